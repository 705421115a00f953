//! The places of a board: the squares of the map and the border squares around it.

use std::fmt;

use track::{Border, Side, Square};

/// A place of a board: a square, or a border square with a 0 or a 7 among its coordinates.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Place {
    // The row comes first, so that places are ordered as they are read.
    y: u8,
    x: u8,
}

impl Place {
    /// The last row and the last column, which belong to the border.
    const LAST: u8 = Square::SPAN + 1;

    /// The place with these coordinates; `None` off the board and in its corners.
    pub fn new(x: u8, y: u8) -> Option<Self> {
        let is_place = Square::new(x, y).is_some() || Border::new(x, y).is_some();
        is_place.then_some(Self { y, x })
    }

    /// All rows, each with its places from the left.
    pub fn rows() -> impl Iterator<Item = Vec<Self>> {
        (0..=Self::LAST).map(|y| (0..=Self::LAST).filter_map(|x| Self::new(x, y)).collect())
    }

    /// All places, row by row.
    pub fn all() -> impl Iterator<Item = Self> {
        Self::rows().flatten()
    }

    /// The place that is called so, `x5/y2` for example.
    pub fn find(name: &str) -> Option<Self> {
        Self::all().find(|it| it.to_string() == name)
    }

    /// The column, counted from the border on the left.
    pub const fn x(self) -> u8 {
        self.x
    }

    /// The row, counted from the border at the top.
    pub const fn y(self) -> u8 {
        self.y
    }

    /// The square of the map that it is, unless it belongs to the border.
    pub const fn square(self) -> Option<Square> {
        Square::new(self.x, self.y)
    }

    /// The border square that it is, unless it belongs to the map.
    pub const fn border(self) -> Option<Border> {
        Border::new(self.x, self.y)
    }

    /// The place beyond `side`, if there is one.
    pub fn beside(self, side: Side) -> Option<Self> {
        let Self { x, y } = self;
        match side {
            Side::North => Self::new(x, y.checked_sub(1)?),
            Side::East => Self::new(x + 1, y),
            Side::South => Self::new(x, y + 1),
            Side::West => Self::new(x.checked_sub(1)?, y),
        }
    }

    /// The first or the last place of its row.
    #[must_use]
    pub fn end_of_row(self, is_last: bool) -> Self {
        let mut row = (0..=Self::LAST).filter_map(|x| Self::new(x, self.y));
        let end = if is_last { row.next_back() } else { row.next() };
        end.unwrap_or(self)
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "x{}/y{}", self.x, self.y)
    }
}

impl From<Square> for Place {
    fn from(square: Square) -> Self {
        Self { y: square.y(), x: square.x() }
    }
}

impl From<Border> for Place {
    fn from(border: Border) -> Self {
        Self { y: border.y(), x: border.x() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_board_has_the_squares_of_the_map_and_its_border_but_no_corners() {
        assert_eq!(Place::all().count(), Square::COUNT + Border::COUNT);
        assert_eq!(Place::rows().count(), 8);
        for place in Place::all() {
            assert_eq!(place.square().is_some(), place.border().is_none(), "{place}");
            assert_eq!(Place::find(&place.to_string()), Some(place));
        }
        assert!(Square::all().all(|it| Place::from(it).square() == Some(it)));
        assert!(Border::all().all(|it| Place::from(it).border() == Some(it)));
        assert_eq!((Place::new(0, 0), Place::new(7, 7), Place::new(8, 3)), (None, None, None));
        assert_eq!(Place::find("keep"), None);
    }

    #[test]
    fn steps_lead_there_and_back_and_never_into_a_corner() {
        for place in Place::all() {
            for side in Side::ALL {
                let back = place.beside(side).map(|it| it.beside(side.opposite()));
                assert!(back.is_none_or(|it| it == Some(place)), "{place} {side}");
            }
        }
        let top = Place::find("x1/y0").expect("a place");
        assert_eq!(top.beside(Side::West), None);
        assert_eq!(top.beside(Side::North), None);
        assert_eq!(top.end_of_row(true), Place::find("x6/y0").expect("a place"));
        assert_eq!(Place::find("x3/y3").map(|it| it.end_of_row(false)), Place::find("x0/y3"));
    }
}
