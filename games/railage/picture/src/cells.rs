//! The cells of the map: land with its terrain and its dot, cities with their stations, mines, and water.

use railage::{Branch, Cell, City, Kind, Land, Mine, Terrain};

use super::{
    Picture,
    hex::{Lie, RADIUS},
    palette, terrain, words,
};
use draw::{
    scene::{Anchor, Colour, Group, Paint, Path, Point, Shape, Stroke, Text, at},
    sheet::palette::{DARK, GOLD, GOLD_TINT, INK, PAPER, SQUARE, TIMBER},
};

/// The middle of the ring and the number of a city, which leave room for the letter above.
pub(super) const RING: Point = at(0.0, 8.0);
pub(super) const RING_RADIUS: f64 = 27.0;

/// What is printed beneath the lines: the ground of every cell.
pub(super) fn ground(picture: &Picture<'_>, lie: Lie) -> Vec<Shape> {
    let groups = picture.map.cells().iter().map(|&cell| {
        let shapes = ground_of(picture, cell, lie);
        let group = Group::at(lie.middle(cell), shapes).labelled(words::cell(picture, cell.kind));
        match words::name(cell.kind) {
            Some(name) => group.named(format!("cell-{name}")).into(),
            None => group.into(),
        }
    });
    groups.collect()
}

fn ground_of(picture: &Picture<'_>, cell: Cell, lie: Lie) -> Vec<Shape> {
    let zero = Point::default();
    let fill = |colour: Colour| Shape::path(lie.outline(zero, RADIUS), Paint::fill(colour));
    match cell.kind {
        Kind::Water => {
            // An edge of its own colour, so that no seam shows between waters.
            let paint = Paint::fill(palette::WATER).edged(Stroke::new(palette::WATER, 1.5));
            vec![Shape::path(lie.outline(zero, RADIUS), paint), terrain::waves(zero)]
        }
        Kind::Mine(_) => vec![fill(palette::MINE)],
        Kind::City(..) => vec![fill(SQUARE)],
        Kind::Land(land, terrain) => self::land(picture, land, terrain, lie),
    }
}

fn land(picture: &Picture<'_>, land: Land, terrain: Terrain, lie: Lie) -> Vec<Shape> {
    let zero = Point::default();
    let mut res = vec![
        Shape::path(lie.outline(zero, RADIUS), Paint::fill(palette::terrain(terrain).0)),
        terrain::signs(terrain, zero, RADIUS, lie),
    ];
    // Land that is not open yet is pale, once there is any that is.
    if !picture.sheet.open().is_empty() && !picture.sheet.open().contains(land) {
        res.push(Shape::path(lie.outline(zero, RADIUS), Paint::fill(PAPER).faint(0.5)));
    }
    res
}

/// The name of a land cell, legible over a line as well.
fn name(picture: &Picture<'_>, land: Land, terrain: Terrain) -> Vec<Shape> {
    let words = Text::new(at(0.0, -18.0), land.to_string(), 20.0, INK).anchored(Anchor::Middle).into();
    if !picture.sheet.dots().contains(land) || picture.sheet.free().contains(land) {
        return vec![words];
    }
    let width = if land.number() > 9 { 42.0 } else { 31.0 };
    let paint = Paint::fill(palette::terrain(terrain).0).faint(0.9);
    vec![Shape::rect(at(-width / 2.0, -35.0), at(width, 21.0), 7.0, paint), words]
}

/// What stands above the lines: names, dots, cities and mines.
pub(super) fn marks(picture: &Picture<'_>, branches: &[Branch], lie: Lie) -> Vec<Shape> {
    let mut res = Vec::new();
    for &cell in picture.map.cells() {
        let place = lie.middle(cell);
        let (name, shapes) = match cell.kind {
            Kind::Land(land, terrain) => {
                let mut shapes = name(picture, land, terrain);
                if picture.sheet.dots().contains(land) {
                    shapes.push(dot());
                }
                (format!("land-{land}"), shapes)
            }
            Kind::City(city, value) => (format!("city-{city}"), self::city(picture, city, value, branches)),
            Kind::Mine(mine) => (words::mine(mine), self::mine(mine, picture.sheet.mines().contains(mine))),
            Kind::Water => continue,
        };
        res.push(Group::at(place, shapes).named(name).into());
    }
    res
}

/// A dot of roadbed, which a line may have covered.
fn dot() -> Shape {
    let edge = Stroke::new(SQUARE, 2.4);
    Shape::circle(Point::default(), 9.0, Paint::fill(INK).edged(edge))
}

fn city(picture: &Picture<'_>, city: City, value: Option<u8>, branches: &[Branch]) -> Vec<Shape> {
    let is_marked = picture.sheet.stations().contains(city);
    let branch = branches.iter().find(|it| it.city == city);
    let mut res = vec![Shape::circle(RING, RING_RADIUS + 3.5, Paint::fill(SQUARE))];
    if is_marked {
        let fill = if branch.is_some() { GOLD_TINT } else { Colour::WHITE };
        res.push(Shape::circle(RING, RING_RADIUS, Paint::fill(fill).edged(Stroke::new(INK, 5.0))));
    }
    let words = value.map_or("✳".to_owned(), |it| it.to_string());
    res.push(Text::new(RING + at(0.0, 11.5), words, 33.0, INK).anchored(Anchor::Middle).bold().into());
    let letter = Text::new(at(0.0, -26.5), city.to_string(), 22.0, INK).anchored(Anchor::Middle).serif().bold();
    res.push(letter.into());
    if let Some(branch) = branch {
        let badge = RING + at(27.0, 20.0);
        let words = Text::new(badge + at(0.0, 5.5), branch.points.to_string(), 16.0, INK);
        res.push(Shape::circle(badge, 13.0, Paint::fill(GOLD).edged(Stroke::new(INK, 2.0))));
        res.push(words.anchored(Anchor::Middle).bold().into());
    }
    res
}

/// A portal with the name of the mine; a lamp burns over the one that has its line.
fn mine(mine: Mine, is_used: bool) -> Vec<Shape> {
    let portal = |by: f64| {
        let (half, top) = (25.0 + by, -25.0 - by);
        Path::from(at(-half, 26.0))
            .line(at(-half, 0.0))
            .curve(at(-half, top + 8.0), at(-half + 10.0, top), at(0.0, top))
            .curve(at(half - 10.0, top), at(half, top + 8.0), at(half, 0.0))
            .line(at(half, 26.0))
            .close()
    };
    let edge = if is_used { GOLD } else { TIMBER };
    let words = Text::new(at(0.0, 16.0), mine.to_string(), 28.0, Colour::WHITE);
    vec![
        Shape::path(portal(6.0), Paint::fill(edge).edged(Stroke::new(DARK, 1.6))),
        Shape::path(portal(0.0), Paint::fill(DARK)),
        words.anchored(Anchor::Middle).bold().into(),
    ]
}
