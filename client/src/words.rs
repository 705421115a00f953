//! Everything the client says, in three languages, from the Fluent files in `locales/` and in the folders of the games.

use std::{borrow::Borrow, cell::RefCell, collections::HashMap};

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use kernel::{Citation, RecordError};
use unic_langid::langid;
use wasm_split_helpers::wasm_split;

use crate::fetched::Unfetched;

/// What may stand in a message.
pub type Value = FluentValue<'static>;

/// A language that the client speaks.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Language {
    /// English.
    English,
    /// German.
    German,
    /// Japanese.
    Japanese,
}

/// The texts of files of a language.
macro_rules! files {
    ($language:literal: $($file:literal),+) => {
        &[$(include_str!(concat!("../locales/", $language, "/", $file, ".ftl"))),+]
    };
}

/// What the first pages say, of every game as well.
macro_rules! first {
    ($language:literal $([$game:ident $($crates:tt)*])+) => {
        (
            files!($language: "common", "home", "settings", "online", "refusals", "errors"),
            &[$(include_str!(concat!("../../games/", stringify!($game), "/locales/first.", $language, ".ftl"))),+],
        )
    };
}

/// What all others say, and the words of every game.
macro_rules! rest {
    ($language:literal $([$game:ident $($crates:tt)*])+) => {
        (
            files!($language: "table", "new", "desk", "grid", "sheet", "replay", "outcome", "learn"),
            &[$(include_str!(concat!("../../games/", stringify!($game), "/locales/", $language, ".ftl"))),+],
        )
    };
}

impl Language {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::English, Self::German, Self::Japanese];

    /// Its code in addresses, in settings and for the browser.
    pub const fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::German => "de",
            Self::Japanese => "ja",
        }
    }

    /// How it calls itself.
    pub const fn name(self) -> &'static str {
        match self {
            Self::English => "English",
            Self::German => "Deutsch",
            Self::Japanese => "日本語",
        }
    }

    /// The language of a code such as `de-AT`.
    pub fn find(code: &str) -> Option<Self> {
        let base = code.split('-').next().unwrap_or_default();
        Self::ALL.into_iter().find(|it| it.code().eq_ignore_ascii_case(base))
    }

    fn bundle(self) -> Bundle {
        let id = match self {
            Self::English => langid!("en"),
            Self::German => langid!("de"),
            Self::Japanese => langid!("ja"),
        };
        let mut res = FluentBundle::new(vec![id]);
        // All three are written from left to right.
        res.set_use_isolating(false);
        res
    }
}

type Bundle = FluentBundle<FluentResource>;

/// The words of a language that were fetched.
struct Learned {
    bundle: Bundle,
    /// Whether these are all.
    is_all: bool,
}

thread_local! {
    static LEARNED: RefCell<HashMap<Language, Learned>> = RefCell::default();
}

/// The texts of files.
type Files = &'static [&'static str];

/// The files of the client, and those of the games.
type All = (Files, Files);

#[wasm_split(english, fallible)]
fn english() -> Result<All, Unfetched> {
    Ok(library::games!(first, "en"))
}

#[wasm_split(german, fallible)]
fn german() -> Result<All, Unfetched> {
    Ok(library::games!(first, "de"))
}

#[wasm_split(japanese, fallible)]
fn japanese() -> Result<All, Unfetched> {
    Ok(library::games!(first, "ja"))
}

#[wasm_split(all_english, fallible)]
fn all_english() -> Result<All, Unfetched> {
    Ok(library::games!(rest, "en"))
}

#[wasm_split(all_german, fallible)]
fn all_german() -> Result<All, Unfetched> {
    Ok(library::games!(rest, "de"))
}

#[wasm_split(all_japanese, fallible)]
fn all_japanese() -> Result<All, Unfetched> {
    Ok(library::games!(rest, "ja"))
}

/// Fetches the words of the first pages in a language; nothing can be said in it before that.
pub async fn learn(language: Language) -> Result<(), Unfetched> {
    if LEARNED.with_borrow(|it| it.contains_key(&language)) {
        return Ok(());
    }
    let (client, games) = match language {
        Language::English => english().await?,
        Language::German => german().await?,
        Language::Japanese => japanese().await?,
    };
    LEARNED.with_borrow_mut(|it| {
        let learned = it.entry(language).or_insert_with(|| Learned { bundle: language.bundle(), is_all: false });
        add(&mut learned.bundle, client);
        add(&mut learned.bundle, games);
    });
    Ok(())
}

/// Fetches all words of a language, those of the games as well.
pub async fn learn_all(language: Language) -> Result<(), Unfetched> {
    learn(language).await?;
    if LEARNED.with_borrow(|it| it.get(&language).is_some_and(|it| it.is_all)) {
        return Ok(());
    }
    let (client, games) = match language {
        Language::English => all_english().await?,
        Language::German => all_german().await?,
        Language::Japanese => all_japanese().await?,
    };
    LEARNED.with_borrow_mut(|it| {
        if let Some(learned) = it.get_mut(&language) {
            add(&mut learned.bundle, client);
            add(&mut learned.bundle, games);
            learned.is_all = true;
        }
    });
    Ok(())
}

fn add(bundle: &mut Bundle, files: Files) {
    for file in files {
        // What does not parse is found by a test; here the rest of the file still serves.
        let resource = FluentResource::try_new((*file).to_owned()).unwrap_or_else(|(it, _)| it);
        bundle.add_resource_overriding(resource);
    }
}

/// A message in the language of the settings; its name where there is none, which a test forbids.
pub fn say(id: &str, arguments: &[(&str, Value)]) -> String {
    find(crate::settings::language(), id, arguments).unwrap_or_else(|| id.to_owned())
}

/// A message in a language, if there is one of this name.
pub fn find(language: Language, id: &str, arguments: &[(&str, Value)]) -> Option<String> {
    // Without a browser there is nothing to wait for.
    #[cfg(not(target_family = "wasm"))]
    futures_util::FutureExt::now_or_never(learn_all(language)).expect("words that are there").expect("words");
    LEARNED.with_borrow(|learned| {
        let bundle = &learned.get(&language)?.bundle;
        let pattern = bundle.get_message(id)?.value()?;
        let arguments: FluentArgs<'_> = arguments.iter().map(|(name, value)| (*name, value.clone())).collect();
        let mut errors = Vec::new();
        Some(bundle.format_pattern(pattern, Some(&arguments), &mut errors).into_owned())
    })
}

/// Why the rules forbid something, in the language of the settings.
pub fn refusal(citation: &Citation) -> String {
    let arguments = citation.arguments.iter().map(|(name, value)| (*name, value.as_str()));
    told(citation.id, arguments).unwrap_or_else(|| citation.text.clone())
}

/// What is wrong with a line of a sheet, in the language of the settings: by a message of its own name, or as a refusal
/// of the rules.
pub fn fault(citation: &Citation) -> String {
    let value = |it: &String| FluentValue::try_number(it.as_str()).into_owned();
    let arguments: Vec<_> = citation.arguments.iter().map(|(name, it)| (*name, value(it))).collect();
    find(crate::settings::language(), citation.id, &arguments).unwrap_or_else(|| refusal(citation))
}

/// The same, from its name and what stands in it.
pub fn told<'a>(id: &str, arguments: impl Iterator<Item = (&'a str, &'a str)>) -> Option<String> {
    let arguments: Vec<_> = arguments.map(|(name, value)| (name, Value::from(shown(name, value)))).collect();
    find(crate::settings::language(), &format!("refusal-{id}"), &arguments)
}

/// What stands in a refusal as a page shows it: the notation counts seats from 0, and people count them from 1.
fn shown(name: &str, value: &str) -> String {
    let seat = value.parse::<u32>().ok().filter(|_| matches!(name, "seat" | "last"));
    seat.map_or_else(|| value.to_owned(), |it| it.saturating_add(1).to_string())
}

/// What is wrong with a record, in the language of the settings.
pub fn record_fault(error: &RecordError) -> String {
    // record-fault-game, -setup, -line, -seed, -dice, -rules, -scores
    say(&format!("record-fault-{}", error.fault.name()), &[("line", Value::from(error.line))])
}

/// One thing after the other: `a, b and c`.
pub fn list(mut items: Vec<String>) -> String {
    let Some(last) = items.pop() else { return String::new() };
    if items.is_empty() {
        return last;
    }
    say("list-and", &[("one", Value::from(commas(&items))), ("other", Value::from(last))])
}

/// One thing after the other, with nothing but commas between them.
pub fn commas<S: Borrow<str>>(items: &[S]) -> String {
    items.join(&say("list-comma", &[]))
}

/// A number with one digit behind the point, or behind the comma where the language has one.
pub fn tenths(value: f64) -> String {
    decimal(&format!("{value:.1}"))
}

/// The same, always with its sign.
pub fn signed_tenths(value: f64) -> String {
    decimal(&format!("{value:+.1}"))
}

fn decimal(number: &str) -> String {
    let res = number.replace('-', "−");
    if crate::settings::language() == Language::German { res.replace('.', ",") } else { res }
}

/// A message by its name, with what stands in it: `t!("turn-of", number = 3, name = "Ann")`.
#[macro_export]
macro_rules! t {
    ($id:literal) => {
        $crate::words::say($id, &[])
    };
    ($id:literal, $($name:ident = $value:expr),+ $(,)?) => {
        $crate::words::say($id, &[$((stringify!($name), $crate::words::Value::from($value))),+])
    };
}

#[cfg(test)]
mod tests {
    use kernel::RecordFault;

    use super::*;
    use crate::settings::speak;

    fn in_all(say: impl Fn() -> String) -> [String; 3] {
        Language::ALL.map(|it| {
            speak(it);
            say()
        })
    }

    #[test]
    fn lists_are_joined_as_the_language_does() {
        let told = |n| in_all(|| list(["Ann", "Bob", "Cat"][..n].iter().map(ToString::to_string).collect()));
        assert_eq!(told(0), [""; 3]);
        assert_eq!(told(1), ["Ann"; 3]);
        assert_eq!(told(2), ["Ann and Bob", "Ann und Bob", "AnnとBob"]);
        assert_eq!(told(3), ["Ann, Bob and Cat", "Ann, Bob und Cat", "Ann、BobとCat"]);
        assert_eq!(in_all(|| commas(&["1", "2"])), ["1, 2", "1, 2", "1、2"]);
    }

    #[test]
    fn tenths_have_the_sign_of_the_language() {
        assert_eq!(in_all(|| tenths(12.54)), ["12.5", "12,5", "12.5"]);
        assert_eq!(in_all(|| signed_tenths(-0.3)), ["−0.3", "−0,3", "−0.3"]);
        assert_eq!(in_all(|| signed_tenths(2.0)), ["+2.0", "+2,0", "+2.0"]);
    }

    #[test]
    fn refusals_count_seats_as_people_do() {
        let seats = || told("table-no-such-seat", [("seat", "4"), ("last", "3")].into_iter()).expect("a message");
        assert!(in_all(seats).iter().all(|it| it.contains('5') && it.contains('1') && it.contains('4')));
        let waits = || told("nobody-waits", [("seat", "0")].into_iter()).expect("a message");
        assert!(in_all(waits).iter().all(|it| it.contains('1') && !it.contains('0')));
    }

    #[test]
    fn what_is_wrong_with_a_record_is_told_in_every_language() {
        for fault in RecordFault::ALL {
            let told = in_all(|| record_fault(&fault.at(17, "something in English")));
            assert!(told.iter().all(|it| !it.contains("record-fault") && !it.contains("English")), "{told:?}");
            assert!(fault == RecordFault::Game || told.iter().all(|it| it.contains("17")), "{told:?}");
        }
    }
}
