//! What an act changes.

use std::{collections::HashSet, sync::Arc};

use jiff::Timestamp;
use kernel::{BySeat, Seat};

use super::{Act, Arrived, Deadline, Desk, Effect, Kept, Misfit, Timing};
use crate::Orders;

impl Desk {
    /// Does an act, and says what follows from it: what is to be sent, and what is to be entered at the table.
    pub fn apply(&mut self, act: &Act, at: Timestamp, reason: &str) -> Result<Vec<Effect>, Misfit> {
        let before: HashSet<_> = self.owed().into_iter().collect();
        let lines = match act {
            Act::Adjudicate { orders, .. } => self.lines_of(orders),
            _ => Vec::new(),
        };
        self.fold(act, at, reason)?;
        let mut res = self.owed();
        res.retain(|it| !before.contains(it));
        if !lines.is_empty() {
            res.push(Effect::Enter { lines });
        }
        Ok(res)
    }

    /// Does an act that was done before, as it stands in a log: what followed from it was carried out then, or is
    /// [owed](Self::owed).
    pub fn fold(&mut self, act: &Act, at: Timestamp, reason: &str) -> Result<(), Misfit> {
        match act {
            Act::Join(player) => {
                if self.has_begun {
                    return Err(Misfit::Begun);
                }
                self.players.push(player.clone());
            }
            Act::Rename { seat, name } => self.player_mut(*seat)?.name.clone_from(name),
            Act::Translate { seat, language } => self.player_mut(*seat)?.language = *language,
            Act::Move { seat, address } => self.player_mut(*seat)?.addresses.push(address.clone()),
            Act::Begin { due } => {
                if self.players.is_empty() {
                    return Err(Misfit::Players);
                }
                (self.has_begun, self.opened, self.deadline) = (true, at, *due);
            }
            Act::Receive(arrived) => self.receive(arrived, reason)?,
            Act::Enter { letter, seat, round, received, settles } => {
                self.enter(*letter, (*seat, *round), *received)?;
                self.tick(settles, false);
            }
            Act::Tick { letters, counts } => self.tick(letters, *counts),
            Act::Extend { due } => self.extend(*due, reason),
            Act::Pause => {
                self.is_paused = true;
                self.revise(reason);
            }
            Act::Remind { round, due, seats } => {
                self.reminded.extend(seats.iter().map(|it| (*it, *round, due.shown())));
            }
            Act::Adjudicate { round, orders, due, rests, .. } => {
                if self.round() != Some(*round) {
                    return Err(Misfit::Round(*round));
                }
                let n_orders = orders.iter().count();
                if n_orders != self.players.len() {
                    return Err(Misfit::Orders(n_orders, self.players.len()));
                }
                self.rounds.push(Arc::clone(orders));
                self.opened = at;
                self.open_next(*due);
                self.is_paused &= rests;
            }
            Act::Correct { round, seat, orders } => self.correct(*round, *seat, orders, reason)?,
            Act::Finish => {
                self.is_finished = true;
                (self.revision, self.notice) = (1, None);
            }
            Act::Play { seat, action } => {
                // What an adjudication enters at the table is no move of the next round.
                if self.rounds.len() <= self.n_closed {
                    self.moves.push((*seat, *action));
                }
            }
            Act::TakeBack { seat } => {
                if let Some(last) = self.moves.iter().rposition(|it| it.0 == *seat) {
                    self.moves.remove(last);
                }
            }
            Act::Close { n_closed, due } => self.close(*n_closed, *due, at),
        }
        Ok(())
    }

    fn player_mut(&mut self, seat: Seat) -> Result<&mut super::Player, Misfit> {
        self.players.get_mut(seat.index()).ok_or(Misfit::Seat(seat))
    }

    fn receive(&mut self, arrived: &Arrived, reason: &str) -> Result<(), Misfit> {
        if let Some((seat, _)) = arrived.owner.filter(|it| self.player(it.0).is_none()) {
            return Err(Misfit::Seat(seat));
        }
        let mut kept = Kept::new(arrived, reason);
        if let Some((_, round)) = kept.owner {
            kept.was_refused = Some(round) != self.round() || self.is_late(&kept);
        }
        self.letters.push(kept);
        Ok(())
    }

    fn enter(&mut self, number: u32, owner: (Seat, u8), received: Timestamp) -> Result<(), Misfit> {
        if self.player(owner.0).is_none() {
            return Err(Misfit::Seat(owner.0));
        }
        let before = self.letters.iter().position(|it| it.number == number).map(|it| self.letters.remove(it));
        let is_told = |it: &Kept| it.was_refused && it.owner.is_some_and(|it| it.0 == owner.0);
        let arrived = Arrived {
            number,
            owner: Some(owner),
            from: String::new(),
            received,
            timing: Timing::Clock,
            words: before.as_ref().and_then(|it| it.words.clone()),
        };
        let was_refused = before.as_ref().is_some_and(is_told);
        self.letters.push(Kept { is_entered: true, was_refused, ..Kept::new(&arrived, "") });
        Ok(())
    }

    fn tick(&mut self, letters: &[u32], counts: bool) {
        for kept in self.letters.iter_mut().filter(|it| letters.contains(&it.number)) {
            kept.is_ticked = true;
            kept.is_entered |= counts;
        }
    }

    fn extend(&mut self, due: Deadline, reason: &str) {
        if self.deadline.is_some_and(|it| it.moment() < due.moment()) {
            // What was late for the deadline before is in time for this one.
            let round = self.round();
            let is_meant = |it: &&mut Kept| it.owner.map(|it| it.1) == round && it.received <= due.moment();
            for kept in self.letters.iter_mut().filter(is_meant) {
                if let Timing::Word { is_late } = &mut kept.timing {
                    *is_late = false;
                }
            }
        }
        (self.deadline, self.is_paused) = (Some(due), false);
        self.revise(reason);
    }

    fn correct(&mut self, round: u8, seat: Seat, orders: &Orders, reason: &str) -> Result<(), Misfit> {
        if self.player(seat).is_none() {
            return Err(Misfit::Seat(seat));
        }
        let is_last = usize::from(round) + 1 == self.rounds.len();
        let last = self.rounds.last_mut().filter(|_| is_last).ok_or(Misfit::NotLast(round))?;
        let counts = |it: Seat| if it == seat { Some(orders.clone()) } else { last[it].clone() };
        *last = Arc::new(BySeat::new(self.players.len(), counts));
        // What was done since was done on another sheet.
        self.moves.retain(|it| it.0 != seat);
        self.n_corrections += 1;
        self.revise(reason);
        Ok(())
    }

    /// All have moved at the table, or were ruled for.
    fn close(&mut self, n_closed: usize, due: Option<Deadline>, at: Timestamp) {
        self.n_closed = n_closed;
        if self.rounds.len() >= n_closed {
            return;
        }
        // Nobody adjudicated it: everybody has moved at the table itself.
        let orders = |seat: Seat| Some(Orders::of_moves(self.moves_of(seat))).filter(|it| !it.is_empty());
        self.rounds.push(Arc::new(BySeat::new(self.players.len(), orders)));
        self.opened = at;
        // A game that rests goes on resting when its last player moves.
        self.open_next(due);
    }

    /// The next round is open.
    fn open_next(&mut self, due: Option<Deadline>) {
        self.moves.clear();
        self.last_letter_before = self.letters.iter().map(|it| it.number).max().unwrap_or(0);
        self.deadline = due;
        (self.revision, self.notice, self.n_corrections) = (1, None, 0);
        for n in 0..self.letters.len() {
            if !self.may_need(&self.letters[n]) {
                self.letters[n].words = None;
            }
        }
    }

    fn revise(&mut self, reason: &str) {
        self.revision += 1;
        self.notice = Some(reason.to_owned());
    }
}
