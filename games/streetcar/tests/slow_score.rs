//! Scores and drives against a slow and obvious second scorer, over random games, games of a player that connects, and
//! dense boards.

use crate::dense;
use std::collections::BTreeMap;

use crate::common::{self, greedy, seats};
use crate::slow::{Map, Score, score};
use kernel::{Game as _, Scratch, Seat, Table, Turn, playout};
use streetcar::{Board, BoardFile, Pair, Setup, Station, Streetcar, Tally, Tiles};
use track::SquareSet;

/// The program's score in the form of the slow one.
fn quick_score(board: &Board) -> Score {
    let tally = Tally::of(board);
    let rows = tally.lines().map(|it| {
        let (from, to) = it.pair.ends();
        ((from.number(), to.number()), (i32::from(it.squares), i32::from(it.trees)))
    });
    Score {
        rows: rows.collect::<BTreeMap<_, _>>(),
        linked: tally.linked().map(Station::number).collect(),
        total: tally.total(),
    }
}

/// What was seen, to make sure that the boards are worth the trouble.
#[derive(Default, Debug)]
struct Seen {
    n_boards: u32,
    sum: i32,
    n_lines: u32,
    n_links: u32,
    /// Drives over a tree.
    n_trees: u32,
    /// Drives that pass a square twice.
    n_twice: u32,
}

/// Compares everything that can be known of a board.
fn compare(board: &Board, tiles: Tiles, seen: &mut Seen) {
    let expected = score(board);
    assert_eq!(quick_score(board), expected, "{}", BoardFile { tiles, board: *board });
    seen.n_boards += 1;
    seen.sum += expected.total;
    let map = Map::of(board);
    for pair in Pair::ALL {
        let (from, to) = pair.ends();
        let best = expected.rows.get(&(from.number(), to.number()));
        let route = board.route(pair);
        assert_eq!(route.is_some(), best.is_some(), "{pair} in {board:?}");
        let (Some(route), Some(&(n_squares, n_trees))) = (route, best) else { continue };
        let [start, end] = [from, to].map(|it| map.stations[it.index()].expect("a station"));
        let squares = route.squares();
        assert_eq!(squares.len(), usize::from(route.length().squares));
        assert_eq!((i32::from(route.length().squares), map.assert_drive(start, squares, end)), (n_squares, n_trees));
        seen.n_lines += 1;
        seen.n_trees += u32::from(n_trees > 0);
        seen.n_twice += u32::from(squares.iter().copied().collect::<SquareSet>().len() < squares.len());
    }
    for station in Station::ALL {
        let route = board.central_route(station);
        assert_eq!(route.is_some(), expected.linked.contains(&station.number()), "{station} in {board:?}");
        let Some(route) = route else { continue };
        seen.n_links += 1;
        let (start, end) = (map.stations[station.index()].expect("a station"), map.central.expect("a central station"));
        if !route.squares().is_empty() {
            map.assert_drive(start, route.squares(), end);
        }
    }
}

#[test]
fn random_games_score_the_same() {
    let mut rng = fastrand::Rng::with_seed(1);
    let mut scratch = Scratch::default();
    let mut seen = Seen::default();
    for file in Tiles::built_in() {
        let start = Streetcar::new(&Setup::new(file.tiles, 4).expect("four seats"));
        let mut game = start.clone();
        for _ in 0..1_500 {
            game.clone_from(&start);
            playout(&mut game, &mut rng, &mut scratch);
            for seat in Seat::first(4) {
                compare(game.board(seat), file.tiles, &mut seen);
                assert_eq!(game.score(seat), score(game.board(seat)).total);
            }
        }
    }
    assert!(seen.n_boards == 12_000 && seen.n_lines > 100 && seen.n_links > 1_000, "{seen:?}");
}

#[test]
fn games_of_a_player_that_connects_score_the_same() {
    let mut rng = fastrand::Rng::with_seed(2);
    let mut seen = Seen::default();
    for file in Tiles::built_in() {
        for _ in 0..150 {
            let mut game = Streetcar::new(&Setup::new(file.tiles, 1).expect("a seat"));
            greedy::play(&mut game, &mut rng, 120);
            compare(game.board(Seat::FIRST), file.tiles, &mut seen);
        }
    }
    let mean = seen.sum / 300;
    assert!(mean >= 20 && seen.n_lines > 400 && seen.n_trees > 300 && seen.n_links > 400, "{mean} {seen:?}");
}

#[test]
fn unfinished_boards_score_the_same() {
    let mut rng = fastrand::Rng::with_seed(3);
    let mut seen = Seen::default();
    for _ in 0..40 {
        let mut table = Table::<Streetcar>::new(seats(1));
        loop {
            table.settle_with(&mut rng);
            compare(table.state().board(Seat::FIRST), Tiles::usual(), &mut seen);
            if table.state().turn() == Turn::Over {
                break;
            }
            let action = greedy::choose(table.state(), Seat::FIRST, &mut rng, 12);
            table.act(Seat::FIRST, action).expect("it is listed");
        }
    }
    assert!(seen.n_lines > 200 && seen.n_links > 200, "{seen:?}");
}

#[test]
fn dense_boards_score_the_same() {
    let mut seen = Seen::default();
    for board in dense::boards(100) {
        compare(&board, Tiles::built_in()[1].tiles, &mut seen);
    }
    let mean = seen.sum / 100;
    assert!(mean >= 100 && seen.n_lines > 500 && seen.n_twice > 200, "{mean} {seen:?}");
}

/// Thirty tiles of a mix of one's own, on which the drive from 1 to 2 passes 81 squares.
const LONG: &str = "     .  .  2  .  .  .
    .   ## Cb Tc Db Mb ##  .
    .   Oa Ma Xa Xa Da Za  3
    1   Ma Db Zb Mb Zb La  .
    .   Xa Oa Da Xa Db Wd  .
    .   Lb Wc Mb Db Zb Rd  .
    .   ## ## Ra Oa 55 ##  .
         .  .  4  .  .  .     ";

#[test]
fn the_longest_drives_score_the_same() {
    let board = common::board(LONG);
    assert_eq!(score(&board).rows[&(1, 2)].0, 81);
    compare(&board, Tiles::usual(), &mut Seen::default());
}
