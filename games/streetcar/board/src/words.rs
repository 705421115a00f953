//! Moves, tiles and boards in words.

use kernel::Seat;
use streetcar::{Action, Board, Chance, Mark, Part, Ruling, Shape, Station, Tile};

use client::{
    grid::{Place, words as grid},
    table::Position,
    words::say,
};

/// A tile, whichever way round.
pub(super) fn shape(shape: Shape) -> String {
    // streetcar-shape-s, -c, -r, -l, -y, -d, -w, -t, -o, -x, -z and -m, by the letter of the shape
    say(&format!("streetcar-shape-{}", shape.letter().to_ascii_lowercase()), &[])
}

/// A tile as it lies.
pub(super) fn tile(tile: Tile) -> String {
    let (kind, ways) = (shape(tile.shape()), grid::tracks(tile.joins()));
    if tile.shape().has_tree() {
        t!("streetcar-tile-tree", kind = kind, ways = ways)
    } else {
        t!("streetcar-tile", kind = kind, ways = ways)
    }
}

/// A part of the setup, as a step.
pub(super) fn part(part: Part) -> String {
    match part {
        Part::Station(station) => t!("streetcar-station", name = station.to_string()),
        Part::Remove => t!("streetcar-part-remove"),
        Part::Central => t!("streetcar-part-central"),
    }
}

/// What is at a place.
pub(super) fn at(board: &Board, place: Place) -> String {
    let what = if let Some(square) = place.square() {
        match board.mark(square) {
            Mark::Empty => t!("grid-empty"),
            Mark::Zone => t!("streetcar-zone"),
            Mark::Central => t!("streetcar-central"),
            Mark::Track(it) => tile(it),
        }
    } else {
        let station = Station::ALL.into_iter().find(|&it| board.station(it).map(Place::from) == Some(place));
        station.map_or_else(|| t!("grid-empty"), |it| t!("streetcar-station", name = it.to_string()))
    };
    t!("grid-at", place = grid::place(place), what = what)
}

/// A move.
pub(super) fn action(action: Action) -> String {
    let what = match action {
        Action::Station(station, _) => t!("streetcar-station", name = station.to_string()),
        Action::Remove(_) => t!("streetcar-removed"),
        Action::Central(_) => t!("streetcar-central"),
        Action::Place(_, it) => tile(it),
        Action::Zone(_) => t!("streetcar-face-down"),
    };
    t!("grid-at", place = grid::place(super::moves::place(action)), what = what)
}

/// A line of the record.
pub(super) fn happened(position: &Position, line: &str) -> Option<String> {
    let (who, what) = line.split_once(' ')?;
    if who == "." {
        return Some(match what.parse().ok()? {
            Chance::Zone(square) => t!("streetcar-zone-rolled", square = grid::place(square.into())),
            Chance::Draw(draw) => t!("streetcar-drawn", tile = shape(draw.shape()), die = draw.die()),
        });
    }
    let name = |number: &str| Some(position.name(Seat::new(number.parse().ok()?)?));
    if let Some(number) = who.strip_suffix('!') {
        let Ruling::Leave = what.parse().ok()?;
        return Some(t!("grid-left", name = name(number)?));
    }
    let what = action(what.parse().ok()?);
    Some(if position.n_seats() == 1 { what } else { t!("grid-by", name = name(who)?, what = what) })
}
