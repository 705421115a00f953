//! A game of 30 Rails whose dice are all known, as a puzzle.

use fastrand::Rng;
use kernel::{Event, Seat, Table};
use thirty::{Action, Chance, Override, Pair, RuleSet, Station, Thirty};
use track::{Border, Ends, Joins, Kind, Network, Piece, Square, SquareSet};

use super::{
    Bot,
    board::{n_shapes, score},
    policy::Dice,
};
use mind::{
    Solvable, below, count,
    puzzle::{Asked, Known, Puzzle, own_actions},
};
use track::grid::LINES;

/// The most turns.
const TURNS: usize = 30;
/// In the place of a piece: shares of the first pair; those of the others follow.
const SHARES: u8 = Piece::COUNT as u8;
/// All squares.
const ALL: u64 = (1 << Square::COUNT) - 1;

/// What is known: the rules, the dice, and the mountains as they were rolled, row by row.
#[derive(Clone, Debug)]
pub(crate) struct Riddle {
    rules: RuleSet,
    dice: Vec<Dice>,
    mountains: [u8; 6],
    /// Whether the setup may be another one.
    is_free: bool,
    /// The game that was played.
    played: Solution,
}

/// A whole game of one sheet.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Solution {
    /// The row whose mountain is left out, from one, or 0.
    skip: u8,
    mine: u8,
    stations: [Border; 4],
    bonus: u8,
    /// How many turns have a square.
    n: u8,
    /// The square of every turn.
    squares: [u8; TURNS],
    /// What is drawn there.
    marks: [u8; TURNS],
}

/// A sheet as the route finder sees it.
struct Drawing {
    cells: [u8; Square::COUNT],
    bonus: u8,
}

impl Network for Drawing {
    fn joins(&self, square: Square) -> Joins {
        Piece::at(self.cells[square.index()].into()).map_or(Joins::NONE, Piece::joins)
    }

    fn bonus(&self, square: Square) -> u8 {
        u8::from(usize::from(self.bonus) == square.index())
    }
}

impl Solvable for Bot {
    const IS_PUZZLE: bool = true;

    fn puzzle(table: &Table<Thirty>, seat: Seat, is_free: bool) -> Option<Box<dyn Asked>> {
        known(table, seat, is_free).map(|it| Box::new(it) as _)
    }
}

fn known(table: &Table<Thirty>, seat: Seat, is_free: bool) -> Option<Riddle> {
    let played = read(&own_actions(table, seat)?)?;
    let (mut dice, mut mountains) = (Vec::new(), [0; 6]);
    for event in table.log() {
        match *event {
            Event::Chance(Chance::Roll(it)) => dice.push(super::dice(it)),
            Event::Chance(Chance::Mountain(it)) => mountains[usize::from(it.y()) - 1] = it.index() as u8,
            Event::Chance(_) | Event::Act { .. } | Event::Ruling { .. } => {}
        }
    }
    let res = Riddle { rules: table.setup().rules(), dice, mountains, is_free, played };
    let n_turns = res.dice.len().min(res.free(&played).count_ones() as usize);
    (n_turns == usize::from(played.n) && res.is_legal(&played)).then_some(res)
}

/// The game that was played, from the actions of its seat; `None` where some are missing.
fn read(actions: &[Action]) -> Option<Solution> {
    let (mut skip, mut mine, mut bonus) = (None, None, None);
    let mut stations = [None; 4];
    let (mut n_turns, mut squares, mut marks) = (0, [0; TURNS], [0; TURNS]);
    for &action in actions {
        let mut draw = |square: Square, mark: u8| {
            squares.get_mut(n_turns).map(|it| *it = square.index() as u8)?;
            marks[n_turns] = mark;
            n_turns += 1;
            Some(())
        };
        match action {
            Action::Skip(y) => skip = Some(y.unwrap_or(0)),
            Action::Mine(square) => mine = Some(square.index() as u8),
            Action::Station(station, border) => stations[station.index()] = Some(border),
            Action::Bonus(square) => bonus = Some(square.index() as u8),
            Action::Place { square, piece, .. } => draw(square, piece.index() as u8)?,
            Action::Shares { pair, cross } => draw(cross, SHARES + pair.index() as u8)?,
        }
    }
    let [a, b, c, d] = stations;
    let stations = [a?, b?, c?, d?];
    Some(Solution { skip: skip?, mine: mine?, stations, bonus: bonus?, n: n_turns as u8, squares, marks })
}

impl Riddle {
    /// The squares that are empty after the setup.
    fn free(&self, solution: &Solution) -> u64 {
        let mut res = ALL & !(1 << solution.mine);
        for (y, mountain) in (1..).zip(self.mountains) {
            if y != solution.skip {
                res &= !(1 << mountain);
            }
        }
        res
    }

    /// Whether the setup and all turns follow the rules.
    fn is_legal(&self, solution: &Solution) -> bool {
        let mut free = self.free(solution);
        let (mut n_white, mut n_colour) = (0, 0);
        for ((&square, &mark), dice) in
            solution.squares.iter().zip(&solution.marks).zip(&self.dice).take(solution.n.into())
        {
            if free >> square & 1 == 0 {
                return false;
            }
            if let Some(piece) = Piece::at(mark.into()) {
                let near = LINES[usize::from(dice.white) - 1] & free;
                n_white += u8::from(near != 0 && near >> square & 1 == 0);
                n_colour += u8::from(piece.kind() != dice.kind);
            }
            free &= !(1 << square);
        }
        let most = u8::from(self.rules == RuleSet::Basic);
        n_white <= most && n_colour <= most
    }

    fn is_fit_setup(&self, solution: &Solution) -> bool {
        let standing = (1..).zip(self.mountains).filter(|it| it.0 != solution.skip);
        let standing: SquareSet =
            standing.filter_map(|it| Square::at(it.1.into())).fold(SquareSet::EMPTY, SquareSet::with);
        let is_mine = Square::at(solution.mine.into())
            .is_some_and(|it| standing.neighbours().contains(it) && !standing.contains(it));
        is_mine && self.free(solution) >> solution.bonus & 1 == 1
    }

    /// Changes what is drawn in one turn.
    fn redraw(&self, solution: &mut Solution, turn: usize, luck: &mut Rng) {
        let kind = match self.rules {
            // Once in a game it may be any piece, and shares may be bought at any time.
            RuleSet::Basic if luck.u8(..16) == 0 => Kind::ALL[below(luck, 6)],
            RuleSet::Advanced if luck.u8(..6) == 0 => {
                solution.marks[turn] = SHARES + luck.u8(..6);
                return;
            }
            _ => Piece::at(solution.marks[turn].into())
                .filter(|_| luck.u8(..8) > 0)
                .map_or(self.dice[turn].kind, Piece::kind),
        };
        solution.marks[turn] = kind.piece(below(luck, n_shapes(kind))).index() as u8;
    }

    /// Changes the setup; the squares of the turns follow.
    fn set_up(&self, solution: &mut Solution, luck: &mut Rng) {
        let moved = |solution: &mut Solution, from: u8, to: u8| {
            let n = usize::from(solution.n);
            if let Some(square) = solution.squares[..n].iter_mut().find(|it| **it == from) {
                *square = to;
            }
        };
        match luck.u8(..8) {
            0..3 => solution.bonus = luck.u8(..36),
            3..5 => {
                let n = below(luck, 4);
                let side = solution.stations[n].index() / 6;
                solution.stations[n] = Border::at(6 * side + below(luck, 6)).unwrap_or(solution.stations[n]);
            }
            5 => solution.stations.swap(below(luck, 4), below(luck, 4)),
            6 => {
                let (old, new) = (solution.mine, luck.u8(..36));
                moved(solution, new, old);
                if solution.bonus == new {
                    solution.bonus = old;
                }
                solution.mine = new;
            }
            _ => {
                let (old, new, n) = (solution.skip, luck.u8(1..=6), usize::from(solution.n));
                if old == 0 {
                    // The square that gets free is for the turn that had none.
                    if let (Some(dice), Some(mountain)) = (self.dice.get(n), self.mountains.get(usize::from(new) - 1)) {
                        solution.squares[n] = *mountain;
                        solution.marks[n] = dice.kind.piece(0).index() as u8;
                        (solution.skip, solution.n) = (new, solution.n + 1);
                    }
                } else if old != new {
                    let [from, to] = [old, new].map(|it| self.mountains[usize::from(it) - 1]);
                    if solution.mine == from {
                        solution.mine = to;
                    }
                    if solution.bonus == from {
                        solution.bonus = to;
                    }
                    moved(solution, from, to);
                    solution.skip = new;
                }
            }
        }
    }
}

impl Puzzle for Riddle {
    type Solution = Solution;

    fn score(&self, solution: &Solution) -> i32 {
        let mut drawing = Drawing { cells: [u8::MAX; Square::COUNT], bonus: solution.bonus };
        let mut shares = [0; 6];
        for turn in 0..usize::from(solution.n) {
            let mark = solution.marks[turn];
            drawing.cells[usize::from(solution.squares[turn])] = mark;
            if mark >= SHARES {
                shares[usize::from(mark - SHARES)] += self.dice[turn].higher();
            }
        }
        let ends = Ends::new(solution.stations.map(Some), Square::at(solution.mine.into()));
        score(&drawing, &ends, self.rules, shares)
    }

    fn change(&self, solution: &mut Solution, luck: &mut Rng) -> bool {
        let n = usize::from(solution.n);
        if n < 2 {
            return false;
        }
        if self.is_free && luck.u8(..12) == 0 {
            self.set_up(solution, luck);
            return self.is_fit_setup(solution) && self.is_legal(solution);
        }
        let (a, b) = (below(luck, n), below(luck, n));
        match luck.u8(..8) {
            0..3 => self.redraw(solution, a, luck),
            3 => {
                // What is drawn stays, only the turns in which it is drawn change.
                solution.squares.swap(a, b);
                solution.marks.swap(a, b);
            }
            4..7 => {
                solution.squares.swap(a, b);
                if luck.bool() {
                    self.redraw(solution, a, luck);
                }
                if luck.bool() {
                    self.redraw(solution, b, luck);
                }
            }
            _ => {
                let c = below(luck, n);
                solution.squares.swap(a, b);
                solution.squares.swap(b, c);
                for turn in [a, b, c] {
                    if luck.bool() {
                        self.redraw(solution, turn, luck);
                    }
                }
            }
        }
        self.is_legal(solution)
    }
}

impl Known for Riddle {
    type Action = Action;

    fn starts(&self, _: &mut Rng) -> Vec<Solution> {
        vec![self.played]
    }

    fn actions(&self, solution: &Solution) -> Vec<Action> {
        let at = |n: u8| Square::at(n.into()).expect("a square of the map");
        let mut res = vec![Action::Skip(Some(solution.skip).filter(|&it| it > 0)), Action::Mine(at(solution.mine))];
        res.extend(Station::ALL.into_iter().zip(solution.stations).map(|(it, border)| Action::Station(it, border)));
        res.push(Action::Bonus(at(solution.bonus)));
        let mut free = self.free(solution);
        for (turn, dice) in self.dice.iter().enumerate().take(solution.n.into()) {
            let (square, mark) = (solution.squares[turn], solution.marks[turn]);
            let near = LINES[usize::from(dice.white) - 1] & free;
            free &= !(1 << square);
            res.push(match Piece::at(mark.into()) {
                Some(piece) => {
                    let with = Override::new(near != 0 && near >> square & 1 == 0, piece.kind() != dice.kind);
                    Action::Place { square: at(square), piece, with }
                }
                None => Action::Shares { pair: Pair::ALL[usize::from(mark - SHARES)], cross: at(square) },
            });
        }
        res
    }

    /// Every pair has its points, the bonus and a line through all track, twice through double curves and crossovers;
    /// all stations are at the mine. With shares no more than was bought counts, and every purchase costs a square.
    fn bound(&self) -> i32 {
        let is_double = |it: &&Dice| matches!(it.kind, Kind::DoubleCurve | Kind::Crossover);
        // The override of the coloured die may make one more.
        let n_double = self.dice.iter().filter(is_double).count() + usize::from(self.rules == RuleSet::Basic);
        let bonus = if self.rules == RuleSet::Postal { 4 } else { 2 };
        let pairs = |n_track: usize| 18 + 6 * (bonus + count(n_track + n_double.min(n_track)));
        let mine = 20;
        if self.rules != RuleSet::Advanced {
            return pairs(self.dice.len()) + mine;
        }
        let mut higher: Vec<i32> = self.dice.iter().map(|it| it.higher().into()).collect();
        higher.sort_unstable_by_key(|it| -it);
        let shares = |n: usize| higher[..n].iter().sum::<i32>();
        (0..=higher.len()).map(|n| shares(n).min(pairs(higher.len() - n))).max().unwrap_or(0) + mine
    }
}
