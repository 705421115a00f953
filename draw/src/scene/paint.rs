//! What shapes are painted with.

use std::fmt;

/// A colour, red, green and blue.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Colour(u32);

impl Colour {
    /// White.
    pub const WHITE: Self = Self(0x00ff_ffff);

    /// The colour of these six hexadecimal digits.
    pub const fn new(rgb: u32) -> Self {
        Self(rgb & 0x00ff_ffff)
    }

    /// Its red, green and blue.
    pub const fn rgb(self) -> [u8; 3] {
        let [_, r, g, b] = self.0.to_be_bytes();
        [r, g, b]
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#{:06x}", self.0)
    }
}

/// How a stroke ends, and every dash of it.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Cap {
    /// At its end.
    Butt,
    /// With a half circle beyond its end.
    Round,
}

/// A stroke along a path.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Stroke {
    /// Its colour.
    pub colour: Colour,
    /// Its width.
    pub width: f64,
    /// The lengths of its dashes and gaps, in turn; none if it is unbroken.
    pub dash: &'static [f64],
    /// How far into its dashes it begins.
    pub phase: f64,
    /// How it ends.
    pub cap: Cap,
}

impl Stroke {
    /// An unbroken stroke.
    pub const fn new(colour: Colour, width: f64) -> Self {
        Self { colour, width, dash: &[], phase: 0.0, cap: Cap::Butt }
    }

    /// The same stroke with round ends.
    #[must_use]
    pub const fn round(self) -> Self {
        Self { cap: Cap::Round, ..self }
    }

    /// The same stroke in dashes, of which it begins `phase` after the start.
    #[must_use]
    pub const fn dashed(self, dash: &'static [f64], phase: f64) -> Self {
        Self { dash, phase, ..self }
    }
}

/// How a shape is filled and outlined.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Paint {
    /// What fills it.
    pub fill: Option<Colour>,
    /// What runs along its outline.
    pub stroke: Option<Stroke>,
    /// From 0, unseen, to 1.
    pub opacity: f64,
}

impl Paint {
    /// Filled.
    pub const fn fill(colour: Colour) -> Self {
        Self { fill: Some(colour), stroke: None, opacity: 1.0 }
    }

    /// Outlined.
    pub const fn stroke(stroke: Stroke) -> Self {
        Self { fill: None, stroke: Some(stroke), opacity: 1.0 }
    }

    /// The same with an outline.
    #[must_use]
    pub const fn edged(self, stroke: Stroke) -> Self {
        Self { stroke: Some(stroke), ..self }
    }

    /// The same, only partly covering what is beneath.
    #[must_use]
    pub const fn faint(self, opacity: f64) -> Self {
        Self { opacity, ..self }
    }
}
