//! Thousands of games, kept in books by a slow second way.

use std::sync::Arc;

use crate::common::Cards;
use crate::slow::{self, LINES, Ledger};
use kernel::{Event, Game as _, Seat, Table, Turn};
use village::{Action, Setup, Stage, TableauFile, Taken, Tally, Village};

/// Plays one game with this player and compares the books at every event.
#[track_caller]
fn check(
    setup: &Setup,
    seed: u64,
    player: impl Fn(&Village, Seat, &[Action], &mut fastrand::Rng) -> Action,
) -> Vec<i32> {
    check_with(&[], setup, seed, player)
}

/// The same with the text of the cards, where they are not compiled in.
#[track_caller]
fn check_with(
    cards: &[&str],
    setup: &Setup,
    seed: u64,
    player: impl Fn(&Village, Seat, &[Action], &mut fastrand::Rng) -> Action,
) -> Vec<i32> {
    let mut rng = fastrand::Rng::with_seed(seed);
    let mut table = Table::<Village>::new(setup.clone());
    let mut ledger = Ledger::new(setup.content(), setup.n_seats());
    loop {
        match table.state().turn() {
            Turn::Over => break,
            Turn::Chance => {
                let chance = table.state().draw(&mut rng, &mut Vec::new());
                table.happen(chance).expect("it may come up");
            }
            Turn::Seats(waiting) => {
                let seat = waiting.lowest().expect("a seat");
                let mut actions = Vec::new();
                table.state().actions(seat, &mut actions);
                let action = player(table.state(), seat, &actions, &mut rng);
                table.act(seat, action).expect("it is listed");
            }
        }
        ledger.enter(*table.log().last().expect("something happened"));
        compare(&table, &ledger);
    }
    for (index, seat) in Seat::first(setup.n_seats()).enumerate() {
        let (points, money) = ledger.total(index);
        assert_eq!(table.state().score(seat), points, "seat {seat} of game {seed}");
        let tableau = table.state().tableau(seat).expect("a tableau");
        assert_eq!(i32::from(tableau.money()), money);
        let tally = Tally::of(setup.content(), tableau);
        assert_eq!(tally.total(), points, "the parts add up");
        // The tableau alone, typed in, comes to the same.
        let file = TableauFile { content: Arc::new(setup.content().clone()), tableau: *tableau };
        let read = TableauFile::read(&file.to_string(), cards).unwrap_or_else(|it| panic!("{it} in\n{file}"));
        assert_eq!(Tally::of(&read.content, &read.tableau).total(), points, "{file}");
        assert_eq!(read, file);
    }
    table.state().scores().as_slice().to_vec()
}

fn compare(table: &Table<Village>, ledger: &Ledger<'_>) {
    let view = table.state().view(kernel::Viewer::Public);
    let tracks: Vec<_> = view.tracks.iter().map(|it| (it.card.number(), i32::from(it.coins))).collect();
    assert_eq!(tracks, ledger.tracks);
    let trips: Vec<_> = view.trips.iter().map(|it| (it.card.to_string(), i32::from(it.coins))).collect();
    assert_eq!(trips, ledger.trips);
    let taken = view.in_turn.and_then(|it| ledger.seats[it.index()].taken.clone());
    let number = |it: Taken| match it {
        Taken::Track(card) => card.to_string(),
        Taken::Trip(trip) => trip.to_string(),
    };
    assert_eq!(view.taken.map(number), taken);
    let under: Vec<_> = view.under.iter().map(ToString::to_string).collect();
    assert_eq!(under, ledger.under);
    for (books, (seat, player)) in ledger.seats.iter().zip(view.players.iter()) {
        let Some(tableau) = &player.tableau else { continue };
        assert_eq!((i32::from(tableau.money()), i32::from(tableau.points())), (books.money, books.points), "{seat}");
    }
    // Every line, as far as it goes, whenever a track was laid.
    let Some(Event::Act { seat, action: Action::Lay { .. } | Action::TakeAndLay { .. } }) = table.log().last() else {
        return;
    };
    let tableau = table.state().tableau(*seat).expect("a tableau");
    for (line, name) in village::Line::all().zip(LINES) {
        let (pieces, is_complete) = ledger.trace(seat.index(), name);
        assert_eq!(tableau.completed().contains(line), is_complete, "{name}");
        let facts = tableau.course(line).facts();
        assert_eq!(usize::from(facts.length()), pieces.len());
        let route = tableau.route(table.setup().content(), line);
        assert_eq!(route.len() + 1, pieces.len());
        assert_eq!(facts.end().name(), pieces[pieces.len() - 1].terrain);
        let score = tableau.course(line).score(table.setup().content());
        assert_eq!(i32::from(score.feature_points()), slow::feature_points(&pieces), "{name}");
        let trips: Vec<_> = score.trips.iter().flatten().map(|it| (it.0.to_string(), i32::from(it.1))).collect();
        let expected = books_trips(ledger, seat.index(), name);
        assert_eq!(trips, expected.iter().map(|it| (it.clone(), slow::trip_points(it, &pieces))).collect::<Vec<_>>());
    }
}

fn books_trips(ledger: &Ledger<'_>, index: usize, name: &str) -> Vec<String> {
    ledger.seats[index].trips.get(name).cloned().unwrap_or_default()
}

fn random(_: &Village, _: Seat, actions: &[Action], rng: &mut fastrand::Rng) -> Action {
    actions[rng.usize(..actions.len())]
}

/// Looks one card ahead: what brings the most points now, then what its lines would score as they are, then money.
fn greedy(game: &Village, seat: Seat, actions: &[Action], rng: &mut fastrand::Rng) -> Action {
    let content = game.setup().content();
    let worth = |action: Action| {
        let mut next = game.clone();
        next.apply(Event::Act { seat, action });
        if matches!(action, Action::Take(_) | Action::Trip(_)) {
            // Whatever fills the market, the card is placed as well as possible.
            while next.turn() == Turn::Chance {
                next.apply(Event::Chance(next.draw(&mut |_| 0, &mut Vec::new())));
            }
            let mut places = Vec::new();
            next.actions(seat, &mut places);
            let action = greedy(&next, seat, &places, &mut fastrand::Rng::with_seed(0));
            next.apply(Event::Act { seat, action });
        }
        let tableau = next.tableau(seat).expect("a tableau");
        let hopes: u16 = village::Line::all().map(|it| tableau.course(it).score(content).points()).sum();
        let n_sidings = tableau.n_siding_lines() as u16;
        4 * (hopes + 2 * n_sidings) + tableau.money()
    };
    let best = actions.iter().map(|&it| worth(it)).max().unwrap_or(0);
    let best: Vec<_> = actions.iter().copied().filter(|&it| worth(it) == best).collect();
    best[rng.usize(..best.len())]
}

/// Plans whenever that is possible.
fn planner(_: &Village, _: Seat, actions: &[Action], rng: &mut fastrand::Rng) -> Action {
    let trips: Vec<_> =
        actions.iter().copied().filter(|it| matches!(it, Action::Trip(_) | Action::TripAndAssign { .. })).collect();
    let from = if trips.is_empty() { actions } else { &trips };
    from[rng.usize(..from.len())]
}

/// Every number of seats, by all rules that are played.
fn setups() -> Vec<Setup> {
    let numbers = (Village::OLDEST_RULES..=Village::RULES).flat_map(|rules| [2, 3, 4].map(|n| (rules, n)));
    numbers.map(|(rules, n_seats)| Setup::by_rules(rules, n_seats).expect("seats")).collect()
}

#[test]
fn random_games_have_the_same_books() {
    for setup in setups() {
        for seed in 0..350 {
            check(&setup, seed, random);
        }
    }
}

#[test]
fn games_with_many_trips_have_the_same_books() {
    for setup in setups() {
        for seed in 0..150 {
            check(&setup, seed, planner);
        }
    }
}

#[test]
fn greedy_games_have_the_same_books_and_score_well() {
    let mut sums = [0, 0];
    for n_seats in [2, 3, 4] {
        let setup = Setup::new(n_seats).expect("seats");
        for seed in 0..60 {
            sums[0] += check(&setup, seed, greedy).iter().sum::<i32>();
            sums[1] += check(&setup, seed, random).iter().sum::<i32>();
        }
    }
    assert!(sums[0] > sums[1] * 4 / 3, "{sums:?}");
}

/// With rich terminus cards all plan in every turn.
#[test]
fn rich_games_have_the_same_books() {
    let mut cards = Cards::plain();
    for number in 1..=38 {
        cards = cards.terminus(number, "60 + 3 for each feature");
    }
    for number in 1..=40 {
        cards = cards.track(number, "bend lake barn-field halt-9").trip(number, "7 for each halt");
    }
    let setup = Setup::with_content(4, cards.content()).expect("seats");
    for seed in 0..200 {
        check_with(&[&cards.text()], &setup, seed, planner);
    }
}

/// Whoever chooses at random makes nothing of sidings, so this bound is wide: the tests of the bots have that of the price
/// of a card.
#[test]
fn the_sets_of_border_pieces_are_not_far_apart_in_random_games() {
    let (mut sums, mut numbers) = ([0; 4], [0; 4]);
    let setup = Setup::new(4).expect("seats");
    let start = Village::new(&setup);
    let mut rng = fastrand::Rng::with_seed(4);
    let mut scratch = kernel::Scratch::default();
    for _ in 0..20_000 {
        let mut game = start.clone();
        kernel::playout(&mut game, &mut rng, &mut scratch);
        assert_eq!(game.view(kernel::Viewer::Public).stage, Stage::Over);
        for seat in Seat::first(4) {
            let letter = game.tableau(seat).expect("a tableau").letter().index();
            sums[letter] += game.score(seat);
            numbers[letter] += 1;
        }
    }
    let means: Vec<f64> = sums.iter().zip(numbers).map(|(&sum, n)| f64::from(sum) / f64::from(n)).collect();
    let (least, most) = means.iter().fold((f64::MAX, 0.0_f64), |(a, b), &it| (a.min(it), b.max(it)));
    assert!(most - least < 4.0, "{means:?}");
}
