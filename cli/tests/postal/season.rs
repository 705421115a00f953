//! A season by post: forty players, letters in forty styles, late, missing, illegal, doubled and changed ones.

use std::{fs, io::Write as _};

use kernel::Seat;

use crate::{
    common::Desk,
    dice::expect_fine,
    postal::{
        post_office::PostOffice,
        twin::{GAME, SEED, Twin, Wish, write_mail, write_round, write_setup},
    },
};

/// The day on which a round opens, counted from the first of January.
fn day(round: usize, more: usize) -> String {
    let day = round * 14 + more;
    let (month, day) = (day / 28 + 1, day % 28 + 1);
    format!("2027-{month:02}-{day:02}")
}

/// A date as mails have it.
fn date(round: usize, more: usize, hour: usize) -> String {
    let day = day(round, more);
    let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
    let month: usize = day[5..7].parse().expect("a month");
    format!("{} {} 2027 {hour:02}:00:00 +0100", &day[8..], months[month - 1])
}

/// The morning on which a round opens.
fn day_and_hour(round: usize) -> String {
    format!("{} 09:00", day(round, 0))
}

struct Mailbox {
    desk: Desk,
    n: usize,
    /// A real server that brings every other mail, where there is one.
    office: Option<PostOffice>,
}

impl Mailbox {
    /// Delivers a mail: every other one into the Maildir, the rest into the mbox file.
    fn deliver(&mut self, mail: &str) {
        self.n += 1;
        if let Some(office) = self.office.as_ref().filter(|_| self.n.is_multiple_of(2)) {
            office.post("somebody@example.org", "mail@example.org", mail.as_bytes());
        } else if self.n.is_multiple_of(2) {
            fs::write(self.desk.path(&format!("mail/new/{:06}.host", self.n)), mail).expect("a Maildir");
        } else {
            let mut file =
                fs::OpenOptions::new().create(true).append(true).open(self.desk.path("letters.mbox")).expect("a file");
            let quoted = mail.replace("\nFrom ", "\n>From ");
            write!(file, "From someone@example.org Mon Jan  4 10:00:00 2027\n{quoted}\n").expect("a writable file");
        }
    }
}

impl Mailbox {
    /// Sends all that is in the outbox, if there is a server. Every mail must have arrived once by then.
    fn send(&self, now: &str) {
        let Some(office) = &self.office else { return };
        self.desk.fine(&["postal", "-C", "game", "--now", now, "send"], "");
        let n_mails = fs::read_dir(self.desk.path("game/outbox")).expect("an outbox").count();
        let accepted = office.accepted();
        let counts: Vec<_> = accepted.iter().filter(|it| it.0.0 != "mail@example.org").map(|it| *it.1).collect();
        assert_eq!(counts, vec![1; n_mails]);
    }
}

#[test]
#[expect(clippy::too_many_lines, reason = "a season is long")]
fn a_season_of_many_scores_as_by_the_rules_alone() {
    let n_players = testing::cases(16, 40);
    let mut luck = fastrand::Rng::with_seed(7);
    let desk = Desk::new();
    let office = PostOffice::open(&desk, &[]);
    let mut mail = Mailbox { desk, n: 0, office };
    let maildir = if mail.office.is_some() { "post/mail" } else { "mail" };
    for name in ["new", "cur", "tmp"] {
        fs::create_dir_all(mail.desk.path(maildir).join(name)).expect("a folder");
    }
    let names: Vec<_> = (1..=n_players).map(|n| format!("Spieler{n:02}")).collect();
    mail.desk
        .fine(&["postal", "new", "game", "--name", GAME, "--seed", SEED, "--now", &format!("{} 09:00", day(0, 0))], "");
    for (n, name) in names.iter().enumerate() {
        let address = format!("{}@example.org", name.to_lowercase());
        let language = ["de", "en"][n % 2];
        mail.desk.fine(&["postal", "-C", "game", "players", "add", name, &address, "--language", language], "");
    }
    if let Some(office) = &mail.office {
        mail.desk.write("game/smtp.toml", &office.settings(""));
    }
    let deadline = |round: usize| format!("{} 20:00", day(round, 13));
    let now = format!("{} 09:00", day(0, 0));
    mail.desk.fine(&["postal", "-C", "game", "--now", &now, "roll", "--deadline", &deadline(0)], "");
    mail.send(&now);
    let mut twin = Twin::new(n_players);
    let mut n_events = [0; 6];
    for round in 0..=10 {
        let mut plans = Vec::new();
        for (n, name) in names.iter().enumerate() {
            let seat = Seat::new(n).expect("a seat");
            let id = |more: &str| format!("r{round}-{n}{more}");
            let style = n + round;
            // What happens to this player's letter: 0 missing, 1 late, 2 illegal, 3 doubled, 4 changed, 5 partly written.
            let event = if luck.u8(..3) == 0 { luck.usize(..6) } else { 9 };
            if event < 6 {
                n_events[event] += 1;
            }
            if round == 0 {
                let setup = twin.setup(seat, &mut luck);
                let letter = write_setup(&twin, seat, &setup, style);
                let moment = if event == 1 { date(0, 13, 21) } else { date(0, 3, 10) };
                if event != 0 {
                    mail.deliver(&write_mail(name, &id(""), &moment, 0, &letter, n));
                }
                plans.push((Some(setup).filter(|_| event > 1), Vec::new()));
                continue;
            }
            let mut wishes = twin.round(seat, &mut luck);
            match event {
                0 => wishes = vec![Wish::Nothing; 3],
                1 => {
                    mail.deliver(&write_mail(
                        name,
                        &id("late"),
                        &date(round, 13, 21),
                        round,
                        &write_round(&wishes, style),
                        n,
                    ));
                    wishes = vec![Wish::Nothing; 3];
                }
                2 => {
                    wishes[1] = Wish::Illegal(["x7/y1 = 1a", "x1/y1 = 9z", "x3/y3 = 2c"][n % 3].to_owned());
                }
                5 => wishes[2] = Wish::Nothing,
                _ => {}
            }
            let letter = write_round(&wishes, style);
            let moment = date(round, 3, 10);
            match event {
                0 | 1 => {}
                3 => {
                    // An incomplete second letter does not replace a complete one, and the same mail twice is one.
                    let whole = write_mail(name, &id(""), &moment, round, &letter, n);
                    mail.deliver(&whole);
                    mail.deliver(&whole);
                    if wishes.iter().all(|it| *it != Wish::Nothing) {
                        mail.deliver(&write_mail(
                            name,
                            &id("b"),
                            &date(round, 4, 10),
                            round,
                            "1. Wurf: x1/y1 = 1a\n",
                            n,
                        ));
                    }
                }
                4 if wishes[0] != Wish::Nothing => {
                    let other = [Wish::Illegal("x2/y2 = 2a".to_owned()), wishes[1].clone(), wishes[2].clone()];
                    mail.deliver(&write_mail(name, &id(""), &moment, round, &write_round(&other, style), n));
                    let Wish::Legal(action) = &wishes[0] else { panic!("a legal wish") };
                    let change = format!("Änderung:\n1. Wurf: {action}\n");
                    mail.deliver(&write_mail(name, &id("c"), &date(round, 5, 10), round, &change, 0));
                }
                _ => mail.deliver(&write_mail(name, &id(""), &moment, round, &letter, n)),
            }
            plans.push((None, wishes));
        }
        // Strangers and machines write, too.
        mail.deliver(&write_mail("Stranger", &format!("s{round}"), &date(round, 3, 10), round, "1. x1/y1 = 1a\n", 0));
        mail.deliver(&format!(
            "From: {}@example.org\nSubject: Abwesenheitsnotiz\nDate: {}\n\n1. x1/y1 = 1a\n",
            names[0].to_lowercase(),
            date(round, 3, 11)
        ));
        let now = format!("{} 22:00", day(round, 13));
        let taken = mail.desk.fine(&["postal", "-C", "game", "--now", &now, "take", maildir, "letters.mbox"], "");
        assert!(taken.contains(", 2 put aside,"), "{taken}");
        let again = mail.desk.fine(&["postal", "-C", "game", "--now", &now, "take", maildir, "letters.mbox"], "");
        assert!(again.starts_with("0 taken, 0 put aside"), "{again}");
        let mut args = vec!["postal", "-C", "game", "--now", &now, "adjudicate"];
        let next = deadline(round + 1);
        if round < 10 {
            args.extend(["--deadline", &next]);
        }
        // The stranger's orders are to be looked at.
        mail.desk.refused(&args, "", 1, "there are remarks and open questions");
        mail.desk.fine(&["postal", "-C", "game", "--now", &now, "tick", "--all"], "");
        mail.desk.fine(&args, "");
        mail.send(&now);
        for (n, (setup, wishes)) in plans.iter().enumerate() {
            let seat = Seat::new(n).expect("a seat");
            if round == 0 {
                twin.play_setup(seat, setup.as_deref());
            } else {
                twin.play(seat, wishes);
            }
        }
        twin.settle();
        let status = mail.desk.fine(&["postal", "-C", "game", "--now", &now, "status"], "");
        let expected = if round < 10 { format!("0 of {n_players} are complete") } else { "then `finish`".to_owned() };
        assert!(status.contains(&expected), "{status}");
    }
    assert!(n_events.iter().all(|it| *it > 5), "{n_events:?}");
    mail.desk.fine(&["postal", "-C", "game", "finish"], "");
    mail.desk.fine(&["postal", "-C", "game", "finish"], "");
    mail.send(&day_and_hour(11));
    assert_eq!(mail.desk.read("game/records/final.rec"), twin.record());
    expect_fine(&mail.desk, &["game/records/final.rec".to_owned()]);
    let final_report = mail.desk.read("game/outbox/12-final.1-01-spieler01/text.txt");
    assert!(final_report.lines().all(|it| it.chars().count() <= 78), "{final_report}");
    let zine = mail.desk.read("game/reports/12-final.1-zine.de.txt");
    assert!(names.iter().all(|it| zine.contains(it)));
}
