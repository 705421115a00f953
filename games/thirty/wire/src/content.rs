//! The pieces of 30 Rails, and what its lines are worth.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use thirty::{Pair, RuleSet};
use utoipa::ToSchema;

use wireform::out::joins;

/// What a game of 30 Rails is played with.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[schema(as = ThirtyContent)]
pub struct Content {
    /// The rule set: `basic`, `advanced` or `postal`.
    pub rules: String,
    /// How many rolls are made before the players place.
    pub rolls_per_turn: u8,
    /// The pieces of track, in all their orientations.
    pub pieces: Vec<Piece>,
    /// What the line of each pair of stations is worth by itself, as `"1-2": 1`.
    pub line_points: BTreeMap<String, u8>,
}

/// A piece of track in one orientation.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[schema(as = ThirtyPiece)]
pub struct Piece {
    /// Its code, as `1a`.
    pub piece: String,
    /// The coloured die that demands it.
    pub die: u8,
    /// What it is called.
    pub name: String,
    /// The pairs of sides that it joins, as `NE`.
    pub joins: Vec<String>,
}

impl Content {
    pub(crate) fn of(rules: RuleSet) -> Self {
        let piece = |it: track::Piece| Piece {
            piece: it.to_string(),
            die: it.kind().die(),
            name: it.kind().name().to_owned(),
            joins: joins(it.joins()),
        };
        Self {
            rules: rules.to_string(),
            rolls_per_turn: rules.rolls_per_step(),
            pieces: track::Piece::all().map(piece).collect(),
            line_points: Pair::ALL.into_iter().map(|it| (it.to_string(), thirty::points(it))).collect(),
        }
    }
}
