//! Bots at a table: who has one, what it is asked, and what becomes of its answer.

use hmac::{Hmac, KeyInit as _, Mac as _};
use kernel::{Seat, Turn, Viewer};
use library::View;
use sha2::Sha256;
use store::Status;
use wire::{
    Cursor,
    api::{Driver, Level, NewBot},
};

use crate::{
    fault::{Code, Fault},
    table::{LogEntry, TableState},
};

/// The most bots at one table, so that nobody lets a machine play by itself for days.
const MOST: usize = 8;

/// What a bot is asked: all that its seat may know, and nothing else.
#[derive(Debug)]
pub(crate) struct Question {
    pub(crate) seat: Seat,
    pub(crate) level: Level,
    /// Which position it is, as the seat knows it.
    cursor: Cursor,
    view: View,
    actions: Vec<String>,
    /// What the luck of the seat's bot follows from.
    secret: [u8; 32],
}

impl Question {
    /// What the bot does. This takes its time.
    pub(crate) fn think(&self) -> Option<String> {
        let level = match self.level {
            Level::Random => bots::Level::Random,
            Level::Greedy => bots::Level::Greedy,
            Level::Easy => bots::Level::Easy,
            Level::Normal => bots::Level::Normal,
            Level::Strong => bots::Level::Strong,
        };
        let mut luck = fastrand::Rng::with_seed(self.luck());
        let best = bots::think(&self.view, self.seat, &self.actions, level, &mut luck).into_iter().next();
        best.map(|it| it.action)
    }

    /// What it does if it cannot think.
    pub(crate) fn stopgap(&self) -> Option<String> {
        self.actions.first().cloned()
    }

    /// Luck for this position as the seat sees it.
    ///
    /// So every server finds the same move, nobody gets another one by taking a move back, and what is hidden from the
    /// seat changes nothing.
    fn luck(&self) -> u64 {
        let view = wire::View::new(&self.view, &|_| true);
        let view = serde_json::to_vec(&view).expect("plain data is JSON");
        let bytes = derive(&self.secret, &view);
        bytes.first_chunk::<8>().map_or(0, |it| u64::from_be_bytes(*it))
    }
}

fn derive(key: &[u8; 32], text: &[u8]) -> [u8; 32] {
    let mut mac = Hmac::<Sha256>::new_from_slice(key).expect("a key of any length is fine");
    mac.update(text);
    mac.finalize().into_bytes().into()
}

impl TableState {
    /// Puts a bot into a free seat, before the game, and begins if that was the last one.
    pub(crate) fn accompany(&mut self, new: &NewBot, name: Option<&str>, now: i64) -> Result<(), Fault> {
        self.may_seat_bots()?;
        if self.meta.n_bots() >= MOST {
            return Err(Fault::bad(Code::Limit, format!("a table has up to {MOST} bots")));
        }
        let seat = self.choose(new.seat)?;
        let n_free = self.meta.seats.len() - self.meta.taken().count();
        if n_free == 1 && !self.meta.has_person() {
            return Err(Fault::bad(Code::Seats, "one seat must be a person's"));
        }
        let name = name.map_or_else(|| format!("Bot {}", seat.index() + 1), ToOwned::to_owned);
        self.add(&LogEntry::Company { seat, name, level: new.level }, now);
        self.start_if_full(now)
    }

    /// Takes a bot out of its seat, before the game.
    pub(crate) fn part(&mut self, number: usize, now: i64) -> Result<(), Fault> {
        self.may_seat_bots()?;
        let seat = Seat::new(number).filter(|it| self.meta.chair(*it).is_some_and(|it| it.bot.is_some()));
        let seat = seat.ok_or_else(|| Fault::not_found(format!("no bot has seat {number}")))?;
        self.may_dismiss()?;
        self.add(&LogEntry::Rise { seat }, now);
        Ok(())
    }

    fn may_seat_bots(&self) -> Result<(), Fault> {
        self.open()?;
        if self.status() != Status::Waiting {
            return Err(Fault::conflict(Code::Begun, "the game has begun"));
        }
        Ok(())
    }

    /// A seat that is waited for and for which a bot acts; of several the lowest.
    pub(crate) fn bot_in_turn(&self) -> Option<Seat> {
        let host = self.host.as_ref().filter(|_| self.status() == Status::Playing)?;
        match host.turn() {
            Turn::Seats(waiting) => {
                waiting.iter().find(|it| self.meta.driver(*it) == Driver::Bot && self.may_think(*it))
            }
            Turn::Chance | Turn::Over => None,
        }
    }

    /// Whether the bot of a seat thinks: a table without people rests, once the moves are made that they missed.
    fn may_think(&self, seat: Seat) -> bool {
        let is_stand_in = self.meta.chair(seat).is_some_and(|it| it.bot.is_none());
        let step = self.host.as_ref().map(|it| it.step());
        self.meta.has_person() || (is_stand_in && step.is_some() && self.meta.late_step == step)
    }

    /// What a bot is to be asked now.
    pub(crate) fn question(&self) -> Option<Question> {
        let seat = self.bot_in_turn()?;
        let host = self.host.as_ref()?;
        let table = &self.source.head.table;
        Some(Question {
            seat,
            level: self.meta.bot(seat)?,
            cursor: self.feed.cursor(Some(seat)),
            view: host.view(Viewer::Seat(seat)),
            actions: host.actions(seat),
            // No lot of the dice has a name like this.
            secret: derive(table.seed.bytes(), format!("{} bot {seat}", table.dice).as_bytes()),
        })
    }

    /// Makes the move of a bot, if it was thought of for the position that there is. Says whether it was.
    pub(crate) fn answer(&mut self, question: &Question, action: &str, now: i64) -> Result<bool, Fault> {
        let seat = question.seat;
        let is_asked = self.status() == Status::Playing && self.meta.bot(seat) == Some(question.level);
        if !is_asked || self.feed.is_stale(question.cursor, seat) {
            return Ok(false);
        }
        // From now on the next one is waited for.
        self.bot_at = None;
        if let Err(fault) = self.act(seat, action, now) {
            // A defect of ours; nobody shall wait for this seat for ever because of it.
            tracing::error!(fault = fault.message, action, "the move of a bot was refused");
            self.act(seat, &question.stopgap().ok_or(fault)?, now)?;
        }
        Ok(true)
    }
}
