//! Why an action or a ruling is against the rules.

use track::Square;

use crate::{Action, Draw, Part, Shape, Station, Tile};

/// The rule that is broken. Each message says what would have been allowed.
#[derive(Copy, Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refusal {
    /// R10: one station on each side.
    #[error("station {other} is on that side of the map already: each side has one")]
    SideTaken {
        /// The station that is there.
        other: Station,
    },
    /// R9, R10: this part of the setup is not the next one.
    #[error("now comes {}, for example `{example}`", describe(*expected))]
    WrongPart {
        /// What comes next.
        expected: Part,
        /// A decision that could be taken.
        example: Action,
    },
    /// R18: only a zone can be taken back.
    #[error("there is no zone on {square} to take back: choose one of the six, for example `remove {example}`")]
    NoZone {
        /// The square.
        square: Square,
        /// A zone that could be chosen.
        example: Square,
    },
    /// R19: the central station touches a zone.
    #[error(
        "the central station must touch a zone at one of its sides, and {square} touches none: try `central {example}`"
    )]
    CentralAlone {
        /// The square.
        square: Square,
        /// A square that could be chosen.
        example: Square,
    },
    /// R19, R23, R26, R29, R30: the square must be empty.
    #[error("{square} is not empty: {example} is, for example")]
    NotEmpty {
        /// The square.
        square: Square,
        /// A square that could be chosen.
        example: Square,
    },
    /// R9: the setup is over.
    #[error("the setup is over: lay the tile, for example `{example} = {}`", Tile::new(draw.shape(), 0))]
    SetupOver {
        /// What was drawn.
        draw: Draw,
        /// A square that could be chosen.
        example: Square,
    },
    /// R22: the tile that was drawn is the one that is laid.
    #[error("the tile that was drawn is {drawn}, a {}: lay it as {} to {}, or face down", drawn.name(), Tile::new(*drawn, 0), Tile::new(*drawn, drawn.n_tiles() as u8 - 1))]
    WrongTile {
        /// What was drawn.
        drawn: Shape,
    },
    /// R23: the square must lie in the row or the column of the die.
    #[error("the die shows {0}, so the tile goes in row y{0} or column x{0}, on {example} for example, or face down on any empty square", draw.die())]
    OffTheRoll {
        /// What was drawn and rolled.
        draw: Draw,
        /// A square that could be chosen.
        example: Square,
    },
    /// R32: whoever left has left.
    #[error("that seat has left the game")]
    Gone,
    /// R22: the seat has nothing to decide now.
    #[error("nothing is expected from that seat now")]
    NotWaiting,
}

kernel::cite! { Refusal =>
    SideTaken { other } = "streetcar-side-taken" (station: other),
    WrongPart { expected, example } = "streetcar-wrong-part" (
        part: word(*expected),
        station: station_number(*expected),
        example: place(*example)
    ),
    NoZone { square, example } = "streetcar-no-zone" (square, example),
    CentralAlone { square, example } = "streetcar-central-alone" (square, example),
    NotEmpty { square, example } = "streetcar-not-empty" (square, example),
    SetupOver { draw, example } = "streetcar-setup-over" (tile: draw.shape(), example),
    WrongTile { drawn } = "streetcar-wrong-tile" (tile: drawn),
    OffTheRoll { draw, example } = "streetcar-off-the-roll" (die: draw.die(), example),
    Gone = "streetcar-gone" (),
    NotWaiting = "streetcar-not-waiting" (),
}

const fn word(part: Part) -> &'static str {
    match part {
        Part::Station(_) => "station",
        Part::Remove => "remove",
        Part::Central => "central",
    }
}

fn station_number(part: Part) -> String {
    if let Part::Station(station) = part { station.to_string() } else { "none".to_owned() }
}

/// Where an action happens, without the words around it.
fn place(action: Action) -> String {
    match action {
        Action::Station(_, border) => border.to_string(),
        Action::Remove(square) | Action::Central(square) | Action::Place(square, _) | Action::Zone(square) => {
            square.to_string()
        }
    }
}

fn describe(part: Part) -> String {
    match part {
        Part::Station(station) => format!("station {station}"),
        Part::Remove => "the zone that is taken back".to_owned(),
        Part::Central => "the central station".to_owned(),
    }
}
