//! What pages say, in three languages: the words of pictures as the browser has them, and a few of their own.

use std::{fmt, str::FromStr, sync::LazyLock};

use draw::{Value, Words};
use fluent_bundle::{FluentArgs, FluentResource, FluentValue, concurrent::FluentBundle};
use unic_langid::langid;

/// A language that pages can be printed in.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Language {
    #[default]
    English,
    German,
    Japanese,
}

/// Whoever asks for another language.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no language `{0}`: there are en, de, ja")]
pub struct NoSuchLanguage(String);

/// The messages of a language.
type Bundle = FluentBundle<FluentResource>;

macro_rules! files {
    ($language:literal $([$game:ident $($crates:tt)*])+) => {
        &[
            include_str!(concat!("../../client/locales/", $language, "/sheet.ftl")),
            include_str!(concat!("../../client/locales/", $language, "/grid.ftl")),
            include_str!(concat!("../../client/locales/", $language, "/outcome.ftl")),
            include_str!(concat!("../locales/", $language, ".ftl")),
            $(include_str!(concat!("../../games/", stringify!($game), "/locales/", $language, ".ftl"))),+
        ]
    };
}

static BUNDLES: LazyLock<[Bundle; 3]> = LazyLock::new(|| {
    [
        bundle(langid!("en"), library::games!(files, "en")),
        bundle(langid!("de"), library::games!(files, "de")),
        bundle(langid!("ja"), library::games!(files, "ja")),
    ]
});

fn bundle(language: unic_langid::LanguageIdentifier, files: &[&str]) -> Bundle {
    let mut res = Bundle::new_concurrent(vec![language]);
    // All three are written from left to right.
    res.set_use_isolating(false);
    for file in files {
        // What does not parse is found by a test; here the rest of the file still serves.
        let resource = FluentResource::try_new((*file).to_owned()).unwrap_or_else(|(it, _)| it);
        res.add_resource_overriding(resource);
    }
    res
}

impl Language {
    /// All languages.
    pub const ALL: [Self; 3] = [Self::English, Self::German, Self::Japanese];

    /// Its code in commands and addresses.
    pub const fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::German => "de",
            Self::Japanese => "ja",
        }
    }

    /// A message; its name where there is none, which a test forbids.
    pub(crate) fn say(self, id: &str, values: &[(&str, FluentValue<'_>)]) -> String {
        self.message(id, values).unwrap_or_else(|| id.to_owned())
    }

    fn message(self, id: &str, values: &[(&str, FluentValue<'_>)]) -> Option<String> {
        let bundle = &BUNDLES[self as usize];
        let pattern = bundle.get_message(id)?.value()?;
        let values: FluentArgs<'_> = values.iter().map(|(name, value)| (*name, value.clone())).collect();
        Some(bundle.format_pattern(pattern, Some(&values), &mut Vec::new()).into_owned())
    }
}

impl Words for Language {
    fn is_english(&self) -> bool {
        *self == Self::English
    }

    fn find(&self, id: &str, values: &[(&'static str, Value<'_>)]) -> Option<String> {
        let values: Vec<_> = values.iter().map(|(name, it)| (*name, fluent(it))).collect();
        self.message(id, &values)
    }
}

fn fluent<'a>(value: &'a Value<'_>) -> FluentValue<'a> {
    match value {
        Value::Text(text) => FluentValue::from(&**text),
        Value::Number(number) => FluentValue::from(*number),
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Language {
    type Err = NoSuchLanguage;

    fn from_str(text: &str) -> Result<Self, NoSuchLanguage> {
        let found = Self::ALL.into_iter().find(|it| it.code().eq_ignore_ascii_case(text));
        found.ok_or_else(|| NoSuchLanguage(text.to_owned()))
    }
}

/// A message by its name: `t!(language, "paper-notation", n = 3)`.
macro_rules! t {
    ($language:expr, $id:literal) => {
        $language.say($id, &[])
    };
    ($language:expr, $id:literal, $($name:ident = $value:expr),+ $(,)?) => {
        $language.say($id, &[$((stringify!($name), fluent_bundle::FluentValue::from($value))),+])
    };
}
pub(crate) use t;

#[cfg(test)]
mod tests {
    use std::{collections::BTreeSet, fs, path::Path};

    use super::*;

    /// The names of the messages in a file.
    fn names(file: &str) -> BTreeSet<&str> {
        file.lines()
            .filter(|it| !it.starts_with([' ', '#', '}']))
            .filter_map(|it| Some(it.split_once(" =")?.0))
            .collect()
    }

    /// All that this crate and the pictures of the games say.
    fn sources() -> String {
        let root = Path::new(env!("CARGO_MANIFEST_DIR"));
        let games = fs::read_dir(root.join("../games")).expect("the games");
        let games = games.map(|it| it.expect("a game").path().join("picture/src")).filter(|it| it.is_dir());
        let folders = games.chain([root.join("src")]);
        let files = folders.flat_map(|it| fs::read_dir(it).expect("a folder")).map(|it| it.expect("a file").path());
        files.filter(|it| it.is_file()).map(|it| fs::read_to_string(it).expect("text")).collect()
    }

    #[test]
    fn all_languages_say_the_same_and_nothing_that_nobody_says() {
        let [english, german, japanese] =
            [include_str!("../locales/en.ftl"), include_str!("../locales/de.ftl"), include_str!("../locales/ja.ftl")];
        assert_eq!(names(english), names(german));
        assert_eq!(names(english), names(japanese));
        let sources = sources();
        for name in names(english) {
            assert!(sources.contains(&format!("\"{name}\"")), "nobody says {name}");
            for language in Language::ALL {
                let said = language.say(name, &[("n", 7.into()), ("sheet", "S".into()), ("letter", "B".into())]);
                assert!(said != name && !said.contains(['{', '$']), "{said}");
            }
        }
    }

    #[test]
    fn what_is_said_by_the_browser_is_there_as_well() {
        for entry in library::GAMES {
            let host = entry.open(None, entry.seats.0).expect("a table");
            for (_, id) in gallery::glossary(&host.view(kernel::Viewer::Public)).entries() {
                for language in Language::ALL {
                    assert!(language.message(id, &[]).is_some(), "{id} in {language}");
                }
            }
        }
    }
}
