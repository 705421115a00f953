//! Reading tables from the database.

use kernel::GameId;
use store::Store;
use tokio::task::spawn_blocking;

use crate::{
    fault::Fault,
    table::{Fold, Roots, fold::Damage},
};

/// Reads a table, and the number of the entry of its snapshot.
pub(crate) async fn read(store: &Store, game: &GameId) -> Result<Option<(Fold, i64)>, Fault> {
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
