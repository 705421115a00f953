//! The frame around all pages: the way from an address to a page, the heading, the settings that hold everywhere.

use leptos::prelude::*;
use leptos_router::{
    components::{A, Route, Router, Routes},
    path,
};

use crate::{pages, parts::Newer};

/// Counts changes of what every page depends on: the language.
#[derive(Copy, Clone)]
pub(crate) struct Spoken(pub(crate) RwSignal<u32>);

#[component]
pub(crate) fn App() -> impl IntoView {
    let spoken = RwSignal::new(0);
    provide_context(Spoken(spoken));
    // Another language builds everything anew, so that pages need not watch for it.
    move || {
        spoken.track();
        view! {
            <Router>
                <Frame/>
            </Router>
        }
    }
}

#[component]
fn Frame() -> impl IntoView {
    view! {
        <a class="skip" href="#main">{t!("skip-to-content")}</a>
        <header class="top">
            <A href="/" attr:class="brand" attr:title=t!("home")>
                <Emblem/>
                <span>"Platelayer"</span>
            </A>
            <nav aria-label=t!("navigation")>
                <A href="/sheet">{t!("nav-sheet")}</A>
                <A href="/rules">{t!("nav-rules")}</A>
                <A href="/settings">{t!("nav-settings")}</A>
            </nav>
        </header>
        <Newer/>
        <main id="main" tabindex="-1">
            <Routes fallback=pages::Missing>
                <Route path=path!("/") view=pages::Home/>
                <Route path=path!("/new/:game") view=pages::NewGame/>
                <Route path=path!("/g/:id") view=pages::LocalPlay/>
                <Route path=path!("/g/:id/replay") view=pages::LocalReplay/>
                <Route path=path!("/t/:id") view=pages::OnlinePlay/>
                <Route path=path!("/t/:id/replay") view=pages::OnlineReplay/>
                <Route path=path!("/daily/:game") view=pages::Daily/>
                <Route path=path!("/learn") view=pages::Learn/>
                <Route path=path!("/sheet") view=pages::ScoreSheet/>
                <Route path=path!("/print") view=pages::Print/>
                <Route path=path!("/rules") view=pages::RuleList/>
                <Route path=path!("/rules/:game") view=pages::Rules/>
                <Route path=path!("/settings") view=pages::Settings/>
            </Routes>
        </main>
    }
}

/// A junction, as on the icon.
#[component]
fn Emblem() -> impl IntoView {
    view! {
        <svg class="emblem" viewBox="0 0 32 32" aria-hidden="true">
            <path d="M9 30V2M9 20C9 11 23 14 23 2" fill="none" stroke="currentColor" stroke-width="3.2" stroke-linecap="round"/>
            <path d="M4 26h10M4 6h7M4 16h9M19 6h8" stroke="currentColor" stroke-width="2" stroke-linecap="round"/>
        </svg>
    }
}
