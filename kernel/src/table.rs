//! A game in progress: the state and the log that made it.

use std::{error::Error, fmt};

use crate::{Dice, Event, EventOf, Game, Lot, Luck, Record, RecordError, Seat, Turn};

/// A running game. Invariant: `state` is `new(setup)` with every event of `log` applied.
#[derive(Clone, Debug, PartialEq)]
pub struct Table<G: Game> {
    setup: G::Setup,
    log: Vec<EventOf<G>>,
    state: G,
    n_drawn: u32,
}

impl<G: Game> Table<G> {
    /// A table where nothing has happened yet.
    pub fn new(setup: G::Setup) -> Self {
        let state = G::new(&setup);
        Self { setup, log: Vec::new(), state, n_drawn: 0 }
    }

    /// What was agreed.
    pub const fn setup(&self) -> &G::Setup {
        &self.setup
    }

    /// The current position.
    pub const fn state(&self) -> &G {
        &self.state
    }

    /// Everything that happened so far.
    pub fn log(&self) -> &[EventOf<G>] {
        &self.log
    }

    /// Lets `seat` act.
    pub fn act(&mut self, seat: Seat, action: G::Action) -> Result<(), Refused<G::Refusal>> {
        match self.state.turn() {
            Turn::Over => return Err(Refused::GameOver),
            Turn::Seats(waiting) if waiting.contains(seat) => {}
            Turn::Seats(_) | Turn::Chance => return Err(self.not_your_turn(seat)),
        }
        self.state.check(seat, action).map_err(Refused::Rule)?;
        self.push(Event::Act { seat, action });
        Ok(())
    }

    /// Lets the referee decide for `seat`.
    pub fn rule(&mut self, seat: Seat, ruling: G::Ruling) -> Result<(), Refused<G::Refusal>> {
        match self.state.turn() {
            Turn::Over => return Err(Refused::GameOver),
            _ if seat.index() >= self.state.n_seats() => return Err(self.not_your_turn(seat)),
            Turn::Chance | Turn::Seats(_) => {}
        }
        self.state.check_ruling(seat, ruling).map_err(Refused::Rule)?;
        self.push(Event::Ruling { seat, ruling });
        Ok(())
    }

    /// Lets fate decide `chance`, if that is due and possible.
    pub fn happen(&mut self, chance: G::Chance) -> Result<(), Refused<G::Refusal>> {
        match self.state.turn() {
            Turn::Over => return Err(Refused::GameOver),
            Turn::Seats(_) => return Err(Refused::NoChanceDue),
            Turn::Chance => {}
        }
        let mut outcomes = Vec::new();
        self.state.chances(&mut outcomes);
        if !outcomes.iter().any(|it| it.outcome == chance) {
            return Err(Refused::Impossible(chance.to_string()));
        }
        self.push(Event::Chance(chance));
        Ok(())
    }

    /// The lot that is due, if one is.
    pub fn lot(&self) -> Option<Lot> {
        (self.state.turn() == Turn::Chance).then(|| self.state.lot(self.n_drawn))
    }

    /// Rolls `dice` until a seat must act or the game is over.
    pub fn settle(&mut self, dice: &Dice) {
        while let Some(lot) = self.lot() {
            let chance = self.state.draw(&mut dice.lot(lot), &mut Vec::new());
            self.push(Event::Chance(chance));
        }
    }

    /// Draws with any luck until a seat must act or the game is over.
    pub fn settle_with(&mut self, luck: &mut impl Luck) {
        while self.state.turn() == Turn::Chance {
            let chance = self.state.draw(luck, &mut Vec::new());
            self.push(Event::Chance(chance));
        }
    }

    /// Takes back the last action if it was `seat`'s and nobody has learnt anything from it.
    pub fn undo(&mut self, seat: Seat) -> Result<EventOf<G>, Unfair> {
        if self.state.turn() == Turn::Over {
            return Err(Unfair::Over);
        }
        match self.log.last() {
            None => return Err(Unfair::Nothing),
            Some(Event::Chance(_)) if self.log.iter().all(|it| matches!(it, Event::Chance(_))) => {
                return Err(Unfair::Nothing);
            }
            Some(Event::Chance(_)) => return Err(Unfair::Rolled),
            Some(Event::Ruling { .. }) => return Err(Unfair::Ruled),
            Some(&Event::Act { seat: last, .. }) if last != seat => return Err(Unfair::Moved { seat: last }),
            Some(Event::Act { .. }) => {}
        }
        let before = self.at(self.log.len() - 1);
        if before.state.step() != self.state.step() {
            return Err(Unfair::Revealed);
        }
        let last = self.log[self.log.len() - 1];
        *self = before;
        Ok(last)
    }

    /// This table as it was after its first `n` events.
    #[must_use]
    pub fn at(&self, n: usize) -> Self {
        let mut res = Self::new(self.setup.clone());
        for &event in self.log.iter().take(n) {
            res.push(event);
        }
        res
    }

    /// Plays a record again, checking every event against the rules, and its scores.
    pub fn replay(record: &Record<G>) -> Result<Self, RecordError> {
        record.replay(|_, _| Ok(()))
    }

    /// Lets any event in by the door that checks it.
    pub(crate) fn admit(&mut self, event: EventOf<G>) -> Result<(), Refused<G::Refusal>> {
        match event {
            Event::Act { seat, action } => self.act(seat, action),
            Event::Ruling { seat, ruling } => self.rule(seat, ruling),
            Event::Chance(chance) => self.happen(chance),
        }
    }

    fn not_your_turn(&self, seat: Seat) -> Refused<G::Refusal> {
        if seat.index() >= self.state.n_seats() {
            Refused::NoSuchSeat { seat, n_seats: self.state.n_seats() }
        } else {
            Refused::NotYourTurn { seat }
        }
    }

    fn push(&mut self, event: EventOf<G>) {
        self.state.apply(event);
        self.log.push(event);
        self.n_drawn += u32::from(matches!(event, Event::Chance(_)));
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
    #[error("the referee has decided since, so the move before it stands")]
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
}
