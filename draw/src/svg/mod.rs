//! Scenes as SVG: one self-contained text, the same bytes for the same scene.

mod write;

use crate::scene::Scene;

/// A scene as SVG. All names in it begin with `prefix`, so that several can stand on one page.
pub fn scene(scene: &Scene, prefix: &str) -> String {
    write::scene(scene, Some(prefix))
}

/// A scene as SVG without names and words for those who cannot see it, for pages that have their own beside it.
pub fn silent(scene: &Scene) -> String {
    write::scene(scene, None)
}

/// A path as the attribute `d` of SVG.
pub fn path(path: &crate::scene::Path) -> String {
    write::outline(path)
}
