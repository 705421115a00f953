//! Places of the map that can be touched, and the way from one to the next.

use draw::scene::Point;
use railage::{Cell, City, Kind, Land, Map, Mine};
use railage_picture::Board;

/// A cell that has a name.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) enum Spot {
    City(City),
    Land(Land),
    Mine(Mine),
}

impl Spot {
    /// The spot of a cell; water is none.
    pub(super) const fn of(kind: Kind) -> Option<Self> {
        match kind {
            Kind::City(city, _) => Some(Self::City(city)),
            Kind::Land(land, _) => Some(Self::Land(land)),
            Kind::Mine(mine) => Some(Self::Mine(mine)),
            Kind::Water => None,
        }
    }

    /// Its name on the sheet.
    pub(super) fn name(self) -> String {
        match self {
            Self::City(city) => city.to_string(),
            Self::Land(land) => land.to_string(),
            Self::Mine(mine) => mine.to_string(),
        }
    }

    /// The name of its element on the page.
    pub(super) fn element(self) -> String {
        format!("railage-{}", self.name().replace('*', "wild"))
    }

    pub(super) fn cell(self, map: &Map) -> Option<Cell> {
        match self {
            Self::City(city) => map.city_cell(city),
            Self::Land(land) => map.land_cell(land),
            Self::Mine(mine) => map.mine_cell(mine),
        }
    }

    /// All spots of a map, row by row.
    pub(super) fn all(map: &Map) -> Vec<(Self, Cell)> {
        map.cells().iter().filter_map(|&cell| Some((Self::of(cell.kind)?, cell))).collect()
    }
}

/// Where an arrow key points.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Way {
    Left,
    Right,
    Up,
    Down,
}

impl Way {
    /// The way of a key.
    pub(super) fn of_key(key: &str) -> Option<Self> {
        match key {
            "ArrowLeft" => Some(Self::Left),
            "ArrowRight" => Some(Self::Right),
            "ArrowUp" => Some(Self::Up),
            "ArrowDown" => Some(Self::Down),
            _ => None,
        }
    }

    /// How far `by` goes this way, and how far it strays.
    fn measure(self, by: Point) -> (f64, f64) {
        match self {
            Self::Left => (-by.x, by.y.abs()),
            Self::Right => (by.x, by.y.abs()),
            Self::Up => (-by.y, by.x.abs()),
            Self::Down => (by.y, by.x.abs()),
        }
    }
}

/// The nearest spot in a direction, over water too.
pub(super) fn beside(map: &Map, board: &Board, from: Spot, way: Way) -> Option<Spot> {
    let start = board.middle(from.cell(map)?);
    let all = Spot::all(map).into_iter().filter(|it| it.0 != from);
    let reached = all.filter_map(|(spot, cell)| {
        let (on, off) = way.measure(board.middle(cell) - start);
        (on > 1.0 && off < on * 1.8).then_some((spot, on + 1.6 * off))
    });
    reached.min_by(|a, b| a.1.total_cmp(&b.1)).map(|it| it.0)
}

#[cfg(test)]
mod tests {
    use railage::Setup;

    use super::*;

    fn spot(map: &Map, name: &str) -> Spot {
        Spot::all(map).into_iter().map(|it| it.0).find(|it| it.name() == name).expect("it is on the map")
    }

    #[track_caller]
    fn check(is_turned: bool, from: &str, way: Way, to: Option<&str>) {
        let map = Map::read(railage::FIRST_MAP_TEXTS[0]).expect("a map");
        let setup = Setup::new(map, 1).expect("one seat");
        let (map, board) = (setup.map(), Board::new(setup.map(), is_turned));
        let reached = beside(map, &board, spot(map, from), way);
        assert_eq!(reached.map(Spot::name).as_deref(), to, "{from} {way:?}");
    }

    #[test]
    fn arrows_lead_to_the_next_cell() {
        check(false, "C1", Way::Right, Some("A1"));
        check(false, "C1", Way::Left, None);
        check(false, "C1", Way::Up, None);
        check(false, "A", Way::Left, Some("A1"));
        check(false, "E", Way::Left, Some("E1"));
        check(true, "C1", Way::Down, Some("A1"));
        check(true, "A1", Way::Up, Some("C1"));
        check(true, "C1", Way::Right, None);
    }

    #[test]
    fn arrows_reach_every_spot() {
        for setup in [Setup::river(1), Setup::lake(1)] {
            let setup = setup.expect("one seat");
            for is_turned in [false, true] {
                let (map, board) = (setup.map(), Board::new(setup.map(), is_turned));
                let all = Spot::all(map);
                let mut seen = vec![all[0].0];
                let mut at = 0;
                while at < seen.len() {
                    let next = [Way::Left, Way::Right, Way::Up, Way::Down].map(|it| beside(map, &board, seen[at], it));
                    for spot in next.into_iter().flatten() {
                        if !seen.contains(&spot) {
                            seen.push(spot);
                        }
                    }
                    at += 1;
                }
                assert_eq!(seen.len(), all.len());
            }
        }
    }

    #[test]
    fn names_of_elements_are_unique_and_plain() {
        let setup = Setup::lake(1).expect("one seat");
        let names: std::collections::HashSet<_> = Spot::all(setup.map()).iter().map(|it| it.0.element()).collect();
        assert_eq!(names.len(), Spot::all(setup.map()).len());
        assert!(names.iter().all(|it| it.chars().all(|c| c.is_ascii_alphanumeric() || c == '-')));
    }
}
