//! Single commands: what they do, what they refuse, and that they may be repeated.

use std::fs;

use crate::{
    common::Desk,
    postal::opening::{self, at, example},
};

/// A game of two with a Maildir-free desk: letters are text.
fn begun() -> Desk {
    opening::begun(None, &[])
}

#[test]
fn help_has_examples_for_every_command() {
    let desk = Desk::new();
    for command in [
        "new",
        "players",
        "roll",
        "take",
        "watch",
        "remind",
        "send",
        "status",
        "enter",
        "tick",
        "extend",
        "pause",
        "correct",
        "adjudicate",
        "report",
        "finish",
    ] {
        let help = desk.fine(&["postal", command, "--help"], "");
        assert!(help.contains("Examples:\n  platelayer postal") || command == "finish", "{help}");
    }
    assert!(desk.fine(&["postal", "--help"], "").contains("Every command can be repeated"));
}

#[test]
fn a_game_is_opened_once() {
    let desk = Desk::new();
    desk.fine(&["postal", "new", "g", "--name", "Rails-7"], "");
    let seed = desk.read("g/seed");
    desk.fine(&["postal", "new", "g", "--name", "Rails-7"], "");
    assert_eq!(desk.read("g/seed"), seed, "the dice stay");
    assert_eq!(desk.read("g/log").lines().count(), 1);
    desk.refused(&["postal", "new", "g", "--name", "Rails-8"], "", 1, "agreed otherwise");
    desk.refused(&["postal", "new", "h", "--name", "Rails 7"], "", 2, "a game id of 1 to 64 letters");
    desk.refused(&["postal", "new", "h", "--zone", "Europe/Ulm"], "", 1, "there is no time zone `Europe/Ulm`");
    desk.refused(&["postal", "new", "h", "--hour", "8pm"], "", 2, "expected a time like 20:00");
    desk.refused(&["postal", "-C", "nowhere", "status"], "", 1, "there is no game in this folder");
    desk.refused(&["postal", "-C", "g", "roll"], "", 1, "there are no players yet");
}

#[test]
fn reports_are_printed_on_the_paper_that_was_agreed() {
    let size_of = |desk: &Desk, name: &str| {
        let bytes = fs::read(desk.path(name)).expect("pages");
        let text = String::from_utf8_lossy(&bytes).into_owned();
        let at = text.find("/MediaBox").expect("a size");
        text[at..].lines().next().expect("a line").split(['[', ']']).nth(1).expect("numbers").trim().to_owned()
    };
    for (paper, size) in [(None, "0 0 595."), (Some("a4"), "0 0 595."), (Some("letter"), "0 0 612 792")] {
        let desk = Desk::new();
        let paper: Vec<_> = paper.into_iter().flat_map(|it| ["--paper", it]).collect();
        let new =
            [&["postal", "new", "g", "--name", "Rails-7", "--now", "2026-11-01 09:00"], paper.as_slice()].concat();
        desk.fine(&new, "");
        desk.fine(&["postal", "-C", "g", "players", "add", "Anna"], "");
        if paper.is_empty() {
            // As games were agreed before anybody asked for the paper.
            let old: String = desk
                .read("g/game.toml")
                .lines()
                .filter(|it| !it.starts_with("paper"))
                .flat_map(|it| [it, "\n"])
                .collect();
            assert!(old.len() < desk.read("g/game.toml").len());
            desk.write("g/game.toml", &old);
            desk.fine(&new, "");
        }
        desk.fine(&["postal", "-C", "g", "--now", "2026-11-01 10:00", "roll"], "");
        for name in ["g/outbox/00-open.1-01-anna/report.pdf", "g/reports/00-open.1-zine.de.pdf"] {
            assert!(size_of(&desk, name).starts_with(size), "{name}: {}", size_of(&desk, name));
        }
        desk.refused(
            &[
                "postal",
                "new",
                "g",
                "--name",
                "Rails-7",
                "--paper",
                if size == "0 0 612 792" { "a4" } else { "letter" },
            ],
            "",
            1,
            "agreed otherwise",
        );
    }
    let desk = Desk::new();
    desk.fine(&["postal", "new", "g", "--name", "Rails-7"], "");
    desk.write("g/game.toml", &desk.read("g/game.toml").replace("\"a4\"", "\"a3\""));
    desk.refused(&["postal", "-C", "g", "status"], "", 1, "g/game.toml: paper: there is no paper `a3`");
}

#[test]
fn files_that_were_changed_are_named_with_their_line() {
    let desk = begun();
    let log = desk.read("g/log");
    desk.write("g/log", &log.replacen("\"act\":\"player\"", "\"act\":\"plaier\"", 1));
    desk.refused(&["postal", "-C", "g", "status"], "", 1, "g/log:2: this is no line of a log");
    // A last line without an end was never acknowledged.
    desk.write("g/log", &format!("{log}{{\"time\":\"2026"));
    desk.fine(&["postal", "-C", "g", "status"], "");
    desk.fine(&["postal", "-C", "g", "players", "language", "Bernd", "en"], "");
    assert_eq!(desk.read("g/log").lines().count(), log.lines().count() + 1);
    let seed = desk.read("g/seed");
    desk.write("g/seed", "77\n");
    desk.refused(
        &["postal", "-C", "g", "status"],
        "",
        1,
        "g/seed:1: this is not the seed that game.toml was written for",
    );
    desk.write("g/seed", &seed);
    desk.write("g/game.toml", "game = 7\n");
    desk.refused(&["postal", "-C", "g", "status"], "", 1, "g/game.toml:1:");
}

#[test]
fn players_are_added_before_the_first_roll() {
    let desk = begun();
    let list = desk.fine(&["postal", "-C", "g", "players"], "");
    assert_eq!(list, "Anna   en  anna@example.org\nBernd  de  by paper\n2 players\n");
    desk.refused(&["postal", "-C", "g", "players", "add", "Carla"], "", 1, "the game has begun");
    desk.fine(&["postal", "-C", "g", "players", "add", "Anna"], "");
    desk.refused(
        &["postal", "-C", "g", "players", "add", "Anna", "x@y.z"],
        "",
        2,
        "Anna plays already, with another address",
    );
    desk.fine(&["postal", "-C", "g", "players", "address", "Anna", "anna@example.net"], "");
    desk.fine(&["postal", "-C", "g", "players", "address", "Anna", "anna@example.net"], "");
    desk.refused(
        &["postal", "-C", "g", "players", "address", "Bernd", "ANNA@example.net"],
        "",
        2,
        "is the address of Anna",
    );
    for wrong in ["anna", "a b@c.d", "a@b\r\nBcc: c@d.e", "<a@b.c>"] {
        desk.refused(&["postal", "-C", "g", "players", "address", "Bernd", wrong], "", 2, "is no mail address");
    }
    desk.refused(
        &["postal", "-C", "g", "players", "language", "Carla", "de"],
        "",
        2,
        "there is no player `Carla`: there are Anna, Bernd",
    );
}

#[test]
fn the_status_warns_of_what_would_be_illegal() {
    let desk = begun();
    let now = "2026-11-02 09:00";
    at(&desk, now, &["enter", "Anna", "A x0/y4, B x0/y5, Bonus x9/y9", "--reason", "she telephoned"], "");
    let status = at(&desk, now, &["status"], "");
    assert!(status.contains("town B would be illegal: "), "{status}");
    assert!(status.contains("bonus would be illegal: the map has no square x9/y9"), "{status}");
    assert_eq!(status.matches("would be illegal").count(), 2, "{status}");
}

#[test]
fn letters_are_taken_said_back_and_never_lost() {
    let desk = begun();
    let now = "2026-11-02 09:00";
    desk.write("anna.txt", "A x0/y4, B x2/y7\nC rechts\nMine x3/y3 oder x3/y2\n");
    let out = at(&desk, now, &["take", "anna.txt", "--from", "Anna"], "");
    assert!(out.contains("letter 1 from Anna for the setup"), "{out}");
    let again = at(&desk, now, &["take", "anna.txt", "--from", "Anna"], "");
    assert!(again.contains("0 taken, 0 put aside, 1 known already"), "{again}");
    let status = at(&desk, now, &["status"], "");
    assert!(status.contains("Anna   OPEN: town C, mine; counts: A x0/y4; B x2/y7"), "{status}");
    assert!(status.contains("letter 1, line 2: not understood (it may change an order): C rechts"), "{status}");
    assert!(
        status.contains("letter 1, line 3: not understood (a condition or a choice): Mine x3/y3 oder x3/y2"),
        "{status}"
    );
    let receipt = desk.read("g/outbox/letter-0001-01-anna/text.txt");
    assert!(receipt.contains("line 3: Mine x3/y3 oder x3/y2"), "{receipt}");
    // The same words on standard input count once, and again only after other words.
    let whole = example(&desk, "Bernd");
    for expected in ["1 taken", "0 taken"] {
        assert!(at(&desk, now, &["take", "-", "--from", "Bernd"], &whole).contains(expected));
    }
    let other = whole.replace("Bonusfeld", "Bonus");
    assert!(at(&desk, now, &["take", "-", "--from", "Bernd"], &other).contains("1 taken"));
    assert!(at(&desk, now, &["take", "-", "--from", "Bernd"], &whole).contains("1 taken"));
    // What cannot be told to be a player's is put aside, and can be let count.
    let out = at(&desk, now, &["take", "-"], &format!("Spieler: Carla\n{whole}"));
    assert!(out.contains("put aside, line 1: there is no player `Carla`"), "{out}");
    let out = at(&desk, now, &["take", "-", "--from", "Anna"], &format!("Spiel: Rails-8\n{whole}"));
    assert!(out.contains("put aside, line 1: it is for the game `Rails-8`"), "{out}");
    let entered = at(&desk, now, &["enter", "Anna", "--letter", "6", "--reason", "it was a slip"], "");
    assert!(entered.contains("entered as letter 6; for Anna now counts: A "), "{entered}");
    assert!(at(&desk, now, &["enter", "Anna", "--letter", "6", "--reason", "it was a slip"], "").contains("already"));
    assert_eq!(fs::read_dir(desk.path("g/letters")).expect("letters").count(), 6);
    desk.refused(
        &["postal", "-C", "g", "enter", "Anna", "1. x1/y1 = 1a", "--reason", "x"],
        "",
        2,
        "no orders for the setup",
    );
    desk.refused(
        &["postal", "-C", "g", "enter", "Anna", "Mine vielleicht x1/y1", "--reason", "x"],
        "",
        2,
        "not understood",
    );
    desk.refused(&["postal", "-C", "g", "take", "nothing.txt"], "", 1, "nothing.txt");
}

#[test]
fn a_player_is_known_however_the_name_is_written() {
    let desk = Desk::new();
    desk.fine(&["postal", "new", "g", "--name", "Rails-7", "--now", "2026-11-01 09:00"], "");
    desk.fine(&["postal", "-C", "g", "players", "add", "Jürgen Groß"], "");
    assert!(desk.fine(&["postal", "-C", "g", "players", "add", "JUERGEN  GROSS"], "").contains("plays already"));
    desk.fine(&["postal", "-C", "g", "--now", "2026-11-01 10:00", "roll"], "");
    let letter = format!("Spieler: Juergen Gross\n{}", example(&desk, "jürgen groß"));
    assert!(at(&desk, "2026-11-02 09:00", &["take", "-"], &letter).contains("letter 1 from Jürgen Groß for the setup"));
}

#[test]
fn deadlines_hold_and_can_be_put_off_with_a_reason() {
    let desk = begun();
    desk.refused(
        &["postal", "-C", "g", "--now", "2026-11-15 19:59", "adjudicate"],
        "",
        1,
        "is open until 2026-11-15 20:00",
    );
    let letter = example(&desk, "Anna");
    let late = at(&desk, "2026-11-15 20:01", &["take", "-", "--from", "Anna"], &letter);
    assert!(late.contains("1 taken"), "{late}");
    assert!(desk.read("g/outbox/letter-0001-01-anna/text.txt").contains("after the deadline"));
    assert!(at(&desk, "2026-11-15 20:02", &["status"], "").contains("letter 1 is late"));
    at(&desk, "2026-11-15 20:03", &["extend", "2026-11-16 20:00", "--reason", "the post was slow"], "");
    at(&desk, "2026-11-15 20:03", &["extend", "2026-11-16 20:00", "--reason", "the post was slow"], "");
    assert!(at(&desk, "2026-11-15 20:04", &["status"], "").contains("Anna   complete"));
    let report = desk.read("g/outbox/00-open.2-01-anna/text.txt");
    assert!(report.contains("the post was slow") && report.contains("Monday, 16 November 2026, 20:00"), "{report}");
    assert!(!desk.path("g/outbox/00-open.3-01-anna").exists(), "the second time changed nothing");
    let again = desk.read("g/outbox/letter-0001-counts-01-anna/text.txt");
    assert!(
        again.replace('\n', " ").contains("(number 1) count after all") && again.contains("Nothing is missing"),
        "{again}"
    );
    let head = desk.read("g/outbox/letter-0001-counts-01-anna/mail.toml");
    assert!(head.contains("[Rails-7 R0] your letter counts, setup") && head.contains("confirmation"), "{head}");
    at(&desk, "2026-11-15 20:05", &["pause", "--reason", "holidays"], "");
    desk.refused(&["postal", "-C", "g", "--now", "2026-12-24 12:00", "adjudicate"], "", 1, "the setup is paused");
    at(&desk, "2026-12-24 12:00", &["extend", "2027-01-10 20:00", "--reason", "we go on"], "");
    desk.refused(
        &["postal", "-C", "g", "--now", "2026-12-24 12:00", "extend", "2026-12-01 20:00", "--reason", "x"],
        "",
        2,
        "is past",
    );
    desk.refused(&["postal", "-C", "g", "extend", "tomorrow", "--reason", "x"], "", 2, "`tomorrow` is no moment");
    let done = at(&desk, "2026-12-25 12:00", &["adjudicate", "--early", "Bernd is away"], "");
    assert!(done.contains("Bernd  (no letter)") && done.contains("round 1 is open until 2027-01-08 20:00"), "{done}");
    let log = desk.fine(&["postal", "-C", "g", "status", "--log"], "");
    assert!(log.contains("adjudicate") && log.contains("(Bernd is away)") && log.contains("(we go on)"), "{log}");
}

#[test]
fn a_late_letter_that_counts_after_all_is_confirmed_once_more_and_no_other() {
    let desk = begun();
    let letter = example(&desk, "Anna");
    let confirmations = || {
        let entries = fs::read_dir(desk.path("g/outbox")).expect("an outbox").map(|it| it.expect("a mail"));
        let mut names: Vec<_> = entries.map(|it| it.file_name().to_string_lossy().into_owned()).collect();
        names.retain(|it| it.starts_with("letter-"));
        names.sort();
        names
    };
    at(&desk, "2026-11-14 09:00", &["take", "-", "--from", "Anna"], &letter);
    at(&desk, "2026-11-15 20:01", &["take", "-", "--from", "Bernd"], &letter);
    at(&desk, "2026-11-15 20:02", &["take", "-", "--from", "Anna"], "Danke!\n");
    // A pause is no deadline: what counts then is told when it ends.
    at(&desk, "2026-11-15 20:03", &["pause", "--reason", "holidays"], "");
    at(&desk, "2026-11-16 09:00", &["take", "-", "--from", "Anna"], &format!("{letter}\nbis bald\n"));
    let before = ["letter-0001-01-anna", "letter-0002-02-bernd", "letter-0003-01-anna", "letter-0004-01-anna"];
    assert_eq!(confirmations(), before);
    at(&desk, "2026-11-17 09:00", &["extend", "2026-11-20 20:00", "--reason", "we go on"], "");
    let after = [
        "letter-0001-01-anna",
        "letter-0002-02-bernd",
        "letter-0002-counts-02-bernd",
        "letter-0003-01-anna",
        "letter-0003-counts-01-anna",
        "letter-0004-01-anna",
    ];
    assert_eq!(confirmations(), after);
    let text = desk.read("g/outbox/letter-0002-counts-02-bernd/text.txt").replace('\n', " ");
    assert!(text.contains("doch zählen; zuvor hieß es, er zähle nicht. Er zählt für den Aufbau."), "{text}");
    // One that is entered is confirmed once more as well.
    at(&desk, "2026-11-20 20:01", &["take", "-", "--from", "Bernd"], &format!("{letter}\nbis dann\n"));
    at(&desk, "2026-11-20 20:02", &["enter", "Bernd", "--letter", "5", "--reason", "a minute"], "");
    let counts: Vec<_> = confirmations().into_iter().filter(|it| it.contains("0005")).collect();
    assert_eq!(counts, ["letter-0005-02-bernd", "letter-0005-counts-02-bernd"]);
}

#[test]
fn a_letter_that_comes_after_its_round_is_no_letter_for_the_next() {
    let desk = begun();
    at(&desk, "2026-11-15 20:01", &["adjudicate"], "");
    // Sent before round 1 was opened, taken in after it: whatever it orders, it is not for these dice.
    let mail = |date: &str, subject: &str| {
        format!(
            "From: anna@example.org\nMessage-ID: <{}>\nDate: {date}\nSubject: {subject}\n\n1. x5/y1 = 3a 2. x4/y2 = 3b 3. x5/y2 = 6a\n",
            date.len()
        )
    };
    let out = at(&desk, "2026-11-16 09:00", &["take", "-"], &mail("Sun, 15 Nov 2026 19:00:00 +0100", "move"));
    assert!(out.contains("put aside, Anna wrote it before round 1 was opened"), "{out}");
    let out =
        at(&desk, "2026-11-16 09:00", &["take", "-"], &mail("Mon, 16 Nov 2026 08:00:00 +0100", "Re: [Rails-7 R0]"));
    assert!(out.contains("letter 2 from Anna for the setup"), "{out}");
    let status = at(&desk, "2026-11-16 09:00", &["status"], "");
    assert!(
        status.contains("Anna   MISSING") && status.contains("letter 2 of Anna is for the setup, which is not open"),
        "{status}"
    );
    assert!(desk.read("g/outbox/letter-0002-01-anna/text.txt").replace('\n', " ").contains("It is for the setup"));
}

#[test]
fn a_correction_is_open_until_the_next_adjudication_and_changes_nobody_else() {
    let desk = begun();
    desk.refused(
        &["postal", "-C", "g", "correct", "Anna", "1. x1/y1 = 1a", "--reason", "x"],
        "",
        1,
        "nothing is adjudicated yet",
    );
    at(&desk, "2026-11-15 20:01", &["adjudicate", "--round", "0"], "");
    let orders = example(&desk, "Anna").replace('\n', ", ");
    at(&desk, "2026-11-29 20:01", &["adjudicate", "--round", "1"], "");
    let before = desk.read("g/records/02-round-1.1.rec");
    let out = at(&desk, "2026-11-29 21:00", &["correct", "Anna", &orders, "--reason", "I lost her letter"], "");
    assert!(out.contains("Anna's orders for round 1 are now: 1 x"), "{out}");
    at(&desk, "2026-11-29 21:00", &["correct", "Anna", &orders, "--reason", "I lost her letter"], "");
    let after = desk.read("g/records/02-round-1.2.rec");
    let of = |record: &str, seat: &str| {
        record.lines().filter(|it| it.starts_with(seat)).map(str::to_owned).collect::<Vec<_>>()
    };
    assert_ne!(of(&before, "0"), of(&after, "0"));
    let blocked =
        |record: &str| record.lines().filter(|it| it.contains("blocked")).map(str::to_owned).collect::<Vec<_>>();
    assert_eq!(blocked(&before)[3..], blocked(&after)[..], "Bernd's squares stay");
    let rolls = |record: &str| record.lines().filter(|it| it.contains("roll")).map(str::to_owned).collect::<Vec<_>>();
    assert_eq!(rolls(&before), rolls(&after));
    assert!(desk.read("g/outbox/02-round-1.2-02-bernd/text.txt").contains("I lost her letter"));
    assert!(!desk.path("g/outbox/02-round-1.3-02-bernd").exists());
    let again = at(&desk, "2026-11-30 09:00", &["adjudicate", "--round", "1"], "");
    assert!(again.contains("round 1 is adjudicated already"), "{again}");
    desk.refused(&["postal", "-C", "g", "adjudicate", "--round", "3"], "", 1, "round 3 is not open: round 2 is");
    desk.refused(&["postal", "-C", "g", "finish"], "", 1, "the game is not over: round 2 is open");
}
