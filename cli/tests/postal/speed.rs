//! How long a referee waits for a round of forty players: letters taken, round adjudicated, all reports on the disk.

use std::{
    fs,
    time::{Duration, Instant},
};

use jiff::civil::date;
use kernel::{BySeat, Seat};
use referee::{Due, Edition, Language, Season};

use crate::{
    common::Desk,
    postal::twin::{GAME, SEED, Twin, write_mail, write_round, write_setup},
};

const N: usize = 40;
/// The aims are for a build with optimisation; another one is some twenty times as slow.
const PATIENCE: u32 = if cfg!(debug_assertions) { 30 } else { 1 };
const WITH_PAGES: Duration = Duration::from_secs(10);
const WITHOUT_PAGES: Duration = Duration::from_secs(2);

/// How long the pages alone of a round take: those of every player and two for the zine.
fn pages(names: &[&str], season: &Season) -> Duration {
    let start = Instant::now();
    let due = Due::At(date(2027, 12, 1).at(20, 0, 0, 0), "Europe/Berlin");
    let edition = Edition { game: GAME, names, season, due, correction: None };
    for seat in Seat::first(N) {
        let pdf = edition.printed_for_player(seat, Language::German, paper::Stock::A4).expect("pages");
        assert!(pdf.n_pages > 0);
    }
    for language in Language::ALL {
        assert!(edition.printed_for_zine(language, paper::Stock::A4).expect("pages").n_pages > 4);
    }
    start.elapsed()
}

#[test]
fn a_round_of_forty_is_adjudicated_while_the_referee_waits() {
    let desk = Desk::new();
    let mut luck = fastrand::Rng::with_seed(4);
    let mut twin = Twin::new(N);
    let names: Vec<_> = (1..=N).map(|n| format!("Spieler{n:02}")).collect();
    desk.fine(&["postal", "new", "g", "--name", GAME, "--seed", SEED, "--now", "2027-01-01 09:00"], "");
    for name in &names {
        desk.fine(&["postal", "-C", "g", "players", "add", name, &format!("{}@example.org", name.to_lowercase())], "");
    }
    desk.fine(&["postal", "-C", "g", "--now", "2027-01-01 10:00", "roll", "--deadline", "2027-01-10 20:00"], "");
    let mut season = Season::open(N, twin.dice.clone()).expect("forty seats");
    let (mut taken, mut done) = (Duration::MAX, Duration::MAX);
    for round in 0..3_usize {
        let folder = format!("mail{round}");
        fs::create_dir_all(desk.path(&folder)).expect("a folder");
        for (n, name) in names.iter().enumerate() {
            let seat = Seat::new(n).expect("a seat");
            let letter = if round == 0 {
                let setup = twin.setup(seat, &mut luck);
                let letter = write_setup(&twin, seat, &setup, n);
                twin.play_setup(seat, Some(&setup));
                letter
            } else {
                let wishes = twin.round(seat, &mut luck);
                twin.play(seat, &wishes);
                write_round(&wishes, n)
            };
            let date = format!("05 {} 2027 12:00:00 +0100", ["Jan", "Feb", "Mar"][round]);
            let mail = write_mail(name, &format!("{round}-{n}"), &date, round, &letter, n);
            desk.write(&format!("{folder}/{n:02}.eml"), &mail);
        }
        twin.settle();
        let now = format!("2027-{:02}-12 09:00", round + 1);
        let next = format!("2027-{:02}-10 20:00", round + 2);
        let start = Instant::now();
        let out = desk.fine(&["postal", "-C", "g", "--now", &now, "take", &folder], "");
        taken = taken.min(start.elapsed());
        assert!(out.contains("40 taken, 0 put aside"), "{out}");
        let start = Instant::now();
        let out = desk.fine(&["postal", "-C", "g", "--now", &now, "adjudicate", "--deadline", &next], "");
        done = done.min(start.elapsed());
        assert!(out.contains("40 reports are written") && !out.contains("no letter"), "{out}");
        season.adjudicate(&BySeat::new(N, |_| None));
    }
    let names: Vec<_> = names.iter().map(String::as_str).collect();
    let pages = pages(&names, &season);
    let rest = done.saturating_sub(pages);
    println!("forty letters taken and confirmed: {taken:.2?}");
    println!("a round of forty adjudicated, with disk and pages: {done:.2?}, of which the pages {pages:.2?}");
    assert!(done < WITH_PAGES * PATIENCE, "{done:?}");
    assert!(rest < WITHOUT_PAGES * PATIENCE, "{rest:?} without the pages");
}

#[test]
fn big_mails_are_taken_and_confirmed_soon() {
    const MEGABYTES: usize = if cfg!(debug_assertions) { 4 } else { 20 };
    let desk = Desk::new();
    for part in ["new", "cur", "tmp"] {
        fs::create_dir_all(desk.path("mail").join(part)).expect("a folder");
    }
    desk.fine(&["postal", "new", "g", "--name", GAME, "--seed", SEED, "--now", "2027-01-01 09:00"], "");
    desk.fine(&["postal", "-C", "g", "players", "add", "Anna", "anna@example.org"], "");
    desk.fine(&["postal", "-C", "g", "--now", "2027-01-01 10:00", "roll"], "");
    let picture = ("QUJD".repeat(18) + "\n").repeat((MEGABYTES << 20) / 73);
    let take = |first: usize, n: usize| {
        for number in first..first + n {
            let mail = format!(
                "From: anna@example.org\nDate: Mon, 04 Jan 2027 08:{number:02}:00 +0100\nMessage-ID: <{number}@example.org>\n\
                 Subject: [{GAME} R0]\nMIME-Version: 1.0\nContent-Type: multipart/mixed; boundary=b\n\n\
                 --b\nContent-Type: text/plain\n\nMine: x1/y{}\n--b\nContent-Type: image/jpeg; name=p.jpg\n\
                 Content-Transfer-Encoding: base64\n\n{picture}\n--b--\n",
                number % 6 + 1
            );
            desk.write(&format!("mail/new/{number:02}"), &mail);
        }
        let start = Instant::now();
        let out = desk.fine(&["postal", "-C", "g", "--now", "2027-01-05 09:00", "take", "mail"], "");
        assert!(out.contains(&format!("{n} taken")), "{out}");
        for entry in fs::read_dir(desk.path("mail/cur")).expect("a Maildir").map(|it| it.expect("a mail")) {
            fs::remove_file(entry.path()).expect("a mail");
        }
        start.elapsed()
    };
    let (one, four) = (take(0, 1), take(1, 4));
    println!("one mail of {MEGABYTES} MB taken and confirmed: {one:.2?}, four more of the same player: {four:.2?}");
    assert!(one + four < Duration::from_secs(5) * PATIENCE, "{one:?}, {four:?}");
    assert_eq!(
        fs::read_dir(desk.path("g/outbox"))
            .expect("an outbox")
            .filter(|it| it.as_ref().is_ok_and(|it| it.file_name().to_string_lossy().starts_with("letter-")))
            .count(),
        5
    );
}
