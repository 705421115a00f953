//! The tour through 30 Rails.

use client::tour::{Step, Tour};

/// The tour through the basic game.
pub(super) const TOUR: Tour = Tour {
    rules: "basic",
    steps: STEPS,
    // 1 for the pair, 6 squares, 2 for the bonus square, and 2 for the mine.
    promised: 11,
    sum: || vec![t!("learn-end-line"), t!("learn-end-mine")],
};

const fn step(
    name: &'static str,
    before: &'static [&'static str],
    moves: &'static [&'static str],
    place: &'static str,
) -> Step {
    Step { name, before, moves, place, wish: None }
}

/// All moves of the tour.
const STEPS: &[Step] = &[
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
    Step { wish: Some("colour"), ..step("override", &[". roll 5 3"], &["x4/y5 = 2a override colour"], "x4/y5") },
];

#[cfg(test)]
mod tests {
    use client::{
        tour::Answer,
        words::{Language, find},
    };
    use kernel::{Seat, Viewer};
    use library::{Entry, View};
    use thirty::Tally;

    use super::*;

    fn entry() -> &'static Entry {
        library::find(thirty::META.name).expect("it is on the list")
    }

    #[test]
    fn every_move_of_the_tour_is_legal_where_it_comes_and_the_promised_score_is_reached() {
        let mut host = entry().open(Some(TOUR.rules), 1).expect("a game for one");
        for step in STEPS {
            step.prepare(host.as_mut()).unwrap_or_else(|error| panic!("{}: {error}", step.name));
            let actions = host.actions(Seat::FIRST);
            assert!(actions.len() > 1, "{}: there is a choice", step.name);
            for right in step.moves {
                assert!(actions.iter().any(|it| it == right), "{}: {right} is not legal", step.name);
                assert_eq!(step.answer(right), Answer::Right);
            }
            assert_eq!(step.moves[0].contains("override colour"), step.wish == Some("colour"));
            host.act(Seat::FIRST, step.moves[0]).unwrap_or_else(|error| panic!("{}: {error}", step.name));
        }
        let View::Thirty(view) = host.view(Viewer::Public) else { panic!("30 Rails") };
        let tally = Tally::of(&view.sheets[Seat::FIRST], view.setup.rules());
        let lines: Vec<_> =
            tally.lines().map(|it| (it.pair.to_string(), thirty::points(it.pair), it.squares, it.bonus)).collect();
        assert_eq!(lines, [("1-2".to_owned(), 1, 6, 2)], "as learn-end-line says");
        assert_eq!((tally.mine(), tally.total()), (2, TOUR.promised));
        assert_eq!(host.score(Seat::FIRST), TOUR.promised);
    }

    #[test]
    fn the_game_can_begin_at_any_move() {
        for n in 0..=STEPS.len() {
            let legal = TOUR.game(entry(), n).expect("the tour is legal").actions(Seat::FIRST);
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
