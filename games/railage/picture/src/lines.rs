//! The lines over the map, one path each, with the trunk set off from the others.

use railage::{Cell, Line, Tally};

use super::{
    Picture,
    hex::Lie,
    palette::{HALO, Role},
    strokes,
};
use draw::{
    scene::{Group, Paint, Path, Point, Shape, Stroke},
    sheet::palette::SQUARE,
};

/// How far from the middle of a cell a line begins to turn, from 0 to 1 at the side.
const BEND: f64 = 0.5;

/// The lines of a sheet, the trunk on top.
pub(super) fn shapes(picture: &Picture<'_>, tally: &Tally, lie: Lie) -> Vec<Shape> {
    let mut all: Vec<(Role, Group)> = Vec::new();
    for line in picture.sheet.lines() {
        let role = role(line, tally);
        let label = format!("line {line}: {}", role.words());
        let group = drawn(&strokes::line(picture.map, line), role, lie);
        all.push((role, group.named(format!("line-{}-{}", line.from(), line.to())).labelled(label)));
    }
    for line in picture.sheet.specials() {
        let group = drawn(&strokes::special(picture.map, &line), Role::Special, lie);
        let name = super::words::mine(line.to());
        all.push((Role::Special, group.named(format!("special-{name}")).labelled(format!("special line {line}"))));
    }
    // The most important one lies on top.
    let top = |role: Role| Role::ALL.iter().rev().position(|&it| it == role);
    all.sort_by_key(|it| top(it.0));
    all.into_iter().map(|it| it.1.into()).collect()
}

/// What a line is for, by the best choice of network and trunk.
fn role(line: &Line, tally: &Tally) -> Role {
    let ends = [line.from(), line.to()];
    let is_trunk = tally.trunk().as_slice().windows(2).any(|it| it == ends || it == [ends[1], ends[0]]);
    match (is_trunk, tally.network().contains(line.from())) {
        (true, _) => Role::Trunk,
        (false, true) => Role::Network,
        (false, false) => Role::Other,
    }
}

fn drawn(cells: &[Cell], role: Role, lie: Lie) -> Group {
    let middles: Vec<_> = cells.iter().map(|&it| lie.middle(it)).collect();
    Group::at(Point::default(), stroke(&through(&middles), role))
}

/// A stroke with a light edge, and with a halo if it is the trunk.
pub(super) fn stroke(path: &Path, role: Role) -> Vec<Shape> {
    let edge = if role == Role::Trunk {
        Stroke::new(HALO, role.width() + 8.0)
    } else {
        Stroke::new(SQUARE, role.width() + 4.0)
    };
    vec![
        Shape::path(path.clone(), Paint::stroke(edge.round())),
        Shape::path(path.clone(), Paint::stroke(role.stroke())),
    ]
}

/// The path through these points, rounded at those between its ends.
pub(super) fn through(points: &[Point]) -> Path {
    let Some((&first, &last)) = points.first().zip(points.last()) else { return Path::default() };
    let mut res = Path::from(first);
    for around in points.windows(3) {
        let [before, middle, after] = [around[0], around[1], around[2]];
        let towards = |to: Point, share: f64| middle + (to - middle) * (share / 2.0);
        let (start, end) = (towards(before, BEND), towards(after, BEND));
        res = res.line(start).curve(towards(before, BEND / 3.0), towards(after, BEND / 3.0), end);
    }
    res.line(last)
}
