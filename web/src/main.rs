//! The browser client: pages, tables and boards, with the same rules as everywhere else.

#![expect(unreachable_pub, reason = "the macro of Leptos makes the properties of components public")]
#![expect(
    clippy::needless_pass_by_value,
    clippy::large_types_passed_by_value,
    reason = "components own their properties, and tables are copied freely"
)]
#![expect(clippy::unnecessary_wraps, reason = "what is fetched first may not come")]

#[macro_use]
extern crate client;

mod app;
mod boards;
mod fetched;
mod http;
mod kibitzer;
mod offers;
mod pages;
mod parts;
mod picture;
mod records;
mod sharing;
mod shelf;
mod table;
#[cfg(test)]
mod tests;
mod worker;

use client::{settings, words};
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

fn main() {
    console_error_panic_hook::set_once();
    settings::apply();
    spawn_local(async {
        let is_learned = words::learn(settings::language()).await.is_ok();
        // What the page showed while all of this was on its way.
        if let Ok(Some(sign)) = document().query_selector(".arriving") {
            sign.remove();
        }
        if !is_learned {
            // Its own words are what is missing.
            let note =
                "Platelayer could not start: its words could not be loaded. Is there a connection? Reload the page.";
            leptos::mount::mount_to_body(move || view! { <p role="alert">{note}</p> });
            return;
        }
        leptos::mount::mount_to_body(app::App);
        // From here on a click is answered; `cargo xtask visits` measures how long that takes.
        let _ = window().performance().map(|it| it.mark("platelayer-usable"));
        worker::register();
        sharing::begin();
    });
}
