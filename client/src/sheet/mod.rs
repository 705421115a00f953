//! The page "Score my sheet": what a game adds to it.
//!
//! Every change of a sheet is a change of the lines of its file, so that what cannot be is refused by the same reader,
//! with the same reasons, as what is typed.

pub mod edit;
pub mod letters;
mod link;

use draw::scene::Scene;
use kernel::{Citation, LineFault};
use leptos::prelude::*;
use library::Paper;

use crate::{grid::Place, table::Position, words};

pub use link::{packed, unpacked};

/// A sheet that is typed in, looked at and shared.
pub trait Sheet: Sync {
    /// Reads a sheet while it is being typed in.
    fn sketch(&self, text: &str) -> Result<Paper, LineFault>;

    /// How its lines look, in a sentence above the box for typing.
    fn hint(&self) -> String;

    /// What is wrong with a line, in the language of the page.
    fn fault(&self, fault: &Citation) -> String {
        words::fault(fault)
    }

    /// What a finished sheet has and this one lacks, to be said kindly.
    fn missing(&self, _paper: &Paper) -> Vec<String> {
        Vec::new()
    }

    /// The board alone.
    fn board(&self, paper: &Paper) -> Option<Scene>;

    /// The whole sheet with its score, to keep.
    fn keepsake(&self, paper: &Paper, title: &str) -> Option<Scene>;

    /// The score, line by line.
    fn score(&self, position: &Position) -> AnyView;

    /// How things are put on it by hand; `None` where it is typed.
    fn hands(&self) -> Option<&'static dyn Hands> {
        None
    }

    /// More that is told of a sheet, in fields of its own. They show the sheet, and tell the new text of it.
    fn fields(&self, _paper: Signal<Paper>, _change: Callback<String>) -> Option<AnyView> {
        None
    }

    /// The sheet behind the `#` of an address and the key of its kind; what it says is good for ever.
    fn link(&self, paper: &Paper) -> String {
        packed(&paper.text)
    }

    /// The text of the sheet of such a link; `None` if it is none.
    fn of_link(&self, _key: &str, link: &str) -> Option<String> {
        unpacked(link)
    }
}

/// How things are put on a sheet of squares.
pub trait Hands: Sync {
    /// What there is for a kind of sheet, in the order in which sheets are filled in.
    fn things(&self, sheet: &str) -> Vec<Thing>;

    /// The code of what a key puts on the place that has the focus.
    fn of_key(&self, sheet: &str, key: &str, is_border: bool) -> Option<String>;

    /// What there is at a place, in words.
    fn at(&self, paper: &Paper, place: Place) -> String;

    /// Whether nothing is there yet, so that a thing can be shown before it is put.
    fn is_free(&self, paper: &Paper, place: Place) -> bool;

    /// The text of the sheet with a thing at a place, or why that cannot be. Track of the same kind is turned, anything
    /// else that is there already goes away.
    fn put(&self, paper: &Paper, place: Place, thing: &str) -> Result<String, String>;
}

/// Something that is put on a square or on a border square.
#[derive(Clone, PartialEq, Debug)]
pub struct Thing {
    /// Its name in the page.
    pub code: String,
    /// What it is called.
    pub name: String,
    /// What it looks like.
    pub look: Look,
}

/// What a thing looks like.
#[derive(Clone, PartialEq, Debug)]
pub enum Look {
    /// A small picture.
    Scene(Scene),
    /// A station with its name; a town is round.
    Sign {
        /// Its name.
        name: String,
        /// Whether it is a town.
        is_town: bool,
    },
    /// What rubs out.
    Eraser,
}

/// The code of what rubs out.
pub const ERASER: &str = "eraser";

impl Thing {
    /// What rubs out.
    pub fn eraser() -> Self {
        Self { code: ERASER.to_owned(), name: t!("sheet-thing-eraser"), look: Look::Eraser }
    }
}
