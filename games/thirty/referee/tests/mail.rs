//! Mails as they come: with HTML alone, in wrong character sets, from machines, and broken on purpose.

use proptest::prelude::*;
use referee::{Letter, Mail, MailError, Post, Roster, Standing};

const ORDERS: &str = "1 x5/y2 = 1a; 2 x6/y3 = 4a; 3 x1/y6 = 6d";

/// The orders in a mail, and whether they are a change.
fn orders(mail: &Mail) -> (String, bool) {
    let letter =
        Letter::read_under(&mail.subject, &mail.text, &Roster { game: "Rails-7", players: &["Anna"], writer: None });
    let standing = Standing::of([(1, &letter)], false);
    (standing.orders.map_or(String::new(), |it| it.to_string()), letter.instructions.iter().any(|it| it.is_change))
}

fn mail(headers: &str, body: &str) -> Vec<u8> {
    let head = "From: Anna <Anna@Example.org>\r\nTo: gm@example.org\r\nMessage-ID: <1@example.org>\r\n";
    format!("{head}Date: Mon, 16 Nov 2026 09:30:00 +0100\r\n{headers}\r\n{}", body.replace('\n', "\r\n")).into_bytes()
}

#[track_caller]
fn check(bytes: &[u8], expected: &str) -> Mail {
    let mail = Mail::read(bytes).expect("a mail");
    assert_eq!(mail.from, "anna@example.org");
    assert_eq!(mail.post, Post::Letter);
    assert_eq!(orders(&mail).0, expected, "{}", mail.text);
    mail
}

#[test]
fn plain_and_html_and_both() {
    let plain = "1. Wurf: x5/y2 = 1a\n2. Wurf: x6/y3 = 4a\n3. Wurf: x1/y6 = 6d\n";
    let read = check(&mail("Subject: Re: [Rails-7 R4] Runde 4\r\n", plain), ORDERS);
    assert_eq!(read.received, Some(1_794_817_800));
    assert_eq!(read.id, "1@example.org");
    let html = "<html><head><style>1. x9/y9 = 9z</style></head><body><div>1. Wurf: x5/y2 =&nbsp;1a</div><div>2. Wurf: \
                <b>x6/y3</b> = 4a<br>3. Wurf: x1/y6 = 6d</div><div>Gr&uuml;&szlig;e, Anna</div><blockquote><p>1. Wurf: x1/y1 = \
                1a</p></blockquote></body></html>";
    check(&mail("Content-Type: text/html; charset=utf-8\r\n", html), ORDERS);
    let both = format!(
        "--b\nContent-Type: text/plain; charset=utf-8\n\n{plain}\n--b\nContent-Type: text/html\n\n<p>1. x1/y1 = 1a</p>\n--b--\n"
    );
    check(&mail("Content-Type: multipart/alternative; boundary=b\r\n", &both), ORDERS);
    let empty = format!("--b\nContent-Type: text/plain\n\n \n--b\nContent-Type: text/html\n\n{html}\n--b--\n");
    check(&mail("Content-Type: multipart/alternative; boundary=b\r\n", &empty), ORDERS);
}

/// The plain text that programs send beside HTML does not show what is struck out.
#[test]
fn what_is_struck_out_is_not_ordered() {
    let plain = "1. Wurf: x5/y2 = 1a\n2. Wurf: x6/y3 = 4a\n3. Wurf: x1/y6 = 6d\n";
    for [open, close] in [
        ["<s>", "</s>"],
        ["<del>", "</del>"],
        ["<STRIKE>", "</STRIKE>"],
        ["<span style=\"text-decoration: line-through;\">", "</span>"],
    ] {
        let html =
            format!("<p>1. Wurf: x5/y2 = 1a</p><p>2. Wurf: {open}x6/y3 = 4a{close}</p><p>3. Wurf: x1/y6 = 6d</p>");
        let both = format!("--b\nContent-Type: text/plain\n\n{plain}\n--b\nContent-Type: text/html\n\n{html}\n--b--\n");
        check(&mail("Content-Type: multipart/alternative; boundary=b\r\n", &both), "1 x5/y2 = 1a; 3 x1/y6 = 6d");
        check(&mail("Content-Type: text/html\r\n", &html), "1 x5/y2 = 1a; 3 x1/y6 = 6d");
    }
    let named = "<style>.x { text-decoration: line-through }</style><p>1. x5/y2 = 1a</p><p class=x>2. x6/y3 = 4a</p><p>3. \
                 x1/y6 = 6d</p>";
    check(&mail("Content-Type: text/html\r\n", named), "");
    let backwards = "<ol reversed><li>x1/y6 = 6d</li><li>x6/y3 = 4a</li><li>x5/y2 = 1a</li></ol>";
    check(&mail("Content-Type: text/html\r\n", backwards), "");
    let small = format!(
        "--b\nContent-Type: text/plain\n\n{plain}\n--b\nContent-Type: text/html\n\n<small>{plain}</small>\n--b--\n"
    );
    check(&mail("Content-Type: multipart/alternative; boundary=b\r\n", &small), ORDERS);
}

/// What stands below the two forms of a letter belongs to it also where only its HTML shows what is struck out.
#[test]
fn a_text_below_a_letter_with_struck_out_words_is_read() {
    let html = "<p>1. Wurf: x5/y2 = 1a</p><p><s>2. Wurf: x1/y1 = 1a</s></p><p>3. Wurf: x1/y6 = 6d</p>";
    let letter = format!(
        "--b\nContent-Type: text/plain\n\n3. Wurf: x2/y2 = 1a\n--b\nContent-Type: text/html\n\n{html}\n--b--\n"
    );
    let below = "2. Wurf: x6/y3 = 4a\n";
    let mixed = format!(
        "--m\nContent-Type: multipart/alternative; boundary=b\n\n{letter}\n--m\nContent-Type: text/plain\n\n{below}\n--m--\n"
    );
    // The roll that is struck out and ordered is a question to its writer.
    let read = check(&mail("Content-Type: multipart/mixed; boundary=m\r\n", &mixed), "1 x5/y2 = 1a; 3 x1/y6 = 6d");
    assert!(read.text.contains(below.trim()), "{}", read.text);
}

/// Answers of common mail programs to a report, without a plain text beside the HTML.
#[test]
fn answers_of_mail_programs_hold_the_players_own_words_only() {
    let own = "<div>1. Wurf: x5/y2 = 1a</div><div>2. Wurf: x6/y3 = 4a</div><div>3. Wurf: x1/y6 = 6d</div>";
    let report = "<pre>1. Wurf: x1/y1 = 1a\n2. Wurf: x2/y2 = 2a\n3. Wurf: x3/y3 = 3a</pre>";
    let said = "Am Mo., 16. Nov. 2026 um 10:00 Uhr schrieb Michael &lt;<a href=\"mailto:gm@example.org\">gm@example.org</a>&gt;:<br>";
    let programs = [
        format!(
            "<div dir=\"ltr\">{own}</div><br><div class=\"gmail_quote\"><div dir=\"ltr\" class=\"gmail_attr\">{said}</div><blockquote class=\"gmail_quote\" style=\"margin:0\">{report}</blockquote></div>"
        ),
        format!(
            "<html><body><p>Hallo,</p>{own}<div class=\"moz-cite-prefix\">Am 16.11.26 um 10:00 schrieb Michael:<br></div><blockquote type=\"cite\" cite=\"mid:1\">{report}</blockquote></body></html>"
        ),
        format!(
            "<html><body>{own}<div style='border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt'><p><b>Von:</b> Michael<br><b>Gesendet:</b> Montag<br><b>An:</b> Anna</p></div>{report}</body></html>"
        ),
        format!(
            "<html><body>{own}<hr tabindex=\"-1\"><div id=\"divRplyFwdMsg\" dir=\"ltr\"><b>From:</b> Michael<br><b>Sent:</b> Monday<br></div>{report}</body></html>"
        ),
        format!(
            "<html><body>{own}<div>Gesendet: Montag, 16. November 2026 um 10:00 Uhr<br>Von: Michael<br>An: Anna<br>Betreff: [Rails-7 R4]</div>{report}</body></html>"
        ),
        format!(
            "<html><body>{own}<div>Gesendet von meinem Telefon</div><div>Michael &lt;gm@example.org&gt; schrieb am Mo. 16. Nov. 2026 um 10:00:</div><blockquote>{report}</blockquote></body></html>"
        ),
    ];
    for body in programs {
        check(&mail("Subject: Re: [Rails-7 R4] Runde 4\r\nContent-Type: text/html; charset=utf-8\r\n", &body), ORDERS);
    }
    // Below its report, where nothing tells where the quotation ends, an order is nobody's.
    let below = format!("<div>{said}</div>{report}{own}");
    check(&mail("Content-Type: text/html; charset=utf-8\r\n", &below), "");
}

#[test]
fn attachments_are_put_aside() {
    let body = "--b\nContent-Type: text/plain\n\n1. x5/y2 = 1a 2. x6/y3 = 4a 3. x1/y6 = 6d\n--b\nContent-Type: text/plain; \
                name=zug.txt\nContent-Disposition: attachment; filename=zug.txt\n\n1. x1/y1 = 1a\n--b\nContent-Type: \
                image/png\nContent-Transfer-Encoding: base64\nContent-Disposition: attachment; filename=a.png\n\niVBORw0KGgo=\n--b--\n";
    let read = check(&mail("Content-Type: multipart/mixed; boundary=b\r\n", body), ORDERS);
    assert_eq!(read.attachments, ["zug.txt", "a.png"]);
}

#[test]
fn character_sets_are_read_even_where_they_are_wrong() {
    let quoted = "=C4nderung\n2. Wurf: x6/y5 =3D 4b\n";
    let with = |charset: &str| {
        mail(
            &format!("Content-Type: text/plain; charset={charset}\r\nContent-Transfer-Encoding: quoted-printable\r\n"),
            quoted,
        )
    };
    for charset in ["iso-8859-1", "windows-1252", "utf-8", "us-ascii", "nonsense"] {
        let read = check(&with(charset), "2 x6/y5 = 4b");
        assert!(orders(&read).1, "{charset}: {}", read.text);
    }
    // Raw bytes of the old character set, declared as the new one, and the other way round.
    let mut raw = mail("Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: 8bit\r\n", "");
    raw.extend(b"\xc4nderung: 2. Wurf: x6/y5 = 4b\r\n");
    assert!(orders(&check(&raw, "2 x6/y5 = 4b")).1);
    let twice = "Änderung: 2. Wurf: x6/y5 = 4b\n";
    let latin = mail("Content-Type: text/plain; charset=iso-8859-1\r\nContent-Transfer-Encoding: 8bit\r\n", twice);
    assert!(orders(&check(&latin, "2 x6/y5 = 4b")).1);
    let subject = "Subject: =?iso-8859-1?Q?=C4nderung_=5BRails-7_R4=5D?=\r\n";
    assert!(orders(&check(&mail(subject, "2. Wurf: x6/y5 = 4b\n"), "2 x6/y5 = 4b")).1);
}

#[test]
fn the_time_is_that_of_the_last_server() {
    let hops = "Received: from a by gm.example.org; Mon, 30 Nov 2026 20:30:00 +0100\r\n\
                Received: from pc by a; Sun, 29 Nov 2026 10:00:00 +0100\r\n";
    let read = Mail::read(&[hops.as_bytes(), &mail("", "1. x5/y2 = 1a\n")].concat()).expect("a mail");
    assert_eq!(read.received, Some(1_796_067_000), "neither the date of the sender nor an invented hop");
}

#[test]
fn machines_are_no_players() {
    let post = |headers: &str| Mail::read(&mail(headers, "1. x5/y2 = 1a\n")).map(|it| it.post);
    assert_eq!(post("Auto-Submitted: auto-replied\r\n"), Ok(Post::AutoReply));
    assert_eq!(post("Auto-Submitted: no\r\n"), Ok(Post::Letter));
    assert_eq!(post("Subject: Automatische Antwort: [Rails-7 R4]\r\n"), Ok(Post::AutoReply));
    assert_eq!(post("Subject: Out of Office\r\n"), Ok(Post::AutoReply));
    assert_eq!(post("Precedence: bulk\r\n"), Ok(Post::AutoReply));
    assert_eq!(post("Return-Path: <>\r\n"), Ok(Post::Bounce));
    assert_eq!(post("Content-Type: multipart/report; report-type=delivery-status; boundary=b\r\n"), Ok(Post::Bounce));
    let daemon = b"From: MAILER-DAEMON@example.org\r\nSubject: failed\r\n\r\nx\r\n";
    assert_eq!(Mail::read(daemon).map(|it| it.post), Ok(Post::Bounce));
}

#[test]
fn hostile_mails_are_refused_or_harmless() {
    assert_eq!(Mail::read(b""), Err(MailError::NoMail));
    assert_eq!(Mail::read(b"Subject: x\r\n\r\nhello"), Err(MailError::NoSender));
    assert_eq!(Mail::read(b"From: a@b.c, d@e.f\r\n\r\nhello"), Err(MailError::NoSender));
    assert_eq!(Mail::read(b"From: a@b.c\r\nFrom: d@e.f\r\n\r\nhello"), Err(MailError::NoSender));
    assert_eq!(Mail::read(b"From: a@b.c\r\n\r\n"), Err(MailError::NoText));
    assert_eq!(Mail::read(&vec![b'a'; (25 << 20) + 1]), Err(MailError::TooBig));
    let injected = Mail::read(b"From: a@b.c\r\nSubject: =?utf-8?Q?x=0D=0ABcc=3A_evil=40example.org?=\r\n\r\nhello\r\n");
    assert!(!injected.expect("a mail").subject.contains(['\r', '\n']));
    let deep = "Content-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n".repeat(2000);
    let _ = Mail::read(format!("From: a@b.c\r\n{deep}").as_bytes());
    let long = mail("", &"x".repeat(3 << 20));
    assert!(Mail::read(&long).expect("a mail").text.len() <= 129 * 1024);
}

proptest! {
    #[test]
    fn any_bytes_are_read_or_refused(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
        let _ = Mail::read(&bytes);
    }

    #[test]
    fn any_body_is_read_or_refused(
        kind in prop::sample::select(&["text/plain", "text/html", "multipart/mixed; boundary=b", "message/rfc822", "text/html; charset=utf-7"]),
        encoding in prop::sample::select(&["7bit", "base64", "quoted-printable", "x"]),
        body in "(<[a-z!/-]{0,6}>?|&[a-z#0-9]{0,5};?|--b\n|=[0-9A-F]{2}|[ -~]{0,8}|\n){0,40}",
    ) {
        let bytes = mail(&format!("Content-Type: {kind}\r\nContent-Transfer-Encoding: {encoding}\r\n"), &body);
        if let Ok(read) = Mail::read(&bytes) {
            let _ = orders(&read);
        }
    }
}

#[test]
fn mails_in_mails_in_mails_end_soon() {
    const HEAD: &str = "From: anna@example.org\nSubject: x\nMIME-Version: 1.0\n";
    let nested = "Content-Type: message/rfc822\n\n".repeat(200_000);
    let global = "Content-Type: message/global\n\n".repeat(200_000);
    let digests: String = (0..50_000)
        .fold(String::new(), |it, n| it + &format!("Content-Type: multipart/digest; boundary=b{n}\n\n--b{n}\n\n"));
    let parts = format!("Content-Type: multipart/mixed; boundary=b\n\n{}", "--b\n\nx\n".repeat(100_000));
    // A mail that hides in another one's encoding is not opened, either.
    let encoded = format!(
        "Content-Type: message/rfc822\nContent-Transfer-Encoding: quoted-printable\n\n{}",
        "Content-Type: message/=72fc822\n\n".repeat(200_000)
    );
    for body in [nested, global, digests, parts, encoded] {
        let read = Mail::read(format!("{HEAD}{body}\nMine: x1/y1\n").as_bytes());
        assert!(read.as_ref().map_or(true, |it| it.from == "anna@example.org"), "{:?}", read.map(|it| it.from));
    }
}

proptest::proptest! {
    #![proptest_config(proptest::prelude::ProptestConfig::with_cases(1000))]

    #[test]
    fn any_bytes_are_a_mail_or_none(
        head in proptest::sample::select(vec!["", "From: anna@example.org\n", "From: anna@example.org\nIn-Reply-To: ", "From: a@b.c\nContent-Type: "]),
        bytes in proptest::collection::vec(proptest::prelude::any::<u8>(), 0..600),
    ) {
        let all = [head.as_bytes(), &bytes].concat();
        if let Ok(mail) = Mail::read(&all) {
            let lines = [&mail.from, &mail.subject, &mail.id].into_iter().chain(&mail.answers);
            for line in lines {
                proptest::prop_assert!(!line.contains(char::is_control) && line.chars().count() <= 400, "{line:?}");
            }
        }
    }
}
