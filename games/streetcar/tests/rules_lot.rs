//! The sentences about tiles that are drawn by lot, R7a and R7b.

use std::collections::BTreeMap;

use crate::common::{READY, check, play};
use fastrand::Rng;
use kernel::{Event, Game as _, Refused, Turn};
use streetcar::{Chance, Setup, Shape, Streetcar, Tiles};

fn whole_set() -> Tiles {
    Tiles::find("tiles-101", &[]).expect("it is built in")
}

/// The thirty tiles that a game draws.
fn drawn(setup: Setup, luck: &mut Rng) -> Vec<Shape> {
    let (mut game, mut res) = (Streetcar::new(&setup), Vec::new());
    loop {
        let event = match game.turn() {
            Turn::Over => return res,
            Turn::Chance => Event::Chance(game.draw(luck, &mut Vec::new())),
            Turn::Seats(waiting) => {
                let seat = waiting.lowest().expect("somebody is waited for");
                Event::Act { seat, action: game.pick(seat, luck, &mut Vec::new()) }
            }
        };
        if let Event::Chance(Chance::Draw(draw)) = event {
            res.push(draw.shape());
        }
        game.apply(event);
    }
}

/// The same at a table with cardboard: shuffle all, deal 35 face down, shuffle those, lay six of them on the board, take
/// one back, shuffle again, and draw.
fn drawn_slowly(tiles: &Tiles, luck: &mut Rng) -> Vec<Shape> {
    let mut box_of_tiles: Vec<Shape> =
        Shape::ALL.iter().flat_map(|&it| std::iter::repeat_n(it, tiles.count(it).into())).collect();
    luck.shuffle(&mut box_of_tiles);
    let mut pile = box_of_tiles.split_off(box_of_tiles.len() - 35);
    luck.shuffle(&mut pile);
    let mut zones = pile.split_off(pile.len() - 6);
    pile.push(zones.swap_remove(luck.usize(..zones.len())));
    luck.shuffle(&mut pile);
    assert_eq!(pile.len(), 30);
    pile
}

/// How often each of the things came up that are told of a game.
fn counts<T: Ord>(games: &[Vec<Shape>], told: impl Fn(&[Shape]) -> T) -> BTreeMap<T, f64> {
    let mut res = BTreeMap::new();
    for game in games {
        *res.entry(told(game)).or_insert(0.0) += 1.0;
    }
    res
}

/// Whether two lists of as many games differ by no more than chance: the sum of squares over what is common, by its
/// number of kinds, is about one, and above two only where they do differ.
#[track_caller]
fn check_alike<T: Ord>(name: &str, one: &[Vec<Shape>], other: &[Vec<Shape>], told: impl Fn(&[Shape]) -> T) {
    assert!(distance(one, other, &told) < 2.0, "{name}: {}", distance(one, other, &told));
}

fn distance<T: Ord>(one: &[Vec<Shape>], other: &[Vec<Shape>], told: impl Fn(&[Shape]) -> T) -> f64 {
    let (one, other) = (counts(one, &told), counts(other, &told));
    let (mut sum, mut n_kinds) = (0.0, 0.0);
    for (kind, &n) in &one {
        let m = other.get(kind).copied().unwrap_or(0.0);
        if n + m >= 20.0 {
            sum += (n - m) * (n - m) / (n + m);
            n_kinds += 1.0;
        }
    }
    sum / n_kinds
}

#[test]
fn r7a_the_whole_set_has_101_tiles_of_which_35_are_used() {
    let whole = whole_set();
    assert_eq!(Shape::ALL.map(|it| whole.count(it)), [21, 20, 10, 10, 10, 6, 6, 6, 4, 4, 2, 2]);
    assert!(whole.is_drawn_by_lot() && !Tiles::usual().is_drawn_by_lot());
    // Thirty turns, as with the fixed 35; the other five lie under the zones.
    let setup = Setup::new(whole, 1).expect("a seat");
    let mut luck = Rng::with_seed(7);
    let games: Vec<_> = (0..20).map(|_| drawn(setup, &mut luck)).collect();
    assert!(games.iter().all(|it| it.len() == 30));
    // Every game has tiles of its own: more of a shape than the fixed 35 have, and none of another.
    let n_straight = |game: &[Shape]| game.iter().filter(|it| **it == Shape::Straight).count();
    assert!(games.iter().any(|it| n_straight(it) > 7) && games.iter().any(|it| n_straight(it) < 5));
    let two_crossings =
        READY.replacen("seats 1", "tiles tiles-101 seats 1", 1) + ", . draw X 1, 0 x1/y1 = Xa, . draw X 6";
    assert_eq!(play(&two_crossings).state().turn(), play(&format!("{READY}, . draw X 6")).state().turn());
    check(
        &format!("{READY}, . draw X 1, 0 x1/y1 = Xa"),
        ". draw X 6",
        &Err(Refused::Impossible("draw X 6".to_owned())),
    );
}

#[test]
fn r7b_draws_are_those_of_35_tiles_that_were_dealt_from_a_shuffled_set() {
    let n_games = testing::cases(3_000, 100_000);
    for tiles in [whole_set(), Tiles::usual()] {
        let setup = Setup::new(tiles, 1).expect("a seat");
        let (mut luck, mut slow) = (Rng::with_seed(1), Rng::with_seed(2));
        let games: Vec<_> = (0..n_games).map(|_| drawn(setup, &mut luck)).collect();
        let slow: Vec<_> = (0..n_games).map(|_| drawn_slowly(&tiles, &mut slow)).collect();
        check_alike("the first tile", &games, &slow, |it| it[0].index());
        check_alike("the last two tiles", &games, &slow, |it| (it[28].index(), it[29].index()));
        for shape in Shape::ALL {
            let count = |it: &[Shape]| it.iter().filter(|it| **it == shape).count();
            check_alike(shape.code(), &games, &slow, count);
        }
        // With replacement there would be more of one shape and fewer of another, and that is found.
        let mut luck = Rng::with_seed(3);
        let careless: Vec<_> =
            (0..n_games).map(|_| (0..30).map(|_| drawn_slowly(&tiles, &mut luck)[0]).collect::<Vec<_>>()).collect();
        let straights = |it: &[Shape]| it.iter().filter(|it| **it == Shape::Straight).count();
        assert!(distance(&careless, &slow, straights) > 2.0, "{}", distance(&careless, &slow, straights));
    }
}
