//! The page Print.

use leptos::prelude::*;

#[component]
pub(crate) fn Print() -> impl IntoView {
    view! { <h1>"Print"</h1> }
}
