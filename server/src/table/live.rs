//! A table in the memory of this server.
//!
//! Moves are made on the state one behind the other and handed to the writer in that order; who made one is answered, and
//! all others hear of it, when it is synced.
//! When the writer refuses one, everything after it is void: the table is read from the database again.

mod catch_up;

use std::{
    sync::{
        Arc, Mutex, MutexGuard, OnceLock, PoisonError,
        atomic::{AtomicUsize, Ordering},
    },
    time::Instant,
};

use kernel::TableId;
use store::{Append, Entry, Epoch, Pending, Refusal, Snapshot, Store};
use tokio::sync::{oneshot, watch};
use wire::Cursor;

use crate::{
    bot_runner::Calls,
    clock,
    fault::{Code, Fault},
    places::{Patron, Places},
    table::{
        TableState,
        feed::Rest,
        read::{Reading, read},
    },
};

/// After how many entries a snapshot is kept.
const SNAPSHOT_EVERY: i64 = 256;

/// How often a change is tried when other servers are faster.
const MOST_RACES: usize = 20;

/// A table in memory.
#[derive(Debug)]
pub(crate) struct LiveTable {
    id: TableId,
    /// Where to call when a bot is waited for.
    calls: Calls,
    /// Where heavy work is done.
    works: Arc<Places>,
    /// The network from which the first change came that this server has made here: whoever its bots think for.
    patron: OnceLock<Patron>,
    core: Mutex<Core>,
    /// The last entry that is known to be safe; rung when it changes, and when the table was read again.
    pub(super) durable: Arc<watch::Sender<i64>>,
    /// How often acknowledged entries were found to be gone from the database.
    n_losses: AtomicUsize,
    /// How many changes are with the writer.
    n_underway: Arc<AtomicUsize>,
    /// Held while the table is read again, so that this is done once.
    reading: tokio::sync::Mutex<()>,
    /// The feed from the beginning, once somebody asked for what is not at hand.
    pub(super) archive: tokio::sync::Mutex<Option<Arc<TableState>>>,
}

#[derive(Debug)]
pub(super) struct Core {
    pub(super) state: TableState,
    epoch: Epoch,
    /// The last entry, by which the log is known again.
    last: Entry,
    /// The last entry of the newest snapshot.
    snapshot_at: i64,
    pub(super) used: Instant,
    /// What was last told to those who hear public items only: from where, up to which entry, and what.
    ///
    /// Of a thousand who listen, most hear the same.
    pub(super) frame: Option<(Cursor, i64, Rest)>,
}

/// A change that was made in memory.
struct Made<T> {
    value: T,
    /// Whether it was written, if there was anything to write.
    pending: Option<Pending>,
    /// Its last entry.
    seq: i64,
    epoch: Epoch,
}

/// A change that was refused.
struct Refused {
    fault: Fault,
    /// The last entry that it was judged by.
    seq: i64,
    epoch: Epoch,
    is_half_done: bool,
}

impl LiveTable {
    /// A table that was read from the database.
    pub(crate) fn new(id: TableId, reading: Reading, calls: Calls, works: Arc<Places>) -> Self {
        let durable = Arc::new(watch::Sender::new(reading.state.seq));
        let core = Core::new(reading);
        Self {
            id,
            calls,
            works,
            patron: OnceLock::new(),
            core: Mutex::new(core),
            durable,
            n_losses: AtomicUsize::new(0),
            n_underway: Arc::default(),
            reading: tokio::sync::Mutex::default(),
            archive: tokio::sync::Mutex::default(),
        }
    }

    /// Reads a table.
    pub(crate) async fn load(
        store: &Store,
        id: &TableId,
        calls: Calls,
        works: Arc<Places>,
    ) -> Result<Option<Self>, Fault> {
        let read = read(store, &works, id).await?;
        Ok(read.map(|it| Self::new(id.clone(), it, calls, works)))
    }

    /// Calls for a bot, if one is waited for.
    pub(super) fn call(&self, state: &TableState) {
        if state.bot_at.is_some() {
            // Nobody answers when the server shuts down.
            let _ = self.calls.send(self.id.clone());
        }
    }

    pub(super) fn core(&self) -> MutexGuard<'_, Core> {
        self.core.lock().unwrap_or_else(|poison: PoisonError<MutexGuard<'_, Core>>| {
            // Whoever panicked may have left it half done: it is to be read again.
            let core = poison.into_inner();
            core.epoch.end();
            self.core.clear_poison();
            core
        })
    }

    /// Notes for whom its bots think, if it is not known yet and a request is being answered.
    pub(crate) fn note_patron(&self) {
        if let asking @ Patron::Network(_) = Patron::asking() {
            let _ = self.patron.set(asking);
        }
    }

    /// For whom its bots think.
    pub(crate) fn patron(&self) -> Patron {
        self.patron.get().cloned().unwrap_or_else(|| Patron::Table(self.id.clone()))
    }

    /// Where heavy work is done.
    pub(super) fn works(&self) -> &Arc<Places> {
        &self.works
    }

    /// Its address.
    pub(crate) const fn id(&self) -> &TableId {
        &self.id
    }

    /// When it was last used.
    pub(crate) fn used(&self) -> Instant {
        self.core().used
    }

    /// Whether all that was made is safe.
    pub(crate) fn is_settled(&self) -> bool {
        self.core().state.seq <= *self.durable.borrow()
    }

    /// Rings when there is something new to hear.
    pub(crate) fn bell(&self) -> watch::Receiver<i64> {
        self.durable.subscribe()
    }

    /// How often what was told turned out to be gone; whoever listens across that would miss something.
    pub(crate) fn n_losses(&self) -> usize {
        self.n_losses.load(Ordering::Acquire)
    }

    /// How many listen.
    pub(crate) fn n_listeners(&self) -> usize {
        self.durable.receiver_count()
    }

    /// Looks at the table; the answer is given when everything that was seen is safe.
    pub(crate) async fn look<T>(&self, store: &Store, mut see: impl FnMut(&TableState) -> T) -> Result<T, Fault> {
        if store.is_shared() {
            self.catch_up(store).await?;
        }
        loop {
            let (value, seq, epoch) = {
                let mut core = self.core();
                core.used = Instant::now();
                (see(&core.state), core.state.seq, core.epoch.clone())
            };
            if self.is_safe(seq, &epoch).await {
                return Ok(value);
            }
            self.read_again(store).await?;
        }
    }

    /// Looks at the table as it is in memory, safe or not; for what is not told to anybody.
    pub(crate) fn peek<T>(&self, see: impl FnOnce(&TableState) -> T) -> T {
        see(&self.core().state)
    }

    /// Waits until an entry is safe. Says whether it ever will be.
    async fn is_safe(&self, seq: i64, epoch: &Epoch) -> bool {
        let mut bell = self.bell();
        loop {
            let is_safe = *bell.borrow_and_update() >= seq;
            // Asked afterwards: a new epoch may have raised the number.
            if epoch.has_ended() {
                return false;
            }
            if is_safe {
                return true;
            }
            if bell.changed().await.is_err() {
                return false;
            }
        }
    }

    /// Makes a change, writes it, and gives back what it gave once it is synced.
    ///
    /// It is tried again if another server was faster.
    pub(crate) async fn change<T>(
        &self,
        store: &Arc<Store>,
        mut change: impl FnMut(&mut TableState, i64) -> Result<T, Fault>,
    ) -> Result<T, Fault> {
        for _ in 0..MOST_RACES {
            let made = match self.make(store, &mut change) {
                Ok(Some(made)) => made,
                Ok(None) => {
                    self.read_again(store).await?;
                    continue;
                }
                Err(refused) => {
                    if self.was_judged_well(store, &refused).await? {
                        return Err(refused.fault);
                    }
                    continue;
                }
            };
            let outcome = match made.pending {
                None if self.is_safe(made.seq, &made.epoch).await => Ok(()),
                None => Err(Refusal::Late),
                Some(pending) => pending.await.unwrap_or_else(|_| Err(stopped())),
            };
            match outcome {
                Ok(()) => return Ok(made.value),
                Err(Refusal::Late) => self.read_again(store).await?,
                Err(Refusal::Unknown(_)) => return Err(Fault::unavailable()),
            }
        }
        Err(Fault::conflict(Code::Busy, "too many changes at once: look at the table and try again"))
    }

    /// Whether a change was refused by what is safe and the newest; otherwise it is to be tried again.
    async fn was_judged_well(&self, store: &Store, refused: &Refused) -> Result<bool, Fault> {
        if refused.is_half_done {
            self.read_again(store).await?;
            return Ok(true);
        }
        if !self.is_safe(refused.seq, &refused.epoch).await {
            self.read_again(store).await?;
            return Ok(false);
        }
        if !store.is_shared() {
            return Ok(true);
        }
        self.catch_up(store).await?;
        Ok(self.core().state.seq == refused.seq)
    }

    /// Makes a change in memory and hands it to the writer; `None` if the table must be read again first.
    fn make<T>(
        &self,
        store: &Store,
        change: &mut impl FnMut(&mut TableState, i64) -> Result<T, Fault>,
    ) -> Result<Option<Made<T>>, Refused> {
        let now = clock::now();
        let mut core = self.core();
        if core.epoch.has_ended() {
            return Ok(None);
        }
        core.used = Instant::now();
        self.note_patron();
        let before = core.state.index();
        let value = change(&mut core.state, now).map_err(|fault| {
            let is_half_done = !core.state.fresh.is_empty();
            if is_half_done {
                core.epoch.end();
            }
            Refused { fault, seq: core.state.seq, epoch: core.epoch.clone(), is_half_done }
        })?;
        core.state.set_deadline(now);
        self.call(&core.state);
        let entries = std::mem::take(&mut core.state.fresh);
        if let Some(last) = entries.last() {
            core.last = last.clone();
        }
        let index = Some(core.state.index()).filter(|it| *it != before);
        let (seq, epoch) = (core.state.seq, core.epoch.clone());
        if entries.is_empty() && index.is_none() {
            return Ok(Some(Made { value, pending: None, seq, epoch }));
        }
        let snapshot = core.snapshot();
        let append = Append { table: self.id.clone(), epoch: epoch.clone(), entries, index, new: None, snapshot };
        // Still with the table in hand: the order of changes is the order of writing.
        let pending = Some(self.watch(store.append(append), seq, epoch.clone()));
        Ok(Some(Made { value, pending, seq, epoch }))
    }

    /// Rings when a change is safe, or is known never to be, whether its maker still waits for it or has gone.
    fn watch(&self, written: Pending, seq: i64, epoch: Epoch) -> Pending {
        let (answer, pending) = oneshot::channel();
        let (durable, n_underway) = (Arc::clone(&self.durable), Arc::clone(&self.n_underway));
        n_underway.fetch_add(1, Ordering::AcqRel);
        tokio::spawn(async move {
            let outcome = written.await.unwrap_or_else(|_| Err(stopped()));
            n_underway.fetch_sub(1, Ordering::AcqRel);
            if outcome.is_ok() {
                ring(&durable, seq);
                if epoch.has_ended() {
                    durable.send_modify(|_| {});
                }
            } else {
                epoch.end();
                // Whoever waits for this epoch to be safe must hear that it has ended.
                durable.send_modify(|_| {});
            }
            let _ = answer.send(outcome);
        });
        pending
    }
}

impl Core {
    fn new(Reading { state, snapshot_at, last }: Reading) -> Self {
        Self { state, epoch: Epoch::default(), last, snapshot_at, used: Instant::now(), frame: None }
    }

    /// A snapshot, if it is time for one.
    fn snapshot(&mut self) -> Option<Snapshot> {
        if self.state.seq - self.snapshot_at < SNAPSHOT_EVERY {
            return None;
        }
        self.snapshot_at = self.state.seq;
        Some(self.state.snapshot())
    }
}

/// Tells those who listen that everything up to an entry is safe.
fn ring(durable: &watch::Sender<i64>, seq: i64) {
    durable.send_if_modified(|it| {
        let is_new = *it < seq;
        *it = seq.max(*it);
        is_new
    });
}

fn stopped() -> Refusal {
    Refusal::Unknown("the writer has stopped".to_owned())
}

#[cfg(test)]
mod tests {
    use std::{path::Path, sync::Arc, time::Duration};

    use kernel::{Seat, Seed};
    use sqlx::Connection as _;
    use tokio::time::timeout;
    use wire::Cursor;

    use crate::{
        Settings,
        api::Plan,
        app::App,
        fault::{Code, Fault},
        table::{LiveTable, LogEntry, Terms},
        token::{Secret, TokenHash, fresh_address},
    };

    const FIRST: Seat = Seat::FIRST;

    fn hash() -> TokenHash {
        Secret::fresh().expect("bytes").hash()
    }

    fn sit(seat: Seat, token: TokenHash) -> LogEntry {
        LogEntry::Sit { seat, name: "somebody".to_owned(), token: Some(token), before: None }
    }

    /// A table of a game with secrets with these two, whose database is in this folder.
    async fn table(folder: &Path, anna: TokenHash, ben: TokenHash) -> (Arc<App>, Arc<LiveTable>) {
        let settings = Settings::new(store::Place::Sqlite(folder.join("x.db")));
        let app = App::open(settings).await.expect("a database");
        let entry = library::GAMES.iter().find(|it| it.has_secrets).expect("a game");
        let terms = Terms::plain(entry, 2);
        let id = fresh_address().expect("an address");
        let live = Plan { id, terms, content: None, seed: Seed::new([1; 32]), dice: None }
            .make(&app, |state, now| {
                state.add(&sit(FIRST, anna), now);
                state.add(&sit(Seat::new(1).expect("a seat"), ben), now);
                state.start(now)
            })
            .await
            .expect("a table");
        (app, live)
    }

    #[tokio::test]
    async fn who_gave_up_a_seat_hears_no_more_of_it_however_late_they_listen() {
        let folder = tempfile::tempdir().expect("a folder");
        let (anna, ben, cleo) = (hash(), hash(), hash());
        let (app, live) = table(folder.path(), anna, ben).await;
        let rest = async |hash| live.rest(&app.store, Cursor::default(), Some(FIRST), Some(hash)).await;
        assert!(rest(anna).await.is_ok());
        assert!(rest(ben).await.is_err() && rest(cleo).await.is_err());
        live.change(&app.store, |state, now| {
            state.add(&LogEntry::Leave { seat: FIRST }, now);
            state.add(&sit(FIRST, cleo), now);
            Ok(())
        })
        .await
        .expect("a change");
        assert_eq!(rest(anna).await.expect_err("it is Cleo's now").code, Code::Moved);
        assert!(rest(cleo).await.is_ok());
    }

    #[tokio::test]
    async fn a_refusal_is_told_when_what_it_was_judged_by_is_safe() {
        let folder = tempfile::tempdir().expect("a folder");
        let (app, live) = table(folder.path(), hash(), hash()).await;
        // Somebody else writes to the file, so nothing is synced for a while.
        sqlx::any::install_default_drivers();
        let url = format!("sqlite:{}", folder.path().join("x.db").display());
        let mut other = sqlx::AnyConnection::connect(&url).await.expect("a connection");
        let mut holding = other.begin_with("begin immediate").await.expect("a lock");
        sqlx::query("update pulse set at = at").execute(&mut *holding).await.expect("a change");
        let (app, live) = (&app, &live);
        let made = live.change(&app.store, |state, now| {
            state.add(&LogEntry::Name { seat: FIRST, name: "Anna".to_owned() }, now);
            Ok(())
        });
        let refused = live.change(&app.store, |_, _| Err::<(), _>(Fault::conflict(Code::Full, "no seat is free")));
        let (mut made, mut refused) = (std::pin::pin!(made), std::pin::pin!(refused));
        assert!(timeout(Duration::from_millis(50), &mut made).await.is_err());
        assert!(timeout(Duration::from_millis(300), &mut refused).await.is_err(), "answered before it is safe");
        holding.rollback().await.expect("an end");
        assert!(made.await.is_ok());
        assert_eq!(refused.await.expect_err("it is full").code, Code::Full);
    }
}
