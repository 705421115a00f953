//! The sheet as text: the map as a wall of staggered bricks, the tracks, the chart, and the score.
//!
//! Every character is one column wide; the maps that are compiled in fill at most 78 columns.

mod map;
mod table;
mod tracks;

pub(crate) use map::{Open, map};
use railage::Terrain;
pub(crate) use table::{chart, legend, table};
pub(crate) use tracks::tracks;

/// The sign of a terrain.
pub(crate) const fn glyph(terrain: Terrain) -> char {
    match terrain {
        Terrain::Plain => '"',
        Terrain::Forest => '♣',
        Terrain::Hill => '▲',
    }
}
