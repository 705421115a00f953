//! What rolls bring: by how much a position is worth more after them than after all that could have been rolled.

use mind::{Effort, LUCK_SEED, luck_of};

use super::{board::Board, ending::n_turns, plan::Plan, policy::Dice, priors::Priors, search::TRIED, value::Valuer};

/// How many times the turn after a roll is played, with other rolls, before what is reached is valued; by how closely one
/// looks.
const GAMES: (usize, usize) = (12, 60);
/// The same where several rolls are known at once: as many times all first rolls, each with others after it.
const ROUNDS: (usize, usize) = (12, 60);

/// By how many points somebody expects more with these rolls than before them.
///
/// One and the same player makes the moves after all rolls, in games with the same luck for each, and knows nothing of
/// what was rolled: over the 36 rolls it is nothing, whatever these games are. Where several rolls are known at once,
/// some of all that follow the first have to do.
pub(crate) fn luck(board: &Board, rolls: &[Dice], effort: Effort, valuer: &mut Valuer<'_>) -> f64 {
    let plan = Plan::new(Priors::ours());
    let rolls = &rolls[..rolls.len().min(n_turns(board))];
    let all = || (1..=6).flat_map(|white| track::Kind::ALL.map(|kind| Dice { white, kind }));
    match rolls {
        [] => 0.0,
        &[roll] => {
            // Without turns to come all games are the same.
            let n_games = if n_turns(board) == 1 { 1 } else { effort.pick(GAMES.0, GAMES.1) };
            let mut worth = |dice: Dice| -> f64 {
                let games = (0..n_games as u64).map(|it| {
                    let mut next = *board;
                    next.make(valuer.best(&next, dice, &plan, TRIED));
                    let mut luck = luck_of(LUCK_SEED, it);
                    if n_turns(&next) > 0 {
                        next.make(valuer.best(&next, Dice::roll(&mut luck), &plan, TRIED));
                    }
                    f64::from(valuer.worth(&next).points)
                });
                games.sum::<f64>() / f64::from(n_games as u32)
            };
            worth(roll) - all().map(&mut worth).sum::<f64>() / 36.0
        }
        _ => {
            let mut worth = |rolls: &[Dice]| {
                let mut next = *board;
                for &dice in rolls {
                    next.make(valuer.best(&next, dice, &plan, TRIED));
                }
                f64::from(valuer.worth(&next).points)
            };
            let n_rounds = effort.pick(ROUNDS.0, ROUNDS.1);
            let mut sum = 0.0;
            for number in 0..n_rounds as u64 {
                let mut luck = luck_of(LUCK_SEED, number);
                for first in all() {
                    let mut other = vec![first];
                    other.extend(rolls[1..].iter().map(|_| Dice::roll(&mut luck)));
                    sum += worth(&other);
                }
            }
            worth(rolls) - sum / f64::from(36 * n_rounds as u32)
        }
    }
}

#[cfg(test)]
mod tests {
    use kernel::{Game as _, Seat, Viewer};
    use thirty::{RuleSet, Setup};

    use super::*;
    use crate::Bot;
    use mind::{Level, play};

    /// A board before a roll with so many turns left, as a greedy player makes it.
    fn board(rules: RuleSet, n_left: usize) -> Board {
        let setup = Setup::new(rules, 1).expect("a setup");
        let table = play::<Bot>(&setup, &[Level::Greedy], 5).table;
        let mut boards = (0..table.log().len()).filter_map(|it| {
            let view = table.at(it)?.state().view(Viewer::Public);
            Board::new(&view.sheets[Seat::FIRST], rules)
        });
        boards.find(|it| n_turns(it) == n_left).expect("every turn is played")
    }

    #[test]
    fn over_all_rolls_luck_is_nothing_and_some_are_better_than_others() {
        for (rules, n_left) in [
            (RuleSet::Basic, 29),
            (RuleSet::Basic, 12),
            (RuleSet::Basic, 4),
            (RuleSet::Advanced, 20),
            (RuleSet::Advanced, 3),
        ] {
            let board = board(rules, n_left);
            let mut valuer = Valuer::of(rules);
            let all = (1..=6).flat_map(|white| track::Kind::ALL.map(|kind| Dice { white, kind }));
            let lucks: Vec<f64> = all.map(|it| luck(&board, &[it], Effort::Quick, &mut valuer)).collect();
            let mean = lucks.iter().sum::<f64>() / 36.0;
            assert!(mean.abs() < 1e-6, "{rules:?}, {n_left} left: {mean}, {lucks:?}");
            assert!(lucks.iter().any(|it| it.abs() > 0.1), "{rules:?}, {n_left} left: {lucks:?}");
        }
    }

    #[test]
    fn over_many_rounds_by_post_luck_is_about_nothing() {
        let board = board(RuleSet::Postal, 12);
        let mut valuer = Valuer::of(RuleSet::Postal);
        let mut rolls = fastrand::Rng::with_seed(7);
        let lucks: Vec<f64> = (0..testing::cases(40, 1_000))
            .map(|_| {
                let rolls: [Dice; 3] = std::array::from_fn(|_| Dice::roll(&mut rolls));
                luck(&board, &rolls, Effort::Quick, &mut valuer)
            })
            .collect();
        let n = f64::from(lucks.len() as u32);
        let mean = lucks.iter().sum::<f64>() / n;
        let spread = (lucks.iter().map(|it| (it - mean).powi(2)).sum::<f64>() / n).sqrt();
        assert!(spread > 0.5 && mean.abs() < 3.5 * spread / n.sqrt() + 0.4, "{mean}, {spread}: {lucks:?}");
    }
}
