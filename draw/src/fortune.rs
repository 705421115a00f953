//! A chart of luck and skill: the points that could be expected, turn by turn, and what changed them.

use crate::{
    scene::{Anchor, Paint, Path, Point, Scene, Shape, Stroke, Text, at},
    sheet::palette::{FAINT_INK, GRID, INK, PAPER},
    svg,
};

/// One turn of a game: the points that could be expected in the end.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Fortune {
    /// The number of the turn as players count; none in the setup.
    pub turn: Option<u32>,
    /// After the move before it.
    pub before: f64,
    /// After the roll, with the best move.
    pub after_roll: f64,
    /// After the move that was made.
    pub after_move: f64,
}

const WIDTH: f64 = 900.0;
const HEIGHT: f64 = 560.0;
const LEFT: f64 = 60.0;
const RIGHT: f64 = 30.0;
/// The upper chart: the points to be expected.
const CURVE: (f64, f64) = (80.0, 320.0);
/// The lower chart: luck and cost.
const BARS: (f64, f64) = (380.0, 520.0);
/// How far apart the numbers of a scale may stand.
const STEPS: [f64; 9] = [1.0, 2.0, 5.0, 10.0, 20.0, 50.0, 100.0, 200.0, 500.0];

/// What stands in the picture beside numbers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FortuneWords {
    /// What it tells, in a sentence or two.
    pub summary: String,
    /// What the curve is.
    pub curve: String,
    /// What the bars are.
    pub bars: String,
}

impl FortuneWords {
    /// In English.
    pub fn english(turns: &[Fortune], score: i32) -> Self {
        Self {
            summary: description(turns, score),
            curve: "points to be expected; a dot after every move, a ring for the score".to_owned(),
            bars: "full bars: luck; empty bars: what the move cost; below: the number of the turn".to_owned(),
        }
    }
}

/// The points that could be expected in every turn, with the luck and the cost of each below, as a picture.
///
/// The last point is the score that was reached.
pub fn fortunes(title: &str, turns: &[Fortune], score: i32, words: &FortuneWords) -> String {
    svg::scene(&scene(title, turns, score, words), "fortunes")
}

/// What the picture tells, in words.
fn description(turns: &[Fortune], score: i32) -> String {
    let (Some(first), Some(last)) = (turns.first(), turns.last()) else {
        return format!("no decisions; {score} points");
    };
    // What others did after the last move is luck, too.
    let luck = turns.iter().map(|it| it.after_roll - it.before).sum::<f64>() + f64::from(score) - last.after_move;
    let cost = |it: &Fortune| it.after_roll - it.after_move;
    let costs: f64 = turns.iter().map(cost).sum();
    let dearest = turns.iter().max_by(|a, b| cost(a).total_cmp(&cost(b))).filter(|it| cost(it) > 0.0);
    let dearest = dearest.map_or(String::new(), |it| {
        let place = it.turn.map_or_else(|| "in the setup".to_owned(), |turn| format!("turn {turn}"));
        format!("; dearest: {place}, {:.1} points", cost(it))
    });
    format!(
        "{} decisions; {:.1} points expected at first, {score} reached; luck {luck:+.1}; moves cost {costs:.1}{dearest}",
        turns.len(),
        first.before
    )
}

/// Where values of a range stand between two heights.
#[derive(Copy, Clone)]
struct Scale {
    low: f64,
    high: f64,
    top: f64,
    bottom: f64,
}

impl Scale {
    fn new(values: impl Iterator<Item = f64>, (top, bottom): (f64, f64)) -> Self {
        let (low, high) =
            values.fold((f64::INFINITY, f64::NEG_INFINITY), |(low, high), it| (it.min(low), it.max(high)));
        if low > high {
            return Self { low: 0.0, high: 1.0, top, bottom };
        }
        Self { low: low.floor(), high: high.ceil().max(low.floor() + 1.0), top, bottom }
    }

    fn y(self, value: f64) -> f64 {
        self.bottom - (value - self.low) / (self.high - self.low) * (self.bottom - self.top)
    }

    /// Lines with numbers, a handful.
    fn lines(self) -> Vec<Shape> {
        let step = STEPS.into_iter().find(|it| (self.high - self.low) / it <= 6.0).unwrap_or(1000.0);
        let mut value = (self.low / step).ceil() * step;
        let mut res = Vec::new();
        while value <= self.high {
            let y = self.y(value);
            let line = Path::from(at(LEFT, y)).line(at(WIDTH - RIGHT, y));
            res.push(Shape::path(line, Paint::stroke(Stroke::new(GRID, 1.0))));
            let number = Text::new(at(LEFT - 8.0, y + 4.5), format!("{value:.0}"), 13.0, FAINT_INK);
            res.push(number.anchored(Anchor::End).into());
            value += step;
        }
        res
    }
}

#[expect(clippy::cast_precision_loss, reason = "no game has that many turns")]
const fn count(n: usize) -> f64 {
    n as f64
}

fn scene(title: &str, turns: &[Fortune], score: i32, words: &FortuneWords) -> Scene {
    let description = words.summary.clone();
    let width = (WIDTH - LEFT - RIGHT) / count(turns.len().max(1));
    let mut shapes = vec![
        Shape::rect(Point::default(), at(WIDTH, HEIGHT), 0.0, Paint::fill(PAPER)),
        Text::new(at(LEFT, 32.0), title, 18.0, INK).bold().within(WIDTH - LEFT - RIGHT).into(),
        Text::new(at(LEFT, 56.0), description.clone(), 14.0, INK).within(WIDTH - LEFT - RIGHT).into(),
    ];
    shapes.extend(curve(turns, score, width, &words.curve));
    shapes.extend(bars(turns, width, &words.bars));
    Scene { width: WIDTH, height: HEIGHT, title: title.to_owned(), description, shapes }
}

/// The points to be expected, turn by turn: a line, and a dot after every move.
fn curve(turns: &[Fortune], score: i32, width: f64, words: &str) -> Vec<Shape> {
    let score = f64::from(score);
    let values = turns.iter().flat_map(|it| [it.before, it.after_roll, it.after_move]).chain([score]);
    let scale = Scale::new(values, CURVE);
    let mut res = scale.lines();
    let mut points = Vec::new();
    for (n, it) in turns.iter().enumerate() {
        let x = LEFT + count(n) * width;
        points.push(at(x, scale.y(it.before)));
        points.push(at(x + 0.5 * width, scale.y(it.after_roll)));
        points.push(at(x + 0.8 * width, scale.y(it.after_move)));
        res.push(Shape::circle(at(x + 0.8 * width, scale.y(it.after_move)), 2.6, Paint::fill(INK)));
    }
    let end = at(WIDTH - RIGHT, scale.y(score));
    points.push(end);
    res.push(Shape::path(Path::through(&points), Paint::stroke(Stroke::new(INK, 1.8).round())));
    res.push(Shape::circle(end, 4.5, Paint::fill(PAPER).edged(Stroke::new(INK, 2.0))));
    res.push(Text::new(at(LEFT, CURVE.1 + 22.0), words, 13.0, FAINT_INK).within(WIDTH - LEFT - RIGHT).into());
    res
}

/// Luck as full bars, costs as empty ones that hang down, so that nobody needs colours.
fn bars(turns: &[Fortune], width: f64, words: &str) -> Vec<Shape> {
    let luck = |it: &Fortune| it.after_roll - it.before;
    let cost = |it: &Fortune| it.after_move - it.after_roll;
    let scale = Scale::new(turns.iter().flat_map(|it| [luck(it), cost(it)]).chain([0.0]), BARS);
    let mut res = scale.lines();
    let zero = scale.y(0.0);
    let bar = |x: f64, value: f64, paint: Paint| {
        let y = scale.y(value);
        Shape::rect(at(x, y.min(zero)), at(width * 0.36, (y - zero).abs()), 0.0, paint)
    };
    for (n, it) in turns.iter().enumerate() {
        let x = LEFT + count(n) * width;
        res.push(bar(x + 0.1 * width, luck(it), Paint::fill(FAINT_INK)));
        if cost(it) < 0.0 {
            res.push(bar(x + 0.52 * width, cost(it), Paint::fill(PAPER).edged(Stroke::new(INK, 1.4))));
        }
        // A turn may have several decisions; its number stands at the first.
        let is_first = n == 0 || turns[n - 1].turn != it.turn;
        if let Some(turn) = it.turn.filter(|it| it.is_multiple_of(5) && is_first) {
            let place = at(x + 0.5 * width, BARS.1 + 18.0);
            res.push(Text::new(place, turn.to_string(), 13.0, FAINT_INK).anchored(Anchor::Middle).into());
        }
    }
    let axis = Path::from(at(LEFT, zero)).line(at(WIDTH - RIGHT, zero));
    res.push(Shape::path(axis, Paint::stroke(Stroke::new(INK, 1.2))));
    res.push(Text::new(at(LEFT, HEIGHT - 6.0), words, 13.0, FAINT_INK).within(WIDTH - LEFT - RIGHT).into());
    res
}

#[cfg(test)]
mod tests {
    use super::{Fortune, FortuneWords, Scene, Shape};

    const TURNS: [Fortune; 2] = [
        Fortune { turn: None, before: 50.0, after_roll: 53.0, after_move: 52.0 },
        Fortune { turn: Some(1), before: 52.0, after_roll: 48.0, after_move: 48.0 },
    ];

    fn scene(turns: &[Fortune], score: i32) -> Scene {
        super::scene("title", turns, score, &FortuneWords::english(turns, score))
    }

    #[test]
    fn the_words_tell_what_the_picture_shows() {
        let told = scene(&TURNS, 48).description;
        assert_eq!(
            told,
            "2 decisions; 50.0 points expected at first, 48 reached; luck -1.0; moves cost 1.0; dearest: in the setup, 1.0 points"
        );
        assert_eq!(scene(&[], 7).description, "no decisions; 7 points");
    }

    #[test]
    fn bars_are_as_high_as_luck_and_cost() {
        let scene = scene(&TURNS, 48);
        let bars = scene.shapes.iter().filter_map(|it| match it {
            Shape::Rect { size, .. } => Some(size.y),
            _ => None,
        });
        // The paper, luck and cost of the first turn, luck of the second; the scale goes from -4 to 3 on 140.
        let bars: Vec<i32> = bars.skip(1).map(|it| it.round() as i32).collect();
        assert_eq!(bars, [60, 20, 80]);
    }
}
