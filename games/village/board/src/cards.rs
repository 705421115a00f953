//! The cards of Village Rails, to be cut out and folded.

use leptos::prelude::*;
use village::{Card, Content, Letter, Line, Terminus, TerminusCard, Terrain};
use village_picture::cards as drawn;

use super::words;

/// How many railway cards and how many terminus cards stand on a page.
const CARDS: usize = 12;
const TERMINI: usize = 27;

/// How many pages there are, the one with the borders included.
pub(super) const N_PAGES: usize = Card::COUNT.div_ceil(CARDS) + TerminusCard::COUNT.div_ceil(TERMINI) + 1;

/// All pages, for paper of this name.
pub(super) fn pages(paper: &str) -> AnyView {
    let content = Content::built_in();
    let names = Terrain::ALL.map(words::terrain);
    let names = names.each_ref().map(String::as_str);
    let railway = |card: Card| {
        let card = content.card(card);
        let svg = draw::svg::silent(&drawn::track(card, false, &names));
        view! {
            <div class="print-card">
                <div class="print-track" inner_html=svg></div>
                <p class="print-trip"><strong>{card.trip.points()}</strong> <span>{words::demand(card.trip.demand())}</span></p>
            </div>
        }
        .into_any()
    };
    let terminus = |it: Terminus| view! { <p class="print-terminus">{words::terminus(it)}</p> }.into_any();
    let railway: Vec<_> = Card::all().map(railway).collect();
    let termini: Vec<_> = TerminusCard::all().map(|it| terminus(content.terminus(it))).collect();
    let borders = Letter::ALL.map(|it| border(&content, it));
    let mut res = Vec::new();
    res.extend(sorted(railway, CARDS).map(|it| page(paper, "cards", it)));
    res.extend(sorted(termini, TERMINI).map(|it| page(paper, "termini", it)));
    res.push(page(paper, "borders", borders.into_iter().collect()));
    res.collect_view().into_any()
}

/// The things page by page.
fn sorted(things: Vec<AnyView>, n_each: usize) -> impl Iterator<Item = Vec<AnyView>> {
    let mut things = things.into_iter();
    std::iter::from_fn(move || {
        let page: Vec<_> = things.by_ref().take(n_each).collect();
        (!page.is_empty()).then_some(page)
    })
}

fn page(paper: &str, kind: &'static str, things: Vec<AnyView>) -> AnyView {
    view! { <div class="print-page" data-page=paper.to_owned() data-sheets=kind>{things}</div> }.into_any()
}

/// The border pieces of one set: where each of its lines begins.
fn border(content: &Content, letter: Letter) -> AnyView {
    let start = |line: Line| {
        let start = content.start(letter, line);
        let land = draw::svg::silent(&drawn::land(start.terrain));
        let sign = start.feature.map(|it| draw::svg::silent(&drawn::sign(it)));
        view! {
            <li>
                <span class="print-land" inner_html=land></span>
                {sign.map(|it| view! { <span class="print-land" inner_html=it></span> })}
                <span>{words::line(line)} ": " {words::terrain(start.terrain)}</span>
            </li>
        }
    };
    view! {
        <div class="print-border">
            <h2>{letter.to_string()}</h2>
            <ul>{Line::all().map(start).collect_view()}</ul>
        </div>
    }
    .into_any()
}
