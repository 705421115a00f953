//! The scored lines, and the links to a goal inside the map, drawn over the track.

use track::Square;

use super::{
    course::{Course, Passage, corner},
    lanes,
    palette::{LINK, LINK_PHASE, LIVERIES, Livery, SQUARE},
    way::Way,
};
use crate::scene::{Group, Paint, Path, Point, Scene, Shape, Stroke, at};

/// From lane to lane.
const STEP: f64 = 4.9;
const WIDTH: f64 = 3.9;
const LINK_WIDTH: f64 = 2.9;

/// A line that scores.
pub struct Line {
    /// What it is called, as in `1-2`.
    pub name: String,
    /// What it is worth, in words.
    pub label: String,
    /// How it is drawn.
    pub livery: Livery,
    /// Where it runs.
    pub course: Course,
}

/// All lines of a sheet, each in its lane, and the links.
pub struct Lines {
    drawn: Vec<(Line, f64)>,
    links: Vec<Course>,
}

impl Lines {
    /// Gives every line a lane beside the links.
    pub fn new(scored: Vec<Line>, links: Vec<Course>) -> Self {
        let courses: Vec<_> = scored.iter().map(|it| &it.course).collect();
        let lanes = lanes::assign(&courses, &links.iter().collect::<Vec<_>>());
        let drawn = scored.into_iter().zip(lanes).map(|(line, lane)| (line, f64::from(lane) * STEP)).collect();
        Self { drawn, links }
    }

    /// The links, each length of track once, and then the lines.
    pub fn shapes(&self, links_name: &str, links_label: &str) -> Vec<Shape> {
        let mut res = Vec::new();
        if !self.links.is_empty() {
            let mut legs: Vec<Path> = Vec::new();
            for leg in self.links.iter().flat_map(Course::legs) {
                if !legs.contains(&leg) {
                    legs.push(leg);
                }
            }
            let shapes = link(legs.into_iter().collect());
            res.push(Group::at(Point::default(), shapes).named(links_name).labelled(links_label).into());
        }
        for (line, offset) in &self.drawn {
            let shapes = cased(line.course.path(*offset), line.livery, 0.0);
            let group = Group::at(Point::default(), shapes).named(format!("line-{}", line.name));
            res.push(group.labelled(line.label.as_str()).into());
        }
        res
    }

    /// What runs along this way through a square, to be drawn once more above what covers it.
    pub fn again(&self, square: Square, way: Way) -> Vec<Shape> {
        let is_on = |it: &Passage| it.square == square && it.way.sorted() == way.sorted();
        let mut res = Vec::new();
        if let Some(it) = self.links.iter().flat_map(|it| &it.passages).find(|it| is_on(it)) {
            res.extend(link(it.way.sorted().path(corner(square), 0.0)));
        }
        for (line, offset) in &self.drawn {
            for (n, it) in line.course.passages.iter().enumerate().filter(|(_, it)| is_on(it)) {
                let phase = line.course.length_before(n, *offset);
                res.extend(cased(it.way.path(corner(square), *offset), line.livery, phase));
            }
        }
        res
    }
}

/// A length of the line of the pair with this place, as it is drawn on the map, for a table beside it; of the links to
/// the goal inside the map where there is no such pair.
pub fn sample(pair: usize) -> Scene {
    let size = at(64.0, 12.0);
    let path = Path::through(&[at(2.0, 6.0), at(size.x - 2.0, 6.0)]);
    let stroke = LIVERIES.get(pair).map_or(LINK.stroke(4.0, 0.0), |it| it.stroke(6.0, 0.0));
    let title = "line".to_owned();
    let shapes = vec![Shape::path(path, Paint::stroke(stroke))];
    Scene { width: size.x, height: size.y, description: title.clone(), title, shapes }
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
