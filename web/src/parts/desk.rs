//! The desk: the board of the game in the middle, what to do now above it, the score beside it.

use leptos::{ev, prelude::*};

use super::Confirm;
use crate::{boards, table::Table};

#[component]
pub(crate) fn Desk(table: Table) -> impl IntoView {
    let keys = window_event_listener(ev::keydown, move |event| {
        let is_typing = event.target().is_some_and(|it| {
            let element: Option<&web_sys::Element> = wasm_bindgen::JsCast::dyn_ref(&it);
            element.is_some_and(|it| {
                it.matches("input:not([type=radio]):not([type=checkbox]), textarea, select").unwrap_or(false)
            })
        });
        if is_typing || event.ctrl_key() || event.meta_key() || event.alt_key() {
            return;
        }
        match event.key().as_str() {
            "r" => table.turn(true),
            "R" => table.turn(false),
            "Escape" => table.cancel(),
            "u" if table.chosen.with_untracked(Option::is_none) => table.undo(),
            _ => {}
        }
    });
    on_cleanup(move || keys.remove());
    let kind = Memo::new(move |_| table.position.with(|it| it.as_ref().map(|it| (it.game, it.n_seats()))));
    let notice = move || {
        table.notice.get().map(|it| {
            view! {
                <div role="alert" class="notice" class:error=it.is_error>
                    <p>{it.text}</p>
                    <button on:click=move |_| table.notice.set(None)>{t!("close")}</button>
                </div>
            }
        })
    };
    let prompt = move || table.position.with(|it| it.as_ref().map(boards::prompt));
    view! {
        {move || kind.get().map(|_| view! {
            <div class="desk">
                <p class="prompt" aria-live="polite">{prompt}</p>
                {notice}
                <div class="board">{boards::board(table)}</div>
                <Confirm table/>
                <aside class="score">{move || table.position.with(|it| it.as_ref().map(boards::score))}</aside>
                <div class="sr-only" role="status" aria-live="polite">{move || table.said.get()}</div>
            </div>
        })}
    }
}
