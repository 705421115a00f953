//! Tableau files: what they say, what is refused, and that a played tableau comes back from its file.

use proptest::{collection, prelude::*};
use village::{Content, TableauFile, Tally};

use crate::common::{Cards, line, read, space};

/// A tableau of the usual cards, with two completed lines.
const FILE: &str = include_str!("../content/tableau.txt");

/// What a tableau with these facts and the usual cards comes to: its points without money, or the fault.
#[track_caller]
fn check(facts: &str, expected: Result<i32, &str>) {
    let text = format!("village-rails\nborder A\n{}", facts.replace(", ", "\n"));
    let found = text.parse::<TableauFile>().map(|it| Tally::of(&it.content, &it.tableau).total());
    assert_eq!(found.map_err(|it| it.to_string()), expected.map_err(ToOwned::to_owned), "{facts}");
}

#[test]
fn facts_come_in_any_order_and_case() {
    let file: TableauFile = read(FILE);
    let tally = Tally::of(&file.content, &file.tableau);
    assert_eq!((i32::from(tally.coins), tally.total() > i32::from(tally.coins)), (4, true), "{tally:?}");
    assert!(file.tableau.completed().contains(line("l4")));
    let mut lines: Vec<_> = FILE.lines().collect();
    lines.reverse();
    assert_eq!(read::<TableauFile>(&format!("\u{feff}{}", lines.join("  # a comment\r\n").to_uppercase())), file);
    assert_eq!(read::<TableauFile>(&file.to_string()), file);
    assert_eq!(read::<TableauFile>(&format!("cards {}\n{FILE}", Content::built_in().id())), file);
}

#[test]
fn a_track_is_named_by_its_number_or_by_what_is_seen() {
    // Card 4 is a bend of field with a barn for forest above and a halt of 3 at the left.
    let by_number: TableauFile = read("village-rails\nborder A\nr1c1 = 4");
    let by_sight: TableauFile = read("village-rails\nborder A\nr1c1 bend field barn-forest halt-3");
    assert_eq!(by_number.tableau.laid(space("r1c1")), by_sight.tableau.laid(space("r1c1")));
    let turned: TableauFile = read("village-rails\nborder A\nr1c1 = bend field halt-3 barn-forest");
    assert_eq!(read::<TableauFile>("village-rails\nborder A\nr1c1 = 4 turned"), turned);
    // Three bridges of forest look alike, so three of them may lie there, and no fourth.
    let bridges = "r1c1 = bridge forest - signal, r1c2 = bridge forest - signal, r1c3 = bridge forest - signal";
    // They complete l1, which has three signals, and a fourth where it starts.
    check(bridges, Ok(24));
    let fourth = format!("{bridges}, r2c1 = bridge forest - signal");
    check(&fourth, Err("line 6: the deck has 3 cards `bridge forest - signal`, and all of them lie here"));
    check(
        "r1c1 = bend lake farm farm",
        Err("line 3: the deck has 0 cards `bend lake farm farm`, and all of them lie here"),
    );
}

#[test]
fn what_no_move_brings_about_is_refused_with_its_rule() {
    check("r1c1 = 4, r1c1 = 5", Err("line 4: r1c1 is taken by line 3 already"));
    check("r1c1 = 4, r1c2 = 4", Err("line 4: card 4 lies in r1c1 already"));
    check("r1c1 = 81", Err("line 3: expected a railway card, 1 to 80, found `81`"));
    check("r5c1 = 4", Err("line 3: expected a space, r1c1 to r4c3, found `r5c1`"));
    // A bridge lies the same when it is turned, which by rules 1 was told all the same.
    check("r1c1 = 3 turned", Ok(0));
    check(
        "r1c1 = 4, r3c3 = 5",
        Err("line 4: r3c3 lies beside no border piece and no track: free are r1c2, r1c3, r2c1, r3c1, r4c1"),
    );
    check("r1c1 = 4, r2c2 = 5, r1c2 = 6", Ok(0));
    check("trip t1 5 for exactly 9 tracks", Err("line 3: no card has the trip `5 for exactly 9 tracks`"));
    let three = "trip t1 4 for exactly 5 tracks";
    check(
        &format!("r1c1 = 4, r1c2 = 5, r2c1 = 6, {three}, {three}, {three}"),
        Err("line 8: t1 has two trips already: open to trips t2, t3, l1, l2, l3, l4"),
    );
    check("terminus t1 3", Err("line 3: t1 is not completed, so it has no terminus card"));
    check("r4c1 = 20, terminus l4 3, terminus l4 4", Err("line 5: l4 has its terminus card by line 4 already"));
    check(
        "r4c1 = 20, r1c3 = 29, terminus l4 3, terminus t3 3",
        Err("line 6: terminus card 3 is played for l4 already"),
    );
    check(
        "r4c1 = 20, terminus l4 9 + 9 for each lake",
        Err("line 4: no terminus card that is left pays `9 + 9 for each lake`"),
    );
    check("border B", Err("line 3: the border is in line 2 already"));
    check("money 1, money 1", Err("line 4: the money is in line 3 already"));
    check("money lots", Err("line 3: expected pounds, 0 to 9999, found `lots`"));
    let error = |text: &str| text.parse::<TableauFile>().expect_err("refused").to_string();
    assert_eq!(error("money 3"), "line 1: a line `village-rails` is missing");
    assert_eq!(
        error("village-rails\nmoney 3\n"),
        "line 2: a line such as `border A` is missing: the letter of the border pieces"
    );
    assert_eq!(
        error("village-rails\ncards mine\n"),
        "line 2: expected the hash of a file of cards that is at hand, found `mine`"
    );
}

#[test]
fn trips_are_planned_one_in_a_turn_and_never_on_a_completed_line() {
    let trip = |line: &str| format!("trip {line} 4 for exactly 5 tracks");
    let text = |facts: &[String]| facts.join(", ");
    // Before the first track one trip may be planned, and no second.
    check(&trip("t1"), Ok(0));
    check(
        &text(&[trip("t1"), trip("t2")]),
        Err("line 4: 2 trips cannot have been planned: there is one in a turn, and none on a line that is completed"),
    );
    // l4 is completed by its only track, and t3 by its own: whichever comes first has one trip at most.
    let (l4, t3) = ("r4c1 = 20".to_owned(), "r1c3 = 29".to_owned());
    check(&text(&[l4.clone(), trip("l4")]), Ok(0));
    check(
        &text(&[l4.clone(), trip("l4"), trip("l4")]),
        Err("line 5: 2 trips cannot have been planned: there is one in a turn, and none on a line that is completed"),
    );
    check(&text(&[l4.clone(), t3.clone(), trip("l4"), trip("l4")]), Ok(0));
    check(&text(&[l4.clone(), t3.clone(), trip("l4"), trip("t3"), trip("t1")]), Ok(0));
    check(
        &text(&[l4, t3, trip("l4"), trip("l4"), trip("t3")]),
        Err("line 7: 3 trips cannot have been planned: there is one in a turn, and none on a line that is completed"),
    );
}

#[test]
fn one_card_is_one_trip() {
    let own = Cards::plain().trip(1, "5 for exactly 2 tracks");
    let text = own.text();
    let read_own = |facts: &str| TableauFile::read(&format!("village-rails\nborder A\n{facts}"), &[&text]);
    let twice = "r1c1 = 5\ntrip t2 5 for exactly 2 tracks\ntrip t2 5 for exactly 2 tracks";
    assert_eq!(
        read_own(twice).expect_err("one card alone").to_string(),
        "line 5: one card alone has the trip `5 for exactly 2 tracks`, so t2 cannot have it twice"
    );
    let fine = read_own("r1c1 = 5\ntrip t2 5 for exactly 2 tracks\nmoney 7").expect("a tableau of these cards");
    // The hash of the cards stands in the file, so that nobody takes others for them.
    assert_eq!(TableauFile::read(&fine.to_string(), &[&text]), Ok(fine.clone()));
    assert!(fine.to_string().parse::<TableauFile>().is_err());
}

#[test]
fn a_sketch_leaves_out_what_is_not_possible_yet() {
    let sketch = TableauFile::sketch("village-rails\nr2c2 = 4\nmoney 3", &[]).expect("nothing contradicts");
    assert_eq!(sketch.doubts.iter().map(|it| it.line).collect::<Vec<_>>(), [2, 3]);
    assert!(sketch.file.tableau.placed().is_empty());
    assert_eq!(sketch.file.tableau.money(), 3);
}

/// Facts of tableaus, right and wrong, many of which contradict each other.
fn facts() -> impl Strategy<Value = String> {
    let fact = prop_oneof![
        "r[1-4]c[1-3] = [1-8][0-9]?( turned)?",
        "r[1-4]c[1-3] = (bend|bridge) (field|lake) (-|farm|signal) (-|siding)",
        "trip [tl][1-3] 4 for exactly 5 tracks",
        "trip [tl][1-4] 6 for both ends (lake|field)",
        "terminus [tl][1-4] [0-9]",
        "terminus [tl][1-4] 3 \\+ [01] for each (lake|trip)",
        "money [0-9]{1,3}",
        "border [A-D]",
        any::<String>(),
    ];
    collection::vec(fact, 0..14).prop_map(|facts| format!("village-rails\nborder A\n{}", facts.join("\n")))
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn texts_are_read_or_refused_with_a_line(text in facts()) {
        let n_lines = text.lines().count();
        match TableauFile::sketch(&text, &[]) {
            Err(error) => assert!((1..=n_lines).contains(&error.line), "{error} in {text:?}"),
            Ok(sketch) => {
                assert!(sketch.doubts.iter().all(|it| (1..=n_lines).contains(&it.line)), "{:?}", sketch.doubts);
                assert!(Tally::of(&sketch.file.content, &sketch.file.tableau).total() >= 0);
                if sketch.doubts.is_empty() {
                    assert_eq!(read::<TableauFile>(&sketch.file.to_string()), sketch.file, "{text:?}");
                }
            }
        }
    }
}
