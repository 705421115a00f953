//! Replaying games.

use leptos::prelude::*;

#[component]
pub(crate) fn LocalReplay() -> impl IntoView {
    view! { <h1>"replay"</h1> }
}

#[component]
pub(crate) fn OnlineReplay() -> impl IntoView {
    view! { <h1>"replay"</h1> }
}
