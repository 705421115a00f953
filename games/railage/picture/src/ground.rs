//! The grid of a map: which area each place of it belongs to.

use railage::{Cell, City, Kind, Map, Mine};

/// What borders are drawn around.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Area {
    /// A city and its land.
    Of(City),
    /// A mine, alone.
    Mine(Mine),
    /// Water, all of it.
    Water,
}

impl Area {
    pub(super) const fn of(kind: Kind) -> Self {
        match kind {
            Kind::City(city, _) => Self::Of(city),
            Kind::Land(land, _) => Self::Of(land.area()),
            Kind::Mine(mine) => Self::Mine(mine),
            Kind::Water => Self::Water,
        }
    }
}

/// The cells of a map by row and column.
pub(super) struct Ground {
    pub(super) n_rows: usize,
    pub(super) n_columns: usize,
    areas: Vec<Option<Area>>,
}

impl Ground {
    pub(super) fn of(map: &Map) -> Self {
        let most = |of: fn(&Cell) -> u8| map.cells().iter().map(of).max().map_or(0, |it| usize::from(it) + 1);
        let (n_rows, n_columns) = (most(|it| it.row), most(|it| it.column));
        let mut areas = vec![None; n_rows * n_columns];
        for cell in map.cells() {
            areas[usize::from(cell.row) * n_columns + usize::from(cell.column)] = Some(Area::of(cell.kind));
        }
        Self { n_rows, n_columns, areas }
    }

    /// A ground that is all of one area.
    #[cfg(test)]
    pub(super) fn with(n_rows: usize, n_columns: usize, area: Area) -> Self {
        Self { n_rows, n_columns, areas: vec![Some(area); n_rows * n_columns] }
    }

    /// The area there; `None` where there is no cell.
    pub(super) fn area(&self, row: usize, column: usize) -> Option<Area> {
        let is_inside = row < self.n_rows && column < self.n_columns;
        if is_inside { self.areas[row * self.n_columns + column] } else { None }
    }
}
