//! A table at the server, to which a link leads.

use leptos::{either::Either, prelude::*};
use wire::api::{Absent, NewTable, Pace};

use super::{
    making::{Access, Making, check},
    referee::Refereed,
    rules::Choice,
};
use crate::{settings, words::say};

/// How much time there is for a move: a name for messages, and seconds; none means all the time in the world.
const PACES: [(&str, u32); 6] =
    [("live", 0), ("minutes", 300), ("hour", 3600), ("day", 86_400), ("three-days", 259_200), ("week", 604_800)];

/// What happens to those who miss a deadline.
const ABSENT: [(&str, Absent); 3] = [("wait", Absent::Wait), ("default", Absent::Default), ("bot", Absent::Bot)];

/// What is asked for.
#[derive(Copy, Clone)]
struct Wishes {
    name: RwSignal<String>,
    seats: RwSignal<u16>,
    pace: RwSignal<usize>,
    absent: RwSignal<usize>,
    access: Access,
}

impl Wishes {
    fn table(self, choice: Choice) -> NewTable {
        let content = choice.content.get_untracked();
        let (_, seconds) = PACES[self.pace.get_untracked()];
        let (_, absent) = ABSENT[self.absent.get_untracked()];
        let name = self.name.get_untracked().trim().to_owned();
        self.access.of(NewTable {
            game: choice.entry.name.to_owned(),
            rules: content.is_none().then(|| choice.rules.get_untracked()),
            content,
            seats: Some(self.seats.get_untracked()),
            name: (!name.is_empty()).then_some(name),
            sit: None,
            open: false,
            pace: if seconds == 0 { Pace::Live } else { Pace::Deadline { seconds, absent } },
            chat: None,
            bots: Vec::new(),
            referee: None,
        })
    }
}

#[component]
pub(super) fn Online(choice: Choice) -> impl IntoView {
    let is_postal = Memo::new(move |_| choice.rules.with(|it| choice.entry.refereed == Some(it)));
    let is_referee = RwSignal::new(false);
    view! {
        <Show when=move || is_postal.get()>
            <fieldset>
                <legend>{t!("new-referee")}</legend>
                {check(is_referee, t!("new-referee-me"))}
                <p class="soft">{t!("new-referee-about")}</p>
            </fieldset>
        </Show>
        {move || if is_postal.get() && is_referee.get() {
            Either::Left(view! { <Refereed choice/> })
        } else {
            Either::Right(view! { <Ordinary choice/> })
        }}
    }
}

/// A table whose maker plays.
#[component]
fn Ordinary(choice: Choice) -> impl IntoView {
    let (least, most) = choice.entry.seats;
    let (least, most) = (least.max(2) as u16, most as u16);
    let wishes = Wishes {
        name: RwSignal::new(settings::name()),
        seats: RwSignal::new(least),
        pace: RwSignal::new(0),
        absent: RwSignal::new(1),
        access: Access::new(),
    };
    let making = Making::new();
    let ask = making.asker("");
    let make = move |_| {
        settings::set_name(&wishes.name.get_untracked());
        ask(wishes.table(choice));
    };
    let step = move |by: i16| wishes.seats.update(|it| *it = it.saturating_add_signed(by).clamp(least, most));
    let is_least = move || wishes.seats.get() <= least;
    let is_most = move || wishes.seats.get() >= most;
    view! {
        <fieldset>
            <legend>{t!("new-players")}</legend>
            <label class="field">
                {t!("new-your-name")}
                <input
                    maxlength="40"
                    autocomplete="nickname"
                    prop:value=move || wishes.name.get()
                    on:input:target=move |event| wishes.name.set(event.target().value())
                />
            </label>
            <div class="row stepper" role="group" aria-label=t!("new-seats")>
                <span>{t!("new-seats")}</span>
                <button aria-label=t!("new-fewer") disabled=is_least on:click=move |_| step(-1)>"−"</button>
                <output aria-live="polite">{move || wishes.seats.get()}</output>
                <button aria-label=t!("new-more") disabled=is_most on:click=move |_| step(1)>"+"</button>
            </div>
            <p class="soft">{t!("new-seats-about")}</p>
        </fieldset>
        <fieldset>
            <legend>{t!("new-pace")}</legend>
            <select aria-label=t!("new-pace") on:change:target=move |event| wishes.pace.set(chosen(&event.target().value()))>
                // new-pace-live, -minutes, -hour, -day, -three-days, -week
                {PACES.iter().enumerate().map(|(n, (key, _))| view! {
                    <option value=n>{say(&format!("new-pace-{key}"), &[])}</option>
                }).collect_view()}
            </select>
            {move || (wishes.pace.get() > 0).then(|| view! {
                <label>
                    {t!("new-absent")}
                    <select
                        prop:value=move || wishes.absent.get().to_string()
                        on:change:target=move |event| wishes.absent.set(chosen(&event.target().value()))
                    >
                        // new-absent-wait, -default, -bot
                        {ABSENT.iter().enumerate().map(|(n, (key, _))| view! {
                            <option value=n selected=n == wishes.absent.get_untracked()>{say(&format!("new-absent-{key}"), &[])}</option>
                        }).collect_view()}
                    </select>
                </label>
            })}
        </fieldset>
        {wishes.access.fields()}
        {making.failure()}
        <button class="primary big" disabled=move || making.is_busy() on:click=make>{t!("new-make")}</button>
        <p class="soft">{t!("new-make-about")}</p>
    }
}

/// The number of the chosen line of a list.
fn chosen(value: &str) -> usize {
    value.parse().unwrap_or(0)
}
