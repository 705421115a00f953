//! Shared by the tests: tables that are driven by the lines of a record.

pub(crate) mod comb;
pub(crate) mod player;
pub(crate) mod slow;

use kernel::{ContentId, Seat, Table};
use railage::{City, FIRST_MAP_TEXTS, Land, Railage, Setup, Sheet, Tally};
pub(crate) use testing::{actions, legal, not_your_turn, read, rule, say, seat, waiting};

pub(crate) type Said = testing::Said<Railage>;

#[track_caller]
pub(crate) fn city(letter: char) -> City {
    City::new(letter).expect("a letter")
}

#[track_caller]
pub(crate) fn land(text: &str) -> Land {
    let number = text[1..].parse().expect("a number");
    Land::new(city(text.chars().next().expect("a letter")), number).expect("a land cell")
}

/// Lets lines happen one after the other, all of which are allowed; they are split at commas and line ends.
#[track_caller]
pub(crate) fn go_on(table: &mut Table<Railage>, lines: &str) {
    for line in lines.split([',', '\n']).map(str::trim).filter(|it| !it.is_empty()) {
        say(table, line).unwrap_or_else(|it| panic!("`{line}`: {it}"));
    }
}

/// A table where these lines happened; the first is what was agreed, such as `river seats 2`.
///
/// The cells that tests name are those of the first maps, so those stand behind the names.
#[track_caller]
pub(crate) fn play(lines: &str) -> Table<Railage> {
    let (setup, lines) = lines.trim().split_once([',', '\n']).unwrap_or((lines.trim(), ""));
    let (name, seats) = setup.trim().split_once(' ').expect("a map and the seats");
    let first = FIRST_MAP_TEXTS.iter().find(|it| it.contains(&format!("map {name}\n"))).expect("a map");
    let mut table = Table::new(read::<Setup>(&format!("{name} {} {seats}", ContentId::of(first))));
    go_on(&mut table, lines);
    table
}

/// What the table says to `line` after `lines`; what it refuses must change nothing.
#[track_caller]
pub(crate) fn check(lines: &str, line: &str, expected: &Said) {
    assert_eq!(legal(&play(lines), line), *expected, "`{line}`");
}

/// The legal actions of the first seat that begin with this word.
pub(crate) fn listed(table: &Table<Railage>, word: &str) -> Vec<String> {
    actions(table, 0).into_iter().filter(|it| it.split(' ').next() == Some(word)).collect()
}

pub(crate) fn sheet(table: &Table<Railage>) -> &Sheet {
    table.state().sheet(Seat::FIRST)
}

pub(crate) fn tally(table: &Table<Railage>) -> Tally {
    Tally::of(sheet(table), table.state().map())
}
