//! The map, the tiles or the cards of a game, to be asked for once at its start.

pub mod railage;
pub mod streetcar;
pub mod thirty;
pub mod village;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// What a game is played with, by the name of the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(tag = "game")]
pub enum Content {
    /// 30 Rails.
    #[serde(rename = "30-rails")]
    Thirty(thirty::Content),
    /// 30 Streetcar Rails.
    #[serde(rename = "30-streetcar-rails")]
    Streetcar(streetcar::Content),
    /// Rail Age.
    #[serde(rename = "rail-age")]
    Railage(railage::Content),
    /// Village Rails.
    #[serde(rename = "village-rails")]
    Village(village::Content),
}

impl Content {
    /// What the game of this view is played with; the same from its start to its end and for every viewer.
    pub fn new(view: &library::View) -> Self {
        match view {
            library::View::Thirty(view) => Self::Thirty(thirty::Content::new(view.setup.rules())),
            library::View::Streetcar(view) => Self::Streetcar(streetcar::Content::new(view.setup.tiles())),
            library::View::Railage(view) => Self::Railage(railage::Content::new(&view.map)),
            library::View::Village(view) => Self::Village(village::Content::new(view.setup.content())),
        }
    }
}

/// The pairs of sides that a piece of track joins, as `NE`.
fn joins(joins: track::Joins) -> Vec<String> {
    joins.pairs().map(|(from, to)| format!("{from}{to}")).collect()
}
