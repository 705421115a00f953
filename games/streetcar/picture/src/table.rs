//! What the score table of 30 Streetcar Rails says.

use streetcar::{Pair, Station, Tally};
use track::SquareSet;

use super::{Picture, pile};
use draw::{
    scene::{Group, Point},
    sheet::{
        palette::LIVERIES,
        sign::Outline,
        table::{Columns, Form, Links, Row, Table, WIDTH},
    },
};

const COLUMNS: Columns = Columns {
    sample: 76.0,
    pair: 92.0,
    signs: 224.0,
    numbers: &[("points", 213.0), ("squares", 308.0), ("trees", 386.0), ("total", WIDTH)],
};

/// The table, with its corner at `place`.
pub(super) fn group(picture: &Picture<'_>, place: Point, form: Form) -> Group {
    let tally = Tally::of(picture.board);
    let stations = Station::ALL.into_iter();
    let table = Table {
        columns: &COLUMNS,
        rows: Pair::ALL.into_iter().map(|it| row(&tally, it)).collect(),
        links: Links {
            name: "central",
            stations: stations.map(|it| (it.to_string(), tally.linked().any(|other| other == it))).collect(),
            outline: Outline::Round,
            points: tally.central(),
        },
        total: tally.total(),
        is_blank: picture.board.free() == SquareSet::ALL,
    };
    table.group(place, form, |place| pile::group(picture, place, form))
}

fn row(tally: &Tally, pair: Pair) -> Row {
    let line = tally.line(pair);
    let values = line.map(|it| [streetcar::points(pair).into(), it.squares.into(), it.trees.into(), it.total()]);
    Row {
        livery: LIVERIES[pair.index()],
        name: pair.to_string(),
        is_scored: line.is_some(),
        points: streetcar::points(pair),
        values: values.map_or([None; 4], |it| it.map(Some)).to_vec(),
    }
}
