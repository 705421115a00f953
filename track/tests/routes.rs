//! The route finder against its slow second self, on boards of every density, and by hand.

use crate::slow::{Board, all_lines, all_walks, best, grow, random_board, random_joins, random_piece};
use kernel::Reader;
use track::{Border, Ends, Joins, Length, Neighbour, Network, Piece, Policy, Side, Square, route, survey};

/// Compares all ends of a board; returns how many lines there are, and how many need the exhaustive search.
fn compare(board: &Board, policy: Policy) -> (u32, u32) {
    let ends = Ends::new(board.stations.map(Some), board.inner);
    let surveyed = survey(board, policy, &ends);
    let (mut n_lines, mut n_longer) = (0, 0);
    for (from, &start) in board.stations.iter().enumerate() {
        let walks = all_walks(board, start);
        let lines = match policy {
            Policy::Once => all_lines(board, start),
            Policy::Reuse => walks.clone(),
        };
        let reached = surveyed[from];
        for (to, &station) in board.stations.iter().enumerate().skip(from + 1) {
            let expected = best(&lines, Neighbour::Border(station));
            assert_eq!(reached.stations[to], expected, "{start} to {station} in {board:?}");
            check_route(board, policy, start, Neighbour::Border(station), expected);
            n_lines += u32::from(expected.is_some());
            n_longer += u32::from(expected != best(&walks, Neighbour::Border(station)));
        }
        let expected = board.inner.and_then(|it| best(&lines, Neighbour::Square(it)));
        assert_eq!(reached.inner, expected.is_some(), "{start} to {:?} in {board:?}", board.inner);
        if let Some(inner) = board.inner {
            check_route(board, policy, start, Neighbour::Square(inner), expected);
        }
    }
    (n_lines, n_longer)
}

/// The route that is drawn must be a legal line of the length that is scored.
fn check_route(board: &Board, policy: Policy, from: Border, to: Neighbour, expected: Option<Length>) {
    let found = route(board, policy, from, to);
    assert_eq!(found.as_ref().map(track::Route::length), expected, "{from} to {to:?} in {board:?}");
    let Some(found) = found else { return };
    let squares = found.squares();
    let bonus: u8 = squares.iter().map(|&it| board.bonus(it)).sum();
    assert_eq!(bonus, found.length().bonus);
    let mut crossed = Vec::new();
    let mut side = from.side();
    for (n, &square) in squares.iter().enumerate() {
        let next = squares.get(n + 1).map_or(to, |&it| Neighbour::Square(it));
        let exit = Side::ALL.into_iter().find(|&it| square.beyond(it) == next).expect("squares of a line touch");
        assert!(board.joins(square).joins(side, exit), "no track from {side} to {exit} in {square}");
        let here = [
            (square, exit),
            match next {
                Neighbour::Square(next) => (next, exit.opposite()),
                Neighbour::Border(_) => (square, exit),
            },
        ];
        assert!(policy == Policy::Reuse || !crossed.contains(&here[0]), "{square} is left by {exit} again");
        crossed.extend(here);
        side = exit.opposite();
    }
}

#[test]
fn lines_are_exact_on_boards_of_every_density() {
    let mut rng = fastrand::Rng::with_seed(1);
    let mut n_lines = 0;
    for n in 0..90_000 {
        let board = random_board(&mut rng, n % 37, random_piece);
        n_lines += compare(&board, Policy::Once).0;
    }
    assert!(n_lines > 1_000, "{n_lines} lines");
}

#[test]
fn lines_are_exact_on_dense_boards_that_connect() {
    let mut rng = fastrand::Rng::with_seed(2);
    let (mut n_lines, mut n_longer) = (0, 0);
    for n in 0..600 {
        let mut board = random_board(&mut rng, 36 - n % 8, random_piece);
        for _ in 0..60 {
            grow(&mut board, &mut rng, 20, Policy::Once, random_piece);
            let found = compare(&board, Policy::Once);
            n_lines += found.0;
            n_longer += found.1;
        }
    }
    assert!(n_lines > 24_000, "{n_lines} lines");
    assert!(n_longer > 500, "only {n_longer} lines differ from the shortest walk");
}

#[test]
fn drives_are_exact_with_every_track_there_is() {
    let mut rng = fastrand::Rng::with_seed(3);
    let mut n_lines = 0;
    for n in 0..20_000 {
        let board = random_board(&mut rng, n % 37, random_joins);
        n_lines += compare(&board, Policy::Reuse).0;
    }
    for n in 0..200 {
        let mut board = random_board(&mut rng, 36 - n % 8, random_joins);
        for _ in 0..20 {
            grow(&mut board, &mut rng, 20, Policy::Reuse, random_joins);
            n_lines += compare(&board, Policy::Reuse).0;
        }
    }
    assert!(n_lines > 10_000, "{n_lines} lines");
}

#[test]
fn lines_are_exact_with_junctions_of_every_shape() {
    let mut rng = fastrand::Rng::with_seed(4);
    let mut n_lines = 0;
    for n in 0..4_000 {
        let mut board = random_board(&mut rng, 6 + n % 14, random_joins);
        let sparse = |rng: &mut fastrand::Rng| if rng.bool() { Joins::NONE } else { random_joins(rng) };
        grow(&mut board, &mut rng, 300, Policy::Reuse, sparse);
        n_lines += compare(&board, Policy::Once).0;
    }
    assert!(n_lines > 800, "{n_lines} lines");
}

/// Pieces by square, a bonus square, and what the line from `from` to `to` comes to.
#[track_caller]
fn check(pieces: &str, bonus: &str, from: &str, to: &str, policy: Policy, expected: Option<&str>) {
    let mut board = Board {
        joins: [Joins::NONE; Square::COUNT],
        bonus: [0; Square::COUNT],
        stations: [from, to, from, to].map(|it| Border::read(&mut Reader::new(it)).expect("a border square")),
        inner: None,
    };
    for line in pieces.split(',') {
        let mut reader = Reader::new(line);
        let square = Square::read(&mut reader).expect("a square");
        board.joins[square.index()] = Piece::read(&mut reader).expect("a piece").joins();
    }
    if let Ok(square) = Square::read(&mut Reader::new(bonus)) {
        board.bonus[square.index()] = 1;
    }
    let found = route(&board, policy, board.stations[0], Neighbour::Border(board.stations[1]));
    let text = found.map(|it| {
        let squares: Vec<_> = it.squares().iter().map(ToString::to_string).collect();
        format!("{} +{}", squares.join(" "), it.length().bonus)
    });
    assert_eq!(text.as_deref(), expected);
}

#[test]
fn a_line_enters_a_branch_and_leaves_by_the_stem() {
    let junction = "x1/y1 6d";
    check(junction, "", "x1/y0", "x0/y1", Policy::Once, Some("x1/y1 +0"));
    check("x1/y1 6d, x2/y1 1d", "", "x1/y0", "x2/y0", Policy::Once, None);
}

#[test]
fn a_loop_that_leads_back_over_the_stem_is_driven_only_where_track_may_be_used_again() {
    // Down from the top into the stem, round the loop of a Y, back up the stem, out to the right.
    let loop_ = "x3/y1 6g, x3/y2 5a, x4/y2 1c, x4/y3 1d, x3/y3 2b, x2/y3 1a, x2/y2 1b, x4/y1 2b, x5/y1 2b, x6/y1 2b";
    let drive = "x3/y1 x3/y2 x4/y2 x4/y3 x3/y3 x2/y3 x2/y2 x3/y2 x3/y1 x4/y1 x5/y1 x6/y1 +0";
    check(loop_, "", "x3/y0", "x7/y1", Policy::Once, None);
    check(loop_, "", "x3/y0", "x7/y1", Policy::Reuse, Some(drive));
}

#[test]
fn a_crossover_is_passed_twice_and_counts_twice() {
    let pieces = "x1/y2 2b, x2/y2 4a, x3/y2 1c, x3/y3 1d, x2/y3 1a, x2/y1 2a";
    let line = "x1/y2 x2/y2 x3/y2 x3/y3 x2/y3 x2/y2 x2/y1";
    check(pieces, "x2/y2", "x0/y2", "x2/y0", Policy::Once, Some(&format!("{line} +2")));
}

#[test]
fn of_equally_short_lines_the_one_with_the_bonus_is_taken() {
    let ring = "x1/y2 5d, x1/y1 1b, x2/y1 1c, x1/y3 1a, x2/y3 1d, x2/y2 5b, x3/y2 2b, x4/y2 2b, x5/y2 2b, x6/y2 2b";
    check(ring, "x2/y1", "x0/y2", "x7/y2", Policy::Once, Some("x1/y2 x1/y1 x2/y1 x2/y2 x3/y2 x4/y2 x5/y2 x6/y2 +1"));
    check(ring, "x1/y3", "x0/y2", "x7/y2", Policy::Once, Some("x1/y2 x1/y3 x2/y3 x2/y2 x3/y2 x4/y2 x5/y2 x6/y2 +1"));
}
