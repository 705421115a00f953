//! The laws of the kernel, for every number of seats, with almost everything that could be tried.

use kernel::{
    Game as _,
    laws::{Candidates, uphold},
};
use railage::{Action, Announcement, City, Die, Face, Land, Line, Mine, Pair, Path, Railage, Setup, SpecialLine};

/// All cities, dots, passes and announcements; lines over one cell and two, right and wrong.
fn candidates(setup: &Setup) -> Candidates<Railage> {
    let map = setup.map();
    let mut actions = vec![Action::Pass];
    let letters: Vec<_> = ('A'..='Z').filter_map(City::new).collect();
    let lands: Vec<Land> = letters.iter().flat_map(|&it| (1..=4).filter_map(move |n| Land::new(it, n))).collect();
    for &city in &letters {
        actions.push(Action::Start(city));
        actions.extend(Pair::ALL.map(|pair| Action::City(pair, city)));
    }
    for &land in &lands {
        actions.push(Action::Dot(land));
        for die in Die::ALL {
            actions.push(Action::Dots(die, land, None));
            let others = lands.iter().filter(|&&it| it >= land).step_by(3);
            actions.extend(others.map(|&it| Action::dots(die, land, Some(it))));
        }
        for from in map.cities_near(land) {
            actions.extend(letters.iter().map(|&to| Action::Line(Line::new(from, Path::from_iter([land]), to))));
            for mine in Mine::ALL {
                let line = SpecialLine::new(from, Path::from_iter([land]), mine);
                for face in [None, Some(Face::ALL[0]), Some(Face::ALL[5])] {
                    actions.extend(Die::ALL.map(|die| Action::Special { line, die, face }));
                }
            }
            for &next in map.land_near(land) {
                let path = Path::from_iter([land, next]);
                actions.extend(map.cities_near(next).iter().map(|to| Action::Line(Line::new(from, path, to))));
                let path = Path::from_iter([land, next, land]);
                actions.push(Action::Line(Line::new(from, path, letters[7])));
            }
        }
    }
    actions.extend(letters.windows(2).map(|it| Action::Line(Line::new(it[0], Path::EMPTY, it[1]))));
    for end in [false, true] {
        for (upper, lower) in [(0, 0), (5, 0), (10, 2), (0, 2), (14, 5)] {
            let spaces = |number| [number].into_iter().filter(|&it| it > 0).collect();
            let said = Announcement { upper: spaces(upper), lower: spaces(lower), end };
            actions.push(Action::Done(said));
        }
    }
    Candidates { actions, rulings: Vec::new() }
}

fn check(n_seats: usize, n_games: u32) {
    for setup in [Setup::river(n_seats), Setup::lake(n_seats)] {
        for rules in Railage::OLDEST_RULES..=Railage::RULES {
            let setup = setup.clone().and_then(|it| it.by_rules(rules)).expect("some seats");
            let mut luck = fastrand::Rng::with_seed(n_seats as u64);
            uphold::<Railage>(&setup, testing::cases(n_games.div_ceil(8), n_games), &mut luck, &candidates(&setup));
        }
    }
}

#[test]
fn the_laws_hold_for_one_seat() {
    check(1, 40);
}

#[test]
fn the_laws_hold_for_two_seats() {
    check(2, 4);
}

#[test]
fn the_laws_hold_for_three_seats() {
    check(3, 2);
}

#[test]
fn the_laws_hold_for_four_seats() {
    check(4, 1);
}
