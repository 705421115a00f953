//! Moments in the visitor's language and time zone.

use js_sys::{Date, Object, Reflect};
use leptos::prelude::window;
use wasm_bindgen::JsValue;

use crate::{settings, shelf};

/// A time of day says in which zone it is.
const ZONE: (&str, &str) = ("timeZoneName", "short");

const DAY: f64 = 86_400_000.0;

/// The day of a moment in milliseconds since 1970, as the server counts days.
pub(crate) fn day(at: f64) -> String {
    let options = [("weekday", "short"), ("day", "numeric"), ("month", "long"), ("timeZone", "UTC")];
    written(at, &options)
}

/// A moment in milliseconds since 1970: the time of day within the last hours, else the day.
pub(crate) fn when(at: f64) -> String {
    if shelf::now() - at < DAY / 2.0 {
        written(at, &[("hour", "2-digit"), ("minute", "2-digit"), ZONE])
    } else {
        written(at, &[("day", "numeric"), ("month", "short")])
    }
}

/// A moment in milliseconds since 1970 with its day, its time of day and its zone, for deadlines.
pub(crate) fn date_time(at: f64) -> String {
    let options = [
        ("weekday", "short"),
        ("day", "numeric"),
        ("month", "short"),
        ("hour", "2-digit"),
        ("minute", "2-digit"),
        ZONE,
    ];
    written(at, &options)
}

fn written(at: f64, options: &[(&str, &str)]) -> String {
    let chosen = Object::new();
    for (name, value) in options {
        // An object that was just made takes whatever it is given.
        let _ = Reflect::set(&chosen, &(*name).into(), &(*value).into());
    }
    let theirs: Vec<_> = window().navigator().languages().iter().filter_map(|it| it.as_string()).collect();
    Date::new(&JsValue::from_f64(at)).to_locale_string(&locale(settings::language().code(), &theirs), &chosen).into()
}

/// How the visitor writes moments in the language of the page: by the country that the browser names beside it.
///
/// A bare `en` would mean the United States.
fn locale(language: &str, theirs: &[String]) -> String {
    let country = theirs.iter().find(|it| it.strip_prefix(language).is_some_and(|rest| rest.starts_with('-')));
    match (country, language) {
        (Some(country), _) => country.clone(),
        (None, "en") => "en-GB".to_owned(),
        (None, _) => language.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::locale;

    #[test]
    fn moments_are_written_as_in_the_country_of_the_visitor() {
        let check = |language: &str, theirs: &[&str], expected: &str| {
            let theirs: Vec<_> = theirs.iter().map(|it| (*it).to_owned()).collect();
            assert_eq!(locale(language, &theirs), expected, "{language} {theirs:?}");
        };
        check("en", &["en-GB", "en"], "en-GB");
        check("en", &["en-US", "en"], "en-US");
        check("en", &["en"], "en-GB");
        check("en", &["de-AT", "eng"], "en-GB");
        check("de", &["en-US", "de-AT"], "de-AT");
        check("de", &["en-US"], "de");
        check("ja", &["ja"], "ja");
    }
}
