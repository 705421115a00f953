//! The two tracks of a sheet: what is printed on their spaces.

use crate::SpaceSet;

const ROOM: usize = SpaceSet::MAX as usize + 1;

/// What a space of the upper track may carry.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Upper {
    /// An extra action.
    Extra,
    /// A factor for the trunk.
    Factor(u8),
    /// Points for the first to arrive.
    Points(u8),
}

/// What a space of the lower track may carry.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Lower {
    /// A ○: one more city counts for branches.
    Branch,
    /// Points for the first to arrive.
    Points(u8),
}

/// Both tracks: the upper one is counted from the left, the lower one from the right.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tracks {
    columns: u8,
    upper_spaces: u8,
    extras: SpaceSet,
    factors: [u8; ROOM],
    upper_points: [u8; ROOM],
    branches: SpaceSet,
    lower_points: [u8; ROOM],
}

impl Tracks {
    /// The most columns.
    pub const MOST: u8 = SpaceSet::MAX;

    /// Two empty tracks with a space in every column; `columns` is at most [`Tracks::MOST`].
    pub(crate) const fn new(columns: u8) -> Self {
        Self {
            columns,
            upper_spaces: columns,
            extras: SpaceSet::EMPTY,
            factors: [0; ROOM],
            upper_points: [0; ROOM],
            branches: SpaceSet::EMPTY,
            lower_points: [0; ROOM],
        }
    }

    /// Ends the upper track after so many spaces, at most all columns.
    pub(crate) const fn end_upper(&mut self, spaces: u8) {
        self.upper_spaces = spaces;
    }

    /// Prints on an upper space; says whether it was free of such a thing.
    pub(crate) fn print_upper(&mut self, space: u8, what: Upper) -> bool {
        let slot = match what {
            Upper::Extra => {
                let is_new = !self.extras.contains(space);
                self.extras.insert(space);
                return is_new;
            }
            Upper::Factor(factor) => (&mut self.factors[usize::from(space)], factor),
            Upper::Points(points) => (&mut self.upper_points[usize::from(space)], points),
        };
        std::mem::replace(slot.0, slot.1) == 0
    }

    /// Prints on a lower space; says whether it was free of such a thing.
    pub(crate) fn print_lower(&mut self, space: u8, what: Lower) -> bool {
        match what {
            Lower::Branch => {
                let is_new = !self.branches.contains(space);
                self.branches.insert(space);
                is_new
            }
            Lower::Points(points) => std::mem::replace(&mut self.lower_points[usize::from(space)], points) == 0,
        }
    }

    /// How many columns there are; the lower track has a space in each.
    pub const fn columns(&self) -> u8 {
        self.columns
    }

    /// How many spaces the upper track has; it may end before the last column.
    pub const fn upper_spaces(&self) -> u8 {
        self.upper_spaces
    }

    /// Whether an upper space, from the left, brings an extra action.
    pub const fn is_extra(&self, space: u8) -> bool {
        self.extras.contains(space)
    }

    /// The factor that is printed on an upper space.
    pub fn factor_on(&self, space: u8) -> Option<u8> {
        self.factors.get(usize::from(space)).copied().filter(|&it| it > 0)
    }

    /// The factor of whoever has reached `reached` upper spaces; 0 for none.
    pub fn factor(&self, reached: u8) -> u8 {
        (1..=reached.min(self.upper_spaces)).rev().find_map(|it| self.factor_on(it)).unwrap_or(0)
    }

    /// The points on an upper space.
    pub fn upper_points(&self, space: u8) -> Option<u8> {
        self.upper_points.get(usize::from(space)).copied().filter(|&it| it > 0)
    }

    /// Whether a lower space, from the right, carries a ○.
    pub const fn is_branch(&self, space: u8) -> bool {
        self.branches.contains(space)
    }

    /// How many cities count for branches when `reached` lower spaces are reached.
    pub const fn branches(&self, reached: u8) -> usize {
        self.branches.up_to(if reached > Self::MOST { Self::MOST } else { reached }).len()
    }

    /// The points on a lower space.
    pub fn lower_points(&self, space: u8) -> Option<u8> {
        self.lower_points.get(usize::from(space)).copied().filter(|&it| it > 0)
    }
}
