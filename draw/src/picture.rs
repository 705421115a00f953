//! What a game owes to whoever shows it: terminals, servers, pages and printers.

use kernel::Seat;

use crate::{
    Glossary, Words,
    scene::{Point, Scene, at},
    sheet::Layout,
};

/// How a game looks.
///
/// A scene is drawn in English and reworded by the [`Glossary`] of its game, if need be.
pub trait Picture {
    /// What a viewer may know of a table.
    type View;

    /// The words in its pictures.
    const GLOSSARY: Glossary;

    /// The sheet of `seat` at a terminal, with all it needs to decide: map, score so far, dice, what is open.
    fn screen(view: &Self::View, seat: Seat) -> String;

    /// What `seat` can do now, and how it is typed.
    fn help(view: &Self::View, seat: Seat) -> String;

    /// What the sheet of `seat` is worth so far, line by line.
    fn score(view: &Self::View, seat: Seat) -> String;

    /// A finished sheet with all that it scores: what it is in the first line, and then map, table and lines.
    fn finished(view: &Self::View, seat: Seat) -> String {
        Self::score(view, seat)
    }

    /// The sheet of `seat` as an SVG picture in English that tells the moment; empty where it is hidden.
    fn moment(view: &Self::View, seat: Seat, title: &str) -> String;

    /// The sheet of `seat` to keep, without what is open; `None` where it is hidden.
    fn keepsake(view: &Self::View, seat: Seat, caption: Caption<'_>, words: &dyn Words) -> Option<Scene>;

    /// What an empty sheet of these rules is called.
    fn name(view: &Self::View, words: &dyn Words) -> String;

    /// An empty sheet to write on; `None` where the game has none.
    fn blank(view: &Self::View, title: &str, layout: Layout, words: &dyn Words) -> Option<Scene>;

    /// What is played with besides sheets; `None` where the sheets are all.
    fn supplies(_view: &Self::View, _words: &dyn Words) -> Option<Supplies> {
        None
    }
}

/// What stands on a sheet that does not follow from the game.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Caption<'a> {
    /// The title; an empty one takes no room.
    pub title: &'a str,
    /// What stands beneath the title.
    pub subtitle: &'a str,
    /// What the players are called, in the order of their seats; who has no name is called by the seat.
    pub players: &'a [&'a str],
}

/// Something to cut out: both sides.
#[derive(Clone, PartialEq, Debug)]
pub struct Piece {
    /// The side that is played.
    pub front: Scene,
    /// The other side.
    pub back: Scene,
}

impl Piece {
    /// Its width and height in its own units.
    pub const fn size(&self) -> Point {
        at(self.front.width, self.front.height)
    }
}

/// How large pieces are on paper.
#[derive(Copy, Clone, PartialEq, Debug)]
pub enum Scale {
    /// So many millimetres wide.
    Millimetres(f64),
    /// A unit is as large as on an empty sheet that has a page to itself.
    Sheet,
}

/// Pieces of one size to cut out, and what they are laid on.
#[derive(Clone, PartialEq, Debug)]
pub struct Supplies {
    /// All pieces.
    pub pieces: Vec<Piece>,
    /// How large they are.
    pub scale: Scale,
    /// What stands above a page of fronts.
    pub front: String,
    /// What stands above a page of backs.
    pub back: String,
    /// Each with what stands above it, in the scale of the pieces.
    pub mats: Vec<(String, Scene)>,
}
