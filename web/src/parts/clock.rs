//! The time that is left for a move, counting down.

use std::time::Duration;

use leptos::prelude::*;

use crate::shelf;

/// How much time is left, in the two units that matter.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Left {
    Days(u32, u32),
    Hours(u32, u32),
    Minutes(u32, u32),
    Nothing,
}

impl Left {
    fn of(seconds: f64) -> Self {
        // Rounded up, so that the last second is still one.
        #[expect(clippy::cast_sign_loss, reason = "it is above zero")]
        let seconds = if seconds > 0.0 { seconds.ceil() as u32 } else { 0 };
        let (minutes, hours) = (seconds / 60, seconds / 3600);
        match hours {
            _ if seconds == 0 => Self::Nothing,
            0 => Self::Minutes(minutes, seconds % 60),
            1..48 => Self::Hours(hours, minutes % 60),
            _ => Self::Days(hours / 24, hours % 24),
        }
    }

    fn text(self) -> String {
        match self {
            Self::Days(days, hours) => t!("play-left-days", days = days, hours = hours),
            Self::Hours(hours, minutes) => t!("play-left-hours", hours = hours, minutes = minutes),
            Self::Minutes(minutes, seconds) => {
                t!("play-left-minutes", minutes = minutes, seconds = format!("{seconds:02}"))
            }
            Self::Nothing => t!("play-left-nothing"),
        }
    }

    const fn is_short(self) -> bool {
        matches!(self, Self::Minutes(0, _) | Self::Nothing)
    }
}

/// Counts down to a moment in milliseconds since 1970; shows nothing without one.
#[component]
pub(crate) fn Clock(#[prop(into)] until: Signal<Option<f64>>) -> impl IntoView {
    let now = RwSignal::new(shelf::now());
    let tick = set_interval_with_handle(move || now.set(shelf::now()), Duration::from_secs(1)).ok();
    on_cleanup(move || {
        if let Some(tick) = tick {
            tick.clear();
        }
    });
    move || {
        let left = Left::of((until.get()? - now.get()) / 1000.0);
        Some(view! { <span class="clock" class:short=left.is_short() role="timer">"◷ " {left.text()}</span> })
    }
}

#[cfg(test)]
mod tests {
    use super::Left;

    #[test]
    fn time_is_told_in_the_units_that_matter() {
        for (seconds, expected) in [
            (-5.0, Left::Nothing),
            (0.2, Left::Minutes(0, 1)),
            (61.0, Left::Minutes(1, 1)),
            (3599.5, Left::Hours(1, 0)),
            (7260.0, Left::Hours(2, 1)),
            (172_799.0, Left::Hours(47, 59)),
            (180_000.0, Left::Days(2, 2)),
        ] {
            assert_eq!(Left::of(seconds), expected, "{seconds}");
        }
        assert!(Left::of(59.0).is_short() && !Left::of(61.0).is_short());
    }
}
