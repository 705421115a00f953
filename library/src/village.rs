//! Village Rails on the list.

use std::sync::Arc;

use kernel::{Cited as _, Event, EventOf, Game, Seat, Table};
use village::{Action, Content, ContentError, Setup, Village};

use crate::{
    Entry, Host, OpenError, RuleSet, TieBreak, View,
    host::{self, Hosted, Listed},
};

/// Village Rails.
pub(crate) const ENTRY: Entry = Entry {
    name: Village::NAME,
    title: "Village Rails",
    summary: "twelve cards each from a market of track and trips: complete seven lines through the parish",
    rule_sets: &[RuleSet { name: "cards", summary: "the cards of the box (reconstructed)" }],
    seats: (Setup::LEAST_SEATS, Setup::MOST_SEATS),
    newest_rules: Village::RULES,
    rules_text: village::RULES_TEXT,
    refusals: village::Refusal::CLAUSES,
    has_content: true,
    tie_break: Some(TieBreak::Money),
    open,
    read: host::read::<Village>,
    verify: host::verify::<Village>,
    restore: host::restore::<Village>,
};

fn open(_rules: &str, n_seats: usize, content: Option<&str>) -> Result<Box<dyn Host>, OpenError> {
    let setup = match content {
        None => Setup::new(n_seats),
        Some(text) => {
            let wrong =
                |it: ContentError| OpenError::Content { line: it.line, reason: format!("{}: {}", it.field, it.reason) };
            Setup::with_content(n_seats, Arc::new(text.parse::<Content>().map_err(wrong)?))
        }
    };
    let (least, most) = ENTRY.seats;
    let setup = setup.ok_or(OpenError::Seats { game: Village::NAME, n_seats, least, most })?;
    Ok(Box::new(Hosted(Table::<Village>::new(setup))))
}

impl Listed for Village {
    const ENTRY: &'static Entry = &ENTRY;

    fn wrap(view: village::View) -> View {
        View::Village(view)
    }

    /// The first choice that plans no trip: the card that costs nothing, and no trip where the turn may end.
    fn in_absence(&self, seat: Seat) -> Option<EventOf<Self>> {
        let actions = host::actions(self, seat);
        let first =
            actions.iter().find(|it| !matches!(it, Action::Trip(_) | Action::TripAndAssign { .. })).or(actions.first());
        first.map(|&action| Event::Act { seat, action })
    }
}
