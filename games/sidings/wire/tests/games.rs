//! What random games of Sidings are told as, and what is no view of one.

use kernel::{Game as _, Seat, Viewer};
use sidings::{Player, Sidings};
use sidings_wire::View;
use wireform::{WireForm as _, laws};

#[test]
fn every_score_is_that_of_the_game_and_the_way_back_leads_to_the_same_view() {
    let mut n_points = 0;
    laws::watch::<Sidings>(|game| {
        for viewer in Seat::first(game.n_seats()).map(Viewer::Seat).chain([Viewer::Referee, Viewer::Public]) {
            let view = game.view(viewer);
            assert_eq!(View::new(&view, &|_| true).back(&[]), Ok(view));
        }
        let view = View::new(&game.view(Viewer::Referee), &|_| true);
        for it in &view.players {
            assert_eq!(it.total, game.score(Seat::new(it.seat.into()).expect("a seat")));
            n_points += it.worth.values().sum::<i32>();
        }
    });
    assert!(n_points > 20, "{n_points} points are few");
}

#[test]
fn who_was_left_out_comes_back_with_nothing() {
    laws::watch::<Sidings>(|game| {
        let back = View::new(&game.view(Viewer::Referee), &|it| it != Seat::FIRST).back(&[]).expect("a view");
        assert_eq!(back.players[Seat::FIRST], Player::default());
    });
}

#[test]
fn what_is_no_view_is_refused_by_its_field() {
    let good = View::new(&Sidings::new(&"yard seats 2".parse().expect("a setup")).view(Viewer::Public), &|_| true);
    let refused = |change: &dyn Fn(&mut View)| {
        let mut view = good.clone();
        change(&mut view);
        view.back(&[]).expect_err("it is none").to_string()
    };
    assert_eq!(refused(&|it| it.seats = 5), "seats: expected 1 to 4");
    assert_eq!(refused(&|it| it.round = 13), "round: expected 0 to 12, and a wagon from 1 to 6");
    assert_eq!(refused(&|it| it.wagon = Some(7)), "round: expected 0 to 12, and a wagon from 1 to 6");
    assert_eq!(refused(&|it| it.waiting = vec![2]), "waiting: expected a seat below 2, found 2");
    assert_eq!(refused(&|it| it.players[1].order = Some("E".into())), "players[1].order: expected a siding, A to D");
    let wagons =
        |letter: &str, all: &[u8]| refused(&|it| _ = it.players[0].sidings.insert(letter.to_owned(), all.to_vec()));
    assert_eq!(wagons("E", &[1]), "players[0].sidings: expected a siding, A to D");
    for wrong in [&[1, 2, 3, 4][..], &[0], &[7]] {
        assert_eq!(wagons("A", wrong), "players[0].sidings: expected up to three wagons from 1 to 6");
    }
}
