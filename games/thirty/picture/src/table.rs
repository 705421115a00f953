//! What the score table of 30 Rails says.

use thirty::{Line, Pair, RuleSet, Station, Tally};
use track::SquareSet;

use super::{Picture, standing, station::outline, words};
use draw::{
    scene::{Group, Point},
    sheet::{
        palette::LIVERIES,
        table::{Columns, Form, Links, Row, Table, WIDTH},
    },
};

const PLAIN: Columns = Columns {
    sample: 76.0,
    pair: 92.0,
    signs: 204.0,
    numbers: &[("points", 213.0), ("squares", 308.0), ("bonus", 386.0), ("total", WIDTH)],
};
const SHARES: Columns = Columns {
    sample: 56.0,
    pair: 68.0,
    signs: 180.0,
    numbers: &[
        ("pts", 150.0),
        ("squares", 228.0),
        ("bonus", 291.0),
        ("sum", 341.0),
        ("shares", 408.0),
        ("total", WIDTH),
    ],
};

/// The table, with its corner at `place`.
pub(super) fn group(picture: &Picture<'_>, place: Point, form: Form) -> Group {
    let rules = picture.rules;
    let tally = Tally::of(picture.sheet, rules);
    let table = Table {
        columns: match rules {
            RuleSet::Basic | RuleSet::Postal => &PLAIN,
            RuleSet::Advanced => &SHARES,
        },
        rows: Pair::ALL.into_iter().map(|it| row(picture, &tally, it)).collect(),
        links: Links {
            name: "mine",
            stations: Station::ALL
                .into_iter()
                .map(|station| (rules.station(station), tally.linked().any(|it| it == station)))
                .collect(),
            outline: outline(rules),
            points: tally.mine().into(),
        },
        total: tally.total(),
        is_blank: picture.sheet.free() == SquareSet::ALL,
    };
    table.group(place, form, |place| standing::group(picture, &tally, place, form))
}

fn row(picture: &Picture<'_>, tally: &Tally, pair: Pair) -> Row {
    let Picture { sheet, rules, .. } = *picture;
    let line = tally.line(pair);
    let mut values = vec![line.map(|_| thirty::points(pair)), line.map(|it| it.squares), line.map(|it| it.bonus)];
    if rules == RuleSet::Advanced {
        let shares = sheet.shares(pair);
        values.extend([line.map(Line::sum), (shares > 0).then_some(shares)]);
    }
    values.push(line.map(Line::total));
    Row {
        livery: LIVERIES[pair.index()],
        name: words::pair(pair, rules),
        is_scored: line.is_some(),
        points: thirty::points(pair),
        values: values.into_iter().map(|it| it.map(i32::from)).collect(),
    }
}
