//! `cargo xtask list` and the check of that name: what must name every game is written from `games/list.txt`.
//!
//! A comment line in any file of the project begins a piece that is written here, and another one ends it:
//!
//! ```toml
//! # for each game: {game}.workspace = true
//! …
//! # end of games
//! ```
//!
//! Every game gives the line after the colon, with `{game}` (its folder and crate), `{Game}` (its type), `{name}` (in
//! records), `{title}`, `{summary}`, `{seats}` and `{rules}` filled in, indented like the comment.
//! In Rust the comment begins with `//`, in Markdown it is `<!-- … -->`, in Python `#`; `for each game after 2 lines:`
//! leaves the first two lines of the piece as they are (the head of a table); `for each game but examples:` leaves out
//! games that are there for those who write games; `\n` in the line begins another one.
//!
//! A game's crate of another kind than its rules stands in `games/<game>/<kind>` and is called `<game>-<kind>`.
//! It names the rules by `<game> = { path = ".." }`, so that a new game builds before this task has run.
//! The kinds that are foreseen are [`KINDS`]: the first who makes crates of one adds `"games/*/<kind>",` to the members in
//! the workspace's `Cargo.toml` (a pattern that finds nothing would be an error) and a piece with
//! `{game}-<kind>.workspace = true` to every manifest that needs all of them; then `library::games!` names them.
//! A crate that one game alone has (its referee by post) stands in the folder, too, with a row in `layers.rs`.
//! To foresee another kind: add it to [`KINDS`], a row to `layers.rs`, `{game}_<kind>` at the end of the rows in
//! `library/src/generated.rs`, and a piece with its paths to the workspace's `Cargo.toml`.
//! `for each game with <kind>:` leaves out games that have no such crate yet; that is for the time of a move, because
//! the check wants a kind of all games or of none.

use std::{fs, path::Path, process::ExitCode};

use anyhow::{Context, Result, bail};

use crate::{
    files,
    games::{self, Game},
    misuse::Misuse,
    outcome::Outcome,
    workspace::Workspace,
};

/// The kinds of crates that a game has besides its rules.
pub(crate) const KINDS: [&str; 4] = ["bot", "picture", "wire", "board"];

const BEGIN: &str = "for each game";
const END: &str = "end of games";

/// Where pieces are looked for.
const ENDINGS: [&str; 3] = ["rs", "toml", "md"];

pub(crate) fn run(workspace: &Workspace, arguments: &[String]) -> Result<ExitCode> {
    if let Some(argument) = arguments.first() {
        return Err(Misuse(format!("unexpected argument `{argument}`")).into());
    }
    for (name, text) in outdated(workspace, &games::all(workspace)?)? {
        fs::write(workspace.root().join(&name), text).with_context(|| format!("cannot write {name}"))?;
        println!("{name}");
    }
    Ok(ExitCode::SUCCESS)
}

pub(crate) fn check(workspace: &Workspace) -> Result<Outcome> {
    let games = games::all(workspace)?;
    println!("info: {} games are on the list", games.len());
    let mut complaints: Vec<String> =
        games::unlisted(workspace, &games)?.iter().map(|it| format!("{it}: is not in {}", games::LIST)).collect();
    for kind in KINDS {
        complaints.extend(lacking(&games, kind));
    }
    let outdated = outdated(workspace, &games)?;
    complaints.extend(
        outdated.iter().map(|(name, _)| format!("{name}: is not what the list of games gives; run `cargo xtask list`")),
    );
    Ok(Outcome::of_complaints(&complaints))
}

/// Complaints about games without a crate that others have.
fn lacking(games: &[Game], kind: &str) -> Vec<String> {
    let (have, lack): (Vec<_>, Vec<_>) = games.iter().partition(|it| has(it, kind));
    let Some(other) = have.first() else { return Vec::new() };
    lack.iter().map(|it| format!("games/{}: has no `{kind}`, as games/{} has", it.word, other.word)).collect()
}

fn has(game: &Game, kind: &str) -> bool {
    game.folder.join(kind).join("Cargo.toml").is_file()
}

/// The files that the list would have otherwise, and what would be in them.
fn outdated(workspace: &Workspace, games: &[Game]) -> Result<Vec<(String, String)>> {
    let mut outdated = Vec::new();
    for path in files::all(workspace)?.into_iter().filter(|it| may_have_pieces(it)) {
        let name = workspace.short(&path);
        let text = files::read(workspace, &path)?;
        let written = write(&text, games).with_context(|| name.clone())?;
        if written != text {
            outdated.push((name, written));
        }
    }
    Ok(outdated)
}

fn may_have_pieces(path: &Path) -> bool {
    path.extension().is_some_and(|it| ENDINGS.iter().any(|ending| it == *ending))
}

/// The text of a file with all its pieces written anew.
fn write(text: &str, games: &[Game]) -> Result<String> {
    let mut written = String::with_capacity(text.len());
    let mut lines = text.split_inclusive('\n').zip(1..);
    while let Some((line, number)) = lines.next() {
        written.push_str(line);
        let Some(piece) = Piece::read(line).with_context(|| format!("line {number}"))? else { continue };
        for (line, _) in lines.by_ref().take(piece.n_kept) {
            written.push_str(line);
        }
        for game in games.iter().filter(|it| piece.is_for(it)) {
            for line in filled(piece.template, game)?.split("\\n") {
                written.push_str(piece.indent);
                written.push_str(line);
                written.push('\n');
            }
        }
        let end = lines.find(|(line, _)| comment(line) == Some(END));
        let (end, _) = end.with_context(|| format!("line {number}: the piece has no `{END}`"))?;
        written.push_str(end);
    }
    Ok(written)
}

/// What the first comment of a piece says.
#[derive(PartialEq, Eq, Debug)]
struct Piece<'a> {
    indent: &'a str,
    /// Only games with a crate of this kind give a line.
    kind: Option<&'a str>,
    /// Whether examples give none.
    is_for_players: bool,
    /// How many lines at its beginning stay as they are.
    n_kept: usize,
    template: &'a str,
}

impl<'a> Piece<'a> {
    /// Nothing where no piece begins.
    fn read(line: &'a str) -> Result<Option<Self>> {
        let Some(rest) = comment(line).and_then(|it| it.strip_prefix(BEGIN)) else { return Ok(None) };
        let Some((order, template)) = rest.split_once(": ") else { bail!("`{BEGIN}` is not followed by a line") };
        let words: Vec<_> = order.split_whitespace().collect();
        let rest = words.strip_prefix(&["but", "examples"]);
        let is_for_players = rest.is_some();
        let (kind, n_kept) = match *rest.unwrap_or(&words) {
            [] => (None, 0),
            ["with", kind] if KINDS.contains(&kind) => (Some(kind), 0),
            ["after", n, "lines"] => (None, n.parse().with_context(|| format!("`{n}` is no number"))?),
            _ => bail!("`{BEGIN}{order}` is not understood"),
        };
        let indent = &line[..line.len() - line.trim_start().len()];
        Ok(Some(Self { indent, kind, is_for_players, n_kept, template }))
    }

    /// Whether a game gives a line.
    fn is_for(&self, game: &Game) -> bool {
        self.kind.is_none_or(|kind| has(game, kind)) && !(self.is_for_players && game.is_example())
    }
}

/// What a comment that fills a line says.
fn comment(line: &str) -> Option<&str> {
    let line = line.trim();
    let in_markdown = || line.strip_prefix("<!-- ")?.strip_suffix(" -->");
    line.strip_prefix("# ").or_else(|| line.strip_prefix("// ")).or_else(in_markdown)
}

/// A line with what a game tells of itself.
fn filled(template: &str, game: &Game) -> Result<String> {
    let rules: Vec<_> = game.rule_sets()?.iter().map(|it| format!("`{it}`")).collect();
    Ok(template
        .replace("{game}", &game.word)
        .replace("{Game}", &game.type_name())
        .replace("{name}", game.name()?)
        .replace("{title}", game.title()?)
        .replace("{summary}", game.summary()?)
        .replace("{seats}", &game.seats()?)
        .replace("{rules}", &rules.join(", ")))
}

#[cfg(test)]
mod tests {
    use super::{KINDS, check, has, lacking, write};
    use crate::{
        games::{self, Game, tests::TOY},
        outcome::Outcome,
        workspace::Workspace,
    };

    fn toys() -> [Game; 2] {
        [Game::new("toy", TOY), Game::new("train", &TOY.replace("a-toy", "a-train"))]
    }

    #[track_caller]
    fn is_written(text: &str, expected: &str) {
        assert_eq!(write(text, &toys()).expect("it can be written"), expected);
        assert_eq!(write(expected, &toys()).expect("it can be written"), expected, "nothing changes twice");
    }

    #[test]
    fn every_game_gives_a_line() {
        is_written(
            "a\n# for each game: {game}.workspace = true\nold\n# end of games\nb\n",
            "a\n# for each game: {game}.workspace = true\ntoy.workspace = true\ntrain.workspace = true\n# end of games\nb\n",
        );
        is_written(
            "    // for each game: {Game} \"{name}\"\n    // end of games\n",
            "    // for each game: {Game} \"{name}\"\n    Toy \"a-toy\"\n    Train \"a-train\"\n    // end of games\n",
        );
    }

    #[test]
    fn examples_are_left_out_where_players_look() {
        let games = [Game::new("toy", TOY), Game::new("train", &TOY.replace("is_example: false", "is_example: true"))];
        let text = "# for each game but examples after 1 lines: {game}\nhead\n# end of games\n";
        assert_eq!(write(text, &games).expect("it can be written"), text.replace("head\n", "head\ntoy\n"));
    }

    #[test]
    fn a_game_may_give_several_lines() {
        is_written(
            "  // for each game: #[one]\\nmod {game};\n  // end of games\n",
            "  // for each game: #[one]\\nmod {game};\n  #[one]\n  mod toy;\n  #[one]\n  mod train;\n  // end of games\n",
        );
    }

    #[test]
    fn a_table_keeps_its_head() {
        let comment = "<!-- for each game after 2 lines: | {title} | {seats} | {rules} | -->\n";
        let row = "| A Toy | 1 to 1,024 | `old`, `new` |\n";
        is_written(
            &format!("{comment}| a |\n|---|\n| gone |\n<!-- end of games -->\n"),
            &format!("{comment}| a |\n|---|\n{row}{row}<!-- end of games -->\n"),
        );
    }

    #[test]
    fn a_piece_without_an_end_or_with_another_order_is_told() {
        let error = |text: &str| format!("{:#}", write(text, &toys()).expect_err("a fault"));
        assert_eq!(error("\n# for each game: x\n"), "line 2: the piece has no `end of games`");
        assert_eq!(error("# for each game with wheels: x\n"), "line 1: `for each game with wheels` is not understood");
        assert_eq!(error("# for each game\n"), "line 1: `for each game` is not followed by a line");
    }

    #[test]
    fn games_without_a_crate_of_a_kind_give_no_line() {
        let text = "# for each game with wire: x\n# end of games\n";
        assert_eq!(write(text, &toys()).expect("it can be written"), text);
        assert!(!has(&toys()[0], KINDS[0]) && lacking(&toys(), KINDS[0]).is_empty());
    }

    #[test]
    fn a_kind_is_of_all_games_or_of_none() {
        let mut games = games::all(&Workspace::here()).expect("the list");
        games.truncate(1);
        // A folder with a manifest is a crate of a kind, whatever its name.
        let kind = "../".to_owned() + &games[0].word;
        games.push(Game::new("toy", TOY));
        assert_eq!(lacking(&games, &kind), [format!("games/toy: has no `{kind}`, as games/{} has", games[0].word)]);
    }

    #[test]
    fn everything_is_as_the_list_gives_it() {
        assert_eq!(check(&Workspace::here()).expect("files"), Outcome::Passed);
    }
}
