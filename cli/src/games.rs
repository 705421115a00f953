//! `platelayer games` and `platelayer rules`.

use std::io::{self, Write};

use kernel::Seat;
use library::{Entry, GAMES, Host};

use crate::{
    args::{Games, Rules},
    fault::Fault,
};

/// How wide text is set, unless the terminal is narrower.
const WIDTH: usize = 78;

/// Lists the games, or those that are examples for whoever writes games.
pub(crate) fn list(args: &Games) -> Result<(), Fault> {
    let mut out = io::stdout().lock();
    for game in GAMES.iter().filter(|it| it.is_example == args.examples) {
        let (least, most) = game.seats;
        writeln!(out, "{:<12} {}, {least} to {most} players", game.name, game.title)?;
        writeln!(out, "{}", wrap(game.summary, "             ", "             "))?;
        for rules in game.rule_sets {
            writeln!(out, "             --rules {:<10} {}", rules.name, rules.summary)?;
        }
    }
    if let Some(first) = GAMES.iter().find(|it| it.is_example == args.examples) {
        writeln!(out, "\nPlay with `platelayer play {}`.", first.name)?;
    }
    Ok(())
}

/// The game of this name.
pub(crate) fn find(name: &str) -> Result<&'static Entry, Fault> {
    library::find(name)
        .ok_or_else(|| Fault::usage(format!("there is no game `{name}`: there are {}", library::known())))
}

/// What a picture of a table is called: the game, its rules if they have a name, and whose sheet it is.
pub(crate) fn title(host: &dyn Host, seat: Seat) -> String {
    let setup = host.setup();
    let rules = setup.split(' ').next().filter(|it| host.entry().rule_sets.iter().any(|known| known.name == *it));
    let rules = rules.map_or(String::new(), |it| format!(", {it}"));
    let whose = if host.n_seats() > 1 { format!(", seat {seat}") } else { String::new() };
    format!("{}{rules}{whose}", host.entry().title)
}

/// A line for whoever goes on with a game, or looks at one, that was begun by older rules.
pub(crate) fn old_rules(host: &dyn Host) -> Option<String> {
    let number = library::old_rules(&host.head())?;
    let newest = host.entry().newest_rules;
    Some(format!("This game goes on by the rules that it began with (number {number}; new games have {newest})."))
}

/// Shows the rules of a game.
pub(crate) fn rules(args: &Rules) -> Result<(), Fault> {
    let game = find(&args.game)?;
    let mut out = io::stdout().lock();
    if args.markdown {
        write!(out, "{}", game.rules_text)?;
        return Ok(());
    }
    let Some(wanted) = &args.sentence else {
        for line in game.rules_text.lines() {
            writeln!(out, "{}", set(line))?;
        }
        return Ok(());
    };
    let mark = format!("**{}**", wanted.to_uppercase());
    let line = game.rules_text.lines().find(|it| it.starts_with(&mark));
    let line = line.ok_or_else(|| Fault::usage(format!("{} has no sentence `{wanted}`", game.name)))?;
    writeln!(out, "{}", set(line))?;
    Ok(())
}

/// One line of Markdown as plain text, wrapped.
fn set(line: &str) -> String {
    if let Some(heading) = line.strip_prefix("# ").or_else(|| line.strip_prefix("## ")) {
        let rule = if line.starts_with("# ") { "═" } else { "─" };
        return format!("{heading}\n{}", rule.repeat(heading.chars().count()));
    }
    match line.strip_prefix("**").and_then(|it| it.split_once("** ")) {
        Some((number, sentence)) => wrap(sentence, &format!("{number:<5}"), "     "),
        None => wrap(line, "", ""),
    }
}

fn wrap(text: &str, first: &str, rest: &str) -> String {
    textwrap::fill(text, textwrap::Options::new(WIDTH).initial_indent(first).subsequent_indent(rest))
}
