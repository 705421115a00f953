//! What a search reads from a game agrees with the view, and with what the rules make of a track.

use kernel::{Event, Game as _, Seat, Turn, Viewer};
use village::{Action, Laid, Line, Setup, Side, Stage, Taken, Village, leads};

#[test]
fn the_lines_that_a_track_leads_on_are_those_of_the_rules() {
    let mut rng = fastrand::Rng::with_seed(4);
    let (mut n_lines, mut n_ends) = (0, 0);
    for seed in 0..20 {
        let mut game = Village::new(&Setup::new(2).expect("two seats"));
        let mut luck = fastrand::Rng::with_seed(seed);
        loop {
            let event = match game.turn() {
                Turn::Over => break,
                Turn::Chance => Event::Chance(game.draw(&mut luck, &mut Vec::new())),
                Turn::Seats(waiting) => {
                    let seat = waiting.lowest().expect("somebody");
                    let action = game.pick(seat, &mut rng, &mut Vec::new());
                    if let Action::Lay { space, turned } = action {
                        let tableau = *game.tableau(seat).expect("a tableau");
                        let content = game.setup().content();
                        let Some(Taken::Track(card)) = game.taken() else { panic!("a track was taken") };
                        let after = game.view(Viewer::Seat(seat)).tried(seat, action).expect("a legal action");
                        let after = after.tableau.expect("a tableau");
                        let mut is_reached = [false; Line::COUNT];
                        for from in [Side::Above, Side::Left] {
                            let Some(line) = tableau.arriving(space, from) else { continue };
                            is_reached[line.index()] = true;
                            let mut facts = tableau.course(line).facts();
                            let mut at = Some((space, from));
                            while let Some((space, from)) = at
                                && let Some(laid) = after.laid(space)
                            {
                                facts = facts.through(content, laid, from);
                                at = leads(space, from, content.card(laid.card).shape);
                            }
                            assert_eq!(facts, after.course(line).facts(), "{action}: {line}");
                            assert_eq!(at.is_none(), after.completed().contains(line));
                            let score = after.course(line).score(content);
                            assert_eq!(
                                (facts.feature_points(), facts.has_siding()),
                                (score.feature_points(), score.has_siding)
                            );
                            n_lines += 1;
                            n_ends += usize::from(at.is_none());
                        }
                        assert_eq!(after.laid(space), Some(Laid { card, turned }));
                        for line in Line::all().filter(|it| !is_reached[it.index()]) {
                            assert_eq!(after.course(line), tableau.course(line));
                        }
                    }
                    Event::Act { seat, action }
                }
            };
            game.apply(event);
        }
    }
    assert!(n_lines > 400 && n_ends > 200, "{n_lines} lines went on, {n_ends} to the edge");
}

#[test]
fn what_is_read_from_a_game_is_what_its_view_shows() {
    let mut game = Village::new(&Setup::new(3).expect("three seats"));
    let mut luck = fastrand::Rng::with_seed(3);
    let mut n_turns = 0;
    loop {
        let view = game.view(Viewer::Referee);
        assert_eq!((game.stage(), game.taken()), (view.stage, view.taken));
        assert_eq!(game.tracks().collect::<Vec<_>>(), view.tracks);
        assert_eq!(game.trips().collect::<Vec<_>>(), view.trips);
        for seat in Seat::first(3) {
            assert_eq!(Some(game.hand(seat).collect()), view.players[seat].hand);
        }
        assert!(game.n_turns() == n_turns || game.n_turns() == n_turns + 1);
        n_turns = game.n_turns();
        let event = match game.turn() {
            Turn::Over => break,
            Turn::Chance => Event::Chance(game.draw(&mut luck, &mut Vec::new())),
            Turn::Seats(waiting) => {
                let seat = waiting.lowest().expect("somebody");
                Event::Act { seat, action: game.pick(seat, &mut luck, &mut Vec::new()) }
            }
        };
        game.apply(event);
    }
    assert_eq!((n_turns, game.stage()), (36, Stage::Over));
}
