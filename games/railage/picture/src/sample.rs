//! Small pictures for a legend: a stroke of each kind of line, a cell of each terrain.

use railage::Terrain;

use super::{hex::WIDTH, legend, palette::Role, tracks};
use draw::scene::{Point, Scene, at};

/// A stroke of a kind of line.
pub fn stroke_sample(role: Role) -> Scene {
    let size = at(64.0, 22.0);
    sample(size, role.words(), tracks::sample(at(12.0, size.y / 2.0), size.x - 24.0, role))
}

/// A cell of a terrain.
pub fn terrain_sample(terrain: Terrain) -> Scene {
    let radius = legend::MINI + 2.0;
    let size = at(WIDTH / super::hex::RADIUS, 2.0) * radius;
    sample(size, terrain.name(), legend::mini(terrain, size * 0.5))
}

fn sample(size: Point, title: &str, shapes: Vec<draw::scene::Shape>) -> Scene {
    Scene { width: size.x, height: size.y, title: title.to_owned(), description: String::new(), shapes }
}
