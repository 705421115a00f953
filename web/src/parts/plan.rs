//! Planning ahead: the same board on a copy of the game, in a frame that says so.

use leptos::{either::Either, prelude::*};

use super::Confirm;
use crate::{
    boards,
    table::{DiceOf, Fork, Plan, Table},
};

/// The button that begins a plan, and the plan in the place of the board while there is one.
#[component]
pub(crate) fn Planner(
    table: Table,
    fork: Fork,
    plan: RwSignal<Option<Plan>>,
    /// What a plan belongs to: the desk, for this button goes when the plan comes.
    owner: StoredValue<Option<Owner>>,
) -> impl IntoView {
    let begin = move |_| {
        let Some(position) = table.position.get_untracked() else { return };
        if Plan::is_guess(&position) {
            let begin = move || plan.set(Plan::guess(&position).map(|it| Plan::begin(&position, it)));
            return owner.with_value(|it| it.iter().for_each(|it| it.with(&begin)));
        }
        fork.run(Callback::new(move |copy| {
            let begin = || match (copy, table.position.get_untracked()) {
                (Ok(host), Some(position)) => plan.set(Some(Plan::begin(&position, host))),
                (Err(text), _) => table.fail(text),
                _ => {}
            };
            // A copy that comes late finds no desk any more.
            if let Some(Some(owner)) = owner.try_get_value() {
                owner.with(begin);
            }
        }));
    };
    let may_plan = Memo::new(move |_| {
        table.position.with(|it| it.as_ref().is_some_and(|it| it.is_mine() && !it.actions.is_empty()))
    });
    view! {
        <Show when=move || may_plan.get() && plan.with(Option::is_none)>
            <button class="plan-begin" on:click=begin title=t!("plan-what")>{t!("plan-begin")}</button>
        </Show>
    }
}

/// The desk of a plan.
#[component]
pub(crate) fn PlanDesk(plan: Plan, real: Table, close: Callback<()>) -> impl IntoView {
    let prompt = move || {
        if plan.chances.with(Vec::is_empty) {
            plan.table.position.with(|it| it.as_ref().map(boards::prompt))
        } else {
            Some(t!("plan-choose-roll"))
        }
    };
    let is_guess = plan.table.position.with_untracked(|it| it.as_ref().is_some_and(Plan::is_guess));
    let commit = move |_| {
        let Some(action) = plan.first() else { return };
        close.run(());
        real.act(action);
    };
    let chances = move || {
        let lines = plan.chances.get();
        let options = lines.into_iter().map(|line| {
            let words = plan.table.position.with_untracked(|it| it.as_ref().map(|it| boards::happened(it, &line)));
            view! { <option value=line>{words}</option> }
        });
        view! {
            <label class="plan-roll">
                {t!("plan-roll")}
                <select on:change:target=move |event| plan.roll(&event.target().value())>
                    <option value="">{t!("plan-roll-none")}</option>
                    {options.collect_view()}
                </select>
            </label>
        }
    };
    let dice_of = |of: DiceOf, words: String| {
        view! {
            <label>
                <input
                    type="radio"
                    name="plan-dice"
                    checked=plan.dice_of.get_untracked() == of
                    on:change=move |_| { plan.dice_of.set(of); plan.go_on(); }
                />
                {words}
            </label>
        }
    };
    view! {
        <section class="plan" aria-label=t!("plan-what")>
            <header>
                <strong>{t!("plan-title")}</strong>
                <span>{move || t!("plan-ahead", moves = plan.n_ahead.get())}</span>
                <fieldset class="plan-dice">
                    <legend>{t!("plan-dice")}</legend>
                    {dice_of(DiceOf::Chance, t!("plan-dice-random"))}
                    {dice_of(DiceOf::Player, t!("plan-dice-mine"))}
                </fieldset>
                <div class="buttons">
                    <button disabled=move || plan.n_ahead.get() == 0 on:click=move |_| plan.back()>"↶ " {t!("plan-back")}</button>
                    <button on:click=move |_| close.run(())>{t!("plan-end")}</button>
                    <button class="primary" disabled=move || plan.n_ahead.get() == 0 on:click=commit>{t!("plan-commit")}</button>
                </div>
            </header>
            {is_guess.then(|| view! { <p class="soft">{t!("plan-guess")}</p> })}
            <p class="prompt" aria-live="polite">{prompt}</p>
            {move || if plan.chances.with(Vec::is_empty) { Either::Left(()) } else { Either::Right(chances()) }}
            <div class="board">{boards::board(plan.table)}</div>
            <Confirm table=plan.table/>
            <aside class="score">{move || plan.table.position.with(|it| it.as_ref().map(boards::score))}</aside>
        </section>
    }
}
