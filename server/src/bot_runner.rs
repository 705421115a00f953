//! Bots that think: a few at a time, on threads of their own, without holding any table.

use std::{
    collections::HashSet,
    sync::{Arc, Mutex, PoisonError},
    time::Instant,
};

use kernel::TableId;
use tokio::sync::{mpsc, oneshot, watch};

use crate::{
    app::App,
    fault::Fault,
    places::Places,
    table::{LiveTable, Question, TableState},
};

/// Where tables call when a bot is waited for.
pub(crate) type Calls = mpsc::UnboundedSender<TableId>;

/// The bots of this server.
#[derive(Debug)]
pub(crate) struct BotRunner {
    /// How many may think at once.
    places: Arc<Places>,
    /// The tables whose bots are being asked.
    busy: Mutex<HashSet<TableId>>,
    /// Tables that call; taken by whoever answers.
    called: Mutex<Option<mpsc::UnboundedReceiver<TableId>>>,
}

impl BotRunner {
    /// Bots of which so many may think at once, and where to call them.
    pub(crate) fn new(n_places: usize) -> (Self, Calls) {
        let (calls, called) = mpsc::unbounded_channel();
        let places = Places::new(n_places);
        (Self { places, busy: Mutex::default(), called: Mutex::new(Some(called)) }, calls)
    }

    /// Has a table to oneself, among those who ask bots; `None` if somebody else has.
    fn take(&self, id: &TableId) -> Option<Taken<'_>> {
        let is_new = self.busy.lock().unwrap_or_else(PoisonError::into_inner).insert(id.clone());
        is_new.then(|| Taken { runner: self, id: id.clone() })
    }
}

/// A table whose bots are being asked, until this is dropped.
struct Taken<'a> {
    runner: &'a BotRunner,
    id: TableId,
}

impl Drop for Taken<'_> {
    fn drop(&mut self) {
        self.runner.busy.lock().unwrap_or_else(PoisonError::into_inner).remove(&self.id);
    }
}

/// Lets bots play at tables that call, until the server shuts down.
pub(crate) async fn run(app: Arc<App>, mut closing: watch::Receiver<bool>) {
    let called = app.bot_runner.called.lock().unwrap_or_else(PoisonError::into_inner).take();
    let Some(mut called) = called else {
        return;
    };
    while !*closing.borrow() {
        tokio::select! {
            _ = closing.changed() => return,
            table = called.recv() => match table {
                Some(table) => drop(tokio::spawn(attend(Arc::clone(&app), table))),
                None => return,
            }
        }
    }
}

/// Lets the bots of a table play until none is waited for.
async fn attend(app: Arc<App>, id: TableId) {
    loop {
        let Some(taken) = app.bot_runner.take(&id) else {
            return;
        };
        if let Err(fault) = play(&app, &id).await {
            // The scheduler finds it again.
            tracing::warn!(fault = fault.message, "a bot was not asked");
            return;
        }
        drop(taken);
        // Somebody may have called a moment before the table was given back.
        let is_called = app.tables.known(&id).is_some_and(|it| it.peek(|state| state.bot_in_turn().is_some()));
        if !is_called || *app.closing.borrow() {
            return;
        }
    }
}

async fn play(app: &App, id: &TableId) -> Result<(), Fault> {
    let live = app.table(id).await?;
    loop {
        if live.look(&app.store, |state| state.bot_in_turn().is_none()).await? {
            return rest(app, &live).await;
        }
        let place = app.bot_runner.places.take(live.patron()).await.ok_or_else(Fault::unavailable)?;
        // While this one waited, others may have moved.
        let Some(question) = live.look(&app.store, TableState::question).await? else {
            return rest(app, &live).await;
        };
        let question = Arc::new(question);
        let begun = Instant::now();
        let action = think(&question).await.ok_or_else(Fault::unavailable)?;
        app.metrics.thought(question.level, begun.elapsed());
        drop(place);
        if *app.closing.borrow() {
            return Ok(());
        }
        if live.change(&app.store, |state, now| state.answer(&question, &action, now)).await? {
            app.metrics.changes.inc();
        } else {
            app.metrics.dropped_thoughts.inc();
        }
    }
}

/// Notes that a table waits for no bot, if it was said to: its people have left since.
async fn rest(app: &App, live: &LiveTable) -> Result<(), Fault> {
    if live.peek(|state| state.bot_at.is_some()) {
        live.change(&app.store, |_, _| Ok(())).await?;
    }
    Ok(())
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

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use kernel::{Seat, Seed};
    use proving::postgres::Postgres;
    use store::Place;
    use wire::api::{Level, NewBot};

    use crate::{
        Settings,
        api::Plan,
        app::App,
        table::{LiveTable, LogEntry, Question, TableState, Terms, read_whole},
        token::{Secret, fresh_address},
    };

    const BEN: Seat = Seat::new(1).expect("a seat");

    /// Ben makes any move. Says whether the game goes on.
    async fn ben_moves(app: &App, live: &LiveTable) -> bool {
        let moved = live.change(&app.store, |state, now| {
            let action = state.host.as_ref().and_then(|it| it.actions(BEN).into_iter().next());
            action.map_or(Ok(false), |it| state.act(BEN, &it, now).map(|()| true))
        });
        moved.await.expect("a move")
    }

    /// What a bot is asked as soon as one is waited for.
    async fn ask(app: &App, live: &LiveTable) -> Question {
        loop {
            if let Some(question) = live.peek(TableState::question) {
                return question;
            }
            assert!(ben_moves(app, live).await, "the game has ended");
        }
    }

    /// A table at which one moves after the other: bots act for two, one of them a person who is away, and Ben for himself.
    async fn table(app: &Arc<App>) -> kernel::TableId {
        let entry = library::GAMES.iter().find(|it| it.pace == kernel::Pace::InTurn).expect("a game");
        let terms = Terms::plain(entry, 3);
        let id = fresh_address().expect("an address");
        let token = Some(Secret::fresh().expect("bytes").hash());
        Plan { id: id.clone(), terms, content: None, seed: Seed::new([7; 32]), dice: None }
            .make(app, |state, now| {
                state.add(&LogEntry::Sit { seat: Seat::FIRST, name: "Anna".to_owned(), token, before: None }, now);
                let ben = Some(Secret::fresh().expect("bytes").hash());
                state.add(&LogEntry::Sit { seat: BEN, name: "Ben".to_owned(), token: ben, before: None }, now);
                state.accompany(&NewBot { level: Level::Easy, seat: None, name: None }, None, now)?;
                state.add(&LogEntry::Bot { seat: Seat::FIRST }, now);
                state.set_deadline(now);
                Ok(())
            })
            .await
            .expect("a table");
        id
    }

    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn two_servers_that_think_of_the_same_make_every_move_once() {
        let Some(postgres) = Postgres::start().expect("it starts, if it is there") else {
            return testing::skip("two servers that think, because PostgreSQL is not installed");
        };
        let url = postgres.create_database("thoughts").expect("a database");
        let place: Place = url.parse().expect("an address");
        let one = App::open(Settings::new(place.clone())).await.expect("a database");
        let two = App::open(Settings::new(place)).await.expect("a database");
        let id = table(&one).await;
        let ben = one.table(&id).await.expect("a table");
        loop {
            let (first, second) = tokio::join!(super::play(&one, &id), super::play(&two, &id));
            assert!(first.is_ok() && second.is_ok(), "{first:?} {second:?}");
            if !ben_moves(&one, &ben).await {
                break;
            }
        }
        let figure = |app: &App, name: &str| {
            let told = app.metrics.text(0);
            let lines = told.lines().filter(|it| it.starts_with(name)).filter_map(|it| it.rsplit(' ').next());
            lines.filter_map(|it| it.parse::<u64>().ok()).sum::<u64>()
        };
        let both = |name: &str| figure(&one, name) + figure(&two, name);
        // Whoever read the table again began with a snapshot, and does not keep what was before it.
        let whole = read_whole(&two.store, &two.works, &id).await.expect("a table");
        let record = whole.record(TableState::viewer(None), 0).expect("a record");
        assert!(library::verify(&record, &[]).expect("a true record").scores.is_some());
        let n_moves = record.lines().filter(|it| ["0 ", "2 "].iter().any(|seat| it.starts_with(seat))).count();
        let n_dropped = both("platelayer_bot_thoughts_dropped_total");
        println!("{n_moves} moves, {n_dropped} thoughts were dropped");
        assert_eq!(both("platelayer_bot_thoughts_total"), n_moves as u64 + n_dropped);
        assert!(n_dropped > 0, "the two never thought of the same");
    }

    #[tokio::test]
    async fn a_position_has_one_answer_and_an_answer_to_another_is_dropped() {
        let folder = tempfile::tempdir().expect("a folder");
        let app = App::open(Settings::new(Place::Sqlite(folder.path().join("x.db")))).await.expect("a database");
        let id = table(&app).await;
        let live = app.table(&id).await.expect("a table");
        let (one, two) = (ask(&app, &live).await, ask(&app, &live).await);
        let action = one.think().expect("a move");
        assert_eq!(two.think(), Some(action.clone()));
        // A word at the table is nothing that a bot thinks of, and its thought stays good.
        let say = |state: &mut TableState, now| {
            state.add(&LogEntry::Chat { seat: Some(Seat::FIRST), text: "hm".to_owned() }, now);
            Ok(())
        };
        live.change(&app.store, say).await.expect("a change");
        assert_eq!(ask(&app, &live).await.think(), Some(action.clone()));
        let answer = async || live.change(&app.store, |state, now| state.answer(&one, &action, now)).await;
        assert!(answer().await.expect("a move"));
        // The table has moved on.
        assert!(!answer().await.expect("nothing"));
        // The person comes back while a bot thinks for them.
        let mut question = ask(&app, &live).await;
        while question.seat != Seat::FIRST {
            let action = question.think().expect("a move");
            let made = live.change(&app.store, |state, now| state.answer(&question, &action, now)).await;
            assert!(made.expect("a move"));
            question = ask(&app, &live).await;
        }
        let action = question.think().expect("a move");
        live.change(&app.store, |state, now| state.come_back(Seat::FIRST, now)).await.expect("a return");
        let made = live.change(&app.store, |state, now| state.answer(&question, &action, now)).await;
        assert!(!made.expect("nothing"), "it is the person's move");
    }
}
