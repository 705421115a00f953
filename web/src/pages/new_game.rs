//! The page NewGame.

use leptos::prelude::*;

#[component]
pub(crate) fn NewGame() -> impl IntoView {
    view! { <h1>"NewGame"</h1> }
}
