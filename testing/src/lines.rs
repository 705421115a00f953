//! Tables that are driven by the lines of a record.

use std::{fmt::Display, str::FromStr};

use kernel::{Game, Refused, Seat, Table, Turn};

/// What a table says to a line.
pub type Said<G> = Result<(), Refused<<G as Game>::Refusal>>;

/// What a table says to a line that breaks a rule.
pub fn rule<R>(refusal: R) -> Result<(), Refused<R>> {
    Err(Refused::Rule(refusal))
}

/// What a table says to a seat that must wait.
pub fn not_your_turn<R>(index: usize) -> Result<(), Refused<R>> {
    Err(Refused::NotYourTurn { seat: seat(index) })
}

/// The thing of this notation, which must be right.
#[track_caller]
pub fn read<T: FromStr<Err: Display>>(text: &str) -> T {
    text.parse().unwrap_or_else(|it| panic!("`{text}`: {it}"))
}

/// The seat of this number, counted from zero.
#[track_caller]
pub fn seat(index: usize) -> Seat {
    Seat::new(index).expect("a seat")
}

/// Lets one line of a record happen: `. roll 4 2`, `0 x5/y2 = 1a` or `1! leave`.
#[track_caller]
pub fn say<G: Game>(table: &mut Table<G>, line: &str) -> Said<G> {
    let (who, what) = line.split_once(' ').unwrap_or_else(|| panic!("expected who and what in `{line}`"));
    match (who, who.strip_suffix('!')) {
        (".", _) => table.happen(read(what)),
        (_, Some(number)) => table.rule(seat(read(number)), read(what)),
        (number, None) => table.act(seat(read(number)), read(what)),
    }
}

/// What the table says to `line`; what it refuses must change nothing.
#[track_caller]
pub fn legal<G: Game + PartialEq>(before: &Table<G>, line: &str) -> Said<G> {
    let mut table = before.clone();
    let said = say(&mut table, line);
    assert_eq!(table == *before, said.is_err(), "`{line}` changes the table exactly if it is allowed");
    said
}

/// The seats that are waited for.
pub fn waiting<G: Game>(table: &Table<G>) -> Vec<usize> {
    match table.state().turn() {
        Turn::Seats(seats) => seats.iter().map(Seat::index).collect(),
        Turn::Chance | Turn::Over => Vec::new(),
    }
}

/// Every legal action of a seat, as text.
pub fn actions<G: Game>(table: &Table<G>, index: usize) -> Vec<String> {
    let mut actions = Vec::new();
    table.state().actions(seat(index), &mut actions);
    actions.iter().map(ToString::to_string).collect()
}
