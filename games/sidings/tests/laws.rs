//! The laws of the kernel, for every number of seats, with everything that could be tried.

use kernel::laws::{Candidates, uphold};
use sidings::{Action, Setup, Siding, Sidings};

fn check(n_seats: usize) {
    let candidates = Candidates { actions: Siding::ALL.map(Action).to_vec(), rulings: Vec::new() };
    let setup = Setup::new(n_seats).expect("one to four seats");
    let mut rng = fastrand::Rng::with_seed(n_seats as u64);
    uphold::<Sidings>(&setup, testing::cases(60, 2_000), &mut rng, &candidates);
}

#[test]
fn the_laws_hold_for_one_seat() {
    check(1);
}

#[test]
fn the_laws_hold_for_two_seats() {
    check(2);
}

#[test]
fn the_laws_hold_for_three_seats() {
    check(3);
}

#[test]
fn the_laws_hold_for_four_seats() {
    check(4);
}
