//! Any text is read without a panic, and no order is found that does not stand in its line.

use proptest::prelude::*;
use referee::{Choice, Letter, Roster, Standing};

/// Pieces of letters, so that chance comes close to real ones.
const SCRAPS: &[&str] = &[
    "1. Wurf:",
    "Roll 2:",
    "3)",
    "x5/y2",
    "6/3",
    "x1 y6",
    "= 1a",
    "4a",
    " 6d ",
    "2c",
    "\n",
    "\n",
    "\n> ",
    ", ",
    "; ",
    "und ",
    "oder ",
    "falls ",
    "(",
    ")",
    "[",
    "]",
    "Mine ",
    "Bonus ",
    "Berg weg: ",
    "Stadt A: ",
    "D ",
    "x0/y4",
    "Änderung",
    "Runde: ",
    "Spiel: ",
    "Rails-7",
    "Anna",
    "Gruß",
    "-- ",
    "Am 3.4. schrieb GM:",
    "-----Original Message-----",
    "?",
    "ß",
    "\u{308}",
    "y",
    "x",
    "7",
    "99999999999999",
    "/",
    "keinen",
    "(Kurve)",
    "(5/1)",
    "\r",
    "\u{0}",
    "e\u{301}",
    "𝟙a",
];

fn check(text: &str) -> Result<(), TestCaseError> {
    let roster = Roster { game: "Rails-7", players: &["Anna"], writer: None };
    let letter = Letter::read(text, &roster);
    let lines: Vec<_> = text.lines().collect();
    for it in &letter.instructions {
        let line: String = lines[it.line - 1].to_lowercase();
        let digits: Vec<_> = line.chars().filter(char::is_ascii_digit).collect();
        let has = |n: u8| digits.contains(&char::from(b'0' + n));
        match it.choice {
            Choice::Track(order) => {
                prop_assert!(has(order.spot.x) && has(order.spot.y) && has(order.tile.die), "{it:?} in {line}");
                prop_assert!(line.contains(order.tile.letter), "{it:?} in {line}");
                // Another sentence of the line may ask or stipulate something, and then the order waits, or it is shown.
                let is_shown = letter.is_doubtful() || line.contains('?') && !letter.remarks.is_empty();
                prop_assert!(
                    is_shown || !["oder", "falls", "?"].iter().any(|it| line.contains(it)),
                    "{it:?} in {line}"
                );
            }
            Choice::At(spot) => prop_assert!(has(spot.x) && has(spot.y), "{it:?} in {line}"),
            Choice::Row(y) => prop_assert!(has(y), "{it:?} in {line}"),
            Choice::Keep => prop_assert!(line.contains("kein"), "{it:?} in {line}"),
        }
    }
    for is_setup in [false, true] {
        let standing = Standing::of([(1, &letter)], is_setup);
        prop_assert!(!letter.is_doubtful() || !standing.is_complete(is_setup));
        prop_assert!(letter.remarks.is_empty() || !standing.matters.is_empty());
    }
    for slots in letter.instructions.windows(2) {
        prop_assert!((slots[0].slot, slots[0].is_change) < (slots[1].slot, slots[1].is_change));
    }
    // An order of the subject is never one.
    let under = Letter::read_under(text, "", &roster);
    prop_assert!(under.instructions.is_empty());
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn scraps_of_letters(scraps in prop::collection::vec(prop::sample::select(SCRAPS), 0..40)) {
        check(&scraps.concat())?;
    }

    #[test]
    fn any_text(text in "\\PC{0,200}") {
        check(&text)?;
    }
}

#[test]
fn long_letters_end_soon() {
    let names: Vec<_> = (0..200).map(|it| format!("a.{it}.{}", "a.".repeat(15))).collect();
    let names: Vec<_> = names.iter().map(String::as_str).collect();
    let roster = Roster { game: "Rails-7", players: &names, writer: None };
    for text in [
        "x5/y2 = 1a ".repeat(100_000),
        "1. Wurf: x5/y2 = 1a\n".repeat(100_000),
        "(".repeat(1 << 20),
        format!("{}x1\n", ".".repeat(990)).repeat(1000),
        "ä".repeat(1 << 20),
    ] {
        let letter = Letter::read(&text, &roster);
        assert!(!letter.puzzles.is_empty());
        assert!(letter.puzzles.len() <= 50 && letter.instructions.len() <= 3);
    }
}
