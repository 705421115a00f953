//! Records of any game: whatever replays is written byte for byte as a record that replays.
#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    match library::read(text, &[]) {
        Ok(reading) => {
            let again = reading.host.record(reading.pledge, reading.seed).expect("a record is kept from its beginning");
            assert!(library::read(&again, &[]).is_ok(), "{again}");
        }
        Err(error) => assert!(error.line >= 1 && error.line <= text.lines().count().max(1)),
    }
    let _ = library::verify(text, &[]);
});
