//! The colours of the countryside and of the seven lines.

use village::{Line, Terrain};

use draw::{
    scene::{Cap, Colour},
    sheet::palette::{LIVERIES, Livery},
};

/// The land.
pub(super) const fn tint(terrain: Terrain) -> Colour {
    Colour::new(match terrain {
        Terrain::Field => 0x00f6_e3a6,
        Terrain::Forest => 0x00b4_cca6,
        Terrain::Pasture => 0x00e1_eec0,
        Terrain::Lake => 0x00bd_dced,
        Terrain::Village => 0x00f0_d2bd,
    })
}

/// What is drawn on it.
pub(super) const fn ink(terrain: Terrain) -> Colour {
    Colour::new(match terrain {
        Terrain::Field => 0x00a3_7c1e,
        Terrain::Forest => 0x0036_6038,
        Terrain::Pasture => 0x006f_8f3a,
        Terrain::Lake => 0x0035_759b,
        Terrain::Village => 0x009b_5033,
    })
}

/// The six lines of 30 Rails, and one more.
pub(super) fn livery(line: Line) -> Livery {
    let seventh = Livery { colour: Colour::new(0x006a_3d9a), dash: &[5.0, 3.0], cap: Cap::Butt };
    LIVERIES.get(line.index()).copied().unwrap_or(seventh)
}
