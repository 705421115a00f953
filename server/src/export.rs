//! Records for whoever operates the server.

use kernel::{TableId, Viewer};
use store::Store;

use crate::{clock, places::Places, table::read_whole};

/// Why there is no record.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("table {table}: {reason}")]
pub struct ExportError {
    table: TableId,
    reason: String,
}

/// The record of a table as `viewer` may read it now, with the seed once that may be known.
pub async fn export(store: &Store, id: &TableId, viewer: Viewer) -> Result<String, ExportError> {
    let wrong = |reason: String| ExportError { table: id.clone(), reason };
    let state = read_whole(store, &Places::new(1), id).await.map_err(|it| wrong(it.message))?;
    state.record(viewer, clock::now()).ok_or_else(|| wrong("the game has not begun".to_owned()))
}

/// Who sits at a table, by seat; nobody at a free one.
pub async fn players(store: &Store, id: &TableId) -> Result<Vec<Option<String>>, ExportError> {
    let wrong = |reason: String| ExportError { table: id.clone(), reason };
    let state = read_whole(store, &Places::new(1), id).await.map_err(|it| wrong(it.message))?;
    Ok(state.meta.seats.into_iter().map(|it| it.name).collect())
}
