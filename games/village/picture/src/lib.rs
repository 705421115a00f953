//! How Village Rails looks: the tableau of one seat with markets, hand and scores, as text and as a scene, the screen of
//! a terminal, and what is cut out.

mod border;
mod card;
pub mod cards;
mod course;
mod feature;
mod frame;
mod legend;
mod looks;
pub mod map;
mod market;
mod palette;
pub mod say;
mod screen;
mod table;
mod tableau;
mod terrain;
pub mod text;
mod ticket;
mod words;

use draw::{scene::Scene, svg};
use kernel::Seat;
use village::{Demand, SpaceSet, Terrain, View};

/// What planning a trip costs, besides the price of the card.
const PLANNING: u8 = 3;

/// Where the score table stands.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub enum Layout {
    /// To the right of the tableau: for paper and wide screens.
    #[default]
    Beside,
    /// Beneath it: for narrow screens.
    Below,
    /// Nowhere, and no market either: the tableau alone, with tickets in place of trips; [`map`] says what is where.
    MapOnly,
    /// To the right of the tableau, without the legend and the markets: to keep after a game.
    Keepsake,
}

/// What the terrains are called, in the order of [`Terrain::ALL`]; what has no name is drawn without.
pub type Names<'a> = [&'a str; Terrain::ALL.len()];

/// The names in English.
pub const ENGLISH: Names<'static> = ["field", "forest", "pasture", "lake", "village"];

/// What is to be drawn, and how.
#[derive(Copy, Clone)]
pub struct Picture<'a> {
    /// What the viewer may know.
    pub view: &'a View,
    /// Whose tableau is drawn.
    pub seat: Seat,
    /// The title; an empty one takes no room.
    pub title: &'a str,
    /// What stands beneath the title.
    pub subtitle: &'a str,
    /// The empty spaces that are open to the player.
    pub open: SpaceSet,
    /// Where the score table stands.
    pub layout: Layout,
    /// What the terrains are called.
    pub names: Names<'a>,
    /// What trips ask for, in words.
    pub demand: &'a dyn Fn(Demand) -> String,
    /// What the players are called, in the order of their seats; who has no name is called by the seat.
    pub players: &'a [&'a str],
    /// What the names in the picture begin with; different for pictures on one page.
    pub prefix: &'a str,
}

impl<'a> Picture<'a> {
    /// The tableau of a seat, without a title.
    pub const fn new(view: &'a View, seat: Seat) -> Self {
        Self {
            view,
            seat,
            title: "",
            subtitle: "",
            open: SpaceSet::EMPTY,
            layout: Layout::Beside,
            names: ENGLISH,
            demand: &|it| it.to_string(),
            players: &[],
            prefix: "village",
        }
    }

    /// The picture as plain shapes.
    pub fn scene(&self) -> Scene {
        frame::scene(self)
    }
    /// The picture as SVG.
    pub fn svg(&self) -> String {
        svg::scene(&self.scene(), self.prefix)
    }
}
