//! A game and its review as a line.
//!
//! `GAME RULES SEATS LEVEL NUMBER SCORE START LUCK REST COST | DECISIONS`: luck after the last decision is the rest. A
//! decision is `PLACE/BEST/MADE/LUCK`: the place as the table of the forecast counts, the means of the games after the
//! best move and after the move that was made, and what luck brought to games since the decision before; `-` stands for
//! nothing, and a `+` before it all says that nothing has happened since the decision before.

use std::{error::Error, fmt};

use bots::{Account, Effort, Level, Review, dice, finish};
use kernel::Seat;
use library::Host;

/// A game of bots.
fn played(game: &str, rules: &str, n_seats: usize, level: Level, number: u64) -> Result<Box<dyn Host>, Box<dyn Error>> {
    let entry = library::find(game).ok_or("there is no such game")?;
    let mut host = entry.open(Some(rules), n_seats)?;
    finish(host.as_mut(), &dice(number), &[level], number);
    Ok(host)
}

/// The luck of the first seat in a game of bots; where it can be told without the rest of the review, it is.
pub(crate) fn luck(game: &str, rules: &str, n_seats: usize, level: Level, number: u64) -> Result<f64, Box<dyn Error>> {
    let host = played(game, rules, n_seats, level, number)?;
    let review = Review::in_brief(host.as_ref(), Seat::FIRST, Effort::Quick)?;
    let (n, score) = (review.n_turns(), review.score());
    let known: Option<f64> = (0..n).map(|it| review.luck(it)).sum();
    let last = n.checked_sub(1).and_then(|it| review.judge(it)).ok_or("nobody decided anything")?;
    let known = known.map(|it| it + Account::of(&[last], score).rest);
    Ok(known.unwrap_or_else(|| Account::of(&review.collect::<Vec<_>>(), score).luck))
}

/// A decision.
#[derive(Copy, Clone)]
pub(crate) struct Step {
    pub(crate) place: Option<usize>,
    pub(crate) best: f64,
    pub(crate) made: f64,
    pub(crate) luck: Option<f64>,
    /// Whether nothing has happened since the decision before.
    pub(crate) goes_on: bool,
}

/// A game and what the review of its first seat tells.
pub(crate) struct Row {
    /// The game, its rules, how many play, and how well.
    pub(crate) kind: String,
    number: u64,
    pub(crate) score: f64,
    pub(crate) start: f64,
    pub(crate) luck: f64,
    pub(crate) rest: f64,
    pub(crate) cost: f64,
    pub(crate) steps: Vec<Step>,
}

impl Row {
    /// Plays a game of bots and reviews its first seat.
    pub(crate) fn play(
        game: &str,
        rules: &str,
        n_seats: usize,
        level: Level,
        number: u64,
    ) -> Result<Self, Box<dyn Error>> {
        let host = played(game, rules, n_seats, level, number)?;
        let review = Review::in_brief(host.as_ref(), Seat::FIRST, Effort::Quick)?;
        let score = review.score();
        let turns: Vec<_> = review.collect();
        let Account { start, luck, rest, cost, .. } = Account::of(&turns, score);
        let steps = turns.iter().map(|it| it.basis);
        let steps =
            steps.map(|it| Step { place: it.place, best: it.best, made: it.made, luck: it.luck, goes_on: it.goes_on });
        Ok(Self {
            kind: format!("{game} {rules} {n_seats} {level}"),
            number,
            score: score.into(),
            start,
            luck,
            rest,
            cost,
            steps: steps.collect(),
        })
    }

    /// Reads a line.
    pub(crate) fn read(line: &str) -> Option<Self> {
        let (told, steps) = line.split_once(" | ")?;
        let [game, rules, seats, level, number, score, start, luck, rest, cost] =
            told.split(' ').collect::<Vec<_>>()[..]
        else {
            return None;
        };
        let step = |word: &str| {
            let rest = word.trim_start_matches('+');
            let [place, best, made, luck] = rest.split('/').collect::<Vec<_>>()[..] else { return None };
            let (best, made) = (best.parse().ok()?, made.parse().ok()?);
            Some(Step {
                place: place.parse().ok(),
                best,
                made,
                luck: luck.parse().ok(),
                goes_on: rest.len() < word.len(),
            })
        };
        Some(Self {
            kind: [game, rules, seats, level].join(" "),
            number: number.parse().ok()?,
            score: score.parse().ok()?,
            start: start.parse().ok()?,
            luck: luck.parse().ok()?,
            rest: rest.parse().ok()?,
            cost: cost.parse().ok()?,
            steps: steps.split(' ').map(step).collect::<Option<_>>()?,
        })
    }
}

impl fmt::Display for Row {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { kind, number, score, start, luck, rest, cost, steps } = self;
        write!(f, "{kind} {number} {score} {start:.1} {luck:.1} {rest:.1} {cost:.1} |")?;
        for Step { place, best, made, luck, goes_on } in steps {
            let place = place.map_or_else(|| "-".to_owned(), |it| it.to_string());
            let luck = luck.map_or_else(|| "-".to_owned(), |it| format!("{it:.3}"));
            write!(f, " {}{place}/{best:.3}/{made:.3}/{luck}", if *goes_on { "+" } else { "" })?;
        }
        Ok(())
    }
}
