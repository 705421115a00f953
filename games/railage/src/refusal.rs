//! Why an action is against the rules.

use crate::{Announcement, City, CitySet, Die, DieSet, Face, Land, Mine, Phase, Terrain};

/// The rule that is broken. Each message says what would have been allowed.
#[derive(Copy, Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refusal {
    /// R19: everything has its phase.
    #[error("now comes {}", expected.describe())]
    WrongPhase {
        /// What comes now.
        expected: Phase,
    },
    /// R10: the map has no such city.
    #[error("there is no city {city} on this map, only {cities}")]
    NoCity {
        /// What was named.
        city: City,
        /// What there is.
        cities: CitySet,
    },
    /// R10: the map has no such land.
    #[error("there is no land {land} on this map: area {} has {n_lands} land cells", land.area())]
    NoLand {
        /// What was named.
        land: Land,
        /// How many cells its area has.
        n_lands: usize,
    },
    /// R10: the map has no such mine.
    #[error("there is no mine {mine} on this map")]
    NoMine {
        /// What was named.
        mine: Mine,
    },
    /// R16: the first ○ goes beside the mine of the die.
    #[error("{city} does not touch mine {mine}: start in {cities}")]
    NotBesideMine {
        /// What was named.
        city: City,
        /// The mine of the die.
        mine: Mine,
        /// What touches it.
        cities: CitySet,
    },
    /// R25: each city takes a ○ once.
    #[error("{city} has its ○ already")]
    Marked {
        /// The city.
        city: City,
    },
    /// R23: the sum of the two dice must be the value of the city.
    #[error("{city} has the value {value}, and these dice make {sum}: they take {cities}")]
    WrongSum {
        /// The city.
        city: City,
        /// Its value.
        value: u8,
        /// The sum of the dice.
        sum: u8,
        /// What the sum takes.
        cities: CitySet,
    },
    /// R31: only a die that was not chosen is left for the roadbed.
    #[error("die {die} is spent on the ○: die {} is left", show(*left))]
    DieSpent {
        /// The die.
        die: Die,
        /// What is left.
        left: DieSet,
    },
    /// R14, R31: the chart says which land takes dots.
    #[error("{land} is {terrain}, and a {face} draws dots on {} and {}", allowed[0], allowed[1])]
    WrongTerrain {
        /// The cell.
        land: Land,
        /// What grows there.
        terrain: Terrain,
        /// What the die shows.
        face: Face,
        /// What it allows.
        allowed: [Terrain; 2],
    },
    /// R51: the dot of an extra action follows the chart for the remaining die.
    #[error(
        "{land} is {terrain}, and the dot of an extra action goes where the remaining die allows one: on {}",
        either(*allowed)
    )]
    WrongExtraTerrain {
        /// The cell.
        land: Land,
        /// What grows there.
        terrain: Terrain,
        /// What the remaining die allows, twice the same if that is all.
        allowed: [Terrain; 2],
    },
    /// R26: dots are drawn in open areas.
    #[error("the area of {land} is closed until {} has a ○", land.area())]
    Closed {
        /// The cell.
        land: Land,
    },
    /// R33: each land cell takes a dot once.
    #[error("{land} has its dot already")]
    Dotted {
        /// The cell.
        land: Land,
    },
    /// R36: a line joins cities with a ○.
    #[error("{city} has no ○, so no line leaves it: lines join {stations}")]
    NoStation {
        /// The city.
        city: City,
        /// The cities with a ○.
        stations: CitySet,
    },
    /// R37: a line passes over at least one land cell.
    #[error("a line passes over at least one land cell with a dot")]
    Direct,
    /// R43: the file of the map bounds the length of lines.
    #[error("a line of this map has at most {longest} land cells")]
    TooLong {
        /// The most cells.
        longest: usize,
    },
    /// R37: a line passes over dots.
    #[error("{land} has no dot, so no line can pass")]
    NoDot {
        /// The cell.
        land: Land,
    },
    /// R38: each land cell takes one line.
    #[error("{land} has its line already, and lines neither branch nor cross outside a city")]
    Used {
        /// The cell.
        land: Land,
    },
    /// R37: the cells of a line touch one after the other.
    #[error("{land} does not touch the cell that comes before it")]
    Gap {
        /// The cell.
        land: Land,
    },
    /// R37: the line must end beside its last cell.
    #[error("{land} does not touch {city}, where the line would end")]
    NotAtCity {
        /// The last cell.
        land: Land,
        /// Where it should end.
        city: City,
    },
    /// R55: a special line must end beside its last cell.
    #[error("{land} does not touch {mine}, where the line would end")]
    NotAtMine {
        /// The last cell.
        land: Land,
        /// Where it should end.
        mine: Mine,
    },
    /// R39: lines make no ring.
    #[error("{from} and {to} are connected already, and lines make no ring")]
    Ring {
        /// One end.
        from: City,
        /// The other.
        to: City,
    },
    /// R58: one special line in a round.
    #[error("the special line of this round is drawn already")]
    SecondSpecial,
    /// R59: one special line to each mine.
    #[error("{mine} has its special line already")]
    MineUsed {
        /// The mine.
        mine: Mine,
    },
    /// R63: the wild mine needs a number.
    #[error("say which number the wild mine gives, as in `die {die} as 5`")]
    WildNeedsNumber {
        /// The die.
        die: Die,
    },
    /// R55: a mine with a number gives that number.
    #[error("{mine} gives its own number: leave out `as`")]
    NumberGiven {
        /// The mine.
        mine: Mine,
    },
    /// R48: what is announced must be so.
    #[error("the sheet says `done{expected}`")]
    WrongAnnouncement {
        /// What must be announced.
        expected: Announcement,
    },
}

kernel::cite! { Refusal =>
    WrongPhase { expected } = "railage-wrong-phase" (phase: expected.word()),
    NoCity { city, cities } = "railage-no-city" (city, cities: list(*cities)),
    NoLand { land, n_lands } = "railage-no-land" (land, area: land.area(), lands: lands(land.area(), *n_lands)),
    NoMine { mine } = "railage-no-mine" (mine),
    NotBesideMine { city, mine, cities } = "railage-not-beside-mine" (city, mine, cities: list(*cities)),
    Marked { city } = "railage-marked" (city),
    WrongSum { city, value, sum, cities } = "railage-wrong-sum" (city, value, sum, cities: list(*cities)),
    DieSpent { die, left } = "railage-die-spent" (die, left: show(*left)),
    WrongTerrain { land, terrain, face, allowed } = "railage-wrong-terrain" (
        land,
        terrain,
        face,
        first: allowed[0],
        second: allowed[1]
    ),
    WrongExtraTerrain { land, terrain, allowed } = "railage-wrong-extra-terrain" (
        land,
        terrain,
        first: allowed[0],
        second: list((allowed[0] != allowed[1]).then_some(allowed[1]))
    ),
    Closed { land } = "railage-closed" (land, city: land.area()),
    Dotted { land } = "railage-dotted" (land),
    NoStation { city, stations } = "railage-no-station" (city, stations: list(*stations)),
    Direct = "railage-direct" (),
    TooLong { longest } = "railage-too-long" (longest),
    NoDot { land } = "railage-no-dot" (land),
    Used { land } = "railage-used" (land),
    Gap { land } = "railage-gap" (land),
    NotAtCity { land, city } = "railage-not-at-city" (land, city),
    NotAtMine { land, mine } = "railage-not-at-mine" (land, mine),
    Ring { from, to } = "railage-ring" (from, to),
    SecondSpecial = "railage-second-special" (),
    MineUsed { mine } = "railage-mine-used" (mine),
    WildNeedsNumber { die } = "railage-wild-needs-number" (die),
    NumberGiven { mine } = "railage-number-given" (mine),
    WrongAnnouncement { expected } = "railage-wrong-announcement" (announcement: format!("done{expected}")),
}

/// Names with commas, or `none`.
fn list(names: impl IntoIterator<Item: ToString>) -> String {
    let names: Vec<_> = names.into_iter().map(|it| it.to_string()).collect();
    if names.is_empty() { "none".to_owned() } else { names.join(", ") }
}

/// One terrain, or two as in `plain or forest`.
fn either([first, second]: [Terrain; 2]) -> String {
    if first == second { first.to_string() } else { format!("{first} or {second}") }
}

/// The land cells of an area that has so many.
fn lands(area: City, n_lands: usize) -> String {
    list((1..=Land::PER_AREA).take(n_lands).filter_map(|number| Land::new(area, number)))
}

fn show(left: DieSet) -> String {
    list(left.iter())
}

impl Phase {
    const fn word(self) -> &'static str {
        match self {
            Self::Start => "start",
            Self::Land => "land",
            Self::Roadbed => "roadbed",
            Self::Line => "line",
            Self::ExtraDot => "extra-dot",
            Self::ExtraLine => "extra-line",
            Self::Ready => "ready",
        }
    }

    fn describe(self) -> &'static str {
        match self {
            Self::Start => "the first ○, for example `start C`",
            Self::Land => "phase 1, for example `city 1+3 C`, `special C C4 M3 die 2` or `pass`",
            Self::Roadbed => "phase 2, for example `dots 2 C4 D1`, `special C C4 M3 die 2` or `pass`",
            Self::Line => "phase 3, for example `line C C4 D1 D` or `pass`",
            Self::ExtraDot => "the dot of an extra action, for example `dot C4` or `pass`",
            Self::ExtraLine => "the line of an extra action, for example `line C C4 D1 D` or `pass`",
            Self::Ready => "the end of the round: `done`, with what is to be announced",
        }
    }
}
