//! Score my sheet: a paper sheet is clicked or typed in, and its score appears line by line.
//!
//! The page knows no game: what is on a sheet, what can be put there and what is wrong with it comes from
//! [`client::sheet::Sheet`], of the game at hand.

mod field;
mod games;
mod palette;
mod score;
mod share;
mod start;
mod state;
mod typing;

use client::{fetched::Unfetched, sheet::Sheet};
use leptos::{ev, prelude::*};
use library::METAS;

use crate::words::say;
use field::{Field, Shown};
use palette::Palette;
use share::Share;
use start::Start;
use state::Work;
use typing::Typing;

/// What a kind of sheet is called.
fn title(key: &str) -> String {
    say(&format!("sheet-form-{key}"), &[])
}

/// A sheet and what its game knows of it.
#[derive(Copy, Clone)]
struct Loaded {
    sheet: &'static dyn Sheet,
    text: StoredValue<String>,
    /// Whether it was typed a moment ago.
    is_typed: bool,
}

#[component]
pub(crate) fn ScoreSheet() -> impl IntoView {
    let kept = state::kept();
    let linked = Start::of_address();
    // A link does not throw away the sheet that was in work: taking a step back leads to it.
    let past = RwSignal::new(kept.clone().filter(|_| linked.is_some()).into_iter().collect::<Vec<_>>());
    let start = RwSignal::new((linked.or(kept.map(Start::Text)).unwrap_or_else(Start::blank), false));
    let loaded = RwSignal::new(None::<Result<Loaded, Unfetched>>);
    let load = move || {
        let (wanted, is_typed) = start.get_untracked();
        loaded.set(None);
        leptos::task::spawn_local(async move {
            // What names no game is a blank sheet, and so is a link that means nothing.
            let wanted = if wanted.game().is_some() { wanted } else { Start::blank() };
            let game = wanted.game().expect("a blank sheet is of a game");
            let found = games::fetch(game.name).await.map(|sheet| {
                let sheet = sheet.expect("a game with sheets has a page for them");
                let text = wanted.text(sheet).unwrap_or_else(|| game.sheets[0].head.to_owned());
                Loaded { sheet, text: StoredValue::new(text), is_typed }
            });
            loaded.try_set(Some(found));
        });
    };
    Effect::new(move |_| {
        start.track();
        load();
    });
    let leave = Callback::new(move |next: (Start, bool)| start.set(next));
    let desk = move || match loaded.get() {
        Some(Ok(it)) => view! { <Desk loaded=it past leave/> }.into_any(),
        Some(Err(reason)) => view! {
            <p role="alert" class="notice error">{reason.to_string()}</p>
            <button class="primary" on:click=move |_| load()>{t!("try-again")}</button>
        }
        .into_any(),
        None => view! { <p class="loading" aria-busy="true">{t!("loading")}</p> }.into_any(),
    };
    view! {
        <div class="sheet-page">
            <h1>{t!("sheet-title")}</h1>
            <p class="sheet-intro">{t!("sheet-intro")}</p>
            {desk}
        </div>
    }
}

/// The sheet of one game.
#[component]
fn Desk(loaded: Loaded, past: RwSignal<Vec<String>>, leave: Callback<(Start, bool)>) -> impl IntoView {
    let sheet = loaded.sheet;
    let text = loaded.text.get_value();
    let head = library::game_of(&text).map_or("", |it| it.sheets[0].head);
    let work = Work::new(sheet, text, past, leave).or_else(|| Work::new(sheet, head.to_owned(), past, leave));
    let Some(work) = work else { return ().into_any() };
    let follow = window_event_listener(ev::hashchange, move |_| {
        if let Some(start) = Start::of_address() {
            work.follow(&start);
        }
    });
    on_cleanup(move || follow.remove());
    let form = Memo::new(move |_| work.form());
    let forms = METAS.iter().flat_map(|it| it.sheets).map(move |it| {
        view! { <option value=it.key selected=move || form.get() == it.key>{title(it.key)}</option> }
    });
    let clear = move |_| {
        let head = work.paper.with_untracked(|it| it.game.sheets.iter().find(|sheet| sheet.key == it.sheet));
        work.change(head.map_or("", |it| it.head).to_owned());
    };
    let said =
        move || work.said.get().map(|it| view! { <p class="sheet-said" class:refused=it.is_refusal>{it.text}</p> });
    let by_hand = sheet.hands().map(|hands| {
        view! {
            <Palette work hands/>
            <div class="sheet-told" role="status" aria-live="polite">{said}</div>
            <Field work hands/>
            <p class="hint">{t!("sheet-hint")}</p>
        }
    });
    let is_typed = by_hand.is_none() || loaded.is_typed;
    let seen = by_hand.is_none().then(|| {
        view! {
            <Typing work is_open=true is_typed=loaded.is_typed/>
            <div class="sheet-told" role="status" aria-live="polite">{said}</div>
            <Shown work/>
        }
    });
    let typing = sheet.hands().map(|_| view! { <Typing work is_open=is_typed is_typed=loaded.is_typed/> });
    view! {
        <div class="sheet-tools">
            <select
                aria-label=t!("sheet-form")
                on:change:target=move |event| work.change_form(&event.target().value())
            >
                {forms.collect_view()}
            </select>
            <button on:click=move |_| work.undo() disabled=move || !work.can_undo()>"↶ " {t!("sheet-undo")}</button>
            <button on:click=clear>{t!("sheet-clear")}</button>
        </div>
        <div class="sheet-desk">
            <div class="sheet-left">{by_hand} {seen}</div>
            <div class="sheet-right">
                <Missing work/>
                {sheet.fields(work.paper.into(), Callback::new(move |text| work.change(text)))}
                <section class="score" aria-label=t!("sheet-score") aria-live="polite">
                    {move || work.paper.with(|it| score::view(sheet, it))}
                </section>
                <Share work/>
                {typing}
            </div>
        </div>
    }
    .into_any()
}

/// What is still missing, and what cannot stay as it is.
#[component]
fn Missing(work: Work) -> impl IntoView {
    let missing = Memo::new(move |_| work.paper.with(|it| work.sheet.missing(it)));
    let doubts = move || {
        let doubt = |it| view! { <li class="doubt">{work.fault_in_line(&it)}</li> };
        work.doubts().into_iter().map(doubt).collect_view()
    };
    let notes = move || missing.get().into_iter().map(|it| view! { <li>{it}</li> }).collect_view();
    let is_needed = Memo::new(move |_| !work.doubts().is_empty() || !missing.get().is_empty());
    view! {
        <Show when=move || is_needed.get()>
            <section class="sheet-missing" aria-label=t!("sheet-missing")>
                <ul>{doubts}{notes}</ul>
            </section>
        </Show>
    }
}
