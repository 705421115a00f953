//! Boards of all games and text maps: whatever is read is written so that it reads back, and scores.
#![no_main]

use libfuzzer_sys::fuzz_target;
use thirty::{SheetFile, Tally};

fuzz_target!(|text: &str| {
    match thirty::map::read_sheet(text) {
        Ok(file) => {
            assert_eq!(file.to_string().parse::<SheetFile>().as_ref(), Ok(&file));
            assert!(Tally::of(&file.sheet, file.rules).total() >= 0);
        }
        Err(error) => assert!(error.line >= 1 && error.line <= text.lines().count().max(1)),
    }
    match library::Paper::read(text, &[]) {
        Ok(paper) => assert_eq!(library::Paper::read(&paper.text, &[]), Ok(paper)),
        Err(error) => assert!(error.line >= 1 && error.line <= text.lines().count().max(1)),
    }
});
