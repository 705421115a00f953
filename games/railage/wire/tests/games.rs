//! What random games of Rail Age are told as: scores that add up, and nothing that is hidden.

use kernel::{Game as _, Seat, Turn, Viewer};
use railage::Railage;
use railage_wire::View;
use wireform::{WireForm as _, laws};

fn seat(number: u16) -> Seat {
    Seat::new(number.into()).expect("a seat")
}

#[test]
fn every_score_is_that_of_the_game_and_the_sum_of_its_parts() {
    let mut n_points = 0;
    laws::watch::<Railage>(|game| {
        let view = View::new(&game.view(Viewer::Referee), &|_| true);
        assert_eq!(view.sheets.len(), game.n_seats());
        for (score, owner) in view.sheets.iter().map(|it| (&it.score, it.seat)) {
            let branches: i32 = score.branches.iter().map(|it| it.points).sum();
            assert_eq!(branches, score.branch_points);
            let trunk = i32::from(score.trunk.len() as u8 * score.factor);
            assert_eq!(trunk, score.trunk_points);
            assert_eq!(score.total, trunk + branches + score.upper_points + score.lower_points);
            assert_eq!(score.total, game.score(seat(owner)));
            n_points += score.total;
        }
    });
    assert!(n_points > 100, "{n_points} points are few");
}

#[test]
fn what_was_left_out_comes_back_blank_or_hidden() {
    let other = seat(1);
    laws::watch::<Railage>(|game| {
        if game.n_seats() > 1 {
            let view = game.view(Viewer::Referee);
            let back = View::new(&view, &|it| it != other).back(&[]).expect("a view");
            assert_eq!(View::new(&back, &|it| it != other), View::new(&view, &|it| it != other));
            assert_eq!(back.sheets[other], None);
        }
    });
}

#[test]
fn hidden_sheets_are_told_to_their_owners_alone_until_the_end() {
    let mut n_hidden = 0;
    laws::watch::<Railage>(|game| {
        let (is_over, n_seats) = (game.turn() == Turn::Over, game.n_seats());
        let [all, own] = [Viewer::Public, Viewer::Seat(Seat::FIRST)].map(|it| View::new(&game.view(it), &|_| true));
        if n_seats > 1 {
            assert_eq!(all.sheets.len(), if is_over { n_seats } else { 0 });
            assert!(own.sheets.len() == if is_over { n_seats } else { 1 } && own.sheets[0].seat == 0);
            n_hidden += usize::from(!is_over);
        }
    });
    assert!(n_hidden > 50, "{n_hidden}");
}
