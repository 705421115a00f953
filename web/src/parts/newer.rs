//! A word on a newer version of the client that waits to take over.

use leptos::prelude::*;

use crate::worker;

/// Says that a newer version is ready, and loads it when that is convenient.
#[component]
pub(crate) fn Newer() -> impl IntoView {
    let is_ready = worker::is_newer_ready();
    view! {
        <div role="status" class="newer">
            <Show when=move || is_ready.get()>
                <div class="notice">
                    <p>{t!("newer-ready")}</p>
                    <button type="button" on:click=move |_| worker::take_over()>{t!("newer-load")}</button>
                </div>
            </Show>
        </div>
    }
}
