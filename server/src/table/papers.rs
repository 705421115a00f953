//! What lies on the desk of a game master: letters, orders, the deadline, and what was done.

use kernel::Seat;
use serde::{Deserialize, Serialize};
use thirty::Action;
use wire::desk::{DeskAct, DeskDeed};

use crate::table::{Deed, number};

/// The most bytes of all letters that wait for their round.
const MOST_WRITTEN: usize = 1024 * 1024;

/// The most letters of one player that wait for their round.
const MOST_LETTERS: usize = 20;

/// The most corrections of one round: each plays the whole game again, whenever the log is read.
const MOST_CORRECTIONS: u32 = 50;

/// The most acts at one desk.
const MOST_ACTS: usize = 20_000;

/// The papers of a game master; they follow from the log alone.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Papers {
    /// How many letters were kept.
    pub(crate) n_letters: u32,
    /// Those whose round is not adjudicated yet, the oldest first.
    pub(crate) letters: Vec<Kept>,
    /// What counted in each adjudicated round, by seat.
    pub(crate) rounds: Vec<Vec<Option<String>>>,
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
    pub(super) fn note(&mut self, deed: &Deed, at: i64) {
        let (deed, reason) = match deed {
            Deed::Letter(kept) => {
                self.n_letters = kept.number;
                self.letters.push(kept.clone());
                (DeskDeed::Letter { seat: kept.seat, number: kept.number }, String::new())
            }
            Deed::Defer { until, reason } => {
                (self.due, self.is_paused) = (until.or(self.due), until.is_none());
                (DeskDeed::Deadline { until: *until }, reason.clone())
            }
            Deed::Tick { letters, counts } => {
                for kept in self.letters.iter_mut().filter(|it| letters.contains(&it.number)) {
                    kept.is_ticked = true;
                    kept.is_entered |= counts;
                }
                (DeskDeed::Tick { letters: letters.clone(), counts: *counts }, String::new())
            }
            Deed::Adjudicate { round, orders, reason, anyway } => {
                self.rounds.push(orders.clone());
                (self.notice, self.n_corrections) = (None, 0);
                (DeskDeed::Adjudicate { round: *round, anyway: anyway.clone() }, reason.clone())
            }
            Deed::Correct { round, seat, orders, reason } => {
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
