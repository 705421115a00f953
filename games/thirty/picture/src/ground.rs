//! What is drawn in squares without track: mountains, the mine, crosses, the bonus square.

use track::Square;

use draw::{
    scene::{Anchor, Colour, Paint, Path, Point, Shape, Stroke, Text, at},
    sheet::palette::{DARK, GOLD, GOLD_TINT, PENCIL, ROCK_INK, TIMBER},
};

const ROCK: Colour = Colour::new(0x00c3_bbae);
const ROCK_SHADE: Colour = Colour::new(0x008f_877a);
const HILL: Colour = Colour::new(0x00b8_9b74);

/// A path through points that are given from the corner of the square.
fn through(corner: Point, points: &[(f64, f64)]) -> Path {
    Path::through(&points.iter().map(|&(x, y)| corner + at(x, y)).collect::<Vec<_>>())
}

fn outline(corner: Point, points: &[(f64, f64)]) -> Path {
    through(corner, points).close()
}

/// Two peaks under snow.
pub(super) fn mountain(corner: Point) -> Vec<Shape> {
    let edge = Stroke::new(ROCK_INK, 2.2).round();
    let fill = |points: &[(f64, f64)], colour: Colour| Shape::path(outline(corner, points), Paint::fill(colour));
    let line = |points: &[(f64, f64)]| Shape::path(through(corner, points), Paint::stroke(edge));
    let hatch = |lines: &[[(f64, f64); 2]]| {
        let path: Path = lines.iter().map(|it| through(corner, it)).collect();
        Shape::path(path, Paint::stroke(Stroke::new(ROCK_INK, 1.4).round()).faint(0.7))
    };
    vec![
        // The farther peak, on the right.
        fill(&[(69.0, 34.0), (45.0, 84.0), (95.0, 84.0)], ROCK),
        fill(&[(69.0, 34.0), (73.0, 52.0), (68.0, 62.0), (76.0, 84.0), (95.0, 84.0)], ROCK_SHADE),
        fill(&[(69.0, 34.0), (61.0, 51.0), (66.0, 48.0), (70.0, 54.0), (74.0, 49.0), (79.0, 54.0)], Colour::WHITE),
        line(&[(45.0, 84.0), (69.0, 34.0), (95.0, 84.0)]),
        hatch(&[
            [(75.0, 60.0), (79.0, 68.0)],
            [(79.0, 60.0), (86.0, 74.0)],
            [(77.0, 72.0), (81.0, 80.0)],
            [(85.0, 79.0), (87.0, 83.0)],
        ]),
        // The nearer one, on the left.
        fill(&[(38.0, 15.0), (5.0, 84.0), (73.0, 84.0)], ROCK),
        fill(&[(38.0, 15.0), (43.0, 40.0), (36.0, 54.0), (46.0, 84.0), (73.0, 84.0)], ROCK_SHADE),
        fill(
            &[(38.0, 15.0), (25.0, 42.0), (31.0, 38.0), (35.0, 46.0), (40.0, 38.0), (45.0, 45.0), (51.5, 42.0)],
            Colour::WHITE,
        ),
        line(&[(5.0, 84.0), (38.0, 15.0), (73.0, 84.0), (95.0, 84.0)]),
        line(&[(5.0, 84.0), (73.0, 84.0)]),
        hatch(&[
            [(46.0, 52.0), (51.0, 62.0)],
            [(51.0, 51.0), (60.0, 69.0)],
            [(45.0, 61.0), (52.0, 75.0)],
            [(50.0, 76.0), (53.0, 82.0)],
            [(58.0, 74.0), (62.0, 82.0)],
        ]),
    ]
}

/// A hill with crossed hammers over a portal that says M.
pub(super) fn mine(corner: Point) -> Vec<Shape> {
    let place = |x: f64, y: f64| corner + at(x, y);
    let hill = Path::from(place(9.0, 86.0))
        .curve(place(14.0, 52.0), place(28.0, 15.0), place(50.0, 15.0))
        .curve(place(72.0, 15.0), place(86.0, 52.0), place(91.0, 86.0))
        .close();
    let portal = Path::from(place(29.0, 86.0))
        .line(place(29.0, 64.0))
        .curve(place(29.0, 52.4), place(38.4, 43.0), place(50.0, 43.0))
        .curve(place(61.6, 43.0), place(71.0, 52.4), place(71.0, 64.0))
        .line(place(71.0, 86.0))
        .close();
    let hammer = |sign: f64| {
        let at = |x: f64, y: f64| place(50.0 + x * sign, y);
        let handle = Path::through(&[at(-9.0, 39.0), at(7.0, 23.0)]);
        let head = Path::outline(&[at(3.0, 20.5), at(6.5, 17.0), at(14.0, 24.5), at(10.5, 28.0)]);
        [Shape::path(handle, Paint::stroke(Stroke::new(DARK, 3.0).round())), Shape::path(head, Paint::fill(DARK))]
    };
    let mut res = vec![
        Shape::path(hill, Paint::fill(HILL).edged(Stroke::new(TIMBER, 2.2))),
        Shape::path(portal, Paint::fill(DARK).edged(Stroke::new(TIMBER, 5.0))),
    ];
    res.extend(hammer(1.0));
    res.extend(hammer(-1.0));
    let letter = Text::new(place(50.0, 80.0), "M", 30.0, Colour::WHITE);
    res.push(letter.anchored(Anchor::Middle).bold().into());
    res
}

/// A cross as a hand draws it, a little different in every square.
pub(super) fn cross(corner: Point, square: Square) -> Vec<Shape> {
    let wobble = |n: u8| f64::from((square.x() * 7 + square.y() * 4 + n * 5) % 9) - 4.0;
    let place = |x: f64, y: f64, n: u8| corner + at(x + wobble(n), y + wobble(n + 3));
    let first =
        Path::from(place(22.0, 24.0, 0)).curve(place(38.0, 36.0, 1), place(58.0, 64.0, 2), place(78.0, 77.0, 4));
    let second =
        Path::from(place(77.0, 22.0, 5)).curve(place(64.0, 42.0, 6), place(38.0, 56.0, 7), place(23.0, 78.0, 8));
    vec![Shape::path(first.and(second), Paint::stroke(Stroke::new(PENCIL, 6.5).round()))]
}

/// The tint and the dashed edge of the bonus square.
pub(super) fn bonus_tint(corner: Point) -> Shape {
    let paint = Paint::fill(GOLD_TINT).edged(Stroke::new(GOLD, 2.6).dashed(&[7.0, 4.0], 0.0));
    Shape::rect(corner + at(4.5, 4.5), at(91.0, 91.0), 7.0, paint)
}

/// The star in the corner of the bonus square, which no track covers.
pub(super) fn bonus_star(corner: Point) -> Shape {
    let centre = corner + at(17.0, 17.5);
    let points: Vec<_> = (0..10_u8)
        .map(|n| {
            let angle = f64::from(n) * std::f64::consts::PI / 5.0;
            centre + at(angle.sin(), -angle.cos()) * if n % 2 == 0 { 11.0 } else { 4.6 }
        })
        .collect();
    Shape::path(Path::outline(&points), Paint::fill(GOLD).edged(Stroke::new(TIMBER, 1.2)))
}
