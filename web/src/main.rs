//! The browser client: pages, tables and boards, with the same rules as everywhere else.

#![expect(unreachable_pub, reason = "the macro of Leptos makes the properties of components public")]
#![expect(
    clippy::needless_pass_by_value,
    clippy::large_types_passed_by_value,
    reason = "components own their properties, and tables are copied freely"
)]

#[macro_use]
mod words;

mod app;
mod boards;
mod drawn;
mod http;
mod offers;
mod pages;
mod parts;
mod picture;
mod records;
mod settings;
mod shelf;
mod table;
mod worker;

fn main() {
    console_error_panic_hook::set_once();
    settings::apply();
    worker::register();
    leptos::mount::mount_to_body(app::App);
}
