//! The steps of a setup: what is done, what comes now, what is still to come.

use leptos::{either::Either, prelude::*};

/// One step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// What is to be done.
    pub name: String,
    /// The number or the letter on the sign of a station, where that says it all.
    pub sign: Option<String>,
    /// Whether it is done.
    pub is_done: bool,
    /// Whether it comes now.
    pub is_now: bool,
    /// Whether it can be taken now instead of the one that comes now.
    pub is_open: bool,
}

/// The steps in a row; those that are open can be chosen.
#[component]
pub fn Steps(
    #[prop(into)] steps: Signal<Vec<Step>>,
    /// Takes the step of this number.
    take: Callback<usize>,
) -> impl IntoView {
    let item = move |(n, step): (usize, Step)| {
        let state = match (step.is_done, step.is_now) {
            (true, _) => t!("grid-step-done"),
            (false, true) => t!("grid-step-now"),
            (false, false) => t!("grid-step-later"),
        };
        let name_class = if step.sign.is_some() { "sr-only" } else { "step-name" };
        let current = if step.is_now { Some("step") } else { None };
        let inner = view! {
            <span class="step-mark" aria-hidden="true">{step.is_done.then_some("✓")}</span>
            {step.sign.map(|it| view! { <span class="step-sign" aria-hidden="true">{it}</span> })}
            <span class=name_class>{step.name}</span>
            <span class="sr-only">{state}</span>
        };
        let inner = if step.is_open {
            Either::Left(view! { <button class="step-button" on:click=move |_| take.run(n)>{inner}</button> })
        } else {
            Either::Right(view! { <span class="step-button">{inner}</span> })
        };
        view! { <li class="step" class:done=step.is_done class:now=step.is_now aria-current=current>{inner}</li> }
    };
    view! {
        <ol class="steps choices" aria-label=t!("grid-steps")>
            {move || steps.get().into_iter().enumerate().map(item).collect_view()}
        </ol>
    }
}
