//! The game itself: whose turn it is, what may happen, and what it does.

use kernel::{Event, EventOf, Game, Lot, NoRuling, Seat, SeatSet, Turn, Veil, Viewer, Weighted};
use serde::{Deserialize, Serialize};

use crate::{Action, Chance, Memory, Setup, Siding, View, Yard};

/// A game of Sidings.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sidings {
    pub(crate) setup: Setup,
    /// How many rounds were begun.
    pub(crate) round: u8,
    /// The wagon of the round, as long as it goes on.
    pub(crate) wagon: Option<u8>,
    pub(crate) waiting: SeatSet,
    pub(crate) players: [Player; Setup::MOST_SEATS],
}

/// What a player has. In a [`View`] nothing stands for what is hidden.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Player {
    /// The wagons.
    pub yard: Yard,
    /// The siding that counts double in the end.
    pub order: Option<Siding>,
    /// What was chosen in this round and is not shown yet.
    pub chosen: Option<Siding>,
    /// The clear roads so far.
    pub n_clear: u8,
}

/// Why an action is against the rules.
#[derive(Copy, Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refusal {
    /// R7: the siding must have a free place.
    #[error("siding {siding} is full: `to {example}` is possible, for example")]
    Full {
        /// The siding.
        siding: Siding,
        /// One that has room.
        example: Siding,
    },
}

kernel::cite! { Refusal =>
    Full { siding, example } = "sidings-full" (siding, example),
}

impl Game for Sidings {
    type Setup = Setup;
    type Action = Action;
    type Chance = Chance;
    type Ruling = NoRuling;
    type Refusal = Refusal;
    type View = View;
    type Memory = Memory;

    const NAME: &'static str = crate::META.name;
    const RULES: u32 = 1;
    const OLDEST_RULES: u32 = 1;
    const SNAPSHOT: u32 = 1;

    fn new(setup: &Setup) -> Self {
        Self { setup: *setup, round: 0, wagon: None, waiting: SeatSet::EMPTY, players: Default::default() }
    }

    fn memory(&self) -> Memory {
        Memory::of(self)
    }

    fn recall(setup: &Setup, memory: Memory) -> Option<Self> {
        memory.recall(*setup)
    }

    fn n_seats(&self) -> usize {
        self.setup.n_seats()
    }

    fn turn(&self) -> Turn<'_> {
        match self.wagon {
            Some(_) => Turn::Seats(&self.waiting),
            None if self.round == Self::ROUNDS => Turn::Over,
            None => Turn::Chance,
        }
    }

    /// The rounds that are over: what was chosen in them is shown.
    fn step(&self) -> u32 {
        u32::from(self.round) - u32::from(self.wagon.is_some())
    }

    fn actions(&self, seat: Seat, out: &mut Vec<Action>) {
        out.extend(self.player(seat).yard.open().map(Action));
    }

    fn check(&self, seat: Seat, Action(siding): Action) -> Result<(), Refusal> {
        let yard = &self.player(seat).yard;
        if yard.has_room(siding) {
            return Ok(());
        }
        Err(Refusal::Full { siding, example: yard.open().next().expect("as many places as rounds") })
    }

    fn check_ruling(&self, _: Seat, ruling: NoRuling) -> Result<(), Refusal> {
        unreachable!("there is no such ruling: {ruling}")
    }

    fn chances(&self, out: &mut Vec<Weighted<Chance>>) {
        match self.without_order() {
            Some(seat) => out.extend(Siding::ALL.map(|it| Weighted::fair(Chance::Order(seat, it)))),
            None => out.extend((1..=6).map(|it| Weighted::fair(Chance::Wagon(it)))),
        }
    }

    /// The orders are a lot of each seat; the dice are numbered by their rounds.
    fn lot(&self, _: u32) -> Lot {
        match self.without_order() {
            seat @ Some(_) => Lot { number: 0, seat },
            None => Lot { number: u32::from(self.round) + 1, seat: None },
        }
    }

    fn apply(&mut self, event: EventOf<Self>) {
        match event {
            Event::Chance(Chance::Order(seat, siding)) => self.players[seat.index()].order = Some(siding),
            Event::Chance(Chance::Wagon(number)) => {
                self.round += 1;
                self.wagon = Some(number);
                self.waiting.reset(self.n_seats());
            }
            Event::Act { seat, action: Action(siding) } => {
                self.players[seat.index()].chosen = Some(siding);
                self.waiting.remove(seat);
                if self.waiting.is_empty() {
                    self.end_round();
                }
            }
            Event::Ruling { ruling, .. } => unreachable!("there is no such ruling: {ruling}"),
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn veil(&self, event: &EventOf<Self>) -> Veil {
        match *event {
            Event::Chance(Chance::Order(seat, _)) => Veil::Game(seat),
            Event::Act { seat, .. } => Veil::Step(seat),
            Event::Chance(Chance::Wagon(_)) | Event::Ruling { .. } => Veil::None,
        }
    }

    fn score(&self, seat: Seat) -> i32 {
        self.player(seat).points(self.turn() == Turn::Over)
    }
}

impl Sidings {
    /// The rounds of a game (R5).
    pub const ROUNDS: u8 = 12;

    /// What a seat has, for whoever may see all of it.
    pub const fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    /// The wagon of the round, as long as it goes on.
    pub const fn wagon(&self) -> Option<u8> {
        self.wagon
    }

    /// The next seat that draws an order.
    fn without_order(&self) -> Option<Seat> {
        Seat::first(self.n_seats()).find(|it| self.player(*it).order.is_none())
    }

    /// All choices are shown, and the wagons roll (R8, R9).
    fn end_round(&mut self) {
        let players = &mut self.players[..self.setup.n_seats()];
        let mut n_chosen = [0; Siding::ALL.len()];
        for siding in players.iter().filter_map(|it| it.chosen) {
            n_chosen[siding.index()] += 1;
        }
        let is_alone = players.len() == 1;
        for player in players {
            if let (Some(siding), Some(wagon)) = (player.chosen.take(), self.wagon) {
                player.yard.put(siding, wagon);
                player.n_clear += u8::from(!is_alone && n_chosen[siding.index()] == 1);
            }
        }
        self.wagon = None;
    }
}

impl Player {
    /// The points: before the end of the game no siding counts double (R3, R15).
    pub fn points(&self, is_over: bool) -> i32 {
        self.yard.total(self.order.filter(|_| is_over)) + i32::from(self.n_clear)
    }
}
