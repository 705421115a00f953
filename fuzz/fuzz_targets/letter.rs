//! Letters: whatever people write, what is understood stands in the line that is named, and the rest is said back.
#![no_main]

use libfuzzer_sys::fuzz_target;
use referee::{Choice, Letter, Orders, Roster, Standing};
use thirty::{Action, Chance, Ruling};

fuzz_target!(|text: &str| {
    let letter = Letter::read(text, &Roster { game: "Rails-7", players: &["Anna", "Bernd"], writer: Some("Anna") });
    let lines: Vec<_> = text.lines().collect();
    for it in &letter.instructions {
        let line = lines[it.line - 1];
        let has = |n: u8| line.contains(char::from(b'0' + n));
        match it.choice {
            Choice::Track(order) => assert!(has(order.spot.x) && has(order.spot.y) && has(order.tile.die)),
            Choice::At(spot) => assert!(has(spot.x) && has(spot.y)),
            Choice::Row(y) => assert!(has(y)),
            Choice::Keep => {}
        }
    }
    for is_setup in [false, true] {
        let standing = Standing::of([(1, &letter)], is_setup);
        // Whatever is doubtful leaves something open, and whatever is not understood is shown.
        assert!(!letter.is_doubtful() || !standing.is_complete(is_setup));
        assert!(letter.remarks.is_empty() || !standing.matters.is_empty());
        if let Some(orders) = standing.orders {
            assert_eq!(orders.to_string().parse::<Orders>(), Ok(orders));
        }
    }
    // The notation of records, which letters are turned into.
    for line in lines {
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
