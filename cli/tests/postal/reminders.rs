//! Reminders: who gets one, what it says, and that nobody gets two for the same deadline.

use std::fs;

use crate::{
    common::Desk,
    postal::opening::{self, at},
};

/// A game of three that has begun: two by mail, one by paper.
fn begun() -> Desk {
    opening::begun(Some("bernd@example.org"), &["Carla"])
}

/// The names of all reminders in the outbox.
fn reminders(desk: &Desk) -> Vec<String> {
    let entries = fs::read_dir(desk.path("g/outbox")).expect("an outbox").map(|it| it.expect("a mail").file_name());
    let mut res: Vec<_> = entries.map(|it| it.to_string_lossy().into_owned()).collect();
    res.retain(|it| it.contains("-reminder-"));
    res.sort();
    res
}

/// A text in one line.
fn words(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn whoever_is_missing_is_reminded_once_for_every_deadline() {
    let desk = begun();
    let example = |name: &str| -> String {
        let report = desk.fine(&["postal", "-C", "g", "report", "--show", name], "");
        report.lines().filter(|it| it.starts_with("    ") && it.contains(": x")).flat_map(|it| [it, "\n"]).collect()
    };
    let whole = example("Carla");
    at(&desk, "2026-11-05 09:00", &["take", "-", "--from", "Carla"], &whole);
    at(&desk, "2026-11-05 09:00", &["take", "-", "--from", "Anna"], "A x0/y4, B x2/y7\n");
    let out = at(&desk, "2026-11-13 09:00", &["remind"], "");
    assert_eq!(out, "2 reminders are written; the deadline is 2026-11-15 20:00\n");
    let expected = ["00-reminder-20261115-2000-01-anna", "00-reminder-20261115-2000-02-bernd"];
    assert_eq!(reminders(&desk), expected);
    let log = desk.read("g/log");
    let again = at(&desk, "2026-11-14 09:00", &["remind"], "");
    assert_eq!(again, "0 reminders are written, 2 were written before; the deadline is 2026-11-15 20:00\n");
    assert_eq!((reminders(&desk).len(), desk.read("g/log")), (2, log));
    let head = desk.read("g/outbox/00-reminder-20261115-2000-01-anna/mail.toml");
    assert!(head.contains("kind = \"reminder\"") && head.contains("to = \"anna@example.org\""), "{head}");
    assert!(head.contains("subject = \"[Rails-7 R0] reminder, setup\""), "{head}");
    let anna = words(&desk.read("g/outbox/00-reminder-20261115-2000-01-anna/text.txt"));
    for expected in [
        "Your orders for the setup are not complete. Deadline: Sunday, 15 November 2026, 20:00",
        "This has come so far: Town A: x0/y4 Town B: x2/y7",
        "Still missing: Town C, Town D, Mine, Bonus square.",
        "The mountains stand on",
        "How to answer",
    ] {
        assert!(anna.contains(expected), "{expected}: {anna}");
    }
    let bernd = words(&desk.read("g/outbox/00-reminder-20261115-2000-02-bernd/text.txt"));
    assert!(
        bernd.contains(
            "Für den Aufbau liegen noch keine Züge von Dir vor. ZAT (Zugabgabetermin): Sonntag, 15. November"
        ),
        "{bernd}"
    );
    let status = at(&desk, "2026-11-14 09:00", &["status"], "");
    assert!(status.contains("Bernd  MISSING, reminded") && status.contains("Carla  complete"), "{status}");
    // Another deadline, another reminder; what was killed away is written again by `report`.
    at(&desk, "2026-11-14 09:00", &["extend", "2026-11-20 20:00", "--reason", "snow"], "");
    at(&desk, "2026-11-19 09:00", &["remind"], "");
    assert_eq!(reminders(&desk).len(), 4);
    fs::remove_dir_all(desk.path("g/outbox/00-reminder-20261120-2000-02-bernd")).expect("a mail");
    at(&desk, "2026-11-19 09:00", &["report"], "");
    assert_eq!(reminders(&desk).len(), 4);
    for (now, why) in [("2026-11-21 09:00", "the deadline 2026-11-20 20:00 is past"), ("2026-11-19 10:00", "paused")] {
        if why == "paused" {
            at(&desk, now, &["pause", "--reason", "holidays"], "");
        }
        desk.refused(&["postal", "-C", "g", "--now", now, "remind"], "", 1, why);
    }
}

#[test]
fn a_reminder_names_the_rolls_and_its_example_is_a_legal_answer_to_it() {
    let desk = begun();
    at(&desk, "2026-11-15 20:01", &["adjudicate", "--deadline", "2026-11-29 20:00"], "");
    fs::create_dir_all(desk.path("mail")).expect("a folder");
    // Too early, then near enough, then known.
    for (now, n) in [("2026-11-27 19:59", 0), ("2026-11-27 20:00", 3), ("2026-11-28 20:00", 3)] {
        at(&desk, now, &["take", "mail", "--remind", "48"], "");
        assert_eq!(reminders(&desk).len(), n, "{now}");
    }
    let text = desk.read("g/outbox/01-reminder-20261129-2000-02-bernd/text.txt");
    assert!(text.contains("1. Wurf: weiß ") && text.contains("3. Wurf: weiß "), "{text}");
    assert!(text.lines().all(|it| it.chars().count() <= 78), "{text}");
    let example: String = text.lines().filter(|it| it.contains("Wurf: x")).flat_map(|it| [it, "\n"]).collect();
    at(&desk, "2026-11-28 21:00", &["take", "-", "--from", "Bernd"], &example);
    let status = at(&desk, "2026-11-28 21:00", &["status"], "");
    assert!(status.contains("Bernd  complete: 1 x"), "{status}");
    let done = at(&desk, "2026-11-29 20:01", &["adjudicate"], "");
    assert!(done.contains("Bernd\n"), "{done}");
    let report = desk.read("g/outbox/02-round-1.1-02-bernd/text.txt");
    assert!(!report.contains("aber nicht erlaubt"), "{report}");
}
