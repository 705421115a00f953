//! Mails that mean harm: they end among those that were put aside, and the next letter is taken as ever.

use std::fs;

use crate::common::Desk;

const NOW: &str = "2026-11-02 09:00";

struct Desktop(Desk);

impl Desktop {
    fn new() -> Self {
        let desk = Desk::new();
        desk.fine(&["postal", "new", "g", "--name", "Rails-7", "--seed", "5", "--now", "2026-11-01 09:00"], "");
        desk.fine(&["postal", "-C", "g", "players", "add", "Anna", "anna@example.org", "--language", "en"], "");
        desk.fine(&["postal", "-C", "g", "--now", "2026-11-01 10:00", "roll"], "");
        for part in ["new", "cur", "tmp"] {
            fs::create_dir_all(desk.path("mail").join(part)).expect("a folder");
        }
        Self(desk)
    }

    fn put(&self, name: &str, mail: impl AsRef<[u8]>) {
        fs::write(self.0.path("mail/new").join(name), mail).expect("a Maildir");
    }

    #[track_caller]
    fn take(&self) -> String {
        self.0.fine(&["postal", "-C", "g", "--now", NOW, "take", "mail"], "")
    }
}

fn mail(from: &str, more: &str, body: &str) -> String {
    format!(
        "From: {from}\nMessage-ID: <{}@x>\nDate: Mon, 2 Nov 2026 08:00:00 +0100\n{more}\n{body}",
        more.len() + body.len()
    )
}

#[test]
fn what_is_no_letter_of_a_player_is_put_aside() {
    let desk = Desktop::new();
    let orders = "Mine: x1/y1\n";
    let huge = "x".repeat(26 << 20);
    let nested = (0..5_000)
        .fold(String::new(), |it, n| it + &format!("Content-Type: multipart/mixed; boundary=b{n}\n\n--b{n}\n"));
    let hostile = [
        ("huge", mail("anna@example.org", "Subject: huge\n", &huge), "the mail is bigger than 25 MB"),
        ("sender", mail("anna@example.org, eve@example.org", "Subject: two\n", orders), "names several"),
        ("twice", mail("anna@example.org", "From: eve@example.org\nSubject: twice\n", orders), "names several"),
        ("none", format!("Subject: no sender\n\nSpieler: Anna\n{orders}"), "does not say who sent it"),
        ("typed", format!("Spieler: Anna\n{orders}"), "put aside"),
        (
            "name",
            mail("\"anna@example.org\" <eve@example.org>", "Subject: name\n", orders),
            "its sender is not a player",
        ),
        ("empty", String::new(), "put aside"),
        (
            "picture",
            mail(
                "anna@example.org",
                "MIME-Version: 1.0\nContent-Type: image/png\nContent-Transfer-Encoding: base64\n",
                "AAAA\n",
            ),
            "has no text",
        ),
        ("else", mail("anna@example.org", "Subject: x\n", &format!("Player: Bernd\n{orders}")), "put aside"),
        (
            "nested",
            mail("eve@example.org", "MIME-Version: 1.0\n", &nested).replacen("\n\nContent", "\nContent", 1),
            "has no text",
        ),
    ];
    for (name, bytes, _) in &hostile {
        desk.put(name, bytes);
    }
    let out = desk.take();
    for (name, _, why) in &hostile {
        let line =
            out.lines().find(|it| it.ends_with(&format!("mail/new/{name}"))).unwrap_or_else(|| panic!("{name}: {out}"));
        assert!(line.contains("put aside, ") && line.contains(why), "{name}: {line}");
    }
    assert!(out.contains(&format!("0 taken, {} put aside", hostile.len())), "{out}");
    let kept: u64 = fs::read_dir(desk.0.path("g/letters"))
        .expect("letters")
        .map(|it| it.expect("a file").metadata().expect("its size").len())
        .sum();
    assert!(kept < 2 << 20, "{kept} bytes are kept of what nobody reads");
    assert!(
        fs::metadata(desk.0.path("mail/cur/huge:2,S")).is_ok_and(|it| it.len() > 26 << 20),
        "the mail itself stays whole"
    );
    assert_eq!(desk.take(), format!("0 taken, 0 put aside, {} known already\n", hostile.len()));
}

#[test]
fn tricks_in_a_players_mail_order_nothing_and_reach_no_header() {
    let desk = Desktop::new();
    let html = "<html><head><title>Mine: x1/y1</title></head><body><!-- Mine: x1/y1 --><style>Mine: x1/y1</style><script>Mine: x1/y1</script><p>Hello</p><object>Mine: x1/y1</object></body></html>";
    desk.put("html", mail("anna@example.org", "MIME-Version: 1.0\nContent-Type: text/html\n", html));
    let id =
        "Message-ID: <=?utf-8?q?x=0D=0ABcc:_eve@example.org?=@x>\nSubject: =?utf-8?q?x=0D=0ABcc:_eve@example.org?=\n";
    desk.put("id", mail("anna@example.org", id, "Bonus: x2/y2\n").replacen("Message-ID", "X-First", 1));
    let file = "MIME-Version: 1.0\nContent-Type: multipart/mixed; boundary=b\n";
    desk.put("file", mail("anna@example.org", file, "--b\n\nHello\n--b\nContent-Type: text/plain\nContent-Disposition: attachment; filename=../../seed\n\nMine: x1/y1\n--b--\n"));
    desk.take();
    let status = desk.0.fine(&["postal", "-C", "g", "--now", NOW, "status"], "");
    assert!(!status.contains("x1/y1"), "what nobody sees counts: {status}");
    for entry in fs::read_dir(desk.0.path("g/outbox")).expect("an outbox").map(|it| it.expect("a mail")) {
        let head = fs::read_to_string(entry.path().join("mail.toml")).expect("a head");
        assert!(!head.contains("eve@") && head.lines().count() <= 4, "{head}");
    }
    assert_eq!(desk.0.read("g/seed").trim().trim_start_matches('0'), "5", "no file is written where a mail wants it");
}

#[test]
fn broken_mails_by_the_hundred_keep_no_letter_back() {
    let desk = Desktop::new();
    let mut luck = fastrand::Rng::with_seed(17);
    let good = mail(
        "anna@example.org",
        "Subject: Re: [Rails-7 R0]\nMIME-Version: 1.0\nContent-Type: multipart/alternative; boundary=\"b\"\n",
        "--b\nContent-Type: text/plain; charset=utf-8\nContent-Transfer-Encoding: quoted-printable\n\nMine: x1/y1 =C3=A4\n--b\nContent-Type: text/html\n\n<p>Mine: x1/y1</p>\n--b--\n",
    );
    for n in 0..300 {
        let mut bytes = if n % 3 == 0 {
            (0..luck.usize(..2_000)).map(|_| luck.u8(..)).collect()
        } else {
            good.clone().into_bytes()
        };
        for _ in 0..luck.usize(1..12) {
            if bytes.is_empty() {
                break;
            }
            let at = luck.usize(..bytes.len());
            match luck.u8(..4) {
                0 => bytes[at] = luck.u8(..),
                1 => bytes.truncate(at),
                2 => bytes.insert(at, *luck.choice(b"\r\n\0<>=?:;\"\xff").expect("a byte")),
                _ => {
                    let piece = bytes[at..].to_vec();
                    bytes.extend(piece);
                }
            }
        }
        desk.put(&format!("{n:03}"), bytes);
    }
    let out = desk.take();
    assert!(out.contains("put aside"), "{out}");
    let again = desk.take();
    assert!(again.starts_with("0 taken, 0 put aside"), "{again}");
    assert_eq!(fs::read_dir(desk.0.path("mail/new")).expect("a Maildir").count(), 0);
    desk.put("last", mail("anna@example.org", "Subject: last\n", "A x0/y4, B x2/y7, C x7/y5, D x4/y0\n"));
    assert!(desk.take().contains("1 taken, 0 put aside"));
    desk.0.fine(&["postal", "-C", "g", "--now", NOW, "status"], "");
}

#[test]
fn a_machine_that_answers_every_answer_gets_no_more_of_them() {
    let desk = Desktop::new();
    for n in 0..30 {
        desk.put(
            &format!("{n:03}"),
            mail("anna@example.org", &format!("Subject: I am away {n}\n"), "Thank you for your mail\n"),
        );
    }
    assert!(desk.take().contains("30 taken"));
    let is_answer = |name: &String| name.starts_with("letter-");
    let names = fs::read_dir(desk.0.path("g/outbox")).expect("an outbox");
    let names = names.map(|it| it.expect("a mail").file_name().to_string_lossy().into_owned());
    assert_eq!(names.filter(is_answer).count(), 20);
    let later = "2026-11-02 19:00";
    let more = mail("anna@example.org", "Subject: me\n", "Mine: x1/y1\n").replace("08:00:00", "18:30:00");
    desk.put("later", more);
    desk.0.fine(&["postal", "-C", "g", "--now", later, "take", "mail"], "");
    assert!(desk.0.path("g/outbox/letter-0031-01-anna").exists(), "an hour later she is answered again");
}
