//! The desk: the board of the game in the middle, what to do now above it, the score beside it.

use leptos::{either::Either, ev, prelude::*};
use web_sys::{Element, KeyboardEvent};

use super::{Advice, Advisor, Afterwards, Confirm, End, PlanDesk, Planner};
use crate::{
    boards,
    table::{Fork, Plan, Status, Table},
};

#[component]
pub(crate) fn Desk(
    table: Table,
    /// Where a plan gets its copy of the game.
    #[prop(optional)]
    fork: Option<Fork>,
    /// Where hints are offered: the content of the game.
    #[prop(optional)]
    advice: Option<Advice>,
    /// What can be done when the game is over.
    #[prop(optional)]
    afterwards: Option<Afterwards>,
) -> impl IntoView {
    let plan = RwSignal::new(None::<Plan>);
    let owner = StoredValue::new(Owner::current());
    let keys = window_event_listener(ev::keydown, move |event| {
        press(plan.get_untracked().map_or(table, |it| it.table), &event);
    });
    on_cleanup(move || keys.remove());
    // A plan is of one position; when the game goes on it is over.
    let number = Memo::new(move |_| table.position.with(|it| it.as_ref().map(|it| it.number)));
    let forget = move || {
        // Setting it without need would build the board anew after every move, and the keyboard would lose its place.
        if plan.with_untracked(Option::is_some) {
            plan.set(None);
        }
    };
    Effect::watch(move || number.get(), move |_, _, _| forget(), false);
    let kind = Memo::new(move |_| table.position.with(|it| it.as_ref().map(|it| (it.game, it.n_seats()))));
    let is_over = Memo::new(move |_| table.position.with(|it| it.as_ref().is_some_and(|it| it.status == Status::Over)));
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
    let close = Callback::new(move |()| plan.set(None));
    let real = move || {
        view! {
            <div class="desk">
                <p class="prompt" aria-live="polite">{prompt}</p>
                {notice}
                {move || afterwards.filter(|_| is_over.get()).map(|afterwards| view! { <End table afterwards/> })}
                <div class="board">{boards::board(table)}</div>
                <Confirm table/>
                <div class="aids">
                    {fork.map(|fork| view! { <Planner table fork plan owner/> })}
                    {advice.map(|advice| view! { <Advisor table advice/> })}
                </div>
                <aside class="score">{move || table.position.with(|it| it.as_ref().map(boards::score))}</aside>
                <div class="sr-only" role="status" aria-live="polite">{move || table.said.get()}</div>
            </div>
        }
    };
    move || {
        kind.get().map(|_| match plan.get() {
            Some(plan) => Either::Left(view! { <PlanDesk plan real=table close/> }),
            None => Either::Right(real()),
        })
    }
}

/// Keys that work wherever the focus is, but not while something is typed.
fn press(table: Table, event: &KeyboardEvent) {
    let typed = "input:not([type=radio]):not([type=checkbox]), textarea, select";
    let is_typing = event.target().is_some_and(|it| {
        wasm_bindgen::JsCast::dyn_ref::<Element>(&it).is_some_and(|it| it.matches(typed).unwrap_or(false))
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
}
