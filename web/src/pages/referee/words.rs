//! Rounds, states of orders and acts of a game master, in words.

use wire::desk::{DeskActKind, Objected, OrdersState, Tongue, Unread};

use super::office::name_of;
use crate::{parts::date_time, shelf::moment, words};

/// How a round is called; 0 is the setup.
pub(super) fn round(round: u8) -> String {
    t!("desk-round", round = round)
}

/// A sign and a word for how far orders are.
pub(super) fn state(state: OrdersState) -> (&'static str, String) {
    match state {
        OrdersState::Missing => ("○", t!("desk-state-missing")),
        OrdersState::Partial => ("◐", t!("desk-state-partial")),
        OrdersState::Complete => ("●", t!("desk-state-complete")),
        OrdersState::Moved => ("✓", t!("desk-state-moved")),
        OrdersState::Open => ("?", t!("desk-state-open")),
    }
}

/// What an order is about.
pub(super) fn slot(slot: &str) -> String {
    match slot.split_once(' ') {
        Some(("roll", number)) => t!("desk-slot-roll", number = number.to_owned()),
        Some(("town", name)) => t!("desk-slot-town", name = name.to_owned()),
        _ => match slot {
            "removal" => t!("desk-slot-removal"),
            "mine" => t!("desk-slot-mine"),
            "bonus" => t!("desk-slot-bonus"),
            other => other.to_owned(),
        },
    }
}

/// An order that the rules forbid, in one line.
pub(super) fn objection(objected: &Objected) -> String {
    let what = objected.arguments.get("what").cloned().unwrap_or_default();
    let reason = match objected.id.as_str() {
        "no-square" => t!("desk-no-square", what = what),
        "no-border" => t!("desk-no-border", what = what),
        "no-piece" => t!("desk-no-piece", what = what),
        "no-mountain" => t!("desk-no-mountain", what = what),
        id => {
            let arguments = objected.arguments.iter().map(|(name, value)| (name.as_str(), value.as_str()));
            words::told(id, arguments).unwrap_or_else(|| objected.reason.clone())
        }
    };
    t!("desk-illegal", slot = slot(&objected.slot), reason = reason)
}

/// What a game master did.
pub(super) fn act(act: &DeskActKind, names: &[(u16, String)]) -> String {
    match act {
        DeskActKind::Letter { seat, number } => t!("desk-act-letter", number = *number, name = name_of(names, *seat)),
        DeskActKind::Deadline { until: Some(until) } => t!("desk-act-deadline", until = date_time(moment(*until))),
        DeskActKind::Deadline { until: None } => t!("desk-act-rest"),
        DeskActKind::Adjudicate { round: it, anyway } if anyway.is_empty() => {
            t!("desk-act-adjudicate", round = round(*it))
        }
        DeskActKind::Adjudicate { round: it, anyway } => {
            t!("desk-act-anyway", round = round(*it), letters = numbers(anyway))
        }
        DeskActKind::Tick { letters, counts: false } => t!("desk-act-tick", letters = numbers(letters)),
        DeskActKind::Tick { letters, counts: true } => t!("desk-act-let", letters = numbers(letters)),
        DeskActKind::Correct { round: it, seat, orders } => {
            t!("desk-act-correct", round = round(*it), name = name_of(names, *seat), orders = orders.clone())
        }
    }
}

fn numbers(letters: &[u32]) -> String {
    words::list(letters.iter().map(ToString::to_string).collect())
}

/// Why something was not understood.
pub(super) fn doubt(unread: &Unread) -> String {
    match unread.kind.as_str() {
        "remark" => t!("desk-doubt-remark"),
        "conditional" => t!("desk-doubt-conditional"),
        "twice" => t!("desk-doubt-twice"),
        "roll" => t!("desk-doubt-roll"),
        "signature" => t!("desk-doubt-signature"),
        "quotation" => t!("desk-doubt-quotation"),
        "long" => t!("desk-doubt-long"),
        "draft" => t!("desk-doubt-draft"),
        "withdrawn" => t!("desk-doubt-withdrawn"),
        "other" => t!("desk-doubt-other"),
        "rounds" => t!("desk-doubt-rounds"),
        "game" => t!("desk-doubt-game"),
        "dice" => t!("desk-doubt-dice"),
        "bearing" => t!("desk-doubt-bearing"),
        "attachment" => t!("desk-doubt-attachment"),
        _ => t!("desk-doubt-unclear"),
    }
}

/// What a question leaves open, in words.
pub(super) fn opened(unread: &Unread) -> Option<String> {
    if unread.opens.iter().any(|it| it == "all") {
        return Some(t!("desk-opens-all"));
    }
    let slots: Vec<_> = unread.opens.iter().map(|it| slot(it)).collect();
    (!slots.is_empty()).then(|| t!("desk-opens", what = words::list(slots)))
}

/// The code of a language of letters, and how it calls itself.
pub(super) const fn tongue(tongue: Tongue) -> (&'static str, &'static str) {
    match tongue {
        Tongue::De => ("de", "Deutsch"),
        Tongue::En => ("en", "English"),
    }
}

/// The language of a code.
pub(super) fn tongue_of(code: &str) -> Tongue {
    if code == "en" { Tongue::En } else { Tongue::De }
}

#[cfg(test)]
mod tests {
    use wire::desk::DeskActKind;

    use super::{act, round, slot};
    use crate::{settings::speak, words::Language};

    #[test]
    fn slots_and_rounds_have_words() {
        speak(Language::English);
        assert_eq!(slot("roll 2"), "roll 2");
        assert_eq!(slot("town A"), "town A");
        assert_eq!(slot("removal"), "the mountain to remove");
        assert_eq!(slot("something new"), "something new");
        assert_eq!((round(0), round(3)), ("Setup".to_owned(), "Round 3".to_owned()));
    }

    #[test]
    fn acts_name_the_player() {
        speak(Language::English);
        let names = [(1, "Bob".to_owned())];
        assert_eq!(act(&DeskActKind::Letter { seat: 1, number: 4 }, &names), "Letter 4 from Bob saved");
        let orders = "1 x5/y2 = 1a".to_owned();
        let told = act(&DeskActKind::Correct { round: 2, seat: 1, orders }, &names);
        assert!(told.contains("Bob") && told.contains("Round 2") && told.contains("x5/y2 = 1a"), "{told}");
    }
}
