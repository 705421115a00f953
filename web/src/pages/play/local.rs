//! A game on this screen: names, whose move it is, a curtain where sheets are hidden, the log, a menu.

use kernel::Seat;
use leptos::prelude::*;
use leptos_router::{NavigateOptions, components::A, hooks::use_navigate, hooks::use_params_map};

use crate::{
    app::set_title,
    boards, offers,
    parts::{Ask, Curtain, Desk, Log, Question, SeatBar, after_local},
    shelf::{self, Player},
    table::{LocalTable, Position, Status},
};

#[component]
pub(crate) fn LocalPlay() -> impl IntoView {
    let params = use_params_map();
    move || match LocalTable::open(&params.read().get("id").unwrap_or_default()) {
        Ok(local) => view! { <Game local/> }.into_any(),
        Err(text) => view! {
            <article class="page">
                <h1>{t!("missing-title")}</h1>
                <p role="alert">{text}</p>
                <A href="/" attr:class="button primary">{t!("home")}</A>
            </article>
        }
        .into_any(),
    }
}

#[component]
fn Game(local: LocalTable) -> impl IntoView {
    let table = local.table;
    let (game, rules, n_people, id) = local.with(|it| {
        let kept = it.kept();
        (kept.game.clone(), kept.rules.clone(), it.n_people(), kept.id.clone())
    });
    let title = offers::title(&game, &rules);
    set_title(&title);
    let needs_curtain = n_people > 1 && offers::has_secrets(&game);
    // Who has taken the device; the others must not see the sheet of this seat.
    let holder = RwSignal::new(None::<Seat>);
    let hidden_from = Memo::new(move |_| {
        table.position.with(|it| {
            let it = it.as_ref().filter(|it| needs_curtain && it.status == Status::Playing)?;
            it.seat.filter(|seat| holder.get() != Some(*seat))
        })
    });
    let note = |it: &Player| it.skill().map(|it| t!("play-is-bot", skill = it.words()));
    let notes: Vec<_> = local.with(|it| it.kept().players.iter().map(note).collect());
    let lines = Memo::new(move |before: Option<&Vec<(String, String)>>| {
        table.position.with(|position| words(local, position.as_ref(), before.map(Vec::as_slice).unwrap_or_default()))
    });
    let said = Signal::derive(move || lines.with(|it| it.iter().map(|it| it.1.clone()).collect::<Vec<_>>()));
    let advice = StoredValue::new(local.with(|it| it.kept().content.clone()));
    let desk = move || match hidden_from.get() {
        Some(seat) => {
            let name = table.position.with_untracked(|it| it.as_ref().map(|it| it.name(seat))).unwrap_or_default();
            let open = Callback::new(move |()| holder.set(Some(seat)));
            view! { <Curtain name open/> }.into_any()
        }
        None => view! {
            <SeatBar table notes=notes.clone()/>
            <Desk table fork=local.fork() advice afterwards=after_local(local)/>
            <div class="panels"><Log lines=said table/></div>
        }
        .into_any(),
    };
    let old_rules = super::old_rules(&local.with(|it| it.host().head()));
    let menu = menu(local, id, game, &rules, title.clone());
    view! {
        <div class="play">
            <div class="play-bar">
                <h1>{title}</h1>
                {menu}
            </div>
            {old_rules}
            {desk}
        </div>
    }
}

/// What has happened in words; those that were there before are not put into words again.
fn words(local: LocalTable, position: Option<&Position>, before: &[(String, String)]) -> Vec<(String, String)> {
    let Some(position) = position else { return Vec::new() };
    let lines = local.with(crate::table::LocalGame::lines);
    let said = lines.into_iter().enumerate().map(|(n, line)| match before.get(n) {
        Some(known) if known.0 == line => known.clone(),
        _ => {
            let words = boards::happened(position, &line);
            (line, words)
        }
    });
    said.collect()
}

fn menu(local: LocalTable, id: String, game: String, rules: &str, title: String) -> impl IntoView + use<> {
    let question = RwSignal::new(None::<Question>);
    let navigate = use_navigate();
    let delete = Callback::new(move |()| {
        shelf::remove(&id);
        navigate("/", NavigateOptions::default());
    });
    let ask = move |_| {
        let text = t!("home-delete-text", title = title.clone());
        question.set(Some(Question { text, yes: t!("home-delete"), act: delete }));
    };
    let again = format!("/new/{game}?rules={rules}&where=here");
    let explained = format!("/rules/{game}");
    let download =
        move |_| shelf::save(&format!("{game}.rec"), "text/plain", &local.with(|it| it.kept().record.clone()));
    view! {
        <details class="menu">
            <summary aria-label=t!("play-menu")>"⋯"</summary>
            <div class="items">
                <A href=explained attr:class="button">{t!("nav-rules")}</A>
                <A href=again attr:class="button">{t!("play-new")}</A>
                <button on:click=download>{t!("home-download")}</button>
                <button on:click=ask>{t!("home-delete")}</button>
            </div>
        </details>
        <Ask question/>
    }
}
