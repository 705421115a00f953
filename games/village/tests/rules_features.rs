//! The sentences about features and what terminus cards pay, R63 to R67 and R69, on lines built track by track.

use crate::common::scored::{STAIRS, check};
use village::{Content, TerminusCard};

#[test]
fn r63_a_barn_scores_for_each_track_of_its_terrain() {
    let pay = "3 + 0 for each trip";
    // The example of the rulebook: four lakes, the border piece being one of them.
    check("lake -", &["bridge lake barn-lake", "bridge lake -", "bridge lake -"], &[], pay, " | 4 0 0 0 | 3");
    check("lake -", &["bridge field barn-lake", "bridge lake -", "bridge lake -"], &[], pay, " | 3 0 0 0 | 3");
    check("field -", &["bridge lake barn-forest", "bridge lake -", "bridge lake -"], &[], pay, " | 0 0 0 0 | 3");
    // Two barns, for two terrains: 1 + 3.
    check("field -", &["bridge lake barn-field", "bridge lake barn-lake", "bridge lake -"], &[], pay, " | 4 0 0 0 | 3");
}

#[test]
fn r64_a_farm_scores_for_each_different_terrain() {
    let pay = "3 + 0 for each trip";
    check("lake -", &["bridge lake farm", "bridge lake -", "bridge lake -"], &[], pay, " | 0 1 0 0 | 3");
    check("field -", &["bridge lake farm", "bridge forest farm", "bridge lake -"], &[], pay, " | 0 6 0 0 | 3");
    // The example of the rulebook: five terrains make 5 points, and no line has more.
    let five = ["bend lake farm", "bend forest -", "bend pasture -", "bend village -", "bend field -", "bend field -"];
    check("field -", &five, &[], pay, " | 0 5 0 0 | 3");
}

#[test]
fn r65_a_halt_scores_its_points() {
    let pay = "3 + 0 for each trip";
    for points in 2..=4 {
        let track = format!("bridge lake halt-{points}");
        check("lake -", &[&track, "bridge lake -", "bridge lake -"], &[], pay, &format!(" | 0 0 {points} 0 | 3"));
    }
    check("lake halt-2", &["bridge lake halt-3", "bridge lake -", "bridge lake halt-4"], &[], pay, " | 0 0 9 0 | 3");
}

#[test]
fn r66_signals_score_by_their_number() {
    for (n, points) in [(0, 0), (1, 3), (2, 8), (3, 15), (4, 24), (5, 24), (6, 24), (7, 24)] {
        let signal = |index: usize| if index < n { "signal" } else { "-" };
        let tracks: Vec<_> =
            STAIRS.iter().enumerate().map(|(index, it)| format!("{it} {}", signal(index + 1))).collect();
        let tracks: Vec<_> = tracks.iter().map(String::as_str).collect();
        let pay = 3 + 2 * n;
        let expected = format!(" | 0 0 0 {points} | {pay}");
        check(&format!("lake {}", signal(0)), &tracks, &[], "3 + 2 for each signal", &expected);
    }
}

#[test]
fn r67_sidings_score_nothing_when_the_line_is_completed() {
    check(
        "lake siding",
        &["bridge lake siding", "bridge lake -", "bridge lake siding"],
        &[],
        "3 + 2 for each siding",
        " | 0 0 0 0 | 9",
    );
}

#[test]
fn r69_terminus_cards_pay_three_pounds_and_more() {
    let content = Content::built_in();
    assert!(TerminusCard::all().all(|it| content.terminus(it).base() == 3));
    // A field, two lakes and a village; three straights; a trip; signal, farm and barn.
    let tracks = ["bridge lake signal", "bridge village farm", "bridge lake barn-forest"];
    let usual = [
        ("1 for each field", 4),
        ("1 for each forest", 3),
        ("1 for each pasture", 3),
        ("1 for each lake", 5),
        ("1 for each village", 4),
        ("1 for each trip", 4),
        ("1 for each farm", 4),
        ("1 for each barn", 4),
        ("1 for each siding", 3),
        ("0 for each trip", 3),
    ];
    // What other cards may count.
    let other =
        [("1 for each terrain", 6), ("2 for each signal", 5), ("2 for each halt", 3), ("1 for each straight", 6)];
    for (n, (what, pay)) in usual.into_iter().chain(other).enumerate() {
        let terminus = format!("3 + {what}");
        let is_usual = TerminusCard::all().any(|it| content.terminus(it).to_string() == terminus);
        assert_eq!(is_usual, n < usual.len(), "{terminus}");
        check("field -", &tracks, &["0 for same ends"], &terminus, &format!("0 | 0 3 0 3 | {pay}"));
    }
    // The examples of the rulebook: one field pays £4, and no trips pay £3.
    check("field -", &tracks, &[], "3 + 1 for each field", " | 0 3 0 3 | 4");
    check("field -", &tracks, &[], "3 + 2 for each trip", " | 0 3 0 3 | 3");
}
