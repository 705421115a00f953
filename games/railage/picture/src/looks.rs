//! Rail Age for whoever shows it.

use draw::{Caption, Entries, Glossary, Words, scene::Scene, sheet::Layout};
use kernel::Seat;
use railage::{Drawing, Sheet, View};

use super::{Picture, screen};

/// The words of a sheet.
const WORDS: Entries = &[
    ("score", "drawn-score"),
    ("points, upper track", "railage-score-upper"),
    ("points, lower track", "railage-score-lower"),
    ("trunk", "railage-role-trunk"),
    ("trunk: {n} ○ × {factor}", "drawn-trunk-factor"),
    ("trunk: {n} ○ no factor yet", "drawn-trunk-no-factor"),
    ("branch", "drawn-branch"),
    ("{city}, {n} lines", "drawn-branch-lines"),
    ("a city of three lines or more", "drawn-branch-city"),
    ("not reached", "drawn-branch-none"),
    ("Total", "railage-score-total"),
    ("railway worker", "railage-title-worker"),
    ("railway baron", "railage-title-baron"),
    ("railway viscount", "railage-title-viscount"),
    ("railway count", "railage-title-count"),
    ("railway marquess", "railage-title-marquess"),
    ("railway duke", "railage-title-duke"),
    ("railway king", "railage-title-king"),
    ("dots by the die that is left", "drawn-dots"),
    ("plain", "railage-plain"),
    ("forest", "railage-forest"),
    ("hill", "railage-hill"),
    ("lines", "drawn-lines"),
    ("other lines of its network", "drawn-network"),
    ("lines of other networks", "railage-role-other"),
    ("special lines to mines", "railage-role-special"),
    ("extra dot and line", "drawn-extra"),
    ("points for the first", "drawn-first"),
    ("lines: one space each, from the left →", "railage-track-upper"),
    ("← special lines: one space each, from the right", "railage-track-lower"),
    ("river map, reconstructed: a basic map with a river and a wild city", "drawn-river"),
    ("lake map, reconstructed: a harder map with a lake and a wild mine", "drawn-lake"),
    // A map of one's own speaks the language of its author.
    ("{name} map, {note}", "drawn-map"),
];

impl draw::Picture for Picture<'_> {
    type View = View;

    const GLOSSARY: Glossary = Glossary::new(&[WORDS]);

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
        let picture = Picture::new(&view.map, &view.sheets.get(seat)?.as_ref()?.sheet);
        let is_solo = view.sheets.as_slice().len() == 1;
        let picture = Picture { title, subtitle, taken: view.taken(), is_solo, ..picture };
        Some(Self::GLOSSARY.reword(picture.scene(), words))
    }

    fn name(view: &View, words: &dyn Words) -> String {
        match view.map.name() {
            "river" => words.say("print-sheet-river", &[]),
            "lake" => words.say("print-sheet-lake", &[]),
            // A map of one's own speaks the language of its author.
            name => format!("Rail Age, {name}"),
        }
    }

    fn blank(view: &View, title: &str, layout: Layout, words: &dyn Words) -> Option<Scene> {
        let sheet = Sheet::drawn(&view.map, &Drawing::default())?;
        let picture = Picture { title, layout, ..Picture::new(&view.map, &sheet) };
        Some(Self::GLOSSARY.reword(picture.scene(), words))
    }
}
