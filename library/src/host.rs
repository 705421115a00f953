//! A table of any game, spoken to in text.

use std::{any::Any, fmt, str::FromStr};

use kernel::{
    BySeat, Citation, Cited, Dice, EventOf, Game, Listed, Pledge, Record, RecordError, Seat, Seed, SnapshotError,
    Table, Turn, Unfair, Veil, Viewer,
};

use crate::{Entry, Objection, Outcome, Reading, View};

/// Why a text was not taken, in English and as data.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0}")]
pub enum HostError {
    /// The text is not in the notation of the game.
    Unreadable(Citation),
    /// The rules forbid it now.
    Refused(Citation),
}

impl HostError {
    /// The reason.
    pub const fn citation(&self) -> &Citation {
        match self {
            Self::Unreadable(citation) | Self::Refused(citation) => citation,
        }
    }

    fn unreadable(reason: impl Into<Objection>) -> Self {
        Self::Unreadable(reason.into().citation())
    }

    fn refused(reason: &impl Cited) -> Self {
        Self::Refused(reason.citation())
    }
}

/// Why a snapshot does not go on.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RestoreError {
    /// The first line of the record is wrong, or names contents that are not there.
    #[error("{0}")]
    Head(#[from] RecordError),
    /// The snapshot is wrong, or too old.
    #[error("{0}")]
    Snapshot(#[from] SnapshotError),
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
    /// Who has won, if the game is over.
    pub outcome: Option<Outcome>,
}

/// A table of any game. This is all that a server, a referee or a terminal needs.
///
/// A host keeps the log from its first event, or from a later one if it was restored from a snapshot.
pub trait Host: fmt::Debug + Send + Sync {
    /// Which game it is.
    fn entry(&self) -> &'static Entry;
    /// The first line of the record: the game, the number of its rules, and what was agreed.
    fn head(&self) -> String;
    /// What was agreed, as in the first line of the record.
    fn setup(&self) -> String;
    /// How many seats there are.
    fn n_seats(&self) -> usize;
    /// Who must act now.
    fn turn(&self) -> Turn<'_>;
    /// The number of the step that is being played; it rises when what was decided in it is shown.
    fn step(&self) -> u32;
    /// Lets `seat` act, in the notation of the game.
    fn act(&mut self, seat: Seat, action: &str) -> Result<(), HostError>;
    /// Lets the referee decide for `seat`, in the notation of the game.
    fn rule(&mut self, seat: Seat, ruling: &str) -> Result<(), HostError>;
    /// Takes one event as a line of a record: an action, a ruling or a chance, if the rules allow it now.
    fn push(&mut self, line: &str) -> Result<(), HostError>;
    /// Makes one harmless decision for a seat that is waited for and does not answer.
    ///
    /// It may leave a lot to be drawn. Repeated for every seat that is waited for, it leads to the end of the game.
    fn decide_absent(&mut self, seat: Seat) -> Result<(), HostError>;
    /// Rolls the dice until a seat must act or the game is over.
    fn settle(&mut self, dice: &Dice);
    /// Rolls the dice once, if that is due. Says whether it was.
    fn roll(&mut self, dice: &Dice) -> bool;
    /// Takes back the last action of `seat`, if that is fair.
    fn undo(&mut self, seat: Seat) -> Result<(), Unfair>;
    /// The legal actions of `seat`.
    fn actions(&self, seat: Seat) -> Vec<String>;
    /// What the dice or the deck may decide now, as lines of a record; empty when that is not due.
    ///
    /// This is no secret of the game but may be one of its players: a deck knows what is in hidden hands.
    fn chances(&self) -> Vec<String>;
    /// What `viewer` may know.
    fn view(&self, viewer: Viewer) -> View;
    /// The points of `seat` so far.
    fn score(&self, seat: Seat) -> i32;
    /// The place of every seat so far, counted from one; equal ones share theirs.
    fn places(&self) -> BySeat<usize>;
    /// Who has won, and what decided a tie; `None` while the game goes on.
    fn outcome(&self) -> Option<Outcome>;
    /// The number of the first event that is kept, counted from zero.
    fn first_event(&self) -> usize;
    /// How many events there were, whether they are kept or not.
    fn n_events(&self) -> usize;
    /// The event number `n`, counted from zero, as a line of the record; `None` where it is not kept.
    fn event(&self, n: usize) -> Option<String>;
    /// From whom event number `n` is hidden, and the step in which it happened; `None` where it is not kept.
    fn veil(&self, n: usize) -> Option<(Veil, u32)>;
    /// This table in a few bytes, from which [`restore`](crate::restore) makes it again.
    fn snapshot(&self) -> Vec<u8>;
    /// The table itself, a [`Table`] of the game, for whoever knows the game and has no time for text.
    fn table(&self) -> &dyn Any;
    /// A copy that goes on by itself.
    fn fork(&self) -> Box<dyn Host>;
    /// The table as it was after its first `n` events; `None` before what is kept, and in the future.
    fn at(&self, n: usize) -> Option<Box<dyn Host>>;
    /// The whole record; `None` where its beginning is not kept.
    fn record(&self, pledge: Option<Pledge>, seed: Option<Seed>) -> Option<String>;
    /// The record as `viewer` may read it now, without what is still hidden; `None` where its beginning is not kept.
    fn redacted(&self, viewer: Viewer) -> Option<String>;
}

/// A game that is on the list.
pub(crate) trait OnList:
    Listed<
        Setup: Send + Sync,
        Action: FromStr<Err: Into<Objection>> + Send + Sync,
        Chance: Send + Sync,
        Ruling: FromStr<Err: Into<Objection>> + Send + Sync,
        View: Into<View>,
    > + Send
    + Sync
    + 'static
{
    /// Its entry.
    const ENTRY: &'static Entry = &Entry::of::<Self>();
}

/// Reads and replays a record.
pub(crate) fn read<G: OnList>(text: &str, contents: &[&str]) -> Result<Reading, RecordError> {
    let record = Record::<G>::parse_with(text, contents)?;
    let host = Box::new(Hosted(Table::replay(&record)?));
    Ok(Reading { host, pledge: record.pledge, seed: record.seed })
}

/// Replays a record and recomputes its rolls.
pub(crate) fn verify<G: OnList>(text: &str, contents: &[&str]) -> Result<Verdict, RecordError> {
    let record = Record::<G>::parse_with(text, contents)?;
    let (table, n_rolls) = record.verify()?;
    let is_over = table.state().turn() == Turn::Over;
    Ok(Verdict {
        game: G::NAME,
        n_events: table.n_events(),
        is_pledged: record.pledge.is_some(),
        n_rolls,
        scores: is_over.then(|| table.state().scores().as_slice().to_vec()),
        outcome: Outcome::of(table.state(), G::META.tie_break),
    })
}

/// Makes a table again from a snapshot.
pub(crate) fn restore<G: OnList>(
    head: &str,
    contents: &[&str],
    snapshot: &[u8],
) -> Result<Box<dyn Host>, RestoreError> {
    let setup = Record::<G>::read_head(head, contents)?;
    Ok(Box::new(Hosted(Table::<G>::restore(setup, snapshot)?)))
}

/// A table that hosts.
#[derive(Clone, Debug)]
pub(crate) struct Hosted<G: Game>(pub(crate) Table<G>);

impl<G: OnList> Host for Hosted<G> {
    fn entry(&self) -> &'static Entry {
        G::ENTRY
    }

    fn head(&self) -> String {
        self.0.head()
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

    fn step(&self) -> u32 {
        self.0.state().step()
    }

    fn act(&mut self, seat: Seat, action: &str) -> Result<(), HostError> {
        let action = action.parse().map_err(HostError::unreadable)?;
        self.0.act(seat, action).map_err(|it| HostError::refused(&it))
    }

    fn rule(&mut self, seat: Seat, ruling: &str) -> Result<(), HostError> {
        let ruling = ruling.parse().map_err(HostError::unreadable)?;
        self.0.rule(seat, ruling).map_err(|it| HostError::refused(&it))
    }

    fn push(&mut self, line: &str) -> Result<(), HostError> {
        let read = Record::<G>::read_event(line);
        let event = read.map_err(|reason| HostError::unreadable(Objection::unreadable(line, reason)))?;
        self.0.admit(event).map_err(|it| HostError::refused(&it))
    }

    fn decide_absent(&mut self, seat: Seat) -> Result<(), HostError> {
        let is_waited_for = matches!(self.turn(), Turn::Seats(waiting) if waiting.contains(seat));
        let decision = if is_waited_for { self.0.state().in_absence(seat) } else { None };
        let event = decision.ok_or_else(|| HostError::refused(&Objection::NobodyWaits { seat }))?;
        self.0.admit(event).map_err(|it| HostError::refused(&it))
    }

    fn settle(&mut self, dice: &Dice) {
        self.0.settle(dice);
    }

    fn roll(&mut self, dice: &Dice) -> bool {
        self.0.roll(dice)
    }

    fn undo(&mut self, seat: Seat) -> Result<(), Unfair> {
        self.0.undo(seat).map(|_| ())
    }

    fn actions(&self, seat: Seat) -> Vec<String> {
        match self.turn() {
            Turn::Seats(waiting) if waiting.contains(seat) => {
                let mut actions = Vec::new();
                self.0.state().actions(seat, &mut actions);
                actions.iter().map(ToString::to_string).collect()
            }
            _ => Vec::new(),
        }
    }

    fn chances(&self) -> Vec<String> {
        if self.turn() != Turn::Chance {
            return Vec::new();
        }
        let mut res = Vec::new();
        self.0.state().chances(&mut res);
        res.into_iter().map(|it| EventOf::<G>::Chance(it.outcome).to_string()).collect()
    }

    fn view(&self, viewer: Viewer) -> View {
        self.0.state().view(viewer).into()
    }

    fn score(&self, seat: Seat) -> i32 {
        self.0.state().score(seat)
    }

    fn places(&self) -> BySeat<usize> {
        self.0.state().places()
    }

    fn outcome(&self) -> Option<Outcome> {
        Outcome::of(self.0.state(), G::META.tie_break)
    }

    fn first_event(&self) -> usize {
        self.0.first_event()
    }

    fn n_events(&self) -> usize {
        self.0.n_events()
    }

    fn event(&self, n: usize) -> Option<String> {
        self.0.event(n).map(|it| it.to_string())
    }

    fn veil(&self, n: usize) -> Option<(Veil, u32)> {
        self.0.veil(n)
    }

    fn snapshot(&self) -> Vec<u8> {
        self.0.snapshot()
    }

    fn table(&self) -> &dyn Any {
        &self.0
    }

    fn fork(&self) -> Box<dyn Host> {
        Box::new(self.clone())
    }

    fn at(&self, n: usize) -> Option<Box<dyn Host>> {
        Some(Box::new(Self(self.0.at(n)?)))
    }

    fn record(&self, pledge: Option<Pledge>, seed: Option<Seed>) -> Option<String> {
        Record::of(&self.0, pledge, seed).map(|it| it.to_string())
    }

    fn redacted(&self, viewer: Viewer) -> Option<String> {
        self.0.redacted_text(viewer)
    }
}
