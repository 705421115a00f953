//! Shared by the tests: tables that are driven by the lines of a record.

pub(crate) mod comb;
pub(crate) mod player;
pub(crate) mod slow;

use std::{fmt::Display, str::FromStr};

use kernel::{ContentId, Game, Refused, Seat, Table, Turn};
use railage::{City, FIRST_MAP_TEXTS, Land, Railage, Refusal, Setup, Sheet, Tally};

pub(crate) type Said = Result<(), Refused<Refusal>>;

/// What a table says to a line that breaks a rule.
pub(crate) fn rule(refusal: Refusal) -> Said {
    Err(Refused::Rule(refusal))
}

pub(crate) fn not_your_turn(index: usize) -> Said {
    Err(Refused::NotYourTurn { seat: seat(index) })
}

#[track_caller]
pub(crate) fn read<T: FromStr<Err: Display>>(text: &str) -> T {
    text.parse().unwrap_or_else(|it| panic!("`{text}`: {it}"))
}

#[track_caller]
pub(crate) fn seat(index: usize) -> Seat {
    Seat::new(index).expect("a seat")
}

#[track_caller]
pub(crate) fn city(letter: char) -> City {
    City::new(letter).expect("a letter")
}

#[track_caller]
pub(crate) fn land(text: &str) -> Land {
    let number = text[1..].parse().expect("a number");
    Land::new(city(text.chars().next().expect("a letter")), number).expect("a land cell")
}

/// Lets one line of a record happen: `. roll 4 2 1` or `0 city 1+2 C`.
#[track_caller]
pub(crate) fn say(table: &mut Table<Railage>, line: &str) -> Said {
    let (who, what) = line.split_once(' ').unwrap_or_else(|| panic!("expected who and what in `{line}`"));
    if who == "." { table.happen(read(what)) } else { table.act(seat(read(who)), read(what)) }
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
    let before = play(lines);
    let mut table = before.clone();
    assert_eq!(say(&mut table, line), *expected, "`{line}`");
    assert_eq!(table == before, expected.is_err(), "`{line}` changes the table exactly if it is allowed");
}

/// The seats that are waited for.
pub(crate) fn waiting(table: &Table<Railage>) -> Vec<usize> {
    match table.state().turn() {
        Turn::Seats(seats) => seats.iter().map(Seat::index).collect(),
        Turn::Chance | Turn::Over => Vec::new(),
    }
}

/// Every legal action of a seat, as text.
pub(crate) fn actions(table: &Table<Railage>, index: usize) -> Vec<String> {
    let mut actions = Vec::new();
    table.state().actions(seat(index), &mut actions);
    actions.iter().map(ToString::to_string).collect()
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
