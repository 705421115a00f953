//! The games from which the networks of 30 Rails learn.
//!
//! At first these are games at first sight, and a position is worth what its game has come to. Later the network plays
//! against itself, a little curious, and a position is worth what the positions after it are said to be worth, those
//! that come later for less and less.

use fastrand::Rng;
use thirty::{Override, RuleSet};
use track::{Border, Piece, Square};

use super::{
    board::{Board, Move, Start},
    features::{RISK_SHAPE, SHAPE, describe},
    plan::Plan,
    policy::{Dice, Look, Scope, look},
    priors::Priors,
    value::{Valuer, lack},
};
use mind::net::{Course, Input, Net, Shape};
use track::grid::{ALL, members, neighbours};

/// How much the position after next counts beside the next.
const LATER: f32 = 0.7;

/// The games of one network.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum SelfPlay {
    /// What positions of the basic game are worth, and of the one by post.
    Basic,
    /// What positions of the advanced game are worth.
    Advanced,
    /// What positions of the basic game lack in the end; it builds on what they are worth.
    Risk,
}

/// A game as it is kept.
#[derive(Clone, PartialEq, Debug)]
pub struct Kept {
    start: Start,
    rules: RuleSet,
    moves: Vec<Move>,
    /// What each position before a move was worth.
    points: Vec<f32>,
}

impl SelfPlay {
    fn rules(self, luck: &mut Rng) -> RuleSet {
        match luck.u8(..4) {
            _ if self == Self::Advanced => RuleSet::Advanced,
            _ if self == Self::Risk => RuleSet::Basic,
            0 => RuleSet::Postal,
            _ => RuleSet::Basic,
        }
    }
}

impl Course for SelfPlay {
    type Game = Kept;

    fn shape(&self) -> Shape {
        if *self == Self::Risk { RISK_SHAPE } else { SHAPE }
    }

    fn play(&self, net: Option<&Net>, luck: &mut Rng) -> Kept {
        let rules = self.rules(luck);
        match net {
            Some(net) if *self == Self::Risk => own_game(&mut Valuer::careful(net), rules, true, luck),
            None if *self == Self::Risk => risky_game(luck),
            Some(net) => own_game(&mut Valuer::new(net), rules, false, luck),
            None => first_game(rules, luck),
        }
    }

    fn n_lessons(&self, game: &Kept) -> usize {
        game.points.len()
    }

    fn lesson(&self, game: &Kept, n: usize, input: &mut Input) -> f32 {
        let mut board = Board::begin(&game.start, game.rules);
        for &it in &game.moves[..n] {
            board.make(it);
        }
        if *self == Self::Risk {
            Valuer::basic().describe_risk(&board, input);
        } else {
            describe(&board, input);
        }
        game.points[n]
    }

    fn trial(&self, net: &Net, number: u64) -> i32 {
        let mut luck = Rng::with_seed(number);
        let rules = if self == &Self::Advanced { RuleSet::Advanced } else { RuleSet::Basic };
        let mut valuer = if *self == Self::Risk { Valuer::careful(net) } else { Valuer::new(net) };
        let start = best_start(&mut valuer, rules, 60, &mut luck);
        let plan = Plan::new(Priors::ours());
        let mut board = Board::begin(&start, rules);
        while board.left > 0 && board.free != 0 {
            let what = valuer.best(&board, Dice::roll(&mut luck), &plan, 12);
            board.make(what);
        }
        board.score()
    }

    fn write(&self, game: &Kept) -> Vec<u8> {
        let mut res = vec![RuleSet::ALL.iter().position(|&it| it == game.rules).unwrap_or_default() as u8];
        res.extend(game.start.walls.to_le_bytes());
        res.push(game.start.mine.index() as u8);
        res.extend(game.start.stations.map(|it| it.index() as u8));
        res.push(game.start.bonus);
        for (&what, points) in game.moves.iter().zip(&game.points) {
            res.extend(match what {
                Move::Place { square, piece, with } => {
                    [square, piece.index() as u8, u8::from(with.white()) | u8::from(with.colour()) << 1]
                }
                Move::Buy { pair, cross, shares } => [cross, 100 + pair, shares],
            });
            res.extend(points.to_le_bytes());
        }
        res
    }

    fn read(&self, bytes: &[u8]) -> Option<Kept> {
        let (&[rules, walls @ .., mine, a, b, c, d, bonus], rest) = bytes.split_first_chunk::<15>()?;
        let border = |n: u8| Border::at(n.into());
        let stations = [border(a)?, border(b)?, border(c)?, border(d)?];
        let start = Start { walls: u64::from_le_bytes(walls), mine: Square::at(mine.into())?, stations, bonus };
        let (mut moves, mut points) = (Vec::new(), Vec::new());
        for &[square, what, with, a, b, c, d] in rest.as_chunks::<7>().0 {
            moves.push(match Piece::at(what.into()) {
                Some(piece) => Move::Place { square, piece, with: Override::new(with & 1 == 1, with & 2 == 2) },
                None => Move::Buy { pair: what.checked_sub(100)?, cross: square, shares: with },
            });
            points.push(f32::from_le_bytes([a, b, c, d]));
        }
        Some(Kept { start, rules: *RuleSet::ALL.get(usize::from(rules))?, moves, points })
    }
}

/// A game at first sight, more or less curious.
fn first_game(rules: RuleSet, luck: &mut Rng) -> Kept {
    let start = random_start(mountains(luck), luck);
    let plan = Plan::new(Priors::ours());
    let curiosity = [0.0, 1.5, 4.0][usize::from(luck.u8(..3))];
    let mut board = Board::begin(&start, rules);
    let mut moves = Vec::new();
    while board.left > 0 && board.free != 0 {
        let mut best: Option<Look> = None;
        let dice = Dice::roll(luck);
        look(&board, dice, &plan, Scope::Narrow, |mut it| {
            it.value += curiosity * (luck.f32() + luck.f32());
            if best.is_none_or(|best| it.value > best.value) {
                best = Some(it);
            }
        });
        let what = best.expect("an empty square").what;
        board.make(what);
        moves.push(what);
    }
    let points = vec![f32::from(board.score() as i16); moves.len()];
    Kept { start, rules, moves, points }
}

/// A game of those who do not care for risk, and what it lacked.
fn risky_game(luck: &mut Rng) -> Kept {
    let mut res = own_game(&mut Valuer::basic(), RuleSet::Basic, false, luck);
    let mut board = Board::begin(&res.start, res.rules);
    res.moves.iter().for_each(|&it| board.make(it));
    res.points.fill(lack(f32::from(board.score() as i16)));
    res
}

/// A game of a network.
fn own_game(valuer: &mut Valuer<'_>, rules: RuleSet, is_risk: bool, luck: &mut Rng) -> Kept {
    let n_starts = [2, 20, 60, 150][usize::from(luck.u8(..4))];
    let start = best_start(valuer, rules, n_starts, luck);
    let curiosity = [0.0, 0.0, 1.0, 3.0][usize::from(luck.u8(..4))];
    let n_tried = [6, 6, 10, 20][usize::from(luck.u8(..4))];
    let plan = Plan::new(Priors::ours());
    let mut board = Board::begin(&start, rules);
    let (mut moves, mut points) = (Vec::new(), Vec::new());
    while board.left > 0 && board.free != 0 {
        let worth = valuer.worth(&board);
        points.push(if is_risk { worth.lack } else { worth.points });
        let what = valuer.curious(&board, Dice::roll(luck), &plan, n_tried, curiosity, luck);
        board.make(what);
        moves.push(what);
    }
    let end = valuer.worth(&board);
    let mut later = if is_risk { end.lack } else { end.points };
    for it in points.iter_mut().rev() {
        let now = *it;
        *it = later;
        later = (1.0 - LATER) * now + LATER * later;
    }
    Kept { start, rules, moves, points }
}

/// The column of the mountain of every row, from 0.
fn mountains(luck: &mut Rng) -> [u8; 6] {
    [0; 6].map(|_: u8| luck.u8(..6))
}

/// The best of some random setups for the same mountains.
fn best_start(valuer: &mut Valuer<'_>, rules: RuleSet, n: usize, luck: &mut Rng) -> Start {
    let columns = mountains(luck);
    let mut best: Option<(f32, Start)> = None;
    for _ in 0..n {
        let start = random_start(columns, luck);
        let value = valuer.value(&Board::begin(&start, rules));
        if best.is_none_or(|best| value > best.0) {
            best = Some((value, start));
        }
    }
    best.expect("at least one").1
}

/// Any legal setup.
fn random_start(columns: [u8; 6], luck: &mut Rng) -> Start {
    // Now and then all mountains stay.
    let skip = if luck.u8(..32) == 0 { 6 } else { usize::from(luck.u8(..6)) };
    let walls = (0..6).filter(|&it| it != skip).fold(0, |all, y| all | 1 << (6 * y + usize::from(columns[y])));
    let pick = |set: u64, luck: &mut Rng| {
        let n = luck.u32(..set.count_ones());
        members(set).nth(n as usize).and_then(Square::at).expect("a square beside a mountain")
    };
    let mine = pick(neighbours(walls) & !walls, luck);
    let bonus = pick(ALL & !walls & !(1 << mine.index()), luck).index() as u8;
    let mut sides = [0, 1, 2, 3];
    luck.shuffle(&mut sides);
    let stations = sides.map(|side| Border::at(side * 6 + usize::from(luck.u8(..6))).expect("a border square"));
    Start { walls, mine, stations, bonus }
}
