//! The sentences about the sheet and the setup, R1 to R10.

use crate::common::{
    self, RULES, actions, board, border, chances, check, not_your_turn, play, read, rule, seat, square, waiting,
};
use kernel::{Game as _, Reader, Refused, Seat, Turn};
use thirty::{Action, Mark, Part, Refusal, RuleSet, Setup, Station};
use track::{Border, Square, SquareSet};

/// Mountains x3/y1, x2/y2, x6/y3, x2/y4, x2/y5 and x4/y6.
const ROLLED: &str = "basic seats 1, mountains 3 2 6 2 2 4";

const WITH_MINE: &str = "basic seats 1, mountains 3 2 6 2 2 4, 0 skip y2, 0 mine x2/y1";

const WITH_STATIONS: &str = "basic seats 1, mountains 3 2 6 2 2 4, 0 skip y2, 0 mine x2/y1,
    0 station 1 x0/y4, 0 station 2 x2/y7, 0 station 3 x7/y5, 0 station 4 x4/y0";

fn station(number: u32) -> Station {
    Station::new(number).expect("a station")
}

#[test]
fn r1_the_map_has_six_columns_and_six_rows_and_six_border_squares_on_each_side() {
    for y in 0..=8 {
        for x in 0..=8 {
            let text = format!("x{x}/y{y}");
            let (inside_x, inside_y) = ((1..=6).contains(&x), (1..=6).contains(&y));
            let (edge_x, edge_y) = (x == 0 || x == 7, y == 0 || y == 7);
            assert_eq!(Square::read(&mut Reader::new(&text)).is_ok(), inside_x && inside_y, "{text}");
            assert_eq!(
                Border::read(&mut Reader::new(&text)).is_ok(),
                (edge_x && inside_y) || (edge_y && inside_x),
                "{text}"
            );
        }
    }
    assert_eq!((Square::all().len(), Border::all().len()), (36, 24));
}

#[test]
fn r1_columns_count_from_the_left_and_rows_from_the_top() {
    // Station 1 is above x2/y1, and station 2 to the left of x1/y2: a curve between the top and the left side of
    // x2/y2, straights on x2/y1 and x1/y2.
    let sheet = board(
        RuleSet::Basic,
        "       .  1   .  .  .  .
         .    ..  2a  .. .. MM ^^  .
         2    2b  1d* .. .. .. ..  .
         .    ..  ..  .. .. .. ^^  .
         .    ..  ..  .. .. .. ^^  .
         .    ..  ..  .. .. .. ^^  .
         .    ..  ..  .. .. .. ^^  3
               .  4   .  .  .  .      ",
        "",
    );
    let pair = thirty::Pair::new(station(1), station(2)).expect("a pair");
    let route = sheet.route(pair).expect("a line");
    assert_eq!(route.squares(), ["x2/y1", "x2/y2", "x1/y2"].map(square));
}

#[test]
fn r2_any_number_of_players_takes_part() {
    for n_seats in [1, 2, 3, 8, 1000, 1024] {
        for rules in RULES {
            let setup: Setup = read(&format!("{rules} seats {n_seats}"));
            assert_eq!((setup.rules(), setup.n_seats()), (rules, n_seats));
        }
    }
    assert!("basic seats 0".parse::<Setup>().is_err());
    assert!("basic".parse::<Setup>().is_err());
}

#[test]
fn r2_all_use_the_same_rolls_in_the_setup_and_in_the_game() {
    for rules in ["basic", "advanced"] {
        let mut lines = format!("{rules} seats 3, mountains 3 2 6 2 2 4");
        let table = play(&lines);
        for n in 0..3 {
            let mountains = squares_of("x3/y1 x2/y2 x6/y3 x2/y4 x2/y5 x4/y6");
            assert_eq!(table.state().sheet(seat(n)).mountains(), mountains);
        }
        for n in 0..3 {
            lines = format!(
                "{lines}, {n} skip none, {n} mine x2/y1, {n} station 1 x0/y4, {n} station 2 x2/y7, {n} station 3 x7/y5,
                {n} station 4 x4/y0, {n} bonus x4/y3"
            );
        }
        let table = play(&format!("{lines}, . roll 4 2"));
        assert_eq!(actions(&table, 0), actions(&table, 1));
        assert_eq!(actions(&table, 0), actions(&table, 2));
        check(&format!("{lines}, . roll 4 2"), ". roll 5 1", &Err(Refused::NoChanceDue));
    }
}

fn squares_of(text: &str) -> SquareSet {
    common::squares(text)
}

#[test]
fn r3_each_player_decides_alone() {
    let table = play(
        "basic seats 2, mountains 6 6 6 6 6 6
        0 skip y1, 1 skip none
        0 mine x6/y1, 1 mine x5/y3
        1 station 1 x1/y0, 0 station 1 x0/y1, 0 station 2 x1/y0, 0 station 3 x7/y1, 0 station 4 x1/y7
        1 station 2 x0/y1, 1 station 3 x6/y7, 1 station 4 x7/y6
        0 bonus x1/y1, 1 bonus x2/y2
        . roll 1 1, 0 x1/y1 = 1a, 1 x1/y2 = 1b",
    );
    let [first, second] = [0, 1].map(|n| *table.state().sheet(seat(n)));
    assert_eq!((first.mountains().len(), second.mountains().len()), (5, 6));
    assert_eq!((first.mine(), second.mine()), (Some(square("x6/y1")), Some(square("x5/y3"))));
    assert_eq!((first.bonus_square(), second.bonus_square()), (Some(square("x1/y1")), Some(square("x2/y2"))));
    let stations = |list: [&str; 4]| list.map(|it| Some(border(it)));
    assert_eq!(first.stations(), stations(["x0/y1", "x1/y0", "x7/y1", "x1/y7"]));
    assert_eq!(second.stations(), stations(["x1/y0", "x0/y1", "x6/y7", "x7/y6"]));
    assert_eq!(first.track().map(|it| it.0).collect::<Vec<_>>(), [square("x1/y1")]);
    assert_eq!(second.track().map(|it| it.0).collect::<Vec<_>>(), [square("x1/y2")]);
}

#[test]
fn r3_an_override_changes_nothing_for_the_others() {
    let both = "basic seats 2, mountains 6 6 6 6 6 6
        0 skip y1, 0 mine x6/y1, 0 station 1 x0/y1, 0 station 2 x1/y0, 0 station 3 x7/y1, 0 station 4 x1/y7, 0 bonus x1/y1
        1 skip y1, 1 mine x6/y1, 1 station 1 x0/y1, 1 station 2 x1/y0, 1 station 3 x7/y1, 1 station 4 x1/y7, 1 bonus x1/y1
        . roll 2 1, 0 x4/y4 = 2a override both";
    // The second player still has to lay a curve in row or column 2, and still has both overrides.
    check(both, "1 x4/y4 = 2a", &rule(Refusal::OffTheRoll { roll: roll(2, 1), can_override: true }));
    check(both, "1 x2/y4 = 1a", &Ok(()));
    check(both, "1 x4/y4 = 2a override both", &Ok(()));
    // Also in the next turn.
    let next = format!("{both}, 1 x2/y4 = 1a, . roll 3 3");
    check(&next, "1 x5/y5 = 1a override both", &Ok(()));
    check(&next, "0 x5/y5 = 3a override white", &rule(Refusal::OverrideSpent { die: "white" }));
}

fn roll(white: u8, colour: u8) -> thirty::Roll {
    thirty::Roll::new(white, colour).expect("a roll")
}

#[test]
fn r4_the_white_die_is_rolled_once_for_each_row_from_the_top() {
    for rules in RULES {
        let mut lines = format!("{rules} seats 1");
        for (y, x) in (1..=6).zip([3, 2, 6, 2, 2, 4]) {
            let table = play(&lines);
            assert_eq!(table.state().turn(), Turn::Chance);
            assert_eq!(chances(&table), (1..=6).map(|x| format!("mountain x{x}/y{y}")).collect::<Vec<_>>());
            let elsewhere = format!("mountain x{x}/y{}", y % 6 + 1);
            check(&lines, &format!(". {elsewhere}"), &Err(Refused::Impossible(elsewhere)));
            check(&lines, "0 skip none", &not_your_turn(0));
            lines = format!("{lines}, . mountain x{x}/y{y}");
            let sheet = *play(&lines).state().sheet(Seat::FIRST);
            assert_eq!(sheet.mark(Square::new(x, y).expect("a square")), Mark::Mountain);
            assert_eq!(sheet.mountains().len(), usize::from(y));
        }
        assert_eq!(waiting(&play(&lines)), [0]);
    }
}

#[test]
fn r5_one_mountain_may_be_left_out_or_none() {
    let all = squares_of("x3/y1 x2/y2 x6/y3 x2/y4 x2/y5 x4/y6");
    assert_eq!(
        actions(&play(ROLLED), 0),
        ["skip none", "skip y1", "skip y2", "skip y3", "skip y4", "skip y5", "skip y6"]
    );
    assert_eq!(play(&format!("{ROLLED}, 0 skip none")).state().sheet(Seat::FIRST).mountains(), all);
    for (y, left_out) in (1..).zip(all) {
        let table = play(&format!("{ROLLED}, 0 skip y{y}"));
        let sheet = table.state().sheet(Seat::FIRST);
        assert_eq!(sheet.mountains(), all.without(left_out));
        assert_eq!(sheet.mark(left_out), Mark::Empty);
    }
    for first in ["0 skip y2", "0 skip none"] {
        let expected = rule(Refusal::WrongPart { expected: Part::Mine });
        check(&format!("{ROLLED}, {first}"), "0 skip y3", &expected);
    }
    for wrong in ["skip", "skip y0", "skip y7", "skip x3", "skip 3", "skip y1 y2"] {
        assert!(wrong.parse::<Action>().is_err(), "{wrong}");
    }
}

#[test]
fn r6_the_mine_touches_a_mountain_that_stands() {
    let lines = format!("{ROLLED}, 0 skip y2");
    // The mountains x3/y1, x6/y3, x2/y4, x2/y5 and x4/y6 and the free squares beside them, by hand.
    let beside = "x2/y1 x4/y1 x3/y2 x6/y2 x5/y3 x6/y4 x2/y3 x1/y4 x3/y4 x1/y5 x3/y5 x2/y6 x4/y5 x3/y6 x5/y6";
    for target in Square::all() {
        let is_mountain = squares_of("x3/y1 x6/y3 x2/y4 x2/y5 x4/y6").contains(target);
        let expected = match () {
            () if is_mountain => rule(Refusal::NotEmpty { square: target }),
            () if squares_of(beside).contains(target) => Ok(()),
            () => rule(Refusal::MineAlone { square: target }),
        };
        check(&lines, &format!("0 mine {target}"), &expected);
    }
    // Beside the mountain that was left out, and on a corner of one that stands.
    check(&lines, "0 mine x1/y2", &rule(Refusal::MineAlone { square: square("x1/y2") }));
    check(&format!("{ROLLED}, 0 skip none"), "0 mine x1/y2", &Ok(()));
    check(&lines, "0 mine x4/y2", &rule(Refusal::MineAlone { square: square("x4/y2") }));
    // A side of the map is no neighbour: x6/y3 does not touch x1/y4.
    let far = "basic seats 1, mountains 6 6 6 6 6 6, 0 skip none";
    check(far, "0 mine x1/y4", &rule(Refusal::MineAlone { square: square("x1/y4") }));
}

#[test]
fn r7_the_mine_does_not_go_on_a_mountain() {
    let column = "basic seats 1, mountains 3 3 3 3 3 3";
    check(&format!("{column}, 0 skip none"), "0 mine x3/y4", &rule(Refusal::NotEmpty { square: square("x3/y4") }));
    // Where a mountain was left out there is none.
    check(&format!("{column}, 0 skip y4"), "0 mine x3/y4", &Ok(()));
    check(&format!("{column}, 0 skip y4"), "0 mine x3/y5", &rule(Refusal::NotEmpty { square: square("x3/y5") }));
}

#[test]
fn r8_each_side_of_the_map_has_one_station_on_any_of_its_six_squares() {
    for place in Border::all() {
        check(WITH_MINE, &format!("0 station 1 {place}"), &Ok(()));
        let taken = place.side() == border("x0/y1").side();
        let expected = if taken { rule(Refusal::SideTaken) } else { Ok(()) };
        check(&format!("{WITH_MINE}, 0 station 1 x0/y4"), &format!("0 station 2 {place}"), &expected);
    }
    let three = format!("{WITH_MINE}, 0 station 1 x0/y4, 0 station 2 x2/y7, 0 station 3 x7/y5");
    for place in Border::all() {
        let expected = if place.y() == 0 { Ok(()) } else { rule(Refusal::SideTaken) };
        check(&three, &format!("0 station 4 {place}"), &expected);
    }
    for corner in ["x0/y0", "x7/y0", "x0/y7", "x7/y7", "x3/y3"] {
        assert!(format!("station 1 {corner}").parse::<Action>().is_err(), "{corner}");
    }
    assert!("station 5 x0/y4".parse::<Action>().is_err());
    assert!("station 0 x0/y4".parse::<Action>().is_err());
}

#[test]
fn r9_the_bonus_square_is_neither_a_mountain_nor_the_mine() {
    let taken = squares_of("x3/y1 x6/y3 x2/y4 x2/y5 x4/y6 x2/y1");
    for target in Square::all() {
        let expected = if taken.contains(target) { rule(Refusal::NotEmpty { square: target }) } else { Ok(()) };
        check(WITH_STATIONS, &format!("0 bonus {target}"), &expected);
    }
    // The square of the mountain that was left out is free.
    let table = play(&format!("{WITH_STATIONS}, 0 bonus x2/y2"));
    let sheet = table.state().sheet(Seat::FIRST);
    assert_eq!(sheet.bonus_square(), Some(square("x2/y2")));
    assert_eq!(sheet.mark(square("x2/y2")), Mark::Empty);
}

#[test]
fn r10_the_setup_is_done_in_order() {
    let parts = [
        ("0 skip y2", Part::Skip),
        ("0 mine x2/y1", Part::Mine),
        ("0 station 1 x0/y4", Part::Station(station(1))),
        ("0 station 2 x2/y7", Part::Station(station(2))),
        ("0 station 3 x7/y5", Part::Station(station(3))),
        ("0 station 4 x4/y0", Part::Station(station(4))),
        ("0 bonus x4/y3", Part::Bonus),
    ];
    for rules in ["basic", "advanced"] {
        let mut lines = format!("{rules} seats 1, mountains 3 2 6 2 2 4");
        for (line, part) in parts {
            assert_eq!(play(&lines).state().sheet(Seat::FIRST).missing_part(), Some(part));
            for (other, _) in parts.iter().filter(|it| it.1 != part) {
                check(&lines, other, &rule(Refusal::WrongPart { expected: part }));
            }
            check(&lines, "0 x1/y1 = 1a", &rule(Refusal::SetupFirst));
            check(&lines, "0 shares 1-2 cross x1/y1", &rule(Refusal::SetupFirst));
            check(&lines, ". roll 1 1", &Err(Refused::NoChanceDue));
            lines = format!("{lines}, {line}");
        }
        assert_eq!(play(&lines).state().turn(), Turn::Chance);
        let rolled = format!("{lines}, . roll 4 2");
        for (line, _) in parts {
            // The first empty square of row 4 and column 4, row by row.
            let expected = Refusal::SetupOver { roll: roll(4, 2), example: square("x4/y1") };
            check(&rolled, line, &rule(expected));
        }
    }
}
