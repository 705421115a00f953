//! `platelayer admin`: listing, exporting, closing and deleting tables.

use std::{io::Write as _, time::SystemTime};

use kernel::{TableId, Viewer};
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
            AdminCommand::List { game, status, limit, json } => {
                list(&store, game.as_deref(), *status, (*limit, *json)).await
            }
            AdminCommand::Export { table } => export(&store, table).await,
            AdminCommand::Close { table, reason } => close(&store, table, reason).await,
            AdminCommand::Delete { table, dry_run } => delete(&store, &address(table)?, *dry_run).await,
            AdminCommand::Prune { days, status, dry_run } => prune(&store, *days, status, *dry_run).await,
        };
        store.close().await;
        done
    })
}

async fn list(
    store: &Store,
    game: Option<&str>,
    status: Option<Status>,
    (limit, json): (i64, bool),
) -> Result<(), Fault> {
    let kind = game.map(crate::games::find).transpose()?.map(|it| it.name.to_owned());
    let listing = Listing { kind, status, only_listed: false, before: None, limit };
    let mut out = std::io::stdout().lock();
    for head in store.list(&listing).await.map_err(Fault::input)? {
        let (n_entries, last) = store.extent(&head.table.id).await.map_err(Fault::input)?;
        let last = last.unwrap_or(head.created_at);
        let (id, kind, status) = (&head.table.id, &head.table.kind, head.status.name());
        // A table that cannot be read is listed all the same.
        let players = server::players(store, id).await.unwrap_or_default();
        if json {
            let line = serde_json::json!({
                "table": id.to_string(),
                "game": kind,
                "status": status,
                "players": players,
                "entries": n_entries,
                "created": head.created_at,
                "last": last,
            });
            writeln!(out, "{line}")?;
        } else {
            let names: Vec<_> = players.iter().map(|it| it.as_deref().unwrap_or("-")).collect();
            let (last, names) = (moment(last), names.join(", "));
            writeln!(out, "{id}  {kind:<20} {status:<8} {n_entries:>6} entries, last {last}  {names}")?;
        }
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

async fn delete(store: &Store, table: &TableId, is_trial: bool) -> Result<(), Fault> {
    let none = || Fault::input(format!("there is no table {table}"));
    let head = store.head(table).await.map_err(Fault::input)?.ok_or_else(none)?;
    if is_trial {
        println!("table {table} would be deleted ({}, {})", head.table.kind, head.status.name());
        return Ok(());
    }
    if !store.delete(table).await.map_err(Fault::input)? {
        return Err(none());
    }
    println!("table {table} is deleted");
    Ok(())
}

async fn prune(store: &Store, days: i64, statuses: &[Status], is_trial: bool) -> Result<(), Fault> {
    let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
    let then = i64::try_from(now.as_millis()).unwrap_or(i64::MAX) - days * 24 * 60 * 60 * 1000;
    let mut n_tables = 0;
    for status in statuses {
        for (game, last) in store.untouched(*status, then).await.map_err(Fault::input)? {
            if is_trial || store.delete(&game).await.map_err(Fault::input)? {
                n_tables += 1;
                println!("{game}  {:<8} last {}", status.name(), moment(last));
            }
        }
    }
    println!("{n_tables} tables {}", if is_trial { "would be deleted" } else { "are deleted" });
    Ok(())
}

fn address(text: &str) -> Result<TableId, Fault> {
    text.parse().map_err(|_| Fault::usage(format!("`{text}` is no address of a table")))
}

/// A moment as people write it, in UTC.
fn moment(millis: i64) -> String {
    server::moment(millis)
}
