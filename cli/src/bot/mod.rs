//! `platelayer bot`: tournaments between bots, games against them, and what they make of moves and games.

mod arena;
mod figures;
mod finished;
mod hindsight;
mod ledger;
mod progress;
mod review;
mod stopwatch;
mod suggest;

use crate::{args::BotCommand, fault::Fault, play};

pub(crate) fn run(command: &BotCommand) -> Result<(), Fault> {
    match command {
        BotCommand::Arena(args) => arena::run(args),
        BotCommand::Hindsight(args) => hindsight::run(args),
        BotCommand::Play(args) => play::run(args),
        BotCommand::Review(args) => review::run(args),
        BotCommand::Suggest(args) => suggest::run(args),
    }
}
