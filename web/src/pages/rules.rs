//! The rules of the games.

use leptos::prelude::*;

#[component]
pub(crate) fn RuleList() -> impl IntoView {
    view! { <h1>"rules"</h1> }
}

#[component]
pub(crate) fn Rules() -> impl IntoView {
    view! { <h1>"rules"</h1> }
}
