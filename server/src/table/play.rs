//! What people, bots and deadlines do at a table.

use kernel::{Seat, Turn, Unfair, Viewer};
use library::Host;
use store::Status;
use wire::api::{Absent, Driver, Pace};

use crate::{
    fault::{Code, Fault},
    table::{LogEntry, Start, TableState},
};

impl TableState {
    /// Refuses what needs a running game.
    pub(super) fn running(&mut self) -> Result<&mut Box<dyn Host>, Fault> {
        match self.status() {
            Status::Playing => {}
            Status::Waiting => {
                return Err(Fault::conflict(Code::Waiting, "the game has not begun: seats are still free"));
            }
            Status::Over => return Err(Fault::conflict(Code::Over, "the game is over")),
            Status::Closed => return Err(self.closed()),
        }
        self.host.as_mut().ok_or_else(|| Fault::conflict(Code::Waiting, "the game has not begun"))
    }

    /// Refuses what needs a table that is not closed.
    pub(crate) fn open(&self) -> Result<(), Fault> {
        if self.meta.closed.is_some() { Err(self.closed()) } else { Ok(()) }
    }

    /// Refuses words of a seat, or of whoever made the table, who has said enough.
    pub(crate) fn room(&self, seat: Option<Seat>) -> Result<(), Fault> {
        self.open()?;
        let enough = || Fault::conflict(Code::Enough, "you have said as much as you may at this table");
        self.meta.has_room(seat).then_some(()).ok_or_else(enough)
    }

    /// Refuses to give a seat up that others can take, where too many came and went.
    ///
    /// Whoever comes is welcome all the same: nobody can close a table to others but by sitting there.
    fn may_go(&self, most_leaves: u32) -> Result<(), Fault> {
        if self.meta.n_leaves() < most_leaves {
            Ok(())
        } else {
            Err(Fault::conflict(Code::Enough, "too many came to this table and went: whoever sits there now stays"))
        }
    }

    /// Refuses to take bots or writers of letters out of their seats where that was done too often.
    pub(super) fn may_dismiss(&self) -> Result<(), Fault> {
        if self.meta.may_dismiss() {
            Ok(())
        } else {
            Err(Fault::conflict(Code::Enough, "too many were taken out of their seats here"))
        }
    }

    fn closed(&self) -> Fault {
        let reason = self.meta.closed.as_deref().unwrap_or_default();
        Fault::conflict(Code::Closed, format!("the table was closed: {reason}"))
    }

    /// The seat of this number.
    pub(crate) fn seat(&self, number: u16) -> Result<Seat, Fault> {
        let seat = Seat::new(number.into()).filter(|it| self.meta.chair(*it).is_some());
        seat.ok_or_else(|| Fault::bad(Code::Seat, format!("there is no seat {number}")))
    }

    /// A seat that may be taken: the one of this number, or the first.
    pub(crate) fn choose(&self, number: Option<u16>) -> Result<Seat, Fault> {
        let Some(number) = number else {
            return self.meta.free_seat().ok_or_else(|| Fault::conflict(Code::Full, "no seat is free"));
        };
        let seat = self.seat(number)?;
        let taken = || Fault::conflict(Code::Taken, format!("seat {number} is taken"));
        Some(seat).filter(|it| self.meta.is_free(*it)).ok_or_else(taken)
    }

    /// Begins the game if no seat is free, unless a game master says when.
    pub(crate) fn start_if_full(&mut self, now: i64) -> Result<(), Fault> {
        let is_full = self.status() == Status::Waiting && self.meta.free_seat().is_none();
        if is_full && !self.meta.is_refereed() { self.start(now) } else { Ok(()) }
    }

    /// Begins the game with those who sit.
    pub(crate) fn start(&mut self, now: i64) -> Result<(), Fault> {
        if self.meta.n_bots() > 0 && !self.meta.has_person() {
            return Err(Fault::bad(Code::Seats, "one seat must be a person's"));
        }
        let n_seats = self.meta.taken().count();
        let entry =
            library::find(&self.meta.terms.game).ok_or_else(|| Fault::bad(Code::Game, "the game is not known"))?;
        let content = self.source.contents.first().map(String::as_str);
        let rules = Some(self.meta.terms.rules.as_str()).filter(|_| content.is_none());
        let host = entry.open_with(rules, n_seats, content).map_err(|it| Fault::bad(Code::Seats, it.to_string()))?;
        self.begin(host, now);
        Ok(())
    }

    /// Begins the game as another one began whose record has this first line: by the same rules, on the same map.
    pub(crate) fn start_like(&mut self, head: &str, now: i64) -> Result<(), Fault> {
        let reading = library::read(&format!("{head}\n"), &[]).map_err(|it| Fault::bad(Code::Game, it.to_string()))?;
        self.begin(reading.host, now);
        Ok(())
    }

    fn begin(&mut self, host: Box<dyn Host>, now: i64) {
        let seats = self.meta.taken().map(|it| it.index() as u16).collect();
        let head = host.head();
        self.host = Some(host);
        self.add(&LogEntry::Start(Start { head, seats }), now);
        self.go_on(now);
    }

    /// Makes a move of `seat`.
    pub(crate) fn act(&mut self, seat: Seat, action: &str, now: i64) -> Result<(), Fault> {
        self.running()?.act(seat, action).map_err(Fault::from)?;
        self.add_event(now);
        self.go_on(now);
        Ok(())
    }

    /// Takes back the last move of `seat`.
    pub(crate) fn undo(&mut self, seat: Seat, now: i64) -> Result<(), Fault> {
        self.running()?;
        for bot in self.bots_since(seat) {
            self.add_undo(bot, now).map_err(Fault::unfair)?;
        }
        self.add_undo(seat, now).map_err(Fault::unfair)
    }

    /// The bots whose moves must be taken back before the last one of `seat` can be, the last one first.
    ///
    /// None if that would not be fair: they are taken back only while they are hidden from `seat`, which has then
    /// learnt nothing from them. Bots decide anew afterwards, and by what they know nothing has changed.
    fn bots_since(&self, seat: Seat) -> Vec<Seat> {
        let mut res = Vec::new();
        let Some(mut trial) = self.host.as_ref().map(|it| it.fork()) else {
            return res;
        };
        loop {
            let bot = match trial.undo(seat) {
                Ok(()) => return res,
                Err(Unfair::Moved { seat: other }) if self.meta.bot(other).is_some() => other,
                Err(_) => return Vec::new(),
            };
            let last = trial.n_events().checked_sub(1).and_then(|it| trial.veil(it));
            let is_hidden =
                last.is_some_and(|(veil, step)| !veil.is_open(Viewer::Seat(seat), step < trial.step(), false));
            if !is_hidden || trial.undo(bot).is_err() {
                return Vec::new();
            }
            res.push(bot);
        }
    }

    /// Lets `seat` go; seats that others can take are given up no oftener than this.
    pub(crate) fn leave(&mut self, seat: Seat, most_leaves: u32, now: i64) -> Result<(), Fault> {
        match self.status() {
            Status::Waiting => {
                self.may_go(most_leaves)?;
                self.add(&LogEntry::Rise { seat }, now);
            }
            Status::Playing if self.meta.is_refereed() => {
                return Err(Fault::forbidden("by post nobody leaves: whoever sends no orders is ruled for"));
            }
            Status::Playing => {
                if self.running()?.rule(seat, "leave").is_ok() {
                    self.add_event(now);
                } else {
                    self.may_go(most_leaves)?;
                    // The rules know no leaving: the seat goes on without its player, and somebody else may take it.
                    self.add(&LogEntry::Leave { seat }, now);
                }
                self.go_on(now);
            }
            Status::Over | Status::Closed => return Err(Fault::conflict(Code::Over, "the game is over")),
        }
        Ok(())
    }

    /// The person acts again for `seat`.
    pub(crate) fn come_back(&mut self, seat: Seat, now: i64) -> Result<(), Fault> {
        self.running()?;
        if self.meta.driver(seat) != Driver::Bot {
            return Err(Fault::conflict(Code::Present, "no bot acts for this seat"));
        }
        self.add(&LogEntry::Return { seat }, now);
        Ok(())
    }

    /// The time is up: does what was agreed for those who are waited for. Does nothing if it is not up.
    pub(crate) fn time_is_up(&mut self, now: i64) -> Result<(), Fault> {
        if self.deadline.is_none_or(|it| it > now) {
            return Ok(());
        }
        let Pace::Deadline { absent, .. } = self.meta.terms.pace else {
            self.deadline = None;
            return Ok(());
        };
        let host = self.running()?;
        let (waiting, step) = match host.turn() {
            Turn::Seats(waiting) => (waiting.clone(), host.step()),
            Turn::Chance | Turn::Over => return Ok(()),
        };
        // A bot is not late: it thinks, or its server does not.
        let late: Vec<_> = waiting.iter().filter(|it| self.meta.bot(*it).is_none()).collect();
        // A new deadline is set when others must act; until then nobody is punished twice.
        self.deadline = None;
        for &seat in &late {
            self.add(&LogEntry::Late { seat }, now);
            match absent {
                Absent::Wait => {}
                Absent::Bot => self.add(&LogEntry::Bot { seat }, now),
                Absent::Default => {
                    let must = |it: &dyn Host| it.step() == step && is_waited_for(it, seat);
                    while self.host.as_deref().is_some_and(must) && self.decide(seat, now) {}
                }
            }
        }
        self.go_on(now);
        // Whoever was helped over one step and must decide in the next has a deadline for that, too.
        self.has_turned |= absent == Absent::Default && !late.is_empty();
        Ok(())
    }

    /// Rolls what is due, and decides for those who left, until a person or a bot must act or the game is over.
    pub(super) fn go_on(&mut self, now: i64) {
        loop {
            self.roll(now);
            let Some(host) = &self.host else {
                return;
            };
            let Turn::Seats(waiting) = host.turn() else {
                return;
            };
            let Some(seat) = waiting.iter().find(|it| self.meta.driver(*it) == Driver::Left) else {
                return;
            };
            if !self.decide(seat, now) {
                tracing::error!(table = %self.source.head.table.id, seat = seat.index(), "nothing to decide for a seat");
                return;
            }
        }
    }

    fn roll(&mut self, now: i64) {
        let dice = self.dice();
        while self.host.as_mut().is_some_and(|it| it.roll(&dice)) {
            self.add_event(now);
        }
    }

    /// A harmless decision for a seat whose player is not there. Says whether there was one.
    fn decide(&mut self, seat: Seat, now: i64) -> bool {
        let has_decided = self.host.as_mut().is_some_and(|it| it.decide_absent(seat).is_ok());
        if has_decided {
            self.add_event(now);
            self.roll(now);
        }
        has_decided
    }
}

fn is_waited_for(host: &dyn Host, seat: Seat) -> bool {
    matches!(host.turn(), Turn::Seats(waiting) if waiting.contains(seat))
}
