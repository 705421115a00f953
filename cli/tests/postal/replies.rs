//! A season by mail alone: reports arrive in players' Maildirs, and answers to them in that of the game master.

use jiff::{Timestamp, ToSpan as _, civil::date, tz::TimeZone};
use kernel::Seat;
use lettre::message::{Message, MultiPart, SinglePart, header::ContentType};
use mail_parser::MessageParser;

use crate::{
    common::Desk,
    postal::{
        post_office::PostOffice,
        twin::{GAME, SEED, Twin, write_round, write_setup},
    },
};

const NAMES: [(&str, &str); 5] =
    [("Anna", "anna"), ("Bernd", "bernd"), ("Cläre Müßig", "claere"), ("Doris", "doris"), ("Emil", "emil")];

/// A moment of the season: so many hours after noon of the day on which a round opens.
fn moment(round: usize, hours: i64) -> Timestamp {
    let noon = date(2027, 1, 4).at(12, 0, 0, 0).to_zoned(TimeZone::UTC).expect("a moment");
    noon.checked_add((i64::try_from(round).expect("small") * 14).days().hours(hours)).expect("a moment").timestamp()
}

/// A moment as commands take it, in the time zone of the game.
fn shown(moment: Timestamp) -> String {
    let zone = TimeZone::get("Europe/Berlin").expect("a zone");
    moment.to_zoned(zone).strftime("%Y-%m-%d %H:%M").to_string()
}

/// A report as its player's mail program has it.
struct Report {
    subject: String,
    id: String,
    text: String,
    html: String,
}

impl Report {
    fn last(office: &PostOffice, box_name: &str) -> Self {
        let mails = office.mails(box_name);
        let mails: Vec<_> = mails.iter().map(|it| MessageParser::default().parse(it).expect("a mail")).collect();
        // Confirmations are answered by nobody.
        let mail = mails.iter().rfind(|it| it.in_reply_to().as_text().is_none()).expect("a report");
        let pages = mail.attachment(0).expect("its pages").contents();
        assert!(pages.starts_with(b"%PDF-"), "a report comes on paper, too");
        Self {
            subject: mail.subject().expect("a subject").to_owned(),
            id: format!("<{}>", mail.message_id().expect("an id")),
            text: mail.body_text(0).expect("a text").replace("\r\n", "\n"),
            html: mail.body_html(0).expect("a page").into_owned(),
        }
    }

    fn quoted(&self) -> String {
        self.text.lines().flat_map(|it| ["> ", it, "\n"]).collect()
    }
}

/// Letters whose characters are numbered as in the first 256 of Unicode.
fn latin(text: &str) -> Vec<u8> {
    text.chars().map(|it| u8::try_from(u32::from(it)).unwrap_or(b'?')).collect()
}

fn part(kind: &str, bytes: Vec<u8>) -> SinglePart {
    SinglePart::builder().header(ContentType::parse(kind).expect("a type")).body(bytes)
}

/// The answer of a player to the last report, as the program of each writes it.
fn answer(office: &PostOffice, n: usize, id: &str, letter: &str, at: Timestamp) -> Message {
    let (name, box_name) = NAMES[n];
    let report = Report::last(office, box_name);
    let builder = Message::builder()
        .from(format!("{box_name}@example.org").parse().expect("an address"))
        .to("gm@example.org".parse().expect("an address"))
        .date(at.into())
        .message_id(Some(format!("<{id}@example.org>")))
        .in_reply_to(report.id.clone())
        .references(report.id.clone());
    let quoted = report.quoted();
    let res = match n {
        // On top of the quoted report.
        0 => builder.subject(format!("Re: {}", report.subject)).singlepart(part(
            "text/plain; charset=utf-8",
            format!("{letter}\nAm 04.01.2027 um 13:00 schrieb Jürgen, GM <gm@example.org>:\n{quoted}").into(),
        )),
        // HTML only, with the page of the report in it.
        1 => {
            let lines: String = letter.lines().flat_map(|it| ["<div>", it, "</div>"]).collect();
            let page = format!(
                "<html><body><p>Hallo!</p>{lines}<blockquote type=\"cite\">{}</blockquote></body></html>",
                report.html
            );
            builder.subject(format!("Re: {}", report.subject)).singlepart(part("text/html; charset=utf-8", page.into()))
        }
        // Another subject: only the header says what is answered.
        2 => builder.subject("Meine Züge").singlepart(part(
            "text/plain; charset=windows-1252",
            latin(&format!("Grüß Gott,\n\n{letter}\nSchöne Grüße aus Köln\n{name}\n")),
        )),
        // The report stands below without any mark but one line.
        3 => builder.subject(format!("AW: {}", report.subject)).singlepart(part(
            "text/plain; charset=iso-8859-15",
            latin(&format!(
                "{letter}\n-----Ursprüngliche Nachricht-----\nVon: GM\nGesendet: Montag\nBetreff: {}\n\n{}",
                report.subject, report.text
            )),
        )),
        _ => builder.subject(format!("Re: {}", report.subject)).multipart(
            MultiPart::alternative()
                .singlepart(part(
                    "text/plain; charset=utf-8",
                    format!("{letter}\n-- \nEmil\n\nOn Monday GM wrote:\n{quoted}").into(),
                ))
                .singlepart(part("text/html; charset=utf-8", "<p>1. x1/y1 = 1a</p>".into())),
        ),
    };
    res.expect("a mail")
}

/// Mails that are no letters: one that came back, one of a stranger, one of a machine.
fn noise(office: &PostOffice, round: usize, at: Timestamp) {
    let date = at.strftime("%a, %d %b %Y %H:%M:%S +0000");
    let id = Report::last(office, "anna").id;
    let bounce = format!(
        "From: MAILER-DAEMON@example.org\nTo: gm@example.org\nDate: {date}\nMessage-ID: <b{round}@example.org>\nSubject: Undelivered\nMIME-Version: 1.0\nContent-Type: multipart/report; boundary=b\n\n--b\n\n1. x1/y1 = 1a\n--b\nContent-Type: text/rfc822-headers\n\nMessage-ID: {id}\n--b--\n"
    );
    office.post("daemon@example.org", "gm@example.org", bounce.as_bytes());
    let stranger = format!(
        "From: anna@office.example\nTo: gm@example.org\nDate: {date}\nMessage-ID: <s{round}@example.org>\nIn-Reply-To: {id}\nSubject: Re: [{GAME} R{round}]\n\n1. x1/y1 = 1a\n"
    );
    office.post("anna@office.example", "gm@example.org", stranger.as_bytes());
    let machine = format!(
        "From: bernd@example.org\nTo: gm@example.org\nDate: {date}\nMessage-ID: <m{round}@example.org>\nAuto-Submitted: auto-replied\nSubject: Re: [{GAME} R{round}]\n\n1. x1/y1 = 1a\n"
    );
    office.post("bernd@example.org", "gm@example.org", machine.as_bytes());
}

#[test]
fn players_answer_their_reports_and_it_counts() {
    let desk = Desk::new();
    let Some(office) = PostOffice::open(&desk, &[]) else { return };
    let run = |at: Timestamp, args: &[&str]| {
        let now = shown(at);
        desk.fine(&[&["postal", "-C", "g", "--now", &now], args].concat(), "")
    };
    run(moment(0, -2), &["new", "g", "--name", GAME, "--seed", SEED]);
    desk.write("g/smtp.toml", &office.settings(""));
    for (n, (name, box_name)) in NAMES.iter().enumerate() {
        let address = format!("{box_name}@example.org");
        run(moment(0, -1), &["players", "add", name, &address, "--language", ["de", "en"][n % 2]]);
    }
    run(moment(0, 0), &["roll"]);
    run(moment(0, 0), &["send"]);
    let mut luck = fastrand::Rng::with_seed(9);
    let mut twin = Twin::new(NAMES.len());
    for round in 0..=10 {
        let mut plans = Vec::new();
        for (n, (_, box_name)) in NAMES.iter().enumerate() {
            let seat = Seat::new(n).expect("a seat");
            let setup = if round == 0 { twin.setup(seat, &mut luck) } else { Vec::new() };
            let wishes = if round == 0 { Vec::new() } else { twin.round(seat, &mut luck) };
            let letter = if round == 0 { write_setup(&twin, seat, &setup, n) } else { write_round(&wishes, n) };
            let mail = answer(&office, n, &format!("r{round}-{n}"), &letter, moment(round, 24));
            office.post(&format!("{box_name}@example.org"), "gm@example.org", &mail.formatted());
            plans.push((setup, wishes));
        }
        noise(&office, round, moment(round, 25));
        let taken = run(moment(round, 26), &["take", "post/gm", "--send"]);
        assert!(taken.contains("5 taken, 3 put aside, ") && taken.contains("5 sent, 0 failed"), "{taken}");
        let aside = run(moment(round, 26), &["status"]);
        assert!(
            aside.contains("could not be delivered (outbox/")
                && aside.contains("its sender is not a player, but it answers outbox/"),
            "{aside}"
        );
        assert!(aside.contains("a machine answered"), "{aside}");
        let is_read = |part: &str| std::fs::read_dir(desk.path("post/gm").join(part)).expect("a Maildir").count();
        assert_eq!((is_read("new"), is_read("cur")), (0, 8 * (round + 1)), "all are marked as read");
        assert!(run(moment(round, 27), &["take", "post/gm", "--send"]).starts_with("0 taken, 0 put aside"));
        for (n, (name, box_name)) in NAMES.iter().enumerate() {
            let mails = office.mails(box_name);
            let last = MessageParser::default().parse(mails.last().expect("a mail")).expect("a mail");
            assert_eq!(last.in_reply_to().as_text(), Some(format!("r{round}-{n}@example.org").as_str()), "{name}");
        }
        // What a stranger ordered is to be looked at.
        assert!(run(moment(round, 14 * 24), &["tick", "--all"]).contains("was put aside, and orders something"));
        run(moment(round, 14 * 24), &["adjudicate", "--early", "all letters are in"]);
        run(moment(round, 14 * 24), &["send"]);
        for (n, (setup, wishes)) in plans.iter().enumerate() {
            let seat = Seat::new(n).expect("a seat");
            if round == 0 {
                twin.play_setup(seat, Some(setup));
            } else {
                twin.play(seat, wishes);
            }
        }
        twin.settle();
    }
    run(moment(12, 0), &["finish"]);
    run(moment(12, 0), &["send"]);
    assert_eq!(desk.read("g/records/final.rec"), twin.record());
    let (accepted, n_out) = (office.accepted(), std::fs::read_dir(desk.path("g/outbox")).expect("an outbox").count());
    let ours: Vec<_> = accepted.iter().filter(|it| it.0.0 != "gm@example.org").collect();
    assert_eq!(ours.len(), n_out, "every mail arrived");
    assert!(ours.iter().all(|it| *it.1 == 1), "and once");
}

#[test]
fn an_answer_counts_for_the_round_of_its_report_and_watching_ends_when_it_is_asked_to() {
    let desk = Desk::new();
    let Some(office) = PostOffice::open(&desk, &[]) else { return };
    desk.fine(&["postal", "new", "g", "--name", GAME, "--seed", SEED], "");
    desk.fine(&["postal", "-C", "g", "players", "add", "Anna", "anna@example.org", "--language", "en"], "");
    desk.write("g/smtp.toml", &office.settings(""));
    desk.fine(&["postal", "-C", "g", "roll"], "");
    desk.fine(&["postal", "-C", "g", "send"], "");
    let of_setup = Report::last(&office, "anna").id;
    desk.fine(&["postal", "-C", "g", "adjudicate", "--early", "x"], "");
    office.post("x@example.org", "gm@example.org", b"From: x@example.org\n\nfirst\n");
    let log = std::fs::File::create(desk.path("watched")).expect("a file");
    let mut child = desk.command(&["postal", "-C", "g", "watch", "post/gm", "--every", "1"]);
    let mut child = child.stdout(log).spawn().expect("the program starts");
    let wait = |what: &str| {
        for _ in 0..200 {
            if desk.read("watched").contains(what) {
                return;
            }
            std::thread::sleep(std::time::Duration::from_millis(100));
        }
        panic!("no `{what}` in: {}", desk.read("watched"));
    };
    wait("0 taken, 1 put aside");
    let date = Timestamp::now().strftime("%a, %d %b %Y %H:%M:%S +0000");
    let late = format!(
        "From: anna@example.org\nMessage-ID: <late@example.org>\nDate: {date}\nIn-Reply-To: {of_setup}\nSubject: moves\n\nMine: x1/y1\n"
    );
    office.post("anna@example.org", "gm@example.org", late.as_bytes());
    wait("from Anna for the setup");
    wait("letter-0002-01-anna to anna@example.org");
    let id = child.id().to_string();
    std::process::Command::new("kill").args(["-INT", &id]).status().expect("the program kill");
    assert!(child.wait().expect("an end").success());
    assert!(
        desk.read("watched").ends_with("ended; every letter that was named is stored\n"),
        "{}",
        desk.read("watched")
    );
    let mails = office.mails("anna");
    assert!(String::from_utf8_lossy(mails.last().expect("a confirmation")).contains("late@example.org"));
}
