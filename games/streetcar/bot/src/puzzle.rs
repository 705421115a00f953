//! A game of 30 Streetcar Rails whose draws and dice are all known, as a puzzle.

use fastrand::Rng;
use kernel::{Event, EventOf, Game, Seat, Table, Turn};
use streetcar::{Action, Chance, Setup, Shape, Station, Streetcar, Tile};
use track::{Border, Square};

use super::{
    Bot, action,
    plan::Plan,
    policy::{Deal, best},
    town::{BASE, CENTRAL_POINTS, EXITS, Move, PASSAGE, Town},
};
use mind::{
    Solvable, below, count,
    puzzle::{Asked, Known, Puzzle, own_actions},
};
use track::grid::LINES;

/// How many turns there are.
const TURNS: usize = 30;
/// How many other setups a search looks at.
const SETUPS: usize = 15;

/// What is known: the dice of the zones, the tiles and the dice of the turns.
#[derive(Clone, Debug)]
pub(crate) struct Riddle {
    setup: Setup,
    zones: Vec<Square>,
    deals: Vec<Deal>,
    /// Whether the setup may be another one.
    is_free: bool,
    /// The game that was played.
    played: Solution,
}

/// A whole game of one board.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Solution {
    stations: [Border; 4],
    removed: Square,
    central: Square,
    start: Town,
    moves: [Move; TURNS],
}

impl Solvable for Bot {
    const IS_PUZZLE: bool = true;

    fn puzzle(table: &Table<Streetcar>, seat: Seat, is_free: bool) -> Option<Box<dyn Asked>> {
        known(table, seat, is_free).map(|it| Box::new(it) as _)
    }
}

fn known(table: &Table<Streetcar>, seat: Seat, is_free: bool) -> Option<Riddle> {
    let actions = own_actions(table, seat)?;
    let setup = Setup::new(*table.setup().tiles(), 1)?;
    let (mut zones, mut deals) = (Vec::new(), Vec::new());
    for event in table.log() {
        match *event {
            Event::Chance(Chance::Zone(it)) => zones.push(it),
            Event::Chance(Chance::Draw(it)) => deals.push(Deal { shape: it.shape(), die: it.die() }),
            Event::Act { .. } | Event::Ruling { .. } => {}
        }
    }
    let mut moves = actions.iter().filter_map(|it| match *it {
        Action::Place(square, tile) => Some(Move::new(square, Some(tile))),
        Action::Zone(square) => Some(Move::new(square, None)),
        Action::Station(..) | Action::Remove(_) | Action::Central(_) => None,
    });
    let (_, mut played) = begin(&setup, &zones, |game, legal| {
        legal.iter().copied().find(|it| actions.contains(it)).filter(|_| game.turn() != Turn::Over)
    })?;
    for it in &mut played.moves {
        *it = moves.next()?;
    }
    (deals.len() == TURNS && moves.next().is_none()).then_some(Riddle { setup, zones, deals, is_free, played })
}

/// Sets a board up, each part as it is chosen among the legal ones; the moves of the solution are still to be made.
fn begin(
    setup: &Setup,
    zones: &[Square],
    mut choose: impl FnMut(&Streetcar, &[Action]) -> Option<Action>,
) -> Option<(Streetcar, Solution)> {
    let mut game = Streetcar::new(setup);
    let mut zones = zones.iter();
    let mut removed = None;
    loop {
        let board = game.board(Seat::FIRST);
        if let (Some(start), Some(removed), Some(central)) = (Town::new(board), removed, board.central()) {
            let [a, b, c, d] = board.stations();
            let stations = [a?, b?, c?, d?];
            let moves = [Move { square: 0, tile: Move::ZONE }; TURNS];
            return Some((game, Solution { stations, removed, central, start, moves }));
        }
        let event: EventOf<Streetcar> = if game.turn() == Turn::Chance {
            Event::Chance(Chance::Zone(*zones.next()?))
        } else {
            let mut legal = Vec::new();
            game.actions(Seat::FIRST, &mut legal);
            let action = choose(&game, &legal)?;
            if let Action::Remove(square) = action {
                removed = Some(square);
            }
            Event::Act { seat: Seat::FIRST, action }
        };
        game.apply(event);
    }
}

/// A tile of a shape, turned by chance.
fn turned(shape: Shape, luck: &mut Rng) -> u8 {
    let all = Tile::of(shape);
    let n = below(luck, all.len());
    all.map(Tile::index).nth(n).unwrap_or_default() as u8
}

impl Riddle {
    fn is_legal(&self, solution: &Solution) -> bool {
        let mut free = solution.start.free;
        for (it, deal) in solution.moves.iter().zip(&self.deals) {
            let near = LINES[usize::from(deal.die) - 1] & free;
            let is_far = near != 0 && near >> it.square & 1 == 0;
            if free >> it.square & 1 == 0 || it.tile != Move::ZONE && is_far {
                return false;
            }
            free &= !(1 << it.square);
        }
        true
    }

    /// Another setup, by chance, played with the moves that look best.
    fn another(&self, luck: &mut Rng) -> Option<Solution> {
        let (_, mut res) = begin(&self.setup, &self.zones, |_, legal| Some(legal[below(luck, legal.len())]))?;
        let mut town = res.start;
        for (it, &deal) in res.moves.iter_mut().zip(&self.deals) {
            *it = best(&town, deal, &Plan::NONE);
            town.make(*it);
        }
        Some(res)
    }

    fn redraw(&self, solution: &mut Solution, turn: usize, luck: &mut Rng) {
        let is_zone = luck.u8(..24) == 0;
        solution.moves[turn].tile = if is_zone { Move::ZONE } else { turned(self.deals[turn].shape, luck) };
    }

    fn swap_squares(solution: &mut Solution, a: usize, b: usize) {
        let (one, other) = (solution.moves[a].square, solution.moves[b].square);
        (solution.moves[a].square, solution.moves[b].square) = (other, one);
    }
}

impl Puzzle for Riddle {
    type Solution = Solution;

    fn score(&self, solution: &Solution) -> i32 {
        let mut town = solution.start;
        for &it in &solution.moves {
            town.make(it);
        }
        town.score()
    }

    fn change(&self, solution: &mut Solution, luck: &mut Rng) -> bool {
        let (a, b, c) = (below(luck, TURNS), below(luck, TURNS), below(luck, TURNS));
        match luck.u8(..8) {
            0..3 => self.redraw(solution, a, luck),
            3 if self.deals[a].shape == self.deals[b].shape => solution.moves.swap(a, b),
            7 => {
                Self::swap_squares(solution, a, b);
                Self::swap_squares(solution, b, c);
                for turn in [a, b, c] {
                    if luck.bool() {
                        self.redraw(solution, turn, luck);
                    }
                }
            }
            _ => {
                Self::swap_squares(solution, a, b);
                for turn in [a, b] {
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

    fn starts(&self, luck: &mut Rng) -> Vec<Solution> {
        let mut res = vec![self.played];
        if self.is_free {
            res.extend((0..SETUPS).filter_map(|_| self.another(luck)));
        }
        res
    }

    fn actions(&self, solution: &Solution) -> Vec<Action> {
        let stations = Station::ALL.into_iter().zip(solution.stations);
        let mut res: Vec<_> = stations.map(|(it, border)| Action::Station(it, border)).collect();
        res.extend([Action::Remove(solution.removed), Action::Central(solution.central)]);
        res.extend(solution.moves.iter().map(|&it| action(it)));
        res
    }

    /// Every pair has its points and a drive that comes to every tile on every heading on which it can be passed, with
    /// its trees; all stations are at the central station. The shortest drive never comes to a tile twice on the same
    /// heading.
    fn bound(&self) -> i32 {
        let passages = |shape: Shape| {
            let tile = Tile::of(shape).next().map_or(0, Tile::index);
            let n_headings = count(EXITS[tile].iter().filter(|&&it| it != 0).count());
            n_headings * (1 + i32::from(128 - PASSAGE[tile]))
        };
        let drive: i32 = self.deals.iter().map(|it| passages(it.shape)).sum();
        let base: i32 = BASE.iter().flatten().sum::<i32>() / 2;
        base + 6 * drive + CENTRAL_POINTS[4]
    }
}
