//! What `platelayer score --json` tells of a sheet of 30 Rails besides the view: the keys that version 0.1 had.

use std::collections::BTreeMap;

use kernel::Seat;
use serde::Serialize;
use thirty::{Pair, Sheet, Station, Tally, View};
use track::Route;

use wireform::out::texts;

/// The score of a sheet, line by line.
#[derive(Serialize, Debug)]
pub(crate) struct Scored {
    lines: BTreeMap<String, Line>,
    mine: Mine,
    total: i32,
    grade: Option<String>,
}

#[derive(Serialize, Debug)]
struct Line {
    points: u8,
    squares: u8,
    bonus: u8,
    total: u8,
    #[serde(skip_serializing_if = "Option::is_none")]
    shares: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    counts: Option<u8>,
    route: Vec<String>,
}

#[derive(Serialize, Debug)]
struct Mine {
    stations: Vec<u8>,
    points: u8,
}

impl Scored {
    /// The score of the sheet of the first seat.
    pub(crate) fn of(view: &View) -> Option<Self> {
        let sheet = view.sheets.get(Seat::FIRST)?;
        let tally = Tally::of(sheet, view.setup.rules());
        Some(Self {
            lines: tally.lines().map(|it| (it.pair.to_string(), Line::of(it, sheet))).collect(),
            mine: Mine { stations: tally.linked().map(Station::number).collect(), points: tally.mine() },
            total: tally.total(),
            grade: tally.grade().map(|it| it.to_string()),
        })
    }
}

impl Line {
    fn of(line: thirty::Line, sheet: &Sheet) -> Self {
        let route = |pair: Pair| texts(sheet.route(pair).iter().flat_map(Route::squares));
        Self {
            points: thirty::points(line.pair),
            squares: line.squares,
            bonus: line.bonus,
            total: line.sum(),
            shares: line.shares,
            counts: line.shares.map(|_| line.total()),
            route: route(line.pair),
        }
    }
}
