//! Sheets for the tests: random ones, played by the rules, and one with many lines.

use kernel::{Game as _, Luck, Seat, Table, Turn};
use thirty::{RuleSet, Ruling, Setup, Sheet, SheetFile, Stage, Thirty};
use track::SquareSet;

/// The sheet of a random game of one player, after at most `n_events` decisions.
pub(crate) fn random_sheet(rules: RuleSet, n_events: u32, luck: &mut fastrand::Rng) -> Sheet {
    let mut table = Table::<Thirty>::new(Setup::new(rules, 1).expect("one seat"));
    let seat = Seat::first(1).next().expect("one seat");
    for _ in 0..n_events {
        match table.state().turn() {
            Turn::Over => break,
            Turn::Chance => {
                let chance = table.state().draw(luck, &mut Vec::new());
                table.happen(chance).expect("what is drawn is possible");
            }
            Turn::Seats(_) => {
                let is_play = table.state().view(kernel::Viewer::Referee).stage == Stage::Play;
                if is_play && rules == RuleSet::Postal && luck.below(6) == 0 {
                    let ruling = Ruling::Missing { later: SquareSet::EMPTY };
                    table.rule(seat, ruling).expect("by post a move can be missing");
                } else {
                    let action = table.state().pick(seat, luck, &mut Vec::new());
                    table.act(seat, action).expect("what is picked is legal");
                }
            }
        }
    }
    *table.state().sheet(seat)
}

/// A finished sheet of the basic game with five lines and three links to the mine.
pub(crate) fn full_sheet() -> Sheet {
    include_str!("sheet.txt").parse::<SheetFile>().expect("a sheet file").sheet
}
