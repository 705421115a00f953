//! The page Missing.

use leptos::prelude::*;

#[component]
pub(crate) fn Missing() -> impl IntoView {
    view! { <h1>"Missing"</h1> }
}
