//! The game itself: whose turn it is, what may happen, and what it does.

use std::sync::Arc;

use kernel::{BySeat, Event, EventOf, Game, Lot, Luck, NoRuling, Seat, SeatSet, Turn, Veil, Viewer, Weighted, draw};

use crate::{
    Action, Announcement, Chance, Desk, Face, Map, Memory, Mine, Phase, Refusal, Roll, Setup, Sheet, SheetView,
    SpaceSet, Stage, Tally, View, check, choices, pen,
};

/// A game of Rail Age.
#[derive(PartialEq, Eq, Debug)]
pub struct Railage {
    pub(crate) setup: Setup,
    pub(crate) stage: Stage,
    /// How many rounds were begun.
    pub(crate) round: u8,
    pub(crate) is_last: bool,
    pub(crate) roll: Roll,
    pub(crate) waiting: SeatSet,
    /// What each seat rolled for its mine.
    pub(crate) mines: [Option<Face>; Setup::MOST_SEATS],
    /// What was announced in earlier rounds.
    pub(crate) announced: [Announcement; Setup::MOST_SEATS],
    pub(crate) sheets: BySeat<Sheet>,
    pub(crate) desks: BySeat<Desk>,
}

kernel::clone_in_place!(Railage { setup, stage, round, is_last, roll, waiting, mines, announced, sheets, desks });

impl Game for Railage {
    type Setup = Setup;
    type Action = Action;
    type Chance = Chance;
    type Ruling = NoRuling;
    type Refusal = Refusal;
    type View = View;
    type Memory = Memory;

    const NAME: &'static str = crate::META.name;
    const RULES: u32 = 2;
    const OLDEST_RULES: u32 = 1;
    const SNAPSHOT: u32 = 1;

    fn read_setup(text: &str, rules: u32, contents: &[&str]) -> Result<Setup, String> {
        Setup::read(text, rules, contents).map_err(|it| it.to_string())
    }

    fn rules(setup: &Setup) -> u32 {
        setup.rules()
    }

    fn new(setup: &Setup) -> Self {
        let n_seats = setup.n_seats();
        Self {
            setup: setup.clone(),
            stage: Stage::Mines,
            round: 0,
            is_last: false,
            roll: Roll::nth(0),
            waiting: SeatSet::EMPTY,
            mines: [None; Setup::MOST_SEATS],
            announced: [Announcement::default(); Setup::MOST_SEATS],
            sheets: BySeat::new(n_seats, |_| Sheet::BLANK),
            desks: BySeat::new(n_seats, |_| Desk::START),
        }
    }

    fn memory(&self) -> Memory {
        Memory::of(self)
    }

    fn recall(setup: &Setup, memory: Memory) -> Option<Self> {
        memory.recall(setup)
    }

    fn n_seats(&self) -> usize {
        self.setup.n_seats()
    }

    fn turn(&self) -> Turn<'_> {
        match self.stage {
            Stage::Mines | Stage::Roll => Turn::Chance,
            Stage::Start | Stage::Round => Turn::Seats(&self.waiting),
            Stage::Over => Turn::Over,
        }
    }

    /// The rounds that are over, and one for the setup.
    fn step(&self) -> u32 {
        match self.stage {
            Stage::Mines | Stage::Start => 0,
            Stage::Round => self.round.into(),
            Stage::Roll | Stage::Over => u32::from(self.round) + 1,
        }
    }

    fn actions(&self, seat: Seat, out: &mut Vec<Action>) {
        match self.stage {
            Stage::Start => choices::starts(self.map(), self.mine(seat), out),
            Stage::Round => {
                let (sheet, desk) = (&self.sheets[seat], self.desks[seat]);
                choices::list(self.map(), self.setup.rules(), sheet, desk, self.announcement(seat), out);
            }
            Stage::Mines | Stage::Roll | Stage::Over => {}
        }
    }

    fn pick(&self, seat: Seat, luck: &mut impl Luck, room: &mut Vec<Action>) -> Action {
        if self.stage == Stage::Round {
            let (sheet, desk, announcement) = (&self.sheets[seat], self.desks[seat], self.announcement(seat));
            return choices::pick(self.map(), self.setup.rules(), sheet, desk, announcement, luck, room);
        }
        room.clear();
        self.actions(seat, room);
        room[luck.below(room.len() as u32) as usize]
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        if self.stage == Stage::Start {
            return check::start(self.map(), self.mine(seat), action);
        }
        let (sheet, desk) = (&self.sheets[seat], self.desks[seat]);
        check::turn(self.map(), self.setup.rules(), sheet, desk, self.announcement(seat), action)
    }

    fn check_ruling(&self, _: Seat, ruling: NoRuling) -> Result<(), Refusal> {
        unreachable!("there is no such ruling: {ruling}")
    }

    fn chances(&self, out: &mut Vec<Weighted<Chance>>) {
        match self.stage {
            Stage::Mines => {
                let seat = self.rolling();
                out.extend(Face::ALL.map(|face| Weighted::fair(Chance::Mine(seat, face))));
            }
            Stage::Roll => out.extend((0..Roll::COUNT).map(|n| Weighted::fair(Chance::Roll(Roll::nth(n))))),
            Stage::Start | Stage::Round | Stage::Over => {}
        }
    }

    fn draw(&self, luck: &mut impl Luck, room: &mut Vec<Weighted<Chance>>) -> Chance {
        if self.stage == Stage::Roll {
            return Chance::Roll(Roll::nth(luck.below(Roll::COUNT)));
        }
        room.clear();
        self.chances(room);
        draw(room, luck)
    }

    /// The mine of a seat is its own lot 0; the dice of a round are the lot of its number.
    fn lot(&self, n_drawn: u32) -> Lot {
        match self.stage {
            Stage::Mines => Lot { number: 0, seat: Some(self.rolling()) },
            Stage::Roll => Lot { number: u32::from(self.round) + 1, seat: None },
            Stage::Start | Stage::Round | Stage::Over => Lot { number: n_drawn, seat: None },
        }
    }

    fn apply(&mut self, event: EventOf<Self>) {
        match event {
            Event::Act { seat, action } => self.act(seat, action),
            Event::Chance(Chance::Mine(seat, face)) => self.take_mine(seat, face),
            Event::Chance(Chance::Roll(roll)) => self.take_roll(roll),
            Event::Ruling { ruling, .. } => unreachable!("there is no such ruling: {ruling}"),
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        let is_open = self.stage == Stage::Over;
        View {
            map: Arc::clone(self.setup.map()),
            rules: Self::rules(&self.setup),
            stage: self.stage,
            round: self.round,
            is_last: self.is_last,
            roll: (self.stage == Stage::Round).then_some(self.roll),
            mines: BySeat::new(self.n_seats(), |it| self.mines[it.index()]),
            waiting: self.waiting.clone(),
            announced: BySeat::new(self.n_seats(), |it| self.announced[it.index()]),
            sheets: BySeat::new(self.n_seats(), |it| {
                let sees = is_open || viewer.is(it) || self.n_seats() == 1;
                sees.then(|| SheetView { sheet: self.sheets[it].clone(), desk: self.desks[it] })
            }),
        }
    }

    /// Sheets are hidden until the end; what is announced is known when the round is over.
    fn veil(&self, event: &EventOf<Self>) -> Veil {
        match *event {
            Event::Act { seat, action: Action::Done(_) } => Veil::Step(seat),
            Event::Act { seat, .. } if self.n_seats() > 1 => Veil::Game(seat),
            Event::Act { .. } | Event::Chance(_) => Veil::None,
            Event::Ruling { ruling, .. } => unreachable!("there is no such ruling: {ruling}"),
        }
    }

    fn score(&self, seat: Seat) -> i32 {
        Tally::of(&self.sheets[seat], self.map()).total()
    }

    /// The overlapping columns of the tracks.
    fn tie_break(&self, seat: Seat) -> i32 {
        Tally::of(&self.sheets[seat], self.map()).overlap().into()
    }
}

impl Railage {
    /// The map that is played on.
    pub fn map(&self) -> &Map {
        self.setup.map()
    }

    /// The sheet of `seat` as it is, for whoever may see it.
    pub fn sheet(&self, seat: Seat) -> &Sheet {
        &self.sheets[seat]
    }

    /// Where `seat` is in the round, for whoever may know it.
    pub fn desk(&self, seat: Seat) -> &Desk {
        &self.desks[seat]
    }

    /// The mine beside which `seat` starts, once it has rolled.
    pub fn start_mine(&self, seat: Seat) -> Option<Mine> {
        self.mines.get(seat.index()).copied().flatten().and_then(|it| Mine::new(it.number()))
    }

    /// How many rounds were begun.
    pub const fn round(&self) -> u8 {
        self.round
    }

    /// Whether this round is the last one.
    pub const fn is_last(&self) -> bool {
        self.is_last
    }

    /// The seat that rolls for its mine now.
    fn rolling(&self) -> Seat {
        let next = self.setup.seats().find(|it| self.mines[it.index()].is_none());
        next.unwrap_or(Seat::FIRST)
    }

    fn mine(&self, seat: Seat) -> Face {
        self.mines[seat.index()].unwrap_or(Face::ALL[0])
    }

    /// The points that were announced in earlier rounds, on the upper and on the lower track.
    fn taken(&self) -> (SpaceSet, SpaceSet) {
        pen::taken(self.announced.iter())
    }

    /// What `seat` must announce when its sheet stays as it is.
    fn announcement(&self, seat: Seat) -> Announcement {
        pen::announcement(self.map(), &self.sheets[seat], self.announced[seat.index()], self.is_last)
    }

    fn take_mine(&mut self, seat: Seat, face: Face) {
        self.mines[seat.index()] = Some(face);
        if self.mines[..self.n_seats()].iter().all(Option::is_some) {
            self.stage = Stage::Start;
            self.waiting.reset(self.n_seats());
        }
    }

    fn take_roll(&mut self, roll: Roll) {
        self.roll = roll;
        self.round += 1;
        self.stage = Stage::Round;
        self.waiting.reset(self.n_seats());
        for seat in self.setup.seats() {
            self.desks[seat] = Desk::open(roll);
        }
    }

    fn act(&mut self, seat: Seat, action: Action) {
        let taken = self.taken();
        let (sheet, desk) = (&mut self.sheets[seat], &mut self.desks[seat]);
        pen::draw(self.setup.map(), self.setup.rules(), sheet, desk, taken, action);
        // Nobody waits for a player who plays alone, so there is nothing to say.
        let is_alone = self.n_seats() == 1 && self.desks[seat].phase() == Phase::Ready;
        if is_alone || matches!(action, Action::Start(_) | Action::Done(_)) {
            self.finish(seat);
        }
    }

    /// Takes `seat` out of the waiting.
    fn finish(&mut self, seat: Seat) {
        self.waiting.remove(seat);
        if self.waiting.is_empty() {
            if self.stage == Stage::Round {
                self.end_round();
            } else {
                self.stage = Stage::Roll;
            }
        }
    }

    fn end_round(&mut self) {
        let was_last = self.is_last;
        let all = std::array::from_fn(|n| {
            let seat = Seat::new(n).filter(|_| n < self.n_seats());
            seat.map_or(Announcement::default(), |it| self.announcement(it))
        });
        for (before, new) in self.announced.iter_mut().zip::<[Announcement; Setup::MOST_SEATS]>(all) {
            before.upper = before.upper.or(new.upper);
            before.lower = before.lower.or(new.lower);
            before.end |= new.end;
            self.is_last |= new.end;
        }
        // Alone, a round without a ○ ends the game too.
        self.is_last |= self.n_seats() == 1 && !self.desks[Seat::FIRST].has_marked();
        self.stage = if was_last { Stage::Over } else { Stage::Roll };
    }
}
