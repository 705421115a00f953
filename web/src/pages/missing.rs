//! The page for addresses without one.

use leptos::prelude::*;
use leptos_router::components::A;

#[component]
pub(crate) fn Missing() -> impl IntoView {
    view! {
        <article class="page missing">
            <h1>{t!("missing-title")}</h1>
            <svg class="buffer-stop" viewBox="0 0 240 90" aria-hidden="true">
                <path d="M0 62h176M0 76h176" stroke="currentColor" stroke-width="4"/>
                <path d="M12 52v34M40 52v34M68 52v34M96 52v34M124 52v34M152 52v34" stroke="currentColor" stroke-width="7" opacity=".35"/>
                <path d="M176 84V22M206 84V22" stroke="currentColor" stroke-width="7"/>
                <path d="M166 20h50v20h-50z" class="beam"/>
                <path d="M206 30 232 84" stroke="currentColor" stroke-width="5"/>
            </svg>
            <p>{t!("missing-text")}</p>
            <A href="/" attr:class="button primary">{t!("home")}</A>
        </article>
    }
}
