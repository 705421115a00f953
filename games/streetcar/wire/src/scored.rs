//! What `platelayer score --json` tells of a board of 30 Streetcar Rails besides the view: the keys that version 0.1 had.

use std::collections::BTreeMap;

use kernel::Seat;
use serde::Serialize;
use streetcar::{Board, Station, Tally, View};
use track::Route;

use wireform::out::texts;

/// The score of a board, line by line.
#[derive(Serialize, Debug)]
pub(crate) struct Scored {
    lines: BTreeMap<String, Line>,
    central: Central,
    total: i32,
}

#[derive(Serialize, Debug)]
struct Line {
    points: u8,
    squares: u8,
    trees: u8,
    total: i32,
    route: Vec<String>,
}

#[derive(Serialize, Debug)]
struct Central {
    stations: Vec<u8>,
    points: i32,
}

impl Scored {
    /// The score of the board of the first seat.
    pub(crate) fn of(view: &View) -> Option<Self> {
        let board = view.boards.get(Seat::FIRST)?;
        let tally = Tally::of(board);
        Some(Self {
            lines: tally.lines().map(|it| (it.pair.to_string(), Line::of(it, board))).collect(),
            central: Central { stations: tally.linked().map(Station::number).collect(), points: tally.central() },
            total: tally.total(),
        })
    }
}

impl Line {
    fn of(line: streetcar::Line, board: &Board) -> Self {
        Self {
            points: streetcar::points(line.pair),
            squares: line.squares,
            trees: line.trees,
            total: line.total(),
            route: texts(board.route(line.pair).iter().flat_map(Route::squares)),
        }
    }
}
