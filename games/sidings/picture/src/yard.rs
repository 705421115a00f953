//! A yard as a scene: four sidings one below the other, with buffer stops, wagons and points.

use draw::{
    scene::{Anchor, Paint, Path, Point, Scene, Shape, Stroke, Text, at},
    sheet::{
        Layout,
        frame::{MARGIN, head_height, head_shapes, paper},
        palette::{BALLAST, FAINT_INK, GRID, INK, LIVERIES, RAIL, SLEEPER, SQUARE},
    },
};
use sidings::{Siding, Yard};

use crate::{CLEAR_ROADS, ORDER, Picture, TOTAL, wagons};

/// The size of a siding with its letter and its points.
const SIZE: Point = at(640.0, 100.0);
/// Where the first place begins, and how far the next one is.
const FIRST: f64 = 130.0;
const STEP: f64 = 132.0;
/// Where the boxes for points begin, and the words to the left of them.
const BOX: f64 = 548.0;
const LABEL: f64 = 96.0;

impl Picture<'_> {
    /// The picture as plain shapes.
    pub fn scene(&self) -> Scene {
        let Self { player, title, subtitle, is_over, layout, .. } = *self;
        let top = MARGIN + head_height(title, subtitle);
        // The rows below the sidings, or to the right of them.
        let (rest, bottom) = if layout == Layout::Beside { (at(620.0, 40.0), 4.2) } else { (at(0.0, 400.0), 5.7) };
        let size = at(rest.x + SIZE.x + 2.0 * MARGIN, top + bottom * SIZE.y + MARGIN);
        let mut shapes = paper(size);
        shapes.extend(head_shapes(title, subtitle, size.x - 2.0 * MARGIN));
        let told = |number: i32| if self.is_scored { number.to_string() } else { String::new() };
        for it in Siding::ALL {
            let times = if is_over && player.order == Some(it) { 2 } else { 1 };
            let place = at(MARGIN, top + f64::from(it.index() as u8) * SIZE.y);
            shapes.extend(track(&player.yard, it, place));
            shapes.extend(boxed(place, &told(times * player.yard.worth(it))));
        }
        let order = player.order.map_or_else(String::new, |it| it.to_string());
        let rows = [ORDER, CLEAR_ROADS, TOTAL];
        let values = [order, told(player.n_clear.into()), told(player.points(is_over))];
        for ((words, value), row) in rows.into_iter().zip(values).zip([0.0, 55.0, 110.0]) {
            let place = at(MARGIN + rest.x, top + rest.y + row);
            let label = Text::new(place + at(LABEL, 50.0), words, 26.0, INK).within(BOX - LABEL - 20.0);
            shapes.push(if words == TOTAL { label.bold() } else { label }.into());
            shapes.extend(boxed(place, &value));
        }
        let description = Siding::ALL.map(|it| format!("Siding {it}: {}.", wagons(&player.yard, it))).join(" ");
        let title = if title.is_empty() { "Sidings" } else { title }.to_owned();
        Scene { width: size.x, height: size.y, title, description, shapes }
    }
}

/// One siding with its letter, for a page to press.
pub fn siding(yard: &Yard, siding: Siding) -> Scene {
    let title = format!("siding {siding}");
    let shapes = track(yard, siding, Point::default());
    Scene { width: 524.0, height: SIZE.y, description: title.clone(), title, shapes }
}

/// The letter, the buffer stop, the rails, and the places with their wagons.
fn track(yard: &Yard, siding: Siding, place: Point) -> Vec<Shape> {
    let letter = Text::new(place + at(36.0, 66.0), siding.to_string(), 44.0, INK);
    let bed = Shape::rect(place + at(96.0, 74.0), at(420.0, 14.0), 4.0, Paint::fill(BALLAST));
    let mut res = vec![letter.anchored(Anchor::Middle).serif().bold().into(), bed];
    let line = |from: Point, to: Point, stroke: Stroke| {
        Shape::path(Path::through(&[place + from, place + to]), Paint::stroke(stroke))
    };
    res.push(line(at(100.0, 81.0), at(512.0, 81.0), Stroke::new(SLEEPER, 12.0).dashed(&[7.0, 9.0], 0.0)));
    res.push(line(at(96.0, 77.0), at(516.0, 77.0), Stroke::new(RAIL, 4.0)));
    res.push(line(at(104.0, 30.0), at(104.0, 80.0), Stroke::new(INK, 9.0)));
    for (n, wagon) in yard.places(siding).into_iter().enumerate() {
        let corner = place + at(FIRST + f64::from(n as u8) * STEP - 12.0, 14.0);
        let body = at(114.0, 52.0);
        // The colour of a number is one more way to find what belongs together; the number says it all.
        let Some(livery) = usize::from(wagon).checked_sub(1).and_then(|it| LIVERIES.get(it)) else {
            let stroke = Stroke::new(GRID, 3.0).dashed(&[8.0, 6.0], 0.0);
            res.push(Shape::rect(corner, body, 8.0, Paint::fill(SQUARE).edged(stroke)));
            continue;
        };
        res.push(Shape::rect(corner, body, 8.0, Paint::fill(SQUARE).edged(Stroke::new(livery.colour, 9.0))));
        let wheel = |x: f64| Shape::circle(corner + at(x, 58.0), 9.0, Paint::fill(INK));
        res.extend([wheel(28.0), wheel(86.0)]);
        let number = Text::new(corner + at(57.0, 40.0), wagon.to_string(), 40.0, INK);
        res.push(number.anchored(Anchor::Middle).bold().into());
    }
    res
}

/// A box at the right end of a row, with what stands in it.
fn boxed(place: Point, words: &str) -> [Shape; 2] {
    let frame = Paint::fill(SQUARE).edged(Stroke::new(FAINT_INK, 2.0));
    let text = Text::new(place + at(BOX + 44.0, 51.0), words, 32.0, INK).anchored(Anchor::Middle);
    [Shape::rect(place + at(BOX, 16.0), at(88.0, 48.0), 6.0, frame), text.into()]
}
