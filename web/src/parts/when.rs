//! Moments in the visitor's language and time zone.

use js_sys::{Date, Object, Reflect};
use wasm_bindgen::JsValue;

use crate::{settings, shelf};

const DAY: f64 = 86_400_000.0;

/// The day of a moment in milliseconds since 1970, as the server counts days.
pub(crate) fn day(at: f64) -> String {
    let options = [("weekday", "short"), ("day", "numeric"), ("month", "long"), ("timeZone", "UTC")];
    written(at, &options)
}

/// A moment in milliseconds since 1970: the time of day within the last hours, else the day.
pub(crate) fn when(at: f64) -> String {
    if shelf::now() - at < DAY / 2.0 {
        written(at, &[("hour", "2-digit"), ("minute", "2-digit")])
    } else {
        written(at, &[("day", "numeric"), ("month", "short")])
    }
}

/// A moment in milliseconds since 1970 with its day and its time of day, for deadlines.
pub(crate) fn date_time(at: f64) -> String {
    let options =
        [("weekday", "short"), ("day", "numeric"), ("month", "short"), ("hour", "2-digit"), ("minute", "2-digit")];
    written(at, &options)
}

/// The same with the name of the time zone, for those who write it to people elsewhere.
pub(crate) fn date_time_zone(at: f64) -> String {
    let options = [
        ("weekday", "short"),
        ("day", "numeric"),
        ("month", "short"),
        ("hour", "2-digit"),
        ("minute", "2-digit"),
        ("timeZoneName", "short"),
    ];
    written(at, &options)
}

fn written(at: f64, options: &[(&str, &str)]) -> String {
    let chosen = Object::new();
    for (name, value) in options {
        // An object that was just made takes whatever it is given.
        let _ = Reflect::set(&chosen, &(*name).into(), &(*value).into());
    }
    Date::new(&JsValue::from_f64(at)).to_locale_string(settings::language().code(), &chosen).into()
}
