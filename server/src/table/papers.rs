//! What lies on the desk of a game master: letters, orders, the deadline, and what was done.

use kernel::Seat;
use serde::{Deserialize, Serialize};
use thirty::Action;
use wire::desk::{DeskAct, DeskDeed};

use crate::table::{Deed, number};

/// The most characters of all letters that wait for their round.
const MOST_WRITTEN: usize = 4 * 1024 * 1024;

/// The papers of a game master; they follow from the log alone.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Papers {
    /// How many letters were kept.
    pub(crate) n_letters: u32,
    /// Those whose round is not adjudicated yet, the oldest first.
    pub(crate) letters: Vec<Kept>,
    /// What counted in each adjudicated round, by seat.
    pub(crate) rounds: Vec<Vec<Option<String>>>,
    /// What players have done for the open round at the table itself, by seat.
    pub(crate) moves: Vec<Vec<String>>,
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
    pub(crate) text: String,
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
        self.moves.get(seat.index()).into_iter().flatten().filter_map(|it| it.parse().ok())
    }

    /// Whether there is room for another letter.
    pub(crate) fn has_room(&self, text: &str) -> bool {
        self.letters.iter().map(|it| it.text.len()).sum::<usize>() + text.len() <= MOST_WRITTEN
    }

    /// The game has begun.
    pub(super) fn begin(&mut self, n_seats: usize, due: Option<i64>) {
        self.moves = vec![Vec::new(); n_seats];
        self.due = due;
    }

    /// Notes what a seat did; what the dice and the referee do is no move.
    pub(super) fn event(&mut self, line: &str) {
        let Some((seat, action)) = line.split_once(' ') else { return };
        if let Some(moves) = seat.parse::<usize>().ok().and_then(|it| self.moves.get_mut(it)) {
            moves.push(action.to_owned());
        }
    }

    /// A seat has taken its last move back.
    pub(super) fn undo(&mut self, seat: Seat) {
        self.moves.get_mut(seat.index()).and_then(Vec::pop);
    }

    /// All have moved, or were ruled for: another round is open until `due`, if there is one.
    pub(super) fn close_round(&mut self, n_closed: usize, due: Option<i64>) {
        if self.rounds.len() < n_closed {
            // Nobody adjudicated it: everybody has moved at the table itself.
            let orders = |seat: Seat| {
                let orders = referee::Orders::of_moves(self.moves_of(seat));
                Some(orders).filter(|it| !it.is_empty()).map(|it| it.to_string())
            };
            self.rounds.push(Seat::first(self.moves.len()).map(orders).collect());
            self.notice = None;
        }
        self.moves.iter_mut().for_each(Vec::clear);
        self.letters.retain(|it| usize::from(it.round) >= n_closed);
        (self.n_closed, self.due, self.is_paused) = (n_closed, due, false);
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
            Deed::Adjudicate { round, orders, reason } => {
                self.rounds.push(orders.clone());
                self.notice = None;
                (DeskDeed::Adjudicate { round: *round }, reason.clone())
            }
            Deed::Correct { round, seat, orders, reason } => {
                let counted = self.rounds.get_mut(usize::from(*round)).and_then(|it| it.get_mut(seat.index()));
                if let Some(counted) = counted {
                    *counted = Some(orders.clone());
                }
                self.moves[seat.index()].clear();
                self.notice = Some(reason.clone());
                (DeskDeed::Correct { round: *round, seat: number(*seat), orders: orders.clone() }, reason.clone())
            }
            _ => return,
        };
        self.acts.push(DeskAct { at, deed, reason });
    }
}
