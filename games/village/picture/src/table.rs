//! The score table: every line with a sample of its stroke, sidings and money, and how the players stand.

use kernel::Seat;
use village::{Line, Player, Stage, Tableau, Tally, View};

use super::{Picture, palette::livery};
use draw::{
    scene::{Anchor, Colour, Group, Paint, Path, Point, Shape, Stroke, Text, at, cut},
    sheet::{
        palette::{FAINT_INK, GRID, INK, PLAQUE},
        table::heads,
    },
};

/// The width of the table.
pub(super) const WIDTH: f64 = 430.0;
const ROW: f64 = 37.0;
const FIRST: f64 = 34.0;
const SUMS: f64 = FIRST + 7.0 * ROW;
const TOTAL: f64 = SUMS + 2.0 * ROW;
const PLAYERS: f64 = TOTAL + 84.0;

/// The ends of the columns.
const COLUMNS: [(&str, f64); 5] =
    [("tracks", 158.0), ("features", 238.0), ("trips", 293.0), ("terminus", 372.0), ("points", WIDTH)];

/// The room for the name of a player.
const NAME: f64 = 88.0;

/// The height of the table, with a row for each player.
pub(super) fn height(view: &View) -> f64 {
    PLAYERS + FIRST + view.players.iter().map(|_| ROW).sum::<f64>()
}

/// The table, with its corner at `place`.
pub(super) fn group(picture: &Picture<'_>, tableau: &Tableau, place: Point) -> Group {
    let content = picture.view.setup.content();
    let mut shapes = heads(18.0, 17.0, "line", &COLUMNS);
    shapes.push(rule(FIRST - 8.0, INK, 1.6));
    for (line, n) in Line::all().zip(0_u8..) {
        let middle = FIRST + (f64::from(n) + 0.5) * ROW;
        shapes.extend(row(picture, tableau, line, middle));
        shapes.push(rule(middle + ROW / 2.0, GRID, 1.2));
    }
    let tally = Tally::of(content, tableau);
    let rows = [
        (format!("sidings, on {}", super::words::many(tally.n_siding_lines, "line")), tally.sidings),
        (format!("money, 1 for each £3 of £{}", tally.money), tally.coins),
    ];
    for ((words, points), n) in rows.into_iter().zip(0_u8..) {
        let base = SUMS + (f64::from(n) + 0.5) * ROW + 8.0;
        shapes.push(Text::new(at(0.0, base), words, 22.0, INK).within(WIDTH - 50.0).into());
        shapes.push(cell(WIDTH, base, &points.to_string(), INK, 24.0, Anchor::End));
    }
    let words = if picture.view.stage == Stage::Over { "Total" } else { "Total, if it ended now" };
    shapes.extend([
        rule(TOTAL, INK, 2.4),
        Text::new(at(0.0, TOTAL + 42.0), words, 27.0, INK).within(WIDTH - 80.0).serif().bold().into(),
        Text::new(at(WIDTH, TOTAL + 46.0), tally.total().to_string(), 44.0, INK)
            .anchored(Anchor::End)
            .serif()
            .bold()
            .into(),
    ]);
    shapes.extend(players(picture));
    Group::at(place, shapes).named("score")
}

fn cell(x: f64, y: f64, words: &str, colour: Colour, size: f64, anchor: Anchor) -> Shape {
    Text::new(at(x, y), words, size, colour).anchored(anchor).into()
}

fn rule(y: f64, colour: Colour, width: f64) -> Shape {
    Shape::path(Path::through(&[at(0.0, y), at(WIDTH, y)]), Paint::stroke(Stroke::new(colour, width)))
}

fn row(picture: &Picture<'_>, tableau: &Tableau, line: Line, middle: f64) -> Vec<Shape> {
    let course = tableau.course(line);
    let score = course.score(picture.view.setup.content());
    let is_completed = tableau.completed().contains(line);
    let colour = if is_completed { INK } else { FAINT_INK };
    let sample = Paint::stroke(livery(line).stroke(5.5, 0.0));
    let sample = if is_completed { sample } else { sample.faint(0.45) };
    let base = middle + 8.0;
    let pounds = score.terminus.map_or("–".to_owned(), |(_, pounds)| format!("£{pounds}"));
    let numbers = [
        course.facts().length().to_string(),
        score.feature_points().to_string(),
        score.trip_points().to_string(),
        pounds,
        score.points().to_string(),
    ];
    let mut res = vec![
        Shape::path(Path::through(&[at(2.0, middle), at(58.0, middle)]), sample),
        Text::new(at(70.0, base), line.to_string(), 24.0, colour).bold().into(),
    ];
    for (words, (_, end)) in numbers.into_iter().zip(COLUMNS) {
        let text = Text::new(at(end, base), words, 24.0, colour).anchored(Anchor::End);
        res.push(if end >= WIDTH && is_completed { text.bold() } else { text }.into());
    }
    res
}

/// The players, the own one marked.
fn players(picture: &Picture<'_>) -> Vec<Shape> {
    let columns = [("points", 150.0), ("money", 232.0), ("lines", 300.0), ("hand", 366.0), ("set", WIDTH)];
    let mut res = heads(PLAYERS + 18.0, 17.0, "player", &columns);
    res.push(rule(PLAYERS + FIRST - 8.0, INK, 1.6));
    for ((seat, player), n) in picture.view.players.iter().zip(0_u8..) {
        let base = PLAYERS + FIRST + (f64::from(n) + 0.5) * ROW + 8.0;
        res.extend(player_row(picture, seat, player, base, columns.map(|it| it.1)));
    }
    res
}

fn player_row(picture: &Picture<'_>, seat: Seat, player: &Player, base: f64, ends: [f64; 5]) -> Vec<Shape> {
    let is_own = seat == picture.seat;
    let mut res = Vec::new();
    if picture.view.in_turn == Some(seat) {
        let points = [at(0.0, base - 17.0), at(13.0, base - 8.0), at(0.0, base + 1.0)];
        res.push(Shape::path(Path::outline(&points), Paint::fill(PLAQUE)));
    }
    let name = picture.players.get(seat.index()).map_or_else(|| format!("seat {seat}"), |&it| it.to_owned());
    let (name, size) = cut(&name, 22.0, 12.0, NAME);
    let name = Text::new(at(20.0, base), name, size, INK);
    res.push(if is_own { name.bold() } else { name }.into());
    let tableau = player.tableau.as_ref();
    let numbers = [
        player.score.to_string(),
        tableau.map_or(String::new(), |it| format!("£{}", it.money())),
        tableau.map_or(String::new(), |it| it.completed().len().to_string()),
        player.n_hand.to_string(),
        tableau.map_or(String::new(), |it| it.letter().to_string()),
    ];
    res.extend(numbers.into_iter().zip(ends).map(|(words, end)| {
        let text = Text::new(at(end, base), words, 22.0, INK).anchored(Anchor::End);
        if is_own { text.bold() } else { text }.into()
    }));
    res
}
