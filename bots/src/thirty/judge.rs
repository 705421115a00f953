//! What moves of 30 Rails were worth, for reviews of finished games.

use fastrand::Rng;
use kernel::Seat;
use thirty::{Action, Part, Stage, Thirty, View};

use super::{
    action,
    board::{Board, Move},
    habits::Habits,
    open_rolls,
    outlook::{knots, usual},
    plan::Plan,
    policy::{Dice, playout},
    prelude::{self, rehearse},
    search::candidates,
};
use crate::{
    Thought,
    contest::luck_of,
    review::{Case, Effort, Heats, Judge, Outlook, Tried},
};

/// How many parts of the setup are compared to the end.
const FINALISTS: usize = 2;
/// How many games teach those by which moves are judged.
///
/// However closely a review looks, what it plays is the same: the more is learnt, the better are games, and the
/// correction ([`knots`]) would have to know.
const LESSONS: usize = 1_500;
/// How many games judge a part of the setup, of which half teach.
const REHEARSED: u32 = 400;

impl Judge for Thirty {
    fn judge(
        cases: &[Case<Self>],
        seat: Seat,
        played: Action,
        actual: usize,
        effort: Effort,
        seed: u64,
    ) -> Tried<Action> {
        if cases[actual].view.stage == Stage::Setup {
            return set_up(cases, seat, played, actual, effort, seed);
        }
        place(cases, seat, played, actual, effort, seed).unwrap_or(Tried {
            cases: vec![0.0; cases.len()],
            best: Vec::new(),
            played: 0.0,
        })
    }

    fn outlook(view: &View, seat: Seat) -> Outlook {
        let sheet = &view.sheets[seat];
        // The parts of the setup that are missing count as turns.
        let n_missing = Part::ALL.into_iter().filter(|&it| !sheet.has(it)).count();
        let left = usize::from(30 - sheet.n_turns().min(30)) + n_missing;
        let free = sheet.free().len();
        // Whoever has 29 squares plays 29 turns.
        let left = if n_missing == 0 { left.min(free) } else { left };
        let rules = view.setup.rules();
        Outlook::at(left.saturating_sub(1), knots(rules)).with_usual(usual(rules))
    }
}

/// Judges a part of the setup by rehearsals, with the rest as a bot likes it.
fn set_up(
    cases: &[Case<Thirty>],
    seat: Seat,
    played: Action,
    actual: usize,
    effort: Effort,
    seed: u64,
) -> Tried<Action> {
    let rehearsal = prelude::Rehearsal { n_tried: effort.pick(5, 12), n_games: 60 };
    let n_rehearsals = effort.pick(1, 5) as u64;
    let mut res = Tried { cases: Vec::new(), best: Vec::new(), played: 0.0 };
    for (n, case) in cases.iter().enumerate() {
        let (sheet, rules) = (&case.view.sheets[seat], case.view.setup.rules());
        let thoughts = prelude::think(sheet, rules, &case.actions, rehearsal, &mut Rng::with_seed(seed));
        // Those that are best by chance look better than they are, so the two best are tried again.
        let value = |action: Action| {
            let sheet = prelude::after(sheet, rules, action).and_then(|it| prelude::complete(it, rules));
            let rehearse =
                |it: u64| sheet.and_then(|sheet| rehearse(&sheet, rules, REHEARSED, !seed ^ it)).unwrap_or_default();
            (0..n_rehearsals).map(rehearse).sum::<f64>() / f64::from(n_rehearsals as u32)
        };
        let finals: Vec<_> =
            thoughts.iter().take(FINALISTS).map(|it| Thought { expected: value(it.action), ..*it }).collect();
        res.cases.push(finals.iter().map(|it| it.expected).fold(0.0, f64::max));
        if n == actual {
            res.best = finals;
            res.best.extend(thoughts.get(FINALISTS).map(|it| Thought { expected: value(it.action), ..*it }));
            add_played(&mut res, played, || value(played));
        }
    }
    res
}

/// Adds the move that was made to the best ones.
fn add_played(tried: &mut Tried<Action>, played: Action, value: impl FnOnce() -> f64) {
    let known = tried.best.iter().find(|it| it.action == played).map(|it| it.expected);
    tried.played = known.unwrap_or_else(|| {
        let expected = value();
        tried.best.push(Thought { action: played, expected });
        expected
    });
    tried.best.sort_by(|a, b| b.expected.total_cmp(&a.expected));
}

/// A move after some roll.
struct Trial {
    what: Move,
    /// The rolls that are known besides the one that it places.
    known: Vec<Dice>,
}

impl Trial {
    /// Plays on; tells the sheet at the end, and its points.
    fn play(&self, start: &Board, plan: &Plan<'_>, luck: &mut Rng) -> (Board, i32) {
        let mut board = *start;
        board.make(self.what);
        let score = playout(&mut board, &self.known, luck, plan);
        (board, score)
    }
}

/// Judges placements: the same moves after different rolls share their games.
fn place(
    cases: &[Case<Thirty>],
    seat: Seat,
    played: Action,
    actual: usize,
    effort: Effort,
    seed: u64,
) -> Option<Tried<Action>> {
    let rules = cases[actual].view.setup.rules();
    let start = Board::new(&cases[actual].view.sheets[seat], rules)?;
    let rolls: Vec<Vec<Dice>> = cases.iter().map(|it| open_rolls(&it.view, seat)).collect();
    if rolls.iter().any(Vec::is_empty) {
        return None;
    }
    let mut plan = Plan::new(Habits::ours());
    let mut luck = luck_of(seed, 0);
    for n in 0..LESSONS {
        let mut board = start;
        let score = playout(&mut board, &rolls[n % rolls.len()], &mut luck, &plan);
        plan.learn(start.free, &board, score);
        plan.conclude();
    }
    let mut trials: Vec<Trial> = Vec::new();
    let mut of_case: Vec<Vec<usize>> = Vec::new();
    for rolls in &rolls {
        let mut all = candidates(&start, rolls[0], &plan, effort.pick(2, 6));
        all.truncate(effort.pick(8, 24));
        of_case.push(all.iter().map(|it| enter(&mut trials, it.what, &rolls[1..])).collect());
    }
    let mut heats = Heats::new(of_case);
    heats.thin(effort.pick(6, 16), |it, number| trials[it].play(&start, &plan, &mut luck_of(seed, number + 1)).1);
    let own = enter(&mut trials, made(played, rolls[actual][0]), &rolls[actual][1..]);
    // Without turns to come all games are the same.
    let is_last = start.left == 1 || start.free.is_power_of_two();
    let n_games = if is_last { 1 } else { effort.pick(64, 640) };
    let action = |it: usize| action(trials[it].what);
    let res = heats.decide((actual, own, played), n_games, action, |it, number| {
        trials[it].play(&start, &plan, &mut luck_of(!seed, number)).1
    });
    if is_last {
        return Some(res);
    }
    let n_games = effort.pick(150, 1_000) as u32;
    Some(res.compared(actual, played, |action| {
        let trial = Trial { what: made(action, rolls[actual][0]), known: rolls[actual][1..].to_vec() };
        let mut plan = plan.clone();
        for number in 0..LESSONS as u64 / 2 {
            let (end, score) = trial.play(&start, &plan, &mut luck_of(!seed, number));
            plan.learn(start.free, &end, score);
            plan.conclude();
        }
        let games = (0..n_games).map(|it| trial.play(&start, &plan, &mut luck_of(seed, it.into())).1);
        f64::from(games.sum::<i32>()) / f64::from(n_games)
    }))
}

/// The number of a trial, which is a new one if there is none like it.
fn enter(trials: &mut Vec<Trial>, what: Move, known: &[Dice]) -> usize {
    let found = trials.iter().position(|it| it.what == what && it.known == known);
    found.unwrap_or_else(|| {
        trials.push(Trial { what, known: known.to_vec() });
        trials.len() - 1
    })
}

/// A move that was made, as a board sees it; the two crossovers are one.
fn made(played: Action, dice: Dice) -> Move {
    match played {
        Action::Place { square, piece, with } => {
            let piece = if piece.kind() == track::Kind::Crossover { track::Kind::Crossover.piece(0) } else { piece };
            Move::Place { square: square.index() as u8, piece, with }
        }
        Action::Shares { pair, cross } => {
            Move::Buy { pair: pair.index() as u8, cross: cross.index() as u8, shares: dice.higher() }
        }
        Action::Skip(_) | Action::Mine(_) | Action::Station(..) | Action::Bonus(_) => {
            unreachable!("the setup is done")
        }
    }
}
