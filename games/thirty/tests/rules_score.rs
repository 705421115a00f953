//! The sentences about the score, R34 to R44, on boards drawn by hand.

use crate::common::{RULES, board, check_score, read};
use thirty::{Grade, Pair, RuleSet, SheetFile, Tally};

/// What the sheet of a picture comes to by the basic rules.
#[track_caller]
fn check(picture: &str, expected: &str) {
    check_score(RuleSet::Basic, picture, "", expected);
}

/// The scoring example of the rulebook: three squares from 1 to 2, six from 1 to 3 over the bonus square, 2 and 3 are not
/// connected, and only 3 is connected to the mine.
const EXAMPLE: &str = "       .   2   .   .   .   .
     .    ^^  2a  ..  ..  ..  ..  .
     1    2b  6d  2b  2b* 6b  2b  3
     .    ..  ..  ..  ..  MM  ^^  .
     .    ..  ..  ..  ..  ..  ^^  .
     .    ..  ..  ..  ..  ..  ^^  .
     .    ..  ..  ..  ..  ..  ^^  .
           .   .   .   4   .   .      ";

#[test]
fn r34_a_connected_pair_is_worth_its_points() {
    // One line of six squares, from the north to the east, for every pair in both directions.
    let expected = ["1-2 1+6=7", "1-3 2+6=8", "1-4 3+6=9", "2-3 3+6=9", "2-4 4+6=10", "3-4 5+6=11"];
    for (pair, line) in Pair::ALL.into_iter().zip(expected) {
        let (low, high) = (pair.ends().0.number(), pair.ends().1.number());
        let others: Vec<_> = (1..=4).filter(|it| ![low, high].contains(it)).collect();
        for (north, east) in [(low, high), (high, low)] {
            let picture = format!(
                "       .   .   {north} .   .   .
                 .    ^^  MM  2a  ..* ..  ..  .
                 .    ^^  ..  2a  ..  ..  ..  .
                 {0}  ..  ..  1a  2b  2b  2b  {east}
                 .    ^^  ..  ..  ..  ..  ..  .
                 .    ^^  ..  ..  ..  ..  ..  .
                 .    ^^  ..  ..  ..  ..  ..  .
                       .   .   {1} .   .   .      ",
                others[0], others[1]
            );
            let total = line.split_once('=').expect("a sum").1;
            check(&picture, &format!("{line}, total {total}"));
        }
    }
}

#[test]
fn r35_every_square_is_worth_a_point() {
    // One square in the corner.
    let corner = "       2   .   .   .   .   .
         1    1d  MM  ^^  ..  ..  ..  .
         .    ^^  ..  ..  ..  ..  ..  .
         .    ^^  ..  ..  ..  ..  ..  .
         .    ^^  ..  ..  ..  ..  ..  .
         .    ^^  ..  ..  ..  ..  ..  .
         .    ^^  ..  ..  ..  ..  ..* 3
               .   .   .   4   .   .      ";
    check(corner, "1-2 1+1=2, total 2");
    // Two squares round the corner.
    check(
        "       .   2   .   .   .   .
         1    2b  1d  MM  ^^  ..  ..  .
         .    ^^  ..  ..  ..  ..  ..  .
         .    ^^  ..  ..  ..  ..  ..  .
         .    ^^  ..  ..  ..  ..  ..  .
         .    ^^  ..  ..  ..  ..  ..  .
         .    ^^  ..  ..  ..  ..  ..* 3
               .   .   .   4   .   .      ",
        "1-2 1+2=3, total 3",
    );
    // Down column 1, up column 2, down column 3 and along the bottom: 18 squares and 3 more.
    check(
        "       1   .   .   .   .   .
         .    2a  1b  1c  ..  MM  ^^  .
         .    2a  2a  2a  ..  ..  ^^  .
         .    2a  2a  2a  ..  ..  ^^  .
         .    2a  2a  2a  ..  ..  ^^  .
         .    2a  2a  2a  ..  ..  ^^  .
         3    1a  1d  1a  2b* 2b  2b  2
               .   .   .   4   .   .      ",
        "1-2 1+21+2=24, total 24",
    );
}

/// Station 1 to station 2 by the crossover x2/y2, which is passed twice: seven squares.
const CROSSOVER: &str = "       .   2   .   .   .   .
     .    ..  2a  ..  ..  MM  ^^  .
     1    2b  4a* 1c  ..  ..  ..  4
     .    ..  1a  1d  ..  ..  ^^  .
     .    ..  ..  ..  ..  ..  ^^  .
     .    ..  ..  ..  ..  ..  ^^  .
     .    ..  ..  ..  ..  ..  ^^  .
           .   .   .   3   .   .      ";

/// The same by a double curve: west to north, and from the east to the south.
const DOUBLE_CURVE: &str = "       .   .   .   3   .   .
     .    ..  1b  1c  ..  MM  ^^  .
     1    2b  3b* 1d  ..  ..  ..  4
     .    ..  2a  ..  ..  ..  ^^  .
     .    ..  2a  ..  ..  ..  ^^  .
     .    ..  2a  ..  ..  ..  ^^  .
     .    ..  2a  ..  ..  ..  ^^  .
           .   2   .   .   .   .      ";

#[test]
fn r35_a_square_that_is_passed_twice_counts_twice() {
    // Six different squares and one of them again; nine and one of them again.
    let elsewhere = |picture: &str| picture.replacen('*', " ", 1).replacen("..  ^^  .\n", "..* ^^  .\n", 1);
    check(&elsewhere(CROSSOVER), "1-2 1+7=8, total 8");
    check(&elsewhere(DOUBLE_CURVE), "1-2 1+10=11, total 11");
}

/// Two ways from 1 to 2: straight through row 3, or over x2/y4 to x5/y4 with the bonus, two squares longer.
const DETOUR: &str = "       .   .   .   3   .   .
     .    ..  ..  ..  ..  MM  ^^  .
     .    ..  ..  ..  ..  ..  ^^  .
     1    2b  6h  2b  2b  6b  2b  2
     .    ..  1a  2b* 2b  1d  ^^  .
     .    ..  ..  ..  ..  ..  ^^  .
     .    ..  ..  ..  ..  ..  ^^  .
           .   .   .   4   .   .      ";

#[test]
fn r36_only_the_shortest_line_counts() {
    check(DETOUR, "1-2 1+6=7, total 7");
    // Without the straight way the long one is the shortest.
    check(&DETOUR.replace("6h  2b  2b  6b", "6h  2b  ..  6b"), "1-2 1+8+2=11, total 11");
}

#[test]
fn r37_a_line_over_the_bonus_square_is_worth_two_more() {
    check(EXAMPLE, "1-2 1+3=4, 1-3 2+6+2=10, mine 3=2, total 16");
    // The bonus square on the shared part counts for both lines, elsewhere for none.
    let shared = EXAMPLE.replace("2b* 6b", "2b  6b").replace("1    2b ", "1    2b*");
    check(&shared, "1-2 1+3+2=6, 1-3 2+6+2=10, mine 3=2, total 18");
    let nowhere = EXAMPLE.replace("2b* 6b", "2b  6b").replacen("2a  ..", "2a  ..*", 1);
    check(&nowhere, "1-2 1+3=4, 1-3 2+6=8, mine 3=2, total 14");
}

/// Two equally short ways from 1 to 2, over x3/y2 or over x3/y4.
fn two_ways(north: &str, south: &str, between: &str) -> String {
    format!(
        "       .   .   .   3   .   .
         .    ..  ..  ..  ..  MM  ^^  .
         .    ..  1b  {north} 1c .. ^^ .
         1    2b  5d  {between} 5b 2b 2b 2
         .    ..  1a  {south} 1d .. ^^ .
         .    ..  ..  ..  ..  ..  ^^  .
         .    ..  ..  ..  ..  ..  ^^  .
               .   .   .   4   .   .      "
    )
}

#[test]
fn r38_of_equally_short_lines_the_one_over_the_bonus_square_counts() {
    check(&two_ways("2b*", "2b", ".."), "1-2 1+8+2=11, total 11");
    check(&two_ways("2b", "2b*", ".."), "1-2 1+8+2=11, total 11");
    check(&two_ways("2b", "2b", "..*"), "1-2 1+8=9, total 9");
    // A way that is interrupted does not help.
    check(&two_ways("1a*", "2b", ".."), "1-2 1+8=9, total 9");
}

#[test]
fn r39_the_bonus_counts_once_even_if_its_square_is_passed_twice() {
    check(CROSSOVER, "1-2 1+7+2=10, total 10");
    check(DOUBLE_CURVE, "1-2 1+10+2=13, total 13");
    check_score(RuleSet::Postal, CROSSOVER, "", "1-2 1+7+4=12, total 12");
    check_score(RuleSet::Postal, DOUBLE_CURVE, "", "1-2 1+10+4=15, total 15");
}

/// All four stations reach the mine: 1 from its left, 3 from below, 2 and 4 over the same side from its right.
const FOUR_LINKS: &str = "       .   .   .   .   4   .
     .    ^^  ..  ..  ..  2a  ..  .
     .    ..  ..  ^^  ..  2a  ..  .
     1    2b  2b  MM  2b  6d  2b  2
     .    ^^  ..  2a  ..  ..  ..  .
     .    ^^  ..  2a  ..  ..  ..  .
     .    ^^  ..  2a  ..  ..  ..* .
           .   .   3   .   .   .      ";

#[test]
fn r40_the_mine_is_worth_2_6_12_or_20_points() {
    check(FOUR_LINKS, "mine 1 2 3 4=20, total 20");
    let three = FOUR_LINKS.replacen("2a", "..", 1);
    check(&three, "mine 1 2 3=12, total 12");
    let two = three.replacen("2a  ..  ..  ..* .", "..  ..  ..  ..* .", 1);
    check(&two, "mine 1 2=6, total 6");
    let one = two.replace("6d  2b  2", "6d  ..  2");
    check(&one, "mine 1=2, total 2");
    check(&one.replace("1    2b", "1    .."), "total 0");
}

#[test]
fn r41_the_mine_can_be_entered_from_each_side_and_a_line_ends_there() {
    // From the left, below and the right, and from above where another mountain stands beside the mine.
    check(&FOUR_LINKS.replace("6d", ".."), "mine 1 3=6, total 6");
    check(&FOUR_LINKS.replacen("1    2b", "1    ..", 1).replacen("2a", "..", 1), "mine 2 3=6, total 6");
    check(
        "       .   .   1   .   .   .
         .    ^^  ..  2a  ..  ..  ..  .
         .    ^^  ..  2a  ..  ..  ..  .
         .    ..  ^^  MM  2b  2b  2b  2
         .    ^^  ..  2a  ..  ..  ..  .
         .    ^^  ..  2a  ..  ..  ..  .
         3    2b  2b  1d  ..  ..  ..* .
               .   .   .   4   .   .      ",
        "mine 1 2 3=12, total 12",
    );
    // Column 3 leads to the mine from above and from below, but not through it.
    check(
        "       .   .   1   .   .   .
         .    ^^  ..  2a  ..  ..  ..  .
         .    ^^  ..  2a  ..  ..  ..  .
         2    2b  2b  MM  ^^  ..  ..  3
         .    ^^  ..  2a  ..  ..  ..  .
         .    ^^  ..  2a  ..  ..  ..  .
         .    ^^  ..  2a  ..  ..  ..* .
               .   .   4   .   .   .      ",
        "mine 1 2 4=12, total 12",
    );
}

#[test]
fn r42_a_station_beside_the_mine_is_connected_to_it() {
    let beside = "       .   .   .   3   .   .
         .    ^^  ..  ..  ..  ..  ..  .
         1    MM  2b  2b  2b  2b  2b  2
         .    ..  ..  ..  ..  ..  ^^  .
         .    ..  ..  ..  ..  ..  ^^  .
         .    ..  ..  ..  ..  ..  ^^  .
         .    ..  ..  ..  ..  ..* ^^  .
               .   .   .   4   .   .      ";
    check(beside, "mine 1 2=6, total 6");
    check(&beside.replace("MM  2b", "MM  .."), "mine 1=2, total 2");
    // In the corner of the map two stations lie beside it.
    check(
        "       3   .   .   .   .   .
         1    MM  ^^  ..  ..  ..  ..  .
         .    ..  ..  ..  ..  ..  ^^  .
         .    ..  ..  ..  ..  ..  ^^  .
         .    ..  ..  ..  ..  ..  ^^  .
         .    ..  ..  ..  ..  ..  ^^  .
         .    ..  ..  ..  ..  ..* ^^  2
               .   .   .   4   .   .      ",
        "mine 1 3=6, total 6",
    );
    // Beside it at a corner only is not beside it.
    let corner = beside.replace("1    MM", ".    MM").replacen(".    ..  ..  ..", "1    ..  ..  ..", 1);
    check(&corner, "mine 2=2, total 2");
}

#[test]
fn r43_the_score_is_the_sum_of_the_pairs_and_the_mine() {
    check(EXAMPLE, "1-2 1+3=4, 1-3 2+6+2=10, mine 3=2, total 16");
    let tally = Tally::of(&board(RuleSet::Basic, EXAMPLE, ""), RuleSet::Basic);
    assert_eq!(tally.lines().map(|it| i32::from(it.total())).sum::<i32>() + i32::from(tally.mine()), 16);
    assert_eq!(tally.total(), 16);
}

/// A long line with a junction at both ends, so that four pairs have more than 30 points each.
const LONG: &str = "
    station 1 x0/y1, station 2 x1/y0, station 3 x7/y6, station 4 x6/y7
    x1/y1 = 6f, x2/y1 = 2b, x3/y1 = 2b, x4/y1 = 2b, x5/y1 = 2b, x6/y1 = 1c
    x1/y2 = 1b, x2/y2 = 2b, x3/y2 = 2b, x4/y2 = 2b, x5/y2 = 2b, x6/y2 = 1d
    x1/y3 = 1a, x2/y3 = 2b, x3/y3 = 2b, x4/y3 = 2b, x5/y3 = 2b, x6/y3 = 1c
    x1/y4 = 1b, x2/y4 = 2b, x3/y4 = 2b, x4/y4 = 2b, x5/y4 = 2b, x6/y4 = 1d
    x1/y5 = 1a, x2/y5 = 2b, x3/y5 = 2b, x4/y5 = 2b, x5/y5 = 2b, x6/y5 = 1c
    x6/y6 = 6a";

#[test]
fn r44_scores_are_graded_from_40_50_and_60_but_not_by_post() {
    use Grade::{Excellent, Good, Okay};
    let tally = |rules: RuleSet, shares: &str| {
        let file = format!("30-rails {rules}{}{shares}", LONG.replace(", ", "\n"));
        Tally::of(&read::<SheetFile>(&file).sheet, rules)
    };
    for (score, grade) in [
        (0, None),
        (39, None),
        (40, Some(Okay)),
        (49, Some(Okay)),
        (50, Some(Good)),
        (59, Some(Good)),
        (60, Some(Excellent)),
        (66, Some(Excellent)),
    ] {
        // Shares say how much of the lines counts.
        let half = score / 2;
        let tally = tally(RuleSet::Advanced, &format!("\nshares 1-3 {half}\nshares 2-4 {}", score - half));
        assert_eq!((tally.total(), tally.grade()), (score, grade));
    }
    assert_eq!([Okay, Good, Excellent].map(|it| it.to_string()), ["okay", "good", "excellent"]);
    for (rules, grade) in [(RuleSet::Basic, Some(Excellent)), (RuleSet::Postal, None)] {
        assert_eq!((tally(rules, "").total(), tally(rules, "").grade()), (136, grade), "{rules}");
    }
    assert_eq!(RULES.map(|it| it.grades().len()), [3, 3, 0]);
}
