//! Moves and rulings at a table: nothing panics, and what is refused changes nothing.
#![no_main]

use kernel::{Dice, Seat, Seed};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|lines: Vec<(u8, bool, u16, String)>| {
    let rules = ["basic", "advanced", "postal"][lines.len() % 3];
    let mut host = library::GAMES[0].open(Some(rules), 2).expect("two seats");
    let dice = Dice::new(Seed::new([7; 32]), "fuzz".parse().expect("an id"));
    for (seat, is_ruling, n, text) in lines {
        host.settle(&dice);
        let before = host.record(None, None);
        let seat = Seat::new(usize::from(seat % 3)).expect("a small seat");
        // Some texts are legal moves, so that the game gets somewhere.
        let legal = host.actions(seat);
        let text = legal.get(usize::from(n)).cloned().unwrap_or(text);
        let done = if is_ruling { host.rule(seat, &text) } else { host.act(seat, &text) };
        assert!(done.is_ok() || host.record(None, None) == before);
    }
});
