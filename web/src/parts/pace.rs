//! How fast a game is played, in words.

use wire::api::{Absent, Pace};

/// How fast a game is played, and what becomes of those who are late.
pub(crate) fn pace(pace: Pace) -> String {
    match pace {
        Pace::Live => t!("play-pace-live"),
        Pace::Deadline { seconds, absent } => {
            let time = duration(seconds);
            match absent {
                Absent::Wait => t!("play-pace-wait", time = time),
                Absent::Default => t!("play-pace-default", time = time),
                Absent::Bot => t!("play-pace-bot", time = time),
            }
        }
    }
}

/// A stretch of time in the one unit that matters.
pub(crate) fn duration(seconds: u32) -> String {
    match seconds {
        0..3600 => t!("play-minutes", n = seconds / 60),
        3600..86_400 => t!("play-hours", n = seconds / 3600),
        _ => t!("play-days", n = seconds / 86_400),
    }
}
