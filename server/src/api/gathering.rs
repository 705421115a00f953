//! What a list tells of tables that wait for players.

use std::{
    collections::HashMap,
    sync::{Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant},
};

use kernel::{Seat, TableId};
use store::{Head, Status};
use wire::api::Gathering;

use crate::{app::App, fault::Fault, table::LiveTable};

/// For how long what was told of a table in a list is told again, whatever other servers have written.
const NEWS: Duration = Duration::from_secs(2);

/// How many such tables are remembered before old ones are forgotten.
const MOST_KNOWN: usize = 1000;

/// What was last told of tables that wait for players: lists are asked for often, and name many tables.
#[derive(Debug, Default)]
pub(crate) struct Gatherings(Mutex<HashMap<TableId, Known>>);

/// What was told of a table, when, and after which entry of its log.
#[derive(Clone, Debug)]
struct Known {
    told: Option<Gathering>,
    at: Instant,
    seq: i64,
}

impl Gatherings {
    fn all(&self) -> MutexGuard<'_, HashMap<TableId, Known>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What was told of a table a moment ago, if nothing has happened there since as far as this server knows.
    fn known(&self, id: &TableId, seq: i64) -> Option<Known> {
        let all = self.all();
        all.get(id).filter(|it| it.seq == seq && it.at.elapsed() < NEWS).cloned()
    }

    fn keep(&self, id: TableId, seq: i64, told: Option<Gathering>) {
        let mut all = self.all();
        if all.len() >= MOST_KNOWN {
            all.retain(|_, it| it.at.elapsed() < NEWS);
        }
        all.insert(id, Known { told, at: Instant::now(), seq });
    }
}

/// What whoever thinks of joining a table wants to know; `None` if it has begun or gone since it was listed.
pub(crate) async fn gathering(app: &App, head: &Head) -> Result<Option<Gathering>, Fault> {
    let id = &head.table.id;
    let Ok(live) = app.table(id).await else { return Ok(None) };
    let seq = live.peek(|state| state.seq);
    if let Some(known) = app.gatherings.known(id, seq) {
        return Ok(known.told);
    }
    let (seq, told) = read_gathering(app, &live).await?;
    app.gatherings.keep(id.clone(), seq, told.clone());
    Ok(told)
}

/// The same from the table itself, and its last entry.
async fn read_gathering(app: &App, live: &LiveTable) -> Result<(i64, Option<Gathering>), Fault> {
    live.look(&app.store, |state| {
        let meta = &state.meta;
        let maker = meta.terms.owner.and_then(|it| meta.seat_of(&it));
        let n_free = Seat::first(meta.seats.len()).filter(|it| meta.is_free(*it)).count();
        let told = (state.status() == Status::Waiting).then(|| Gathering {
            rules: meta.terms.rules.clone(),
            maker: maker.and_then(|it| meta.seats[it.index()].name.clone()),
            seats: meta.seats.len() as u16,
            free: n_free as u16,
            pace: meta.terms.pace,
        });
        (state.seq, told)
    })
    .await
}

#[cfg(test)]
mod tests {
    use super::{Gatherings, MOST_KNOWN};

    #[test]
    fn a_table_is_not_asked_again_while_nothing_happens_there() {
        let gatherings = Gatherings::default();
        let id = |n: usize| format!("g{n}").parse().expect("an address");
        assert!(gatherings.known(&id(1), 7).is_none());
        gatherings.keep(id(1), 7, None);
        assert!(gatherings.known(&id(1), 7).is_some());
        assert!(gatherings.known(&id(1), 8).is_none(), "somebody has come");
        // Whoever lists more tables than are remembered gets them all the same.
        (0..2 * MOST_KNOWN).for_each(|n| gatherings.keep(id(n), 1, None));
        assert!(gatherings.known(&id(2 * MOST_KNOWN - 1), 1).is_some());
    }
}
