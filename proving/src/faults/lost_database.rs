//! The database is killed under load and started again; the server must get over it by itself.

use std::{
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use anyhow::{Context as _, Result};
use fastrand::Rng;
use proving::{
    postgres::{Postgres, PostgresError},
    yard::Yard,
};
use tokio::time;

use super::{Finding, crowd::Crowd, probe::Probe};
use crate::ground::{self, Database, Ground};

const ROUNDS: usize = 3;

pub(crate) async fn run(ground: &Ground, mut luck: Rng, finding: &mut Finding) -> Result<()> {
    let launch = ground.launch(Database::Postgres)?.context("no database")?;
    let postgres = ground.postgres().context("no PostgreSQL")?;
    let yard = Arc::new(Yard::default());
    let mut server = ground::start(&launch, &yard, 0).await?;
    let crowd = Crowd::start(&yard, &mut luck);
    let mut probe = Probe::new(&yard, luck.fork()).await?;
    for round in 1..=ROUNDS {
        time::sleep(Duration::from_millis(luck.u64(1500..3000))).await;
        with(postgres, Postgres::crash).await?;
        probe.until_refused().await?;
        finding.progress(&format!("the database is gone ({round}): moves are refused"));
        time::sleep(Duration::from_millis(luck.u64(..2000))).await;
        with(postgres, Postgres::revive).await?;
        let elapsed = probe.until_taken().await?;
        finding.progress(&format!("it is back: the first move is taken after {elapsed:.2?}"));
        if server.has_ended()? {
            finding.complain("the server has ended because the database was gone");
        }
    }
    finding.done = format!("database killed {ROUNDS} times");
    crowd.finish(finding).await;
    server.stop()?;
    Ok(())
}

/// Does something to the database without holding up the players.
async fn with(postgres: &Arc<Mutex<Postgres>>, action: fn(&mut Postgres) -> Result<(), PostgresError>) -> Result<()> {
    let postgres = Arc::clone(postgres);
    let doing = move || action(&mut postgres.lock().unwrap_or_else(PoisonError::into_inner));
    Ok(tokio::task::spawn_blocking(doing).await??)
}
