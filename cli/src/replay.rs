//! `platelayer replay`: shows a recorded game, as it ended or at any event.

use std::io::{self, Write};

use kernel::{Seat, Turn, Viewer};
use library::Host;
use serde_json::{Value, json};

use crate::{args::Replay, fault::Fault, files, games, outcome};

/// Replays a record.
pub(crate) fn run(args: &Replay) -> Result<(), Fault> {
    let text = files::read(&args.record)?;
    let content = files::read_optional(args.content.as_deref())?;
    let reading = files::whole_or_torn(&text, |text| library::read(text, content.as_deref().as_slice()));
    let (reading, torn) = reading.map_err(|it| Fault::line(&args.record, it.line, it.reason))?;
    let host = reading.host;
    let (n_seats, n_events) = (host.n_seats(), host.n_events());
    let seat = Seat::new(args.seat).filter(|it| it.index() < n_seats);
    let seat = seat.ok_or_else(|| Fault::usage(format!("--seat: seats are 0 to {}", n_seats - 1)))?;
    let at = args.at.unwrap_or(n_events);
    let host = host.at(at).ok_or_else(|| Fault::usage(format!("--at: the record has {n_events} events")))?;
    let mut out = io::stdout().lock();
    if args.json {
        writeln!(out, "{}", to_json(host.as_ref(), n_events))?;
        return Ok(());
    }
    if args.events {
        for n in 0..at {
            writeln!(out, "{:>5}  {}", n + 1, host.event(n).unwrap_or_default())?;
        }
        return Ok(());
    }
    let view = host.view(Viewer::Referee);
    let title = games::title(host.as_ref(), seat);
    if let Some(file) = &args.svg {
        files::write_picture(file, &gallery::moment(&view, seat, &title))?;
        writeln!(out, "Drawn into {}.", file.display())?;
        return Ok(());
    }
    let last = at.checked_sub(1).and_then(|it| host.event(it));
    writeln!(out, "{title}")?;
    for note in games::old_rules(host.as_ref()).into_iter().chain(torn) {
        writeln!(out, "{note}")?;
    }
    writeln!(out, "After event {at} of {n_events}{}\n", last.map_or(String::new(), |it| format!(": {it}")))?;
    writeln!(out, "{}", gallery::screen(&view, seat))?;
    if let Some(won) = host.outcome().and_then(|it| outcome::sentence(&it, n_seats)) {
        writeln!(out, "At the end {won}.")?;
    }
    Ok(())
}

/// Where the game is, and how it ended.
fn to_json(host: &dyn Host, n_events: usize) -> Value {
    let seats = || Seat::first(host.n_seats());
    json!({
        "game": host.entry().name,
        "setup": host.setup(),
        "at": host.n_events(),
        "events": n_events,
        "event": host.n_events().checked_sub(1).and_then(|it| host.event(it)),
        "over": host.turn() == Turn::Over,
        "scores": seats().map(|it| host.score(it)).collect::<Vec<_>>(),
        "places": host.places().as_slice(),
        "outcome": host.outcome().as_ref().map(outcome::to_json),
    })
}
