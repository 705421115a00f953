//! A game in progress: the position and the log that made it.
//!
//! A table keeps the log from its beginning, or from a later moment if it was restored from a snapshot.
//! For every event it keeps its veil and the step in which it happened, so that nothing is replayed to tell who may read
//! what, and now and then a copy of the position, so that at most a few dozen events are replayed to take one back.

use std::{error::Error, fmt};

use crate::{
    Dice, Event, EventOf, Game, Lot, Luck, Record, RecordError, Seat, Turn, Veil,
    moment::{Marks, Moment},
};

/// A running game. Invariant: `now` is the origin with every event of `log` applied.
#[derive(Clone, Debug)]
pub struct Table<G: Game> {
    setup: G::Setup,
    /// The moment before the first kept event; `None` where that is the first event of the game.
    origin: Option<Moment<G>>,
    log: Vec<EventOf<G>>,
    /// From whom each kept event is hidden, and the step in which it happened.
    veils: Vec<(Veil, u32)>,
    now: Moment<G>,
    marks: Marks<G>,
}

/// Two tables are the same if the same is kept of the same game, wherever their copies of the position are.
impl<G: Game> PartialEq for Table<G> {
    fn eq(&self, other: &Self) -> bool {
        self.setup == other.setup && self.log == other.log && self.veils == other.veils && self.now == other.now
    }
}

impl<G: Game> Table<G> {
    /// A table where nothing has happened yet.
    pub fn new(setup: G::Setup) -> Self {
        Self::from_moment(setup, None)
    }

    /// A table that goes on from a position which was not played here: a guess, to try moves ahead.
    ///
    /// `state` must be one of a game of `setup`. What was before counts as one event that is not kept, so that there is
    /// no record of such a table.
    pub fn imagined(setup: G::Setup, state: G) -> Self {
        Self::from_moment(setup, Some(Moment { state, n_events: 1, n_drawn: 0 }))
    }

    /// A table that goes on from a moment, or begins.
    pub(crate) fn from_moment(setup: G::Setup, origin: Option<Moment<G>>) -> Self {
        let now = origin.clone().unwrap_or_else(|| Moment::first(&setup));
        Self { setup, origin, log: Vec::new(), veils: Vec::new(), now, marks: Marks::NONE }
    }

    /// The moment before which nothing is taken back, unless that is the beginning.
    pub(crate) fn base(&self) -> Option<&Moment<G>> {
        self.marks.older().or(self.origin.as_ref())
    }

    /// What was agreed.
    pub const fn setup(&self) -> &G::Setup {
        &self.setup
    }

    /// The current position.
    pub const fn state(&self) -> &G {
        &self.now.state
    }

    /// How many events there were, whether they are kept or not.
    pub const fn n_events(&self) -> usize {
        self.now.n_events
    }

    /// The number of the first event that is kept, counted from zero.
    pub const fn first_event(&self) -> usize {
        self.now.n_events - self.log.len()
    }

    /// The events that are kept: all of them, unless the table was restored from a snapshot.
    pub fn log(&self) -> &[EventOf<G>] {
        &self.log
    }

    /// Event number `n`, counted from zero, if it is kept.
    pub fn event(&self, n: usize) -> Option<EventOf<G>> {
        self.log.get(n.checked_sub(self.first_event())?).copied()
    }

    /// From whom event number `n` is hidden, and the step in which it happened, if it is kept.
    pub fn veil(&self, n: usize) -> Option<(Veil, u32)> {
        self.veils.get(n.checked_sub(self.first_event())?).copied()
    }

    /// Lets `seat` act.
    pub fn act(&mut self, seat: Seat, action: G::Action) -> Result<(), Refused<G::Refusal>> {
        match self.now.state.turn() {
            Turn::Over => return Err(Refused::GameOver),
            Turn::Seats(waiting) if waiting.contains(seat) => {}
            Turn::Seats(_) | Turn::Chance => return Err(self.not_your_turn(seat)),
        }
        self.now.state.check(seat, action).map_err(Refused::Rule)?;
        self.push(Event::Act { seat, action });
        Ok(())
    }

    /// Lets the referee decide for `seat`.
    pub fn rule(&mut self, seat: Seat, ruling: G::Ruling) -> Result<(), Refused<G::Refusal>> {
        match self.now.state.turn() {
            Turn::Over => return Err(Refused::GameOver),
            _ if seat.index() >= self.now.state.n_seats() => return Err(self.not_your_turn(seat)),
            Turn::Chance | Turn::Seats(_) => {}
        }
        self.now.state.check_ruling(seat, ruling).map_err(Refused::Rule)?;
        self.push(Event::Ruling { seat, ruling });
        Ok(())
    }

    /// Lets fate decide `chance`, if that is due and possible.
    pub fn happen(&mut self, chance: G::Chance) -> Result<(), Refused<G::Refusal>> {
        match self.now.state.turn() {
            Turn::Over => return Err(Refused::GameOver),
            Turn::Seats(_) => return Err(Refused::NoChanceDue),
            Turn::Chance => {}
        }
        let mut outcomes = Vec::new();
        self.now.state.chances(&mut outcomes);
        if !outcomes.iter().any(|it| it.outcome == chance) {
            return Err(Refused::Impossible(chance.to_string()));
        }
        self.push(Event::Chance(chance));
        Ok(())
    }

    /// The lot that is due, if one is.
    pub fn lot(&self) -> Option<Lot> {
        (self.now.state.turn() == Turn::Chance).then(|| self.now.state.lot(self.now.n_drawn))
    }

    /// Rolls `dice` until a seat must act or the game is over.
    pub fn settle(&mut self, dice: &Dice) {
        while self.roll(dice) {}
    }

    /// Rolls `dice` once, if that is due. Says whether it was.
    pub fn roll(&mut self, dice: &Dice) -> bool {
        let Some(lot) = self.lot() else {
            return false;
        };
        let chance = self.now.state.draw(&mut dice.lot(lot), &mut Vec::new());
        self.push(Event::Chance(chance));
        true
    }

    /// Draws with any luck until a seat must act or the game is over.
    pub fn settle_with(&mut self, luck: &mut impl Luck) {
        while self.now.state.turn() == Turn::Chance {
            let chance = self.now.state.draw(luck, &mut Vec::new());
            self.push(Event::Chance(chance));
        }
    }

    /// Takes back the last action of `seat` if nobody has learnt anything from it.
    ///
    /// That is the last event, or one after which others have acted in the same step without seeing it or being seen.
    pub fn undo(&mut self, seat: Seat) -> Result<EventOf<G>, Unfair> {
        if self.now.state.turn() == Turn::Over {
            return Err(Unfair::Over);
        }
        let (Some(&last), Some(&(_, step))) = (self.log.last(), self.veils.last()) else {
            return Err(if self.now.n_events == 0 { Unfair::Nothing } else { Unfair::LongAgo });
        };
        let n = match last {
            Event::Chance(_) if self.now.n_drawn as usize == self.now.n_events => return Err(Unfair::Nothing),
            Event::Chance(_) => return Err(Unfair::Rolled),
            Event::Ruling { .. } => return Err(Unfair::Ruled),
            Event::Act { seat: last, .. } if last != seat => self.hidden(seat).ok_or(Unfair::Moved { seat: last })?,
            Event::Act { .. } if step != self.now.state.step() => return Err(Unfair::Revealed),
            Event::Act { .. } => self.log.len() - 1,
        };
        let first = self.first_event();
        let n_before = first + n;
        if self.marks.older().is_some_and(|it| n_before < it.n_events) {
            return Err(Unfair::LongAgo);
        }
        match self.marks.back_to(n_before).or(self.origin.as_ref()) {
            Some(moment) => self.now.clone_from(moment),
            None => self.now = Moment::first(&self.setup),
        }
        let undone = self.log.remove(n);
        self.veils.remove(n);
        for &event in &self.log[self.now.n_events - first..] {
            self.now.apply(event);
        }
        Ok(undone)
    }

    /// Where the last action of `seat` stands among the kept events, if all who have acted since did so in the same step,
    /// hidden from `seat` as it is from them. What is hidden from each other does not depend on each other.
    fn hidden(&self, seat: Seat) -> Option<usize> {
        let step = self.now.state.step();
        // A table that was restored knows no more.
        let least = self.marks.older().map_or(0, |it| it.n_events - self.first_event());
        for (n, (event, &(veil, then))) in self.log.iter().zip(&self.veils).enumerate().rev() {
            let Event::Act { seat: actor, .. } = *event else { return None };
            if n < least || then != step || veil == Veil::None {
                return None;
            }
            if actor == seat {
                return Some(n);
            }
        }
        None
    }

    /// This table as it was after its first `n` events; `None` before what is kept, and in the future.
    ///
    /// This replays all kept events up to there.
    pub fn at(&self, n: usize) -> Option<Self> {
        let n_kept = n.checked_sub(self.first_event()).filter(|&it| it <= self.log.len())?;
        let mut res = Self::from_moment(self.setup.clone(), self.origin.clone());
        self.log[..n_kept].iter().for_each(|&event| res.push(event));
        Some(res)
    }

    /// Plays a record again, checking every event against the rules, and its scores.
    pub fn replay(record: &Record<G>) -> Result<Self, RecordError> {
        record.replay(|_, _| Ok(()))
    }

    /// Lets any event in by the door that checks it.
    pub fn admit(&mut self, event: EventOf<G>) -> Result<(), Refused<G::Refusal>> {
        match event {
            Event::Act { seat, action } => self.act(seat, action),
            Event::Ruling { seat, ruling } => self.rule(seat, ruling),
            Event::Chance(chance) => self.happen(chance),
        }
    }

    fn not_your_turn(&self, seat: Seat) -> Refused<G::Refusal> {
        if seat.index() >= self.now.state.n_seats() {
            Refused::NoSuchSeat { seat, n_seats: self.now.state.n_seats() }
        } else {
            Refused::NotYourTurn { seat }
        }
    }

    fn push(&mut self, event: EventOf<G>) {
        self.veils.push((self.now.state.veil(&event), self.now.state.step()));
        self.now.apply(event);
        self.log.push(event);
        self.marks.pass(&self.now);
    }
}

/// Why an event was not taken.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Refused<R> {
    /// The game has ended.
    GameOver,
    /// Someone else, or a die, comes first.
    NotYourTurn {
        /// Who tried to act.
        seat: Seat,
    },
    /// The game has fewer seats.
    NoSuchSeat {
        /// Who tried to act.
        seat: Seat,
        /// How many seats there are.
        n_seats: usize,
    },
    /// It is a seat's turn to decide.
    NoChanceDue,
    /// The dice cannot show this now.
    Impossible(String),
    /// A rule of the game forbids it.
    Rule(R),
}

impl<R: fmt::Display> fmt::Display for Refused<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::GameOver => f.write_str("the game is over"),
            Self::NotYourTurn { seat } => write!(f, "it is not the turn of seat {seat}"),
            Self::NoSuchSeat { seat, n_seats } => {
                write!(f, "there is no seat {seat}: seats are 0 to {}", n_seats.saturating_sub(1))
            }
            Self::NoChanceDue => f.write_str("no die is rolled and nothing is drawn now"),
            Self::Impossible(chance) => write!(f, "`{chance}` cannot come up now"),
            Self::Rule(rule) => rule.fmt(f),
        }
    }
}

impl<R: Error> Error for Refused<R> {}

crate::cite! { Refused<R> where R =>
    GameOver = "table-game-over" (),
    NotYourTurn {} = "table-not-your-turn" (),
    NoSuchSeat { seat, n_seats } = "table-no-such-seat" (seat, last: n_seats.saturating_sub(1)),
    NoChanceDue = "table-no-chance-due" (),
    Impossible(chance) = "table-impossible" (chance),
    .. Rule
}

/// Why an action cannot be taken back.
#[derive(Copy, Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Unfair {
    /// Nothing was decided yet.
    #[error("there is nothing to take back")]
    Nothing,
    /// The game has ended.
    #[error("the game is over, nothing can be taken back")]
    Over,
    /// A roll was seen since.
    #[error("the next roll or card has been seen, so the move before it stands")]
    Rolled,
    /// The referee decided since.
    #[error("the game master has decided since, so the move before it stands")]
    Ruled,
    /// Another seat moved since.
    #[error("seat {seat} has moved since")]
    Moved {
        /// Who moved.
        seat: Seat,
    },
    /// Everybody has decided, and all has been shown.
    #[error("all moves of the turn have been shown, so they stand")]
    Revealed,
    /// So many moves were taken back already that the position before is not kept.
    #[error("that is too many moves ago to be taken back")]
    LongAgo,
}

// Who has moved is not told: at a server it may be hidden.
crate::cite! { Unfair =>
    Nothing = "unfair-nothing" (),
    Over = "unfair-over" (),
    Rolled = "unfair-rolled" (),
    Ruled = "unfair-ruled" (),
    Moved {} = "unfair-moved" (),
    Revealed = "unfair-revealed" (),
    LongAgo = "unfair-long-ago" (),
}
