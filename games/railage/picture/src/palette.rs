//! The colours of the land and the strokes of the lines, beside the colours that all sheets share.

use railage::Terrain;

use draw::{
    scene::{Cap, Colour, Stroke},
    sheet::palette::{LIVERIES, Livery},
};

pub(super) const WATER: Colour = Colour::new(0x00c9_dfea);
pub(super) const WAVE: Colour = Colour::new(0x006f_9cb6);
pub(super) const HALO: Colour = Colour::new(0x00ff_cf4d);
pub(super) const MINE: Colour = Colour::new(0x00c2_a987);

/// The ground and the signs of a terrain.
pub(super) const fn terrain(terrain: Terrain) -> (Colour, Colour) {
    match terrain {
        Terrain::Plain => (Colour::new(0x00f6_f0d2), Colour::new(0x00a3_9a55)),
        Terrain::Forest => (Colour::new(0x00c4_d9b1), Colour::new(0x0047_7348)),
        Terrain::Hill => (Colour::new(0x00e8_d0ab), Colour::new(0x0094_6c3c)),
    }
}

/// What a line is for.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Role {
    /// A part of the trunk.
    Trunk,
    /// Another line of the network that scores.
    Network,
    /// A line of another network.
    Other,
    /// A special line.
    Special,
}

impl Role {
    /// All four.
    pub const ALL: [Self; 4] = [Self::Trunk, Self::Network, Self::Other, Self::Special];

    pub(super) const fn words(self) -> &'static str {
        match self {
            Self::Trunk => "trunk",
            Self::Network => "other lines of its network",
            Self::Other => "lines of other networks",
            Self::Special => "special lines to mines",
        }
    }

    const fn livery(self) -> Livery {
        match self {
            Self::Trunk => LIVERIES[5],
            Self::Network => Livery { dash: &[22.0, 4.0], ..LIVERIES[4] },
            Self::Other => Livery { dash: &[10.0, 5.0], ..LIVERIES[3] },
            Self::Special => Livery { dash: &[0.1, 11.0], cap: Cap::Round, ..LIVERIES[0] },
        }
    }

    pub(super) const fn width(self) -> f64 {
        match self {
            Self::Trunk => 10.0,
            Self::Network | Self::Special => 7.5,
            Self::Other => 6.5,
        }
    }

    pub(super) const fn stroke(self) -> Stroke {
        self.livery().stroke(self.width(), 0.0)
    }
}
