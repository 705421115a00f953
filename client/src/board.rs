//! What a game owes to the browser.

use kernel::{Game, Seat};
use leptos::prelude::*;

use crate::{
    print::Cards,
    sheet::Sheet,
    table::{Position, Table},
    tour::Tour,
};

/// What a viewer may know of the game of a board.
pub type ViewOf<B> = <<B as Board>::Game as Game>::View;

/// The board of a game: what is touched, what is told, what is printed.
///
/// Nothing here takes `self`: whoever asks one thing of a board shall not fetch all of it.
pub trait Board: Sized {
    /// The game.
    type Game: Game;

    /// Cards to be cut out, if something that the game prints is cards.
    const CARDS: Option<Cards> = None;

    /// A tour for those who have never seen the game, if it has one.
    const TOUR: Option<&'static Tour> = None;

    /// What the game adds to the page where sheets from paper are scored, if its score follows from one.
    const SHEET: Option<&'static dyn Sheet> = None;

    /// What is known in a position of this game; `None` in one of another.
    fn view(position: &Position) -> Option<&ViewOf<Self>>;

    /// The board with all that is needed to choose a move. It is built once and follows the table by itself.
    ///
    /// What is chosen on it has the attribute `data-chosen`, so that nothing is laid over it.
    fn board(table: Table) -> AnyView;

    /// What the player at this screen should do now, in one sentence.
    fn prompt(position: &Position, view: &ViewOf<Self>) -> String;

    /// The score of the shown seat, line by line.
    fn score(position: &Position, view: &ViewOf<Self>) -> AnyView;

    /// By how much a legal move of a seat changes the score at once; `None` where that cannot be told.
    fn gain(view: &ViewOf<Self>, seat: Seat, action: &str) -> Option<i32>;

    /// A move in words.
    fn describe(view: &ViewOf<Self>, action: &str) -> String;

    /// A line of the record in words, for the log and for screen readers: a move, a roll, a ruling.
    fn happened(position: &Position, view: &ViewOf<Self>, line: &str) -> String;

    /// The points of a seat so far; `None` while they are hidden.
    fn points(view: &ViewOf<Self>, seat: Seat) -> Option<i32>;

    /// Whether the viewer may look at the sheet of a seat.
    fn is_shown(view: &ViewOf<Self>, seat: Seat) -> bool;

    /// Whether the player of a seat has left for good, so that the game goes on without it.
    fn is_gone(_view: &ViewOf<Self>, _seat: Seat) -> bool {
        false
    }
}
