//! Today's challenges: one set of dice per game for everybody, and who is ahead.

use leptos::prelude::*;
use leptos_router::components::A;
use wire::api::Daily;

use crate::{http, offers};

/// How many of the board are shown here.
const TOP: usize = 3;

#[component]
pub(super) fn Today() -> impl IntoView {
    let is_away = RwSignal::new(false);
    let games = offers::usual().filter(|it| offers::meta(it.game).is_some_and(|it| it.has_daily)).map(|offer| {
        let daily = http::asked_again::<Daily>(format!("/api/v1/daily/{}", offer.game));
        // Said once for all of them.
        Effect::new(move |_| {
            if let Some(answer) = &*daily.read() {
                is_away.set(matches!(answer, Err(failure) if failure.is_passing()));
            }
        });
        view! {
            <li>
                <A href=format!("/daily/{}", offer.game)>{offer.title()}</A>
                {move || daily.get().map(|it| match it {
                    Ok(daily) => top(&daily),
                    Err(failure) if failure.is_passing() => ().into_any(),
                    Err(failure) => view! { <span class="soft">{failure.text()}</span> }.into_any(),
                })}
            </li>
        }
    });
    view! {
        <section class="panel today" aria-labelledby="today-title">
            <h2 id="today-title">{t!("daily-today")}</h2>
            <p class="soft">{t!("daily-about")}</p>
            <ul class="plain">{games.collect_view()}</ul>
            {move || is_away.get().then(|| view! { <p class="soft">{t!("home-offline")}</p> })}
        </section>
    }
}

fn top(daily: &Daily) -> AnyView {
    if daily.board.is_empty() {
        return view! { <span class="soft">{t!("daily-nobody")}</span> }.into_any();
    }
    let lines = daily.board.iter().take(TOP).map(|it| {
        view! { <li class:you=it.you><span>{it.place}". "{it.name.clone()}</span>" "<b>{it.score}</b></li> }
    });
    view! { <ol class="top-board">{lines.collect_view()}</ol> }.into_any()
}
