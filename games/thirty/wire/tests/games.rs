//! What random games of 30 Rails are told as: scores that add up, and nothing that is hidden.

use kernel::{Game as _, Seat, Viewer};
use thirty::Thirty;
use thirty_wire::View;
use wireform::{WireForm as _, laws};

fn seat(number: u16) -> Seat {
    Seat::new(number.into()).expect("a seat")
}

#[test]
fn every_score_is_that_of_the_game_and_the_sum_of_its_parts() {
    let mut n_points = 0;
    laws::watch::<Thirty>(|game| {
        let view = View::new(&game.view(Viewer::Referee), &|_| true);
        assert_eq!(view.sheets.len(), game.n_seats());
        for (score, owner) in view.sheets.iter().map(|it| (&it.score, it.seat)) {
            let lines: u8 = score.lines.iter().map(|it| it.total).sum();
            assert_eq!(score.total, i32::from(lines + score.mine_points));
            assert_eq!(score.total, game.score(seat(owner)));
            n_points += score.total;
        }
    });
    assert!(n_points > 100, "{n_points} points are few");
}

#[test]
fn scores_have_grades_but_not_by_post() {
    let told = |record: &str| {
        let view = laws::told::<View>(record, Viewer::Referee, &|_| true);
        view.sheets.into_iter().map(|it| (it.score.total, it.score.grade)).collect::<Vec<_>>()
    };
    let by_post = told(include_str!("../../tests/records/postal-two.rec"));
    assert_eq!(by_post, [(7, None), (62, None)]);
    let at_a_table = told(include_str!("../../tests/records/basic-three-one-leaves.rec"));
    assert_eq!(at_a_table, [(25, None), (68, Some("excellent".to_owned())), (39, None)]);
}

#[test]
fn what_was_left_out_comes_back_blank_or_hidden() {
    let other = seat(1);
    laws::watch::<Thirty>(|game| {
        if game.n_seats() > 1 {
            let view = game.view(Viewer::Referee);
            let back = View::new(&view, &|it| it != other).back(&[]).expect("a view");
            assert_eq!(View::new(&back, &|it| it != other), View::new(&view, &|it| it != other));
            assert_eq!(back.sheets[other], thirty::Sheet::BLANK);
        }
    });
}
