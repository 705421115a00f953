//! Paper sheets for whoever scores them: as the sheet of a game that is over, with what is wrong told as data.

use kernel::{BoardFile, BySeat, Citation, Cited as _, Draft, LineFault, SeatSet};

use crate::{RuleSet, Setup, SheetError, SheetFault, SheetFile, Stage, Station, Thirty, View, map};

/// How sheets are read: as a sheet file, perhaps with a map in it.
pub(crate) const BOARD_FILE: BoardFile<Thirty> = BoardFile {
    sketch,
    faults: SheetFault::CLAUSES,
    example: "30-rails basic\n\
              mountain x3/y1\n\
              mine x2/y1\n\
              station 1 x0/y4\n\
              station 3 x7/y4\n\
              bonus x4/y4\n\
              x1/y4 = 2b\nx2/y4 = 2b\nx3/y4 = 2b\nx4/y4 = 2b\nx5/y4 = 2b\nx6/y4 = 2b\n",
};

fn sketch(text: &str, _contents: &[&str]) -> Result<Draft<View>, LineFault> {
    let sketch = map::sketch_sheet(text).map_err(|it| told(&it, map::rules(text.lines())))?;
    let rules = sketch.file.rules;
    Ok(Draft {
        sheet: rules.name(),
        text: sketch.file.to_string(),
        doubts: sketch.doubts.iter().map(|it| told(it, rules)).collect(),
        view: over(&sketch.file),
    })
}

/// A fault as data; by post stations are called by their letters.
fn told(error: &SheetError, rules: RuleSet) -> LineFault {
    let mut reason: Citation = error.reason.citation();
    for (name, value) in &mut reason.arguments {
        let station = value.parse().ok().filter(|_| matches!(*name, "station" | "other"));
        if let Some(station) = station.and_then(Station::new) {
            *value = station.name(rules);
        }
    }
    LineFault { line: error.line, reason }
}

/// What is known of a game for one seat that ended with this sheet.
fn over(file: &SheetFile) -> View {
    View {
        setup: Setup::new(file.rules, 1).expect("a game for one"),
        stage: Stage::Over,
        n_rolls: 0,
        rolls: Vec::new(),
        waiting: SeatSet::EMPTY,
        gone: SeatSet::EMPTY,
        sheets: BySeat::new(1, |_| file.sheet),
    }
}
