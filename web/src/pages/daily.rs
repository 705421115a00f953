//! The challenge of a day: the same dice for everybody, one try each, and who came how far.

use leptos::{prelude::*, task::spawn_local};
use leptos_router::{
    NavigateOptions,
    components::A,
    hooks::{use_navigate, use_params_map, use_query_map},
};
use wire::api::{Daily as Challenge, Join, Seated};

use super::Missing;
use crate::{http, offers, parts::day, settings, shelf};

const DAY: f64 = 86_400_000.0;

/// How many past days are offered.
const PAST: u32 = 14;

#[component]
pub(crate) fn Daily() -> impl IntoView {
    let (params, query) = (use_params_map(), use_query_map());
    move || {
        let entry = library::find(&params.read().get("game").unwrap_or_default()).filter(|it| it.seats.0 == 1);
        let asked = query.read().get("day");
        match entry {
            Some(entry) => view! { <Day entry asked/> }.into_any(),
            None => view! { <Missing/> }.into_any(),
        }
    }
}

#[component]
fn Day(entry: &'static library::Entry, asked: Option<String>) -> impl IntoView {
    let rest = asked.as_ref().map_or(String::new(), |it| format!("?day={it}"));
    let daily = http::asked::<Challenge>(format!("/api/v1/daily/{}{rest}", entry.name));
    let title = offers::title(entry.name, entry.rule_sets[0].name);
    let board = move || {
        daily.get().map(|it| match it {
            Ok(daily) => board(entry, &daily),
            Err(failure) => view! { <p role="alert" class="notice error">{failure.text()}</p> }.into_any(),
        })
    };
    let today = shelf::now();
    let past = (1..=PAST).map(|it| {
        let at = today - f64::from(it) * DAY;
        let name = iso_day(at);
        view! { <li><A href=format!("/daily/{}?day={name}", entry.name)>{day(at)}</A></li> }
    });
    let others = library::GAMES.iter().filter(|it| it.has_daily && it.name != entry.name).map(|it| {
        view! { <A href=format!("/daily/{}", it.name) attr:class="button">{offers::title(it.name, it.rule_sets[0].name)}</A> }
    });
    let is_past = asked.is_some();
    view! {
        <article class="page daily">
            <h1>{t!("daily-title", game = title)}</h1>
            <p>{t!("daily-about")}</p>
            {board}
            <h2>{t!("daily-past")}</h2>
            <ul class="days">
                {is_past.then(|| view! { <li><A href=format!("/daily/{}", entry.name)>{t!("daily-now")}</A></li> })}
                {past.collect_view()}
            </ul>
            <h2>{t!("daily-others")}</h2>
            <div class="row">{others.collect_view()}</div>
        </article>
    }
}

/// A day in UTC, as the server names it.
fn iso_day(at: f64) -> String {
    let text: String = js_sys::Date::new(&at.into()).to_iso_string().into();
    text.split('T').next().unwrap_or_default().to_owned()
}

fn board(entry: &'static library::Entry, daily: &Challenge) -> AnyView {
    let lines = daily.board.iter().map(|it| {
        let name = it.name.clone();
        let name = match &it.table {
            Some(table) => {
                let href = format!("/t/{table}/replay");
                view! { <A href=href>{name}</A> }.into_any()
            }
            None => name.into_any(),
        };
        view! {
            <tr class:you=it.you>
                <td>{it.place}</td>
                <th scope="row">{name}{it.you.then(|| format!(" ({})", t!("play-you")))}</th>
                <td>{it.score}</td>
            </tr>
        }
    });
    let list = if daily.board.is_empty() {
        view! { <p>{if daily.over { t!("daily-nobody-then") } else { t!("daily-nobody") }}</p> }.into_any()
    } else {
        view! {
            <table class="standings">
                <thead>
                    <tr>
                        <th scope="col">{t!("end-place")}</th>
                        <th scope="col">{t!("end-name")}</th>
                        <th scope="col">{t!("end-points")}</th>
                    </tr>
                </thead>
                <tbody>{lines.collect_view()}</tbody>
            </table>
        }
        .into_any()
    };
    let moment = js_sys::Date::parse(&daily.day);
    view! {
        <h2>{day(moment)}</h2>
        {(!daily.over).then(|| view! { <Play entry yours=daily.yours.clone()/> })}
        {list}
        <p class="soft">{if daily.over { t!("daily-replays") } else { t!("daily-replays-later") }}</p>
    }
    .into_any()
}

#[component]
fn Play(entry: &'static library::Entry, yours: Option<String>) -> impl IntoView {
    let name = RwSignal::new(settings::name());
    let failure = RwSignal::new(None::<String>);
    let navigate = use_navigate();
    let play = Callback::new(move |()| {
        let chosen = name.get_untracked().trim().to_owned();
        settings::set_name(&chosen);
        let navigate = navigate.clone();
        spawn_local(async move {
            let join = Join { name: (!chosen.is_empty()).then_some(chosen), seat: None };
            match http::post::<Seated>(&format!("/api/v1/daily/{}", entry.name), &join).await {
                Ok(seated) => navigate(&format!("/t/{}", seated.table.id), NavigateOptions::default()),
                Err(it) => {
                    failure.try_set(Some(it.text()));
                }
            }
        });
    });
    let form = match yours {
        Some(table) => {
            view! { <A href=format!("/t/{table}") attr:class="button primary">{t!("daily-yours")}</A> }.into_any()
        }
        None => view! {
            <div class="join">
                <label>
                    {t!("new-your-name")}
                    <input
                        maxlength="40"
                        autocomplete="nickname"
                        prop:value=move || name.get()
                        on:input:target=move |event| name.set(event.target().value())
                    />
                </label>
                <button class="primary" on:click=move |_| play.run(())>{t!("daily-play")}</button>
            </div>
        }
        .into_any(),
    };
    view! {
        {form}
        {move || failure.get().map(|it| view! { <p role="alert" class="notice error">{it}</p> })}
    }
}
