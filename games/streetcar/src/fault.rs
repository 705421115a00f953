//! What can be wrong with a board file, one variant for each reason.

use kernel::NotationError;
use track::Square;

use crate::{Shape, Station, TilesError};

/// Why a board file is refused.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {reason}")]
pub struct BoardError {
    /// The line at fault, counted from one.
    pub line: usize,
    /// What is wrong with it.
    pub reason: BoardFault,
}

/// What is wrong with a line of a board file.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BoardFault {
    /// It is not in the notation.
    #[error("{0}")]
    Unreadable(#[from] NotationError),
    /// There are no such tiles.
    #[error("{0}")]
    Tiles(#[from] TilesError),
    /// The game is named a second time.
    #[error("the game is named in line {first} already")]
    GameTwice {
        /// The line that named it before.
        first: usize,
    },
    /// The tiles are named a second time.
    #[error("the tiles are named in line {first} already")]
    TilesTwice {
        /// The line that named them before.
        first: usize,
    },
    /// A station is set a second time.
    #[error("station {station} is in line {first} already")]
    StationTwice {
        /// Which.
        station: Station,
        /// The line that set it before.
        first: usize,
    },
    /// Two stations are on one side of the map.
    #[error("station {other} is on that side of the map already")]
    SideTaken {
        /// The station that was there before.
        other: Station,
    },
    /// A second central station.
    #[error("there is a central station already, on {other}")]
    SecondCentral {
        /// The first one.
        other: Square,
    },
    /// Something lies in the square already.
    #[error("{square} is taken by line {first} already")]
    Taken {
        /// Which square.
        square: Square,
        /// The line that laid it.
        first: usize,
    },
    /// The central station stands beside no zone (R19).
    #[error("the central station on {square} touches no zone")]
    LoneCentral {
        /// Where it is.
        square: Square,
    },
    /// The board is full without a central station (R30).
    #[error("no square is left for the central station")]
    NoRoom,
    /// A zone in front of a station, before the zones of the setup are all there (R12).
    #[error("a zone in front of station {station} comes after the five of the setup, which are not all here")]
    EarlyZone {
        /// In front of which station.
        station: Station,
    },
    /// More tiles than turns (R22).
    #[error("more than {most} tiles with track: the game has as many turns")]
    TooManyTiles {
        /// How many there are at most.
        most: usize,
    },
    /// More tiles of a shape than the mix has (R7).
    #[error("{}", match most { 0 => format!("there is no tile {shape} among the tiles"), _ => format!("more tiles {shape} than there are, which is {most}") })]
    TooManyOfShape {
        /// Which shape.
        shape: Shape,
        /// How many there are.
        most: u16,
    },
    /// No line names the game.
    #[error("a line `30-streetcar-rails` is missing")]
    NoGame,
}

kernel::cite! { BoardFault =>
    Unreadable(error) = "streetcar-fault-unreadable" (found: error.found.as_deref().unwrap_or("none")),
    Tiles(_error) = "streetcar-fault-tiles" (),
    GameTwice { first } = "sheet-fault-game-twice" (first),
    TilesTwice { first } = "streetcar-fault-tiles-twice" (first),
    StationTwice { station, first } = "sheet-fault-station-twice" (station, first),
    SideTaken { other } = "sheet-fault-side-taken" (other),
    SecondCentral { other } = "streetcar-fault-second-central" (other),
    Taken { square, first } = "sheet-fault-taken" (square, first),
    LoneCentral { square } = "streetcar-fault-lone-central" (square),
    NoRoom = "streetcar-fault-no-room" (),
    EarlyZone { station } = "streetcar-fault-early-zone" (station),
    TooManyTiles { most } = "streetcar-fault-too-many" (most),
    TooManyOfShape { shape, most } = "streetcar-fault-too-many-of" (shape: shape.letter(), most),
    NoGame = "streetcar-fault-no-game" (),
}
