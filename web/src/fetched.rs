//! Parts of the program that are fetched when they are needed: the start page needs neither rules nor boards.
//!
//! `cargo xtask web` cuts the module in parts at the functions that are marked with `wasm_split`.
//! Whatever only such a function reaches travels in its part, so of the list of
//! games (`library`) the first pages may name only the constants: all else there reaches everything.

use client::fetched::{Unfetched, fetched};
use leptos::prelude::*;
use wasm_split_helpers::wasm_split;

use crate::{pages, records, shelf::Player, table};

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
