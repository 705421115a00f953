//! 30 Rails on the list.

use kernel::{Cited as _, Event, EventOf, Game, Seat, Table};
use thirty::{Ruling, Setup, Thirty};

use crate::{
    Entry, Host, OpenError, RuleSet, View,
    host::{self, Hosted, Listed},
};

/// 30 Rails.
pub(crate) const ENTRY: Entry = Entry {
    name: Thirty::NAME,
    title: "30 Rails",
    summary: "thirty rolls of two dice, one piece of track each: connect four stations and a mine on a map of 6 by 6",
    rule_sets: &[
        RuleSet { name: "basic", summary: "each die may be overridden once" },
        RuleSet { name: "advanced", summary: "no overrides; a line scores no more than the shares bought in it" },
        RuleSet { name: "postal", summary: "by post: towns A to D, ten rounds of three rolls, blocked squares" },
    ],
    seats: (1, Seat::MAX),
    newest_rules: Thirty::RULES,
    rules_text: thirty::RULES_TEXT,
    refusals: thirty::Refusal::CLAUSES,
    has_content: false,
    tie_break: None,
    open,
    read: host::read::<Thirty>,
    verify: host::verify::<Thirty>,
    restore: host::restore::<Thirty>,
};

fn open(rules: &str, n_seats: usize, _content: Option<&str>) -> Result<Box<dyn Host>, OpenError> {
    let setup = rules.parse().ok().and_then(|rules| Setup::new(rules, n_seats));
    let (least, most) = ENTRY.seats;
    let setup = setup.ok_or(OpenError::Seats { game: Thirty::NAME, n_seats, least, most })?;
    Ok(Box::new(Hosted(Table::<Thirty>::new(setup))))
}

impl Listed for Thirty {
    const ENTRY: &'static Entry = &ENTRY;

    fn wrap(view: thirty::View) -> View {
        View::Thirty(view)
    }

    /// By post what was not received is left to the dice; else the first choice, which leaves no mountain out, lays track
    /// and overrides nothing.
    fn in_absence(&self, seat: Seat) -> Option<EventOf<Self>> {
        let ruling = self.sheet(seat).missing_part().map_or(Ruling::MISSING, Ruling::Draw);
        if self.check_ruling(seat, ruling).is_ok() {
            return Some(Event::Ruling { seat, ruling });
        }
        host::actions(self, seat).first().map(|&action| Event::Act { seat, action })
    }
}
