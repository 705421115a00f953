//! Village Rails: what a seat cannot see is guessed, and the best actions are tried in games that are played on.

mod judge;
mod outlook;
mod playouts;
mod policy;
mod promise;
mod worth;

use std::cmp::Reverse;

use fastrand::Rng;
use kernel::Seat;
use village::{Action, View, Village};

use mind::{
    Level, Mind, Solvable, Thought, contest, luck_of,
    net::{NoCourse, Taught},
};
pub use playouts::Playouts;
use worth::Worth;

/// The bots of Village Rails.
#[derive(Copy, Clone, Debug)]
pub struct Bot;

impl Solvable for Bot {}

impl Taught for Bot {
    type Course = NoCourse;
}

/// How hard a search tries.
struct Effort {
    /// How many ways to build are tried.
    tracks: usize,
    /// How many ways to plan are tried.
    trips: usize,
    /// How many games are played on, for all together.
    games: usize,
}

impl Effort {
    const fn of(level: Level) -> Option<Self> {
        match level {
            Level::Random | Level::Greedy | Level::Easy => None,
            Level::Normal => Some(Self { tracks: 8, trips: 4, games: 200 }),
            Level::Strong => Some(Self { tracks: 16, trips: 8, games: 2_000 }),
        }
    }
}

/// The price of planning besides that of the card.
const TRIP_PRICE: u16 = 3;

/// By how much the easy bot errs, in hundredths of a point.
const ERROR: i32 = 400;

/// Puts a trip that is no help behind all tracks: nobody has to plan.
const NO_HELP: i32 = 100_000;

/// An action, and where the card that it takes is meant to go: that is decided anew when the market is filled.
#[derive(Copy, Clone, Debug)]
struct Plan {
    action: Action,
    then: Option<Action>,
    /// What it is worth at once.
    gain: i32,
}

impl Mind for Bot {
    type Game = Village;

    fn think(view: &View, seat: Seat, actions: &[Action], level: Level, luck: &mut Rng) -> Vec<Thought<Action>> {
        let mut playouts = Playouts::of(view, seat, luck).expect("a view of a seat that has to decide");
        let worth = Worth::of(playouts.start(), seat).expect("whoever decides has a tableau");
        let total = worth.total();
        let mut ranked = rank(playouts.start(), &worth, actions, level, luck);
        let Some(mut effort) = Effort::of(level).filter(|_| is_open(actions)) else {
            return thoughts(ranked.iter().map(|it| (it.action, f64::from(total + it.gain) / 100.0)));
        };
        if view.taken.is_some() {
            // Half of it was thought about before the card was taken.
            effort.games /= 2;
        }
        let (mut n_tracks, mut n_trips) = (0, 0);
        ranked.retain(|it| match it.action {
            Action::Take(_) | Action::TakeAndLay { .. } | Action::Lay { .. } => {
                n_tracks += 1;
                n_tracks <= effort.tracks
            }
            Action::Trip(_) | Action::TripAndAssign { .. } | Action::Assign(_) => {
                n_trips += 1;
                n_trips <= effort.trips
            }
            Action::Resolve { .. } | Action::Under(_) | Action::Done => true,
        });
        let seed = luck.u64(..);
        let mut points = vec![(0.0, 0.0); ranked.len()];
        let standings = contest(ranked.len(), effort.games, |candidate, number| {
            let Plan { action, then, .. } = ranked[candidate];
            let own = playouts.after_both(action, then, &mut luck_of(seed, number));
            points[candidate].0 += f64::from(own);
            points[candidate].1 += 1.0;
            playouts.lead().into()
        });
        let expected = |candidate: usize| points[candidate].0 / points[candidate].1;
        thoughts(standings.iter().map(|it| (ranked[it.candidate].action, expected(it.candidate))))
    }
}

/// Whether there is something to decide that a search can tell apart.
fn is_open(actions: &[Action]) -> bool {
    actions.len() > 1 && !actions.iter().any(|it| matches!(it, Action::Under(_)))
}

/// Thoughts from plans, the best first: an action counts where its best plan stands.
fn thoughts(plans: impl Iterator<Item = (Action, f64)>) -> Vec<Thought<Action>> {
    let mut res: Vec<Thought<Action>> = Vec::new();
    for (action, expected) in plans {
        if res.iter().all(|it| it.action != action) {
            res.push(Thought { action, expected });
        }
    }
    res
}

/// All plans by what they are worth at once, the best first.
fn rank(game: &Village, worth: &Worth<'_>, actions: &[Action], level: Level, luck: &mut Rng) -> Vec<Plan> {
    let mut res: Vec<(i32, Plan)> = Vec::new();
    let mut push = |action: Action, then: Option<Action>, gain: i32| {
        let is_trip = matches!(action, Action::Trip(_) | Action::TripAndAssign { .. });
        let wish = match level {
            Level::Random => luck.i32(..),
            Level::Easy => gain + luck.i32(-ERROR..=ERROR),
            _ if gain <= 0 && is_trip => gain - NO_HELP,
            _ => gain,
        };
        res.push((wish, Plan { action, then, gain }));
    };
    for &action in actions {
        match action {
            Action::Take(place) => {
                let Some(offer) = game.tracks().nth(place.number() as usize - 1) else { continue };
                let money = worth.money(offer.coins, place.price());
                for (gain, space, turned) in worth.lays(offer.card) {
                    push(action, Some(Action::Lay { space, turned }), gain + money);
                }
            }
            Action::Trip(place) => {
                let Some(offer) = game.trips().nth(place.number() as usize - 1) else { continue };
                let money = worth.money(offer.coins, TRIP_PRICE + place.price());
                for (gain, line) in worth.assigns(offer.card) {
                    push(action, Some(Action::Assign(line)), gain + money);
                }
            }
            _ => push(action, None, worth.gain(game, action)),
        }
    }
    res.sort_by_key(|it| Reverse(it.0));
    res.into_iter().map(|it| it.1).collect()
}
