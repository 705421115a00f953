//! `platelayer postal remind`: a mail to everybody whose orders for the open round are missing or incomplete, once for
//! every deadline.

use jiff::civil::DateTime;

use super::{
    clock,
    game::Game,
    log::Act,
    outbox::{self, Kind, Mail},
};
use crate::fault::Fault;

pub(crate) fn run(game: &mut Game) -> Result<(), Fault> {
    game.season()?;
    game.round().ok_or_else(|| Fault::input("the game is over"))?;
    if game.is_paused {
        return Err(Fault::input("the game is paused, so nobody is late"));
    }
    let deadline = game.deadline.ok_or_else(|| Fault::input("there is no deadline to remind of"))?;
    if clock::at(deadline, &game.zone)? < game.now {
        return Err(Fault::input(format!(
            "the deadline {} is past: `extend` it, or `adjudicate`",
            clock::show(deadline)
        )));
    }
    let (n_new, n_before) = remind(game, deadline)?;
    let before = if n_before > 0 { format!(", {n_before} were written before") } else { String::new() };
    say!("{n_new} reminders are written{before}; the deadline is {}", clock::show(deadline));
    Ok(())
}

/// Reminds if the deadline is nearer than so many hours, and says so if anybody is reminded.
pub(crate) fn when_near(game: &mut Game, hours: u16) -> Result<(), Fault> {
    let Some(deadline) = game.deadline.filter(|_| game.round().is_some() && !game.is_paused) else { return Ok(()) };
    let left = clock::at(deadline, &game.zone)?.timestamp().as_second() - game.now.timestamp().as_second();
    if !(0..=i64::from(hours) * 3600).contains(&left) {
        return Ok(());
    }
    let (n_new, _) = remind(game, deadline)?;
    if n_new > 0 {
        say!("{n_new} reminders are written; the deadline is {}", clock::show(deadline));
    }
    Ok(())
}

/// Says how many reminders are new, and how many players had theirs before.
fn remind(game: &mut Game, deadline: DateTime) -> Result<(usize, usize), Fault> {
    let Some(round) = game.round() else { return Ok((0, 0)) };
    let season = game.season()?.clone();
    let mut names = Vec::new();
    let mut n_before = 0;
    for seat in game.seats() {
        if season.lacks(seat, game.standing(seat, None)?.orders.as_ref()).is_empty() {
            continue;
        }
        if game.is_reminded(seat) {
            n_before += 1;
        } else {
            names.push(game.player(seat).name.clone());
        }
    }
    if !names.is_empty() {
        game.act(Act::Remind { round, deadline: clock::show(deadline), names }, "")?;
    }
    Ok((write(game)?, n_before))
}

/// Writes the reminders of the open round that are not there yet. Whoever has written meanwhile needs none.
pub(crate) fn write(game: &Game) -> Result<usize, Fault> {
    let (Some(round), Some(deadline)) = (game.round(), game.deadline) else { return Ok(0) };
    let mut mails = Vec::new();
    for seat in game.seats().filter(|it| game.is_reminded(*it)) {
        let moment = deadline.strftime("%Y%m%d-%H%M");
        let name = format!("outbox/{round:02}-reminder-{moment}-{}", outbox::label(game, seat));
        if game.folder.path(&name).exists() {
            continue;
        }
        let (standing, language) = (game.standing(seat, None)?, game.player(seat).language);
        if let Some(report) = game.edition(|it| it.reminder(seat, &standing, language))? {
            mails.push(Mail::new(game, name, seat, Kind::Reminder, report)?);
        }
    }
    outbox::put(game, &mails)
}
