//! Practice: how priors are learnt.
//!
//! In a position of a game a few moves are compared: each is made, and the game is played to its end with the same
//! dice. What they bring more or less than they looked is noted with the surroundings of the piece.
//! Round by round the games are played with the priors of the round before.

use fastrand::Rng;
use kernel::{Event, Game, Seat};
use thirty::{Chance, Override, RuleSet, Setup, Thirty};
use track::Square;

use super::{
    board::{Board, Move},
    heuristic::Heuristic,
    plan::Plan,
    policy::{Dice, Look, Scope, look, playout},
    priors::Priors,
    setup,
};

/// How many moves are compared.
const N_TRIED: usize = 4;
/// So many comparisons count like the doubt in them.
const DOUBT: f32 = 100.0;
/// How far from its best look a move may be in the games before a comparison, in points, so that much is seen.
const CURIOSITY: f32 = 1.5;

/// A board after a setup as a bot likes it.
pub(super) fn start(luck: &mut Rng) -> Board {
    let mut game = Thirty::new(&Setup::new(RuleSet::Basic, 1).expect("one seat"));
    for y in 1..=6 {
        let square = Square::new(luck.u8(1..=6), y).expect("a square of the map");
        game.apply(Event::Chance(Chance::Mountain(square)));
    }
    let sheet = setup::complete(*game.sheet(Seat::FIRST), RuleSet::Basic).expect("some setup is legal");
    Board::new(&sheet, RuleSet::Basic).expect("the setup is done")
}

/// The mean score of games of moves that look best with these priors.
pub fn trial(priors: &Priors, n_games: u32, seed: u64) -> f64 {
    let mut luck = Rng::with_seed(seed);
    let plan = Plan::new(priors);
    let score = |luck: &mut Rng| f64::from(playout(&mut start(luck), &[], luck, &plan));
    (0..n_games).map(|_| score(&mut luck)).sum::<f64>() / f64::from(n_games)
}

/// The points of priors after one round of practice: `n_games` comparisons, each in a game of its own.
pub fn practise(priors: &Priors, points: &mut [f32], n_games: u32, seed: u64) {
    let mut luck = Rng::with_seed(seed);
    let plan = Plan::new(priors);
    let mut counts = vec![0.0; Priors::COUNT];
    let mut looks = Vec::new();
    for _ in 0..n_games {
        let mut board = start(&mut luck);
        let n_left = luck.u8(1..=board.left);
        while board.left > n_left && board.free != 0 {
            let what = curious(&board, &plan, &mut luck);
            board.make(what);
        }
        looks.clear();
        look(&board, Dice::roll(&mut luck), &plan, Scope::Narrow, |it| {
            looks.extend(Some(it).filter(|&it| is_plain(it)));
        });
        if looks.len() > 1 {
            compare(&board, &mut looks, &plan, &mut luck, points, &mut counts);
        }
    }
}

fn is_plain(look: Look) -> bool {
    matches!(look.what, Move::Place { with: Override::Neither, .. })
}

/// A move that looks good.
fn curious(board: &Board, plan: &Plan<'_>, luck: &mut Rng) -> Move {
    let mut best: Option<Look> = None;
    let dice = Dice::roll(luck);
    look(board, dice, plan, Scope::Narrow, |mut it| {
        it.value += CURIOSITY * (luck.f32() + luck.f32());
        if best.is_none_or(|best| it.value > best.value) {
            best = Some(it);
        }
    });
    best.expect("an empty square").what
}

/// Compares the best look with two of the next and with any.
fn compare(board: &Board, looks: &mut [Look], plan: &Plan<'_>, luck: &mut Rng, points: &mut [f32], counts: &mut [f32]) {
    looks.sort_by(|a, b| b.value.total_cmp(&a.value));
    let n = looks.len();
    let next = n.clamp(2, 6);
    let tried: [Look; N_TRIED] = [0, luck.usize(1..next), luck.usize(1..next), luck.usize(1..n)].map(|it| looks[it]);
    let seed = luck.u64(..);
    let scores = tried.map(|it| {
        let mut next = *board;
        next.make(it.what);
        f32::from(playout(&mut next, &[], &mut Rng::with_seed(seed), plan) as i16)
    });
    let heuristic = Heuristic::new(board);
    let priors = tried.map(|it| match it.what {
        Move::Place { square, piece, .. } => Priors::index(board.left, heuristic.spot(square.into()).sides, piece),
        Move::Buy { .. } => unreachable!("only placements are compared"),
    });
    let old = plan.priors.points_at(priors);
    let mut values = [0.0; N_TRIED];
    for n in 0..N_TRIED {
        values[n] = tried[n].value - old[n] + points[priors[n]];
    }
    let mean = |it: [f32; N_TRIED]| it.iter().sum::<f32>() / f32::from(N_TRIED as u8);
    let (score, value) = (mean(scores), mean(values));
    for n in 0..N_TRIED {
        let error = (scores[n] - score) - (values[n] - value);
        let count = &mut counts[priors[n]];
        *count += 1.0;
        points[priors[n]] += error / (*count + DOUBT);
    }
}
