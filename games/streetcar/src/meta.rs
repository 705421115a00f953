//! What is constant of 30 Streetcar Rails, and what whoever hosts it needs.

use kernel::{ContentFault, Form, Listed, Meta, Offer, Pace, Print, RuleSet, Seat, Sheet};

use crate::{Setup, Streetcar, TileFile, Tiles};

/// The constants of 30 Streetcar Rails.
pub const META: Meta = Meta {
    name: "30-streetcar-rails",
    title: "30 Streetcar Rails",
    summary: "thirty tiles, a die for each: lay streetcar track between four stations and the central one, past trees",
    rule_sets: &[
        RuleSet { name: "tiles-35", summary: "the 35 tiles of the game (reconstructed)" },
        RuleSet {
            name: "tiles-101",
            summary: "35 of all 101 tiles of the streetcar box, drawn by lot for every game (reconstructed)",
        },
    ],
    seats: (1, 1024),
    offers: &[Offer { key: "streetcar", rules: "tiles-35", minutes: 20 }],
    pace: Pace::Together,
    has_secrets: false,
    has_daily: true,
    has_content: true,
    is_example: false,
    refereed: None,
    tie_break: None,
    prints: &[Print { key: "streetcar", rules: "tiles-35", form: Form::Sheets }],
    sheets: &[Sheet { key: "streetcar", head: "30-streetcar-rails" }],
};

const _: () = assert!(META.seats.1 == Seat::MAX);

impl Listed for Streetcar {
    const META: &'static Meta = &META;
    const RULES_TEXT: &'static str = crate::RULES_TEXT;
    const BOARD_FILE: Option<kernel::BoardFile<Self>> = Some(crate::paper::BOARD_FILE);

    fn agree(rules: &str, n_seats: usize, content: Option<&str>) -> Result<Option<Setup>, ContentFault> {
        let tiles = match content {
            None => Tiles::find(rules, &[]).ok(),
            Some(text) => {
                Some(text.parse::<TileFile>().map_err(|it| ContentFault::in_field(it.line, it.field, it.reason))?.tiles)
            }
        };
        Ok(tiles.and_then(|it| Setup::new(it, n_seats)))
    }
}
