//! The page Learn.

use leptos::prelude::*;

#[component]
pub(crate) fn Learn() -> impl IntoView {
    view! { <h1>"Learn"</h1> }
}
