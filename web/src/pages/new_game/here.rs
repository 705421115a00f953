//! A game on this screen: people who share it, and bots.

use leptos::{either::Either, prelude::*};
use leptos_router::{NavigateOptions, hooks::use_navigate};

use super::rules::Choice;
use crate::{
    parts::Skills,
    settings,
    shelf::{Bot, Player, Skill},
    table,
};

/// The most seats at one screen.
const MOST: usize = 8;

/// One seat of the list.
#[derive(Copy, Clone)]
struct Chair {
    /// Tells it from the others while the list changes.
    key: u32,
    name: RwSignal<String>,
    /// How well it plays, if it is a bot.
    skill: Option<RwSignal<Skill>>,
}

impl Chair {
    const fn is_bot(self) -> bool {
        self.skill.is_some()
    }
}

#[component]
pub(super) fn Here(choice: Choice) -> impl IntoView {
    let (least, most) = choice.entry.seats;
    let most = most.min(MOST);
    let next_key = StoredValue::new(0);
    let chair = move |name: String, is_bot: bool| {
        let key = next_key.get_value();
        next_key.set_value(key + 1);
        Chair { key, name: RwSignal::new(name), skill: is_bot.then(|| RwSignal::new(Skill::Normal)) }
    };
    let you = match settings::name() {
        name if name.is_empty() => t!("player-number", number = 1),
        name => name,
    };
    let chairs = RwSignal::new(vec![chair(you, false), chair(t!("player-number", number = 2), false)]);
    let n_chairs = move || chairs.with(Vec::len);
    let is_full = move || n_chairs() >= most;
    let is_least = move || n_chairs() <= least;
    let add = move |is_bot: bool| {
        let n_alike = chairs.with_untracked(|it| it.iter().filter(|it| it.is_bot() == is_bot).count());
        let name =
            if is_bot { t!("bot-name", number = n_alike + 1) } else { t!("player-number", number = n_chairs() + 1) };
        chairs.update(|it| it.push(chair(name, is_bot)));
    };
    let failure = RwSignal::new(None::<String>);
    let navigate = use_navigate();
    let begin = move |_| {
        let players = chairs.with_untracked(|it| it.iter().map(|it| player(*it)).collect::<Vec<_>>());
        let rules = choice.rules.get_untracked();
        match table::begin(choice.entry.name, &rules, players, choice.content.get_untracked()) {
            Ok(id) => navigate(&format!("/g/{id}"), NavigateOptions::default()),
            Err(text) => failure.set(Some(text)),
        }
    };
    let row = move |it: Chair| {
        let number = move || chairs.with(|all| all.iter().position(|other| other.key == it.key)).unwrap_or(0) + 1;
        view! {
            <li class="row">
                <span class="sign" aria-hidden="true">{if it.is_bot() { "⚙" } else { "☻" }}</span>
                <input
                    class="grow"
                    maxlength="40"
                    aria-label=move || t!("new-name-of", number = number())
                    prop:value=move || it.name.get()
                    on:input:target=move |event| it.name.set(event.target().value())
                />
                {match it.skill {
                    Some(skill) => Either::Left(view! { <Skills skill label=Signal::derive(move || t!("new-skill-of", number = number()))/> }),
                    None => Either::Right(view! { <span class="soft">{t!("new-person")}</span> }),
                }}
                <button
                    aria-label=move || t!("new-remove", number = number())
                    disabled=is_least
                    on:click=move |_| chairs.update(|all| all.retain(|other| other.key != it.key))
                >"✕"</button>
            </li>
        }
    };
    view! {
        <fieldset>
            <legend>{t!("new-players")}</legend>
            <ul class="plain chairs">
                <For each=move || chairs.get() key=|it| it.key children=row/>
            </ul>
            <div class="row">
                <button disabled=is_full on:click=move |_| add(false)>"+ "{t!("new-person")}</button>
                <button disabled=is_full on:click=move |_| add(true)>"+ "{t!("new-bot")}</button>
            </div>
        </fieldset>
        {move || failure.get().map(|it| view! { <p role="alert" class="notice error">{it}</p> })}
        <button class="primary big" on:click=begin>{t!("new-begin")}</button>
    }
}

fn player(chair: Chair) -> Player {
    let name = chair.name.get_untracked().trim().to_owned();
    let name = if name.is_empty() { t!("player-number", number = chair.key + 1) } else { name };
    match chair.skill {
        Some(skill) => Player::Bot(Bot { name, skill: skill.get_untracked() }),
        None => Player::Person(name),
    }
}
