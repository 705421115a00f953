//! Parts of the program that are fetched when they are needed: the start page needs neither rules nor boards.
//!
//! `cargo xtask web` cuts the module in parts at the functions that are marked with `wasm_split`.
//! Whatever only such a function reaches travels in its part, so what the first pages use must not name the list of
//! games (`library`), which reaches everything.

use std::{fmt, future::Future};

use leptos::{prelude::*, task::spawn_local};
use wasm_split_helpers::{SplitLoaderError, wasm_split};

use crate::{pages, records, shelf::Player, table};

/// A part could not be fetched: the server or the connection is away.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Unfetched;

impl From<SplitLoaderError> for Unfetched {
    fn from(_: SplitLoaderError) -> Self {
        Self
    }
}

impl fmt::Display for Unfetched {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&t!("part-unfetched"))
    }
}

/// Shows a page.
type Page = fn() -> AnyView;

/// Pages that are fetched, each with the part that it travels in.
macro_rules! pages {
    ($($part:ident $name:ident $page:ident;)+) => {
        $(
            #[component]
            pub(crate) fn $page() -> impl IntoView {
                #[wasm_split($part, fallible)]
                fn $name() -> Result<Page, Unfetched> {
                    Ok(|| view! { <pages::$page/> }.into_any())
                }
                fetched($name, |page| page())
            }
        )+
    };
}

pages! {
    play new_game NewGame;
    play local_play LocalPlay;
    play local_replay LocalReplay;
    play online_play OnlinePlay;
    play online_replay OnlineReplay;
    play daily Daily;
    play learn Learn;
    desk referee_desk RefereeDesk;
    sheet score_sheet ScoreSheet;
    sheet print Print;
}

/// Begins a game in this browser; see [`table::begin`].
#[wasm_split(play, fallible)]
pub(crate) fn begin(
    game: &'static str,
    rules: &'static str,
    players: Vec<Player>,
) -> Result<Result<String, String>, Unfetched> {
    Ok(table::begin(game, rules, players, None))
}

/// Puts the game of a record on the shelf; see [`records::take_in`].
#[wasm_split(play, fallible)]
pub(crate) fn take_in(texts: Vec<String>) -> Result<Result<String, String>, Unfetched> {
    Ok(records::take_in(&texts))
}

/// Something to show whose part is fetched first; where that fails, a way to try again.
pub(crate) fn fetched<P, F>(fetch: fn() -> F, show: impl Fn(P) -> AnyView + Send + 'static) -> impl IntoView
where
    P: Copy + Send + Sync + 'static,
    F: Future<Output = Result<P, Unfetched>> + 'static,
{
    let page = RwSignal::new(None::<Result<P, Unfetched>>);
    let load = move || {
        page.set(None);
        spawn_local(async move {
            let got = fetch().await;
            page.try_set(Some(got));
        });
    };
    load();
    move || match page.get() {
        Some(Ok(page)) => show(page),
        Some(Err(reason)) => view! {
            <div class="page">
                <p role="alert" class="notice error">{reason.to_string()}</p>
                <button class="primary" on:click=move |_| load()>{t!("try-again")}</button>
            </div>
        }
        .into_any(),
        None => view! { <p class="loading" aria-busy="true">{t!("loading")}</p> }.into_any(),
    }
}
