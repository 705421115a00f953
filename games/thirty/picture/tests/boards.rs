//! Boards for pages: that they are eight by eight squares, say nothing by themselves, and that samples show their lines.

use std::collections::HashSet;

use crate::sheets::full_sheet;
use draw::{sheet, svg};
use roxmltree::Document;
use testing::svg::check_silent;
use thirty::RuleSet;
use thirty_picture::Picture;

#[test]
fn a_board_is_eight_by_eight_squares_around_the_map() {
    let scene = Picture::new(&full_sheet(), RuleSet::Basic).board();
    assert_eq!((scene.width, scene.height), (800.0, 800.0));
    let text = svg::silent(&scene);
    check_silent(&text);
    assert!(text.contains("translate(100 100)"), "the map begins after one square of border");
    // Columns and rows are numbered on all four sides.
    assert_eq!(text.matches(">6</text>").count(), 4);
}

#[test]
fn samples_have_the_strokes_of_their_lines() {
    let text = svg::silent(&Picture::new(&full_sheet(), RuleSet::Basic).board());
    let strokes: Vec<_> = (0..6)
        .map(|pair| {
            let sample = svg::silent(&sheet::sample(pair));
            let document = Document::parse(&sample).expect("well-formed");
            let path = document.descendants().find(|it| it.has_tag_name("path")).expect("a stroke");
            let dash = path.attribute("stroke-dasharray").unwrap_or("none").to_owned();
            (path.attribute("stroke").expect("a colour").to_owned(), dash)
        })
        .collect();
    assert_eq!(strokes.iter().map(|it| &it.0).collect::<HashSet<_>>().len(), 6);
    assert_eq!(strokes.iter().map(|it| &it.1).collect::<HashSet<_>>().len(), 6);
    assert_eq!(strokes.iter().filter(|it| text.contains(&format!("stroke=\"{}\"", it.0))).count(), 5, "five lines");
}
