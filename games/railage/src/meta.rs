//! What is constant of Rail Age, and what whoever hosts it needs.

use std::sync::Arc;

use kernel::{
    BoardFile, ContentFault, EventOf, Form, Game as _, Listed, Luck, Meta, Offer, Pace, Print, RuleSet, Seat, Sheet,
    TieBreak, first_action,
};

use crate::{Action, Map, Railage, Setup, View};

/// The constants of Rail Age.
pub const META: Meta = Meta {
    name: "rail-age",
    title: "Rail Age",
    summary: "three dice a round on a map of hexagons: win land, prepare it, and lay one great network",
    rule_sets: &[
        RuleSet { name: "river", summary: "the basic map, with the river (reconstructed)" },
        RuleSet { name: "lake", summary: "the harder map, with the lake (reconstructed)" },
    ],
    seats: (1, 4),
    offers: &[Offer { key: "railage", rules: "river", minutes: 25 }],
    pace: Pace::Together,
    has_secrets: true,
    has_daily: true,
    has_content: true,
    is_example: false,
    refereed: None,
    tie_break: Some(TieBreak::Overlap),
    prints: &[
        Print { key: "river", rules: "river", form: Form::Sheets },
        Print { key: "lake", rules: "lake", form: Form::Sheets },
    ],
    sheets: &[Sheet { key: "river", head: "rail-age river" }, Sheet { key: "lake", head: "rail-age lake" }],
};

impl Listed for Railage {
    const META: &'static Meta = &META;
    const RULES_TEXT: &'static str = crate::RULES_TEXT;
    const BOARD_FILE: Option<BoardFile<Self>> = Some(crate::paper::BOARD_FILE);

    fn agree(rules: &str, n_seats: usize, content: Option<&str>) -> Result<Option<Setup>, ContentFault> {
        Ok(match content {
            None => format!("{rules} seats {n_seats}").parse().ok(),
            Some(text) => {
                Setup::new(Map::read(text).map_err(|it| ContentFault::in_field(it.line, it.field, it.reason))?, n_seats)
            }
        })
    }

    /// Draws nothing where that is allowed, so that the rounds end.
    fn in_absence(&self, seat: Seat) -> Option<EventOf<Self>> {
        first_action(self, seat, |it| matches!(it, Action::Pass | Action::Done(_)))
    }

    fn guess(view: &View, seat: Seat, _luck: &mut impl Luck) -> Option<(Setup, Self)> {
        let state = Self::guessed(view, seat)?;
        let setup = Setup::new(Arc::clone(&view.map), state.n_seats())?.by_rules(view.rules)?;
        Some((setup, state))
    }
}
