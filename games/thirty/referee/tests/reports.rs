//! Reports in both languages, from the first roll to the last: they fit, they say what is next, and their examples work.

use jiff::civil::date;
use kernel::{BySeat, Dice, Game as _, Seat};
use referee::{
    Arrival, Due, Edition, Fate, Language, Letter, Orders, PartFate, Receipt, Report, Roster, RoundOrders, Season,
    SeatVerdict, Standing,
};

const NAMES: [&str; 3] = ["Anna", "Bernd <b>&", "Ein Spieler mit einem wirklich sehr langen Namen"];

fn season() -> Season {
    Season::open(3, Dice::new("5".parse().expect("a seed"), "Rails-7".parse().expect("an id"))).expect("three seats")
}

fn edition<'a>(season: &'a Season, correction: Option<&'a str>) -> Edition<'a> {
    let due = Due::At(date(2026, 12, 1).at(20, 0, 0, 0), "Europe/Berlin");
    Edition { game: "Rails-7", names: &NAMES, season, due, correction }
}

#[track_caller]
fn check(report: &Report) {
    for line in report.text.lines() {
        assert!(line.chars().count() <= 78, "{} columns: {line}", line.chars().count());
        assert!(!line.ends_with(' '), "{line:?}");
    }
    assert!(!report.text.contains(['{', '}']) && !report.subject.contains(['\n', '\r', '{']), "{}", report.text);
    assert!(report.html.starts_with("<!DOCTYPE html>") && report.html.ends_with("</body></html>\n"));
    for foreign in ["<script", "http:", "https:", "<img", "<link", "url(", "<b>"] {
        assert!(!report.html.contains(foreign), "{foreign}");
    }
}

/// What a player reads as an example, sent back as an answer.
fn answer(report: &Report, is_setup: bool) -> Option<Orders> {
    // Pictures of pieces are indented, too, and no orders.
    let lines = report.text.lines().filter(|it| it.starts_with("    ") && it.contains(": "));
    let example: String = lines.flat_map(|it| [it, "\n"]).collect();
    let letter = Letter::read_under(
        &format!("Re: {}", report.subject),
        &example,
        &Roster { game: "Rails-7", players: &[], writer: None },
    );
    Standing::of([(1, &letter)], is_setup).orders
}

#[test]
fn a_player_who_sends_the_examples_back_plays_a_legal_game() {
    let mut season = season();
    while let Some(round) = season.round() {
        let is_setup = round == 0;
        let mut reports = Vec::new();
        for seat in Seat::first(3) {
            for language in Language::ALL {
                let report = edition(&season, None).for_player(seat, language);
                check(&report);
                assert!(report.text.contains("20:00"), "the deadline: {}", report.text);
                reports.push(report);
            }
        }
        for language in Language::ALL {
            check(&edition(&season, Some("a slip")).for_zine(language));
        }
        let orders: RoundOrders = BySeat::new(3, |seat| {
            let answers =
                [answer(&reports[2 * seat.index()], is_setup), answer(&reports[2 * seat.index() + 1], is_setup)];
            assert_eq!(answers[0], answers[1], "both languages say the same");
            answers[0].clone()
        });
        let orders = BySeat::new(3, |seat| orders[seat].clone().filter(|_| seat.index() != 2));
        season.adjudicate(&orders);
        for seat in [Seat::FIRST, Seat::new(1).expect("a seat")] {
            let is_legal = match &season.verdicts().last().expect("a verdict").seats[seat] {
                SeatVerdict::Setup(parts) => parts.iter().all(|it| matches!(it.1, PartFate::Chosen(_))),
                SeatVerdict::Round(fates) => fates.iter().all(|it| matches!(it, Fate::Placed(_) | Fate::Void)),
            };
            assert!(is_legal, "round {round}: {:?}", season.verdicts().last());
        }
    }
    for seat in Seat::first(3) {
        for language in Language::ALL {
            let report = edition(&season, None).for_player(seat, language);
            check(&report);
            assert!(report.text.contains(&format!("{:0>64}", "5")), "the seed");
        }
    }
    check(&edition(&season, None).for_zine(Language::German));
}

/// A report below an answer is no letter of the player's, even where nothing marks it.
#[test]
fn reports_are_quoted_without_a_doubt() {
    let mut season = season();
    while season.round().is_some_and(|it| it < 3) {
        for language in Language::ALL {
            let report = edition(&season, None).for_player(Seat::FIRST, language).text;
            for announced in ["Am 12.11.2026 um 20:15 schrieb Michael <gm@example.org>:", "-----Original Message-----"]
            {
                let text = format!("1. x5/y2 = 1a\nViele Grüße\nAnna\n\n{announced}\n\n{report}");
                let letter = Letter::read(&text, &Roster { game: "Rails-7", players: &NAMES, writer: Some("Anna") });
                assert!(letter.puzzles.is_empty() && letter.remarks.is_empty(), "{:?}", letter.puzzles);
            }
        }
        season.adjudicate(&BySeat::new(3, |_| None));
    }
}

#[test]
fn what_is_blocked_is_told_with_its_reason() {
    let mut season = season();
    season.adjudicate(&BySeat::new(3, |_| None));
    let wrong: Orders = "1 x7/y7 = 1a; 2 x1/y1 = 9z".parse().expect("orders");
    season.adjudicate(&BySeat::new(3, |seat| (seat == Seat::FIRST).then(|| wrong.clone())));
    let [german, english] =
        Language::ALL.map(|it| edition(&season, Some("Lesefehler")).for_player(Seat::FIRST, it).text);
    let words = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    let (german, english) = (words(&german), words(&english));
    for expected in [
        "Diese Auswertung ersetzt die frühere dieser Runde. Grund: Lesefehler",
        "x7/y7 = 1a ist angekommen, aber nicht erlaubt: auf dem Plan gibt es kein Feld x7/y7.",
        "ein Plättchen 9z gibt es nicht",
        "Es ist kein Zug angekommen. Ausgelost und für den Rest der Partie gesperrt: x",
    ] {
        assert!(german.contains(expected), "{expected}: {german}");
    }
    assert!(
        english.contains("x7/y7 = 1a was received and is illegal, because the map has no square x7/y7."),
        "{english}"
    );
    assert!(english.contains("no order was received."), "{english}");
    let other = edition(&season, None).for_player(Seat::new(1).expect("a seat"), Language::English).text;
    assert!(other.contains("No orders of yours were received in time."), "{other}");
}

#[test]
fn a_confirmation_says_back_what_was_understood_and_what_was_not() {
    let mut season = season();
    season.adjudicate(&BySeat::new(3, |_| None));
    let text = "1. Wurf (6/6): x5/y2 = 1a\n2. Wurf: x6/y3 = 4a oder x6/y4 = 4a\nSchöne Grüße aus Ulm an alle!\nWie geht es Dir?\n";
    let letter = Letter::read(text, &Roster::default());
    let standing = Standing::of([(12, &letter)], false);
    let receipt = Receipt {
        game: "Rails-7",
        name: "Anna",
        seat: Seat::FIRST,
        season: &season,
        number: 12,
        received: date(2026, 11, 16).at(9, 30, 0, 0),
        arrival: Arrival::InTime,
        letter: &letter,
        standing: &standing,
    };
    let german = receipt.report(Language::German).expect("a running game");
    check(&german);
    assert!(german.subject.starts_with("[Rails-7 R1] "), "{}", german.subject);
    for expected in ["Nummer 12", "1. Wurf: x5/y2 = 1a", "Zeile 2", "Es fehlt noch: 2. Wurf, 3. Wurf", "Würfel 6/6"] {
        assert!(german.text.replace('\n', " ").contains(expected), "{expected}: {}", german.text);
    }
    let late = Receipt { arrival: Arrival::Late(date(2026, 11, 15).at(20, 0, 0, 0)), ..receipt };
    let english = late.report(Language::English).expect("a running game");
    check(&english);
    assert!(english.text.contains("came after the deadline"), "{}", english.text);
    let other =
        Receipt { arrival: Arrival::OtherRound(3), ..receipt }.report(Language::English).expect("a running game");
    assert!(
        other.text.replace('\n', " ").contains("It is for round 3, and letters for round 1 are taken now"),
        "{}",
        other.text
    );
}

/// The signs that only some maps have, by the words of both languages.
const SIGNS: [(&str, [&str; 2]); 7] = [
    ("mountain", ["▲ Berg", "▲ mountain"]),
    ("mine", ["M Mine", "M mine"]),
    ("bonus", ["★ Bonusfeld", "★ bonus square"]),
    ("blocked", ["╳ gesperrt", "╳ blocked"]),
    ("empty", ["· leer", "· empty"]),
    ("open", ["□ leer", "□ empty"]),
    ("interim", ["Zwischenstand", "Standings"]),
];

/// Checks what text reports of this position name of the signs, all in one word.
#[track_caller]
fn check_signs(season: &Season, expected: &[&str]) {
    for (language, n) in Language::ALL.into_iter().zip(0..) {
        let edition = edition(season, None);
        for report in [edition.for_player(Seat::FIRST, language), edition.for_zine(language)] {
            let words = report.text.split_whitespace().collect::<Vec<_>>().join(" ");
            let named: Vec<_> = SIGNS.iter().filter(|it| words.contains(it.1[n])).map(|it| it.0).collect();
            assert_eq!(named, expected, "{}", report.text);
        }
    }
}

#[test]
fn legends_name_what_the_maps_show_and_final_reports_promise_nothing() {
    let mut season = season();
    check_signs(&season, &["mountain", "empty"]);
    season.adjudicate(&BySeat::new(3, |_| None));
    check_signs(&season, &["mountain", "mine", "bonus", "empty", "open"]);
    season.adjudicate(&BySeat::new(3, |_| None));
    check_signs(&season, &["mountain", "mine", "bonus", "blocked", "empty", "open", "interim"]);
    while season.round().is_some() {
        season.adjudicate(&BySeat::new(3, |_| None));
    }
    check_signs(&season, &["mountain", "mine", "bonus", "blocked"]);
    let last = edition(&season, None).for_player(Seat::FIRST, Language::German);
    for wrong in ["Was jetzt zu tun ist", "ersten Wurf offen", "So antwortest Du", "ZAT"] {
        assert!(!last.text.contains(wrong) && !last.html.contains(wrong), "{wrong}: {}", last.text);
    }
    let greeting = last.text.find("Hallo Anna").expect("a greeting");
    let end = last.text.find("Die Partie ist zu Ende. ").expect("the end");
    assert!(end - greeting < 40, "the end comes first: {}", last.text);
}

/// The names of the most points share the win (R45 of 30 Rails), also where nobody has any, as at every other end.
#[track_caller]
fn check_winners(season: &Season, german: &str, english: &str) {
    let words = |language| {
        let text = edition(season, None).for_player(Seat::FIRST, language).text;
        text.split_whitespace().collect::<Vec<_>>().join(" ")
    };
    let [in_german, in_english] = Language::ALL.map(words);
    assert!(in_german.contains(german), "{in_german}");
    assert!(in_english.contains(english), "{in_english}");
    let record = season.record().to_string();
    let host = library::read(&record, &[]).expect("a record").host;
    let outcome = host.outcome().expect("an end");
    for seat in Seat::first(3) {
        let is_winner = outcome.winners.contains(&seat);
        assert_eq!(english.contains(NAMES[seat.index()]), is_winner, "{}: {outcome:?}", NAMES[seat.index()]);
    }
}

/// A game of three in which only the first answers, with moves of this luck.
fn played_by_one(luck: u64) -> Season {
    let (mut season, mut luck) = (season(), fastrand::Rng::with_seed(luck));
    while season.round().is_some() {
        let mut table = season.table().clone();
        let mut orders = Vec::new();
        for number in 1..=season.rolls().len() {
            let mut actions = Vec::new();
            table.state().actions(Seat::FIRST, &mut actions);
            let Some(&action) = luck.choice(&actions) else { break };
            table.act(Seat::FIRST, action).expect("a listed action");
            orders.push(format!("{number} {action}"));
        }
        let orders = (!orders.is_empty()).then(|| orders.join("; ").parse::<Orders>().expect("orders"));
        season.adjudicate(&BySeat::new(3, |seat| orders.clone().filter(|_| seat == Seat::FIRST)));
    }
    season
}

#[test]
fn winners_are_those_of_the_rules() {
    let mut season = season();
    while season.round().is_some() {
        season.adjudicate(&BySeat::new(3, |_| None));
    }
    let all = NAMES.join(", ");
    check_winners(
        &season,
        &format!("{all} gewinnen gemeinsam mit je 0 Punkten."),
        &format!("{all} share the win with 0 points each."),
    );
    // One answers with anything that is legal, until a sheet scores, and wins.
    let points_of = |season: &Season| season.verdicts().last().expect("a verdict").scores[Seat::FIRST];
    let season = (0..100).map(played_by_one).find(|it| points_of(it) > 0).expect("a sheet that scores");
    let points = points_of(&season);
    check_winners(
        &season,
        &format!("Anna gewinnt mit {points} Punkten."),
        &format!("Anna has won with {points} points."),
    );
}

/// Keeps pages to be looked at, where a folder is named.
fn keep(name: &str, player: &paper::Pdf, zine: &paper::Pdf) {
    if let Some(folder) = std::env::var_os("LOOK").map(std::path::PathBuf::from) {
        std::fs::write(folder.join(format!("{name}.pdf")), &player.bytes).expect("a file");
        std::fs::write(folder.join(format!("{name}-zine.pdf")), &zine.bytes).expect("a file");
    }
}

#[test]
fn reports_are_printed_from_the_first_roll_to_the_last() {
    let mut season = season();
    while season.round().is_some() {
        for language in Language::ALL {
            let edition = edition(&season, Some("a slip"));
            let player = edition.printed_for_player(Seat::FIRST, language, paper::Stock::A4).expect("pages");
            let zine = edition.printed_for_zine(language, paper::Stock::Letter).expect("pages");
            for pdf in [&player, &zine] {
                assert!(pdf.bytes.starts_with(b"%PDF-") && (1..9).contains(&pdf.n_pages), "{} pages", pdf.n_pages);
                assert!(pdf.unknown.is_empty(), "{:?}", pdf.unknown);
            }
            let again = edition.printed_for_player(Seat::FIRST, language, paper::Stock::A4).expect("pages");
            assert_eq!(player, again);
            keep(&format!("post-{}-{language}", season.round().unwrap_or_default()), &player, &zine);
        }
        let nothing: RoundOrders = BySeat::new(3, |_| None);
        season.adjudicate(&nothing);
    }
    let last = edition(&season, None).printed_for_zine(Language::German, paper::Stock::A4).expect("pages");
    let player = edition(&season, None).printed_for_player(Seat::FIRST, Language::German, paper::Stock::A4);
    keep("post-final-de", &player.expect("pages"), &last);
    assert!(last.n_pages >= 2, "{} pages", last.n_pages);
}
