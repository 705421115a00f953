//! How many ways there are, counted by hand and by the game.

use crate::common::{actions, play};
use kernel::{Game as _, Seat, Table, perft};
use thirty::{Action, Thirty};

/// The number of sequences of so many events after these lines.
#[track_caller]
fn check(lines: &str, depth: u32, expected: u64) {
    assert_eq!(perft(play(lines).state(), depth), expected, "{lines}, {depth} events on");
}

/// Mountains in column 3, the lowest left out, the mine at x2/y1: 30 empty squares.
fn ready(rules: &str) -> String {
    format!(
        "{rules} seats 1, mountains 3 3 3 3 3 3, 0 skip y6, 0 mine x2/y1, 0 station 1 x0/y4, 0 station 2 x2/y7,
        0 station 3 x7/y5, 0 station 4 x4/y0, 0 bonus x4/y3"
    )
}

#[test]
fn the_mountains_come_in_six_to_the_sixth_ways() {
    // Six columns for each of six rows.
    for rules in ["basic", "advanced", "postal"] {
        check(&format!("{rules} seats 1"), 1, 6);
        check(&format!("{rules} seats 3"), 2, 36);
        check(&format!("{rules} seats 1"), 6, 46_656);
    }
}

/// Counts the choices of mountain, mine and bonus square by going through all of them, and those of the stations at every
/// step, which do not depend on the rest.
fn count_setups(table: &Table<Thirty>) -> (u64, u64) {
    let (mut n_setups, mut n_stations) = (0, 1);
    let go = |table: &Table<Thirty>, action: Action| {
        let mut next = table.clone();
        next.act(Seat::FIRST, action).expect("it is listed");
        next
    };
    let list = |table: &Table<Thirty>| {
        let mut actions = Vec::new();
        table.state().actions(Seat::FIRST, &mut actions);
        actions
    };
    for skip in list(table) {
        let skipped = go(table, skip);
        for mine in list(&skipped) {
            let mut now = go(&skipped, mine);
            let mut product = 1;
            for _ in 0..4 {
                let stations = list(&now);
                product *= stations.len() as u64;
                now = go(&now, stations[stations.len() / 2]);
            }
            n_stations = product;
            n_setups += list(&now).len() as u64;
        }
    }
    (n_setups, n_stations)
}

#[test]
fn the_setups_with_all_mountains_in_column_3() {
    let table = play("basic seats 1, mountains 3 3 3 3 3 3");
    // Nothing left out: the mine goes anywhere in columns 2 and 4, 12 squares, and the bonus square on one of the
    // 36 - 6 - 1 = 29 squares that are left.
    // A mountain left out: columns 2 and 4 but for its row, 10 squares, and its own square, which touches the mountain
    // above or below; then 36 - 5 - 1 = 30 squares for the bonus.
    let expected = 12 * 29 + 6 * 11 * 30;
    assert_eq!(expected, 2_328);
    // The stations: 24 border squares, then 18 on the other sides, 12, 6; which is 4! sides times 6^4 squares.
    let stations = 24 * 18 * 12 * 6;
    assert_eq!(stations, 24 * 1_296);
    assert_eq!(count_setups(&table), (expected, stations));
    let lines = "basic seats 1, mountains 3 3 3 3 3 3";
    check(lines, 1, 7);
    check(lines, 2, 12 + 6 * 11);
    check(lines, 3, 78 * 24);
    check(lines, 4, 78 * 24 * 18);
    check(lines, 5, 78 * 24 * 18 * 12);
    check(lines, 6, 78 * stations);
    assert_eq!(expected * stations, 72_410_112);
}

#[test]
fn the_setups_with_all_mountains_on_the_diagonal() {
    // The squares beside the diagonal, 5 above and 5 below it, touch two mountains each, so leaving one out changes nothing;
    // the square of a mountain that was left out touches none.
    let table = play("advanced seats 1, mountains 1 2 3 4 5 6");
    assert_eq!(count_setups(&table), (10 * 29 + 6 * 10 * 30, 31_104));
}

#[test]
fn the_setups_with_mountains_far_apart() {
    // Mountains x1/y1, x6/y2, x1/y3, x6/y4, x1/y5, x6/y6: left x2/y1, x1/y2, x2/y3, x1/y4, x2/y5, x1/y6 and right x6/y1,
    // x5/y2, x6/y3, x5/y4, x6/y5, x5/y6, which makes 12. In each column the squares between two mountains, x1/y2, x1/y4,
    // x6/y3 and x6/y5, touch both; the others, with one mountain, are lost with it: of x1/y1 x2/y1; of x6/y2 x5/y2 and
    // x6/y1; of x1/y3 x2/y3; of x6/y4 x5/y4; of x1/y5 x2/y5 and x1/y6; of x6/y6 x5/y6. A square that becomes free touches
    // no other mountain.
    let table = play("basic seats 1, mountains 1 6 1 6 1 6");
    let left_out = (12 - 1) + (12 - 2) + (12 - 1) + (12 - 1) + (12 - 2) + (12 - 1);
    assert_eq!(count_setups(&table), (12 * 29 + left_out * 30, 31_104));
}

#[test]
fn by_post_the_parts_come_in_any_order() {
    let lines = "postal seats 1, mountains 3 3 3 3 3 3";
    // 7 removals, 12 mines, 24 places for each of four towns, 30 bonus squares.
    check(lines, 1, 7 + 12 + 4 * 24 + 30);
    // Removal and mine: 78 if the removal comes first. If the mine comes first, it touches the mountain of its own row
    // alone, which stays: 12 times 6. Removal and town: 7 times 96. Removal and bonus: 30 without a removal, 31 after one
    // if it comes first, 7 times 30 if it comes second. Mine and town: 12 times 96. Mine and bonus: 12 times 29 in
    // either order. Two towns: 96 times 3 times 18. Town and bonus: 96 times 30.
    let removal_first = 78 + 7 * 96 + (30 + 6 * 31);
    let mine_first = 12 * 6 + 12 * 96 + 12 * 29;
    let town_first = 96 * 7 + 96 * 12 + 96 * 3 * 18 + 96 * 30;
    let bonus_first = 30 * 7 + 12 * 29 + 30 * 96;
    check(lines, 2, removal_first + mine_first + town_first + bonus_first);
}

#[test]
fn two_players_set_up_in_any_order() {
    let lines = "basic seats 2, mountains 3 3 3 3 3 3";
    check(lines, 1, 2 * 7);
    // One after the other in either order, or one of them twice.
    check(lines, 2, 2 * 7 * 7 + 2 * 78);
    // All three by one; two by one and one by the other, who comes first, second or third.
    check(lines, 3, 2 * 1_872 + 2 * 3 * 78 * 7);
}

/// The number of legal actions after these lines: without an override, with white, with colour, with both, shares.
#[track_caller]
fn check_turn(lines: &str, expected: [usize; 5]) {
    let list = actions(&play(lines), 0);
    let ends = |end: &str| list.iter().filter(|it| it.ends_with(end)).count();
    let shares = list.iter().filter(|it| it.starts_with("shares")).count();
    let (white, colour, both) = (ends("override white"), ends("override colour"), ends("override both"));
    assert_eq!([list.len() - white - colour - both - shares, white, colour, both, shares], expected, "{lines}");
}

#[test]
fn the_first_placement_of_a_roll() {
    // White 4: row 4 has five empty squares, column 4 six, one of them in both: 10, and 20 elsewhere. Colour 6: 8 pieces
    // of 22. With both overrides left every piece on every square, 22 times 30, is legal in exactly one way.
    let basic = format!("{}, . roll 4 6", ready("basic"));
    check_turn(&basic, [10 * 8, 20 * 8, 10 * 14, 20 * 14, 0]);
    assert_eq!(actions(&play(&basic), 0).len(), 660);
    check_turn(&format!("{}, . roll 4 6", ready("advanced")), [10 * 8, 0, 0, 0, 30 * 6]);
    check_turn(&format!("{}, . roll 4 6, . roll 1 1, . roll 2 2", ready("postal")), [10 * 8, 0, 0, 0, 0]);
    // White 3: row 3 has five empty squares; in column 3 only the lowest is empty. Colour 2: 2 pieces.
    check_turn(&format!("{}, . roll 3 2", ready("basic")), [6 * 2, 24 * 2, 6 * 20, 24 * 20, 0]);
    // One square further on, x4/y4, and each override spent: 9 squares are left in the lines of 4, 29 in all.
    let next = |with: &str| format!("{}, . roll {with}, . roll 4 1", ready("basic"));
    check_turn(&next("4 2, 0 x4/y4 = 2a"), [9 * 4, 20 * 4, 9 * 18, 20 * 18, 0]);
    check_turn(&next("3 2, 0 x4/y4 = 2a override white"), [9 * 4, 0, 9 * 18, 0, 0]);
    check_turn(&next("4 3, 0 x4/y4 = 2a override colour"), [9 * 4, 20 * 4, 0, 0, 0]);
    check_turn(&next("3 3, 0 x4/y4 = 2a override both"), [9 * 4, 0, 0, 0, 0]);
}

/// The empty squares in row and column 1 to 6 of [`ready`], by hand: row 1 has x1, x4, x5, x6 and column 1 all, one in both:
/// 4 + 6 - 1. Row 2 has five and column 2 five, x2/y2 in both: 9. Row 3 five and column 3 one: 6. Rows 4 and 5 five, columns
/// six, one in both: 10. Row 6 six and column 6 six, one in both: 11.
const NEAR: [u64; 6] = [9, 9, 6, 10, 10, 11];

#[test]
fn all_rolls_and_first_placements() {
    let near: u64 = NEAR.iter().sum();
    assert_eq!(near, 55);
    // For every white die its squares with all 22 pieces, over the six coloured dice.
    check(&ready("basic"), 1, 36);
    check(&ready("basic"), 2, 36 * 660);
    check(&ready("advanced"), 2, 55 * 22 + 36 * 180);
    // By post the first of three rolls is placed first.
    check(&ready("postal"), 4, 55 * 22 * 36 * 36);
}

#[test]
fn the_last_turn_has_one_square() {
    // 29 squares are filled; the last, x3/y6, takes every piece with an override of the coloured die, or the rolled ones.
    let mut lines = ready("basic");
    for y in 1..=6 {
        for x in [1, 2, 4, 5, 6].into_iter().filter(|x| (*x, y) != (2, 1)) {
            lines = format!("{lines}, . roll {x} 2, 0 x{x}/y{y} = 2a");
        }
    }
    check(&lines, 1, 36);
    // White never matters: either the square lies in the lines, or those are full and any empty square may be chosen.
    check(&lines, 2, 36 * 22);
    // And then it is over.
    check(&lines, 3, 0);
    check(&lines.replacen("0 x1/y1 = 2a", "0 x1/y1 = 1a override colour", 1), 2, 6 * 22);
}
