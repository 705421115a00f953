//! Several games in one mailbox: every mail is taken by the game that it is for, and left alone by the others.

use std::fs;

use crate::common::Desk;

const NOW: &str = "2026-11-02 09:00";

/// Two games, Rails-7 in `a` and Rails-8 in `b`, and a Maildir. Anna plays in both, Bernd in the second.
struct House(Desk);

impl House {
    fn new() -> Self {
        let desk = Desk::new();
        for part in ["new", "cur", "tmp"] {
            fs::create_dir_all(desk.path("mail").join(part)).expect("a folder");
        }
        for (folder, name, players) in [("a", "Rails-7", &["anna"][..]), ("b", "Rails-8", &["anna", "bernd"])] {
            desk.fine(&["postal", "new", folder, "--name", name, "--seed", "5", "--now", "2026-11-01 09:00"], "");
            for player in players {
                let address = format!("{player}@example.org");
                desk.fine(&["postal", "-C", folder, "players", "add", player, &address], "");
            }
            desk.fine(&["postal", "-C", folder, "--now", "2026-11-01 10:00", "roll"], "");
        }
        Self(desk)
    }

    fn put(&self, name: &str, from: &str, head: &str, text: &str) {
        let mail = format!(
            "From: {from}@example.org\nMessage-ID: <{name}@example.org>\nDate: Mon, 02 Nov 2026 08:00:00 +0100\n{head}\n\n{text}\n"
        );
        self.0.write(&format!("mail/new/{name}"), &mail);
    }

    fn take(&self, folder: &str, more: &[&str]) -> String {
        self.0.fine(&[&["postal", "-C", folder, "--now", NOW, "take", "mail"], more].concat(), "")
    }

    /// The mails that nobody has taken.
    fn unread(&self) -> Vec<String> {
        let entries = fs::read_dir(self.0.path("mail/new")).expect("a Maildir").map(|it| it.expect("a mail"));
        let mut res: Vec<_> = entries.map(|it| it.file_name().to_string_lossy().into_owned()).collect();
        res.sort();
        res
    }

    /// The id of the report with which a game began.
    fn report_id(&self, folder: &str, game: &str) -> String {
        let agreed = self.0.read(&format!("{folder}/game.toml"));
        let line = agreed.lines().find(|it| it.starts_with("commitment")).expect("a commitment");
        let digits: String = line.split('"').nth(1).expect("a value").chars().take(12).collect();
        format!("<00-open.1-01-anna.{game}.{digits}@example.org>")
    }
}

#[test]
fn a_mail_for_another_game_stays_where_it_is_until_that_game_takes_it() {
    let house = House::new();
    let setup = "A x0/y4, B x2/y7, C x7/y5, D x4/y0";
    house.put("1-tag", "anna", "Subject: Re: [Rails-8 R0] setup", setup);
    house.put("2-line", "anna", "Subject: moves", &format!("Spiel: rails 8\n{setup}"));
    let answered = house.report_id("b", "Rails-8");
    house.put("3-answer", "anna", &format!("Subject: moves\nIn-Reply-To: {answered}"), setup);
    house.put("4-ours", "anna", "Subject: Re: [Rails-7 R0] setup", setup);
    house.put("5-kind", "anna", "Subject: moves [Rails-7 R0]", &format!("Spiel: 30 Rails\n{setup}"));
    let bounce = format!("Subject: Undelivered\nReturn-Path: <>\n\nMessage-ID: {answered}");
    house.put("6-bounce", "mailer-daemon", &bounce, "");
    let out = house.take("a", &[]);
    assert!(out.contains("2 taken, 0 put aside, 0 known already, 4 left for others"), "{out}");
    assert!(out.contains("left where it is, it is for the game `Rails-8`: "), "{out}");
    assert_eq!(house.unread(), ["1-tag", "2-line", "3-answer", "6-bounce"]);
    assert!(house.take("a", &[]).contains("0 taken, 0 put aside, 2 known already, 4 left for others"));
    let out = house.take("b", &[]);
    assert!(out.contains("3 taken, 1 put aside, 0 known already, 2 left for others"), "{out}");
    assert!(out.contains("a mail could not be delivered (outbox/00-open.1-01-anna)"), "{out}");
    assert!(house.unread().is_empty());
    let again = house.take("a", &[]);
    assert_eq!(again, "0 taken, 0 put aside, 2 known already, 4 left for others\n", "what is read is not told again");
    for (folder, n) in [("a", 2), ("b", 4)] {
        assert_eq!(fs::read_dir(house.0.path(folder).join("letters")).expect("letters").count(), n, "{folder}");
    }
    assert!(!house.0.read("a/log").contains("\"aside\""));
    // A name that is misspelt: whoever says whose it is has it stored, and can let it count.
    house.put("7-slip", "anna", "Subject: moves", &format!("Spiel: Rials-7\n{setup}"));
    assert!(house.take("a", &[]).contains("it is for the game `Rials-7`: mail/new/7-slip"));
    let file = ["postal", "-C", "a", "--now", NOW, "take", "mail/new/7-slip", "--from", "Anna"];
    let out = house.0.fine(&file, "");
    assert!(out.contains("letter 3 put aside, line 1: it is for the game `Rials-7`"), "{out}");
    house.0.fine(&["postal", "-C", "a", "--now", NOW, "enter", "Anna", "--letter", "3", "--reason", "a slip"], "");
}

#[test]
fn games_that_share_a_mailbox_take_only_what_is_said_to_be_for_them() {
    let house = House::new();
    let setup = "A x0/y4, B x2/y7, C x7/y5, D x4/y0";
    house.put("1-unsaid", "anna", "Subject: moves", setup);
    house.put("2-stranger", "carla", "Subject: may I play?", "Hello!");
    house.put("3-broken", "anna", "From: bernd@example.org\nSubject: [Rails-7 R0]", setup);
    house.put("4-ours", "anna", "Subject: [Rails-7 R0]", setup);
    let out = house.take("a", &["--shared"]);
    assert!(out.contains("1 taken, 0 put aside, 0 known already, 3 left for others"), "{out}");
    assert!(out.contains("left where it is, it does not say for which game it is: "), "{out}");
    let out = house.take("b", &["--shared"]);
    assert!(out.contains("0 taken, 0 put aside, 0 known already, 4 left for others"), "{out}");
    assert_eq!(house.unread(), ["1-unsaid", "2-stranger", "3-broken"]);
    // Without the switch a game looks at all that is not another's.
    let out = house.take("b", &[]);
    assert!(out.contains("1 taken, 2 put aside, 0 known already, 1 left for others"), "{out}");
    assert!(house.unread().is_empty());
}
