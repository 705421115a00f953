//! SVG: that it is well-formed, stands alone, and shows what it should.

use std::collections::HashSet;

use crate::sheets::{full_sheet, random_sheet};
use draw::sheet::Layout;
use roxmltree::{Document, Node};
use testing::svg::{check_cover, check_document, check_kept, node, words};
use thirty::{Pair, RuleSet, Sheet, SheetFile, Station, Tally};
use thirty_picture::Picture;
use track::{Square, SquareSet};

const LAYOUTS: [Layout; 3] = [Layout::Beside, Layout::Below, Layout::MapOnly];

#[test]
fn every_sheet_is_a_proper_picture_and_the_same_every_time() {
    let mut luck = fastrand::Rng::with_seed(30);
    for rules in RuleSet::ALL {
        for layout in LAYOUTS {
            for n in 0..20 {
                let sheet = random_sheet(rules, 4 * n, &mut luck);
                let picture =
                    Picture { layout, prefix: "seat-3", legal: SquareSet::ALL, ..Picture::new(&sheet, rules) };
                let text = picture.svg();
                check_document(&text, "seat-3");
                assert_eq!(picture.svg(), text);
            }
        }
    }
}

#[test]
fn every_line_has_a_path_of_its_own_colour_and_dashes() {
    let sheet = full_sheet();
    let tally = Tally::of(&sheet, RuleSet::Basic);
    let text = Picture::new(&sheet, RuleSet::Basic).svg();
    let document = Document::parse(&text).expect("well-formed");
    let mut strokes = HashSet::new();
    for pair in Pair::ALL {
        let Some(group) = node(&document, &format!("sheet-line-{pair}")) else {
            assert_eq!(tally.line(pair), None, "{pair}");
            continue;
        };
        let paths: Vec<_> = group.children().filter(|it| it.has_tag_name("path")).collect();
        assert_eq!(paths.len(), 2, "a light edge and the line itself");
        let line = paths[1];
        let stroke = line.attribute("stroke").expect("a colour").to_owned();
        let dash = line.attribute("stroke-dasharray").unwrap_or("none").to_owned();
        // The sample in the table has the same stroke.
        let score = node(&document, "sheet-score").expect("a table");
        let samples = score.children().filter(|it| it.attribute("stroke") == Some(&stroke));
        let samples: Vec<_> = samples.map(|it| it.attribute("stroke-dasharray").unwrap_or("none")).collect();
        assert_eq!(samples, [dash.as_str()], "{pair}");
        strokes.extend([stroke, dash]);
        // One start, and a step for every square and for both stations.
        let d = line.attribute("d").expect("a path");
        let n_steps = d.matches(['L', 'C']).count();
        assert_eq!(d.matches('M').count(), 1);
        assert_eq!(n_steps, usize::from(tally.line(pair).expect("drawn lines are scored").squares) + 2, "{pair}");
    }
    assert_eq!(strokes.len(), 2 * tally.lines().count());
    assert_eq!(tally.lines().count(), 5);
    assert!(node(&document, "sheet-mine-links").is_some());
}

#[test]
fn lines_are_left_out_on_demand() {
    let sheet = full_sheet();
    let text = Picture { with_lines: false, ..Picture::new(&sheet, RuleSet::Basic) }.svg();
    assert!(!text.contains("sheet-line-") && !text.contains("sheet-mine-links"));
    assert!(text.contains("sheet-score"));
}

#[test]
fn what_passes_a_bridge_is_drawn_again_above_it() {
    let file = |piece: &str| {
        format!(
            "30-rails basic\nstation 1 x1/y0\nstation 2 x1/y7\nx1/y1 = 2a\nx1/y2 = {piece}\nx1/y3 = 2a\nx1/y4 = 2a\n\
             x1/y5 = 2a\nx1/y6 = 2a\n"
        )
    };
    let n_strokes = |piece: &str| {
        let sheet = file(piece).parse::<SheetFile>().expect("a sheet file").sheet;
        let text = Picture { layout: Layout::MapOnly, ..Picture::new(&sheet, RuleSet::Basic) }.svg();
        text.matches("stroke=\"#009e73\"").count()
    };
    assert_eq!((n_strokes("2a"), n_strokes("4a"), n_strokes("4b")), (1, 2, 1));
}

#[test]
fn words_in_titles_stay_words() {
    let title = "A<B & \"C\" </svg><script>'";
    let text =
        Picture { title, subtitle: "\u{1b}[0m <b>", prefix: "a\"b", ..Picture::new(&Sheet::BLANK, RuleSet::Basic) }
            .svg();
    check_document(&text, "a\"b");
    let document = Document::parse(&text).expect("well-formed");
    assert_eq!(node(&document, "a\"b-title").and_then(|it| it.text()), Some(title));
    let words = words(document.root_element());
    assert!(words.iter().any(|it| it == title), "{words:?}");
    assert!(words.iter().any(|it| it == "[0m <b>"), "{words:?}");
}

#[test]
fn the_table_says_what_the_tally_says() {
    let sheet = full_sheet();
    let text = Picture::new(&sheet, RuleSet::Basic).svg();
    let document = Document::parse(&text).expect("well-formed");
    let words = words(node(&document, "sheet-score").expect("a table")).join(" ");
    assert!(words.contains("line points squares bonus total 1-2 1 8 2 11 1-3 2 12 2 16 1-4 3 – – –"), "{words}");
    assert!(words.contains("3-4 5 12 2 19 mine 1 2 3 4 12 Total 86"), "{words}");
    // The sheet was typed in, so nobody knows its turns and overrides; a blank one has both overrides.
    assert!(!words.contains("turns played") && !words.contains("overrides"), "{words}");
    assert!(Picture::new(&Sheet::BLANK, RuleSet::Basic).svg().contains("overrides"));
    let description = node(&document, "sheet-desc").and_then(|it| it.text()).expect("a description");
    assert!(description.contains("Connected to the mine: 1, 3, 4, 12 points. Total: 86, excellent."), "{description}");
}

#[test]
fn by_post_there_are_no_grades() {
    let sheet = full_sheet();
    for (rules, is_graded) in [(RuleSet::Basic, true), (RuleSet::Advanced, true), (RuleSet::Postal, false)] {
        for sheet in [&sheet, &Sheet::BLANK] {
            let text = Picture::new(sheet, rules).svg();
            let document = Document::parse(&text).expect("well-formed");
            let all = words(node(&document, "sheet-score").expect("a table")).join(" ");
            assert_eq!(all.contains("grade excellent 60+ good 50+ okay 40+"), is_graded, "{rules}: {all}");
            assert_eq!(all.contains("excellent") || all.contains("grade"), is_graded, "{rules}: {all}");
        }
    }
    let postal = Picture::new(&sheet, RuleSet::Postal);
    let text = postal.svg();
    let document = Document::parse(&text).expect("well-formed");
    let description = node(&document, "sheet-desc").and_then(|it| it.text()).expect("a description");
    assert!(description.ends_with(&format!("Total: {}.", Tally::of(&sheet, RuleSet::Postal).total())), "{description}");
}

#[test]
fn shares_have_a_column_and_towns_have_letters() {
    let sheet =
        "30-rails advanced\nstation 2 x7/y1\nstation 4 x5/y0\nx5/y1 = 1a\nx6/y1 = 2b\nshares 2-4 5\nshares 1-2 7";
    let sheet = sheet.parse::<SheetFile>().expect("a sheet file").sheet;
    let advanced = Picture::new(&sheet, RuleSet::Advanced).svg();
    let document = Document::parse(&advanced).expect("well-formed");
    let all = words(node(&document, "sheet-score").expect("a table")).join(" ");
    assert!(all.contains("pts squares bonus sum shares total 1-2 1 – – – 7 –"), "{all}");
    assert!(all.contains("2-4 4 2 0 6 5 5"), "{all}");
    assert!(!all.contains("overrides"), "{all}");
    let postal = Picture::new(&sheet, RuleSet::Postal).svg();
    let document = Document::parse(&postal).expect("well-formed");
    let station = node(&document, "sheet-station-4").expect("a station that was set");
    assert_eq!(words(station), ["D"]);
    assert!(node(&document, "sheet-station-1").is_none());
}

#[test]
fn open_squares_and_the_bonus_square_are_marked() {
    let sheet = full_sheet();
    let plain = Picture::new(&sheet, RuleSet::Basic).svg();
    let marked = Picture { legal: SquareSet::ALL, ..Picture::new(&sheet, RuleSet::Basic) }.svg();
    assert_eq!(plain, marked, "a full sheet has no open squares");
    let legal = SquareSet::only(Square::new(2, 5).expect("on the map"));
    let text = Picture { legal, ..Picture::new(&Sheet::BLANK, RuleSet::Basic) }.svg();
    let document = Document::parse(&text).expect("well-formed");
    let n_shapes = |name: &str| node(&document, name).map(|it| it.children().filter(Node::is_element).count());
    assert_eq!((n_shapes("sheet-x2y5"), n_shapes("sheet-x5y2")), (Some(4), Some(2)));
    let bonus = sheet.bonus_square().expect("it has one");
    assert!(plain.contains(&format!("<title>{bonus}: Y junction 5d, bonus square</title>")));
}

#[test]
fn a_spent_override_is_struck_out() {
    use kernel::{Seat, Table};
    use thirty::{Action, Chance, Override, Roll, Setup, Thirty};

    let mut table = Table::<Thirty>::new(Setup::new(RuleSet::Basic, 1).expect("one seat"));
    let seat = Seat::first(1).next().expect("one seat");
    let mut luck = fastrand::Rng::with_seed(1);
    table.settle_with(&mut luck);
    while table.state().sheet(seat).missing_part().is_some() {
        let action = kernel::Game::pick(table.state(), seat, &mut luck, &mut Vec::new());
        table.act(seat, action).expect("what is picked is legal");
    }
    table.happen(Chance::Roll(Roll::new(1, 1).expect("two dice"))).expect("a roll is due");
    let before = Picture::new(table.state().sheet(seat), RuleSet::Basic).svg();
    let square = table.state().sheet(seat).reach(Roll::new(1, 1).expect("two dice")).nth(0);
    let piece = track::Kind::Straight.piece(0);
    table.act(seat, Action::Place { square, piece, with: Override::Colour }).expect("an override is left");
    let after = Picture::new(table.state().sheet(seat), RuleSet::Basic).svg();
    let n_faint = |text: &str| {
        text.matches(
            "rx=\"10\" fill=\"#b53a2c\" stroke=\"#2e2a25\" stroke-width=\"2\" stroke-linejoin=\"round\" opacity",
        )
        .count()
    };
    assert_eq!((n_faint(&before), n_faint(&after)), (0, 1));
}

#[test]
fn an_empty_sheet_has_room_to_write() {
    let text = Picture { title: "30 Rails", ..Picture::new(&Sheet::BLANK, RuleSet::Basic) }.svg();
    check_document(&text, "sheet");
    let document = Document::parse(&text).expect("well-formed");
    let words = words(node(&document, "sheet-score").expect("a table")).join(" ");
    assert!(words.contains("1-2 1 1-3 2 1-4 3 2-3 3 2-4 4 3-4 5 mine 1 2 3 4 Total grade"), "{words}");
    assert!(Station::ALL.iter().all(|it| node(&document, &format!("sheet-station-{it}")).is_none()));
}

#[test]
fn the_picture_in_the_documentation_is_up_to_date() {
    let sheet = full_sheet();
    let subtitle = "A finished sheet of the basic game";
    let text = Picture { title: "30 Rails", subtitle, ..Picture::new(&sheet, RuleSet::Basic) }.svg();
    check_kept(concat!(env!("CARGO_MANIFEST_DIR"), "/../../../docs/sheet.svg"), &text);
}

#[test]
fn the_covers_are_up_to_date() {
    let by_post = include_str!("by-post.txt").parse::<SheetFile>().expect("a sheet file");
    let whole = SheetFile { rules: RuleSet::Basic, sheet: full_sheet() };
    for (name, SheetFile { rules, sheet }) in [("30-rails", whole), ("30-rails-by-post", by_post)] {
        check_cover(name, &Picture { layout: Layout::MapOnly, ..Picture::new(&sheet, rules) }.svg());
    }
}
