//! `platelayer admin`: listing, exporting and closing tables.

use std::io::Write as _;

use kernel::{GameId, Viewer};
use store::{Listing, Status, Store};

use crate::{
    args::{Admin, AdminCommand},
    fault::Fault,
    serve,
};

/// Does one thing beside a server that may be running.
pub(crate) fn run(args: &Admin) -> Result<(), Fault> {
    let place = args.database.place()?;
    serve::runtime()?.block_on(async {
        let store = Store::open_beside(place).await.map_err(Fault::input)?;
        let done = match &args.command {
            AdminCommand::List { game, status, limit } => list(&store, game.as_deref(), *status, *limit).await,
            AdminCommand::Export { table } => export(&store, table).await,
            AdminCommand::Close { table, reason } => close(&store, table, reason).await,
        };
        store.close().await;
        done
    })
}

async fn list(store: &Store, game: Option<&str>, status: Option<Status>, limit: i64) -> Result<(), Fault> {
    let kind = game.map(crate::games::find).transpose()?.map(|it| it.name.to_owned());
    let listing = Listing { kind, status, only_listed: false, before: None, limit };
    let mut out = std::io::stdout().lock();
    for head in store.list(&listing).await.map_err(Fault::input)? {
        let entries = store.entries(&head.table.game, 0).await.map_err(Fault::input)?;
        let last = entries.last().map_or(head.created_at, |it| it.at);
        let (id, kind, status) = (&head.table.game, &head.table.kind, head.status.name());
        writeln!(out, "{id}  {kind:<20} {status:<8} {:>6} entries, last {}", entries.len(), moment(last))?;
    }
    Ok(())
}

async fn export(store: &Store, table: &str) -> Result<(), Fault> {
    let record = server::export(store, &address(table)?, Viewer::Referee).await.map_err(Fault::input)?;
    std::io::stdout().lock().write_all(record.as_bytes())?;
    Ok(())
}

async fn close(store: &Store, table: &str, reason: &str) -> Result<(), Fault> {
    let table = address(table)?;
    if !store.ask_to_close(&table, reason).await.map_err(Fault::input)? {
        return Err(Fault::input(format!("there is no table {table} that is not closed")));
    }
    println!("table {table} is closed by the server within a second, or when it starts");
    Ok(())
}

fn address(text: &str) -> Result<GameId, Fault> {
    text.parse().map_err(|_| Fault::usage(format!("`{text}` is no address of a table")))
}

/// A moment as people write it, in UTC.
fn moment(millis: i64) -> String {
    server::moment(millis)
}
