//! What is constant of 30 Rails, and what whoever hosts it needs.

use kernel::{
    BoardFile, ContentFault, Event, EventOf, Form, Game as _, Listed, Meta, Offer, Pace, Print, Seat, Sheet,
    first_action,
};

use crate::{Ruling, Setup, Thirty};

/// The constants of 30 Rails.
pub const META: Meta = Meta {
    name: "30-rails",
    title: "30 Rails",
    summary: "thirty rolls of two dice, one piece of track each: connect four stations and a mine on a map of 6 by 6",
    rule_sets: &[
        kernel::RuleSet { name: "basic", summary: "each die may be overridden once" },
        kernel::RuleSet {
            name: "advanced",
            summary: "no overrides; a line scores no more than the shares bought in it",
        },
        kernel::RuleSet {
            name: "postal",
            summary: "by post: towns A to D, ten rounds of three rolls, blocked squares",
        },
    ],
    seats: (1, 1024),
    offers: &[
        Offer { key: "thirty", rules: "basic", minutes: 15 },
        Offer { key: "post", rules: "postal", minutes: 15 },
    ],
    pace: Pace::Together,
    has_secrets: false,
    has_daily: true,
    has_content: false,
    is_example: false,
    refereed: Some("postal"),
    tie_break: None,
    prints: &[
        Print { key: "basic", rules: "basic", form: Form::Sheets },
        Print { key: "advanced", rules: "advanced", form: Form::Sheets },
        Print { key: "postal", rules: "postal", form: Form::Sheets },
    ],
    sheets: &[
        Sheet { key: "basic", head: "30-rails basic" },
        Sheet { key: "advanced", head: "30-rails advanced" },
        Sheet { key: "postal", head: "30-rails postal" },
    ],
};

const _: () = assert!(META.seats.1 == Seat::MAX);

impl Listed for Thirty {
    const META: &'static Meta = &META;
    const RULES_TEXT: &'static str = crate::RULES_TEXT;
    const BOARD_FILE: Option<BoardFile<Self>> = Some(crate::paper::BOARD_FILE);

    fn agree(rules: &str, n_seats: usize, _content: Option<&str>) -> Result<Option<Setup>, ContentFault> {
        Ok(rules.parse().ok().and_then(|rules| Setup::new(rules, n_seats)))
    }

    /// By post what was not received is left to the dice; else the first choice, which leaves no mountain out, lays track
    /// and overrides nothing.
    fn in_absence(&self, seat: Seat) -> Option<EventOf<Self>> {
        let ruling = self.sheet(seat).missing_part().map_or(Ruling::MISSING, Ruling::Draw);
        if self.check_ruling(seat, ruling).is_ok() {
            return Some(Event::Ruling { seat, ruling });
        }
        first_action(self, seat, |_| true)
    }
}
