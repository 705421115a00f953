//! What is constant of Sidings, and what whoever hosts it needs.

use kernel::{ContentFault, Form, Listed, Luck, Meta, Offer, Pace, Print, RuleSet, Seat};

use crate::{Setup, Sidings, View};

/// The constants of Sidings.
pub const META: Meta = Meta {
    name: "sidings",
    title: "Sidings",
    summary: "twelve wagons, one die for each: sort them on four sidings, where nobody else is on the way",
    rule_sets: &[RuleSet { name: "yard", summary: "four sidings of three wagons" }],
    seats: (1, 4),
    offers: &[Offer { key: "sidings", rules: "yard", minutes: 5 }],
    pace: Pace::Together,
    has_secrets: true,
    has_daily: false,
    has_content: false,
    is_example: true,
    refereed: None,
    tie_break: None,
    prints: &[Print { key: "sidings", rules: "yard", form: Form::Sheets }],
    sheets: &[],
};

const _: () = assert!(META.seats.1 == Setup::MOST_SEATS);

impl Listed for Sidings {
    const META: &'static Meta = &META;
    const RULES_TEXT: &'static str = crate::RULES_TEXT;

    fn agree(rules: &str, n_seats: usize, _content: Option<&str>) -> Result<Option<Setup>, ContentFault> {
        Ok(Setup::new(n_seats).filter(|_| rules == META.rule_sets[0].name))
    }

    fn guess(view: &View, seat: Seat, luck: &mut impl Luck) -> Option<(Setup, Self)> {
        Some((view.setup, view.guess(seat, luck)?))
    }
}
