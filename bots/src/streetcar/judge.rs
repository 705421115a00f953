//! What moves of 30 Streetcar Rails were worth, for reviews of finished games.

use kernel::Seat;
use streetcar::{Action, Streetcar, Unseen, View};

use super::{
    action,
    outlook::KNOTS,
    plan::Plan,
    policy::{Deal, best, play_on},
    prelude,
    search::{Budget, at_once},
    town::{Move, Town},
};
use crate::{
    Thought,
    contest::luck_of,
    review::{Case, Effort, Heats, Judge, Outlook, Tried},
};

/// How many parts the setup has: stations, the zone that is taken back, the central station.
const PARTS: usize = 6;
/// How many games teach those by which moves are judged, however closely a review looks: the better games are, the less
/// has to be corrected ([`KNOTS`]).
const LESSONS: usize = 1_500;

impl Judge for Streetcar {
    fn judge(
        cases: &[Case<Self>],
        seat: Seat,
        played: Action,
        actual: usize,
        effort: Effort,
        seed: u64,
    ) -> Tried<Action> {
        match Town::new(&cases[actual].view.boards[seat]) {
            Some(town) => lay(&town, cases, (actual, played), effort, seed),
            None => set_up(cases, seat, (actual, played), seed),
        }
    }

    fn outlook(view: &View, seat: Seat) -> Outlook {
        let board = &view.boards[seat];
        let left = if let Some(town) = Town::new(board) {
            town.free.count_ones() as usize
        } else {
            let n_stations = board.stations().iter().flatten().count();
            // A zone that was taken back is missing among the six.
            let is_back = n_stations == 4 && view.rolled.len() == 6 && board.zones().len() == 5;
            30 + PARTS - n_stations - usize::from(is_back)
        };
        Outlook::at(left - 1, &KNOTS)
    }
}

/// Judges a part of the setup by games that are played to their end.
fn set_up(cases: &[Case<Streetcar>], seat: Seat, (actual, played): (usize, Action), seed: u64) -> Tried<Action> {
    let budget = Budget { n_moves: 8, n_turns: 30_000 };
    let mut res = Tried { cases: Vec::new(), best: Vec::new(), played: 0.0 };
    for (n, case) in cases.iter().enumerate() {
        let think = |actions: &[Action], number| {
            prelude::think(&case.view, seat, actions, Some(budget), &mut luck_of(seed, number))
        };
        let mut thoughts = think(&case.actions, 1);
        thoughts.sort_by(|a, b| b.expected.total_cmp(&a.expected));
        thoughts.truncate(3);
        // Those that are best by chance look better than they are, so they are tried again.
        let actions: Vec<Action> = thoughts.iter().map(|it| it.action).collect();
        let mut again = think(&actions, 2);
        again.sort_by(|a, b| b.expected.total_cmp(&a.expected));
        res.cases.push(again.first().map_or(0.0, |it| it.expected));
        if n == actual {
            let known = again.iter().find(|it| it.action == played).map(|it| it.expected);
            res.played = known.unwrap_or_else(|| {
                let both = think(&[&actions[..], &[played]].concat(), 2);
                let expected = both.iter().find(|it| it.action == played).map_or(0.0, |it| it.expected);
                again.push(Thought { action: played, expected });
                expected
            });
            again.sort_by(|a, b| b.expected.total_cmp(&a.expected));
            res.best = again;
        }
    }
    res
}

/// A tile in a square, and what is still unseen then.
#[derive(Copy, Clone, PartialEq)]
struct Trial {
    what: Move,
    unseen: Unseen,
}

impl Trial {
    /// Plays on; tells the town at the end, and its points.
    fn play(&self, start: &Town, plan: &Plan, luck: &mut fastrand::Rng) -> (Town, i32) {
        let mut town = *start;
        town.make(self.what);
        let score = play_on(&mut town, self.unseen, luck, plan);
        (town, score)
    }
}

/// Judges where tiles are laid: the same move after different rolls shares its games.
fn lay(
    start: &Town,
    cases: &[Case<Streetcar>],
    (actual, played): (usize, Action),
    effort: Effort,
    seed: u64,
) -> Tried<Action> {
    let deals: Vec<(Deal, Unseen)> = cases
        .iter()
        .map(|it| {
            let draw = it.view.draw.expect("whoever lays a tile has drawn one");
            (Deal { shape: draw.shape(), die: draw.die() }, it.view.unseen)
        })
        .collect();
    let mut plan = Box::new(Plan::NONE);
    let mut luck = luck_of(seed, 0);
    for n in 0..LESSONS {
        let (deal, unseen) = deals[n % deals.len()];
        let first = best(start, deal, &plan);
        let mut town = *start;
        town.make(first);
        let began = town.free;
        let score = play_on(&mut town, unseen, &mut luck, &plan);
        plan.learn(began, &town, score);
    }
    let mut trials: Vec<Trial> = Vec::new();
    let of_case = deals.iter().map(|&(deal, unseen)| {
        let looks = at_once(start, deal, &plan);
        let few = looks.iter().take(effort.pick(6, 16));
        few.map(|it| enter(&mut trials, Trial { what: it.what, unseen })).collect()
    });
    let mut heats = Heats::new(of_case.collect());
    heats.thin(effort.pick(4, 12), |it, number| trials[it].play(start, &plan, &mut luck_of(seed, number + 1)).1);
    let own = enter(&mut trials, Trial { what: made(played), unseen: deals[actual].1 });
    let n_games = if start.free.is_power_of_two() { 1 } else { effort.pick(48, 480) };
    let action = |it: usize| action(trials[it].what);
    let res = heats.decide((actual, own, played), n_games, action, |it, number| {
        trials[it].play(start, &plan, &mut luck_of(!seed, number)).1
    });
    if start.free.is_power_of_two() {
        return res;
    }
    let n_games = effort.pick(150, 1_000) as u32;
    res.compared(actual, played, |action| {
        let trial = Trial { what: made(action), unseen: deals[actual].1 };
        let mut plan = plan.clone();
        for number in 0..LESSONS as u64 / 2 {
            let (end, score) = trial.play(start, &plan, &mut luck_of(!seed, number));
            plan.learn(start.free, &end, score);
        }
        let games = (0..n_games).map(|it| trial.play(start, &plan, &mut luck_of(seed, it.into())).1);
        f64::from(games.sum::<i32>()) / f64::from(n_games)
    })
}

/// A move that was made, as a town sees it.
fn made(action: Action) -> Move {
    match action {
        Action::Place(square, tile) => Move::new(square, Some(tile)),
        Action::Zone(square) => Move::new(square, None),
        Action::Station(..) | Action::Remove(_) | Action::Central(_) => unreachable!("the setup is done"),
    }
}

/// The number of a trial, which is a new one if there is none like it.
fn enter(trials: &mut Vec<Trial>, trial: Trial) -> usize {
    trials.iter().position(|it| *it == trial).unwrap_or_else(|| {
        trials.push(trial);
        trials.len() - 1
    })
}
