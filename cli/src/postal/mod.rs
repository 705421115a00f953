//! `platelayer postal`: the desk of a referee of 30 Rails by post, on a plain folder.

/// Says something on standard output; who does not listen any more ends the program without harm.
macro_rules! say {
    ($($words:tt)*) => {
        $crate::postal::tell(format_args!($($words)*))?
    };
}

mod acts;
mod agreement;
pub(crate) mod args;
mod clock;
mod envelope;
mod folder;
mod game;
mod log;
mod matters;
mod open;
mod outbox;
mod players;
mod remind;
mod rounds;
mod send;
mod smtp;
mod source;
mod status;
mod take;
mod watch;
mod whose;

use std::{
    fmt,
    io::{self, Write as _},
};

use args::{Postal, PostalCommand};
use game::Game;
use watch::Stop;

use crate::fault::Fault;

pub(crate) fn run(args: &Postal) -> Result<(), Fault> {
    let now = args.now.as_deref();
    let open = || Game::open(&args.folder, now);
    match &args.command {
        PostalCommand::New(new) => open::run(new, now),
        PostalCommand::Players(players) => players::run(args, players),
        PostalCommand::Roll { deadline } => rounds::roll(&mut open()?, deadline.as_deref()),
        PostalCommand::Take(take) => {
            // The folder is free again while mails are sent.
            let mut game = open()?;
            take::take(&mut game, take, None)?;
            take.remind.map_or(Ok(()), |hours| remind::when_near(&mut game, hours))?;
            drop(game);
            if take.send { watch::dispatch(args, &Stop::default()) } else { Ok(()) }
        }
        PostalCommand::Remind => remind::run(&mut open()?),
        PostalCommand::Watch(watch) => watch::run(args, watch),
        PostalCommand::Send(send) => send::run(args, send, &Stop::default()),
        PostalCommand::Status { log: false } => {
            let mut game = Game::look(&args.folder, now)?;
            game.hear()?;
            status::show(&game)
        }
        PostalCommand::Status { log: true } => status::show_log(&Game::look(&args.folder, now)?),
        PostalCommand::Enter(enter) => take::enter(&mut open()?, enter),
        PostalCommand::Tick(tick) => matters::tick(&mut open()?, tick),
        PostalCommand::Extend { deadline, reason } => rounds::extend(&mut open()?, deadline, reason),
        PostalCommand::Pause { reason } => rounds::pause(&mut open()?, reason),
        PostalCommand::Correct(correct) => rounds::correct(&mut open()?, correct),
        PostalCommand::Adjudicate(adjudicate) => rounds::adjudicate(&mut open()?, adjudicate),
        PostalCommand::Report(report) => rounds::report(args, report),
        PostalCommand::Finish => rounds::finish(&mut open()?),
    }
}

fn tell(words: fmt::Arguments<'_>) -> Result<(), Fault> {
    Ok(writeln!(io::stdout().lock(), "{words}")?)
}
