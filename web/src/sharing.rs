//! Finished games on their way to the server, where everybody can see them: what cannot be sent now is tried again.

use std::{cell::Cell, time::Duration};

use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;
use wire::api::{NewRecord, Table as Info};

use crate::{
    http,
    shelf::{self, Kept, Player, Share},
};

/// How often a game is tried before it is given up: with the pauses between, some eight hours with the page open.
const MOST_TRIES: u8 = 60;

/// How long to wait after the first attempt that failed, and how long at most.
const FIRST_PAUSE: Duration = Duration::from_secs(5);
const LONGEST_PAUSE: Duration = Duration::from_mins(10);

thread_local! {
    /// Counts what changed on the shelf, for those who show it.
    static CHANGED: ArcRwSignal<u32> = ArcRwSignal::new(0);
    /// The last game that was sent without being asked for again.
    static SENT: ArcRwSignal<Option<Sent>> = ArcRwSignal::new(None);
    /// Whether an attempt is under way.
    static IS_TRYING: Cell<bool> = const { Cell::new(false) };
    /// Counts timers: only the last one that was set does anything.
    static TIMER: Cell<u32> = const { Cell::new(0) };
}

/// A game that is at the server now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Sent {
    /// Its name in this browser.
    pub(crate) game: String,
    /// Its name at the server.
    pub(crate) table: String,
}

impl Sent {
    /// Whether it is this game as it is now: once a move was taken back it has another end, or none.
    pub(crate) fn is_of(&self, kept: Option<&Kept>) -> bool {
        kept.is_some_and(|it| it.id == self.game && it.uploaded.as_ref() == Some(&self.table))
    }
}

/// Why a game is sent just now.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Attempt {
    /// Somebody asked for it, or its pause is over: it counts.
    Due,
    /// The network or somebody came back: it uses up no attempt.
    Besides,
}

/// Why a game is not at the server.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Unsent {
    /// It could not be sent now, and is tried again.
    Waits,
    /// It was refused, in words.
    Refused(String),
}

/// Counts what changed on the shelf because a game was sent, or was not.
pub(crate) fn changed() -> ArcRwSignal<u32> {
    CHANGED.with(Clone::clone)
}

/// The last game that was sent without being asked for again.
pub(crate) fn sent() -> ArcRwSignal<Option<Sent>> {
    SENT.with(Clone::clone)
}

/// Sends what waits from now on: at once, when the browser finds a network, when somebody comes back to the page, and
/// after longer and longer pauses.
pub(crate) fn begin() {
    let _online = window_event_listener_untyped("online", |_| send_waiting(Attempt::Besides));
    let _back = window_event_listener_untyped("visibilitychange", |_| send_waiting(Attempt::Besides));
    send_waiting(Attempt::Besides);
}

/// Gives a finished game of the shelf an address at the server; its name there.
pub(crate) async fn share(id: &str) -> Result<String, Unsent> {
    let kept = shelf::find(id).ok_or_else(|| Unsent::Refused(t!("no-such-game")))?;
    // Whoever asks has it tried as often as at first.
    let sent = send(Kept { share: None, ..kept }, Attempt::Due).await;
    set_timer();
    sent
}

fn waiting() -> impl Iterator<Item = Kept> {
    shelf::games().into_iter().filter(|it| it.scores.is_some() && matches!(it.share, Some(Share::Waiting { .. })))
}

fn send_waiting(attempt: Attempt) {
    // Another window of the same browser sends them while nobody looks at this one.
    let is_possible = !document().hidden() && window().navigator().on_line();
    if !is_possible || IS_TRYING.replace(true) {
        return;
    }
    spawn_local(async move {
        // All of them, so that each waits as long as it has been tried.
        for kept in waiting() {
            let game = kept.id.clone();
            if let Ok(table) = send(kept, attempt).await {
                SENT.with(|it| it.set(Some(Sent { game, table })));
            }
        }
        IS_TRYING.set(false);
        set_timer();
    });
}

/// Tries again later, if something waits.
fn set_timer() {
    let number = TIMER.get() + 1;
    TIMER.set(number);
    let pauses = waiting().filter_map(|it| it.share.map(pause));
    if let Some(pause) = pauses.min() {
        let fire = move || {
            if TIMER.get() == number {
                send_waiting(Attempt::Due);
            }
        };
        set_timeout(fire, pause);
    }
}

/// Sends a game, unless it is there already, and writes down on the shelf what came of it.
async fn send(kept: Kept, attempt: Attempt) -> Result<String, Unsent> {
    // Another window may have sent it meanwhile.
    let now = shelf::find(&kept.id).filter(|it| it.record == kept.record);
    if let Some(table) = now.and_then(|it| it.uploaded) {
        return Ok(table);
    }
    let names = kept.players.iter().map(|it: &Player| it.name().to_owned()).collect();
    let body = NewRecord { record: kept.record, content: kept.content, names };
    // Two windows may send it at the same moment: it is kept once.
    let answer = http::post_once::<Info>("/api/v1/records", &kept.id, &body).await;
    let share = answer.as_ref().err().map(|it| failed(kept.share, it.is_passing(), attempt));
    let sent = match answer {
        Ok(info) => Ok(info.id),
        Err(_) if matches!(share, Some(Share::Waiting { .. })) => Err(Unsent::Waits),
        Err(failure) => Err(Unsent::Refused(failure.text())),
    };
    // It may have been deleted, or played on, in another window meanwhile.
    if let Some(now) = shelf::find(&kept.id).filter(|it| it.record == body.record) {
        let uploaded = sent.clone().ok().or(now.uploaded);
        let share = share.filter(|_| uploaded.is_none());
        shelf::keep(&Kept { uploaded, share, ..now });
    }
    CHANGED.with(|it| it.update(|it| *it += 1));
    sent
}

/// What comes of an attempt that failed.
fn failed(before: Option<Share>, is_passing: bool, attempt: Attempt) -> Share {
    let tries = match before {
        Some(Share::Waiting { tries }) => tries + u8::from(attempt == Attempt::Due),
        _ => 1,
    };
    if is_passing && tries < MOST_TRIES { Share::Waiting { tries } } else { Share::Failed }
}

/// How long a game waits for its next attempt: twice as long each time.
fn pause(share: Share) -> Duration {
    let tries = match share {
        Share::Waiting { tries } => u32::from(tries),
        Share::Failed => u32::MAX,
    };
    let doubled = 2_u32.checked_pow(tries.saturating_sub(1)).and_then(|it| FIRST_PAUSE.checked_mul(it));
    doubled.unwrap_or(LONGEST_PAUSE).min(LONGEST_PAUSE)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_cannot_be_sent_waits_longer_and_longer_and_not_for_ever() {
        let mut share = failed(None, true, Attempt::Due);
        let mut pauses = Vec::new();
        while let Share::Waiting { .. } = share {
            pauses.push(pause(share).as_secs());
            share = failed(Some(share), true, Attempt::Due);
        }
        assert_eq!(pauses[..9], [5, 10, 20, 40, 80, 160, 320, 600, 600]);
        assert_eq!(pauses.len(), usize::from(MOST_TRIES) - 1);
        assert!(pauses.is_sorted() && pauses.iter().sum::<u64>() < 24 * 60 * 60);
        // Coming back to the page uses up no attempt.
        let waiting = Share::Waiting { tries: MOST_TRIES - 1 };
        assert_eq!(failed(Some(waiting), true, Attempt::Besides), waiting);
        // Whoever asks once more begins anew.
        assert_eq!(failed(Some(share), true, Attempt::Due), Share::Waiting { tries: 1 });
    }

    #[test]
    fn the_link_of_an_earlier_end_is_not_that_of_the_game() {
        let sent = Sent { game: "g".to_owned(), table: "t".to_owned() };
        let kept = |id: &str, uploaded: Option<&str>| Kept {
            id: id.to_owned(),
            game: "a-game".to_owned(),
            rules: "basic".to_owned(),
            players: Vec::new(),
            record: String::new(),
            content: None,
            changed: 0.0,
            scores: Some(vec![50]),
            n_events: 40,
            uploaded: uploaded.map(ToOwned::to_owned),
            share: None,
        };
        assert!(sent.is_of(Some(&kept("g", Some("t")))));
        // A move was taken back, and the game ended otherwise; it may have been shared again.
        assert!(!sent.is_of(Some(&kept("g", None))));
        assert!(!sent.is_of(Some(&kept("g", Some("u")))));
        assert!(!sent.is_of(Some(&kept("h", Some("t")))) && !sent.is_of(None));
    }

    #[test]
    fn what_is_refused_does_not_wait() {
        assert_eq!(failed(None, false, Attempt::Due), Share::Failed);
        assert_eq!(failed(Some(Share::Waiting { tries: 3 }), false, Attempt::Due), Share::Failed);
    }
}
