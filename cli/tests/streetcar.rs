//! 30 Streetcar Rails from the command line: whole games by typing, pictures, and tiles of one's own.

use crate::common::{Desk, moves, whole_game_of};

const GAME: &str = "30-streetcar-rails";

/// The usual tiles, with one curve less and one straight more.
fn own_tiles() -> String {
    let usual = include_str!("../../games/streetcar/content/tiles-35.txt");
    let own = usual.replace("S 7 ", "S 8 ").replace("C 7 ", "C 6 ").replace("source reconstructed", "source own");
    assert_ne!(own, usual);
    own
}

#[test]
fn a_whole_game_is_played_by_typing_whatever_the_number_of_seats() {
    let desk = Desk::new();
    for (rules, n_seats) in [("tiles-35", 1), ("tiles-101", 1), ("tiles-35", 2), ("tiles-35", 3)] {
        let record = whole_game_of(GAME, Some(rules), n_seats, "2a", None);
        let (file, seats) = (format!("{rules}-{n_seats}.rec"), n_seats.to_string());
        let args = ["play", GAME, "--rules", rules, "--seats", &seats, "--seed", "2a", "--record", &file];
        let out = desk.fine(&args, &moves(&record));
        assert!(out.contains("The game is over.") && out.contains("Turn 30 of 30."), "{out}");
        assert_eq!(out.contains("Seat 1 (of"), n_seats > 1, "{out}");
        assert_eq!(desk.read(&file), record, "the record is the game, byte for byte");
        assert!(desk.fine(&["verify", &file], "").contains("all 36 rolls are those of the pledged seed"));
        let again = desk.fine(&["play", "--record", &file], "zone x1/y1\n");
        assert!(again.contains("The game is over."), "{again}");
        assert_eq!(desk.read(&file), record, "looking at a finished game changes nothing");
    }
}

#[test]
fn a_game_is_drawn_and_replayed_at_any_event() {
    let desk = Desk::new();
    desk.write("a.rec", &whole_game_of(GAME, None, 2, "2a", None));
    let end = desk.fine(&["replay", "a.rec"], "");
    assert!(end.contains("The game is over. Score "), "{end}");
    let early = desk.fine(&["replay", "a.rec", "--at", "1", "--seat", "1"], "");
    assert!(early.contains("Now station 1"), "{early}");
    desk.fine(&["replay", "a.rec", "--seat", "1", "--svg", "end.svg"], "");
    desk.fine(&["replay", "a.rec", "--at", "20", "--svg", "early.svg"], "");
    let (end, early) = (desk.read("end.svg"), desk.read("early.svg"));
    assert!(end.contains("a finished board; 35 tiles, reconstructed") && end.ends_with("</svg>\n"), "{end}");
    assert!(early.contains("turn 1 of 30: tile "), "{early}");
}

#[test]
fn help_and_score_explain_the_moment() {
    let desk = Desk::new();
    let whole = moves(&whole_game_of(GAME, None, 1, "2a", None));
    let setup: Vec<_> = whole.lines().take(6).collect();
    let input = format!("?\n??\nx1/y1 = Sa\n{}\n?\n??\nscore\nsvg a.svg\nquit\n", setup.join("\n"));
    let out = desk.fine(&["play", GAME, "--seed", "2a", "--record", "a.rec"], &input);
    for text in [
        "Border squares: top x1/y0 to x6/y0; right x7/y1 to x7/y6;",
        "Take one of the six back.",
        "put the central station",
        "Turn 1 of 30. The tile is ",
        "Lay it as ",
        "Or face down, on one of: ",
        "1-2: not connected",
        "central station: 0 stations connected: 0",
        "Drawn into a.svg",
    ] {
        assert!(out.contains(text), "{text}: {out}");
    }
    assert!(desk.read("a.svg").contains("turn 1 of 30: tile "));
}

#[test]
fn a_game_with_tiles_of_ones_own_goes_on_only_with_them() {
    let desk = Desk::new();
    let own = own_tiles();
    desk.write("own.txt", &own);
    desk.write("other.txt", &own.replace("S 8 ", "S 9 "));
    let record = whole_game_of(GAME, None, 1, "7", Some(&own));
    let args = ["play", GAME, "--content", "own.txt", "--seed", "7", "--record", "a.rec"];
    let out = desk.fine(&args, &moves(&record));
    assert!(out.contains("(own mix)") && out.contains("The game is over."), "{out}");
    assert_eq!(desk.read("a.rec"), record);
    assert_ne!(record, whole_game_of(GAME, None, 1, "7", None), "other tiles are another game");
    for command in ["replay", "verify"] {
        desk.refused(&[command, "a.rec"], "", 1, "a.rec:1: ");
        desk.refused(&[command, "a.rec", "--content", "other.txt"], "", 1, "the hash of a content file");
        desk.fine(&[command, "a.rec", "--content", "own.txt"], "");
    }
    desk.refused(&["play", "--record", "a.rec"], "", 1, "a.rec:1: ");
    assert!(desk.fine(&["play", "--record", "a.rec", "--content", "own.txt"], "").contains("The game is over."));
    desk.fine(&["replay", "a.rec", "--content", "own.txt", "--svg", "a.svg"], "");
    assert!(desk.read("a.svg").contains("35 tiles, own"));
}

#[test]
fn a_content_file_that_is_wrong_is_refused_with_its_line() {
    let desk = Desk::new();
    desk.write("bad.txt", &own_tiles().replace("S 8 ", "S many "));
    let args = ["play", GAME, "--content", "bad.txt", "--record", "a.rec"];
    desk.refused(&args, "", 1, "bad.txt:10: S: expected 0 to 255 tiles, found `many`");
    assert!(!desk.path("a.rec").exists());
}

/// Station 1 at the left of row 4, station 2 at the right of it, and a ring with a tree between them.
const BOARD: &str = "30-streetcar-rails\nstation 1 x0/y4\nstation 2 x7/y4\nstation 3 x1/y0\nzone x3/y3\ncentral x3/y2\n\
                     x1/y4 = Sb\nx2/y4 = X\nx3/y4 = Sb\nx4/y4 = Sb\nx5/y4 = Sb\nx6/y4 = Sb\n";

#[test]
fn a_board_is_scored_line_by_line() {
    let desk = Desk::new();
    desk.write("board.txt", BOARD);
    let out = desk.fine(&["score", "board.txt"], "");
    assert!(out.starts_with("board.txt: 30 Streetcar Rails\n"), "{out}");
    // 1 + 2 for the stations, six squares, one tree.
    assert!(out.contains("1-2        3        6      1     10"), "{out}");
    assert!(!out.contains("tiles not seen"), "{out}");
    let json = desk.fine(&["score", "board.txt", "--json", "--svg", "board.svg"], "");
    assert!(json.contains(r#""1-2":{"points":3,"squares":6,"trees":1,"total":10,"route":["x1/y4","x2/y4""#), "{json}");
    assert!(json.contains(r#""central":{"stations":[],"points":0},"total":10"#), "{json}");
    assert!(desk.read("board.svg").contains("30 Streetcar Rails"));
    let wrong = BOARD.replace("zone x3/y3", "zone x3/y6");
    desk.refused(&["score", "-"], &wrong, 1, "standard input:6: the central station on x3/y2 touches no zone");
}
