//! The sentences about the setup, the round and phases 1 and 2, R15 to R35.

use crate::common::{self, actions, check, city, land, listed, not_your_turn, play, rule, say, seat, sheet, waiting};
use kernel::{Game as _, Refused, Turn, Viewer};
use railage::{Die, DieSet, Face, Mine, Phase, Refusal, Stage, Terrain};

/// A player alone on the river map, with a ○ in G beside mine 1.
const ALONE: &str = "river seats 1, . seat 0 mine 1, 0 start G";

/// Two players, one in G and one in C.
const TWO: &str = "river seats 2, . seat 0 mine 1, . seat 1 mine 1, 0 start G, 1 start C";

fn die(place: u32) -> Die {
    Die::new(place).expect("a die")
}

#[test]
fn r15_each_player_rolls_one_die() {
    let mut table = play("river seats 3");
    for index in 0..3 {
        let mut chances = Vec::new();
        table.state().chances(&mut chances);
        let all: Vec<_> = chances.iter().map(|it| it.outcome.to_string()).collect();
        assert_eq!(all, (1..=6).map(|it| format!("seat {index} mine {it}")).collect::<Vec<_>>());
        let other = format!(". seat {} mine 1", index + 1);
        assert!(matches!(say(&mut table, &other), Err(Refused::Impossible(_))));
        say(&mut table, &format!(". seat {index} mine {}", index + 2)).expect("a die");
    }
    assert_eq!(waiting(&table), [0, 1, 2]);
    let mines = table.state().view(Viewer::Public).mines;
    assert_eq!(mines.as_slice().iter().flatten().map(|it| it.number()).collect::<Vec<_>>(), [2, 3, 4]);
}

#[test]
fn r16_the_first_station_touches_the_mine_of_the_die() {
    let table = play("river seats 1, . seat 0 mine 3");
    assert_eq!(actions(&table, 0), ["start F", "start J"]);
    // H has the value 3, and that does not matter.
    let mine = Mine::new(3).expect("a mine");
    let cities = table.state().map().beside(mine);
    let refusal = Refusal::NotBesideMine { city: city('H'), mine, cities };
    assert_eq!(refusal.to_string(), "H does not touch mine M3: start in F or J");
    check("river seats 1, . seat 0 mine 3", "0 start H", &rule(refusal));
    check("river seats 1, . seat 0 mine 3", "0 start J", &Ok(()));
    check("river seats 1, . seat 0 mine 3", "0 pass", &rule(Refusal::WrongPhase { expected: Phase::Start }));
}

#[test]
fn r17_its_area_opens_and_no_track_moves() {
    let table = play(ALONE);
    let sheet = sheet(&table);
    assert_eq!(sheet.stations().to_string(), "G");
    assert_eq!(sheet.open().iter().map(|it| it.to_string()).collect::<Vec<_>>(), ["G1", "G2"]);
    assert_eq!((sheet.upper(), sheet.lower(), sheet.crossed()), (0, 0, 0));
}

#[test]
fn r18_circles_are_stations_and_dots_are_roadbed() {
    let table = play(&format!("{ALONE}, . roll 1 6 2, 0 city 1+2 A, 0 dots 3 A2 G1"));
    assert_eq!(sheet(&table).stations().to_string(), "A or G");
    assert_eq!(sheet(&table).dots().iter().map(|it| it.to_string()).collect::<Vec<_>>(), ["A2", "G1"]);
    assert_eq!(sheet(&table).dots(), sheet(&table).free());
}

#[test]
fn r19_a_round_has_three_phases_at_ones_own_pace() {
    let mut table = play(&format!("{TWO}, . roll 1 6 2"));
    let phase = |table: &kernel::Table<railage::Railage>, index| table.state().desk(seat(index)).phase();
    for (line, phases) in [
        ("0 city 1+2 A", (Phase::Roadbed, Phase::Land)),
        ("0 dots 3 A2", (Phase::Line, Phase::Land)),
        ("0 line A A2 G", (Phase::Ready, Phase::Land)),
        ("1 pass", (Phase::Ready, Phase::Roadbed)),
        ("0 done", (Phase::Ready, Phase::Roadbed)),
        ("1 pass", (Phase::Ready, Phase::Line)),
        ("1 pass", (Phase::Ready, Phase::Ready)),
    ] {
        say(&mut table, line).unwrap_or_else(|it| panic!("{line}: {it}"));
        assert_eq!((phase(&table, 0), phase(&table, 1)), phases, "{line}");
    }
    let lines = format!("{ALONE}, . roll 1 6 2");
    let wrong = |expected| rule(Refusal::WrongPhase { expected });
    check(&lines, "0 line A A2 G", &wrong(Phase::Land));
    check(&lines, "0 dots 3 G1", &wrong(Phase::Land));
    check(&format!("{lines}, 0 city 1+2 A"), "0 city 1+2 D", &wrong(Phase::Roadbed));
    check(&format!("{lines}, 0 city 1+2 A, 0 pass"), "0 dots 3 A2", &wrong(Phase::Line));
    check(&format!("{lines}, 0 city 1+2 A, 0 pass"), "0 dot A2", &wrong(Phase::Line));
}

#[test]
fn r20_sheets_are_hidden_until_the_end() {
    let table = play(&format!("{TWO}, . roll 1 6 2, 0 city 1+2 A, 0 dots 3 A2, 0 line A A2 G, 0 done"));
    for (viewer, sees) in [
        (Viewer::Seat(seat(0)), [true, false]),
        (Viewer::Seat(seat(1)), [false, true]),
        (Viewer::Public, [false, false]),
        (Viewer::Referee, [true, true]),
    ] {
        let view = table.state().view(viewer);
        assert_eq!([0, 1].map(|it| view.sheets[seat(it)].is_some()), sees, "{viewer:?}");
        assert_eq!(view.tally(seat(1)).is_some(), sees[1]);
    }
    let text = table.redacted_text(Viewer::Seat(seat(1))).expect("all is kept");
    assert!(text.ends_with("\n1 start C\n. roll 1 6 2\n") && !text.contains("\n0 "), "{text}");
    // Announcements are known after the round; the rest stays hidden.
    let table = play(&format!("{TWO}, . roll 1 6 2, 0 pass, 0 pass, 0 pass, 0 done, 1 pass, 1 pass, 1 pass, 1 done"));
    let text = table.redacted_text(Viewer::Public).expect("all is kept");
    assert!(text.ends_with(". roll 1 6 2\n0 done\n1 done\n"), "{text}");
    let over = common::player::play(&common::read("lake seats 2"), &mut fastrand::Rng::with_seed(3));
    assert!(over.view(Viewer::Public).sheets.iter().all(|it| it.1.is_some()), "at the end all is shown");
}

#[test]
fn r21_the_next_round_waits_for_everybody() {
    let lines = format!("{TWO}, . roll 1 6 2, 0 pass, 0 pass, 0 pass");
    check(&lines, ". roll 1 1 1", &Err(Refused::NoChanceDue));
    let lines = format!("{lines}, 0 done");
    assert_eq!(waiting(&play(&lines)), [1]);
    check(&lines, "0 pass", &not_your_turn(0));
    check(&lines, ". roll 1 1 1", &Err(Refused::NoChanceDue));
    let lines = format!("{lines}, 1 pass, 1 pass, 1 pass");
    check(&lines, ". roll 1 1 1", &Err(Refused::NoChanceDue));
    assert_eq!(actions(&play(&lines), 1), ["done"]);
    check(&lines, "1 pass", &rule(Refusal::WrongPhase { expected: Phase::Ready }));
    check(&format!("{lines}, 1 done"), ". roll 1 1 1", &Ok(()));
}

#[test]
fn r22_three_dice_are_rolled_for_all() {
    let table = play(TWO);
    let mut chances = Vec::new();
    table.state().chances(&mut chances);
    assert_eq!(chances.len(), 216);
    let table = play(&format!("{TWO}, . roll 5 5 1"));
    assert_eq!([0, 1].map(|it| table.state().desk(seat(it)).roll().to_string()), ["5 5 1", "5 5 1"]);
    check(&format!("{TWO}, . roll 5 5 1"), "0 city 1+2 C", &Ok(()));
    check(&format!("{TWO}, . roll 6 5 1"), "1 city 1+3 A", &Ok(()));
}

#[test]
fn r23_two_dice_make_the_value_of_a_city() {
    // 1+2 makes 7: A, D, Q, T; 1+3 makes 3: H, U; 2+3 makes 8: F, J, K. L is wild.
    let lines = format!("{ALONE}, . roll 1 6 2");
    let all = ["A", "D", "L", "Q", "T"].map(|it| format!("city 1+2 {it}")).into_iter();
    let all = all.chain(["H", "L", "U"].map(|it| format!("city 1+3 {it}")));
    let all: Vec<_> = all.chain(["F", "J", "K", "L"].map(|it| format!("city 2+3 {it}"))).collect();
    assert_eq!(listed(&play(&lines), "city"), all);
    let cities = "HLU".chars().map(city).collect();
    let refusal = Refusal::WrongSum { city: city('A'), value: 7, sum: 3, cities };
    assert_eq!(refusal.to_string(), "A has the value 7, and these dice make 3: they take H, L or U");
    check(&lines, "0 city 1+3 A", &rule(refusal));
    check(&format!("{lines}, 0 city 1+2 A"), "0 city 1+2 D", &rule(Refusal::WrongPhase { expected: Phase::Roadbed }));
}

#[test]
fn r24_the_wild_city_takes_any_sum() {
    for roll in ["1 1 1", "6 6 6", "2 5 4"] {
        for pair in ["1+2", "1+3", "2+3"] {
            check(&format!("{ALONE}, . roll {roll}"), &format!("0 city {pair} L"), &Ok(()));
        }
    }
}

#[test]
fn r25_one_station_a_round_and_each_city_once() {
    let lines = format!("{ALONE}, . roll 3 3 1, 0 city 1+3 R, 0 pass, 0 pass, . roll 3 3 1");
    check(&lines, "0 city 1+2 G", &rule(Refusal::Marked { city: city('G') }));
    check(&lines, "0 city 1+3 R", &rule(Refusal::Marked { city: city('R') }));
    check(&lines, "0 city 1+2 I", &Ok(()));
    check(&format!("{lines}, 0 city 1+2 I"), "0 city 1+2 O", &rule(Refusal::WrongPhase { expected: Phase::Roadbed }));
}

#[test]
fn r26_a_station_opens_its_area() {
    let lines = format!("{ALONE}, . roll 1 6 2");
    let closed = Refusal::Closed { land: land("A2") };
    assert_eq!(closed.to_string(), "the area of A2 is closed until A has a ○");
    check(&format!("{lines}, 0 city 1+2 D"), "0 dots 3 A2", &rule(closed));
    check(&format!("{lines}, 0 city 1+2 A"), "0 dots 3 A2", &Ok(()));
    assert_eq!(listed(&play(&format!("{lines}, 0 city 1+2 D")), "dots"), ["dots 3 D1", "dots 3 G1", "dots 3 D1 G1"]);
}

#[test]
fn r27_the_wild_city_opens_nothing() {
    let before = play(&format!("{ALONE}, . roll 1 6 2"));
    let after = play(&format!("{ALONE}, . roll 1 6 2, 0 city 1+2 L"));
    assert_eq!(sheet(&before).open(), sheet(&after).open());
    assert!(sheet(&after).stations().contains(city('L')));
}

#[test]
fn r28_no_station_crosses_out_the_rightmost_space() {
    let mut lines = TWO.to_owned();
    for n in 1..=3 {
        lines += ", . roll 1 6 2, 0 pass";
        let table = play(&lines);
        assert_eq!((sheet(&table).crossed(), sheet(&table).upper()), (n, 0));
        assert_eq!(table.state().sheet(seat(1)).crossed(), 0, "the other player draws a ○ each time");
        let other = [", 1 city 1+2 A", ", 1 city 1+2 D", ", 1 city 1+2 Q"][usize::from(n) - 1];
        lines.extend([format!(", 0 pass, 0 pass, 0 done{other}, 1 pass, 1 pass, 1 done")]);
    }
}

#[test]
fn r29_what_is_reached_is_not_crossed_out() {
    // On the chain of the test map: two spaces reached, fourteen crossed out, and nothing more.
    let mut lines = format!(". seat 0 mine 1, . seat 1 mine 1, 0 start C, 1 start C{}", {
        let round = |city, dot, line| {
            format!(
                ", . roll 1 1 1, 0 city 1+2 {city}, 0 dots 3 {dot}, 0 line {line}, 0 done, 1 city 1+2 {city}, 1 pass, 1 pass, 1 done"
            )
        };
        round('B', "B1", "B B1 C") + &round('D', "C1", "C C1 D")
    });
    for n in 1..=13 {
        lines += ", . roll 1 1 1, 0 pass, 0 pass, 0 pass, 0 done, 1 pass, 1 pass, 1 pass, 1 done";
        let table = common::comb::play_on(common::comb::TRACKS, 2, &lines);
        assert_eq!((sheet(&table).upper(), sheet(&table).crossed()), (2, n));
        assert!(!table.state().is_last());
    }
    lines += ", . roll 1 1 1, 0 pass, 0 pass, 0 pass, 0 done end, 1 pass, 1 pass, 1 pass, 1 done, . roll 1 1 1, 0 pass";
    let table = common::comb::play_on(common::comb::TRACKS, 2, &lines);
    assert_eq!((sheet(&table).upper(), sheet(&table).crossed()), (2, 14), "nothing is left to cross out");
}

#[test]
fn r30_a_station_may_be_drawn_when_the_upper_track_is_full() {
    let mut lines = format!(". seat 0 mine 1, . seat 1 mine 1, 0 start C, 1 start C{}", {
        ", . roll 1 1 1, 0 pass, 0 pass, 0 pass, 0 done, 1 pass, 1 pass, 1 pass, 1 done".repeat(15)
    });
    lines += ", . roll 1 1 1, 0 pass, 0 pass, 0 pass, 0 done end, 1 pass, 1 pass, 1 pass, 1 done end, . roll 1 1 1";
    let mut table = common::comb::play_on(common::comb::TRACKS, 2, &lines);
    assert!(sheet(&table).is_full(table.state().map().tracks()));
    assert_eq!(say(&mut table, "0 city 1+2 B"), Ok(()));
    assert_eq!(sheet(&table).crossed(), 16);
}

#[test]
fn r31_the_die_that_is_left_gives_dots_in_open_areas() {
    let lines = format!("{ALONE}, . roll 1 6 2, 0 city 1+2 A");
    check(&lines, "0 dots 3 A2 G1", &Ok(()));
    check(&lines, "0 dots 1 A3", &rule(Refusal::DieSpent { die: die(1), left: DieSet::only(die(3)) }));
    let refusal = Refusal::WrongTerrain {
        land: land("A3"),
        terrain: Terrain::Plain,
        face: Face::new(2).expect("a face"),
        allowed: [Terrain::Forest; 2],
    };
    assert_eq!(refusal.to_string(), "A3 is plain, and a 2 draws dots on forest and forest");
    check(&lines, "0 dots 3 A3", &rule(refusal));
    check(&lines, "0 dots 3 A2 A3", &rule(refusal));
    // A 4 draws one dot on a plain and one on a forest, not two on plains.
    let lines = format!("{ALONE}, . roll 1 6 4, 0 city 1+2 A");
    check(&lines, "0 dots 3 A2 G2", &Ok(()));
    assert!(matches!(
        common::say(&mut play(&lines), "0 dots 3 A3 G2"),
        Err(Refused::Rule(Refusal::WrongTerrain { .. }))
    ));
}

#[test]
fn r32_whoever_passes_names_any_die_for_the_roadbed() {
    let lines = format!("{ALONE}, . roll 1 6 2, 0 pass");
    // G1f and G2p: the 1 draws on plains, the 6 on a hill and a plain, the 2 on forests.
    assert_eq!(listed(&play(&lines), "dots"), ["dots 1 G2", "dots 2 G2", "dots 3 G1"]);
    for line in ["0 dots 1 G2", "0 dots 2 G2", "0 dots 3 G1"] {
        check(&lines, line, &Ok(()));
    }
}

#[test]
fn r33_each_land_cell_takes_a_dot_once() {
    let lines = format!("{ALONE}, . roll 1 6 2, 0 city 1+2 A");
    check(&lines, "0 dots 3 A2 A2", &rule(Refusal::Dotted { land: land("A2") }));
    let lines = format!("{lines}, 0 dots 3 A2, 0 pass, . roll 3 4 2, 0 city 1+2 D");
    check(&lines, "0 dots 3 A2 G1", &rule(Refusal::Dotted { land: land("A2") }));
    check(&lines, "0 dots 3 D1 G1", &Ok(()));
}

#[test]
fn r34_the_dots_may_go_in_one_area_or_two() {
    // Area D has D1f D2h D3p.
    let lines = format!("{ALONE}, . roll 1 6 5, 0 city 1+2 D");
    check(&lines, "0 dots 3 D1 D2", &Ok(()));
    check(&lines, "0 dots 3 D2 G1", &Ok(()));
}

#[test]
fn r35_that_one_dot_alone_may_be_drawn_is_our_ruling() {
    testing::marks::assert_partly_ruled(env!("CARGO_MANIFEST_DIR"), "R35");
}

#[test]
fn r35_dots_are_a_choice() {
    let lines = format!("{ALONE}, . roll 1 6 2, 0 city 1+2 A");
    for (line, n) in [("0 pass", 0), ("0 dots 3 A2", 1), ("0 dots 3 G1 A2", 2)] {
        let table = play(&format!("{lines}, {line}"));
        assert_eq!(sheet(&table).dots().len(), n);
        assert_eq!(table.state().desk(seat(0)).phase(), Phase::Line);
    }
    assert!(matches!(play(&lines).state().turn(), Turn::Seats(_)));
    assert_eq!(play(&lines).state().view(Viewer::Public).stage, Stage::Round);
}
