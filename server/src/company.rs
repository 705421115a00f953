//! Bots that think: a few at a time, on threads of their own, without holding any table.

use std::{
    collections::HashSet,
    sync::{Arc, Mutex, PoisonError},
    time::Instant,
};

use kernel::GameId;
use tokio::sync::{Semaphore, mpsc, oneshot, watch};

use crate::{
    app::App,
    fault::Fault,
    table::{Fold, Question},
};

/// Where tables call when a bot is waited for.
pub(crate) type Calls = mpsc::UnboundedSender<GameId>;

/// The bots of this server.
#[derive(Debug)]
pub(crate) struct Company {
    /// How many may think at once.
    places: Semaphore,
    /// The tables whose bots are being asked.
    busy: Mutex<HashSet<GameId>>,
    /// Tables that call; taken by whoever answers.
    called: Mutex<Option<mpsc::UnboundedReceiver<GameId>>>,
}

impl Company {
    /// Bots of which so many may think at once, and where to call them.
    pub(crate) fn new(n_places: usize) -> (Self, Calls) {
        let (calls, called) = mpsc::unbounded_channel();
        let places = Semaphore::new(n_places);
        (Self { places, busy: Mutex::default(), called: Mutex::new(Some(called)) }, calls)
    }

    /// Has a table to oneself, among those who ask bots; `None` if somebody else has.
    fn take(&self, game: &GameId) -> Option<Taken<'_>> {
        let is_new = self.busy.lock().unwrap_or_else(PoisonError::into_inner).insert(game.clone());
        is_new.then(|| Taken { company: self, game: game.clone() })
    }
}

/// A table whose bots are being asked, until this is dropped.
struct Taken<'a> {
    company: &'a Company,
    game: GameId,
}

impl Drop for Taken<'_> {
    fn drop(&mut self) {
        self.company.busy.lock().unwrap_or_else(PoisonError::into_inner).remove(&self.game);
    }
}

/// Lets bots play at tables that call, until the server shuts down.
pub(crate) async fn run(app: Arc<App>, mut closing: watch::Receiver<bool>) {
    let called = app.company.called.lock().unwrap_or_else(PoisonError::into_inner).take();
    let Some(mut called) = called else {
        return;
    };
    while !*closing.borrow() {
        tokio::select! {
            _ = closing.changed() => return,
            game = called.recv() => match game {
                Some(game) => drop(tokio::spawn(attend(Arc::clone(&app), game))),
                None => return,
            }
        }
    }
}

/// Lets the bots of a table play until none is waited for.
async fn attend(app: Arc<App>, game: GameId) {
    loop {
        let Some(taken) = app.company.take(&game) else {
            return;
        };
        if let Err(fault) = play(&app, &game).await {
            // The chores find it again.
            tracing::warn!(fault = fault.message, "a bot was not asked");
            return;
        }
        drop(taken);
        // Somebody may have called a moment before the table was given back.
        let is_called = app.tables.known(&game).is_some_and(|it| it.peek(|fold| fold.bot_in_turn().is_some()));
        if !is_called || *app.closing.borrow() {
            return;
        }
    }
}

async fn play(app: &App, game: &GameId) -> Result<(), Fault> {
    let live = app.table(game).await?;
    loop {
        let place = app.company.places.acquire().await.map_err(|_| Fault::unavailable())?;
        let Some(question) = live.look(&app.store, Fold::question).await? else {
            return Ok(());
        };
        let question = Arc::new(question);
        let begun = Instant::now();
        let action = think(&question).await.ok_or_else(Fault::unavailable)?;
        app.metrics.thought(question.level, begun.elapsed());
        drop(place);
        if *app.closing.borrow() {
            return Ok(());
        }
        if live.change(&app.store, |fold, now| fold.answer(&question, &action, now)).await? {
            app.metrics.changes.inc();
        } else {
            app.metrics.dropped_thoughts.inc();
        }
    }
}

/// What a bot does; whatever happens to its thoughts, it does something, so that nobody waits for ever.
async fn think(question: &Arc<Question>) -> Option<String> {
    let (answer, thought) = oneshot::channel();
    let asked = Arc::clone(question);
    // Not on a thread of the runtime, which would not end before the thought.
    let thread = std::thread::Builder::new().name("bot".to_owned()).spawn(move || {
        let _ = answer.send(asked.think());
    });
    if let Err(error) = thread {
        tracing::error!(%error, "there is no thread for a bot");
        return None;
    }
    if let Ok(Some(action)) = thought.await {
        return Some(action);
    }
    tracing::error!(seat = question.seat.index(), level = ?question.level, "a bot had no thought");
    question.stopgap()
}
