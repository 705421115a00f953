//! The squares of the map, the border squares around it, and sets of squares.

use std::fmt;

use crate::Side;

/// A square of the map, `x1/y1` (top left) to `x6/y6`.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Square(u8);

const _: () = assert!(size_of::<Square>() == 1);

impl Square {
    /// The number of squares in a row or a column.
    pub const SPAN: u8 = 6;
    /// The number of squares of the map.
    pub const COUNT: usize = 36;

    /// The square in column `x` and row `y`, both counted from 1; `None` off the map.
    pub const fn new(x: u8, y: u8) -> Option<Self> {
        if 1 <= x && x <= Self::SPAN && 1 <= y && y <= Self::SPAN {
            Some(Self((y - 1) * Self::SPAN + x - 1))
        } else {
            None
        }
    }

    /// The square with this place, row by row.
    pub const fn at(index: usize) -> Option<Self> {
        if index < Self::COUNT { Some(Self(index as u8)) } else { None }
    }

    /// All squares, row by row.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (0..Self::COUNT as u8).map(Self)
    }

    /// Its column, 1 to 6.
    pub const fn x(self) -> u8 {
        self.0 % Self::SPAN + 1
    }

    /// Its row, 1 to 6.
    pub const fn y(self) -> u8 {
        self.0 / Self::SPAN + 1
    }

    /// Its place, row by row, below [`Square::COUNT`].
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// What lies behind `side`.
    pub const fn beyond(self, side: Side) -> Neighbour {
        let (x, y) = (self.x(), self.y());
        let next = match side {
            Side::North => Self::new(x, y - 1),
            Side::East => Self::new(x + 1, y),
            Side::South => Self::new(x, y + 1),
            Side::West => Self::new(x - 1, y),
        };
        match next {
            Some(square) => Neighbour::Square(square),
            None => Neighbour::Border(Border::of(side, if matches!(side, Side::North | Side::South) { x } else { y })),
        }
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "x{}/y{}", self.x(), self.y())
    }
}

/// What lies behind a side of a square.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Neighbour {
    /// Another square.
    Square(Square),
    /// The border of the map.
    Border(Border),
}

/// A border square around the map, `x0/y4` for example.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Border(u8);

impl Border {
    /// The number of border squares.
    pub const COUNT: usize = 24;

    /// The border square with these coordinates, one of them 0 or 7; `None` elsewhere and in the corners.
    pub const fn new(x: u8, y: u8) -> Option<Self> {
        const FAR: u8 = Square::SPAN + 1;
        match (x, y) {
            (1..FAR, 0) => Some(Self::of(Side::North, x)),
            (FAR, 1..FAR) => Some(Self::of(Side::East, y)),
            (1..FAR, FAR) => Some(Self::of(Side::South, x)),
            (0, 1..FAR) => Some(Self::of(Side::West, y)),
            _ => None,
        }
    }

    const fn of(side: Side, place: u8) -> Self {
        Self(side as u8 * Square::SPAN + place - 1)
    }

    /// The border square with this place.
    pub const fn at(index: usize) -> Option<Self> {
        if index < Self::COUNT { Some(Self(index as u8)) } else { None }
    }

    /// All border squares, side by side.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (0..Self::COUNT as u8).map(Self)
    }

    /// The side of the map it lies on.
    pub const fn side(self) -> Side {
        Side::ALL[(self.0 / Square::SPAN) as usize]
    }

    /// Its column on the top and bottom side, its row on the others; 1 to 6.
    pub const fn place(self) -> u8 {
        self.0 % Square::SPAN + 1
    }

    /// Its column, 0 to 7.
    pub const fn x(self) -> u8 {
        match self.side() {
            Side::North | Side::South => self.place(),
            Side::East => Square::SPAN + 1,
            Side::West => 0,
        }
    }

    /// Its row, 0 to 7.
    pub const fn y(self) -> u8 {
        match self.side() {
            Side::East | Side::West => self.place(),
            Side::South => Square::SPAN + 1,
            Side::North => 0,
        }
    }

    /// Its place among all border squares, below [`Border::COUNT`].
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The square of the map that it touches.
    pub const fn square(self) -> Square {
        let last = Square::SPAN - 1;
        let place = self.place() - 1;
        Square(match self.side() {
            Side::North => place,
            Side::East => place * Square::SPAN + last,
            Side::South => last * Square::SPAN + place,
            Side::West => place * Square::SPAN,
        })
    }
}

impl fmt::Display for Border {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "x{}/y{}", self.x(), self.y())
    }
}

kernel::bit_set! {
    /// A set of squares, row by row.
    pub struct SquareSet(u64) of Square, listed by Squares;
    |index| Square(index as u8), nth_of_u64
}

impl SquareSet {
    /// The whole map.
    pub const ALL: Self = Self((1 << Square::COUNT) - 1);

    /// The row of this number, 1 to 6; there is nothing in any other.
    pub const fn row(y: u8) -> Self {
        match y {
            1..=Square::SPAN => Self(0b11_1111 << ((y - 1) * Square::SPAN)),
            _ => Self::EMPTY,
        }
    }

    /// The column of this number, 1 to 6; there is nothing in any other.
    pub const fn column(x: u8) -> Self {
        match x {
            1..=Square::SPAN => Self(0x0000_0000_4104_1041 << (x - 1)),
            _ => Self::EMPTY,
        }
    }

    /// At most one square in each row: the one in this column, 1 to 6, or none for 0.
    pub const fn one_per_row(columns: [u8; 6]) -> Self {
        let (mut res, mut y) = (0, 0);
        while y < 6 {
            assert!(columns[y] <= Square::SPAN);
            res |= ((1 << columns[y]) >> 1) << (6 * y);
            y += 1;
        }
        Self(res)
    }

    /// The squares that touch a member at a side.
    #[must_use]
    pub const fn neighbours(self) -> Self {
        let vertical = self.0 << Square::SPAN | self.0 >> Square::SPAN;
        let east = (self.0 & !Self::column(Square::SPAN).0) << 1;
        let west = (self.0 & !Self::column(1).0) >> 1;
        Self((vertical | east | west) & Self::ALL.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn borders_touch_the_square_beside_them() {
        for border in Border::all() {
            assert_eq!(Border::new(border.x(), border.y()), Some(border));
            assert_eq!(border.square().beyond(border.side()), Neighbour::Border(border));
        }
        for corner in [(0, 0), (7, 0), (0, 7), (7, 7), (3, 3), (0, 8), (8, 2)] {
            assert_eq!(Border::new(corner.0, corner.1), None, "{corner:?}");
        }
    }

    #[test]
    fn going_there_and_back_is_where_we_were() {
        for square in Square::all() {
            assert_eq!(Square::new(square.x(), square.y()), Some(square));
            for side in Side::ALL {
                if let Neighbour::Square(next) = square.beyond(side) {
                    assert_eq!(next.beyond(side.opposite()), Neighbour::Square(square));
                    assert!(SquareSet::only(square).neighbours().contains(next));
                }
            }
        }
    }

    #[test]
    fn sets_count_and_list_their_members() {
        assert_eq!(SquareSet::ALL.len(), 36);
        let cross = SquareSet::row(4).or(SquareSet::column(2));
        assert_eq!(cross.len(), 11);
        let diagonal = SquareSet::one_per_row([1, 2, 0, 4, 5, 6]);
        assert_eq!(diagonal.len(), 5);
        assert!(diagonal.into_iter().all(|it| it.x() == it.y()));
        for off in [0, 7, 255] {
            assert!(SquareSet::row(off).or(SquareSet::column(off)).is_empty());
        }
        for (n, square) in cross.into_iter().enumerate() {
            assert!(square.y() == 4 || square.x() == 2);
            assert_eq!(cross.nth(n), square);
        }
        for (n, square) in Square::all().enumerate() {
            assert_eq!(SquareSet::ALL.nth(n), square);
            let beside = Side::ALL.into_iter().filter(|&it| matches!(square.beyond(it), Neighbour::Square(_)));
            assert_eq!(SquareSet::only(square).neighbours().len(), beside.count());
        }
    }
}
