//! The picture in words, for labels and for those who cannot see it.

use streetcar::{Board, Mark, Pair, Station, Tally};
use track::Square;

/// What is in a square.
pub(super) fn square(board: &Board, square: Square) -> String {
    let what = match board.mark(square) {
        Mark::Empty => "empty".to_owned(),
        Mark::Zone => "pedestrian zone".to_owned(),
        Mark::Central => "central station".to_owned(),
        Mark::Track(tile) => {
            let tree = if tile.shape().has_tree() { ", with a tree" } else { "" };
            format!("{} {tile}{tree}", tile.shape().name())
        }
    };
    format!("{square}: {what}")
}

/// What a connected pair is worth.
pub(super) fn line(board: &Board, pair: Pair) -> String {
    match Tally::of(board).line(pair) {
        None => format!("{pair}: not connected"),
        Some(line) => {
            format!("{pair}: {} + {} + {} = {}", streetcar::points(pair), line.squares, line.trees, line.total())
        }
    }
}

/// The whole picture.
pub(super) fn description(board: &Board) -> String {
    let tally = Tally::of(board);
    let n_tiles = board.track().count();
    let mut res = vec![format!("A board of 30 Streetcar Rails with {n_tiles} tiles of track")];
    let stations = Station::ALL.into_iter().filter_map(|it| Some(format!("{it} at {}", board.station(it)?)));
    push(&mut res, "Stations", &stations.collect::<Vec<_>>(), ", ");
    let zones = board.zones().into_iter().map(|it| it.to_string());
    push(&mut res, "Pedestrian zones", &zones.collect::<Vec<_>>(), ", ");
    res.extend(board.central().map(|it| format!("Central station: {it}")));
    push(&mut res, "Lines", &tally.lines().map(|it| line(board, it.pair)).collect::<Vec<_>>(), "; ");
    let linked: Vec<_> = tally.linked().map(|it| it.to_string()).collect();
    if !linked.is_empty() {
        res.push(format!("Connected to the central station: {}, {} points", linked.join(", "), tally.central()));
    }
    res.push(format!("Total: {}", tally.total()));
    res.join(". ") + "."
}

fn push(res: &mut Vec<String>, what: &str, list: &[String], between: &str) {
    if !list.is_empty() {
        res.push(format!("{what}: {}", list.join(between)));
    }
}
