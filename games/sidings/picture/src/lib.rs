//! How Sidings looks: a yard as a scene, the screen of a terminal, what is printed.

mod screen;
mod yard;

use draw::{
    Caption, Entries, Glossary, Words,
    scene::Scene,
    sheet::{self, Layout},
    svg,
};
use kernel::Seat;
use sidings::{Player, Siding, View, Yard};

pub use yard::siding;

/// What is to be drawn.
#[derive(Copy, Clone, Debug)]
pub struct Picture<'a> {
    /// Whose yard.
    pub player: &'a Player,
    /// Whether the points are told: not on an empty sheet.
    pub is_scored: bool,
    /// Whether the order counts already.
    pub is_over: bool,
    /// Where order, clear roads and total stand.
    pub layout: Layout,
    /// The title; an empty one takes no room.
    pub title: &'a str,
    /// What stands beneath the title.
    pub subtitle: &'a str,
}

/// The words of a sheet besides those of all score tables.
const WORDS: Entries = &[(ORDER, "sidings-order-double"), (CLEAR_ROADS, "sidings-clear-roads")];
const ORDER: &str = "order (counts double in the end)";
const CLEAR_ROADS: &str = "clear roads";
const TOTAL: &str = "Total";

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

    fn moment(view: &View, seat: Seat, title: &str) -> String {
        let moment = match view.wagon {
            _ if view.is_over() => "a finished yard".to_owned(),
            Some(wagon) => format!("round {} of 12: wagon {wagon}", view.round),
            None => format!("after round {} of 12", view.round),
        };
        let picture = Picture::of(view, seat).map(|it| Picture { title, subtitle: &moment, ..it }.scene());
        picture.map(|it| svg::scene(&it, "yard")).unwrap_or_default()
    }

    fn keepsake(view: &View, seat: Seat, caption: Caption<'_>, words: &dyn Words) -> Option<Scene> {
        let Caption { title, subtitle, .. } = caption;
        Some(Self::GLOSSARY.reword(Picture { title, subtitle, ..Picture::of(view, seat)? }.scene(), words))
    }

    fn name(_view: &View, words: &dyn Words) -> String {
        words.say("print-sheet-sidings", &[])
    }

    fn blank(_view: &View, title: &str, layout: Layout, words: &dyn Words) -> Option<Scene> {
        let player = &Player::default();
        let blank = Picture { player, is_scored: false, is_over: false, layout, title, subtitle: "" };
        Some(Self::GLOSSARY.reword(blank.scene(), words))
    }
}

impl<'a> Picture<'a> {
    /// The yard of a seat as the viewer sees it, without a title.
    fn of(view: &'a View, seat: Seat) -> Option<Self> {
        let (player, is_over) = (view.players.get(seat)?, view.is_over());
        Some(Self { player, is_scored: true, is_over, layout: Layout::Below, title: "", subtitle: "" })
    }
}

/// The wagons of a siding, such as `2 3`; `-` where there is none.
fn wagons(yard: &Yard, siding: Siding) -> String {
    let wagons: Vec<_> = yard.wagons(siding).map(|it| it.to_string()).collect();
    if wagons.is_empty() { "-".to_owned() } else { wagons.join(" ") }
}
