//! What a game owes to the wire: its view and its content as plain data, and the view again from them.
//!
//! The crates `games/*/wire` implement [`WireForm`]; the crate `wire` puts all of them together.

pub mod back;
pub mod laws;
pub mod out;

use kernel::{Game, Seat};
use serde::Serialize;

/// The view of a game as plain data, in the words and the notation of its rules.
pub trait WireForm: Sized {
    /// The game.
    type Game: Game;
    /// What the game is played with, as plain data.
    type Content;

    /// The view, with the sheets, boards or tableaus of those seats that are `shown`; the others are left out.
    ///
    /// Nothing but the view is looked at, so what is hidden from the viewer cannot get in.
    fn new(view: &ViewOf<Self>, shown: &dyn Fn(Seat) -> bool) -> Self;

    /// What the game of this view is played with; the same from its start to its end and for every viewer.
    fn content(view: &ViewOf<Self>) -> Self::Content;

    /// The score of a finished board of one seat as a map of plain data, with a `total`: what stands before the view
    /// where a board from paper is told.
    fn scored(_view: &ViewOf<Self>) -> impl Serialize {
        NoScore {}
    }

    /// The view that this was made of, when the content of the game is compiled in or among `contents`.
    ///
    /// Sheets, boards and tableaus that were left out come back blank, or hidden where the game knows hidden ones.
    /// Scores and what else follows from the rest are not read but found anew.
    fn back(&self, contents: &[&str]) -> Result<ViewOf<Self>, ViewError>;
}

/// What is told of a board in games whose score does not follow from one.
#[derive(Serialize, Debug)]
struct NoScore {}

/// The view of the game of `W`.
pub type ViewOf<W> = <<W as WireForm>::Game as Game>::View;

/// Why plain data are no view of a game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{field}: {reason}")]
pub struct ViewError {
    /// The field at fault.
    pub field: String,
    /// What is wrong with it.
    pub reason: String,
}

impl ViewError {
    /// This field is wrong for this reason.
    pub fn new(field: impl Into<String>, reason: &(impl ToString + ?Sized)) -> Self {
        Self { field: field.into(), reason: reason.to_string() }
    }
}
