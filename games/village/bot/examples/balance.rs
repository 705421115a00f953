//! Village Rails: what trips bring to those who plan them, and the money that is left at the end.

use std::{collections::BTreeMap, ops::RangeInclusive};

use kernel::{Game as _, Seat};
use village::{Counted, Demand, Letter, Line, Setup, Terrain, Trip, Village};

use mind::{Level, play};
use testing::balance::{Mean, begin, games, mean, report, report_mean};
use village_bot::Bot;

/// Tables of strong bots: how many seats, and how many games; as many players of each.
const TABLES: [(usize, u64); 3] = [(2, 120), (3, 80), (4, 60)];

/// How long they take.
const CORE_MINUTES: f64 = 8.0;

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

fn main() {
    begin(Village::NAME, CORE_MINUTES);
    let tell = |name: &str, values: &[f64], aim| report_mean(Village::NAME, name, Mean::of(values), aim);
    let any = f64::NEG_INFINITY..=f64::INFINITY;
    let mut players = Vec::new();
    for (n_seats, n_games) in TABLES {
        let of_table: Vec<Player> = games(n_games, |seed| ended(n_seats, seed)).into_iter().flatten().collect();
        tell(&format!("money left of a player, {n_seats} seats"), &each(&of_table, |it| it.money), any.clone());
        players.extend(of_table);
    }
    tell("money left of a player", &each(&players, |it| it.money), 6.0..=12.0);
    tell("trips of a player", &each(&players, |it| count(it.trips.len())), any.clone());
    let mut kinds: BTreeMap<&str, Vec<f64>> = BTreeMap::new();
    for (kind, points) in players.iter().flat_map(|it| &it.trips) {
        kinds.entry(kind).or_default().push(*points);
    }
    for (kind, points) in &kinds {
        let part = Mean::share(points, |it| *it > 0.0);
        report_mean(Village::NAME, &format!("{kind}: part that scores"), part, SUCCESS);
        tell(&format!("{kind}: mean points"), points, any.clone());
    }
    let means = || kinds.values().map(|it| mean(it.iter().copied()));
    let (best, worst) = (means().fold(0.0, f64::max), means().fold(f64::INFINITY, f64::min));
    let ratio = "mean points of the best kind of trip, by those of the worst";
    report(Village::NAME, ratio, best / worst, 1.0..=2.0);
    for letter in Letter::ALL {
        let of_set: Vec<&Player> = players.iter().filter(|it| it.letter == letter).collect();
        tell(&format!("score with the border pieces {letter}"), &each(&of_set, |it| it.points), any.clone());
    }
}

/// One number of each of some players.
fn each<T>(players: &[T], number: impl Fn(&T) -> f64) -> Vec<f64> {
    players.iter().map(number).collect()
}

/// One game of strong bots, and what its players come to.
fn ended(n_seats: usize, seed: u64) -> Vec<Player> {
    let setup = Setup::new(n_seats).expect("2 to 4 seats");
    let done = play::<Bot>(&setup, &[Level::Strong], seed);
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
