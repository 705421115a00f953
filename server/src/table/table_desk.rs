//! The desk of a table with a game master, as it follows from the entries of the log.

use std::sync::Arc;

use jiff::{Timestamp, tz::TimeZone};
use kernel::{BySeat, Dice, Seat};
use referee::{
    Act, Arrived, Deadline, Desk, LAST_ROUND, Language, Misfit, Orders, Player, Saved, Terms, Timing, Words,
};
use serde::{Deserialize, Serialize};
use wire::desk::{DeskAct, DeskActKind, Referee};

use crate::table::{LogEntry, log_entry::LoggedLetter, number};

/// The most bytes of all letters that wait for their round.
const MOST_WRITTEN: usize = 1024 * 1024;

/// The most letters of one player that wait for their round.
const MOST_LETTERS: usize = 20;

/// The most corrections of one round: each plays the whole game again, whenever the log is read.
const MOST_CORRECTIONS: u32 = 50;

/// The most acts at one desk.
const MOST_ACTS: usize = 20_000;

/// The desk of a table, and what is told of the acts at it.
#[derive(Clone, Debug)]
pub(crate) struct TableDesk {
    desk: Desk,
    acts: Vec<DeskAct>,
}

/// The same as plain data.
#[derive(Serialize, Deserialize)]
pub(super) struct SavedDesk {
    desk: Saved,
    acts: Vec<DeskAct>,
}

/// What was agreed with a game master.
fn terms(agreed: &Referee, dice: Dice) -> Terms {
    let name = agreed.zone.as_deref().unwrap_or("UTC");
    let zone = TimeZone::get(name).unwrap_or(TimeZone::UTC);
    Terms { game: agreed.title.clone(), zone: (zone, name.to_owned()), dice }
}

/// Milliseconds since 1970 as a moment.
pub(super) fn moment(millis: i64) -> Timestamp {
    Timestamp::from_millisecond(millis).unwrap_or_default()
}

/// Words of a player, who was called so among these others.
pub(super) fn words(text: &str, name: Option<&str>, others: &[String]) -> Words {
    let names = others.iter().map(String::as_str).chain(name).map(str::to_owned).collect();
    Words { writer: name.map(str::to_owned), ..Words::typed(text.to_owned(), names) }
}

/// A letter that was kept, as it comes to the desk.
pub(super) fn arrived(kept: &LoggedLetter) -> Option<Arrived> {
    Some(Arrived {
        number: kept.number,
        owner: Some((Seat::new(kept.seat.into())?, kept.round)),
        from: String::new(),
        received: moment(kept.at),
        timing: Timing::Word { is_late: kept.late },
        words: Some(Arc::new(words(&kept.text, Some(&kept.name), &kept.others))),
    })
}

impl TableDesk {
    /// An empty desk.
    pub(super) fn new(agreed: &Referee, dice: Dice) -> Self {
        Self { desk: Desk::new(terms(agreed, dice)), acts: Vec::new() }
    }

    pub(super) fn save(&self) -> SavedDesk {
        SavedDesk { desk: self.desk.save(), acts: self.acts.clone() }
    }

    /// The desk that was saved; `None` if it is damaged.
    pub(super) fn restore(agreed: &Referee, dice: Dice, saved: SavedDesk) -> Option<Self> {
        Some(Self { desk: Desk::restore(terms(agreed, dice), saved.desk)?, acts: saved.acts })
    }

    /// What the game master decides by.
    pub(crate) const fn desk(&self) -> &Desk {
        &self.desk
    }

    /// What the game master did.
    pub(crate) fn acts(&self) -> &[DeskAct] {
        &self.acts
    }

    /// Until when orders are taken, unless the game rests, in milliseconds since 1970.
    pub(crate) fn due(&self) -> Option<i64> {
        self.desk.due().map(|it| it.moment().as_millisecond())
    }

    /// A moment as a deadline of this game.
    pub(super) fn deadline(&self, millis: i64) -> Deadline {
        Deadline::at(moment(millis), &self.desk.terms().zone.0)
    }

    /// Whether there is room for another act.
    pub(super) fn has_room(&self) -> bool {
        self.acts.len() < MOST_ACTS
    }

    /// Whether there is room for another letter of a seat.
    pub(super) fn has_room_for(&self, seat: Seat, text: &str) -> bool {
        let waiting = || self.desk.waiting_letters();
        let n_letters = waiting().filter(|it| it.owner().is_some_and(|it| it.0 == seat)).count();
        let n_bytes = waiting().filter_map(|it| it.text()).map(str::len).sum::<usize>() + text.len();
        n_letters < MOST_LETTERS && n_bytes <= MOST_WRITTEN
    }

    /// Whether the last round may be corrected once more.
    pub(super) const fn may_correct(&self) -> bool {
        self.desk.n_corrections() < MOST_CORRECTIONS
    }

    /// The game has begun with these players.
    pub(super) fn begin(
        &mut self,
        players: impl Iterator<Item = (String, Language)>,
        due: Option<i64>,
        at: i64,
    ) -> Result<(), Misfit> {
        let at = moment(at);
        for (name, language) in players {
            self.desk.fold(&Act::Join(Player { name, language, addresses: Vec::new() }), at, "")?;
        }
        let due = due.map(|it| self.deadline(it));
        self.desk.fold(&Act::Begin { due }, at, "")
    }

    /// Notes what a seat did; what the dice and the referee do is no move.
    pub(super) fn event(&mut self, line: &str, at: i64) -> Result<(), Misfit> {
        let own = line.split_once(' ').and_then(|(seat, action)| Some((Seat::new(seat.parse().ok()?)?, action)));
        match own.and_then(|(seat, action)| Some(Act::Play { seat, action: action.parse().ok()? })) {
            Some(act) => self.desk.fold(&act, moment(at), ""),
            None => Ok(()),
        }
    }

    /// So many rounds are over at the table; orders for the next one are taken until `due`, if it is known.
    pub(super) fn close_rounds(&mut self, n_closed: usize, due: Option<i64>, at: i64) -> Result<(), Misfit> {
        if n_closed <= self.desk.n_closed() {
            return Ok(());
        }
        let due = due.map(|it| self.deadline(it));
        self.desk.fold(&Act::Close { n_closed, due }, moment(at), "")
    }

    /// Notes an entry of the log; the next round is open until `due`, if one is adjudicated.
    pub(super) fn note(&mut self, logged: &LogEntry, due: Option<i64>, at: i64) -> Result<(), Misfit> {
        if let Some((act, reason)) = self.act(logged, due)? {
            self.desk.fold(&act, moment(at), reason)?;
        }
        let (act, reason) = match logged {
            LogEntry::Letter(it) => (DeskActKind::Letter { seat: it.seat, number: it.number }, ""),
            LogEntry::Defer { until, reason } => (DeskActKind::Deadline { until: *until }, reason.as_str()),
            LogEntry::Tick { letters, counts } => (DeskActKind::Tick { letters: letters.clone(), counts: *counts }, ""),
            LogEntry::Adjudicate { round, reason, anyway, .. } => {
                (DeskActKind::Adjudicate { round: *round, anyway: anyway.clone() }, reason.as_str())
            }
            LogEntry::Correct { round, seat, orders, reason } => {
                let (seat, orders) = (number(*seat), orders.clone());
                (DeskActKind::Correct { round: *round, seat, orders }, reason.as_str())
            }
            _ => return Ok(()),
        };
        self.acts.push(DeskAct { at, act, reason: reason.to_owned() });
        Ok(())
    }

    /// The act of an entry, and why; `None` for what does not happen at the desk.
    fn act<'a>(&self, logged: &'a LogEntry, due: Option<i64>) -> Result<Option<(Act, &'a str)>, Misfit> {
        Ok(Some(match logged {
            LogEntry::Letter(kept) => match arrived(kept) {
                Some(arrived) => (Act::Receive(arrived), ""),
                None => return Ok(None),
            },
            LogEntry::Defer { until: Some(until), reason } => (Act::Extend { due: self.deadline(*until) }, reason),
            LogEntry::Defer { until: None, reason } => (Act::Pause, reason),
            LogEntry::Tick { letters, counts } => (Act::Tick { letters: letters.clone(), counts: *counts }, ""),
            LogEntry::Adjudicate { round, orders, reason, anyway } => {
                let read = |it: &Option<String>| it.as_deref().map(|it| read_orders(it, *round)).transpose();
                let orders = orders.iter().map(read).collect::<Result<Vec<_>, _>>()?;
                let orders = Arc::new(BySeat::new(orders.len(), |seat| orders[seat.index()].clone()));
                let due = due.filter(|_| *round < LAST_ROUND).map(|it| self.deadline(it));
                (Act::Adjudicate { round: *round, orders, due, anyway: anyway.clone(), rests: false }, reason)
            }
            LogEntry::Correct { round, seat, orders, reason } => {
                (Act::Correct { round: *round, seat: *seat, orders: read_orders(orders, *round)? }, reason)
            }
            LogEntry::Name { seat, name } if self.desk.has_begun() => {
                (Act::Rename { seat: *seat, name: name.clone() }, "")
            }
            LogEntry::Undo { seat } => (Act::TakeBack { seat: *seat }, ""),
            _ => return Ok(None),
        }))
    }
}

/// Orders as an entry has them.
fn read_orders(text: &str, round: u8) -> Result<Orders, Misfit> {
    text.parse().map_err(|_| Misfit::Unreadable(round))
}
