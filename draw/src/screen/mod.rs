//! What a player at a terminal sees of a table of any game: one function each for the sheet, the help and the score.

mod railage;
mod streetcar;
mod thirty;
mod village;

use kernel::Seat;
use library::View;

/// The sheet of `seat` with all it needs to decide: map, score so far, dice, what is open.
pub fn screen(view: &View, seat: Seat) -> String {
    match view {
        View::Thirty(view) => thirty::screen(view, seat),
        View::Streetcar(view) => streetcar::screen(view, seat),
        View::Railage(view) => railage::screen(view, seat),
        View::Village(view) => village::screen(view, seat),
    }
}

/// What `seat` can do now, and how it is typed.
pub fn help(view: &View, seat: Seat) -> String {
    match view {
        View::Thirty(view) => thirty::help(view, seat),
        View::Streetcar(view) => streetcar::help(view, seat),
        View::Railage(view) => railage::help(view, seat),
        View::Village(view) => village::help(view, seat),
    }
}

/// What the sheet of `seat` is worth so far, line by line.
pub fn score(view: &View, seat: Seat) -> String {
    match view {
        View::Thirty(view) => thirty::score(view, seat),
        View::Streetcar(view) => streetcar::score(view, seat),
        View::Railage(view) => railage::score(view, seat),
        View::Village(view) => village::score(view, seat),
    }
}

/// The sheet of `seat` as an SVG picture.
pub fn picture(view: &View, seat: Seat, title: &str) -> String {
    match view {
        View::Thirty(view) => thirty::picture(view, seat, title),
        View::Streetcar(view) => streetcar::picture(view, seat, title),
        View::Railage(view) => railage::picture(view, seat, title),
        View::Village(view) => village::picture(view, seat, title),
    }
}
