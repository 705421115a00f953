//! The scores on the wire: those of the games, and the sums of their parts.

use crate::common::look_around;
use kernel::{Seat, Turn, Viewer};
use wire::View;

fn seat(number: u16) -> Seat {
    Seat::new(number.into()).expect("a seat")
}

#[test]
fn every_score_is_that_of_the_game_and_the_sum_of_its_parts() {
    let mut n_points = 0;
    look_around(6, |host, _| {
        let is_over = host.turn() == Turn::Over;
        match View::new(&host.view(Viewer::Referee), &|_| true) {
            View::Thirty(view) => {
                assert_eq!(view.sheets.len(), host.n_seats());
                for (score, owner) in view.sheets.iter().map(|it| (&it.score, it.seat)) {
                    let lines: u8 = score.lines.iter().map(|it| it.total).sum();
                    assert_eq!(score.total, i32::from(lines + score.mine_points));
                    assert_eq!(score.total, host.score(seat(owner)));
                    n_points += score.total;
                }
            }
            View::Streetcar(view) => {
                assert_eq!(view.boards.len(), host.n_seats());
                for (score, owner) in view.boards.iter().map(|it| (&it.score, it.seat)) {
                    let part = |it: &streetcar_wire::view::Line| i32::from(it.points + it.length + it.trees);
                    assert!(score.lines.iter().all(|it| part(it) == it.total));
                    let lines: i32 = score.lines.iter().map(part).sum();
                    assert_eq!(score.total, lines + score.central_points);
                    assert_eq!(score.total, host.score(seat(owner)));
                    n_points += score.total;
                }
            }
            View::Railage(view) => {
                assert_eq!(view.sheets.len(), host.n_seats());
                for (score, owner) in view.sheets.iter().map(|it| (&it.score, it.seat)) {
                    let branches: i32 = score.branches.iter().map(|it| it.points).sum();
                    assert_eq!(branches, score.branch_points);
                    let trunk = i32::from(score.trunk.len() as u8 * score.factor);
                    assert_eq!(trunk, score.trunk_points);
                    assert_eq!(score.total, trunk + branches + score.upper_points + score.lower_points);
                    assert_eq!(score.total, host.score(seat(owner)));
                    n_points += score.total;
                }
            }
            View::Village(view) => {
                for player in &view.players {
                    assert_eq!(player.points, host.score(seat(player.seat)));
                    let Some(tableau) = &player.tableau else { continue };
                    let score = &tableau.score;
                    assert_eq!(score.total, i32::from(score.trips + score.features + score.sidings + score.money));
                    let resolved = tableau.lines.iter().filter(|it| it.terminus.is_some());
                    assert_eq!(tableau.dial, resolved.map(|it| it.total).sum::<u16>());
                    assert_eq!(tableau.dial, score.trips + score.features);
                    assert!(!is_over || player.points == score.total);
                    n_points += player.points;
                }
            }
        }
    });
    assert!(n_points > 1000, "{n_points} points are few");
}

#[test]
fn the_winners_of_village_rails_have_the_first_place() {
    let mut n_games = 0;
    look_around(u32::MAX, |host, view| {
        if let (Turn::Over, View::Village(view)) = (host.turn(), View::new(&view, &|_| true)) {
            let first = host.places().iter().filter(|it| *it.1 == 1).map(|it| it.0.index() as u16).collect::<Vec<_>>();
            assert_eq!(view.winners, first);
            n_games += 1;
        }
    });
    assert!(n_games > 0);
}
