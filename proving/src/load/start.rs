//! How long a server takes to start when it keeps very many games.

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use anyhow::{Context as _, Result};
use fastrand::Rng;
use kernel::{Dice, Seat, Seed, TableId, Turn};
use proving::{api::Api, yard::Yard};
use tokio::task::JoinSet;

use super::{
    Args,
    figure::{Aim, Figures},
};
use crate::ground::{self, Ground};

/// The aim, in milliseconds.
const MOST: f64 = 100.0;

/// How many different games are stored, again and again.
const N_DIFFERENT: usize = 50;

/// How many clients store games.
const N_CLIENTS: usize = 16;

/// How often the start is timed.
const ROUNDS: u32 = 5;

pub(crate) async fn run(ground: &Ground, args: &Args, mut luck: Rng, figures: &mut Figures) -> Result<()> {
    let launch = ground.launch(args.database)?.context("no database")?;
    let yard = Yard::default();
    let server = ground::start(&launch, &yard, 0).await?;
    Figures::progress(&format!("start: {} finished games are stored", args.stored));
    let records: Vec<String> = (0..N_DIFFERENT).map(|_| record(&mut luck)).collect::<Result<_>>()?;
    let records = Arc::new(records);
    let mut clients = JoinSet::new();
    for client in 0..N_CLIENTS {
        let (records, address, n) = (Arc::clone(&records), server.address(), args.stored);
        clients.spawn(async move {
            let mut api = Api::new(address);
            for number in (client..n).step_by(N_CLIENTS) {
                api.import(&records[number % records.len()]).await?;
            }
            anyhow::Ok(())
        });
    }
    while let Some(client) = clients.join_next().await {
        client?.context("a record is not taken")?;
    }
    server.stop()?;
    let (mut listening, mut well) = (Duration::ZERO, Duration::ZERO);
    for _ in 0..ROUNDS {
        let start = Instant::now();
        let server = ground::start(&launch, &yard, 0).await?;
        listening += server.started_in();
        Api::new(server.address()).is_well().await?;
        well += start.elapsed();
        server.stop()?;
    }
    let name = format!("start with {} games", args.stored);
    figures.add_time(format!("{name}: listening"), listening / ROUNDS, Aim::Below(MOST));
    figures.add_time(format!("{name}: first answer"), well / ROUNDS, Aim::Below(MOST));
    Ok(())
}

/// The record of a finished solo game.
fn record(luck: &mut Rng) -> Result<String> {
    let entry = library::GAMES.iter().find(|it| it.has_daily).context("no game for one")?;
    let mut bytes = [0; 32];
    luck.fill(&mut bytes);
    let id: TableId = format!("load-{:016x}", luck.u64(..)).parse()?;
    let dice = Dice::new(Seed::new(bytes), id);
    let mut host = entry.open(None, 1)?;
    host.settle(&dice);
    while host.turn() != Turn::Over {
        let actions = host.actions(Seat::FIRST);
        let action = actions.get(luck.usize(..actions.len().max(1))).context("no move")?;
        host.act(Seat::FIRST, action)?;
        host.settle(&dice);
    }
    host.record(Some(dice.pledge()), Some(dice.seed().clone())).context("no record")
}

#[cfg(test)]
mod tests {
    use fastrand::Rng;

    #[test]
    fn the_stored_games_are_real_ones() {
        let mut luck = Rng::with_seed(3);
        let (one, other) = (super::record(&mut luck).expect("a record"), super::record(&mut luck).expect("a record"));
        assert!(proving::audit::verified(&one).expect("a good record") > 30);
        assert_ne!(one, other);
    }
}
