//! Recorded games, one for every way to end: replayed, their dice checked, scored twice, and written byte for byte.

use crate::{
    common::{seat, told},
    slow,
};
use kernel::{Event, Game as _, Record, Seat, Table, Turn};
use streetcar::{Ruling, Streetcar, Tally};

/// A record, its seats, how many tiles were drawn, and its scores.
struct Recorded {
    text: &'static str,
    n_seats: usize,
    n_draws: u8,
    scores: &'static [i32],
}

macro_rules! recorded {
    ($name:literal, $n_seats:literal, $n_draws:literal, $scores:expr) => {
        Recorded {
            text: include_str!(concat!("records/", $name, ".rec")),
            n_seats: $n_seats,
            n_draws: $n_draws,
            scores: &$scores,
        }
    };
}

/// To the last turn, or until nobody is left, alone and with others, with either mix of tiles.
const RECORDS: [Recorded; 8] = [
    recorded!("alone", 1, 30, [43]),
    recorded!("alone-whole-set", 1, 30, [12]),
    recorded!("alone-leaves", 1, 14, [2]),
    recorded!("two", 2, 30, [21, 7]),
    recorded!("two-leave-in-the-setup", 2, 0, [0, 0]),
    recorded!("three-one-leaves", 3, 30, [36, 2, 18]),
    recorded!("five", 5, 30, [12, 0, 2, 24, 17]),
    recorded!("eight-all-leave", 8, 29, [11, 0, 0, 0, 0, 9, 6, 2]),
];

fn replay(text: &str) -> Table<Streetcar> {
    Table::replay(&Record::parse(text).expect("a record")).expect("it replays")
}

#[test]
fn records_replay_and_their_dice_are_right() {
    for it in RECORDS {
        let record = Record::<Streetcar>::parse(it.text).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(record.to_string(), it.text, "byte for byte");
        let (table, n_rolls) = record.verify().unwrap_or_else(|error| panic!("{error}"));
        let n_chances = table.log().iter().filter(|it| matches!(it, Event::Chance(_))).count();
        assert_eq!(n_rolls, Some(n_chances));
        assert_eq!(table.state().turn(), Turn::Over);
        assert_eq!((table.state().n_seats(), table.state().scores().as_slice()), (it.n_seats, it.scores));
        let dice = record.dice().expect("a seed");
        let again = Record::of(&table, Some(dice.pledge()), Some(dice.seed().clone())).expect("all is kept");
        assert_eq!(again.to_string(), it.text, "written again from the table");
    }
}

#[test]
fn records_end_as_they_should() {
    for it in RECORDS {
        let table = replay(it.text);
        let view = table.state().view(kernel::Viewer::Public);
        assert_eq!(view.n_draws, it.n_draws, "{}", it.text);
        let n_left = table.log().iter().filter(|it| matches!(it, Event::Ruling { ruling: Ruling::Leave, .. })).count();
        assert_eq!(view.gone.len(), n_left);
        assert_eq!(it.n_draws < 30, n_left == it.n_seats, "thirty turns, or nobody is left");
        for seat in Seat::first(it.n_seats).filter(|&seat| !view.gone.contains(seat)) {
            assert!(view.boards[seat].free().is_empty(), "who stayed has filled the board");
        }
    }
}

#[test]
fn records_score_as_the_slow_scorer_says() {
    for it in RECORDS {
        let table = replay(it.text);
        for seat in Seat::first(it.n_seats) {
            let score = slow::score(table.state().board(seat)).total;
            assert_eq!(score, it.scores[seat.index()], "seat {seat} of\n{}", it.text);
        }
    }
}

#[test]
fn a_record_with_another_roll_is_found_out() {
    let text = RECORDS[0].text.replacen(". zone x2/y1", ". zone x1/y1", 1);
    let error = Record::<Streetcar>::parse(&text).expect("a record").verify().expect_err("another roll");
    assert_eq!(error.to_string(), "line 8: `zone x1/y1` is not what the dice gave: lot 0 is `zone x2/y1`");
}

#[test]
fn a_record_with_other_scores_is_found_out() {
    let text = RECORDS[0].text.replacen("= 43", "= 44", 1);
    let error = Table::replay(&Record::<Streetcar>::parse(&text).expect("a record")).expect_err("other scores");
    assert_eq!(error.to_string(), "line 76: the scores are 43");
}

#[test]
fn the_score_of_the_first_record_by_hand() {
    // 1-2: x1/y3 (a tree), x2/y3, x2/y2, x3/y2, x3/y1.
    // 1-4, from 4: x1/y6, x2/y6 (trees), x3/y6, x3/y5, x3/y4 (a tree), x2/y4, x1/y4, x1/y3 (a tree).
    // 2-3, from 3: x6/y4, x6/y3, x5/y3, x5/y2 (trees), x5/y1, x4/y1 (a tree), x3/y1.
    // Station 4 comes to the central station x3/y3 from x3/y4.
    let table = replay(RECORDS[0].text);
    let expected = "1-2 3+5+1=9, 1-4 5+8+4=17, 2-3 5+7+3=15, central 4=2, total 43";
    assert_eq!(told(&Tally::of(table.state().board(seat(0)))), expected);
}
