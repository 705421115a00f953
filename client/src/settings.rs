//! What a visitor has chosen: language, colours, motion, name. Kept in the browser, told to nobody.

use std::cell::Cell;

use leptos::prelude::*;
use web_sys::Storage;

use crate::words::Language;

const LANGUAGE: &str = "platelayer-language";
const THEME: &str = "platelayer-theme";
const MOTION: &str = "platelayer-motion";
const NAME: &str = "platelayer-name";
const EXAMPLES: &str = "platelayer-examples";

/// Light or dark.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Theme {
    /// As the system likes it.
    System,
    /// Light.
    Light,
    /// Dark.
    Dark,
}

impl Theme {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::System, Self::Light, Self::Dark];

    /// Its name in settings and in the style sheet.
    pub const fn code(self) -> &'static str {
        match self {
            Self::System => "system",
            Self::Light => "light",
            Self::Dark => "dark",
        }
    }
}

thread_local! {
    static SPOKEN: Cell<Option<Language>> = const { Cell::new(None) };
}

/// Where the browser keeps things; nowhere if the visitor forbids it.
pub fn storage() -> Option<Storage> {
    window().local_storage().ok().flatten()
}

fn kept(key: &str) -> Option<String> {
    storage()?.get_item(key).ok().flatten()
}

fn keep(key: &str, value: &str) {
    if let Some(storage) = storage() {
        // Without room or permission the choice holds until the page is closed.
        let _ = storage.set_item(key, value);
    }
}

/// The language that was chosen, or the first of the browser's that we speak.
pub fn language() -> Language {
    SPOKEN.get().unwrap_or_else(|| {
        let language = kept(LANGUAGE).and_then(|it| Language::find(&it)).or_else(of_browser);
        let language = language.unwrap_or(Language::English);
        SPOKEN.set(Some(language));
        language
    })
}

fn of_browser() -> Option<Language> {
    window().navigator().languages().iter().filter_map(|it| it.as_string()).find_map(|it| Language::find(&it))
}

/// The paper that is usual where the visitor's language is spoken, as the server names it.
pub fn paper() -> &'static str {
    let language = window().navigator().language().unwrap_or_default();
    if matches!(language.as_str(), "en-US" | "en-CA" | "fr-CA" | "es-MX") { "letter" } else { "a4" }
}

/// Speaks a language where there is no browser to ask or to tell, as in tests.
#[cfg(not(target_family = "wasm"))]
pub fn speak(language: Language) {
    SPOKEN.set(Some(language));
}

/// Speaks another language from now on.
pub fn set_language(language: Language) {
    SPOKEN.set(Some(language));
    keep(LANGUAGE, language.code());
    apply();
}

/// Light, dark, or as the system likes it.
pub fn theme() -> Theme {
    let kept = kept(THEME);
    Theme::ALL.into_iter().find(|it| kept.as_deref() == Some(it.code())).unwrap_or(Theme::System)
}

/// Changes the colours.
pub fn set_theme(theme: Theme) {
    keep(THEME, theme.code());
    apply();
}

/// Whether things may move: not if the visitor or the system says so.
pub fn has_motion() -> bool {
    let query = window().match_media("(prefers-reduced-motion: reduce)").ok().flatten();
    kept(MOTION).as_deref() != Some("off") && !query.is_some_and(|it| it.matches())
}

/// Lets things move, or not.
pub fn set_motion(on: bool) {
    keep(MOTION, if on { "on" } else { "off" });
    apply();
}

/// Whether games are offered that are there for those who write games.
pub fn has_examples() -> bool {
    kept(EXAMPLES).as_deref() == Some("on")
}

/// Offers such games, or not.
pub fn set_examples(on: bool) {
    keep(EXAMPLES, if on { "on" } else { "off" });
}

/// The name at tables; empty until there is one.
pub fn name() -> String {
    kept(NAME).unwrap_or_default()
}

/// Remembers the name for the next table.
pub fn set_name(name: &str) {
    keep(NAME, name.trim());
}

/// Tells the page what was chosen.
pub fn apply() {
    let Some(root) = document().document_element() else { return };
    let motion = if has_motion() { "on" } else { "off" };
    for (name, value) in [("lang", language().code()), ("data-theme", theme().code()), ("data-motion", motion)] {
        let _ = root.set_attribute(name, value);
    }
}
