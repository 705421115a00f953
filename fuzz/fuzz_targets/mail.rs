//! Mails: any bytes are a mail or refused, and nothing of a header gets out of its line.
#![no_main]

use libfuzzer_sys::fuzz_target;
use referee::{Letter, Mail, Roster};

fuzz_target!(|bytes: &[u8]| {
    if let Ok(mail) = Mail::read(bytes) {
        assert!(!mail.from.contains(['\r', '\n']) && !mail.subject.contains(['\r', '\n']));
        let _ = Letter::read_under(
            &mail.subject,
            &mail.text,
            &Roster { game: "Rails-7", players: &["Anna"], writer: None },
        );
    }
});
