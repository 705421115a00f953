//! A map for tests: a chain of wild cities on plain land, so that any roll does, and a few mines beside it.
//!
//! ```text
//!                M1 D2 D3 M2             M5 H2
//!   A A1 B B1 C C1 D D1 E E1 F F1 G G1 H H1 I I1 J J1 K K1 L L1 N N1 O O1 P
//!                M3 D4 D5 M4             M6 H3
//! ```

use kernel::Table;
use railage::{Map, Railage, Setup};

/// The tracks of both maps.
pub(crate) const TRACKS: &str = "upper 3 extra
upper 4 factor 3
upper 5 points 3
upper 6 extra
upper 7 extra
upper 8 factor 4
upper 10 points 5
upper 11 extra
upper 12 factor 5
upper 14 points 8
upper 15 factor 6
lower 1 branch
lower 2 points 3
lower 3 branch
lower 4 branch
lower 5 points 5
lower 6 branch";

/// The same without extra actions and points, so that lines are lines.
pub(crate) const PLAIN: &str = "upper 4 factor 3
upper 8 factor 4
upper 12 factor 5
upper 15 factor 6
lower 1 branch
lower 3 branch
lower 4 branch
lower 6 branch";

pub(crate) const CITIES: &str = "ABCDEFGHIJKLNOP";

/// The text of the map with these tracks.
pub(crate) fn text(tracks: &str) -> String {
    let chain: Vec<_> =
        CITIES.chars().map(|it| if it == 'P' { "P=*".to_owned() } else { format!("{it}=* {it}1p") }).collect();
    let side = |left: &str, middle: &str, right: &str| {
        // Five cells before the first mine, four between the second and the third.
        format!("{} {left} {middle} {} {right}", [".."; 5].join(" "), [".."; 4].join(" "))
    };
    let dice = [1, 2, 3, 4, 5, 6].map(|it| format!("die {it} plain plain\n")).concat();
    format!(
        "map comb\nrow {}\nrow {}\nrow {}\n{dice}columns 16\n{tracks}\n",
        side("M1 D2p D3p M2", "", "M5 H2p"),
        chain.join(" "),
        side("M3 D4p D5p M4", "", "M6 H3p"),
    )
}

/// A table on this map where these lines happened.
#[track_caller]
pub(crate) fn play_on(tracks: &str, n_seats: usize, lines: &str) -> Table<Railage> {
    play_text(&text(tracks), n_seats, lines)
}

/// A table on the map of this text where these lines happened.
#[track_caller]
pub(crate) fn play_text(text: &str, n_seats: usize, lines: &str) -> Table<Railage> {
    let map = Map::read(text).unwrap_or_else(|it| panic!("{it}"));
    let mut table = Table::new(Setup::new(map, n_seats).expect("some seats"));
    super::go_on(&mut table, lines);
    table
}

/// The same with the tracks of both maps, for one seat that starts in C.
#[track_caller]
pub(crate) fn play(lines: &str) -> Table<Railage> {
    play_on(TRACKS, 1, &format!(". seat 0 mine 1, 0 start C, {lines}"))
}

/// What the table says to `line` after `lines`; what it refuses must change nothing.
#[track_caller]
pub(crate) fn check(lines: &str, line: &str, expected: &super::Said) {
    let before = play(lines);
    let mut table = before.clone();
    assert_eq!(super::say(&mut table, line), *expected, "`{line}`");
    assert_eq!(table == before, expected.is_err(), "`{line}` changes the table exactly if it is allowed");
}

/// The lines of one round of one seat: a ○, dots, and the rest.
pub(crate) fn round(city: char, dots: &str, rest: &str) -> String {
    format!(", . roll 1 1 1, 0 city 1+2 {city}, 0 {dots}, 0 {rest}")
}

/// The first `n` lines of the chain, one a round, from C outward: first to the left, then to the right.
///
/// With tracks without extra actions every round is a ○, two dots and a line.
pub(crate) fn chain(n: usize) -> String {
    let mut lines = String::new();
    let all: Vec<char> = CITIES.chars().collect();
    let order = [1, 0].into_iter().map(|at| (at, at)).chain((3..all.len()).map(|at| (at, at - 1)));
    for (at, left) in order.take(n) {
        let land = format!("{}1", all[left]);
        lines += &round(all[at], &format!("dots 3 {land}"), &format!("line {} {land} {}", all[left], all[left + 1]));
    }
    lines
}
