//! The picture of every tile: track as in 30 Rails, and a tree in the top left corner of those that have one.

use streetcar::{Mark, Shape, Tile};
use track::{
    Piece,
    map::{EMPTY, LEGAL, Picture, piece, side_by_side},
};

const ZONE: Picture = ["░░░░░", "░░░░░", "░░░░░"];
const CENTRAL: Picture = [" ┏┷┓ ", "─┨5┠─", " ┗┯┛ "];

const WYE: [Picture; 4] = [
    ["♣╭┴╮ ", "─┴─┴─", "     "],
    ["♣ ├╮ ", "  │├─", "  ├╯ "],
    ["♣    ", "─┬─┬─", " ╰┬╯ "],
    ["♣╭┤  ", "─┤│  ", " ╰┤  "],
];
const ONE_TO_THREE: [Picture; 4] = [
    ["♣╭┼╮ ", "─╯│╰─", "  │  "],
    ["♣ ╰╮ ", "───┼─", "  ╭╯ "],
    ["♣ │  ", "─╮│╭─", " ╰┼╯ "],
    ["♣╭╯  ", "─┼───", " ╰╮  "],
];
const RING: Picture = ["♣╭┴╮ ", "─┤ ├─", " ╰┬╯ "];
const CROSSING: Picture = ["♣ │  ", "──┼──", "  │  "];
const ZIGZAG: [Picture; 2] = [["♣ ├╮ ", "─╮│╰─", " ╰┤  "], ["♣╭╯  ", "─┴─┬─", "  ╭╯ "]];
const MIRROR: [Picture; 2] = [["♣╭┤  ", "─╯│╭─", "  ├╯ "], ["♣ ╰╮ ", "─┬─┴─", " ╰╮  "]];

/// A tile as three rows of five columns.
pub fn tile(tile: Tile) -> [&'static str; 3] {
    let turned = usize::from(tile.quarters());
    match tile.shape() {
        Shape::Wye => WYE[turned],
        Shape::OneToThree => ONE_TO_THREE[turned],
        Shape::Ring => RING,
        Shape::Crossing => CROSSING,
        Shape::Zigzag => ZIGZAG[turned],
        Shape::Mirror => MIRROR[turned],
        Shape::Straight | Shape::Curve | Shape::Clockwise | Shape::Anticlockwise | Shape::Y | Shape::DoubleCurve => {
            let same = Piece::all().find(|it| it.joins() == tile.joins());
            piece(same.expect("the tiles without a tree have the track of 30 Rails"))
        }
    }
}

/// What a mark looks like.
pub(super) fn picture(mark: Mark, is_legal: bool) -> Picture {
    match mark {
        Mark::Empty if is_legal => LEGAL,
        Mark::Empty => EMPTY,
        Mark::Zone => ZONE,
        Mark::Central => CENTRAL,
        Mark::Track(it) => tile(it),
    }
}

/// The ways in which a shape can be laid, side by side, with their codes beneath.
pub fn choices(shape: Shape) -> String {
    side_by_side(&Tile::of(shape).map(|it| (tile(it), it.to_string())).collect::<Vec<_>>())
}

#[cfg(test)]
mod tests {
    use track::map::WIDTH;

    use super::*;

    #[test]
    fn pictures_are_of_one_size_and_no_two_look_alike() {
        let marks = [Mark::Zone, Mark::Central].into_iter().chain(Tile::all().map(Mark::Track));
        let mut pictures: Vec<_> = marks.map(|it| picture(it, true)).collect();
        pictures.extend([picture(Mark::Empty, false), picture(Mark::Empty, true)]);
        for (n, it) in pictures.iter().enumerate() {
            assert!(it.iter().all(|row| row.chars().count() == WIDTH), "{it:?}");
            assert!(!pictures[..n].contains(it), "{it:?}");
        }
        assert_eq!(pictures.len(), Tile::COUNT + 4);
    }

    #[test]
    fn a_tree_stands_in_the_corner_exactly_where_the_tile_has_one() {
        for it in Tile::all() {
            let first = tile(it).concat().chars().next();
            assert_eq!(first == Some('♣'), it.shape().has_tree(), "{it}");
        }
    }

    #[test]
    fn choices_fit_the_screen_and_name_every_way_round() {
        for shape in Shape::ALL {
            let text = choices(shape);
            assert!(text.lines().all(|it| it.chars().count() <= 78), "{text}");
            assert!(Tile::of(shape).all(|it| text.contains(&it.to_string())), "{text}");
        }
    }
}
