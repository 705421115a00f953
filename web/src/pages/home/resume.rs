//! Where I was: the last unfinished game here, and the tables where it is my move. Newcomers are taken by the hand.

use leptos::prelude::*;
use leptos_router::components::A;

use super::tables::{State, Tables};
use crate::{
    offers,
    parts::when,
    shelf::{self, Player},
    words::commas,
};

/// The most cards.
const MOST: usize = 3;

#[component]
pub(super) fn Resume(tables: Tables) -> impl IntoView {
    let games = shelf::games();
    let visited = shelf::visited();
    let is_new = games.is_empty() && visited.is_empty();
    let last = games.into_iter().find(|it| it.scores.is_none());
    let local = last.map(|it| {
        let names = commas(&it.players.iter().map(Player::name).collect::<Vec<_>>());
        card(format!("/g/{}", it.id), offers::title(&it.game, &it.rules), names, t!("home-continue"), it.changed)
    });
    let online = move || {
        let mine = visited.iter().filter(|it| tables.state(it) == Some(State::YourMove));
        let cards = mine.take(MOST).map(|it| {
            card(
                format!("/t/{}", it.id),
                offers::title(&it.game, &it.rules),
                commas(&it.names),
                t!("home-your-move"),
                it.at,
            )
        });
        cards.collect_view()
    };
    let welcome = is_new.then(|| {
        view! {
            <section class="welcome">
                <h2>{t!("home-new-here")}</h2>
                <p>{t!("home-new-here-text")}</p>
                <A href="/learn" attr:class="button primary">{t!("home-learn")}</A>
            </section>
        }
    });
    view! {
        <div class="resume">
            {welcome}
            {online}
            {local}
        </div>
    }
}

fn card(href: String, title: String, names: String, what: String, at: f64) -> AnyView {
    view! {
        <A href=href attr:class="resume-card">
            <span class="arrow" aria-hidden="true">"▶"</span>
            <span><b>{what}": "{title}</b><br/><small>{names}" · "{when(at)}</small></span>
        </A>
    }
    .into_any()
}
