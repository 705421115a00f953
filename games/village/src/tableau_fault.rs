//! What can be wrong with a tableau file, one variant for each reason.

use kernel::NotationError;

use crate::{Card, Line, Refusal, Space, TerminusCard, Trip};

/// Why a tableau file is refused.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {reason}")]
pub struct TableauError {
    /// The line at fault, counted from one.
    pub line: usize,
    /// What is wrong with it.
    pub reason: TableauFault,
}

/// What is wrong with a line of a tableau file.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum TableauFault {
    /// It is not in the notation.
    #[error("{0}")]
    Unreadable(#[from] NotationError),
    /// There are no such cards.
    #[error("expected the hash of a file of cards that is at hand, found `{found}`")]
    NoSuchCards {
        /// What was named.
        found: String,
    },
    /// The game, the cards, the border or the money is told a second time.
    #[error("the {what} is in line {first} already")]
    Twice {
        /// `game`, `deck`, `border` or `money`.
        what: &'static str,
        /// The line that told it before.
        first: usize,
    },
    /// A space has a track already (R43).
    #[error("{space} is taken by line {first} already")]
    SpaceTwice {
        /// Which space.
        space: Space,
        /// The line that laid it.
        first: usize,
    },
    /// A line has its terminus card already (R68).
    #[error("{line} has its terminus card by line {first} already")]
    LineTwice {
        /// Which line.
        line: Line,
        /// The line that told it before.
        first: usize,
    },
    /// One card lies in two spaces.
    #[error("card {card} lies in {space} already")]
    CardTwice {
        /// Which card.
        card: Card,
        /// Where it lies.
        space: Space,
    },
    /// The deck has no such card, or no more of them (R2).
    #[error("the deck has {n} cards `{track}`, and all of them lie here")]
    NoneLeft {
        /// The track as it was written.
        track: String,
        /// How many the deck has.
        n: usize,
    },
    /// No card has this trip (R8).
    #[error("no card has the trip `{trip}`")]
    NoSuchTrip {
        /// The trip.
        trip: Trip,
    },
    /// A line has the same trip twice, and only one card has it (R8).
    #[error("one card alone has the trip `{trip}`, so {line} cannot have it twice")]
    SameTrip {
        /// The trip.
        trip: Trip,
        /// The line.
        line: Line,
    },
    /// No order of the turns lets all trips be planned (R28, R41).
    #[error("{n} trips cannot have been planned: there is one in a turn, and none on a line that is completed")]
    TooManyTrips {
        /// How many there are.
        n: usize,
    },
    /// A terminus card is played for two lines.
    #[error("terminus card {card} is played for {line} already")]
    TerminusTwice {
        /// Which card.
        card: TerminusCard,
        /// For which line.
        line: Line,
    },
    /// No terminus card pays this (R9).
    #[error("no terminus card that is left pays `{pay}`")]
    NoSuchTerminus {
        /// What was written.
        pay: String,
    },
    /// Terminus cards are played for completed lines (R48).
    #[error("{line} is not completed, so it has no terminus card")]
    NotCompleted {
        /// The line.
        line: Line,
    },
    /// The starts of the lines are not known (R14).
    #[error("a line such as `border A` is missing: the letter of the border pieces")]
    NoBorder,
    /// No line names the game.
    #[error("a line `village-rails` is missing")]
    NoGame,
    /// What no move could have brought about.
    #[error("{0}")]
    Rule(#[from] Refusal),
}

kernel::cite! { TableauFault =>
    Unreadable(error) = "village-fault-unreadable" (found: error.found.as_deref().unwrap_or("none")),
    NoSuchCards { found } = "village-fault-no-such-cards" (found),
    Twice { what, first } = "village-fault-twice" (what, first),
    SpaceTwice { space, first } = "village-fault-space-twice" (space, first),
    LineTwice { line, first } = "village-fault-line-twice" (line, first),
    CardTwice { card, space } = "village-fault-card-twice" (card, space),
    NoneLeft { track, n } = "village-fault-none-left" (track, n),
    NoSuchTrip { trip } = "village-fault-no-such-trip" (trip),
    SameTrip { trip, line } = "village-fault-same-trip" (trip, line),
    TooManyTrips { n } = "village-fault-too-many-trips" (n),
    TerminusTwice { card, line } = "village-fault-terminus-twice" (card, line),
    NoSuchTerminus { pay } = "village-fault-no-such-terminus" (pay),
    NotCompleted { line } = "village-fault-not-completed" (line),
    NoBorder = "village-fault-no-border" (),
    NoGame = "village-fault-no-game" (),
    .. Rule
}
