//! A game in this browser: the rules run here, the record is kept on the shelf, and no server is needed.

use kernel::{Dice, GameId, Seat, SeatSet, Seed, Turn, Viewer};
use leptos::prelude::*;
use library::Host;

use super::{Fork, Position, Table, position::waiting};
use crate::shelf::{self, Kept, Player};

/// A game in this browser.
#[derive(Debug)]
pub(crate) struct LocalGame {
    host: Box<dyn Host>,
    dice: Dice,
    kept: Kept,
    /// For whom the screen is.
    seat: Seat,
}

/// A table in this browser.
#[derive(Copy, Clone)]
pub(crate) struct LocalTable {
    pub(crate) table: Table,
    game: StoredValue<LocalGame>,
}

/// Begins a game and keeps it; its name, or why it cannot begin.
pub(crate) fn begin(game: &str, rules: &str, players: Vec<Player>, content: Option<String>) -> Result<String, String> {
    let entry = library::find(game).ok_or_else(|| game.to_owned())?;
    let host = entry.open_with(Some(rules), players.len(), content.as_deref()).map_err(|it| it.to_string())?;
    let id = shelf::new_id();
    let name: GameId = id.parse().map_err(|_| id.clone())?;
    let dice = Dice::new(Seed::new(shelf::random()), name);
    let kept = Kept {
        id: id.clone(),
        game: game.to_owned(),
        rules: rules.to_owned(),
        players,
        record: String::new(),
        content,
        changed: shelf::now(),
        scores: None,
        n_events: 0,
        uploaded: None,
    };
    let mut game = LocalGame { host, dice, kept, seat: Seat::FIRST };
    game.go_on();
    if game.keep() { Ok(id) } else { Err(t!("shelf-full")) }
}

impl LocalGame {
    /// A game from the shelf.
    pub(crate) fn open(kept: Kept) -> Result<Self, String> {
        let contents: Vec<_> = kept.content.as_deref().into_iter().collect();
        let reading = library::read(&kept.record, &contents).map_err(|it| it.to_string())?;
        let (Some(pledge), Some(seed)) = (reading.pledge, reading.seed) else { return Err(t!("record-without-seed")) };
        let dice = Dice::new(seed, pledge.id);
        let mut res = Self { host: reading.host, dice, kept, seat: Seat::FIRST };
        res.go_on();
        Ok(res)
    }

    pub(crate) fn kept(&self) -> &Kept {
        &self.kept
    }

    pub(crate) fn host(&self) -> &dyn Host {
        self.host.as_ref()
    }

    fn is_bot(&self, seat: Seat) -> bool {
        self.kept.players.get(seat.index()).is_some_and(Player::is_bot)
    }

    /// How many people sit in front of this screen.
    pub(crate) fn n_people(&self) -> usize {
        self.kept.players.iter().filter(|it| !it.is_bot()).count()
    }

    /// Rolls the dice and lets bots play until a person must act or the game is over.
    fn go_on(&mut self) {
        loop {
            self.host.settle(&self.dice);
            let waiting = waiting(self.host.as_ref());
            let Some(bot) = waiting.iter().find(|it| self.is_bot(*it)) else {
                let people = waiting.iter().find(|it| *it == self.seat).or_else(|| waiting.lowest());
                self.seat = people.unwrap_or(self.seat);
                return;
            };
            let luck = u64::from_le_bytes(shelf::random());
            if super::company::play(self.host.as_mut(), bot, luck).is_err() {
                return;
            }
        }
    }

    /// Writes the game to the shelf; says whether that worked.
    fn keep(&mut self) -> bool {
        let record = self.host.record(Some(self.dice.pledge()), Some(self.dice.seed().clone()));
        let Some(record) = record else { return false };
        self.kept.record = record;
        self.kept.changed = shelf::now();
        self.kept.n_events = self.host.n_events();
        let is_over = matches!(self.host.turn(), Turn::Over);
        self.kept.scores = is_over.then(|| self.scores());
        shelf::keep(&self.kept)
    }

    fn scores(&self) -> Vec<i32> {
        Seat::first(self.host.n_seats()).map(|it| self.host.score(it)).collect()
    }

    /// What the person at the screen may know.
    pub(crate) fn position(&self) -> Position {
        Position::to_play(self.host.as_ref(), self.seat, &self.kept.rules, self.names())
    }

    /// The names of all seats.
    pub(crate) fn names(&self) -> Vec<String> {
        self.kept.players.iter().map(|it| it.name().to_owned()).collect()
    }
}

impl LocalTable {
    /// Opens a game of the shelf at a table.
    pub(crate) fn open(id: &str) -> Result<Self, String> {
        let kept = shelf::find(id).ok_or_else(|| t!("no-such-game"))?;
        let game = StoredValue::new(LocalGame::open(kept)?);
        let slot = StoredValue::new(None::<Table>);
        let change = move |change: &dyn Fn(&mut LocalGame) -> Result<(), String>| {
            let Some(table) = slot.get_value() else { return };
            let outcome = game.try_update_value(|game| {
                change(game)?;
                game.go_on();
                if game.keep() { Ok(()) } else { Err(t!("shelf-full")) }
            });
            match outcome {
                Some(Err(text)) => table.fail(text),
                _ => table.notice.set(None),
            }
            game.with_value(|game| table.show(game.position()));
        };
        let act = Callback::new(move |action: String| {
            change(&|game| game.host.act(game.seat, &action).map_err(|it| it.to_string()));
        });
        let undo = Callback::new(move |()| change(&|game| game.host.undo(game.seat).map_err(|it| it.to_string())));
        let table = Table::new(act, undo);
        slot.set_value(Some(table));
        game.with_value(|game| table.show(game.position()));
        Ok(Self { table, game })
    }

    /// Copies of the game, for plans.
    pub(crate) fn fork(self) -> Fork {
        Callback::new(move |take: Callback<Result<Box<dyn Host>, String>>| {
            take.run(Ok(self.game.with_value(|game| game.host.fork())));
        })
    }

    /// Changes what is kept besides the record.
    pub(crate) fn note(self, change: impl FnOnce(&mut Kept)) {
        self.game.update_value(|game| {
            change(&mut game.kept);
            shelf::keep(&game.kept);
        });
    }

    /// Looks at the game itself.
    pub(crate) fn with<T>(self, look: impl FnOnce(&LocalGame) -> T) -> T {
        self.game.with_value(look)
    }
}
