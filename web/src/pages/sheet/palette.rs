//! The things that can be put on a sheet, to take one of them in the hand.

use client::sheet::{Hands, Look, Thing};
use leptos::prelude::*;

use super::state::Work;

/// A small picture of a thing.
fn picture(look: Look) -> AnyView {
    match look {
        Look::Scene(scene) => {
            let svg = draw::svg::silent(&scene);
            view! { <span class="stamp" aria-hidden="true" inner_html=svg></span> }.into_any()
        }
        Look::Sign { name, is_town } => {
            view! { <span class="stamp sign" class:town=is_town aria-hidden="true">{name}</span> }.into_any()
        }
        Look::Eraser => view! { <span class="stamp eraser" aria-hidden="true"></span> }.into_any(),
    }
}

/// What a thing is called.
pub(super) fn name(hands: &dyn Hands, sheet: &str, code: &str) -> String {
    hands.things(sheet).into_iter().find(|it| it.code == code).map(|it| it.name).unwrap_or_default()
}

/// The things.
#[component]
pub(super) fn Palette(work: Work, hands: &'static dyn Hands) -> impl IntoView {
    let form = Memo::new(move |_| work.form());
    let item = move |thing: Thing| {
        let Thing { code, name, look } = thing;
        let (held, taken, title) = (code.clone(), code, name.clone());
        view! {
            <label class="thing" title=title>
                <input
                    type="radio"
                    name="thing"
                    class="sr-only"
                    prop:checked=move || work.thing.get() == held
                    on:change=move |_| work.thing.set(taken.clone())
                />
                {picture(look)}
                <span class="sr-only">{name}</span>
            </label>
        }
    };
    view! {
        <fieldset class="things">
            <legend>
                {t!("sheet-things")} " "
                <strong>{move || name(hands, form.get(), &work.thing.get())}</strong>
            </legend>
            {move || hands.things(form.get()).into_iter().map(item).collect_view()}
        </fieldset>
    }
}
