//! How many ways there are, counted by hand, by a second program, and by the game.

use crate::common::{READY, STATIONS, actions, chances, play, seat};
use kernel::perft;
use streetcar::settle;
use track::{Border, Square, SquareSet};

/// The number of sequences of so many events after these lines.
#[track_caller]
fn check(lines: &str, depth: u32, expected: u64) {
    assert_eq!(perft(play(lines).state(), depth), expected, "{lines}, {depth} events on");
}

#[test]
fn the_stations() {
    // 24 border squares, then 18 on the other sides, 12, 6; which is 4! sides times 6^4 squares.
    check("seats 1", 1, 24);
    check("seats 1", 2, 24 * 18);
    check("seats 1", 3, 24 * 18 * 12);
    check("seats 1", 4, 31_104);
    assert_eq!(24 * 18 * 12 * 6, 24 * 1_296);
    // Two players in any order: one after the other in either order, or one of them twice.
    check("seats 2", 1, 2 * 24);
    check("seats 2", 2, 2 * 24 * 24 + 2 * 24 * 18);
    // All three by one; two by one and one by the other, who comes first, second or third.
    check("seats 2", 3, 2 * (24 * 18 * 12) + 2 * 3 * (24 * 18) * 24);
}

#[test]
fn the_zones_come_in_six_to_the_sixth_ways() {
    let lines = format!("seats 1, 0 stations {STATIONS}");
    check(&lines, 1, 6);
    check(&lines, 3, 216);
    check(&lines, 6, 46_656);
    // Each of these ways leaves six zones, one of which goes back.
    check(&lines, 7, 6 * 46_656);
}

#[test]
fn the_choices_with_all_zones_in_column_3() {
    // Whichever goes back, the squares beside it in columns 2 and 4 are lost, which leaves ten; its own square touches the
    // zone above or below it.
    let lines = format!("seats 1, 0 stations {STATIONS}, zones 3 3 3 3 3 3");
    check(&lines, 1, 6);
    check(&lines, 2, 6 * 11);
    check(&lines, 3, 6 * 11 * 72);
}

#[test]
fn the_choices_with_all_zones_on_the_diagonal() {
    // The squares beside the diagonal, five above and five below it, touch two zones each, so taking one back changes
    // nothing; the square of the zone that went back touches none.
    check(&format!("seats 1, 0 stations {STATIONS}, zones 1 2 3 4 5 6"), 2, 6 * 10);
}

#[test]
fn the_choices_with_zones_that_moved() {
    // In front of all four stations: x4/y2, x1/y2, x1/y3, x2/y4, x5/y5 and x2/y5, with these squares beside them:
    // x4/y2: x4/y1, x3/y2, x5/y2, x4/y3. x1/y2: x1/y1, x2/y2. x1/y3: x2/y3, x1/y4. x2/y4: x2/y3, x1/y4, x3/y4. x5/y5:
    // x5/y4, x4/y5, x6/y5, x5/y6. x2/y5: x1/y5, x3/y5, x2/y6. Together 4 + 2 + 2 + 1 + 4 + 3 = 16 different ones.
    // Lost with x4/y2: 4. With x1/y2: x1/y1 and x2/y2, but x1/y2 itself is beside x1/y3. With x1/y3: nothing, because
    // x2/y4 touches x2/y3 and x1/y4; x1/y3 itself is beside x1/y2. With x2/y4: x3/y4; x2/y4 itself is beside x2/y5. With
    // x5/y5: 4. With x2/y5: 3; x2/y5 itself is beside x2/y4.
    let expected = (16 - 4) + (16 - 2 + 1) + (16 + 1) + (16 - 1 + 1) + (16 - 4) + (16 - 3 + 1);
    assert_eq!(expected, 86);
    check(&format!("seats 1, 0 stations {STATIONS}, zones 4 1 1 1 6 2"), 2, expected);
}

/// The empty squares in row and column 1 to 6 of [`READY`], by hand: row 1 has x1, x4, x5, x6 and column 1 all, one in both:
/// 4 + 6 - 1. Row 2 has five and column 2 five, x2/y2 in both: 9. Row 3 five and column 3 one: 6. Rows 4 and 5 five, columns
/// six, one in both: 10. Row 6 six and column 6 six, one in both: 11.
const NEAR: [u64; 6] = [9, 9, 6, 10, 10, 11];

/// How many ways round each shape has.
const WAYS: [u64; 12] = [2, 4, 4, 4, 4, 2, 4, 4, 1, 1, 2, 2];

#[test]
fn the_first_turn() {
    assert_eq!((NEAR.iter().sum::<u64>(), WAYS.iter().sum::<u64>()), (55, 34));
    check(READY, 1, 12 * 6);
    // For every side of the die its squares with every shape every way round, or thirty squares face down.
    check(READY, 2, 55 * 34 + 72 * 30);
    for (shape, ways) in "SCRLYDWTOXZM".chars().zip(WAYS) {
        for (die, near) in (1..).zip(NEAR) {
            let table = play(&format!("{READY}, . draw {shape} {die}"));
            assert_eq!(actions(&table, 0).len() as u64, near * ways + 30, "{shape} {die}");
        }
    }
}

#[test]
fn the_second_draw() {
    // Of O, X, Z and M there is one each, so after it eleven shapes are left; of the others twelve.
    let n_places = |die: usize, shape: usize| NEAR[die] * WAYS[shape] + 30;
    let after = |shape: usize| if shape >= 8 { 66 } else { 72 };
    let expected: u64 = (0..6).flat_map(|die| (0..12).map(move |shape| n_places(die, shape) * after(shape))).sum();
    check(READY, 3, expected);
    assert_eq!(expected, (55 * 34 + 72 * 30) * 72 - (55 * 6 + 24 * 30) * 6);
}

#[test]
fn the_last_turn_has_one_square() {
    let mut lines = READY.to_owned();
    let free: Vec<_> = play(READY).state().board(seat(0)).free().into_iter().collect();
    for (shape, square) in "SSSSSSSCCCCCCCRRRRLLLLYYYDDWW".chars().zip(&free) {
        lines = format!("{lines}, . draw {shape} {}, 0 {square} = {shape}a", square.x());
    }
    // Left are two T, and one each of O, X, Z and M; the last square takes each of them every way round, or face down.
    check(&lines, 1, 5 * 6);
    check(&lines, 2, 6 * ((4 + 1) + (1 + 1) + (1 + 1) + (2 + 1) + (2 + 1)));
    check(&lines, 3, 0);
    let chances = chances(&play(&lines));
    assert_eq!(chances.iter().map(|it| it.1).sum::<u32>(), 6 * 6);
}

/// The rulings about zones, told once more: a list of squares to try, in order, of which the first that is free and not in
/// front of a station is taken.
fn settle_by_list(rolled: (u8, u8), stations: &[(u8, u8)], taken: &[(u8, u8)]) -> (u8, u8) {
    let (x, y) = rolled;
    let has = |station: (u8, u8)| stations.contains(&station);
    let mut tries = vec![rolled];
    if has((0, y)) && x == 1 {
        tries.extend((2..=6).map(|x| (x, y)));
    } else if has((7, y)) && x == 6 {
        tries.extend((1..=5).rev().map(|x| (x, y)));
    } else if has((x, 0)) && y == 1 {
        tries.extend((2..=6).map(|y| (x, y)));
    } else if has((x, 7)) && y == 6 {
        tries.extend((1..=5).rev().map(|y| (x, y)));
    }
    tries.extend((x + 1..=6).chain(1..x).map(|x| (x, y)));
    let is_front = |it: &(u8, u8)| {
        let (x, y) = *it;
        (x == 1 && has((0, y))) || (x == 6 && has((7, y))) || (y == 1 && has((x, 0))) || (y == 6 && has((x, 7)))
    };
    tries.into_iter().find(|it| !taken.contains(it) && !is_front(it)).expect("a row is never full")
}

#[test]
fn zones_settle_as_the_list_of_squares_says() {
    let mut rng = fastrand::Rng::with_seed(1);
    let mut n_off = 0;
    // Every place of the four stations, 6^4, with some dice each: any, or mostly the same, so that zones get in each
    // other's way.
    for n in 0..1_296_usize {
        let places = [n % 6, n / 6 % 6, n / 36 % 6, n / 216];
        let borders = [0, 1, 2, 3].map(|side| Border::at(side * 6 + places[side]));
        let stations: Vec<_> = borders.iter().flatten().map(|it| (it.x(), it.y())).collect();
        for round in 0..60 {
            let usual = places[2 * (round % 2)] as u8 + 1;
            let mut taken = Vec::new();
            let mut zones = SquareSet::EMPTY;
            for y in 1..=6 {
                let x = if round < 20 || rng.u8(..5) == 0 { rng.u8(1..=6) } else { usual };
                let expected = settle_by_list((x, y), &stations, &taken);
                let settled = settle(Square::new(x, y).expect("a square"), borders, zones);
                assert_eq!((settled.x(), settled.y()), expected, "{stations:?}, {taken:?}, x{x}/y{y}");
                n_off += u32::from(y == 6 && stations.contains(&(x, 7)) && expected.1 == 6 && (2..=5).contains(&x));
                taken.push(expected);
                zones = zones.with(settled);
            }
            assert_eq!(zones.len(), 6);
        }
    }
    assert!(n_off > 30, "some tiles would have moved off the board: {n_off}");
}
