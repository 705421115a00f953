//! The bar under the board: what is chosen, what it would change, and the buttons to turn, confirm and cancel it.

use leptos::prelude::*;

use crate::{boards, table::Table};

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
                {gain.map(|gain| view! { <span class="gain" class:plus=move || { gain > 0 } class:minus=move || { gain < 0 }>{t!("gain", points = signed(gain))}</span> })}
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
    view! {
        <div class="confirm-bar">
            {chosen}
            <Show when=move || table.chosen.with(Option::is_none) && can_undo.get()>
                <button class="undo" on:click=move |_| table.undo()>"↶ " {t!("undo")}</button>
            </Show>
        </div>
    }
}

/// With its sign, also for gains.
fn signed(points: i32) -> String {
    format!("{points:+}").replace('-', "−")
}
