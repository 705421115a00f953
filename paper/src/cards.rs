//! What is cut out for Village Rails, and the borders that cards are laid in.

use draw::{
    scene::{Anchor, Point, at},
    village::{Layout, Picture, cards},
};
use kernel::Seat;
use library::View;
use village::{Card, Content, TerminusCard};

use crate::{
    Frame, Language, Page, Stock,
    cutting::{self, Piece, Pieces},
    fonts::Style,
    stock::{MARGIN, MM},
    village_words,
    words::t,
};

/// How wide a card is: three of them and a border fit on a page.
const WIDTH: f64 = 54.0 * MM;

/// A card on paper.
fn size() -> Point {
    cards::SIZE * (WIDTH / cards::SIZE.x)
}

/// All cards, and a mat for each of the four borders.
pub(crate) fn pages(content: &Content, mats: &[(View, Seat)], stock: Stock, language: Language) -> Vec<Page> {
    let names = village_words::terrains(language);
    let names = names.each_ref().map(String::as_str);
    let demand = village_words::demand_in(language).unwrap_or(|it| it.to_string());
    let railway = |card: Card| {
        let card = content.card(card);
        let (front, trip) = (cards::face(card, &names), card.trip);
        Piece { front, back: cards::trip(trip.points(), &demand(trip.demand())) }
    };
    let terminus = |card: TerminusCard| {
        let it = content.terminus(card);
        let front = cards::terminus(&card.number().to_string(), it, &village_words::each(it.what(), language));
        Piece { front, back: cards::back() }
    };
    // One behind the other they need two sheets of paper less than each for itself.
    let pieces = Pieces {
        all: Card::all().map(railway).chain(TerminusCard::all().map(terminus)).collect(),
        size: size(),
        front: &t!(language, "paper-cards"),
        back: &t!(language, "paper-cards-back"),
    };
    let mut res = cutting::pages(&pieces, stock, language);
    res.extend(mats.iter().filter_map(|(view, seat)| mat(view, *seat, names, stock, language)));
    res
}

/// A border with the spaces for cards, in the size of the cards.
fn mat(view: &View, seat: Seat, names: draw::village::Names<'_>, stock: Stock, language: Language) -> Option<Page> {
    let View::Village(view) = view else { return None };
    let picture = Picture { names, layout: Layout::MapOnly, ..Picture::new(view, seat) };
    let scene = cards::mat(&picture)?;
    let mut page = Page::new(stock.upright());
    let size = at(scene.width, scene.height) * (WIDTH / cards::SIZE.x);
    let corner = at((page.size.x - size.x) / 2.0, MARGIN + 12.0 * MM);
    let letter = scene.title.clone();
    page.put(scene, Frame { corner, size });
    let title = t!(language, "paper-mat", letter = letter);
    let room = page.size.x - 2.0 * MARGIN;
    page.write(at(corner.x, corner.y - 4.0 * MM), &title, 13.0, Style::BOLD, Anchor::Start, room);
    Some(page)
}
