//! The page of a game being played, on this screen or at the server.

mod bar;
mod local;
mod menu;
mod online;
mod refereed;
mod room;

pub(crate) use local::LocalPlay;
pub(crate) use online::OnlinePlay;

use leptos::prelude::*;

/// Says that a game goes on by older rules than new games do; `head` is the first line of its record.
fn old_rules(head: &str) -> impl IntoView + use<> {
    library::old_rules(head).map(|it| view! { <p class="soft old-rules">{t!("play-old-rules", number = it)}</p> })
}
