//! The scored lines and the links to the mine, drawn over the track.

use ::thirty::{Pair, Sheet, Station};
use track::{Neighbour, Piece, Square};

use super::{
    Picture,
    course::{Course, Passage, corner},
    lanes,
    palette::{LINK, LINK_PHASE, LIVERIES, Livery, SQUARE},
    words,
};
use crate::scene::{Group, Paint, Path, Point, Shape, Stroke};

/// From lane to lane.
const STEP: f64 = 4.9;
const WIDTH: f64 = 3.9;
const LINK_WIDTH: f64 = 2.9;

/// A line in its lane.
struct Drawn {
    pair: Pair,
    course: Course,
    offset: f64,
}

/// All lines of a sheet.
pub(super) struct Lines {
    drawn: Vec<Drawn>,
    links: Vec<Course>,
}

impl Lines {
    pub(super) fn of(sheet: &Sheet) -> Self {
        let course = |pair: Pair| {
            let (start, end) = (sheet.station(pair.ends().0)?, sheet.station(pair.ends().1)?);
            Some((pair, Course::new(&sheet.route(pair)?, start, Neighbour::Border(end))))
        };
        let link = |station: Station| {
            let end = Neighbour::Square(sheet.mine()?);
            Some(Course::new(&sheet.mine_route(station)?, sheet.station(station)?, end))
        };
        let courses: Vec<_> = Pair::ALL.into_iter().filter_map(course).collect();
        let links: Vec<_> = Station::ALL.into_iter().filter_map(link).collect();
        let lanes =
            lanes::assign(&courses.iter().map(|it| &it.1).collect::<Vec<_>>(), &links.iter().collect::<Vec<_>>());
        let drawn = courses.into_iter().zip(lanes);
        let drawn = drawn.map(|((pair, course), lane)| Drawn { pair, course, offset: f64::from(lane) * STEP });
        Self { drawn: drawn.collect(), links }
    }

    /// The links, each length of track once, and then the lines.
    pub(super) fn shapes(&self, picture: &Picture<'_>) -> Vec<Shape> {
        let mut res = Vec::new();
        if !self.links.is_empty() {
            let mut legs: Vec<Path> = Vec::new();
            for leg in self.links.iter().flat_map(Course::legs) {
                if !legs.contains(&leg) {
                    legs.push(leg);
                }
            }
            let shapes = link(legs.into_iter().collect());
            res.push(Group::at(Point::default(), shapes).named("mine-links").labelled("links to the mine").into());
        }
        for it in &self.drawn {
            let shapes = cased(it.course.path(it.offset), LIVERIES[it.pair.index()], 0.0);
            let group = Group::at(Point::default(), shapes).named(format!("line-{}", it.pair));
            res.push(group.labelled(words::line(picture, it.pair)).into());
        }
        res
    }

    /// What runs over the bridge of a crossover, to be drawn once more above it.
    pub(super) fn over_bridge(&self, square: Square, piece: Piece) -> Vec<Shape> {
        let Some(bridge) = piece.bridge() else { return Vec::new() };
        let is_on = |it: &Passage| it.square == square && bridge.joins(it.way.from, it.way.to);
        let mut res = Vec::new();
        if let Some(it) = self.links.iter().flat_map(|it| &it.passages).find(|it| is_on(it)) {
            res.extend(link(it.way.sorted().path(corner(square), 0.0)));
        }
        for line in &self.drawn {
            for (n, it) in line.course.passages.iter().enumerate().filter(|(_, it)| is_on(it)) {
                let phase = line.course.length_before(n, line.offset);
                let path = it.way.path(corner(square), line.offset);
                res.extend(cased(path, LIVERIES[line.pair.index()], phase));
            }
        }
        res
    }
}

fn link(path: Path) -> Vec<Shape> {
    let casing = Paint::stroke(Stroke::new(SQUARE, LINK_WIDTH + 2.0)).faint(0.8);
    vec![Shape::path(path.clone(), casing), Shape::path(path, Paint::stroke(LINK.stroke(LINK_WIDTH, LINK_PHASE)))]
}

/// A line with a light edge, which sets it off from the track and from other lines.
fn cased(path: Path, livery: Livery, phase: f64) -> Vec<Shape> {
    let casing = Paint::stroke(Stroke::new(SQUARE, WIDTH + 1.9));
    vec![Shape::path(path.clone(), casing), Shape::path(path, Paint::stroke(livery.stroke(WIDTH, phase)))]
}
