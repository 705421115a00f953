//! Village Rails for whoever shows it.

use draw::{Caption, Entries, Glossary, Piece, Scale, Supplies, Words, scene::Scene, sheet};
use kernel::{Game as _, Seat, Table, Viewer};
use village::{Card, Chance, Letter, TerminusCard, View, Village};

use super::{Layout, Names, Picture, cards, say, screen};

/// How wide a card is, in millimetres: three of them and a border fit on a page.
const CARD: f64 = 54.0;

/// The words of a tableau and its scores.
const WORDS: Entries = &[
    ("line", "village-score-line"),
    ("tracks", "village-tracks"),
    ("features", "village-score-features"),
    ("trips", "village-score-trips"),
    ("terminus", "village-score-terminus"),
    ("points", "village-score-points"),
    ("sidings, on {n} line", "village-score-sidings"),
    ("sidings, on {n} lines", "village-score-sidings"),
    ("money, 1 for each £3 of £{money}", "village-score-money"),
    ("Total", "village-score-total"),
    ("Total, if it ended now", "village-score-now"),
    ("player", "village-players-name"),
    ("money", "village-players-money"),
    ("lines", "village-lines"),
    ("hand", "village-players-hand"),
    ("set", "drawn-set"),
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
        view.players.get(seat)?.tableau.as_ref()?;
        let Caption { title, subtitle, players } = caption;
        let names = say::terrains(words);
        let names = names.each_ref().map(String::as_str);
        let demand = |it| say::drawn_demand(it, words);
        let (demand, layout): (&dyn Fn(_) -> _, _) = (&demand, Layout::Keepsake);
        let picture = Picture { title, subtitle, layout, names, demand, players, ..Picture::new(view, seat) };
        Some(Self::GLOSSARY.reword(picture.scene(), words))
    }

    fn name(_view: &View, _words: &dyn Words) -> String {
        "Village Rails".to_owned()
    }

    /// The game is played with cards.
    fn blank(_view: &View, _title: &str, _layout: sheet::Layout, _words: &dyn Words) -> Option<Scene> {
        None
    }

    /// All cards, and a mat for each of the four borders.
    fn supplies(view: &View, words: &dyn Words) -> Option<Supplies> {
        let content = view.setup.content();
        let names = say::terrains(words);
        let names = names.each_ref().map(String::as_str);
        let railway = |card: Card| {
            let card = content.card(card);
            let demand = say::drawn_demand(card.trip.demand(), words);
            Piece { front: cards::face(card, &names), back: cards::trip(card.trip.points(), &demand) }
        };
        let terminus = |card: TerminusCard| {
            let it = content.terminus(card);
            let front = cards::terminus(&card.number().to_string(), it, &say::each(it.what(), words));
            Piece { front, back: cards::back() }
        };
        Some(Supplies {
            // One behind the other they need two sheets of paper less than each for itself.
            pieces: Card::all().map(railway).chain(TerminusCard::all().map(terminus)).collect(),
            scale: Scale::Millimetres(CARD),
            front: words.say("paper-cards", &[]),
            back: words.say("paper-cards-back", &[]),
            mats: Letter::ALL.into_iter().filter_map(|it| mat(view, it, names, words)).collect(),
        })
    }
}

/// A border with the spaces for cards.
fn mat(view: &View, letter: Letter, names: Names<'_>, words: &dyn Words) -> Option<(String, Scene)> {
    let mut table = Table::<Village>::new(view.setup.clone());
    table.happen(Chance::Corner { letter, seat: Seat::FIRST }).ok()?;
    let dealt = table.state().view(Viewer::Public);
    let picture = Picture { names, layout: Layout::MapOnly, ..Picture::new(&dealt, Seat::FIRST) };
    Some((words.say("paper-mat", &[("letter", letter.to_string().into())]), cards::mat(&picture)?))
}
