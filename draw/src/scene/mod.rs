//! Plain shapes on paper, without any notion of a game or of a file format.

mod paint;
mod path;
mod point;
mod shape;

pub use paint::{Cap, Colour, Paint, Stroke};
pub use path::{Path, Step};
pub use point::{Point, at};
pub use shape::{Anchor, Face, Group, Shape, Text};

/// A picture: shapes on a sheet of a certain size, the later ones above the earlier ones.
#[derive(Clone, PartialEq, Debug)]
pub struct Scene {
    /// The width, in units of its own.
    pub width: f64,
    /// The height.
    pub height: f64,
    /// What the picture is called.
    pub title: String,
    /// What the picture shows, for those who cannot see it.
    pub description: String,
    /// What is drawn, from the bottom to the top.
    pub shapes: Vec<Shape>,
}
