//! What a search draws on a sheet, and the lines that it is shown, are those of the rules.

use kernel::{Event, Game as _, Seat, Turn, Viewer};
use railage::{Action, Desk, Phase, Railage, Roll, Setup};

#[test]
fn sheets_and_lines_are_those_of_the_rules() {
    let (mut n_lines, mut n_specials) = (0, 0);
    for seed in 0..80 {
        let mut game = Railage::new(&Setup::lake(1).expect("one seat"));
        let mut luck = fastrand::Rng::with_seed(seed);
        loop {
            let event = match game.turn() {
                Turn::Over => break,
                Turn::Chance => Event::Chance(game.draw(&mut luck, &mut Vec::new())),
                Turn::Seats(_) => {
                    let seat = Seat::FIRST;
                    let (view, mut actions) = (game.view(Viewer::Seat(seat)), Vec::new());
                    game.actions(seat, &mut actions);
                    let own = view.sheets[seat].clone().expect("its own sheet");
                    for &action in &actions {
                        let mut drawn = own.clone();
                        drawn.draw(&view.map, view.rules, view.taken(), action);
                        assert_eq!(Ok(drawn), view.tried(seat, action), "{action}");
                    }
                    if matches!(own.desk.phase(), Phase::Line | Phase::ExtraLine) {
                        let mut lines = vec![Action::Pass];
                        own.sheet.each_line(&view.map, |line| lines.push(Action::Line(line)));
                        assert_eq!(lines, actions);
                        n_lines += lines.len() - 1;
                    }
                    if own.desk.phase() == Phase::Land {
                        let mut lines = Vec::new();
                        own.sheet.each_special(&view.map, |line| lines.push(line));
                        let mut listed: Vec<_> = actions
                            .iter()
                            .filter_map(|it| if let Action::Special { line, .. } = it { Some(*line) } else { None })
                            .collect();
                        listed.dedup();
                        if !own.desk.has_special() {
                            assert_eq!(lines, listed);
                            n_specials += lines.len();
                        }
                        if !own.desk.has_special() && !own.desk.has_marked() {
                            assert_eq!(own.desk, Desk::open(view.roll.expect("dice")));
                        }
                    }
                    // Lines before passing, so that there are some.
                    let action = actions.iter().copied().rfind(|it| matches!(it, Action::Line(_)));
                    let action = action.unwrap_or_else(|| actions[luck.usize(..actions.len())]);
                    Event::Act { seat, action }
                }
            };
            game.apply(event);
        }
    }
    assert!(n_lines > 100 && n_specials > 20, "{n_lines} lines, {n_specials} special ones");
}

#[test]
fn all_rolls_are_different() {
    let mut rolls: Vec<String> = (0..Roll::COUNT).map(|n| Roll::nth(n).to_string()).collect();
    assert_eq!((rolls.first().map(String::as_str), rolls.last().map(String::as_str)), (Some("1 1 1"), Some("6 6 6")));
    rolls.sort_unstable();
    rolls.dedup();
    assert_eq!(rolls.len(), 216);
}
