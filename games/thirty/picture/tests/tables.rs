//! Score tables as text, and maps beside them.

use draw::text::beside;
use thirty::{RuleSet, Tally, map};
use thirty_picture::text;
use track::{SquareSet, map::MAP_WIDTH};

use crate::sheets::{full_sheet, random_sheet};

fn full_map() -> String {
    map::draw(&full_sheet(), RuleSet::Basic, SquareSet::EMPTY)
}

#[test]
fn a_finished_sheet_looks_like_this() {
    let sheet = full_sheet();
    let table = text::table(&Tally::of(&sheet, RuleSet::Basic), &sheet, RuleSet::Basic);
    assert_eq!(beside(&full_map(), &table), include_str!("sheet.map"));
}

#[test]
fn map_and_table_fit_the_screen() {
    let mut luck = fastrand::Rng::with_seed(78);
    for rules in RuleSet::ALL {
        for _ in 0..200 {
            let sheet = random_sheet(rules, 100, &mut luck);
            let map = map::draw(&sheet, rules, SquareSet::ALL);
            assert!(map.lines().all(|it| it.chars().count() <= MAP_WIDTH), "{map}");
            let page = beside(&map, &text::table(&Tally::of(&sheet, rules), &sheet, rules));
            assert!(page.lines().all(|it| it.chars().count() <= 78), "{page}");
            assert!(!page.lines().any(|it| it.ends_with(' ')), "{page}");
            assert!(page.lines().count() <= 24, "{page}");
        }
    }
}

#[test]
fn the_table_has_a_column_for_shares_where_there_are_shares() {
    let sheet =
        "30-rails advanced\nstation 2 x7/y1\nstation 4 x5/y0\nx5/y1 = 1a\nx6/y1 = 2b\nshares 2-4 5\nshares 1-2 7";
    let sheet = sheet.parse::<thirty::SheetFile>().expect("a sheet file").sheet;
    let table = text::table(&Tally::of(&sheet, RuleSet::Advanced), &sheet, RuleSet::Advanced);
    let rows: Vec<Vec<_>> = table.lines().map(|it| it.split_whitespace().collect()).collect();
    assert_eq!(rows[0], ["line", "pts", "squares", "★", "sum", "shares", "total"]);
    assert_eq!(rows[2], ["1-2", "-", "-", "-", "-", "7", "-"]);
    assert_eq!(rows[6], ["2-4", "4", "2", "0", "6", "5", "5"]);
    assert_eq!(rows[10], ["total", "5"]);
    let by_post = text::table(&Tally::of(&sheet, RuleSet::Postal), &sheet, RuleSet::Postal);
    assert!(by_post.contains("B-D        4        2      0      6"), "{by_post}");
}

#[test]
fn the_table_has_a_grade_where_the_rules_know_grades() {
    let sheet = full_sheet();
    for (rules, is_graded) in [(RuleSet::Basic, true), (RuleSet::Postal, false)] {
        let tally = Tally::of(&sheet, rules);
        assert!(tally.total() >= 60, "{rules}: {}", tally.total());
        let table = text::table(&tally, &sheet, rules);
        assert_eq!(table.contains("grade") && table.contains("excellent"), is_graded, "{table}");
    }
}

#[test]
fn a_map_reads_back_from_a_letter() {
    let sheet = full_sheet();
    let table = text::table(&Tally::of(&sheet, RuleSet::Basic), &sheet, RuleSet::Basic);
    let page = beside(&full_map(), &table);
    let letter = page.lines().map(|it| format!("> {it}\r\n")).collect::<Vec<_>>().concat();
    let file = map::to_sheet_file(&format!("Dear Anna,\r\n\r\n{letter}\r\nyours\r\n"), RuleSet::Basic);
    assert_eq!(file, map::to_sheet_file(&full_map(), RuleSet::Basic));
    assert!(file.is_ok());
}
