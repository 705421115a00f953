//! The binary `platelayer`: play, host, score, replay and verify railway games of pen, paper and cards.

mod admin;
mod args;
mod backup;
mod bot;
mod config;
mod examples;
mod fault;
mod files;
mod games;
mod home;
mod journal;
mod outcome;
mod play;
mod postal;
mod print;
mod prompt;
mod replay;
mod score;
mod serve;
mod verify;

use std::process::ExitCode;

use args::{Args, Command};
use clap::{CommandFactory, Parser, error::ErrorKind};
use fault::Fault;

/// Gives memory back that is not used any more, which the usual allocator of Linux hardly does.
#[cfg(target_os = "linux")]
#[global_allocator]
static ALLOCATOR: tikv_jemallocator::Jemalloc = tikv_jemallocator::Jemalloc;

fn main() -> ExitCode {
    let args = match Args::try_parse() {
        Ok(args) => args,
        Err(error) => return usage(&error),
    };
    let done = match args.command {
        Command::Games(args) => games::list(&args),
        Command::Rules(args) => games::rules(&args),
        Command::Play(args) => play::run(&args),
        Command::Score(args) => score::run(&args),
        Command::Replay(args) => replay::run(&args),
        Command::Print(args) => print::run(&args),
        Command::Verify(args) => verify::run(&args),
        Command::Bot(command) => bot::run(&command),
        Command::Postal(args) => postal::run(&args),
        Command::Serve(args) => serve::run(&args),
        Command::Backup(args) => backup::run(&args),
        Command::Admin(args) => admin::run(&args),
    };
    done.map_or_else(Fault::report, |()| ExitCode::SUCCESS)
}

/// Shows help where it was asked for, and otherwise one line that says what is wrong.
fn usage(error: &clap::Error) -> ExitCode {
    match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
            let _ = error.print();
            ExitCode::SUCCESS
        }
        ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            let _ = error.print();
            ExitCode::from(fault::USAGE)
        }
        _ => {
            let text = error.to_string();
            let mut lines = text.lines().map(str::trim);
            let first = lines.next().unwrap_or_default().trim_start_matches("error: ");
            // Some messages go on with a list of what is missing.
            let rest: Vec<_> = lines.take_while(|it| !it.is_empty()).collect();
            let name = Args::command().get_name().to_owned();
            Fault::usage(format!("{} (see `{name} --help`)", [&[first], &rest[..]].concat().join(" "))).report()
        }
    }
}
