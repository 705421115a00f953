//! What requests share that change a table: who may, how it is counted, and what is answered.

use axum::Json;
use kernel::{Seat, TableId};
use wire::api::{Done, Driver, Table};

use crate::{
    api::{extract::seated, show},
    app::App,
    caller::Caller,
    fault::{Code, Fault},
    table::TableState,
};

/// The game, once it has begun.
pub(crate) fn host(state: &TableState) -> Result<&dyn library::Host, Fault> {
    state.host.as_deref().ok_or_else(|| Fault::conflict(Code::Waiting, "the game has not begun: seats are still free"))
}

/// Changes a table as whoever made it.
pub(crate) async fn as_owner(
    app: &App,
    caller: &Caller,
    id: &TableId,
    mut make: impl FnMut(&mut TableState, i64) -> Result<(), Fault>,
) -> Result<Json<Table>, Fault> {
    let live = app.table(id).await?;
    let hash = caller.hash(id).ok_or_else(Fault::nobody)?;
    app.limits.seat(&hash)?;
    let table = live
        .change(&app.store, |state, now| {
            state.open()?;
            if !state.meta.is_owner(&hash) {
                return Err(Fault::forbidden("only who made the table can do this"));
            }
            make(state, now)?;
            Ok(show::table(state, Some(hash)))
        })
        .await?;
    app.metrics.changes.inc();
    Ok(Json(table))
}

/// Changes a table as the holder of a seat.
pub(crate) async fn change(
    app: &App,
    caller: &Caller,
    id: &TableId,
    mut make: impl FnMut(&mut TableState, Seat, i64) -> Result<(), Fault>,
) -> Result<Json<Done>, Fault> {
    let live = app.table(id).await?;
    let hash = caller.hash(id).ok_or_else(Fault::nobody)?;
    app.limits.seat(&hash)?;
    let done = live
        .change(&app.store, |state, now| {
            let seat = seated(state, Some(hash))?;
            make(state, seat, now)?;
            Ok(show::done(state, Some(seat)))
        })
        .await?;
    app.metrics.changes.inc();
    Ok(Json(done))
}

/// Whether a bot acts for a seat.
pub(crate) fn has_bot(state: &TableState, seat: Seat) -> bool {
    state.meta.driver(seat) == Driver::Bot
}
