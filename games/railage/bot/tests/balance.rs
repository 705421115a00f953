//! What the example `balance` counts on a map, derived by hand.

#[path = "../examples/balance/lines.rs"]
mod lines;

use railage::{FIRST_MAP_TEXTS, MAP_TEXTS, Map};

use lines::{most_lines, shortest_lines};

/// Three cities around a brook.
///
/// A3 touches A and C; from A to B, A2 or A3 and then B2; from B to C, B2 and then A3. Mines beside land: M2 beside A1
/// and C1, M6 beside C1, M1 and M3 beside B1, M4 beside B3.
const VALLEY: &str = "\
map valley
row A1p A=7 A2f M1  B1h
row   M2  A3h B2p B=6 M3
row C1f C=8 ~~  B3f M4
row   M6  M5  C2h C3p ~~
die 1 plain plain
die 2 forest forest
die 3 hill hill
die 4 plain forest
die 5 forest hill
die 6 hill plain
columns 6
upper 2 factor 3
upper 3 extra
lower 1 branch
";

#[test]
fn the_shortest_line_between_two_cities() {
    let map = Map::read(VALLEY).expect("a map");
    let shortest: Vec<_> =
        shortest_lines(&map).into_iter().map(|((from, to), n)| (from.to_string(), to.to_string(), n)).collect();
    let expected = [("A", "B", 2), ("A", "C", 1), ("B", "C", 2)];
    assert_eq!(shortest, expected.map(|(from, to, n)| (from.to_owned(), to.to_owned(), n)));
}

#[test]
fn lines_that_can_leave_a_city_at_the_same_time_share_neither_land_nor_their_end() {
    let map = Map::read(VALLEY).expect("a map");
    let most: Vec<_> = map.cities().iter().map(|it| (it.to_string(), most_lines(&map, it))).collect();
    // A: M2 over A1, B over A2 and B2, C over A3. B: M1 over B1, A over B2, M4 over B3. C: M2 over C1, A over A3.
    assert_eq!(most, [("A", 3), ("B", 3), ("C", 2)].map(|(city, n)| (city.to_owned(), n)));
    // Without A1 none leads to the mine.
    let wet = Map::read(&VALLEY.replace("row A1p", "row ~~ ")).expect("a map");
    assert_eq!(most_lines(&wet, wet.cities().first().expect("A")), 2);
}

/// How many pairs of cities can be joined, how many of them with one dot, and the most lines of a city.
fn told(text: &str) -> (usize, usize, u8) {
    let map = Map::read(text).expect("a map");
    let pairs = shortest_lines(&map);
    let most = map.cities().iter().map(|it| most_lines(&map, it)).max().expect("cities");
    (pairs.len(), pairs.values().filter(|it| **it == 1).count(), most)
}

#[test]
fn todays_maps_have_fewer_near_cities_than_the_first_ones_and_room_for_six_lines() {
    let (river, lake) = (told(FIRST_MAP_TEXTS[0]), told(FIRST_MAP_TEXTS[1]));
    assert_eq!((river, (lake.0, lake.1)), ((59, 24, 5), (46, 20)));
    assert_eq!(MAP_TEXTS.map(told), [(48, 12, 6), (46, 10, 6)]);
}
