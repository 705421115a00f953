//! The sentences about the postal game but for the lots, R53 to R60.

use crate::common::{
    self, actions, chances, check, check_score, go_on, not_your_turn, play, read, rule, say, seat, square, waiting,
};
use kernel::{Game as _, Refused, Seat, Turn, Viewer};
use thirty::{Action, Pair, Part, Refusal, Roll, RuleSet, Station};

const ROLLED: &str = "postal seats 1, mountains 6 6 6 6 6 6";

/// Mountains in column 6 but for the top right corner, where the mine is.
const READY: &str = "postal seats 1, mountains 6 6 6 6 6 6, 0 skip y1, 0 mine x6/y1, 0 town A x0/y1, 0 town B x1/y0,
    0 town C x7/y2, 0 town D x1/y7, 0 bonus x4/y3";

const SECOND: &str = "1 skip y1, 1 mine x6/y1, 1 town A x0/y1, 1 town B x1/y0, 1 town C x7/y2, 1 town D x1/y7,
    1 bonus x4/y3";

/// What the sheet of a picture comes to by the postal rules.
#[track_caller]
fn check_sheet(picture: &str, expected: &str) {
    check_score(RuleSet::Postal, picture, "", expected);
}

fn part(text: &str) -> Part {
    let parts = Part::ALL.into_iter().find(|it| it.to_string() == text);
    parts.expect("a part of the setup")
}

#[test]
fn r53_towns_a_to_d_take_the_place_of_stations_1_to_4() {
    for (number, letter) in (1..).zip(['A', 'B', 'C', 'D']) {
        let station = Station::new(number).expect("a station");
        assert_eq!(station.letter(), letter);
        assert_eq!(read::<Action>(&format!("town {letter} x0/y4")), read(&format!("station {number} x0/y4")));
        let small = letter.to_ascii_lowercase();
        assert_eq!(read::<Action>(&format!("town {small} x0/y4")), read(&format!("station {number} x0/y4")));
    }
    assert!("town E x0/y4".parse::<Action>().is_err());
    let pairs = ["A-B", "A-C", "A-D", "B-C", "B-D", "C-D"];
    for ((pair, letters), points) in Pair::ALL.into_iter().zip(pairs).zip([1, 2, 3, 3, 4, 5]) {
        let (from, to) = pair.ends();
        assert_eq!(format!("{}-{}", from.letter(), to.letter()), letters);
        assert_eq!(thirty::points(pair), points);
    }
    // Town A in the west, B in the north, C in the east: as stations 1, 2 and 3 of the same map.
    check_sheet(
        "       .   2   .   .   .   .
         .    ^^  2a  ..  ..  ..  ..  .
         1    2b  6d  2b  2b* 6b  2b  3
         .    ..  ..  ..  ..  MM  ^^  .
         .    ..  ..  ..  ..  ..  ^^  .
         .    ..  ..  ..  ..  ..  ^^  .
         .    ..  ..  ..  ..  ..  ^^  .
               .   .   .   4   .   .      ",
        "1-2 1+3=4, 1-3 2+6+2=10, mine 3=2, total 16",
    );
}

#[test]
fn r54_the_setup_may_be_done_in_any_order() {
    for order in [
        ["town A x0/y1", "town B x1/y0", "town C x7/y2", "town D x1/y7", "skip y1", "mine x6/y1", "bonus x4/y3"],
        ["bonus x4/y3", "mine x5/y1", "skip y6", "town D x1/y7", "town C x7/y2", "town B x1/y0", "town A x0/y1"],
        ["mine x5/y3", "town B x1/y0", "bonus x1/y1", "town A x0/y1", "skip none", "town D x1/y7", "town C x7/y2"],
    ] {
        let mut table = play(ROLLED);
        for (n, action) in order.iter().enumerate() {
            assert_eq!(waiting(&table), [0], "{n} of 7 are in");
            go_on(&mut table, &format!("0 {action}"));
        }
        assert_eq!(table.state().turn(), Turn::Chance);
    }
    // Every part is done once.
    let most = "0 skip y1, 0 mine x6/y1, 0 town A x0/y1, 0 bonus x4/y3";
    for (again, name) in [
        ("0 skip y2", "skip"),
        ("0 skip none", "skip"),
        ("0 mine x5/y3", "mine"),
        ("0 town A x1/y0", "station 1"),
        ("0 bonus x1/y1", "bonus"),
    ] {
        check(&format!("{ROLLED}, {most}"), again, &rule(Refusal::PartDone { part: part(name) }));
    }
    check(&format!("{ROLLED}, {most}"), "0 town B x0/y2", &rule(Refusal::SideTaken));
    check(&format!("{ROLLED}, {most}"), "0 x1/y1 = 1a", &rule(Refusal::SetupFirst));
}

#[test]
fn r54_one_mountain_may_be_removed_or_none() {
    let others = "0 mine x5/y3, 0 town A x0/y1, 0 town B x1/y0, 0 town C x7/y2, 0 town D x1/y7, 0 bonus x4/y3";
    let table = play(&format!("{ROLLED}, {others}, 0 skip none"));
    assert_eq!(table.state().sheet(Seat::FIRST).mountains().len(), 6);
    let table = play(&format!("{ROLLED}, {others}, 0 skip y1"));
    assert_eq!(table.state().sheet(Seat::FIRST).mountains(), common::squares("x6/y2 x6/y3 x6/y4 x6/y5 x6/y6"));
}

#[test]
fn r54_mountains_count_as_standing_until_one_is_removed() {
    // The mine may go beside any of the six, but then the only one beside it stays.
    let mine = format!("{ROLLED}, 0 mine x5/y3");
    check(&mine, "0 skip y3", &rule(Refusal::MineNeedsMountain { y: 3 }));
    check(&mine, "0 skip y2", &Ok(()));
    check(&mine, "0 skip none", &Ok(()));
    // In a row of mountains 3, 2, 6 the square x2/y1 touches x3/y1 and x2/y2: either may go.
    let between = "postal seats 1, mountains 3 2 6 2 2 4, 0 mine x2/y1";
    check(between, "0 skip y1", &Ok(()));
    check(between, "0 skip y2", &Ok(()));
    // No mine and no bonus square on a mountain that stands; where it was removed they may be.
    let corner = square("x6/y1");
    check(ROLLED, "0 mine x6/y1", &rule(Refusal::NotEmpty { square: corner }));
    check(ROLLED, "0 bonus x6/y1", &rule(Refusal::NotEmpty { square: corner }));
    check(&format!("{ROLLED}, 0 skip y1"), "0 mine x6/y1", &Ok(()));
    check(&format!("{ROLLED}, 0 skip y1"), "0 bonus x6/y1", &Ok(()));
    // Beside a mountain that was removed the mine stands alone.
    check(&format!("{ROLLED}, 0 skip y1"), "0 mine x5/y1", &rule(Refusal::MineAlone { square: square("x5/y1") }));
    // The mine and the bonus square are never the same, whichever comes first.
    check(&format!("{ROLLED}, 0 bonus x5/y3"), "0 mine x5/y3", &rule(Refusal::MineOnBonus { square: square("x5/y3") }));
    check(&mine, "0 bonus x5/y3", &rule(Refusal::NotEmpty { square: square("x5/y3") }));
    assert!(!actions(&play(&format!("{ROLLED}, 0 bonus x5/y3")), 0).contains(&"mine x5/y3".to_owned()));
}

#[test]
fn r55_ten_rounds_of_three_rolls_after_the_setup() {
    // Nothing is rolled while somebody sets up.
    let two = READY.replace("seats 1", "seats 2");
    assert_eq!(waiting(&play(&two)), [1]);
    check(&two, ". roll 1 1", &Err(Refused::NoChanceDue));
    let mut table = play(READY);
    for round in 1..=10 {
        for n in 1..=3 {
            assert_eq!(waiting(&table), [0; 0], "round {round}, roll {n}");
            assert_eq!(chances(&table).len(), 36);
            assert_eq!(say(&mut table.clone(), "0 x1/y1 = 1a"), not_your_turn(0));
            go_on(&mut table, &format!(". roll {} {n}", round % 6 + 1));
        }
        let view = table.state().view(Viewer::Public);
        assert_eq!((view.rolls.len(), usize::from(view.n_rolls)), (3, 3 * round));
        for _ in 1..=3 {
            assert_eq!(say(&mut table.clone(), ". roll 1 1"), Err(Refused::NoChanceDue));
            let first = actions(&table, 0)[0].clone();
            go_on(&mut table, &format!("0 {first}"));
        }
    }
    assert_eq!(table.state().turn(), Turn::Over);
    assert_eq!(table.state().sheet(Seat::FIRST).track().count(), 30);
}

#[test]
fn r56_the_three_placements_are_carried_out_in_the_order_of_the_rolls() {
    let rolls = [(1, 1), (2, 2), (3, 3)].map(|(white, colour)| Roll::new(white, colour).expect("a roll"));
    let mut lines = format!("{READY}, . roll 1 1, . roll 2 2, . roll 3 3");
    let wrong = |roll: Roll| rule(Refusal::WrongPiece { colour: roll.colour(), can_override: false });
    check(&lines, "0 x1/y2 = 2a", &wrong(rolls[0]));
    check(&lines, "0 x1/y3 = 3a", &wrong(rolls[0]));
    check(&lines, "0 x2/y2 = 1a", &rule(Refusal::OffTheRoll { roll: rolls[0], can_override: false }));
    lines += ", 0 x1/y2 = 1a";
    check(&lines, "0 x1/y2 = 2a", &rule(Refusal::NotEmpty { square: square("x1/y2") }));
    check(&lines, "0 x1/y1 = 1a", &rule(Refusal::OffTheRoll { roll: rolls[1], can_override: false }));
    check(&lines, "0 x2/y1 = 1a", &wrong(rolls[1]));
    lines += ", 0 x2/y1 = 2a";
    check(&lines, "0 x3/y1 = 2a", &wrong(rolls[2]));
    check(&lines, "0 x3/y1 = 3a", &Ok(()));
    assert_eq!(play(&lines).state().view(Viewer::Public).rolls, rolls);
    // A player may be ahead of another.
    let two = READY.replace("seats 1", "seats 2");
    let mut table = play(&format!("{two}, {SECOND}, . roll 1 1, . roll 2 2, . roll 3 3"));
    go_on(&mut table, "1 x1/y1 = 1a, 1 x2/y2 = 2a, 0 x1/y1 = 1a, 1 x3/y3 = 3a");
    assert_eq!(waiting(&table), [0]);
    go_on(&mut table, "0 x2/y2 = 2a, 0 x3/y3 = 3a");
    assert_eq!(table.state().turn(), Turn::Chance);
    assert_eq!(table.state().sheet(seat(0)).track().collect::<Vec<_>>().len(), 3);
}

#[test]
fn r57_placing_is_as_in_the_basic_game_without_overrides_and_without_shares() {
    let rolled = format!("{READY}, . roll 4 2, . roll 4 2, . roll 6 1");
    let roll = Roll::new(4, 2).expect("a roll");
    check(&rolled, "0 x4/y4 = 2a", &Ok(()));
    check(&rolled, "0 x1/y4 = 2b", &Ok(()));
    // The free bonus square.
    check(&rolled, "0 x4/y3 = 2a", &Ok(()));
    check(&format!("{rolled}, 0 x4/y3 = 2a"), "0 x4/y3 = 2a", &rule(Refusal::NotEmpty { square: square("x4/y3") }));
    check(&rolled, "0 x3/y3 = 2a", &rule(Refusal::OffTheRoll { roll, can_override: false }));
    check(&rolled, "0 x4/y4 = 1a", &rule(Refusal::WrongPiece { colour: roll.colour(), can_override: false }));
    check(&rolled, "0 x6/y4 = 2a", &rule(Refusal::NotEmpty { square: square("x6/y4") }));
    for line in ["x3/y3 = 2a override white", "x4/y4 = 1a override colour", "x3/y3 = 1a override both"] {
        check(&rolled, &format!("0 {line}"), &rule(Refusal::NoOverrides));
    }
    check(&rolled, "0 shares 2-4 cross x4/y4", &rule(Refusal::NoShares));
}

/// Station 1 to station 2 by the crossover x2/y2 on the bonus square, which is passed twice.
const TWICE: &str = "       .   2   .   .   .   .
     .    ..  2a  ..  ..  MM  ^^  .
     1    2b  4a* 1c  ..  ..  ..  4
     .    ..  1a  1d  ..  ..  ^^  .
     .    ..  ..  ..  ..  ..  ^^  .
     .    ..  ..  ..  ..  ..  ^^  .
     .    ..  ..  ..  ..  ..  ^^  .
           .   .   .   3   .   .      ";

#[test]
fn r58_the_bonus_is_two_points_for_one_passage_and_four_for_two() {
    check_sheet(TWICE, "1-2 1+7+4=12, total 12");
    // The bonus on x3/y3, which is passed once, or elsewhere.
    let once = TWICE.replace("4a*", "4a ").replace("1a  1d", "1a  1d*");
    check_sheet(&once, "1-2 1+7+2=10, total 10");
    let nowhere = TWICE.replace("4a*", "4a ").replace("1a  1d  ..", "1a  1d  ..*");
    check_sheet(&nowhere, "1-2 1+7=8, total 8");
}

#[test]
fn r58_the_shortest_line_counts_even_if_a_longer_one_passes_the_bonus_square_twice() {
    // At x3/y2 the line may also turn up to x3/y1 and x2/y1: five squares with one passage, 1+5+2, though the seven squares
    // with two passages would be worth 1+7+4.
    check_sheet(
        "       .   2   .   .   .   .
         .    ..  6a  1c  ..  MM  ^^  .
         1    2b  4a* 5d  ..  ..  ..  4
         .    ..  1a  1d  ..  ..  ^^  .
         .    ..  ..  ..  ..  ..  ^^  .
         .    ..  ..  ..  ..  ..  ^^  .
         .    ..  ..  ..  ..  ..  ^^  .
               .   .   .   3   .   .      ",
        "1-2 1+5+2=8, total 8",
    );
}

#[test]
fn r59_among_equally_short_lines_the_best_for_the_player_counts() {
    // At x3/y2 the line either turns down into the loop and comes back through the crossover, or goes on over x4/y2,
    // x4/y1 and x3/y1: seven squares each, but two passages of the bonus square against one.
    let picture = "       .   2   .   .   .   .
         .    ..  6a  2b  1c  MM  ^^  .
         1    2b  4a* 6h  1d  ..  ..  4
         .    ..  1a  1d  ..  ..  ^^  .
         .    ..  ..  ..  ..  ..  ^^  .
         .    ..  ..  ..  ..  ..  ^^  .
         .    ..  ..  ..  ..  ..  ^^  .
               .   .   .   3   .   .      ";
    check_sheet(picture, "1-2 1+7+4=12, total 12");
    check_score(RuleSet::Basic, picture, "", "1-2 1+7+2=10, total 10");
    // With the bonus square on one way only, that way counts.
    let upper = picture.replace("4a*", "4a ").replace("6a  2b ", "6a  2b*");
    check_sheet(&upper, "1-2 1+7+2=10, total 10");
    let lower = picture.replace("4a*", "4a ").replace("1a  1d ", "1a* 1d ");
    check_sheet(&lower, "1-2 1+7+2=10, total 10");
}

#[test]
fn r60_the_mine_brings_its_points_and_no_length_and_no_bonus() {
    // Three squares over the bonus square to the mine: two points and nothing else.
    check_sheet(
        "       .   .   .   4   .   .
         .    ^^  ..  ..  ..  ..  ..  .
         .    ^^  ..  ..  ..  ..  ..  .
         1    2b  2b* 2b  MM  ^^  ..  2
         .    ^^  ..  ..  ..  ..  ..  .
         .    ^^  ..  ..  ..  ..  ..  .
         .    ^^  ..  ..  ..  ..  ..  .
               .   .   .   3   .   .      ",
        "mine 1=2, total 2",
    );
    // The same for all four, as in the basic game.
    check_sheet(
        "       .   .   .   .   4   .
         .    ^^  ..  ..  ..  2a  ..  .
         .    ..  ..  ^^  ..  2a  ..  .
         1    2b  2b  MM  2b* 6d  2b  2
         .    ^^  ..  2a  ..  ..  ..  .
         .    ^^  ..  2a  ..  ..  ..  .
         .    ^^  ..  2a  ..  ..  ..  .
               .   .   3   .   .   .      ",
        "mine 1 2 3 4=20, total 20",
    );
}
