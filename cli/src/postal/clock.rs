//! Moments: what time it is for a game, and the deadlines that people write.

use jiff::{Timestamp, ToSpan as _, Zoned, civil::DateTime, tz::TimeZone};

use crate::fault::Fault;

/// How deadlines are written.
const FORMAT: &str = "%Y-%m-%d %H:%M";

/// The time zone of this name.
pub(crate) fn zone(name: &str) -> Result<TimeZone, Fault> {
    TimeZone::get(name)
        .map_err(|_| Fault::input(format!("there is no time zone `{name}`: expected one like Europe/Berlin")))
}

/// A moment as people write it.
pub(crate) fn parse(text: &str) -> Result<DateTime, Fault> {
    let read = DateTime::strptime(FORMAT, text.trim()).or_else(|_| text.trim().parse());
    read.map_err(|_| Fault::usage(format!("`{text}` is no moment: expected one like `2026-12-01 20:00`")))
}

/// A moment as it is written in the log.
pub(crate) fn show(moment: DateTime) -> String {
    moment.strftime(FORMAT).to_string()
}

/// Now, or the moment that stands in its place.
pub(crate) fn now(instead: Option<&str>, zone: &TimeZone) -> Result<Zoned, Fault> {
    match instead {
        None => Ok(Timestamp::now().to_zoned(zone.clone())),
        Some(text) => at(parse(text)?, zone),
    }
}

/// A moment in a time zone.
pub(crate) fn at(moment: DateTime, zone: &TimeZone) -> Result<Zoned, Fault> {
    moment.to_zoned(zone.clone()).map_err(|error| Fault::input(format!("{}: {error}", show(moment))))
}

/// So many days later, at this time of day.
pub(crate) fn later(now: &Zoned, days: u16, hour: &str) -> Result<DateTime, Fault> {
    let day = now
        .date()
        .checked_add(i64::from(days).days())
        .map_err(|error| Fault::input(format!("the deadline: {error}")))?;
    parse(&format!("{} {hour}", day.strftime("%Y-%m-%d")))
}
