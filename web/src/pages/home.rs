//! The start page.

use leptos::prelude::*;
use leptos_router::{components::A, hooks::use_navigate};

use crate::{
    settings,
    shelf::{self, Player},
    table,
};

#[component]
pub(crate) fn Home() -> impl IntoView {
    let navigate = use_navigate();
    let failure = RwSignal::new(None::<String>);
    let play = move |entry: &'static library::Entry| {
        let (least, _) = entry.seats;
        let you = match settings::name() {
            name if name.is_empty() => t!("you"),
            name => name,
        };
        let mut players = vec![Player::Person(you)];
        players.extend((1..least).map(|it| Player::Bot(t!("bot-name", number = it))));
        match table::begin(entry.name, entry.rule_sets[0].name, players, None) {
            Ok(id) => navigate(&format!("/g/{id}"), leptos_router::NavigateOptions::default()),
            Err(text) => failure.set(Some(text)),
        }
    };
    let games = library::GAMES.iter().map(|entry| {
        let play = play.clone();
        view! {
            <li class="game-card">
                <h2>{entry.title}</h2>
                <button class="primary" on:click=move |_| play(entry)>{t!("play-now")}</button>
                <A href=format!("/new/{}", entry.name)>{t!("with-friends")}</A>
            </li>
        }
    });
    let kept = shelf::games().into_iter().map(|it| {
        view! { <li><A href=format!("/g/{}", it.id)>{it.game.clone()}</A></li> }
    });
    view! {
        <h1>{t!("home-title")}</h1>
        {move || failure.get().map(|it| view! { <p role="alert" class="notice error">{it}</p> })}
        <ul class="game-cards">{games.collect_view()}</ul>
        <ul>{kept.collect_view()}</ul>
    }
}
