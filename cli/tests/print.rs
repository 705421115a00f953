//! `platelayer print`: documents for the printer, and one line for what is wrong.

use std::fs;

use crate::common::{Desk, whole_game};

fn bytes(desk: &Desk, name: &str) -> Vec<u8> {
    fs::read(desk.path(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
}

#[test]
fn what_is_needed_to_play_is_printed() {
    let desk = Desk::new();
    let told = desk.fine(&["print", "30-rails", "--per-page", "2", "--pages", "3"], "");
    assert_eq!(told, "Printed into 30-rails.pdf: 3 pages of a4.\n");
    assert!(bytes(&desk, "30-rails.pdf").starts_with(b"%PDF-"));
    let told = desk.fine(&["print", "rail-age", "--rules", "lake", "--paper", "letter", "--language", "ja"], "");
    assert_eq!(told, "Printed into rail-age-lake.pdf: 1 page of letter.\n");
    let told = desk.fine(&["print", "30-streetcar-rails", "--out", "tiles.pdf"], "");
    assert_eq!(told, "Printed into tiles.pdf: 3 pages of a4.\n", "a board, tiles and their backs");
    let told = desk.fine(&["print", "village-rails", "--out", "tiles.pdf"], "");
    assert_eq!(told, "Printed into tiles.pdf: 18 pages of a4.\n", "a PDF may be printed anew");
}

#[test]
fn a_played_game_is_printed_with_its_notation() {
    let desk = Desk::new();
    desk.write("my.rec", &whole_game("basic", 1, "2a"));
    assert_eq!(desk.fine(&["print", "my.rec"], ""), "Printed into my.pdf: 1 page of a4.\n");
    let once = bytes(&desk, "my.pdf");
    desk.fine(&["print", "my.rec", "--out", "again.pdf"], "");
    assert_eq!(once, bytes(&desk, "again.pdf"), "the same game is the same file");
    desk.fine(&["print", "my.rec", "--link", "https://example.org/t/1", "--language", "de"], "");
    assert_ne!(once, bytes(&desk, "my.pdf"));
    let odd = desk.run(&["print", "my.rec", "--link", "https://example.org/🚂"], "");
    assert_eq!((odd.code, odd.err.lines().count()), (0, 1), "{odd:?}");
    assert!(odd.err.contains("no bundled font has 🚂: a hollow square stands for each"), "{}", odd.err);
}

#[test]
fn what_is_wrong_is_told_in_one_line() {
    let desk = Desk::new();
    desk.write("my.rec", &whole_game("basic", 1, "2a"));
    desk.write("text.txt", "nothing to print");
    let refused = |args: &[&str], code, reason| desk.refused(&[&["print"], args].concat(), "", code, reason);
    refused(&["chess"], 2, "there is no game `chess`: there are 30-rails");
    refused(&["chess"], 2, "and there is no file of this name");
    refused(&["30-rails", "--rules", "lunar"], 2, "has no rules `lunar`");
    refused(&["30-rails", "--per-page", "3"], 2, "there can be 1, 2 or 4 sheets on a page, not 3");
    refused(&["30-rails", "--pages", "31"], 2, "there can be 1 to 30 pages, not 31");
    refused(&["30-rails", "--paper", "a3"], 2, "there is no paper `a3`");
    refused(&["30-rails", "--language", "fr"], 2, "there is no language `fr`");
    refused(&["30-rails", "--seat", "0"], 2, "--seat: only a record has it");
    refused(&["30-rails", "--out", "text.txt"], 1, "text.txt: this file is no PDF, so it is not overwritten");
    refused(&["my.rec", "--rules", "basic"], 2, "--rules: this is for empty sheets");
    refused(&["my.rec", "--seat", "1"], 2, "--seat: seats are 0 to 0");
    refused(&["text.txt"], 1, "text.txt:1: this is no record of a game");
    refused(&["rail-age", "--content", "text.txt"], 1, "text.txt:1:");
    refused(&["30-rails", "--content", "text.txt"], 2, "30-rails has no content");
    assert_eq!(desk.read("text.txt"), "nothing to print");
}
