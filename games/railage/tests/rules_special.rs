//! The sentences about special lines, R55 to R64.

use crate::common::{self, check, city, land, listed, play, rule, say, seat, sheet};
use kernel::{Game as _, Viewer};
use railage::{Die, DieSet, Mine, Phase, Refusal};

/// The river map after one round: a ○ in A and G, dots on A2 and G1.
const RIVER: &str = "river seats 1, . seat 0 mine 1, 0 start G, . roll 1 6 2, 0 city 1+2 A, 0 dots 3 A2 G1, 0 pass";

/// The lake map after one round: a ○ in B and G, a dot on G2, which touches M2 and the wild mine.
const LAKE: &str = "lake seats 1, . seat 0 mine 2, 0 start G, . roll 1 1 3, 0 city 1+2 B, 0 dots 3 G2, 0 pass";

fn die(place: u32) -> Die {
    Die::new(place).expect("a die")
}

fn mine(number: u8) -> Mine {
    Mine::new(number).expect("a mine")
}

#[test]
fn r55_a_special_line_turns_a_die_into_the_number_of_the_mine() {
    let lines = format!("{RIVER}, . roll 6 6 6");
    let mut table = play(&lines);
    assert!(listed(&table, "city").iter().all(|it| it.ends_with('P') || it.ends_with('L')), "12 takes P");
    common::go_on(&mut table, "0 special G G1 M2 die 3");
    assert_eq!(table.state().desk(seat(0)).roll().to_string(), "6 6 2");
    assert_eq!(say(&mut table, "0 city 1+3 F"), Ok(()), "6 and 2 take F");
    // In phase 2 too, but not after its choice.
    check(&format!("{lines}, 0 city 1+2 P"), "0 special G G1 M2 die 3", &Ok(()));
    let late = rule(Refusal::WrongPhase { expected: Phase::Line });
    check(&format!("{lines}, 0 city 1+2 P, 0 pass"), "0 special G G1 M2 die 3", &late);
    check(&lines, "0 special A A2 M2 die 3", &rule(Refusal::NotAtMine { land: land("A2"), mine: mine(2) }));
    let stations = sheet(&play(&lines)).stations();
    check(&lines, "0 special D G1 M4 die 3", &rule(Refusal::NoStation { city: city('D'), stations }));
    check(&lines, "0 special G G1 M2 die 3 as 4", &rule(Refusal::NumberGiven { mine: mine(2) }));
}

#[test]
fn r56_the_change_is_for_this_player_and_this_round() {
    let lines = "river seats 2, . seat 0 mine 1, . seat 1 mine 1, 0 start G, 1 start G,
        . roll 1 6 2, 0 city 1+2 A, 0 dots 3 A2 G1, 0 pass, 0 done, 1 pass, 1 pass, 1 pass, 1 done,
        . roll 6 6 6, 0 special G G1 M2 die 3, 0 city 1+2 P";
    let mut table = play(lines);
    assert_eq!(table.state().view(Viewer::Public).roll.map(|it| it.to_string()), Some("6 6 6".to_owned()));
    assert_eq!([0, 1].map(|it| table.state().desk(seat(it)).roll().to_string()), ["6 6 2", "6 6 6"]);
    // The changed die was not chosen: it draws dots on forests. P1 and P2 are forest, P3 hill, P4 plain.
    let dots: Vec<_> = listed(&table, "dots");
    assert_eq!(dots, ["dots 3 P1", "dots 3 P2", "dots 3 P1 P2"]);
    common::go_on(&mut table, "0 pass, 0 pass, 0 done, 1 pass, 1 pass, 1 pass, 1 done, . roll 6 6 6");
    assert_eq!(table.state().desk(seat(0)).roll().to_string(), "6 6 6", "and the next round is new");
}

#[test]
fn r57_it_obeys_the_rules_of_lines() {
    let lines = format!("{RIVER}, . roll 6 6 6");
    check(&lines, "0 special G M2 die 1", &rule(Refusal::Direct));
    check(&lines, "0 special G G2 M2 die 1", &rule(Refusal::NoDot { land: land("G2") }));
    check(&lines, "0 special A G1 M2 die 1", &rule(Refusal::Gap { land: land("G1") }));
    // G1 is used by a line, so no special line passes.
    let lines = format!("{RIVER}, . roll 3 4 1, 0 city 1+2 D, 0 pass, 0 line D G1 G, . roll 6 6 6");
    check(&lines, "0 special G G1 M2 die 1", &rule(Refusal::Used { land: land("G1") }));
    // And the other way round.
    let lines = format!("{RIVER}, . roll 3 4 1, 0 special G G1 M2 die 3, 0 city 1+2 D, 0 pass");
    check(&lines, "0 line D G1 G", &rule(Refusal::Used { land: land("G1") }));
}

#[test]
fn r58_one_special_line_a_round() {
    let lines = format!("{RIVER}, . roll 6 6 6, 0 special G G1 M2 die 3");
    check(&lines, "0 special A A2 M1 die 2", &rule(Refusal::SecondSpecial));
    assert!(listed(&play(&lines), "special").is_empty());
    check(&format!("{lines}, 0 pass"), "0 special A A2 M1 die 2", &rule(Refusal::SecondSpecial));
    check(&format!("{lines}, 0 city 1+2 P, 0 pass, 0 pass, . roll 6 6 6"), "0 special A A2 M1 die 2", &Ok(()));
}

#[test]
fn r59_one_special_line_to_each_mine() {
    // G2 touches M1 and M2; M2 is used over G1.
    let lines = format!("{RIVER}, . roll 3 4 1, 0 special G G1 M2 die 1, 0 pass, 0 dots 3 G2, 0 pass, . roll 1 1 1");
    check(&lines, "0 special G G2 M2 die 1", &rule(Refusal::MineUsed { mine: mine(2) }));
    check(&lines, "0 special G G2 M1 die 1", &Ok(()));
    assert!(sheet(&play(&lines)).mines().contains(mine(2)));
}

#[test]
fn r60_it_advances_the_lower_track_and_leaves_the_line() {
    let lines = format!("{RIVER}, . roll 3 4 1, 0 special G G1 M2 die 3, 0 pass, 0 pass");
    let table = play(&lines);
    assert_eq!((sheet(&table).lower(), sheet(&table).upper()), (1, 0));
    check(&lines, "0 line A A2 G", &Ok(()));
    let table = play(&format!("{lines}, 0 line A A2 G"));
    assert_eq!((sheet(&table).lower(), sheet(&table).upper()), (1, 1));
    assert_eq!(sheet(&table).specials().map(|it| it.to_string()).collect::<Vec<_>>(), ["G G1 M2"]);
    assert_eq!(sheet(&table).degree(city('G')), 2);
}

#[test]
fn r61_the_first_round_has_no_special_line() {
    let lines = "river seats 1, . seat 0 mine 1, 0 start G, . roll 1 6 2";
    for more in ["", ", 0 city 1+2 A", ", 0 pass"] {
        let table = play(&format!("{lines}{more}"));
        assert!(listed(&table, "special").is_empty());
        check(&format!("{lines}{more}"), "0 special G G1 M2 die 3", &rule(Refusal::NoDot { land: land("G1") }));
    }
}

#[test]
fn r62_in_phase_two_it_may_start_from_the_new_station_and_changes_a_die_that_is_left() {
    // A2 touches C and M1.
    let lines = format!("{RIVER}, . roll 5 5 3");
    let stations = sheet(&play(&lines)).stations();
    check(&lines, "0 special C A2 M1 die 3", &rule(Refusal::NoStation { city: city('C'), stations }));
    let lines = format!("{lines}, 0 city 1+2 C");
    check(&lines, "0 special C A2 M1 die 3", &Ok(()));
    check(&lines, "0 special C A2 M1 die 1", &rule(Refusal::DieSpent { die: die(1), left: DieSet::only(die(3)) }));
    assert!(listed(&play(&lines), "special").iter().all(|it| it.ends_with("die 3")));
    let table = play(&format!("{lines}, 0 special C A2 M1 die 3"));
    assert!(listed(&table, "dots").contains(&"dots 3 A3 C1".to_owned()), "a 1 draws dots on plains");
    // Whoever passed has three dice left.
    check(&format!("{RIVER}, . roll 5 5 3, 0 pass"), "0 special A A2 M1 die 2", &Ok(()));
}

#[test]
fn r63_the_wild_mine_gives_any_number() {
    let lines = format!("{LAKE}, . roll 1 1 1");
    for face in 1..=6 {
        let table = play(&format!("{lines}, 0 special G G2 M* die 2 as {face}"));
        assert_eq!(table.state().desk(seat(0)).roll().to_string(), format!("1 {face} 1"));
    }
    check(&lines, "0 special G G2 M* die 2", &rule(Refusal::WildNeedsNumber { die: die(2) }));
    // Three dice in six ways, and three dice with M2.
    assert_eq!(listed(&play(&lines), "special").len(), 18 + 3);
}

#[test]
fn r64_a_needless_change_and_a_pass_afterwards_are_allowed() {
    let lines = format!("{RIVER}, . roll 2 2 2");
    check(&lines, "0 special G G1 M2 die 1", &Ok(()));
    let lines = format!("{lines}, 0 special G G1 M2 die 1");
    assert_eq!(play(&lines).state().desk(seat(0)).roll().to_string(), "2 2 2");
    check(&lines, "0 pass", &Ok(()));
    check(&format!("{lines}, 0 pass"), "0 pass", &Ok(()));
}
