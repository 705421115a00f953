//! Boards on paper for whoever scores them: as the board of a game that is over, with what is wrong told as data.

use kernel::{BySeat, Cited as _, Draft, LineFault, SeatSet};

use crate::{BoardError, BoardFault, BoardFile, Setup, Stage, Streetcar, Unseen, View};

/// How boards are read.
pub(crate) const BOARD_FILE: kernel::BoardFile<Streetcar> = kernel::BoardFile {
    sketch,
    faults: BoardFault::CLAUSES,
    example: "30-streetcar-rails\n\
              station 1 x0/y4\n\
              station 2 x7/y4\n\
              zone x3/y3\n\
              central x3/y2\n\
              x1/y4 = Sb\nx2/y4 = X\nx3/y4 = Sb\nx4/y4 = Sb\nx5/y4 = Sb\nx6/y4 = Sb\n",
};

fn sketch(text: &str, contents: &[&str]) -> Result<Draft<View>, LineFault> {
    let sketch = BoardFile::sketch(text, contents).map_err(|it| told(&it))?;
    Ok(Draft {
        sheet: "streetcar",
        text: sketch.file.to_string(),
        doubts: sketch.doubts.iter().map(told).collect(),
        view: over(&sketch.file),
    })
}

fn told(error: &BoardError) -> LineFault {
    LineFault { line: error.line, reason: error.reason.citation() }
}

/// What is known of a game for one seat that ended with this board.
fn over(file: &BoardFile) -> View {
    View {
        setup: Setup::new(file.tiles, 1).expect("a game for one"),
        stage: Stage::Over,
        rolled: Vec::new(),
        n_draws: 0,
        draw: None,
        unseen: Unseen::all(&file.tiles),
        waiting: SeatSet::EMPTY,
        gone: SeatSet::EMPTY,
        boards: BySeat::new(1, |_| file.board),
    }
}
