//! What random games of Village Rails are told as: scores that add up, and nothing that is hidden.

use kernel::{Game as _, Seat, Turn, Viewer};
use village::Village;
use village_wire::View;
use wireform::{WireForm as _, laws};

fn seat(number: u16) -> Seat {
    Seat::new(number.into()).expect("a seat")
}

#[test]
fn every_score_is_that_of_the_game_and_the_sum_of_its_parts() {
    let mut n_points = 0;
    laws::watch::<Village>(|game| {
        let view = View::new(&game.view(Viewer::Referee), &|_| true);
        let is_over = game.turn() == Turn::Over;
        for player in &view.players {
            assert_eq!(player.points, game.score(seat(player.seat)));
            let Some(tableau) = &player.tableau else { continue };
            let score = &tableau.score;
            assert_eq!(score.total, i32::from(score.trips + score.features + score.sidings + score.money));
            let resolved = tableau.lines.iter().filter(|it| it.terminus.is_some());
            assert_eq!(tableau.dial, resolved.map(|it| it.total).sum::<u16>());
            assert_eq!(tableau.dial, score.trips + score.features);
            assert!(!is_over || player.points == score.total);
            n_points += player.points;
        }
    });
    assert!(n_points > 100, "{n_points} points are few");
}

#[test]
fn what_was_left_out_comes_back_blank_or_hidden() {
    let other = seat(1);
    laws::watch::<Village>(|game| {
        if game.n_seats() > 1 {
            let view = game.view(Viewer::Referee);
            let back = View::new(&view, &|it| it != other).back(&[]).expect("a view");
            assert_eq!(View::new(&back, &|it| it != other), View::new(&view, &|it| it != other));
            assert_eq!(back.players[other].tableau, None);
        }
    });
}

#[test]
fn hidden_hands_are_told_to_their_owners_alone_until_the_end() {
    let mut n_hidden = 0;
    laws::watch::<Village>(|game| {
        let is_over = game.turn() == Turn::Over;
        let [all, own] = [Viewer::Public, Viewer::Seat(Seat::FIRST)].map(|it| View::new(&game.view(it), &|_| true));
        assert!(all.players.iter().all(|it| it.hand.is_some() == is_over));
        assert!(own.players.iter().all(|it| it.hand.is_some() == (is_over || it.seat == 0)));
        n_hidden += usize::from(!is_over);
    });
    assert!(n_hidden > 50, "{n_hidden}");
}

#[test]
fn the_winners_have_the_first_place() {
    let mut n_games = 0;
    laws::watch::<Village>(|game| {
        if game.turn() == Turn::Over {
            let first = game.places().iter().filter(|it| *it.1 == 1).map(|it| it.0.index() as u16).collect::<Vec<_>>();
            assert_eq!(View::new(&game.view(Viewer::Public), &|_| true).winners, first);
            n_games += 1;
        }
    });
    assert!(n_games > 0);
}
