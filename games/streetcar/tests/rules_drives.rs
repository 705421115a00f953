//! The sentences about drives, R33 to R38. Every score is worked out by hand beside its picture.

use crate::common::{board, check_score, square};
use streetcar::{Pair, Station};

fn pair(a: u32, b: u32) -> Pair {
    let [a, b] = [a, b].map(|it| Station::new(it).expect("a station"));
    Pair::new(a, b).expect("a pair")
}

/// The squares of the drive that counts.
#[track_caller]
fn check_route(picture: &str, of: Pair, expected: &str) {
    let route = board(picture).route(of).expect("a drive");
    let expected: Vec<_> = expected.split_whitespace().map(square).collect();
    assert_eq!(route.squares(), expected, "{picture}");
}

#[test]
fn r33_stations_are_connected_by_continuous_track() {
    let picture = "     .  .  .  .  .  .
        1   Sb Sb Sb Sb Sb Sb  2
        .   .. .. .. .. .. ..  .
        .   .. .. .. .. .. ..  .
        .   .. .. .. .. .. ..  .
        .   .. .. .. .. .. ..  .
        .   .. .. .. .. .. ..  .
             .  .  .  .  .  .     ";
    // The numbers 1 + 2, and six squares.
    check_score(picture, "1-2 3+6=9, total 9");
    check_route(picture, pair(1, 2), "x1/y1 x2/y1 x3/y1 x4/y1 x5/y1 x6/y1");
    // Across one square the track runs the other way.
    check_score(&picture.replacen("Sb", "Sa", 1), "total 0");
    // The track is there, but no station at its end.
    check_score(&picture.replacen('2', ".", 1), "total 0");
}

#[test]
fn r34_a_crossing_is_passed_straight_on() {
    let picture = "     .  .  2  .  .  .
        .   .. .. Sa .. .. ..  .
        1   Sb Sb Xa Sb Sb Sb  3
        .   .. .. .. .. .. ..  .
        .   .. .. .. .. .. ..  .
        .   .. .. .. .. .. ..  .
        .   .. .. .. .. .. ..  .
             .  .  .  .  .  .     ";
    // Straight on from 1 to 3: 1 + 3, six squares, one tree. Station 2 is round the corner.
    check_score(picture, "1-3 4+6+1=11, total 11");
    // The ring draws curves and no straights: 1 to 2 by four squares, 2 to 3 by five.
    check_score(&picture.replacen("Xa", "Oa", 1), "1-2 3+4+1=8, 2-3 5+5+1=11, total 19");
}

#[test]
fn r34_two_curves_in_one_square_do_not_meet() {
    // The double curve joins top and right, and bottom and left.
    let picture = "     .  .  2  .  .  .
        .   .. .. Sa .. .. ..  .
        1   Sb Sb Da Sb Sb Sb  3
        .   .. .. .. .. .. ..  .
        .   .. .. .. .. .. ..  .
        .   .. .. .. .. .. ..  .
        .   .. .. .. .. .. ..  .
             .  .  .  .  .  .     ";
    check_score(picture, "2-3 5+5=10, total 10");
    check_score(&picture.replacen("Da", "Db", 1), "1-2 3+4=7, total 7");
}

#[test]
fn r35_a_streetcar_does_not_turn_round_at_a_junction() {
    let corner = |tile: &str| {
        "     .  .  .  .  .  .
        .   .. .. .. .. .. ..  .
        .   .. .. .. .. .. ..  .
        .   .. .. .. .. .. ..  .
        .   .. .. .. .. .. ..  .
        .   .. .. .. .. .. ..  .
        .   .. .. .. .. .. @@  1
             .  .  .  .  .  2     "
            .replace("@@", tile)
    };
    // The junction joins its stem, in the north, to the south and to the east, but not these two to each other.
    check_score(&corner("Ra"), "total 0");
    check_score(&corner("Ya"), "total 0");
    check_score(&corner("Ta"), "total 0");
    // With the stem in the east or in the south they are joined.
    check_score(&corner("Rb"), "1-2 3+1=4, total 4");
    check_score(&corner("Lc"), "1-2 3+1=4, total 4");
    check_score(&corner("Cb"), "1-2 3+1=4, total 4");
    // The wye joins each of its three sides to the other two.
    check_score(&corner("Wa"), "total 0");
    for wye in ["Wb", "Wc"] {
        check_score(&corner(wye), "1-2 3+1+1=5, total 5");
    }
}

#[test]
fn r35_says_that_the_track_may_allow_what_drives_do_not_do() {
    let sentences = testing::marks::sentence(env!("CARGO_MANIFEST_DIR"), "R35");
    for (sentence, exception) in sentences.iter().zip([
        "unless the track allows it",
        "außer wo das Gleis es erlaubt",
        "線路がそれを許す場合を除いて",
    ]) {
        assert!(sentence.contains(exception), "{sentence}");
    }
}

#[test]
fn r35_a_streetcar_turns_round_where_the_track_does() {
    let loops = |tile: &str| {
        "     .  .  .  .  .  .
        .   .. .. .. .. .. ..  .
        .   .. .. .. .. .. ..  .
        .   .. .. .. .. .. ..  .
        .   .. .. .. Cb @@ Cc  .
        .   .. .. .. Ca Yc Cd  .
        .   .. .. .. .. Ra Sb  1
             .  .  .  .  2  .     "
            .replace("@@", tile)
    };
    // Through the stem into the loop, round it, and back through the stem.
    check_score(&loops("Sb"), "1-2 3+10=13, total 13");
    check_score(&loops("Sa"), "total 0");
}

#[test]
fn r36_a_drive_passes_no_empty_square_no_zone_and_not_the_central_station() {
    let row = |middle: &str, below: &str| {
        "     .  .  .  .  .  .
        1   Sb Sb @@ Sb Sb Sb  2
        .   .. .. && .. .. ..  .
        .   .. .. .. .. .. ..  .
        .   .. .. .. .. .. ..  .
        .   .. .. .. .. .. ..  .
        .   .. .. .. .. .. ..  .
             .  .  .  .  .  .     "
            .replace("@@", middle)
            .replace("&&", below)
    };
    check_score(&row("Sb", "##"), "1-2 3+6=9, total 9");
    check_score(&row("..", "##"), "total 0");
    check_score(&row("##", ".."), "total 0");
    // Both stations come to the central station, and no drive goes on from there.
    check_score(&row("55", "##"), "central 1 2=6, total 6");
}

#[test]
fn r36_a_drive_does_not_go_by_way_of_another_station() {
    // Stations 1 and 2 both come to station 3: 1 + 3 and three squares, 2 + 3 and four squares. They do not meet there.
    let picture = "     .  .  3  .  .  .
        1   Sb Sb Ya Sb Sb Sb  2
        .   .. .. .. .. .. ..  .
        .   .. .. .. .. .. ..  .
        .   .. .. .. .. .. ..  .
        .   .. .. .. .. .. ..  .
        .   .. .. .. .. .. ..  .
             .  .  .  .  .  .     ";
    check_score(picture, "1-3 4+3=7, 2-3 5+4=9, total 16");
}

#[test]
fn r36_a_drive_does_not_leave_the_board() {
    // The track runs off the top in column 2 and comes back in column 3.
    let picture = "     .  .  .  .  .  .
        1   Sb Cd Ca Sb Sb Sb  2
        .   .. .. .. .. .. ..  .
        .   .. .. .. .. .. ..  .
        .   .. .. .. .. .. ..  .
        .   .. .. .. .. .. ..  .
        .   .. .. .. .. .. ..  .
             .  .  .  .  .  .     ";
    check_score(picture, "total 0");
}

/// From 1 a streetcar comes to the stem of the junction, but station 2 is at its other end: it goes round the loop above
/// and comes back to the stem.
const LOOP: &str = "     .  .  .  .  .  .
        .   .. .. .. .. .. ..  .
        .   .. .. .. .. .. ..  .
        .   .. .. .. .. .. ..  .
        .   .. .. .. Cb Sb Cc  .
        .   .. .. .. Ca Yc Cd  .
        .   .. .. .. .. Ra Sb  1
             .  .  .  .  2  .     ";

#[test]
fn r37_a_drive_may_use_the_same_track_again() {
    // x6/y6, x5/y6, x5/y5, five squares round the loop, x5/y5 and x5/y6 again: ten.
    check_score(LOOP, "1-2 3+10=13, total 13");
    let squares = board(LOOP).route(pair(1, 2)).map(|it| it.squares().len());
    assert_eq!(squares, Some(10));
    // Without the loop there is no drive.
    check_score(&LOOP.replacen("Cb Sb", "Cb ..", 1), "total 0");
}

#[test]
fn r38_drives_may_share_track() {
    // Both drives end on x5/y1 and x6/y1, and each counts them: 1-3 four rows up and along, 2-3 straight on.
    let picture = "     .  .  .  .  .  .
        2   Sb Sb Sb Rb Sb Sb  3
        .   .. .. .. Sa .. ..  .
        .   .. .. .. Sa .. ..  .
        .   .. .. .. Sa .. ..  .
        .   .. .. .. Sa .. ..  .
        .   .. .. .. Sa .. ..  .
             .  .  .  1  .  .     ";
    check_score(picture, "1-3 4+8=12, 2-3 5+6=11, total 23");
}
