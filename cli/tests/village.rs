//! Village Rails by typing: whole games, pictures, and cards of one's own.

use crate::common::{Desk, moves, whole_game_of};

#[test]
fn a_whole_game_of_every_number_of_seats_is_played_by_typing() {
    let desk = Desk::new();
    for n_seats in 2..=4 {
        let record = whole_game_of("village-rails", None, n_seats, "2a", None);
        let (file, seats) = (format!("{n_seats}.rec"), n_seats.to_string());
        let args = ["play", "village-rails", "--seats", &seats, "--seed", "2a", "--record", &file];
        let out = desk.fine(&args, &moves(&record));
        assert!(out.contains("Track market") && out.contains("The game is over."), "{out}");
        assert!(out.lines().all(|it| it.chars().count() <= 110), "{out}");
        assert_eq!(desk.read(&file), record, "the record is the game, byte for byte");
        assert!(desk.fine(&["verify", &file], "").contains("are those of the pledged seed"));
        let shown = desk.fine(&["replay", &file, "--seat", "1"], "");
        assert!(shown.contains("seat 1  set ") && shown.contains("l4   done"), "{shown}");
        desk.fine(&["replay", &file, "--seat", "1", "--svg", "a.svg"], "");
        let svg = desk.read("a.svg");
        assert!(svg.starts_with("<svg") && svg.contains("\"village-line-l4\""));
    }
}

#[test]
fn help_and_score_explain_the_position() {
    let desk = Desk::new();
    let args = ["play", "village-rails", "--seed", "2a", "--record", "a.rec"];
    let out = desk.fine(&args, "?\nscore\nsvg a.svg\ntake 9\ndone\ntake 1\nr3c3\n?\nundo\n");
    for text in [
        "Take a track",
        "take CARD   cards 1 to 6; then SPACE, or SPACE turned",
        "trip CARD   trips 1 to 3; then LINE; lines t1, t2, t3, l1, l2, l3, l4",
        "Lay the track that you took in a space, for example `r1c1`",
        "SPACE [turned]   spaces r1c1 r1c2 r1c3 r2c1 r3c1 r4c1",
        "Money, at the end",
        "Drawn into a.svg",
        "a card of the track market, 1 to 7",
        "r3c3 lies beside no border piece",
        "a track must be built before the turn ends",
    ] {
        assert!(out.contains(text), "{text}: {out}");
    }
    assert!(desk.read("a.svg").contains("a track can go here"));
}

#[test]
fn a_game_with_other_cards_needs_their_file() {
    let desk = Desk::new();
    let text = include_str!("../../games/village/content/cards.txt");
    let own = text.replacen("village-rails cards reconstructed", "village-rails cards our own deck", 1);
    assert_ne!(own, text);
    desk.write("own.txt", &own);
    let record = whole_game_of("village-rails", None, 2, "7", Some(&own));
    let args = ["play", "village-rails", "--seed", "7", "--record", "a.rec", "--content", "own.txt"];
    desk.fine(&args, &moves(&record));
    assert_eq!(desk.read("a.rec"), record);
    for command in ["replay", "verify"] {
        desk.refused(&[command, "a.rec"], "", 1, "are not here: offer their file");
        desk.fine(&[command, "a.rec", "--content", "own.txt"], "");
    }
    desk.refused(&["play", "--record", "a.rec"], "", 1, "are not here: offer their file");
    desk.fine(&["replay", "a.rec", "--content", "own.txt", "--svg", "a.svg"], "");
    assert!(desk.read("a.svg").contains("cards: our own deck"));
    desk.write("bad.txt", &own.replacen("card bridge field", "card bridge hill", 1));
    let args = ["play", "village-rails", "--record", "b.rec", "--content", "bad.txt"];
    desk.refused(&args, "", 1, "expected field, forest, pasture, lake or village");
    assert!(!desk.path("b.rec").exists());
}
