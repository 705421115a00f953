//! Who has won, and what decided a tie, for every game and every way to end.

use std::collections::BTreeMap;

use fastrand::Rng;
use kernel::{Event, EventOf, Game, Record, Seat, Table, Turn, Viewer};
use library::{Compared, Host, Outcome, Tie, TieBreak, read, verify};

/// A random game, event by event.
fn random_game<G: Game>(setup: &G::Setup, luck: &mut Rng) -> (G, Vec<EventOf<G>>) {
    let (mut game, mut events) = (G::new(setup), Vec::new());
    loop {
        let event = match game.turn() {
            Turn::Over => return (game, events),
            Turn::Chance => Event::Chance(game.draw(luck, &mut Vec::new())),
            Turn::Seats(waiting) => {
                let seat = waiting.lowest().expect("a game never waits for nobody");
                Event::Act { seat, action: game.pick(seat, luck, &mut Vec::new()) }
            }
        };
        game.apply(event);
        events.push(event);
    }
}

/// The record of a game.
fn record<G: Game>(setup: &G::Setup, events: &[EventOf<G>]) -> String {
    let mut table = Table::<G>::new(setup.clone());
    for &event in events {
        table.admit(event).expect("what is picked is legal");
    }
    Record::of(&table, None, None).expect("all is kept").to_string()
}

/// What a person who looks at the finished sheets of a game says of a seat, where something breaks ties.
type Seen<G> = fn(&<G as Game>::View, Seat) -> Option<(TieBreak, i32)>;

/// What a person says who sorts the seats by hand.
fn by_hand(host: &dyn Host, seen: &dyn Fn(Seat) -> Option<(TieBreak, i32)>) -> Outcome {
    let mut seats: Vec<_> = Seat::first(host.n_seats()).collect();
    let points = seats.iter().map(|it| host.score(*it)).max().expect("a seat");
    seats.retain(|it| host.score(*it) == points);
    let amounts: Vec<_> = seats.iter().filter_map(|it| seen(*it)).collect();
    let most = amounts.iter().map(|it| it.1).max();
    let is_best = |seat: &Seat| most.is_none_or(|most| seen(*seat).is_some_and(|it| it.1 == most));
    let winners: Vec<_> = seats.iter().copied().filter(is_best).collect();
    let compared = amounts.first().map(|it| it.0);
    let compared = compared.map(|what| Compared { what, amounts: amounts.iter().map(|it| it.1).collect() });
    Outcome { points, winners, tie: (seats.len() > 1).then_some(Tie { seats, compared }) }
}

/// How a game was decided.
fn way(outcome: &Outcome) -> &'static str {
    match (outcome.winners.len(), outcome.beaten().len(), &outcome.tie) {
        (1, 0, None) => "points",
        (1, 1.., Some(_)) => "tie broken",
        (2.., 0, Some(_)) => "shared",
        (2.., 1.., Some(_)) => "tie broken and shared",
        other => panic!("no such end: {other:?}"),
    }
}

/// Plays random games until each of these ways to end came up, and compares what is said of one of each.
#[track_caller]
fn check<G: Game>(setups: &[Option<G::Setup>], ways: &[&'static str], seen: Seen<G>) {
    let mut luck = Rng::with_seed(15);
    let mut found = BTreeMap::new();
    for n in 0..200_000 {
        if ways.iter().all(|it| found.contains_key(it)) {
            return;
        }
        let setup = setups[n % setups.len()].as_ref().expect("a setup");
        let (game, events) = random_game::<G>(setup, &mut luck);
        // Most games are won by points: only what is new is worth a record.
        let best = game.scores().as_slice().iter().max().copied();
        let n_tied = game.scores().as_slice().iter().filter(|it| Some(**it) == best).count();
        let kind = (n_tied.min(4), game.winners().len().min(4));
        if n > 3 && found.values().any(|it| *it == kind) {
            continue;
        }
        let text = record::<G>(setup, &events);
        let host = read(&text, &[]).expect("a record").host;
        let outcome = host.outcome().expect("the game is over");
        let view = game.view(Viewer::Public);
        assert_eq!(outcome, by_hand(host.as_ref(), &|seat| seen(&view, seat)), "{text}");
        assert_eq!(verify(&text, &[]).expect("a true record").outcome, Some(outcome.clone()));
        assert_eq!(host.at(host.n_events() - 1).expect("all is kept").outcome(), None, "the game still went on");
        found.insert(way(&outcome), kind);
    }
    panic!("{}: only {found:?} came up", G::NAME);
}

#[test]
fn equal_points_of_30_rails_share_the_win() {
    let setups = thirty::RuleSet::ALL.map(|it| thirty::Setup::new(it, 3));
    check::<thirty::Thirty>(&setups, &["points", "shared"], |_, _| None);
}

#[test]
fn equal_points_of_30_streetcar_rails_share_the_win() {
    check::<streetcar::Streetcar>(&["tiles tiles-35 seats 2".parse().ok()], &["points", "shared"], |_, _| None);
}

#[test]
fn overlap_breaks_ties_of_rail_age() {
    // Random players seldom come to an overlap on the newest maps.
    let first = |n: usize| railage::Map::read(railage::FIRST_MAP_TEXTS[n]).expect("a map");
    let setups = [railage::Setup::new(first(0), 2), railage::Setup::new(first(1), 3), railage::Setup::river(4)];
    check::<railage::Railage>(&setups, &["points", "tie broken", "shared"], |view, seat| {
        Some((TieBreak::Overlap, view.tally(seat).expect("an open sheet").overlap().into()))
    });
}

#[test]
fn money_breaks_ties_of_village_rails() {
    let ways = ["points", "tie broken", "shared", "tie broken and shared"];
    check::<village::Village>(&[village::Setup::new(3), village::Setup::new(4)], &ways, |view, seat| {
        let tableau = view.players[seat].tableau.as_ref().expect("a tableau");
        Some((TieBreak::Money, tableau.money().into()))
    });
}

#[test]
fn what_was_compared_is_told_with_the_next_best() {
    let seat = |n| Seat::new(n).expect("a seat");
    let outcome = |winners: &[usize], amounts: &[i32]| Outcome {
        points: 9,
        winners: winners.iter().map(|it| seat(*it)).collect(),
        tie: Some(Tie {
            seats: vec![seat(0), seat(2), seat(3)],
            compared: Some(Compared { what: TieBreak::Money, amounts: amounts.to_vec() }),
        }),
    };
    let broken = outcome(&[2], &[4, 9, 7]);
    assert_eq!(broken.beaten(), [seat(0), seat(3)]);
    assert_eq!(broken.compared(), Some((TieBreak::Money, 9, Some(7))));
    let even = outcome(&[0, 2, 3], &[5, 5, 5]);
    assert_eq!((even.beaten(), even.compared()), (vec![], Some((TieBreak::Money, 5, None))));
    assert_eq!(TieBreak::ALL.map(TieBreak::name), ["overlap", "money"]);
}
