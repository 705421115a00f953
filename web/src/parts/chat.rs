//! The chat of a table.

use leptos::{ev::SubmitEvent, prelude::*, task::spawn_local};
use wire::{
    News,
    api::{Done, Say, Switch, Table as Info},
};

use super::when;
use crate::{http, shelf::moment, table::OnlineTable};

/// What people say to each other; the maker of the table can switch it off.
#[component]
pub(crate) fn Chat(online: OnlineTable) -> impl IntoView {
    let draft = RwSignal::new(String::new());
    let failure = RwSignal::new(None::<String>);
    let is_on = Memo::new(move |_| online.info.with(|it| it.as_ref().is_some_and(|it| it.chat)));
    let may_speak = Memo::new(move |_| online.info.with(|it| it.as_ref().is_some_and(|it| it.you.is_some())));
    let is_maker = Memo::new(move |_| online.info.with(|it| it.as_ref().is_some_and(|it| it.yours)));
    let words = Memo::new(move |_| said(online));
    Effect::watch(
        move || words.get(),
        move |now, before, _| {
            if let (Some(before), Some(last)) = (before, now.last())
                && !before.is_empty()
                && before.len() < now.len()
            {
                online.table.said.set(format!("{}: {}", last.0, last.1));
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
        let items = words.get().into_iter().rev().map(|(name, text, at)| {
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
fn said(online: OnlineTable) -> Vec<(String, String, String)> {
    let names = online.info.with(|it| it.as_ref().map(|it| it.seats.clone())).unwrap_or_default();
    online.items.with(|items| {
        let words = items.iter().filter_map(|it| match &it.news {
            News::Chat { seat, text } => {
                let seat = seat.and_then(|seat| names.get(usize::from(seat)));
                let name = seat.and_then(|it| it.name.clone()).unwrap_or_else(|| t!("play-maker"));
                Some((name, text.clone(), it.at.map_or_else(String::new, |at| when(moment(at)))))
            }
            _ => None,
        });
        words.collect()
    })
}
