//! The tables that are in memory.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError},
    time::{Duration, Instant},
};

use kernel::TableId;
use store::{Append, Entry, Epoch, Index, NewTable, Refusal, Store};

use crate::{
    bot_runner::Calls,
    fault::{Code, Fault},
    places::Places,
    table::{LiveTable, TableState, read::Reading},
};

/// How long a table that nobody uses stays in memory.
const IDLE: Duration = Duration::from_mins(10);

/// How many tables may be in memory before those leave that were not used just now.
const MOST: usize = 20_000;

/// The tables that are in memory.
#[derive(Debug)]
pub(crate) struct Registry {
    /// Where to call when a bot is waited for.
    calls: Calls,
    /// Where heavy work is done.
    works: Arc<Places>,
    tables: Mutex<HashMap<TableId, Arc<LiveTable>>>,
}

impl Registry {
    /// No tables yet.
    pub(crate) fn new(calls: Calls, works: Arc<Places>) -> Self {
        Self { calls, works, tables: Mutex::default() }
    }

    /// Calls for a bot at a table.
    pub(crate) fn call(&self, id: TableId) {
        // Nobody answers when the server shuts down.
        let _ = self.calls.send(id);
    }

    fn tables(&self) -> std::sync::MutexGuard<'_, HashMap<TableId, Arc<LiveTable>>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How many there are.
    pub(crate) fn len(&self) -> usize {
        self.tables().len()
    }

    /// The table, if it is in memory.
    pub(crate) fn known(&self, id: &TableId) -> Option<Arc<LiveTable>> {
        self.tables().get(id).cloned()
    }

    /// All that are in memory.
    pub(crate) fn all(&self) -> Vec<Arc<LiveTable>> {
        self.tables().values().cloned().collect()
    }

    /// The table of this address, read from the database if need be.
    pub(crate) async fn find(&self, store: &Store, id: &TableId) -> Result<Arc<LiveTable>, Fault> {
        if let Some(live) = self.known(id) {
            return Ok(live);
        }
        let live = LiveTable::load(store, id, self.calls.clone(), Arc::clone(&self.works))
            .await?
            .ok_or_else(|| Fault::not_found("there is no such table"))?;
        if !store.is_shared() {
            // Otherwise another server may have been called already; the scheduler sees to it if not.
            live.peek(|state| live.call(state));
        }
        // Somebody may have read it in the meantime: there must be one only.
        Ok(Arc::clone(self.tables().entry(id.clone()).or_insert_with(|| Arc::new(live))))
    }

    /// Writes a new table.
    pub(crate) async fn create(
        &self,
        store: &Store,
        new: NewTable,
        mut state: TableState,
    ) -> Result<Arc<LiveTable>, Fault> {
        let id = new.id.clone();
        let last = state.fresh.last().cloned().ok_or_else(Fault::unavailable)?;
        write_new(store, new, std::mem::take(&mut state.fresh), state.index()).await?;
        let live = Arc::new(LiveTable::new(
            id.clone(),
            Reading { state, snapshot_at: 0, last },
            self.calls.clone(),
            Arc::clone(&self.works),
        ));
        live.note_patron();
        live.peek(|state| live.call(state));
        Ok(Arc::clone(self.tables().entry(id).or_insert(live)))
    }

    /// Lets tables go that nobody uses.
    pub(crate) fn tidy(&self) {
        let mut tables = self.tables();
        let idle = if tables.len() > MOST { Duration::from_secs(5) } else { IDLE };
        let now = Instant::now();
        // One reference is ours: nobody else has it, and nobody can get it while we hold the map.
        tables.retain(|_, live| {
            Arc::strong_count(live) > 1 || !live.is_settled() || now.duration_since(live.used()) < idle
        });
    }
}

/// Writes a table that is not at hand.
pub(crate) async fn write_new(store: &Store, new: NewTable, entries: Vec<Entry>, index: Index) -> Result<(), Fault> {
    let (table, epoch) = (new.id.clone(), Epoch::default());
    let append = Append { table, epoch, entries, index: Some(index), new: Some(Box::new(new)), snapshot: None };
    match store.append(append).await {
        Ok(Ok(())) => Ok(()),
        Ok(Err(Refusal::Late)) => Err(Fault::conflict(Code::Taken, "the address is taken: try again")),
        Ok(Err(Refusal::Unknown(_))) | Err(_) => Err(Fault::unavailable()),
    }
}
