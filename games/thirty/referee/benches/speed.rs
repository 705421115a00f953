//! How long a referee takes for a round of forty players: letters read, round adjudicated, all reports written.

use std::{hint::black_box, time::Instant};

use jiff::civil::date;
use kernel::{BySeat, Dice, Seat};
use referee::{Due, Edition, Language, Letter, Mail, Roster, RoundOrders, Season, Standing};

const N: usize = 40;

fn main() {
    let names: Vec<_> = (1..=N).map(|n| format!("Player {n}")).collect();
    let names: Vec<_> = names.iter().map(String::as_str).collect();
    let dice = Dice::new("7".parse().expect("a seed"), "Rails-7".parse().expect("an id"));
    let mut season = Season::open(N, dice).expect("forty seats");
    let edition = |season: &Season, write: &mut dyn FnMut(&Edition<'_>)| {
        let due = Due::At(date(2026, 12, 1).at(20, 0, 0, 0), "Europe/Berlin");
        write(&Edition { game: "Rails-7", names: &names, season, due, correction: None });
    };
    // Everybody answers with the example of the report, so the maps fill up with track.
    let mails = |season: &Season| {
        let mut res = Vec::new();
        edition(season, &mut |edition| {
            for seat in Seat::first(N) {
                let report = edition.for_player(seat, Language::English);
                let lines = report.text.lines().filter(|it| it.starts_with("    ") && it.contains(": x"));
                let body: String = lines.flat_map(|it| [it.trim(), "\n"]).collect();
                res.push(format!("From: p{seat}@example.org\nSubject: Re: {}\n\n{body}", report.subject));
            }
        });
        res
    };
    let read = |mails: &[String], is_setup: bool| -> RoundOrders {
        let roster = Roster { game: "Rails-7", players: &names, writer: None };
        BySeat::new(N, |seat| {
            let mail = Mail::read(mails[seat.index()].as_bytes()).expect("a mail");
            let letter = Letter::read_under(&mail.subject, &mail.text, &roster);
            Standing::of([(1, &letter)], is_setup).orders
        })
    };
    for round in 0..9 {
        let orders = read(&mails(&season), round == 0);
        season.adjudicate(&orders);
    }
    let mails = mails(&season);
    let time = |run: &mut dyn FnMut()| {
        let once = |_| {
            let start = Instant::now();
            run();
            start.elapsed().as_secs_f64()
        };
        (0..10).map(once).fold(f64::INFINITY, f64::min)
    };
    let whole = time(&mut || {
        let mut season = season.clone();
        season.adjudicate(&read(&mails, false));
        assert_eq!(season.round(), Some(10));
        let mut n_bytes = 0;
        edition(&season, &mut |edition| {
            for seat in Seat::first(N) {
                let report = black_box(edition.for_player(seat, Language::ALL[seat.index() % 2]));
                n_bytes += report.text.len() + report.html.len();
            }
            for language in Language::ALL {
                let zine = black_box(edition.for_zine(language));
                n_bytes += zine.text.len() + zine.html.len();
            }
        });
        assert!(n_bytes > 1_000_000, "{n_bytes} bytes of reports");
    });
    let alone = time(&mut || {
        let mut season = season.clone();
        season.adjudicate(&read(&mails, false));
        black_box(&season);
    });
    // Two seconds would do; the ratio tells what the reports cost beside the adjudication.
    let (rate, ratio) = (1.0 / whole, whole / alone);
    println!(
        "{{\"name\":\"rounds of forty players by post\",\"value\":{rate:.0},\"unit\":\"rounds/s\",\"ratio\":{ratio:.2},\"floor\":2}}"
    );
}
