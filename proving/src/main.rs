//! The program `proving`: hurts a server, or loads it, and says whether it kept its promises.

mod faults;
mod ground;
mod load;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Hurts a server, or loads it, and says whether it kept its promises.
#[derive(Parser, Debug)]
#[command(name = "proving", version, about)]
#[command(after_help = "The program `platelayer` is looked for beside this one, or named by PLATELAYER_BIN.

Exit codes: 0 everything held, 1 something did not, 2 the command line is wrong.")]
struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand, Debug)]
enum Command {
    /// Kill servers, databases and disks under load, and check that nothing that was acknowledged is lost
    #[command(after_help = "Examples:
  proving faults                                     everything, 50 kills each on SQLite and PostgreSQL
  proving faults --kills 5 --database sqlite         a short look
  proving faults --only deadlines --only full-disk   some of it
  proving faults --seed 7                            other moments, other moves")]
    Faults(faults::Args),
    /// Measure speed, memory and start time under load
    #[command(after_help = "Examples:
  proving load                                       1,000 players, 200 tables
  proving load --only crowd --players 100            some of it, smaller
  proving load --json > load.jsonl                   keep the figures")]
    Load(load::Args),
}

fn main() -> ExitCode {
    let args = Args::parse();
    let run = || {
        proving::process::open_many_files()?;
        // One thread: the server shall have the other processors.
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        match args.command {
            Command::Faults(args) => runtime.block_on(faults::run(&args)),
            Command::Load(args) => runtime.block_on(load::run(&args)),
        }
    };
    match run() {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("proving: {error:#}");
            ExitCode::FAILURE
        }
    }
}
