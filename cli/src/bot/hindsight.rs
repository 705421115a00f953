//! `platelayer bot hindsight`: the best game that was possible with the same dice.

use std::{
    fs,
    io::{self, Write as _},
    path::Path,
    sync::{
        atomic::{AtomicUsize, Ordering},
        mpsc,
    },
    thread,
    time::Instant,
};

use bots::{Found, Liberty};

use super::{finished::Finished, progress::Progress};
use crate::{
    args::Hindsight,
    fault::{self, Fault},
    games,
};

/// Progress is told after so many steps.
const PIECE: u64 = 50_000;

pub(crate) fn run(args: &Hindsight) -> Result<(), Fault> {
    let game = Finished::read(&args.record, args.content.as_deref(), args.seat)?;
    let (host, seat) = (game.host(), game.seat);
    if let Some(out) = args.out.as_deref().filter(|it| it.exists() && *it != Path::new("-")) {
        return Err(Fault::input(format!("{}: this file exists, and is not overwritten", fault::name(out))));
    }
    let liberty = if args.any_setup { Liberty::AnySetup } else { Liberty::SameSetup };
    let start = Instant::now();
    let hindsight = bots::Hindsight::of(host, seat, liberty, args.steps).map_err(|it| game.fault(it))?;
    let jobs = args.jobs.unwrap_or_else(|| thread::available_parallelism().map_or(1, Into::into));
    let actions = search(&hindsight, jobs);
    let found = hindsight.conclude(host, &actions);
    let found =
        found.ok_or_else(|| Fault::input("the game that was found breaks the rules, which is a mistake of ours"))?;
    let record = found.table.record(game.reading.pledge.clone(), game.reading.seed.clone()).unwrap_or_default();
    let is_shown = args.out.as_deref() == Some(Path::new("-"));
    if let Some(out) = args.out.as_deref().filter(|_| !is_shown) {
        fs::write(out, &record).map_err(|it| Fault::file(out, &it))?;
    }
    let mut stdout = io::stdout().lock();
    if is_shown {
        return Ok(stdout.write_all(record.as_bytes())?);
    }
    if args.json {
        let Found { score, played, bound, .. } = found;
        writeln!(
            stdout,
            "{}",
            serde_json::json!({
                "game": host.entry().name, "seat": args.seat, "any_setup": args.any_setup, "played": played,
                "best": score, "bound": bound, "proven": found.is_proven(), "moves": actions,
                "seconds": start.elapsed().as_secs_f64(),
            })
        )?;
        return Ok(());
    }
    writeln!(stdout, "{}: {} points", games::title(host, seat), found.played)?;
    let setup = if args.any_setup { "any setup" } else { "the same setup" };
    let proven = if found.is_proven() { "proven: no game can have more" } else { "not proven" };
    writeln!(stdout, "With the same dice and {setup}: {} points, {proven}.", found.score)?;
    if !found.is_proven() {
        writeln!(stdout, "No game can have more than {} points, by a simple count.", found.bound)?;
    }
    if let Some(out) = &args.out {
        writeln!(stdout, "The game is in {}; `platelayer replay` shows it.", fault::name(out))?;
        return Ok(());
    }
    writeln!(stdout, "\n{}", gallery::screen(&found.table.view(kernel::Viewer::Referee), seat))?;
    Ok(())
}

/// Runs all searches, several at a time; the actions of the best one.
fn search(hindsight: &bots::Hindsight, jobs: usize) -> Vec<String> {
    let n_searches = hindsight.n_searches();
    let n_pieces = hindsight.n_steps().div_ceil(PIECE);
    let next = AtomicUsize::new(0);
    let mut progress = Progress::new(0, n_pieces * n_searches as u64);
    let mut found: Vec<(i32, usize, Vec<String>)> = Vec::new();
    thread::scope(|scope| {
        let (send, news) = mpsc::channel();
        for _ in 0..jobs.clamp(1, n_searches) {
            let (send, next) = (send.clone(), &next);
            scope.spawn(move || {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= n_searches {
                        return;
                    }
                    let mut search = hindsight.search(number);
                    while !search.is_done() {
                        search.advance(PIECE);
                        let end = search.is_done().then(|| (search.best(), number, search.actions()));
                        if send.send(end).is_err() {
                            return;
                        }
                    }
                }
            });
        }
        drop(send);
        for (n_done, end) in (1..).zip(news) {
            progress.show(n_done);
            found.extend(end);
        }
    });
    progress.end();
    // The first of the best, so that it does not matter which came first.
    found.sort_by_key(|it| (-it.0, it.1));
    found.into_iter().next().map_or(Vec::new(), |it| it.2)
}
