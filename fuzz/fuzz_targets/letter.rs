//! Letters to come: every line that people may write is read as some word of the game or refused with a reason.
#![no_main]

use libfuzzer_sys::fuzz_target;
use thirty::{Action, Chance, Ruling};

fuzz_target!(|text: &str| {
    for line in text.lines() {
        if let Ok(action) = line.parse::<Action>() {
            assert_eq!(action.to_string().parse::<Action>(), Ok(action));
        }
        if let Ok(chance) = line.parse::<Chance>() {
            assert_eq!(chance.to_string().parse::<Chance>(), Ok(chance));
        }
        match line.parse::<Ruling>() {
            Ok(ruling) => assert_eq!(ruling.to_string().parse::<Ruling>(), Ok(ruling)),
            Err(error) => assert!(!error.to_string().contains('\n')),
        }
    }
});
