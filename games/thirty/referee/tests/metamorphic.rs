//! A sentence more in a good letter: what may change its orders never leaves them counted without a word, whatever is
//! not understood is shown, and courtesies disturb nothing.

use proptest::prelude::*;
use referee::{Letter, Standing};

use crate::difficult::ROSTER;

/// Letters of which every line may be followed by another sentence.
const GOOD: [&str; 5] = [
    "Hallo Michael,\nhier meine Züge für Runde 4:\n1. Wurf: x5/y2 = 1a\n2. Wurf: x6/y3 = 4a\n3. Wurf: x1/y6 = 6d\nViele Grüße\nAnna\n",
    "Dear Michael,\nRoll 1: x5/y2 = 1a\nRoll 2: x6/y3 = 4a\nRoll 3: x1/y6 = 6d\nBest wishes, Anna\n",
    "Spiel: Rails-7\nSpieler: Anna\nRunde: 4\n1. 5/2 1a\n2. 6/3 4a\n3. 1/6 6d\n",
    "x5/y2 = 1a\nx6/y3 = 4a\nx1/y6 = 6d\n-- \nAnna Müller\nTel. 0731/123456\n",
    "Erster Wurf: x5/y2 = 1a\nZweiter Wurf: x6/y3 = 4a\nDritter Wurf: x1/y6 = 6d\n\n> 1. Wurf: x1/y1 = 1a\n> 2. Wurf: x2/y2 = 2a\n",
];

/// Sentences that may change the orders beside them.
const BEARING: [&str; 76] = [
    "Ich ziehe meine Züge zurück.",
    "Bitte vergessen.",
    "Bitte noch nicht werten!",
    "Nur ein Entwurf.",
    "Das ist noch nicht endgültig",
    "Falls das nicht geht, dann eben nicht.",
    "Vergiss es.",
    "Streich alles.",
    "Alles ungültig",
    "Das gilt nicht.",
    "Doch nicht so.",
    "Statt dessen wie gestern.",
    "Der zweite Wurf ist falsch.",
    "Ich überlege noch.",
    "Warte auf meine nächste Mail.",
    "Es zählt nur mein voriger Brief.",
    "Das sind Bernds Züge.",
    "Karl-Heinz hat mir das diktiert.",
    "Die Züge sind von meiner Frau.",
    "Seine Züge!",
    "Für Runde 5.",
    "Gehört zur vorigen Runde.",
    "Oder umgekehrt.",
    "Bitte die ersten beiden tauschen.",
    "PS: Den letzten bitte gedreht.",
    "PS: Lieber alles eine Spalte weiter links.",
    "Zeilen und Spalten sind vertauscht.",
    "Ist das erlaubt?",
    "Wenn Jürgen mitmacht.",
    "Vielleicht.",
    "Das war ein Versehen.",
    "Ich steige aus.",
    "Storno",
    "Ab hier bitte ignorieren:",
    "Nicht lesen!",
    "I withdraw my orders.",
    "Please ignore this.",
    "DRAFT",
    "Don't count this yet.",
    "Not final.",
    "Forget it.",
    "Scrap all of the above.",
    "Only if legal.",
    "Unless Bernd objects.",
    "These are Bernd's orders.",
    "My husband's orders.",
    "On behalf of Jürgen",
    "Actually, swap the first two.",
    "PS: turn the last one round.",
    "Roll 2 is wrong.",
    "For the next round.",
    "Round 5 of course.",
    "Please wait for my next letter.",
    "I will send the final version tomorrow.",
    "My earlier letter stands.",
    "Or the other way round.",
    "Is that allowed?",
    "Maybe.",
    "Just kidding.",
    "That was a mistake.",
    "I resign.",
    "Cancel",
    "Do not use these moves.",
    "Everything one column to the left, please.",
    "Vorerst jedenfalls.",
    "Ich bin so unsicher.",
    "Haha, reingelegt!",
    "Ich schwanke sehr.",
    "Wurf 1 und 3 vertauscht.",
    "Rest bleibt.",
    "Neue Züge folgen.",
    "Runde 4/5",
    "Sit on these for now.",
    "Bet you thought so! Nope.",
    "Everything else stays the same.",
    "These are the old ones.",
];

/// Sentences that say nothing about orders, for the beginning and for the end of a letter.
const OPENINGS: [&str; 12] = [
    "Hallo Michael,",
    "Lieber Michael!",
    "Sehr geehrter Herr Kerp,",
    "Moin",
    "Guten Abend Michael,",
    "Hi all,",
    "Dear Michael,",
    "Hello there!",
    "Good morning Michael,",
    "Danke für die Auswertung!",
    "Thanks for the report.",
    "hi michael,",
];
const CLOSINGS: [&str; 30] = [
    "Viele Grüße",
    "Mit freundlichen Grüßen",
    "LG Anna",
    "Schöne Grüße aus Ulm an alle!",
    "Danke!",
    "Vielen Dank im Voraus.",
    "Bis bald, Anna",
    "Bis zum nächsten Mal!",
    "Schönes Wochenende!",
    "Alles Gute",
    "Frohe Weihnachten und guten Rutsch",
    "Deine Anna",
    "Best regards, Anna",
    "Cheers",
    "Kind regards from Brighton",
    "Thank you very much!",
    "Have a nice weekend :-)",
    "All the best",
    "Von meinem iPhone gesendet",
    "Sent from my iPhone",
    "Bitte um kurze Bestätigung!",
    "Eine kurze Rückmeldung wäre nett.",
    "Hoffe, das passt so.",
    "Bis zur nächsten Runde!",
    "Sorry für die späte Abgabe.",
    "Das war's von mir.",
    "Please confirm receipt.",
    "Could you send me a quick confirmation?",
    "That's all from me.",
    "Looking forward to the next report!",
];

fn standing(text: &str) -> Standing {
    Standing::of([(1, &Letter::read(text, &ROSTER))], false)
}

/// A letter with a line more before line `at`.
fn with_line(text: &str, at: usize, line: &str) -> String {
    let mut lines: Vec<_> = text.lines().collect();
    lines.insert(at.min(lines.len()), line);
    lines.join("\n")
}

#[test]
fn good_letters_are_good() {
    for text in GOOD {
        let standing = standing(text);
        assert!(standing.is_complete(false) && standing.matters.is_empty(), "{text}: {:?}", standing.matters);
    }
}

#[test]
fn whatever_may_change_orders_leaves_none_of_them_counted_as_if_it_were_not_there() {
    for text in GOOD {
        for sentence in BEARING {
            let mut variants: Vec<_> = (0..=text.lines().count()).map(|at| with_line(text, at, sentence)).collect();
            variants.push(with_line(text, 0, &format!("Hallo Michael, {sentence}")));
            variants.push(with_line(text, 99, &format!("Gruß, Anna. {sentence}")));
            variants.push(format!("{sentence} {text}"));
            variants.push(text.trim_end().to_owned() + " " + sentence);
            for variant in variants {
                // What is said to be for another round is not for this one.
                if Letter::read(&variant, &ROSTER).round_for(4).is_some_and(|it| it != 4) {
                    continue;
                }
                let standing = standing(&variant);
                let is_quoted = variant.lines().any(|it| it.starts_with('>') && it.contains(sentence));
                assert!(is_quoted || !standing.matters.is_empty(), "silent: {variant}");
                assert!(is_quoted || !standing.is_complete(false), "counted: {variant}");
            }
            let first = Letter::read(text, &ROSTER);
            let second = Letter::read(sentence, &ROSTER);
            let both = Standing::of([(1, &first), (2, &second)], false);
            assert!(!both.is_complete(false), "counted: {text} and then {sentence}");
            let under = Letter::read_under(&format!("Re: [Rails-7 R4] {sentence}"), text, &ROSTER);
            assert!(!Standing::of([(1, &under)], false).is_complete(false), "counted under {sentence}: {text}");
        }
    }
}

#[test]
fn courtesies_disturb_nothing() {
    for text in &GOOD[..3] {
        for (lines, at) in [(&OPENINGS[..], 0), (&CLOSINGS[..], usize::MAX)] {
            for line in lines {
                let variant = with_line(text, at, line);
                let standing = standing(&variant);
                assert!(standing.is_complete(false), "{variant}: {:?}", standing.matters);
                assert!(standing.matters.is_empty(), "{variant}: {:?}", standing.matters);
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(256))]

    /// No sentence is swallowed, wherever it stands and whatever its words are.
    #[test]
    fn what_is_not_understood_is_shown(
        letter in prop::sample::select(&GOOD[..]),
        words in prop::collection::vec("[a-zäöü]{2,9}", 0..5),
        strange in "[b-z]{9,12}",
        at in 0..9_usize,
        greeting in prop::sample::select(&["", "Hallo Michael, ", "Dear Michael, ", "Viele Grüße, ", "Danke, ", "PS: ", "(", "Runde 4, "][..]),
        mark in prop::sample::select(&["", ".", "!", "?", ")"][..]),
    ) {
        let sentence = format!("{greeting}{} {strange}{mark}", words.join(" "));
        let variant = with_line(letter, at, &sentence);
        let standing = standing(&variant);
        prop_assert!(!standing.matters.is_empty(), "swallowed: {variant}");
    }
}
