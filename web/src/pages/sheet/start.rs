//! Which sheet the page begins with, or goes over to: known before anything of its game is fetched.

use client::sheet::Sheet;
use kernel::Meta;
use leptos::prelude::*;
use library::METAS;

/// A sheet that is to be shown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Start {
    /// The text of a file, perhaps half written.
    Text(String),
    /// Of a link: the key of its kind, and what stands behind it.
    Link(String, String),
}

impl Start {
    /// A blank sheet, of the kind that is offered first.
    pub(super) fn blank() -> Self {
        Self::Text(METAS.iter().flat_map(|it| it.sheets).map(|it| it.head).next().unwrap_or_default().to_owned())
    }

    /// The sheet behind the `#` of an address; `None` if none is written there.
    pub(super) fn of_hash(hash: &str) -> Option<Self> {
        let (key, link) = hash.trim_start_matches('#').split_once('.')?;
        library::sheet(key).map(|_| Self::Link(key.to_owned(), link.to_owned()))
    }

    /// The sheet behind the `#` of the address of this page.
    pub(super) fn of_address() -> Option<Self> {
        Self::of_hash(&window().location().hash().ok()?)
    }

    /// Its game.
    pub(super) fn game(&self) -> Option<&'static Meta> {
        match self {
            Self::Text(text) => library::game_of(text),
            Self::Link(key, _) => library::sheet(key).map(|it| it.0),
        }
    }

    /// Its text; `None` of a link that means nothing.
    pub(super) fn text(&self, sheet: &dyn Sheet) -> Option<String> {
        match self {
            Self::Text(text) => Some(text.clone()),
            Self::Link(key, link) => sheet.of_link(key, link).filter(|it| sheet.sketch(it).is_ok()),
        }
    }
}

/// Takes the sheet out of the address: once it is changed, loading the page again must not bring the old one back.
pub(super) fn forget_address() {
    let location = window().location();
    if location.hash().is_ok_and(|it| !it.is_empty())
        && let (Ok(path), Ok(history)) = (location.pathname(), window().history())
    {
        let _ = history.replace_state_with_url(&wasm_bindgen::JsValue::NULL, "", Some(&path));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_tells_its_game_before_anything_is_fetched() {
        for meta in METAS {
            for sheet in meta.sheets {
                let start = Start::of_hash(&format!("#{}.rest", sheet.key)).expect("a link");
                assert_eq!(start.game().map(|it| it.name), Some(meta.name));
                assert_eq!(Start::Text(sheet.head.to_owned()).game().map(|it| it.name), Some(meta.name));
            }
        }
        for hash in ["", "#", "#main", "#basic", "#chess.1"] {
            assert_eq!(Start::of_hash(hash), None, "{hash}");
        }
        assert!(Start::blank().game().is_some());
    }
}
