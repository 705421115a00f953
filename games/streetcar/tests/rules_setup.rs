//! The sentences about the setup, R9 to R19. Where a zone settles is worked out by hand.

use crate::common::{self, READY, STATIONS, actions, chances, check, play, rule, seat, square, squares, waiting};
use kernel::{Game as _, Refused, Turn};
use streetcar::{Action, Part, Refusal, Station};
use track::{Border, Side};

fn station(number: u32) -> Station {
    Station::new(number).expect("a station")
}

#[track_caller]
fn wrong_part(expected: Part, example: &str) -> common::Said {
    rule(Refusal::WrongPart { expected, example: common::read::<Action>(example) })
}

/// Where six dice let the zones settle, with stations on these border squares.
#[track_caller]
fn check_zones(stations: &str, dice: &str, expected: &str) {
    let table = play(&format!("seats 1, 0 stations {stations}, zones {dice}"));
    assert_eq!(table.state().board(seat(0)).zones(), squares(expected), "{stations}, {dice}");
}

#[test]
fn r9_the_setup_has_an_order() {
    let one = wrong_part(Part::Station(station(1)), "station 1 x1/y0");
    for line in ["0 remove x3/y1", "0 central x2/y1", "0 x1/y1 = Sa", "0 zone x1/y1", "0 station 2 x0/y1"] {
        check("seats 1", line, &one);
    }
    let zones = format!("seats 1, 0 stations {STATIONS}, zones 3 3 3 3 3 3");
    let remove = wrong_part(Part::Remove, "remove x3/y1");
    for line in ["0 station 1 x0/y1", "0 central x2/y1", "0 x1/y1 = Sa", "0 zone x1/y1"] {
        check(&zones, line, &remove);
    }
    let central = wrong_part(Part::Central, "central x2/y1");
    for line in ["0 remove x3/y1", "0 station 1 x0/y1", "0 x1/y1 = Sa"] {
        check(&format!("{zones}, 0 remove x3/y6"), line, &central);
    }
    check(READY, "0 x1/y1 = Sa", &Err(Refused::NotYourTurn { seat: seat(0) }));
    let drawn = format!("{READY}, . draw S 2");
    for line in ["0 remove x3/y1", "0 station 1 x0/y1", "0 central x1/y1"] {
        let draw = streetcar::Draw::new(streetcar::Shape::Straight, 2).expect("a die");
        check(&drawn, line, &rule(Refusal::SetupOver { draw, example: square("x1/y2") }));
    }
}

#[test]
fn r9_a_view_tells_what_comes_next() {
    let mut lines = "seats 1".to_owned();
    let next = |lines: &str| {
        let view = play(lines).state().view(kernel::Viewer::Seat(seat(0)));
        view.boards[seat(0)].missing_part(view.stage).map(|it| it.to_string())
    };
    for (n, place) in (1..).zip(STATIONS.split_whitespace()) {
        assert_eq!(next(&lines), Some(format!("station {n}")));
        lines = format!("{lines}, 0 station {n} {place}");
    }
    assert_eq!(next(&lines), None);
    lines += ", zones 3 3 3 3 3 3";
    assert_eq!(next(&lines).as_deref(), Some("remove"));
    lines += ", 0 remove x3/y6";
    assert_eq!(next(&lines).as_deref(), Some("central"));
    assert_eq!(next(READY), None);
}

#[test]
fn r9_the_dice_wait_for_the_stations_of_all() {
    let lines = format!("seats 2, 1 stations {STATIONS}, 0 station 1 x0/y4, 0 station 2 x2/y7, 0 station 3 x7/y5");
    check(&lines, ". zone x3/y1", &Err(Refused::NoChanceDue));
    let table = play(&format!("{lines}, 0 station 4 x4/y0"));
    assert_eq!(table.state().turn(), Turn::Chance);
    assert!(waiting(&table).is_empty());
}

#[test]
fn r10_one_station_goes_on_each_side_on_any_of_its_squares() {
    // 24 border squares, then the 18 on the other three sides, then 12, then 6.
    let mut lines = "seats 1".to_owned();
    for (n, place) in (1..=4_u32).zip(STATIONS.split_whitespace()) {
        let table = play(&lines);
        let list = actions(&table, 0);
        let taken: Vec<Side> =
            table.state().board(seat(0)).stations().into_iter().flatten().map(Border::side).collect();
        let free = Border::all().filter(|it| !taken.contains(&it.side()));
        assert_eq!(list, free.map(|it| format!("station {n} {it}")).collect::<Vec<_>>());
        assert_eq!(list.len(), 30 - 6 * n as usize);
        lines = format!("{lines}, 0 station {n} {place}");
    }
    let taken = rule(Refusal::SideTaken { other: station(1) });
    for place in ["x0/y1", "x0/y4", "x0/y6"] {
        check("seats 1, 0 station 1 x0/y4", &format!("0 station 2 {place}"), &taken);
    }
}

#[test]
fn r10_the_stations_are_set_in_the_order_of_their_numbers() {
    check("seats 1", "0 station 2 x0/y4", &wrong_part(Part::Station(station(1)), "station 1 x1/y0"));
    let two = wrong_part(Part::Station(station(2)), "station 2 x1/y0");
    for line in ["0 station 1 x1/y0", "0 station 3 x1/y0", "0 station 4 x0/y1"] {
        check("seats 1, 0 station 1 x0/y4", line, &two);
    }
    let table = play(&format!("seats 1, 0 stations {STATIONS}"));
    let places: Vec<_> =
        table.state().board(seat(0)).stations().into_iter().flatten().map(|it| it.to_string()).collect();
    assert_eq!(places.join(" "), STATIONS);
}

#[test]
fn r11_a_die_for_each_row_from_the_top_says_the_column_of_its_zone() {
    let mut lines = format!("seats 1, 0 stations {STATIONS}");
    for y in 1..=6 {
        let expected: Vec<_> = (1..=6).map(|x| (format!("zone x{x}/y{y}"), 1)).collect();
        assert_eq!(chances(&play(&lines)), expected);
        check(
            &lines,
            &format!(". zone x1/y{}", y % 6 + 1),
            &Err(Refused::Impossible(format!("zone x1/y{}", y % 6 + 1))),
        );
        check(&lines, ". draw S 1", &Err(Refused::Impossible("draw S 1".to_owned())));
        lines = format!("{lines}, . zone x3/y{y}");
    }
    check_zones(STATIONS, "3 2 6 2 2 4", "x3/y1 x2/y2 x6/y3 x2/y4 x2/y5 x4/y6");
    check_zones(STATIONS, "1 1 1 2 1 1", "x1/y1 x1/y2 x1/y3 x2/y4 x1/y5 x1/y6");
}

#[test]
fn r12_a_tile_in_front_of_a_station_moves_inward() {
    // In front of the stations are x1/y4 (left), x2/y6 (bottom), x6/y5 (right) and x4/y1 (top).
    check_zones(STATIONS, "4 1 1 2 1 1", "x4/y2 x1/y2 x1/y3 x2/y4 x1/y5 x1/y6");
    check_zones(STATIONS, "1 1 1 1 1 1", "x1/y1 x1/y2 x1/y3 x2/y4 x1/y5 x1/y6");
    check_zones(STATIONS, "1 1 1 2 6 1", "x1/y1 x1/y2 x1/y3 x2/y4 x5/y5 x1/y6");
    check_zones(STATIONS, "1 1 1 2 1 2", "x1/y1 x1/y2 x1/y3 x2/y4 x1/y5 x2/y5");
    // All four at once.
    check_zones(STATIONS, "4 1 1 1 6 2", "x4/y2 x1/y2 x1/y3 x2/y4 x5/y5 x2/y5");
}

#[test]
fn r12_a_zone_may_lie_on_the_border_away_from_stations() {
    check_zones("x0/y6 x6/y7 x7/y1 x1/y0", "2 1 1 1 1 2", "x2/y1 x1/y2 x1/y3 x1/y4 x1/y5 x2/y6");
}

#[test]
fn r13_along_the_row_from_the_sides_and_along_the_column_from_top_and_bottom() {
    // Left and right in row 3 and 4, top and bottom in column 5 and 2.
    let stations = "x0/y3 x7/y4 x5/y0 x2/y7";
    check_zones(stations, "5 6 1 6 6 2", "x5/y2 x6/y2 x2/y3 x5/y4 x6/y5 x2/y5");
}

#[test]
fn r13_in_a_corner_in_front_of_two_stations_along_the_row() {
    // Top left: x1/y1 goes to x2/y1. Bottom right: x6/y6 goes to x5/y6.
    check_zones("x0/y1 x1/y0 x7/y6 x6/y7", "1 3 3 3 3 6", "x2/y1 x3/y2 x3/y3 x3/y4 x3/y5 x5/y6");
    // Top right and bottom left.
    check_zones("x7/y1 x6/y0 x0/y6 x1/y7", "6 3 3 3 3 1", "x5/y1 x3/y2 x3/y3 x3/y4 x3/y5 x2/y6");
}

#[test]
fn r14_it_goes_on_while_the_next_square_is_again_in_front_of_a_station() {
    // From x1/y1 under the top station down to x1/y2, which is in front of the left one, and on to x1/y3.
    check_zones("x1/y0 x0/y2 x7/y5 x4/y7", "1 3 3 3 3 3", "x1/y3 x3/y2 x3/y3 x3/y4 x3/y5 x3/y6");
    // From x2/y1, which the left station is not in front of, nothing of the kind.
    check_zones("x1/y0 x0/y2 x7/y5 x4/y7", "2 3 3 3 3 3", "x2/y1 x3/y2 x3/y3 x3/y4 x3/y5 x3/y6");
}

#[test]
fn r14_it_goes_on_while_the_square_is_taken() {
    // The bottom station is under x2/y6; x2/y5 and x2/y4 are taken, so it goes up to x2/y3.
    check_zones(STATIONS, "1 1 1 2 2 2", "x1/y1 x1/y2 x1/y3 x2/y4 x2/y5 x2/y3");
    // The first tile goes from x2/y1 down to x2/y2; the second, in front of the left station, from x1/y2 right to x2/y2,
    // which is taken, and on to x3/y2.
    check_zones("x2/y0 x0/y2 x7/y5 x4/y7", "2 1 3 3 3 3", "x2/y2 x3/y2 x3/y3 x3/y4 x3/y5 x3/y6");
}

#[test]
fn r15_a_tile_on_a_taken_square_moves_right_and_round() {
    // The first tile goes from x4/y1 down to x4/y2, where the second is rolled: one to the right.
    check_zones(STATIONS, "4 4 1 2 1 1", "x4/y2 x5/y2 x1/y3 x2/y4 x1/y5 x1/y6");
    // With the top station over x6 the square to the right of x6/y2 is x1/y2.
    check_zones("x6/y0 x0/y4 x7/y5 x2/y7", "6 6 1 2 1 1", "x6/y2 x1/y2 x1/y3 x2/y4 x1/y5 x1/y6");
    // If that is in front of the left station, x2/y2 is next.
    check_zones("x6/y0 x0/y2 x7/y5 x2/y7", "6 6 1 2 1 1", "x6/y2 x2/y2 x1/y3 x2/y4 x1/y5 x1/y6");
    // From x5/y2 over x6/y2, in front of the right station, and round to x1/y2.
    check_zones("x5/y0 x0/y4 x7/y2 x2/y7", "5 5 1 2 1 1", "x5/y2 x1/y2 x1/y3 x2/y4 x1/y5 x1/y6");
    // And over both: x6/y2 and x1/y2.
    check_zones("x5/y0 x0/y2 x7/y2 x2/y7", "5 5 1 2 1 1", "x5/y2 x2/y2 x1/y3 x2/y4 x1/y5 x1/y6");
}

#[test]
fn r16_a_tile_that_would_move_off_the_board_moves_right_along_its_row() {
    // Stations over and under column 3. The first die shows 2, so x2/y1; then column 3 fills from y2 to y5. The last tile,
    // on x3/y6 in front of the bottom station, would go up: y5 to y2 are taken, and y1 is in front of the top station.
    // So it goes right from x3/y6 to x4/y6, which is free.
    check_zones("x3/y0 x3/y7 x0/y4 x7/y3", "2 3 3 3 3 3", "x2/y1 x3/y2 x3/y3 x3/y4 x3/y5 x4/y6");
    // In column 6 the row goes on at its left end, x1/y6, which is in front of the left station here: so x2/y6.
    check_zones("x6/y0 x6/y7 x0/y6 x7/y1", "2 6 6 6 6 6", "x2/y1 x6/y2 x6/y3 x6/y4 x6/y5 x2/y6");
}

#[test]
fn r17_each_tile_is_settled_before_the_next_die() {
    let lines = format!("seats 1, 0 stations {STATIONS}, . zone x4/y1");
    assert_eq!(play(&lines).state().board(seat(0)).zones(), squares("x4/y2"));
    let table = play(&format!("{lines}, . zone x4/y2"));
    assert_eq!(table.state().board(seat(0)).zones(), squares("x4/y2 x5/y2"));
    assert_eq!(table.state().view(kernel::Viewer::Public).rolled, ["x4/y1", "x4/y2"].map(square));
}

#[test]
fn r17_the_same_dice_settle_by_each_player_s_own_stations() {
    let table = play(
        "seats 3, 0 stations x3/y0 x3/y7 x0/y4 x7/y3, 1 stations x0/y4 x2/y7 x7/y5 x4/y0, 2 stations x2/y0 x0/y2 x7/y5 x4/y7
        zones 2 3 3 3 3 3",
    );
    let zones = [0, 1, 2].map(|n| table.state().board(seat(n)).zones());
    assert_eq!(zones[0], squares("x2/y1 x3/y2 x3/y3 x3/y4 x3/y5 x4/y6"));
    assert_eq!(zones[1], squares("x2/y1 x3/y2 x3/y3 x3/y4 x3/y5 x3/y6"));
    assert_eq!(zones[2], squares("x2/y2 x3/y2 x3/y3 x3/y4 x3/y5 x3/y6"));
}

#[test]
fn r18_one_zone_must_go_back() {
    let lines = format!("seats 1, 0 stations {STATIONS}, zones 3 2 6 2 2 4");
    let table = play(&lines);
    let six = ["x3/y1", "x2/y2", "x6/y3", "x2/y4", "x2/y5", "x4/y6"];
    assert_eq!(actions(&table, 0), six.map(|it| format!("remove {it}")));
    for zone in six {
        let table = play(&format!("{lines}, 0 remove {zone}"));
        let board = table.state().board(seat(0));
        assert_eq!(board.zones().len(), 5);
        assert!(board.free().contains(square(zone)) && !board.zones().contains(square(zone)));
    }
    let refusal = rule(Refusal::NoZone { square: square("x1/y1"), example: square("x3/y1") });
    check(&lines, "0 remove x1/y1", &refusal);
}

#[test]
fn r19_that_corners_do_not_touch_is_our_ruling() {
    testing::marks::assert_partly_ruled(env!("CARGO_MANIFEST_DIR"), "R19");
}

#[test]
fn r19_the_central_station_touches_a_zone() {
    // Zones x3/y1, x2/y2, x6/y3, x2/y4, x2/y5 are left; the squares beside them, row by row.
    let lines = format!("seats 1, 0 stations {STATIONS}, zones 3 2 6 2 2 4, 0 remove x4/y6");
    let beside = [
        "x2/y1", "x4/y1", "x1/y2", "x3/y2", "x6/y2", "x2/y3", "x5/y3", "x1/y4", "x3/y4", "x6/y4", "x1/y5", "x3/y5",
        "x2/y6",
    ];
    assert_eq!(actions(&play(&lines), 0), beside.map(|it| format!("central {it}")));
    let alone = |text| rule(Refusal::CentralAlone { square: square(text), example: square("x2/y1") });
    // x1/y1 touches a zone at a corner only, and x4/y6 touched none but was one.
    for text in ["x1/y1", "x4/y6", "x5/y5"] {
        check(&lines, &format!("0 central {text}"), &alone(text));
    }
}

#[test]
fn r19_the_square_of_the_central_station_must_be_free() {
    let lines = format!("seats 1, 0 stations {STATIONS}, zones 3 2 6 2 2 4, 0 remove x4/y6");
    for text in ["x2/y4", "x2/y5", "x3/y1"] {
        let refusal = Refusal::NotEmpty { square: square(text), example: square("x2/y1") };
        check(&lines, &format!("0 central {text}"), &rule(refusal));
    }
    // The square of the zone that went back is free, if another zone touches it.
    let lines = format!("seats 1, 0 stations {STATIONS}, zones 3 2 6 2 2 4, 0 remove x2/y5, 0 central x2/y5");
    assert_eq!(play(&lines).state().board(seat(0)).central(), Some(square("x2/y5")));
}
