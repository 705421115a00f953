//! How 30 Rails looks: the sheet as a scene and as text, the screen of a terminal, what is printed.

mod chart;
mod ground;
mod lines;
mod looks;
mod screen;
mod stamp;
mod standing;
mod station;
mod table;
pub mod text;
mod words;

use draw::{
    scene::Scene,
    sheet::{Head, Layout, board, scene},
    svg,
};
use thirty::{RuleSet, Sheet};
use track::SquareSet;

pub use self::stamp::{bonus_stamp, stamp};

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

    /// The picture as SVG.
    pub fn svg(&self) -> String {
        svg::scene(&self.scene(), self.prefix)
    }

    /// The map alone, for a page to lay things over: eight by eight squares of 100 units, of which the outer ones are
    /// the border squares.
    pub fn board(&self) -> Scene {
        board("30 Rails", words::description(self), |place| chart::group(self, place))
    }
}
