//! The map of a sheet of 30 Rails.

use ::thirty::{RuleSet, Sheet, Station};
use track::{Square, SquareSet};

use super::{
    grid::{self, Page},
    pictures::{self, STAR},
};

/// How the rules write a station: `1` to `4`, or `A` to `D` by post.
pub(crate) fn name(station: Station, rules: RuleSet) -> String {
    match rules {
        RuleSet::Basic | RuleSet::Advanced => station.to_string(),
        RuleSet::Postal => station.letter().to_string(),
    }
}

/// The map of a sheet; empty squares in `legal` are marked as open to the player.
///
/// Every sheet can be read back with [`to_sheet_file`](super::to_sheet_file), but for its shares.
pub fn map(sheet: &Sheet, rules: RuleSet, legal: SquareSet) -> String {
    let mut page = Page::new();
    for square in Square::all() {
        page.square(square, pictures::picture(sheet.mark(square), legal.contains(square)));
        if sheet.bonus_square() == Some(square) {
            page.mark(grid::corner(square), STAR);
        }
    }
    for station in Station::ALL {
        if let Some(border) = sheet.station(station) {
            page.station(border, &name(station, rules));
        }
    }
    page.text()
}
