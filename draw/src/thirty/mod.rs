//! The sheet of 30 Rails as a scene: the map, the scored lines over it, and the score table.

pub(crate) mod bridge;
mod chart;
mod dice;
mod ground;
mod lines;
pub(crate) mod rails;
mod stamp;
mod standing;
mod station;
mod table;
mod words;

use ::thirty::{RuleSet, Sheet};
use track::SquareSet;

pub use self::{
    dice::{colour_die, piece, white_die},
    stamp::{bonus_stamp, stamp},
};
pub use crate::paper::Layout;
use crate::{
    paper::{Head, board, scene},
    scene::Scene,
};

/// What is to be drawn, and how.
#[derive(Copy, Clone, Debug)]
pub struct Picture<'a> {
    /// The sheet.
    pub sheet: &'a Sheet,
    /// The rules it is played and scored by.
    pub rules: RuleSet,
    /// The title; an empty one takes no room.
    pub title: &'a str,
    /// What stands beneath the title.
    pub subtitle: &'a str,
    /// Whether the scored lines and the mine's are drawn over the track.
    pub with_lines: bool,
    /// The empty squares that are open to the player.
    pub legal: SquareSet,
    /// Where the score table stands.
    pub layout: Layout,
    /// What the names in the picture begin with; different for pictures on one page.
    pub prefix: &'a str,
}

impl<'a> Picture<'a> {
    /// A sheet with its lines and its score table, without a title.
    pub const fn new(sheet: &'a Sheet, rules: RuleSet) -> Self {
        Self {
            sheet,
            rules,
            title: "",
            subtitle: "",
            with_lines: true,
            legal: SquareSet::EMPTY,
            layout: Layout::Beside,
            prefix: "sheet",
        }
    }

    /// The picture as plain shapes.
    pub fn scene(&self) -> Scene {
        let head = Head { title: self.title, subtitle: self.subtitle, game: "30 Rails" };
        scene(
            &head,
            words::description(self),
            self.layout,
            |place| chart::group(self, place),
            |place, form| table::group(self, place, form),
        )
    }
    /// The map alone, for a page to lay things over: eight by eight squares of 100 units, of which the outer ones are
    /// the border squares.
    pub fn board(&self) -> Scene {
        board("30 Rails", words::description(self), |place| chart::group(self, place))
    }
}
