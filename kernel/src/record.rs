//! A game on paper: a header, the pledge of its dice, one line per event, one line of scores.
//!
//! ```text
//! sidings 1 2                  the game, the number of its rules, what was agreed
//! dice club-7 9f86d081…        the game's id and the hash of its seed
//! seed 2c26b46b…               the seed, once it may be known
//! . row 1                      chance
//! 0 a1                         seat 0
//! 1! leave                     the referee, for seat 1
//! = 1 0                        the scores, once the game is over
//! ```
//!
//! Empty lines and lines that start with `#` are skipped, and lines may end in CR LF.
//! Every other line has one form only, so that reading and writing again gives the same bytes.

use std::fmt;

use crate::{Dice, Event, EventOf, Game, Pledge, Seat, Seed, Table, Turn, Viewer};

/// A game as it is stored, mailed and tested: text that replays.
#[derive(Clone, PartialEq, Debug)]
pub struct Record<G: Game> {
    /// What was agreed.
    pub setup: G::Setup,
    /// What was published of the dice, if they can be checked.
    pub pledge: Option<Pledge>,
    /// The secret of the dice, once it may be known.
    pub seed: Option<Seed>,
    /// The line of the seed.
    seed_line: usize,
    /// What happened.
    pub entries: Vec<Entry<G>>,
    /// What it came to, if the game is over, and the line that says so.
    pub scores: Option<(usize, Vec<i32>)>,
}

/// One event of a record.
#[derive(Clone, PartialEq, Debug)]
pub struct Entry<G: Game> {
    /// The line it was read from, counted from one.
    pub line: usize,
    /// What happened.
    pub event: EventOf<G>,
}

/// Where a record cannot be read or replayed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {reason}")]
pub struct RecordError {
    /// The line, counted from one.
    pub line: usize,
    /// What kind of thing is wrong there, for whoever tells it in another language.
    pub fault: RecordFault,
    /// What is wrong there.
    pub reason: String,
}

/// What can be wrong with a record.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum RecordFault {
    /// It is no record of a game that is known here.
    Game,
    /// What was agreed cannot be read: its first line, the number of its rules, or a content file that is not at hand.
    Setup,
    /// The line cannot be read, or stands in the wrong place.
    Line,
    /// The seed is not the one that was pledged.
    Seed,
    /// The dice did not give this.
    Dice,
    /// The rules forbid this.
    Rules,
    /// The scores are others.
    Scores,
}

impl RecordFault {
    /// All of them.
    pub const ALL: [Self; 7] = [Self::Game, Self::Setup, Self::Line, Self::Seed, Self::Dice, Self::Rules, Self::Scores];

    /// Its name in messages.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Game => "game",
            Self::Setup => "setup",
            Self::Line => "line",
            Self::Seed => "seed",
            Self::Dice => "dice",
            Self::Rules => "rules",
            Self::Scores => "scores",
        }
    }

    /// This at a line of a record, with what is wrong there.
    pub fn at(self, line: usize, reason: impl fmt::Display) -> RecordError {
        RecordError { line, fault: self, reason: reason.to_string() }
    }
}

impl<G: Game> Record<G> {
    /// The record of a table, with what was pledged of its dice; a seed without a pledge proves nothing and is left out.
    ///
    /// `None` where the beginning of the log is not kept.
    pub fn of(table: &Table<G>, pledge: Option<Pledge>, seed: Option<Seed>) -> Option<Self> {
        if table.first_event() > 0 {
            return None;
        }
        let seed = seed.filter(|_| pledge.is_some());
        let first = 2 + usize::from(pledge.is_some()) + usize::from(seed.is_some());
        let entries = table.log().iter().zip(first..).map(|(&event, line)| Entry { line, event }).collect::<Vec<_>>();
        let is_over = table.state().turn() == Turn::Over;
        let scores = is_over.then(|| (first + entries.len(), table.state().scores().as_slice().to_vec()));
        let seed_line = if seed.is_some() { 3 } else { 0 };
        Some(Self { setup: table.setup().clone(), pledge, seed, seed_line, entries, scores })
    }

    /// Reads a record of the current rules.
    pub fn parse(text: &str) -> Result<Self, RecordError> {
        Self::parse_with(text, &[])
    }

    /// Reads a record of the current rules that may name one of these content files.
    pub fn parse_with(text: &str, contents: &[&str]) -> Result<Self, RecordError> {
        let mut lines = text.lines().zip(1..).filter(|(line, _)| !line.is_empty() && !line.starts_with('#'));
        let (head, line) = lines.next().ok_or_else(|| RecordFault::Game.at(1, "the record is empty"))?;
        let setup = parse_header::<G>(head, contents).map_err(|it| RecordFault::Setup.at(line, it))?;
        let mut res = Self { setup, pledge: None, seed: None, seed_line: 0, entries: Vec::new(), scores: None };
        for (text, line) in lines {
            res.parse_line(text, line).map_err(|it| RecordFault::Line.at(line, it))?;
        }
        Ok(res)
    }

    /// Reads the first line of a record, which may name one of these content files.
    pub fn read_head(line: &str, contents: &[&str]) -> Result<G::Setup, RecordError> {
        parse_header::<G>(line, contents).map_err(|it| RecordFault::Setup.at(1, it))
    }

    /// Reads one event as it stands in a line of a record.
    pub fn read_event(line: &str) -> Result<EventOf<G>, String> {
        let (who, what) = split_line(line)?;
        let event = parse_event::<G>(who, what)?;
        canonical_line(line, &event.to_string())?;
        Ok(event)
    }

    fn parse_line(&mut self, text: &str, line: usize) -> Result<(), String> {
        let (who, what) = split_line(text)?;
        if self.scores.is_some() {
            return Err("nothing follows the scores".to_owned());
        }
        match who {
            "dice" | "seed" if !self.entries.is_empty() => return Err(format!("`{who}` comes before the first event")),
            "dice" if self.pledge.is_some() => return Err("the dice are pledged twice".to_owned()),
            "dice" => self.pledge = Some(what.parse().map_err(|it| format!("{it}"))?),
            "seed" if self.seed.is_some() => return Err("the seed is given twice".to_owned()),
            "seed" if self.pledge.is_none() => return Err("a seed needs a line `dice` before it".to_owned()),
            "seed" => (self.seed, self.seed_line) = (Some(parse_seed(what)?), line),
            "=" => {
                let read = what.split(' ').map(canonical).collect::<Option<_>>();
                self.scores = Some((line, read.ok_or_else(|| format!("expected scores, found `{}`", short(what)))?));
            }
            _ => self.entries.push(Entry { line, event: Self::read_event(text)? }),
        }
        Ok(())
    }

    /// The dice, if they are pledged and their seed is known.
    pub fn dice(&self) -> Option<Dice> {
        Some(Dice::new(self.seed.clone()?, self.pledge.clone()?.id))
    }

    /// Replays the record; every roll is recomputed if the seed is known. Says how many were.
    pub fn verify(&self) -> Result<(Table<G>, Option<usize>), RecordError> {
        let Some(dice) = self.dice() else {
            return Ok((Table::replay(self)?, None));
        };
        if self.pledge.as_ref() != Some(&dice.pledge()) {
            let reason = "the seed is not the one that was pledged: its SHA-256 differs";
            return Err(RecordFault::Seed.at(self.seed_line, reason));
        }
        let mut n_rolls = 0;
        let table = self.replay(|table, event| {
            if let (Event::Chance(chance), Some(lot)) = (event, table.lot()) {
                let rolled = table.state().draw(&mut dice.lot(lot), &mut Vec::new());
                if rolled != chance {
                    return Err(format!("`{chance}` is not what the dice gave: lot {lot} is `{rolled}`"));
                }
                n_rolls += 1;
            }
            Ok(())
        })?;
        Ok((table, Some(n_rolls)))
    }

    pub(crate) fn replay(
        &self,
        mut look: impl FnMut(&Table<G>, EventOf<G>) -> Result<(), String>,
    ) -> Result<Table<G>, RecordError> {
        let mut table = Table::new(self.setup.clone());
        for &Entry { line, event } in &self.entries {
            look(&table, event).map_err(|it| RecordFault::Dice.at(line, it))?;
            table.admit(event).map_err(|it| RecordFault::Rules.at(line, it))?;
        }
        if let Some((line, scores)) = &self.scores {
            if table.state().turn() != Turn::Over {
                return Err(RecordFault::Scores.at(*line, "the game is not over, so it has no final scores yet"));
            }
            let right = table.state().scores();
            if scores != right.as_slice() {
                return Err(RecordFault::Scores.at(*line, format!("the scores are {}", join(right.as_slice()))));
            }
        }
        Ok(table)
    }
}

impl<G: Game> fmt::Display for Record<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{} {} {}", G::NAME, G::rules(&self.setup), self.setup)?;
        if let Some(pledge) = &self.pledge {
            writeln!(f, "dice {pledge}")?;
        }
        if let Some(seed) = &self.seed {
            writeln!(f, "seed {}", seed.to_hex())?;
        }
        for Entry { event, .. } in &self.entries {
            writeln!(f, "{event}")?;
        }
        match &self.scores {
            Some((_, scores)) => writeln!(f, "= {}", join(scores)),
            None => Ok(()),
        }
    }
}

impl<G: Game> Table<G> {
    /// The first line of this game's record: the game, the number of its rules, what was agreed.
    pub fn head(&self) -> String {
        format!("{} {} {}", G::NAME, G::rules(self.setup()), self.setup())
    }

    /// The record of this game as `viewer` may read it now, without the events that are still veiled.
    ///
    /// `None` where the beginning of the log is not kept.
    pub fn redacted_text(&self, viewer: Viewer) -> Option<String> {
        use fmt::Write as _;
        if self.first_event() > 0 {
            return None;
        }
        let mut res = self.head() + "\n";
        for event in self.redact(viewer) {
            let _ = writeln!(res, "{event}");
        }
        if self.state().turn() == Turn::Over {
            let _ = writeln!(res, "= {}", join(self.state().scores().as_slice()));
        }
        Some(res)
    }
}

impl<A: fmt::Display, C: fmt::Display, R: fmt::Display> fmt::Display for Event<A, C, R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Act { seat, action } => write!(f, "{seat} {action}"),
            Self::Chance(chance) => write!(f, ". {chance}"),
            Self::Ruling { seat, ruling } => write!(f, "{seat}! {ruling}"),
        }
    }
}

fn parse_header<G: Game>(text: &str, contents: &[&str]) -> Result<G::Setup, String> {
    let wrong = || format!("expected a header like `{} {} …`, found `{}`", G::NAME, G::RULES, short(text));
    let (name, rest) = text.split_once(' ').ok_or_else(wrong)?;
    let (rules, setup) = rest.split_once(' ').ok_or_else(wrong)?;
    let rules: u32 = canonical(rules).ok_or_else(wrong)?;
    if name != G::NAME {
        return Err(wrong());
    }
    if rules > G::RULES {
        return Err(format!("this is a record of rules {rules}, and these are rules {}", G::RULES));
    }
    if rules < G::OLDEST_RULES {
        return Err(format!("this is a record of rules {rules}, and the oldest still known are {}", G::OLDEST_RULES));
    }
    let read = G::read_setup(setup, rules, contents)?;
    canonical_line(setup, &read.to_string())?;
    Ok(read)
}

fn split_line(text: &str) -> Result<(&str, &str), String> {
    text.split_once(' ').ok_or_else(|| format!("expected who and what, found `{}`", short(text)))
}

fn parse_event<G: Game>(who: &str, what: &str) -> Result<EventOf<G>, String> {
    if who == "." {
        return Ok(Event::Chance(what.parse().map_err(|it| format!("{it}"))?));
    }
    let (number, is_ruling) = who.strip_suffix('!').map_or((who, false), |it| (it, true));
    let seat = canonical(number).and_then(Seat::new);
    let seat = seat.ok_or_else(|| format!("expected a seat, `.`, or `=`, found `{}`", short(who)))?;
    Ok(if is_ruling {
        Event::Ruling { seat, ruling: what.parse().map_err(|it| format!("{it}"))? }
    } else {
        Event::Act { seat, action: what.parse().map_err(|it| format!("{it}"))? }
    })
}

/// Makes sure that a line is written in its one form.
fn canonical_line(found: &str, expected: &str) -> Result<(), String> {
    if found == expected { Ok(()) } else { Err(format!("in a record this is written `{expected}`")) }
}

/// The beginning of a text, for messages.
fn short(text: &str) -> String {
    text.chars().take(40).collect()
}

/// A number in the one form in which it is written: `7`, not `07` or `+7`.
fn canonical<T: std::str::FromStr + fmt::Display>(text: &str) -> Option<T> {
    text.parse().ok().filter(|it: &T| it.to_string() == text)
}

fn parse_seed(text: &str) -> Result<Seed, String> {
    let seed: Seed = text.parse().map_err(|it| format!("{it}"))?;
    if text.len() == 64 { Ok(seed) } else { Err("expected a seed of 64 hexadecimal digits".to_owned()) }
}

fn join(scores: &[i32]) -> String {
    scores.iter().map(i32::to_string).collect::<Vec<_>>().join(" ")
}
