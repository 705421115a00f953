//! Everything the client says, in three languages, from the Fluent files in `locales/`.

use std::{cell::RefCell, collections::HashMap};

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use kernel::Citation;
use unic_langid::langid;
use wasm_split_helpers::wasm_split;

use crate::fetched::Unfetched;

/// What may stand in a message.
pub(crate) type Value = FluentValue<'static>;

/// A language that the client speaks.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Language {
    English,
    German,
    Japanese,
}

macro_rules! files {
    ($folder:literal) => {
        files!(
            $folder: "common", "home", "table", "new", "online", "desk", "grid", "thirty", "streetcar", "railage", "village", "sheet",
            "replay", "outcome", "learn", "settings", "refusals", "errors"
        )
    };
    ($folder:literal: $($file:literal),+) => {
        &[$(include_str!(concat!("../locales/", $folder, "/", $file, ".ftl"))),+]
    };
}

impl Language {
    pub(crate) const ALL: [Self; 3] = [Self::English, Self::German, Self::Japanese];

    /// Its code in addresses, in settings and for the browser.
    pub(crate) const fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::German => "de",
            Self::Japanese => "ja",
        }
    }

    /// How it calls itself.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::English => "English",
            Self::German => "Deutsch",
            Self::Japanese => "日本語",
        }
    }

    /// The language of a code such as `de-AT`.
    pub(crate) fn find(code: &str) -> Option<Self> {
        let base = code.split('-').next().unwrap_or_default();
        Self::ALL.into_iter().find(|it| it.code().eq_ignore_ascii_case(base))
    }

    fn bundle(self, files: Files) -> FluentBundle<FluentResource> {
        let id = match self {
            Self::English => langid!("en"),
            Self::German => langid!("de"),
            Self::Japanese => langid!("ja"),
        };
        let mut res = FluentBundle::new(vec![id]);
        // All three are written from left to right.
        res.set_use_isolating(false);
        for file in files {
            // What does not parse is found by a test; here the rest of the file still serves.
            let resource = FluentResource::try_new((*file).to_owned()).unwrap_or_else(|(it, _)| it);
            res.add_resource_overriding(resource);
        }
        res
    }
}

thread_local! {
    static BUNDLES: RefCell<HashMap<Language, FluentBundle<FluentResource>>> = RefCell::default();
}

/// The texts of the files of a language.
type Files = &'static [&'static str];

#[wasm_split(english, fallible)]
fn english() -> Result<Files, Unfetched> {
    Ok(files!("en"))
}

#[wasm_split(german, fallible)]
fn german() -> Result<Files, Unfetched> {
    Ok(files!("de"))
}

#[wasm_split(japanese, fallible)]
fn japanese() -> Result<Files, Unfetched> {
    Ok(files!("ja"))
}

/// Fetches the words of a language; nothing can be said in it before that.
pub(crate) async fn learn(language: Language) -> Result<(), Unfetched> {
    if BUNDLES.with_borrow(|it| it.contains_key(&language)) {
        return Ok(());
    }
    let files = match language {
        Language::English => english().await?,
        Language::German => german().await?,
        Language::Japanese => japanese().await?,
    };
    BUNDLES.with_borrow_mut(|it| it.insert(language, language.bundle(files)));
    Ok(())
}

/// A message in the language of the settings; its name where there is none, which a test forbids.
pub(crate) fn say(id: &str, arguments: &[(&str, Value)]) -> String {
    find(crate::settings::language(), id, arguments).unwrap_or_else(|| id.to_owned())
}

/// A message in a language, if there is one of this name.
pub(crate) fn find(language: Language, id: &str, arguments: &[(&str, Value)]) -> Option<String> {
    // Without a browser there is nothing to wait for.
    #[cfg(test)]
    futures_util::FutureExt::now_or_never(learn(language)).expect("words that are there").expect("words");
    BUNDLES.with_borrow(|bundles| {
        let bundle = bundles.get(&language)?;
        let pattern = bundle.get_message(id)?.value()?;
        let arguments: FluentArgs<'_> = arguments.iter().map(|(name, value)| (*name, value.clone())).collect();
        let mut errors = Vec::new();
        Some(bundle.format_pattern(pattern, Some(&arguments), &mut errors).into_owned())
    })
}

/// Why the rules forbid something, in the language of the settings.
pub(crate) fn refusal(citation: &Citation) -> String {
    let arguments = citation.arguments.iter().map(|(name, value)| (*name, value.as_str()));
    told(citation.id, arguments).unwrap_or_else(|| citation.text.clone())
}

/// The same, from its name and what stands in it.
pub(crate) fn told<'a>(id: &str, arguments: impl Iterator<Item = (&'a str, &'a str)>) -> Option<String> {
    let arguments: Vec<_> = arguments.map(|(name, value)| (name, Value::from(value.to_owned()))).collect();
    find(crate::settings::language(), &format!("refusal-{id}"), &arguments)
}

/// A message by its name, with what stands in it: `t!("turn-of", number = 3, name = "Ann")`.
macro_rules! t {
    ($id:literal) => {
        $crate::words::say($id, &[])
    };
    ($id:literal, $($name:ident = $value:expr),+ $(,)?) => {
        $crate::words::say($id, &[$((stringify!($name), $crate::words::Value::from($value))),+])
    };
}
