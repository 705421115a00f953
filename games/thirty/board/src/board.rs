//! The board: the sheet with what is tried on it, and beside it the dice or the steps of the setup.

use std::collections::BTreeMap;

use leptos::prelude::*;
use thirty::{RuleSet, Sheet, Stage};

use super::{
    Shown,
    moves::{self, Wish},
    panel, setup, words,
};
use client::{
    grid::{Grid, Hand, Place},
    table::Table,
};

pub(crate) fn board(table: Table) -> AnyView {
    let shown = Memo::new(move |_| table.position.with(|it| it.as_ref().and_then(Shown::of)));
    let wish = RwSignal::new(Wish::default());
    // A wish is for one move.
    let moment = Memo::new(move |_| shown.with(|it| it.as_ref().map(|it| (it.sheet, it.roll))));
    Effect::new(move |_| {
        moment.track();
        wish.set(Wish::default());
    });
    let open = Memo::new(move |_| {
        let sheet = shown.with(|it| it.as_ref().filter(|it| it.is_mine).map(|it| it.sheet));
        let wish = wish.get();
        table.position.with(|it| {
            it.as_ref().zip(sheet).map(|(it, sheet)| moves::open(&it.actions, &sheet, wish)).unwrap_or_default()
        })
    });
    let hand = Hand::new::<crate::Board>(table, open);
    let drawn = Memo::new(move |_| drawn(table, hand, shown));
    let picture = Signal::derive(move || {
        let (sheet, rules) = drawn.get()?;
        Some(draw::svg::silent(&thirty_picture::Picture::new(&sheet, rules).board()))
    });
    let words = Memo::new(move |_| {
        shown.with(|it| {
            it.as_ref().map_or_else(BTreeMap::new, |it| {
                Place::all().map(|place| (place, words::at(&it.sheet, it.rules, place))).collect()
            })
        })
    });
    let lines = Signal::derive(move || {
        let Wish { white, shares, .. } = wish.get();
        let roll = shown.with(|it| it.as_ref().and_then(|it| it.roll));
        roll.filter(|_| !white && !shares).map(thirty::Roll::white)
    });
    let stage = Memo::new(move |_| shown.with(|it| it.as_ref().map(|it| it.stage)));
    let panel = move || match stage.get() {
        Some(Stage::Setup) => setup::panel(table, shown, wish).into_any(),
        Some(Stage::Play) => panel::panel(shown, wish).into_any(),
        Some(Stage::Over) | None => ().into_any(),
    };
    view! {
        <div class="grid-table thirty">
            <div class="grid-panel">{panel}</div>
            <Grid hand label=t!("thirty-board") picture=Signal::derive(move || picture.get().unwrap_or_default()) words lines/>
        </div>
    }
    .into_any()
}

/// The sheet with the move that is looked at.
fn drawn(table: Table, hand: Hand, shown: Memo<Option<Shown>>) -> Option<(Sheet, RuleSet)> {
    let (sheet, rules, is_mine) = shown.with(|it| it.as_ref().map(|it| (it.sheet, it.rules, it.is_mine)))?;
    let tried = hand.tried().filter(|_| is_mine).and_then(|(_, action)| {
        table.position.with(|it| {
            let position = it.as_ref()?;
            let view = <crate::Board as client::Board>::view(position)?;
            view.tried(position.seat?, action.parse().ok()?)
        })
    });
    Some((tried.unwrap_or(sheet), rules))
}
