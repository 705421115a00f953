//! The sentences about phase 3, R36 to R43.

use crate::common::{
    self, check, city,
    comb::{self, PLAIN, TRACKS, chain},
    land, listed, not_your_turn, play, rule, say, seat, sheet,
};
use kernel::Seat;
use railage::{Action, MAP_TEXTS, Map, Path, Refusal};

/// In the river map: A and G joined over A2, D and G over G1, and a dot on A3, which touches all three.
const TRIANGLE: &str = "river seats 1, . seat 0 mine 1, 0 start G, . roll 1 6 2, 0 city 1+2 A, 0 dots 3 A2 G1,
    0 line A A2 G, . roll 3 4 1, 0 city 1+2 D, 0 dots 3 A3, 0 line D G1 G, . roll 5 5 3, 0 city 1+2 C, 0 dots 3 A1";

#[test]
fn r36_that_no_line_may_be_drawn_is_our_ruling() {
    testing::marks::assert_partly_ruled(env!("CARGO_MANIFEST_DIR"), "R36");
}

#[test]
fn r36_a_line_joins_two_cities_with_a_station() {
    let lines = ". roll 1 1 1, 0 city 1+2 B, 0 dots 3 B1";
    comb::check(lines, "0 line B B1 C", &Ok(()));
    comb::check(lines, "0 line C B1 B", &Ok(()));
    comb::check(lines, "0 pass", &Ok(()));
    assert_eq!(listed(&comb::play(lines), "line"), ["line B B1 C"], "one line, whatever its direction");
    comb::check(&format!("{lines}, 0 line B B1 C"), "0 line B B1 C", &not_your_turn(0));
    let lines = ". roll 1 1 1, 0 city 1+2 B, 0 dots 3 C1 B1";
    let stations = comb::play(lines).state().sheet(Seat::FIRST).stations();
    let refusal = Refusal::NoStation { city: city('D'), stations };
    assert_eq!(refusal.to_string(), "D has no ○, so no line leaves it: lines join B or C");
    comb::check(lines, "0 line C C1 D", &rule(refusal));
    comb::check(lines, "0 line C C1 C", &rule(Refusal::Ring { from: city('C'), to: city('C') }));
}

#[test]
fn r37_a_line_passes_over_dots_that_touch() {
    let lines = ". roll 1 1 1, 0 city 1+2 B, 0 dots 3 B1, 0 pass, . roll 1 1 1, 0 city 1+2 D, 0 dots 3 C1 D2";
    comb::check(lines, "0 line B C", &rule(Refusal::Direct));
    comb::check(lines, "0 line C C1 D", &Ok(()));
    comb::check(lines, "0 line C C1 D2 D", &Ok(()));
    comb::check(lines, "0 line D D2 C1 C", &Ok(()));
    comb::check(lines, "0 line C D1 D", &rule(Refusal::NoDot { land: land("D1") }));
    comb::check(lines, "0 line B B1 C1 D", &rule(Refusal::Gap { land: land("C1") }));
    comb::check(lines, "0 line C D2 D", &rule(Refusal::Gap { land: land("D2") }));
    comb::check(lines, "0 line C B1 D", &rule(Refusal::NotAtCity { land: land("B1"), city: city('D') }));
    comb::check(lines, "0 line C C1 C1 D", &rule(Refusal::Used { land: land("C1") }));
    assert_eq!(listed(&comb::play(lines), "line"), ["line B B1 C", "line C C1 D", "line C C1 D2 D"]);
}

#[test]
fn r38_each_land_cell_takes_one_line() {
    let lines = format!("{}, . roll 1 1 1, 0 city 1+2 E, 0 dots 3 D1", comb::round('D', "dots 3 C1 D2", "line C C1 D"));
    comb::check(&lines, "0 line C C1 D", &rule(Refusal::Used { land: land("C1") }));
    comb::check(&lines, "0 line C C1 D2 D", &rule(Refusal::Used { land: land("C1") }));
    // There is no way to write a line through a city or a mine.
    for text in ["line C C1 D D1 E", "line C C1 M1 D2 D", "line C C1 M1"] {
        assert!(text.parse::<Action>().is_err(), "{text}");
    }
}

#[test]
fn r39_lines_make_no_ring() {
    // A and D are joined by way of G; A3 touches both.
    check(TRIANGLE, "0 line A A3 D", &rule(Refusal::Ring { from: city('A'), to: city('D') }));
    check(TRIANGLE, "0 line A A3 G", &rule(Refusal::Ring { from: city('A'), to: city('G') }));
    assert_eq!(listed(&play(TRIANGLE), "line"), ["line A A1 C"]);
}

#[test]
fn r40_a_line_advances_the_upper_track() {
    for n in 0..=13 {
        let table = comb::play_on(PLAIN, 1, &format!(". seat 0 mine 1, 0 start C{}", chain(n)));
        assert_eq!((usize::from(sheet(&table).upper()), sheet(&table).lower()), (n, 0));
        assert_eq!(sheet(&table).lines().len(), n);
    }
}

#[test]
fn r41_a_line_without_a_space_is_drawn_without_advance() {
    let idle = "1 pass, 1 pass, 1 pass, 1 done";
    let mut lines = String::from(
        ". seat 0 mine 1, . seat 1 mine 1, 0 start C, 1 start C,
        . roll 1 1 1, 0 city 1+2 B, 0 dots 3 B1 C1, 0 pass, 0 done, 1 city 1+2 B, 1 pass, 1 pass, 1 done,
        . roll 1 1 1, 0 city 1+2 D, 0 pass, 0 pass, 0 done, 1 city 1+2 D, 1 pass, 1 pass, 1 done",
    );
    for _ in 0..15 {
        lines.extend([format!(", . roll 1 1 1, 0 pass, 0 pass, 0 pass, 0 done, {idle}")]);
    }
    lines.extend([format!(", . roll 1 1 1, 0 city 1+2 A, 0 pass, 0 line B B1 C, 0 done end, {idle} end")]);
    lines += ", . roll 1 1 1, 0 city 1+2 E, 0 pass, 0 line C C1 D";
    // An extra action on every space: the second line has no space, and so none.
    let tracks: Vec<_> = (1..=16).map(|it| format!("upper {it} extra\n")).collect();
    let lines = lines.replace("line B B1 C, 0 done end", "line B B1 C, 0 pass, 0 pass, 0 done end");
    let table = comb::play_on(&tracks.concat(), 2, &lines);
    assert_eq!((sheet(&table).upper(), sheet(&table).crossed(), sheet(&table).lines().len()), (1, 15, 2));
    assert_eq!(table.state().desk(seat(0)).phase(), railage::Phase::Ready);
}

#[test]
fn r42_both_tracks_go_on_after_they_overlap() {
    let text = comb::text("").replace("columns 16", "columns 4");
    let mut table = comb::play_text(&text, 1, &format!(". seat 0 mine 1, 0 start C{}", overlapping()));
    let tracks = table.state().map().tracks().clone();
    assert_eq!((sheet(&table).upper(), sheet(&table).lower(), sheet(&table).overlap(&tracks)), (3, 2, 1));
    common::go_on(&mut table, ". roll 1 1 1, 0 special D D3 M2 die 1, 0 city 1+2 F, 0 dots 3 E1, 0 line E E1 F");
    assert_eq!((sheet(&table).upper(), sheet(&table).lower(), sheet(&table).overlap(&tracks)), (4, 3, 3));
}

/// Four rounds with three lines and two special lines.
fn overlapping() -> String {
    comb::round('B', "dots 3 B1 C1", "line B B1 C")
        + &comb::round('A', "dots 3 A1", "line A A1 B")
        + ", . roll 1 1 1, 0 special C C1 M1 die 1, 0 city 1+2 D, 0 dots 3 D3 D4, 0 pass"
        + ", . roll 1 1 1, 0 special D D4 M3 die 1, 0 city 1+2 E, 0 dots 3 D1, 0 line D D1 E"
}

#[test]
fn r43_the_file_of_a_map_may_bound_its_lines() {
    let lines = ". seat 0 mine 1, 0 start C, . roll 1 1 1, 0 city 1+2 D, 0 dots 3 C1 D2";
    let mut table = comb::play_text(&format!("{}longest 1\n", comb::text(TRACKS)), 1, lines);
    assert_eq!(say(&mut table, "0 line C C1 D2 D"), rule(Refusal::TooLong { longest: 1 }));
    assert_eq!(listed(&table, "line"), ["line C C1 D"]);
    for text in MAP_TEXTS {
        let map = Map::read(text).unwrap_or_else(|it| panic!("{it}"));
        let longest = map.all_lines().iter().map(|it| it.path().as_slice().len()).max();
        assert_eq!(map.longest(), Path::MOST);
        assert!(longest < Some(Path::MOST), "{longest:?}");
    }
}
