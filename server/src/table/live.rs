//! A table in the memory of this server.
//!
//! Moves are made on the fold one behind the other and handed to the writer in that order; who made one is answered, and
//! all others hear of it, when it is synced.
//! When the writer refuses one, everything after it is void: the table is read from the database again.

use std::{
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicUsize, Ordering},
    },
    time::{Duration, Instant},
};

use kernel::{GameId, Seat};
use store::{Append, Entry, Life, Pending, Refusal, Snapshot, Store};
use tokio::{
    sync::{oneshot, watch},
    task::spawn_blocking,
    time::timeout,
};

use crate::{
    clock,
    fault::Fault,
    table::{Cursor, Fold, Roots, fold::Damage, story::Rest},
    token::TokenHash,
};

/// After how many entries a snapshot is kept.
const SNAPSHOT_EVERY: i64 = 256;

/// How often a change is tried when other servers are faster.
const MOST_RACES: usize = 20;

/// A table in memory.
#[derive(Debug)]
pub(crate) struct Live {
    game: GameId,
    core: Mutex<Core>,
    /// The last entry that is known to be safe; rung when it changes, and when the table was read again.
    durable: Arc<watch::Sender<i64>>,
    /// How many changes are with the writer.
    n_underway: Arc<AtomicUsize>,
    /// Held while the table is read again, so that this is done once.
    reading: tokio::sync::Mutex<()>,
    /// The story from the beginning, once somebody asked for what is not at hand.
    archive: tokio::sync::Mutex<Option<Arc<Fold>>>,
}

#[derive(Debug)]
struct Core {
    fold: Fold,
    life: Life,
    /// The last entry of the newest snapshot.
    snapshot_at: i64,
    used: Instant,
    /// What was last told to those who hear public items only: from where, up to which entry, and what.
    ///
    /// Of a thousand who listen, most hear the same.
    frame: Option<(Cursor, i64, Rest)>,
}

/// A change that was made in memory.
struct Made<T> {
    value: T,
    /// Whether it was written, if there was anything to write.
    pending: Option<Pending>,
    /// Its last entry.
    seq: i64,
    life: Life,
}

/// A change that was refused.
struct Refused {
    fault: Fault,
    /// The last entry that it was judged by.
    seq: i64,
    life: Life,
    is_half_done: bool,
}

impl Live {
    /// A table that was read from the database.
    pub(crate) fn new(game: GameId, fold: Fold, snapshot_at: i64) -> Self {
        let durable = Arc::new(watch::Sender::new(fold.seq));
        let core = Core { fold, life: Life::default(), snapshot_at, used: Instant::now(), frame: None };
        Self {
            game,
            core: Mutex::new(core),
            durable,
            n_underway: Arc::default(),
            reading: tokio::sync::Mutex::default(),
            archive: tokio::sync::Mutex::default(),
        }
    }

    /// Reads a table.
    pub(crate) async fn load(store: &Store, game: &GameId) -> Result<Option<Self>, Fault> {
        let read = read(store, game).await?;
        Ok(read.map(|(fold, snapshot_at)| Self::new(game.clone(), fold, snapshot_at)))
    }

    fn core(&self) -> MutexGuard<'_, Core> {
        self.core.lock().unwrap_or_else(|poison: PoisonError<MutexGuard<'_, Core>>| {
            // Whoever panicked may have left it half done: it is to be read again.
            let core = poison.into_inner();
            core.life.end();
            self.core.clear_poison();
            core
        })
    }

    /// Its address.
    pub(crate) const fn game(&self) -> &GameId {
        &self.game
    }

    /// When it was last used.
    pub(crate) fn used(&self) -> Instant {
        self.core().used
    }

    /// Whether all that was made is safe.
    pub(crate) fn is_settled(&self) -> bool {
        self.core().fold.seq <= *self.durable.borrow()
    }

    /// Rings when there is something new to hear.
    pub(crate) fn bell(&self) -> watch::Receiver<i64> {
        self.durable.subscribe()
    }

    /// How many listen.
    pub(crate) fn n_listeners(&self) -> usize {
        self.durable.receiver_count()
    }

    /// Looks at the table; the answer is given when everything that was seen is safe.
    pub(crate) async fn look<T>(&self, store: &Store, mut see: impl FnMut(&Fold) -> T) -> Result<T, Fault> {
        if store.is_shared() {
            self.catch_up(store).await?;
        }
        loop {
            let (value, seq, life) = {
                let mut core = self.core();
                core.used = Instant::now();
                (see(&core.fold), core.fold.seq, core.life.clone())
            };
            if self.is_safe(seq, &life).await {
                return Ok(value);
            }
            self.read_again(store).await?;
        }
    }

    /// Looks at the table as it is in memory, safe or not; for what is not told to anybody.
    pub(crate) fn peek<T>(&self, see: impl FnOnce(&Fold) -> T) -> T {
        see(&self.core().fold)
    }

    /// Waits until an entry is safe. Says whether it ever will be.
    async fn is_safe(&self, seq: i64, life: &Life) -> bool {
        let mut bell = self.bell();
        loop {
            let is_safe = *bell.borrow_and_update() >= seq;
            // Asked afterwards: a new life may have raised the number.
            if life.has_ended() {
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
        mut change: impl FnMut(&mut Fold, i64) -> Result<T, Fault>,
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
                None if self.is_safe(made.seq, &made.life).await => Ok(()),
                None => Err(Refusal::Late),
                Some(pending) => pending.await.unwrap_or_else(|_| Err(stopped())),
            };
            match outcome {
                Ok(()) => return Ok(made.value),
                Err(Refusal::Late) => self.read_again(store).await?,
                Err(Refusal::Unknown(_)) => return Err(Fault::unavailable()),
            }
        }
        Err(Fault::conflict("busy", "too many changes at once: look at the table and try again"))
    }

    /// Whether a change was refused by what is safe and the newest; otherwise it is to be tried again.
    async fn was_judged_well(&self, store: &Store, refused: &Refused) -> Result<bool, Fault> {
        if refused.is_half_done {
            self.read_again(store).await?;
            return Ok(true);
        }
        if !self.is_safe(refused.seq, &refused.life).await {
            self.read_again(store).await?;
            return Ok(false);
        }
        if !store.is_shared() {
            return Ok(true);
        }
        self.catch_up(store).await?;
        Ok(self.core().fold.seq == refused.seq)
    }

    /// Makes a change in memory and hands it to the writer; `None` if the table must be read again first.
    fn make<T>(
        &self,
        store: &Store,
        change: &mut impl FnMut(&mut Fold, i64) -> Result<T, Fault>,
    ) -> Result<Option<Made<T>>, Refused> {
        let now = clock::now();
        let mut core = self.core();
        if core.life.has_ended() {
            return Ok(None);
        }
        core.used = Instant::now();
        let before = core.fold.index();
        let value = change(&mut core.fold, now).map_err(|fault| {
            let is_half_done = !core.fold.fresh.is_empty();
            if is_half_done {
                core.life.end();
            }
            Refused { fault, seq: core.fold.seq, life: core.life.clone(), is_half_done }
        })?;
        core.fold.set_deadline(now);
        let entries = std::mem::take(&mut core.fold.fresh);
        let index = Some(core.fold.index()).filter(|it| *it != before);
        let (seq, life) = (core.fold.seq, core.life.clone());
        if entries.is_empty() && index.is_none() {
            return Ok(Some(Made { value, pending: None, seq, life }));
        }
        let snapshot = core.snapshot();
        let append = Append { game: self.game.clone(), life: life.clone(), entries, index, new: None, snapshot };
        // Still with the table in hand: the order of changes is the order of writing.
        let pending = Some(self.watch(store.append(append), seq, life.clone()));
        Ok(Some(Made { value, pending, seq, life }))
    }

    /// Rings when a change is safe, or is known never to be, whether its maker still waits for it or has gone.
    fn watch(&self, written: Pending, seq: i64, life: Life) -> Pending {
        let (answer, pending) = oneshot::channel();
        let (durable, n_underway) = (Arc::clone(&self.durable), Arc::clone(&self.n_underway));
        n_underway.fetch_add(1, Ordering::AcqRel);
        tokio::spawn(async move {
            let outcome = written.await.unwrap_or_else(|_| Err(stopped()));
            n_underway.fetch_sub(1, Ordering::AcqRel);
            if outcome.is_ok() {
                ring(&durable, seq);
                if life.has_ended() {
                    durable.send_modify(|_| {});
                }
            } else {
                life.end();
                // Whoever waits for this life to be safe must hear that it has ended.
                durable.send_modify(|_| {});
            }
            let _ = answer.send(outcome);
        });
        pending
    }

    /// Reads the table from the database again, if nobody has since it went wrong.
    async fn read_again(&self, store: &Store) -> Result<(), Fault> {
        let _once = self.reading.lock().await;
        if !self.core().life.has_ended() {
            return Ok(());
        }
        // What the writer still has may be written in the next moment.
        let mut bell = self.bell();
        while self.n_underway.load(Ordering::Acquire) > 0 {
            let _ = timeout(Duration::from_millis(100), bell.changed()).await;
        }
        let read = read(store, &self.game).await?;
        let (fold, snapshot_at) = read.ok_or_else(|| Fault::not_found("there is no such table"))?;
        let seq = fold.seq;
        *self.core() = Core { fold, life: Life::default(), snapshot_at, used: Instant::now(), frame: None };
        self.durable.send_modify(|it| *it = seq.max(*it));
        Ok(())
    }

    /// Reads what other servers wrote.
    pub(crate) async fn catch_up(&self, store: &Store) -> Result<(), Fault> {
        loop {
            let (after, life) = {
                let core = self.core();
                (core.fold.seq, core.life.clone())
            };
            if !self.is_safe(after, &life).await {
                return self.read_again(store).await;
            }
            let tail = store.entries(&self.game, after).await?;
            if tail.is_empty() {
                return Ok(());
            }
            let head = store.head(&self.game).await?;
            let mut core = self.core();
            if core.fold.seq != after || core.life.has_ended() {
                continue;
            }
            if let Some(head) = head {
                core.fold.deadline = head.deadline_at;
            }
            match core.fold.replay_all(&tail) {
                Ok(()) => {
                    let seq = core.fold.seq;
                    drop(core);
                    ring(&self.durable, seq);
                    return Ok(());
                }
                Err(damage) => {
                    core.life.end();
                    tracing::error!(game = %self.game, %damage, "what another server wrote does not fit");
                }
            }
        }
    }

    /// Reads the deadline again, after all deadlines were put off.
    pub(crate) async fn refresh_deadline(&self, store: &Store) -> Result<(), Fault> {
        if let Some(head) = store.head(&self.game).await? {
            self.core().fold.deadline = head.deadline_at;
        }
        Ok(())
    }

    /// Reads what other servers wrote, in the background.
    pub(crate) fn wake(self: &Arc<Self>, store: &Arc<Store>) {
        let (live, store) = (Arc::clone(self), Arc::clone(store));
        tokio::spawn(async move {
            if let Err(fault) = live.catch_up(&store).await {
                tracing::warn!(game = %live.game, fault = fault.message, "a table was not read again");
            }
        });
    }

    /// What a listener has not heard yet, up to what is safe.
    ///
    /// `hash` is what the listener has for `seat`: once that seat is somebody else's, there is nothing more to hear.
    pub(crate) async fn rest(
        &self,
        store: &Store,
        cursor: Cursor,
        seat: Option<Seat>,
        hash: Option<TokenHash>,
    ) -> Result<Rest, Fault> {
        {
            let mut core = self.core();
            core.used = Instant::now();
            core.expect_seat(seat, hash)?;
            if core.fold.story.reaches(cursor, seat) {
                return Ok(core.rest(cursor, seat, *self.durable.borrow()));
            }
        }
        let mut archive = self.archive.lock().await;
        let durable = *self.durable.borrow();
        // An archive that ends before the story in memory begins would leave a gap.
        let is_enough = archive.as_ref().is_some_and(|it| {
            let (known, core) = (it.story.cursor(seat), self.core());
            core.fold.story.reaches(known, seat)
        });
        if !is_enough {
            *archive = Some(Arc::new(read_whole(store, &self.game).await?));
        }
        let fold = Arc::clone(archive.as_ref().ok_or_else(Fault::unavailable)?);
        drop(archive);
        let old = fold.story.rest(cursor, seat, durable);
        // What has happened since the archive was read is at hand.
        let core = self.core();
        core.expect_seat(seat, hash)?;
        if !core.fold.story.reaches(old.cursor, seat) {
            return Ok(old);
        }
        let new = core.fold.story.rest(old.cursor, seat, *self.durable.borrow());
        let comma = if old.json.is_empty() || new.json.is_empty() { "" } else { "," };
        Ok(Rest { cursor: new.cursor, json: format!("{}{comma}{}", old.json, new.json).into() })
    }
}

impl Core {
    /// Refuses who listens for a seat that is no longer theirs.
    fn expect_seat(&self, seat: Option<Seat>, hash: Option<TokenHash>) -> Result<(), Fault> {
        let own = hash.and_then(|it| self.fold.meta.seat_of(&it));
        if own == seat { Ok(()) } else { Err(Fault::conflict("moved", "your seat has changed: listen anew")) }
    }

    /// What a listener has not heard yet, up to the entry `durable`.
    fn rest(&mut self, cursor: Cursor, seat: Option<Seat>, durable: i64) -> Rest {
        if self.fold.story.has_private(cursor, seat) {
            return self.fold.story.rest(cursor, seat, durable);
        }
        let from = Cursor { private: 0, ..cursor };
        let mut rest = match &self.frame {
            Some((start, end, rest)) if (*start, *end) == (from, durable) => rest.clone(),
            _ => {
                let rest = self.fold.story.rest(from, None, durable);
                self.frame = Some((from, durable, rest.clone()));
                rest
            }
        };
        rest.cursor.private = cursor.private;
        rest
    }

    /// A snapshot, if it is time for one.
    fn snapshot(&mut self) -> Option<Snapshot> {
        if self.fold.seq - self.snapshot_at < SNAPSHOT_EVERY {
            return None;
        }
        self.snapshot_at = self.fold.seq;
        Some(self.fold.snapshot())
    }
}

impl Fold {
    fn replay_all(&mut self, tail: &[Entry]) -> Result<(), Damage> {
        for entry in tail {
            self.replay(entry)?;
        }
        self.has_turned = false;
        Ok(())
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

/// Reads a table, and the number of the entry of its snapshot.
async fn read(store: &Store, game: &GameId) -> Result<Option<(Fold, i64)>, Fault> {
    let Some(stored) = store.load(game).await? else {
        return Ok(None);
    };
    let snapshot_at = stored.snapshot.as_ref().map_or(0, |it| it.seq);
    let roots = roots(store, stored.head).await?;
    match Fold::read(roots.clone(), stored.snapshot.as_ref(), &stored.tail) {
        Ok(fold) => Ok(Some((fold, snapshot_at))),
        Err(damage) if stored.snapshot.is_some() => {
            tracing::warn!(%game, %damage, "the snapshot is of no use: reading the whole log");
            store.forget(game).await?;
            Ok(Some((read_log(store, game, roots).await?, 0)))
        }
        Err(damage) => Err(damaged(game, &damage)),
    }
}

/// Reads a table from the first entry of its log.
pub(crate) async fn read_whole(store: &Store, game: &GameId) -> Result<Fold, Fault> {
    let head = store.head(game).await?.ok_or_else(|| Fault::not_found("there is no such table"))?;
    let roots = roots(store, head).await?;
    read_log(store, game, roots).await
}

async fn read_log(store: &Store, game: &GameId, roots: Roots) -> Result<Fold, Fault> {
    let log = store.entries(game, 0).await?;
    // A long game takes a while, in which others want to be answered.
    let read = spawn_blocking(move || Fold::read(roots, None, &log)).await;
    read.map_err(|_| Fault::unavailable())?.map_err(|it| damaged(game, &it))
}

async fn roots(store: &Store, head: store::Head) -> Result<Roots, Fault> {
    let contents = match &head.table.content {
        None => Vec::new(),
        Some((id, _)) => Vec::from_iter(store.content(id).await?),
    };
    Ok(Roots { head, contents })
}

fn damaged(game: &GameId, damage: &Damage) -> Fault {
    tracing::error!(%game, %damage, "the log of a table cannot be read");
    Fault::unavailable()
}

#[cfg(test)]
mod tests {
    use kernel::{Seat, Seed};
    use wire::api::Pace;

    use crate::{
        Settings,
        api::Plan,
        app::App,
        table::{Cursor, Deed, Terms},
        token::{Secret, fresh_address},
    };

    #[tokio::test]
    async fn who_gave_up_a_seat_hears_no_more_of_it_however_late_they_listen() {
        let folder = tempfile::tempdir().expect("a folder");
        let settings = Settings::new(store::Place::Sqlite(folder.path().join("x.db")));
        let app = App::open(settings).await.expect("a database");
        let terms = Terms {
            game: "rail-age".to_owned(),
            rules: "river".to_owned(),
            seats: 2,
            open: false,
            pace: Pace::Live,
            chat: true,
            owner: None,
            content: None,
            daily: None,
            imported: None,
            rematch_of: None,
        };
        let game = fresh_address().expect("an address");
        let hash = || Secret::fresh().expect("bytes").hash();
        let (anna, ben, cleo) = (hash(), hash(), hash());
        let [first, second] = [0, 1].map(|it| Seat::new(it).expect("a seat"));
        let sit = |seat, token| Deed::Sit { seat, name: "somebody".to_owned(), token: Some(token) };
        let live = Plan { game, terms, content: None, seed: Seed::new([1; 32]), dice: None }
            .make(&app, |fold, now| {
                fold.add(&sit(first, anna), now);
                fold.add(&sit(second, ben), now);
                fold.start(now)
            })
            .await
            .expect("a table");
        let rest = async |hash| live.rest(&app.store, Cursor::default(), Some(first), Some(hash)).await;
        assert!(rest(anna).await.is_ok());
        assert!(rest(ben).await.is_err() && rest(cleo).await.is_err());
        live.change(&app.store, |fold, now| {
            fold.add(&Deed::Leave { seat: first }, now);
            fold.add(&sit(first, cleo), now);
            Ok(())
        })
        .await
        .expect("a change");
        assert_eq!(rest(anna).await.expect_err("it is Cleo's now").code, "moved");
        assert!(rest(cleo).await.is_ok());
    }
}
