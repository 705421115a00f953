//! One game of 30 Rails with very many players, from the first move to the last.

use std::{sync::Arc, time::Duration};

use anyhow::{Context as _, Result};
use fastrand::Rng;
use proving::{
    api::Order,
    party::Party,
    player::{Looks, Manner},
    yard::Yard,
};

use super::{
    Args,
    figure::{Clocks, Figures},
};
use crate::ground::{self, Ground};

/// One in this many streams is timed.
const WITNESSES: usize = 50;

pub(crate) async fn run(
    ground: &Ground,
    args: &Args,
    think: Duration,
    looks: Looks,
    luck: Rng,
    figures: &mut Figures,
) -> Result<()> {
    let order = Order { game: library::METAS[0].name, rules: None, seats: args.players, pace: None };
    let name = match think {
        Duration::ZERO => format!("{} players, at once", args.players),
        think => format!("{} players, spread over {} s", args.players, think.as_secs()),
    } + match looks {
        Looks::Actions => "",
        Looks::Position => ", one request for a screen",
        Looks::Three => ", three requests for a screen",
    };
    Figures::progress(&format!("{name}: seats are taken"));
    let launch = ground.launch(args.database)?.context("no database")?;
    let yard = Arc::new(Yard::default());
    let server = ground::start(&launch, &yard, 0).await?;
    let manner = Manner { think, repeats: 0, keeps: false, looks, patience: Duration::from_mins(2) };
    let mut party = Party { yard, manner, luck, witnesses: WITNESSES };
    let tickets = party.sit(&order).await.map_err(anyhow::Error::msg)?;
    Figures::progress(&format!("{name}: the game is played"));
    let clocks = Clocks::look(&server)?;
    let outcome = party.play_at(tickets).await;
    figures.add_games(&name, &outcome, &clocks.effort(&server)?);
    server.stop()?;
    Ok(())
}
