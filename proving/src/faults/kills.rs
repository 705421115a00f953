//! The server is killed at any moment, and started again on what it has written.

use std::{sync::Arc, time::Duration};

use anyhow::{Context as _, Result};
use fastrand::Rng;
use proving::yard::Yard;
use tokio::time;

use super::{Finding, crowd::Crowd};
use crate::ground::{self, Database, Ground};

/// The longest life of a server, in milliseconds.
const LONGEST_LIFE: u64 = 1500;

pub(crate) async fn run(
    ground: &Ground,
    database: Database,
    n_kills: usize,
    mut luck: Rng,
    finding: &mut Finding,
) -> Result<()> {
    let launch = ground.launch(database)?.context("no database")?;
    let yard = Arc::new(Yard::default());
    let mut server = ground::start(&launch, &yard, 0).await?;
    let crowd = Crowd::start(&yard, &mut luck);
    for kill in 1..=n_kills {
        // Some die before they have done anything.
        let life = Duration::from_millis(luck.u64(..LONGEST_LIFE));
        time::sleep(life).await;
        if server.has_ended()? {
            finding.complain(format!("the server has ended by itself before kill {kill}"));
        }
        server.kill()?;
        server = ground::start(&launch, &yard, 0).await?;
        if kill % 10 == 0 || kill == n_kills {
            finding.progress(&format!("killed {kill} of {n_kills} times"));
        }
    }
    finding.done = format!("{n_kills} kills under load");
    crowd.finish(finding).await;
    if !server.stop()?.success() {
        finding.complain("the server does not end well when it is asked to");
    }
    Ok(())
}
