//! Moments in the visitor's language and time zone.

use js_sys::{Date, Object, Reflect};
use wasm_bindgen::JsValue;

use crate::{settings, shelf};

const DAY: f64 = 86_400_000.0;

/// A moment in milliseconds since 1970: the time of day within the last hours, else the day.
pub(crate) fn when(at: f64) -> String {
    let date = Date::new(&JsValue::from_f64(at));
    let language = settings::language().code();
    let options = Object::new();
    let set = |name: &str, value: &str| _ = Reflect::set(&options, &name.into(), &value.into());
    if shelf::now() - at < DAY / 2.0 {
        set("hour", "2-digit");
        set("minute", "2-digit");
        date.to_locale_string(language, &options).into()
    } else {
        set("day", "numeric");
        set("month", "short");
        date.to_locale_string(language, &options).into()
    }
}
