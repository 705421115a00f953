//! `platelayer postal remind`: a mail to everybody whose orders for the open round are missing or incomplete, once for
//! every deadline.

use referee::Deadline;

use super::{clock, game::Game, outbox};
use crate::fault::Fault;

pub(crate) fn run(game: &mut Game) -> Result<(), Fault> {
    game.season()?;
    game.desk().round().ok_or_else(|| Fault::input("the game is over"))?;
    if game.desk().is_paused() {
        return Err(Fault::input("the game is paused, so nobody is late"));
    }
    let deadline = game.desk().due().ok_or_else(|| Fault::input("there is no deadline to remind of"))?;
    if deadline.moment() < game.now().timestamp() {
        return Err(Fault::input(format!(
            "the deadline {} is past: `extend` it, or `adjudicate`",
            clock::show(deadline.shown())
        )));
    }
    let (n_new, n_before) = remind(game)?;
    let before = if n_before > 0 { format!(", {n_before} were written before") } else { String::new() };
    say!("{n_new} reminders are written{before}; the deadline is {}", clock::show(deadline.shown()));
    Ok(())
}

/// Reminds if the deadline is nearer than so many hours, and says so if anybody is reminded.
pub(crate) fn when_near(game: &mut Game, hours: u16) -> Result<(), Fault> {
    let Some(deadline) = game.desk().due().filter(|_| game.desk().round().is_some()) else { return Ok(()) };
    let left = deadline.moment().as_second() - game.now().timestamp().as_second();
    if !(0..=i64::from(hours) * 3600).contains(&left) {
        return Ok(());
    }
    let (n_new, _) = remind(game)?;
    if n_new > 0 {
        say!("{n_new} reminders are written; the deadline is {}", clock::show(Deadline::shown(deadline)));
    }
    Ok(())
}

/// Says how many reminders are new, and how many players had theirs before.
fn remind(game: &mut Game) -> Result<(usize, usize), Fault> {
    let (act, n_before) = game.desk().reminding()?;
    if let Some(act) = act {
        game.act(&act, "")?;
    }
    Ok((outbox::write_reminders(game)?, n_before))
}
