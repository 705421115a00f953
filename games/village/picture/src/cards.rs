//! Single cards and signs as scenes of their own, for pages that set their own words beside them.

use village::{Feature, Line, RailwayCard, Terminus, Terrain};

use super::{Names, Picture, border, card, feature, palette::livery, tableau, terrain, words};
use draw::{
    scene::{Anchor, Paint, Path, Point, Scene, Shape, Stroke, Text, at},
    sheet::palette::{GOLD, GOLD_TINT, INK, PLAQUE, SQUARE, TIMBER},
};

/// The size of a card to cut out, without an edge of its own.
pub const SIZE: Point = card::SIZE;

/// A track as it lies.
pub fn track(card: &RailwayCard, turned: bool, names: &Names<'_>) -> Scene {
    let size = card::SIZE + at(2.0, 2.0);
    scene(size, &words::card(card, turned), card::track(card, turned, names, at(1.0, 1.0)))
}

/// The track side of a card to cut out.
pub fn face(card: &RailwayCard, names: &Names<'_>) -> Scene {
    scene(SIZE, &words::card(card, false), card::track(card, false, names, Point::default()))
}

/// The trip side of a railway card: its points, and what it asks for in these words.
pub fn trip(points: u8, demand: &str) -> Scene {
    let number = Text::new(at(24.0, SIZE.y / 2.0 + 12.0), points.to_string(), 34.0, SQUARE);
    let mut shapes = vec![
        whole(SQUARE),
        Shape::rect(at(6.0, 6.0), at(36.0, SIZE.y - 12.0), 5.0, Paint::fill(PLAQUE)),
        number.anchored(Anchor::Middle).serif().bold().into(),
    ];
    shapes.extend(lines(demand, at(50.0, 0.0), SIZE - at(57.0, 0.0)).map(Shape::from));
    scene(SIZE, demand, shapes)
}

/// The front of a terminus card: its number, what it pays, and for what, in these words.
pub fn terminus(number: &str, it: Terminus, each: &str) -> Scene {
    let pounds = words::pay(it);
    let pay = Text::new(at(SIZE.x / 2.0, 40.0), pounds.clone(), 24.0, INK);
    let number = Text::new(at(SIZE.x - 9.0, 18.0), number, 12.0, TIMBER).anchored(Anchor::End);
    let mut shapes = vec![whole(GOLD_TINT), pay.anchored(Anchor::Middle).serif().bold().into(), number.into()];
    if it.rate() == 0 {
        return scene(SIZE, &pounds, shapes);
    }
    let words = lines(each, at(10.0, 44.0), at(SIZE.x - 20.0, SIZE.y - 52.0));
    let middle = |it: Text| Text { place: at(SIZE.x / 2.0, it.place.y), ..it }.anchored(Anchor::Middle);
    shapes.extend(words.map(|it| middle(it).into()));
    scene(SIZE, each, shapes)
}

/// Words in one line or two, both in letters of one size.
fn lines(words: &str, corner: Point, room: Point) -> impl Iterator<Item = Text> {
    let lines = card::wrapped(words, corner, room, 17.0);
    let size = lines.iter().map(|it| it.size).fold(f64::INFINITY, f64::min);
    lines.into_iter().map(move |it| Text { size, ..it })
}

/// The back of a terminus card: the same for all.
pub fn back() -> Scene {
    let hatch = (0..10_u8).map(|n| {
        let x = f64::from(n) * 14.0 + 2.0;
        Path::through(&[at(x, SIZE.y - 14.0), at(x + 14.0, 14.0)])
    });
    let shapes = vec![
        whole(GOLD_TINT),
        Shape::path(hatch.collect(), Paint::stroke(Stroke::new(GOLD, 2.0)).faint(0.5)),
        Shape::rect(at(9.0, 9.0), SIZE - at(18.0, 18.0), 5.0, Paint::stroke(Stroke::new(TIMBER, 1.4))),
    ];
    scene(SIZE, "terminus card", shapes)
}

/// The face of a card up to its edges: whoever cuts a little beside the mark sees no other colour.
fn whole(colour: draw::scene::Colour) -> Shape {
    Shape::rect(Point::default(), SIZE, 0.0, Paint::fill(colour))
}

/// The border pieces of a seat with the spaces that they enclose, to lay cards on; as large as the cards are.
pub fn mat(picture: &Picture<'_>) -> Option<Scene> {
    let tableau = picture.view.players.get(picture.seat)?.tableau.as_ref()?;
    let place = at(border::LEFT, border::TOP) + at(2.0, 2.0);
    let shapes = vec![tableau::group(picture, tableau, place).into()];
    Some(scene(place + tableau::INSIDE + at(2.0, 2.0), &tableau.letter().to_string(), shapes))
}

/// The sign of a terrain, on its land.
pub fn land(of: Terrain) -> Scene {
    let size = at(36.0, 36.0);
    scene(size, of.name(), terrain::land(of, at(1.0, 1.0), size - at(2.0, 2.0), &[(17.0, 17.0)], 1.0))
}

/// The sign of a feature.
pub fn sign(of: Feature) -> Scene {
    let size = at(44.0, 44.0);
    scene(size, &words::feature(of), vec![feature::badge(of, size * 0.5).into()])
}

/// A sample of how a line is drawn.
pub fn sample(of: Line) -> Scene {
    let path = Path::through(&[at(0.0, 5.0), at(60.0, 5.0)]);
    scene(at(60.0, 10.0), &of.to_string(), vec![Shape::path(path, Paint::stroke(livery(of).stroke(6.0, 0.0)))])
}

fn scene(size: Point, words: &str, shapes: Vec<Shape>) -> Scene {
    Scene { width: size.x, height: size.y, title: words.to_owned(), description: words.to_owned(), shapes }
}
