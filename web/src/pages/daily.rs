//! The page Daily.

use leptos::prelude::*;

#[component]
pub(crate) fn Daily() -> impl IntoView {
    view! { <h1>"Daily"</h1> }
}
