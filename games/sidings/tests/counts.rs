//! How many games there are, counted by hand.

use kernel::{Event, Game, Turn, perft};
use sidings::{Setup, Sidings};

/// The number of ways in which a game begins.
#[track_caller]
fn check(n_seats: usize, expected: &[u64]) {
    let game = Sidings::new(&Setup::new(n_seats).expect("some seats"));
    for (depth, expected) in expected.iter().enumerate() {
        assert_eq!(perft(&game, depth as u32), *expected, "{n_seats} seats, {depth} events");
    }
}

#[test]
fn one_seat_begins_in_as_many_ways_as_counted_by_hand() {
    // An order (4), then a die (6) and a siding (4), again and again; after three wagons on one siding (4 of the 4³ ways)
    // the next has three choices instead of four: 4³ · 4 − 4.
    check(1, &[1, 4, 24, 96, 576, 2_304, 13_824, 55_296, 331_776, 4 * 6_u64.pow(4) * (4 * 64 - 4)]);
}

#[test]
fn two_seats_begin_in_as_many_ways_as_counted_by_hand() {
    // Two orders (4 · 4), a die (6), and the choices of both in either order: first one of 2 · 4, then one of 4.
    check(2, &[1, 4, 16, 96, 96 * 8, 96 * 8 * 4, 96 * 32 * 6]);
}

#[test]
fn as_many_ways_to_fill_a_yard_as_counted_by_hand() {
    // Twelve wagons on four sidings of three places: 12! / (3!)⁴ = 369,600, whatever the dice show.
    fn ways(game: &Sidings) -> u64 {
        match game.turn() {
            Turn::Over => 1,
            Turn::Chance => {
                let mut outcomes = Vec::new();
                game.chances(&mut outcomes);
                let mut next = game.clone();
                next.apply(Event::Chance(outcomes[0].outcome));
                ways(&next)
            }
            Turn::Seats(waiting) => {
                let (seat, mut actions) = (waiting.lowest().expect("a seat"), Vec::new());
                game.actions(seat, &mut actions);
                let after = |action| {
                    let mut next = game.clone();
                    next.apply(Event::Act { seat, action });
                    ways(&next)
                };
                actions.into_iter().map(after).sum()
            }
        }
    }
    assert_eq!(ways(&Sidings::new(&Setup::new(1).expect("one seat"))), 369_600);
}
