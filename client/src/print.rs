//! What a game has for the printer.

use draw::scene::Scene;
use leptos::prelude::*;

/// A blank sheet to play with a pen.
#[derive(Copy, Clone, Debug)]
pub struct Blank {
    /// Its name among all that can be printed.
    pub code: &'static str,
    /// What it is called, in the language of the page.
    pub name: fn() -> String,
    /// The rule set that it is for.
    pub rules: &'static str,
    /// Draws it with this title in the language of the page: tall alone on a page, wide beside others.
    pub scene: fn(title: &str, is_alone: bool) -> Scene,
}

/// Cards to be cut out.
#[derive(Copy, Clone, Debug)]
pub struct Cards {
    /// The rule set that is played with them.
    pub rules: &'static str,
    /// What they are called, in the language of the page.
    pub name: fn() -> String,
    /// What the preview of all pages shows, for those who cannot see it.
    pub described: fn() -> String,
    /// How they are made, and what else one needs to play.
    pub hint: fn() -> String,
    /// All pages, for paper of this name.
    pub pages: fn(paper: &str) -> AnyView,
}
