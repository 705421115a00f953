//! What a snapshot keeps of a game. Whatever follows from it is found anew, so that the two cannot disagree.
//!
//! Whoever changes what is written here, or its meaning, raises `SNAPSHOT`.

use kernel::{BySeat, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::{Announcement, Desk, Die, DieSet, Face, Phase, Railage, Roll, Setup, SpaceSet, Stage, sheet::SheetMemory};

/// A game without its setup.
#[derive(Serialize, Deserialize, Debug)]
pub struct Memory {
    stage: Stage,
    round: u8,
    is_last: bool,
    roll: [u8; 3],
    waiting: SeatSet,
    seats: Vec<SeatMemory>,
}

/// What belongs to one seat.
#[derive(Serialize, Deserialize, Debug)]
struct SeatMemory {
    mine: Option<u8>,
    announced_upper: Vec<u8>,
    announced_lower: Vec<u8>,
    announced_end: bool,
    sheet: SheetMemory,
    desk: DeskMemory,
}

#[derive(Serialize, Deserialize, Debug)]
struct DeskMemory {
    phase: Phase,
    roll: [u8; 3],
    /// The dice that are left, by their places from one.
    left: Vec<u8>,
    has_special: bool,
    has_marked: bool,
}

impl Memory {
    pub(crate) fn of(game: &Railage) -> Self {
        let seat = |seat: Seat| {
            let announced = game.announced[seat.index()];
            SeatMemory {
                mine: game.mines[seat.index()].map(Face::number),
                announced_upper: announced.upper.iter().collect(),
                announced_lower: announced.lower.iter().collect(),
                announced_end: announced.end,
                sheet: game.sheets[seat].memory(),
                desk: DeskMemory::of(game.desks[seat]),
            }
        };
        Self {
            stage: game.stage,
            round: game.round,
            is_last: game.is_last,
            roll: faces(game.roll),
            waiting: game.waiting.clone(),
            seats: game.setup.seats().map(seat).collect(),
        }
    }

    pub(crate) fn recall(self, setup: &Setup) -> Option<Railage> {
        let n_seats = setup.n_seats();
        if self.seats.len() != n_seats || !self.waiting.is_within(n_seats) {
            return None;
        }
        let sheets = self.seats.iter().map(|it| it.sheet.recall(setup.map())).collect::<Option<Vec<_>>>()?;
        let desks = self.seats.iter().map(|it| it.desk.recall()).collect::<Option<Vec<_>>>()?;
        let mut sheets = sheets.into_iter();
        let mut game = Railage {
            setup: setup.clone(),
            stage: self.stage,
            round: self.round,
            is_last: self.is_last,
            roll: roll(self.roll)?,
            waiting: self.waiting,
            mines: [None; Setup::MOST_SEATS],
            announced: [Announcement::default(); Setup::MOST_SEATS],
            sheets: BySeat::new(n_seats, |_| sheets.next().expect("a sheet for every seat")),
            desks: BySeat::new(n_seats, |seat| desks[seat.index()]),
        };
        for (n, seat) in self.seats.iter().enumerate() {
            game.mines[n] = match seat.mine {
                Some(number) => Some(Face::new(number.into())?),
                None => None,
            };
            let (upper, lower) = (spaces(&seat.announced_upper)?, spaces(&seat.announced_lower)?);
            game.announced[n] = Announcement { upper, lower, end: seat.announced_end };
        }
        game.is_sound().then_some(game)
    }
}

impl Railage {
    /// Whether the stage fits the seats, so that whoever is waited for has something to decide.
    fn is_sound(&self) -> bool {
        let have_mines = self.mines[..self.setup.n_seats()].iter().all(Option::is_some);
        let is_starting = |seat: Seat| self.desks[seat].phase() == Phase::Start;
        match self.stage {
            Stage::Mines => !have_mines,
            Stage::Start => have_mines && !self.waiting.is_empty() && self.waiting.iter().all(is_starting),
            Stage::Round => have_mines && !self.waiting.is_empty() && !self.waiting.iter().any(is_starting),
            Stage::Roll | Stage::Over => have_mines,
        }
    }
}

impl DeskMemory {
    fn of(desk: Desk) -> Self {
        Self {
            phase: desk.phase(),
            roll: faces(desk.roll()),
            left: desk.left().iter().map(|it| it.index() as u8 + 1).collect(),
            has_special: desk.has_special(),
            has_marked: desk.has_marked(),
        }
    }

    fn recall(&self) -> Option<Desk> {
        let left = match *self.left {
            [1, 2, 3] => DieSet::ALL,
            [die] => DieSet::only(Die::new(die.into())?),
            _ => return None,
        };
        Some(Desk::new(self.phase, roll(self.roll)?, left, self.has_special, self.has_marked))
    }
}

fn faces(roll: Roll) -> [u8; 3] {
    Die::ALL.map(|die| roll.face(die).number())
}

fn roll(faces: [u8; 3]) -> Option<Roll> {
    let [first, second, third] = faces.map(|it| Face::new(it.into()));
    Some(Roll::new([first?, second?, third?]))
}

/// The set of these spaces, each named once.
pub(crate) fn spaces(numbers: &[u8]) -> Option<SpaceSet> {
    let res: SpaceSet = numbers.iter().copied().collect();
    (res.len() == numbers.len()).then_some(res)
}
