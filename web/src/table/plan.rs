//! A plan: a copy of a game on which moves are tried ahead, with dice of its own; the game itself hears nothing of it.

use kernel::{Dice, Seat, Seed, Turn};
use leptos::prelude::*;
use library::Host;

use super::{Position, Table};
use crate::{offers, shelf, words::refusal};

/// Gives a copy of the game, perhaps later, to whoever asks; or says why there is none.
///
/// It is asked only where nothing is hidden that decides what comes next; else a plan begins with a guess.
pub(crate) type Fork = Callback<Callback<Result<Box<dyn Host>, String>>>;

/// Who decides what the dice show in a plan.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum DiceOf {
    /// Random dice, not those of the game.
    Chance,
    /// The player.
    Player,
}

/// A plan at a table of its own.
#[derive(Copy, Clone)]
pub(crate) struct Plan {
    pub(crate) table: Table,
    /// What the dice may show, when the player is to say it.
    pub(crate) chances: RwSignal<Vec<String>>,
    pub(crate) dice_of: RwSignal<DiceOf>,
    /// How many moves were tried.
    pub(crate) n_ahead: RwSignal<usize>,
    game: StoredValue<Planned>,
}

#[derive(Debug)]
struct Planned {
    host: Box<dyn Host>,
    /// The game before each decision that was tried, with the decision.
    before: Vec<(Box<dyn Host>, String)>,
    seat: Seat,
    rules: String,
    names: Vec<String>,
}

impl Plan {
    /// Begins a plan for the seat of `position` on a copy of its game.
    pub(crate) fn begin(position: &Position, host: Box<dyn Host>) -> Self {
        let (rules, names) = (position.rules.clone(), position.names.clone());
        let seat = position.seat.unwrap_or(position.shown);
        let game = StoredValue::new(Planned { host, before: Vec::new(), seat, rules, names });
        let slot = StoredValue::new(None::<Self>);
        let act =
            Callback::new(move |action: String| slot.with_value(|it| it.iter().for_each(|it| it.try_out(&action))));
        let undo = Callback::new(move |()| slot.with_value(|it| it.iter().for_each(|it| it.back())));
        let plan = Self {
            table: Table::new(act, undo),
            chances: RwSignal::new(Vec::new()),
            dice_of: RwSignal::new(DiceOf::Chance),
            n_ahead: RwSignal::new(0),
            game,
        };
        slot.set_value(Some(plan));
        plan.go_on();
        plan
    }

    /// A game to begin with that looks like the position to its player, where something is hidden; a copy would tell it.
    pub(crate) fn guess(position: &Position) -> Option<Box<dyn Host>> {
        let mut luck = fastrand::Rng::with_seed(u64::from_le_bytes(shelf::random()));
        library::guess(&position.view, position.seat?, &mut luck)
    }

    /// Whether what comes next depends on what is hidden, so that the plan began with a guess.
    pub(crate) fn is_guess(position: &Position) -> bool {
        position.n_seats() > 1 && offers::has_secrets(position.game)
    }

    /// The first move of the plan.
    pub(crate) fn first(self) -> Option<String> {
        self.game.with_value(|game| game.before.first().map(|(_, action)| action.clone()))
    }

    /// Takes back the last move of the plan, and what the dice showed after it.
    pub(crate) fn back(self) {
        self.game.update_value(|game| {
            if let Some((host, _)) = game.before.pop() {
                game.host = host;
            }
        });
        self.show();
    }

    /// Lets the dice show this, a line of `chances`.
    pub(crate) fn roll(self, line: &str) {
        let outcome = self.game.try_update_value(|game| game.host.push(line));
        if let Some(Err(error)) = outcome {
            self.table.fail(refusal(error.citation()));
        }
        self.go_on();
    }

    fn try_out(self, action: &str) {
        let outcome = self.game.try_update_value(|game| {
            let before = game.host.fork();
            game.host.act(game.seat, action)?;
            game.before.push((before, action.to_owned()));
            Ok::<_, library::HostError>(())
        });
        match outcome {
            Some(Err(error)) => self.table.fail(refusal(error.citation())),
            _ => self.table.notice.set(None),
        }
        self.go_on();
    }

    /// Goes on to the next decision of the player: dice fall, and the others do something harmless.
    pub(crate) fn go_on(self) {
        let dice_of = self.dice_of.get_untracked();
        self.game.update_value(|game| game.go_on(dice_of));
        self.show();
    }

    fn show(self) {
        let (position, chances, n_ahead) = self.game.with_value(|game| {
            let position = Position::to_play(game.host.as_ref(), game.seat, &game.rules, game.names.clone());
            (Position { can_undo: !game.before.is_empty(), ..position }, game.host.chances(), game.before.len())
        });
        self.chances.set(chances);
        self.n_ahead.set(n_ahead);
        self.table.show(position);
    }
}

impl Planned {
    fn go_on(&mut self, dice_of: DiceOf) {
        // The name only tells one plan's dice from another's.
        let Ok(name) = "plan".parse() else { return };
        let dice = Dice::new(Seed::new(shelf::random()), name);
        loop {
            let other = match self.host.turn() {
                Turn::Chance if dice_of == DiceOf::Player => return,
                Turn::Chance => {
                    self.host.settle(&dice);
                    continue;
                }
                Turn::Over => return,
                Turn::Seats(waiting) if waiting.contains(self.seat) => return,
                Turn::Seats(waiting) => waiting.lowest(),
            };
            if other.is_none_or(|other| self.host.decide_absent(other).is_err()) {
                return;
            }
        }
    }
}
