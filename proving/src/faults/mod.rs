//! `proving faults`: what can break is broken, and what was promised is checked.

mod crowd;
mod deadlines;
mod disk;
mod finding;
mod full_disk;
mod kills;
mod lost_database;
mod probe;
mod two_servers;

use anyhow::Result;
use clap::{Args as Group, ValueEnum};
use fastrand::Rng;
use finding::Finding;

use crate::ground::{Database, Ground};

/// What can be asked for.
#[derive(Group, Debug)]
pub(crate) struct Args {
    /// How often a server is killed, per database
    #[arg(long, default_value_t = 50)]
    kills: usize,
    /// Which databases are tried
    #[arg(long, value_enum, default_value_t = Databases::Both)]
    database: Databases,
    /// What the moments and the moves follow from
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Only this scenario; may be given several times
    #[arg(long, value_enum)]
    only: Vec<Scenario>,
    /// Keep the folder with the logs and databases even if all is well
    #[arg(long)]
    keep: bool,
}

#[derive(Copy, Clone, PartialEq, Eq, Debug, ValueEnum)]
enum Databases {
    Sqlite,
    Postgres,
    Both,
}

/// One way to break things.
#[derive(Copy, Clone, PartialEq, Eq, Debug, ValueEnum)]
enum Scenario {
    /// The server is killed and started again
    Kills,
    /// One of two servers is killed
    TwoServers,
    /// Two servers watch the same deadlines
    Deadlines,
    /// The disk is full for a while
    FullDisk,
    /// The database is killed and started again
    LostDatabase,
}

impl Databases {
    fn includes(self, database: Database) -> bool {
        match self {
            Self::Sqlite => database == Database::Sqlite,
            Self::Postgres => database == Database::Postgres,
            Self::Both => true,
        }
    }
}

/// The scenarios with the databases that they need, in the order in which they are run.
const SCENARIOS: &[(Scenario, Database)] = &[
    (Scenario::Kills, Database::Sqlite),
    (Scenario::Kills, Database::Postgres),
    (Scenario::TwoServers, Database::Postgres),
    (Scenario::Deadlines, Database::Postgres),
    (Scenario::FullDisk, Database::Sqlite),
    (Scenario::LostDatabase, Database::Postgres),
];

/// Runs what is asked for; says whether everything held.
pub(crate) async fn run(args: &Args) -> Result<bool> {
    let is_asked = |scenario| args.only.is_empty() || args.only.contains(&scenario);
    let asked = SCENARIOS.iter().filter(|(it, database)| is_asked(*it) && args.database.includes(*database));
    let asked: Vec<_> = asked.copied().collect();
    let ground = Ground::new(asked.iter().any(|(_, database)| *database == Database::Postgres))?;
    println!("seed {}", args.seed);
    let mut findings = Vec::new();
    for (number, (scenario, database)) in asked.into_iter().enumerate() {
        // Every scenario has its own luck, so that leaving one out does not change the others.
        let luck = Rng::with_seed(args.seed.wrapping_mul(1000).wrapping_add(number as u64));
        if database == Database::Postgres && ground.postgres().is_none() {
            findings.push(Finding::left_out(scenario, database));
            continue;
        }
        let mut finding = Finding::new(scenario, database);
        println!("{}", finding.title());
        let ran = match scenario {
            Scenario::Kills => kills::run(&ground, database, args.kills, luck, &mut finding).await,
            Scenario::TwoServers => two_servers::run(&ground, luck, &mut finding).await,
            Scenario::Deadlines => deadlines::run(&ground, luck, &mut finding).await,
            Scenario::FullDisk => full_disk::run(&ground, luck, &mut finding).await,
            Scenario::LostDatabase => lost_database::run(&ground, luck, &mut finding).await,
        };
        if let Err(error) = ran {
            finding.complaints.push(format!("the scenario broke off: {error:#}"));
        }
        finding.end();
        findings.push(finding);
    }
    print!("\n{}", finding::table(&findings));
    let is_fine = findings.iter().all(|it| it.complaints.is_empty());
    if !is_fine || args.keep {
        println!("\nlogs and databases are kept in {}", ground.keep().display());
    }
    println!("\n{}", if is_fine { "everything that was promised was kept" } else { "PROMISES WERE BROKEN, see above" });
    Ok(is_fine)
}
