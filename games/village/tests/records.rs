//! Whole games on paper, one for every way to end and every number of seats: replayed, verified, byte for byte.

use std::{fs, path::Path};

use crate::slow::Ledger;
use kernel::{Event, Game as _, Record, Seat, Table, Turn};
use village::{Chance, Content, Setup, Village};

/// The texts of all records by name.
fn records() -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records");
    let mut res: Vec<_> = fs::read_dir(folder)
        .expect("the folder of the records")
        .map(|it| it.expect("a file").path())
        .map(|path| {
            let name = path.file_stem().expect("a name").to_string_lossy().into_owned();
            (name, fs::read_to_string(path).expect("a text"))
        })
        .collect();
    res.sort();
    res
}

/// The rules and the cards that there are records of, and how those begin; the last are those of new games.
const KINDS: [(u32, &str, &str); 5] = [
    (1, "dcfed9f241d33833", ""),
    (2, "dcfed9f241d33833", "two-acts-"),
    (2, "3e5a1ae74ac5c44c", "cards-2-first-"),
    (2, "d6709d84402c0f54", "cards-2-second-"),
    (2, "48a1e40a0ad8ae82", "cards-2-"),
];

/// How the record of such a game is called.
fn name(setup: &Setup, end: &str) -> String {
    let id = setup.content().id().to_string();
    let kind = KINDS.iter().find(|it| (it.0, it.1) == (setup.rules(), &id)).expect("a kind of game");
    format!("{}{}-seats-{end}", kind.2, setup.n_seats())
}

#[track_caller]
fn verify(name: &str, text: &str) -> Table<Village> {
    let record = Record::<Village>::parse(text).unwrap_or_else(|it| panic!("{name}: {it}"));
    assert_eq!(record.to_string(), text, "{name}, byte for byte");
    let (table, n_rolls) = record.verify().unwrap_or_else(|it| panic!("{name}: {it}"));
    let n_chances = table.log().iter().filter(|it| matches!(it, Event::Chance(_))).count();
    assert_eq!(n_rolls, Some(n_chances), "{name}: every lot is recomputed");
    assert_eq!(
        Record::of(&table, record.pledge, record.seed).expect("all is kept").to_string(),
        text,
        "{name}, written again"
    );
    table
}

#[test]
fn there_is_a_record_for_every_way_to_end_and_every_number_of_seats() {
    let names: Vec<_> = records().into_iter().map(|it| it.0).collect();
    for (rules, id, _) in KINDS {
        // Games with the first cards of rules 2 differ from later ones in nothing else, so two seats are enough.
        for n_seats in 2..=if id == "3e5a1ae74ac5c44c" { 2 } else { 4 } {
            let setup = Village::read_setup(&format!("seats {n_seats} cards {id}"), rules, &[]).expect("compiled in");
            for end in ["won-by-points", "won-by-money", "shared"] {
                let name = name(&setup, end);
                assert!(names.contains(&name), "{name}");
            }
        }
    }
    assert_eq!(Content::built_in().id().to_string(), KINDS[4].1, "games on the deck of new games are among them");
}

#[test]
fn records_replay_and_end_as_their_names_say() {
    for (name, text) in records() {
        let table = verify(&name, &text);
        let game = table.state();
        assert_eq!(game.turn(), Turn::Over, "{name}");
        let scores = game.scores();
        let best = scores.as_slice().iter().max();
        let n_best = scores.as_slice().iter().filter(|it| Some(*it) == best).count();
        let way = match (n_best, game.winners().len()) {
            (1, 1) => "won-by-points",
            (_, 1) => "won-by-money",
            _ => "shared",
        };
        assert_eq!(name, self::name(table.setup(), way));
    }
}

#[test]
fn records_have_the_same_books_by_the_slow_way() {
    for (name, text) in records() {
        let table = verify(&name, &text);
        let n_seats = table.state().n_seats();
        let mut ledger = Ledger::new(table.setup().content(), n_seats);
        table.log().iter().for_each(|&it| ledger.enter(it));
        for (index, seat) in Seat::first(n_seats).enumerate() {
            let money = table.state().tableau(seat).expect("a tableau").money();
            assert_eq!(ledger.total(index), (table.state().score(seat), i32::from(money)), "{name}, seat {seat}");
        }
    }
}

#[test]
fn a_changed_record_is_refused_with_its_line() {
    let (name, text) = records().remove(0);
    let table = verify(&name, &text);
    // Another corner than the dice gave.
    let first = text.lines().position(|it| it.starts_with(". corner")).expect("a corner");
    let Some(Event::Chance(Chance::Corner { letter, .. })) = table.log().first() else {
        panic!("a corner comes first")
    };
    let other = if letter.to_string() == "A" { ". corner B for 0" } else { ". corner A for 0" };
    let changed: Vec<_> = text.lines().enumerate().map(|(n, it)| if n == first { other } else { it }).collect();
    let record = Record::<Village>::parse(&changed.join("\n")).expect("it can be read");
    let error = record.verify().expect_err("the dice gave something else");
    assert_eq!(error.line, first + 1, "{error}");
    // A wrong score.
    let last = text.lines().count();
    let wrong = text.lines().take(last - 1).chain(["= 1 2"]).collect::<Vec<_>>().join("\n");
    let error = Table::replay(&Record::<Village>::parse(&wrong).expect("it can be read")).expect_err("a wrong score");
    assert!(error.line == last && error.reason.starts_with("the scores are"), "{error}");
}
