//! A table at the server: the room before the game, the desk during it, and what to say where there is no table.

use leptos::{either::Either, prelude::*, task::spawn_local};
use leptos_router::{components::A, hooks::use_params_map};
use wasm_bindgen::JsValue;
use wire::api::{CALLED_OFF, Claim, Status, Table as Info};

use super::{bar::Bar, room::Room};
use crate::{
    app::set_title,
    http, offers,
    parts::{Chat, Desk, Log, after_online, once, tell},
    table::{Link, OnlineTable},
};

/// What the page shows.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Scene {
    Loading,
    /// Why there is nothing to see.
    Missing(String),
    Room,
    Desk,
}

#[component]
pub(crate) fn OnlinePlay() -> impl IntoView {
    let params = use_params_map();
    move || {
        let id = params.read().get("id").unwrap_or_default();
        let online = OnlineTable::open(&id);
        claim(online);
        view! { <Table online/> }
    }
}

#[component]
fn Table(online: OnlineTable) -> impl IntoView {
    let scene = Memo::new(move |_| match (online.missing.get(), online.info.read().as_ref()) {
        (Some(reason), _) => Scene::Missing(reason),
        (None, None) => Scene::Loading,
        (None, Some(info)) if info.head.is_some() => Scene::Desk,
        (None, Some(Info { status: Status::Closed, closed, .. })) => Scene::Missing(match closed.as_deref() {
            Some(CALLED_OFF) => t!("play-called-off"),
            other => t!("play-closed", reason = other.unwrap_or_default().to_owned()),
        }),
        (None, Some(_)) => Scene::Room,
    });
    Effect::new(move |_| {
        if let Some(title) = online.info.with(|it| it.as_ref().map(|it| title(it, true))) {
            set_title(&title);
        }
    });
    move || match scene.get() {
        Scene::Loading => view! {
            <div class="page loading" aria-busy="true">
                {move || match online.link.get() {
                    Link::Lost => view! { <p class="notice error" role="alert">{t!("server-lost")}</p> }.into_any(),
                    Link::Live | Link::Connecting => view! { <p>{t!("loading")}</p> }.into_any(),
                }}
            </div>
        }
        .into_any(),
        Scene::Missing(reason) => view! {
            <article class="page">
                <h1>{t!("play-no-table")}</h1>
                <p role="alert">{reason}</p>
                <A href="/" attr:class="button primary">{t!("home")}</A>
            </article>
        }
        .into_any(),
        Scene::Room => view! { <Room online/> }.into_any(),
        Scene::Desk => view! { <Game online/> }.into_any(),
    }
}

#[component]
fn Game(online: OnlineTable) -> impl IntoView {
    let table = online.table;
    let is_daily = Memo::new(move |_| online.info.with(|it| it.as_ref().is_none_or(|it| it.daily.is_some())));
    let lines = Memo::new(move |_| {
        let names: Vec<_> = online
            .info
            .with(|it| it.iter().flat_map(|it| &it.seats).map(|it| it.name.clone().unwrap_or_default()).collect());
        let items = once(online.items.get());
        table
            .position
            .with(|position| items.iter().flat_map(|it| tell(it, position.as_ref(), &names)).collect::<Vec<_>>())
    });
    view! {
        <div class="play">
            <Bar online/>
            // Who is best today shall be told without help.
            {move || if is_daily.get() {
                Either::Left(view! { <Desk table fork=online.fork() afterwards=after_online(online)/> })
            } else {
                let advice = StoredValue::new(online.content());
                Either::Right(view! { <Desk table fork=online.fork() advice afterwards=after_online(online)/> })
            }}
            <div class="panels">
                <Log lines table/>
                <Chat online/>
            </div>
        </div>
    }
}

/// How a table is called; with `is_loud` also that it waits for the visitor.
pub(super) fn title(info: &Info, is_loud: bool) -> String {
    let title = offers::title(&info.game, &info.rules);
    let is_yours =
        matches!(&info.turn, wire::api::Turn::Seats { waiting } if info.you.is_some_and(|it| waiting.contains(&it)));
    if is_loud && is_yours && info.seats.len() > 1 {
        format!("▶ {} – {title}", t!("home-your-move"))
    } else {
        title
    }
}

/// Opens the seat of a personal link, whose secret then leaves the address.
fn claim(online: OnlineTable) {
    let location = window().location();
    let hash = location.hash().unwrap_or_default();
    let Some(token) = hash.strip_prefix('#').filter(|it| it.starts_with("seat-")).map(ToOwned::to_owned) else {
        return;
    };
    if let Ok(history) = window().history() {
        let state = history.state().unwrap_or(JsValue::NULL);
        let path = location.pathname().unwrap_or_default();
        let _ = history.replace_state_with_url(&state, "", Some(&path));
    }
    spawn_local(async move {
        match http::post::<Info>(&online.path("/claim"), &Claim { token }).await {
            Ok(_) => online.reopen(),
            Err(failure) => online.table.fail(failure.text()),
        }
    });
}
