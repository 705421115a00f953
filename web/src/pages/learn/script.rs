//! The game of the tour: the dice are known beforehand, and so is every move that it explains.

use kernel::Seat;
use library::{Host, HostError};

/// One move of the learner.
#[derive(Debug)]
pub(super) struct Step {
    /// By what name its words are found: `learn-do-…` says what to do, `learn-why-…` why, `learn-turn-…` how to turn.
    pub(super) name: &'static str,
    /// What happens before it, as lines of a record.
    pub(super) before: &'static [&'static str],
    /// The moves that are right, in the notation of the game.
    pub(super) moves: &'static [&'static str],
    /// Where it is made.
    pub(super) place: &'static str,
    /// Whether the coloured die is overridden for it.
    pub(super) is_override: bool,
}

const fn step(
    name: &'static str,
    before: &'static [&'static str],
    moves: &'static [&'static str],
    place: &'static str,
) -> Step {
    Step { name, before, moves, place, is_override: false }
}

/// All moves of the tour.
pub(super) const STEPS: &[Step] = &[
    step(
        "skip",
        &[
            ". mountain x5/y1",
            ". mountain x2/y2",
            ". mountain x4/y3",
            ". mountain x2/y4",
            ". mountain x6/y5",
            ". mountain x1/y6",
        ],
        &["skip y4"],
        "x2/y4",
    ),
    step("mine", &[], &["mine x3/y3"], "x3/y3"),
    step("station", &[], &["station 1 x0/y4"], "x0/y4"),
    step("bonus", &["0 station 2 x4/y7", "0 station 3 x7/y2", "0 station 4 x3/y0"], &["bonus x2/y4"], "x2/y4"),
    step("straight", &[". roll 4 2"], &["x1/y4 = 2b"], "x1/y4"),
    step("curve", &[". roll 4 1"], &["x4/y4 = 1c"], "x4/y4"),
    step("junction", &[". roll 3 6"], &["x3/y4 = 6d"], "x3/y4"),
    step("bridge", &[". roll 2 4"], &["x2/y4 = 4a", "x2/y4 = 4b"], "x2/y4"),
    step("last", &[". roll 6 2"], &["x4/y6 = 2a"], "x4/y6"),
    Step { is_override: true, ..step("override", &[". roll 5 3"], &["x4/y5 = 2a override colour"], "x4/y5") },
];

/// What the tour promises at its end: the whole score.
pub(super) const PROMISED: i32 = 11;

/// How a move fits the tour.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Answer {
    /// As it should be.
    Right,
    /// At the right place, but another piece or turned another way.
    Turned,
    /// Somewhere else.
    Elsewhere,
}

impl Step {
    /// What the tour says to a move.
    pub(super) fn answer(&self, action: &str) -> Answer {
        let is_there = action.split(' ').any(|it| it == self.place);
        if self.moves.contains(&action) {
            Answer::Right
        } else if is_there {
            Answer::Turned
        } else {
            Answer::Elsewhere
        }
    }
}

/// The game as it is before the move of this number, whatever was right of several; at the end after all.
pub(super) fn game(n_moves: usize) -> Result<Box<dyn Host>, HostError> {
    let mut host = open();
    for (n, step) in STEPS.iter().enumerate().take(n_moves + 1) {
        prepare(host.as_mut(), step)?;
        if n < n_moves {
            host.act(Seat::FIRST, step.moves[0])?;
        }
    }
    Ok(host)
}

fn open() -> Box<dyn Host> {
    let entry = library::find("30-rails").expect("30 Rails is on the list");
    entry.open(Some("basic"), 1).expect("the basic game has one seat")
}

/// Lets happen what comes before a move.
pub(super) fn prepare(host: &mut dyn Host, step: &Step) -> Result<(), HostError> {
    step.before.iter().try_for_each(|it| host.push(it))
}

#[cfg(test)]
mod tests {
    use library::View;
    use thirty::Tally;

    use super::*;

    #[test]
    fn every_move_of_the_tour_is_legal_where_it_comes_and_the_promised_score_is_reached() {
        let mut host = open();
        for step in STEPS {
            prepare(host.as_mut(), step).unwrap_or_else(|error| panic!("{}: {error}", step.name));
            let actions = host.actions(Seat::FIRST);
            assert!(actions.len() > 1, "{}: there is a choice", step.name);
            for right in step.moves {
                assert!(actions.iter().any(|it| it == right), "{}: {right} is not legal", step.name);
                assert_eq!(step.answer(right), Answer::Right);
            }
            assert_eq!(step.moves[0].contains("override"), step.is_override);
            host.act(Seat::FIRST, step.moves[0]).unwrap_or_else(|error| panic!("{}: {error}", step.name));
        }
        let View::Thirty(view) = host.view(kernel::Viewer::Public) else { panic!("30 Rails") };
        let tally = Tally::of(&view.sheets[Seat::FIRST], view.setup.rules());
        let lines: Vec<_> =
            tally.lines().map(|it| (it.pair.to_string(), it.pair.points(), it.squares, it.bonus)).collect();
        // As learn-end says: 1 for the pair, 6 squares, 2 for the bonus square, and 2 for the mine.
        assert_eq!(lines, [("1-2".to_owned(), 1, 6, 2)]);
        assert_eq!((tally.mine(), tally.total()), (2, PROMISED));
        assert_eq!(host.score(Seat::FIRST), PROMISED);
    }

    #[test]
    fn the_game_can_begin_at_any_move() {
        for n in 0..=STEPS.len() {
            let host = game(n).expect("the tour is legal");
            let legal = host.actions(Seat::FIRST);
            if let Some(step) = STEPS.get(n) {
                assert!(legal.iter().any(|it| it == step.moves[0]), "{}", step.name);
            }
        }
    }

    #[test]
    fn other_moves_are_told_apart() {
        let curve = STEPS.iter().find(|it| it.name == "curve").expect("a curve");
        assert_eq!(curve.answer("x4/y4 = 1a"), Answer::Turned);
        assert_eq!(curve.answer("x4/y1 = 1c"), Answer::Elsewhere);
        let skip = &STEPS[0];
        assert_eq!(skip.answer("skip y3"), Answer::Elsewhere);
        let last = STEPS.last().expect("a last move");
        assert_eq!(last.answer("x4/y5 = 3a"), Answer::Turned);
    }

    #[test]
    fn every_move_has_its_words_in_every_language() {
        use crate::words::{Language, find};
        for language in Language::ALL {
            for step in STEPS {
                for kind in ["do", "why"] {
                    let id = format!("learn-{kind}-{}", step.name);
                    assert!(find(language, &id, &[]).is_some(), "{id} in {}", language.name());
                }
            }
        }
    }
}
