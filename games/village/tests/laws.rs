//! The laws of the kernel, for every number of seats, with everything that could be tried.

use crate::common::{Cards, all_actions};
use kernel::{
    Game as _,
    laws::{Candidates, uphold},
};
use village::{Setup, Village};

/// By the newest rules, and by the first.
#[track_caller]
fn check(n_seats: usize, n_games: u32) {
    for rules in Village::OLDEST_RULES..=Village::RULES {
        check_rules(&Setup::by_rules(rules, n_seats).expect("two to four seats"), n_games);
    }
}

#[track_caller]
fn check_rules(setup: &Setup, n_games: u32) {
    let candidates = Candidates { actions: all_actions(), rulings: Vec::new() };
    let mut rng = fastrand::Rng::with_seed(setup.n_seats() as u64);
    uphold::<Village>(setup, testing::cases(n_games.div_ceil(4), n_games), &mut rng, &candidates);
}

#[test]
fn the_laws_hold_for_two_seats() {
    check(2, 60);
}

#[test]
fn the_laws_hold_for_three_seats() {
    check(3, 40);
}

#[test]
fn the_laws_hold_for_four_seats() {
    check(4, 30);
}

/// Records of such a game name cards that a law cannot offer, so this checks what does not need them.
#[test]
fn picked_is_listed_with_one_trip_on_all_cards_and_much_money() {
    use kernel::{Event, Seat, Turn, draw};
    let mut cards = Cards::plain();
    for number in 1..=38 {
        cards = cards.terminus(number, "99 + 9 for each track");
    }
    let setup = Setup::with_content(4, cards.content()).expect("four seats");
    for seed in 0..20 {
        let mut game = Village::new(&setup);
        let mut rng = fastrand::Rng::with_seed(seed);
        loop {
            let event = match game.turn() {
                Turn::Over => break,
                Turn::Chance => {
                    let mut listed = Vec::new();
                    game.chances(&mut listed);
                    let total: u32 = listed.iter().map(|it| it.weight).sum();
                    for n in 0..total {
                        let drawn = game.draw(&mut |_| n, &mut Vec::new());
                        assert_eq!(drawn, draw(&listed, &mut |_| n));
                    }
                    Event::Chance(draw(&listed, &mut rng))
                }
                Turn::Seats(waiting) => {
                    let seat: Seat = waiting.lowest().expect("a seat");
                    let mut listed = Vec::new();
                    game.actions(seat, &mut listed);
                    for (n, &action) in (0..).zip(&listed) {
                        assert_eq!(game.pick(seat, &mut |_| n, &mut Vec::new()), action);
                    }
                    Event::Act { seat, action: listed[rng.usize(..listed.len())] }
                }
            };
            game.apply(event);
        }
    }
}
