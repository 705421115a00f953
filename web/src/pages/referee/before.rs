//! Before the game: players who write letters, a link for those with a browser, the start.

use leptos::{ev::SubmitEvent, prelude::*, task::spawn_local};
use wire::{
    api::{Driver, Seat, Table as Info},
    desk::{NewWriter, Tongue},
};

use super::{
    office::{Office, Outcome, Told},
    words::{tongue, tongue_of},
};
use crate::{
    http::{self, Failure},
    parts::CopyLink,
};

#[component]
pub(super) fn Before(office: Office) -> impl IntoView {
    let outcome: Outcome = RwSignal::new(None);
    let seats = Memo::new(move |_| office.info.with(|it| it.as_ref().map(|it| it.seats.clone())).unwrap_or_default());
    let n_there = Memo::new(move |_| seats.with(|it| it.iter().filter(|it| it.driver != Driver::Nobody).count()));
    let take = move |answer: Result<Info, Failure>| match answer {
        Ok(info) => {
            office.info.try_set(Some(info));
            office.refresh();
            true
        }
        Err(failure) => {
            let is_name_taken = matches!(&failure, Failure::Refused { code, .. } if code == "taken");
            let text = if is_name_taken { t!("desk-name-taken") } else { failure.text() };
            outcome.try_set(Some(Err(text)));
            false
        }
    };
    let remove = move |seat: u16| {
        outcome.set(None);
        spawn_local(async move {
            take(http::delete::<Info>(&office.path(&format!("/desk/writers/{seat}"))).await);
        });
    };
    let start = move |_| {
        outcome.set(None);
        spawn_local(async move {
            take(http::post::<Info>(&office.path("/start"), &serde_json::json!({})).await);
        });
    };
    let row = move |it: Seat| {
        let number = it.seat;
        match it.name {
            Some(name) => {
                let kind = if it.by_letter { t!("desk-by-letter") } else { t!("desk-by-browser") };
                let sign = if it.by_letter { "✉ " } else { "☻ " };
                let label = t!("desk-writer-remove", name = name.clone());
                view! {
                    <li class="taken">
                        <span aria-hidden="true">{sign}</span>{name}" "<span class="soft">{kind}</span>
                        {it.by_letter.then(|| view! { <button aria-label=label on:click=move |_| remove(number)>"✕"</button> })}
                    </li>
                }
                .into_any()
            }
            None => view! { <li class="free"><span aria-hidden="true">"◌ "</span>{t!("play-free")}</li> }.into_any(),
        }
    };
    let name = RwSignal::new(String::new());
    let usual =
        office.info.with_untracked(|it| it.as_ref()?.referee.as_ref().map(|it| it.language)).unwrap_or_default();
    let language = RwSignal::new(usual);
    let add = move |event: SubmitEvent| {
        event.prevent_default();
        let chosen = name.get_untracked().trim().to_owned();
        if chosen.is_empty() {
            return;
        }
        outcome.set(None);
        let new = NewWriter { name: chosen, language: Some(language.get_untracked()) };
        spawn_local(async move {
            if take(http::post::<Info>(&office.path("/desk/writers"), &new).await) {
                name.try_set(String::new());
            }
        });
    };
    let tongues = [Tongue::De, Tongue::En].map(|it| {
        let (code, word) = tongue(it);
        view! { <option value=code selected=move || language.get() == it>{word}</option> }
    });
    let origin = window().location().origin().unwrap_or_default();
    let address = format!("{origin}/t/{}", office.id());
    view! {
        <div class="columns room">
            <section class="panel" aria-labelledby="desk-who">
                <h2 id="desk-who">{t!("desk-players")}</h2>
                <ol class="plain sitting">{move || seats.get().into_iter().map(row).collect_view()}</ol>
                <form class="row writer-form" on:submit=add>
                    <label class="field">
                        {t!("desk-writer-name")}
                        <input maxlength="40" autocomplete="off" prop:value=move || name.get() on:input:target=move |event| name.set(event.target().value())/>
                    </label>
                    <label class="field small">
                        {t!("desk-language")}
                        <select on:change:target=move |event| language.set(tongue_of(&event.target().value()))>
                            {tongues.into_iter().collect_view()}
                        </select>
                    </label>
                    <button type="submit">"+ "{t!("desk-writer-add")}</button>
                </form>
                <Told outcome/>
            </section>
            <section class="panel" aria-labelledby="desk-invite">
                <h2 id="desk-invite">{t!("desk-invite")}</h2>
                <CopyLink address label=t!("desk-invite-about") title=t!("play-link-title")/>
                <h2>{t!("desk-start")}</h2>
                <p class="soft">{t!("desk-start-about")}</p>
                <button class="primary big" disabled=move || n_there.get() == 0 on:click=start>{move || t!("desk-start-with", n = n_there.get())}</button>
            </section>
        </div>
    }
}
