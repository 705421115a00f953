//! What a game has for the printer.

use leptos::prelude::*;

/// Cards to be cut out.
#[derive(Copy, Clone, Debug)]
pub struct Cards {
    /// What the preview of all pages shows, for those who cannot see it.
    pub described: fn() -> String,
    /// How they are made, and what else one needs to play.
    pub hint: fn() -> String,
    /// All pages, for paper of this name.
    pub pages: fn(paper: &str) -> AnyView,
}
