//! Empty sheets, tiles and cards.

use paper::{Blank, Language, PaperError, Pdf, Stock};

use crate::poppler;

fn print(game: &str, rules: &str, blank: Blank) -> Pdf {
    let entry = library::find(game).expect("a game");
    let host = entry.open(Some(rules), entry.seats.0).expect("a table");
    blank.print(host.as_ref()).expect("pages")
}

/// Every game and rule set: each number of sheets and each language, on both kinds of paper.
fn orders() -> impl Iterator<Item = Blank> {
    let numbers = [1, 2, 4].map(|n_per_page| Blank { n_per_page, ..Blank::default() });
    let languages = [Language::German, Language::Japanese].map(|language| Blank { language, ..Blank::default() });
    let letter = [1, 4].map(|n_per_page| Blank { n_per_page, stock: Stock::Letter, ..Blank::default() });
    numbers.into_iter().chain(languages).chain(letter)
}

#[test]
fn every_kind_of_page_is_there_and_not_empty() {
    let is_there = poppler::is_there("pages as pictures");
    for entry in library::GAMES {
        for (rules, blank) in entry.rule_sets.iter().flat_map(|it| orders().map(move |blank| (it, blank))) {
            let Blank { stock, n_per_page, language, .. } = blank;
            let what = format!("{}-{}-{stock}-{n_per_page}-{language}", entry.name, rules.name);
            let pdf = print(entry.name, rules.name, blank);
            assert!(pdf.bytes.starts_with(b"%PDF-") && pdf.unknown.is_empty(), "{what}: {:?}", pdf.unknown);
            poppler::keep(&pdf, &what);
            if is_there {
                poppler::check_pages(&pdf, &what);
            }
        }
    }
}

#[test]
fn wishes_that_no_page_can_fulfil_are_refused() {
    let host = library::GAMES[0].open(None, 1).expect("a table");
    let asked = |n_per_page, n_pages| Blank { n_per_page, n_pages, ..Blank::default() }.print(host.as_ref());
    assert_eq!(asked(3, 1), Err(PaperError::PerPage(3)));
    assert_eq!(asked(1, 0), Err(PaperError::Pages { asked: 0, most: 30 }));
    assert_eq!(asked(1, 31).expect_err("too many").to_string(), "there can be 1 to 30 pages, not 31");
    assert_eq!(asked(4, 3).expect("pages").n_pages, 3);
}

/// Where ink is in the outermost part of a page, which has only the marks between which one cuts.
fn marks(page: &poppler::Picture, percent: usize, is_mirrored: bool) -> Vec<(usize, usize)> {
    let x_of = |x: usize| if is_mirrored { page.width - 1 - x } else { x };
    // Between the margin and the cards, at the left and at the right.
    let is_beside = |x: usize| x.min(page.width - 1 - x) < percent * page.width / 100;
    let places = (0..page.height * 9 / 10).flat_map(|y| (0..page.width).map(move |x| (x, y)));
    places.filter(|&(x, y)| is_beside(x) && page.pixel(x_of(x), y) < 128).collect()
}

#[test]
fn cards_and_their_backs_are_in_register_as_they_are_rendered() {
    if !poppler::is_there("the register of cards") {
        return;
    }
    for (game, rules, first, percent) in [("village-rails", "cards", 0, 11), ("30-streetcar-rails", "tiles-101", 1, 9)]
    {
        let pages = poppler::render(&print(game, rules, Blank::default()).bytes, 100);
        let [front, back] = &pages[first..first + 2] else { panic!("two sides") };
        let (one, other) = (marks(front, percent, false), marks(back, percent, true));
        assert!(one.len() > 60, "{game}: {} points of marks", one.len());
        // A line may fall on the one or the other of two dots.
        let is_near = |it: &&(usize, usize)| other.iter().any(|at| at.0.abs_diff(it.0) + at.1.abs_diff(it.1) < 2);
        assert_eq!(one.iter().filter(is_near).count(), one.len(), "{game}");
    }
}

#[test]
fn words_can_be_selected_in_every_language() {
    if !poppler::is_there("words as text") {
        return;
    }
    let check = |game: &str, rules: &str, language, words: &[&str]| {
        let said = poppler::texts(&print(game, rules, Blank { language, ..Blank::default() }).bytes).concat();
        for words in words {
            assert!(said.contains(words), "{words} is missing in {said}");
        }
    };
    check("30-rails", "advanced", Language::English, &["30 Rails, advanced", "shares", "Total", "excellent"]);
    check("30-rails", "postal", Language::German, &["30 Rails, Postspiel", "Strecke", "Gesamt", "Mein Blatt werten"]);
    check("30-rails", "basic", Language::Japanese, &["路線", "合計", "素晴らしい", "「シートを採点する」"]);
    check("30-streetcar-rails", "tiles-35", Language::German, &["35 Stück", "Fußgängerzonen", "Bäume"]);
    check("rail-age", "lake", Language::German, &["Rail Age, der See", "Hauptstrecke"]);
    check("village-rails", "cards", Language::Japanese, &["終着駅カード", "枠ピースD", "畑1つごとに"]);
    check("village-rails", "cards", Language::English, &["fewest", "forests", "border D", "turned on the long edge"]);
}

#[test]
fn the_same_order_is_the_same_file() {
    for (game, rules) in [("village-rails", "cards"), ("30-streetcar-rails", "tiles-35"), ("rail-age", "river")] {
        let print = || print(game, rules, Blank { language: Language::Japanese, ..Blank::default() });
        assert_eq!(print(), print(), "{game}");
    }
}

#[test]
fn a_map_of_ones_own_is_printed_with_its_name() {
    let map = include_str!("../../../games/railage/content/river-1.txt").replacen("map river", "map fen", 1);
    let entry = library::find("rail-age").expect("a game");
    let host = entry.open_with(None, 1, Some(&map)).expect("a table");
    let pdf = Blank { language: Language::German, ..Blank::default() }.print(host.as_ref()).expect("a page");
    if poppler::is_there("a map of one's own") {
        let said = poppler::texts(&pdf.bytes).concat();
        assert!(said.contains("Rail Age, fen"), "{said}");
    }
}
