//! The bar above the desk of an online game: connection, time, seats, and what has become of the table.

use leptos::{prelude::*, task::spawn_local};
use leptos_router::{NavigateOptions, components::A, hooks::use_navigate};
use wire::api::{Done, Driver, Seated, Status, Table as Info};

use super::{menu::Menu, online::title, refereed::Refereed};
use crate::{
    http,
    parts::{Clock, SeatBar},
    shelf,
    table::{Link, OnlineTable},
};

#[component]
pub(super) fn Bar(online: OnlineTable) -> impl IntoView {
    let table = online.table;
    let info = online.info;
    let heading = Memo::new(move |_| info.with(|it| it.as_ref().map(|it| title(it, false)).unwrap_or_default()));
    let loud = Memo::new(move |_| info.with(|it| it.as_ref().map(|it| title(it, true)).unwrap_or_default()));
    let head = Memo::new(move |_| info.with(|it| it.as_ref().and_then(|it| it.head.clone()).unwrap_or_default()));
    let is_playing = Memo::new(move |_| info.with(|it| it.as_ref().is_some_and(|it| it.status == Status::Playing)));
    let until = Signal::derive(move || {
        info.with(|it| it.as_ref().filter(|it| it.status == Status::Playing)?.deadline.map(crate::shelf::moment))
    });
    let notes = Signal::derive(move || info.with(|it| it.as_ref().map(notes).unwrap_or_default()));
    view! {
        <div class="play-bar">
            <h1 data-title=move || loud.get()>{move || heading.get()}</h1>
            <Clock until/>
            {move || is_playing.get().then(|| view! { <Connection online/> })}
            <Menu online/>
        </div>
        {move || super::old_rules(&head.get())}
        <SeatBar table notes/>
        <Refereed online/>
        <News online/>
    }
}

/// Words about seats that are not played by who sits there.
fn notes(info: &Info) -> Vec<Option<String>> {
    let note = |it: &wire::api::Seat| match it.driver {
        Driver::Bot => Some(match it.bot {
            Some(level) => t!("play-is-bot", skill = shelf::level(level)),
            None => t!("play-bot-plays"),
        }),
        Driver::Left => Some(t!("play-has-left")),
        Driver::Person if it.by_letter => Some(t!("desk-by-letter")),
        Driver::Nobody | Driver::Person => None,
    };
    info.seats.iter().map(note).collect()
}

/// How the connection is, in words and as a sign.
#[component]
pub(super) fn Connection(online: OnlineTable) -> impl IntoView {
    move || {
        let (sign, class, text) = match online.link.get() {
            Link::Live => ("●", "link live", t!("play-live")),
            Link::Connecting => ("◌", "link", t!("play-connecting")),
            Link::Lost => ("○", "link lost", t!("play-lost")),
        };
        view! { <span class=class role="status"><span aria-hidden="true">{sign}" "</span><span class="words-of-link">{text}</span></span> }
    }
}

/// What must be known besides the game: a bot plays for me, the table was closed, there is a rematch, I only watch.
#[component]
fn News(online: OnlineTable) -> impl IntoView {
    let navigate = use_navigate();
    let failure = RwSignal::new(None::<String>);
    let come_back = move |_| {
        spawn_local(async move {
            match http::post::<Done>(&online.path("/return"), &serde_json::json!({})).await {
                Ok(_) => online.refresh(),
                Err(it) => {
                    failure.try_set(Some(it.text()));
                }
            }
        });
    };
    let rematch = Callback::new(move |()| {
        let navigate = navigate.clone();
        spawn_local(async move {
            match http::post::<Seated>(&online.path("/rematch"), &serde_json::json!({})).await {
                Ok(seated) => navigate(&format!("/t/{}", seated.table.id), NavigateOptions::default()),
                Err(it) => {
                    failure.try_set(Some(it.text()));
                }
            }
        });
    });
    let facts = Memo::new(move |_| {
        online.info.with(|it| {
            it.as_ref().map(|it| {
                let driver = it.you.and_then(|you| it.seats.get(usize::from(you))).map(|it| it.driver);
                (it.status, it.you.is_some(), driver == Some(Driver::Bot), it.next.clone(), it.closed.clone())
            })
        })
    });
    let can_join = Memo::new(move |_| {
        online.info.with(|it| {
            it.as_ref().is_some_and(|it| {
                it.status == Status::Playing
                    && it.you.is_none()
                    && it.daily.is_none()
                    && it.seats.iter().any(|it| it.free)
            })
        })
    });
    move || {
        let (status, plays, has_bot, next, closed) = facts.get()?;
        Some(view! {
            {failure.get().map(|it| view! { <p role="alert" class="notice error">{it}</p> })}
            {(status == Status::Playing && has_bot).then(|| view! {
                <div class="notice"><p>{t!("play-bot-for-you")}</p><button class="primary" on:click=come_back>{t!("play-i-am-back")}</button></div>
            })}
            {closed.map(|reason| view! { <p class="notice error">{t!("play-closed", reason = reason)}</p> })}
            {next.map(|id| if plays {
                view! {
                    <div class="notice"><p>{t!("play-rematch-there")}</p><button class="primary" on:click=move |_| rematch.run(())>{t!("play-rematch-join")}</button></div>
                }.into_any()
            } else {
                view! { <p class="notice"><A href=format!("/t/{id}")>{t!("play-rematch-there")}</A></p> }.into_any()
            })}
            {(status == Status::Playing && !plays).then(|| view! { <p class="soft">{t!("play-watching")}</p> })}
            {move || can_join.get().then(|| view! { <super::room::Join online/> })}
        })
    }
}
