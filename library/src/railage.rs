//! Rail Age on the list.

use kernel::{Cited as _, Event, EventOf, Game, Seat, Table};
use railage::{Action, Map, MapError, Railage, Setup};

use crate::{
    Entry, Host, OpenError, RuleSet, TieBreak, View,
    host::{self, Hosted, Listed},
};

/// Rail Age.
pub(crate) const ENTRY: Entry = Entry {
    name: Railage::NAME,
    title: "Rail Age",
    summary: "three dice a round on a map of hexagons: win land, prepare it, and lay one great network",
    rule_sets: &[
        RuleSet { name: "river", summary: "the basic map, with the river (reconstructed)" },
        RuleSet { name: "lake", summary: "the harder map, with the lake (reconstructed)" },
    ],
    seats: (1, Setup::MOST_SEATS),
    newest_rules: Railage::RULES,
    rules_text: railage::RULES_TEXT,
    refusals: railage::Refusal::CLAUSES,
    has_content: true,
    tie_break: Some(TieBreak::Overlap),
    open,
    read: host::read::<Railage>,
    verify: host::verify::<Railage>,
    restore: host::restore::<Railage>,
};

fn open(rules: &str, n_seats: usize, content: Option<&str>) -> Result<Box<dyn Host>, OpenError> {
    let setup = match content {
        None => format!("{rules} seats {n_seats}").parse().ok(),
        Some(text) => {
            let wrong =
                |it: MapError| OpenError::Content { line: it.line, reason: format!("{}: {}", it.field, it.reason) };
            Setup::new(Map::read(text).map_err(wrong)?, n_seats)
        }
    };
    let (least, most) = ENTRY.seats;
    let setup = setup.ok_or(OpenError::Seats { game: Railage::NAME, n_seats, least, most })?;
    Ok(Box::new(Hosted(Table::<Railage>::new(setup))))
}

impl Listed for Railage {
    const ENTRY: &'static Entry = &ENTRY;

    fn wrap(view: railage::View) -> View {
        View::Railage(view)
    }

    /// Draws nothing where that is allowed, so that the rounds end.
    fn in_absence(&self, seat: Seat) -> Option<EventOf<Self>> {
        let actions = host::actions(self, seat);
        let idle = actions.iter().find(|it| matches!(it, Action::Pass | Action::Done(_))).or(actions.first());
        idle.map(|&action| Event::Act { seat, action })
    }
}
