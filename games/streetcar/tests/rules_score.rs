//! The sentences about the score, R39 to R50. Every score is worked out by hand beside its picture.

use crate::common::{self, board, check_score, play, seat};
use kernel::Game as _;
use streetcar::{Pair, Station, Tally};

/// Two wyes in row 3: every station can be driven to from every other.
const ALL: &str = "     .  .  3  .  .  .
        .   .. .. Sa .. .. ..  .
        .   .. .. Sa .. .. ..  .
        1   Sb Wc Wa Sb Sb Sb  2
        .   .. Sa .. .. .. ..  .
        .   .. Sa .. .. .. ..  .
        .   .. Sa .. .. .. ..  .
             .  4  .  .  .  .     ";

#[test]
fn r39_all_six_pairs_are_judged() {
    // 1-2 the whole row, over both wyes. 1-3 x1 to x3, then up two: five squares, both wyes. 1-4 x1, x2, then down three:
    // five squares, one wye. 2-3 x6 to x3, up two: six, one wye. 2-4 x6 to x2, down three: eight, both. 3-4 down to x3/y3,
    // x2/y3, down three: seven, both.
    check_score(ALL, "1-2 3+6+2=11, 1-3 4+5+2=11, 1-4 5+5+1=11, 2-3 5+6+1=12, 2-4 6+8+2=16, 3-4 7+7+2=16, total 77");
    assert_eq!(Pair::ALL.map(|it| it.to_string()), ["1-2", "1-3", "1-4", "2-3", "2-4", "3-4"]);
}

/// The straight way has six squares, the way over row 2 eight and two trees.
const TWO_WAYS: &str = "     .  .  .  .  .  .
        .   .. .. .. .. .. ..  .
        .   .. Cb Xa Xa Cc ..  .
        1   Sb Rd Sb Sb Lb Sb  2
        .   .. .. .. .. .. ..  .
        .   .. .. .. .. .. ..  .
        .   .. .. .. .. .. ..  .
             .  .  .  .  .  .     ";

#[test]
fn r40_only_the_shortest_drive_counts() {
    check_score(TWO_WAYS, "1-2 3+6=9, total 9");
    // Without the straight way the long one counts, though it was worth more all the time.
    check_score(&TWO_WAYS.replacen("Rd Sb", "Rd ..", 1), "1-2 3+8+2=13, total 13");
}

#[test]
fn r41_among_equally_short_drives_the_one_with_the_most_trees_counts() {
    // The ways over row 2 and over row 4 both have eight squares.
    let ways = |above: &str, below: &str| {
        "     .  .  .  .  .  .
        .   .. .. .. .. .. ..  .
        .   .. Cb @@ Cc .. ..  .
        1   Sb Yd .. Yb Sb Sb  2
        .   .. Ca && Cd .. ..  .
        .   .. .. .. .. .. ..  .
        .   .. .. .. .. .. ..  .
             .  .  .  .  .  .     "
            .replace("@@", above)
            .replace("&&", below)
    };
    check_score(&ways("Sb", "Sb"), "1-2 3+8=11, total 11");
    check_score(&ways("Xa", "Sb"), "1-2 3+8+1=12, total 12");
    check_score(&ways("Sb", "Xa"), "1-2 3+8+1=12, total 12");
    check_score(&ways("Xa", "Xa"), "1-2 3+8+1=12, total 12");
    let route = board(&ways("Sb", "Xa")).route(Pair::ALL[0]).expect("a drive");
    assert_eq!(route.squares()[3], common::square("x3/y4"), "the drive goes by the tree");
}

#[test]
fn r42_a_pair_is_worth_the_sum_of_its_numbers() {
    for (pair, points) in Pair::ALL.into_iter().zip([3, 4, 5, 5, 6, 7]) {
        assert_eq!(streetcar::points(pair), points, "{pair}");
        let (from, to) = pair.ends();
        let picture = format!(
            "     .  .  .  .  .  .
            {from}   Sb Sb Sb Sb Sb Sb  {to}
            .   .. .. .. .. .. ..  .
            .   .. .. .. .. .. ..  .
            .   .. .. .. .. .. ..  .
            .   .. .. .. .. .. ..  .
            .   .. .. .. .. .. ..  .
                 .  .  .  .  .  .     "
        );
        check_score(&picture, &format!("{pair} {points}+6={0}, total {0}", points + 6));
    }
}

#[test]
fn r43_every_passage_of_a_square_counts() {
    // x1/y2, x2/y2, down and round by x2/y3, x3/y3 and x3/y2, x2/y2 again, x2/y1: seven.
    let picture = "     .  2  .  .  .  .
        .   .. Sa .. .. .. ..  .
        1   Sb Da Cc .. .. ..  .
        .   .. Ca Cd .. .. ..  .
        .   .. .. .. .. .. ..  .
        .   .. .. .. .. .. ..  .
        .   .. .. .. .. .. ..  .
             .  .  .  .  .  .     ";
    check_score(picture, "1-2 3+7=10, total 10");
}

/// Over the crossing, round the corner above it, and over the crossing again.
const TWICE: &str = "     .  .  .  .  .  .
        .   .. Cb Cc .. .. ..  .
        1   Sb Xa Cd .. .. ..  .
        .   .. Sa .. .. .. ..  .
        .   .. Sa .. .. .. ..  .
        .   .. Sa .. .. .. ..  .
        .   .. Sa .. .. .. ..  .
             .  2  .  .  .  .     ";

#[test]
fn r44_every_passage_of_a_tree_counts() {
    // x1/y2, x2/y2, x3/y2, x3/y1, x2/y1, x2/y2, and four squares down: ten, two of them the crossing.
    check_score(TWICE, "1-2 3+10+2=15, total 15");
}

#[test]
fn r44_a_tree_that_is_passed_there_and_back_counts_twice() {
    // The same ten squares as in the loop of R37, with a tree where the loop begins and ends.
    let picture = "     .  .  .  .  .  .
        .   .. .. .. .. .. ..  .
        .   .. .. .. .. .. ..  .
        .   .. .. .. .. .. ..  .
        .   .. .. .. Cb Sb Cc  .
        .   .. .. .. Ca Tc Cd  .
        .   .. .. .. .. Ra Sb  1
             .  .  .  .  2  .     ";
    check_score(picture, "1-2 3+10+2=15, total 15");
}

#[test]
fn r44_only_tiles_with_a_tree_bring_points() {
    // Junctions without a tree: the straight way of R40 passes two of them.
    check_score(TWO_WAYS, "1-2 3+6=9, total 9");
    // Every shape with a tree in the middle of a row that it can pass.
    for tile in ["Wa", "Tb", "Td", "Xa", "Zb", "Mb"] {
        let picture = "     .  .  .  .  .  .
            1   Sb Sb @@ Sb Sb Sb  2
            .   .. .. .. .. .. ..  .
            .   .. .. .. .. .. ..  .
            .   .. .. .. .. .. ..  .
            .   .. .. .. .. .. ..  .
            .   .. .. .. .. .. ..  .
                 .  .  .  .  .  .     "
            .replace("@@", tile);
        check_score(&picture, "1-2 3+6+1=10, total 10");
    }
}

/// The central station is entered from the left by 1 and 4, from the right by 2 and from above by 3.
const CENTRAL: &str = "     .  .  3  .  .  .
        .   .. .. Sa .. .. ..  .
        .   .. .. Sa .. .. ..  .
        1   Sb Rb 55 Sb Sb Sb  2
        .   .. Sa ## .. .. ..  .
        .   .. Sa .. .. .. ..  .
        .   .. Sa .. .. .. ..  .
             .  4  .  .  .  .     ";

#[test]
fn r45_the_central_station_is_worth_2_6_12_or_20() {
    check_score(CENTRAL, "central 1 2 3 4=20, total 20");
    let without_1 = CENTRAL.replacen("1   Sb", "1   Sa", 1);
    check_score(&without_1, "central 2 3 4=12, total 12");
    let without_1_and_2 = without_1.replacen("Sb  2", "Sa  2", 1);
    check_score(&without_1_and_2, "central 3 4=6, total 6");
    let only_4 = without_1_and_2.replacen("Sa", "Sb", 1);
    check_score(&only_4, "central 4=2, total 2");
    check_score(&only_4.replacen("Rb", "Ra", 1), "total 0");
}

#[test]
fn r46_the_central_station_brings_no_squares_and_no_trees() {
    // A crossing on the way of 1, and a longer way for 2: the same points.
    let picture = "     .  .  3  .  .  .
        .   .. .. Sa .. .. ..  .
        .   .. .. Sa Cb Sb Cc  .
        1   Xa Rb 55 Cd .. Ca  2
        .   .. Sa ## .. .. ..  .
        .   .. Sa .. .. .. ..  .
        .   .. Sa .. .. .. ..  .
             .  4  .  .  .  .     ";
    check_score(picture, "central 1 2 3 4=20, total 20");
}

#[test]
fn r46_the_central_station_need_not_be_used() {
    // The board of R39 with a central station that nobody comes to.
    let picture = ALL.replacen(".. .. Sa .. .. ..", ".. .. Sa .. 55 ##", 1);
    assert_eq!(board(&picture).central(), Some(common::square("x5/y1")));
    check_score(
        &picture,
        "1-2 3+6+2=11, 1-3 4+5+2=11, 1-4 5+5+1=11, 2-3 5+6+1=12, 2-4 6+8+2=16, 3-4 7+7+2=16, total 77",
    );
}

#[test]
fn r47_the_central_station_is_entered_from_each_side() {
    // One station at a time, straight on; the zone lies at another side.
    let from = |top: &str, left: &str, right: &str, bottom: &str| {
        let zone = |free: bool| if free { "##" } else { "Sb" };
        format!(
            "     .  .  {top}  .  .  .
            .   .. .. Sa .. .. ..  .
            .   .. .. Sa .. .. ..  .
            {left}   Sb {} 55 {} Sb Sb  {right}
            .   .. .. Sa .. .. ..  .
            .   .. .. Sa .. .. ..  .
            .   .. .. Sa .. .. ..  .
                 .  .  {bottom}  .  .  .     ",
            zone(left == "."),
            zone(left != ".")
        )
    };
    check_score(&from("1", ".", ".", "."), "central 1=2, total 2");
    check_score(&from(".", "1", ".", "."), "central 1=2, total 2");
    check_score(&from(".", ".", "1", "."), "central 1=2, total 2");
    check_score(&from(".", ".", ".", "1"), "central 1=2, total 2");
}

#[test]
fn r47_a_drive_ends_at_the_central_station() {
    // 1 and 2 come to it from opposite sides and are not connected to each other.
    check_score(&CENTRAL.replacen("Sa", "..", 1).replacen("Rb", "Sb", 1), "central 1 2=6, total 6");
    // Three squares for 2, down to the square before the central station.
    let board = board(CENTRAL);
    let lengths = Station::ALL.map(|it| board.central_route(it).map(|it| it.squares().len()));
    assert_eq!(lengths, [Some(2), Some(3), Some(2), Some(4)]);
}

#[test]
fn r48_a_station_beside_the_central_station_is_connected_to_it() {
    let picture = "     .  .  .  .  .  .
        .   .. .. .. .. .. ..  .
        .   .. .. .. .. .. ..  .
        .   .. .. .. .. .. ..  .
        .   .. .. .. .. .. ..  .
        .   ## .. .. .. .. ..  .
        1   55 .. .. .. .. ..  .
             2  .  .  .  .  .     ";
    check_score(picture, "central 1 2=6, total 6");
    let route = board(picture).central_route(Station::ALL[0]).expect("connected");
    assert!(route.squares().is_empty());
}

#[test]
fn r49_the_score_is_the_sum_of_the_pairs_and_the_central_station() {
    // 1-2 along row 6, 3 down to the central station in the corner, which lies beside 4.
    let picture = "     .  .  .  .  .  3
        .   .. .. .. .. .. Sa  .
        .   .. .. .. .. ## 55  4
        .   .. .. .. .. .. ..  .
        .   .. .. .. .. .. ..  .
        .   .. .. .. .. .. ..  .
        1   Sb Sb Cc .. .. ..  .
             .  .  2  .  .  .     ";
    check_score(picture, "1-2 3+3=6, central 3 4=6, total 12");
    let tally = Tally::of(&board(picture));
    assert_eq!(tally.total(), tally.lines().map(streetcar::Line::total).sum::<i32>() + tally.central());
}

#[test]
fn r50_the_higher_score_is_the_better_one_and_equal_scores_share() {
    // The central station of seat 0 lies beside no station, those of seats 1 and 2 in a corner beside two of them.
    let table = play(
        "seats 3, 0 stations x0/y1 x1/y0 x7/y1 x1/y7, 1 stations x0/y1 x1/y0 x7/y1 x1/y7, 2 stations x0/y1 x1/y0 x7/y1 x1/y7
        zones 2 1 5 5 5 5
        0 remove x5/y3, 0 central x1/y3, 1 remove x5/y3, 1 central x1/y1, 2 remove x5/y3, 2 central x1/y1",
    );
    assert_eq!(table.state().scores().as_slice(), [0, 6, 6]);
    assert!(table.state().score(seat(1)) > table.state().score(seat(0)));
}
