//! The picture of every mark: five columns by three rows.
//!
//! The top left corner of a picture stays blank, because the star of the bonus square goes there.

use track::{
    Piece,
    map::{EMPTY, HEIGHT, LEGAL, Picture, piece},
};

use crate::Mark;

/// What marks the bonus square.
pub(super) const STAR: char = '★';

const MOUNTAIN: Picture = ["  ▲  ", " ▲▲▲ ", "▲▲▲▲▲"];
const MINE: Picture = [" ┏━┓ ", " ┃M┃ ", " ┗━┛ "];
const CROSS: Picture = [" ╲ ╱ ", "  ╳  ", " ╱ ╲ "];

/// What a mark looks like.
pub(super) fn picture(mark: Mark, is_legal: bool) -> Picture {
    match mark {
        Mark::Empty if is_legal => LEGAL,
        Mark::Empty => EMPTY,
        Mark::Mountain => MOUNTAIN,
        Mark::Mine => MINE,
        Mark::Cross => CROSS,
        Mark::Track(it) => piece(it),
    }
}

/// Every mark, with its picture.
fn all() -> impl Iterator<Item = (Mark, Picture)> {
    let plain = [
        (Mark::Empty, EMPTY),
        (Mark::Empty, LEGAL),
        (Mark::Mountain, MOUNTAIN),
        (Mark::Mine, MINE),
        (Mark::Cross, CROSS),
    ];
    plain.into_iter().chain(Piece::all().map(|it| (Mark::Track(it), piece(it))))
}

/// The mark that looks like this.
pub(super) fn mark(rows: &[String; HEIGHT]) -> Option<Mark> {
    all().find_map(|(mark, picture)| (picture == *rows).then_some(mark))
}

#[cfg(test)]
mod tests {
    use track::map::WIDTH;

    use super::*;

    #[test]
    fn pictures_are_of_one_size_and_no_two_look_alike() {
        let pictures: Vec<_> = all().map(|it| it.1).collect();
        for (n, picture) in pictures.iter().enumerate() {
            assert!(picture.iter().all(|it| it.chars().count() == WIDTH), "{picture:?}");
            assert!(picture[0].starts_with(' '), "the corner is for the star: {picture:?}");
            assert!(!pictures[..n].contains(picture), "{picture:?}");
        }
        assert_eq!(pictures.len(), Piece::COUNT + 5);
    }
}
