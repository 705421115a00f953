//! Boards for pages: that they are eight by eight squares, say nothing by themselves, and that dice, pieces and samples
//! show what they should.

use std::collections::HashSet;

use crate::common::{full_sheet, town::full_board};
use ::streetcar::Tile;
use ::thirty::RuleSet;
use draw::{scene::Scene, streetcar, svg, thirty};
use roxmltree::Document;
use track::{Kind, Piece};

fn check_silent(scene: &Scene) -> String {
    let text = svg::silent(scene);
    let document = Document::parse(&text).expect("well-formed");
    let root = document.root_element();
    assert_eq!(root.attribute("aria-hidden"), Some("true"));
    let is_quiet = document
        .descendants()
        .all(|it| it.attribute("id").is_none() && !it.has_tag_name("title") && !it.has_tag_name("desc"));
    assert!(is_quiet, "names and labels are left out");
    text
}

#[test]
fn boards_are_eight_by_eight_squares_around_the_same_map() {
    let (sheet, board) = (full_sheet(), full_board());
    let scenes = [thirty::Picture::new(&sheet, RuleSet::Basic).board(), streetcar::Picture::new(&board).board()];
    for scene in scenes {
        assert_eq!((scene.width, scene.height), (800.0, 800.0));
        let text = check_silent(&scene);
        assert!(text.contains("translate(100 100)"), "the map begins after one square of border");
        // Columns and rows are numbered on all four sides.
        assert_eq!(text.matches(">6</text>").count(), 4);
    }
}

#[test]
fn dice_pieces_and_tiles_all_look_different() {
    let whites = (1..=6).map(thirty::white_die);
    let colours = Kind::ALL.map(thirty::colour_die);
    let pieces = Piece::all().map(thirty::piece);
    let tiles = Tile::all().map(streetcar::tile).chain([streetcar::zone()]);
    let all: Vec<_> = whites.chain(colours).chain(pieces).chain(tiles).map(|it| check_silent(&it)).collect();
    let different: HashSet<_> = all.iter().collect();
    assert_eq!(different.len(), all.len());
    for number in 1..=6 {
        let text = svg::silent(&thirty::white_die(number));
        assert_eq!(text.matches("<circle").count(), usize::from(number), "pips");
    }
    assert!(!svg::silent(&thirty::white_die(9)).contains("<circle"));
}

#[test]
fn samples_have_the_strokes_of_their_lines() {
    let text = svg::silent(&thirty::Picture::new(&full_sheet(), RuleSet::Basic).board());
    let strokes: Vec<_> = (0..6)
        .map(|pair| {
            let sample = svg::silent(&draw::sample(pair));
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
