//! A sheet as a map in box-drawing characters, and the way back from map to sheet file.

mod file;
mod marks;
mod read;

use track::{
    Square, SquareSet,
    map::{Page, corner},
};

use self::marks::STAR;
use crate::{RuleSet, Sheet, Station};

pub(crate) use self::file::rules;
pub use self::{
    file::{read_sheet, sketch_sheet},
    read::{MapError, MapFault, to_sheet_file},
};

/// The map of a sheet; empty squares in `legal` are marked as open to the player.
///
/// Every sheet can be read back with [`to_sheet_file`], but for its shares.
pub fn draw(sheet: &Sheet, rules: RuleSet, legal: SquareSet) -> String {
    let mut page = Page::default();
    for square in Square::all() {
        page.square(square, marks::picture(sheet.mark(square), legal.contains(square)));
        if sheet.bonus_square() == Some(square) {
            page.mark(corner(square), STAR);
        }
    }
    for station in Station::ALL {
        if let Some(border) = sheet.station(station) {
            page.station(border, &rules.station(station));
        }
    }
    page.text()
}
