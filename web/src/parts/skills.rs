//! How well a bot shall play.

use leptos::prelude::*;

use crate::shelf::Skill;

#[component]
pub(crate) fn Skills(
    skill: RwSignal<Skill>,
    /// For whom that is, for those who cannot see it.
    #[prop(into)]
    label: Signal<String>,
) -> impl IntoView {
    let choose = move |key: String| {
        if let Some(chosen) = Skill::ALL.into_iter().find(|it| it.key() == key) {
            skill.set(chosen);
        }
    };
    let options = Skill::ALL.map(|it| {
        view! { <option value=it.key() selected=it == skill.get_untracked()>{it.words()}</option> }
    });
    view! {
        <select aria-label=move || label.get() on:change:target=move |event| choose(event.target().value())>
            {options.collect_view()}
        </select>
    }
}
