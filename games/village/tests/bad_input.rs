//! Nonsense of every kind: it is refused with a reason, changes nothing, and never panics.

use crate::common::{Cards, all_actions, read, seat};
use kernel::{ContentId, Game as _, Record, RecordError, Table, Turn, Viewer};
use proptest::{prelude::*, sample::select};
use village::{Action, Chance, Content, ContentError, Setup, Trip, Village};

fn config(cases: u32) -> ProptestConfig {
    ProptestConfig { cases, failure_persistence: None, ..ProptestConfig::default() }
}

/// Pieces of the notation and of content files, right and wrong, split by white space.
const WORDS: &str = "take trip resolve terminus under done pass turned corner top track for each exactly at least most no only
    straights bends same both ends fewest features alike lake lakes forest field pastures village r1c1 r4c3 r5c1 r1c4 r c R2C2
    t1 t3 t4 t0 l1 l4 l5 T2 L3 t l 1 2 3 4 7 8 0 38 39 80 81 256 99 100 99999999999 + - : = A B D E a seats cards
    village-rails card bridge bend border barn-lake barn farm halt-3 halt-0 halt signal siding £3 ä 日本 ? . # 0! !";

fn words() -> Vec<&'static str> {
    WORDS.split_whitespace().chain(["\u{301}", "\u{0}", "\t", "\n", "  "]).collect()
}

/// Any text, any text of the alphabet of the notation, and words of the notation in any order.
fn texts() -> impl Strategy<Value = String> {
    prop_oneof![
        any::<String>(),
        "[a-zA-Z0-9:+ -]{0,24}",
        (proptest::collection::vec(select(words()), 0..9), select(vec![" ", "", "  "]))
            .prop_map(|(words, space)| words.join(space)),
    ]
}

/// What can be read is written in one way, and read again from that.
fn check<T: Clone + PartialEq + std::fmt::Debug + std::fmt::Display + std::str::FromStr<Err: std::fmt::Display>>(
    text: &str,
) {
    match text.parse::<T>() {
        Ok(value) => {
            let written = value.to_string();
            assert_eq!(written.parse::<T>().ok(), Some(value), "`{text}` is written as `{written}`");
        }
        Err(reason) => {
            let reason = reason.to_string();
            assert!(!reason.is_empty() && !reason.ends_with('.'), "{reason}");
        }
    }
}

/// An error names a line of the text.
fn check_error(text: &str, error: &RecordError) {
    let n_lines = text.lines().count().max(1);
    assert!((1..=n_lines).contains(&error.line), "{error} in a text of {n_lines} lines:\n{text}");
}

proptest! {
    #![proptest_config(config(4000))]

    #[test]
    fn texts_are_read_or_refused(text in texts()) {
        check::<Action>(&text);
        check::<Chance>(&text);
        check::<Trip>(&text);
        check::<Setup>(&text);
    }

    #[test]
    fn files_are_read_or_refused(text in texts(), text_2 in texts(), has_header in any::<bool>()) {
        let header = if has_header { "village-rails cards x\n" } else { "" };
        let text = format!("{header}{text}\n{text_2}");
        let error = text.parse::<Content>().expect_err("80 cards are missing");
        let n_lines = text.lines().count().max(1);
        assert!((1..=n_lines).contains(&error.line), "{error}");
        let _ = Village::read_setup(&text, Village::RULES, &[&text]);
        let _ = Village::read_setup(&format!("seats 2 cards {}", ContentId::of(&text)), Village::RULES, &[&text]);
    }

    #[test]
    fn records_are_read_or_refused(lines in proptest::collection::vec(texts(), 0..6), n in 0_usize..60) {
        let mut rng = fastrand::Rng::with_seed(n as u64);
        let mut table = Table::<Village>::new(Setup::new(2).expect("two seats"));
        table.settle_with(&mut rng);
        let text = Record::of(&table, None, None).expect("all is kept").to_string();
        let mut all: Vec<&str> = text.lines().collect();
        let place = n.min(all.len());
        all.splice(place..place, lines.iter().map(String::as_str));
        let text = all.join("\n");
        match Record::<Village>::parse(&text) {
            Err(error) => check_error(&text, &error),
            Ok(record) => {
                if let Err(error) = Table::replay(&record) {
                    check_error(&text, &error);
                }
            }
        }
    }
}

proptest! {
    #![proptest_config(config(300))]

    /// Any action of any seat at any time is taken or refused, and what is refused changes nothing.
    #[test]
    fn acts_never_panic(seed in any::<u64>(), tries in proptest::collection::vec((0_usize..6, 0_usize..2000), 1..80)) {
        let actions = all_actions();
        let mut rng = fastrand::Rng::with_seed(seed);
        let mut table = Table::<Village>::new(Setup::new(2 + seed as usize % 3).expect("seats"));
        for (index, number) in tries {
            let before = table.clone();
            if table.act(seat(index), actions[number % actions.len()]).is_err() {
                prop_assert!(table == before);
            }
            if let Turn::Seats(waiting) = table.state().turn() {
                let mover = waiting.lowest().expect("a seat");
                let action = table.state().pick(mover, &mut rng, &mut Vec::new());
                table.act(mover, action).expect("it is listed");
            }
            let before = table.clone();
            if table.happen(read("track 17")).is_err() {
                prop_assert!(table == before);
            }
            table.settle_with(&mut rng);
            for viewer in [Viewer::Public, Viewer::Seat(seat(index)), Viewer::Referee] {
                let _ = table.state().view(viewer);
            }
        }
    }
}

/// The error of the plain cards with one line replaced, which is the third of them, a terminus card or a border piece.
#[track_caller]
fn refused(old: &str, new: &str) -> ContentError {
    let text = Cards::plain().track(3, "bend lake farm siding").trip(3, "4 for same ends").text();
    assert!(text.contains(old), "{old}");
    text.replacen(old, new, 1).parse::<Content>().expect_err(new)
}

#[test]
fn errors_of_content_files_name_the_line_the_field_and_the_reason() {
    let card = "card bend lake farm siding : 4 for same ends";
    for (new, expected) in [
        ("card curve lake farm - : 4 for same ends", "line 4, shape: expected bridge or bend, found `curve`"),
        (
            "card bend hill farm - : 4 for same ends",
            "line 4, terrain: expected field, forest, pasture, lake or village, found `hill`",
        ),
        (
            "card bend lake silo - : 4 for same ends",
            "line 4, feature of the line from above: expected barn-TERRAIN, farm, halt-POINTS, signal, siding or -, found `silo`",
        ),
        (
            "card bend lake - halt-0 : 4 for same ends",
            "line 4, feature of the line from the left: expected a halt of 1 to 9 points, as in halt-3, found `halt-0`",
        ),
        ("card bend lake farm - 4 for same ends", "line 4, trip: expected `:` and the trip, found `4`"),
        (
            "card bend lake farm - : four for same ends",
            "line 4, trip: expected the points of a trip, 0 to 99, found `four`",
        ),
        (
            "card bend lake farm - : 4 same ends",
            "line 4, trip: expected `for` and what the trip asks for, found `same`",
        ),
        ("card bend lake farm - : 4 for same ends 7", "line 4, end: expected the end of the line, found `7`"),
        ("cart bend", "line 4, first word: expected card, terminus or border, found `cart`"),
        (
            "card bend lake farm - : 4 for exactly 9 tracks",
            "line 4, trip: another card has `0 for exactly 9 tracks`: a demand has the same points everywhere",
        ),
    ] {
        assert_eq!(refused(card, new).to_string(), expected);
    }
    let header = "village-rails cards of a test";
    let error = refused(header, "village-rails cards");
    assert_eq!((error.line, error.field), (1, "header"));
    assert_eq!(refused("border A t2 field -", "border A t1 field -").reason, "t1 of set A is there already");
    assert_eq!(refused("border A t2 field -\n", "").to_string(), "line 146, border: t2 of set A is missing");
    assert_eq!(refused(&format!("{card}\n"), "").reason, "expected 80 railway cards, found 79");
    assert_eq!(refused(card, &format!("{card}\n{card}")).reason, "there are 80 railway cards already");
    let terminus = "terminus 3 + 0 for each trip\n";
    assert_eq!(refused(terminus, "").reason, "expected 38 terminus cards, found 37");
    assert_eq!(refused(terminus, &terminus.repeat(2)).reason, "there are 38 terminus cards already");
    assert_eq!(
        refused(terminus, "terminus 3 for each trip\n").reason,
        "expected `+` and what is paid for each, found `for`"
    );
    let empty = "".parse::<Content>().expect_err("nothing");
    assert_eq!(empty.to_string(), "line 1, header: expected `village-rails cards` and a label, found nothing");
}

#[test]
fn content_files_may_have_comments_and_other_line_ends() {
    let text = Content::built_in_text();
    let other = format!("\u{feff}{}", text.replace('\n', "  \r\n"));
    assert_eq!(read::<Content>(&other), *Content::built_in(), "the same hash");
    assert_eq!(read::<Content>(&other).trips(), Content::built_in().trips());
}

#[test]
fn setups_say_what_they_expect() {
    let id = Content::built_in().id();
    for (text, expected) in [
        (String::new(), format!("expected `seats 2 cards {id}`, found ``")),
        ("seats 2".to_owned(), format!("expected `seats 2 cards {id}`, found `seats 2`")),
        (format!("seats 5 cards {id}"), "expected 2 to 4 seats, found `5`".to_owned()),
        (format!("seats 1 cards {id}"), "expected 2 to 4 seats, found `1`".to_owned()),
        (
            "seats 2 cards x".to_owned(),
            "expected the hash of a content file, 16 hexadecimal digits, found `x`".to_owned(),
        ),
    ] {
        assert_eq!(text.parse::<Setup>().expect_err("wrong").to_string(), expected);
    }
    for n_seats in 2..=4 {
        let setup = Setup::new(n_seats).expect("seats");
        assert_eq!(setup.to_string(), format!("seats {n_seats} cards {id}"));
        assert_eq!(read::<Setup>(&setup.to_string()), setup);
    }
}

#[test]
fn notation_is_lenient_about_case_and_spaces_and_written_in_one_way() {
    for (text, written) in [
        ("TAKE 3", "take 3"),
        ("R2 C3", "r2c3"),
        (" r2c3  Turned", "r2c3 turned"),
        ("Trip 02", "trip 2"),
        ("L4", "l4"),
        ("t 3", "t3"),
        ("TAKE 3 R2C3", "take 3 r2c3"),
        (" take 3  r2 c3  Turned", "take 3 r2c3 turned"),
        ("trip 2 L4", "trip 2 l4"),
        ("under 2  1", "under 2 1"),
        ("Pass", "done"),
    ] {
        assert_eq!(read::<Action>(text).to_string(), written);
    }
    for (text, written) in [
        ("TOP 4 for exactly 0 lakes", "top 4 for no lakes"),
        ("top 2 for each bends", "top 2 for each bend"),
        ("corner c for 1", "corner C for 1"),
        ("Track 007", "track 7"),
        ("terminus 38 for 3", "terminus 38 for 3"),
    ] {
        assert_eq!(read::<Chance>(text).to_string(), written);
    }
    for wrong in
        ["corner A", "corner A for 4", "track 0", "track 81", "terminus 3", "top", "top 4", "top 4 for", "roll 4 2"]
    {
        assert!(wrong.parse::<Chance>().is_err(), "{wrong}");
    }
}

#[test]
fn every_demand_of_the_content_readme_is_understood() {
    let readme = include_str!("../content/README.md");
    let rows = readme.lines().filter(|it| it.starts_with("| `"));
    let cells = rows.filter_map(|it| it.split('|').nth(1));
    let demands: Vec<&str> = cells.flat_map(|it| it.split('`').skip(1).step_by(2)).collect();
    assert_eq!(demands.len(), 12);
    for demand in demands {
        let trip = format!("7 for {demand}");
        assert_eq!(read::<Trip>(&trip).to_string(), trip);
    }
    // The facts of its example.
    let example = readme.split("```text").nth(1).and_then(|it| it.split("```").next()).expect("an example");
    let error = example.parse::<Content>().expect_err("most cards are missing");
    assert_eq!(error.reason, "expected 80 railway cards, found 1");
}

#[test]
fn every_refusal_is_a_plain_sentence() {
    let (actions, mut messages) = (all_actions(), std::collections::BTreeSet::new());
    let mut rng = fastrand::Rng::with_seed(5);
    for _ in 0..20 {
        let mut table = Table::<Village>::new(Setup::new(3).expect("seats"));
        loop {
            table.settle_with(&mut rng);
            let Turn::Seats(waiting) = table.state().turn() else { break };
            let mover = waiting.lowest().expect("a seat");
            let refusals = actions.iter().filter_map(|&it| table.state().check(mover, it).err());
            messages.extend(refusals.map(|it| it.to_string()));
            let action = table.state().pick(mover, &mut rng, &mut Vec::new());
            table.act(mover, action).expect("it is listed");
        }
    }
    for message in &messages {
        let first = message.chars().next().expect("a message");
        assert!(!first.is_uppercase() && !message.ends_with('.') && !message.contains("  "), "{message}");
    }
    assert!(messages.len() > 100, "{}", messages.len());
}
