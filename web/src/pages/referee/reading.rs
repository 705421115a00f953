//! What was understood of a letter, and what not.

use leptos::prelude::*;
use wire::desk::{Objected, Reading, Unread};

use super::{
    office::name_of,
    words::{doubt, objection, opened, round},
};
use crate::parts::CopyText;

/// Orders that the rules forbid, each with its reason.
pub(super) fn objections(all: &[Objected]) -> Option<impl IntoView + use<>> {
    (!all.is_empty()).then(|| {
        let items = all.iter().map(|it| view! { <li><span aria-hidden="true">"⚠ "</span>{objection(it)}</li> });
        view! { <ul class="plain objections">{items.collect_view()}</ul> }
    })
}

/// What was not understood, by lines.
pub(super) fn puzzles(all: &[Unread]) -> Option<impl IntoView + use<>> {
    (!all.is_empty()).then(|| {
        let items = all.iter().map(|it| {
            view! {
                <li>
                    <span aria-hidden="true">{if it.kind == "remark" { "· " } else { "? " }}</span>
                    {(it.line > 0).then(|| t!("desk-line", line = it.line))}" "
                    <code>{it.text.clone()}</code>" "
                    <span class="soft">{doubt(it)}{opened(it).map(|it| format!(" · {it}"))}</span>
                </li>
            }
        });
        view! { <p class="puzzled">{t!("desk-not-understood")}</p> <ul class="plain puzzles">{items.collect_view()}</ul> }
    })
}

/// All of a reading; `open` is the round that letters are wanted for.
pub(super) fn reading(reading: &Reading, names: &[(u16, String)], open: Option<u8>) -> impl IntoView + use<> {
    let whose = match reading.seat {
        Some(seat) => t!("desk-from", name = name_of(names, seat)),
        None => t!("desk-from-nobody"),
    };
    let told_round = reading.round.map(round);
    let is_other_round = reading.round.is_some() && reading.round != open;
    let orders = if reading.orders.is_empty() {
        view! { <p>{t!("desk-no-orders")}</p> }.into_any()
    } else {
        view! { <p class="orders"><code>{reading.orders.clone()}</code></p> }.into_any()
    };
    let standing = reading.standing.clone().filter(|it| *it != reading.orders);
    let is_known = reading.seat.is_some();
    let (sign, word) = match reading.standing {
        _ if !reading.held.is_empty() => ("?", t!("desk-state-open")),
        Some(_) if reading.complete => ("●", t!("desk-state-complete")),
        Some(_) => ("◐", t!("desk-state-partial")),
        None => ("○", t!("desk-counts-not")),
    };
    view! {
        <p class:wrong=!is_known><b>{whose}</b>{told_round.map(|it| format!(" · {it}"))}</p>
        {reading.other_game.clone().map(|game| view! {
            <p class="wrong"><span aria-hidden="true">"⚠ "</span>{t!("desk-other-game", game = game)}</p>
        })}
        {is_other_round.then(|| view! {
            <p class="wrong"><span aria-hidden="true">"⚠ "</span>{t!("desk-other-round")}</p>
        })}
        {reading.moved.then(|| view! {
            <p class="wrong"><span aria-hidden="true">"⚠ "</span>{t!("desk-has-moved")}</p>
        })}
        <p class="soft">{t!("desk-understood")}</p>
        {orders}
        {standing.map(|it| view! { <p class="soft">{t!("desk-counts-with-it")}</p> <p class="orders"><code>{it}</code></p> })}
        {(!reading.held.is_empty()).then(|| view! {
            <p class="soft">{t!("desk-waits")}</p> <p class="orders"><code>{reading.held.clone()}</code></p>
        })}
        {is_known.then(|| view! { <p class="orders-state"><span aria-hidden="true">{sign}" "</span>{word}</p> })}
        {objections(&reading.objections)}
        {puzzles(&reading.puzzles)}
        {reading.receipt.clone().map(|text| view! {
            <details class="receipt">
                <summary>{t!("desk-receipt")}</summary>
                <pre tabindex="0">{text.clone()}</pre>
                <CopyText text=Signal::stored(text)/>
            </details>
        })}
    }
}
