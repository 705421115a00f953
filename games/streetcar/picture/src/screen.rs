//! 30 Streetcar Rails at a terminal.

use draw::text::beside;
use kernel::{Seat, SeatSet};
use streetcar::{Board, Draw, Part, Stage, Station, Tally, Tile, View};
use track::{Border, Side, Square, SquareSet};

use crate::{Picture, text};

/// The columns of a screen.
const WIDTH: usize = 78;
/// How many seats are named before the rest is only counted.
const MOST_NAMED: usize = 8;

pub(super) fn screen(view: &View, seat: Seat) -> String {
    let Some(board) = view.boards.get(seat) else { return String::new() };
    let map = text::map(board, open_squares(view, seat, board));
    let mut res = beside(&map, &text::table(board, view.setup.tiles(), &view.unseen));
    res.push('\n');
    res.push_str(&status(view, seat, board));
    res
}

pub(super) fn score(view: &View, seat: Seat) -> String {
    let Some(board) = view.boards.get(seat) else { return String::new() };
    format!("{}total: {}\n", text::drives(board), Tally::of(board).total())
}

pub(super) fn finished(view: &View, seat: Seat) -> String {
    let Some(board) = view.boards.get(seat) else { return String::new() };
    let map = text::map(board, SquareSet::EMPTY);
    format!("30 Streetcar Rails\n{}{}", beside(&map, &text::scores(board)), text::drives(board))
}

pub(super) fn moment(view: &View, seat: Seat, title: &str) -> String {
    let Some(board) = view.boards.get(seat) else { return String::new() };
    let moment = match (view.stage, view.draw) {
        (Stage::Over, _) => "a finished board".to_owned(),
        (Stage::Stations | Stage::Zones | Stage::Choices, _) => "setup".to_owned(),
        (Stage::Play, None) => format!("after turn {} of 30", view.n_draws),
        (Stage::Play, Some(draw)) => {
            format!("turn {} of 30: tile {}, die {}", view.n_draws, draw.shape(), draw.die())
        }
    };
    let tiles = view.setup.tiles();
    let lot = if tiles.is_drawn_by_lot() { "35 of " } else { "" };
    let subtitle = format!("{moment}; {lot}{} tiles, {}", tiles.total(), tiles.source());
    let picture = Picture {
        title,
        subtitle: &subtitle,
        unseen: Some(&view.unseen),
        draw: view.draw,
        legal: open_squares(view, seat, board),
        ..Picture::new(board)
    };
    picture.svg()
}

/// What is asked of a seat.
enum Question {
    Part(Part),
    Turn(Draw),
}

fn question(view: &View, seat: Seat, board: &Board) -> Option<Question> {
    if !view.waiting.contains(seat) {
        return None;
    }
    match view.stage {
        Stage::Stations | Stage::Choices => board.missing_part(view.stage).map(Question::Part),
        Stage::Play => view.draw.map(Question::Turn),
        Stage::Zones | Stage::Over => None,
    }
}

/// The squares that are worth marking: where the next decision of the board can be laid.
fn open_squares(view: &View, seat: Seat, board: &Board) -> SquareSet {
    match question(view, seat, board) {
        Some(Question::Part(Part::Central)) => board.central_squares(),
        Some(Question::Turn(draw)) => board.reach(draw),
        Some(Question::Part(Part::Station(_) | Part::Remove)) | None => SquareSet::EMPTY,
    }
}

/// What is going on, in a few lines.
fn status(view: &View, seat: Seat, board: &Board) -> String {
    if view.stage == Stage::Over {
        return format!("The game is over. Score {}.", Tally::of(board).total());
    }
    if view.gone.contains(seat) {
        return "This player has left; the board scores as it stands.".to_owned();
    }
    let asked = match question(view, seat, board) {
        Some(Question::Part(part)) => ask(board, part),
        Some(Question::Turn(draw)) => turn(view, board, draw),
        None => idle(view),
    };
    let n_seats = view.setup.n_seats();
    if n_seats == 1 { asked } else { format!("Seat {seat} (of {n_seats}, each with a board like this).\n{asked}") }
}

/// What is said where there is nothing to decide.
fn idle(view: &View) -> String {
    match view.stage {
        Stage::Zones => "Dice are rolled for the pedestrian zones, one for each row.\n".to_owned(),
        _ if view.waiting.is_empty() => "The next tile is drawn.\n".to_owned(),
        _ => wrapped(&format!("Nothing to decide now; waiting for {}.", seats(&view.waiting))) + "\n",
    }
}

fn seats(seats: &SeatSet) -> String {
    let mut names: Vec<_> = seats.iter().take(MOST_NAMED).map(|it| it.to_string()).collect();
    if seats.len() > MOST_NAMED {
        names.push(format!("{} more", seats.len() - MOST_NAMED));
    }
    format!("seat{} {}", if seats.len() == 1 { "" } else { "s" }, names.join(", "))
}

/// What is asked, and an example of what to type on a line of its own.
fn ask(board: &Board, part: Part) -> String {
    let (question, example) = match part {
        Part::Station(station) => {
            let sides = free_sides(board);
            let border = sides.first().map_or(String::new(), |&it| example_border(station, it).to_string());
            let names: Vec<_> = sides.iter().map(|&it| side_name(it)).collect();
            let question = format!(
                "Setup: put the stations 1 to 4 on the border, one on each side. Now station {station}; sides without \
                 a station: {}.",
                names.join(", ")
            );
            (question, format!("station {station} {border}"))
        }
        Part::Remove => {
            let question = "Setup: the dice have put down six pedestrian zones (░), which no streetcar passes. Take \
                            one of the six back.";
            (question.to_owned(), format!("remove {}", first(board.zones())))
        }
        Part::Central => {
            let question = "Setup: put the central station, where drives from all stations may end, on a free square \
                            beside a zone (□).";
            (question.to_owned(), format!("central {}", first(board.central_squares())))
        }
    };
    format!("{}\nType for example\n  {example}\n", wrapped(&question))
}

fn turn(view: &View, board: &Board, draw: Draw) -> String {
    let (shape, die) = (draw.shape(), draw.die());
    let tree = if shape.has_tree() { ", with a tree (♣)" } else { "" };
    let lines = if draw.lines().and(board.free()).is_empty() {
        format!("row {die} and column {die} are full, so the tile goes on any empty square (□)")
    } else {
        format!("the tile goes in row {die} or column {die} (□)")
    };
    let head = format!("Turn {} of 30. The tile is {shape}: {}{tree}.", view.n_draws, shape.name());
    let roll = format!("The die shows {die}: {lines}, any way round:");
    format!("{}\n{}\n{}{}", wrapped(&head), wrapped(&roll), text::choices(shape), examples(board, draw))
}

fn examples(board: &Board, draw: Draw) -> String {
    let tile = Tile::of(draw.shape()).last().map_or(String::new(), |it| it.to_string());
    let place = format!("{} = {tile}", first(board.reach(draw)));
    let zone = format!("zone {}", first(board.free()));
    format!(
        "Type for example\n  {place:<12} with its track up\n  {zone:<12} face down, on any empty square: a zone, \
         which nothing passes\n"
    )
}

pub(super) fn help(view: &View, seat: Seat) -> String {
    let Some(board) = view.boards.get(seat) else { return String::new() };
    match question(view, seat, board) {
        None => "Nothing to decide now.\n".to_owned(),
        Some(Question::Part(part)) => {
            let options = match part {
                Part::Station(_) => {
                    let sides = free_sides(board).into_iter();
                    let sides: Vec<_> = sides.map(|it| format!("{} {}", side_name(it), side_squares(it))).collect();
                    format!("Border squares: {}", sides.join("; "))
                }
                Part::Remove => format!("Zones: {}", list(board.zones())),
                Part::Central => format!("Squares: {}", list(board.central_squares())),
            };
            format!("{}{}\n", ask(board, part), wrapped(&options))
        }
        Some(Question::Turn(draw)) => {
            let ways: Vec<_> = Tile::of(draw.shape()).map(|it| it.to_string()).collect();
            let place = format!("Lay it as {}, on one of: {}", ways.join(", "), list(board.reach(draw)));
            let zone = format!("Or face down, on one of: {}", list(board.free()));
            [wrapped(&place), wrapped(&zone), examples(board, draw) + &wrapped(AIM)].join("\n") + "\n"
        }
    }
}

/// What a turn is for.
const AIM: &str = "At the end each pair of connected stations counts: the two numbers, 1 for every square of the \
                   shortest drive, and 1 for every tree that it passes. The central station brings 2, 6, 12 or 20 for \
                   1, 2, 3 or 4 connected stations.";

fn wrapped(words: &str) -> String {
    textwrap::fill(words, textwrap::Options::new(WIDTH).subsequent_indent("  "))
}

fn free_sides(board: &Board) -> Vec<Side> {
    Side::ALL.into_iter().filter(|&it| board.station_on(it).is_none()).collect()
}

const fn side_name(side: Side) -> &'static str {
    match side {
        Side::North => "top",
        Side::East => "right",
        Side::South => "bottom",
        Side::West => "left",
    }
}

fn side_squares(side: Side) -> String {
    let mut borders = Border::all().filter(|it| it.side() == side);
    let ends = borders.next().zip(borders.next_back());
    ends.map_or(String::new(), |(a, b)| format!("{a} to {b}"))
}

/// A border square on `side`, another one for each station.
fn example_border(station: Station, side: Side) -> Border {
    let place = usize::from(Square::SPAN) * side.index() + station.index() + 1;
    Border::at(place).expect("a side has six border squares")
}

fn first(squares: SquareSet) -> String {
    squares.into_iter().next().map_or(String::new(), |it| it.to_string())
}

fn list(squares: SquareSet) -> String {
    squares.into_iter().map(|it| it.to_string()).collect::<Vec<_>>().join(" ")
}
