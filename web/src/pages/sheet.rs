//! The page ScoreSheet.

use leptos::prelude::*;

#[component]
pub(crate) fn ScoreSheet() -> impl IntoView {
    view! { <h1>"ScoreSheet"</h1> }
}
