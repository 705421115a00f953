//! The players: how far their orders are, what counts, what is illegal, and their letters to unfold.

use leptos::prelude::*;
use wire::desk::{DeskLetter, DeskSeat, Ticking};

use super::{
    office::{Office, Outcome, Told},
    reading::{objections, puzzles},
    words::state,
};
use crate::{parts::when, shelf::moment};

#[component]
pub(super) fn Players(office: Office) -> impl IntoView {
    let is_open = Memo::new(move |_| office.see(|it| it.round.is_some()).unwrap_or_default());
    let outcome: Outcome = RwSignal::new(None);
    let seats = Memo::new(move |_| office.see(|it| it.seats.clone()).unwrap_or_default());
    let count = move || {
        let n_there = seats.with(|it| it.iter().filter(|it| is_there(it)).count());
        is_open.get().then(|| t!("desk-n-there", there = n_there, all = seats.with(Vec::len)))
    };
    // A row is built anew only when something about its player has changed, so that unfolded letters stay so.
    let row = move |seat: u16| {
        let player = Memo::new(move |_| seats.with(|it| it.iter().find(|it| it.seat == seat).cloned()));
        view! { <li class="player">{move || player.get().map(|it| player_row(office, outcome, it, is_open.get()))}</li> }
    };
    view! {
        <section class="panel" aria-labelledby="desk-players">
            <h2 id="desk-players">{t!("desk-players")}</h2>
            <p class="soft" role="status">{count}</p>
            <Told outcome/>
            <ul class="plain players">
                <For each=move || seats.with(|it| it.iter().map(|it| it.seat).collect::<Vec<_>>()) key=|it| *it children=row/>
            </ul>
        </section>
    }
}

const fn is_there(seat: &DeskSeat) -> bool {
    use wire::desk::OrdersState::{Complete, Moved};
    matches!(seat.state, Complete | Moved)
}

fn player_row(office: Office, outcome: Outcome, seat: DeskSeat, is_open: bool) -> impl IntoView {
    let (sign, word) = state(seat.state);
    let kind = if seat.by_letter { t!("desk-by-letter") } else { t!("desk-by-browser") };
    let class = format!("orders-state {}", if is_there(&seat) { "there" } else { "wanted" });
    view! {
        <div class="player-head">
            <b class="name">{seat.name.clone()}</b>
            <span class="soft">{kind}</span>
            <span class="points">{t!("play-points", points = seat.score)}</span>
        </div>
        {is_open.then(|| view! {
            <p class=class><span aria-hidden="true">{sign}" "</span>{word}</p>
        })}
        {seat.orders.clone().filter(|it| is_open && !it.is_empty()).map(|it| view! { <p class="orders"><code>{it}</code></p> })}
        {(is_open && !seat.held.is_empty()).then(|| view! {
            <p class="soft">{t!("desk-waits")}</p> <p class="orders"><code>{seat.held.clone()}</code></p>
        })}
        {objections(&seat.objections)}
        {(!seat.questions.is_empty()).then(|| {
            let asked = seat.letters.iter().filter(|it| seat.questions.contains(&it.number));
            let items = asked.map(|it| question(office, outcome, it)).collect_view();
            view! { <ul class="plain questions">{items}</ul> }
        })}
        {(!seat.letters.is_empty()).then(|| view! {
            <details class="letters">
                <summary>{t!("desk-letters", n = seat.letters.len())}</summary>
                <ul class="plain">{seat.letters.iter().rev().map(letter).collect_view()}</ul>
            </details>
        })}
    }
}

/// What is to be looked at in a letter, and what can be said of it.
fn question(office: Office, outcome: Outcome, letter: &DeskLetter) -> impl IntoView + use<> {
    let number = letter.number;
    let is_doubtful = letter.puzzles.iter().any(|it| !it.opens.is_empty());
    let say = move |counts: bool, done: String| {
        office.act("/desk/tick", Ticking { letters: vec![number], counts }, outcome, done, || {});
    };
    view! {
        <li class="question">
            <p><b>{t!("desk-letter-number", number = number)}</b></p>
            {puzzles(&letter.puzzles)}
            <div class="row">
                <button on:click=move |_| say(false, t!("desk-act-tick", letters = number.to_string()))>{t!("desk-tick")}</button>
                {is_doubtful.then(|| view! {
                    <button on:click=move |_| say(true, t!("desk-act-let", letters = number.to_string()))>{t!("desk-let")}</button>
                })}
            </div>
        </li>
    }
}

fn letter(letter: &DeskLetter) -> impl IntoView + use<> {
    let fate = match (letter.late, letter.counts) {
        (true, _) => format!("✗ {}", t!("desk-letter-late")),
        (false, true) => format!("✓ {}", t!("desk-letter-counts")),
        (false, false) => format!("– {}", t!("desk-letter-idle")),
    };
    view! {
        <li class="letter">
            <p><b>{t!("desk-letter-number", number = letter.number)}</b>" · "{when(moment(letter.at))}" · "{fate}</p>
            <pre tabindex="0">{letter.text.clone()}</pre>
            {puzzles(&letter.puzzles)}
        </li>
    }
}
