//! The colours of the paper and of the lines.
#![expect(missing_docs, reason = "the names of the colours say it")]

use crate::scene::{Cap, Colour, Stroke};

pub const PAPER: Colour = Colour::new(0x00fa_f5e9);
pub const SQUARE: Colour = Colour::new(0x00ff_fdf7);
pub const GRID: Colour = Colour::new(0x00db_d1bc);
pub const BORDER: Colour = Colour::new(0x00e7_e1d4);
pub const INK: Colour = Colour::new(0x002e_2a25);
pub const FAINT_INK: Colour = Colour::new(0x0086_7c6d);

pub const BALLAST: Colour = Colour::new(0x00ec_e4d3);
pub const SLEEPER: Colour = Colour::new(0x00b0_9877);
pub const RAIL: Colour = Colour::new(0x004a_4f55);
pub const STONE: Colour = Colour::new(0x00d8_cfbd);
pub const SHADOW: Colour = Colour::new(0x003b_3226);

pub const ROCK_INK: Colour = Colour::new(0x0054_4e45);
pub const TIMBER: Colour = Colour::new(0x006e_5033);
pub const DARK: Colour = Colour::new(0x0026_211c);

pub const GOLD: Colour = Colour::new(0x00d9_9a00);
pub const GOLD_TINT: Colour = Colour::new(0x00fd_f3d0);
pub const LEGAL: Colour = Colour::new(0x003f_8f6b);
pub const LEGAL_TINT: Colour = Colour::new(0x00df_f0e4);
pub const PENCIL: Colour = Colour::new(0x0063_5d57);
pub const PLAQUE: Colour = Colour::new(0x0023_3a4d);
pub const DIE: Colour = Colour::new(0x00b5_3a2c);

/// How a line is drawn.
#[derive(Copy, Clone, Debug)]
pub struct Livery {
    /// Its colour.
    pub colour: Colour,
    /// Its dashes and the gaps between them.
    pub dash: &'static [f64],
    /// The ends of its dashes.
    pub cap: Cap,
}

impl Livery {
    /// A stroke of this width, which begins so far along the dashes.
    pub const fn stroke(self, width: f64, phase: f64) -> Stroke {
        Stroke { colour: self.colour, width, dash: self.dash, phase, cap: self.cap }
    }
}

const fn livery(rgb: u32, dash: &'static [f64], cap: Cap) -> Livery {
    Livery { colour: Colour::new(rgb), dash, cap }
}

/// The lines in the order of the pairs: colours that the colour-blind can tell apart (after Okabe and Ito, the pale
/// ones darkened for paper), and dashes for those who see no colours at all.
pub const LIVERIES: [Livery; 6] = [
    livery(0x0000_9e73, &[0.1, 8.0], Cap::Round),
    livery(0x00d0_8a00, &[9.0, 5.0], Cap::Butt),
    livery(0x002f_9bd8, &[16.0, 4.0, 4.0, 4.0], Cap::Butt),
    livery(0x00c2_5f93, &[24.0, 6.0], Cap::Butt),
    livery(0x00d5_5e00, &[14.0, 3.5, 3.5, 3.5, 3.5, 3.5], Cap::Butt),
    livery(0x0000_5f9e, &[], Cap::Butt),
];

/// The links to the mine or the central station: fourteen dots fit a straight, and eleven a curve, if they begin with half a gap.
pub const LINK: Livery = livery(0x002e_2a25, &[0.1, 7.043], Cap::Round);
/// How far along their dots the links begin.
pub const LINK_PHASE: f64 = 3.57;
