//! `platelayer play`: a game in the terminal, alone or several at one keyboard.

use std::{
    collections::BTreeMap,
    io::{self, BufRead, Write},
    path::Path,
};

use bots::Level;
use fastrand::Rng;
use kernel::{Dice, Seat, Seed, TableId, Turn, Veil, Viewer};
use library::{Entry, Host, OpenError};

use crate::{
    args::Play,
    fault::Fault,
    files, games, home,
    journal::{Found, Journal},
    outcome,
    prompt::Input,
};

/// How many sheets are shown at the end of a game; of more only the scores.
const MOST_SHEETS: usize = 4;

/// Plays until the game is over, the player quits, or the input ends.
pub(crate) fn run(args: &Play) -> Result<(), Fault> {
    let mut session = match &args.record {
        Some(path) if path.metadata().is_ok_and(|it| it.len() > 0 || !it.is_file()) => Session::resume(path, args)?,
        _ => Session::start(args)?,
    };
    session.play(&mut io::stdin().lock(), &mut io::stdout().lock())
}

/// A game, its dice and the file that keeps it.
struct Session {
    host: Box<dyn Host>,
    dice: Dice,
    journal: Journal,
    /// The bots of the last seats, each with its luck.
    bots: BTreeMap<Seat, (Level, Rng)>,
    /// How many events are in the file.
    n_kept: usize,
    has_scores: bool,
    notes: Vec<String>,
}

impl Session {
    fn start(args: &Play) -> Result<Self, Fault> {
        let name = args.game.as_deref().ok_or_else(|| match &args.record {
            Some(path) => Fault::usage(format!("there is no record {} yet: name a game to start one", path.display())),
            None => Fault::usage(format!("name a game, for example `platelayer play {}`", library::GAMES[0].name)),
        })?;
        let entry = games::find(name)?;
        let host = open(entry, args, args.seats.unwrap_or(entry.seats.0.max(1 + args.bots.len())))?;
        let seed = match &args.seed {
            Some(text) => parse_seed(text)?,
            None => fresh_seed()?,
        };
        // The same seed gives the same game: its name follows from the seed, too.
        let id: TableId = seed.commitment().to_string()[..16].parse().map_err(Fault::input)?;
        let dice = Dice::new(seed, id);
        let bots = bots(args, host.as_ref(), &dice)?;
        let head = host.record(Some(dice.pledge()), Some(dice.seed().clone())).expect("a new table keeps everything");
        let journal = match &args.record {
            Some(path) => Journal::create(path, &head)?,
            None => create_somewhere(entry.name, &head)?,
        };
        Ok(Self { host, dice, journal, bots, n_kept: 0, has_scores: false, notes: Vec::new() })
    }

    fn resume(path: &Path, args: &Play) -> Result<Self, Fault> {
        let Found { mut journal, text, torn } = Journal::open(path)?;
        let content = files::read_optional(args.content.as_deref())?;
        let contents: Vec<_> = content.as_deref().into_iter().collect();
        // The dice are at hand, so a record that is not theirs does not go on.
        let checked = library::verify(&text, &contents).and_then(|_| library::read(&text, &contents));
        let reading = checked.map_err(|it| Fault::line(path, it.line, it.reason))?;
        let host = reading.host;
        check_agreement(path, host.as_ref(), args)?;
        let given = args.seed.as_deref().map(parse_seed).transpose()?;
        let has_scores = text.lines().any(|it| it.starts_with("= "));
        let missing = |what: &str| Fault::input(format!("{}: the record {what}", path.display()));
        let pledge = reading.pledge.ok_or_else(|| missing("has no line `dice`, so its dice cannot be rolled on"))?;
        let seed =
            reading.seed.or(given.clone()).ok_or_else(|| missing("does not tell its seed: give it with --seed"))?;
        let dice = Dice::new(seed, pledge.id.clone());
        if dice.pledge() != pledge || given.is_some_and(|it| it != *dice.seed()) {
            return Err(Fault::usage(format!("--seed: {} was begun with another seed", path.display())));
        }
        let bots = bots(args, host.as_ref(), &dice)?;
        let mut notes = vec![format!("Going on with {}, event {}.", path.display(), host.n_events())];
        notes.extend(games::old_rules(host.as_ref()));
        if let Some(torn) = torn {
            notes.push(format!("Its last line was cut short (`{torn}`) and is left out."));
            journal.write("")?;
        }
        let n_kept = host.n_events();
        Ok(Self { host, dice, journal, bots, n_kept, has_scores, notes })
    }

    fn play(&mut self, input: &mut impl BufRead, out: &mut impl Write) -> Result<(), Fault> {
        let is_new = self.n_kept == 0;
        if is_new {
            self.greet(out)?;
        }
        for note in std::mem::take(&mut self.notes) {
            writeln!(out, "{note}")?;
        }
        let mut shown = None;
        loop {
            self.host.settle(&self.dice);
            self.keep()?;
            let seat = match self.host.turn() {
                // Bots go first, so that nobody waits for them after having decided.
                Turn::Seats(waiting) => {
                    let bot = waiting.iter().find(|it| self.bots.contains_key(it));
                    bot.or(waiting.lowest()).expect("a game never waits for nobody")
                }
                Turn::Over | Turn::Chance => return self.end(out),
            };
            if let Some((level, luck)) = self.bots.get_mut(&seat) {
                let thoughts = bots::think_at(self.host.as_ref(), seat, *level, luck);
                let best = thoughts.into_iter().next().expect("whoever is waited for has a legal move");
                self.host.act(seat, &best.action).map_err(Fault::input)?;
                let is_hidden = self.host.veil(self.n_kept).is_some_and(|it| it.0 != Veil::None);
                let what = if is_hidden { "has decided" } else { &best.action };
                writeln!(out, "seat {seat} ({level} bot): {what}")?;
                continue;
            }
            if shown != Some((seat, self.host.n_events())) {
                self.show(seat, out)?;
                shown = Some((seat, self.host.n_events()));
            }
            if self.host.n_seats() > 1 {
                write!(out, "seat {seat}> ")?;
            } else {
                write!(out, "> ")?;
            }
            out.flush()?;
            let mut line = String::new();
            let n_read = match input.read_line(&mut line) {
                Ok(n_read) => n_read,
                Err(error) if error.kind() == io::ErrorKind::InvalidData => {
                    writeln!(out, "that line is not text (it is not valid UTF-8)")?;
                    continue;
                }
                Err(error) => return Err(Fault::input(format!("standard input: {error}"))),
            };
            if n_read == 0 {
                writeln!(out)?;
                return self.farewell(out);
            }
            match Input::new(&line) {
                Input::Nothing => shown = None,
                Input::Quit => return self.farewell(out),
                input => self.answer(seat, input, out)?,
            }
        }
    }

    /// Does what was typed. A wrong move costs nothing.
    fn answer(&mut self, seat: Seat, input: Input<'_>, out: &mut impl Write) -> Result<(), Fault> {
        match input {
            Input::Help => {
                writeln!(out, "{}", gallery::help(&self.host.view(Viewer::Seat(seat)), seat))?;
                let can_leave = self.host.fork().rule(seat, "leave").is_ok();
                let leave = if can_leave { " !leave," } else { "" };
                writeln!(out, "Also: ?? lists every legal move, undo, score, map, dice, svg FILE,{leave} quit.")?;
            }
            Input::List => {
                for action in self.host.actions(seat) {
                    writeln!(out, "  {action}")?;
                }
            }
            Input::Score => writeln!(out, "{}", gallery::score(&self.host.view(Viewer::Seat(seat)), seat))?,
            Input::Dice => writeln!(out, "The dice of this game were pledged as {}.", self.dice.pledge())?,
            Input::Svg(file) => {
                let title = games::title(self.host.as_ref(), seat);
                match files::write_picture(&file, &gallery::moment(&self.host.view(Viewer::Seat(seat)), seat, &title)) {
                    Ok(()) => writeln!(out, "Drawn into {}.", file.display())?,
                    Err(Fault::Input(reason)) => writeln!(out, "  {reason}")?,
                    Err(fault) => return Err(fault),
                }
            }
            Input::Leave => {
                writeln!(out, "  leaving is for good: type `!leave` if you mean it, or `quit` to go on later")?;
            }
            Input::Undo => self.undo(seat, out)?,
            Input::Ruling(ruling) => match self.host.rule(seat, ruling) {
                Ok(()) => self.keep()?,
                Err(reason) => writeln!(out, "  {reason}")?,
            },
            Input::Move(action) => match self.host.act(seat, action) {
                Ok(()) => self.keep()?,
                Err(reason) => writeln!(out, "  {reason}")?,
            },
            Input::Nothing | Input::Quit => {}
        }
        Ok(())
    }

    /// Takes back the last move, whosever it was: the players share the keyboard.
    fn undo(&mut self, seat: Seat, out: &mut impl Write) -> Result<(), Fault> {
        let n = self.host.n_events();
        let last = n.checked_sub(1).and_then(|it| self.host.event(it)).unwrap_or_default();
        let mover = last.split(' ').next().and_then(|it| it.parse().ok()).and_then(Seat::new).unwrap_or(seat);
        match self.host.undo(mover) {
            Ok(()) => {
                self.journal.undo()?;
                self.n_kept = self.host.n_events();
                match last.split_once(' ') {
                    // What another player did is still hidden.
                    Some((_, action)) if mover == seat => writeln!(out, "Taken back: {action}")?,
                    _ => writeln!(out, "Taken back: the last move of seat {mover}")?,
                }
            }
            Err(reason) => writeln!(out, "  {reason}")?,
        }
        Ok(())
    }

    /// Writes what happened to the record, before anybody is told of it.
    fn keep(&mut self) -> Result<(), Fault> {
        while let Some(event) = self.host.event(self.n_kept) {
            self.journal.event(&event)?;
            self.n_kept += 1;
        }
        if self.host.turn() == Turn::Over && !self.has_scores {
            let scores: Vec<_> = Seat::first(self.host.n_seats()).map(|it| self.host.score(it).to_string()).collect();
            self.journal.write(&format!("= {}\n", scores.join(" ")))?;
            self.has_scores = true;
        }
        Ok(())
    }

    fn greet(&self, out: &mut impl Write) -> Result<(), Fault> {
        writeln!(out, "{}, {}. Type ? for help, quit to stop.", self.host.entry().title, self.host.setup())?;
        writeln!(out, "Kept in {}", self.journal.path().display())?;
        Ok(())
    }

    fn show(&self, seat: Seat, out: &mut impl Write) -> Result<(), Fault> {
        writeln!(out, "\n{}", gallery::screen(&self.host.view(Viewer::Seat(seat)), seat))?;
        Ok(())
    }

    fn farewell(&self, out: &mut impl Write) -> Result<(), Fault> {
        let path = self.journal.path().display();
        let levels: Vec<_> = self.bots.values().map(|it| it.0.name()).collect();
        let bots = if levels.is_empty() { String::new() } else { format!(" --bots {}", levels.join(",")) };
        writeln!(out, "Nothing is lost: go on with `platelayer play --record {path}{bots}`")?;
        Ok(())
    }

    fn end(&self, out: &mut impl Write) -> Result<(), Fault> {
        let n_seats = self.host.n_seats();
        writeln!(out, "\nThe game is over.")?;
        for seat in Seat::first(n_seats.min(MOST_SHEETS)) {
            if n_seats > 1 {
                writeln!(out, "\nSeat {seat}:")?;
            }
            writeln!(out, "{}", gallery::screen(&self.host.view(Viewer::Public), seat))?;
        }
        if n_seats > 1 {
            writeln!(out, "{}", standings(self.host.as_ref()))?;
            if let Some(won) = self.host.outcome().and_then(|it| outcome::sentence(&it, n_seats)) {
                writeln!(out, "So {won}.")?;
            }
        }
        let path = self.journal.path().display();
        writeln!(
            out,
            "Look at it again with `platelayer replay {path}`, check its dice with `platelayer verify {path}`."
        )?;
        Ok(())
    }
}

/// The bots that were asked for, in the last seats.
fn bots(args: &Play, host: &dyn Host, dice: &Dice) -> Result<BTreeMap<Seat, (Level, Rng)>, Fault> {
    let n_people = host.n_seats().checked_sub(args.bots.len()).filter(|it| *it > 0).ok_or_else(|| {
        Fault::usage(format!("--bots: {} bots leave no seat of {} for you", args.bots.len(), host.n_seats()))
    })?;
    // Their luck follows from what was published of the dice, not from the dice: nobody's secret is in it.
    let pledge = dice.pledge().to_string();
    let seed = pledge.bytes().fold(0_u64, |hash, byte| hash.wrapping_mul(0x0100_0000_01b3) ^ u64::from(byte));
    let seats = Seat::first(host.n_seats()).skip(n_people);
    Ok(seats.zip(&args.bots).map(|(seat, level)| (seat, (*level, bots::luck(seed, seat)))).collect())
}

/// The scores of all seats, the best first; equal ones share a place.
fn standings(host: &dyn Host) -> String {
    let places = host.places();
    let mut seats: Vec<_> = places.iter().map(|(seat, &place)| (place, seat)).collect();
    seats.sort_unstable();
    let lines = seats.iter().map(|&(place, seat)| format!("{place:>4}. seat {seat}: {}", host.score(seat)));
    lines.collect::<Vec<_>>().join("\n")
}

fn parse_seed(text: &str) -> Result<Seed, Fault> {
    text.to_ascii_lowercase().parse().map_err(|it| Fault::usage(format!("--seed: {it}")))
}

fn fresh_seed() -> Result<Seed, Fault> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|it| Fault::input(format!("the system gives no random numbers: {it}")))?;
    Ok(Seed::new(bytes))
}

/// Opens the game that was asked for.
fn open(entry: &Entry, args: &Play, n_seats: usize) -> Result<Box<dyn Host>, Fault> {
    let content = files::read_optional(args.content.as_deref())?;
    let rules = args.rules.as_ref().map(|it| it.to_lowercase());
    entry.open_with(rules.as_deref(), n_seats, content.as_deref()).map_err(|it| match (it, &args.content) {
        (OpenError::Content(fault), Some(file)) => Fault::line(file, fault.line, fault.reason),
        (it, _) => Fault::usage(it),
    })
}

/// A record that goes on is the game that it is.
fn check_agreement(path: &Path, host: &dyn Host, args: &Play) -> Result<(), Fault> {
    let differs = |what: &str| Err(Fault::usage(format!("{} is {what}", path.display())));
    if args.game.as_ref().is_some_and(|it| !it.eq_ignore_ascii_case(host.entry().name)) {
        return differs(&format!("a game of {}", host.entry().name));
    }
    if args.seats.is_some_and(|it| it != host.n_seats()) {
        return differs(&format!("a game of {} seats", host.n_seats()));
    }
    let setup = host.setup();
    if args.rules.is_some() && open(host.entry(), args, host.n_seats())?.setup() != setup {
        return differs(&format!("played by other rules: {setup}"));
    }
    Ok(())
}

/// Begins a record in the folder for such data, under the first free number, or here if there is no such folder.
fn create_somewhere(game: &str, head: &str) -> Result<Journal, Fault> {
    let folder = home::folder();
    for number in 1_u32.. {
        let path = folder.join(format!("{game}-{number}.rec"));
        if !path.exists() {
            return Journal::create(&path, head);
        }
    }
    unreachable!("some number is free")
}
