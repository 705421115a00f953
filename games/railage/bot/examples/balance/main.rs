//! Rail Age: what a player alone and four at a table come to on each map, and how their games end.

mod lines;

use std::{ops::RangeInclusive, sync::Arc};

use kernel::{Game as _, Seat};
use mind::{Level, play};
use railage::{Map, Railage, Setup, Title};
use railage_bot::Bot;
use testing::balance::{Mean, begin, games, mean, report, report_mean, share};

use lines::{most_lines, shortest_lines};

/// The maps, with the mean that the normal bot should have alone.
const MAPS: [(&str, RangeInclusive<f64>); 2] = [("river", 85.0..=95.0), ("lake", 75.0..=85.0)];

/// The normal bot alone: enough for an error of 0.8 points.
const N_ALONE: u64 = 600;
/// Four normal bots at a table: with those alone enough for an error of one point, of the ten that are allowed.
const N_TABLES: u64 = 160;
/// The strong bot alone: a part of a quarter has an error of 0.06.
const N_STRONG: u64 = 60;
/// How long all that takes.
const CORE_MINUTES: f64 = 6.0;

/// What is kept of a game.
struct Ended {
    scores: Vec<i32>,
    /// Whether somebody's tracks overlapped, so that the next round was the last.
    by_overlap: bool,
    /// Whether somebody had reached every upper space that is not crossed out.
    by_full_track: bool,
}

fn main() {
    begin(Railage::NAME, CORE_MINUTES);
    for (name, aim) in MAPS {
        let map = Setup::maps().iter().find(|it| it.name() == name).expect("a map that is compiled in");
        measure(map, aim);
    }
}

fn measure(map: &Arc<Map>, aim: RangeInclusive<f64>) {
    let name = |what: &str| format!("{}: {what}", map.name());
    let tell = |what: &str, value: Mean, aim: RangeInclusive<f64>| {
        report_mean(Railage::NAME, &name(what), value, aim);
    };
    let alone = games(N_ALONE, |seed| ended(map, 1, Level::Normal, seed));
    let points = mean_score(&alone);
    tell("score of the normal bot alone", points, aim);
    let any = f64::NEG_INFINITY;
    let titles = Title::ALL.map(|title| (title, Mean::share(&alone, |it| Title::of(it.scores[0]) == title)));
    for (title, part) in titles {
        // Titles spread, so none is for more than every second game.
        tell(&format!("part of those games that end as {title}"), part, any..=0.5);
    }
    let tables = games(N_TABLES, |seed| ended(map, 4, Level::Normal, seed));
    tell("score at a table of four, less that alone", mean_score(&tables).above(points), -10.0..=10.0);
    let all: Vec<_> = alone.iter().chain(&tables).collect();
    let ends = |what: &str, least: f64, is_so: fn(&Ended) -> bool| {
        tell(&format!("part of the games that {what}"), Mean::share(&all, |it| is_so(it)), least..=f64::INFINITY);
    };
    // Both may come in the same round; then it ends the game as well as the other does.
    ends("end with a full upper track, overlap or not", 0.2, |it| it.by_full_track);
    ends("end with an overlap, full upper track or not", 0.2, |it| it.by_overlap);
    ends("end with a full upper track and no overlap", any, |it| it.by_full_track && !it.by_overlap);
    ends("end with an overlap and no full upper track", any, |it| it.by_overlap && !it.by_full_track);
    ends("end with neither, by a round without a ○", any, |it| !it.by_overlap && !it.by_full_track);
    let strong = games(N_STRONG, |seed| ended(map, 1, Level::Strong, seed));
    let kings = Mean::share(&strong, |it| Title::of(it.scores[0]) == Title::RailwayKing);
    tell("part of the games that make the strong bot king", kings, 0.0..=0.25);
    let most = map.cities().iter().map(|it| most_lines(map, it)).max().unwrap_or(0);
    report(Railage::NAME, &name("most lines that a city can have"), f64::from(most), 6.0..=6.0);
    let pairs: Vec<_> = shortest_lines(map).into_values().collect();
    let n_near = pairs.iter().filter(|it| **it == 1).count();
    let what = name(&format!("part of the pairs of cities that one dot joins ({n_near} of {})", pairs.len()));
    report(Railage::NAME, &what, share(&pairs, |it| *it == 1), 0.0..=0.25);
}

/// One game of bots of a level, and how it came to its end.
fn ended(map: &Arc<Map>, n_seats: usize, level: Level, seed: u64) -> Ended {
    let setup = Setup::new(Arc::clone(map), n_seats).expect("1 to 4 seats");
    let played = play::<Bot>(&setup, &[level], seed);
    let mut res =
        Ended { scores: played.scores().iter().map(|it| *it.1).collect(), by_overlap: false, by_full_track: false };
    let mut game = Railage::new(&setup);
    for &event in played.table.log() {
        game.apply(event);
        if game.is_last() {
            let sheets = Seat::first(n_seats).map(|it| game.sheet(it));
            for sheet in sheets {
                res.by_overlap |= sheet.overlap(map.tracks()) > 0;
                res.by_full_track |= sheet.is_full(map.tracks());
            }
            break;
        }
    }
    res
}

/// The mean of what the seats of each game have come to.
fn mean_score(games: &[Ended]) -> Mean {
    let of_game = |it: &Ended| mean(it.scores.iter().map(|&it| f64::from(it)));
    Mean::of(&games.iter().map(of_game).collect::<Vec<_>>())
}
