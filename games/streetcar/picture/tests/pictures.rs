//! 30 Streetcar Rails as SVG: that boards are proper pictures at every moment, and show what is there.

use std::collections::HashSet;

use crate::common::{board, full_board, look_at_every_position, seats};
use draw::{sheet::Layout, svg};
use kernel::Viewer;
use library::View;
use roxmltree::{Document, Node};
use streetcar::{Board, Pair, Shape, Station, Tally, Tile, Tiles, Unseen};
use streetcar_picture::{Picture, tile, zone};
use testing::svg::{check_cover, check_document, check_silent, node, words};
use track::{Square, SquareSet};

#[test]
fn every_moment_is_a_proper_picture_and_the_same_every_time() {
    for (n_seats, seed) in [(1, 11), (2, 12)] {
        let mut n_seen = 0;
        look_at_every_position(n_seats, seed, |host| {
            n_seen += 1;
            let viewers = [Viewer::Public, Viewer::Referee, Viewer::Seat(seats(1).next().expect("a seat"))];
            // One viewer at each moment, for pictures take their time.
            for viewer in viewers.into_iter().skip(n_seen % 3).take(1) {
                let view = host.view(viewer);
                for seat in seats(n_seats) {
                    let picture = gallery::moment(&view, seat, "A game");
                    check_document(&picture, "board");
                    assert_eq!(gallery::moment(&view, seat, "A game"), picture);
                }
            }
        });
    }
}

#[test]
fn every_layout_is_a_proper_picture() {
    let board = full_board();
    let unseen = Unseen::all(&Tiles::usual());
    for layout in [Layout::Beside, Layout::Below, Layout::MapOnly] {
        for unseen in [None, Some(&unseen)] {
            let text = Picture { layout, unseen, prefix: "seat-3", ..Picture::new(&board) }.svg();
            check_document(&text, "seat-3");
            let has_table = layout != Layout::MapOnly;
            assert_eq!(text.contains("seat-3-score"), has_table);
            assert_eq!(text.contains("seat-3-pile-S"), has_table && unseen.is_some());
        }
    }
}

#[test]
fn every_drive_has_a_path_of_its_own_colour_and_dashes() {
    let board = full_board();
    let tally = Tally::of(&board);
    let text = Picture::new(&board).svg();
    let document = Document::parse(&text).expect("well-formed");
    let (mut strokes, mut dashes) = (HashSet::new(), HashSet::new());
    for pair in Pair::ALL {
        let group = node(&document, &format!("board-line-{pair}")).expect("all are connected");
        let paths: Vec<_> = group.children().filter(|it| it.has_tag_name("path")).collect();
        assert_eq!(paths.len(), 2, "a light edge and the drive itself");
        let stroke = paths[1].attribute("stroke").expect("a colour");
        let dash = paths[1].attribute("stroke-dasharray").unwrap_or("none");
        let score = node(&document, "board-score").expect("a table");
        let samples = score.children().filter(|it| it.attribute("stroke") == Some(stroke));
        let samples: Vec<_> = samples.map(|it| it.attribute("stroke-dasharray").unwrap_or("none")).collect();
        assert_eq!(samples, [dash], "{pair}");
        // One start, and a step for every passage and for both stations.
        let d = paths[1].attribute("d").expect("a path");
        let n_squares = usize::from(tally.line(pair).expect("all are connected").squares);
        assert_eq!((d.matches('M').count(), d.matches(['L', 'C']).count()), (1, n_squares + 2), "{pair}");
        strokes.insert(stroke.to_owned());
        dashes.insert(dash.to_owned());
    }
    assert_eq!((strokes.len(), dashes.len()), (6, 6));
    assert!(node(&document, "board-central-links").is_some());
    let plain = Picture { with_lines: false, ..Picture::new(&board) }.svg();
    assert!(!plain.contains("board-line-") && !plain.contains("board-central-links"));
}

#[test]
fn a_drive_that_comes_back_on_its_own_track_runs_beside_itself() {
    let board = full_board();
    let route = board.route(Pair::ALL[5]).expect("3-4 has a loop");
    let squares: HashSet<_> = route.squares().iter().collect();
    assert!(squares.len() < route.squares().len(), "it passes squares again");
    let text = Picture::new(&board).svg();
    let document = Document::parse(&text).expect("well-formed");
    let group = node(&document, "board-line-3-4").expect("it is drawn");
    let path = group.children().rfind(|it| it.has_tag_name("path")).and_then(|it| it.attribute("d")).expect("a path");
    let ends = path.split(['L', 'C']).skip(1).filter_map(|it| {
        let mut numbers = it.rsplit(' ').map(str::to_owned);
        Some((numbers.next()?, numbers.next()?))
    });
    let ends: Vec<_> = ends.collect();
    assert_eq!(ends.iter().collect::<HashSet<_>>().len(), ends.len(), "it crosses no side twice at the same place");
}

/// Everything inside a group but its title, as text.
fn shapes_of(document: &Document<'_>, name: &str) -> String {
    let group = node(document, name).unwrap_or_else(|| panic!("{name}"));
    let shapes = group.children().filter(|it| it.is_element() && !it.has_tag_name("title"));
    shapes.map(|it: Node<'_, '_>| &document.input_text()[it.range()]).collect()
}

#[test]
fn every_tile_zone_and_station_looks_different_and_is_named() {
    let mut seen = HashSet::new();
    let mut check = |facts: &str, label: &str| {
        let board = board(&format!("30-streetcar-rails\n{facts}\n"));
        let text = Picture { layout: Layout::MapOnly, ..Picture::new(&board) }.svg();
        let document = Document::parse(&text).expect("well-formed");
        assert!(text.contains(&format!("<title>x2/y3: {label}</title>")), "{label}: {text}");
        assert!(seen.insert(shapes_of(&document, "board-x2y3")), "{label} looks like another");
    };
    for tile in Tile::all() {
        let tree = if tile.shape().has_tree() { ", with a tree" } else { "" };
        check(&format!("x2/y3 = {tile}"), &format!("{} {tile}{tree}", tile.shape().name()));
    }
    check("zone x2/y3", "pedestrian zone");
    check("zone x2/y4\ncentral x2/y3", "central station");
    check("", "empty");
    assert_eq!(seen.len(), Tile::COUNT + 3);
}

#[test]
fn open_squares_are_marked() {
    let legal = SquareSet::only(Square::new(2, 5).expect("on the map"));
    let text = Picture { legal, ..Picture::new(&Board::BLANK) }.svg();
    let document = Document::parse(&text).expect("well-formed");
    let n_shapes = |name: &str| shapes_of(&document, name).matches('<').count();
    assert_eq!((n_shapes("board-x2y5"), n_shapes("board-x5y2")), (3, 1));
}

#[test]
fn the_table_says_what_the_tally_says_and_the_pile_what_was_not_seen() {
    let board = full_board();
    let tally = Tally::of(&board);
    let unseen = Unseen::all(&Tiles::usual());
    let text = Picture { unseen: Some(&unseen), ..Picture::new(&board) }.svg();
    let document = Document::parse(&text).expect("well-formed");
    let all = words(node(&document, "board-score").expect("a table")).join(" ");
    for line in tally.lines() {
        let row =
            format!("{} {} {} {} {}", line.pair, streetcar::points(line.pair), line.squares, line.trees, line.total());
        assert!(all.contains(&row), "{row}: {all}");
    }
    assert!(all.contains(&format!("central 1 2 3 4 20 Total {} tiles not seen yet 35", tally.total())), "{all}");
    for shape in Shape::ALL {
        let cell = words(node(&document, &format!("board-pile-{shape}")).expect("every shape"));
        assert_eq!(cell, [shape.code().to_owned(), unseen.count(shape).to_string()]);
    }
    let description = node(&document, "board-desc").and_then(|it| it.text()).expect("a description");
    assert!(description.contains("Connected to the central station: 1, 2, 3, 4, 20 points. Total: "), "{description}");
    let blank = Picture::new(&Board::BLANK).svg();
    let document = Document::parse(&blank).expect("well-formed");
    assert!(Station::ALL.iter().all(|it| node(&document, &format!("board-station-{it}")).is_none()));
    assert!(!words(node(&document, "board-score").expect("a table")).join(" ").contains('–'), "room to write");
}

#[test]
fn the_drawn_tile_stands_out_and_the_subtitle_names_it() {
    let mut n_turns = 0;
    look_at_every_position(1, 21, |host| {
        let seat = seats(1).next().expect("a seat");
        let view = host.view(Viewer::Seat(seat));
        let View::Streetcar(inside) = &view else { panic!("it is this game") };
        let Some(draw) = inside.draw else { return };
        let text = gallery::moment(&view, seat, "");
        let (shape, die) = (draw.shape(), draw.die());
        assert_eq!(text.matches(", being played</title>").count(), 1);
        let document = Document::parse(&text).expect("well-formed");
        let label = node(&document, &format!("board-pile-{shape}")).and_then(|it| it.first_element_child());
        assert!(label.and_then(|it| it.text()).is_some_and(|it| it.ends_with(", being played")));
        let subtitle = format!("turn {} of 30: tile {shape}, die {die}; 35 tiles, reconstructed", inside.n_draws);
        assert!(words(document.root_element()).contains(&subtitle), "{subtitle}");
        n_turns += 1;
    });
    assert!(n_turns > 5, "{n_turns}");
}

#[test]
fn words_in_titles_stay_words() {
    let title = "A<B & \"C\" </svg><script>'";
    let text = Picture { title, subtitle: "\u{1b}[0m <b>", prefix: "a\"b", ..Picture::new(&Board::BLANK) }.svg();
    check_document(&text, "a\"b");
    let document = Document::parse(&text).expect("well-formed");
    assert_eq!(node(&document, "a\"b-title").and_then(|it| it.text()), Some(title));
    assert!(words(document.root_element()).iter().any(|it| it == "[0m <b>"));
}

#[test]
fn a_board_is_eight_by_eight_squares_around_the_map() {
    let scene = Picture::new(&full_board()).board();
    assert_eq!((scene.width, scene.height), (800.0, 800.0));
    let text = svg::silent(&scene);
    check_silent(&text);
    assert!(text.contains("translate(100 100)"), "the map begins after one square of border");
    // Columns and rows are numbered on all four sides.
    assert_eq!(text.matches(">6</text>").count(), 4);
}

#[test]
fn tiles_all_look_different() {
    let all: Vec<_> = Tile::all().map(tile).chain([zone()]).map(|it| svg::silent(&it)).collect();
    for it in &all {
        check_silent(it);
    }
    assert_eq!(all.iter().collect::<HashSet<_>>().len(), Tile::COUNT + 1);
}

#[test]
fn the_cover_is_up_to_date() {
    let board = board(include_str!("common/cover.txt"));
    let picture = Picture { layout: Layout::MapOnly, prefix: "cover", ..Picture::new(&board) };
    check_cover("30-streetcar-rails", &picture.svg());
}
