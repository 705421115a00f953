//! The shapes of a scene.

use super::{Colour, Paint, Path, Point};

/// Something on the paper.
#[derive(Clone, PartialEq, Debug)]
pub enum Shape {
    /// A path.
    Path {
        /// Where the pen goes.
        path: Path,
        /// How it is painted.
        paint: Paint,
    },
    /// A circle.
    Circle {
        /// Its centre.
        centre: Point,
        /// Its radius.
        radius: f64,
        /// How it is painted.
        paint: Paint,
    },
    /// A rectangle.
    Rect {
        /// Its top left corner.
        corner: Point,
        /// Its width and height.
        size: Point,
        /// The radius of its corners.
        rounding: f64,
        /// How it is painted.
        paint: Paint,
    },
    /// A line of text.
    Text(Text),
    /// Several shapes that belong together.
    Group(Group),
}

impl Shape {
    /// A path.
    pub const fn path(path: Path, paint: Paint) -> Self {
        Self::Path { path, paint }
    }

    /// A circle.
    pub const fn circle(centre: Point, radius: f64, paint: Paint) -> Self {
        Self::Circle { centre, radius, paint }
    }

    /// A rectangle.
    pub const fn rect(corner: Point, size: Point, rounding: f64, paint: Paint) -> Self {
        Self::Rect { corner, size, rounding, paint }
    }
}

/// Which point of a text stands where it is put.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Anchor {
    Start,
    Middle,
    End,
}

/// The family of a typeface.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Face {
    /// For titles.
    Serif,
    /// For everything else.
    Sans,
    /// For the notation and text maps: every letter is as wide as any other.
    Mono,
}

/// A line of text.
#[derive(Clone, PartialEq, Debug)]
pub struct Text {
    /// Where it stands, on its base line.
    pub place: Point,
    /// What it says.
    pub words: String,
    /// The size of its letters.
    pub size: f64,
    /// Its colour.
    pub colour: Colour,
    /// Which point of it stands at its place.
    pub anchor: Anchor,
    /// Its typeface.
    pub face: Face,
    /// Whether it is bold.
    pub is_bold: bool,
    /// Whether it is in italics.
    pub is_italic: bool,
    /// How wide it may become in other words.
    pub room: Option<f64>,
}

impl Text {
    /// A plain text that starts here.
    pub fn new(place: Point, words: impl Into<String>, size: f64, colour: Colour) -> Self {
        Self {
            place,
            words: words.into(),
            size,
            colour,
            anchor: Anchor::Start,
            face: Face::Sans,
            is_bold: false,
            is_italic: false,
            room: None,
        }
    }

    /// The same text, anchored elsewhere.
    #[must_use]
    pub fn anchored(self, anchor: Anchor) -> Self {
        Self { anchor, ..self }
    }

    /// The same text, with this much room for other words.
    #[must_use]
    pub fn within(self, room: f64) -> Self {
        Self { room: Some(room), ..self }
    }

    /// The same text in bold.
    #[must_use]
    pub fn bold(self) -> Self {
        Self { is_bold: true, ..self }
    }

    /// The same text in italics.
    #[must_use]
    pub fn italic(self) -> Self {
        Self { is_italic: true, ..self }
    }

    /// The same text in the typeface of the notation.
    #[must_use]
    pub fn mono(self) -> Self {
        Self { face: Face::Mono, ..self }
    }

    /// The same text in the typeface of titles.
    #[must_use]
    pub fn serif(self) -> Self {
        Self { face: Face::Serif, ..self }
    }
}

impl From<Text> for Shape {
    fn from(text: Text) -> Self {
        Self::Text(text)
    }
}

/// Shapes that belong together.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Group {
    /// By what name a page finds the group in the picture.
    pub name: Option<String>,
    /// What the group shows, in words.
    pub label: Option<String>,
    /// By how much its shapes are moved.
    pub place: Point,
    /// Its shapes, the later ones above the earlier ones.
    pub shapes: Vec<Shape>,
}

impl Group {
    /// Shapes at this place.
    pub fn at(place: Point, shapes: Vec<Shape>) -> Self {
        Self { place, shapes, ..Self::default() }
    }

    /// The same group with a name.
    #[must_use]
    pub fn named(self, name: impl Into<String>) -> Self {
        Self { name: Some(name.into()), ..self }
    }

    /// The same group with a label.
    #[must_use]
    pub fn labelled(self, label: impl Into<String>) -> Self {
        Self { label: Some(label.into()), ..self }
    }
}

impl From<Group> for Shape {
    fn from(group: Group) -> Self {
        Self::Group(group)
    }
}
