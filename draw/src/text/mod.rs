//! Sheets as text: the map in box-drawing characters, its score table, and the way back from map to sheet file.
//!
//! Every character is one column wide; map and table side by side fill at most 78 columns.

mod grid;
mod ledger;
mod map;
mod paper;
mod pictures;
mod read;
mod sheet;
pub mod streetcar;
mod table;

pub use grid::MAP_WIDTH;
pub use map::map;
pub(crate) use map::name;
pub use paper::{Draft, Paper, PaperError, PaperFault};
pub use pictures::{choices, piece};
pub use read::{MapError, MapFault, to_sheet_file};
pub use sheet::read_sheet;
pub use table::{routes, table};

/// Two blocks of text side by side, two columns apart.
pub fn beside(left: &str, right: &str) -> String {
    let width = left.lines().map(|it| it.chars().count()).max().unwrap_or(0);
    let n_lines = left.lines().count().max(right.lines().count());
    let (mut lefts, mut rights) = (left.lines(), right.lines());
    let rows = (0..n_lines).map(|_| (lefts.next().unwrap_or(""), rights.next().unwrap_or("")));
    let lines = rows.map(|(left, right)| format!("{left:width$}  {right}").trim_end().to_owned() + "\n");
    lines.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blocks_stand_beside_each_other_whatever_their_heights() {
        assert_eq!(beside("─╮\n │\n", "one\n\ntwo\nthree\n"), "─╮  one\n │\n    two\n    three\n");
        assert_eq!(beside("a\nb\n", ""), "a\nb\n");
        assert_eq!(beside("", ""), "");
    }
}
