//! The tableau: border pieces, trips beside them, cards, and the lines above them.

use village::{Content, Line, Shape as Form, Side, Space, Tableau};

use super::{
    Picture, border,
    card::{self, OVER, SIZE, inner},
    course::{Course, END, corner},
    palette::livery,
    words,
};
use draw::{
    scene::{Anchor, Colour, Group, Paint, Path, Point, Shape, Stroke, Text, at},
    sheet::palette::{FAINT_INK, GRID, INK, LEGAL, LEGAL_TINT, SQUARE},
};

/// All spaces together.
pub(super) const INSIDE: Point = at(SIZE.x * Space::COLUMNS as f64, SIZE.y * Space::ROWS as f64);
/// The room for what stands above and at the left of them.
pub(super) const BEFORE: Point = at(border::LEFT + border::SLIP.x + 10.0, border::TOP + 2.0 * border::SLIP.y + 14.0);
/// The room for the ends of lines.
pub(super) const BEHIND: Point = at(74.0, 40.0);

const WIDTH: f64 = 4.4;

/// The tableau; the corner of its first space is at `place`.
pub(super) fn group(picture: &Picture<'_>, tableau: &Tableau, place: Point) -> Group {
    let content = picture.view.setup.content();
    let mut shapes = border::shapes(picture, content, tableau);
    shapes.extend(Space::all().map(|it| space(picture, content, tableau, it).into()));
    let courses: Vec<_> = Line::all().map(|it| (it, Course::of(content, tableau, it))).collect();
    shapes.extend(courses.iter().map(|(line, course)| stroke(content, tableau, *line, course).into()));
    for space in tableau.placed() {
        shapes.extend(above_lines(content, tableau, &courses, space));
    }
    shapes.push(Shape::rect(Point::default(), INSIDE, 0.0, Paint::stroke(Stroke::new(INK, 3.0))));
    shapes.extend(border::plaques());
    shapes.extend(courses.iter().filter_map(|(line, course)| end(content, tableau, *line, course)));
    Group::at(place, shapes).named("tableau")
}

fn space(picture: &Picture<'_>, content: &Content, tableau: &Tableau, space: Space) -> Group {
    let corner = corner(space);
    let (shapes, label) = if let Some(laid) = tableau.laid(space) {
        let it = content.card(laid.card);
        (card::ground(it, &picture.names, corner), format!("{space}: {}", words::card(it, laid.turned)))
    } else {
        let is_open = picture.open.contains(space);
        let edge = Stroke::new(GRID, 1.5);
        let mut res = vec![Shape::rect(corner, SIZE, 0.0, Paint::fill(SQUARE).edged(edge))];
        if is_open {
            let paint = Paint::fill(LEGAL_TINT).edged(Stroke::new(LEGAL, 2.2).dashed(&[3.0, 4.0], 0.0));
            res.push(Shape::rect(corner + at(9.0, 9.0), SIZE - at(18.0, 18.0), 9.0, paint));
        }
        let colour = if is_open { LEGAL } else { FAINT_INK };
        let name = Text::new(corner + SIZE * 0.5 + at(0.0, 8.0), space.to_string(), 22.0, colour);
        res.push(name.anchored(Anchor::Middle).into());
        (res, format!("{space}: {}", if is_open { "a track can go here" } else { "empty" }))
    };
    Group::at(Point::default(), shapes).named(space.to_string()).labelled(label)
}

/// A line in its colour and dashes: strong when it is completed, thin and faint as long as it is open.
fn stroke(content: &Content, tableau: &Tableau, line: Line, course: &Course) -> Group {
    let is_completed = tableau.completed().contains(line);
    let shapes = if is_completed {
        cased(course.path(), line, 0.0)
    } else {
        vec![Shape::path(course.path(), Paint::stroke(livery(line).stroke(2.6, 0.0)).faint(0.6))]
    };
    let name = if is_completed { format!("line-{line}") } else { format!("open-{line}") };
    Group::at(Point::default(), shapes).named(name).labelled(words::line(content, tableau, line))
}

fn cased(path: Path, line: Line, phase: f64) -> Vec<Shape> {
    let casing = Paint::stroke(Stroke::new(SQUARE, WIDTH + 2.2));
    vec![Shape::path(path.clone(), casing), Shape::path(path, Paint::stroke(livery(line).stroke(WIDTH, phase)))]
}

/// The bridge of a card, the line that runs over it, and the features.
fn above_lines(content: &Content, tableau: &Tableau, courses: &[(Line, Course)], space: Space) -> Vec<Shape> {
    let Some(laid) = tableau.laid(space) else { return Vec::new() };
    let (card, corner) = (content.card(laid.card), corner(space));
    let mut res = card::over(card, corner);
    for (line, course) in courses.iter().filter(|_| card.shape == Form::Bridge) {
        let passages = course.passages.iter().enumerate();
        for (n, _) in passages.filter(|(_, it)| it.space == space && it.from == Side::Above) {
            let (path, phase) = (OVER.path(inner(corner), 0.0), course.length_before(n));
            if tableau.completed().contains(*line) {
                res.extend(cased(path, *line, phase));
            } else {
                res.push(Shape::path(path, Paint::stroke(livery(*line).stroke(2.6, phase)).faint(0.6)));
            }
        }
    }
    res.extend(card::badges(card.features(laid.turned), corner));
    res
}

/// The sign at the end of a completed line: its name and its points.
fn end(content: &Content, tableau: &Tableau, line: Line, course: &Course) -> Option<Shape> {
    let (edge, outside) = course.end().filter(|_| tableau.completed().contains(line))?;
    let size = at(58.0, 25.0);
    let middle = edge + outside * END + at(outside.x * size.x, outside.y * size.y) * 0.5;
    let colour = livery(line).colour;
    let points = tableau.course(line).score(content).points();
    let words = Text::new(middle + at(0.0, 6.0), format!("{line}: {points}"), 17.0, Colour::WHITE);
    let shapes = vec![
        Shape::rect(middle - size * 0.5, size, 6.0, Paint::fill(INK).edged(Stroke::new(colour, 3.0))),
        words.anchored(Anchor::Middle).bold().into(),
    ];
    let label = format!("end of {line}, {points} points");
    Some(Group::at(Point::default(), shapes).named(format!("end-{line}")).labelled(label).into())
}
