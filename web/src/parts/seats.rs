//! Who plays: whose move it is, who is ready, the points so far, and whose sheet is looked at.

use kernel::{Pace, Seat};
use leptos::prelude::*;

use crate::{
    boards::{is_gone, is_shown, points},
    offers,
    table::{Position, Status, Table},
};

/// Up to how many seats each has a button of its own.
const FEW: usize = 8;

/// Shows all seats; a press on one shows its sheet. `notes` are words about seats: a bot, somebody who has left.
#[component]
pub(crate) fn SeatBar(table: Table, #[prop(into)] notes: Signal<Vec<Option<String>>>) -> impl IntoView {
    let show = move |seat: Seat| {
        table.chosen.set(None);
        table.position.update(|it| {
            if let Some(it) = it {
                it.shown = seat;
            }
        });
    };
    let bar = move || {
        let notes = notes.get();
        table.position.with(|position| {
            let position = position.as_ref()?;
            let n_seats = position.n_seats();
            if n_seats == 1 {
                return None;
            }
            Some(if n_seats <= FEW {
                let chips =
                    Seat::first(n_seats).map(|it| chip(position, it, notes.get(it.index()).cloned().flatten(), show));
                view! { <ul class="seats">{chips.collect_view()}</ul> }.into_any()
            } else {
                many(position, show)
            })
        })
    };
    let back = move || {
        table.position.with(|position| {
            let position = position.as_ref()?;
            let (seat, shown) = (position.seat?, position.shown);
            (seat != shown).then(|| {
                view! {
                    <p class="notice">
                        <span>{t!("play-looking-at", name = position.name(shown))}</span>
                        <button on:click=move |_| show(seat)>{t!("play-back-to-mine")}</button>
                    </p>
                }
            })
        })
    };
    view! { {bar} {back} }
}

fn chip(position: &Position, seat: Seat, note: Option<String>, show: impl Fn(Seat) + Send + 'static) -> AnyView {
    let is_own = position.seat == Some(seat);
    let pace = offers::meta(position.game).map(|it| it.pace);
    let is_waited_for = position.waiting.contains(seat);
    let (sign, state) = match position.status {
        // Who has left is told so, and is never ready.
        _ if is_gone(&position.view, seat) => ("", String::new()),
        Status::Playing if is_waited_for => ("▶", t!("play-to-move")),
        // One after the other: whoever is not in turn has nothing to be ready with.
        Status::Playing if pace == Some(Pace::InTurn) => ("", String::new()),
        Status::Playing => ("✓", t!("play-ready")),
        _ => ("", String::new()),
    };
    let score = position.scores.as_ref().and_then(|it| it.get(seat.index()).copied());
    let score = score.or_else(|| points(&position.view, seat));
    let can_look = is_shown(&position.view, seat);
    let name = position.name(seat);
    let hint = if can_look { t!("play-look", name = name.clone()) } else { t!("play-hidden", name = name.clone()) };
    view! {
        <li class:own=is_own>
            <button
                class="seat"
                class:waited=is_waited_for
                aria-pressed=(position.shown == seat).to_string()
                disabled=!can_look
                title=hint
                on:click=move |_| show(seat)
            >
                <span class="name">{name}{is_own.then(|| format!(" ({})", t!("play-you")))}</span>
                <span class="state">
                    {(!state.is_empty()).then(|| view! { <span aria-hidden="true">{sign}" "</span> })}
                    {[Some(state).filter(|it| !it.is_empty()), note].into_iter().flatten().collect::<Vec<_>>().join(" · ")}
                </span>
                {score.map(|it| view! { <span class="points">{t!("play-points", points = it)}</span> })}
            </button>
        </li>
    }
    .into_any()
}

/// At a large table: how many are ready, and a list to choose from.
fn many(position: &Position, show: impl Fn(Seat) + Send + 'static) -> AnyView {
    let n_seats = position.n_seats();
    let playing = || Seat::first(n_seats).filter(|it| !is_gone(&position.view, *it));
    let (n_playing, n_ready) = (playing().count(), playing().filter(|it| !position.waiting.contains(*it)).count());
    let shown = position.shown;
    let options = Seat::first(n_seats).map(|seat| {
        view! { <option value=seat.index() selected=seat == shown>{position.name(seat)}</option> }
    });
    let choose = move |index: String| {
        if let Some(seat) = index.parse().ok().and_then(Seat::new) {
            show(seat);
        }
    };
    view! {
        <div class="row">
            <span>{t!("play-n-ready", ready = n_ready, seats = n_playing)}</span>
            <label>
                {t!("play-sheet-of")}
                <select on:change:target=move |event| choose(event.target().value())>{options.collect_view()}</select>
            </label>
        </div>
    }
    .into_any()
}
