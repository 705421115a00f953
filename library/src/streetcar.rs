//! 30 Streetcar Rails on the list.

use kernel::{Cited as _, Game, Seat, Table};
use streetcar::{ContentError, Setup, Streetcar, TileFile, Tiles};

use crate::{
    Entry, Host, OpenError, RuleSet, View,
    host::{self, Hosted, Listed},
};

/// 30 Streetcar Rails.
pub(crate) const ENTRY: Entry = Entry {
    name: Streetcar::NAME,
    title: "30 Streetcar Rails",
    summary: "thirty tiles, a die for each: lay streetcar track between four stations and the central one, past trees",
    rule_sets: &[
        RuleSet { name: "tiles-35", summary: "the 35 tiles of the game (reconstructed)" },
        RuleSet {
            name: "tiles-101",
            summary: "35 of all 101 tiles of the streetcar box, drawn by lot for every game (reconstructed)",
        },
    ],
    seats: (1, Seat::MAX),
    newest_rules: Streetcar::RULES,
    rules_text: streetcar::RULES_TEXT,
    refusals: streetcar::Refusal::CLAUSES,
    has_content: true,
    tie_break: None,
    open,
    read: host::read::<Streetcar>,
    verify: host::verify::<Streetcar>,
    restore: host::restore::<Streetcar>,
};

fn open(rules: &str, n_seats: usize, content: Option<&str>) -> Result<Box<dyn Host>, OpenError> {
    let (least, most) = ENTRY.seats;
    let known = || Tiles::find(rules, &[]).ok();
    let tiles = match content {
        None => known(),
        Some(text) => {
            let wrong =
                |it: ContentError| OpenError::Content { line: it.line, reason: format!("{}: {}", it.field, it.reason) };
            Some(text.parse::<TileFile>().map_err(wrong)?.tiles)
        }
    };
    let setup = tiles.and_then(|it| Setup::new(it, n_seats));
    let setup = setup.ok_or(OpenError::Seats { game: Streetcar::NAME, n_seats, least, most })?;
    Ok(Box::new(Hosted(Table::<Streetcar>::new(setup))))
}

impl Listed for Streetcar {
    const ENTRY: &'static Entry = &ENTRY;

    fn wrap(view: streetcar::View) -> View {
        View::Streetcar(view)
    }
}
