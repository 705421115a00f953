//! How fast 30 Rails is played and scored, beside a slow second way in the same run. Prints one JSON object per line.

#[path = "../../../track/tests/slow/mod.rs"]
#[expect(dead_code, reason = "the tests of the track use the rest")]
mod slow;

mod dense;

use std::hint::black_box;

use kernel::{Game, Seat};
use slow::{Board, all_lines, best};
use testing::{
    Playouts,
    bench::{listed_game, rate, report},
};
use thirty::{Pair, RuleSet, Setup, Sheet, Station, Tally, Thirty};
use track::{Neighbour, Network, Square};

/// How often each is measured.
const RUNS: u32 = 40;

fn main() {
    for rules in RuleSet::ALL {
        random_games(rules);
    }
    // What a strong player leaves; people call 60 points excellent.
    dense_boards("scoring dense boards", 85, Some(1_000_000));
    dense_boards("scoring the densest boards", i32::MAX, None);
    thousand_seats();
}

/// Complete random games: setup, thirty turns with legal moves, final score; beside them the same games by listing
/// everything, scored by trying every line.
fn random_games(rules: RuleSet) {
    let setup = Setup::new(rules, 1).expect("one seat");
    let slow_game = |luck: &mut _| {
        let table = listed_game::<Thirty>(setup, luck, |_| ());
        slow_total(table.state().sheet(Seat::FIRST), rules)
    };
    let floor = (rules == RuleSet::Basic).then_some(500_000);
    testing::bench::random_games(
        &format!("random {rules} games"),
        Thirty::new(&setup),
        (20_000, 500, RUNS),
        floor,
        slow_game,
    );
}

/// The score by trying every line there is.
fn slow_total(sheet: &Sheet, rules: RuleSet) -> i32 {
    let Some(board) = board(sheet) else { return 0 };
    let mut total = 0;
    let mut n_linked = 0;
    for from in Station::ALL {
        let lines = all_lines(&board, board.stations[from.index()]);
        n_linked += usize::from(board.inner.and_then(|it| best(&lines, Neighbour::Square(it))).is_some());
        for pair in Pair::ALL.into_iter().filter(|it| it.ends().0 == from) {
            let end = Neighbour::Border(board.stations[pair.ends().1.index()]);
            let Some(length) = best(&lines, end) else { continue };
            let most = if rules == RuleSet::Postal { u8::MAX } else { 1 };
            let sum = thirty::points(pair) + length.squares + 2 * length.bonus.min(most);
            total += i32::from(if rules == RuleSet::Advanced { sum.min(sheet.shares(pair)) } else { sum });
        }
    }
    total + [0, 2, 6, 12, 20][n_linked]
}

fn board(sheet: &Sheet) -> Option<Board> {
    let mut res = Board {
        joins: [track::Joins::NONE; Square::COUNT],
        bonus: [0; Square::COUNT],
        stations: {
            let [a, b, c, d] = sheet.stations();
            [a?, b?, c?, d?]
        },
        inner: sheet.mine(),
    };
    for square in Square::all() {
        res.joins[square.index()] = sheet.joins(square);
        res.bonus[square.index()] = sheet.bonus(square);
    }
    Some(res)
}

/// Scoring of full, connected boards that were grown until they score `enough`.
fn dense_boards(name: &str, enough: i32, floor: Option<u32>) {
    let sheets = dense::sheets(100, enough);
    let total = |it: &Sheet| Tally::of(it, RuleSet::Basic).total();
    let mean = sheets.iter().map(total).sum::<i32>() / i32::try_from(sheets.len()).expect("a hundred");
    assert!(mean >= 60, "dense boards connect: they score {mean} on average");
    for sheet in &sheets {
        assert_eq!(total(sheet), slow_total(sheet, RuleSet::Basic), "both ways score the same");
    }
    let n_boards = sheets.len() as u32;
    let fast = rate(n_boards * 50, RUNS, || {
        for _ in 0..50 {
            for sheet in &sheets {
                black_box(total(black_box(sheet)));
            }
        }
    });
    let slow = rate(n_boards * 5, RUNS, || {
        for _ in 0..5 {
            for sheet in &sheets {
                black_box(slow_total(black_box(sheet), RuleSet::Basic));
            }
        }
    });
    assert!(fast > 3.0 * slow, "scoring is at least three times as fast as trying every line: {fast} and {slow}");
    report(name, fast, "boards/s", fast / slow, floor);
}

/// One game of a thousand seats, in games per second; the other way is a thousand games of one seat.
fn thousand_seats() {
    let play = |n_seats: usize, n_games: u32| {
        let start = Thirty::new(&Setup::new(RuleSet::Basic, n_seats).expect("seats"));
        black_box(Playouts::new(start, 3).play(n_games));
    };
    let together = rate(1, RUNS, || play(1_000, 1));
    let apart = rate(1, RUNS, || play(1, 1_000));
    report("games of a thousand seats", together, "games/s", together / apart, Some(1));
}
