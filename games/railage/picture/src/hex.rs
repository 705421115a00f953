//! Hexagons on the paper, pointing up, every second row shifted half a cell to the right.

use railage::Cell;

use super::ground::{Area, Ground};
use draw::scene::{Path, Point, at};

/// From the middle of a cell to its corners.
pub(super) const RADIUS: f64 = 53.0;
/// From side to side.
pub(super) const WIDTH: f64 = RADIUS * 1.732_050_807_568_877;

/// The corners from the top, clockwise, for a radius of one.
const CORNERS: [Point; 6] =
    [at(0.0, -1.0), at(HALF_ROOT, -0.5), at(HALF_ROOT, 0.5), at(0.0, 1.0), at(-HALF_ROOT, 0.5), at(-HALF_ROOT, -0.5)];
const HALF_ROOT: f64 = 0.866_025_403_784_438_6;

/// How the map lies on the paper: as it is printed, or turned clockwise by a quarter for a narrow screen.
#[derive(Copy, Clone, PartialEq, Debug)]
pub(super) enum Lie {
    /// As it is printed.
    Upright,
    /// Turned: what was the top is on the right.
    Turned {
        /// How high the map is when it is upright.
        height: f64,
    },
}

impl Lie {
    /// How a map of this ground lies.
    pub(super) fn of(ground: &Ground, is_turned: bool) -> Self {
        if is_turned { Self::Turned { height: upright_size(ground).y } } else { Self::Upright }
    }

    /// The size of a map of this ground.
    pub(super) fn size(self, ground: &Ground) -> Point {
        let size = upright_size(ground);
        match self {
            Self::Upright => size,
            Self::Turned { .. } => at(size.y, size.x),
        }
    }

    /// The middle of a cell.
    pub(super) fn middle(self, cell: Cell) -> Point {
        let middle = middle(cell);
        match self {
            Self::Upright => middle,
            Self::Turned { height } => at(height - middle.y, middle.x),
        }
    }

    /// The corners of a hexagon, from the top of the printed one, clockwise.
    pub(super) fn corners(self, centre: Point, radius: f64) -> [Point; 6] {
        CORNERS.map(|it| {
            let corner = match self {
                Self::Upright => it,
                Self::Turned { .. } => at(-it.y, it.x),
            };
            centre + corner * radius
        })
    }

    /// The outline of a hexagon.
    pub(super) fn outline(self, centre: Point, radius: f64) -> Path {
        Path::outline(&self.corners(centre, radius))
    }
}

fn upright_size(ground: &Ground) -> Point {
    let (rows, columns) = (ground.n_rows as u8, ground.n_columns as u8);
    let shift = if rows > 1 { 0.5 } else { 0.0 };
    at((f64::from(columns) + shift) * WIDTH, (f64::from(rows) * 1.5 + 0.5) * RADIUS)
}

/// The middle of a cell of the printed map.
fn middle(cell: Cell) -> Point {
    let shift = f64::from(cell.row % 2) / 2.0;
    at((f64::from(cell.column) + 0.5 + shift) * WIDTH, (f64::from(cell.row) * 1.5 + 1.0) * RADIUS)
}

/// The sides of cells: those within the land of an area, and those that part two areas, each once.
pub(super) fn sides(cells: &[Cell], ground: &Ground, lie: Lie) -> (Path, Path) {
    let (mut inner, mut borders) = (Vec::new(), Vec::new());
    for &cell in cells {
        let area = Some(Area::of(cell.kind));
        for (n, other) in neighbours(cell).into_iter().enumerate() {
            let other = other.and_then(|(row, column)| ground.area(row, column));
            // The other three sides belong to the cells on the left and below, if there are any.
            if n >= 3 && other.is_some() {
                continue;
            }
            let corners = lie.corners(lie.middle(cell), RADIUS);
            let side = Path::through(&[corners[n], corners[(n + 1) % 6]]);
            if other != area {
                borders.push(side);
            } else if area != Some(Area::Water) {
                inner.push(side);
            }
        }
    }
    (inner.into_iter().collect(), borders.into_iter().collect())
}

/// The places around a cell, from the upper right one, clockwise.
fn neighbours(cell: Cell) -> [Option<(usize, usize)>; 6] {
    let (row, column) = (usize::from(cell.row), usize::from(cell.column));
    let (right, left) = (Some(column + row % 2), (column + row % 2).checked_sub(1));
    let place = |row: Option<usize>, column: Option<usize>| Some((row?, column?));
    let (above, below) = (row.checked_sub(1), Some(row + 1));
    [
        place(above, right),
        place(Some(row), Some(column + 1)),
        place(below, right),
        place(below, left),
        place(Some(row), column.checked_sub(1)),
        place(above, left),
    ]
}

#[cfg(test)]
mod tests {
    use railage::{Kind, Mine, Setup};

    use super::*;

    #[test]
    fn cells_that_touch_are_one_cell_apart() {
        let setup = Setup::river(1).expect("one seat");
        let cells = setup.map().cells();
        for &one in cells {
            let around: Vec<_> = neighbours(one).into_iter().flatten().collect();
            for &other in cells {
                for lie in [Lie::Upright, Lie::Turned { height: 1000.0 }] {
                    let way = lie.middle(one) - lie.middle(other);
                    assert_eq!(one.touches(other), (way.length() - WIDTH).abs() < 1e-9, "{one:?} {other:?}");
                }
                assert_eq!(one.touches(other), around.contains(&(other.row.into(), other.column.into())));
            }
        }
    }

    #[test]
    fn a_cell_alone_has_six_borders_and_two_of_one_area_have_none_between_them() {
        let mine = Mine::WILD;
        let cell = |column| Cell { row: 0, column, kind: Kind::Mine(mine) };
        let ground = |n: u8| Ground::with(1, n.into(), Area::Mine(mine));
        let n_sides = |cells: &[Cell], n: u8| {
            let (inner, borders) = sides(cells, &ground(n), Lie::Upright);
            (inner.steps().len() / 2, borders.steps().len() / 2)
        };
        assert_eq!(n_sides(&[cell(0)], 1), (0, 6));
        assert_eq!(n_sides(&[cell(0), cell(1)], 2), (1, 10));
    }
}
