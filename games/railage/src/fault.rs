//! What can be wrong with a sheet file, one variant for each reason.

use kernel::NotationError;

use crate::{City, Land, Refusal};

/// Why a sheet file is refused.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {reason}")]
pub struct SheetError {
    /// The line at fault, counted from one.
    pub line: usize,
    /// What is wrong with it.
    pub reason: SheetFault,
}

/// What is wrong with a line of a sheet file.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SheetFault {
    /// It is not in the notation.
    #[error("{0}")]
    Unreadable(#[from] NotationError),
    /// There is no such map.
    #[error("expected the map {known}, or one whose file is given, found `{found}`")]
    NoSuchMap {
        /// What was named.
        found: String,
        /// The maps that are compiled in.
        known: String,
    },
    /// The game is named a second time.
    #[error("the game is named in line {first} already")]
    GameTwice {
        /// The line that named it before.
        first: usize,
    },
    /// A ○ is drawn a second time (R25).
    #[error("{city} has its ○ by line {first} already")]
    CityTwice {
        /// The city.
        city: City,
        /// The line that drew it before.
        first: usize,
    },
    /// A dot is drawn a second time (R33).
    #[error("{land} has its dot by line {first} already")]
    DotTwice {
        /// The land cell.
        land: Land,
        /// The line that drew it before.
        first: usize,
    },
    /// The number of crossed spaces is told a second time.
    #[error("the crossed spaces are in line {first} already")]
    CrossedTwice {
        /// The line that told it before.
        first: usize,
    },
    /// More spaces are crossed out than there are (R28).
    #[error("the upper track has {most} spaces to cross out")]
    TooManyCrossed {
        /// How many there are.
        most: u8,
    },
    /// A space has no points (R12, R13).
    #[error("space {space} of the {track} track has no points")]
    NoPoints {
        /// `upper` or `lower`.
        track: &'static str,
        /// Which space.
        space: u8,
    },
    /// Points are gained on a space that is not reached (R44).
    #[error("space {space} of the {track} track is not reached, so its points are not gained")]
    NotReached {
        /// `upper` or `lower`.
        track: &'static str,
        /// Which space.
        space: u8,
    },
    /// No ○ is where a game begins (R16).
    #[error("the first ○ is drawn beside a mine with a number, and no ○ is there")]
    NoStart,
    /// More lines than rounds and extra actions (R36, R50).
    #[error("{n} lines are more than {most}, which is all that so many ○ and crossed spaces leave time for")]
    TooManyLines {
        /// How many there are.
        n: usize,
        /// How many there can be.
        most: usize,
    },
    /// More special lines than rounds after the first (R58, R61).
    #[error("{n} special lines are more than {most}, which is all that so many ○ and crossed spaces leave time for")]
    TooManySpecials {
        /// How many there are.
        n: usize,
        /// How many there can be.
        most: usize,
    },
    /// More dots than rounds and extra actions bring (R31, R50).
    #[error("{n} dots are more than {most}, which is all that so many ○ and crossed spaces leave time for")]
    TooManyDots {
        /// How many there are.
        n: usize,
        /// How many there can be.
        most: usize,
    },
    /// No line names the game and the map.
    #[error("a line `rail-age river` or `rail-age lake` is missing")]
    NoGame,
    /// What no move could have drawn.
    #[error("{0}")]
    Rule(#[from] Refusal),
}

kernel::cite! { SheetFault =>
    Unreadable(error) = "railage-fault-unreadable" (found: error.found.as_deref().unwrap_or("none")),
    NoSuchMap { found, known } = "railage-fault-no-such-map" (found, known),
    GameTwice { first } = "sheet-fault-game-twice" (first),
    CityTwice { city, first } = "railage-fault-city-twice" (city, first),
    DotTwice { land, first } = "railage-fault-dot-twice" (land, first),
    CrossedTwice { first } = "railage-fault-crossed-twice" (first),
    TooManyCrossed { most } = "railage-fault-too-many-crossed" (most),
    NoPoints { track, space } = "railage-fault-no-points" (track, space),
    NotReached { track, space } = "railage-fault-not-reached" (track, space),
    NoStart = "railage-fault-no-start" (),
    TooManyLines { n, most } = "railage-fault-too-many-lines" (n, most),
    TooManySpecials { n, most } = "railage-fault-too-many-specials" (n, most),
    TooManyDots { n, most } = "railage-fault-too-many-dots" (n, most),
    NoGame = "railage-fault-no-game" (),
    .. Rule
}
