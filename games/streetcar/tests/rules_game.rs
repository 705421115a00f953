//! The sentences about the game and its tiles, R1 to R8.

use crate::common::{self, READY, actions, chances, play, read, seat, square, waiting};
use kernel::{Game as _, Reader, Turn};
use streetcar::{Setup, Shape, Source, Streetcar, Tile, Tiles};
use track::{Border, Joins, Side, Square};

#[test]
fn r1_one_player_lays_tiles_for_points() {
    let table = play(&format!("{READY}, . draw S 1, 0 x1/y1 = Sb"));
    assert_eq!((table.state().n_seats(), table.state().scores().n_seats()), (1, 1));
    assert_eq!(table.state().board(seat(0)).track().collect::<Vec<_>>(), [(square("x1/y1"), read_tile("Sb"))]);
    assert_eq!(Streetcar::NAME, "30-streetcar-rails");
}

fn read_tile(text: &str) -> Tile {
    Tile::read(&mut Reader::new(text)).expect("a tile")
}

#[test]
fn r2_up_to_1024_players_play_the_same_dice_and_draws() {
    for n_seats in [1, 2, 3, 8, 1000, 1024] {
        let setup: Setup = read(&format!("tiles tiles-35 seats {n_seats}"));
        assert_eq!(setup.n_seats(), n_seats);
    }
    for wrong in ["tiles tiles-35 seats 0", "tiles tiles-35 seats 1025", "tiles tiles-35", "seats 1", ""] {
        assert!(wrong.parse::<Setup>().is_err(), "{wrong}");
    }
    let ready = "seats 2, 0 stations x0/y4 x2/y7 x7/y5 x4/y0, 1 stations x0/y4 x2/y7 x7/y5 x4/y0, zones 3 3 3 3 3 3,
        0 remove x3/y6, 0 central x2/y1, 1 remove x3/y6, 1 central x2/y1, . draw R 4";
    let table = play(ready);
    assert_eq!(waiting(&table), [0, 1]);
    assert_eq!(actions(&table, 0), actions(&table, 1));
}

#[test]
fn r2_each_player_decides_alone() {
    let table = play(
        "seats 2, 1 stations x0/y3 x2/y7 x7/y5 x4/y0, 0 stations x0/y4 x2/y7 x7/y5 x4/y0, zones 3 3 3 3 3 3,
        0 remove x3/y6, 1 remove x3/y1, 1 central x4/y2, 0 central x2/y1, . draw R 4, 1 zone x1/y1, 0 x4/y4 = Ra",
    );
    let [first, second] = [0, 1].map(|n| *table.state().board(seat(n)));
    assert_eq!((first.central(), second.central()), (Some(square("x2/y1")), Some(square("x4/y2"))));
    assert_eq!((first.zones().len(), second.zones().len()), (5, 6));
    assert_eq!((first.track().count(), second.track().count()), (1, 0));
}

#[test]
fn r3_the_map_has_six_columns_and_six_rows_and_six_border_squares_on_each_side() {
    for y in 0..=8 {
        for x in 0..=8 {
            let text = format!("x{x}/y{y}");
            let (inside_x, inside_y) = ((1..=6).contains(&x), (1..=6).contains(&y));
            let (edge_x, edge_y) = (x == 0 || x == 7, y == 0 || y == 7);
            assert_eq!(Square::read(&mut Reader::new(&text)).is_ok(), inside_x && inside_y, "{text}");
            assert_eq!(
                Border::read(&mut Reader::new(&text)).is_ok(),
                (edge_x && inside_y) || (edge_y && inside_x),
                "{text}"
            );
        }
    }
    assert_eq!((Square::all().len(), Border::all().len()), (36, 24));
}

#[test]
fn r4_there_are_35_tiles_and_one_die() {
    assert_eq!(Tiles::usual().total(), 35);
    let table = play(READY);
    assert_eq!(table.state().turn(), Turn::Chance);
    // Each of twelve shapes with each side of the die; the weights are the tiles, once for each side.
    let chances = chances(&table);
    assert_eq!(chances.len(), 12 * 6);
    assert_eq!(chances.iter().map(|it| it.1).sum::<u32>(), 35 * 6);
}

/// The track of the rules' list, read once more: `N-S, N-E`.
fn track(text: &str) -> Joins {
    let side = |letter: &str| Side::ALL.into_iter().find(|it| it.to_string() == letter).expect("a side");
    let pairs = text.split(", ").map(|it| it.split_once('-').expect("two sides"));
    pairs.fold(Joins::NONE, |all, (a, b)| all.and(Joins::new(side(a), side(b))))
}

const SHAPES: [(&str, &str, bool, u16, u16, usize); 12] = [
    ("S", "N-S", false, 21, 7, 2),
    ("C", "N-E", false, 20, 7, 4),
    ("R", "N-S, N-E", false, 10, 4, 4),
    ("L", "N-S, N-W", false, 10, 4, 4),
    ("Y", "N-E, N-W", false, 10, 3, 4),
    ("D", "N-E, S-W", false, 6, 2, 2),
    ("W", "E-W, N-E, N-W", true, 6, 2, 4),
    ("T", "N-E, N-S, N-W", true, 6, 2, 4),
    ("O", "N-E, E-S, S-W, W-N", true, 4, 1, 1),
    ("X", "N-S, E-W", true, 4, 1, 1),
    ("Z", "N-S, N-E, S-W", true, 2, 1, 2),
    ("M", "N-S, N-W, S-E", true, 2, 1, 2),
];

#[test]
fn r5_there_are_twelve_shapes() {
    for (shape, row) in Shape::ALL.into_iter().zip(SHAPES) {
        assert_eq!((shape.code(), shape.joins()), (row.0, track(row.1)), "{shape}");
        assert_eq!(Tile::new(shape, 0).joins(), track(row.1), "{shape}");
        assert!(!shape.name().is_empty());
    }
}

#[test]
fn r6_six_shapes_carry_a_tree() {
    for (shape, row) in Shape::ALL.into_iter().zip(SHAPES) {
        assert_eq!(shape.has_tree(), row.2, "{shape}");
    }
}

#[test]
fn r7_the_mixes_of_35_and_101_tiles() {
    let [few, all] = Tiles::built_in() else { panic!("two mixes are built in") };
    for (shape, row) in Shape::ALL.into_iter().zip(SHAPES) {
        assert_eq!((all.tiles.count(shape), few.tiles.count(shape)), (row.3, row.4), "{shape}");
    }
    assert_eq!((few.tiles.total(), all.tiles.total()), (35, 101));
    assert_eq!((few.tiles.source(), all.tiles.source()), (Source::Reconstructed, Source::Reconstructed));
    assert_eq!(few.tiles, Tiles::usual());
}

#[test]
fn r7_another_mix_can_be_chosen() {
    let straights = "30-streetcar-rails tiles\ntitle Straights\nsource own\n\
        S 35\nC 0\nR 0\nL 0\nY 0\nD 0\nW 0\nT 0\nO 0\nX 0\nZ 0\nM 0\n";
    let id = kernel::ContentId::of(straights);
    let text = format!("tiles {id} seats 1");
    assert!(text.parse::<Setup>().is_err(), "the file is not at hand");
    let setup =
        Streetcar::read_setup(&text, Streetcar::RULES, &["another file", straights]).expect("the file is offered");
    assert_eq!((setup.to_string(), setup.tiles().total()), (text, 35));
    let mut table = kernel::Table::<Streetcar>::new(setup);
    common::go_on(&mut table, READY.split_once(',').expect("lines").1);
    let expected: Vec<_> = (1..=6).map(|die| (format!("draw S {die}"), 35)).collect();
    assert_eq!(chances(&table), expected);
    // Fewer than 35 will not do.
    assert!(straights.replace("S 35", "S 34").parse::<streetcar::TileFile>().is_err());
}

#[test]
fn r8_letters_turn_a_tile_clockwise_by_quarters() {
    for (shape, row) in Shape::ALL.into_iter().zip(SHAPES) {
        assert_eq!((Tile::of(shape).len(), shape.n_tiles()), (row.5, row.5), "{shape}");
        for (n, tile) in (0..).zip(Tile::of(shape)) {
            let letter = ['a', 'b', 'c', 'd'][usize::from(n)];
            assert_eq!(tile.to_string(), format!("{shape}{letter}"));
            assert_eq!(tile.joins(), shape.joins().turned(n));
            assert_eq!((tile.shape(), tile.quarters(), tile.letter()), (shape, n, letter));
        }
    }
    // A junction with its stem in the east and its branch in the south; a curve from the south to the west.
    assert_eq!(read_tile("Rb").joins(), track("E-W, E-S"));
    assert_eq!(read_tile("Cc").joins(), track("S-W"));
}

#[test]
fn r8_letters_that_would_look_the_same_are_left_out() {
    // 2 + 4 + 4 + 4 + 4 + 2 + 4 + 4 + 1 + 1 + 2 + 2.
    assert_eq!(Tile::all().len(), 34);
    for one in Tile::all() {
        let same: Vec<_> = Tile::all().filter(|it| it.joins() == one.joins()).collect();
        assert_eq!(same, [one], "every tile looks different");
        for quarters in 0..4 {
            let turned = Tile::new(one.shape(), quarters);
            assert_eq!(turned.joins(), one.shape().joins().turned(quarters));
        }
    }
    for wrong in ["Sc", "Dc", "Ob", "Xb", "Zc", "Mc", "Ce", "A", "Aa", "", "S", "C"] {
        assert!(Tile::read(&mut Reader::new(wrong)).is_err(), "{wrong}");
    }
    for (text, tile) in [("rb", "Rb"), ("R b", "Rb"), ("RB", "Rb"), ("X", "Xa"), ("o", "Oa"), ("Xa", "Xa")] {
        assert_eq!(read_tile(text).to_string(), tile);
    }
}
