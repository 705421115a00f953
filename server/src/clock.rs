//! The time, as the server knows it.

use std::time::{SystemTime, UNIX_EPOCH};

/// Milliseconds of a day.
pub(crate) const DAY: i64 = 24 * 60 * 60 * 1000;

/// Milliseconds since 1970.
pub(crate) fn now() -> i64 {
    let elapsed = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(elapsed.as_millis()).unwrap_or(i64::MAX)
}

/// The day (UTC) of a moment, as `2026-11-15`.
pub(crate) fn day(moment: i64) -> String {
    let (year, month, day) = civil(moment.div_euclid(DAY));
    format!("{year:04}-{month:02}-{day:02}")
}

/// A moment as people write it, in UTC: `2026-11-15 22:10:12`.
pub fn moment(millis: i64) -> String {
    let seconds = millis.rem_euclid(DAY) / 1000;
    format!("{} {:02}:{:02}:{:02}", day(millis), seconds / 3600, seconds / 60 % 60, seconds % 60)
}

/// Whether a text is a day, as `2026-11-15`.
pub(crate) fn is_day(text: &str) -> bool {
    number(text).is_some()
}

/// Whether a day (UTC) has ended at `now`; what is no day never has.
pub(crate) fn day_is_over(text: &str, now: i64) -> bool {
    number(text).is_some_and(|day| day < now.div_euclid(DAY))
}

/// The number of a day since 1970.
fn number(text: &str) -> Option<i64> {
    let mut parts = text.split('-');
    let (year, month, day) = (parts.next()?, parts.next()?, parts.next()?);
    if parts.next().is_some() || (year.len(), month.len(), day.len()) != (4, 2, 2) {
        return None;
    }
    let number = |it: &str| it.bytes().all(|it| it.is_ascii_digit()).then(|| it.parse::<i64>().ok()).flatten();
    let (year, month, day) = (number(year)?, number(month)?, number(day)?);
    let days = days(year, month, day);
    (year >= 1970 && civil(days) == (year, month, day)).then_some(days)
}

/// The number of days from 1970 to a date of the Gregorian calendar; years begin in March here, so that the leap day is
/// their last.
fn days(year: i64, month: i64, day: i64) -> i64 {
    let year = if month <= 2 { year - 1 } else { year };
    let era = year.div_euclid(400);
    let of_era = year.rem_euclid(400);
    let of_year = (153 * ((month + 9) % 12) + 2) / 5 + day - 1;
    era * 146_097 + of_era * 365 + of_era / 4 - of_era / 100 + of_year - 719_468
}

/// The date of a number of days since 1970.
fn civil(days: i64) -> (i64, i64, i64) {
    let days = days + 719_468;
    let era = days.div_euclid(146_097);
    let of_era = days.rem_euclid(146_097);
    let year = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let month = (5 * of_year + 2) / 153;
    let day = of_year - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    (year + era * 400 + i64::from(month <= 2), month, day)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_those_of_the_calendar() {
        assert_eq!(day(0), "1970-01-01");
        assert_eq!(day(DAY - 1), "1970-01-01");
        assert_eq!(day(1_763_164_800_000), "2025-11-15");
        assert_eq!(day(951_782_400_000), "2000-02-29");
        for n in 0..60_000 {
            let (year, month, day) = civil(n);
            assert_eq!(days(year, month, day), n);
        }
    }

    #[test]
    fn a_day_is_over_at_midnight() {
        let midnight = 1_763_164_800_000;
        assert!(!day_is_over("2025-11-14", midnight - 1));
        assert!(day_is_over("2025-11-14", midnight));
        for wrong in ["", "2025-11", "2025-02-29", "2025-13-01", "2025-1-01", "+025-01-01", "2025-11-14-1"] {
            assert!(!is_day(wrong), "{wrong}");
        }
    }
}
