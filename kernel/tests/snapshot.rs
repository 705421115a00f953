//! Tables that were put away and go on.

use kernel::{Game as _, Seat, SnapshotError, Table, Unfair, Veil, Viewer};

use crate::toy::{Cell, Quick, Setup, Sidings, seat, seats};

/// A table of so many seats in its first round, where `n_marked` of them have marked.
fn crowd(n_seats: usize, n_marked: usize) -> Table<Sidings> {
    let mut table = Table::<Sidings>::new(seats(n_seats));
    table.settle_with(&mut |_| 0);
    for it in Seat::first(n_marked) {
        table.act(it, cell("b1")).expect("legal");
    }
    table
}

fn cell(text: &str) -> Cell {
    text.parse().expect("a cell")
}

fn restored(table: &Table<Sidings>) -> Table<Sidings> {
    Table::restore(*table.setup(), &table.snapshot()).expect("a snapshot")
}

#[test]
fn a_short_game_is_kept_whole() {
    for n_marked in [0, 1, 40] {
        let table = crowd(60, n_marked);
        let again = restored(&table);
        assert_eq!(again, table);
        assert_eq!(again.redacted_text(Viewer::Referee), table.redacted_text(Viewer::Referee));
    }
    let new = Table::<Sidings>::new(seats(2));
    assert_eq!(restored(&new), new);
}

#[test]
fn of_a_long_game_the_last_events_are_kept() {
    // 300 goals, a row and 250 marks: copies of the position are kept at 448 and 512 events.
    let table = crowd(300, 250);
    let again = restored(&table);
    assert_eq!((again.first_event(), again.n_events(), again.log().len()), (448, 551, 103));
    assert_eq!(again.log(), &table.log()[448..]);
    assert_eq!(again.state(), table.state());
    assert_eq!((again.event(447), again.veil(447), again.at(447)), (None, None, None));
    assert_eq!(again.event(448), table.event(448));
    assert_eq!(again.veil(550), Some((Veil::Step(seat(249)), 0)));
    assert_eq!(again.at(500).expect("kept").state(), table.at(500).expect("kept").state());
    assert!(again.redacted_text(Viewer::Public).is_none(), "a record has a beginning");
    assert!(again.is_open(550, Viewer::Seat(seat(249))) && !again.is_open(550, Viewer::Public));
    assert!(!again.is_open(447, Viewer::Referee), "it is not kept");
    assert_eq!(again.redact(Viewer::Seat(seat(249))).count(), 1, "its own mark");
}

#[test]
fn a_restored_table_goes_on_and_is_put_away_again() {
    let (mut table, mut again) = (crowd(300, 100), restored(&crowd(300, 100)));
    for it in Seat::first(300).skip(100) {
        assert_eq!(again.snapshot(), table.snapshot(), "the same bytes, however often it was put away");
        again = restored(&again);
        table.act(it, cell("b1")).expect("legal");
        again.act(it, cell("b1")).expect("legal");
    }
    assert_eq!(again.lot(), table.lot(), "the lots are numbered on");
    assert_eq!((again.state(), again.state().step()), (table.state(), 1));
}

#[test]
fn a_restored_table_takes_back_as_much_as_one_that_was_never_put_away() {
    let (mut table, mut again) = (crowd(300, 250), restored(&crowd(300, 250)));
    for n in (147..250).rev() {
        assert_eq!(table.undo(seat(n)).expect("fair"), again.undo(seat(n)).expect("fair"));
        assert_eq!(again.state(), table.state());
    }
    assert_eq!((table.undo(seat(146)), again.undo(seat(146))), (Err(Unfair::LongAgo), Err(Unfair::LongAgo)));
    // Put away at the very end of what can be taken back, nothing is left to take back.
    assert_eq!(restored(&table).undo(seat(146)), Err(Unfair::LongAgo));
    assert_eq!(restored(&table).log(), []);
}

/// Changes the snapshot of a table and compares what is said of it.
#[track_caller]
fn check(change: impl Fn(&mut Vec<u8>), setup: Setup, expected: &SnapshotError) {
    let mut bytes = crowd(300, 250).snapshot();
    change(&mut bytes);
    assert_eq!(Table::<Sidings>::restore(setup, &bytes).expect_err("a wrong snapshot"), *expected);
}

#[test]
fn wrong_snapshots_are_refused() {
    let setup = seats(300);
    check(|it| it[0] = 9, setup, &SnapshotError::Format { found: 9 });
    check(|it| it[1] = 3, setup, &SnapshotError::Rules { found: 3, expected: Sidings::RULES });
    check(|it| it[2] = 8, setup, &SnapshotError::Layout { found: 8, expected: Sidings::SNAPSHOT });
    check(|it| it[40] ^= 1, setup, &SnapshotError::Damaged);
    check(|it| it.push(0), setup, &SnapshotError::Damaged);
    check(|it| it.truncate(it.len() - 1), setup, &SnapshotError::Damaged);
    check(Vec::clear, setup, &SnapshotError::Damaged);
    check(|_| {}, seats(301), &SnapshotError::Damaged);
    let rules = Table::<Quick>::restore(setup, &crowd(300, 250).snapshot()).expect_err("another game");
    assert_eq!(rules.to_string(), "this is a snapshot of rules 1, and these are rules 12");
}

#[test]
fn every_damaged_byte_and_every_torn_end_is_found() {
    let bytes = crowd(3, 2).snapshot();
    for n in 0..bytes.len() {
        assert!(Table::<Sidings>::restore(seats(3), &bytes[..n]).is_err(), "torn at {n}");
        for bit in 0..8 {
            let mut damaged = bytes.clone();
            damaged[n] ^= 1 << bit;
            assert!(Table::<Sidings>::restore(seats(3), &damaged).is_err(), "bit {bit} of byte {n}");
        }
    }
}
