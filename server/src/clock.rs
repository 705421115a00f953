//! The time, as the server knows it.

use std::{
    sync::{Mutex, PoisonError},
    time::{SystemTime, UNIX_EPOCH},
};

use store::{Agreed, Pulse};

/// Milliseconds of a day.
pub(crate) const DAY: i64 = 24 * 60 * 60 * 1000;

/// By how much the clock of the machine may be put right at once, in milliseconds.
const SMALL: i64 = 2000;

/// How long it must stand by a larger jump before it is believed, in milliseconds.
pub(crate) const BELIEF: i64 = 60 * 60 * 1000;

/// After how long without a server a clock that has nothing to be compared with is not believed at once: two months.
const LONGEST_OFF: i64 = 60 * DAY;

/// How exactly the clock of a database must be known to be followed, in milliseconds.
const EXACT: i64 = 250;

static CLOCK: Mutex<Option<Disciplined>> = Mutex::new(None);
static SHARED: Mutex<Option<Shared>> = Mutex::new(None);

/// Milliseconds since 1970.
///
/// Where several servers share a database, it is the time that they [agree](store::Store::agree) on, and the clock of the
/// machine does not matter.
/// Elsewhere a clock of the machine that jumps, and perhaps back, moves no deadline and opens no day before its time.
pub(crate) fn now() -> i64 {
    let (wall, steady) = (wall(), steady());
    if let Some(shared) = *SHARED.lock().unwrap_or_else(PoisonError::into_inner) {
        return shared.now(steady);
    }
    let mut clock = CLOCK.lock().unwrap_or_else(PoisonError::into_inner);
    clock.get_or_insert(Disciplined { offset: wall - steady, doubt: None }).read(wall, steady)
}

/// When the clock of a database is asked, by the steady clock.
pub(crate) fn asked() -> i64 {
    steady()
}

/// By how much the clock of a database has jumped that was asked then and says this; 0 if nothing was known of it.
pub(crate) fn jump(clock: i64, asked: i64) -> i64 {
    let shared = *SHARED.lock().unwrap_or_else(PoisonError::into_inner);
    shared.map_or(0, |it| it.jump(clock, asked, steady()))
}

/// Follows the time on which the servers of a database agree, asked then. Says whether they agree on another shift now.
pub(crate) fn follow(agreed: Agreed, asked: i64) -> bool {
    let steady = steady();
    let mut shared = SHARED.lock().unwrap_or_else(PoisonError::into_inner);
    let fresh = Shared { offset: agreed.clock - i64::midpoint(asked, steady), shift: agreed.shift };
    shared.get_or_insert(fresh).follow(agreed, asked, steady)
}

/// Begins with the time as others know it: the last sign of life.
///
/// A clock of the machine that was set wrongly while no server lived moves no deadline and opens no day either.
pub(crate) fn begin(last: Option<&Pulse>) {
    let (wall, steady) = (wall(), steady());
    let trusted = trusted(wall, &Pulse { at: wall, boot: boot(), steady }, last);
    if (trusted - wall).abs() <= SMALL {
        return;
    }
    tracing::error!(
        machine = moment(wall),
        taken = moment(trusted),
        "the clock of the machine contradicts the database: it is followed if it stays so for an hour"
    );
    let doubting = Disciplined { offset: trusted - steady, doubt: Some((wall - steady, steady)) };
    *CLOCK.lock().unwrap_or_else(PoisonError::into_inner) = Some(doubting);
}

/// The time at the start of a server.
fn trusted(wall: i64, own: &Pulse, last: Option<&Pulse>) -> i64 {
    let Some(last) = last else { return wall };
    let is_same_machine = !last.boot.is_empty() && last.boot == own.boot && last.steady <= own.steady;
    let now = if is_same_machine {
        last.at + own.steady - last.steady
    } else if wall - last.at > LONGEST_OFF {
        // Rather a clock that is wrong than a server that nobody missed.
        last.at
    } else {
        wall
    };
    // Nothing that has happened is still to come.
    now.max(last.at)
}

/// A sign of life of this moment.
pub(crate) fn pulse() -> Pulse {
    Pulse { at: now(), boot: boot(), steady: steady() }
}

/// The name that the system gives to the time since its start; empty where it gives none.
#[cfg(target_os = "linux")]
fn boot() -> String {
    std::fs::read_to_string("/proc/sys/kernel/random/boot_id").unwrap_or_default().trim().to_owned()
}

/// The name that the system gives to the time since its start: none.
#[cfg(not(target_os = "linux"))]
fn boot() -> String {
    String::new()
}

/// What the clock of the machine says, in milliseconds since 1970.
fn wall() -> i64 {
    let elapsed = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(elapsed.as_millis()).unwrap_or(i64::MAX)
}

/// Milliseconds that pass whatever anybody sets the clock to, also while the machine sleeps.
#[cfg(target_os = "linux")]
fn steady() -> i64 {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::Boottime);
    time.tv_sec * 1000 + time.tv_nsec / 1_000_000
}

/// Milliseconds that pass whatever anybody sets the clock to.
#[cfg(not(target_os = "linux"))]
fn steady() -> i64 {
    static BEGUN: std::sync::LazyLock<std::time::Instant> = std::sync::LazyLock::new(std::time::Instant::now);
    i64::try_from(BEGUN.elapsed().as_millis()).unwrap_or(i64::MAX)
}

/// The time of a database that several servers share.
#[derive(Clone, Copy, Debug)]
struct Shared {
    /// What is added to the steady time to get what the clock of the database says.
    offset: i64,
    /// What is added to that, because the clock has jumped.
    shift: i64,
}

impl Shared {
    const fn now(self, steady: i64) -> i64 {
        steady + self.offset + self.shift
    }

    /// By how much the clock has jumped, which was asked and has answered at these moments; it is not known more exactly.
    const fn jump(self, clock: i64, asked: i64, answered: i64) -> i64 {
        let jump = clock - i64::midpoint(asked, answered) - self.offset;
        if jump.abs() > (answered - asked) / 2 { jump } else { 0 }
    }

    fn follow(&mut self, agreed: Agreed, asked: i64, answered: i64) -> bool {
        let jump = self.jump(agreed.clock, asked, answered);
        if (answered - asked) / 2 <= EXACT || jump.abs() > SMALL {
            self.offset += jump;
        }
        std::mem::replace(&mut self.shift, agreed.shift) != agreed.shift
    }
}

/// The clock of the machine, followed where it is put right, and not where it jumps.
#[derive(Debug)]
struct Disciplined {
    /// What is added to the steady time.
    offset: i64,
    /// What the clock of the machine says instead, and since when.
    doubt: Option<(i64, i64)>,
}

impl Disciplined {
    fn read(&mut self, wall: i64, steady: i64) -> i64 {
        let seen = wall - steady;
        if (seen - self.offset).abs() <= SMALL {
            (self.offset, self.doubt) = (seen, None);
            return steady + self.offset;
        }
        match self.doubt {
            Some((said, since)) if (seen - said).abs() <= SMALL => {
                if steady - since >= BELIEF {
                    tracing::warn!(seconds = (seen - self.offset) / 1000, "the clock of the machine is believed now");
                    (self.offset, self.doubt) = (seen, None);
                }
            }
            _ => {
                let seconds = (seen - self.offset) / 1000;
                tracing::warn!(
                    seconds,
                    "the clock of the machine has jumped: it is followed if it stays so for an hour"
                );
                self.doubt = Some((seen, steady));
            }
        }
        steady + self.offset
    }
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
    fn a_clock_that_jumps_a_day_and_back_moves_nothing() {
        let start = 1_763_164_800_000;
        let mut clock = Disciplined { offset: start, doubt: None };
        assert_eq!(clock.read(start + 1000, 1000), start + 1000);
        // It jumps a day ahead for half an hour, and back.
        for steady in (2000..1_800_000).step_by(1000) {
            assert_eq!(clock.read(start + DAY + steady, steady), start + steady);
        }
        assert_eq!(clock.read(start + 1_800_000, 1_800_000), start + 1_800_000);
        assert_eq!(day(clock.read(start + DAY + 1_900_000, 1_900_000)), day(start));
        // It is put right little by little.
        for n in 1..100 {
            assert_eq!(clock.read(start + 2_000_000 + n * 1500, 2_000_000 + n), start + 2_000_000 + n * 1500);
        }
    }

    #[test]
    fn a_clock_that_was_wrong_and_stays_right_is_believed() {
        let mut clock = Disciplined { offset: 0, doubt: None };
        let (year, hour) = (365 * DAY, 3_600_000);
        assert_eq!(clock.read(year, 0), 0);
        assert_eq!(clock.read(year + hour - 1, hour - 1), hour - 1);
        assert_eq!(clock.read(year + hour, hour), year + hour);
    }

    #[test]
    fn a_clock_that_is_wrong_at_the_start_is_not_believed() {
        let pulse = |at: i64, boot: &str, steady| Pulse { at, boot: boot.to_owned(), steady };
        let (right, hour) = (1_763_164_800_000, 3_600_000);
        let last = pulse(right, "monday", 5000);
        let begin = |wall: i64, boot: &str, steady| trusted(wall, &pulse(wall, boot, steady), Some(&last));
        // The machine was not started anew: its steady clock tells how long nobody lived, whatever its other clock says.
        for wall in [right + DAY, right - DAY, 0] {
            assert_eq!(begin(wall, "monday", 5000 + hour), right + hour);
        }
        // It was: time has gone on, at least.
        assert_eq!(begin(right + hour, "tuesday", 10), right + hour);
        assert_eq!(begin(right - DAY, "tuesday", 10), right);
        assert_eq!(begin(0, "", 10), right);
        // A machine may be off for weeks, but not for years.
        assert_eq!(begin(right + LONGEST_OFF, "tuesday", 10), right + LONGEST_OFF);
        assert_eq!(begin(right + LONGEST_OFF + 1, "tuesday", 10), right);
        assert_eq!(begin(right + 365 * DAY, "monday", 5000 + 90 * DAY), right + 90 * DAY, "it was not off");
        assert_eq!(trusted(right, &pulse(right, "monday", 5000), None), right, "it is the first server");
        let unknown = pulse(right, "", 0);
        assert_eq!(trusted(right + hour, &pulse(right, "", 10), Some(&unknown)), right + hour);
    }

    #[test]
    fn the_clock_of_a_database_is_followed_as_exactly_as_it_is_known() {
        let start = 1_763_164_800_000;
        let said = |clock, shift| Agreed { clock, shift, moved: 0 };
        let mut time = Shared { offset: start, shift: 0 };
        assert_eq!(time.now(1000), start + 1000);
        // It goes a little faster, and its answers take a moment.
        assert!(!time.follow(said(start + 2020, 0), 1990, 2010));
        assert_eq!(time.now(2010), start + 2030);
        // An answer that took three seconds may have been given at any time within them.
        assert_eq!(time.jump(start + 6000, 4000, 7000), 0);
        assert!(!time.follow(said(start + 6500, 0), 4000, 7000));
        assert_eq!(time.now(7000), start + 7020);
        // It jumps a day, which all agree to leave out.
        let jump = time.jump(start + DAY + 8020, 8000, 8000);
        assert_eq!(jump, DAY);
        assert!(time.follow(said(start + DAY + 8020, -jump), 8000, 8000));
        assert_eq!(time.now(9000), start + 9020);
        assert!(!time.follow(said(start + DAY + 9020, -jump), 9000, 9000));
        assert_eq!(time.jump(start + DAY + 10_020, 10_000, 10_000), 0, "it is known");
        // It is believed in the end.
        assert!(time.follow(said(start + DAY + 11_020, 0), 11_000, 11_000));
        assert_eq!(time.now(12_000), start + DAY + 12_020);
    }

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
