//! The head of the desk: the game, its round and rolls, and how much time is left.

use leptos::prelude::*;
use leptos_router::components::A;
use wire::api::Status;

use super::{office::Office, words::round};
use crate::{
    parts::{Clock, Personal, date_time},
    shelf::moment,
};

#[component]
pub(super) fn Head(office: Office) -> impl IntoView {
    let title = Memo::new(move |_| office.see(|it| it.title.clone()).unwrap_or_default());
    let status = Memo::new(move |_| office.info.with(|it| it.as_ref().map(|it| it.status)));
    let open = Memo::new(move |_| office.see(|it| it.round).flatten());
    let rolls = Memo::new(move |_| office.see(|it| it.rolls.clone()).unwrap_or_default());
    let time = Memo::new(move |_| office.see(|it| (it.deadline, it.paused)).unwrap_or_default());
    let until = Signal::derive(move || time.get().0.filter(|_| !time.get().1).map(moment));
    let stage = move || match (status.get(), open.get()) {
        (Some(Status::Waiting), _) => t!("desk-before"),
        (Some(Status::Closed), _) => t!("desk-closed"),
        (_, Some(it)) => round(it),
        (_, None) => t!("desk-over"),
    };
    let deadline = move || match time.get() {
        (_, true) => Some(
            view! { <span class="rests"><span aria-hidden="true">"⏸ "</span>{t!("desk-paused")}</span> }.into_any(),
        ),
        (Some(at), false) => Some(t!("desk-until", until = date_time(moment(at))).into_any()),
        (None, false) => open.get().map(|_| t!("desk-no-deadline").into_any()),
    };
    let dice = move || {
        let rolls = rolls.get();
        (!rolls.is_empty()).then(|| {
            let each = rolls.into_iter().enumerate().map(|(n, it)| {
                view! {
                    <li>
                        <b>{t!("desk-roll", number = n + 1)}</b>" "
                        {t!("desk-dice", white = it.white, coloured = it.coloured)}
                    </li>
                }
            });
            view! { <ol class="plain rolls" aria-label=t!("desk-rolls")>{each.collect_view()}</ol> }
        })
    };
    view! {
        <header class="panel referee-head">
            <h1 data-title=move || t!("desk-title-of", title = title.get())>
                {move || title.get()}<small>{t!("desk-title")}</small>
            </h1>
            <p class="stage"><b>{stage}</b><span>{deadline}</span><Clock until/></p>
            {dice}
            <p class="quiet-links">
                <A href=format!("/t/{}", office.id())>{t!("desk-to-table")}</A>
            </p>
            <details class="menu">
                <summary aria-label=t!("play-menu")>"⋯"</summary>
                <div class="items">
                    <Personal path=office.path("/link") label=t!("desk-device") secret=t!("desk-device-secret")/>
                </div>
            </details>
            {move || office.is_lost.get().then(|| view! { <p role="alert" class="notice error">{t!("play-lost")}</p> })}
        </header>
    }
}
