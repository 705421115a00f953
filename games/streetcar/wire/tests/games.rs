//! What random games of 30 Streetcar Rails are told as: scores that add up, and nothing that is hidden.

use kernel::{Game as _, Seat, Viewer};
use streetcar::Streetcar;
use streetcar_wire::{View, view::Line};
use wireform::{WireForm as _, laws};

fn seat(number: u16) -> Seat {
    Seat::new(number.into()).expect("a seat")
}

#[test]
fn every_score_is_that_of_the_game_and_the_sum_of_its_parts() {
    let mut n_points = 0;
    laws::watch::<Streetcar>(|game| {
        let view = View::new(&game.view(Viewer::Referee), &|_| true);
        assert_eq!(view.boards.len(), game.n_seats());
        for (score, owner) in view.boards.iter().map(|it| (&it.score, it.seat)) {
            let part = |it: &Line| i32::from(it.points + it.length + it.trees);
            assert!(score.lines.iter().all(|it| part(it) == it.total));
            let lines: i32 = score.lines.iter().map(part).sum();
            assert_eq!(score.total, lines + score.central_points);
            assert_eq!(score.total, game.score(seat(owner)));
            n_points += score.total;
        }
    });
    assert!(n_points > 100, "{n_points} points are few");
}

#[test]
fn what_was_left_out_comes_back_blank_or_hidden() {
    let other = seat(1);
    laws::watch::<Streetcar>(|game| {
        if game.n_seats() > 1 {
            let view = game.view(Viewer::Referee);
            let back = View::new(&view, &|it| it != other).back(&[]).expect("a view");
            assert_eq!(View::new(&back, &|it| it != other), View::new(&view, &|it| it != other));
            assert_eq!(back.boards[other], streetcar::Board::BLANK);
        }
    });
}
