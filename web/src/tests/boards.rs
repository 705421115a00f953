//! What the boards of all games tell of every seat: the points so far, and whether its sheet can be looked at.

use kernel::{Dice, Seat, Turn, Viewer};

use crate::{
    boards::{is_shown, points, prompt},
    settings,
    table::Position,
    words::Language,
};

/// Plays harmless moves for everybody.
fn finished(game: &str) -> Box<dyn library::Host> {
    let mut host = library::find(game).expect("the game").open(None, 2).expect("a table");
    let dice = Dice::new("2a".parse().expect("a seed"), "points".parse().expect("a name"));
    loop {
        host.settle(&dice);
        let waiting = match host.turn() {
            Turn::Seats(waiting) => waiting.lowest(),
            Turn::Chance | Turn::Over => None,
        };
        let Some(seat) = waiting else { return host };
        host.decide_absent(seat).expect("somebody is waited for");
    }
}

#[test]
fn at_the_end_everybody_sees_the_points_of_all() {
    for entry in library::GAMES {
        let host = finished(entry.name);
        let view = host.view(Viewer::Seat(Seat::FIRST));
        for seat in Seat::first(2) {
            assert!(is_shown(&view, seat), "{} {seat}", entry.name);
            assert_eq!(points(&view, seat), Some(host.score(seat)), "{} {seat}", entry.name);
        }
    }
}

#[test]
fn at_the_end_all_games_tell_who_has_won_before_anything_else() {
    let begins = [
        (Language::English, "The game is over. ", "Winner: "),
        (Language::German, "Die Partie ist zu Ende. ", "Gewonnen: "),
        (Language::Japanese, "ゲーム終了です。", ""),
    ];
    for entry in library::GAMES {
        let host = finished(entry.name);
        let names = || ["Ann", "Bob"].map(ToOwned::to_owned).to_vec();
        let mut position = Position::of(host.as_ref(), Seat::FIRST, "basic", names());
        let outcome = position.outcome.as_mut().expect("an end");
        outcome.winners = vec![Seat::new(1).expect("the second seat")];
        for (language, over, winner) in begins {
            settings::speak(language);
            let told = prompt(&position);
            assert!(told.starts_with(&format!("{over}{winner}Bob")), "{}: {told}", entry.name);
            assert_eq!(told.matches(over.trim_end()).count(), 1, "{}: {told}", entry.name);
            // Whose points these are is said.
            let points = format!("Ann: {}", host.score(Seat::FIRST))
                .replace(": ", if over.ends_with(' ') { ": " } else { "：" });
            assert!(!entry.name.starts_with("30-") || told.contains(&points), "{}: {told}", entry.name);
        }
    }
}

#[test]
fn hidden_sheets_are_not_shown() {
    let host = library::find("rail-age").expect("the game").open(None, 2).expect("a table");
    let view = host.view(Viewer::Seat(Seat::FIRST));
    let other = Seat::new(1).expect("the second seat");
    assert!(is_shown(&view, Seat::FIRST) && !is_shown(&view, other));
    assert_eq!(points(&view, other), None);
}
