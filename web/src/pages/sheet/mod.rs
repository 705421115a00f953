//! Score my sheet: a paper sheet is clicked or typed in, and its score appears line by line.

mod edit;
mod field;
mod form;
mod link;
mod missing;
mod palette;
mod score;
mod share;
mod state;
mod thing;
mod typing;
mod words;

use leptos::{ev, prelude::*};
use thirty::Pair;

use field::Field;
use form::Form;
use palette::Palette;
use share::Share;
use state::Work;
use typing::Typing;

#[component]
pub(crate) fn ScoreSheet() -> impl IntoView {
    let work = Work::open();
    let follow = window_event_listener(ev::hashchange, move |_| {
        if let Some(paper) = state::link_in_address() {
            work.change(paper);
        }
    });
    on_cleanup(move || follow.remove());
    let form = Memo::new(move |_| work.form());
    let forms = Form::ALL.map(|it| {
        view! { <option value=it.code() selected=move || form.get() == it>{words::form(it)}</option> }
    });
    let choose_form = move |code: String| {
        if let Some(form) = Form::find(&code) {
            work.change(edit::change_form(&work.paper.get_untracked(), form));
        }
    };
    let clear = move |_| work.change(work.paper.with_untracked(Form::of).blank());
    let said =
        move || work.said.get().map(|it| view! { <p class="sheet-said" class:refused=it.is_refusal>{it.text}</p> });
    view! {
        <div class="sheet-page">
            <h1>{t!("sheet-title")}</h1>
            <p class="sheet-intro">{t!("sheet-intro")}</p>
            <div class="sheet-tools">
                <select aria-label=t!("sheet-form") on:change:target=move |event| choose_form(event.target().value())>
                    {forms.into_iter().collect_view()}
                </select>
                <button on:click=move |_| work.undo() disabled=move || !work.can_undo()>"↶ " {t!("sheet-undo")}</button>
                <button on:click=clear>{t!("sheet-clear")}</button>
            </div>
            <div class="sheet-desk">
                <div class="sheet-left">
                    <Palette work/>
                    <div class="sheet-told" role="status" aria-live="polite">{said}</div>
                    <Field work/>
                    <p class="hint">{t!("sheet-hint")}</p>
                </div>
                <div class="sheet-right">
                    <Missing work/>
                    <Shares work/>
                    <section class="score" aria-label=t!("sheet-score") aria-live="polite">{move || work.paper.with(score::view)}</section>
                    <Share work/>
                    <Typing work/>
                </div>
            </div>
        </div>
    }
}

/// What is still missing, and what cannot stay as it is.
#[component]
fn Missing(work: Work) -> impl IntoView {
    let doubts = move || {
        let (doubts, form) = (work.doubts(), work.form());
        doubts.into_iter().map(|it| view! { <li class="doubt">{words::fault(&it.reason, form)}</li> }).collect_view()
    };
    let missing = move || {
        let form = work.form();
        let missing = work.paper.with(missing::of);
        missing.into_iter().map(|it| view! { <li>{words::missing(&it, form)}</li> }).collect_view()
    };
    let is_needed = Memo::new(move |_| !work.doubts().is_empty() || work.paper.with(|it| !missing::of(it).is_empty()));
    view! {
        <Show when=move || is_needed.get()>
            <section class="sheet-missing" aria-label=t!("sheet-missing")>
                <ul>{doubts}{missing}</ul>
            </section>
        </Show>
    }
}

/// The shares of the advanced game.
#[component]
fn Shares(work: Work) -> impl IntoView {
    let is_advanced = Memo::new(move |_| work.form() == Form::Advanced);
    let shares = move |pair: Pair| {
        let held = Memo::new(move |_| {
            work.paper.with(|it| match it {
                library::Paper::Thirty(file) => file.sheet.shares(pair),
                library::Paper::Streetcar(_) => 0,
            })
        });
        view! {
            <label>
                {pair.to_string()}
                <input
                    type="number"
                    inputmode="numeric"
                    min="0"
                    max="180"
                    aria-label=t!("sheet-shares-of", pair = pair.to_string())
                    prop:value=move || held.get().to_string()
                    on:change:target=move |event| work.set_shares(pair, event.target().value().parse().unwrap_or(0))
                />
            </label>
        }
    };
    view! {
        <Show when=move || is_advanced.get()>
            <fieldset class="sheet-shares">
                <legend>{t!("sheet-shares")}</legend>
                {Pair::ALL.map(shares).into_iter().collect_view()}
            </fieldset>
        </Show>
    }
}
