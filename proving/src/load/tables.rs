//! Many tables of mixed games at once.

use std::{sync::Arc, time::Duration};

use anyhow::{Context as _, Result};
use fastrand::Rng;
use proving::{
    api::{Order, Ticket},
    party::{Outcome, Party, mixed},
    player::{Looks, Manner},
    yard::Yard,
};
use tokio::task::JoinSet;

use super::{
    Args,
    figure::{Clocks, Figures},
};
use crate::ground::{self, Ground};

/// One in this many streams is timed.
const WITNESSES: usize = 2;

pub(crate) async fn run(ground: &Ground, args: &Args, mut luck: Rng, figures: &mut Figures) -> Result<()> {
    let launch = ground.launch(args.database)?.context("no database")?;
    let yard = Arc::new(Yard::default());
    let server = ground::start(&launch, &yard, 0).await?;
    let think = Duration::from_millis(args.think);
    let manner = Manner { think, repeats: 0, keeps: false, looks: Looks::Actions, patience: Duration::from_mins(2) };
    let orders: Vec<Order> = mixed(None).into_iter().cycle().take(args.tables).collect();
    let n_seats: usize = orders.iter().map(|it| usize::from(it.seats)).sum();
    let name = format!("{} tables, {n_seats} players", args.tables);
    Figures::progress(&format!("{name}: seats are taken"));
    let mut seated: Vec<(Party, Vec<Ticket>)> = Vec::new();
    for order in &orders {
        let mut party = Party { yard: Arc::clone(&yard), manner, luck: luck.fork(), witnesses: WITNESSES };
        let tickets = party.sit(order).await.map_err(anyhow::Error::msg)?;
        seated.push((party, tickets));
    }
    Figures::progress(&format!("{name}: they play, thinking up to {think:?}"));
    let clocks = Clocks::look(&server)?;
    let mut games = JoinSet::new();
    for (party, tickets) in seated {
        games.spawn(party.play_at(tickets));
    }
    let mut all = Outcome::default();
    while let Some(outcome) = games.join_next().await {
        all.add(outcome?);
        if games.len().is_multiple_of(50) {
            Figures::progress(&format!("{name}: {} are left", games.len()));
        }
    }
    figures.add_games(&name, &all, &clocks.effort(&server)?);
    server.stop()?;
    Ok(())
}
