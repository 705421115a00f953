//! Replaying a game: a slider through its events, from the seat of any player.

mod fortunes;

use kernel::Seat;
use leptos::{ev, prelude::*, task::spawn_local};
use leptos_router::{
    NavigateOptions,
    components::A,
    hooks::{use_navigate, use_params_map, use_query_map},
};
use library::Host;
use wire::api::Table as Info;

use fortunes::Fortunes;

use crate::{
    boards, http, offers,
    parts::{outcome, sheet_pdf},
    shelf,
    table::{LocalGame, Position, Table},
};

/// A game to look at.
#[derive(Debug)]
struct Film {
    host: Box<dyn Host>,
    rules: String,
    names: Vec<String>,
    /// The text of the content file, if it is not compiled in.
    content: Option<String>,
    /// Where the server has its sheets as PDF, but for the number of the seat.
    sheet: Option<String>,
    /// The page of the game itself.
    back: String,
}

/// A game of this browser, as far as it is.
#[component]
pub(crate) fn LocalReplay() -> impl IntoView {
    let id = use_params_map().with_untracked(|it| it.get("id").unwrap_or_default());
    let film = shelf::find(&id).ok_or_else(|| t!("no-such-game")).and_then(|kept| {
        let game = LocalGame::open(kept)?;
        let (rules, names, content) = (game.kept().rules.clone(), game.names(), game.kept().content.clone());
        Ok(Film { host: game.host().fork(), rules, names, content, sheet: None, back: format!("/g/{id}") })
    });
    screening(film)
}

/// A finished game of the server.
#[component]
pub(crate) fn OnlineReplay() -> impl IntoView {
    let id = use_params_map().with_untracked(|it| it.get("id").unwrap_or_default());
    let film = RwSignal::new_local(None::<Result<Film, String>>);
    spawn_local(async move { drop(film.try_set(Some(fetch(&id).await))) });
    move || {
        film.track();
        // What is shown is not taken for news, so that it stays.
        match film.try_update_untracked(Option::take).flatten() {
            Some(film) => screening(film),
            None => view! { <p>{t!("loading")}</p> }.into_any(),
        }
    }
}

async fn fetch(id: &str) -> Result<Film, String> {
    let path = format!("/api/v1/tables/{id}");
    let info: Info = http::get(&path).await.map_err(|it| it.text())?;
    if info.scores.is_none() {
        return Err(t!("replay-not-over"));
    }
    let record = http::get_text(&format!("{path}/record")).await.map_err(|it| it.text())?;
    let content = match &info.content {
        Some(content) => Some(http::get_text(&format!("/api/v1/contents/{content}")).await.map_err(|it| it.text())?),
        None => None,
    };
    let contents: Vec<_> = content.as_deref().into_iter().collect();
    let reading = library::read(&record, &contents).map_err(|it| it.to_string())?;
    let names = info.seats.iter().map(|it| it.name.clone().unwrap_or_else(|| it.seat.to_string())).collect();
    Ok(Film {
        host: reading.host,
        rules: info.rules,
        names,
        content,
        sheet: Some(sheet_pdf(id)),
        back: format!("/t/{id}"),
    })
}

fn screening(film: Result<Film, String>) -> AnyView {
    match film {
        Ok(film) => view! { <Screening film/> }.into_any(),
        Err(text) => view! { <p role="alert" class="notice error">{text}</p> }.into_any(),
    }
}

/// Who has won, after the last event.
fn ending(position: &Position) -> Option<impl IntoView + use<>> {
    let (headline, tie) = (outcome::headline(position)?, outcome::tie(position));
    Some(view! { <p class="prompt"><strong>{headline}</strong>" "{tie}</p> })
}

/// A sign on a button; not every font has those of tape recorders.
fn reel_sign(shape: &'static str) -> impl IntoView {
    view! { <svg viewBox="0 0 20 20" aria-hidden="true"><path d=shape/></svg> }
}

#[component]
fn Screening(film: Film) -> impl IntoView {
    let n_events = film.host.n_events();
    let is_over = matches!(film.host.turn(), kernel::Turn::Over);
    let n_seats = film.host.n_seats();
    let names = StoredValue::new(film.names.clone());
    let back = film.back.clone();
    let game = offers::title(film.host.entry().name, &film.rules);
    let query = use_query_map();
    // The address says which moment is shown and from which seat, so that both can be sent to a friend.
    let moment = Memo::new(move |_| {
        query.with(|it| it.get("n").and_then(|it| it.parse().ok())).map_or(n_events, |it: usize| it.min(n_events))
    });
    let seat = Memo::new(move |_| {
        let asked = query.with(|it| it.get("seat").and_then(|it| it.parse::<usize>().ok()));
        asked.filter(|it| is_over && *it < n_seats).and_then(Seat::new).unwrap_or(Seat::FIRST)
    });
    let navigate = use_navigate();
    let go = Callback::new(move |(n, seat): (usize, Seat)| {
        let options = NavigateOptions { replace: true, scroll: false, ..NavigateOptions::default() };
        navigate(&format!("?n={}&seat={seat}", n.min(n_events)), options);
    });
    let to = move |n: usize| go.run((n, seat.get_untracked()));
    // Whoever asks from below the board is taken to it.
    let reel = NodeRef::<leptos::html::Div>::new();
    let show = move |n: usize| {
        to(n);
        if let Some(reel) = reel.get_untracked() {
            reel.scroll_into_view();
        }
    };
    let ignore = Callback::new(|_: String| {});
    let table = Table::new(ignore, Callback::new(|()| {}));
    let record = is_over.then(|| film.host.record(None, None)).flatten();
    let told = record.map(|record| StoredValue::new((record, film.content.clone())));
    let sheet = film.sheet.clone();
    let film = StoredValue::new(film);
    Effect::new(move |_| {
        let (n, seat) = (moment.get(), seat.get());
        film.with_value(|film| {
            if let Some(host) = film.host.at(n) {
                table.show(Position::of(host.as_ref(), seat, &film.rules, film.names.clone()));
            }
        });
    });
    let keys = window_event_listener(ev::keydown, move |event| {
        let n = moment.get_untracked();
        let is_slider = event.target().is_some_and(|it| {
            wasm_bindgen::JsCast::dyn_ref::<web_sys::Element>(&it)
                .is_some_and(|it| it.matches("input, select").unwrap_or(false))
        });
        if is_slider || event.ctrl_key() || event.meta_key() || event.alt_key() {
            return;
        }
        match event.key().as_str() {
            "ArrowLeft" => to(n.saturating_sub(1)),
            "ArrowRight" => to(n + 1),
            "PageUp" => to(n.saturating_sub(10)),
            "PageDown" => to(n + 10),
            "Home" => to(0),
            "End" => to(n_events),
            _ => return,
        }
        event.prevent_default();
    });
    on_cleanup(move || keys.remove());
    let last = move || {
        let n = moment.get();
        film.with_value(|film| {
            let line = film.host.event(n.checked_sub(1)?)?;
            table.position.with(|it| it.as_ref().map(|it| boards::happened(it, &line)))
        })
    };
    let seats = (is_over && n_seats > 1).then(|| {
        let options = Seat::first(n_seats).map(|it| {
            let name = names.with_value(|names| names.get(it.index()).cloned());
            view! { <option value=it.index() selected=move || seat.get() == it>{name}</option> }
        });
        let choose = move |index: String| {
            if let Some(seat) = index.parse().ok().and_then(Seat::new) {
                go.run((moment.get_untracked(), seat));
            }
        };
        view! {
            <label>
                {t!("replay-seat")}
                <select on:change:target=move |event| choose(event.target().value())>{options.collect_view()}</select>
            </label>
        }
    });
    let is_ready = Memo::new(move |_| table.position.with(Option::is_some));
    view! {
        <section class="replay">
            <h1>{t!("replay-title", game = game)}</h1>
            <div class="reel" node_ref=reel>
                <button on:click=move |_| to(0) aria-label=t!("replay-first")>{reel_sign("M3 3h2.5v14H3zM17 3v14L6.5 10z")}</button>
                <button on:click=move |_| to(moment.get_untracked().saturating_sub(1)) aria-label=t!("replay-back")>{reel_sign("M15 3v14L4.5 10z")}</button>
                <input
                    type="range"
                    min="0"
                    max=n_events
                    aria-label=t!("replay-moment")
                    prop:value=move || moment.get().to_string()
                    on:input:target=move |event| to(event.target().value().parse().unwrap_or(0))
                />
                <button on:click=move |_| to(moment.get_untracked() + 1) aria-label=t!("replay-on")>{reel_sign("M5 3v14l10.5-7z")}</button>
                <button on:click=move |_| to(n_events) aria-label=t!("replay-last")>{reel_sign("M14.5 3H17v14h-2.5zM3 3v14l10.5-7z")}</button>
                <output>{move || t!("replay-at", n = moment.get(), of = n_events)}</output>
                {seats}
                {sheet.map(|sheet| view! { <a class="button" download="" href=move || format!("{sheet}{}", seat.get().index())>{t!("end-pdf")}</a> })}
                <A href=back attr:class="button">{t!("replay-back-to-game")}</A>
            </div>
            <p class="prompt" aria-live="polite">{last}</p>
            {move || table.position.with(|it| it.as_ref().and_then(ending))}
            {move || is_ready.get().then(|| view! {
                <div class="desk">
                    <div class="board">{boards::board(table)}</div>
                    <aside class="score">{move || table.position.with(|it| it.as_ref().map(boards::score))}</aside>
                </div>
            })}
            {told.map(|game| view! { <Fortunes table seat game go=Callback::new(show)/> })}
        </section>
    }
}
