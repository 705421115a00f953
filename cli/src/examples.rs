//! Examples of commands in the texts of `--help`, with the games of the list in them.

use kernel::{Form, Meta};
use library::{GAMES, METAS};

/// A text of help, in which these words stand for names of games: `{game}` for the first of the list, `{duel}` for one
/// that nobody plays alone, `{cards}` for one whose cards are printed, `{map}` for one with several maps, tracks or
/// decks; `{rules}` and `{set}` for a rule set of the first and of that with several that is not the usual one.
///
/// Where no game is like that, the first one stands.
pub(crate) fn with_games(text: &str) -> String {
    let set = |it: &Meta| it.rule_sets.iter().rfind(|set| it.refereed != Some(set.name)).map_or("", |set| set.name);
    let like = |is_it: fn(&Meta) -> bool| METAS.iter().copied().find(|it| is_it(it)).unwrap_or(METAS[0]);
    let map = like(|it| it.has_content && it.rule_sets.len() > 1 && it.seats.1 <= 4);
    let names = [
        ("{game}", METAS[0].name),
        ("{duel}", like(|it| it.seats.0 > 1).name),
        ("{cards}", like(|it| it.prints.iter().any(|it| matches!(it.form, Form::Cards))).name),
        ("{map}", map.name),
        ("{rules}", set(METAS[0])),
        ("{set}", set(map)),
    ];
    aligned(&names.iter().fold(text.to_owned(), |text, (word, name)| text.replace(word, name)))
}

/// The same, with a board of every game that is scored from paper in the place of `{boards}`.
pub(crate) fn with_boards(text: &str) -> String {
    let board = |entry: &library::Entry| {
        let example = entry.paper.as_ref()?.example;
        let lines: String = example.lines().flat_map(|it| ["  ", it, "\n"]).collect();
        Some(format!("{}:\n{lines}\n", entry.title))
    };
    with_games(&text.replace("{boards}\n", &GAMES.iter().filter_map(board).collect::<String>()))
}

/// The text with what is said of examples, which stands two spaces behind each, in one column.
fn aligned(text: &str) -> String {
    let length = |line: &str| line.strip_prefix("  platelayer ")?.split_once("  ").map(|it| it.0.len());
    let width = text.lines().filter_map(length).max().unwrap_or(0);
    let line = |line: &str| match line.strip_prefix("  platelayer ").and_then(|it| it.split_once("  ")) {
        Some((example, said)) => format!("  platelayer {example:width$}  {}", said.trim_start()),
        None => line.to_owned(),
    };
    text.lines().map(line).collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory as _;

    use super::{aligned, with_games};

    #[test]
    fn what_is_said_of_examples_stands_in_a_column() {
        assert_eq!(
            aligned("Examples:\n  platelayer a  one\n  platelayer b --c  two\n  platelayer d\n\nEnd."),
            "Examples:\n  platelayer a      one\n  platelayer b --c  two\n  platelayer d\n\nEnd."
        );
    }

    #[test]
    fn every_word_is_filled_in() {
        let text = with_games("{game} {rules} {duel} {cards} {map} {set}");
        let [game, rules, duel, cards, map, set] = text.split(' ').collect::<Vec<_>>()[..] else { panic!("{text}") };
        for (game, rules) in [(game, rules), (map, set)] {
            let entry = library::find(game).expect("a game");
            assert!(entry.rule_sets.iter().skip(1).any(|it| it.name == rules), "{game} {rules}");
        }
        assert!(library::find(duel).is_some_and(|it| it.seats.0 > 1));
        assert!(library::find(cards).is_some());
    }

    #[test]
    fn no_help_shows_a_word_that_was_not_filled_in() {
        let mut left = vec![crate::args::Args::command()];
        while let Some(mut command) = left.pop() {
            let help = command.render_long_help().to_string();
            assert!(!help.contains('{'), "{help}");
            left.extend(command.get_subcommands().cloned());
        }
    }
}
