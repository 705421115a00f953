//! What the board shows now: a view, whose sheet, and the legal moves on it.

use kernel::Seat;
use railage::{SheetView, View};

use super::moves::Moves;
use client::table::Position;

/// What the board shows now.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Now {
    pub(super) view: View,
    /// Whose sheet is looked at.
    pub(super) shown: Seat,
    /// The legal moves on that sheet; none if it is looked at only.
    pub(super) moves: Moves,
    pub(super) names: Vec<String>,
    /// Counts what has happened.
    pub(super) number: usize,
}

impl Now {
    /// Of a position, if it is one of this game.
    pub(super) fn of(position: &Position) -> Option<Self> {
        let view = <crate::Board as client::Board>::view(position)?;
        let is_own = position.seat == Some(position.shown);
        Some(Self {
            view: view.clone(),
            shown: position.shown,
            moves: if is_own { Moves::read(&position.actions) } else { Moves::default() },
            names: position.names.clone(),
            number: position.number,
        })
    }

    /// The sheet that is looked at, unless it is hidden.
    pub(super) fn at(&self) -> Option<&SheetView> {
        self.view.sheets.get(self.shown)?.as_ref()
    }

    /// The sheet after a move, or as it is.
    pub(super) fn with(&self, action: Option<&str>) -> Option<SheetView> {
        let tried = action.and_then(|it| self.view.tried(self.shown, it.parse().ok()?).ok());
        tried.or_else(|| self.at().cloned())
    }

    pub(super) fn is_alone(&self) -> bool {
        self.names.len() == 1
    }
}
