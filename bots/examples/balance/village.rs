//! Village Rails: what trips bring to those who plan them, and the money that is left at the end.

use std::{collections::BTreeMap, ops::RangeInclusive};

use bots::{Level, play};
use kernel::{Game as _, Seat};
use village::{Counted, Demand, Letter, Line, Setup, Terrain, Trip, Village};

use crate::figure::{games, mean, report, share};

/// Tables of strong bots: how many seats, and how many games; as many players of each.
const TABLES: [(usize, u64); 3] = [(2, 120), (3, 80), (4, 60)];

/// Which part of the lines that a kind of trip is planned for may meet it.
const SUCCESS: RangeInclusive<f64> = 0.40..=0.85;

/// What is kept of a player.
struct Player {
    letter: Letter,
    points: f64,
    money: f64,
    /// The kind of every trip that was planned, and what it scored.
    trips: Vec<(String, f64)>,
}

pub(crate) fn figures() {
    let tell = |name: &str, value, aim| report(Village::NAME, name, value, aim);
    let any = f64::NEG_INFINITY..=f64::INFINITY;
    let mut players = Vec::new();
    for (n_seats, n_games) in TABLES {
        let of_table: Vec<Player> = games(n_games, |seed| ended(n_seats, seed)).into_iter().flatten().collect();
        tell(&format!("money left, {n_seats} seats"), mean(of_table.iter().map(|it| it.money)), any.clone());
        players.extend(of_table);
    }
    tell("money left", mean(players.iter().map(|it| it.money)), 6.0..=12.0);
    tell("trips of a player", mean(players.iter().map(|it| count(it.trips.len()))), any.clone());
    let mut kinds: BTreeMap<&str, Vec<f64>> = BTreeMap::new();
    for (kind, points) in players.iter().flat_map(|it| &it.trips) {
        kinds.entry(kind).or_default().push(*points);
    }
    for (kind, points) in &kinds {
        tell(&format!("{kind}: planned"), count(points.len()), any.clone());
        tell(&format!("{kind}: part that scores"), share(points, |it| *it > 0.0), SUCCESS);
        tell(&format!("{kind}: mean points"), mean(points.iter().copied()), any.clone());
    }
    let means = || kinds.values().map(|it| mean(it.iter().copied()));
    let (best, worst) = (means().fold(0.0, f64::max), means().fold(f64::INFINITY, f64::min));
    tell("mean points of the best kind of trip, by those of the worst", best / worst, 1.0..=2.0);
    let sets = Letter::ALL.map(|letter| mean(players.iter().filter(|it| it.letter == letter).map(|it| it.points)));
    for (letter, points) in Letter::ALL.into_iter().zip(sets) {
        tell(&format!("score with the border pieces {letter}"), points, any.clone());
    }
}

/// One game of strong bots, and what its players come to.
fn ended(n_seats: usize, seed: u64) -> Vec<Player> {
    let setup = Setup::new(n_seats).expect("2 to 4 seats");
    let done = play::<Village>(&setup, &[Level::Strong], seed);
    let game = done.table.state();
    let player = |seat: Seat| {
        let tableau = game.tableau(seat).expect("a tableau");
        let scores = Line::all().map(|it| tableau.course(it).score(setup.content()));
        Player {
            letter: tableau.letter(),
            points: game.score(seat).into(),
            money: tableau.money().into(),
            trips: scores.flat_map(|it| it.trips).flatten().map(|it| (kind(it.0), it.1.into())).collect(),
        }
    };
    Seat::first(n_seats).map(player).collect()
}

/// A trip, with T for whichever terrain it names.
fn kind(trip: Trip) -> String {
    let text = trip.to_string();
    let terrain = match trip.demand() {
        Demand::Count(_, _, Counted::Terrain(it))
        | Demand::Each(Counted::Terrain(it))
        | Demand::BothEnds(it)
        | Demand::Most(it)
        | Demand::Fewest(it) => Some(it),
        _ => None,
    };
    terrain.map_or(text.clone(), |it: Terrain| text.replace(it.name(), "T"))
}

fn count(n: usize) -> f64 {
    u32::try_from(n).unwrap_or(u32::MAX).into()
}
