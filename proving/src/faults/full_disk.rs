//! The disk of the database is full for a while: moves are refused, nothing is lost, and then the games go on.

use std::{sync::Arc, time::Duration};

use anyhow::Result;
use fastrand::Rng;
use proving::yard::Yard;
use tokio::time;

use super::{Finding, crowd::Crowd, disk::Disk, probe::Probe};
use crate::ground::{self, Ground};

const ROUNDS: usize = 3;

pub(crate) async fn run(ground: &Ground, mut luck: Rng, finding: &mut Finding) -> Result<()> {
    let disk = Disk::new(ground.folder().join("disk"))?;
    let launch = ground.launch_with(ground::sqlite(&disk.folder().join("games.db")));
    let yard = Arc::new(Yard::default());
    let mut server = ground::start(&launch, &yard, 0).await?;
    let crowd = Crowd::start(&yard, &mut luck);
    let mut probe = Probe::new(&yard, luck.fork()).await?;
    for round in 1..=ROUNDS {
        time::sleep(Duration::from_secs(2)).await;
        disk.fill(&server)?;
        let n_taken = probe.until_refused().await?;
        finding.progress(&format!("full ({round}): refused after {n_taken} more moves that found room"));
        time::sleep(Duration::from_secs(1)).await;
        if server.has_ended()? {
            finding.complain("the server has ended because the disk was full");
        }
        disk.clear(&server)?;
        let elapsed = probe.until_taken().await?;
        finding.progress(&format!("room again: the first move is taken after {elapsed:.2?}"));
    }
    finding.done = format!("{ROUNDS} times {}", disk.kind());
    crowd.finish(finding).await;
    server.stop()?;
    if finding.tally.n_unavailable == 0 {
        finding.complain("no player was told that the disk is full");
    }
    Ok(())
}
