//! The frame around all pages: the way from an address to a page, the heading, the settings that hold everywhere.

use leptos::{ev, prelude::*, task::spawn_local};
use leptos_router::{
    components::{A, Route, Router, Routes},
    hooks::use_location,
    path,
};
use wasm_bindgen::JsCast as _;
use web_sys::{Element, EventTarget, HtmlElement};

use crate::{fetched, pages, worker};

/// Counts changes of what every page depends on: the language.
#[derive(Copy, Clone)]
pub(crate) struct Spoken(pub(crate) RwSignal<u32>);

/// How often, and after how many milliseconds each time, the heading of a page that was opened is looked for.
const LOOKS: usize = 40;
const PAUSE: u32 = 50;

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
    let arrived = RwSignal::new(String::new());
    let path = use_location().pathname;
    Effect::new(move |before: Option<String>| {
        let path = path.get();
        if before.as_ref() != Some(&path) {
            spawn_local(arrive(path.clone(), before.is_some(), arrived));
        }
        path
    });
    let presses = window_event_listener(ev::click, |event| close_menu(event.target()));
    let keys = window_event_listener(ev::keydown, |event| {
        if event.key() == "Escape" {
            close_menu(None);
        }
    });
    on_cleanup(move || {
        presses.remove();
        keys.remove();
    });
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
                <Route path=path!("/new/:game") view=fetched::NewGame/>
                <Route path=path!("/g/:id") view=fetched::LocalPlay/>
                <Route path=path!("/g/:id/replay") view=fetched::LocalReplay/>
                <Route path=path!("/t/:id") view=fetched::OnlinePlay/>
                <Route path=path!("/t/:id/desk") view=fetched::RefereeDesk/>
                <Route path=path!("/t/:id/replay") view=fetched::OnlineReplay/>
                <Route path=path!("/daily/:game") view=fetched::Daily/>
                <Route path=path!("/learn") view=fetched::Learn/>
                <Route path=path!("/sheet") view=fetched::ScoreSheet/>
                <Route path=path!("/print") view=fetched::Print/>
                <Route path=path!("/rules") view=pages::RuleList/>
                <Route path=path!("/rules/:game") view=pages::Rules/>
                <Route path=path!("/settings") view=pages::Settings/>
            </Routes>
        </main>
        <div class="sr-only" role="status" aria-live="polite">{move || arrived.get()}</div>
    }
}

/// Names the window after the heading of the page that was opened; after a click also says it and puts the focus there.
async fn arrive(path: String, is_on_the_way: bool, arrived: RwSignal<String>) {
    for _ in 0..LOOKS {
        // The page may wait for the server before it knows what it is called.
        gloo_timers::future::TimeoutFuture::new(PAUSE).await;
        let is_left = window().location().pathname().is_ok_and(|it| it != path);
        if is_left || arrived.is_disposed() {
            return;
        }
        let heading = document().query_selector("main h1").ok().flatten();
        let Some(heading) = heading.and_then(|it| it.dyn_into::<HtmlElement>().ok()) else { continue };
        let title = heading.get_attribute("data-title").or_else(|| heading.text_content()).unwrap_or_default();
        set_title(if path == "/" { "" } else { &title });
        if is_on_the_way {
            arrived.set(title);
            // Whoever has begun to type or play in the meantime is not disturbed.
            let is_idle = document().active_element().is_none_or(|it| it.tag_name() == "BODY" || it.tag_name() == "A");
            if is_idle {
                let _ = heading.set_attribute("tabindex", "-1");
                let _ = heading.focus();
            }
        }
        return;
    }
}

/// Closes the menu that is open, unless the press was in it; in the list of games a press is an answer.
///
/// There is never more than one: this comes before a menu that is pressed opens.
fn close_menu(pressed: Option<EventTarget>) {
    let Some(menu) = document().query_selector("details.menu[open]").ok().flatten() else { return };
    let pressed = pressed.and_then(|it| it.dyn_into::<Element>().ok());
    let is_answer = |it: &Element| it.closest(".kept .items button").is_ok_and(|it| it.is_some());
    if !pressed.is_some_and(|it| menu.contains(Some(&it)) && !is_answer(&it)) {
        let _ = menu.remove_attribute("open");
    }
}

/// Names the window.
pub(crate) fn set_title(title: &str) {
    let title = if title.is_empty() { "Platelayer".to_owned() } else { format!("{title} – Platelayer") };
    document().set_title(&title);
}

/// Offers the newer version of the client, once it is there.
#[component]
fn Newer() -> impl IntoView {
    let is_ready = worker::is_newer_ready();
    move || {
        is_ready.get().then(|| {
            view! {
                <div class="notice newer" role="status">
                    <p>{t!("newer-version")}</p>
                    <button on:click=|_| worker::take_over()>{t!("newer-version-load")}</button>
                </div>
            }
        })
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
