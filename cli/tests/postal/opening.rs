//! How games by post begin in most tests, and what is done with them.

use crate::common::Desk;

/// A game whose mountains are rolled, in the folder `g`: Anna by mail, Bernd with or without, and others on paper.
pub(crate) fn begun(bernd: Option<&str>, others: &[&str]) -> Desk {
    let desk = Desk::new();
    desk.fine(&["postal", "new", "g", "--name", "Rails-7", "--seed", "5", "--now", "2026-11-01 09:00"], "");
    let add = |player: &[&str]| desk.fine(&[&["postal", "-C", "g", "players", "add"], player].concat(), "");
    add(&["Anna", "anna@example.org", "--language", "en"]);
    add(&["Bernd"].into_iter().chain(bernd).collect::<Vec<_>>());
    for other in others {
        add(&[other]);
    }
    at(&desk, "2026-11-01 10:00", &["roll"], "");
    desk
}

/// Runs a command at a moment.
#[track_caller]
pub(crate) fn at(desk: &Desk, now: &str, args: &[&str], input: &str) -> String {
    desk.fine(&[&["postal", "-C", "g", "--now", now], args].concat(), input)
}

/// The example lines of a player's open report: a legal answer.
pub(crate) fn example(desk: &Desk, name: &str) -> String {
    let report = desk.fine(&["postal", "-C", "g", "report", "--show", name], "");
    report.lines().filter(|it| it.starts_with("    ") && it.contains(": x")).flat_map(|it| [it, "\n"]).collect()
}
