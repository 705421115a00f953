//! Remarks and open questions: shown until they are ticked off, and no round is adjudicated before.

use crate::{
    common::Desk,
    postal::opening::{self, at, example},
};

/// A game of two with a round open.
fn begun() -> Desk {
    let desk = opening::begun(None, &[]);
    at(&desk, "2026-11-16 10:00", &["adjudicate"], "");
    desk
}

const NOW: &str = "2026-11-17 09:00";
const LATER: &str = "2026-12-01 09:00";

fn adjudicate<'a>(more: &[&'a str]) -> Vec<&'a str> {
    [&["postal", "-C", "g", "--now", LATER, "adjudicate"], more].concat()
}

#[test]
fn a_remark_is_shown_until_it_is_ticked_off() {
    let desk = begun();
    let letter = format!("{}\nLovely weather we are having.\n", example(&desk, "Anna"));
    let taken = at(&desk, NOW, &["take", "-", "--from", "Anna"], &letter);
    assert!(taken.contains("  letter 1, line 5: remark: Lovely weather we are having."), "{taken}");
    let status = at(&desk, NOW, &["status"], "");
    assert!(status.contains("Anna   complete: 1 "), "{status}");
    assert!(status.contains("letter 1, line 5: remark: Lovely weather"), "{status}");
    assert!(status.contains("1 letter is to be looked at"), "{status}");
    desk.refused(&adjudicate(&[]), "", 1, "there are remarks and open questions");
    let seen = at(&desk, NOW, &["tick", "Anna", "--reason", "weather"], "");
    assert!(seen.contains("seen: Anna: letter 1, line 5: remark"), "{seen}");
    assert!(!at(&desk, NOW, &["status"], "").contains("remark"));
    assert!(at(&desk, NOW, &["tick", "--all"], "").contains("nothing is to be ticked off"));
    desk.fine(&adjudicate(&[]), "");
    let log = desk.fine(&["postal", "-C", "g", "status", "--log"], "");
    assert!(log.contains("tick") && log.contains("(weather)"), "{log}");
    desk.refused(&["postal", "-C", "g", "tick", "--letter", "99"], "", 2, "there is no letter 99");
}

#[test]
fn what_is_taken_back_waits_until_the_referee_or_the_player_decides() {
    let desk = begun();
    let whole = example(&desk, "Anna");
    at(&desk, NOW, &["take", "-", "--from", "Anna"], &whole);
    at(&desk, NOW, &["take", "-", "--from", "Anna"], "I withdraw my orders.\n");
    let status = at(&desk, NOW, &["status"], "");
    assert!(status.contains("Anna   OPEN: roll 1, roll 2, roll 3; counts: nothing; waits: 1 x"), "{status}");
    assert!(
        status.contains("letter 2, line 1: not understood (perhaps taken back): I withdraw my orders."),
        "{status}"
    );
    let receipt = desk.read("g/outbox/letter-0002-01-anna/text.txt").replace('\n', " ");
    assert!(receipt.contains("not counted until the game master has decided"), "{receipt}");
    desk.refused(&adjudicate(&[]), "", 1, "go on with --anyway");
    // Seen is not decided: nothing counts, and nothing stops the round.
    let other = begun();
    at(&other, NOW, &["take", "-", "--from", "Anna"], &whole);
    at(&other, NOW, &["take", "-", "--from", "Anna"], "I withdraw my orders.\n");
    at(&other, NOW, &["tick", "Anna"], "");
    let done = other.fine(&adjudicate(&[]), "");
    assert!(done.contains("Anna  (no letter)"), "{done}");
    // The player writes anew, and what she said before is still to be seen.
    at(&desk, "2026-11-17 10:00", &["take", "-", "--from", "Anna"], &format!("{whole}\nBest wishes, Anna\n"));
    let status = at(&desk, "2026-11-17 10:00", &["status"], "");
    assert!(status.contains("Anna   complete: 1 x") && status.contains("letter 2, line 1"), "{status}");
    // What the referee enters settles it.
    let entered = at(&desk, "2026-11-17 11:00", &["enter", "Anna", "--letter", "1", "--reason", "by telephone"], "");
    assert!(entered.contains("for Anna now counts: 1 x"), "{entered}");
    let status = at(&desk, "2026-11-17 11:00", &["status"], "");
    assert!(status.contains("Anna   complete: 1 x") && !status.contains("not understood"), "{status}");
    desk.fine(&adjudicate(&[]), "");
}

#[test]
fn going_on_anyway_is_kept_in_the_log() {
    let desk = begun();
    let letter = format!("Only a draft:\n{}", example(&desk, "Anna"));
    at(&desk, NOW, &["take", "-", "--from", "Anna"], &letter);
    let done = desk.fine(&adjudicate(&["--anyway"]), "");
    assert!(done.contains("letter 1, line 1: not understood (perhaps a draft)"), "{done}");
    assert!(done.contains("Anna  (no letter)"), "{done}");
    assert!(desk.read("g/log").contains("\"anyway\":[1]"), "{}", desk.read("g/log"));
}

#[test]
fn an_entered_letter_counts_in_spite_of_its_doubts() {
    let desk = begun();
    let letter = format!("{}\nPS: roll 2 is not my best idea.\n", example(&desk, "Anna"));
    at(&desk, NOW, &["take", "-", "--from", "Anna"], &letter);
    let status = at(&desk, NOW, &["status"], "");
    assert!(status.contains("Anna   OPEN: roll 2; counts: 1 x") && status.contains("waits: 2 x"), "{status}");
    at(&desk, NOW, &["enter", "Anna", "--letter", "1", "--reason", "she only sighs"], "");
    let status = at(&desk, NOW, &["status"], "");
    assert!(status.contains("Anna   complete: 1 x") && !status.contains("not understood"), "{status}");
}

#[test]
fn illegal_orders_are_warned_of_wherever_they_are_given() {
    let desk = begun();
    let wrong = "1. x7/y7 = 1a, 2. x1/y1 = 9z, 3. x9/y9 = 1a";
    let entered = at(&desk, NOW, &["enter", "Anna", wrong, "--reason", "by telephone"], "");
    assert!(entered.contains("Anna: roll 1 would be illegal: the map has no square x7/y7"), "{entered}");
    let receipt = desk.read("g/outbox/letter-0001-01-anna/text.txt").replace('\n', " ");
    assert!(receipt.contains("roll 1 would be illegal: the map has no square x7/y7."), "{receipt}");
    let done = desk.fine(&adjudicate(&[]), "");
    assert!(done.contains("Anna: roll 2 would be illegal: there is no piece 9z"), "{done}");
    let corrected = desk
        .fine(&["postal", "-C", "g", "--now", LATER, "correct", "Anna", "1. x8/y8 = 1a", "--reason", "misread"], "");
    assert!(corrected.contains("Anna: roll 1 is illegal: the map has no square x8/y8"), "{corrected}");
}

#[test]
fn attachments_are_told_to_be_unread() {
    let desk = begun();
    let head = "From: anna@example.org\nDate: Tue, 17 Nov 2026 08:00:00 +0100\nMessage-ID: <1@example.org>\nSubject: my orders\nMIME-Version: 1.0\nContent-Type: multipart/mixed; boundary=b\n\n";
    let file = "--b\nContent-Type: application/pdf; name=plan.pdf\nContent-Disposition: attachment; filename=plan.pdf\nContent-Transfer-Encoding: base64\n\nJVBERg==\n--b--\n";
    desk.write("one.eml", &format!("{head}--b\nContent-Type: text/plain\n\nBest wishes, Anna\n{file}"));
    at(&desk, NOW, &["take", "one.eml"], "");
    let receipt = desk.read("g/outbox/letter-0001-01-anna/text.txt").replace('\n', " ");
    assert!(receipt.contains("plan.pdf: attachments are not read"), "{receipt}");
    assert!(
        at(&desk, NOW, &["status"], "")
            .contains("letter 1: not understood (an attachment, which is not read): plan.pdf")
    );
    assert!(receipt.contains("Please write all lines again"), "{receipt}");
    // Whoever sends a picture of the orders as well is told, and not asked for anything.
    let orders = example(&desk, "Anna");
    let again = head.replace("<1@", "<2@");
    desk.write("two.eml", &format!("{again}--b\nContent-Type: text/plain\n\n{orders}\n{file}"));
    at(&desk, NOW, &["take", "two.eml"], "");
    let receipt = desk.read("g/outbox/letter-0002-01-anna/text.txt").replace('\n', " ");
    assert!(receipt.contains("plan.pdf: attachments are not read"), "{receipt}");
    assert!(!receipt.contains("Please write all lines again"), "{receipt}");
}

#[test]
fn a_log_of_an_older_version_goes_on() {
    let desk = begun();
    let log = desk.read("g/log");
    assert!(!log.contains("anyway") && !log.contains("settles") && !log.contains("tick"), "{log}");
    // As it was written before anybody asked about sentences.
    let letter = format!("{}\nThe weather is fine.\n", example(&desk, "Anna"));
    std::fs::create_dir_all(desk.path("g/letters")).expect("a folder");
    desk.write("g/letters/0001.txt", &letter);
    let line = "{\"time\":\"2026-11-17T08:00:00+01:00\",\"by\":\"\",\"act\":\"enter\",\"letter\":1,\"file\":\"letters/0001.txt\",\"key\":\"entered 1\",\"name\":\"Anna\",\"round\":1,\"received\":1794898800,\"reason\":\"by telephone\"}\n";
    desk.write("g/log", &(log + line));
    let status = at(&desk, NOW, &["status"], "");
    assert!(status.contains("Anna   complete: 1 x") && !status.contains("remark"), "{status}");
    desk.fine(&adjudicate(&[]), "");
}

#[test]
fn whoever_only_looks_needs_no_password() {
    let desk = begun();
    desk.write(
        "g/smtp.toml",
        "server = \"mail.example.org\"\nsecurity = \"tls\"\nlogin = \"gm\"\nfrom = \"gm@example.org\"\n",
    );
    let told = desk.fine(&["postal", "-C", "g", "send", "--dry-run"], "");
    assert!(told.contains("would be sent"), "{told}");
    desk.refused(&["postal", "-C", "g", "send"], "", 1, "there is a login and no password");
}
