//! What tables and open streams cost in memory.

use std::{sync::Arc, time::Duration};

use anyhow::{Context as _, Result};
use fastrand::Rng;
use proving::{
    api::Order,
    http::Stream,
    party::Party,
    player::{Looks, Manner},
    yard::Yard,
};
use tokio::time;

use super::{
    Args,
    figure::{Aim, Figures, kibibytes},
};
use crate::ground::{self, Ground};

/// How many tables there are.
const N_TABLES: u32 = 1000;

/// The aim for everything together, in mebibytes.
const MOST: f64 = 100.0;

const ORDER: Order = Order { game: library::METAS[0].name, rules: None, seats: 2, pace: None };

const MANNER: Manner =
    Manner { think: Duration::ZERO, repeats: 0, keeps: false, looks: Looks::Actions, patience: Duration::from_mins(1) };

pub(crate) async fn run(ground: &Ground, args: &Args, luck: Rng, figures: &mut Figures) -> Result<()> {
    let launch = ground.launch(args.database)?.context("no database")?;
    let yard = Arc::new(Yard::default());
    let server = ground::start(&launch, &yard, 0).await?;
    let resident = || -> Result<u64> { Ok(server.memory()?.resident) };
    let empty = resident()?;
    Figures::progress(&format!("memory: {N_TABLES} tables are made"));
    let mut party = Party { yard, manner: MANNER, luck, witnesses: 0 };
    let mut tickets = Vec::new();
    for _ in 0..N_TABLES {
        tickets.extend(party.sit(&ORDER).await.map_err(anyhow::Error::msg)?.into_iter().next());
    }
    time::sleep(Duration::from_secs(1)).await;
    let with_tables = resident()?;
    Figures::progress(&format!("memory: {} streams are opened", args.players));
    let mut streams = Vec::new();
    for ticket in tickets.iter().cycle().take(usize::from(args.players)) {
        let path = format!("/api/v1/tables/{}/stream", ticket.table);
        let mut stream = Stream::open(server.address(), &path, Some(&ticket.token), None).await?;
        // A stream that has told something is one that is served.
        stream.next().await?.context("a stream ended at once")?;
        streams.push(stream);
    }
    time::sleep(Duration::from_secs(1)).await;
    let with_streams = resident()?;
    figures.add_memory("memory: empty server", empty, Aim::None);
    figures.add_memory(format!("memory: with {N_TABLES} tables"), with_tables, Aim::None);
    let n_streams = f64::from(args.players);
    figures.add_memory(
        format!("memory: with {N_TABLES} tables and {n_streams} streams"),
        with_streams,
        Aim::Below(MOST),
    );
    let each = |after: u64, before: u64, n: f64| (kibibytes(after) - kibibytes(before)) / n;
    figures.add("memory: per table", each(with_tables, empty, f64::from(N_TABLES)), "KiB", Aim::None);
    figures.add("memory: per stream", each(with_streams, with_tables, n_streams), "KiB", Aim::None);
    drop(streams);
    server.stop()?;
    Ok(())
}
