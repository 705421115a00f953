//! Tableaus for whoever scores them: as the tableau of a game that is over, with what is wrong told as data.

use kernel::{BoardFile, BySeat, Cited as _, Draft, LineFault, Seat, SeatSet};

use crate::{Player, Setup, Stage, TableauError, TableauFault, TableauFile, Tally, View, Village, position::N_ROUNDS};

/// How tableaus are read.
pub(crate) const BOARD_FILE: BoardFile<Village> =
    BoardFile { sketch, faults: TableauFault::CLAUSES, example: include_str!("../content/tableau.txt") };

fn sketch(text: &str, contents: &[&str]) -> Result<Draft<View>, LineFault> {
    let sketch = TableauFile::sketch(text, contents).map_err(|it| told(&it))?;
    Ok(Draft {
        sheet: crate::META.sheets[0].key,
        text: sketch.file.to_string(),
        doubts: sketch.doubts.iter().map(told).collect(),
        view: over(sketch.file),
    })
}

fn told(error: &TableauError) -> LineFault {
    LineFault { line: error.line, reason: error.reason.citation() }
}

/// What is known of a game that ended with this tableau, of this one seat.
fn over(file: TableauFile) -> View {
    let TableauFile { content, tableau } = file;
    let tally = Tally::of(&content, &tableau);
    let player =
        Player { tableau: Some(tableau), n_hand: 0, hand: Some(Vec::new()), tally: Some(tally), score: tally.total() };
    View {
        setup: Setup::of_one(content),
        stage: Stage::Over,
        round: N_ROUNDS,
        first: Some(Seat::FIRST),
        in_turn: None,
        waiting: SeatSet::EMPTY,
        taken: None,
        tracks: Vec::new(),
        trips: Vec::new(),
        top: None,
        n_deck: 0,
        under: Vec::new(),
        n_termini: 0,
        players: BySeat::new(1, |_| player.clone()),
        winners: SeatSet::EMPTY,
    }
}
