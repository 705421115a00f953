//! Rail Age: what a player alone and four at a table come to on each map, and how their games end.

use std::{collections::BTreeMap, ops::RangeInclusive, sync::Arc};

use bots::{Level, play};
use kernel::{Game as _, Seat};
use railage::{City, Drawing, LandSet, Map, Mine, Path, Railage, Setup, Sheet, Title};

use crate::figure::{games, mean, report, share};

/// The maps, with the mean that the normal bot should have alone.
const MAPS: [(&str, RangeInclusive<f64>); 2] = [("river", 85.0..=95.0), ("lake", 75.0..=85.0)];

/// The normal bot alone.
const N_ALONE: u64 = 200;
/// Four normal bots at a table.
const N_TABLES: u64 = 50;
/// The strong bot alone.
const N_STRONG: u64 = 60;

/// What is kept of a game.
struct Ended {
    scores: Vec<i32>,
    /// Whether somebody's tracks overlapped, so that the next round was the last.
    by_overlap: bool,
    /// Whether somebody had reached every upper space that is not crossed out.
    by_full_track: bool,
}

pub(crate) fn figures() {
    for (name, aim) in MAPS {
        let map = Setup::maps().iter().find(|it| it.name() == name).expect("a map that is compiled in");
        measure(map, aim);
    }
}

fn measure(map: &Arc<Map>, aim: RangeInclusive<f64>) {
    let tell = |what: &str, value: f64, aim: RangeInclusive<f64>| {
        report(Railage::NAME, &format!("{}: {what}", map.name()), value, aim);
    };
    let alone = games(N_ALONE, |seed| ended(map, 1, Level::Normal, seed));
    let points = mean_score(&alone);
    tell("score of the normal bot alone", points, aim);
    let tables = games(N_TABLES, |seed| ended(map, 4, Level::Normal, seed));
    tell("score at a table of four, less that alone", mean_score(&tables) - points, -10.0..=10.0);
    let all: Vec<_> = alone.iter().chain(&tables).collect();
    tell("part of the ends by a full upper track", share(&all, |it| it.by_full_track), 0.2..=1.0);
    tell("part of the ends by an overlap", share(&all, |it| it.by_overlap), 0.2..=1.0);
    let strong = games(N_STRONG, |seed| ended(map, 1, Level::Strong, seed));
    let kings = share(&strong, |it| Title::of(it.scores[0]) == Title::RailwayKing);
    tell("part of the games that make the strong bot king", kings, 0.0..=0.25);
    let most = map.cities().iter().map(|it| most_lines(map, it)).max().unwrap_or(0);
    tell("most lines that a city can have", f64::from(most), 6.0..=6.0);
    let pairs: Vec<_> = shortest_lines(map).into_values().collect();
    tell("part of the pairs of cities that one dot joins", share(&pairs, |it| *it == 1), 0.0..=0.25);
}

/// One game of bots of a level, and how it came to its end.
fn ended(map: &Arc<Map>, n_seats: usize, level: Level, seed: u64) -> Ended {
    let setup = Setup::new(Arc::clone(map), n_seats).expect("1 to 4 seats");
    let played = play::<Railage>(&setup, &[level], seed);
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

fn mean_score(games: &[Ended]) -> f64 {
    mean(games.iter().flat_map(|it| it.scores.iter().map(|&it| f64::from(it))))
}

/// Over how few land cells each pair of cities can be joined.
fn shortest_lines(map: &Map) -> BTreeMap<(City, City), usize> {
    let mut res = BTreeMap::new();
    for line in map.all_lines() {
        let n_lands = line.path().as_slice().len();
        let shortest = res.entry((line.from(), line.to())).or_insert(n_lands);
        *shortest = n_lands.min(*shortest);
    }
    res
}

/// How many lines and special lines can leave `city` at the same time, if there is a dot and a ○ wherever one can be.
fn most_lines(map: &Map, city: City) -> u8 {
    let drawing = Drawing { stations: map.cities(), dots: map.lands(), ..Drawing::default() };
    let sheet = Sheet::drawn(map, &drawing).expect("all dotted and marked");
    let ring: LandSet = map.land_of(city).iter().copied().collect();
    // A line that passes a second cell beside the city could begin there.
    let is_direct = |path: &Path| path.lands().and(&ring).len() == 1;
    let mut lines: Vec<(LandSet, End)> = Vec::new();
    sheet.each_line(map, |line| {
        let end = if line.from() == city { line.to() } else { line.from() };
        if (line.from() == city || line.to() == city) && is_direct(line.path()) {
            lines.push((line.path().lands(), End::City(end)));
        }
    });
    sheet.each_special(map, |line| {
        if line.from() == city && is_direct(line.path()) {
            lines.push((line.path().lands(), End::Mine(line.to())));
        }
    });
    let from_each: Vec<Vec<_>> =
        ring.iter().map(|land| lines.iter().filter(|it| it.0.contains(land)).copied().collect()).collect();
    most_apart(&from_each, &LandSet::EMPTY, &mut Vec::new())
}

/// Where a line goes.
#[derive(Copy, Clone, PartialEq, Eq)]
enum End {
    City(City),
    Mine(Mine),
}

/// How many of these lists can give one line each, so that no two share land or their end.
fn most_apart(lists: &[Vec<(LandSet, End)>], used: &LandSet, ends: &mut Vec<End>) -> u8 {
    let Some((first, rest)) = lists.split_first() else { return 0 };
    let mut best = 0;
    for (lands, end) in first {
        if lands.and(used).is_empty() && !ends.contains(end) {
            ends.push(*end);
            best = best.max(1 + most_apart(rest, &used.or(lands), ends));
            ends.pop();
        }
        if usize::from(best) == lists.len() {
            return best;
        }
    }
    best.max(most_apart(rest, used, ends))
}
