//! How Rail Age looks: the map of hexagons, the tracks and the score as a scene and as text, the screen of a terminal,
//! what is printed.

mod board;
mod cells;
mod frame;
mod ground;
mod hex;
mod legend;
mod lines;
mod looks;
mod palette;
mod sample;
mod scores;
mod screen;
mod strokes;
mod terrain;
mod text;
mod tracks;
mod words;

use draw::{scene::Scene, sheet::Layout};
use railage::{Map, Sheet, SpaceSet};

pub use self::{
    board::Board,
    palette::Role,
    sample::{stroke_sample, terrain_sample},
};

/// What is to be drawn, and how.
#[derive(Copy, Clone, Debug)]
pub struct Picture<'a> {
    /// The map.
    pub map: &'a Map,
    /// What is drawn on it.
    pub sheet: &'a Sheet,
    /// The title; an empty one takes no room.
    pub title: &'a str,
    /// What stands beneath the title.
    pub subtitle: &'a str,
    /// The upper and the lower spaces whose points nobody can gain any more.
    pub taken: (SpaceSet, SpaceSet),
    /// Whether the sheet is that of a player alone, who aims for a title.
    pub is_solo: bool,
    /// Where the score stands.
    pub layout: Layout,
    /// Whether the map is turned clockwise by a quarter, with all words upright: for paper that is higher than wide.
    pub is_turned: bool,
}

impl<'a> Picture<'a> {
    /// A sheet with its score, without a title.
    pub const fn new(map: &'a Map, sheet: &'a Sheet) -> Self {
        Self {
            map,
            sheet,
            title: "",
            subtitle: "",
            taken: (SpaceSet::EMPTY, SpaceSet::EMPTY),
            is_solo: false,
            layout: Layout::Beside,
            is_turned: false,
        }
    }

    /// The picture as plain shapes.
    pub fn scene(&self) -> Scene {
        frame::scene(self)
    }

    /// The map alone, without words about it; [`Board`] says where everything stands in it.
    pub fn board(&self) -> Scene {
        frame::board(self)
    }
}
