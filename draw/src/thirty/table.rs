//! The score table: every line with a sample of its stroke, the mine and the total.

use ::thirty::{Line, Pair, RuleSet, Sheet, Station, Tally};
use track::SquareSet;

use super::{
    Picture,
    palette::{FAINT_INK, GRID, INK, LINK, LIVERIES, Livery},
    standing, station, words,
};
use crate::scene::{Anchor, Group, Paint, Path, Point, Shape, Stroke, Text, at};

/// The width of the table, without what stands beside it in its wide form.
pub(super) const WIDTH: f64 = 460.0;
/// The height of the wide form.
pub(super) const WIDE_HEIGHT: f64 = SUMS_TOP + MINE_HEIGHT + TOTAL_HEIGHT;

const ROW: f64 = 55.0;
const FIRST_ROW: f64 = 36.0;
const SUMS_TOP: f64 = FIRST_ROW + 6.0 * ROW;
const MINE_HEIGHT: f64 = 60.0;
const TOTAL_HEIGHT: f64 = 74.0;

/// How the parts of the table stand to each other.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Form {
    /// The standing beneath the scores.
    Tall,
    /// The standing to the right of the scores.
    Wide,
}

/// The columns of a rule set.
struct Columns {
    /// How long the samples of the strokes are.
    sample: f64,
    /// Where the names of the pairs begin.
    pair: f64,
    /// The heads of the numbers, and where these end.
    numbers: &'static [(&'static str, f64)],
}

const PLAIN: Columns = Columns {
    sample: 76.0,
    pair: 92.0,
    numbers: &[("points", 213.0), ("squares", 308.0), ("bonus", 386.0), ("total", WIDTH)],
};
const SHARES: Columns = Columns {
    sample: 56.0,
    pair: 68.0,
    numbers: &[
        ("pts", 150.0),
        ("squares", 228.0),
        ("bonus", 291.0),
        ("sum", 341.0),
        ("shares", 408.0),
        ("total", WIDTH),
    ],
};

const fn columns(rules: RuleSet) -> &'static Columns {
    match rules {
        RuleSet::Basic | RuleSet::Postal => &PLAIN,
        RuleSet::Advanced => &SHARES,
    }
}

/// The table, with its corner at `place`.
pub(super) fn group(picture: &Picture<'_>, place: Point, form: Form) -> Group {
    let tally = Tally::of(picture.sheet, picture.rules);
    let columns = columns(picture.rules);
    let head = |(words, x): (&str, f64)| Text::new(at(x, 18.0), words, 19.0, FAINT_INK).anchored(Anchor::End).into();
    let mut shapes = vec![Text::new(at(0.0, 18.0), "line", 19.0, FAINT_INK).into()];
    shapes.extend(columns.numbers.iter().map(|&it| head(it)));
    shapes.push(rule(FIRST_ROW - 6.0, 1.6));
    for (pair, n) in Pair::ALL.into_iter().zip(0_u8..) {
        let middle = FIRST_ROW + (f64::from(n) + 0.5) * ROW;
        shapes.extend(row(picture, &tally, pair, middle));
        shapes.push(faint_rule(middle + ROW / 2.0));
    }
    shapes.extend(mine(picture, &tally));
    shapes.extend(total(picture, &tally));
    let standing_place = match form {
        Form::Tall => at(0.0, WIDE_HEIGHT + 28.0),
        Form::Wide => at(WIDTH + 46.0, 0.0),
    };
    shapes.push(standing::group(picture, &tally, standing_place, form).into());
    Group::at(place, shapes).named("score")
}

fn rule(y: f64, width: f64) -> Shape {
    Shape::path(Path::through(&[at(0.0, y), at(WIDTH, y)]), Paint::stroke(Stroke::new(INK, width)))
}

fn faint_rule(y: f64) -> Shape {
    Shape::path(Path::through(&[at(0.0, y), at(WIDTH, y)]), Paint::stroke(Stroke::new(GRID, 1.2)))
}

fn sample(livery: Livery, width: f64, length: f64, y: f64, is_faint: bool) -> Shape {
    let paint = Paint::stroke(livery.stroke(width, 0.0));
    let paint = if is_faint { paint.faint(0.35) } else { paint };
    Shape::path(Path::through(&[at(2.0, y), at(length, y)]), paint)
}

fn row(picture: &Picture<'_>, tally: &Tally, pair: Pair, middle: f64) -> Vec<Shape> {
    let Picture { sheet, rules, .. } = *picture;
    let columns = columns(rules);
    let line = tally.line(pair);
    let colour = if line.is_some() { INK } else { FAINT_INK };
    let base = middle + 10.0;
    let mut values = vec![line.map(|_| pair.points()), line.map(|it| it.squares), line.map(|it| it.bonus)];
    if rules == RuleSet::Advanced {
        let shares = sheet.shares(pair);
        values.extend([line.map(Line::sum), (shares > 0).then_some(shares)]);
    }
    values.push(line.map(Line::total));
    let n_values = values.len();
    let mut res = vec![
        sample(LIVERIES[pair.index()], 6.0, columns.sample, middle, line.is_none()),
        Text::new(at(columns.pair, base), words::pair(pair, rules), 30.0, colour).bold().into(),
    ];
    for (n, (value, &(_, end))) in values.into_iter().zip(columns.numbers).enumerate() {
        // What a pair is worth stands on every sheet, as it does on printed ones.
        let (value, colour) = match value {
            Some(value) => (Some(value), INK),
            None => ((n == 0).then_some(pair.points()), FAINT_INK),
        };
        let Some(words) = value.map(|it| it.to_string()).or_else(|| dash(sheet)) else { continue };
        let text = Text::new(at(end, base), words, 30.0, colour).anchored(Anchor::End);
        res.push(if n + 1 == n_values { text.bold() } else { text }.into());
    }
    res
}

/// What stands for a missing number: nothing while the map is empty, so that the sheet can be printed and written on.
fn dash(sheet: &Sheet) -> Option<String> {
    (sheet.free() != SquareSet::ALL).then(|| "–".to_owned())
}

fn mine(picture: &Picture<'_>, tally: &Tally) -> Vec<Shape> {
    let rules = picture.rules;
    let columns = columns(rules);
    let middle = SUMS_TOP + MINE_HEIGHT / 2.0;
    let is_linked = |station: Station| tally.linked().any(|it| it == station);
    let mut res = vec![
        sample(LINK, 4.0, columns.sample, middle, tally.mine() == 0),
        Text::new(at(columns.pair, middle + 10.0), "mine", 30.0, INK).bold().into(),
    ];
    for (station, n) in Station::ALL.into_iter().zip(0_u8..) {
        let centre = at(columns.pair + 112.0 + f64::from(n) * 40.0, middle);
        res.extend(station::plaque(centre, 16.0, station, rules, is_linked(station)));
    }
    if dash(picture.sheet).is_some() {
        let points = Text::new(at(WIDTH, middle + 10.0), tally.mine().to_string(), 30.0, INK);
        res.push(points.anchored(Anchor::End).bold().into());
    }
    res
}

fn total(picture: &Picture<'_>, tally: &Tally) -> Vec<Shape> {
    let top = SUMS_TOP + MINE_HEIGHT;
    let words = Text::new(at(0.0, top + 48.0), "Total", 34.0, INK);
    let mut res = vec![rule(top, 2.4), words.serif().bold().into()];
    if dash(picture.sheet).is_some() {
        let number = Text::new(at(WIDTH, top + 52.0), tally.total().to_string(), 50.0, INK);
        res.push(number.anchored(Anchor::End).serif().bold().into());
    }
    res
}
