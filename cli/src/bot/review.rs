//! `platelayer bot review`: what luck brought and what moves cost in a finished game.

use std::{
    io::{self, Write},
    sync::{
        atomic::{AtomicUsize, Ordering},
        mpsc,
    },
    thread,
};

use bots::{Account, Judged};
use draw::{Fortune, FortuneWords};

use super::{finished::Finished, progress::Progress};
use crate::{args::Review, fault::Fault, files, games};

/// How many of the dearest moves are told.
const DEAREST: usize = 3;
/// Moves that cost less are not told among the dearest: it would not be believed.
const DEAR: f64 = 0.5;

pub(crate) fn run(args: &Review) -> Result<(), Fault> {
    let game = Finished::read(&args.record, args.content.as_deref(), args.seat)?;
    let (host, seat) = (game.host(), game.seat);
    let review = bots::Review::of(host, seat, args.level).map_err(|it| game.fault(it))?;
    let turns = judge(&review, args.jobs.unwrap_or_else(|| thread::available_parallelism().map_or(1, Into::into)));
    let title = games::title(host, seat);
    let account = Account::of(&turns, review.score());
    if let Some(path) = &args.svg {
        let all: Vec<_> = turns.iter().zip(&account.lucks).map(fortune).collect();
        let words = FortuneWords::english(&all, account.luck, review.score());
        files::write_picture(path, &draw::fortunes(&title, &all, review.score(), &words))?;
    }
    let mut out = io::stdout().lock();
    if args.json {
        let all: Vec<_> = turns.iter().zip(account.lucks.iter().zip(&account.laters)).map(json).collect();
        writeln!(
            out,
            "{}",
            serde_json::json!({
                "game": host.entry().name, "seat": args.seat, "level": args.level.name(), "score": review.score(),
                "start": account.start, "luck": account.luck, "cost": account.cost, "rest": account.rest, "turns": all,
            })
        )?;
        return Ok(());
    }
    writeln!(out, "{title}: {} points ({} review)", review.score(), args.level)?;
    tell(&mut out, &turns, &account, review.score())
}

/// Judges all turns, several at a time.
fn judge(review: &bots::Review, jobs: usize) -> Vec<Judged> {
    let n_turns = review.n_turns();
    let next = AtomicUsize::new(0);
    let mut progress = Progress::new(0, n_turns as u64);
    let mut turns: Vec<Judged> = thread::scope(|scope| {
        let (send, results) = mpsc::channel();
        for _ in 0..jobs.clamp(1, n_turns.max(1)) {
            let (send, next) = (send.clone(), &next);
            scope.spawn(move || {
                while let Some(judged) = review.judge(next.fetch_add(1, Ordering::Relaxed)) {
                    if send.send(judged).is_err() {
                        return;
                    }
                }
            });
        }
        drop(send);
        let mut all = Vec::new();
        for judged in results {
            all.push(judged);
            progress.show(all.len());
        }
        all
    });
    progress.end();
    turns.sort_by_key(|it| it.number);
    turns
}

fn fortune((it, luck): (&Judged, &f64)) -> Fortune {
    Fortune { turn: it.turn, before: it.after_roll - luck, after_roll: it.after_roll, after_move: it.after_move }
}

fn json((it, (luck, later)): (&Judged, (&f64, &f64))) -> serde_json::Value {
    let best = it.best.iter().map(|it| serde_json::json!({ "move": it.action, "expected": it.expected }));
    serde_json::json!({
        "number": it.number, "turn": it.turn, "event": it.event, "rolled": it.rolled, "move": it.action,
        "after_roll": it.after_roll, "after_move": it.after_move, "luck": luck, "cost": it.cost(), "later": later,
        "best": best.collect::<Vec<_>>(),
    })
}

/// What was rolled, short.
fn rolled(it: &Judged) -> String {
    match &it.rolled[..] {
        [] => String::new(),
        [one] => one.clone(),
        [first, .., last] => format!("{first} … {last}"),
    }
}

/// Which turn it is, as players count.
fn turn(it: &Judged) -> String {
    it.turn.map_or_else(|| "setup".to_owned(), |it| it.to_string())
}

/// The table, the sums, and the dearest moves.
fn tell(out: &mut impl Write, turns: &[Judged], account: &Account, score: i32) -> Result<(), Fault> {
    let width = |text: fn(&Judged) -> String| turns.iter().map(|it| text(it).chars().count()).max().unwrap_or(0);
    let (wide, long) = (width(rolled).max(6), width(|it| it.action.clone()).max(4));
    writeln!(
        out,
        " turn  {:<wide$} {:>7} {:>7}  {:<long$} {:>7} {:>7} {:>7}",
        "rolled", "luck", "best", "move", "cost", "moved", "later"
    )?;
    for (it, (luck, later)) in turns.iter().zip(account.lucks.iter().zip(&account.laters)) {
        let luck = if it.number == 1 { String::new() } else { format!("{luck:+.1}") };
        let cost = if it.cost() >= 0.05 { format!("{:.1}", it.cost()) } else { "best".to_owned() };
        writeln!(
            out,
            "{:>5}  {:<wide$} {luck:>7} {:>7.1}  {:<long$} {cost:>7} {:>7.1} {later:>+7.1}",
            turn(it),
            rolled(it),
            it.after_roll,
            it.action,
            it.after_move,
        )?;
    }
    if account.rest.abs() >= 0.05 {
        writeln!(out, "  end  {:<wide$} {:>+7.1} {score:>7}", "", account.rest)?;
    }
    let Account { start, luck, cost, .. } = account;
    let n_best = turns.iter().filter(|it| it.cost() < 0.05).count();
    let moves = if *cost < 0.0 {
        format!("moves brought {:.1} more than expected", -cost)
    } else {
        format!("moves cost {cost:.1}")
    };
    writeln!(out, "\nAt first {start:.1} points could be expected. Luck brought {luck:+.1}, {moves}: {score} points.")?;
    if account.laters.iter().any(|it| it.abs() >= 0.05) {
        writeln!(out, "What moves cost is the sum of \"cost\" less that of \"later\", which showed only later.")?;
    }
    writeln!(out, "{n_best} of {} moves were the best.", turns.len())?;
    let mut dearest: Vec<_> = turns.iter().filter(|it| it.cost() >= DEAR).collect();
    dearest.sort_by(|a, b| b.cost().total_cmp(&a.cost()));
    if !dearest.is_empty() {
        writeln!(out, "The most costly moves, and what would have been better:")?;
    }
    for it in dearest.into_iter().take(DEAREST) {
        let better = it.best.iter().filter(|best| best.action != it.action && best.expected > it.after_move);
        let better: Vec<_> = better.map(|best| format!("{} ({:.1})", best.action, best.expected)).collect();
        writeln!(
            out,
            "  {}: {} ({:.1}) cost {:.1}; better: {}",
            it.turn.map_or_else(|| "setup".to_owned(), |it| format!("turn {it}")),
            it.action,
            it.after_move,
            it.cost(),
            better.join(", ")
        )?;
    }
    Ok(())
}
