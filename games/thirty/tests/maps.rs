//! Text maps: what they look like, that they read back, and what is said about those that do not.

use crate::sheets::{full_sheet, random_sheet};
use proptest::prelude::*;
use thirty::{
    Mark, RuleSet, Sheet, Station,
    map::{self, MapError, MapFault},
};
use track::{Square, SquareSet};

/// The lines of the sheet file, from what the sheet itself says.
fn facts(sheet: &Sheet, rules: RuleSet) -> Vec<String> {
    let mut res = vec![format!("30-rails {rules}")];
    for square in Square::all() {
        match sheet.mark(square) {
            Mark::Empty => {}
            Mark::Mountain => res.push(format!("mountain {square}")),
            Mark::Mine => res.push(format!("mine {square}")),
            Mark::Cross => res.push(format!("cross {square}")),
            Mark::Track(piece) => res.push(format!("{square} = {piece}")),
        }
    }
    for station in Station::ALL {
        res.extend(sheet.station(station).map(|it| format!("station {station} {it}")));
    }
    res.extend(sheet.bonus_square().map(|it| format!("bonus {it}")));
    res.sort();
    res
}

#[track_caller]
fn check_round_trip(sheet: &Sheet, rules: RuleSet, legal: SquareSet) {
    let map = map::draw(sheet, rules, legal);
    let file = map::to_sheet_file(&map, rules).unwrap_or_else(|error| panic!("{error}\n{map}"));
    let mut lines: Vec<_> = file.lines().collect();
    lines.sort_unstable();
    assert_eq!(lines, facts(sheet, rules), "\n{map}");
}

fn full_map() -> String {
    map::draw(&full_sheet(), RuleSet::Basic, SquareSet::EMPTY)
}

#[test]
fn every_sheet_reads_back() {
    let mut luck = fastrand::Rng::with_seed(30);
    let mut n_crosses = 0;
    for rules in RuleSet::ALL {
        check_round_trip(&Sheet::BLANK, rules, SquareSet::EMPTY);
        check_round_trip(&Sheet::BLANK, rules, SquareSet::ALL);
        for _ in 0..1500 {
            let n_events = luck.u32(..90);
            let sheet = random_sheet(rules, n_events, &mut luck);
            n_crosses += sheet.crosses().len();
            let legal = Square::all().filter(|_| luck.bool()).collect();
            check_round_trip(&sheet, rules, legal);
        }
    }
    assert!(n_crosses > 1000, "crosses were tried too");
}

/// What is wrong with the map of the full sheet after a change.
#[track_caller]
fn check_error(from: &str, to: &str, expected: &str) {
    let map = full_map();
    assert!(map.contains(from), "{map}");
    let error = map::to_sheet_file(&map.replacen(from, to, 1), RuleSet::Basic).expect_err("a broken map");
    assert_eq!(error.to_string(), expected);
}

#[test]
fn errors_name_line_and_column() {
    let error = map::to_sheet_file("no map", RuleSet::Basic).expect_err("no map");
    assert_eq!(error.to_string(), "line 1, column 1: expected a map, whose frame begins with `╔`");
    check_error("╝", "x", "line 22, column 37: expected `╝` of the frame, found `x`");
    check_error("╚", " ", "line 22, column 6: expected `╚` of the frame, found ` `");
    check_error(
        "┏━┓",
        "┏━╮",
        "line 19, column 32: expected a piece of track, a mountain, the mine, a cross or nothing in x6/y6, \
         found ` ┏━╮ ` / ` ┃M┃ ` / ` ┗━┛ `",
    );
    check_error(
        "★",
        "│",
        "line 16, column 32: expected a piece of track, a mountain, the mine, a cross or nothing in x6/y5, \
         found `│╭╯  ` / `─┤   ` / ` ╰╮  `",
    );
}

#[test]
fn a_station_and_its_track_through_the_frame_belong_together() {
    check_error(
        "(2)",
        "(5)",
        "line 14, column 38: expected a station, (1) to (4) or (A) to (D), at x7/y4, found `(5)`",
    );
    check_error("(2)", "   ", "line 14, column 37: expected `║` in the frame at x7/y4, found `╫`");
    check_error("(2)", " (2)", "line 14, column 37: expected `║` in the frame at x7/y4, found `╫`");
    check_error("╫(2)", "║(2)", "line 14, column 37: expected `╫` in the frame at x7/y4, found `║`");
}

#[test]
fn what_stands_once_on_a_sheet_is_not_read_twice() {
    check_error("(2)", "(1)", "line 20, column 3: station 1 is on the map already");
    let mut rows: Vec<String> = full_map().lines().map(str::to_owned).collect();
    rows[3] = rows[3].replacen("║ ", "║★", 1);
    let error = map::to_sheet_file(&rows.join("\n"), RuleSet::Basic).expect_err("two stars");
    assert_eq!(error.to_string(), "line 16, column 32: the bonus square is on the map already");
    let mut rows: Vec<String> = full_map().lines().map(str::to_owned).collect();
    for (row, picture) in rows[3..].iter_mut().zip([" ┏━┓ ", " ┃M┃ ", " ┗━┛ "]) {
        *row = row.chars().take(6).chain(picture.chars()).chain(row.chars().skip(11)).collect();
    }
    let error = map::to_sheet_file(&rows.join("\n"), RuleSet::Basic).expect_err("two mines");
    assert_eq!(error.to_string(), "line 19, column 32: the mine is on the map already");
}

#[test]
fn letters_and_numbers_both_name_stations() {
    let map = full_map();
    let by_post = map.replace("(1)", "(A)").replace("(2)", "(b)").replace("(4)", "(D)");
    assert_eq!(map::to_sheet_file(&by_post, RuleSet::Basic), map::to_sheet_file(&map, RuleSet::Basic));
}

#[test]
fn squares_left_blank_by_hand_are_empty() {
    let map = map::draw(&Sheet::BLANK, RuleSet::Basic, SquareSet::EMPTY);
    let file = map::to_sheet_file(&map.replace('·', " "), RuleSet::Basic);
    assert_eq!(file.as_deref(), Ok("30-rails basic\n"));
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 512, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn no_text_makes_the_reader_panic(text in "[ ╔═╪╗║╫╚╝│─╭╮╯╰★▲·()1-4A-D\n]{0,400}") {
        let _ = map::to_sheet_file(&text, RuleSet::Basic);
        let _ = map::to_sheet_file(&format!("╔{text}"), RuleSet::Postal);
    }

    #[test]
    fn a_slip_is_found_where_it_is(index in 0..36_usize, x in 0..5_usize, y in 0..3_usize, slip in "[?┼╬a-z]") {
        let square = Square::at(index).expect("on the map");
        let (column, line) = (6 + 5 * (usize::from(square.x()) - 1), 3 + 3 * (usize::from(square.y()) - 1));
        let mut rows: Vec<Vec<char>> = full_map().lines().map(|it| it.chars().collect()).collect();
        rows[line + y][column + x] = slip.chars().next().expect("one character");
        let map: Vec<String> = rows.into_iter().map(|it| it.into_iter().collect()).collect();
        let error = map::to_sheet_file(&map.join("\n"), RuleSet::Basic).expect_err("no picture has this character");
        let MapError { line: at_line, column: at_column, fault } = error;
        prop_assert_eq!((at_line, at_column), (line + 1, column + 1));
        let is_there = matches!(fault, MapFault::Picture { square: it, .. } if it == square);
        prop_assert!(is_there);
    }

    #[test]
    fn a_map_with_any_slip_is_read_or_refused(place in 0..800_usize, slip in any::<char>()) {
        let mut chars: Vec<char> = full_map().chars().collect();
        let n_chars = chars.len();
        chars[place % n_chars] = slip;
        let map: String = chars.into_iter().collect();
        if let Err(error) = map::to_sheet_file(&map, RuleSet::Basic) {
            prop_assert!(error.line >= 1 && error.column >= 1 && error.line <= map.lines().count() + 1);
        }
    }
}
