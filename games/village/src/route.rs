//! How a line runs through the tableau: in from above or from the left, out below or to the right.

use crate::{Line, Shape, Space};

/// A side of a space.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Side {
    Above,
    Left,
    Below,
    Right,
}

/// A space that a line runs through.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Passage {
    /// Which space.
    pub space: Space,
    /// Where the line comes in: above or left.
    pub from: Side,
    /// Where it goes out: below or right.
    pub to: Side,
}

/// Where a line comes in next: into a space, from above or from the left; or at the edge, where it ends.
///
/// Lines never turn back up or left, because a bridge and a bend lead what comes from above or from the left on to below
/// or to the right.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Head(u8);

const ABOVE: u8 = 0;
const LEFT: u8 = 1;

impl Head {
    /// The number of ways into spaces.
    pub(crate) const COUNT: usize = 2 * Space::COUNT;

    /// The end of a completed line.
    pub(crate) const EDGE: Self = Self(2 * Space::COUNT as u8);

    /// Where the lines start.
    pub(crate) const FIRST: [Self; Line::COUNT] = {
        let mut res = [Self::EDGE; Line::COUNT];
        let mut line = 0;
        while line < Line::COUNT as u8 {
            let number = Line::at(line).number() - 1;
            res[line as usize] = if Line::at(line).is_top() {
                Self(2 * number + ABOVE)
            } else {
                Self(2 * number * Space::COLUMNS + LEFT)
            };
            line += 1;
        }
        res
    };

    /// The space, unless the line has ended.
    pub(crate) const fn space(self) -> Option<Space> {
        if self.0 == Self::EDGE.0 { None } else { Some(Space::at(self.0 / 2)) }
    }

    /// Both ways into a space.
    pub(crate) const fn into(space: Space) -> [Self; 2] {
        let first = 2 * space.index() as u8;
        [Self(first + ABOVE), Self(first + LEFT)]
    }

    /// The way into a space over this side.
    pub(crate) const fn of(space: Space, from: Side) -> Self {
        Self::into(space)[if matches!(from, Side::Above) { ABOVE } else { LEFT } as usize]
    }

    /// Over which side it comes in.
    pub(crate) const fn side(self) -> Side {
        if self.0 & 1 == ABOVE { Side::Above } else { Side::Left }
    }

    /// A number below [`Head::COUNT`], unless the line has ended.
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    /// 0 from above, 1 from the left.
    pub(crate) const fn entry(self) -> usize {
        (self.0 & 1) as usize
    }

    /// Where the line comes in behind a track of this shape.
    pub(crate) const fn next(self, shape: Shape) -> Self {
        NEXT[self.0 as usize][shape as usize]
    }

    pub(crate) const fn passage(self, space: Space, shape: Shape) -> Passage {
        let (from, to) = match (self.entry() as u8, shape) {
            (ABOVE, Shape::Bridge) => (Side::Above, Side::Below),
            (ABOVE, Shape::Bend) => (Side::Above, Side::Right),
            (_, Shape::Bridge) => (Side::Left, Side::Right),
            (_, Shape::Bend) => (Side::Left, Side::Below),
        };
        Passage { space, from, to }
    }
}

/// Where a line that comes into a space over this side comes in next, behind a track of this shape; `None` at the edge.
///
/// Lines come in from above or from the left; any other side counts as the left one.
#[inline]
pub const fn leads(space: Space, from: Side, shape: Shape) -> Option<(Space, Side)> {
    let next = Head::of(space, from).next(shape);
    match next.space() {
        Some(space) => Some((space, next.side())),
        None => None,
    }
}

static NEXT: [[Head; 2]; 2 * Space::COUNT + 1] = {
    let mut res = [[Head::EDGE; 2]; 2 * Space::COUNT + 1];
    let mut index = 0;
    while index < Space::COUNT as u8 {
        let space = Space::at(index);
        let below = if space.row() < Space::ROWS { Head(2 * (index + Space::COLUMNS) + ABOVE) } else { Head::EDGE };
        let right = if space.column() < Space::COLUMNS { Head(2 * (index + 1) + LEFT) } else { Head::EDGE };
        // Bridge and bend.
        res[(2 * index + ABOVE) as usize] = [below, right];
        res[(2 * index + LEFT) as usize] = [right, below];
        index += 1;
    }
    res
};
