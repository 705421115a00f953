//! The bar under the board: what is chosen, what it would change, and the buttons to turn, confirm and cancel it.

use leptos::{html, prelude::*};

use crate::{
    boards,
    table::{Position, Status, Table},
};

/// How many pixels are left between what is chosen and the bar.
const MARGIN: f64 = 8.0;

#[component]
pub(crate) fn Confirm(table: Table) -> impl IntoView {
    let chosen = move || {
        let chosen = table.chosen.get()?;
        let (what, gain) = table.position.with_untracked(|it| {
            let position = it.as_ref()?;
            Some((boards::describe(position, chosen.action()), boards::gain(position, chosen.action())))
        })?;
        let can_turn = chosen.options().len() > 1;
        Some(view! {
            <div class="chosen">
                <span class="what">{what}</span>
                {gain.map(|gain| view! { <span class="gain" class:plus=move || { gain > 0 } class:minus=move || { gain < 0 }>{t!("gain", points = signed(gain), n = gain)}</span> })}
            </div>
            <div class="buttons">
                {can_turn.then(|| view! {
                    <button class="turn" on:click=move |_| table.turn(true) title=t!("turn-key")>"↻ " {t!("turn")}</button>
                })}
                <button class="cancel" on:click=move |_| table.cancel()>{t!("cancel")}</button>
                <button class="primary confirm" disabled=move || table.is_busy.get() on:click=move |_| table.confirm()>{t!("confirm")}</button>
            </div>
        })
    };
    let can_undo = Memo::new(move |_| table.position.with(|it| it.as_ref().is_some_and(|it| it.can_undo)));
    let is_done = Memo::new(move |_| table.position.with(|it| it.as_ref().is_some_and(is_done)));
    let can_choose = Memo::new(move |_| table.position.with(|it| it.as_ref().is_some_and(|it| !it.actions.is_empty())));
    let bar = NodeRef::<html::Div>::new();
    Effect::new(move |_| {
        if table.chosen.with(Option::is_some) {
            request_animation_frame(move || {
                if let Some(bar) = bar.try_get_untracked().flatten() {
                    uncover(&bar);
                }
            });
        }
    });
    view! {
        <div class="confirm-bar" class:idle=is_done node_ref=bar>
            {chosen}
            <Show when=move || table.chosen.with(Option::is_none) && can_choose.get() && !can_undo.get()>
                <p class="how">{t!("confirm-how")}</p>
            </Show>
            <Show when=move || table.chosen.with(Option::is_none) && can_undo.get()>
                <button class="undo" on:click=move |_| table.undo()>"↶ " {t!("undo")}</button>
            </Show>
        </div>
    }
}

/// Whether nothing will ever be chosen again: the game is over, or the tour.
fn is_done(position: &Position) -> bool {
    position.status == Status::Over || (position.is_mine() && position.actions.is_empty())
}

/// Scrolls until the bar, which grows when something is chosen, does not lie on what was chosen.
fn uncover(bar: &web_sys::Element) {
    let Some(spot) = document().query_selector(".board [data-chosen]").ok().flatten() else { return };
    let (bar, spot) = (bar.get_bounding_client_rect(), spot.get_bounding_client_rect());
    let is_beside = bar.right() <= spot.left() || spot.right() <= bar.left();
    let hidden = spot.bottom() - bar.top();
    if !is_beside && hidden > 0.0 && spot.top() < bar.bottom() {
        window().scroll_by_with_x_and_y(0.0, hidden + MARGIN);
    }
}

/// With its sign, also for gains.
fn signed(points: i32) -> String {
    format!("{points:+}").replace('-', "−")
}
