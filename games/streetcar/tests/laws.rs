//! The laws of the kernel, with almost everything that could be tried.

use crate::common::read;
use kernel::laws::{Candidates, uphold};
use streetcar::{Action, Ruling, Setup, Station, Streetcar, Tile};
use track::{Border, Square};

fn candidates() -> Candidates<Streetcar> {
    let mut actions = Vec::new();
    for square in Square::all() {
        actions.extend([Action::Remove(square), Action::Central(square), Action::Zone(square)]);
        actions.extend(Tile::all().map(|tile| Action::Place(square, tile)));
    }
    for border in Border::all() {
        actions.extend(Station::ALL.map(|station| Action::Station(station, border)));
    }
    Candidates { actions, rulings: vec![Ruling::Leave] }
}

fn check(tiles: &str, n_seats: usize, n_games: u32) {
    let setup: Setup = read(&format!("tiles {tiles} seats {n_seats}"));
    let mut rng = fastrand::Rng::with_seed(n_seats as u64);
    uphold::<Streetcar>(&setup, testing::cases(n_games.div_ceil(4), n_games), &mut rng, &candidates());
}

#[test]
fn the_laws_hold_for_one_seat() {
    check("tiles-35", 1, 24);
    check("tiles-101", 1, 8);
}

#[test]
fn the_laws_hold_for_two_seats() {
    check("tiles-35", 2, 12);
    check("tiles-101", 2, 4);
}

#[test]
fn the_laws_hold_for_three_seats() {
    check("tiles-35", 3, 6);
}

#[test]
fn the_laws_hold_for_eight_seats() {
    check("tiles-35", 8, 2);
}

#[test]
fn the_laws_hold_for_seventy_seats() {
    check("tiles-35", 70, 2);
}
