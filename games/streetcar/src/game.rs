//! The game itself: whose turn it is, what may happen, and what it does.

use kernel::{BySeat, Event, EventOf, Game, Luck, Seat, SeatSet, Turn, Veil, Viewer, Weighted};
use track::{Square, SquareSet};

use crate::{
    Action, Board, Chance, Draw, Mark, Memory, Refusal, Ruling, Setup, Shape, Stage, Tally, Unseen, View, check,
    choices, settle,
};

/// The number of turns (R22).
pub(crate) const N_TURNS: u8 = 30;

/// A game of 30 Streetcar Rails.
#[derive(PartialEq, Eq, Debug)]
pub struct Streetcar {
    pub(crate) setup: Setup,
    pub(crate) phase: Phase,
    /// Rises when everybody has decided and all is shown.
    pub(crate) step: u32,
    /// How many tiles were drawn.
    pub(crate) n_draws: u8,
    /// The columns that were rolled for the zones, or 0.
    pub(crate) rolled: [u8; Board::SETUP_ZONES],
    pub(crate) unseen: Unseen,
    pub(crate) waiting: SeatSet,
    pub(crate) gone: SeatSet,
    pub(crate) boards: BySeat<Board>,
    /// The boards as all may see them. Not kept where there is nobody to hide anything from.
    pub(crate) shown: BySeat<Board>,
}

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Phase {
    /// Everybody sets stations.
    Stations,
    /// The zone of this row is rolled.
    Zone { y: u8 },
    /// Everybody takes a zone back and sets the central station.
    Choices,
    /// A tile is drawn and the die is rolled.
    Draw,
    /// Everybody lays the tile.
    Place(Draw),
    /// Done.
    Over,
}

kernel::clone_in_place!(Streetcar { setup, phase, step, n_draws, rolled, unseen, waiting, gone, boards, shown });

impl Game for Streetcar {
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

    fn read_setup(text: &str, _rules: u32, contents: &[&str]) -> Result<Setup, String> {
        Setup::read(text, contents).map_err(|reason| reason.to_string())
    }

    fn new(setup: &Setup) -> Self {
        let n_seats = setup.n_seats();
        Self {
            setup: *setup,
            phase: Phase::Stations,
            step: 0,
            n_draws: 0,
            rolled: [0; Board::SETUP_ZONES],
            unseen: Unseen::all(setup.tiles()),
            waiting: SeatSet::first(n_seats),
            gone: SeatSet::EMPTY,
            boards: BySeat::new(n_seats, |_| Board::BLANK),
            shown: BySeat::new(if n_seats > 1 { n_seats } else { 0 }, |_| Board::BLANK),
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
        match self.phase {
            Phase::Zone { .. } | Phase::Draw => Turn::Chance,
            Phase::Stations | Phase::Choices | Phase::Place(_) => Turn::Seats(&self.waiting),
            Phase::Over => Turn::Over,
        }
    }

    fn step(&self) -> u32 {
        self.step
    }

    fn actions(&self, seat: Seat, out: &mut Vec<Action>) {
        let board = &self.boards[seat];
        if let Phase::Place(draw) = self.phase {
            for group in choices::turn(board, draw) {
                group.list(out);
            }
        } else if let Some(part) = board.missing_part(self.stage()) {
            choices::part(board, part).list(out);
        }
    }

    fn pick(&self, seat: Seat, luck: &mut impl Luck, _room: &mut Vec<Action>) -> Action {
        let board = &self.boards[seat];
        if let Phase::Place(draw) = self.phase {
            return choices::pick_turn(board, draw, luck);
        }
        let part = board.missing_part(self.stage()).expect("a seat that is waited for has something to decide");
        choices::part(board, part).pick(luck)
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        let board = &self.boards[seat];
        if let Phase::Place(draw) = self.phase {
            return check::turn(board, draw, action);
        }
        check::part(board, board.missing_part(self.stage()).ok_or(Refusal::NotWaiting)?, action)
    }

    fn check_ruling(&self, seat: Seat, ruling: Ruling) -> Result<(), Refusal> {
        match ruling {
            Ruling::Leave if self.gone.contains(seat) => Err(Refusal::Gone),
            Ruling::Leave => Ok(()),
        }
    }

    /// The zones of a row from the left; the draws die by die, and for each the tiles that were not seen (R20).
    fn chances(&self, out: &mut Vec<Weighted<Chance>>) {
        match self.phase {
            Phase::Zone { y } => {
                let row = SquareSet::row(y).into_iter();
                out.extend(row.map(|square| Weighted::fair(Chance::Zone(square))));
            }
            Phase::Draw => {
                for draw in (1..=6).flat_map(|die| Shape::ALL.into_iter().filter_map(move |it| Draw::new(it, die))) {
                    let weight = self.unseen.count(draw.shape()).into();
                    if weight > 0 {
                        out.push(Weighted { outcome: Chance::Draw(draw), weight });
                    }
                }
            }
            Phase::Stations | Phase::Choices | Phase::Place(_) | Phase::Over => {}
        }
    }

    fn draw(&self, luck: &mut impl Luck, _room: &mut Vec<Weighted<Chance>>) -> Chance {
        if let Phase::Zone { y } = self.phase {
            return Chance::Zone(Square::new(luck.below(6) as u8 + 1, y).expect("a column of a row"));
        }
        // Short numbers, because dividing long ones is slow.
        let total = self.unseen.total();
        let n = luck.below(6 * u32::from(total)) as u16;
        let draw = Draw::new(self.unseen.nth(n % total), (n / total) as u8 + 1);
        Chance::Draw(draw.expect("a die has six sides"))
    }

    fn apply(&mut self, event: EventOf<Self>) {
        match event {
            Event::Act { seat, action } => self.act(seat, action),
            Event::Chance(Chance::Zone(square)) => self.take_zone(square),
            Event::Chance(Chance::Draw(draw)) => {
                self.unseen.see(draw.shape());
                self.n_draws += 1;
                self.phase = Phase::Place(draw);
                self.wait_for_all();
            }
            Event::Ruling { seat, ruling: Ruling::Leave } => self.leave(seat),
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        let is_open = self.phase == Phase::Over || self.shown.n_seats() == 0;
        View {
            setup: self.setup,
            stage: self.stage(),
            rolled: self.rolled.into_iter().zip(1..).filter_map(|(x, y)| Square::new(x, y)).collect(),
            n_draws: self.n_draws,
            draw: if let Phase::Place(draw) = self.phase { Some(draw) } else { None },
            unseen: self.unseen,
            waiting: self.waiting.clone(),
            gone: self.gone.clone(),
            boards: BySeat::new(self.n_seats(), |it| {
                if is_open || viewer.is(it) { self.boards[it] } else { self.shown[it] }
            }),
        }
    }

    fn veil(&self, event: &EventOf<Self>) -> Veil {
        match event {
            &Event::Act { seat, .. } if self.n_seats() > 1 => Veil::Step(seat),
            Event::Act { .. } | Event::Chance(_) | Event::Ruling { .. } => Veil::None,
        }
    }

    fn score(&self, seat: Seat) -> i32 {
        Tally::of(&self.boards[seat]).total()
    }
}

impl Streetcar {
    /// The board of `seat` as it is, for whoever may see it.
    pub fn board(&self, seat: Seat) -> &Board {
        &self.boards[seat]
    }

    pub(crate) const fn stage(&self) -> Stage {
        match self.phase {
            Phase::Stations => Stage::Stations,
            Phase::Zone { .. } => Stage::Zones,
            Phase::Choices => Stage::Choices,
            Phase::Draw | Phase::Place(_) => Stage::Play,
            Phase::Over => Stage::Over,
        }
    }

    fn act(&mut self, seat: Seat, action: Action) {
        let board = &mut self.boards[seat];
        board.act(action);
        let is_done = match action {
            Action::Station(..) => board.missing_station().is_none(),
            Action::Remove(_) => false,
            Action::Central(_) | Action::Place(..) | Action::Zone(_) => true,
        };
        if is_done {
            self.waiting.remove(seat);
            if self.waiting.is_empty() {
                self.end_step();
            }
        }
    }

    fn take_zone(&mut self, square: Square) {
        self.rolled[usize::from(square.y()) - 1] = square.x();
        for seat in Seat::first(self.n_seats()).filter(|&it| !self.gone.contains(it)) {
            let board = &mut self.boards[seat];
            let settled = settle(square, board.stations(), board.zones());
            board.lay(settled, Mark::Zone);
        }
        self.show();
        self.phase = if square.y() < Square::SPAN {
            Phase::Zone { y: square.y() + 1 }
        } else {
            self.wait_for_all();
            Phase::Choices
        };
    }

    /// Waits for all who have not left.
    fn wait_for_all(&mut self) {
        self.waiting.reset(self.n_seats());
        if !self.gone.is_empty() {
            for seat in &self.gone {
                self.waiting.remove(seat);
            }
        }
    }

    /// Lets everybody see all boards.
    fn show(&mut self) {
        if self.shown.n_seats() > 0 {
            self.shown.clone_from(&self.boards);
        }
    }

    fn end_step(&mut self) {
        self.show();
        self.step += 1;
        self.phase = match self.phase {
            _ if self.gone.len() == self.n_seats() => Phase::Over,
            Phase::Stations => Phase::Zone { y: 1 },
            Phase::Place(_) if self.n_draws == N_TURNS => Phase::Over,
            _ => Phase::Draw,
        };
    }

    fn leave(&mut self, seat: Seat) {
        self.gone.insert(seat);
        self.waiting.remove(seat);
        let is_deciding = matches!(self.turn(), Turn::Seats(_));
        if self.gone.len() == self.n_seats() || (is_deciding && self.waiting.is_empty()) {
            self.end_step();
        }
    }
}
