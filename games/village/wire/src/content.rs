//! The cards and border pieces of a game of Village Rails.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use village::{Letter, Line};

/// What a game of Village Rails is played with.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[schema(as = VillageContent)]
pub struct Content {
    /// What the file calls itself.
    pub label: String,
    /// The hash of the file with the cards.
    pub content: String,
    /// The railway cards.
    pub cards: Vec<Card>,
    /// The terminus cards.
    pub termini: Vec<Terminus>,
    /// The border pieces: where the lines of each set start.
    pub borders: Vec<Border>,
}

/// A railway card, both of its sides.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[schema(as = VillageCard)]
pub struct Card {
    /// Its number.
    pub card: u8,
    /// How its two lines run: `bridge` (straight on) or `bend` (from above to the right, from the left to below).
    pub shape: String,
    /// The terrain of both lines.
    pub terrain: String,
    /// The feature beside the line from above when the card is not turned, as `barn-lake`, `farm`, `halt-3`, `signal`
    /// or `siding`. Turning a bend swaps its features; turning a bridge changes nothing.
    pub from_above: Option<String>,
    /// The feature beside the line from the left, when the card is not turned.
    pub from_left: Option<String>,
    /// The trip on the other side, as `3 for exactly 4 tracks`.
    pub trip: String,
    /// What the trip scores each time that its demand is met.
    pub trip_points: u8,
    /// What the trip asks for, as `exactly 4 tracks`.
    pub trip_demand: String,
}

/// A terminus card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[schema(as = VillageTerminus)]
pub struct Terminus {
    /// Its number.
    pub card: u8,
    /// The pounds that it pays in any case.
    pub base: u8,
    /// The pounds that it pays for each thing that it counts.
    pub rate: u8,
    /// What it counts on the line, as `lake`, `trip` or `bend`.
    pub for_each: String,
}

/// Where a line starts.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[schema(as = VillageBorder)]
pub struct Border {
    /// The letter of the set.
    pub border: String,
    /// The line: `t1` to `t3` above, `l1` to `l4` at the left.
    pub line: String,
    /// Its terrain, which is part of the line.
    pub terrain: String,
    /// Its feature, which is part of the line.
    pub feature: Option<String>,
}

impl Content {
    pub(crate) fn of(content: &village::Content) -> Self {
        let borders = Letter::ALL.into_iter().flat_map(|letter| Line::all().map(move |line| (letter, line)));
        Self {
            label: content.label().to_owned(),
            content: content.id().to_string(),
            cards: village::Card::all().map(|it| Card::new(it, content.card(it))).collect(),
            termini: village::TerminusCard::all().map(|it| Terminus::new(it, content.terminus(it))).collect(),
            borders: borders.map(|(letter, line)| Border::new(letter, line, content.start(letter, line))).collect(),
        }
    }
}

impl Card {
    fn new(number: village::Card, card: &village::RailwayCard) -> Self {
        Self {
            card: number.number(),
            shape: card.shape.to_string(),
            terrain: card.terrain.to_string(),
            from_above: card.from_above.map(|it| it.to_string()),
            from_left: card.from_left.map(|it| it.to_string()),
            trip: card.trip.to_string(),
            trip_points: card.trip.points(),
            trip_demand: card.trip.demand().to_string(),
        }
    }
}

impl Terminus {
    fn new(number: village::TerminusCard, card: village::Terminus) -> Self {
        Self { card: number.number(), base: card.base(), rate: card.rate(), for_each: card.what().to_string() }
    }
}

impl Border {
    fn new(letter: Letter, line: Line, start: village::Start) -> Self {
        Self {
            border: letter.to_string(),
            line: line.to_string(),
            terrain: start.terrain.to_string(),
            feature: start.feature.map(|it| it.to_string()),
        }
    }
}
