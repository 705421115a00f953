//! The score table: every line with a sample of its stroke, the links and the total.

use super::{
    palette::{FAINT_INK, GRID, INK, LINK, Livery},
    sign::{Outline, plaque},
};
use crate::scene::{Anchor, Group, Paint, Path, Point, Shape, Stroke, Text, at};

/// The width of the table, without what stands beside it in its wide form.
pub const WIDTH: f64 = 460.0;
/// The height of the wide form.
pub const WIDE_HEIGHT: f64 = SUMS_TOP + LINKS_HEIGHT + TOTAL_HEIGHT;

const ROW: f64 = 55.0;
const FIRST_ROW: f64 = 36.0;
const SUMS_TOP: f64 = FIRST_ROW + 6.0 * ROW;
const LINKS_HEIGHT: f64 = 60.0;
const TOTAL_HEIGHT: f64 = 74.0;

/// The room for the head of the first column, and what is left free between heads.
const FIRST_HEAD: f64 = 70.0;
const HEAD_GAP: f64 = 8.0;

/// How the parts of the table stand to each other.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Form {
    /// The standing beneath the scores.
    Tall,
    /// The standing to the right of the scores.
    Wide,
}

/// The columns of a rule set.
pub struct Columns {
    /// How long the samples of the strokes are.
    pub sample: f64,
    /// Where the names of the pairs begin.
    pub pair: f64,
    /// Where the signs of the links begin.
    pub signs: f64,
    /// The heads of the numbers, and where these end.
    pub numbers: &'static [(&'static str, f64)],
}

/// A pair of stations.
pub struct Row {
    /// How its line is drawn.
    pub livery: Livery,
    /// What it is called.
    pub name: String,
    /// Whether it is connected.
    pub is_scored: bool,
    /// What the pair is worth by itself. It stands on every sheet, as it does on printed ones.
    pub points: u8,
    /// The numbers of the line, the points first.
    pub values: Vec<Option<i32>>,
}

/// The links to a goal inside the map.
pub struct Links {
    /// What the goal is called.
    pub name: &'static str,
    /// The stations, and whether they are linked.
    pub stations: Vec<(String, bool)>,
    /// The outline of their signs.
    pub outline: Outline,
    /// What the links are worth.
    pub points: i32,
}

/// All that the table says.
pub struct Table {
    /// Its columns.
    pub columns: &'static Columns,
    /// The pairs.
    pub rows: Vec<Row>,
    /// The links.
    pub links: Links,
    /// The sum.
    pub total: i32,
    /// Nothing stands for a missing number while the map is empty, so that the sheet can be printed and written on.
    pub is_blank: bool,
}

impl Table {
    /// The table, with its corner at `place`, and what stands beside or beneath it.
    pub fn group(&self, place: Point, form: Form, standing: impl FnOnce(Point) -> Group) -> Group {
        let mut shapes = heads(18.0, 19.0, "line", self.columns.numbers);
        shapes.push(rule(FIRST_ROW - 6.0, 1.6));
        for (row, n) in self.rows.iter().zip(0_u8..) {
            let middle = FIRST_ROW + (f64::from(n) + 0.5) * ROW;
            shapes.extend(self.row(row, middle));
            shapes.push(faint_rule(middle + ROW / 2.0));
        }
        shapes.extend(self.link_row());
        shapes.extend(self.total_row());
        let standing_place = match form {
            Form::Tall => at(0.0, WIDE_HEIGHT + 28.0),
            Form::Wide => at(WIDTH + 46.0, 0.0),
        };
        shapes.push(standing(standing_place).into());
        Group::at(place, shapes).named("score")
    }

    fn row(&self, row: &Row, middle: f64) -> Vec<Shape> {
        let colour = if row.is_scored { INK } else { FAINT_INK };
        let base = middle + 10.0;
        let n_values = row.values.len();
        let mut res = vec![
            sample(row.livery, 6.0, self.columns.sample, middle, !row.is_scored),
            Text::new(at(self.columns.pair, base), row.name.as_str(), 30.0, colour).bold().into(),
        ];
        for (n, (value, &(_, end))) in row.values.iter().zip(self.columns.numbers).enumerate() {
            let (value, colour) = match *value {
                Some(value) => (Some(value), INK),
                None => ((n == 0).then_some(row.points.into()), FAINT_INK),
            };
            let dash = || (!self.is_blank).then(|| "–".to_owned());
            let Some(words) = value.map(|it| it.to_string()).or_else(dash) else { continue };
            let text = Text::new(at(end, base), words, 30.0, colour).anchored(Anchor::End);
            res.push(if n + 1 == n_values { text.bold() } else { text }.into());
        }
        res
    }

    fn link_row(&self) -> Vec<Shape> {
        let (columns, links) = (self.columns, &self.links);
        let middle = SUMS_TOP + LINKS_HEIGHT / 2.0;
        let mut res = vec![
            sample(LINK, 4.0, columns.sample, middle, links.points == 0),
            Text::new(at(columns.pair, middle + 10.0), links.name, 30.0, INK).bold().into(),
        ];
        for ((name, is_linked), n) in links.stations.iter().zip(0_u8..) {
            let centre = at(columns.signs + f64::from(n) * 40.0, middle);
            res.extend(plaque(centre, 16.0, name, links.outline, *is_linked));
        }
        if !self.is_blank {
            let points = Text::new(at(WIDTH, middle + 10.0), links.points.to_string(), 30.0, INK);
            res.push(points.anchored(Anchor::End).bold().into());
        }
        res
    }

    fn total_row(&self) -> Vec<Shape> {
        let top = SUMS_TOP + LINKS_HEIGHT;
        let words = Text::new(at(0.0, top + 48.0), "Total", 34.0, INK);
        let mut res = vec![rule(top, 2.4), words.serif().bold().into()];
        if !self.is_blank {
            let number = Text::new(at(WIDTH, top + 52.0), self.total.to_string(), 50.0, INK);
            res.push(number.anchored(Anchor::End).serif().bold().into());
        }
        res
    }
}

/// The heads of columns: the first one, and those of numbers with where these end.
pub fn heads(y: f64, size: f64, first: &str, numbers: &[(&str, f64)]) -> Vec<Shape> {
    let head = |x: f64, words: &str| Text::new(at(x, y), words, size, FAINT_INK);
    let mut res = vec![head(0.0, first).within(FIRST_HEAD).into()];
    let mut before = FIRST_HEAD;
    for &(words, end) in numbers {
        res.push(head(end, words).within(end - before - HEAD_GAP).anchored(Anchor::End).into());
        before = end;
    }
    res
}

/// The head of a part of the standing.
pub fn small_head(place: Point, words: &str) -> Shape {
    Text::new(place + at(0.0, 18.0), words, 19.0, FAINT_INK).into()
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
