//! Why an action or a ruling is against the rules.

use track::{Kind, Square};

use crate::{Part, Roll, Station};

/// The rule that is broken. Each message says what would have been allowed.
#[derive(Copy, Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refusal {
    /// R5: only a rolled mountain can be left out.
    #[error("there is no mountain in row y{y} to leave out")]
    NoMountain {
        /// The row.
        y: u8,
    },
    /// R6: the mine touches a mountain that stands.
    #[error("the mine must touch a mountain at one of its sides, and {square} touches none")]
    MineAlone {
        /// The square.
        square: Square,
    },
    /// R6: the mountain that is left out must not be the only one beside the mine.
    #[error("the mountain in row y{y} is the only one beside the mine, so it stays")]
    MineNeedsMountain {
        /// The row.
        y: u8,
    },
    /// R8: one station on each side.
    #[error("there is a station on that side of the map already: each side has one")]
    SideTaken,
    /// R7, R9, R12: the square must be empty.
    #[error("{square} is not empty")]
    NotEmpty {
        /// The square.
        square: Square,
    },
    /// R9: the bonus square is never the mine.
    #[error("{square} is the bonus square, so the mine cannot go there")]
    MineOnBonus {
        /// The square.
        square: Square,
    },
    /// R10, R54: this part of the setup is not the next one.
    #[error("now comes {}", expected.describe())]
    WrongPart {
        /// What comes next.
        expected: Part,
    },
    /// R54: this part of the setup was done before.
    #[error("{} is settled already", part.describe())]
    PartDone {
        /// What was tried.
        part: Part,
    },
    /// R10: the setup comes first.
    #[error("the setup comes first")]
    SetupFirst,
    /// R10: the setup is over.
    #[error("the setup is over: lay track, for example `{example} = {}a`", roll.colour().die())]
    SetupOver {
        /// The roll to place.
        roll: Roll,
        /// A square that could be chosen.
        example: Square,
    },
    /// R12: the square must lie in the row or the column of the white die.
    #[error("the white die shows {}, so the square must lie in row y{0} or column x{0}{hint}", roll.white(), hint = hint(*can_override, "white"))]
    OffTheRoll {
        /// The roll.
        roll: Roll,
        /// Whether an override of the white die is left.
        can_override: bool,
    },
    /// R14: the coloured die says which piece.
    #[error("the coloured die shows {}, so the piece must be a {colour}, {first} to {last}{hint}", colour.die(), first = colour.pieces().next().map_or(String::new(), |it| it.to_string()), last = colour.pieces().next_back().map_or(String::new(), |it| it.to_string()), hint = hint(*can_override, "colour"))]
    WrongPiece {
        /// What the die demands.
        colour: Kind,
        /// Whether an override of the coloured die is left.
        can_override: bool,
    },
    /// R25: each die is overridden once.
    #[error("the override of the {die} die is spent")]
    OverrideSpent {
        /// Which die: white or coloured.
        die: &'static str,
    },
    /// R27: an override that the move does not need is not spent.
    #[error("this move does not need an override of the {die} die, so it is not spent: leave it out")]
    NeedlessOverride {
        /// Which die: white or coloured.
        die: &'static str,
    },
    /// R46, R57: only the basic game has overrides.
    #[error("there are no overrides in this game: they belong to the basic rules")]
    NoOverrides,
    /// R47, R57: only the advanced game has shares.
    #[error("there are no shares in this game: they belong to the advanced rules")]
    NoShares,
    /// R24: whoever left has left.
    #[error("that seat has left the game")]
    Gone,
    /// R61: the seat has nothing to decide now.
    #[error("nothing is expected from that seat now")]
    NotWaiting,
    /// R61, R65: only the postal game knows missing and illegal moves.
    #[error("moves are never missing in this game: that belongs to the postal rules")]
    OnlyByPost,
    /// R61: a lot that is due is drawn first.
    #[error("a lot must be drawn first")]
    DiceFirst,
}

kernel::cite! { Refusal =>
    NoMountain { y } = "thirty-no-mountain" (y),
    MineAlone { square } = "thirty-mine-alone" (square),
    MineNeedsMountain { y } = "thirty-mine-needs-mountain" (y),
    SideTaken = "thirty-side-taken" (),
    NotEmpty { square } = "thirty-not-empty" (square),
    MineOnBonus { square } = "thirty-mine-on-bonus" (square),
    WrongPart { expected } = "thirty-wrong-part" (part: expected.word(), station: expected.station_number()),
    PartDone { part } = "thirty-part-done" (part: part.word(), town: part.town_letter()),
    SetupFirst = "thirty-setup-first" (),
    SetupOver { roll, example } = "thirty-setup-over" (piece: word(roll.colour()), example),
    OffTheRoll { roll, can_override } = "thirty-off-the-roll" (white: roll.white(), can_override: yes(*can_override)),
    WrongPiece { colour, can_override } = "thirty-wrong-piece" (
        die: colour.die(),
        piece: word(*colour),
        can_override: yes(*can_override)
    ),
    OverrideSpent { die } = "thirty-override-spent" (die),
    NeedlessOverride { die } = "thirty-needless-override" (die),
    NoOverrides = "thirty-no-overrides" (),
    NoShares = "thirty-no-shares" (),
    Gone = "thirty-gone" (),
    NotWaiting = "thirty-not-waiting" (),
    OnlyByPost = "thirty-only-by-post" (),
    DiceFirst = "thirty-dice-first" (),
}

fn yes(is_so: bool) -> &'static str {
    if is_so { "yes" } else { "no" }
}

/// The name of a piece as one word, such as `double-curve`.
fn word(kind: Kind) -> String {
    kind.name().to_lowercase().replace(' ', "-")
}

fn hint(can_override: bool, die: &str) -> String {
    if can_override { format!(" (or add `override {die}`)") } else { String::new() }
}

impl Part {
    const fn word(self) -> &'static str {
        match self {
            Self::Skip => "skip",
            Self::Mine => "mine",
            Self::Station(_) => "station",
            Self::Bonus => "bonus",
        }
    }

    fn station_number(self) -> String {
        if let Self::Station(station) = self { station.to_string() } else { "none".to_owned() }
    }

    /// By post a station is a town, and that is where parts are settled in any order.
    fn town_letter(self) -> String {
        if let Self::Station(station) = self { station.letter().to_string() } else { "none".to_owned() }
    }

    fn describe(self) -> String {
        match self {
            Self::Skip => "the mountain to leave out, for example `skip y3` or `skip none`".to_owned(),
            Self::Mine => "the mine, for example `mine x2/y1`".to_owned(),
            Self::Station(station) => format!("station {station}, for example `{}`", example(station)),
            Self::Bonus => "the bonus square, for example `bonus x4/y3`".to_owned(),
        }
    }
}

fn example(station: Station) -> String {
    format!("station {station} {}", ["x0/y4", "x2/y7", "x7/y5", "x4/y0"][station.index()])
}
