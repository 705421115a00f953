//! The sentences about pieces and lines, R15 to R20 and R28 to R33, on boards drawn by hand.

use crate::common::{board, check_score};
use thirty::{RuleSet, Tally};

/// What the sheet of a picture comes to by the basic rules.
#[track_caller]
fn check(picture: &str, expected: &str) {
    check_score(RuleSet::Basic, picture, "", expected);
}

/// Four arms of straights lead from station 1 in the north, 2 in the east, 3 in the south and 4 in the west to a square
/// in the middle: which stations does a piece there connect?
#[track_caller]
fn check_piece(piece: &str, expected: &str) {
    let picture = format!(
        "       .   .   1   .   .   .
         .    ^^  MM  2a  ..* ..  ..  .
         .    ^^  ..  2a  ..  ..  ..  .
         4    2b  2b  {piece} 2b 2b 2b 2
         .    ^^  ..  2a  ..  ..  ..  .
         .    ^^  ..  2a  ..  ..  ..  .
         .    ^^  ..  2a  ..  ..  ..  .
               .   .   3   .   .   .      "
    );
    let tally = Tally::of(&board(RuleSet::Basic, &picture, ""), RuleSet::Basic);
    let pairs: Vec<_> = tally.lines().map(|it| it.pair.to_string()).collect();
    assert_eq!(pairs.join(" "), expected, "{piece}");
    // The arms have 2, 3, 3 and 2 squares.
    for line in tally.lines() {
        let arm = |station: thirty::Station| [2, 3, 3, 2][station.index()];
        assert_eq!(line.squares, arm(line.pair.ends().0) + 1 + arm(line.pair.ends().1));
    }
    assert_eq!(tally.linked().count(), 0);
}

#[test]
fn r15_a_curve_joins_two_sides_that_meet_at_a_corner() {
    check_piece("1a", "1-2");
    check_piece("1b", "2-3");
    check_piece("1c", "3-4");
    check_piece("1d", "1-4");
}

#[test]
fn r16_a_straight_joins_two_opposite_sides() {
    check_piece("2a", "1-3");
    check_piece("2b", "2-4");
}

#[test]
fn r17_a_double_curve_is_two_opposite_curves_that_do_not_meet() {
    check_piece("3a", "1-2 3-4");
    check_piece("3b", "1-4 2-3");
}

#[test]
fn r18_a_crossover_is_two_straights_that_do_not_meet() {
    check_piece("4a", "1-3 2-4");
    check_piece("4b", "1-3 2-4");
}

#[test]
fn r19_a_y_junction_joins_its_stem_to_the_sides_left_and_right_of_it() {
    check_piece("5a", "1-2 1-4");
    check_piece("5b", "1-2 2-3");
    check_piece("5c", "2-3 3-4");
    check_piece("5d", "1-4 3-4");
}

#[test]
fn r20_a_junction_joins_its_stem_to_the_side_across_and_to_one_beside_it() {
    // The branch is clockwise from the stem.
    check_piece("6a", "1-2 1-3");
    check_piece("6b", "2-3 2-4");
    check_piece("6c", "1-3 3-4");
    check_piece("6d", "1-4 2-4");
    // The branch is anticlockwise from the stem.
    check_piece("6e", "1-3 1-4");
    check_piece("6f", "1-2 2-4");
    check_piece("6g", "1-3 2-3");
    check_piece("6h", "2-4 3-4");
}

/// Stations 1 and 2 on both ends of row 3.
fn row_3(squares: &str) -> String {
    format!(
        "       .   .   .   3   .   .
         .    ^^  MM  ..  ..  ..  ..  .
         .    ^^  ..  ..  ..  ..  ..  .
         1    {squares}               2
         .    ^^  ..  ..  ..  ..  ..  .
         .    ^^  ..  ..  ..  ..  ..  .
         .    ^^  ..  ..  ..  ..  ..* .
               .   .   .   4   .   .      "
    )
}

#[test]
fn r28_a_pair_scores_if_a_continuous_line_connects_it() {
    check(&row_3("2b 2b 2b 2b 2b 2b"), "1-2 1+6=7, total 7");
    check(&row_3("2b 4a 6d 6f 4b 2b"), "1-2 1+6=7, total 7");
    // An empty square, and a piece that does not fit.
    check(&row_3("2b 2b .. 2b 2b 2b"), "total 0");
    check(&row_3("2b 2b 2a 2b 2b 2b"), "total 0");
    check(&row_3("2b 2b 2b 2b 2b 1a"), "total 0");
}

#[test]
fn r29_a_line_does_not_reverse_at_a_junction() {
    // Both ends of row 3 come by a branch to the stem in the south, where a train would have to turn round.
    check(
        "       .   .   .   .   4   .
         .    ^^  MM  ..  ..  ..  ..  .
         .    ^^  ..  ..  ..  ..  ..  .
         1    2b  2b  5c  2b  2b  2b  2
         .    ^^  ..  2a  ..  ..  ..  .
         .    ^^  ..  ..  ..  ..  ..  .
         .    ^^  ..  ..  ..  ..  ..* .
               .   .   .   .   .   3      ",
        "total 0",
    );
}

#[test]
fn r29_a_junction_entered_by_an_end_that_is_not_the_stem_is_left_by_the_stem() {
    // The stem of the Y points south: the west and the east reach station 3, but not each other.
    check(
        "       .   .   .   .   4   .
         .    ^^  MM  ..  ..  ..  ..  .
         .    ^^  ..  ..  ..  ..  ..  .
         1    2b  2b  5c  2b  2b  2b  2
         .    ^^  ..  2a  ..  ..  ..  .
         .    ^^  ..  2a  ..  ..  ..  .
         .    ^^  ..  2a  ..  ..  ..* .
               .   .   3   .   .   .      ",
        "1-3 2+6=8, 2-3 3+7=10, total 18",
    );
    // A junction with its stem in the west: from the east and from the north only the west is reached.
    check(
        "       .   .   3   .   .   .
         .    ^^  MM  2a  ..  ..  ..  .
         .    ^^  ..  2a  ..  ..  ..  .
         1    2b  2b  6d  2b  2b  2b  2
         .    ^^  ..  ..  ..  ..  ..  .
         .    ^^  ..  ..  ..  ..  ..  .
         .    ^^  ..  ..  ..  ..  ..* .
               .   .   .   4   .   .      ",
        "1-2 1+6=7, 1-3 2+5=7, total 14",
    );
}

#[test]
fn r30_a_line_does_not_go_by_way_of_another_station() {
    // Both halves of row 1 lead into station 2 at the top.
    let picture = "       .   .   2   .   .   .
         1    2b  2b  5a  2b  2b  2b  3
         .    ^^  MM  ..  ..  ..  ..  .
         .    ^^  ..  ..  ..  ..  ..  .
         .    ^^  ..  ..  ..  ..  ..  .
         .    ^^  ..  ..  ..  ..  ..  .
         .    ^^  ..  ..  ..  ..  ..* .
               .   .   .   4   .   .      ";
    check(picture, "1-2 1+3=4, 2-3 3+4=7, total 11");
    // Nor off the map, where there is no station.
    let off = picture.replace(".   .   2   .   .   .", "2   .   .   .   .   .");
    check(&off, "total 0");
}

#[test]
fn r30_a_line_does_not_go_over_a_mountain_the_mine_or_an_empty_square() {
    check(&row_3("2b 2b ^^ 2b 2b 2b"), "total 0");
    check(&row_3("2b 2b .. 2b 2b 2b"), "total 0");
    // The mine in the row: both ends reach it, but not each other.
    check(
        "       .   .   .   3   .   .
         .    ^^  ..  ..  ..  ..  ..  .
         .    ..  ..  ^^  ..  ..  ..  .
         1    2b  2b  MM  2b  2b  2b  2
         .    ^^  ..  ..  ..  ..  ..  .
         .    ^^  ..  ..  ..  ..  ..  .
         .    ^^  ..  ..  ..  ..  ..* .
               .   .   .   4   .   .      ",
        "mine 1 2=6, total 6",
    );
}

#[test]
fn r30_a_line_does_not_go_over_a_crossed_out_square() {
    let crossed = row_3("2b 2b 2b XX 2b 2b");
    check_score(RuleSet::Postal, &crossed, "", "total 0");
    check_score(RuleSet::Advanced, &crossed, "1-2 6", "total 0");
}

#[test]
fn r31_a_line_does_not_use_the_same_track_twice() {
    // The only way from 1 to 2 is down x3/y1 and x3/y2, round x3/y3, x4/y3 and x4/y2, and up over the side between
    // x3/y2 and x3/y1 again.
    check(
        "       .   .   1   .   .   .
         .    ^^  ..  6g  2b  2b  2b  2
         .    ^^  ..  6a  1c  ..  ..  .
         .    ^^  ..  1a  1d* ..  ..  .
         .    ^^  ..  ..  ..  ..  ..  .
         .    ^^  MM  ..  ..  ..  ..  .
         3    ..  ..  ..  ..  ..  ..  .
               .   .   .   4   .   .      ",
        "total 0",
    );
    // In by a branch, over the stem, round a loop, back over the stem and out by the other branch.
    check(
        "       .   .   .   .   4   .
         .    ^^  ..  ..  ..  ..  ..  .
         .    ^^  MM  ..  ..  ..  ..  .
         1    2b  2b  5c  2b  2b  2b  2
         .    ^^  1b  5a  1c  ..  ..  .
         .    ^^  1a  2b  1d* ..  ..  .
         .    ^^  ..  ..  ..  ..  ..  .
               .   .   .   .   .   3      ",
        "total 0",
    );
}

#[test]
fn r31_a_longer_line_counts_if_the_shorter_way_uses_a_side_twice() {
    // The way round the loop would be ten squares long and pass the bonus square, but it crosses a side twice. The legal
    // line leaves the loop at x3/y3: x3/y1 to x3/y5, x4/y5, x5/y5, x6/y5 up to x6/y1, which makes 5 + 2 + 5 squares.
    check(
        "       .   .   1   .   .   .
         .    ^^  ..  6g  2b  2b  6b  2
         .    ^^  ..  6a  1c  ..  2a  .
         .    ^^  ..  6a  1d* ..  2a  .
         .    ^^  ..  2a  ..  ..  2a  .
         .    ^^  MM  1a  2b  2b  1d  .
         3    ..  ..  ..  ..  ..  ..  .
               .   .   .   4   .   .      ",
        "1-2 1+12=13, total 13",
    );
}

#[test]
fn r31_the_same_holds_for_the_way_to_the_mine() {
    // The mine is where the way back from the loop would lead.
    check(
        "       .   .   1   .   .   .
         .    ..  ..  6g  2b  MM  ^^  .
         2    ..  ..  6a  1c  ..  ^^  .
         .    ..  ..  1a  1d* ..  ^^  .
         .    ..  ..  ..  ..  ..  ^^  .
         .    ..  ..  ..  ..  ..  ^^  .
         .    ..  ..  ..  ..  ..  ..  3
               .   .   .   4   .   .      ",
        "total 0",
    );
    // Without the loop in between the way is free.
    check(
        "       .   .   1   .   .   .
         .    ..  ..  1a  2b  MM  ^^  .
         2    ..  ..  6a  1c  ..  ^^  .
         .    ..  ..  1a  1d* ..  ^^  .
         .    ..  ..  ..  ..  ..  ^^  .
         .    ..  ..  ..  ..  ..  ^^  .
         .    ..  ..  ..  ..  ..  ..  3
               .   .   .   4   .   .      ",
        "mine 1=2, total 2",
    );
}

#[test]
fn r32_a_line_may_pass_a_square_twice_by_a_crossover() {
    // x1/y2, x2/y2, x3/y2, x3/y3, x2/y3, x2/y2 again, x2/y1.
    check(
        "       .   2   .   .   .   .
         .    ..  2a  ..  ..  MM  ^^  .
         1    2b  4a  1c  ..  ..  ..  4
         .    ..  1a  1d  ..  ..  ^^  .
         .    ..  ..  ..  ..  ..  ^^  .
         .    ..  ..  ..  ..  ..  ^^  .
         .    ..  ..  ..  ..* ..  ^^  .
               .   .   .   3   .   .      ",
        "1-2 1+7=8, total 8",
    );
}

#[test]
fn r32_a_line_may_pass_a_square_twice_by_a_double_curve() {
    // x1/y2, x2/y2 to the north, x2/y1, x3/y1, x3/y2, x2/y2 from the east to the south, then x2/y3 to x2/y6.
    check(
        "       .   .   .   3   .   .
         .    ..  1b  1c  ..  MM  ^^  .
         1    2b  3b  1d  ..  ..  ..  4
         .    ..  2a  ..  ..  ..  ^^  .
         .    ..  2a  ..  ..  ..  ^^  .
         .    ..  2a  ..  ..  ..  ^^  .
         .    ..  2a  ..  ..* ..  ^^  .
               .   2   .   .   .   .      ",
        "1-2 1+10=11, total 11",
    );
}

#[test]
fn r33_lines_may_share_track() {
    // x1/y3 and x2/y3 belong to the lines from 1 to 2 and from 1 to 3 and to the way from 1 to the mine; x5/y3 and x6/y3
    // to the lines from 1 to 2 and from 2 to 4.
    check(
        "       .   .   .   .   4   .
         .    ^^  ..  ..  ..* 2a  ..  .
         .    ..  ..  ^^  MM  2a  ..  .
         1    2b  6h  2b  6d  6f  2b  2
         .    ..  2a  ..  ..  ..  ^^  .
         .    ..  2a  ..  ..  ..  ^^  .
         .    ..  2a  ..  ..  ..  ^^  .
               .   3   .   .   .   .      ",
        "1-2 1+6=7, 1-3 2+5=7, 2-4 4+4=8, mine 1=2, total 24",
    );
}
