//! Pictures, made once where they never change.

use std::cell::OnceCell;

use draw::svg;
use railage::{Map, Sheet, SpaceSet, Terrain};
use railage_picture::{Picture, Role, stroke_sample, terrain_sample};

thread_local! {
    static TERRAINS: [OnceCell<String>; 3] = const { [OnceCell::new(), OnceCell::new(), OnceCell::new()] };
}

/// A cell of a terrain, for dice and legends.
pub(super) fn terrain(terrain: Terrain) -> String {
    TERRAINS.with(|it| it[terrain.index()].get_or_init(|| svg::silent(&terrain_sample(terrain))).clone())
}

/// A stroke of a kind of line.
pub(super) fn stroke(role: Role) -> String {
    svg::silent(&stroke_sample(role))
}

/// The map of a sheet.
pub(super) fn map(map: &Map, sheet: &Sheet, taken: (SpaceSet, SpaceSet), is_turned: bool) -> String {
    svg::silent(&Picture { taken, is_turned, ..Picture::new(map, sheet) }.board())
}
