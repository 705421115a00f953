//! `platelayer bot arena`: many games between bots, on all cores.

use std::{
    fs,
    io::{self, Write as _},
    path::Path,
    sync::{
        atomic::{AtomicU64, Ordering},
        mpsc,
    },
    thread,
};

use bots::Level;
use library::{Entry, Host};

use super::{
    figures::{self, Figures},
    ledger::{Ledger, Line},
    progress::Progress,
    stopwatch::Stopwatch,
};
use crate::{args::Arena, fault::Fault, files, games};

/// What is played.
struct Tournament<'a> {
    entry: &'static Entry,
    rules: Option<&'a str>,
    content: Option<&'a str>,
    n_seats: usize,
    levels: &'a [Level],
    seed: u64,
    /// Where records are kept.
    records: Option<&'a Path>,
}

pub(crate) fn run(args: &Arena) -> Result<(), Fault> {
    let entry = games::find(&args.game)?;
    let content = files::read_optional(args.content.as_deref())?;
    let n_seats = args.seats.unwrap_or(args.bots.len().max(entry.seats.0));
    let tournament = Tournament {
        entry,
        rules: args.rules.as_deref(),
        content: content.as_deref(),
        n_seats,
        levels: &args.bots,
        seed: args.seed,
        records: args.records.as_deref(),
    };
    if let Some(folder) = tournament.records {
        fs::create_dir_all(folder).map_err(|it| Fault::file(folder, &it))?;
    }
    let setup = tournament.open()?.setup();
    let bots: Vec<_> = args.bots.iter().map(|it| it.name()).collect();
    let about = format!("{} {setup}; bots {}; seed {}", entry.name, bots.join(","), args.seed);
    let mut ledger = match &args.csv {
        Some(path) => Ledger::open(path, &about, n_seats)?,
        None => Ledger::default(),
    };
    let jobs = args.jobs.unwrap_or_else(|| thread::available_parallelism().map_or(1, Into::into));
    let seconds = tournament.play(&mut ledger, args.games, jobs)?;
    let all = Figures::all(&ledger);
    if let Some(path) = &args.svg {
        let scores: Vec<_> = all.iter().map(|it| (it.level.name(), it.points.as_slice())).collect();
        files::write_picture(path, &draw::histogram(&about, &scores))?;
    }
    let mut out = io::stdout().lock();
    if args.json {
        let all: Vec<_> = all.iter().map(Figures::json).collect();
        writeln!(
            out,
            "{}",
            serde_json::json!({ "about": about, "games": ledger.games.len(), "seconds_per_game": seconds, "bots": all })
        )?;
        return Ok(());
    }
    writeln!(out, "{about}; {} games", ledger.games.len())?;
    writeln!(out, "{}", Figures::head(n_seats == 1))?;
    for figures in &all {
        writeln!(out, "{}", figures.line(n_seats == 1))?;
    }
    if let Some(seconds) = seconds {
        writeln!(out, "{seconds:.3} s of one core per game")?;
    }
    Ok(())
}

impl Tournament<'_> {
    fn open(&self) -> Result<Box<dyn Host>, Fault> {
        self.entry.open_with(self.rules, self.n_seats, self.content).map_err(Fault::usage)
    }

    /// The bots of a game, seat by seat: they move on by one seat from game to game.
    fn seated(&self, game: u64) -> Vec<Level> {
        let n = self.levels.len();
        let first = usize::try_from(game % n as u64).unwrap_or_default();
        (0..self.n_seats).map(|seat| self.levels[(seat + first) % n]).collect()
    }

    /// Plays one game, by its number the same every time.
    fn game(&self, game: u64) -> Result<Vec<Line>, Fault> {
        let levels = self.seated(game);
        let seed = self.seed.wrapping_add(game);
        let mut host = self.open()?;
        let dice = bots::dice(seed);
        bots::finish(host.as_mut(), &dice, &levels, seed);
        if let Some(folder) = self.records {
            let record = host.record(Some(dice.pledge()), Some(dice.seed().clone())).unwrap_or_default();
            let file = folder.join(format!("{}-{seed}.rec", self.entry.name));
            fs::write(&file, record).map_err(|it| Fault::file(&file, &it))?;
        }
        Ok(figures::lines(host.as_ref(), &levels))
    }

    /// Plays the games that are not in the ledger yet; the mean of the seconds that each took.
    fn play(&self, ledger: &mut Ledger, n_games: u64, jobs: usize) -> Result<Option<f64>, Fault> {
        let open: Vec<u64> = (0..n_games).filter(|it| !ledger.games.contains_key(it)).collect();
        let next = AtomicU64::new(0);
        let mut progress = Progress::new(ledger.games.len(), n_games);
        thread::scope(|scope| {
            let (send, results) = mpsc::channel();
            for _ in 0..jobs.clamp(1, open.len().max(1)) {
                let (send, open, next) = (send.clone(), &open, &next);
                scope.spawn(move || {
                    while let Some(&game) =
                        usize::try_from(next.fetch_add(1, Ordering::Relaxed)).ok().and_then(|it| open.get(it))
                    {
                        // Whoever collects has ended when something is wrong.
                        let watch = Stopwatch::start();
                        let lines = self.game(game);
                        if send.send((game, lines, watch.seconds())).is_err() {
                            return;
                        }
                    }
                });
            }
            drop(send);
            let mut seconds = 0.0;
            for (game, lines, took) in results {
                ledger.add(game, lines?)?;
                seconds += took;
                progress.show(ledger.games.len());
            }
            progress.end();
            #[expect(clippy::cast_precision_loss, reason = "nobody plays that many games")]
            let n_played = open.len() as f64;
            Ok((n_played > 0.0).then(|| seconds / n_played))
        })
    }
}
