//! `platelayer postal roll`, `adjudicate`, `correct`, `extend`, `pause`, `report` and `finish`.

use std::io::{self, Write as _};

use referee::{Act, Deadline, Language, Misfit, round_in_english};

use super::{
    args::{Adjudicate, Correct, Postal, ReportArgs},
    clock,
    game::Game,
    matters, outbox,
};
use crate::fault::Fault;

/// The deadline of the next round: the one that is named, or the usual number of days from now.
fn next_deadline(game: &Game, named: Option<&str>) -> Result<Deadline, Fault> {
    let (now, agreement) = (game.now(), game.agreement());
    let moment = match named {
        Some(text) => clock::parse(text)?,
        None => clock::later(now, agreement.days, &agreement.hour)?,
    };
    let res = Deadline::civil(moment, game.zone());
    let res = res.ok_or_else(|| Fault::input(format!("{}: there is no such moment", clock::show(moment))))?;
    if res.moment() <= now.timestamp() {
        return Err(Fault::usage(format!("the deadline {} is past", clock::show(moment))));
    }
    Ok(res)
}

pub(crate) fn roll(game: &mut Game, deadline: Option<&str>) -> Result<(), Fault> {
    if !game.desk().has_begun() {
        if game.desk().players().is_empty() {
            return Err(Fault::input("there are no players yet: platelayer postal players add NAME ADDRESS"));
        }
        let due = Some(next_deadline(game, deadline)?);
        game.act(&Act::Begin { due }, "")?;
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
    match (game.desk().round(), game.desk().due()) {
        (Some(round), Some(due)) => {
            let (round, until) = (round_in_english(round), clock::show(due.shown()));
            say!("{round} is open until {until} ({})", game.agreement().zone);
        }
        (Some(_), _) => say!("the game is paused"),
        (None, _) => {}
    }
    Ok(())
}

/// Why a round is not adjudicated.
const QUESTIONS: &str = "there are remarks and open questions: `enter` what shall count, `tick` off what you have seen, \
    or go on with --anyway";

pub(crate) fn adjudicate(game: &mut Game, args: &Adjudicate) -> Result<(), Fault> {
    game.season()?;
    let n_done = game.season()?.verdicts().len();
    if let Some(round) = args.round.filter(|&it| usize::from(it) < n_done) {
        say!("{} is adjudicated already", round_in_english(round));
        return tell_reports(game);
    }
    let Some(round) = game.desk().round() else {
        say!("all rounds are adjudicated: `platelayer postal finish`");
        return Ok(());
    };
    if let Some(wanted) = args.round.filter(|&it| it != round) {
        return Err(Fault::input(format!("{} is not open: {} is", round_in_english(wanted), round_in_english(round))));
    }
    if game.desk().is_early(game.now().timestamp()) && args.early.is_none() {
        if outbox::write_reports(game)? > 0 {
            say!("reports of the round before were missing and are written now");
        }
        let until = game.desk().deadline().map_or(String::new(), |it| format!(" until {}", clock::show(it.shown())));
        let state = if game.desk().is_paused() { "paused".to_owned() } else { format!("open{until}") };
        return Err(Fault::input(format!(
            "{} is {state}: adjudicate it sooner with --early REASON",
            round_in_english(round)
        )));
    }
    // Whoever was killed while taking letters has confirmed some of them only.
    outbox::confirm_letters(game)?;
    matters::show(&game.desk().waiting()?)?;
    let is_last = round == referee::LAST_ROUND;
    let due = if is_last { None } else { Some(next_deadline(game, args.deadline.as_deref())?) };
    let act = game.desk().adjudication(due, args.anyway).map_err(|misfit| match misfit {
        Misfit::Questions(_) => Fault::input(QUESTIONS),
        misfit => misfit.into(),
    })?;
    matters::warn(game, None)?;
    game.act(&act, args.early.as_deref().unwrap_or_default())?;
    show_scores(game)?;
    if game.desk().round().is_none() {
        say!("That was the last round: `correct` it if need be, then `platelayer postal finish`.");
    }
    tell_reports(game)
}

fn show_scores(game: &Game) -> Result<(), Fault> {
    let mut out = io::stdout().lock();
    let season = game.season()?;
    let Some(verdict) = season.verdicts().last() else { return Ok(()) };
    writeln!(out, "{} is adjudicated", round_in_english(verdict.round))?;
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
    if game.desk().is_finished() {
        return Err(Fault::input("the game is finished"));
    }
    let seat = game.seat(&args.name).map_err(Fault::usage)?;
    let name = game.player(seat).name.clone();
    let act = game.desk().correction(seat, game.words(args.orders.as_bytes(), false))?;
    let Some(act) = act else {
        let orders = game.desk().last_orders(seat).map(ToString::to_string).unwrap_or_default();
        say!("{name}'s orders for {} are so already: {orders}", round_in_english(round));
        return tell_reports(game);
    };
    game.act(&act, &args.reason)?;
    let orders = game.desk().last_orders(seat).map(ToString::to_string).unwrap_or_default();
    say!("{name}'s orders for {} are now: {orders}", round_in_english(round));
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
    let round = game.desk().round().ok_or_else(|| Fault::input("the game is over"))?;
    let due = next_deadline(game, Some(deadline))?;
    // Whoever was late is told so before, even by a program that was killed, and then that the letter counts.
    outbox::confirm_letters(game)?;
    if game.desk().due() != Some(due) {
        game.act(&Act::Extend { due }, reason)?;
    }
    outbox::confirm_letters(game)?;
    say!("{} was given more time", round_in_english(round));
    tell_reports(game)
}

pub(crate) fn pause(game: &mut Game, reason: &str) -> Result<(), Fault> {
    game.season()?;
    game.desk().round().ok_or_else(|| Fault::input("the game is over"))?;
    if !game.desk().is_paused() {
        game.act(&Act::Pause, reason)?;
    }
    tell_reports(game)
}

pub(crate) fn report(args: &Postal, report: &ReportArgs) -> Result<(), Fault> {
    let now = args.now.as_deref();
    let Some(name) = &report.show else {
        let game = Game::open(&args.folder, now)?;
        game.season()?;
        outbox::confirm_letters(&game)?;
        outbox::write_reminders(&game)?;
        return tell_reports(&game);
    };
    let game = Game::look(&args.folder, now)?;
    let shown = if name.eq_ignore_ascii_case("zine") {
        let language = game.agreement().language.parse::<Language>().map_err(Fault::input)?;
        game.desk().edition(|it| it.for_zine(language))?
    } else {
        let seat = game.seat(name).map_err(Fault::usage)?;
        game.desk().edition(|it| it.for_player(seat, game.player(seat).language))?
    };
    let text = if report.html { shown.html } else { shown.text };
    Ok(io::stdout().lock().write_all(text.as_bytes())?)
}

pub(crate) fn finish(game: &mut Game) -> Result<(), Fault> {
    if let Some(round) = { game.season()?.round() } {
        return Err(Fault::input(format!("the game is not over: {} is open", round_in_english(round))));
    }
    if !game.desk().is_finished() {
        game.act(&Act::Finish, "")?;
    }
    game.folder().make("records")?;
    game.folder().make("reports")?;
    game.folder().write("records/final.rec", game.season()?.record().to_string().as_bytes())?;
    for seat in game.seats() {
        let name = &game.player(seat).name;
        let title = format!("{}, {name}", game.agreement().game);
        let picture = game.season()?.picture(seat, &title);
        let file = format!("reports/12-final-{:02}.svg", seat.index() + 1);
        game.folder().write(&file, picture.as_bytes())?;
    }
    show_scores(game)?;
    say!("the record with its seed: records/final.rec (check it with `platelayer verify`)");
    tell_reports(game)
}
