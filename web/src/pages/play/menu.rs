//! The menu of an online table: links, another name, leaving.

use leptos::{prelude::*, task::spawn_local};
use leptos_router::components::A;
use wire::api::{Done, Name, Status};

use crate::{
    boards::is_shown,
    http,
    parts::{Ask, CopyLink, Personal, Question, sheet_pdf},
    settings,
    table::OnlineTable,
};

#[component]
pub(super) fn Menu(online: OnlineTable) -> impl IntoView {
    let question = RwSignal::new(None::<Question>);
    let failure = RwSignal::new(None::<String>);
    let facts = Memo::new(move |_| {
        online.info.with(|it| {
            it.as_ref().map(|it| {
                let is_open = matches!(it.status, Status::Waiting | Status::Playing);
                (it.game.clone(), it.you.is_some(), is_open, it.daily.is_some())
            })
        })
    });
    let leave = Callback::new(move |()| {
        spawn_local(async move {
            match http::post::<Done>(&online.path("/leave"), &serde_json::json!({})).await {
                Ok(_) => online.reopen(),
                Err(it) => {
                    failure.try_set(Some(it.text()));
                }
            }
        });
    });
    let ask = move |_| {
        let is_playing = online.info.with_untracked(|it| it.as_ref().is_some_and(|it| it.status == Status::Playing));
        let text = if is_playing { t!("play-leave-text") } else { t!("play-rise-text") };
        question.set(Some(Question { text, yes: t!("play-leave"), act: leave }));
    };
    let rename = move |name: String| {
        let name = name.trim().to_owned();
        settings::set_name(&name);
        spawn_local(async move {
            if let Err(it) = http::post::<Done>(&online.path("/name"), &Name { name }).await {
                failure.try_set(Some(it.text()));
            }
        });
    };
    let own_name = move || {
        online.info.with(|it| {
            let it = it.as_ref()?;
            it.seats.get(usize::from(it.you?))?.name.clone()
        })
    };
    let origin = window().location().origin().unwrap_or_default();
    let address = StoredValue::new(format!("{origin}/t/{}", online.id()));
    let items = move || {
        let (game, plays, is_open, is_daily) = facts.get()?;
        Some(view! {
            <A href=format!("/rules/{game}") attr:class="button">{t!("nav-rules")}</A>
            <Sheet online/>
            {(!is_daily).then(|| view! {
                <CopyLink address=address.get_value() label=t!("play-link") title=t!("play-link-title")/>
            })}
            {(plays && is_open).then(|| view! {
                <label>
                    {t!("settings-name")}
                    <input maxlength="40" prop:value=own_name on:change:target=move |event| rename(event.target().value())/>
                </label>
                <Personal path=online.path("/link") label=t!("play-personal") secret=t!("play-personal-secret")/>
                <button on:click=ask>{t!("play-leave")}</button>
            })}
        })
    };
    view! {
        <details class="menu">
            <summary aria-label=t!("play-menu")>"⋯"</summary>
            <div class="items">
                {items}
                {move || failure.get().map(|it| view! { <p role="alert" class="notice error">{it}</p> })}
            </div>
        </details>
        <Ask question/>
    }
}

/// The sheet that is looked at, for the printer, as far as it may be seen.
#[component]
fn Sheet(online: OnlineTable) -> impl IntoView {
    let shown = Memo::new(move |_| {
        let position = online.table.position;
        position.with(|it| it.as_ref().filter(|it| is_shown(&it.view, it.shown)).map(|it| it.shown.index()))
    });
    move || {
        shown.get().map(|seat| {
            view! { <a class="button" download="" href=format!("{}{seat}", sheet_pdf(&online.id()))>{t!("end-pdf")}</a> }
        })
    }
}
