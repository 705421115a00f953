//! Sending through a real server: what is sent, what fails, what is marked, and that nothing is lost.

use std::{
    collections::BTreeMap,
    fs,
    process::{Command, Stdio},
    thread,
    time::Duration,
};

use mail_parser::{MessageParser, MimeHeaders as _};

use crate::{common::Desk, postal::post_office::PostOffice};

const NOW: &str = "2026-11-01 10:00";

/// A game with these players by mail whose first reports lie in the outbox.
fn begun(players: &[(&str, &str)]) -> Desk {
    let desk = Desk::new();
    desk.fine(&["postal", "new", "g", "--name", "Rails-7", "--seed", "5", "--now", NOW], "");
    for (name, address) in players {
        let place = [*name, *address];
        desk.fine(
            &[&["postal", "-C", "g", "players", "add"], &place[..=usize::from(!address.is_empty())]].concat(),
            "",
        );
    }
    at(&desk, &["roll"]);
    desk
}

/// Runs a command that goes well.
fn at(desk: &Desk, args: &[&str]) -> String {
    desk.fine(&[&["postal", "-C", "g", "--now", NOW], args].concat(), "")
}

/// The names of the mails that are sent.
fn sent(desk: &Desk) -> Vec<String> {
    let entries = fs::read_dir(desk.path("g/outbox")).expect("an outbox").map(|it| it.expect("a folder"));
    let mut res: Vec<_> = entries
        .filter(|it| it.path().join("sent").exists())
        .map(|it| it.file_name().to_string_lossy().into_owned())
        .collect();
    res.sort();
    res
}

#[test]
fn mails_arrive_as_they_lie_in_the_outbox_and_once() {
    let desk = begun(&[("Jürgen Groß", "juergen@example.org"), ("Bernd", ""), ("Carla", "carla@example.org")]);
    let Some(office) = PostOffice::open(&desk, &[]) else { return };
    desk.refused(&["postal", "-C", "g", "send"], "", 1, "g/smtp.toml: this file is missing");
    desk.write("g/smtp.toml", &office.settings("reply-to = \"rails@example.org\"\n"));
    let dry = at(&desk, &["send", "--dry-run"]);
    assert!(dry.contains("1/2 would be sent: outbox/00-open.1-01-juergengro to juergen@example.org"), "{dry}");
    assert!(sent(&desk).is_empty() && office.accepted().is_empty());
    let out = at(&desk, &["send", "--only", "Carla"]);
    assert!(out.contains("1/1 sent: outbox/00-open.1-03-carla to carla@example.org\n1 sent, 0 failed"), "{out}");
    let out = at(&desk, &["send"]);
    assert!(out.contains("1 sent, 0 failed") && out.contains("1 are for players without an address"), "{out}");
    assert!(at(&desk, &["send"]).contains("0 sent, 0 failed"));
    assert_eq!(sent(&desk), ["00-open.1-01-juergengro", "00-open.1-03-carla"]);
    assert_eq!(office.accepted().values().sum::<usize>(), 2);
    let mark = desk.read("g/outbox/00-open.1-03-carla/sent");
    assert!(
        mark.contains("250") && mark.contains("accepted for delivery") && mark.contains("2026-11-01T10:00:00+01:00"),
        "{mark}"
    );
    let mails = office.mails("juergen");
    let mail = MessageParser::default().parse(&mails[0]).expect("a mail");
    assert_eq!(
        mail.body_text(0).expect("a text").replace("\r\n", "\n"),
        desk.read("g/outbox/00-open.1-01-juergengro/text.txt")
    );
    assert_eq!(
        mail.body_html(0).expect("a page").replace("\r\n", "\n"),
        desk.read("g/outbox/00-open.1-01-juergengro/text.html")
    );
    let name = |it: Option<&mail_parser::Address<'_>>| {
        let first = it.and_then(|it| it.first()).expect("an address");
        (first.name().unwrap_or_default().to_owned(), first.address().unwrap_or_default().to_owned())
    };
    assert_eq!(name(mail.from()), ("Jürgen, GM".to_owned(), "gm@example.org".to_owned()));
    assert_eq!(name(mail.to()), ("Jürgen Groß".to_owned(), "juergen@example.org".to_owned()));
    assert_eq!(name(mail.reply_to()).1, "rails@example.org");
    assert_eq!(mail.date().expect("a date").to_rfc3339(), "2026-11-01T09:00:00Z");
    assert_eq!(mail.content_type().and_then(|it| it.subtype()), Some("mixed"));
    assert_eq!(mail.part(1).and_then(|it| it.content_type()?.subtype()), Some("alternative"));
    let pages = std::fs::read(desk.path("g/outbox/00-open.1-01-juergengro/report.pdf")).expect("its pages");
    assert_eq!(mail.attachment(0).map(mail_parser::MessagePart::contents), Some(pages.as_slice()));
    assert!(
        mail.message_id().expect("an id").starts_with("00-open.1-01-juergengro.Rails-7."),
        "{:?}",
        mail.message_id()
    );
    // Whoever moved gets the next mails, and a lost one again, at the new place.
    at(&desk, &["players", "address", "Carla", "carla@example.net"]);
    let again = at(&desk, &["send", "--only", "00-open.1-03-carla", "--again"]);
    assert!(again.contains("to carla@example.net"), "{again}");
    assert!(desk.path("g/outbox/00-open.1-03-carla/sent.2").exists());
    assert_eq!(office.accepted().values().max(), Some(&1), "a copy that is wanted has an id of its own");
    at(&desk, &["send", "--only", "Bernd", "--by-hand"]);
    assert!(!at(&desk, &["status"]).contains("are not sent"));
    desk.refused(
        &["postal", "-C", "g", "send", "--only", "Doris"],
        "",
        2,
        "there is no mail of this name or to this player",
    );
}

#[test]
fn one_mail_that_fails_keeps_no_other_back() {
    let desk = begun(&[("Anna", "nobody@example.org"), ("Bernd", "busy@example.org"), ("Carla", "carla@example.org")]);
    let Some(office) = PostOffice::open(&desk, &[]) else { return };
    desk.write("g/smtp.toml", &office.settings(""));
    desk.write("post/busy", "");
    let done = desk.run(&["postal", "-C", "g", "send"], "");
    assert_eq!(done.code, 1, "{done:?}");
    assert!(
        done.err
            .contains("outbox/00-open.1-01-anna: to nobody@example.org: permanent error (550): 5.1.1 no such mailbox"),
        "{done:?}"
    );
    assert!(done.err.contains("outbox/00-open.1-02-bernd: to busy@example.org: transient error (451)"), "{done:?}");
    assert!(done.out.contains("1 sent, 2 failed"), "{done:?}");
    assert_eq!(sent(&desk), ["00-open.1-03-carla"]);
    let mark = desk.read("g/outbox/00-open.1-01-anna/refused");
    assert!(mark.contains("5.1.1 no such mailbox") && mark.contains("nobody@example.org"), "{mark}");
    assert!(!desk.path("g/outbox/00-open.1-02-bernd/refused").exists(), "what may go well later is not refused");
    let status = at(&desk, &["status"]);
    assert!(status.contains("refused: outbox/00-open.1-01-anna: permanent error (550): 5.1.1 no such"), "{status}");
    assert!(status.contains("outbox: 1 mails are not sent"), "{status}");
    // It is not tried again, and not forgotten.
    let done = desk.run(&["postal", "-C", "g", "send"], "");
    assert!(done.code == 1 && !done.err.contains("nobody@") && done.out.contains("1 were refused before"), "{done:?}");
    let done = desk.run(&["postal", "-C", "g", "send", "--only", "Anna"], "");
    assert!(done.code == 0 && done.out.contains("0 sent, 0 failed\n1 were refused before"), "{done:?}");
    let done = desk.run(&["postal", "-C", "g", "send", "--again"], "");
    assert!(done.code == 1 && done.err.contains("nobody@") && done.out.contains("0 sent, 2 failed"), "{done:?}");
    assert!(desk.path("g/outbox/00-open.1-01-anna/refused.2").exists());
    fs::remove_file(desk.path("post/busy")).expect("a file");
    desk.write("g/outbox/00-open.1-01-anna/mail.toml", "to = 7\n");
    let done = desk.run(&["postal", "-C", "g", "send"], "");
    assert!(
        done.code == 1
            && done.err.contains("outbox/00-open.1-01-anna: mail.toml: ")
            && done.out.contains("1 sent, 1 failed"),
        "{done:?}"
    );
    assert_eq!(sent(&desk), ["00-open.1-02-bernd", "00-open.1-03-carla"]);
    drop(office);
    desk.refused(&["postal", "-C", "g", "send"], "", 1, "nothing was sent");
}

#[test]
fn a_mail_that_was_refused_goes_to_the_new_address_of_its_player() {
    let desk = begun(&[("Anna", "nobody@example.org"), ("Bernd", "nobody.else@example.org")]);
    let Some(office) = PostOffice::open(&desk, &[]) else { return };
    desk.write("g/smtp.toml", &office.settings(""));
    assert_eq!(desk.run(&["postal", "-C", "g", "send"], "").code, 1);
    assert!(at(&desk, &["send"]).contains("0 sent, 0 failed\n1 were refused before"));
    at(&desk, &["players", "address", "Anna", "anna@example.org"]);
    assert!(at(&desk, &["send"]).contains("1/1 sent: outbox/00-open.1-01-anna to anna@example.org"));
    assert!(!at(&desk, &["status"]).contains("refused"));
    assert_eq!((sent(&desk).len(), office.mails("anna").len()), (2, 1));
    // A mark that a killed program cut short is tried once more.
    desk.write("g/outbox/00-open.1-01-anna/refused", "");
    assert!(at(&desk, &["send"]).contains("0 sent, 0 failed"));
}

/// Makes a certificate for this machine; says whether there is a program that can.
fn certify(desk: &Desk) -> bool {
    let mut command = Command::new("openssl");
    command.args("req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2".split(' '));
    command.args("-keyout key.pem -out certificate.pem -subj /CN=localhost".split(' '));
    command.args("-addext subjectAltName=DNS:localhost -addext basicConstraints=critical,CA:FALSE".split(' '));
    command.current_dir(desk.path("")).stdout(Stdio::null()).stderr(Stdio::null());
    command.status().is_ok_and(|it| it.success())
}

#[test]
fn connections_are_safe_and_passwords_stay_out_of_the_folder() {
    for tls in ["starttls", "tls"] {
        let desk = begun(&[("Anna", "anna@example.org")]);
        if !certify(&desk) {
            return testing::skip("mail over TLS, because the program openssl is not installed");
        }
        let file = |name: &str| desk.path(name).to_str().expect("a path").to_owned();
        let settings = [
            format!("tls={tls}"),
            "password=secret word".to_owned(),
            format!("certificate={}", file("certificate.pem")),
            format!("key={}", file("key.pem")),
        ];
        // A wrapper of TLS is not seen by the part of the server that asks for a login.
        let settings = if tls == "tls" { [&settings[..1], &settings[2..]].concat() } else { settings.to_vec() };
        let Some(office) = PostOffice::open(&desk, &settings) else { return };
        let login = if tls == "tls" { "" } else { "login = \"gm\"\n" };
        let base = format!("security = \"{tls}\"\n{login}");
        let trust = format!("{base}certificate = \"{}\"\n", file("certificate.pem"));
        let refused = |settings: &str, password: Option<&str>, code: i32, why: &str| {
            desk.write("g/smtp.toml", &office.settings(settings));
            let mut command = desk.command(&["postal", "-C", "g", "send"]);
            command.env_remove("PLATELAYER_SMTP_PASSWORD");
            command.envs(password.map(|it| ("PLATELAYER_SMTP_PASSWORD", it)));
            let done = crate::common::Done::of(&command.output().expect("the program"));
            assert!(done.code == code && done.err.contains(why), "{settings}: expected `{why}`: {done:?}");
        };
        refused(&base, Some("secret word"), 1, "certificate");
        if tls == "starttls" {
            refused(&trust, Some("wrong"), 1, "535");
            refused(&trust, None, 1, "there is a login and no password");
            refused(
                &format!("{trust}password = \"secret word\"\n"),
                None,
                1,
                "g/smtp.toml:8: password: no password belongs into",
            );
            desk.write("g/secret", "secret word\n");
            refused(
                &format!("{trust}password-file = \"{}\"\n", file("g/secret")),
                None,
                1,
                "lies in the folder of the game",
            );
            refused("security = \"none\"\nlogin = \"gm\"\n", Some("secret word"), 1, "nothing was sent");
        }
        assert!(sent(&desk).is_empty() && office.accepted().is_empty());
        desk.write("secret", "secret word\n");
        let by_file = if tls == "tls" { String::new() } else { "password-file = \"~/secret\"\n".to_owned() };
        refused(&format!("{trust}{by_file}"), None, 0, "");
        assert_eq!(office.accepted().len(), 1);
    }
    let desk = begun(&[("Anna", "anna@example.org")]);
    desk.write("g/smtp.toml", "server = \"smtp.example.org\"\nsecurity = \"none\"\n");
    desk.refused(&["postal", "-C", "g", "send"], "", 1, "g/smtp.toml:2: security: `none` is for this machine only");
    desk.write("g/smtp.toml", "server = \"localhost\"\nsecurity = \"plain\"\n");
    desk.refused(&["postal", "-C", "g", "send"], "", 1, "g/smtp.toml:2:");
    let example = desk.fine(&["postal", "send", "--example"], "");
    desk.write("g/smtp.toml", &example);
    desk.refused(&["postal", "-C", "g", "send"], "", 1, "there is a login and no password");
}

#[test]
fn nothing_that_is_written_into_a_head_becomes_a_header() {
    let desk = begun(&[("Anna", "anna@example.org")]);
    let Some(office) = PostOffice::open(&desk, &[]) else { return };
    let evil = [
        "\\r\\nBcc: evil@example.org",
        "\\nBcc: evil@example.org\\n\\nbody",
        "\\r\\n\\r\\nDear all",
        "=?utf-8?q?=0D=0ABcc: evil@example.org?=",
        "\\u0085Bcc: evil@example.org",
        "\\u2028Bcc: evil@example.org",
        "ä\\r\\nBcc: evil@example.org",
    ];
    for (n, evil) in evil.iter().enumerate() {
        let folder = format!("g/outbox/90-evil-{n}");
        fs::create_dir_all(desk.path(&folder)).expect("a folder");
        desk.write(
            &format!("{folder}/mail.toml"),
            &format!("to = \"anna@example.org\"\nfrom = \"GM{evil} <gm@example.org>\"\nsubject = \"Round{evil}\"\n"),
        );
        desk.write(&format!("{folder}/text.txt"), ".\nhello\n.\nRCPT TO:<evil@example.org>\n");
        desk.write(&format!("{folder}/text.html"), "<p>hello</p>\n");
    }
    // With the sender of the mail, and with one of the settings.
    let settings = office.settings("").lines().filter(|it| !it.starts_with("from")).collect::<Vec<_>>().join("\n");
    for settings in [settings, office.settings("")] {
        desk.write("g/smtp.toml", &settings);
        desk.run(&["postal", "-C", "g", "send"], "");
    }
    let accepted = office.accepted();
    assert!(accepted.keys().all(|(to, _)| to == "anna@example.org"), "{accepted:?}");
    let mails = office.mails("anna");
    assert!(mails.len() > evil.len(), "{} mails", mails.len());
    for mail in mails {
        let message = MessageParser::default().parse(&mail).expect("a mail");
        let mut names: Vec<_> = message.headers().iter().map(|it| it.name().to_lowercase()).collect();
        names.sort();
        let expected = [
            "auto-submitted",
            "content-type",
            "date",
            "from",
            "message-id",
            "mime-version",
            "reply-to",
            "return-path",
            "subject",
            "to",
        ];
        assert_eq!(names, expected, "{}", String::from_utf8_lossy(&mail));
        assert!(message.body_text(0).is_some_and(|it| !it.contains("Dear all")));
    }
    for to in [
        "anna@example.org\\r\\nRCPT TO:<evil@example.org>",
        "anna@example.org>\\nBcc: evil@example.org",
        "",
        "a b@example.org",
        "anna@example.org, evil@example.org",
    ] {
        desk.write("g/outbox/90-evil-0/mail.toml", &format!("to = \"{to}\"\nfrom = \"\"\nsubject = \"x\"\n"));
        desk.run(&["postal", "-C", "g", "send", "--only", "90-evil-0", "--again"], "");
        assert_eq!(office.accepted(), accepted, "{to}");
    }
}

#[test]
fn whoever_kills_the_program_doubles_one_mail_at_most_and_loses_none() {
    const PLAYERS: usize = 24;
    let kills = testing::cases(12, 30);
    let players: Vec<_> = (0..PLAYERS).map(|n| (format!("P{n}"), format!("p{n}@example.org"))).collect();
    let players: Vec<_> = players.iter().map(|(name, address)| (name.as_str(), address.as_str())).collect();
    let desk = begun(&players);
    let Some(office) = PostOffice::open(&desk, &["pause=0.03".to_owned()]) else { return };
    desk.write("g/smtp.toml", &office.settings(""));
    let mut luck = fastrand::Rng::with_seed(5);
    let mut n_killed = 0;
    let mut n_marked = 0;
    for n in 0..4 * kills {
        if n_killed == kills {
            break;
        }
        let mut child = desk.command(&["postal", "-C", "g", "send"]).spawn().expect("the program starts");
        thread::sleep(Duration::from_millis(luck.u64(10..300)));
        let has_ended = child.try_wait().expect("a child").is_some();
        child.kill().expect("a child");
        child.wait().expect("a child");
        n_killed += usize::from(!has_ended);
        // The server may be at the end of a mail whose sender is gone.
        thread::sleep(Duration::from_millis(60));
        let marked = sent(&desk);
        let accepted = office.accepted();
        let mut of_mail = BTreeMap::new();
        for ((_, id), count) in &accepted {
            let name = id.trim_start_matches('<').split(".Rails-7.").next().expect("a name").to_owned();
            of_mail.insert(name, *count);
        }
        assert!(marked.iter().all(|it| of_mail.contains_key(it)), "a mark without a mail: {marked:?}");
        let unmarked = of_mail.keys().filter(|it| !marked.contains(it)).count();
        assert!(unmarked <= 1, "{unmarked} mails were taken and not marked");
        assert!(accepted.values().sum::<usize>() <= marked.len() + n + 1, "one more than marked for each kill");
        n_marked = marked.len();
        if n_marked == fs::read_dir(desk.path("g/outbox")).expect("an outbox").count() && n_killed < kills {
            // There is more to send while there are more to kill.
            at(&desk, &["extend", &format!("2027-01-01 {:02}:{:02}", n / 60, n % 60), "--reason", "more"]);
        }
    }
    assert!(n_killed == kills && n_marked > 0, "{n_killed} kills, {n_marked} mails between them");
    at(&desk, &["send"]);
    let n_all = fs::read_dir(desk.path("g/outbox")).expect("an outbox").count();
    let accepted = office.accepted();
    assert_eq!((sent(&desk).len(), accepted.len()), (n_all, n_all), "none is lost");
    let doubled = accepted.values().map(|it| it - 1).sum::<usize>();
    println!("{n_killed} kills, {n_all} mails, {doubled} doubled");
    assert!(doubled <= kills, "{doubled} were doubled");
}
