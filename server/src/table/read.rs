//! Reading tables from the database.

use std::sync::Arc;

use kernel::TableId;
use store::{Entry, Store};

use crate::{
    fault::Fault,
    places::Places,
    table::{Source, TableState, state::Damage},
};

/// Up to how many entries are read without lining up for it.
const FEW: usize = 600;

/// A table as it was read.
pub(crate) struct Reading {
    pub(crate) state: TableState,
    /// The number of the entry of its snapshot.
    pub(crate) snapshot_at: i64,
    /// The last entry of its log.
    pub(crate) last: Entry,
}

/// Reads a table.
pub(crate) async fn read(store: &Store, works: &Arc<Places>, id: &TableId) -> Result<Option<Reading>, Fault> {
    let Some(stored) = store.load(id).await? else {
        return Ok(None);
    };
    let snapshot_at = stored.snapshot.as_ref().map_or(0, |it| it.seq);
    let n_entries = stored.tail.len();
    let (source, last) = (source(store, stored.head).await?, stored.last);
    let (snapshot, tail) = (stored.snapshot, stored.tail);
    let has_snapshot = snapshot.is_some();
    let own = source.clone();
    let read = move || TableState::read(own, snapshot.as_ref(), &tail);
    let read = if n_entries > FEW { works.work(read).await? } else { read() };
    match read {
        Ok(state) => Ok(Some(Reading { state, snapshot_at, last })),
        Err(damage) if has_snapshot => {
            tracing::warn!(table = %id, %damage, "the snapshot is of no use: reading the whole log");
            store.forget(id).await?;
            let log = store.entries(id, 0).await?;
            let last = log.last().cloned().unwrap_or(last);
            Ok(Some(Reading { state: replay(works, id, source, log).await?, snapshot_at: 0, last }))
        }
        Err(damage) => Err(damaged(id, &damage)),
    }
}

/// Reads a table from the first entry of its log.
pub(crate) async fn read_whole(store: &Store, works: &Arc<Places>, id: &TableId) -> Result<TableState, Fault> {
    let head = store.head(id).await?.ok_or_else(|| Fault::not_found("there is no such table"))?;
    let source = source(store, head).await?;
    replay(works, id, source, store.entries(id, 0).await?).await
}

async fn replay(works: &Arc<Places>, id: &TableId, source: Source, log: Vec<Entry>) -> Result<TableState, Fault> {
    // A long game takes a while, in which others want to be answered.
    works.work(move || TableState::read(source, None, &log)).await?.map_err(|it| damaged(id, &it))
}

async fn source(store: &Store, head: store::Head) -> Result<Source, Fault> {
    let contents = match &head.table.content {
        None => Vec::new(),
        Some((id, _)) => Vec::from_iter(store.content(id).await?),
    };
    Ok(Source { head, contents })
}

fn damaged(id: &TableId, damage: &Damage) -> Fault {
    tracing::error!(table = %id, %damage, "the log of a table cannot be read");
    Fault::unavailable()
}
