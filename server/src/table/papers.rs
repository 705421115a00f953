//! What lies on the desk of a game master: letters, orders, the deadline, and what was done.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use kernel::Seat;
use referee::{Action, Letter, Season};
use serde::{Deserialize, Serialize};
use wire::desk::{DeskAct, DeskDeed};

use crate::table::{LogEntry, number};

/// The most bytes of all letters that wait for their round.
const MOST_WRITTEN: usize = 1024 * 1024;

/// The most letters of one player that wait for their round.
const MOST_LETTERS: usize = 20;

/// The most corrections of one round: each plays the whole game again, whenever the log is read.
const MOST_CORRECTIONS: u32 = 50;

/// The most acts at one desk.
const MOST_ACTS: usize = 20_000;

/// What counted in each round, by seat.
type Rounds = Vec<Vec<Option<String>>>;

/// The papers of a game master; they follow from the log alone.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Papers {
    /// How many letters were kept.
    pub(crate) n_letters: u32,
    /// Those whose round is not adjudicated yet, the oldest first.
    pub(crate) letters: Vec<Kept>,
    /// What counted in each adjudicated round, by seat.
    pub(crate) rounds: Rounds,
    /// What players have done for the open round at the table itself: the seat, and the move.
    pub(crate) moves: Vec<(u16, String)>,
    /// How many seats play.
    n_seats: usize,
    /// How often the last round was corrected.
    n_corrections: u32,
    /// Until when orders are taken.
    due: Option<i64>,
    /// How many rounds are over, by the rules.
    n_closed: usize,
    /// Whether the game rests.
    pub(crate) is_paused: bool,
    /// Why the last round was corrected, if it was.
    pub(crate) notice: Option<String>,
    /// What was done.
    pub(crate) acts: Vec<DeskAct>,
    /// What was made of them, so that it is not done again.
    #[serde(skip)]
    pub(super) known: Known,
}

/// What was read of letters, and the rounds as they were played; shared with copies of the table.
#[derive(Clone, Debug, Default)]
pub(super) struct Known(Arc<Mutex<Memory>>);

#[derive(Debug, Default)]
struct Memory {
    /// By text and by what else the reading depends on.
    letters: HashMap<(String, String), Arc<Letter>>,
    n_bytes: usize,
    /// By what counted in each round.
    season: Option<(Rounds, Arc<Season>)>,
}

/// It follows from the rest.
impl PartialEq for Known {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for Known {}

impl Known {
    fn memory(&self) -> MutexGuard<'_, Memory> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What a letter says, read once.
    pub(super) fn letter(&self, text: &str, by: &str, read: impl FnOnce() -> Letter) -> Arc<Letter> {
        let key = (text.to_owned(), by.to_owned());
        if let Some(known) = self.memory().letters.get(&key) {
            return Arc::clone(known);
        }
        let letter = Arc::new(read());
        let mut memory = self.memory();
        // Twice what may wait for its round, and some that were read only.
        if memory.n_bytes > 2 * MOST_WRITTEN {
            (memory.letters, memory.n_bytes) = (HashMap::new(), 0);
        }
        memory.n_bytes += key.0.len() + key.1.len();
        memory.letters.insert(key, Arc::clone(&letter));
        letter
    }

    /// The rounds as they were played, played once.
    pub(super) fn season(
        &self,
        rounds: &[Vec<Option<String>>],
        play: impl FnOnce() -> Option<Season>,
    ) -> Option<Arc<Season>> {
        if let Some((_, season)) = self.memory().season.as_ref().filter(|it| it.0 == rounds) {
            return Some(Arc::clone(season));
        }
        let season = Arc::new(play()?);
        self.memory().season = Some((rounds.to_vec(), Arc::clone(&season)));
        Some(season)
    }
}

/// A letter that is kept.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Kept {
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
    /// Whether the game master has seen what is to be seen in it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(crate) is_ticked: bool,
    /// Whether the game master lets it count as it was read.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(crate) is_entered: bool,
}

impl Papers {
    /// Until when orders are taken, unless the game rests.
    pub(crate) const fn due(&self) -> Option<i64> {
        if self.is_paused { None } else { self.due }
    }

    /// How many rounds are over, the setup among them.
    pub(super) const fn n_closed(&self) -> usize {
        self.n_closed
    }

    /// The letters of a seat for a round, the oldest first.
    pub(crate) fn letters_of(&self, seat: Seat, round: u8) -> impl Iterator<Item = &Kept> {
        self.letters.iter().filter(move |it| it.seat == number(seat) && it.round == round)
    }

    /// What a seat has done for the open round at the table itself.
    pub(crate) fn moves_of(&self, seat: Seat) -> impl Iterator<Item = Action> {
        self.moves.iter().filter(move |it| it.0 == number(seat)).filter_map(|it| it.1.parse().ok())
    }

    /// Whether a seat has done anything for the open round at the table itself.
    pub(crate) fn has_moved(&self, seat: Seat) -> bool {
        self.moves.iter().any(|it| it.0 == number(seat))
    }

    /// Whether there is room for another act.
    pub(crate) fn has_room(&self) -> bool {
        self.acts.len() < MOST_ACTS
    }

    /// Whether there is room for another letter of a seat.
    pub(crate) fn has_room_for(&self, seat: Seat, text: &str) -> bool {
        let n_letters = self.letters.iter().filter(|it| it.seat == number(seat)).count();
        let n_bytes = self.letters.iter().map(|it| it.text.len()).sum::<usize>() + text.len();
        n_letters < MOST_LETTERS && n_bytes <= MOST_WRITTEN
    }

    /// Whether the last round may be corrected once more.
    pub(crate) const fn may_correct(&self) -> bool {
        self.n_corrections < MOST_CORRECTIONS
    }

    /// The game has begun.
    pub(super) fn begin(&mut self, n_seats: usize, due: Option<i64>) {
        (self.n_seats, self.due) = (n_seats, due);
    }

    /// Notes what a seat did; what the dice and the referee do is no move.
    pub(super) fn event(&mut self, line: &str) {
        let Some((seat, action)) = line.split_once(' ') else { return };
        if let Ok(seat) = seat.parse() {
            self.moves.push((seat, action.to_owned()));
        }
    }

    /// A seat has taken its last move back.
    pub(super) fn undo(&mut self, seat: Seat) {
        if let Some(last) = self.moves.iter().rposition(|it| it.0 == number(seat)) {
            self.moves.remove(last);
        }
    }

    /// All have moved, or were ruled for: another round is open until `due`, if there is one.
    pub(super) fn close_round(&mut self, n_closed: usize, due: Option<i64>) {
        let is_adjudicated = self.rounds.len() >= n_closed;
        if !is_adjudicated {
            // Nobody adjudicated it: everybody has moved at the table itself.
            let orders = |seat: Seat| {
                let orders = referee::Orders::of_moves(self.moves_of(seat));
                Some(orders).filter(|it| !it.is_empty()).map(|it| it.to_string())
            };
            self.rounds.push(Seat::first(self.n_seats).map(orders).collect());
            (self.notice, self.n_corrections) = (None, 0);
        }
        self.moves.clear();
        self.letters.retain(|it| usize::from(it.round) >= n_closed);
        // A game that rests goes on resting when its last player moves.
        self.is_paused &= !is_adjudicated;
        (self.n_closed, self.due) = (n_closed, due);
    }

    /// Notes what a game master did.
    pub(super) fn note(&mut self, logged: &LogEntry, at: i64) {
        let (deed, reason) = match logged {
            LogEntry::Letter(kept) => {
                self.n_letters = kept.number;
                self.letters.push(kept.clone());
                (DeskDeed::Letter { seat: kept.seat, number: kept.number }, String::new())
            }
            LogEntry::Defer { until, reason } => {
                (self.due, self.is_paused) = (until.or(self.due), until.is_none());
                (DeskDeed::Deadline { until: *until }, reason.clone())
            }
            LogEntry::Tick { letters, counts } => {
                for kept in self.letters.iter_mut().filter(|it| letters.contains(&it.number)) {
                    kept.is_ticked = true;
                    kept.is_entered |= counts;
                }
                (DeskDeed::Tick { letters: letters.clone(), counts: *counts }, String::new())
            }
            LogEntry::Adjudicate { round, orders, reason, anyway } => {
                self.rounds.push(orders.clone());
                (self.notice, self.n_corrections) = (None, 0);
                (DeskDeed::Adjudicate { round: *round, anyway: anyway.clone() }, reason.clone())
            }
            LogEntry::Correct { round, seat, orders, reason } => {
                let counted = self.rounds.get_mut(usize::from(*round)).and_then(|it| it.get_mut(seat.index()));
                if let Some(counted) = counted {
                    *counted = Some(orders.clone());
                }
                self.moves.retain(|it| it.0 != number(*seat));
                (self.notice, self.n_corrections) = (Some(reason.clone()), self.n_corrections + 1);
                (DeskDeed::Correct { round: *round, seat: number(*seat), orders: orders.clone() }, reason.clone())
            }
            _ => return,
        };
        self.acts.push(DeskAct { at, deed, reason });
    }
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use super::{Known, Letter, MOST_WRITTEN};

    #[test]
    fn a_letter_is_read_once_whoever_looks_at_a_copy() {
        let known = Known::default();
        let n_read = Cell::new(0);
        let read = |known: &Known, text: &str, by: &str| {
            known.letter(text, by, || {
                n_read.set(n_read.get() + 1);
                Letter::default()
            })
        };
        for _ in 0..3 {
            read(&known, "Mine x1/y1", "Anna");
            read(&known.clone(), "Mine x1/y1", "Anna");
        }
        assert_eq!(n_read.get(), 1);
        read(&known, "Mine x1/y1", "Ben");
        assert_eq!(n_read.get(), 2, "what it says depends on its writer");
        // Whoever has letters read without end fills no memory.
        let long = "x".repeat(MOST_WRITTEN);
        (0..5).for_each(|n| drop(read(&known, &format!("{n}{long}"), "Anna")));
        assert!(known.memory().n_bytes <= 4 * MOST_WRITTEN);
    }
}
