//! Records: what can be read, what cannot and where, and whether the dice were kept.

use kernel::{Event, Game, Record, RecordError, RecordFault, Table, Turn};

use crate::toy::{Quick, Sidings, dice, seat, seats};

/// The seed `2a` in full.
const SEED: &str = "000000000000000000000000000000000000000000000000000000000000002a";

/// A whole game whose rolls were computed by the second implementation of the dice, from seed `2a`.
const WHOLE: &str = "\
sidings 1 2
dice club-7 0a28e9ffef0073f9a6a674cf57ee77307f38f0f1bebb087888d9011ed0eeefdf
seed 000000000000000000000000000000000000000000000000000000000000002a
. goal c
. goal c
. row 1
0 c1
1 a1
. row 2
1 c2
0 c2
. row 3
0 c3
1! leave
= 3 1
";

/// The whole game with another text in one of its lines, counted from one.
fn with_line(line: usize, text: &str) -> String {
    let mut lines: Vec<_> = WHOLE.lines().collect();
    lines[line - 1] = text;
    lines.join("\n") + "\n"
}

/// Reads, replays and verifies; the first thing that is wrong.
fn fault(text: &str) -> Option<RecordError> {
    let record = match Record::<Sidings>::parse(text) {
        Ok(record) => record,
        Err(reason) => return Some(reason),
    };
    let verified = record.verify().err();
    // What cannot be replayed is not verified either, and for the same reason, unless the dice come first.
    if let Err(reason) = Table::replay(&record) {
        assert!(verified.as_ref().is_some_and(|it| it.line <= reason.line), "{reason}");
    }
    verified
}

#[track_caller]
fn check(text: &str, expected: &str) {
    let found = fault(text).map_or("fine".to_owned(), |it| it.to_string());
    assert_eq!(found, expected, "in\n{text}");
}

#[track_caller]
fn check_line(text: &str, expected: &str) {
    check(&format!("sidings 1 2\n{text}\n"), &format!("line 2: {expected}"));
}

#[test]
fn a_record_is_read_and_printed_byte_for_byte() {
    let start: String = WHOLE.split_inclusive('\n').take(1).collect();
    let pledged: String = WHOLE.split_inclusive('\n').take(2).collect();
    let rolled: String = WHOLE.split_inclusive('\n').take(8).collect();
    for text in [WHOLE, &start, &pledged, &rolled, "sidings 1 1024\n1023! fine 2\n"] {
        let record = Record::<Sidings>::parse(text).expect("a record");
        assert_eq!(record.to_string(), text);
        let table = Table::replay(&record).expect("a game");
        let again = Record::of(&table, record.pledge.clone(), record.seed.clone()).expect("all is kept");
        assert_eq!(again, record, "with the same lines");
    }
}

#[test]
fn lines_are_counted_as_they_stand_in_the_text() {
    let text = "# a comment\n\nsidings 1 1\n#\n. goal a\n\n\n. row 1\n# more\n0! leave\n\n= 0\n# the end\n\n";
    let record = Record::<Sidings>::parse(text).expect("a record");
    assert_eq!(record.entries.iter().map(|it| it.line).collect::<Vec<_>>(), [5, 8, 10]);
    assert_eq!(record.scores, Some((12, vec![0])));
    assert_eq!(record.to_string(), "sidings 1 1\n. goal a\n. row 1\n0! leave\n= 0\n");
    assert!(fault(text).is_none());
    check(&text.replace("row 1", "row 4"), "line 8: expected a goal from a to c or a row from 1 to 3, found `row 4`");
    check(&text.replace("row 1", "goal a"), "line 8: `goal a` cannot come up now");
    check(&text.replace("0! leave", "1! leave"), "line 10: there is no seat 1: seats are 0 to 0");
    check(&text.replace("= 0", "= 1"), "line 12: the scores are 0");
}

#[test]
fn what_kind_of_fault_it_is_is_told_as_data() {
    let kind = |text: &str| fault(text).map(|it| it.fault);
    assert_eq!(kind(""), Some(RecordFault::Game));
    assert_eq!(kind("sidings 2 2\n"), Some(RecordFault::Setup));
    assert_eq!(kind(&with_line(10, "1 z9")), Some(RecordFault::Line));
    assert_eq!(kind(&with_line(10, "1 c1")), Some(RecordFault::Rules));
    assert_eq!(kind(&with_line(3, &format!("seed {}", "0".repeat(64)))), Some(RecordFault::Seed));
    let scores = format!("= {}", "9 ".repeat(2).trim());
    assert_eq!(kind(&with_line(WHOLE.lines().count(), &scores)), Some(RecordFault::Scores));
    let rolled = WHOLE.lines().position(|it| it.starts_with(". ")).expect("a roll");
    let other = ["goal a", "goal b"].map(|it| kind(&with_line(rolled + 1, &format!(". {it}"))));
    assert!(other.contains(&Some(RecordFault::Dice)), "{other:?}");
}

#[test]
fn foreign_line_ends_are_read() {
    let record = Record::<Sidings>::parse(&WHOLE.replace('\n', "\r\n")).expect("a record");
    assert_eq!(record.to_string(), WHOLE);
    let expected = "line 5: expected a goal from a to c or a row from 1 to 3, found `goal d`";
    check("\r\n# comment\r\nsidings 1 1\r\n\r\n. goal d\r\n", expected);
    // A carriage return alone ends no line.
    check("sidings 1 1\r. goal a\r", "line 1: expected a number of seats from 1 to 1024, found `1\r. goal a\r`");
}

#[test]
fn the_header_must_be_right() {
    check("", "line 1: the record is empty");
    check("\n# nothing but a comment\n\n", "line 1: the record is empty");
    for wrong in ["chess 1 2", "sidings", "sidings 1", "sidings one 2", "sidings -1 2", "sidings  1 2", " sidings 1 2"]
    {
        check(wrong, &format!("line 1: expected a header like `sidings 1 …`, found `{wrong}`"));
    }
    check("#\nsidings 2 2\n", "line 2: this is a record of rules 2, and these are rules 1");
    for setup in ["0", "1025", "02", "+2", "two", "2 ", "", "2 NoSuchFault"] {
        let expected = format!("line 1: expected a number of seats from 1 to 1024, found `{setup}`");
        check(&format!("sidings 1 {setup}\n. goal a\n"), &expected);
    }
    let old = Record::<Quick>::parse("quick-sidings 11 2\n").expect_err("old rules").to_string();
    assert_eq!(old, "line 1: this is a record of rules 11, and the oldest still known are 12");
    let found = Record::<Quick>::parse(WHOLE).expect_err("another game").to_string();
    assert_eq!(found, "line 1: expected a header like `quick-sidings 12 …`, found `sidings 1 2`");
}

#[test]
fn an_event_is_a_seat_and_what_it_does() {
    let seats = ["x", "00", "01", "+1", "-1", "1024", "99999999999999999999", "", "!", "0!!", ".!", "..", "0.", "é"];
    for who in seats {
        check_line(&format!("{who} a1"), &format!("expected a seat, `.`, or `=`, found `{who}`"));
    }
    for text in ["0", "leave", ".", "=", "dice", "seed", "0\ta1"] {
        check_line(text, &format!("expected who and what, found `{text}`"));
    }
    for text in ["a4", "A1", " a1", "a1 ", "", "a1 # best"] {
        check_line(&format!("0 {text}"), &format!("expected a cell from a1 to c3, found `{text}`"));
    }
    check_line("0! go", "expected `leave`, `fine 1` or `fine 2`, found `go`");
    check_line(". goal d", "expected a goal from a to c or a row from 1 to 3, found `goal d`");
    check_line("2! leave", "there is no seat 2: seats are 0 to 1");
    check_line("0 a1", "it is not the turn of seat 0");
    check(&with_line(10, "2 c2"), "line 10: there is no seat 2: seats are 0 to 1");
    check(&with_line(10, "1 c1"), "line 10: the cell must lie in row 2");
    check(&with_line(10, ". row 2"), "line 10: no die is rolled and nothing is drawn now");
}

#[test]
fn dice_and_seed_stand_before_the_events() {
    let pledge = WHOLE.lines().nth(1).expect("the pledge");
    let seed = WHOLE.lines().nth(2).expect("the seed");
    let lines = |lines: &[&str]| format!("sidings 1 2\n{}\n", lines.join("\n"));
    check(&lines(&[pledge, pledge]), "line 3: the dice are pledged twice");
    check(&lines(&[pledge, seed, pledge]), "line 4: the dice are pledged twice");
    check(&lines(&[pledge, seed, seed]), "line 4: the seed is given twice");
    check(&lines(&[seed]), "line 2: a seed needs a line `dice` before it");
    check(&lines(&[seed, pledge]), "line 2: a seed needs a line `dice` before it");
    check(&lines(&[". goal c", pledge]), "line 3: `dice` comes before the first event");
    check(&lines(&[pledge, ". goal c", seed]), "line 4: `seed` comes before the first event");
    check(&lines(&[". goal c", seed]), "line 3: `seed` comes before the first event");
    check(&lines(&["dice club-7"]), "line 2: expected a game id and a commitment");
    check(&lines(&["dice club-7 2a"]), "line 2: expected a commitment of 64 hexadecimal digits");
    for wrong in ["2a", "g", &SEED.to_uppercase(), &format!("{SEED}0"), ""] {
        let found = fault(&lines(&[pledge, &format!("seed {wrong}")])).expect("not a seed");
        assert_eq!(found.line, 3, "{found}");
        assert!(found.reason.starts_with("expected a seed of "), "{found}");
    }
}

#[test]
fn nothing_follows_the_scores() {
    for more in [". row 1", "0 a1", "= 3 1", "dice x y", "what is this"] {
        check(&format!("{WHOLE}{more}\n"), "line 16: nothing follows the scores");
    }
    check(&format!("{WHOLE}# a comment may\n\n"), "fine");
}

#[test]
fn scores_are_those_of_the_game() {
    check(&with_line(15, "= 1 3"), "line 15: the scores are 3 1");
    check(&with_line(15, "= 3"), "line 15: the scores are 3 1");
    check(&with_line(15, "= 3 1 0"), "line 15: the scores are 3 1");
    for wrong in ["", "3 x", "3  1", "3 1 ", "99999999999 1", "3,1"] {
        check(&with_line(15, &format!("= {wrong}")), &format!("line 15: expected scores, found `{wrong}`"));
    }
    check(&with_line(14, "# seat 1 plays on"), "line 15: the game is not over, so it has no final scores yet");
    check("sidings 1 1\n= 0\n", "line 2: the game is not over, so it has no final scores yet");
    check("sidings 1 1\n0! leave\n0! fine 1\n", "line 3: the game is over");
    check("sidings 1 1\n0! fine 2\n0! leave\n= -2\n", "fine");
}

#[test]
fn a_torn_last_line_is_noticed_where_it_is() {
    for (line, rest, expected) in [
        (15, "= 3 1", ""),
        (15, "= 3 ", "expected scores, found `3 `"),
        (15, "= 3", "the scores are 3 1"),
        (15, "= ", "expected scores, found ``"),
        (15, "=", "expected who and what, found `=`"),
        (14, "1! leave", ""),
        (14, "1! leav", "expected `leave`, `fine 1` or `fine 2`, found `leav`"),
        (14, "1! ", "expected `leave`, `fine 1` or `fine 2`, found ``"),
        (14, "1!", "expected who and what, found `1!`"),
        (14, "1", "expected who and what, found `1`"),
        (13, "0 c", "expected a cell from a1 to c3, found `c`"),
        (12, ".", "expected who and what, found `.`"),
        (3, "seed 0000", "expected a seed of 64 hexadecimal digits"),
        (2, "dice club-7 0a28e9", "expected a commitment of 64 hexadecimal digits"),
        (2, "dice clu", "expected a game id and a commitment"),
        (1, "sidings 1 ", "expected a number of seats from 1 to 1024, found ``"),
        (1, "sid", "expected a header like `sidings 1 …`, found `sid`"),
    ] {
        let text: String = WHOLE.split_inclusive('\n').take(line - 1).chain([rest]).collect();
        assert!(WHOLE.starts_with(&text));
        check(&text, &if expected.is_empty() { "fine".to_owned() } else { format!("line {line}: {expected}") });
    }
}

#[test]
fn the_right_seed_verifies_every_roll() {
    let record = Record::<Sidings>::parse(WHOLE).expect("a record");
    let (table, n_rolls) = record.verify().expect("honest dice");
    assert_eq!((n_rolls, table.state().turn()), (Some(5), Turn::Over));
    assert_eq!(record.dice(), Some(dice("2a", "club-7")));
}

#[test]
fn without_a_pledge_or_a_seed_nothing_is_verified_but_the_rules() {
    let unpledged: String =
        WHOLE.split_inclusive('\n').filter(|it| !it.starts_with("dice") && !it.starts_with("seed")).collect();
    check(&unpledged.replace("1 c2", "1 c1"), "line 8: the cell must lie in row 2");
    let unpledged = Record::<Sidings>::parse(&unpledged).expect("a record");
    assert_eq!((unpledged.dice(), unpledged.verify().expect("a game").1), (None, None));
    let secret = Record::<Sidings>::parse(&WHOLE.replace(&format!("seed {SEED}\n"), "")).expect("a record");
    assert_eq!((secret.dice(), secret.verify().expect("a game").1), (None, None));
}

#[test]
fn a_wrong_seed_is_named() {
    let reason = "the seed is not the one that was pledged: its SHA-256 differs";
    let wrong = format!("seed {}", SEED.replace("2a", "2b"));
    check(&with_line(3, &wrong), &format!("line 3: {reason}"));
    let start: String = with_line(3, &wrong).split_inclusive('\n').take(3).collect();
    check(&start, &format!("line 3: {reason}"));
    // The same seed for another game gives other rolls.
    check(&WHOLE.replace("club-7", "club-9"), "line 4: `goal c` is not what the dice gave: lot 0 is `goal b`");
}

#[test]
fn one_changed_roll_is_found_at_its_line() {
    let lines: Vec<_> = WHOLE.lines().collect();
    let mut n_changed = 0;
    for (lot, (line, text)) in (1..).zip(&lines).filter(|(_, it)| it.starts_with(". ")).enumerate() {
        let rolled = &text[2..];
        let others =
            if rolled.starts_with("goal") { ["goal a", "goal b", "goal c"] } else { ["row 1", "row 2", "row 3"] };
        for other in others.into_iter().filter(|&it| it != rolled) {
            let expected = format!("line {line}: `{other}` is not what the dice gave: lot {lot} is `{rolled}`");
            check(&with_line(line, &format!(". {other}")), &expected);
            n_changed += 1;
        }
    }
    assert_eq!(n_changed, 10);
}

#[test]
fn a_lot_that_the_game_names_is_verified_by_its_name() {
    let dice = dice("2a", "club-7");
    let mut played = Table::<Quick>::new(seats(3));
    played.rule(seat(1), "fine 1".parse().expect("a ruling")).expect("allowed");
    played.settle(&dice);
    let text = Record::of(&played, Some(dice.pledge()), Some(dice.seed().clone())).expect("all is kept").to_string();
    let record = Record::<Quick>::parse(&text).expect("a record");
    assert_eq!(record.verify().expect("honest dice"), (played.clone(), Some(4)));
    let Event::Chance(goal) = played.log()[2] else { panic!("a goal") };
    let wrong = if goal.to_string() == "goal a" { "goal b" } else { "goal a" };
    let mut lines: Vec<_> = text.lines().collect();
    let line = format!(". {wrong}");
    lines[5] = &line;
    let found = Record::<Quick>::parse(&lines.join("\n")).expect("a record").verify().expect_err("a changed roll");
    let expected = format!("line 6: `{wrong}` is not what the dice gave: lot 0 seat 1 is `{goal}`");
    assert_eq!(found.to_string(), expected);
}

/// A number has one form, so a record has one form too.
#[test]

fn whatever_is_read_is_printed_byte_for_byte() {
    let scores = ["= +3 1", "= 03 1", "= 3 01", "= 3 +1"].map(|it| with_line(15, it));
    let rules = ["sidings 01 2\n", "sidings +1 2\n"].map(str::to_owned);
    let zero = "sidings 1 1\n0! leave\n= -0\n".to_owned();
    for text in scores.into_iter().chain(rules).chain([zero]) {
        if let Ok(record) = Record::<Sidings>::parse(&text) {
            assert_eq!(record.to_string(), text);
        }
    }
}

#[test]

fn a_wrong_seed_is_found_at_its_line() {
    let reason = "the seed is not the one that was pledged: its SHA-256 differs";
    let wrong = with_line(3, &format!("seed {}", SEED.replace("2a", "2b")));
    check(&wrong.replace(". row 1", "# a comment\n. row 1"), &format!("line 3: {reason}"));
    check(&wrong.replacen(". goal c", "# a comment\n\n. goal c", 1), &format!("line 3: {reason}"));
    let start: String = wrong.split_inclusive('\n').take(3).collect();
    check(&format!("# a comment\n{start}"), &format!("line 4: {reason}"));
}
