//! Sheets on paper for whoever scores them: as the sheet of a game that is over, with what is wrong told as data.

use std::sync::Arc;

use kernel::{BoardFile, BySeat, Cited as _, Draft, Game as _, LineFault, SeatSet};

use crate::{
    Announcement, Desk, DieSet, Phase, Railage, Roll, SheetError, SheetFault, SheetFile, SheetView, Stage, View,
};

/// How sheets are read.
pub(crate) const BOARD_FILE: BoardFile<Railage> =
    BoardFile { sketch, faults: SheetFault::CLAUSES, example: include_str!("../content/sheet.txt") };

fn sketch(text: &str, contents: &[&str]) -> Result<Draft<View>, LineFault> {
    let sketch = SheetFile::sketch(text, contents).map_err(|it| told(&it))?;
    let sheets = crate::META.sheets;
    let of_map = sheets.iter().find(|it| it.key == sketch.file.map.name());
    Ok(Draft {
        sheet: of_map.unwrap_or(&sheets[0]).key,
        text: sketch.file.to_string(),
        doubts: sketch.doubts.iter().map(told).collect(),
        view: over(sketch.file),
    })
}

fn told(error: &SheetError) -> LineFault {
    LineFault { line: error.line, reason: error.reason.citation() }
}

/// What is known of a game for one seat that ended with this sheet.
fn over(file: SheetFile) -> View {
    let SheetFile { map, sheet } = file;
    let end = sheet.is_final(map.tracks());
    let announced = Announcement { upper: sheet.upper_points(), lower: sheet.lower_points(), end };
    let desk = Desk::new(Phase::Ready, Roll::nth(0), DieSet::ALL, false, false);
    View {
        map: Arc::clone(&map),
        rules: Railage::RULES,
        stage: Stage::Over,
        round: 0,
        is_last: true,
        roll: None,
        mines: BySeat::new(1, |_| None),
        waiting: SeatSet::EMPTY,
        announced: BySeat::new(1, |_| announced),
        sheets: BySeat::new(1, |_| Some(SheetView { sheet: sheet.clone(), desk })),
    }
}
