//! Two servers on one database: players are spread over both, one is killed, and all games end on the other.

use std::{sync::Arc, time::Duration};

use anyhow::{Context as _, Result};
use fastrand::Rng;
use proving::yard::Yard;
use tokio::time;

use super::{Finding, crowd::Crowd};
use crate::ground::{self, Database, Ground};

/// How often one of them is killed and started again before one is killed for good.
const ROUNDS: usize = 4;

pub(crate) async fn run(ground: &Ground, mut luck: Rng, finding: &mut Finding) -> Result<()> {
    let first = ground.launch(Database::Postgres)?.context("no database")?;
    let launches = [first.clone(), ground.launch_with(first.database)];
    let yard = Arc::new(Yard::default());
    let mut servers = Vec::new();
    for (place, launch) in launches.iter().enumerate() {
        servers.push(ground::start(launch, &yard, place).await?);
    }
    let crowd = Crowd::start(&yard, &mut luck);
    for round in 0..ROUNDS {
        time::sleep(Duration::from_millis(luck.u64(1500..4000))).await;
        let place = round % 2;
        servers.remove(place).kill()?;
        finding.progress(&format!("server {place} is killed, the other goes on"));
        time::sleep(Duration::from_millis(luck.u64(500..2000))).await;
        servers.insert(place, ground::start(&launches[place], &yard, place).await?);
    }
    time::sleep(Duration::from_secs(3)).await;
    servers.remove(1).kill()?;
    finding.progress("server 1 is killed for good");
    finding.done = format!("one of two killed {} times", ROUNDS + 1);
    crowd.finish(finding).await;
    if servers.remove(0).has_ended()? {
        finding.complain("the other server has ended by itself");
    }
    Ok(())
}
