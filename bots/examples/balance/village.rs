//! Village Rails: what trips bring to those who plan them, and the money that is left at the end.

use std::{collections::BTreeMap, ops::RangeInclusive};

use bots::{Level, play};
use kernel::{Game as _, Seat};
use village::{Counted, Demand, Letter, Line, Setup, Terrain, Trip, Village};

use crate::figure::{games, mean, report};

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
        let scores: Vec<f64> = points.iter().map(|it| f64::from(u8::from(*it > 0.0))).collect();
        for (what, values, aim) in [("part that scores", &scores, SUCCESS), ("mean points", points, any.clone())] {
            let (n, error) = (points.len(), error(values));
            tell(&format!("{kind}: {what} (of {n}, ± {error:.2})"), mean(values.iter().copied()), aim);
        }
    }
    let means = || kinds.values().map(|it| mean(it.iter().copied()));
    let (best, worst) = (means().fold(0.0, f64::max), means().fold(f64::INFINITY, f64::min));
    tell("mean points of the best kind of trip, by those of the worst", best / worst, 1.0..=2.0);
    for letter in Letter::ALL {
        let points: Vec<f64> = players.iter().filter(|it| it.letter == letter).map(|it| it.points).collect();
        let (n, error) = (points.len(), error(&points));
        let name = format!("score with the border pieces {letter} (of {n}, ± {error:.2})");
        tell(&name, mean(points.iter().copied()), any.clone());
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

/// The standard error of the mean of some numbers, at least two.
fn error(values: &[f64]) -> f64 {
    let middle = mean(values.iter().copied());
    let squares: f64 = values.iter().map(|it| (it - middle).powi(2)).sum();
    (squares / (count(values.len()) - 1.0) / count(values.len())).sqrt()
}

fn count(n: usize) -> f64 {
    u32::try_from(n).unwrap_or(u32::MAX).into()
}
