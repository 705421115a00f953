//! The tiles of 30 Streetcar Rails, and what its lines are worth.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use streetcar::{Pair, Tiles};
use utoipa::ToSchema;

use crate::view::rules;
use wireform::out::joins;

/// What a game of 30 Streetcar Rails is played with.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[schema(as = StreetcarContent)]
pub struct Content {
    /// The rule set, `tiles-35` or `tiles-101`; none where the tiles come from a file of one's own.
    pub rules: Option<String>,
    /// The hash of the file with the mix of tiles.
    pub content: String,
    /// Where its numbers come from: `reconstructed`, `printed` or `own`.
    pub source: String,
    /// The shapes, and how many tiles there are of each.
    pub shapes: Vec<Shape>,
    /// What the line of each pair of stations is worth by itself, as `"1-2": 3`.
    pub line_points: BTreeMap<String, u8>,
}

/// What is printed on a tile, whichever way round it lies.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[schema(as = StreetcarShape)]
pub struct Shape {
    /// Its letter.
    pub shape: String,
    /// What it is called.
    pub name: String,
    /// How many tiles of it there are.
    pub count: u16,
    /// Whether a tree is printed on it.
    pub has_tree: bool,
    /// The ways round in which it looks different.
    pub tiles: Vec<Tile>,
}

/// A tile the way it lies.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[schema(as = StreetcarTile)]
pub struct Tile {
    /// Its code, as `Rb`.
    pub tile: String,
    /// The pairs of sides that it joins, as `NE`.
    pub joins: Vec<String>,
}

impl Content {
    pub(crate) fn of(tiles: &Tiles) -> Self {
        let tile = |it: streetcar::Tile| Tile { tile: it.to_string(), joins: joins(it.joins()) };
        let shape = |it: streetcar::Shape| Shape {
            shape: it.to_string(),
            name: it.name().to_owned(),
            count: tiles.count(it),
            has_tree: it.has_tree(),
            tiles: streetcar::Tile::of(it).map(tile).collect(),
        };
        Self {
            rules: rules(tiles),
            content: tiles.id().to_string(),
            source: tiles.source().to_string(),
            shapes: streetcar::Shape::ALL.into_iter().map(shape).collect(),
            line_points: Pair::ALL.into_iter().map(|it| (it.to_string(), streetcar::points(it))).collect(),
        }
    }
}
