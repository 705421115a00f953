//! `platelayer bot suggest`: the best moves in a recorded position, with what they may come to.

use std::io::{self, Write as _};

use kernel::{Seat, Turn};

use crate::{args::Suggest, fault::Fault, files, games};

pub(crate) fn run(args: &Suggest) -> Result<(), Fault> {
    let text = files::read(&args.record)?;
    let content = files::read_optional(args.content.as_deref())?;
    let reading = files::whole_or_torn(&text, |text| library::read(text, content.as_deref().as_slice()));
    let (reading, torn) = reading.map_err(|it| Fault::line(&args.record, it.line, it.reason))?;
    let n_events = reading.host.n_events();
    let at = args.at.unwrap_or(n_events);
    let host = reading.host.at(at).ok_or_else(|| Fault::usage(format!("--at: the record has {n_events} events")))?;
    let waiting = match host.turn() {
        Turn::Seats(waiting) => waiting,
        Turn::Over => {
            return Err(Fault::input("the game is over: nobody has a move (--at looks at an earlier moment)"));
        }
        Turn::Chance => return Err(Fault::input("the dice are to be rolled next, so nobody has a move")),
    };
    let asked = args.seat.map(|it| Seat::new(it).filter(|it| waiting.contains(*it)));
    let seat = asked.unwrap_or(waiting.lowest());
    let seat = seat.ok_or_else(|| Fault::usage("--seat: the game does not wait for this seat"))?;
    let thoughts = bots::evaluate_at(host.as_ref(), seat, args.level);
    let mut out = io::stdout().lock();
    if args.json {
        let moves = thoughts.iter().take(args.top);
        let moves = moves.map(|it| serde_json::json!({ "move": it.action, "expected": it.expected }));
        let moves = moves.collect::<Vec<_>>();
        writeln!(
            out,
            "{}",
            serde_json::json!({ "game": host.entry().name, "event": at, "seat": seat.index(), "moves": moves })
        )?;
        return Ok(());
    }
    let torn = torn.map_or(String::new(), |it| format!("\n{it}"));
    writeln!(out, "{}, after event {at} of {n_events}{torn}", games::title(host.as_ref(), seat))?;
    writeln!(out, "The points to be expected in the end ({} look), as a review of the game tells them:", args.level)?;
    for (n, it) in thoughts.iter().take(args.top).enumerate() {
        writeln!(out, "{:>3}. {:>6.1}  {}", n + 1, it.expected, it.action)?;
    }
    Ok(())
}
