//! What is constant of Village Rails, and what whoever hosts it needs.

use std::sync::Arc;

use kernel::{
    BoardFile, ContentFault, EventOf, Form, Listed, Luck, Meta, Offer, Pace, Print, RuleSet, Seat, Sheet, TieBreak,
    first_action,
};

use crate::{Action, Content, Setup, View, Village};

/// The constants of Village Rails.
pub const META: Meta = Meta {
    name: "village-rails",
    title: "Village Rails",
    summary: "twelve cards each from a market of track and trips: complete seven lines through the parish",
    rule_sets: &[RuleSet { name: "cards", summary: "the cards of the box (reconstructed)" }],
    seats: (2, 4),
    offers: &[Offer { key: "village", rules: "cards", minutes: 25 }],
    pace: Pace::InTurn,
    has_secrets: true,
    has_daily: false,
    has_content: true,
    is_example: false,
    refereed: None,
    tie_break: Some(TieBreak::Money),
    prints: &[Print { key: "cards", rules: "cards", form: Form::Cards }],
    sheets: &[Sheet { key: "village", head: "village-rails" }],
};

impl Listed for Village {
    const META: &'static Meta = &META;
    const RULES_TEXT: &'static str = crate::RULES_TEXT;
    const BOARD_FILE: Option<BoardFile<Self>> = Some(crate::paper::BOARD_FILE);

    fn agree(_rules: &str, n_seats: usize, content: Option<&str>) -> Result<Option<Setup>, ContentFault> {
        Ok(match content {
            None => Setup::new(n_seats),
            Some(text) => Setup::with_content(
                n_seats,
                Arc::new(text.parse::<Content>().map_err(|it| ContentFault::in_field(it.line, it.field, it.reason))?),
            ),
        })
    }

    /// The first choice that plans no trip: the card that costs nothing, and no trip where the turn may end.
    fn in_absence(&self, seat: Seat) -> Option<EventOf<Self>> {
        first_action(self, seat, |it| !matches!(it, Action::Trip(_) | Action::TripAndAssign { .. }))
    }

    fn guess(view: &View, seat: Seat, luck: &mut impl Luck) -> Option<(Setup, Self)> {
        Some((view.setup.clone(), Self::guessed(view, seat, luck)?))
    }
}
