//! The laws of the kernel, for every rule set, with almost everything that could be tried.

use crate::common::RULES;
use kernel::laws::{Candidates, uphold};
use thirty::{Action, Override, Pair, Part, RuleSet, Ruling, Setup, Station, Thirty};
use track::{Border, Piece, Square, SquareSet};

fn candidates() -> Candidates<Thirty> {
    let mut actions: Vec<_> = (1..=6).map(|y| Action::Skip(Some(y))).chain([Action::Skip(None)]).collect();
    for square in Square::all() {
        actions.extend([Action::Mine(square), Action::Bonus(square)]);
        for piece in Piece::all() {
            let overrides = [Override::Neither, Override::White, Override::Colour, Override::Both];
            actions.extend(overrides.map(|with| Action::Place { square, piece, with }));
        }
        actions.extend(Pair::ALL.map(|pair| Action::Shares { pair, cross: square }));
    }
    for border in Border::all() {
        actions.extend(Station::ALL.map(|station| Action::Station(station, border)));
    }
    let mut rulings = vec![Ruling::Leave];
    // Often enough to come up, but most rulings leave the player in the game.
    for later in [SquareSet::EMPTY, SquareSet::row(3), SquareSet::column(2), SquareSet::ALL] {
        rulings.extend([Ruling::Missing { later }, Ruling::Illegal { later }]);
    }
    rulings.extend(Part::ALL.map(Ruling::Draw));
    Candidates { actions, rulings }
}

fn check(rules: RuleSet, n_seats: usize, n_games: u32) {
    let setup = Setup::new(rules, n_seats).expect("some seats");
    let mut rng = fastrand::Rng::with_seed(rules as u64 * 100 + n_seats as u64);
    uphold::<Thirty>(&setup, testing::cases(n_games.div_ceil(4), n_games), &mut rng, &candidates());
}

#[test]
fn the_laws_hold_for_one_seat() {
    for rules in RULES {
        check(rules, 1, 24);
    }
}

#[test]
fn the_laws_hold_for_two_seats() {
    for rules in RULES {
        check(rules, 2, 10);
    }
}

#[test]
fn the_laws_hold_for_three_seats() {
    for rules in RULES {
        check(rules, 3, 6);
    }
}

#[test]
fn the_laws_hold_for_eight_seats() {
    for rules in RULES {
        check(rules, 8, 2);
    }
}
