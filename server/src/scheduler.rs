//! What the server does by itself: deadlines, the sign of life, and tidying up.

use std::{sync::Arc, time::Duration};

use kernel::TableId;
use store::{Asking, Status, StoreError, Word};
use tokio::{
    sync::watch,
    time::{MissedTickBehavior, interval},
};

use crate::{api, app::App, clock, fault::Fault, table::LogEntry};

/// How often deadlines are looked at.
const LOOK: Duration = Duration::from_millis(500);

/// How long the scheduler rests before it begins again after a failure.
const PAUSE: Duration = Duration::from_secs(5);

/// How often what nobody uses is let go.
const TIDY: Duration = Duration::from_secs(30);

/// The most tables whose deadlines are looked at together.
const MOST: i64 = 200;

/// How long another server may take to move for a bot before this one thinks about it as well, in milliseconds.
const BOT_PATIENCE: i64 = 10_000;

/// The most tables for which bots are called together.
const MOST_BOTS: i64 = 1000;

/// Does what is due until the server shuts down, also after a panic.
pub(crate) async fn keep_running(app: Arc<App>, closing: watch::Receiver<bool>) {
    begin_again(PAUSE, || run(Arc::clone(&app), closing.clone())).await;
}

/// Begins something again, after a pause, until it ends without a panic.
async fn begin_again<F: Future<Output = ()> + Send + 'static>(pause: Duration, mut begin: impl FnMut() -> F) {
    while let Err(error) = tokio::spawn(begin()).await {
        tracing::error!(%error, "the scheduler has failed: it begins again");
        tokio::time::sleep(pause).await;
    }
}

/// Does what is due until the server shuts down, which `closing` tells.
async fn run(app: Arc<App>, mut closing: watch::Receiver<bool>) {
    let mut words = app.store.listen();
    let mut hears = app.store.is_shared();
    // The server says that it lives several times before it would be missed.
    let (mut look, mut beat, mut tidy) = (interval(LOOK), interval(app.settings.patience.database / 3), interval(TIDY));
    for it in [&mut look, &mut beat, &mut tidy] {
        it.set_missed_tick_behavior(MissedTickBehavior::Delay);
    }
    let mut alive_at = clock::now();
    let grace = app.settings.patience.database_ms();
    while !*closing.borrow() {
        tokio::select! {
            _ = closing.changed() => return,
            _ = look.tick() => {
                if !follow_clock(&app).await {
                    continue;
                }
                // This server may have slept, or its database been away: nobody could make a move then.
                if has_jumped(alive_at, grace) {
                    if !put_off(&app).await {
                        continue;
                    }
                    alive_at = clock::now();
                }
                watch_deadlines(&app).await;
            }
            _ = beat.tick() => {
                if has_jumped(alive_at, grace) {
                    continue;
                }
                match self::beat(&app).await {
                    Ok(()) => alive_at = clock::now(),
                    Err(error) => tracing::warn!(%error, "the sign of life was not written"),
                }
                call_bots(&app).await;
                if app.store.is_shared() {
                    // A connection that is broken without a word brings no news of other servers.
                    app.tables.all().iter().filter(|it| it.n_listeners() > 0).for_each(|it| it.wake(&app.store));
                }
            }
            _ = tidy.tick() => {
                app.tables.tidy();
                app.limits.tidy();
                finish_challenges(&app).await;
            }
            word = words.recv(), if hears => match word {
                Some(Word::Written(id)) => hear(&app, &id),
                Some(Word::Missed) => app.tables.all().iter().for_each(|it| it.wake(&app.store)),
                None => hears = false,
            }
        }
    }
}

/// Whether so much time has passed since the last sign of life that deadlines move along, or the clock was put back.
fn has_jumped(alive_at: i64, grace: i64) -> bool {
    let passed = clock::now() - alive_at;
    passed > grace || passed < -store::AHEAD
}

/// Says that this server lives.
pub(crate) async fn beat(app: &App) -> Result<(), StoreError> {
    if app.store.is_shared() { agree(app).await } else { app.store.beat(clock::pulse()).await }
}

/// Agrees on the time with all servers of a database that has a clock of its own.
pub(crate) async fn agree(app: &App) -> Result<(), StoreError> {
    let asked = clock::asked();
    let Some(seen) = app.store.clock().await? else { return Ok(()) };
    let jump = clock::jump(seen.clock, asked);
    let asked = clock::asked();
    let asking = Asking { jump, grace: app.settings.patience.database_ms(), belief: clock::BELIEF };
    let agreed = app.store.agree(asking).await?;
    if jump.abs() > asking.grace {
        let seconds = jump / 1000;
        tracing::error!(seconds, "the clock of the database has jumped: it is followed if it stays so for an hour");
    }
    let has_shifted = clock::follow(agreed, asked);
    match agreed.moved {
        0 => {}
        moved if has_shifted => tracing::warn!(seconds = moved / 1000, "the clock of the database is believed now"),
        moved => tell_missed(moved),
    }
    if has_shifted || agreed.moved != 0 {
        refresh_deadlines(app).await?;
    }
    Ok(())
}

/// Follows the clock of a database that has one. Says whether the time is known.
async fn follow_clock(app: &App) -> bool {
    let asked = clock::asked();
    let grace = app.settings.patience.database_ms();
    let followed = match app.store.clock().await {
        Ok(Some(seen)) if clock::jump(seen.clock, asked).abs() > grace => agree(app).await,
        Ok(Some(seen)) if clock::follow(seen, asked) => refresh_deadlines(app).await,
        Ok(_) => return true,
        Err(error) => Err(error),
    };
    if let Err(error) = &followed {
        tracing::warn!(%error, "the clock of the database was not read");
    }
    followed.is_ok()
}

/// Puts all deadlines off by the time in which no server could serve. Says whether the database answers.
async fn put_off(app: &App) -> bool {
    let done = if app.store.is_shared() {
        agree(app).await
    } else {
        app.store.begin(clock::pulse(), app.settings.patience.database_ms()).await.map(tell_missed)
    };
    let done = match done {
        // Another server may have moved them.
        Ok(()) => refresh_deadlines(app).await,
        Err(error) => Err(error),
    };
    if let Err(error) = &done {
        tracing::warn!(%error, "the sign of life was not written");
    }
    done.is_ok()
}

/// Tells by how much deadlines were moved.
pub(crate) fn tell_missed(missed: i64) {
    let seconds = missed.abs() / 1000;
    if missed > 0 {
        tracing::info!(seconds, "no server could serve for a while: deadlines are put off by that");
    } else if missed < 0 {
        tracing::warn!(seconds, "the clock was ahead, and deadlines with it: they are brought back by that");
    }
}

/// Reads the deadlines of all tables that are at hand.
async fn refresh_deadlines(app: &App) -> Result<(), StoreError> {
    for live in app.tables.all() {
        live.refresh_deadline(&app.store).await?;
    }
    Ok(())
}

/// Another server wrote to a table.
fn hear(app: &App, id: &TableId) {
    if let Some(live) = app.tables.known(id) {
        live.wake(&app.store);
    }
}

/// Does what was agreed at tables whose time is up, and closes what an operator wants closed.
async fn watch_deadlines(app: &Arc<App>) {
    let due = match app.store.due(clock::now(), MOST).await {
        Ok(due) => due,
        Err(error) => {
            tracing::warn!(%error, "the deadlines could not be looked at");
            return;
        }
    };
    for id in due {
        let (app, named) = (Arc::clone(app), id.clone());
        // By itself, so that one table at which something goes badly wrong does not stop all others.
        let done = tokio::spawn(async move { act_on(&app, &id).await }).await;
        match done {
            Ok(Ok(())) => {}
            Ok(Err(fault)) => tracing::warn!(table = %named, fault = fault.message, "a deadline was not acted on"),
            Err(error) => tracing::error!(table = %named, %error, "a deadline was not acted on"),
        }
    }
}

async fn act_on(app: &App, id: &TableId) -> Result<(), Fault> {
    let live = app.table(id).await?;
    if app.store.is_shared() {
        live.catch_up(&app.store).await?;
    }
    // Another server may be faster: then this finds nothing to do.
    let reason = app.store.head(id).await?.and_then(|it| it.close_reason);
    let done = live
        .change(&app.store, |state, now| {
            if let Some(reason) = reason.clone().filter(|_| state.status() != Status::Closed) {
                state.add(&LogEntry::Close { reason }, now);
                return Ok(Some("a table was closed"));
            }
            let was_due = state.deadline.is_some_and(|it| it <= now);
            state.time_is_up(now)?;
            Ok(was_due.then_some("a deadline passed"))
        })
        .await?;
    if let Some(done) = done {
        app.metrics.deadlines.inc();
        tracing::info!(table = %id, "{done}");
    }
    Ok(())
}

/// Calls for bots at tables that wait for one and are not at hand, or whose server has gone.
async fn call_bots(app: &App) {
    let patience = if app.store.is_shared() { BOT_PATIENCE } else { 0 };
    match app.store.waiting_for_bots(clock::now() - patience, MOST_BOTS).await {
        Ok(tables) => tables.into_iter().for_each(|it| app.tables.call(it)),
        Err(error) => tracing::warn!(%error, "tables that wait for a bot could not be looked for"),
    }
}

/// Enters the points of challenges whose server went away before it could.
async fn finish_challenges(app: &App) {
    let now = clock::now();
    // One that ended before midnight counts, even if it is entered after it.
    for day in [clock::day(now), clock::day(now - clock::DAY)] {
        for id in app.store.unfinished_dailies(&day).await.unwrap_or_default() {
            if let Err(fault) = api::finish_daily(app, &id).await {
                tracing::warn!(table = %id, fault = fault.message, "a challenge was not entered");
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    #[tokio::test]
    async fn a_scheduler_that_panics_begins_again() {
        let mut n_begun = 0;
        super::begin_again(Duration::ZERO, || {
            n_begun += 1;
            let is_bad = n_begun < 3;
            async move { assert!(!is_bad, "a table goes badly wrong") }
        })
        .await;
        assert_eq!(n_begun, 3);
    }
}
