//! A table of any game, spoken to in text.

use std::fmt;

use kernel::{BySeat, Dice, Game, Pledge, Record, RecordError, Seat, Seed, Table, Turn, Unfair, Viewer};

use crate::{Entry, Reading};

/// What a viewer may know of a table of any game.
#[derive(Clone, PartialEq, Debug)]
pub enum View {
    /// 30 Rails.
    Thirty(thirty::View),
    /// 30 Streetcar Rails.
    Streetcar(streetcar::View),
    /// Rail Age.
    Railage(railage::View),
    /// Village Rails.
    Village(village::View),
}

/// Why a text was not taken.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0}")]
pub enum HostError {
    /// The text is not in the notation of the game.
    Unreadable(String),
    /// The rules forbid it now.
    Refused(String),
}

/// What the check of a record found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verdict {
    /// The game.
    pub game: &'static str,
    /// How many events were replayed.
    pub n_events: usize,
    /// Whether the dice were pledged before the first roll.
    pub is_pledged: bool,
    /// How many rolls were recomputed; `None` where the seed is not known.
    pub n_rolls: Option<usize>,
    /// The scores, if the game is over.
    pub scores: Option<Vec<i32>>,
}

/// A table of any game. This is all that a server, a referee or a terminal needs.
pub trait Host: fmt::Debug {
    /// Which game it is.
    fn entry(&self) -> &'static Entry;
    /// What was agreed, as in the first line of the record.
    fn setup(&self) -> String;
    /// How many seats there are.
    fn n_seats(&self) -> usize;
    /// Who must act now.
    fn turn(&self) -> Turn<'_>;
    /// Lets `seat` act, in the notation of the game.
    fn act(&mut self, seat: Seat, action: &str) -> Result<(), HostError>;
    /// Lets the referee decide for `seat`, in the notation of the game.
    fn rule(&mut self, seat: Seat, ruling: &str) -> Result<(), HostError>;
    /// Rolls the dice until a seat must act or the game is over.
    fn settle(&mut self, dice: &Dice);
    /// Takes back the last action of `seat`, if that is fair.
    fn undo(&mut self, seat: Seat) -> Result<(), Unfair>;
    /// The legal actions of `seat`.
    fn actions(&self, seat: Seat) -> Vec<String>;
    /// What `viewer` may know.
    fn view(&self, viewer: Viewer) -> View;
    /// The points of `seat` so far.
    fn score(&self, seat: Seat) -> i32;
    /// The place of every seat so far, counted from one; equal ones share theirs.
    fn places(&self) -> BySeat<usize>;
    /// How many events there were.
    fn n_events(&self) -> usize;
    /// The event number `n`, counted from zero, as a line of the record.
    fn event(&self, n: usize) -> Option<String>;
    /// The table as it was after its first `n` events.
    fn at(&self, n: usize) -> Box<dyn Host>;
    /// The whole record.
    fn record(&self, pledge: Option<Pledge>, seed: Option<Seed>) -> String;
    /// The record as `viewer` may read it now.
    fn redacted(&self, viewer: Viewer) -> String;
}

/// A game that is on the list.
pub(crate) trait Listed: Game + 'static {
    /// Its entry.
    const ENTRY: &'static Entry;

    /// Its view among those of all games.
    fn wrap(view: Self::View) -> View;
}

/// Reads and replays a record.
pub(crate) fn read<G: Listed>(text: &str, contents: &[&str]) -> Result<Reading, RecordError> {
    let record = Record::<G>::parse_with(text, contents)?;
    let host = Box::new(Hosted(Table::replay(&record)?));
    Ok(Reading { host, pledge: record.pledge, seed: record.seed })
}

/// Replays a record and recomputes its rolls.
pub(crate) fn verify<G: Listed>(text: &str, contents: &[&str]) -> Result<Verdict, RecordError> {
    let record = Record::<G>::parse_with(text, contents)?;
    let (table, n_rolls) = record.verify()?;
    let is_over = table.state().turn() == Turn::Over;
    Ok(Verdict {
        game: G::NAME,
        n_events: table.log().len(),
        is_pledged: record.pledge.is_some(),
        n_rolls,
        scores: is_over.then(|| table.state().scores().as_slice().to_vec()),
    })
}

/// A table that hosts.
#[derive(Debug)]
pub(crate) struct Hosted<G: Game>(pub(crate) Table<G>);

impl<G: Listed> Host for Hosted<G> {
    fn entry(&self) -> &'static Entry {
        G::ENTRY
    }

    fn setup(&self) -> String {
        self.0.setup().to_string()
    }

    fn n_seats(&self) -> usize {
        self.0.state().n_seats()
    }

    fn turn(&self) -> Turn<'_> {
        self.0.state().turn()
    }

    fn act(&mut self, seat: Seat, action: &str) -> Result<(), HostError> {
        let action = action.parse().map_err(|it| HostError::Unreadable(format!("{it}")))?;
        self.0.act(seat, action).map_err(|it| HostError::Refused(it.to_string()))
    }

    fn rule(&mut self, seat: Seat, ruling: &str) -> Result<(), HostError> {
        let ruling = ruling.parse().map_err(|it| HostError::Unreadable(format!("{it}")))?;
        self.0.rule(seat, ruling).map_err(|it| HostError::Refused(it.to_string()))
    }

    fn settle(&mut self, dice: &Dice) {
        self.0.settle(dice);
    }

    fn undo(&mut self, seat: Seat) -> Result<(), Unfair> {
        self.0.undo(seat).map(|_| ())
    }

    fn actions(&self, seat: Seat) -> Vec<String> {
        let mut res = Vec::new();
        if matches!(self.turn(), Turn::Seats(waiting) if waiting.contains(seat)) {
            self.0.state().actions(seat, &mut res);
        }
        res.iter().map(ToString::to_string).collect()
    }

    fn view(&self, viewer: Viewer) -> View {
        G::wrap(self.0.state().view(viewer))
    }

    fn score(&self, seat: Seat) -> i32 {
        self.0.state().score(seat)
    }

    fn places(&self) -> BySeat<usize> {
        self.0.state().places()
    }

    fn n_events(&self) -> usize {
        self.0.log().len()
    }

    fn event(&self, n: usize) -> Option<String> {
        self.0.log().get(n).map(ToString::to_string)
    }

    fn at(&self, n: usize) -> Box<dyn Host> {
        Box::new(Self(self.0.at(n)))
    }

    fn record(&self, pledge: Option<Pledge>, seed: Option<Seed>) -> String {
        Record::of(&self.0, pledge, seed).to_string()
    }

    fn redacted(&self, viewer: Viewer) -> String {
        self.0.redacted_text(viewer)
    }
}
