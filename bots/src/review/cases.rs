//! The decisions of a seat, and what else could have been rolled before each of them.

use fastrand::Rng;
use kernel::{Event, Game, Seat, Table, Turn, Veil, Viewer};

use super::Effort;

/// More outcomes than this are not all judged.
const MOST_OUTCOMES: usize = 72;

/// A decision that a seat has made.
#[derive(Clone, Debug)]
pub(super) struct Decision<A> {
    /// Its event.
    pub(super) event: usize,
    /// What was decided.
    pub(super) action: A,
    /// How many events there were before the dice of this decision, and after them; the same where there were none.
    dice: (usize, usize),
    /// What they showed that the seat could see.
    pub(super) rolled: Vec<String>,
}

/// What a seat sees after one outcome of chance.
#[derive(Clone, Debug)]
pub(crate) struct Case<G: Game> {
    /// All that it may know.
    pub(crate) view: G::View,
    /// What it may do.
    pub(crate) actions: Vec<G::Action>,
    /// How likely it is, compared with the others.
    pub(crate) weight: u32,
}

/// All decisions that a seat has made.
///
/// The dice of a decision are those that fell since the last one of the seat, in one go, if it could decide right
/// after them: others who decide at the same time do not matter, and what somebody else had to decide upon first was
/// the luck of that seat.
pub(super) fn decisions<G: Game>(table: &Table<G>, seat: Seat) -> Vec<Decision<G::Action>> {
    let mut res = Vec::new();
    let mut now = Table::<G>::new(table.setup().clone());
    let mut dice = (0, 0);
    for (n, &event) in table.log().iter().enumerate() {
        match event {
            Event::Act { seat: who, action } if who == seat => {
                let rolled = (dice.0..dice.1).filter_map(|it| match (table.event(it), table.veil(it)) {
                    (_, Some((Veil::Step(owner) | Veil::Game(owner), _))) if owner != seat => None,
                    (Some(Event::Chance(chance)), _) => Some(chance.to_string()),
                    _ => None,
                });
                let rolled = rolled.collect();
                let dice_of_it = if dice.0 == dice.1 { (n, n) } else { dice };
                res.push(Decision { event: n, action, dice: dice_of_it, rolled });
                dice = (n + 1, n + 1);
            }
            Event::Chance(_) if dice.1 != n => dice = (n, n),
            Event::Chance(_) | Event::Act { .. } | Event::Ruling { .. } => {}
        }
        let _ = now.admit(event);
        if matches!(event, Event::Chance(_)) {
            let is_due = matches!(now.state().turn(), Turn::Seats(waiting) if waiting.contains(seat));
            let goes_on = now.state().turn() == Turn::Chance;
            dice = if is_due || goes_on { (dice.0, n + 1) } else { (n + 1, n + 1) };
        }
    }
    res
}

impl<A: Copy + PartialEq> Decision<A> {
    /// Whether dice fell before it.
    pub(super) const fn has_dice(&self) -> bool {
        self.dice.0 < self.dice.1
    }

    /// What could have been rolled, and which of it was; `None` where the seat had nothing to decide.
    pub(super) fn cases<G: Game<Action = A>>(
        &self,
        table: &Table<G>,
        seat: Seat,
        effort: Effort,
        seed: u64,
    ) -> Option<(Vec<Case<G>>, usize)> {
        let (start, end) = self.dice;
        let actual = Case::of(table.at(end)?.state(), seat, 1)?;
        if start == end {
            return Some((vec![actual], 0));
        }
        let before = table.at(start)?;
        let mut chances = Vec::new();
        if end == start + 1 {
            before.state().chances(&mut chances);
        }
        if (1..=MOST_OUTCOMES).contains(&chances.len()) {
            let came_up = chances.iter().position(|it| Some(Event::Chance(it.outcome)) == table.event(start))?;
            let cases = chances.iter().map(|it| {
                let mut next = before.state().clone();
                next.apply(Event::Chance(it.outcome));
                Case::of(&next, seat, it.weight)
            });
            return Some((cases.collect::<Option<Vec<_>>>()?, came_up));
        }
        let mut luck = Rng::with_seed(seed);
        let mut cases = Vec::new();
        for _ in 0..effort.pick(16, 64) {
            let mut next = before.state().clone();
            while next.turn() == Turn::Chance {
                let chance = next.draw(&mut luck, &mut Vec::new());
                next.apply(Event::Chance(chance));
            }
            cases.extend(Case::of(&next, seat, 1));
        }
        cases.push(actual.aside());
        let last = cases.len() - 1;
        Some((cases, last))
    }
}

impl<G: Game> Case<G> {
    fn of(state: &G, seat: Seat, weight: u32) -> Option<Self> {
        if !matches!(state.turn(), Turn::Seats(waiting) if waiting.contains(seat)) {
            return None;
        }
        let mut actions = Vec::new();
        state.actions(seat, &mut actions);
        Some(Self { view: state.view(Viewer::Seat(seat)), actions, weight })
    }
}
