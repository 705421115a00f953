//! `platelayer postal status`: who is missing, what was not understood, and what is to be done next.

use std::io::{self, Write as _};

use kernel::BySeat;
use referee::{Standing, Use, round_in_english};

use super::{clock, game::Game, log::Log, outbox};
use crate::fault::Fault;

pub(crate) fn show(game: &Game) -> Result<(), Fault> {
    let desk = game.desk();
    let mut out = io::stdout().lock();
    writeln!(out, "{}: {} players", game.agreement().game, desk.players().len())?;
    let Some(round) = desk.round() else {
        return match (desk.has_begun(), desk.is_finished()) {
            (false, _) => Ok(writeln!(out, "not begun: add players, then `platelayer postal roll`")?),
            (_, false) => Ok(writeln!(out, "round 10 is adjudicated: `correct` it if need be, then `finish`")?),
            (_, true) => {
                writeln!(out, "finished")?;
                tail(game, &mut out)
            }
        };
    };
    let deadline = match desk.deadline() {
        _ if desk.is_paused() => "paused".to_owned(),
        None => "without a deadline".to_owned(),
        Some(deadline) => {
            let is_past = deadline.moment() < game.now().timestamp();
            let past = if is_past { ", which is past" } else { "" };
            format!("until {} ({}){past}", clock::show(deadline.shown()), game.agreement().zone)
        }
    };
    writeln!(out, "{} is open, {deadline}", round_in_english(round))?;
    for (roll, number) in game.season()?.rolls().iter().zip(1..) {
        let kind = roll.colour();
        writeln!(
            out,
            "  roll {number}: white {}, coloured {} ({})",
            roll.white(),
            kind.die(),
            kind.name().to_lowercase()
        )?;
    }
    let width = desk.players().iter().map(|it| it.name.chars().count()).max().unwrap_or(0);
    let mut n_complete = 0;
    let standings = game.seats().map(|it| desk.standing(it, None)).collect::<Result<Vec<_>, _>>()?;
    let orders = BySeat::new(standings.len(), |seat| standings[seat.index()].orders.clone());
    let objections = desk.objections(&orders);
    for (seat, standing) in game.seats().zip(&standings) {
        let orders = standing.orders.clone();
        let missing = desk.lacks(seat, orders.as_ref());
        let reminded = if desk.is_reminded(seat) { ", reminded" } else { "" };
        let state = match &orders {
            _ if !standing.open.is_empty() => open(standing),
            None => format!("MISSING{reminded}"),
            Some(orders) if missing.is_empty() => {
                n_complete += 1;
                format!("complete: {orders}")
            }
            Some(orders) => {
                let missing: Vec<_> = missing.iter().map(ToString::to_string).collect();
                format!("PARTIAL: {orders}; missing: {}{reminded}", missing.join(", "))
            }
        };
        writeln!(out, "  {:width$}  {state}", game.player(seat).name)?;
        for (slot, objection) in &objections[seat] {
            writeln!(out, "  {:width$}    {slot} would be illegal: {objection}", "")?;
        }
        for kept in desk.letters_for(seat, round) {
            if desk.is_late(kept) {
                let when = clock::show(game.zone().to_datetime(kept.received()));
                writeln!(
                    out,
                    "  {:width$}    letter {} is late ({when}): extend, or enter it with a reason",
                    "",
                    kept.number()
                )?;
            }
            if let Some(Use::Incomplete(earlier)) = standing.use_of(kept.number()) {
                writeln!(
                    out,
                    "  {:width$}    letter {} is incomplete, letter {earlier} goes on counting",
                    "",
                    kept.number()
                )?;
            }
        }
        for matter in &standing.matters {
            writeln!(out, "  {:width$}    {matter}", "")?;
        }
    }
    for kept in desk.letters() {
        if let Some((seat, named)) = kept.owner().filter(|it| it.1 != round && desk.is_recent(kept)) {
            let name = &game.player(seat).name;
            writeln!(
                out,
                "  letter {} of {name} is for {}, which is not open",
                kept.number(),
                round_in_english(named)
            )?;
        }
    }
    writeln!(out, "{n_complete} of {} are complete", desk.players().len())?;
    let n_waiting = desk.waiting()?.len();
    if n_waiting > 0 {
        let what = if n_waiting == 1 { "letter is" } else { "letters are" };
        writeln!(out, "{n_waiting} {what} to be looked at: `enter` what shall count, `tick` off what you have seen")?;
    }
    tail(game, &mut out)
}

/// What is open of a player's orders, what counts all the same, and what waits.
fn open(standing: &Standing) -> String {
    let counted = standing.orders.as_ref().map_or("nothing".to_owned(), ToString::to_string);
    let slots: Vec<_> = standing.open.iter().map(ToString::to_string).collect();
    let waits = if standing.held.is_empty() { String::new() } else { format!("; waits: {}", standing.held) };
    format!("OPEN: {}; counts: {counted}{waits}", slots.join(", "))
}

/// What was put aside, and what waits to be sent.
fn tail(game: &Game, out: &mut impl io::Write) -> Result<(), Fault> {
    let desk = game.desk();
    for kept in desk.letters().iter().filter(|it| it.owner().is_none() && desk.is_recent(it)) {
        let from = if kept.from().is_empty() { String::new() } else { format!(" from {}", kept.from()) };
        let file = game.file_name(kept.number()).unwrap_or_default();
        writeln!(out, "put aside: letter {}{from}: {} ({file})", kept.number(), kept.reason())?;
    }
    let outbox::Unsent { n, n_paper, refused } = outbox::unsent(game);
    for (name, answer) in refused {
        writeln!(out, "refused: outbox/{name}: {answer} (`players address` or `send --again`)")?;
    }
    if n > 0 {
        let (paper, how) = match n_paper {
            0 => (String::new(), "`platelayer postal send`"),
            _ if n_paper < n => (format!(", {n_paper} of them without an address"), "`platelayer postal send`"),
            _ => (
                ", all without an address".to_owned(),
                "post them, then `platelayer postal send --only NAME --by-hand`",
            ),
        };
        writeln!(out, "outbox: {n} mails are not sent{paper} ({how})")?;
    }
    Ok(())
}

/// Every act so far.
pub(crate) fn show_log(game: &Game) -> Result<(), Fault> {
    let mut out = io::stdout().lock();
    for entry in Log::read(game.folder())? {
        let act = serde_json::to_value(&entry.act).map_err(|error| Fault::input(format!("the log: {error}")))?;
        let name = act["act"].as_str().unwrap_or_default().to_owned();
        let details: Vec<_> = act
            .as_object()
            .into_iter()
            .flatten()
            .filter(|(key, value)| !["act", "key", "file", "received"].contains(&key.as_str()) && !value.is_object())
            .map(|(key, value)| format!("{key} {}", value.as_str().map_or_else(|| value.to_string(), str::to_owned)))
            .collect();
        let reason = if entry.reason.is_empty() { String::new() } else { format!(" ({})", entry.reason) };
        let by = if entry.by.is_empty() { String::new() } else { format!("{}: ", entry.by) };
        writeln!(out, "{}  {by}{name} {}{reason}", entry.time, details.join(", "))?;
    }
    Ok(())
}
