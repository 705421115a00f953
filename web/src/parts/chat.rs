//! The chat of a table.

use std::time::Duration;

use leptos::{ev::SubmitEvent, prelude::*, task::spawn_local};
use wire::{
    News,
    api::{Done, Say, Switch, Table as Info},
};

use super::when;
use crate::{http, shelf::moment, table::OnlineTable};

/// How long somebody's words stay over the board.
const SHOWN: Duration = Duration::from_secs(10);

/// What people say to each other; the maker of the table can switch it off.
#[component]
pub(crate) fn Chat(online: OnlineTable) -> impl IntoView {
    let draft = RwSignal::new(String::new());
    let failure = RwSignal::new(None::<String>);
    let is_on = Memo::new(move |_| online.info.with(|it| it.as_ref().is_some_and(|it| it.chat)));
    let may_speak = Memo::new(move |_| online.info.with(|it| it.as_ref().is_some_and(|it| it.you.is_some())));
    let is_maker = Memo::new(move |_| online.info.with(|it| it.as_ref().is_some_and(|it| it.yours)));
    let words = Memo::new(move |_| said(online));
    // What somebody else has just said, over the board for a while: the chat itself may be far below.
    let heard = RwSignal::new(None::<String>);
    let is_loaded = Memo::new(move |_| online.link.get() == crate::table::Link::Live);
    Effect::watch(
        move || (words.get(), is_loaded.get()),
        move |(now, _), before, _| {
            let Some((before, true)) = before.map(|(before, is_loaded)| (before, *is_loaded)) else { return };
            if let Some(last) = now.last().filter(|_| before.len() < now.len()) {
                let text = format!("{}: {}", last.name, last.text);
                online.table.said.set(text.clone());
                if !last.is_own {
                    heard.set(Some(text.clone()));
                    let hide = move || {
                        if heard.try_get_untracked().flatten().as_ref() == Some(&text) {
                            heard.set(None);
                        }
                    };
                    set_timeout(hide, SHOWN);
                }
            }
        },
        false,
    );
    let send = move |event: SubmitEvent| {
        event.prevent_default();
        let text = draft.get_untracked().trim().to_owned();
        if text.is_empty() {
            return;
        }
        spawn_local(async move {
            let sent = http::post::<Done>(&online.path("/chat"), &Say { text }).await;
            match sent {
                Ok(_) => {
                    draft.try_set(String::new());
                    failure.try_set(None);
                }
                Err(it) => {
                    failure.try_set(Some(it.text()));
                }
            }
        });
    };
    let switch = move |on: bool| {
        spawn_local(async move {
            if let Err(it) = http::put::<Info>(&online.path("/chat"), &Switch { on }).await {
                failure.try_set(Some(it.text()));
            }
        });
    };
    let list = move || {
        let items = words.get().into_iter().rev().map(|Words { name, text, at, .. }| {
            view! { <li><b>{name}</b>" "<small>{at}</small><br/>{text}</li> }
        });
        view! { <ul class="words">{items.collect_view()}</ul> }
    };
    let form = move || {
        (may_speak.get() && is_on.get()).then(|| {
            view! {
                <form class="row" on:submit=send>
                    <input
                        class="grow"
                        maxlength="500"
                        aria-label=t!("play-chat-words")
                        placeholder=t!("play-chat-words")
                        prop:value=move || draft.get()
                        on:input:target=move |event| draft.set(event.target().value())
                    />
                    <button type="submit">{t!("play-chat-send")}</button>
                </form>
            }
        })
    };
    view! {
        {move || heard.get().map(|text| view! {
            <div class="heard">
                <span>{text}</span>
                <button aria-label=t!("close") on:click=move |_| heard.set(None)>"✕"</button>
            </div>
        })}
        <details class="panel chat" open=move || !words.read().is_empty()>
            <summary>{t!("play-chat")}</summary>
            {move || failure.get().map(|it| view! { <p role="alert" class="notice error">{it}</p> })}
            {form}
            {move || (!is_on.get()).then(|| view! { <p>{t!("play-chat-off")}</p> })}
            {list}
            {move || is_maker.get().then(|| view! {
                <label>
                    <input type="checkbox" prop:checked=move || is_on.get() on:change:target=move |event| switch(event.target().checked())/>
                    {t!("play-chat-switch")}
                </label>
            })}
        </details>
    }
}

/// Who said what, and when.
#[derive(Clone, PartialEq, Eq)]
struct Words {
    name: String,
    text: String,
    at: String,
    /// Whether it was the visitor.
    is_own: bool,
}

fn said(online: OnlineTable) -> Vec<Words> {
    let you = online.info.with(|it| it.as_ref().and_then(|it| it.you));
    let names = online.info.with(|it| it.as_ref().map(|it| it.seats.clone())).unwrap_or_default();
    online.items.with(|items| {
        let words = items.iter().filter_map(|it| match &it.news {
            News::Chat { seat, text } => {
                let is_own = seat.is_some() && *seat == you;
                let seat = seat.and_then(|seat| names.get(usize::from(seat)));
                let name = seat.and_then(|it| it.name.clone()).unwrap_or_else(|| t!("play-maker"));
                let at = it.at.map_or_else(String::new, |at| when(moment(at)));
                Some(Words { name, text: text.clone(), at, is_own })
            }
            _ => None,
        });
        words.collect()
    })
}
