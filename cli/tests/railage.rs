//! Rail Age in the terminal: whole games by typing, their pictures, and maps of one's own.

use crate::common::{Desk, moves, whole_game_of};

const RIVER: &str = include_str!("../../games/railage/content/river-1.txt");

#[test]
fn a_whole_game_of_every_number_of_seats_is_played_by_typing() {
    let desk = Desk::new();
    for (rules, n_seats) in [("river", 1), ("lake", 1), ("river", 2), ("lake", 3), ("river", 4)] {
        let record = whole_game_of("rail-age", Some(rules), n_seats, "2a", None);
        let (file, seats) = (format!("{rules}-{n_seats}.rec"), n_seats.to_string());
        let args = ["play", "rail-age", "--rules", rules, "--seats", &seats, "--seed", "2a", "--record", &file];
        let out = desk.fine(&args, &moves(&record));
        assert!(out.contains("The game is over.") && out.contains("phase 1 of 3, land"), "{out}");
        assert_eq!(desk.read(&file), record, "the record is the game, byte for byte");
        assert!(desk.fine(&["verify", &file], "").contains("rolls are those of the pledged seed"));
        for seat in 0..n_seats {
            let picture = format!("{rules}-{n_seats}-{seat}.svg");
            desk.fine(&["replay", &file, "--seat", &seat.to_string(), "--svg", &picture], "");
            let svg = desk.read(&picture);
            assert!(svg.starts_with("<svg") && svg.contains("id=\"sheet-tracks\""), "{svg}");
        }
    }
}

#[test]
fn what_the_screen_offers_is_taken_and_nonsense_costs_nothing() {
    let desk = Desk::new();
    let args = ["play", "rail-age", "--seed", "2a", "--record", "a.rec"];
    let out = desk.fine(&args, "?\nnonsense\nstart Z\nstart F\n?\nscore\nsvg a.svg\ncity 1+1 A\n");
    for text in [
        "Type `start F`, for example",
        "expected start, city, special, dots, dot, line, pass or done",
        "Round 1, phase 1 of 3, land",
        "branches none",
        "Drawn into a.svg",
        "two different dice by their places",
    ] {
        assert!(out.contains(text), "{text}: {out}");
    }
    assert!(desk.read("a.rec").contains("\n0 start F\n"));
    assert!(desk.read("a.svg").contains("the river map, round 1: dice"));
}

#[test]
fn a_map_of_ones_own_is_played_and_replayed_with_its_file_only() {
    let desk = Desk::new();
    let own = RIVER.replace("map river", "map brook").replace("upper 4 factor 3", "upper 4 factor 9");
    assert_ne!(own, RIVER);
    desk.write("own.txt", &own);
    let record = whole_game_of("rail-age", Some("river"), 1, "2a", Some(&own));
    let args = ["play", "rail-age", "--content", "own.txt", "--seed", "2a", "--record", "a.rec"];
    let out = desk.fine(&args, &moves(&record));
    assert!(out.contains("Map brook") && out.contains("×9"), "{out}");
    assert_eq!(desk.read("a.rec"), record);
    desk.refused(&["replay", "a.rec"], "", 1, "a.rec:1: ");
    desk.refused(&["verify", "a.rec"], "", 1, "a.rec:1: ");
    assert!(desk.fine(&["replay", "a.rec", "--content", "own.txt"], "").contains("×9"));
    assert!(desk.fine(&["verify", "a.rec", "--content", "own.txt"], "").contains("rolls are those"));
    desk.write("other.txt", &format!("{own}# another hash\n"));
    desk.refused(&["replay", "a.rec", "--content", "other.txt"], "", 1, "a.rec:1: ");
    desk.write("bad.txt", &own.replace("upper 4 factor 9", "upper 4 factor nine"));
    desk.refused(&["play", "rail-age", "--content", "bad.txt"], "", 1, "bad.txt:");
}
