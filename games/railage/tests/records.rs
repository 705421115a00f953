//! Whole games, one for every way to end and every number of seats: replayed, verified, byte for byte.

use kernel::{Game as _, Record, Seat, Table, Turn};
use railage::Railage;

/// Why the last round was announced.
#[derive(PartialEq, Debug)]
enum Ending {
    /// The tracks of a seat overlap.
    Overlap,
    /// Every upper space of a seat is reached or crossed out.
    Full,
    /// A player alone drew no ○.
    Pass,
}

fn ending(table: &Table<Railage>) -> Option<Ending> {
    let first = (0..table.log().len()).map(|n| table.at(n).expect("all is kept")).find(|it| it.state().is_last())?;
    let tracks = first.state().map().tracks();
    let any = |is: &dyn Fn(&railage::Sheet) -> bool| {
        Seat::first(first.state().n_seats()).any(|seat| is(first.state().sheet(seat)))
    };
    Some(match (any(&|it| it.overlap(tracks) > 0), any(&|it| it.is_full(tracks))) {
        (true, _) => Ending::Overlap,
        (false, true) => Ending::Full,
        (false, false) => Ending::Pass,
    })
}

#[track_caller]
fn check(text: &str, n_seats: usize, expected: &Ending, scores: &[i32]) {
    let record = Record::<Railage>::parse(text).unwrap_or_else(|it| panic!("{it}"));
    assert_eq!(record.to_string(), text, "byte for byte");
    let (table, n_rolls) = record.verify().unwrap_or_else(|it| panic!("{it}"));
    assert_eq!(n_rolls, Some(n_seats + usize::from(table.state().round())), "a die for each seat, and the rounds");
    assert_eq!((table.state().n_seats(), table.state().turn()), (n_seats, Turn::Over));
    assert_eq!(table.state().scores().as_slice(), scores);
    assert_eq!(ending(&table).as_ref(), Some(expected));
    assert!(!table.state().winners().is_empty());
    assert_eq!(Record::of(&table, record.pledge.clone(), record.seed.clone()).expect("all is kept").to_string(), text);
}

#[test]
fn one_seat() {
    check(include_str!("records/river-1-overlap.rec"), 1, &Ending::Overlap, &[77]);
    check(include_str!("records/river-1-full.rec"), 1, &Ending::Full, &[76]);
    check(include_str!("records/river-1-pass.rec"), 1, &Ending::Pass, &[0]);
    check(include_str!("records/lake-1-overlap.rec"), 1, &Ending::Overlap, &[53]);
    check(include_str!("records/lake-1-full.rec"), 1, &Ending::Full, &[94]);
}

#[test]
fn two_seats() {
    check(include_str!("records/river-2-overlap.rec"), 2, &Ending::Overlap, &[78, 76]);
    check(include_str!("records/lake-2-full.rec"), 2, &Ending::Full, &[24, 23]);
}

#[test]
fn three_seats() {
    check(include_str!("records/lake-3-overlap.rec"), 3, &Ending::Overlap, &[79, 39, 49]);
    check(include_str!("records/river-3-full.rec"), 3, &Ending::Full, &[35, 29, 9]);
}

#[test]
fn four_seats() {
    check(include_str!("records/river-4-overlap.rec"), 4, &Ending::Overlap, &[71, 37, 64, 52]);
    check(include_str!("records/lake-4-full.rec"), 4, &Ending::Full, &[29, 23, 27, 18]);
}

#[test]
fn rules_2() {
    check(include_str!("records/rules-2-river-1-overlap.rec"), 1, &Ending::Overlap, &[102]);
    check(include_str!("records/rules-2-river-1-full.rec"), 1, &Ending::Full, &[87]);
    check(include_str!("records/rules-2-river-1-pass.rec"), 1, &Ending::Pass, &[40]);
    check(include_str!("records/rules-2-river-2-full.rec"), 2, &Ending::Full, &[98, 56]);
    check(include_str!("records/rules-2-river-3-overlap.rec"), 3, &Ending::Overlap, &[98, 67, 79]);
    check(include_str!("records/rules-2-lake-1-overlap.rec"), 1, &Ending::Overlap, &[100]);
    check(include_str!("records/rules-2-lake-1-full.rec"), 1, &Ending::Full, &[49]);
    check(include_str!("records/rules-2-lake-1-pass.rec"), 1, &Ending::Pass, &[85]);
    check(include_str!("records/rules-2-lake-2-full.rec"), 2, &Ending::Full, &[33, 39]);
    check(include_str!("records/rules-2-lake-3-overlap.rec"), 3, &Ending::Overlap, &[81, 63, 70]);
    check(include_str!("records/rules-2-lake-4-overlap.rec"), 4, &Ending::Overlap, &[69, 98, 58, 72]);
    check(include_str!("records/rules-2-lake-4-full.rec"), 4, &Ending::Full, &[62, 68, 61, 78]);
}

/// Games of rules 2 on maps that are not those of new games any more.
#[test]
fn the_maps_of_rules_2_before_todays() {
    check(include_str!("records/second-maps-river-3-overlap.rec"), 3, &Ending::Overlap, &[54, 86, 94]);
    check(include_str!("records/second-maps-lake-2-full.rec"), 2, &Ending::Full, &[90, 70]);
}

#[test]
fn a_record_that_was_changed_is_refused() {
    let text = include_str!("records/river-1-pass.rec");
    let roll = text.lines().find(|it| it.starts_with(". roll")).expect("a roll");
    let other = if roll == ". roll 1 1 1" { ". roll 2 2 2" } else { ". roll 1 1 1" };
    let changed = Record::<Railage>::parse(&text.replacen(roll, other, 1)).expect("it reads");
    assert!(changed.verify().is_err());
    let scores = Record::<Railage>::parse(&text.replace("= 0", "= 1")).expect("it reads");
    assert!(Table::replay(&scores).is_err());
}
