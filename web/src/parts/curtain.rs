//! The curtain between two people at one screen, whose sheets are hidden from each other.

use leptos::{html, prelude::*};

/// Asks to pass the device to `name`, who opens the curtain.
#[component]
pub(crate) fn Curtain(name: String, open: Callback<()>) -> impl IntoView {
    // Whoever takes the device opens the curtain with one key.
    let button = NodeRef::<html::Button>::new();
    Effect::new(move |_| {
        if let Some(button) = button.get() {
            let _ = button.focus();
        }
    });
    view! {
        <section class="curtain" aria-labelledby="curtain-text">
            <svg class="signal" viewBox="0 0 60 90" aria-hidden="true">
                <path d="M22 88V14" stroke="currentColor" stroke-width="5" stroke-linecap="round"/>
                <path d="M12 88h20" stroke="currentColor" stroke-width="5" stroke-linecap="round"/>
                <path d="M22 12h34v14H22z" class="arm"/>
                <path d="M46 12v14" stroke="#fff" stroke-width="4"/>
                <circle cx="22" cy="19" r="6" fill="currentColor"/>
            </svg>
            <p id="curtain-text" class="big">{t!("play-pass", name = name.clone())}</p>
            <p>{t!("play-pass-why")}</p>
            <button node_ref=button class="primary big" on:click=move |_| open.run(())>{t!("play-pass-open", name = name)}</button>
        </section>
    }
}
