//! Pieces of track in box-drawing characters: that they are drawn as they join.

use testing::strokes::{has_end, is_sound, strokes};
use track::{
    Kind, Piece, Side,
    map::{HEIGHT, WIDTH, choices, piece},
};

#[test]
fn track_ends_at_a_side_exactly_where_the_piece_joins_it_and_strokes_inside_meet() {
    for it in Piece::all() {
        is_sound(piece(it), it.joins());
    }
}

#[test]
fn a_switch_lies_on_the_side_of_its_stem() {
    for it in Piece::all().filter(|it| matches!(it.kind(), Kind::YJunction | Kind::Junction)) {
        let n_joined = |side: Side| Side::ALL.into_iter().filter(|&other| it.joins().joins(side, other)).count();
        let stem = Side::ALL.into_iter().find(|&side| n_joined(side) == 2).expect("a stem");
        let rows = strokes(piece(it));
        let places = (0..HEIGHT).flat_map(|y| (0..WIDTH).map(move |x| (x, y)));
        let switches: Vec<_> = places.filter(|&(x, y)| rows[y][x].iter().filter(|it| **it).count() == 3).collect();
        assert_eq!(switches, [[(2, 0), (3, 1), (2, 2), (1, 1)][stem.index()]], "{it}");
    }
}

#[test]
fn strokes_without_a_switch_lead_where_the_piece_leads() {
    for it in Piece::all().filter(|it| matches!(it.kind(), Kind::Curve | Kind::Straight | Kind::DoubleCurve)) {
        let rows = strokes(piece(it));
        for from in Side::ALL.into_iter().filter(|&side| has_end(it.joins(), side)) {
            let (mut x, mut y) = [(2, 0), (4, 1), (2, 2), (0, 1)][from.index()];
            let mut side = from;
            let to = loop {
                let way_on = |to: &Side| *to != side && rows[y][x][to.index()];
                let to = Side::ALL.into_iter().find(way_on).expect("the stroke goes on");
                match to {
                    Side::North if y > 0 => y -= 1,
                    Side::East if x + 1 < WIDTH => x += 1,
                    Side::South if y + 1 < HEIGHT => y += 1,
                    Side::West if x > 0 => x -= 1,
                    _ => break to,
                }
                side = to.opposite();
            };
            assert!(it.joins().joins(from, to), "{it} {from} {to}");
        }
    }
}

#[test]
fn choices_fit_the_screen_and_name_every_piece() {
    for kind in Kind::ALL {
        let text = choices(kind);
        assert!(text.lines().all(|it| it.chars().count() <= 78), "{text}");
        assert!(kind.pieces().all(|it| text.contains(&it.to_string())), "{text}");
        assert!(!text.lines().any(|it| it.ends_with(' ')), "{text}");
    }
}
