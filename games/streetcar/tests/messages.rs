//! What is written in how many ways, and what is said to what cannot be read or is not allowed.

use crate::common::{self, read};
use streetcar::{Action, Chance, Ruling, Setup, Tile};
use track::Square;

#[test]
fn every_word_of_the_notation_is_written_in_one_way() {
    for tile in Tile::all() {
        for square in Square::all() {
            let text = format!("{square} = {tile}");
            assert_eq!(read::<Action>(&text).to_string(), text);
        }
    }
    for (text, written) in [
        ("X5 Y2 = RB", "x5/y2 = Rb"),
        ("5/2 r b", "x5/y2 = Rb"),
        ("x5y2=xa", "x5/y2 = Xa"),
        ("5/2=o", "x5/y2 = Oa"),
        ("ZONE 3/3", "zone x3/y3"),
        ("Central x4 y3", "central x4/y3"),
        ("remove 3/2", "remove x3/y2"),
        ("station 1 0/4", "station 1 x0/y4"),
    ] {
        assert_eq!(read::<Action>(text).to_string(), written);
    }
    assert_eq!(read::<Chance>("DRAW r 4").to_string(), "draw R 4");
    assert_eq!(read::<Chance>("zone 3/1").to_string(), "zone x3/y1");
}

/// What is said to a text that is no action, or no chance.
#[track_caller]
fn check_refused<T: std::str::FromStr<Err: std::fmt::Display>>(text: &str, expected: &str) {
    assert_eq!(text.parse::<T>().map(|_| ()).map_err(|it| it.to_string()), Err(expected.to_owned()), "{text}");
}

#[test]
fn messages_say_what_would_have_been_understood() {
    let any = "expected a move like `x5/y2 = Rb`, `zone`, `station`, `remove` or `central`";
    check_refused::<Action>("", &format!("{any}, found nothing more"));
    check_refused::<Action>("mine x1/y1", &format!("{any}, found `mine`"));
    let tile = "expected a tile such as `Rb`, one of S C R L Y D W T O X Z M and the letter of its orientation";
    check_refused::<Action>("x5/y2 = Qa", &format!("{tile}, found `Qa`"));
    check_refused::<Action>("x5/y2 =", &format!("{tile}, found nothing more"));
    check_refused::<Action>("x5/y2 = C", "expected a curve, one of Ca, Cb, Cc, Cd, found `C`");
    check_refused::<Action>("x5/y2 = Xb", "expected a crossing, one of Xa, found `Xb`");
    check_refused::<Chance>("draw R 7", "expected a die, 1 to 6, found `7`");
    check_refused::<Chance>("draw Q 7", "expected a tile, one of S C R L Y D W T O X Z M, found `Q`");
    check_refused::<Chance>("roll 4", "expected zone or draw, found `roll`");
    check_refused::<Ruling>("missing", "expected leave, found `missing`");
    check_refused::<Setup>("tiles tiles-35 seats 0", "expected 1 to 1024 seats, found `0`");
    check_refused::<Setup>("basic seats 1", "expected `tiles tiles-35 seats 1`, found `basic seats 1`");
}

/// What a table says to a line after these lines.
#[track_caller]
fn check_told(lines: &str, line: &str, expected: &str) {
    let mut table = common::play(lines);
    let told = common::say(&mut table, line).expect_err("it is refused").to_string();
    assert_eq!(told, expected);
}

#[test]
fn refusals_say_what_would_have_been_allowed() {
    let ready = common::READY;
    let drawn = format!("{ready}, . draw R 4");
    check_told("seats 1", "0 zone x1/y1", "now comes station 1, for example `station 1 x1/y0`");
    check_told(
        "seats 1, 0 station 1 x1/y0",
        "0 station 2 x2/y0",
        "station 1 is on that side of the map already: each side has one",
    );
    let (before, _) = ready.split_once(", 0 remove").expect("a line");
    check_told(before, "0 central x2/y1", "now comes the zone that is taken back, for example `remove x3/y1`");
    check_told(
        before,
        "0 remove x1/y1",
        "there is no zone on x1/y1 to take back: choose one of the six, for example `remove x3/y1`",
    );
    let (before, _) = ready.split_once(", 0 central").expect("a line");
    check_told(
        before,
        "0 central x6/y6",
        "the central station must touch a zone at one of its sides, and x6/y6 touches none: try `central x2/y1`",
    );
    check_told(&drawn, "0 x3/y4 = Ra", "x3/y4 is not empty: x4/y1 is, for example");
    check_told(
        &drawn,
        "0 x4/y4 = La",
        "the tile that was drawn is R, a junction with its branch clockwise: lay it as Ra to Rd, or face down",
    );
    check_told(
        &drawn,
        "0 x6/y6 = Ra",
        "the die shows 4, so the tile goes in row y4 or column x4, on x4/y1 for example, or face down on any empty square",
    );
    check_told(&drawn, "0 remove x3/y1", "the setup is over: lay the tile, for example `x4/y1 = Ra`");
}
