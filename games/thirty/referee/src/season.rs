//! A postal game from its first roll on: rounds are adjudicated one after the other, by the game's own dice.

use kernel::{BySeat, Dice, Event, Game, Record, Refused, Seat, Table, Turn, Viewer};
use thirty::{Action, Chance, Override, Part, RuleSet, Ruling, Setup, Sheet, Thirty};
use thirty_picture::Picture;
use track::SquareSet;

use crate::{Choice, Fate, Objection, Order, Orders, PartFate, ROUND_OF_SETUP, SeatVerdict, Slot, Verdict};

/// The orders of all players for one round, by their seats; `None` for whom nothing was received.
pub type RoundOrders = BySeat<Option<Orders>>;

/// The last round.
pub const LAST_ROUND: u8 = 10;

/// A postal game.
#[derive(Clone, Debug)]
pub struct Season {
    dice: Dice,
    table: Table<Thirty>,
    verdicts: Vec<Verdict>,
}

impl Season {
    /// A game whose mountains are rolled and that waits for the setups; `None` for no seats or too many.
    pub fn open(n_seats: usize, dice: Dice) -> Option<Self> {
        let mut table = Table::new(Setup::new(RuleSet::Postal, n_seats)?);
        table.settle(&dice);
        Some(Self { dice, table, verdicts: Vec::new() })
    }

    /// The round that waits for orders, [`ROUND_OF_SETUP`] to [`LAST_ROUND`]; `None` when the game is over.
    pub fn round(&self) -> Option<u8> {
        (self.table.state().turn() != Turn::Over).then_some(self.verdicts.len() as u8)
    }

    /// The adjudicated rounds, the setup first.
    pub fn verdicts(&self) -> &[Verdict] {
        &self.verdicts
    }

    /// The game as it stands.
    pub const fn table(&self) -> &Table<Thirty> {
        &self.table
    }

    /// The number of players.
    pub fn n_seats(&self) -> usize {
        self.table.state().n_seats()
    }

    /// The sheet of a player.
    pub fn sheet(&self, seat: Seat) -> &Sheet {
        self.table.state().sheet(seat)
    }

    /// The sheet of a seat as an SVG picture.
    pub fn picture(&self, seat: Seat, title: &str) -> String {
        Picture { title, ..Picture::new(self.sheet(seat), RuleSet::Postal) }.svg()
    }

    /// The rolls of the round that waits for orders.
    pub fn rolls(&self) -> Vec<thirty::Roll> {
        if matches!(self.round(), None | Some(ROUND_OF_SETUP)) {
            return Vec::new();
        }
        self.table.state().view(Viewer::Referee).rolls
    }

    /// What is published of the dice.
    pub fn pledge(&self) -> kernel::Pledge {
        self.dice.pledge()
    }

    /// The record of the game so far; with the seed once the game is over, because then it may be known.
    pub fn record(&self) -> Record<Thirty> {
        let seed = self.round().is_none().then(|| self.dice.seed().clone());
        Record::of(&self.table, Some(self.dice.pledge()), seed).expect("a season keeps its whole log")
    }

    /// Adjudicates the round that waits for orders, and rolls for the next one. Does nothing once the game is over.
    pub fn adjudicate(&mut self, orders: &RoundOrders) {
        let Some(round) = self.round() else { return };
        let rolls = self.rolls();
        let empty = Orders::default();
        let seats = BySeat::new(self.n_seats(), |seat| {
            let received = orders.get(seat).and_then(Option::as_ref);
            if round == ROUND_OF_SETUP {
                SeatVerdict::Setup(self.set_up(seat, received))
            } else {
                SeatVerdict::Round(self.place(seat, received.unwrap_or(&empty)))
            }
        });
        let received = BySeat::new(self.n_seats(), |seat| orders.get(seat).is_some_and(Option::is_some));
        self.table.settle(&self.dice);
        let scores = self.table.state().scores();
        self.verdicts.push(Verdict { round, rolls, received, seats, scores });
    }

    /// What a player's orders for the open round lack; a roll for which no square is left needs none.
    pub fn lacks(&self, seat: Seat, orders: Option<&Orders>) -> Vec<Slot> {
        let needed: &[Slot] = match self.round() {
            None => &[],
            Some(ROUND_OF_SETUP) => &Slot::SETUP,
            Some(_) => &Slot::ROLLS[..self.sheet(seat).free().len().min(Slot::ROLLS.len())],
        };
        needed.iter().copied().filter(|&it| orders.is_none_or(|orders| orders.of(it).is_none())).collect()
    }

    /// What of these orders would be illegal, if the open round were adjudicated by them now.
    pub fn objections(&self, orders: &RoundOrders) -> BySeat<Vec<(Slot, Objection)>> {
        let mut trial = self.clone();
        trial.adjudicate(orders);
        let verdict = trial.verdicts.last().filter(|_| trial.verdicts.len() > self.verdicts.len());
        BySeat::new(self.n_seats(), |seat| verdict.map_or_else(Vec::new, |it| it.seats[seat].objections()))
    }

    fn is_waited_for(&self, seat: Seat) -> bool {
        matches!(self.table.state().turn(), Turn::Seats(waiting) if waiting.contains(seat))
    }

    /// Carries out the orders of a round in the order of the rolls.
    fn place(&mut self, seat: Seat, orders: &Orders) -> Vec<Fate> {
        let mut res = Vec::with_capacity(Slot::ROLLS.len());
        for number in 1..=3 {
            if !self.is_waited_for(seat) {
                res.push(Fate::Void);
                continue;
            }
            let named = (number + 1..=3).filter_map(|it| orders.roll(it)?.spot.square());
            let later: SquareSet = named.collect();
            let fate = match orders.roll(number).map(|it| (it, self.try_order(seat, it))) {
                Some((order, Ok(()))) => Fate::Placed(order),
                Some((order, Err(objection))) => {
                    Fate::Illegal { order, objection, blocked: self.block(seat, Ruling::Illegal { later }) }
                }
                None => Fate::Missing { blocked: self.block(seat, Ruling::Missing { later }) },
            };
            res.push(fate);
        }
        res
    }

    fn try_order(&mut self, seat: Seat, order: Order) -> Result<(), Objection> {
        let square = order.spot.square().ok_or(Objection::NoSquare(order.spot))?;
        let piece = order.tile.piece().ok_or(Objection::NoPiece(order.tile))?;
        self.act(seat, Action::Place { square, piece, with: Override::Neither })
    }

    fn act(&mut self, seat: Seat, action: Action) -> Result<(), Objection> {
        self.table.act(seat, action).map_err(|refused| match refused {
            Refused::Rule(refusal) => Objection::Rule(refusal),
            other => unreachable!("a seat that is waited for may act: {other}"),
        })
    }

    /// Lets the dice decide in the place of a player.
    fn draw(&mut self, seat: Seat, ruling: Ruling) -> Chance {
        self.table.rule(seat, ruling).expect("a seat that is waited for may be ruled for");
        self.table.roll(&self.dice);
        // The lot is the last event: what else is rolled after the last seat is rolled by `settle`.
        match self.table.log().last() {
            Some(&Event::Chance(chance)) => chance,
            other => unreachable!("a ruling is followed by its lot, found {other:?}"),
        }
    }

    fn block(&mut self, seat: Seat, ruling: Ruling) -> track::Square {
        match self.draw(seat, ruling) {
            Chance::Blocked(square) => square,
            other => unreachable!("a missing move blocks a square, found {other}"),
        }
    }

    /// Does what is legal of a setup first, then draws the rest.
    fn set_up(&mut self, seat: Seat, received: Option<&Orders>) -> Vec<(Part, PartFate)> {
        let mut done = Part::ALL.map(|_| None);
        let mut refused = Part::ALL.map(|_| None);
        for part in Part::ALL {
            let Some(orders) = received else { break };
            let choice = match (orders.of(slot(part)), part) {
                // Who names no mountain keeps all six.
                (None, Part::Skip) if !orders.has_unread_removal => Some(Choice::Keep),
                (choice, _) => choice,
            };
            let Some(choice) = choice else { continue };
            match self.action(seat, part, choice).and_then(|action| self.act(seat, action).map(|()| action)) {
                Ok(action) => done[part.index()] = Some(PartFate::Chosen(action)),
                Err(objection) => refused[part.index()] = Some((choice, objection)),
            }
        }
        for part in Part::ALL {
            if done[part.index()].is_some() {
                continue;
            }
            let drawn = match self.draw(seat, Ruling::Draw(part)) {
                Chance::Drawn(action) => action,
                other => unreachable!("a part of the setup is drawn, found {other}"),
            };
            done[part.index()] = Some(match refused[part.index()] {
                Some((choice, objection)) => PartFate::Illegal { choice, objection, drawn },
                None => PartFate::Missing { drawn },
            });
        }
        Part::ALL.into_iter().zip(done).filter_map(|(part, fate)| Some((part, fate?))).collect()
    }

    /// The action that a choice means.
    fn action(&self, seat: Seat, part: Part, choice: Choice) -> Result<Action, Objection> {
        let spot = match choice {
            Choice::Keep => return Ok(Action::Skip(None)),
            Choice::Row(y) if (1..=6).contains(&y) => return Ok(Action::Skip(Some(y))),
            Choice::Row(y) => return Err(Objection::NoMountain(crate::Spot { x: 0, y })),
            Choice::At(spot) => spot,
            Choice::Track(order) => order.spot,
        };
        let square = spot.square().ok_or(Objection::NoSquare(spot));
        match part {
            Part::Skip => {
                let mountains = self.sheet(seat).mountains();
                let square = square?;
                if !mountains.contains(square) {
                    return Err(Objection::NoMountain(spot));
                }
                Ok(Action::Skip(Some(square.y())))
            }
            Part::Mine => square.map(Action::Mine),
            Part::Bonus => square.map(Action::Bonus),
            Part::Station(station) => {
                spot.border().map(|it| Action::Station(station, it)).ok_or(Objection::NoBorder(spot))
            }
        }
    }
}

/// The slot of letters for a part of the setup.
pub(crate) fn slot(part: Part) -> Slot {
    match part {
        Part::Skip => Slot::Removal,
        Part::Mine => Slot::Mine,
        Part::Station(station) => Slot::Town(station),
        Part::Bonus => Slot::Bonus,
    }
}
