//! 30 Rails for whoever shows it.

use draw::{
    Caption, Entries, Glossary, Words,
    scene::Scene,
    sheet::{self, Layout},
};
use kernel::Seat;
use thirty::{RuleSet, Sheet, View};

use super::{Picture, screen};

/// The words of a sheet besides those of all score tables.
const WORDS: Entries = &[
    ("pts", "drawn-points-short"),
    ("bonus", "drawn-bonus"),
    ("sum", "drawn-sum"),
    ("shares", "drawn-shares"),
    ("mine", "drawn-mine"),
    ("grade", "drawn-grade"),
    ("okay", "drawn-okay"),
    ("good", "drawn-good"),
    ("excellent", "drawn-excellent"),
    ("overrides", "drawn-overrides"),
    ("white", "drawn-white"),
    ("colour", "drawn-colour"),
    ("turns played", "drawn-turns"),
];

impl draw::Picture for Picture<'_> {
    type View = View;

    const GLOSSARY: Glossary = Glossary::new(&[sheet::WORDS, WORDS]);

    fn screen(view: &View, seat: Seat) -> String {
        screen::screen(view, seat)
    }

    fn help(view: &View, seat: Seat) -> String {
        screen::help(view, seat)
    }

    fn score(view: &View, seat: Seat) -> String {
        screen::score(view, seat)
    }

    fn finished(view: &View, seat: Seat) -> String {
        screen::finished(view, seat)
    }

    fn moment(view: &View, seat: Seat, title: &str) -> String {
        screen::moment(view, seat, title)
    }

    fn keepsake(view: &View, seat: Seat, caption: Caption<'_>, words: &dyn Words) -> Option<Scene> {
        let Caption { title, subtitle, .. } = caption;
        let picture = Picture::new(view.sheets.get(seat)?, view.setup.rules());
        Some(Self::GLOSSARY.reword(Picture { title, subtitle, ..picture }.scene(), words))
    }

    fn name(view: &View, words: &dyn Words) -> String {
        let id = match view.setup.rules() {
            RuleSet::Basic => "print-sheet-basic",
            RuleSet::Advanced => "print-sheet-advanced",
            RuleSet::Postal => "print-sheet-postal",
        };
        words.say(id, &[])
    }

    fn blank(view: &View, title: &str, layout: Layout, words: &dyn Words) -> Option<Scene> {
        let picture = Picture::new(&Sheet::BLANK, view.setup.rules());
        Some(Self::GLOSSARY.reword(Picture { title, layout, ..picture }.scene(), words))
    }
}
