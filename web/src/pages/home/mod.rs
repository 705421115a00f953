//! The start page: the games, where I was, today's challenges, my games.

mod cards;
mod kept;
mod lobby;
mod resume;
mod tables;
mod today;

use leptos::prelude::*;
use leptos_router::components::A;

use crate::app::set_title;

use cards::Cards;
pub(crate) use cards::begin;
use kept::MyGames;
use lobby::Lobby;
use resume::Resume;
use tables::Tables;
use today::Today;

#[component]
pub(crate) fn Home() -> impl IntoView {
    set_title("");
    let tables = Tables::visited();
    view! {
        <div class="home">
            <header class="hero">
                <h1>{t!("home-title")}</h1>
                <p class="lead">{t!("home-lead")}</p>
            </header>
            <Resume tables/>
            <Cards/>
            <div class="columns">
                <Today/>
                <Lobby/>
            </div>
            <MyGames tables/>
            <nav class="tools" aria-label=t!("home-tools")>
                {tool("/learn", "▷", t!("home-learn"), t!("home-tool-learn"))}
                {tool("/sheet", "✎", t!("nav-sheet"), t!("home-tool-sheet"))}
                {tool("/print", "▤", t!("home-print"), t!("home-tool-print"))}
                {tool("/rules", "§", t!("nav-rules"), t!("home-tool-rules"))}
                {tool("/settings", "⚙", t!("nav-settings"), t!("home-tool-settings"))}
            </nav>
        </div>
    }
}

fn tool(href: &'static str, sign: &'static str, title: String, about: String) -> impl IntoView {
    view! {
        <A href=href attr:class="tool">
            <span class="sign" aria-hidden="true">{sign}</span>
            <span><b>{title}</b><br/>{about}</span>
        </A>
    }
}
