//! What stands beside the streets of a tile: houses wherever there is room, and the tree of the tiles that have one.

use streetcar::{Shape as Print, Tile};
use track::{Joins, Side, Square};

use crate::palette::{LEAF, LEAF_INK, LEAF_LIGHT, ROOF, ROOF_INK, ROOF_SHADE};
use draw::{
    scene::{Paint, Path, Point, Shape, Stroke, at},
    sheet::{
        palette::SHADOW,
        way::{SPAN, towards},
    },
};

/// From the middle of a tile to that of a house or a tree at its edge.
const OUT: f64 = 36.0;

/// The houses and the tree of a tile.
pub(super) fn shapes(place: Point, square: Square, tile: Tile) -> Vec<Shape> {
    let joins = tile.joins();
    let centre = place + at(SPAN, SPAN) * 0.5;
    let corner_of = |side: Side| centre + before(side) * OUT;
    let tree = tile.shape().has_tree().then(|| tree_corner(joins));
    let mut res = Vec::new();
    for side in Side::ALL {
        let number = side.index() + 3 * usize::from(square.x()) + 5 * usize::from(square.y());
        if Some(side) != tree && is_open(joins, side) && !number.is_multiple_of(4) {
            res.extend(house(corner_of(side), number));
        }
        if !has_end(joins, side) && !number.is_multiple_of(3) {
            res.extend(house(centre + towards(side) * OUT, number + 1));
        }
    }
    res.extend(tree.into_iter().flat_map(|it| self::tree(corner_of(it))));
    res
}

/// The way from the middle to the corner before a side, clockwise: to the top left one for the north.
fn before(side: Side) -> Point {
    towards(side) + towards(side.turned(3))
}

/// Whether no curve runs around the corner before a side.
fn is_open(joins: Joins, side: Side) -> bool {
    !joins.joins(side, side.turned(3))
}

/// The corner for the tree: the first where there is most room.
fn tree_corner(joins: Joins) -> Side {
    Side::ALL.into_iter().find(|&it| is_open(joins, it)).unwrap_or(Side::North)
}

fn has_end(joins: Joins, side: Side) -> bool {
    Side::ALL.into_iter().any(|it| joins.joins(side, it))
}

/// A roof from above, lit from the top left; its ridge runs to the right or down, by its number.
fn house(centre: Point, number: usize) -> Vec<Shape> {
    let is_long = number.is_multiple_of(2);
    let (half, ridge) = if is_long { (at(8.5, 6.5), at(3.5, 0.0)) } else { (at(6.5, 8.5), at(0.0, 3.5)) };
    let place = |x: f64, y: f64| centre + at(x * half.x, y * half.y);
    let (start, end) = (centre - ridge, centre + ridge);
    let (near, far) = if is_long { (place(-1.0, 1.0), place(1.0, -1.0)) } else { (place(1.0, -1.0), place(-1.0, 1.0)) };
    let shade = Path::outline(&[near, start, end, far, place(1.0, 1.0)]);
    let edges = Path::through(&[place(-1.0, -1.0), start, near])
        .and(Path::through(&[far, end, place(1.0, 1.0)]))
        .and(Path::through(&[start, end]));
    let ink = Stroke::new(ROOF_INK, 0.9);
    vec![
        Shape::rect(centre - half + at(1.5, 2.0), half * 2.0, 0.0, Paint::fill(SHADOW).faint(0.18)),
        Shape::rect(centre - half, half * 2.0, 0.0, Paint::fill(ROOF)),
        Shape::path(shade, Paint::fill(ROOF_SHADE)),
        Shape::path(edges, Paint::stroke(ink).faint(0.6)),
        Shape::rect(centre - half, half * 2.0, 0.0, Paint::stroke(ink)),
    ]
}

/// A tree from above, small enough for the corner inside a curve.
fn tree(centre: Point) -> Vec<Shape> {
    let crown = |radius: f64| {
        let lobes = (0..6_u8).map(|n| f64::from(n) * std::f64::consts::FRAC_PI_3);
        lobes.map(move |angle| centre + at(angle.sin(), -angle.cos()) * radius)
    };
    let edge = Stroke::new(LEAF_INK, 2.4);
    let mut res = vec![Shape::circle(centre + at(2.0, 3.0), 11.5, Paint::fill(SHADOW).faint(0.25))];
    res.extend(crown(6.8).map(|it| Shape::circle(it, 4.8, Paint::fill(LEAF).edged(edge))));
    res.push(Shape::circle(centre, 8.0, Paint::fill(LEAF)));
    res.extend(crown(6.0).map(|it| Shape::circle(it, 4.2, Paint::fill(LEAF))));
    res.push(Shape::circle(centre + at(-2.6, -3.0), 4.6, Paint::fill(LEAF_LIGHT)));
    res
}

/// The tree on a small picture of a tile: circles with their radii.
pub(super) fn small_tree(print: Print, width: f64) -> impl Iterator<Item = (Point, f64, Paint)> {
    let centre = (at(0.5, 0.5) + before(tree_corner(print.joins())) * (OUT / SPAN)) * width;
    let edge = Stroke::new(LEAF_INK, 1.2);
    [(centre, 6.0, Paint::fill(LEAF).edged(edge)), (centre - at(1.2, 1.4), 2.2, Paint::fill(LEAF_LIGHT))].into_iter()
}
