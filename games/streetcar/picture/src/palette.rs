//! The colours of a town.

use draw::scene::Colour;

pub(super) const LAWN: Colour = Colour::new(0x00ee_efdd);
pub(super) const KERB: Colour = Colour::new(0x00bb_b5a6);
pub(super) const STREET: Colour = Colour::new(0x00dc_d8cd);
pub(super) const SETTS: Colour = Colour::new(0x00c8_c2b3);
pub(super) const PAVING: Colour = Colour::new(0x00ea_dcc6);
pub(super) const JOINT: Colour = Colour::new(0x00cf_ba9b);
pub(super) const ROOF: Colour = Colour::new(0x00dc_b99d);
pub(super) const ROOF_SHADE: Colour = Colour::new(0x00c5_9a7c);
pub(super) const ROOF_INK: Colour = Colour::new(0x008c_6248);
pub(super) const LEAF: Colour = Colour::new(0x004b_8a4a);
pub(super) const LEAF_LIGHT: Colour = Colour::new(0x0078_ad66);
pub(super) const LEAF_INK: Colour = Colour::new(0x0024_4d2b);
pub(super) const BRICK: Colour = Colour::new(0x00c7_8f6d);
pub(super) const GLASS: Colour = Colour::new(0x00cf_dee3);
pub(super) const COAT: Colour = Colour::new(0x009c_4a3c);
