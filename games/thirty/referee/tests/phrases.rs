//! Ways in which people say the same thing, and sentences that only look like orders.

use referee::{Letter, Roster, Standing};

/// What a line orders, as a log would keep it.
fn orders(text: &str) -> String {
    let letter = Letter::read(text, &Roster { game: "Rails-7", players: &["Anna", "Bert"], writer: None });
    assert!(letter.puzzles.is_empty(), "{text}: {:?}", letter.puzzles);
    let is_setup = letter.instructions.first().is_some_and(|it| !it.slot.is_roll());
    Standing::of([(1, &letter)], is_setup).orders.map_or_else(String::new, |it| it.to_string())
}

#[test]
fn the_first_roll_is_ordered_in_many_ways() {
    for text in [
        "1. Wurf: x3/y5 = 1a",
        "Wurf 1 (3/2): Kurve 1a auf x3/y5",
        "1. Wurf: Kurve 1a nach x3/y5",
        "Roll 1: curve 1a at x3/y5",
        "1) 1a auf 3/5",
        "1: 3/5 1a",
        "1. X3Y5 1A",
        "1. (3,5) 1a",
        "1. (3|5) = 1a",
        "1. (6/1) x3/y5 = 1a",
        "1. Spalte 3, Zeile 5: 1a",
        "1. row 5 column 3: 1a",
        "1. Wurf auf x3/y5 die 1a",
        "1. Wurf: Feld x3/y5, Plättchen 1a",
        "Wurf 1 = x3/y5 = 1a (Kurve)",
        "Erster Wurf - x3/y5 - Teil 1a",
        "Wurf eins: x3/y5 = 1a",
        "Roll one: x3/y5 = 1a",
        "First roll: put tile 1a on square x3/y5.",
        "For the first roll I would like to place 1a on x3/y5.",
        "Für den ersten Wurf möchte ich 1a auf x3/y5 legen.",
        "Beim ersten Wurf lege ich 1a auf x3/y5",
        "x3/y5 = 1a für den 1. Wurf",
        "x3/y5 = 1a (1. Wurf)",
        "1a auf x3/y5 (Wurf 1)",
        "Hi, roll 1: x3/y5 = 1a",
        "Hallo Spielleiter, 1. x3/y5 = 1a",
    ] {
        assert_eq!(orders(text), "1 x3/y5 = 1a", "{text}");
    }
    for text in [
        "Wurf 1-3: x3/y5 1a, x6/y3 4a, x1/y6 6d",
        "Würfe 1 bis 3:\nx3/y5 1a\nx6/y3 4a\nx1/y6 6d",
        "Rolls 1, 2 and 3: x3/y5 1a; x6/y3 4a; x1/y6 6d",
        "1.-3. Wurf: x3/y5 1a; x6/y3 4a; x1/y6 6d",
        "Hier meine drei Züge:\nx3/y5 1a\nx6/y3 4a\nx1/y6 6d",
    ] {
        assert_eq!(orders(text), "1 x3/y5 = 1a; 2 x6/y3 = 4a; 3 x1/y6 = 6d", "{text}");
    }
    assert_eq!(
        orders("Mit dem 1. Wurf baue ich 1a in x3/y5, mit dem 2. Wurf 4a in x6/y3 und mit dem dritten 6d auf x1/y6."),
        "1 x3/y5 = 1a; 2 x6/y3 = 4a; 3 x1/y6 = 6d"
    );
}

#[test]
fn setups_are_told_in_sentences() {
    for (text, expected) in [
        (
            "Stadt A kommt auf x0/y4, Stadt B auf x2/y7, C auf x7/y5 und D auf x4/y0.",
            "A x0/y4; B x2/y7; C x7/y5; D x4/y0",
        ),
        (
            "Stadt A links auf x0/y4, B unten x2/y7, C rechts: x7/y5 und D oben x4/y0.",
            "A x0/y4; B x2/y7; C x7/y5; D x4/y0",
        ),
        ("A=x0/y4 B=x2/y7 C=x7/y5 D=x4/y0", "A x0/y4; B x2/y7; C x7/y5; D x4/y0"),
        ("Berg x4/y4 kann weg, Mine auf x3/y3, Bonus x4/y4.", "remove x4/y4; mine x3/y3; bonus x4/y4"),
        ("Die Mine baue ich auf x3/y3, das Bonusfeld soll x2/y4 sein.", "mine x3/y3; bonus x2/y4"),
        ("The mine goes to x1/y6, bonus at x3/y4, please leave all mountains.", "remove none; mine x1/y6; bonus x3/y4"),
        ("Ich nehme den Berg in Reihe 3 weg.", "remove y3"),
        ("Der Berg in der vierten Reihe kommt weg.", "remove y4"),
        ("Remove the mountain in the fourth row.", "remove y4"),
        ("Please take away the mountain at x4/y4.", "remove x4/y4"),
        ("Der Berg auf x4/y4 soll verschwinden.", "remove x4/y4"),
        ("zu entfernender Berg: x4/y4", "remove x4/y4"),
        ("mountain to be removed: x4/y4", "remove x4/y4"),
        ("Alle Berge bleiben stehen.", "remove none"),
        ("Ich lasse alle 6 Berge stehen.", "remove none"),
        ("Keep all six mountains.", "remove none"),
        ("All mountains stay.", "remove none"),
        ("Kein Berg wird entfernt.", "remove none"),
        ("No mountain is removed.", "remove none"),
        ("Ich möchte keinen Berg entfernen.", "remove none"),
    ] {
        assert_eq!(orders(text), expected, "{text}");
    }
}

#[test]
fn changes_are_told_in_sentences() {
    for text in [
        "Korrektur zu Wurf 2: x6/y1 = 4b",
        "Sorry, ich ändere Wurf 2: x6/y1 = 4b",
        "Bitte ändere den 2. Wurf in x6/y1 = 4b",
        "Please change roll 2 to x6/y1 = 4b",
    ] {
        let letter = Letter::read(text, &Roster::default());
        assert!(letter.puzzles.is_empty() && letter.instructions.iter().all(|it| it.is_change), "{text}");
        assert_eq!(orders(text), "2 x6/y1 = 4b", "{text}");
    }
}

#[test]
fn what_is_no_clear_order_is_said_back_and_orders_nothing() {
    for text in [
        "1. Wurf: Kurve 2a auf x3/y5",
        "1. Wurf: Weiche 1a auf x3/y5",
        "1. Wurf: 1a auf x3/y5, wenn das geht",
        "1. Wurf: 1a lieber nicht auf x3/y5",
        "1. (3,5) 1a x2/y2 1b",
        "Wurf vier: x3/y5 = 1a",
        "Lieber nicht, 1. x3/y5 = 1a",
        "Hi, if possible, roll 1: x3/y5 = 1a",
        "Stadt A links auf x7/y4",
        "Berg x4/y4 kann bleiben",
        "Lass alle Berge weg",
        "Leave all mountains out.",
        "Keep all mountains but x4/y4",
        "Alle Berge bleiben, außer dem auf x4/y4",
        "Keep all five mountains, remove x4/y4 or so",
        "Der Berg in der siebten Reihe kommt weg.",
        "Mine neben dem Berg auf x3/y3",
        "Instead of my earlier order, roll 2: x6/y1 = 4b",
    ] {
        let letter = Letter::read(text, &Roster::default());
        assert!(!letter.puzzles.is_empty() && letter.instructions.is_empty(), "{text}: {:?}", letter.instructions);
    }
    // All stay, and one goes: the letter contradicts itself.
    let letter = Letter::read("All mountains stay.\nRemove x4/y4.", &Roster::default());
    assert!(!letter.puzzles.is_empty() && letter.instructions.is_empty(), "{:?}", letter.instructions);
}
