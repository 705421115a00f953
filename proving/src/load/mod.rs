//! `proving load`: speed, memory and start time of a server under load.

mod crowd;
mod figure;
mod memory;
mod start;
mod tables;

use std::time::Duration;

use anyhow::Result;
use clap::{Args as Group, ValueEnum};
use fastrand::Rng;
use figure::Figures;
use proving::player::Looks;

use crate::ground::{Database, Ground};

/// What can be asked for.
#[derive(Group, Debug)]
pub(crate) struct Args {
    /// How many players there are in the one big game, and how many streams are held open
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u16).range(1..=1024))]
    players: u16,
    /// How many tables of mixed games are played at once
    #[arg(long, default_value_t = 200)]
    tables: usize,
    /// The most time that a player at those tables thinks about a move, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = 1000)]
    think: u64,
    /// How many finished games are stored when the start is timed
    #[arg(long, default_value_t = 10_000)]
    stored: usize,
    /// Which database the server has
    #[arg(long, value_enum, default_value_t = Database::Sqlite)]
    database: Database,
    /// What the moves follow from
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// One JSON object per figure and line, and nothing else on standard output
    #[arg(long)]
    json: bool,
    /// Only this measurement; may be given several times
    #[arg(long, value_enum)]
    only: Vec<Measurement>,
}

/// One thing to measure.
#[derive(Copy, Clone, PartialEq, Eq, Debug, ValueEnum)]
enum Measurement {
    /// One game with very many players
    Crowd,
    /// The same with players who look at all that a screen shows, in three requests and in one
    Screens,
    /// Many games at once
    Tables,
    /// Memory of tables and streams
    Memory,
    /// Time to start with many stored games
    Start,
}

/// Measures what is asked for; says whether every game was played to its end by the rules.
pub(crate) async fn run(args: &Args) -> Result<bool> {
    let is_asked = |it| args.only.is_empty() || args.only.contains(&it);
    let ground = Ground::new(args.database == Database::Postgres)?;
    let mut figures = Figures::new(args.json);
    let mut luck = Rng::with_seed(args.seed);
    if is_asked(Measurement::Crowd) {
        for think in [Duration::ZERO, Duration::from_secs(2)] {
            crowd::run(&ground, args, think, Looks::Actions, luck.fork(), &mut figures).await?;
        }
    }
    if is_asked(Measurement::Screens) {
        let same = luck.fork();
        for looks in [Looks::Three, Looks::Position] {
            crowd::run(&ground, args, Duration::from_secs(2), looks, same.clone(), &mut figures).await?;
        }
    }
    if is_asked(Measurement::Tables) {
        tables::run(&ground, args, luck.fork(), &mut figures).await?;
    }
    if is_asked(Measurement::Memory) {
        memory::run(&ground, args, luck.fork(), &mut figures).await?;
    }
    if is_asked(Measurement::Start) {
        start::run(&ground, args, luck.fork(), &mut figures).await?;
    }
    figures.print();
    Ok(figures.is_fine())
}
