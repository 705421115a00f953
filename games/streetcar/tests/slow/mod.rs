//! A slow and obvious second scorer: every walk is followed one square at a time, and the tracks are written out again.

use std::collections::BTreeMap;

use streetcar::{Board, Mark, Station};
use track::{Border, Square};

/// Column and row, the border included.
pub(crate) type Place = (i8, i8);

/// What is printed on a tile, the way the rules draw it, and whether there is a tree.
const PRINTED: [(char, &[&str], bool); 12] = [
    ('S', &["NS"], false),
    ('C', &["NE"], false),
    ('R', &["NS", "NE"], false),
    ('L', &["NS", "NW"], false),
    ('Y', &["NE", "NW"], false),
    ('D', &["NE", "SW"], false),
    ('W', &["EW", "NE", "NW"], true),
    ('T', &["NE", "NS", "NW"], true),
    ('O', &["NE", "ES", "SW", "WN"], true),
    ('X', &["NS", "EW"], true),
    ('Z', &["NS", "NE", "SW"], true),
    ('M', &["NS", "NW", "SE"], true),
];

/// The side that comes after `side`, clockwise.
fn clockwise(side: char) -> char {
    match side {
        'N' => 'E',
        'E' => 'S',
        'S' => 'W',
        _ => 'N',
    }
}

fn across(side: char) -> char {
    clockwise(clockwise(side))
}

fn next((x, y): Place, side: char) -> Place {
    match side {
        'N' => (x, y - 1),
        'E' => (x + 1, y),
        'S' => (x, y + 1),
        _ => (x - 1, y),
    }
}

/// The two sides that each track of a tile such as `Rb` joins, and whether the tile has a tree.
pub(crate) fn tracks(code: &str) -> (Vec<(char, char)>, bool) {
    let (shape, letter) = (code.as_bytes()[0] as char, code.as_bytes()[1]);
    let (_, pairs, tree) = PRINTED.into_iter().find(|it| it.0 == shape).expect("a shape");
    let turned = |side: char| (b'a'..letter).fold(side, |it, _| clockwise(it));
    let ends = |pair: &&str| (turned(pair.as_bytes()[0] as char), turned(pair.as_bytes()[1] as char));
    (pairs.iter().map(ends).collect(), tree)
}

pub(crate) fn square_place(square: Square) -> Place {
    (square.x().cast_signed(), square.y().cast_signed())
}

pub(crate) fn border_place(border: Border) -> Place {
    (border.x().cast_signed(), border.y().cast_signed())
}

/// A board as the slow scorer sees it.
pub(crate) struct Map {
    tiles: BTreeMap<Place, (Vec<(char, char)>, bool)>,
    pub(crate) stations: [Option<Place>; 4],
    pub(crate) central: Option<Place>,
}

impl Map {
    pub(crate) fn of(board: &Board) -> Self {
        let mut tiles = BTreeMap::new();
        for square in Square::all() {
            if let Mark::Track(tile) = board.mark(square) {
                tiles.insert(square_place(square), tracks(&tile.to_string()));
            }
        }
        let stations = Station::ALL.map(|it| board.station(it).map(border_place));
        Self { tiles, stations, central: board.central().map(square_place) }
    }

    fn exits(&self, place: Place, entered_by: char) -> Vec<char> {
        let Some((tracks, _)) = self.tiles.get(&place) else { return Vec::new() };
        let one_way = tracks.iter().filter(|it| it.0 == entered_by).map(|it| it.1);
        one_way.chain(tracks.iter().filter(|it| it.1 == entered_by).map(|it| it.0)).collect()
    }

    fn has_tree(&self, place: Place) -> bool {
        self.tiles.get(&place).is_some_and(|it| it.1)
    }

    /// Where a streetcar is that sets out from a border square: the first square, and the side by which it comes in.
    fn set_out((x, y): Place) -> (Place, char) {
        match (x, y) {
            (0, _) => ((1, y), 'W'),
            (7, _) => ((6, y), 'E'),
            (_, 0) => ((x, 1), 'N'),
            _ => ((x, 6), 'S'),
        }
    }

    /// The shortest drive, and the most trees of drives that short: all walks of one square, then all of two, and so on.
    pub(crate) fn drive(&self, from: Place, to: Place) -> Option<(i32, i32)> {
        let start = Self::set_out(from);
        if start.0 == to {
            return Some((0, 0));
        }
        let mut trains = BTreeMap::from([(start, 0)]);
        for n_squares in 1..=36 * 4 {
            let mut moved: BTreeMap<(Place, char), i32> = BTreeMap::new();
            for ((place, entered_by), n_trees) in trains {
                let n_trees = n_trees + i32::from(self.has_tree(place));
                for exit in self.exits(place, entered_by) {
                    let best = moved.entry((next(place, exit), across(exit))).or_default();
                    *best = n_trees.max(*best);
                }
            }
            if let Some(n_trees) = moved.iter().filter(|it| it.0.0 == to).map(|it| *it.1).max() {
                return Some((n_squares, n_trees));
            }
            trains = moved;
        }
        None
    }

    /// Makes sure that `squares` are a drive from one place to another, one after the other; says how many trees it passes.
    #[track_caller]
    pub(crate) fn assert_drive(&self, from: Place, squares: &[Square], to: Place) -> i32 {
        let mut now = Self::set_out(from);
        let mut n_trees = 0;
        for (n, &square) in squares.iter().enumerate() {
            assert_eq!(square_place(square), now.0, "the squares follow each other");
            n_trees += i32::from(self.has_tree(now.0));
            let onward = squares.get(n + 1).map_or(to, |it| square_place(*it));
            let exit = self.exits(now.0, now.1).into_iter().find(|&it| next(now.0, it) == onward);
            let exit = exit.unwrap_or_else(|| panic!("no track leads from {square} to {onward:?}"));
            now = (onward, across(exit));
        }
        assert_eq!(now.0, to, "the drive comes to its end");
        n_trees
    }
}

/// A score: for each connected pair its squares and trees, the stations at the central station, and the total.
#[derive(PartialEq, Eq, Debug)]
pub(crate) struct Score {
    pub(crate) rows: BTreeMap<(u8, u8), (i32, i32)>,
    pub(crate) linked: Vec<u8>,
    pub(crate) total: i32,
}

pub(crate) fn score(board: &Board) -> Score {
    let map = Map::of(board);
    let mut rows = BTreeMap::new();
    let mut linked = Vec::new();
    let mut total = 0;
    for (from, start) in (1..).zip(map.stations) {
        let Some(start) = start else { continue };
        for (to, end) in (1..).zip(map.stations).skip(from.into()) {
            if let Some((squares, trees)) = end.and_then(|it| map.drive(start, it)) {
                rows.insert((from, to), (squares, trees));
                total += i32::from(from + to) + squares + trees;
            }
        }
        if map.central.and_then(|it| map.drive(start, it)).is_some() {
            linked.push(from);
        }
    }
    total += match linked.len() {
        0 => 0,
        1 => 2,
        2 => 6,
        3 => 12,
        _ => 20,
    };
    Score { rows, linked, total }
}
