//! The sentences about the points on the tracks and about extra actions, R44 to R54, and about earlier rules, R80.

use crate::common::{actions, comb, go_on, land, listed, rule, say, seat, sheet, tally, waiting};
use kernel::{Game as _, Record, Refused, Table, Turn, Viewer};
use railage::{Announcement, Map, Phase, Railage, Refusal, Setup, SpaceSet, Terrain};

/// Points where a first line and a first special line come.
const RACE: &str = "upper 1 points 3\nupper 2 points 4\nlower 1 points 5\nlower 1 branch";

/// Two players in C with a ○ in B and D, dots on B1 and C1, and nothing drawn.
const READY: &str = ". seat 0 mine 1, . seat 1 mine 1, 0 start C, 1 start C,
    . roll 1 1 1, 0 city 1+2 B, 0 dots 3 B1 C1, 0 pass, 0 done, 1 city 1+2 B, 1 dots 3 B1 C1, 1 pass, 1 done,
    . roll 1 1 1, 0 city 1+2 D, 0 pass, 0 pass, 0 done, 1 city 1+2 D, 1 pass, 1 pass, 1 done, . roll 1 1 1";

fn spaces(numbers: &[u8]) -> SpaceSet {
    numbers.iter().copied().collect()
}

#[test]
fn r44_the_first_to_arrive_gains_and_announces() {
    let lines = format!("{READY}, 0 city 1+2 A, 0 pass, 0 line B B1 C");
    let mut table = comb::play_on(RACE, 2, &lines);
    assert_eq!(actions(&table, 0), ["done upper 1"]);
    go_on(&mut table, "0 done upper 1, 1 city 1+2 A, 1 pass, 1 pass, 1 done");
    let view = table.state().view(Viewer::Public);
    assert_eq!(view.announced[seat(0)], Announcement { upper: spaces(&[1]), ..Announcement::default() });
    assert_eq!(view.announced[seat(1)], Announcement::default());
    assert_eq!((table.state().score(seat(0)), table.state().score(seat(1))), (3, 0));
}

#[test]
fn r45_all_who_arrive_in_the_same_round_gain() {
    // One arrives on the lower space in phase 1, the other in phase 2; both draw a line as well.
    let lines = format!(
        "{READY}, 0 special C C1 M1 die 1, 0 city 1+2 A, 0 pass, 0 line B B1 C, 0 done upper 1 lower 1,
        1 city 1+2 A, 1 special D C1 M3 die 3, 1 pass, 1 line B B1 C, 1 done upper 1 lower 1"
    );
    let table = comb::play_on(RACE, 2, &lines);
    assert_eq!((table.state().score(seat(0)), table.state().score(seat(1))), (8, 8));
}

#[test]
fn r46_nobody_gains_them_afterwards() {
    let lines = format!(
        "{READY}, 0 city 1+2 A, 0 pass, 0 line B B1 C, 0 done upper 1, 1 city 1+2 A, 1 pass, 1 pass, 1 done,
        . roll 1 1 1, 0 pass, 0 pass, 0 pass, 0 done, 1 pass, 1 pass, 1 line B B1 C"
    );
    let mut table = comb::play_on(RACE, 2, &lines);
    assert_eq!(actions(&table, 1), ["done"]);
    assert_eq!((table.state().sheet(seat(1)).upper(), table.state().score(seat(1))), (1, 0));
    // The next space is still there for whoever comes first.
    go_on(
        &mut table,
        "1 done, . roll 1 1 1, 0 pass, 0 pass, 0 pass, 0 done, 1 pass, 1 pass, 1 line C C1 D, 1 done upper 2",
    );
    assert_eq!((table.state().score(seat(0)), table.state().score(seat(1))), (3, 4));
}

#[test]
fn r47_factors_are_not_points() {
    let table = comb::play_on("upper 1 factor 6", 1, &format!(". seat 0 mine 1, 0 start C{}", comb::chain(1)));
    assert_eq!((tally(&table).upper_points(), tally(&table).factor(), tally(&table).trunk_points()), (0, 6, 12));
}

#[test]
fn r48_done_says_what_is_announced_and_is_known_after_the_round() {
    let lines = format!("{READY}, 0 city 1+2 A, 0 pass, 0 line B B1 C");
    let mut table = comb::play_on(RACE, 2, &lines);
    let expected = Announcement { upper: spaces(&[1]), ..Announcement::default() };
    for line in ["0 done", "0 done upper 1 end", "0 done upper 2", "0 done upper 1 lower 1"] {
        assert_eq!(say(&mut table, line), rule(Refusal::WrongAnnouncement { expected }), "{line}");
    }
    assert_eq!(Refusal::WrongAnnouncement { expected }.to_string(), "the sheet says `done upper 1`");
    go_on(&mut table, "0 done upper 1");
    assert_eq!(table.state().view(Viewer::Seat(seat(1))).announced[seat(0)], Announcement::default());
    assert!(!table.redacted_text(Viewer::Seat(seat(1))).expect("all is kept").contains("0 done upper 1\n"));
    go_on(&mut table, "1 pass, 1 pass, 1 pass, 1 done");
    assert_eq!(table.state().view(Viewer::Seat(seat(1))).announced[seat(0)], expected);
    assert!(table.redacted_text(Viewer::Seat(seat(1))).expect("all is kept").contains("0 done upper 1\n"));
}

#[test]
fn r49_a_player_alone_gains_points_and_says_nothing() {
    let mut table = comb::play_on(RACE, 1, ". seat 0 mine 1, 0 start C, . roll 1 1 1, 0 city 1+2 B, 0 dots 3 B1");
    assert!(matches!(say(&mut table, "0 done"), Err(Refused::Rule(Refusal::WrongPhase { expected: Phase::Line }))));
    go_on(&mut table, "0 line B B1 C");
    assert_eq!(table.state().turn(), Turn::Chance);
    assert_eq!(tally(&table).upper_points(), 3);
}

/// Two lines, a ○ in A and E, and a third line that reaches space 3.
fn extra() -> String {
    comb::round('D', "dots 3 C1 D1", "line C C1 D")
        + &comb::round('B', "dots 3 B1", "line B B1 C")
        + ", . roll 1 1 1, 0 city 1+2 A, 0 pass, 0 pass"
        + ", . roll 1 1 1, 0 city 1+2 E, 0 pass, 0 line D D1 E"
}

fn phase(table: &kernel::Table<railage::Railage>) -> Phase {
    table.state().desk(seat(0)).phase()
}

#[test]
fn r50_an_extra_action_is_one_dot_and_then_one_line() {
    let mut table = comb::play(&extra());
    assert_eq!((phase(&table), sheet(&table).upper()), (Phase::ExtraDot, 3));
    comb::check(&extra(), "0 line A A1 B", &rule(Refusal::WrongPhase { expected: Phase::ExtraDot }));
    go_on(&mut table, "0 pass");
    assert_eq!((phase(&table), actions(&table, 0)), (Phase::ExtraLine, vec!["pass".to_owned()]));
    go_on(&mut table, "0 pass");
    assert_eq!(table.state().turn(), Turn::Chance);
    comb::check(
        &format!("{}, 0 dot A1", extra()),
        "0 dot B1",
        &rule(Refusal::WrongPhase { expected: Phase::ExtraLine }),
    );
    comb::check(&format!("{}, 0 dot A1", extra()), "0 pass", &Ok(()));
}

/// The comb with an extra action on the first space, and with all terrains in D.
fn by_chart() -> String {
    let text = comb::text("upper 1 extra").replace("D2p", "D2f").replace("D3p", "D3h").replace("D5p", "D5h");
    let text = text.replace("die 2 plain plain", "die 2 forest forest").replace("die 3 plain plain", "die 3 hill hill");
    text.replace("die 4 plain plain", "die 4 plain forest")
}

/// The extra dots after these lines, which come after the start in C.
#[track_caller]
fn extra_dots(lines: &str, expected: &[&str]) {
    let table = comb::play_text(&by_chart(), 1, &format!(". seat 0 mine 1, 0 start C, {lines}"));
    assert_eq!(phase(&table), Phase::ExtraDot);
    assert_eq!(listed(&table, "dot"), expected.iter().map(|it| format!("dot {it}")).collect::<Vec<_>>(), "{lines}");
}

#[test]
fn r51_the_extra_dot_follows_the_chart_for_the_die_that_is_left() {
    // A 4 is left, for plain and forest, and the dot of phase 2 leaves both to choose from.
    let lines = ". roll 1 1 4, 0 city 1+2 D, 0 dots 3 C1, 0 line C C1 D";
    extra_dots(lines, &["D1", "D2", "D4"]);
    let mut table = comb::play_text(&by_chart(), 1, &format!(". seat 0 mine 1, 0 start C, {lines}"));
    let wrong = |land: &str, terrain, allowed| Refusal::WrongExtraTerrain { land: self::land(land), terrain, allowed };
    let refusal = wrong("D3", Terrain::Hill, [Terrain::Plain, Terrain::Forest]);
    let words =
        "D3 is hill, and the dot of an extra action goes where the remaining die allows one: on plain or forest";
    assert_eq!(refusal.to_string(), words);
    assert_eq!(say(&mut table, "0 dot D3"), rule(refusal));
    assert_eq!(say(&mut table, "0 dot C1"), rule(Refusal::Dotted { land: land("C1") }));
    assert_eq!(say(&mut table, "0 dot E1"), rule(Refusal::Closed { land: land("E1") }));
    go_on(&mut table, "0 dot D2");
    // Whoever drew no dots in phase 2 goes by the same die.
    let dotted = ". roll 1 1 1, 0 city 1+2 D, 0 dots 3 C1, 0 pass";
    extra_dots(&format!("{dotted}, . roll 1 1 3, 0 city 1+2 E, 0 pass, 0 line C C1 D"), &["D3", "D5"]);
    let mut table = comb::play_text(&by_chart(), 1, &format!(". seat 0 mine 1, 0 start C, {dotted}"));
    go_on(&mut table, ". roll 1 1 3, 0 city 1+2 E, 0 pass, 0 line C C1 D");
    let refusal = wrong("D2", Terrain::Forest, [Terrain::Hill, Terrain::Hill]);
    assert!(refusal.to_string().ends_with("on hill"), "{refusal}");
    assert_eq!(say(&mut table, "0 dot D2"), rule(refusal));
}

#[test]
fn r51_a_special_line_changes_where_the_extra_dot_goes() {
    let dotted = ". roll 1 1 1, 0 city 1+2 D, 0 dots 3 C1 D1, 0 pass, . roll 1 1 3, 0 city 1+2 E";
    extra_dots(&format!("{dotted}, 0 pass, 0 line C C1 D"), &["D3", "D5"]);
    extra_dots(&format!("{dotted}, 0 special D D1 M2 die 3, 0 pass, 0 line C C1 D"), &["D2"]);
}

#[test]
fn r51_whoever_chose_no_die_goes_by_the_one_of_the_roadbed() {
    let dotted = ". roll 1 1 1, 0 city 1+2 D, 0 dots 3 C1, 0 pass, . roll 2 3 3, 0 pass";
    extra_dots(&format!("{dotted}, 0 dots 1 D2, 0 line C C1 D"), &[]);
    extra_dots(&format!("{dotted}, 0 dots 3 D3, 0 line C C1 D"), &["D5"]);
    // No die is named: any of the three, but none of them is for plain.
    extra_dots(&format!("{dotted}, 0 pass, 0 line C C1 D"), &["D2", "D3", "D5"]);
}

#[test]
fn r52_the_extra_line_may_pass_over_the_extra_dot() {
    let table = comb::play(&format!("{}, 0 dot A1, 0 line A A1 B", extra()));
    assert_eq!((sheet(&table).upper(), sheet(&table).lines().len()), (4, 4));
    assert_eq!(table.state().turn(), Turn::Chance);
}

#[test]
fn r53_an_extra_line_may_bring_a_further_extra_action() {
    let lines = ". seat 0 mine 1, 0 start C, . roll 1 1 1, 0 city 1+2 B, 0 dots 3 B1, 0 pass,
        . roll 1 1 1, 0 city 1+2 A, 0 pass, 0 pass, . roll 1 1 1, 0 city 1+2 D, 0 pass, 0 line B B1 C";
    let mut table = comb::play_on("upper 1 extra\nupper 2 extra", 1, lines);
    for (line, expected) in [
        ("0 dot A1", Phase::ExtraLine),
        ("0 line A A1 B", Phase::ExtraDot),
        ("0 dot C1", Phase::ExtraLine),
        ("0 line C C1 D", Phase::Ready),
    ] {
        go_on(&mut table, line);
        assert_eq!(phase(&table), expected, "{line}");
    }
    assert_eq!((sheet(&table).upper(), table.state().turn()), (3, Turn::Chance));
}

#[test]
fn r54_extra_lines_are_never_special_and_come_in_the_last_round_too() {
    let lines = ". seat 0 mine 1, 0 start C, . roll 1 1 1, 0 city 1+2 B, 0 dots 3 B1 C1, 0 pass,
        . roll 1 1 1, 0 pass, 0 pass, 0 pass, . roll 1 1 1, 0 city 1+2 A, 0 pass, 0 line B B1 C";
    let mut table = comb::play_on("upper 1 extra", 1, lines);
    assert!(table.state().is_last());
    assert_eq!(phase(&table), Phase::ExtraDot);
    go_on(&mut table, "0 dot A1");
    assert_eq!(say(&mut table, "0 special C C1 M1 die 1"), rule(Refusal::WrongPhase { expected: Phase::ExtraLine }));
    assert_eq!(listed(&table, "special"), Vec::<String>::new());
    go_on(&mut table, "0 line A A1 B");
    assert_eq!((table.state().turn(), waiting(&table)), (Turn::Over, vec![]));
}

#[test]
fn r80_a_game_of_rules_1_draws_the_extra_dot_on_any_terrain() {
    let setup = Setup::new(Map::read(&by_chart()).expect("a map"), 1).and_then(|it| it.by_rules(1)).expect("one seat");
    let mut table = Table::<Railage>::new(setup);
    go_on(&mut table, ". seat 0 mine 1, 0 start C, . roll 1 1 4, 0 city 1+2 D, 0 dots 3 C1, 0 line C C1 D");
    assert_eq!(listed(&table, "dot"), ["D1", "D2", "D3", "D4", "D5"].map(|it| format!("dot {it}")));
    assert!(table.head().starts_with("rail-age 1 comb "), "{}", table.head());
    // Its record and its snapshot go on by the same rules.
    let record = Record::<Railage>::of(&table, None, None).expect("all is kept").to_string();
    let contents = [by_chart()];
    let contents: Vec<_> = contents.iter().map(String::as_str).collect();
    let read = Record::<Railage>::parse_with(&record, &contents).expect("it reads");
    let mut again = Table::replay(&read).expect("it replays");
    go_on(&mut again, "0 dot D3, 0 pass");
    go_on(&mut table, "0 dot D3, 0 pass");
    assert_eq!(again.state(), table.state());
    assert_eq!(Setup::river(1).map(|it| it.rules()), Some(2), "a new game is played by the newest rules");
    assert_eq!((0..=3).filter_map(|it| Setup::river(1)?.by_rules(it)).map(|it| it.rules()).collect::<Vec<_>>(), [1, 2]);
}
