//! Scenes as SVG: one self-contained text, the same bytes for the same scene.

mod write;

use crate::{scene::Scene, thirty::Picture};

/// A scene as SVG. All names in it begin with `prefix`, so that several can stand on one page.
pub fn scene(scene: &Scene, prefix: &str) -> String {
    write::scene(scene, prefix)
}

/// The sheet of 30 Rails as SVG.
pub fn sheet(picture: &Picture<'_>) -> String {
    scene(&picture.scene(), picture.prefix)
}
