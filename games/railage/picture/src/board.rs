//! Where everything stands in the picture of a map alone, so that a page can lay over it what can be touched.

use railage::{Cell, Map};

use super::{
    cells::{RING, RING_RADIUS},
    frame::BOARD_MARGIN,
    ground::Ground,
    hex::{Lie, RADIUS},
    lines,
};
use draw::scene::{Path, Point, at};

/// The places of [`super::Picture::board`].
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Board {
    lie: Lie,
    size: Point,
}

impl Board {
    /// The places of a map, as it is printed or turned by a quarter.
    pub fn new(map: &Map, is_turned: bool) -> Self {
        let ground = Ground::of(map);
        let lie = Lie::of(&ground, is_turned);
        Self { lie, size: lie.size(&ground) + at(2.0, 2.0) * BOARD_MARGIN }
    }

    /// Width and height of the picture.
    pub const fn size(&self) -> Point {
        self.size
    }

    /// The middle of a cell.
    pub fn middle(&self, cell: Cell) -> Point {
        self.lie.middle(cell) + at(BOARD_MARGIN, BOARD_MARGIN)
    }

    /// The outline of a cell, this many times as large.
    pub fn outline(&self, cell: Cell, times: f64) -> Path {
        self.lie.outline(self.middle(cell), RADIUS * times)
    }

    /// The middle and the radius of the ○ of a city.
    pub fn ring(&self, cell: Cell) -> (Point, f64) {
        (self.middle(cell) + RING, RING_RADIUS)
    }

    /// The way of a line over these cells, as the picture draws it.
    pub fn line(&self, cells: &[Cell]) -> Path {
        lines::through(&cells.iter().map(|&it| self.middle(it)).collect::<Vec<_>>())
    }
}
