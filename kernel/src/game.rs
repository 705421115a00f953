//! The [`Game`] trait and the few types it speaks in.

use std::{convert::Infallible, fmt, hash::Hash, str::FromStr};

use serde::{Serialize, de::DeserializeOwned};

use crate::{BySeat, Cited, Luck, Seat, SeatSet, draw};

/// The rules of one game, as a value that knows whose turn it is and what may happen next.
///
/// A game never draws lots itself: at [`Turn::Chance`] it lists the outcomes, and the caller applies one.
/// Seats that decide at the same time are all in [`Turn::Seats`]; each leaves the set when it has acted.
pub trait Game: Clone + fmt::Debug + PartialEq {
    /// What is agreed before the first event: seats, rule set, map.
    type Setup: Clone + PartialEq + fmt::Debug + fmt::Display + FromStr<Err: fmt::Display>;
    /// One decision of one seat, as small as the rules allow.
    type Action: Copy + Eq + Hash + fmt::Debug + fmt::Display + FromStr<Err: fmt::Display>;
    /// One outcome of a die, a draw or a shuffle step.
    type Chance: Copy + Eq + Hash + fmt::Debug + fmt::Display + FromStr<Err: fmt::Display>;
    /// What a referee decides in a seat's stead; [`NoRuling`] where there is nothing to decide.
    type Ruling: Copy + Eq + Hash + fmt::Debug + fmt::Display + FromStr<Err: fmt::Display>;
    /// Why an action is against the rules, one variant per rule.
    type Refusal: Cited + Clone + PartialEq;
    /// All that one viewer may know, as plain data.
    type View: PartialEq + fmt::Debug;

    /// What a snapshot keeps of a position: all that does not follow from the setup.
    type Memory: Serialize + DeserializeOwned;

    /// The name of the game in records and addresses.
    const NAME: &'static str;

    /// The number of the newest rules, raised whenever an old record would replay differently.
    const RULES: u32;

    /// The oldest rules by which a game that was begun with them replays and goes on.
    const OLDEST_RULES: u32;

    /// Raised whenever [`Game::Memory`] is written differently, or means something else.
    const SNAPSHOT: u32;

    /// Reads what was agreed for a game by the rules of this number, which is one of those that are still played.
    ///
    /// The text may name contents (a map, a deck) by their hash: `contents` are the texts of content files that the
    /// caller has besides those that are compiled in.
    /// A game without content files and without older rules leaves this as it is.
    fn read_setup(text: &str, _rules: u32, _contents: &[&str]) -> Result<Self::Setup, String> {
        text.parse().map_err(|reason| format!("{reason}"))
    }

    /// The number of the rules by which a game with this setup is played.
    fn rules(_setup: &Self::Setup) -> u32 {
        Self::RULES
    }

    /// The position before the first event.
    fn new(setup: &Self::Setup) -> Self;

    /// This position for a snapshot.
    fn memory(&self) -> Self::Memory;

    /// The position that was remembered; `None` where it cannot be one of a game with this setup.
    ///
    /// The bytes of a memory may come from anywhere, so this must not panic.
    fn recall(setup: &Self::Setup, memory: Self::Memory) -> Option<Self>;

    /// How many seats the game has.
    fn n_seats(&self) -> usize;

    /// Who must act now.
    fn turn(&self) -> Turn<'_>;

    /// The number of the step that is being played; [`Veil::Step`] lifts when it rises.
    fn step(&self) -> u32;

    /// Appends every legal action of `seat`, in a fixed order.
    fn actions(&self, seat: Seat, out: &mut Vec<Self::Action>);

    /// Says which rule forbids `action`, if any does. The seat is one that is waited for.
    fn check(&self, seat: Seat, action: Self::Action) -> Result<(), Self::Refusal>;

    /// Says why the referee cannot decide `ruling` for `seat`, which may be any seat of the game.
    fn check_ruling(&self, seat: Seat, ruling: Self::Ruling) -> Result<(), Self::Refusal>;

    /// Appends every outcome of the chance that is due, in a fixed order.
    fn chances(&self, out: &mut Vec<Weighted<Self::Chance>>);

    /// Which lot is drawn now, when `n_drawn` chances were drawn before it.
    ///
    /// A game overrides this where a lot must not depend on how many others were drawn before it.
    fn lot(&self, n_drawn: u32) -> Lot {
        Lot { number: n_drawn, seat: None }
    }

    /// Makes a legal event happen. An illegal one may panic or spoil the position.
    fn apply(&mut self, event: EventOf<Self>);

    /// The position as `viewer` may see it.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// From whom `event`, about to happen in this position, is hidden, and for how long.
    fn veil(&self, _event: &EventOf<Self>) -> Veil {
        Veil::None
    }

    /// Points of one seat so far; final at [`Turn::Over`].
    fn score(&self, seat: Seat) -> i32;

    /// Points of every seat so far.
    fn scores(&self) -> BySeat<i32> {
        BySeat::new(self.n_seats(), |seat| self.score(seat))
    }

    /// What decides between seats of equal points, more being better; final at [`Turn::Over`].
    fn tie_break(&self, _seat: Seat) -> i32 {
        0
    }

    /// The place of every seat, counted from one; seats that nothing tells apart share theirs.
    fn places(&self) -> BySeat<usize> {
        let standing = BySeat::new(self.n_seats(), |seat| (self.score(seat), self.tie_break(seat)));
        BySeat::new(self.n_seats(), |seat| 1 + standing.iter().filter(|(_, it)| **it > standing[seat]).count())
    }

    /// Who has won, once the game is over: all who share the first place.
    fn winners(&self) -> SeatSet {
        let mut res = SeatSet::EMPTY;
        if self.turn() == Turn::Over {
            self.places().iter().filter(|(_, place)| **place == 1).for_each(|(seat, _)| _ = res.insert(seat));
        }
        res
    }

    /// One of the legal actions of `seat`, all equally likely.
    ///
    /// The same as choosing from [`Game::actions`] with one call of `luck`, which a law checks.
    /// A game overrides this where it can do so without listing them.
    fn pick(&self, seat: Seat, luck: &mut impl Luck, room: &mut Vec<Self::Action>) -> Self::Action {
        room.clear();
        self.actions(seat, room);
        let n = u32::try_from(room.len()).expect("fewer actions than a u32 counts");
        room[luck.below(n) as usize]
    }

    /// One outcome of the chance that is due.
    ///
    /// The same as [`draw`] over [`Game::chances`], which a law checks.
    /// A game overrides this where it can do so without listing them.
    fn draw(&self, luck: &mut impl Luck, room: &mut Vec<Weighted<Self::Chance>>) -> Self::Chance {
        room.clear();
        self.chances(room);
        draw(room, luck)
    }
}

/// Who the game is waiting for.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Turn<'a> {
    /// A die or a draw.
    Chance,
    /// These seats, in any order.
    Seats(&'a SeatSet),
    /// Nobody: the game has ended.
    Over,
}

/// One thing that happened. The log of a game is a list of these and nothing else.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Event<A, C, R> {
    /// A seat decided.
    Act {
        /// Who decided.
        seat: Seat,
        /// What it decided.
        action: A,
    },
    /// Fate decided.
    Chance(C),
    /// The referee decided for a seat.
    Ruling {
        /// For whom.
        seat: Seat,
        /// What the referee decided.
        ruling: R,
    },
}

/// The events of game `G`.
pub type EventOf<G> = Event<<G as Game>::Action, <G as Game>::Chance, <G as Game>::Ruling>;

/// The ruling of a game whose referee has nothing to decide: there is no such value.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct NoRuling(Infallible);

impl fmt::Display for NoRuling {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {}
    }
}

/// The game has no such ruling.
#[derive(Copy, Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("this game knows no rulings of a game master")]
pub struct ParseRulingError;

impl FromStr for NoRuling {
    type Err = ParseRulingError;

    fn from_str(_: &str) -> Result<Self, ParseRulingError> {
        Err(ParseRulingError)
    }
}

/// The name of one draw of a game, so that it can be made and checked apart from all others.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Lot {
    /// Its number.
    pub number: u32,
    /// Whose draw it is, if it concerns one seat alone.
    pub seat: Option<Seat>,
}

impl fmt::Display for Lot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.seat {
            None => write!(f, "{}", self.number),
            Some(seat) => write!(f, "{} seat {seat}", self.number),
        }
    }
}

/// A chance outcome and how often it comes up, as a whole number.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Weighted<T> {
    /// What comes up.
    pub outcome: T,
    /// Its share of the sum of all weights.
    pub weight: u32,
}

impl<T> Weighted<T> {
    /// An outcome as likely as any other of weight one.
    pub const fn fair(outcome: T) -> Self {
        Self { outcome, weight: 1 }
    }
}

/// Who is looking.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Viewer {
    /// A player.
    Seat(Seat),
    /// Anyone else; sees public information only.
    Public,
    /// The referee; sees everything.
    Referee,
}

impl Viewer {
    /// Whether the viewer may see the secrets of `owner`.
    pub fn is(self, owner: Seat) -> bool {
        self == Self::Referee || self == Self::Seat(owner)
    }
}

/// How long an event stays hidden from all but its owner.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Veil {
    /// Not at all.
    None,
    /// Until the step in which it happened is over.
    Step(Seat),
    /// Until the game is over.
    Game(Seat),
}
