//! The sentences about the advanced game, R46 to R52.

use crate::common::{actions, check, check_score, go_on, not_your_turn, play, rule, say, square, waiting};
use kernel::{Game as _, Seat, Table, Turn};
use thirty::{Mark, Pair, Refusal, Roll, RuleSet, Thirty};
use track::Square;

/// Mountains in column 6 but for the top right corner, where the mine is.
const READY: &str = "advanced seats 1, mountains 6 6 6 6 6 6, 0 skip y1, 0 mine x6/y1, 0 station 1 x0/y1,
    0 station 2 x1/y0, 0 station 3 x7/y2, 0 station 4 x1/y7, 0 bonus x4/y3";

/// The shares of all six pairs.
fn shares(table: &Table<Thirty>) -> [u8; 6] {
    Pair::ALL.map(|it| table.state().sheet(Seat::FIRST).shares(it))
}

/// What the sheet of a picture with these purchases comes to by the advanced rules.
#[track_caller]
fn check_sheet(picture: &str, shares: &str, expected: &str) {
    check_score(RuleSet::Advanced, picture, shares, expected);
}

#[test]
fn r46_there_are_no_overrides() {
    let rolled = format!("{READY}, . roll 4 2");
    let roll = Roll::new(4, 2).expect("a roll");
    check(&rolled, "0 x3/y3 = 2a override white", &rule(Refusal::NoOverrides));
    check(&rolled, "0 x4/y4 = 1a override colour", &rule(Refusal::NoOverrides));
    check(&rolled, "0 x3/y3 = 1a override both", &rule(Refusal::NoOverrides));
    check(&rolled, "0 x4/y4 = 2a override white", &rule(Refusal::NoOverrides));
    check(&rolled, "0 x3/y3 = 2a", &rule(Refusal::OffTheRoll { roll, can_override: false }));
    check(&rolled, "0 x4/y4 = 1a", &rule(Refusal::WrongPiece { colour: roll.colour(), can_override: false }));
    check(&rolled, "0 x4/y4 = 2a", &Ok(()));
}

#[test]
fn r47_the_higher_die_is_added_to_the_shares_of_one_pair() {
    for (white, colour, higher) in [(2, 5, 5), (5, 2, 5), (6, 1, 6), (1, 6, 6), (3, 3, 3), (1, 1, 1)] {
        let table = play(&format!("{READY}, . roll {white} {colour}, 0 shares 2-4 cross x1/y1"));
        assert_eq!(shares(&table), [0, 0, 0, 0, higher, 0]);
        assert_eq!(table.state().turn(), Turn::Chance, "instead of laying track");
        assert_eq!(table.state().sheet(Seat::FIRST).n_turns(), 1);
    }
    // The example of the rulebook: 6 shares of 1-2 are there, 2 and 5 are rolled, which makes 11.
    let table = play(&format!("{READY}, . roll 6 6, 0 shares 1-2 cross x1/y1, . roll 2 5, 0 shares 1-2 cross x1/y2"));
    assert_eq!(shares(&table), [11, 0, 0, 0, 0, 0]);
    // Each pair has its own, in either order of its stations.
    let mut table = play(READY);
    for (n, pair) in (1..).zip(["1-2", "3-1", "1-4", "2-3", "4-2", "3-4"]) {
        go_on(&mut table, &format!(". roll {n} 1, 0 shares {pair} cross x1/y{n}"));
    }
    assert_eq!(shares(&table), [1, 2, 3, 4, 5, 6]);
    for wrong in ["shares 1-1 cross x1/y1", "shares 1-5 cross x1/y1", "shares 1-2", "shares 1-2 cross x0/y1"] {
        assert!(wrong.parse::<thirty::Action>().is_err(), "{wrong}");
    }
    // Only here: not in the basic game, not by post.
    let basic = READY.replace("advanced", "basic");
    check(&format!("{basic}, . roll 1 1"), "0 shares 1-2 cross x1/y1", &rule(Refusal::NoShares));
}

#[test]
fn r47_only_one_purchase_and_no_track_in_the_same_turn() {
    let bought = format!("{READY}, . roll 1 1, 0 shares 1-2 cross x1/y1");
    check(&bought, "0 x1/y2 = 1a", &not_your_turn(0));
    check(&bought, "0 shares 1-2 cross x1/y2", &not_your_turn(0));
    check(&format!("{READY}, . roll 1 1, 0 x1/y2 = 1a"), "0 shares 1-2 cross x1/y1", &not_your_turn(0));
}

#[test]
fn r48_that_any_empty_square_may_have_the_x_is_our_ruling() {
    testing::marks::assert_partly_ruled(env!("CARGO_MANIFEST_DIR"), "R48");
}

#[test]
fn r48_the_x_goes_on_any_empty_square_and_no_track_on_it() {
    let rolled = format!("{READY}, . roll 2 3, 0 x2/y2 = 3a, . roll 2 3");
    for target in Square::all() {
        // Any empty square, not only those of row and column 2; the bonus square too.
        let is_taken = target.x() == 6 || target == square("x2/y2");
        let expected = if is_taken { rule(Refusal::NotEmpty { square: target }) } else { Ok(()) };
        check(&rolled, &format!("0 shares 3-4 cross {target}"), &expected);
    }
    let crossed = format!("{READY}, . roll 2 3, 0 shares 3-4 cross x4/y4, . roll 4 3");
    assert_eq!(play(&crossed).state().sheet(Seat::FIRST).mark(square("x4/y4")), Mark::Cross);
    let taken = rule(Refusal::NotEmpty { square: square("x4/y4") });
    check(&crossed, "0 x4/y4 = 3a", &taken);
    check(&crossed, "0 shares 3-4 cross x4/y4", &taken);
    check(&crossed, "0 x4/y3 = 3a", &Ok(()));
}

#[test]
fn r49_without_an_empty_square_there_are_no_shares_to_buy() {
    // The first has six mountains, so 29 squares, and buys shares on each of 29 turns; the second has 30.
    let mut table = play(&format!(
        "{}, 1 skip y1, 1 mine x6/y1, 1 station 1 x0/y1, 1 station 2 x1/y0, 1 station 3 x7/y2, 1 station 4 x1/y7,
        1 bonus x4/y3",
        READY.replace("seats 1", "seats 2").replace("0 skip y1, 0 mine x6/y1", "0 skip none, 0 mine x5/y1")
    ));
    for turn in 1..=29 {
        go_on(&mut table, &format!(". roll {} 1", turn % 6 + 1));
        for n in [0, 1] {
            let buy = actions(&table, n).into_iter().find(|it| it.starts_with("shares 1-2")).expect("shares to buy");
            go_on(&mut table, &format!("{n} {buy}"));
        }
    }
    assert_eq!(table.state().sheet(Seat::FIRST).free().len(), 0);
    go_on(&mut table, ". roll 6 6");
    assert_eq!(waiting(&table), [1]);
    assert_eq!(say(&mut table, "0 shares 1-2 cross x1/y1"), not_your_turn(0));
    // The last square can be crossed out.
    assert_eq!(actions(&table, 1).iter().filter(|it| it.starts_with("shares")).count(), 6);
    go_on(&mut table, "1 shares 1-2 cross x5/y6");
    assert_eq!(table.state().turn(), Turn::Over);
    // The rolls of 29 turns were 2, 3, 4, 5, 6, 1 and so on: five times 2 to 6, and four times 1.
    assert_eq!(shares(&table), [5 * 20 + 4, 0, 0, 0, 0, 0]);
}

/// The scoring example of the rulebook: from 1 it is six squares to 2, ten over the bonus square to 3, and eight to 4.
/// Every cross belongs to one purchase.
const EXAMPLE: &str = "       .   .   .   .   2   .
     .    ^^  MM  ..  ..  2a  ..  .
     1    2b  2b  2b  6h  6d  1c  .
     .    ^^  XX  ..  2a  ..  2a  .
     .    ^^  XX  ..  2a  ..  2a* .
     .    ^^  XX  ..  2a  ..  2a  .
     .    ^^  XX  ..  2a  ..  1a  3
           .   .   .   4   .   .      ";

#[test]
fn r50_a_pair_scores_the_lower_of_its_sum_and_its_shares() {
    let (first, second) = ("1-2 1+6=7 shares 11 scores 7", "1-3 2+10+2=14 shares 8 scores 8");
    let expected = format!("{first}, {second}, 1-4 3+8=11 shares 0 scores 0, total 15");
    check_sheet(EXAMPLE, "1-2 5, 1-2 6, 1-3 6, 1-3 2", &expected);
    // As much as the sum, one less, and one more.
    for (purchases, shares, score) in [("1-2 6, 1-2 1", 7, 7), ("1-2 2, 1-2 4", 6, 6), ("1-2 3, 1-2 5", 8, 7)] {
        let third = format!("1-4 3+8=11 shares 7 scores 7, total {}", score + 7);
        let expected = format!("1-2 1+6=7 shares {shares} scores {score}, 1-3 2+10+2=14 shares 0 scores 0, {third}");
        check_sheet(EXAMPLE, &format!("{purchases}, 1-4 3, 1-4 4"), &expected);
    }
}

#[test]
fn r51_a_pair_without_shares_or_without_a_connection_scores_nothing() {
    // Shares of 2-3, 2-4 and 3-4, which are not connected, and none of those that are.
    let expected = "1-2 1+6=7 shares 0 scores 0, 1-3 2+10+2=14 shares 0 scores 0, 1-4 3+8=11 shares 0 scores 0";
    check_sheet(EXAMPLE, "2-3 6, 2-4 6, 3-4 6, 3-4 6", &format!("{expected}, total 0"));
    // A cross on the line itself: eleven shares of nothing.
    let broken =
        EXAMPLE.replace("1    2b", "1    XX").replace("^^  XX  ..  2a  ..  2a  .", "^^  ..  ..  2a  ..  2a  .");
    check_sheet(&broken, "1-2 5, 1-2 6, 1-3 1", "total 0");
}

#[test]
fn r52_the_mine_scores_as_in_the_basic_game() {
    let links = "       .   .   .   .   4   .
         .    ^^  ..  ..  ..  2a  ..  .
         .    ..  ..  ^^  ..  2a  ..  .
         1    2b  2b  MM  2b  6d  2b  2
         .    ^^  ..  2a  ..  ..  ..  .
         .    ^^  ..  2a  ..  ..  ..  .
         .    ^^  ..  2a  ..  ..  ..* .
               .   .   3   .   .   .      ";
    check_sheet(links, "", "mine 1 2 3 4=20, total 20");
    check_sheet(&links.replacen("2a", "XX", 1), "1-2 6", "mine 1 2 3=12, total 12");
    check_sheet(&links.replace("6d", "XX"), "1-2 6", "mine 1 3=6, total 6");
    check_sheet(&links.replace("2a", "..").replace("6d", ".."), "", "mine 1=2, total 2");
}
