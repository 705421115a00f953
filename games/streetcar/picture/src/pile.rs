//! How many tiles of each shape nobody has seen yet, and which one is being played.

use streetcar::{Shape as Print, Unseen};

use super::{Picture, town};
use crate::palette::LAWN;
use draw::{
    scene::{Anchor, Group, Paint, Path, Point, Shape, Stroke, Text, at},
    sheet::{
        palette::{FAINT_INK, GOLD, GOLD_TINT, GRID, INK, RAIL},
        table::{Form, WIDTH, small_head},
        way::{SPAN, ways},
    },
};

/// The width of a small tile.
const TILE: f64 = 50.0;
/// Where the first row of small tiles begins.
const TOP: f64 = 34.0;

/// The pile, if it is to be shown.
pub(super) fn group(picture: &Picture<'_>, place: Point, form: Form) -> Group {
    let Some(unseen) = picture.unseen else { return Group::at(place, Vec::new()) };
    let (n_columns, pitch, width) = match form {
        Form::Tall => (6, at(82.0, 85.0), WIDTH),
        Form::Wide => (3, at(82.0, 94.0), 214.0),
    };
    let total = Text::new(at(width, 18.0), unseen.total().to_string(), 24.0, INK);
    let mut shapes =
        vec![small_head(Point::default(), "tiles not seen yet"), total.anchored(Anchor::End).bold().into()];
    for (n, print) in (0_u8..).zip(Print::ALL) {
        let corner = at(f64::from(n % n_columns) * pitch.x, TOP + f64::from(n / n_columns) * pitch.y);
        let is_drawn = picture.draw.is_some_and(|it| it.shape() == print);
        shapes.push(cell(print, unseen, is_drawn, corner));
    }
    Group::at(place, shapes).named("pile")
}

fn cell(print: Print, unseen: &Unseen, is_drawn: bool, corner: Point) -> Shape {
    let count = unseen.count(print);
    let faint = |paint: Paint| if count == 0 && !is_drawn { paint.faint(0.35) } else { paint };
    let (ground, edge) = if is_drawn { (GOLD_TINT, Stroke::new(GOLD, 3.4)) } else { (LAWN, Stroke::new(GRID, 1.6)) };
    let track: Path = ways(print.joins()).map(|it| it.path(Point::default(), 0.0)).collect();
    let rails = Paint::stroke(Stroke::new(if count == 0 && !is_drawn { FAINT_INK } else { RAIL }, 4.6));
    let mut shapes = vec![
        Shape::rect(Point::default(), at(TILE, TILE), 5.0, faint(Paint::fill(ground).edged(edge))),
        Shape::path(track.scaled(TILE / SPAN), faint(rails)),
    ];
    if print.has_tree() {
        shapes.extend(
            town::small_tree(print, TILE).map(|(centre, radius, paint)| Shape::circle(centre, radius, faint(paint))),
        );
    }
    let ink = if count == 0 { FAINT_INK } else { INK };
    let base = TILE + 20.0;
    shapes.push(Text::new(at(2.0, base), print.code(), 19.0, FAINT_INK).into());
    shapes.push(Text::new(at(TILE - 2.0, base), count.to_string(), 21.0, ink).anchored(Anchor::End).bold().into());
    let drawn = if is_drawn { ", being played" } else { "" };
    let label = format!("{}: {count} not seen yet{drawn}", print.name());
    Group::at(corner, shapes).named(format!("pile-{print}")).labelled(label).into()
}
