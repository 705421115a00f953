//! How fast 30 Rails is played and scored, beside a slow second way in the same run. Prints one JSON object per line.

#[path = "../../../track/tests/slow/mod.rs"]
#[expect(dead_code, reason = "the tests of the track use the rest")]
mod slow;

mod dense;

use std::{hint::black_box, time::Instant};

use kernel::{Event, Game, Scratch, Seat, Table, Turn, draw, playout};
use slow::{Board, all_lines, best};
use thirty::{Pair, RuleSet, Setup, Sheet, Station, Tally, Thirty};
use track::{Neighbour, Network, Square};

fn main() {
    for rules in RuleSet::ALL {
        random_games(rules);
    }
    // What a strong player leaves; people call 60 points excellent.
    dense_boards("scoring dense boards", 85, Some(1_000_000));
    dense_boards("scoring the densest boards", i32::MAX, None);
    thousand_seats();
}

/// Prints one figure.
fn report(name: &str, value: f64, unit: &str, ratio: f64, floor: Option<u32>) {
    let floor = floor.map_or(String::new(), |it| format!(",\"floor\":{it}"));
    println!("{{\"name\":\"{name}\",\"value\":{value:.0},\"unit\":\"{unit}\",\"ratio\":{ratio:.2}{floor}}}");
}

/// The best rate of many short runs, because a busy machine only ever makes things slower.
fn rate(n: u32, mut run: impl FnMut()) -> f64 {
    let time = |_| {
        let start = Instant::now();
        run();
        start.elapsed().as_secs_f64()
    };
    f64::from(n) / (0..40).map(time).fold(f64::INFINITY, f64::min)
}

/// Complete random games: setup, thirty turns with legal moves, final score.
fn random_games(rules: RuleSet) {
    const N_FAST: u32 = 20_000;
    const N_SLOW: u32 = 500;
    let setup = Setup::new(rules, 1).expect("one seat");
    let start = Thirty::new(&setup);
    let mut game = start.clone();
    let mut scratch = Scratch::default();
    let mut fast = |n: u32| {
        let mut luck = fastrand::Rng::with_seed(1);
        let mut sum = 0;
        for _ in 0..n {
            game.clone_from(&start);
            playout(&mut game, &mut luck, &mut scratch);
            sum += game.score(Seat::FIRST);
        }
        sum
    };
    let slow = |n: u32| {
        let mut luck = fastrand::Rng::with_seed(1);
        (0..n).map(|_| slow_game(setup, &mut luck)).sum::<i32>()
    };
    assert_eq!(fast(N_SLOW), slow(N_SLOW), "both ways play and score the same games");
    let fast_rate = rate(N_FAST, || {
        black_box(fast(N_FAST));
    });
    let slow_rate = rate(N_SLOW, || {
        black_box(slow(N_SLOW));
    });
    let floor = (rules == RuleSet::Basic).then_some(500_000);
    report(&format!("random {rules} games"), fast_rate, "games/s", fast_rate / slow_rate, floor);
}

/// The same game by listing everything, through the checked doors, scored by trying every line.
fn slow_game(setup: Setup, luck: &mut fastrand::Rng) -> i32 {
    let mut table = Table::<Thirty>::new(setup);
    loop {
        let event = match table.state().turn() {
            Turn::Over => return slow_total(table.state().sheet(Seat::FIRST), setup.rules()),
            Turn::Chance => {
                let mut outcomes = Vec::new();
                table.state().chances(&mut outcomes);
                Event::Chance(draw(&outcomes, luck))
            }
            Turn::Seats(_) => {
                let mut actions = Vec::new();
                table.state().actions(Seat::FIRST, &mut actions);
                Event::Act { seat: Seat::FIRST, action: actions[luck.u32(..actions.len() as u32) as usize] }
            }
        };
        match event {
            Event::Chance(chance) => table.happen(chance),
            Event::Act { seat, action } => table.act(seat, action),
            Event::Ruling { seat, ruling } => table.rule(seat, ruling),
        }
        .expect("a listed event is legal");
    }
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
            let sum = pair.points() + length.squares + 2 * length.bonus.min(most);
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
    let fast = rate(n_boards * 50, || {
        for _ in 0..50 {
            for sheet in &sheets {
                black_box(total(black_box(sheet)));
            }
        }
    });
    let slow = rate(n_boards * 5, || {
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
        let mut luck = fastrand::Rng::with_seed(3);
        let mut scratch = Scratch::default();
        let mut game = start.clone();
        for _ in 0..n_games {
            game.clone_from(&start);
            playout(&mut game, &mut luck, &mut scratch);
            assert_eq!(black_box(game.scores()).n_seats(), n_seats);
        }
    };
    let together = rate(1, || play(1_000, 1));
    let apart = rate(1, || play(1, 1_000));
    report("games of a thousand seats", together, "games/s", together / apart, Some(1));
}
