//! What stands beside the scores: the grade, the overrides that are left, how far the game is.

use thirty::{Grade, RuleSet, Tally};

use super::Picture;
use draw::{
    scene::{Anchor, Colour, Group, Paint, Path, Point, Shape, Stroke, Text, at},
    sheet::{
        palette::{DIE, FAINT_INK, GRID, INK, PAPER, PENCIL, PLAQUE},
        table::{Form, small_head},
    },
};

const PILL: Point = at(206.0, 36.0);
const DIE_SIZE: f64 = 50.0;

pub(super) fn group(picture: &Picture<'_>, tally: &Tally, place: Point, form: Form) -> Group {
    let mut shapes = Vec::new();
    let mut second = Point::default();
    if !tally.grades().is_empty() {
        shapes.push(small_head(second, "grade"));
        for (&grade, n) in tally.grades().iter().rev().zip(0_u8..) {
            let corner = at(0.0, 30.0 + f64::from(n) * 44.0);
            shapes.extend(pill(corner, grade, tally.grade() == Some(grade)));
        }
        second = match form {
            Form::Tall => at(254.0, 0.0),
            Form::Wide => at(0.0, 196.0),
        };
    }
    let mut below = second;
    // A sheet that was typed in tells neither its overrides nor its turns.
    let n_turns = picture.sheet.n_turns();
    if picture.rules == RuleSet::Basic && (n_turns > 0 || picture.sheet.track().next().is_none()) {
        shapes.push(small_head(second, "overrides"));
        let row = second + at(0.0, 30.0);
        let white = (Colour::WHITE, INK);
        shapes.extend(die(row, white, "white", picture.sheet.can_override_white()));
        shapes.extend(die(row + at(110.0, 0.0), (DIE, Colour::WHITE), "colour", picture.sheet.can_override_colour()));
        below = row + at(0.0, 104.0);
    }
    if n_turns > 0 {
        shapes.push(small_head(below, "turns played"));
        let turns = Text::new(below + at(206.0, 18.0), n_turns.to_string(), 24.0, INK);
        shapes.push(turns.anchored(Anchor::End).bold().into());
    }
    Group::at(place, shapes)
}

fn pill(corner: Point, grade: Grade, is_reached: bool) -> Vec<Shape> {
    let (paint, ink) = if is_reached {
        (Paint::fill(PLAQUE), Colour::WHITE)
    } else {
        (Paint::fill(PAPER).edged(Stroke::new(GRID, 1.6)), FAINT_INK)
    };
    let base = corner + at(0.0, 25.0);
    let text = |x: f64, words: String| Text::new(base + at(x, 0.0), words, 21.0, ink);
    let name = text(16.0, grade.to_string()).within(PILL.x - 84.0);
    vec![
        Shape::rect(corner, PILL, PILL.y / 2.0, paint),
        if is_reached { name.bold() } else { name }.into(),
        text(PILL.x - 16.0, format!("{}+", grade.least())).anchored(Anchor::End).into(),
    ]
}

/// A die that shows a five, struck out when its override is spent.
fn die(corner: Point, (face, pip): (Colour, Colour), words: &str, is_left: bool) -> Vec<Shape> {
    let faint = |paint: Paint| if is_left { paint } else { paint.faint(0.35) };
    let edge = Stroke::new(INK, 2.0);
    let size = at(DIE_SIZE, DIE_SIZE);
    let mut res = vec![Shape::rect(corner, size, 10.0, faint(Paint::fill(face).edged(edge)))];
    let pips = [(0.25, 0.25), (0.75, 0.25), (0.5, 0.5), (0.25, 0.75), (0.75, 0.75)];
    res.extend(pips.map(|(x, y)| Shape::circle(corner + at(x, y) * DIE_SIZE, 4.6, faint(Paint::fill(pip)))));
    if !is_left {
        let stroke = Paint::stroke(Stroke::new(PENCIL, 5.0).round());
        let strokes = [((-6.0, 4.0), (56.0, 47.0)), ((55.0, 2.0), (-4.0, 50.0))];
        let path: Path =
            strokes.into_iter().map(|(a, b)| Path::through(&[corner + at(a.0, a.1), corner + at(b.0, b.1)])).collect();
        res.push(Shape::path(path, stroke));
    }
    let colour = if is_left { INK } else { FAINT_INK };
    let place = corner + at(DIE_SIZE / 2.0, DIE_SIZE + 24.0);
    res.push(Text::new(place, words, 19.0, colour).anchored(Anchor::Middle).into());
    res
}
