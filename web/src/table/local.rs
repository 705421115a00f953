//! A game in this browser: the rules run here, the record is kept on the shelf, and no server is needed.

use ::kibitzer::Question;
use kernel::{Cited as _, Dice, Seat, Seed, TableId, Turn, Viewer};
use leptos::{prelude::*, task::spawn_local};
use library::{Host, View};

use client::table::waiting;

use super::{Fork, Position, Table};
use crate::{
    kibitzer,
    shelf::{self, Kept, Player, Skill},
    words::refusal,
};

/// A game in this browser.
#[derive(Debug)]
pub(crate) struct LocalGame {
    host: Box<dyn Host>,
    dice: Dice,
    /// Whether these are the dice of the record; a finished game may have come without, to be looked at.
    has_dice: bool,
    kept: Kept,
    /// For whom the screen is.
    seat: Seat,
}

/// What a bot has to think about: all that it sees.
#[derive(PartialEq, Debug)]
struct Quiz {
    seat: Seat,
    skill: Skill,
    view: View,
    actions: Vec<String>,
}

/// A table in this browser.
#[derive(Copy, Clone)]
pub(crate) struct LocalTable {
    pub(crate) table: Table,
    game: StoredValue<LocalGame>,
    /// Whether a bot thinks.
    is_thinking: StoredValue<bool>,
}

/// Begins a game and keeps it; its name, or why it cannot begin.
pub(crate) fn begin(game: &str, rules: &str, players: Vec<Player>, content: Option<String>) -> Result<String, String> {
    let entry = library::find(game).ok_or_else(|| game.to_owned())?;
    let host = entry.open_with(Some(rules), players.len(), content.as_deref()).map_err(|it| it.to_string())?;
    let id = shelf::new_id();
    let name: TableId = id.parse().map_err(|_| id.clone())?;
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
        share: None,
    };
    let mut game = LocalGame { host, dice, has_dice: true, kept, seat: Seat::FIRST };
    game.go_on();
    // Who began the same before and did nothing has no use for it any more.
    let is_same = |it: &Kept| (&it.game, &it.rules) == (&game.kept.game, &game.kept.rules) && it.is_untouched();
    shelf::games().iter().filter(|it| is_same(it)).for_each(|it| shelf::remove(&it.id));
    if game.keep() { Ok(id) } else { Err(t!("shelf-full")) }
}

impl LocalGame {
    /// A game from the shelf.
    pub(crate) fn open(kept: Kept) -> Result<Self, String> {
        let contents: Vec<_> = kept.content.as_deref().into_iter().collect();
        let reading = library::read(&kept.record, &contents).map_err(|it| it.to_string())?;
        let is_over = matches!(reading.host.turn(), Turn::Over);
        let known = reading.seed.zip(reading.pledge);
        let has_dice = known.is_some();
        let dice = match known {
            Some((seed, pledge)) => Dice::new(seed, pledge.id),
            None if is_over => Dice::new(Seed::new([0; 32]), kept.id.parse().map_err(|_| t!("no-such-game"))?),
            None => return Err(t!("record-without-seed")),
        };
        let mut res = Self { host: reading.host, dice, has_dice, kept, seat: Seat::FIRST };
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

    /// What has happened, line by line of the record, as far as the person at the screen may know.
    pub(crate) fn lines(&self) -> Vec<String> {
        let viewer = if matches!(self.host.turn(), Turn::Over) { Viewer::Referee } else { Viewer::Seat(self.seat) };
        let text = self.host.redacted(viewer).unwrap_or_default();
        text.lines().skip(1).filter(|it| !it.starts_with('=')).map(ToOwned::to_owned).collect()
    }

    /// Whose move can be taken back: at a screen for all of whoever moved last, else of whom the screen is for.
    fn taker(&self) -> Seat {
        if crate::offers::has_secrets(self.host.entry().name) {
            return self.seat;
        }
        let lines = (0..self.host.n_events()).rev().map_while(|it| self.host.event(it));
        let last = lines.filter(|it| !it.starts_with('.')).find_map(|it| it.split(' ').next()?.parse().ok());
        last.and_then(Seat::new).filter(|it| !self.is_bot(*it)).unwrap_or(self.seat)
    }

    fn undo(&mut self) -> Result<(), String> {
        if !self.has_dice {
            return Err(t!("record-without-seed"));
        }
        let seat = self.taker();
        self.host.undo(seat).map_err(|it| refusal(&it.citation()))?;
        self.seat = seat;
        Ok(())
    }

    /// Rolls the dice, and turns the screen to a person who is waited for.
    fn go_on(&mut self) {
        self.host.settle(&self.dice);
        let waiting = waiting(self.host.as_ref());
        let mut people = waiting.iter().filter(|it| !self.is_bot(*it));
        let next = people.clone().find(|it| *it == self.seat).or_else(|| people.next());
        self.seat = next.unwrap_or(self.seat);
    }

    /// What the next bot that is waited for has to think about.
    fn quiz(&self) -> Option<Quiz> {
        let seat = waiting(self.host.as_ref()).iter().find(|it| self.is_bot(*it))?;
        let skill = self.kept.players.get(seat.index())?.skill()?;
        let (view, actions) = (self.host.view(Viewer::Seat(seat)), self.host.actions(seat));
        Some(Quiz { seat, skill, view, actions })
    }

    /// Writes the game to the shelf; says whether that worked.
    fn keep(&mut self) -> bool {
        let record = self.host.record(Some(self.dice.pledge()), Some(self.dice.seed().clone()));
        let Some(record) = record else { return false };
        // What is at the server, or on its way there, is the game before it was played on.
        (self.kept.uploaded, self.kept.share) = (None, None);
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
        let position = Position::to_play(self.host.as_ref(), self.seat, &self.kept.rules, self.names());
        let can_undo = self.has_dice && self.host.fork().undo(self.taker()).is_ok();
        Position { can_undo, ..position }
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
        let slot = StoredValue::new(None::<Self>);
        let change = move |change: &dyn Fn(&mut LocalGame) -> Result<(), String>| {
            slot.with_value(|it| it.iter().for_each(|it| it.change(change)));
        };
        let act = Callback::new(move |action: String| {
            change(&|game| game.host.act(game.seat, &action).map_err(|it| refusal(it.citation())));
        });
        let undo = Callback::new(move |()| change(&LocalGame::undo));
        let this = Self { table: Table::new(act, undo), game, is_thinking: StoredValue::new(false) };
        slot.set_value(Some(this));
        game.with_value(|game| this.table.show(game.position()));
        this.let_bots_think();
        Ok(this)
    }

    /// Changes the game, keeps and shows it, and lets bots go on; or says why it cannot be changed so.
    fn change(self, change: &dyn Fn(&mut LocalGame) -> Result<(), String>) {
        let outcome = self.game.try_update_value(|game| {
            change(game)?;
            game.go_on();
            if game.keep() { Ok(()) } else { Err(t!("shelf-full")) }
        });
        match outcome {
            Some(Err(text)) => self.table.fail(text),
            _ => self.table.notice.set(None),
        }
        self.game.with_value(|game| self.table.show(game.position()));
        self.let_bots_think();
    }

    /// Lets bots play, one after the other and beside the page, until none is waited for.
    fn let_bots_think(self) {
        if self.is_thinking.get_value() {
            return;
        }
        let asked = self.game.with_value(|game| game.quiz().map(|it| (it, game.kept.content.clone())));
        let Some((quiz, content)) = asked else { return };
        self.is_thinking.set_value(true);
        spawn_local(async move {
            let question = Question::Move {
                view: Box::new(wire::View::new(&quiz.view, &|_| true)),
                content,
                seat: quiz.seat.index() as u16,
                actions: quiz.actions.clone(),
                level: quiz.skill.key().to_owned(),
                luck: u64::from_le_bytes(shelf::random()),
            };
            let thoughts = kibitzer::opinions(&question).await;
            // Who has gone to another page needs no bots.
            let Some(now) = self.game.try_with_value(LocalGame::quiz) else { return };
            self.is_thinking.set_value(false);
            match thoughts {
                // People may have moved, or taken something back: what was thought holds for the same sight only.
                Ok(thoughts) if now.as_ref() == Some(&quiz) => {
                    let best = thoughts.first().map(|it| it.action.clone());
                    self.change(&|game| match &best {
                        Some(best) => game.host.act(quiz.seat, best).map_err(|it| refusal(it.citation())),
                        None => game.host.decide_absent(quiz.seat).map_err(|it| refusal(it.citation())),
                    });
                }
                Ok(_) => self.let_bots_think(),
                Err(text) => self.table.fail(text),
            }
        });
    }

    /// Copies of the game, for plans.
    pub(crate) fn fork(self) -> Fork {
        Callback::new(move |take: Callback<Result<Box<dyn Host>, String>>| {
            take.run(Ok(self.game.with_value(|game| game.host.fork())));
        })
    }

    /// Looks at the game itself.
    pub(crate) fn with<T>(self, look: impl FnOnce(&LocalGame) -> T) -> T {
        self.game.with_value(look)
    }
}
