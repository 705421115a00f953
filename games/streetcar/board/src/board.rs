//! The board: the town with what is tried on it, and beside it the draw or the steps of the setup.

use std::collections::BTreeMap;

use leptos::prelude::*;
use streetcar::{Board, Stage};

use super::{Shown, moves, panel, words};
use client::{
    grid::{Grid, Hand, Place},
    table::Table,
};

pub(crate) fn board(table: Table) -> AnyView {
    let shown = Memo::new(move |_| table.position.with(|it| it.as_ref().and_then(Shown::of)));
    let face_down = RwSignal::new(false);
    // Every new tile comes with its track up.
    let moment = Memo::new(move |_| shown.with(|it| it.as_ref().map(|it| (it.board, it.draw))));
    Effect::new(move |_| {
        moment.track();
        face_down.set(false);
    });
    let is_mine = Memo::new(move |_| shown.with(|it| it.as_ref().is_some_and(|it| it.is_mine)));
    let open = Memo::new(move |_| {
        let (is_mine, face_down) = (is_mine.get(), face_down.get());
        table.position.with(|it| {
            it.as_ref().filter(|_| is_mine).map(|it| moves::open(&it.actions, face_down)).unwrap_or_default()
        })
    });
    let hand = Hand::new::<crate::Board>(table, open);
    let drawn = Memo::new(move |_| drawn(table, hand, shown));
    let picture = Signal::derive(move || {
        drawn.get().map(|it| draw::svg::silent(&streetcar_picture::Picture::new(&it).board())).unwrap_or_default()
    });
    let words = Memo::new(move |_| {
        shown.with(|it| {
            it.as_ref().map_or_else(BTreeMap::new, |it| {
                Place::all().map(|place| (place, words::at(&it.board, place))).collect()
            })
        })
    });
    let lines = Signal::derive(move || {
        let draw = shown.with(|it| it.as_ref().and_then(|it| it.draw));
        draw.filter(|_| !face_down.get()).map(streetcar::Draw::die)
    });
    let stage = Memo::new(move |_| shown.with(|it| it.as_ref().map(|it| it.stage)));
    let panel = move || match stage.get() {
        Some(Stage::Play) => panel::turn(shown, face_down).into_any(),
        Some(Stage::Over) | None => ().into_any(),
        Some(Stage::Stations | Stage::Zones | Stage::Choices) => panel::setup(shown).into_any(),
    };
    view! {
        <div class="grid-table streetcar">
            <div class="grid-panel">{panel}</div>
            <Grid hand label=t!("streetcar-board") picture words lines/>
            {move || (stage.get() == Some(Stage::Play)).then(|| panel::pile(shown))}
        </div>
    }
    .into_any()
}

/// The board with the move that is looked at.
fn drawn(table: Table, hand: Hand, shown: Memo<Option<Shown>>) -> Option<Board> {
    let (board, is_mine) = shown.with(|it| it.as_ref().map(|it| (it.board, it.is_mine)))?;
    let tried = hand.tried().filter(|_| is_mine).and_then(|(_, action)| {
        table.position.with(|it| {
            let position = it.as_ref()?;
            let view = <crate::Board as client::Board>::view(position)?;
            view.tried(position.seat?, action.parse().ok()?)
        })
    });
    Some(tried.unwrap_or(board))
}
