//! A letter that was read, in words to compare.

use std::fmt::Write as _;

use referee::{Choice, Doubt, Letter, Opens, Slot};

fn slot(slot: Slot) -> String {
    match slot {
        Slot::Roll(number) => format!("roll {number}"),
        Slot::Town(station) => format!("town {}", station.letter()),
        Slot::Removal => "remove".to_owned(),
        Slot::Mine => "mine".to_owned(),
        Slot::Bonus => "bonus".to_owned(),
    }
}

/// A line for each thing that was read or not understood, with the line of the letter before it.
pub(crate) fn shown(letter: &Letter) -> String {
    let mut res = String::new();
    let out = &mut res;
    letter.game.iter().for_each(|it| writeln!(out, "{}: game {}", it.line, it.value).expect("a string"));
    letter.player.iter().for_each(|it| writeln!(out, "{}: player {}", it.line, it.value).expect("a string"));
    letter.signed.iter().for_each(|it| writeln!(out, "{}: signed {}", it.line, it.value).expect("a string"));
    letter.round.iter().for_each(|it| writeln!(out, "{}: round {}", it.line, it.value).expect("a string"));
    for it in &letter.instructions {
        let choice = match it.choice {
            Choice::Track(order) => order.to_string(),
            Choice::At(spot) => spot.to_string(),
            Choice::Row(y) => format!("row y{y}"),
            Choice::Keep => "none".to_owned(),
        };
        let change = if it.is_change { ", a change" } else { "" };
        let dice = it.dice.map_or(String::new(), |(white, colour)| format!(", for {white} {colour}"));
        writeln!(out, "{}: {} {choice}{change}{dice}", it.line, slot(it.slot)).expect("a string");
    }
    for it in &letter.puzzles {
        let why = match it.doubt {
            Doubt::Unclear => "unclear".to_owned(),
            Doubt::Conditional => "conditional".to_owned(),
            Doubt::Twice(of) => format!("twice {}", slot(of)),
            Doubt::WhichRoll => "which roll".to_owned(),
            Doubt::InSignature => "in the signature".to_owned(),
            Doubt::InQuotation => "in the quotation".to_owned(),
            other => other.to_string(),
        };
        let opens = match &it.opens {
            Opens::Nothing => String::new(),
            Opens::Slots(slots) => {
                format!(", opens {}", slots.iter().map(|it| slot(*it)).collect::<Vec<_>>().join(", "))
            }
            Opens::All => ", opens all".to_owned(),
        };
        writeln!(out, "{:?}: not understood, {why}{opens}: {}", it.lines, it.text).expect("a string");
    }
    if letter.has_unread_removal {
        writeln!(out, "a mountain to remove was not understood").expect("a string");
    }
    letter.remarks.iter().for_each(|it| writeln!(out, "{}: remark {}", it.line, it.value).expect("a string"));
    res
}
