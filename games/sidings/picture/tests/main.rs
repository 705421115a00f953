//! What the pictures of Sidings show, in one program of tests.

use draw::{Caption, Picture as _, Words, sheet::Layout};
use kernel::{Game as _, Seat, Table, Viewer};
use sidings::{Sidings, View};
use sidings_picture::Picture;

struct English;

impl Words for English {
    fn is_english(&self) -> bool {
        true
    }

    fn find(&self, _: &str, _: &[(&'static str, draw::Value<'_>)]) -> Option<String> {
        None
    }
}

/// What seat 0 of two sees after these lines of a record.
fn view(lines: &str) -> View {
    let mut table = Table::<Sidings>::new("yard seats 2".parse().expect("a setup"));
    for line in format!(". seat 0 order B\n. seat 1 order D\n{lines}").lines() {
        match line.split_once(' ').expect("a line") {
            (".", chance) => table.happen(chance.parse().expect("a chance")).expect("it is due"),
            (seat, action) => {
                let seat = Seat::new(seat.parse().expect("a number")).expect("a seat");
                table.act(seat, action.parse().expect("an action")).expect("it is legal");
            }
        }
    }
    table.state().view(Viewer::Seat(Seat::FIRST))
}

const SOME: &str = ". wagon 4\n0 to B\n1 to A\n. wagon 4\n0 to B\n1 to B\n. wagon 6\n1 to A";

#[test]
fn the_screen_shows_all_yards_and_what_can_be_typed() {
    let expected = "\
Seat 0 of 2          Seat 1
A ╞[ ][ ][ ]═  0     A ╞[4][ ][ ]═  0
B ╞[4][4][ ]═  2 ×2  B ╞[4][ ][ ]═  0
C ╞[ ][ ][ ]═  0     C ╞[ ][ ][ ]═  0
D ╞[ ][ ][ ]═  0     D ╞[ ][ ][ ]═  0
clear roads      1   clear roads      1
total            3   total            1

Round 3 of 12, wagon 6: choose a siding with a free place, A, B, C, D.
Type for example
  to A
";
    assert_eq!(Picture::screen(&view(SOME), Seat::FIRST), expected);
    let help = Picture::help(&view(SOME), Seat::FIRST);
    assert!(help.contains("to A") && help.contains("8 points"), "{help}");
    assert!(expected.lines().chain(help.lines()).all(|it| it.chars().count() <= 78));
    assert_eq!(Picture::screen(&view(""), Seat::FIRST).lines().last(), Some("The next die is rolled."));
}

#[test]
fn the_score_is_told_siding_by_siding() {
    let expected = "A: - = 0\nB: 4 4 = 2\nC: - = 0\nD: - = 0\nclear roads: 1\ntotal: 3\n";
    assert_eq!(Picture::score(&view(SOME), Seat::FIRST), expected);
    assert_eq!(Picture::score(&view(SOME), Seat::new(2).expect("a seat")), "", "there is no such seat");
}

#[test]
fn a_moment_is_a_picture_with_the_wagons_and_the_points() {
    let svg = Picture::moment(&view(SOME), Seat::FIRST, "Sidings, seat 0");
    for words in ["Sidings, seat 0", "round 3 of 12: wagon 6", "Siding B: 4 4.", "clear roads"] {
        assert!(svg.contains(words), "{words} in {svg}");
    }
    let scene = Picture::keepsake(&view(SOME), Seat::FIRST, Caption::default(), &English).expect("a yard");
    assert_eq!(scene.texts().iter().filter(|it| **it == "4").count(), 2, "{:?}", scene.texts());
}

#[test]
fn an_empty_sheet_has_nothing_but_words_and_letters() {
    let blank = |layout| Picture::blank(&view(""), "Sidings", layout, &English).expect("a sheet");
    let scene = blank(Layout::Beside);
    let texts: Vec<_> = scene.texts().into_iter().filter(|it| !it.is_empty()).collect();
    assert_eq!(texts, ["Sidings", "A", "B", "C", "D", "order (counts double in the end)", "clear roads", "Total"]);
    assert!(scene.width > scene.height && blank(Layout::Below).width <= blank(Layout::Below).height);
}

/// The picture on the card of the start page, which `BLESS=1` draws anew.
#[test]
fn the_cover_is_a_yard_of_a_recorded_game() {
    let record = kernel::Record::<Sidings>::parse(include_str!("../../tests/records/alone.rec")).expect("a record");
    let view = Table::replay(&record).expect("it replays").state().view(Viewer::Public);
    let scene = Picture::keepsake(&view, Seat::FIRST, Caption::default(), &English).expect("a yard");
    let svg = draw::svg::scene(&scene, "cover") + "\n";
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../board/site/cover-sidings.svg");
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(file, &svg).expect("a file");
    }
    assert_eq!(std::fs::read_to_string(file).unwrap_or_default(), svg, "look at it with BLESS=1");
}
