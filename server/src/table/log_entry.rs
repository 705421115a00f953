//! What can happen at a table: the entries of its log.

use kernel::{Seat, TableId};
use serde::{Deserialize, Serialize};
use store::Entry;
use wire::{
    api::{Level, Pace},
    desk::{Referee, Tongue},
};

use crate::{table::number, token::TokenHash};

/// What was agreed when a table was made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Terms {
    /// The game, by its name in the library.
    pub(crate) game: String,
    /// The rule set.
    pub(crate) rules: String,
    /// How many seats there are.
    pub(crate) seats: u16,
    /// Whether strangers find it in the list.
    pub(crate) open: bool,
    /// How much time there is for a move.
    pub(crate) pace: Pace,
    /// Whether there is a chat at first.
    pub(crate) chat: bool,
    /// Who made it.
    pub(crate) owner: Option<TokenHash>,
    /// The id of the content file, if it is not compiled in.
    pub(crate) content: Option<String>,
    /// The day whose challenge it is.
    pub(crate) daily: Option<String>,
    /// If its record was brought from elsewhere: what that said of its dice.
    pub(crate) imported: Option<Imported>,
    /// The table whose players it reserves its seats for.
    pub(crate) rematch_of: Option<String>,
    /// What was agreed with the game master, if there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) referee: Option<Referee>,
}

#[cfg(test)]
impl Terms {
    /// A table that is not listed, without anything special.
    pub(crate) fn plain(entry: &library::Entry, seats: u16) -> Self {
        Self {
            game: entry.name.to_owned(),
            rules: entry.rule_sets[0].name.to_owned(),
            seats,
            open: false,
            pace: Pace::Live,
            chat: true,
            owner: None,
            content: None,
            daily: None,
            imported: None,
            rematch_of: None,
            referee: None,
        }
    }
}

/// What a record from elsewhere said of its dice.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Imported {
    /// The pledge.
    pub(crate) pledge: Option<String>,
    /// Whether it told the seed.
    pub(crate) has_seed: bool,
}

/// One thing that happened at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum LogEntry {
    /// The table was made.
    Create(Box<Terms>),
    /// Somebody took a seat; at a rematch it is told which seat they had before.
    Sit { seat: Seat, name: String, token: Option<TokenHash>, before: Option<u16> },
    /// A bot was put into a seat.
    Company { seat: Seat, name: String, level: Level },
    /// A player who writes letters got a seat.
    Writer { seat: Seat, name: String, language: Option<Tongue> },
    /// Somebody opened a seat on another device.
    Token { seat: Seat, token: TokenHash },
    /// Whoever made the table opened it on another device.
    Owner { token: TokenHash },
    /// Somebody goes by another name.
    Name { seat: Seat, name: String },
    /// A seat is free again, before the game.
    Rise { seat: Seat },
    /// The game began: its first line, and which seats play, in their new order.
    Start(Start),
    /// An event of the game, as a line of its record.
    Event { line: String },
    /// A seat took its last move back.
    Undo { seat: Seat },
    /// A player left, and the rules know no leaving.
    Leave { seat: Seat },
    /// A seat missed its deadline.
    Late { seat: Seat },
    /// A bot acts in the stead of a seat's person.
    Bot { seat: Seat },
    /// The person acts again.
    Return { seat: Seat },
    /// The game master has kept a letter.
    Letter(LoggedLetter),
    /// The game master has set another deadline, or lets the game rest.
    Defer { until: Option<i64>, reason: String },
    /// The game master has seen these letters, or lets them count as they were read.
    Tick { letters: Vec<u32>, counts: bool },
    /// The game master adjudicates a round by these orders, although something is to be seen in some letters; the events
    /// follow.
    Adjudicate { round: u8, orders: Vec<Option<String>>, reason: String, anyway: Vec<u32> },
    /// The game master has put the last adjudication right.
    Correct { round: u8, seat: Seat, orders: String, reason: String },
    /// Somebody said something.
    Chat { seat: Option<Seat>, text: String },
    /// The chat was switched.
    Switch { on: bool },
    /// The table was closed.
    Close { reason: String },
    /// There is a rematch.
    Next { table: TableId },
}

/// How a game began.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Start {
    /// What was agreed, as the first line of a record.
    pub(crate) head: String,
    /// The seats that play, in their new order.
    pub(crate) seats: Vec<u16>,
}

/// A letter that the game master has kept.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct LoggedLetter {
    pub(crate) number: u32,
    pub(crate) seat: u16,
    /// The round that it is for.
    pub(crate) round: u8,
    pub(crate) at: i64,
    pub(crate) late: bool,
    /// What its writer was called then, so that it reads the same for ever.
    pub(crate) name: String,
    pub(crate) text: String,
    /// What the others were called then.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) others: Vec<String>,
}

/// A name and a secret's hash.
#[derive(Serialize, Deserialize)]
struct Sat {
    name: String,
    token: Option<TokenHash>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    before: Option<u16>,
}

/// A name and how hard a bot thinks.
#[derive(Serialize, Deserialize)]
struct Accompanied {
    name: String,
    level: Level,
}

/// A name and the language of reports.
#[derive(Serialize, Deserialize)]
struct Written {
    name: String,
    language: Option<Tongue>,
}

/// Another deadline, and why.
#[derive(Serialize, Deserialize)]
struct Deferred {
    until: Option<i64>,
    reason: String,
}

/// What was adjudicated, and why before the deadline.
#[derive(Serialize, Deserialize)]
struct Adjudicated {
    round: u8,
    orders: Vec<Option<String>>,
    reason: String,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    anyway: Vec<u32>,
}

/// Letters that were seen.
#[derive(Serialize, Deserialize)]
struct Ticked {
    letters: Vec<u32>,
    counts: bool,
}

/// What counts after a correction, and why.
#[derive(Serialize, Deserialize)]
struct Corrected {
    round: u8,
    orders: String,
    reason: String,
}

impl LogEntry {
    /// As an entry of the log.
    pub(crate) fn entry(&self, seq: i64, at: i64) -> Entry {
        let json = |it: Result<String, serde_json::Error>| it.expect("plain data is JSON");
        let (kind, seat, body) = match self {
            Self::Create(terms) => ("create", None, json(serde_json::to_string(terms))),
            Self::Sit { seat, name, token, before } => {
                let body = Sat { name: name.clone(), token: *token, before: *before };
                ("sit", Some(*seat), json(serde_json::to_string(&body)))
            }
            Self::Company { seat, name, level } => {
                let body = Accompanied { name: name.clone(), level: *level };
                ("company", Some(*seat), json(serde_json::to_string(&body)))
            }
            Self::Writer { seat, name, language } => {
                let body = Written { name: name.clone(), language: *language };
                ("writer", Some(*seat), json(serde_json::to_string(&body)))
            }
            Self::Letter(kept) => ("letter", None, json(serde_json::to_string(kept))),
            Self::Defer { until, reason } => {
                let body = Deferred { until: *until, reason: reason.clone() };
                ("defer", None, json(serde_json::to_string(&body)))
            }
            Self::Tick { letters, counts } => {
                let body = Ticked { letters: letters.clone(), counts: *counts };
                ("tick", None, json(serde_json::to_string(&body)))
            }
            Self::Adjudicate { round, orders, reason, anyway } => {
                let (orders, reason, anyway) = (orders.clone(), reason.clone(), anyway.clone());
                let body = Adjudicated { round: *round, orders, reason, anyway };
                ("adjudicate", None, json(serde_json::to_string(&body)))
            }
            Self::Correct { round, seat, orders, reason } => {
                let body = Corrected { round: *round, orders: orders.clone(), reason: reason.clone() };
                ("correct", Some(*seat), json(serde_json::to_string(&body)))
            }
            Self::Token { seat, token } => ("token", Some(*seat), String::from(*token)),
            Self::Owner { token } => ("owner", None, String::from(*token)),
            Self::Name { seat, name } => ("name", Some(*seat), name.clone()),
            Self::Rise { seat } => ("rise", Some(*seat), String::new()),
            Self::Start(start) => ("start", None, json(serde_json::to_string(start))),
            Self::Event { line } => ("event", None, line.clone()),
            Self::Undo { seat } => ("undo", Some(*seat), String::new()),
            Self::Leave { seat } => ("leave", Some(*seat), String::new()),
            Self::Late { seat } => ("late", Some(*seat), String::new()),
            Self::Bot { seat } => ("bot", Some(*seat), String::new()),
            Self::Return { seat } => ("return", Some(*seat), String::new()),
            Self::Chat { seat, text } => ("chat", *seat, text.clone()),
            Self::Switch { on } => ("switch", None, if *on { "on" } else { "off" }.to_owned()),
            Self::Close { reason } => ("close", None, reason.clone()),
            Self::Next { table } => ("next", None, table.to_string()),
        };
        Entry { seq, at, kind: kind.to_owned(), seat: seat.map(|it| i64::from(number(it))), body }
    }

    /// Reads an entry of the log; `None` if it is none of ours.
    pub(crate) fn read(entry: &Entry) -> Option<Self> {
        let seat = || Seat::new(usize::try_from(entry.seat?).ok()?);
        let body = entry.body.clone();
        Some(match entry.kind.as_str() {
            "create" => Self::Create(serde_json::from_str(&body).ok()?),
            "sit" => {
                let Sat { name, token, before } = serde_json::from_str(&body).ok()?;
                Self::Sit { seat: seat()?, name, token, before }
            }
            "company" => {
                let Accompanied { name, level } = serde_json::from_str(&body).ok()?;
                Self::Company { seat: seat()?, name, level }
            }
            "writer" => {
                let Written { name, language } = serde_json::from_str(&body).ok()?;
                Self::Writer { seat: seat()?, name, language }
            }
            "letter" => Self::Letter(serde_json::from_str(&body).ok()?),
            "defer" => {
                let Deferred { until, reason } = serde_json::from_str(&body).ok()?;
                Self::Defer { until, reason }
            }
            "adjudicate" => {
                let Adjudicated { round, orders, reason, anyway } = serde_json::from_str(&body).ok()?;
                Self::Adjudicate { round, orders, reason, anyway }
            }
            "tick" => {
                let Ticked { letters, counts } = serde_json::from_str(&body).ok()?;
                Self::Tick { letters, counts }
            }
            "correct" => {
                let Corrected { round, orders, reason } = serde_json::from_str(&body).ok()?;
                Self::Correct { round, seat: seat()?, orders, reason }
            }
            "token" => Self::Token { seat: seat()?, token: body.try_into().ok()? },
            "owner" => Self::Owner { token: body.try_into().ok()? },
            "name" => Self::Name { seat: seat()?, name: body },
            "rise" => Self::Rise { seat: seat()? },
            "start" => Self::Start(serde_json::from_str(&body).ok()?),
            "event" => Self::Event { line: body },
            "undo" => Self::Undo { seat: seat()? },
            "leave" => Self::Leave { seat: seat()? },
            "late" => Self::Late { seat: seat()? },
            "bot" => Self::Bot { seat: seat()? },
            "return" => Self::Return { seat: seat()? },
            "chat" => Self::Chat { seat: seat(), text: body },
            "switch" => Self::Switch { on: body == "on" },
            "close" => Self::Close { reason: body },
            "next" => Self::Next { table: body.parse().ok()? },
            _ => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_entry_survives_the_log() {
        let seat = Seat::new(3).expect("a seat");
        let token = crate::token::Secret::fresh().expect("bytes").hash();
        let terms = Terms {
            game: "a-game".into(),
            rules: "basic".into(),
            seats: 4,
            open: true,
            pace: Pace::Live,
            chat: true,
            owner: Some(token),
            content: None,
            daily: Some("2026-11-15".into()),
            imported: Some(Imported { pledge: None, has_seed: false }),
            rematch_of: None,
            referee: Some(Referee { title: "Rails-7".into(), language: Tongue::En, zone: None }),
        };
        let entries = [
            LogEntry::Create(Box::new(terms)),
            LogEntry::Sit { seat, name: "Zoë \"\n".into(), token: Some(token), before: None },
            LogEntry::Sit { seat, name: "Zoë".into(), token: Some(token), before: Some(2) },
            LogEntry::Company { seat, name: "Bot 4".into(), level: Level::Strong },
            LogEntry::Writer { seat, name: "Zoë".into(), language: Some(Tongue::De) },
            LogEntry::Letter(LoggedLetter {
                number: 3,
                seat: 1,
                round: 0,
                at: 5,
                late: true,
                name: "Zoë".into(),
                text: "Mine x1/y1\n".into(),
                others: vec!["Bernd".into()],
            }),
            LogEntry::Tick { letters: vec![3], counts: true },
            LogEntry::Defer { until: Some(5), reason: "ill".into() },
            LogEntry::Adjudicate {
                round: 3,
                orders: vec![None, Some("1 x1/y1 = 1a".into())],
                reason: String::new(),
                anyway: vec![3],
            },
            LogEntry::Correct { round: 3, seat, orders: "1 x1/y1 = 1a".into(), reason: "misread".into() },
            LogEntry::Token { seat, token },
            LogEntry::Owner { token },
            LogEntry::Name { seat, name: "Ö".into() },
            LogEntry::Rise { seat },
            LogEntry::Start(Start { head: "a-game 1 basic seats 4".into(), seats: vec![0, 2] }),
            LogEntry::Event { line: "0 x1/y1 = 1a".into() },
            LogEntry::Undo { seat },
            LogEntry::Leave { seat },
            LogEntry::Late { seat },
            LogEntry::Bot { seat },
            LogEntry::Return { seat },
            LogEntry::Chat { seat: None, text: "hello".into() },
            LogEntry::Chat { seat: Some(seat), text: "hello".into() },
            LogEntry::Switch { on: false },
            LogEntry::Close { reason: "spam".into() },
            LogEntry::Next { table: "abc".parse().expect("an address") },
        ];
        for logged in entries {
            let entry = logged.entry(7, 1000);
            assert_eq!((entry.seq, entry.at), (7, 1000));
            assert_eq!(LogEntry::read(&entry), Some(logged));
        }
        // As 0.1 wrote it.
        let body = r#"{"round":3,"orders":[null],"reason":""}"#;
        let old = Entry { seq: 1, at: 0, kind: "adjudicate".into(), seat: None, body: body.into() };
        let read = LogEntry::Adjudicate { round: 3, orders: vec![None], reason: String::new(), anyway: Vec::new() };
        assert_eq!(LogEntry::read(&old), Some(read));
        let body = r#"{"number":3,"seat":1,"round":0,"at":5,"late":true,"name":"Anna","text":"Mine x1/y1"}"#;
        let old = Entry { seq: 1, at: 0, kind: "letter".into(), seat: None, body: body.into() };
        assert!(matches!(LogEntry::read(&old), Some(LogEntry::Letter(kept)) if kept.others.is_empty()));
        let odd = Entry { seq: 1, at: 0, kind: "odd".into(), seat: None, body: String::new() };
        assert_eq!(LogEntry::read(&odd), None);
    }
}
