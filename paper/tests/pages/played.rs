//! Games on paper: the sheet, the notation, and the code that opens the game again.

use std::fs;

use kernel::{Seat, Viewer};
use library::Reading;
use paper::{Language, PaperError, Pdf, Played, Stock};

use crate::poppler;

fn record(game: &str, name: &str) -> String {
    let root = env!("CARGO_MANIFEST_DIR");
    fs::read_to_string(format!("{root}/../games/{game}/tests/records/{name}.rec")).expect("a record")
}

/// Prints the sheet of the first seat.
fn print(record: &str, link: Option<&str>, language: Language, players: &[&str]) -> (Pdf, String) {
    let Reading { host, pledge, seed } = library::read(record, &[]).expect("a record");
    let record = host.record(pledge, seed).expect("a whole record");
    let outcome = host.outcome();
    let played = Played {
        view: &host.view(Viewer::Referee),
        seat: Seat::FIRST,
        players,
        n_seats: host.n_seats(),
        record: &record,
        outcome: outcome.as_ref(),
        link,
        has_code: true,
        stock: Stock::A4,
        language,
    };
    (played.print().expect("pages"), record)
}

/// What a camera reads that is held over the right half below the sheet, where codes are; `None` where there is none.
fn decoded(page: &poppler::Picture) -> Option<String> {
    let left = page.width * 55 / 100;
    let is_dark = |x: usize, y: usize| page.pixel(x, y) < 128;
    let is_line = |y: &usize| (left..page.width).filter(|x| is_dark(*x, *y)).count() * 10 > (page.width - left) * 7;
    // Below the frame of the sheet the first thing is the code, and its first row begins and ends with seven dark modules.
    let below = (0..page.height).rev().find(is_line)? + 1;
    let dark = |y: usize| (left..page.width).filter(move |x| is_dark(*x, y));
    let top = (below..page.height).find(|y| dark(*y).next().is_some())?;
    let (start, end) = (dark(top + 2).min()?, dark(top + 2).max()? + 1);
    let seven = (start..end).take_while(|x| is_dark(*x, top + 2)).count();
    let side = end - start;
    let n = (side * 7 + seven / 2) / seven;
    // Every code has four modules more than the next smaller one, beginning with 21.
    let n = (n.checked_sub(19)? / 4) * 4 + 21;
    let middle = |module: usize| (2 * module + 1) * side / (2 * n);
    let grid = rqrr::SimpleGrid::from_func(n, |x, y| is_dark(start + middle(x), top + middle(y)));
    Some(rqrr::Grid::new(grid).decode().ok()?.1)
}

const GAMES: [(&str, &str, bool); 8] = [
    ("thirty", "basic-30-squares", true),
    ("thirty", "advanced-all-shares", true),
    ("thirty", "postal-two", false),
    ("streetcar", "alone", true),
    ("streetcar", "eight-all-leave", false),
    ("railage", "lake-1-full", true),
    ("railage", "river-4-overlap", false),
    ("village", "3-seats-shared", false),
];

#[test]
fn the_code_on_the_page_is_the_record() {
    if !poppler::is_there("codes as cameras see them") {
        return;
    }
    for (game, name, fits) in GAMES {
        let (pdf, text) = print(&record(game, name), None, Language::English, &[]);
        poppler::keep(&pdf, &format!("played-{game}-{name}"));
        poppler::check_pages(&pdf, name);
        let pages = poppler::render(&pdf.bytes, 300);
        let found = decoded(&pages[0]);
        if fits {
            assert_eq!(found.as_ref(), Some(&text), "{name}");
            let again = library::read(&found.unwrap_or_default(), &[]).expect("a record");
            assert_eq!(again.host.record(again.pledge, again.seed).as_deref(), Some(text.as_str()));
        } else {
            assert_eq!(found, None, "{name}");
            let said = poppler::texts(&pdf.bytes)[0].split_whitespace().collect::<Vec<_>>().join(" ");
            assert!(said.contains(&text.len().to_string()) && said.contains("too many"), "{said}");
        }
    }
}

#[test]
fn the_notation_is_all_there_and_can_be_selected() {
    if !poppler::is_there("the notation as text") {
        return;
    }
    for (game, name, _) in GAMES {
        let (pdf, text) = print(&record(game, name), None, Language::English, &[]);
        let printed = poppler::texts(&pdf.bytes).concat();
        let squeezed: String = printed.split_whitespace().collect();
        for line in text.lines().filter(|it| it.len() < 30) {
            let line: String = line.split_whitespace().collect();
            assert!(squeezed.contains(&line), "{name}: `{line}` is missing");
        }
    }
}

#[test]
fn an_address_is_in_the_code_and_readable() {
    if !poppler::is_there("codes as cameras see them") {
        return;
    }
    let link = "https://trains.example/t/7fp7v46vbbedqqpvf7t6ei8dis";
    let (pdf, _) = print(&record("village", "2-seats-shared"), Some(link), Language::German, &["Zoë", "佐藤"]);
    poppler::keep(&pdf, "played-link");
    assert_eq!(decoded(&poppler::render(&pdf.bytes, 150)[0]).as_deref(), Some(link));
    let said = poppler::texts(&pdf.bytes).concat();
    assert!(said.contains("Village Rails · Zoë") && said.contains("Beendete Partie"), "{said}");
}

#[test]
fn a_played_sheet_says_who_has_won() {
    if !poppler::is_there("who has won as text") {
        return;
    }
    for (game, name, language, ending) in [
        ("village", "3-seats-won-by-points", Language::English, &["Finished game · ", " wins"][..]),
        ("village", "2-seats-won-by-money", Language::English, &["As many points as ", "the money decided: £"]),
        ("village", "2-seats-shared", Language::German, &["Zoë und Max teilen sich den Sieg", "gleich viel Geld"]),
        ("thirty", "postal-two", Language::Japanese, &["終了したゲーム"]),
        ("streetcar", "alone", Language::English, &["Finished game"]),
    ] {
        let (pdf, _) = print(&record(game, name), None, language, &["Zoë", "Max", "Ida"]);
        let said = poppler::texts(&pdf.bytes)[0].split_whitespace().collect::<Vec<_>>().join(" ");
        for words in ending {
            assert!(said.contains(words), "{name}: `{words}` is missing in {said}");
        }
        assert_eq!(said.contains(" wins"), name.contains("won") && language == Language::English, "{name}: {said}");
    }
}

#[test]
fn japanese_is_written_and_can_be_selected() {
    if !poppler::is_there("Japanese as text") {
        return;
    }
    let (pdf, _) = print(&record("thirty", "basic-30-squares"), None, Language::Japanese, &["佐藤"]);
    poppler::keep(&pdf, "played-japanese");
    assert!(pdf.unknown.is_empty(), "{:?}", pdf.unknown);
    let said = poppler::texts(&pdf.bytes).concat();
    for words in ["30 Rails · 佐藤", "終了したゲーム", "記録", "合計", "路線"] {
        assert!(said.contains(words), "{words} is missing in {said}");
    }
}

#[test]
fn the_same_game_is_the_same_file_and_names_may_be_anything() {
    let text = record("streetcar", "alone");
    let one = print(&text, None, Language::English, &["A"]).0;
    assert_eq!(one, print(&text, None, Language::English, &["A"]).0);
    assert_ne!(one.bytes, print(&text, None, Language::English, &["B"]).0.bytes);
    let (odd, _) = print(&text, None, Language::English, &["𝕏 🚂 עברית \u{202e}x\u{0}<&>"]);
    assert_eq!(odd.unknown.iter().collect::<String>(), "ביערת𝕏🚂");
    if poppler::is_there("names as text") {
        let said = poppler::texts(&odd.bytes).concat();
        assert!(said.contains("□ □ □□□□□ x<&>"), "{said}");
    }
}

#[test]
fn a_record_that_is_a_book_is_not_printed() {
    let text = record("thirty", "postal-two");
    let reading = library::read(&text, &[]).expect("a record");
    let view = reading.host.view(Viewer::Public);
    let book = "0 x1/y1 = 1a\n".repeat(10_000);
    let played = Played {
        view: &view,
        seat: Seat::FIRST,
        players: &[],
        n_seats: 2,
        record: &book,
        outcome: None,
        link: None,
        has_code: true,
        stock: Stock::A4,
        language: Language::English,
    };
    assert_eq!(played.print().expect("a page").n_pages, 1);
    let chapter = &book[..90_000];
    let n_pages = Played { record: chapter, ..played }.print().expect("pages").n_pages;
    assert!((10..40).contains(&n_pages), "{n_pages}");
}

#[test]
fn a_sheet_that_is_hidden_or_not_there_is_refused() {
    let reading = library::read(&record("thirty", "postal-two"), &[]).expect("a record");
    let view = reading.host.view(Viewer::Public);
    let outcome = reading.host.outcome();
    let seat = Seat::new(7).expect("a seat");
    let played = Played {
        view: &view,
        seat,
        players: &[],
        n_seats: 2,
        record: "",
        outcome: outcome.as_ref(),
        link: None,
        has_code: false,
        stock: Stock::Letter,
        language: Language::English,
    };
    assert_eq!(played.print(), Err(PaperError::NoSheet(7)));
    let fine = Played { seat: Seat::FIRST, ..played };
    assert_eq!(fine.print().expect("a page").n_pages, 1);
}
