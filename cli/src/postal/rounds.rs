//! `platelayer postal roll`, `adjudicate`, `correct`, `extend`, `pause`, `report` and `finish`.

use std::io::{self, Write as _};

use referee::{Doubt, Language, Orders, ROUND_OF_SETUP};

use super::{
    args::{Adjudicate, Correct, Postal, ReportArgs},
    clock,
    game::Game,
    log::Act,
    matters, outbox, remind,
    take::round_name,
};
use crate::fault::Fault;

/// The deadline of the next round: the one that is named, or the usual number of days from now.
fn next_deadline(game: &Game, named: Option<&str>) -> Result<String, Fault> {
    let moment = match named {
        Some(text) => clock::parse(text)?,
        None => clock::later(&game.now, game.agreement.days, &game.agreement.hour)?,
    };
    if clock::at(moment, &game.zone)? <= game.now {
        return Err(Fault::usage(format!("the deadline {} is past", clock::show(moment))));
    }
    Ok(clock::show(moment))
}

pub(crate) fn roll(game: &mut Game, deadline: Option<&str>) -> Result<(), Fault> {
    if game.season.is_none() {
        if game.players.is_empty() {
            return Err(Fault::input("there are no players yet: platelayer postal players add NAME ADDRESS"));
        }
        let deadline = next_deadline(game, deadline)?;
        game.act(Act::Roll { deadline }, "")?;
    }
    let season = game.season()?;
    if season.verdicts().is_empty() {
        let squares: Vec<_> =
            season.sheet(kernel::Seat::FIRST).mountains().into_iter().map(|it| it.to_string()).collect();
        say!("mountains: {}", squares.join(" "));
    }
    for (roll, number) in season.rolls().iter().zip(1..) {
        say!("roll {number}: white {}, coloured {}", roll.white(), roll.colour().die());
    }
    tell_reports(game)
}

/// Writes the reports that are missing, and says where they are.
fn tell_reports(game: &Game) -> Result<(), Fault> {
    let n_new = outbox::write_reports(game)?;
    if let Some(stage) = outbox::stage(game) {
        let names =
            if n_new == 0 { "the reports are there".to_owned() } else { format!("{n_new} reports are written") };
        say!("{names}: outbox/{stage}-*, for the zine reports/{stage}-zine.*");
    }
    match (game.round(), game.deadline) {
        (Some(round), Some(deadline)) if !game.is_paused => {
            say!("{} is open until {} ({})", round_name(round), clock::show(deadline), game.agreement.zone);
        }
        (Some(_), _) => say!("the game is paused"),
        (None, _) => {}
    }
    Ok(())
}

pub(crate) fn adjudicate(game: &mut Game, args: &Adjudicate) -> Result<(), Fault> {
    game.season()?;
    let n_done = game.season()?.verdicts().len();
    if let Some(round) = args.round.filter(|&it| usize::from(it) < n_done) {
        say!("{} is adjudicated already", round_name(round));
        return tell_reports(game);
    }
    let Some(round) = game.round() else {
        say!("all rounds are adjudicated: `platelayer postal finish`");
        return Ok(());
    };
    if let Some(wanted) = args.round.filter(|&it| it != round) {
        return Err(Fault::input(format!("{} is not open: {} is", round_name(wanted), round_name(round))));
    }
    let deadline = game.deadline.map(|it| clock::at(it, &game.zone)).transpose()?;
    let is_early = game.is_paused || deadline.is_some_and(|it| game.now <= it);
    if is_early && args.early.is_none() {
        if outbox::write_reports(game)? > 0 {
            say!("reports of the round before were missing and are written now");
        }
        let until = game.deadline.map_or(String::new(), |it| format!(" until {}", clock::show(it)));
        let state = if game.is_paused { "paused".to_owned() } else { format!("open{until}") };
        return Err(Fault::input(format!(
            "{} is {state}: adjudicate it sooner with --early REASON",
            round_name(round)
        )));
    }
    // Whoever was killed while taking letters has confirmed some of them only.
    outbox::confirm_letters(game)?;
    let waiting = matters::all(game)?;
    matters::expect_none(&waiting, args.anyway)?;
    matters::warn(game, None)?;
    let counted = matters::orders(game)?;
    let told = |seat| (game.player(seat).name.clone(), counted[seat].as_ref().map(ToString::to_string));
    let orders = game.seats().map(told).collect();
    let anyway = waiting.iter().map(|it| it.letter).collect();
    let is_last = round == referee::LAST_ROUND;
    let deadline = if is_last { String::new() } else { next_deadline(game, args.deadline.as_deref())? };
    game.act(Act::Adjudicate { round, orders, deadline, anyway }, args.early.as_deref().unwrap_or_default())?;
    show_scores(game)?;
    if game.round().is_none() {
        say!("That was the last round: `correct` it if need be, then `platelayer postal finish`.");
    }
    tell_reports(game)
}

fn show_scores(game: &Game) -> Result<(), Fault> {
    let mut out = io::stdout().lock();
    let Some(verdict) = game.season()?.verdicts().last() else { return Ok(()) };
    writeln!(out, "{} is adjudicated", round_name(verdict.round))?;
    for seat in game.seats() {
        let mark = if verdict.received[seat] { "" } else { "  (no letter)" };
        writeln!(out, "  {:>4}  {}{mark}", verdict.scores[seat], game.player(seat).name)?;
    }
    Ok(())
}

pub(crate) fn correct(game: &mut Game, args: &Correct) -> Result<(), Fault> {
    let n_done = game.season()?.verdicts().len();
    let Some(round) = n_done.checked_sub(1).and_then(|it| u8::try_from(it).ok()) else {
        return Err(Fault::input("nothing is adjudicated yet: use `enter` to put orders right"));
    };
    if game.is_finished {
        return Err(Fault::input("the game is finished"));
    }
    let seat = game.seat(&args.name).map_err(Fault::usage)?;
    let name = game.player(seat).name.clone();
    let mut letter = game.read_bytes(args.orders.as_bytes(), false, Some(seat));
    // What is corrected was rolled before.
    letter.puzzles.retain(|it| !matches!(it.doubt, Doubt::OtherDice(_)));
    matters::expect_clear(&letter)?;
    let is_setup = round == ROUND_OF_SETUP;
    if !letter.has_orders(is_setup) {
        return Err(Fault::usage(format!("there are no orders for {} in it", round_name(round))));
    }
    let orders = Orders::put_right(game.last_orders(seat).as_ref(), &letter, is_setup);
    if game.last_orders(seat).as_ref() == Some(&orders) {
        say!("{name}'s orders for {} are so already: {orders}", round_name(round));
        return tell_reports(game);
    }
    game.act(Act::Correct { round, name: name.clone(), orders: orders.to_string() }, &args.reason)?;
    say!("{name}'s orders for {} are now: {orders}", round_name(round));
    if let Some(verdict) = game.season()?.verdicts().last() {
        for (slot, objection) in verdict.seats[seat].objections() {
            say!("  {name}: {slot} is illegal: {objection}");
        }
    }
    show_scores(game)?;
    tell_reports(game)
}

pub(crate) fn extend(game: &mut Game, deadline: &str, reason: &str) -> Result<(), Fault> {
    game.season()?;
    let round = game.round().ok_or_else(|| Fault::input("the game is over"))?;
    let deadline = next_deadline(game, Some(deadline))?;
    // Whoever was late is told so before, even by a program that was killed, and then that the letter counts.
    outbox::confirm_letters(game)?;
    if game.is_paused || game.deadline.map(clock::show).as_ref() != Some(&deadline) {
        game.act(Act::Extend { deadline }, reason)?;
    }
    outbox::confirm_letters(game)?;
    say!("{} was given more time", round_name(round));
    tell_reports(game)
}

pub(crate) fn pause(game: &mut Game, reason: &str) -> Result<(), Fault> {
    game.season()?;
    game.round().ok_or_else(|| Fault::input("the game is over"))?;
    if !game.is_paused {
        game.act(Act::Pause, reason)?;
    }
    tell_reports(game)
}

pub(crate) fn report(args: &Postal, report: &ReportArgs) -> Result<(), Fault> {
    let now = args.now.as_deref();
    let Some(name) = &report.show else {
        let game = Game::open(&args.folder, now)?;
        game.season()?;
        outbox::confirm_letters(&game)?;
        remind::write(&game)?;
        return tell_reports(&game);
    };
    let game = Game::look(&args.folder, now)?;
    let shown = if name.eq_ignore_ascii_case("zine") {
        let language = game.agreement.language.parse::<Language>().map_err(Fault::input)?;
        game.edition(|it| it.for_zine(language))?
    } else {
        let seat = game.seat(name).map_err(Fault::usage)?;
        game.edition(|it| it.for_player(seat, game.player(seat).language))?
    };
    let text = if report.html { shown.html } else { shown.text };
    Ok(io::stdout().lock().write_all(text.as_bytes())?)
}

pub(crate) fn finish(game: &mut Game) -> Result<(), Fault> {
    if let Some(round) = { game.season()?.round() } {
        return Err(Fault::input(format!("the game is not over: {} is open", round_name(round))));
    }
    if !game.is_finished {
        game.act(Act::Finish, "")?;
    }
    game.folder.make("records")?;
    game.folder.make("reports")?;
    game.folder.write("records/final.rec", game.season()?.record().to_string().as_bytes())?;
    for seat in game.seats() {
        let name = &game.player(seat).name;
        let title = format!("{}, {name}", game.agreement.game);
        let picture = game.season()?.picture(seat, &title);
        let file = format!("reports/12-final-{:02}.svg", seat.index() + 1);
        game.folder.write(&file, picture.as_bytes())?;
    }
    show_scores(game)?;
    say!("the record with its seed: records/final.rec (check it with `platelayer verify`)");
    tell_reports(game)
}
