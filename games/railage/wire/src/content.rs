//! The map of a game of Rail Age, with all that is printed on the sheet.

use railage::{Face, Kind, Map, Tracks};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// What a game of Rail Age is played with.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[schema(as = RailageContent)]
pub struct Content {
    /// The name of the map.
    pub map: String,
    /// The hash of the file with the map.
    pub content: String,
    /// What the file says about it, for example that it is reconstructed.
    pub note: String,
    /// The most land cells that a line may have.
    pub longest: u8,
    /// The hexagons, row by row; every second row, from row 1, is shifted half a cell to the right.
    pub cells: Vec<Cell>,
    /// The terrains that the remaining die allows a dot on, from the number 1 to the number 6.
    pub chart: Vec<[String; 2]>,
    /// How many columns the tracks have; the lower one has a space in each.
    pub columns: u8,
    /// How many spaces the upper track has, from the left.
    pub upper_spaces: u8,
    /// The upper spaces with something on them, counted from the left.
    pub upper: Vec<UpperSpace>,
    /// The lower spaces with something on them, counted from the right.
    pub lower: Vec<LowerSpace>,
}

/// A hexagon of the map.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[schema(as = RailageCell)]
pub struct Cell {
    /// Its row, from 0 at the top.
    pub row: u8,
    /// Its place in the row, from 0 at the left.
    pub column: u8,
    /// What it is.
    pub kind: CellKind,
    /// Its name: `C` for a city, `C4` for land, `M3` or `M*` for a mine; water has none.
    pub name: Option<String>,
    /// The sum that takes a city; the wild city, which any sum takes, has none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub value: Option<u8>,
    /// What grows on a land cell: `plain`, `forest` or `hill`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub terrain: Option<String>,
    /// The city of its area; mines and water belong to none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub area: Option<String>,
    /// The names of the cells that share a side with it, but for water.
    pub touches: Vec<String>,
}

/// What a cell is.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
#[schema(as = RailageCellKind)]
pub enum CellKind {
    /// A city.
    City,
    /// A mine.
    Mine,
    /// A land cell of an area.
    Land,
    /// A river or a lake: nothing can be drawn here.
    Water,
}

/// A space of the upper track.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[schema(as = RailageUpperSpace)]
pub struct UpperSpace {
    /// Its number, from 1 at the left.
    pub space: u8,
    /// Whether it brings an extra action.
    pub is_extra: bool,
    /// The factor for the trunk.
    pub factor: Option<u8>,
    /// The points for the first to arrive.
    pub points: Option<u8>,
}

/// A space of the lower track.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[schema(as = RailageLowerSpace)]
pub struct LowerSpace {
    /// Its number, from 1 at the right.
    pub space: u8,
    /// Whether it carries a ○: one more city counts for branches.
    pub is_branch: bool,
    /// The points for the first to arrive.
    pub points: Option<u8>,
}

impl Content {
    pub(crate) fn of(map: &Map) -> Self {
        let tracks = map.tracks();
        Self {
            map: map.name().to_owned(),
            content: map.id().to_string(),
            note: map.note().to_owned(),
            longest: map.longest() as u8,
            cells: map.cells().iter().map(|it| Cell::new(*it, map)).collect(),
            chart: Face::ALL.into_iter().map(|it| map.chart().terrains(it).map(|it| it.to_string())).collect(),
            columns: tracks.columns(),
            upper_spaces: tracks.upper_spaces(),
            upper: (1..=tracks.upper_spaces()).filter_map(|it| UpperSpace::new(it, tracks)).collect(),
            lower: (1..=tracks.columns()).filter_map(|it| LowerSpace::new(it, tracks)).collect(),
        }
    }
}

fn name(kind: Kind) -> Option<String> {
    match kind {
        Kind::City(city, _) => Some(city.to_string()),
        Kind::Mine(mine) => Some(mine.to_string()),
        Kind::Land(land, _) => Some(land.to_string()),
        Kind::Water => None,
    }
}

impl Cell {
    fn new(cell: railage::Cell, map: &Map) -> Self {
        let near = map.cells().iter().filter(|it| cell.touches(**it));
        Self {
            row: cell.row,
            column: cell.column,
            kind: match cell.kind {
                Kind::City(..) => CellKind::City,
                Kind::Mine(_) => CellKind::Mine,
                Kind::Land(..) => CellKind::Land,
                Kind::Water => CellKind::Water,
            },
            name: name(cell.kind),
            value: if let Kind::City(_, value) = cell.kind { value } else { None },
            terrain: if let Kind::Land(_, terrain) = cell.kind { Some(terrain.to_string()) } else { None },
            area: cell.kind.area().map(|it| it.to_string()),
            touches: near.filter_map(|it| name(it.kind)).collect(),
        }
    }
}

impl UpperSpace {
    fn new(space: u8, tracks: &Tracks) -> Option<Self> {
        let (factor, points) = (tracks.factor_on(space), tracks.upper_points(space));
        let is_extra = tracks.is_extra(space);
        (is_extra || factor.is_some() || points.is_some()).then_some(Self { space, is_extra, factor, points })
    }
}

impl LowerSpace {
    fn new(space: u8, tracks: &Tracks) -> Option<Self> {
        let (is_branch, points) = (tracks.is_branch(space), tracks.lower_points(space));
        (is_branch || points.is_some()).then_some(Self { space, is_branch, points })
    }
}
