//! A desk as plain data, so that its acts need not be done again.

use std::sync::Arc;

use jiff::{Timestamp, civil::DateTime};
use kernel::{BySeat, Seat};
use serde::{Deserialize, Serialize};

use super::{Deadline, Desk, Kept, Player, Terms, Timing, Words};

/// A desk as plain data: all of it but what was agreed, with the dice.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Saved {
    players: Vec<SavedPlayer>,
    has_begun: bool,
    letters: Vec<SavedLetter>,
    rounds: Vec<Vec<Option<String>>>,
    moves: Vec<(Seat, String)>,
    n_closed: usize,
    deadline: Option<SavedDeadline>,
    is_paused: bool,
    is_finished: bool,
    revision: u32,
    notice: Option<String>,
    opened: i64,
    last_letter_before: u32,
    n_corrections: u32,
    reminded: Vec<(Seat, u8, String)>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct SavedPlayer {
    name: String,
    language: String,
    addresses: Vec<String>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct SavedDeadline {
    at: i64,
    civil: String,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct SavedLetter {
    number: u32,
    owner: Option<(Seat, u8)>,
    received: i64,
    /// Whether it is late by the word of the game master; `None` where the clock says it.
    is_late: Option<bool>,
    is_entered: bool,
    is_ticked: bool,
    was_refused: bool,
    from: String,
    reason: String,
    words: Option<Words>,
}

impl Desk {
    /// As plain data.
    pub fn save(&self) -> Saved {
        let mut reminded: Vec<_> = self.reminded.iter().map(|it| (it.0, it.1, it.2.to_string())).collect();
        reminded.sort_unstable();
        let told = |it: &Option<crate::Orders>| it.as_ref().map(ToString::to_string);
        Saved {
            players: self.players.iter().map(SavedPlayer::of).collect(),
            has_begun: self.has_begun,
            letters: self.letters.iter().map(SavedLetter::of).collect(),
            rounds: self.rounds.iter().map(|it| it.iter().map(|it| told(it.1)).collect()).collect(),
            moves: self.moves.iter().map(|it| (it.0, it.1.to_string())).collect(),
            n_closed: self.n_closed,
            deadline: self
                .deadline
                .map(|it| SavedDeadline { at: it.moment().as_millisecond(), civil: it.shown().to_string() }),
            is_paused: self.is_paused,
            is_finished: self.is_finished,
            revision: self.revision,
            notice: self.notice.clone(),
            opened: self.opened.as_millisecond(),
            last_letter_before: self.last_letter_before,
            n_corrections: self.n_corrections,
            reminded,
        }
    }

    /// The desk of this plain data; `None` if it is damaged.
    pub fn restore(terms: Terms, saved: Saved) -> Option<Self> {
        let moment = |it: i64| Timestamp::from_millisecond(it).ok();
        let read_round = |it: Vec<Option<String>>| {
            let orders = it.iter().map(|it| it.as_ref().map(|it| it.parse()).transpose());
            let orders: Vec<Option<crate::Orders>> = orders.collect::<Result<_, _>>().ok()?;
            (orders.len() == saved.players.len())
                .then(|| Arc::new(BySeat::new(orders.len(), |seat| orders[seat.index()].clone())))
        };
        let read_due = |it: &SavedDeadline| Some(Deadline { at: moment(it.at)?, civil: it.civil.parse().ok()? });
        let reminded = |it: &(Seat, u8, String)| Some((it.0, it.1, it.2.parse::<DateTime>().ok()?));
        let deadline = match &saved.deadline {
            None => None,
            Some(it) => Some(read_due(it)?),
        };
        Some(Self {
            rounds: saved.rounds.into_iter().map(read_round).collect::<Option<_>>()?,
            players: saved.players.iter().map(SavedPlayer::read).collect::<Option<_>>()?,
            has_begun: saved.has_begun,
            letters: saved.letters.into_iter().map(SavedLetter::read).collect::<Option<_>>()?,
            moves: saved.moves.iter().map(|it| Some((it.0, it.1.parse().ok()?))).collect::<Option<_>>()?,
            n_closed: saved.n_closed,
            deadline,
            is_paused: saved.is_paused,
            is_finished: saved.is_finished,
            revision: saved.revision,
            notice: saved.notice,
            opened: moment(saved.opened)?,
            last_letter_before: saved.last_letter_before,
            n_corrections: saved.n_corrections,
            reminded: saved.reminded.iter().map(reminded).collect::<Option<_>>()?,
            ..Self::new(terms)
        })
    }
}

impl SavedPlayer {
    fn of(it: &Player) -> Self {
        Self { name: it.name.clone(), language: it.language.to_string(), addresses: it.addresses.clone() }
    }

    fn read(&self) -> Option<Player> {
        let language = self.language.parse().ok()?;
        Some(Player { name: self.name.clone(), language, addresses: self.addresses.clone() })
    }
}

impl SavedLetter {
    fn of(it: &Kept) -> Self {
        Self {
            number: it.number,
            owner: it.owner,
            received: it.received.as_millisecond(),
            is_late: match it.timing {
                Timing::Clock => None,
                Timing::Word { is_late } => Some(is_late),
            },
            is_entered: it.is_entered,
            is_ticked: it.is_ticked,
            was_refused: it.was_refused,
            from: it.from.clone(),
            reason: it.reason.clone(),
            words: it.words.as_deref().cloned(),
        }
    }

    fn read(self) -> Option<Kept> {
        Some(Kept {
            number: self.number,
            owner: self.owner,
            received: Timestamp::from_millisecond(self.received).ok()?,
            timing: self.is_late.map_or(Timing::Clock, |is_late| Timing::Word { is_late }),
            is_entered: self.is_entered,
            is_ticked: self.is_ticked,
            was_refused: self.was_refused,
            from: self.from,
            reason: self.reason,
            words: self.words.map(Arc::new),
        })
    }
}
