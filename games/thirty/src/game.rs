//! The game itself: whose turn it is, what may happen, and what it does.

use kernel::{BySeat, Event, EventOf, Game, Lot, Luck, Seat, SeatSet, Turn, Veil, Viewer, Weighted, draw};
use track::{Square, SquareSet};

use crate::{
    Action, Chance, Memory, Override, Refusal, Roll, RuleSet, Ruling, Setup, Sheet, Stage, View, check, choices,
    sheet::{Mark, Part},
};

/// The number of turns.
pub(crate) const N_TURNS: u8 = 30;

/// A game of 30 Rails of any rule set.
#[derive(PartialEq, Eq, Debug)]
pub struct Thirty {
    pub(crate) setup: Setup,
    pub(crate) phase: Phase,
    /// Rises when everybody has decided and all is shown.
    pub(crate) step: u32,
    /// How many rolls were made.
    pub(crate) n_rolls: u8,
    /// How many of them were made in this step.
    pub(crate) n_open: u8,
    /// The rolls of this step.
    pub(crate) rolls: [Roll; 3],
    pub(crate) waiting: SeatSet,
    pub(crate) gone: SeatSet,
    pub(crate) sheets: BySeat<Sheet>,
    /// The sheets as all may see them. Not kept where there is nobody to hide anything from.
    pub(crate) shown: BySeat<Sheet>,
}

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Phase {
    /// The mountain of this row is rolled.
    Mountain { y: u8 },
    /// Everybody sets up.
    Setup,
    /// The dice of a turn are rolled.
    Roll,
    /// Everybody places.
    Place,
    /// A lot is drawn for one seat, in the middle of a step.
    Lot { seat: Seat, what: Draw },
    /// Done.
    Over,
}

/// What a lot decides.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Draw {
    Part(Part),
    Blocked { later: SquareSet },
}

kernel::clone_in_place!(Thirty { setup, phase, step, n_rolls, n_open, rolls, waiting, gone, sheets, shown });

impl Game for Thirty {
    type Setup = Setup;
    type Action = Action;
    type Chance = Chance;
    type Ruling = Ruling;
    type Refusal = Refusal;
    type View = View;
    type Memory = Memory;

    const NAME: &'static str = crate::META.name;
    const RULES: u32 = 1;
    const OLDEST_RULES: u32 = 1;
    const SNAPSHOT: u32 = 1;

    fn new(setup: &Setup) -> Self {
        let n_seats = setup.n_seats();
        Self {
            setup: *setup,
            phase: Phase::Mountain { y: 1 },
            step: 0,
            n_rolls: 0,
            n_open: 0,
            rolls: [Roll::nth(0); 3],
            waiting: SeatSet::EMPTY,
            gone: SeatSet::EMPTY,
            sheets: BySeat::new(n_seats, |_| Sheet::BLANK),
            shown: BySeat::new(if n_seats > 1 { n_seats } else { 0 }, |_| Sheet::BLANK),
        }
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
        match self.phase {
            Phase::Mountain { .. } | Phase::Roll | Phase::Lot { .. } => Turn::Chance,
            Phase::Setup | Phase::Place => Turn::Seats(&self.waiting),
            Phase::Over => Turn::Over,
        }
    }

    fn step(&self) -> u32 {
        self.step
    }

    fn actions(&self, seat: Seat, out: &mut Vec<Action>) {
        let sheet = &self.sheets[seat];
        match self.phase {
            Phase::Setup => choices::list_setup(sheet, self.setup.rules(), out),
            Phase::Place => choices::list_turn(sheet, self.setup.rules(), self.roll(sheet), out),
            Phase::Mountain { .. } | Phase::Roll | Phase::Lot { .. } | Phase::Over => {}
        }
    }

    fn pick(&self, seat: Seat, luck: &mut impl Luck, _room: &mut Vec<Action>) -> Action {
        let sheet = &self.sheets[seat];
        if matches!(self.phase, Phase::Place) {
            choices::pick_turn(sheet, self.setup.rules(), self.roll(sheet), luck)
        } else {
            choices::pick_setup(sheet, self.setup.rules(), luck)
        }
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        let sheet = &self.sheets[seat];
        match self.phase {
            Phase::Setup => check::part(sheet, self.setup.rules(), action),
            Phase::Place => check::turn(sheet, self.setup.rules(), self.roll(sheet), action),
            Phase::Mountain { .. } | Phase::Roll | Phase::Lot { .. } | Phase::Over => Err(Refusal::NotWaiting),
        }
    }

    fn check_ruling(&self, seat: Seat, ruling: Ruling) -> Result<(), Refusal> {
        if matches!(self.phase, Phase::Lot { .. }) {
            return Err(Refusal::DiceFirst);
        }
        if self.gone.contains(seat) {
            return Err(Refusal::Gone);
        }
        match (ruling, self.phase) {
            (Ruling::Leave, _) => Ok(()),
            _ if self.setup.rules() != RuleSet::Postal => Err(Refusal::OnlyByPost),
            (Ruling::Missing { .. } | Ruling::Illegal { .. }, Phase::Place) if self.waiting.contains(seat) => Ok(()),
            (Ruling::Draw(part), Phase::Setup) if self.sheets[seat].has(part) => Err(Refusal::PartDone { part }),
            (Ruling::Draw(_), Phase::Setup) => Ok(()),
            _ => Err(Refusal::NotWaiting),
        }
    }

    fn chances(&self, out: &mut Vec<Weighted<Chance>>) {
        match self.phase {
            Phase::Mountain { y } => {
                let row = SquareSet::row(y).into_iter();
                out.extend(row.map(|square| Weighted::fair(Chance::Mountain(square))));
            }
            Phase::Roll => out.extend((0..36).map(|n| Weighted::fair(Chance::Roll(Roll::nth(n))))),
            Phase::Lot { seat, what: Draw::Blocked { later } } => {
                let free = self.sheets[seat].free();
                let spared = free.minus(later);
                let squares = if spared.is_empty() { free } else { spared };
                out.extend(squares.into_iter().map(|square| Weighted::fair(Chance::Blocked(square))));
            }
            Phase::Lot { seat, what: Draw::Part(part) } => {
                let group = choices::part(&self.sheets[seat], part);
                let all = (0..group.len()).map(|n| group.nth(n));
                let real = all.filter(|&it| it != Action::Skip(None));
                out.extend(real.map(|action| Weighted::fair(Chance::Drawn(action))));
            }
            Phase::Setup | Phase::Place | Phase::Over => {}
        }
    }

    fn draw(&self, luck: &mut impl Luck, room: &mut Vec<Weighted<Chance>>) -> Chance {
        match self.phase {
            Phase::Mountain { y } => {
                Chance::Mountain(Square::new(luck.below(6) as u8 + 1, y).expect("a column of a row"))
            }
            Phase::Roll => Chance::Roll(Roll::nth(luck.below(36))),
            _ => {
                room.clear();
                self.chances(room);
                draw(room, luck)
            }
        }
    }

    /// Rolls are numbered through the game, 1 to 6 for the mountains and 7 to 36 for the turns; the lots of a seat are
    /// numbered like the rolls they stand for, and 0 to 6 for the parts of the setup (R63).
    fn lot(&self, n_drawn: u32) -> Lot {
        match self.phase {
            Phase::Mountain { y } => Lot { number: y.into(), seat: None },
            Phase::Roll => Lot { number: 7 + u32::from(self.n_rolls), seat: None },
            Phase::Lot { seat, what: Draw::Blocked { .. } } => {
                Lot { number: 7 + u32::from(self.sheets[seat].n_turns()), seat: Some(seat) }
            }
            Phase::Lot { seat, what: Draw::Part(part) } => Lot { number: part.index() as u32, seat: Some(seat) },
            Phase::Setup | Phase::Place | Phase::Over => Lot { number: n_drawn, seat: None },
        }
    }

    fn apply(&mut self, event: EventOf<Self>) {
        match event {
            Event::Act { seat, action } => {
                self.act(seat, action);
                self.finish(seat);
            }
            Event::Chance(Chance::Roll(roll)) => self.take_roll(roll),
            Event::Chance(Chance::Mountain(square)) => self.take_mountain(square),
            Event::Chance(Chance::Blocked(square)) => self.take_lot(|sheet| {
                sheet.draw(square, Mark::Cross);
                sheet.use_roll(Override::Neither);
            }),
            Event::Chance(Chance::Drawn(action)) => self.take_lot(|sheet| sheet.set_up(action)),
            Event::Ruling { seat, ruling: Ruling::Leave } => self.leave(seat),
            Event::Ruling { seat, ruling: Ruling::Missing { later } | Ruling::Illegal { later } } => {
                self.phase = Phase::Lot { seat, what: Draw::Blocked { later } };
            }
            Event::Ruling { seat, ruling: Ruling::Draw(part) } => {
                self.phase = Phase::Lot { seat, what: Draw::Part(part) };
            }
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        let is_open = self.phase == Phase::Over || self.shown.n_seats() == 0;
        View {
            setup: self.setup,
            stage: match self.phase {
                Phase::Over => Stage::Over,
                _ if self.n_rolls == 0 && self.step == 0 => Stage::Setup,
                _ => Stage::Play,
            },
            n_rolls: self.n_rolls,
            rolls: self.rolls[..self.n_open.into()].to_vec(),
            waiting: self.waiting.clone(),
            gone: self.gone.clone(),
            sheets: BySeat::new(self.n_seats(), |it| {
                if is_open || viewer.is(it) { self.sheets[it] } else { self.shown[it] }
            }),
        }
    }

    fn veil(&self, event: &EventOf<Self>) -> Veil {
        match (event, self.phase) {
            _ if self.n_seats() == 1 => Veil::None,
            (&Event::Act { seat, .. }, _) | (Event::Chance(_), Phase::Lot { seat, .. }) => Veil::Step(seat),
            (Event::Ruling { ruling: Ruling::Leave, .. } | Event::Chance(_), _) => Veil::None,
            (&Event::Ruling { seat, .. }, _) => Veil::Step(seat),
        }
    }

    fn score(&self, seat: Seat) -> i32 {
        crate::Tally::of(&self.sheets[seat], self.setup.rules()).total()
    }
}

impl Thirty {
    /// The sheet of `seat` as it is, for whoever may see it.
    pub fn sheet(&self, seat: Seat) -> &Sheet {
        &self.sheets[seat]
    }

    /// The roll that `sheet` has to place next.
    fn roll(&self, sheet: &Sheet) -> Roll {
        let n_left = self.n_rolls - sheet.n_turns();
        self.rolls[usize::from(self.n_open - n_left)]
    }

    fn act(&mut self, seat: Seat, action: Action) {
        let is_purchase = matches!(action, Action::Shares { .. });
        let n_shares = if is_purchase { self.roll(&self.sheets[seat]).higher() } else { 0 };
        self.sheets[seat].act(action, n_shares);
    }

    /// Goes on after the lot of one seat, which changes its sheet.
    fn take_lot(&mut self, change: impl FnOnce(&mut Sheet)) {
        let Phase::Lot { seat, .. } = self.phase else { unreachable!("no lot is due in {:?}", self.phase) };
        self.phase = if self.n_rolls == 0 { Phase::Setup } else { Phase::Place };
        change(&mut self.sheets[seat]);
        self.finish(seat);
    }

    /// Takes `seat` out of the waiting if it has nothing left to decide in this step.
    fn finish(&mut self, seat: Seat) {
        let sheet = &self.sheets[seat];
        let is_done = match self.phase {
            Phase::Setup => sheet.missing_part().is_none(),
            _ => sheet.n_turns() == self.n_rolls || sheet.free().is_empty(),
        };
        if is_done {
            self.waiting.remove(seat);
            if self.waiting.is_empty() {
                self.end_step();
            }
        }
    }

    fn take_mountain(&mut self, square: Square) {
        for seat in Seat::first(self.n_seats()) {
            self.sheets[seat].draw(square, Mark::Mountain);
        }
        self.shown.clone_from_if_kept(&self.sheets);
        self.phase = if square.y() < Square::SPAN {
            Phase::Mountain { y: square.y() + 1 }
        } else {
            self.wait_for_all();
            Phase::Setup
        };
    }

    fn take_roll(&mut self, roll: Roll) {
        let n_rolls = self.setup.rules().rolls_per_step();
        if self.n_open == n_rolls {
            self.n_open = 0;
        }
        self.rolls[usize::from(self.n_open)] = roll;
        self.n_open += 1;
        self.n_rolls += 1;
        if self.n_open < n_rolls {
            return;
        }
        self.phase = Phase::Place;
        self.wait_for_all();
        if self.waiting.is_empty() {
            self.end_step();
        }
    }

    /// Waits for all who have not left and have an empty square.
    fn wait_for_all(&mut self) {
        self.waiting.reset(self.n_seats());
        for (seat, sheet) in self.sheets.iter() {
            if sheet.free().is_empty() || self.gone.contains(seat) {
                self.waiting.remove(seat);
            }
        }
    }

    fn end_step(&mut self) {
        self.shown.clone_from_if_kept(&self.sheets);
        self.step += 1;
        let is_over = self.n_rolls == N_TURNS || self.gone.len() == self.n_seats();
        self.phase = if is_over { Phase::Over } else { Phase::Roll };
    }

    fn leave(&mut self, seat: Seat) {
        self.gone.insert(seat);
        self.waiting.remove(seat);
        let is_deciding = matches!(self.phase, Phase::Setup | Phase::Place);
        if self.gone.len() == self.n_seats() || (is_deciding && self.waiting.is_empty()) {
            self.end_step();
        }
    }
}

/// Keeping what is shown.
trait Shown {
    /// Copies the sheets, unless none are kept.
    fn clone_from_if_kept(&mut self, sheets: &Self);
}

impl Shown for BySeat<Sheet> {
    fn clone_from_if_kept(&mut self, sheets: &Self) {
        if self.n_seats() > 0 {
            self.clone_from(sheets);
        }
    }
}
