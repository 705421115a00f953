//! The yard of the player who is looked at: the wagon of the round, and a button for every siding.

use client::table::{Position, Table};
use draw::{sheet::white_die, svg};
use leptos::prelude::*;
use sidings::{Action, Player, Siding};

use crate::words;

/// What is shown of a position.
#[derive(Clone, PartialEq, Debug)]
struct Shown {
    player: Player,
    wagon: Option<u8>,
    /// Where a wagon can be put now.
    open: Vec<Siding>,
}

impl Shown {
    fn of(position: &Position) -> Option<Self> {
        let view = <crate::Board as client::Board>::view(position)?;
        let is_mine = position.seat == Some(position.shown);
        let open = position.actions.iter().filter(|_| is_mine).filter_map(|it| it.parse().ok());
        let open = open.map(|Action(siding)| siding).collect();
        Some(Self { player: *view.players.get(position.shown)?, wagon: view.wagon, open })
    }
}

pub(super) fn board(table: Table) -> AnyView {
    let shown = Memo::new(move |_| table.position.with(|it| it.as_ref().and_then(Shown::of)));
    let die = move || {
        let number = shown.with(|it| it.as_ref().and_then(|it| it.wagon))?;
        let picture = svg::silent(&white_die(number));
        Some(view! {
            <span class="die" aria-hidden="true" inner_html=picture></span>
            <span>{t!("sidings-wagon", wagon = number)}</span>
        })
    };
    let order = move || {
        let siding = shown.with(|it| it.as_ref().and_then(|it| it.player.order))?;
        Some(view! { <span class="sidings-order">{t!("sidings-order", siding = siding.to_string())}</span> })
    };
    view! {
        <div class="sidings">
            <p class="sidings-round">{die}{order}</p>
            <ul class="sidings-yard" aria-label=t!("sidings-yard")>
                {Siding::ALL.map(|it| track(table, shown, it)).into_iter().collect_view()}
            </ul>
        </div>
    }
    .into_any()
}

/// A siding to press: once to choose it, with a keyboard again to confirm.
fn track(table: Table, shown: Memo<Option<Shown>>, siding: Siding) -> impl IntoView {
    let spot = siding.to_string();
    let is_open = Memo::new(move |_| shown.with(|it| it.as_ref().is_some_and(|it| it.open.contains(&siding))));
    let is_chosen = Memo::new({
        let spot = spot.clone();
        move |_| table.chosen.with(|it| it.as_ref().is_some_and(|it| it.spot == spot))
    });
    // The yard with the wagon where it is tried, or where it was put and is not shown to the others yet.
    let yard = Memo::new(move |_| {
        shown.with(|it| {
            let Shown { player, wagon, .. } = it.as_ref()?;
            let mut yard = player.yard;
            if is_chosen.get() || player.chosen == Some(siding) {
                yard.put(siding, (*wagon)?);
            }
            Some(yard)
        })
    });
    let picture = move || yard.get().map(|it| svg::silent(&sidings_picture::siding(&it, siding))).unwrap_or_default();
    let told = move || yard.get().map(|it| words::wagons(&it, siding));
    let warm = table.heat(spot.clone());
    let press = move |event: leptos::ev::MouseEvent| {
        if is_chosen.get_untracked() && event.detail() == 0 {
            table.confirm();
        } else if is_open.get_untracked() {
            table.choose(&spot, vec![Action(siding).to_string()]);
        }
    };
    view! {
        <li>
            <button
                class="sidings-track"
                class:open=is_open
                aria-label=told
                aria-pressed=move || is_chosen.get().to_string()
                aria-disabled=move || (!is_open.get()).to_string()
                data-chosen=move || is_chosen.get().then_some("")
                on:click=press
            ></button>
            <span class="picture" aria-hidden="true" inner_html=picture></span>
            {move || warm.get().map(|it| view! {
                <span class=format!("sidings-heat heat-{}", it.warmth) aria-hidden="true">{it.words()}</span>
            })}
        </li>
    }
}
