//! Reading a table from the database again: after something went wrong, and after others have written.

use std::{
    sync::{Arc, atomic::Ordering},
    time::Duration,
};

use store::{Entry, Store, StoreError};
use tokio::time::timeout;

use super::{Core, LiveTable, ring};
use crate::{
    fault::Fault,
    table::{TableState, read::read, state::Damage},
};

impl LiveTable {
    /// Reads the table from the database again, if nobody has since it went wrong.
    pub(super) async fn read_again(&self, store: &Store) -> Result<(), Fault> {
        let _once = self.reading.lock().await;
        if !self.core().epoch.has_ended() {
            return Ok(());
        }
        // What the writer still has may be written in the next moment.
        let mut bell = self.bell();
        while self.n_underway.load(Ordering::Acquire) > 0 {
            let _ = timeout(Duration::from_millis(100), bell.changed()).await;
        }
        let read = read(store, &self.works, &self.id).await?;
        let reading = read.ok_or_else(|| Fault::not_found("there is no such table"))?;
        let seq = reading.state.seq;
        let known = *self.durable.borrow();
        if seq < known {
            self.n_losses.fetch_add(1, Ordering::AcqRel);
            tracing::error!(table = %self.id, from = seq + 1, to = known, "entries that were acknowledged are gone");
        }
        *self.core() = Core::new(reading);
        // Also if it is less than before: what is added from now on is not safe because others of its number were.
        self.durable.send_modify(|it| *it = seq);
        Ok(())
    }

    /// Reads what other servers wrote, and compares what is in memory with the log.
    pub(crate) async fn catch_up(&self, store: &Store) -> Result<(), Fault> {
        loop {
            let (after, epoch, last) = {
                let core = self.core();
                (core.state.seq, core.epoch.clone(), core.last.clone())
            };
            if !self.is_safe(after, &epoch).await {
                return self.read_again(store).await;
            }
            let mut tail = store.entries(&self.id, after - 1).await?;
            // A database that was wound back has lost it, or has another in its place.
            if tail.first() != Some(&last) {
                tracing::error!(table = %self.id, seq = after, "the last entry is gone: the table is read again");
                epoch.end();
                return self.read_again(store).await;
            }
            tail.remove(0);
            let Some(newest) = tail.last().cloned() else {
                return Ok(());
            };
            let head = store.head(&self.id).await?;
            let mut core = self.core();
            if core.state.seq != after || core.epoch.has_ended() {
                continue;
            }
            if let Some(head) = head {
                (core.state.deadline, core.state.bot_at) = (head.deadline_at, head.bot_at);
            }
            match core.state.replay_all(&tail) {
                Ok(()) => {
                    core.last = newest;
                    let seq = core.state.seq;
                    drop(core);
                    ring(&self.durable, seq);
                    return Ok(());
                }
                Err(damage) => {
                    core.epoch.end();
                    tracing::error!(table = %self.id, %damage, "what another server wrote does not fit");
                }
            }
        }
    }

    /// Reads the deadline again, after all deadlines were put off.
    pub(crate) async fn refresh_deadline(&self, store: &Store) -> Result<(), StoreError> {
        if let Some(head) = store.head(&self.id).await? {
            self.core().state.deadline = head.deadline_at;
        }
        Ok(())
    }

    /// Reads what other servers wrote, in the background.
    pub(crate) fn wake(self: &Arc<Self>, store: &Arc<Store>) {
        let (live, store) = (Arc::clone(self), Arc::clone(store));
        tokio::spawn(async move {
            if let Err(fault) = live.catch_up(&store).await {
                tracing::warn!(table = %live.id, fault = fault.message, "a table was not read again");
            }
        });
    }
}

impl TableState {
    fn replay_all(&mut self, tail: &[Entry]) -> Result<(), Damage> {
        for entry in tail {
            self.replay(entry)?;
        }
        self.has_turned = false;
        Ok(())
    }
}
