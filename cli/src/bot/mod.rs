//! `platelayer bot`: tournaments between bots, games against them, and what they would do.

mod arena;
mod figures;
mod ledger;
mod suggest;

use crate::{args::BotCommand, fault::Fault, play};

pub(crate) fn run(command: &BotCommand) -> Result<(), Fault> {
    match command {
        BotCommand::Arena(args) => arena::run(args),
        BotCommand::Play(args) => play::run(args),
        BotCommand::Suggest(args) => suggest::run(args),
    }
}
