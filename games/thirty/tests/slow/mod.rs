//! A slow and obvious second scorer: its own map, its own table of pieces, and every line tried one after the other.

use std::collections::{BTreeMap, HashSet};

use thirty::{Mark, Pair, RuleSet, Sheet, Station};
use track::Square;

/// A place on the map, 1 to 6, or on its border, 0 or 7.
pub(crate) type Place = (i8, i8);

/// The four sides, as steps.
const NORTH: Place = (0, -1);
const EAST: Place = (1, 0);
const SOUTH: Place = (0, 1);
const WEST: Place = (-1, 0);

/// Which sides a piece joins, as the table of the ruling has it.
fn joined(code: &str) -> &'static [(Place, Place)] {
    match code {
        "1a" => &[(NORTH, EAST)],
        "1b" => &[(EAST, SOUTH)],
        "1c" => &[(SOUTH, WEST)],
        "1d" => &[(WEST, NORTH)],
        "2a" => &[(NORTH, SOUTH)],
        "2b" => &[(EAST, WEST)],
        "3a" => &[(NORTH, EAST), (SOUTH, WEST)],
        "3b" => &[(EAST, SOUTH), (WEST, NORTH)],
        "4a" | "4b" => &[(NORTH, SOUTH), (EAST, WEST)],
        "5a" => &[(NORTH, WEST), (NORTH, EAST)],
        "5b" => &[(EAST, NORTH), (EAST, SOUTH)],
        "5c" => &[(SOUTH, EAST), (SOUTH, WEST)],
        "5d" => &[(WEST, SOUTH), (WEST, NORTH)],
        "6a" => &[(NORTH, SOUTH), (NORTH, EAST)],
        "6b" => &[(EAST, WEST), (EAST, SOUTH)],
        "6c" => &[(SOUTH, NORTH), (SOUTH, WEST)],
        "6d" => &[(WEST, EAST), (WEST, NORTH)],
        "6e" => &[(NORTH, SOUTH), (NORTH, WEST)],
        "6f" => &[(EAST, WEST), (EAST, NORTH)],
        "6g" => &[(SOUTH, NORTH), (SOUTH, EAST)],
        "6h" => &[(WEST, EAST), (WEST, SOUTH)],
        _ => panic!("there is no piece {code}"),
    }
}

fn plus(a: Place, b: Place) -> Place {
    (a.0 + b.0, a.1 + b.1)
}

fn back(side: Place) -> Place {
    (-side.0, -side.1)
}

/// The name of a side of a square, the same from both of its squares: where its middle is, in half squares.
fn name(square: Place, side: Place) -> Place {
    (2 * square.0 + side.0, 2 * square.1 + side.1)
}

/// A map as a person sees it.
#[derive(Clone)]
pub(crate) struct Map {
    track: [[&'static [(Place, Place)]; 6]; 6],
    /// Stations 1 to 4, where they are set.
    pub(crate) stations: [Option<Place>; 4],
    pub(crate) mine: Option<Place>,
    pub(crate) bonus: Option<Place>,
}

/// What the lines from one station come to.
#[derive(Default)]
pub(crate) struct Lines {
    /// For every place where a line ends: the fewest squares and, with these, the most passages of the bonus square.
    pub(crate) ends: BTreeMap<Place, (u8, u8)>,
    /// All squares that a line comes through.
    pub(crate) seen: HashSet<Place>,
}

pub(crate) fn place(square: Square) -> Place {
    (square.x().cast_signed(), square.y().cast_signed())
}

impl Map {
    pub(crate) fn of(sheet: &Sheet) -> Self {
        let mut res = Self {
            track: [[&[]; 6]; 6],
            stations: sheet.stations().map(|it| it.map(|it| (it.x().cast_signed(), it.y().cast_signed()))),
            mine: sheet.mine().map(place),
            bonus: sheet.bonus_square().map(place),
        };
        for square in Square::all() {
            if let Mark::Track(piece) = sheet.mark(square) {
                res.draw(square, &piece.to_string());
            }
        }
        res
    }

    pub(crate) fn draw(&mut self, square: Square, code: &str) {
        self.track[usize::from(square.y()) - 1][usize::from(square.x()) - 1] = joined(code);
    }

    /// Where a train may leave `square` that came in by `side`.
    fn exits(&self, square: Place, side: Place) -> Vec<Place> {
        let track = self.track[usize::from(square.1.cast_unsigned()) - 1][usize::from(square.0.cast_unsigned()) - 1];
        let exits = track.iter().filter_map(|&(a, b)| match side {
            _ if side == a => Some(b),
            _ if side == b => Some(a),
            _ => None,
        });
        exits.collect()
    }

    fn is_on_map((x, y): Place) -> bool {
        (1..=6).contains(&x) && (1..=6).contains(&y)
    }

    /// The first square of a line from the border square `start`, and the side of that square where it comes in.
    fn entry(start: Place) -> (Place, Place) {
        let inwards = match start {
            (0, _) => EAST,
            (7, _) => WEST,
            (_, 0) => SOUTH,
            _ => NORTH,
        };
        (plus(start, inwards), back(inwards))
    }

    /// All lines from `start`.
    pub(crate) fn lines(&self, start: Place) -> Lines {
        let mut found = Lines::default();
        let (square, side) = Self::entry(start);
        if self.mine == Some(square) {
            found.ends.insert(square, (0, 0));
        } else {
            self.drive(square, side, &mut vec![name(square, side)], (0, 0), &mut found);
        }
        found
    }

    fn drive(&self, square: Place, side: Place, crossed: &mut Vec<Place>, so_far: (u8, u8), found: &mut Lines) {
        found.seen.insert(square);
        let here = (so_far.0 + 1, so_far.1 + u8::from(self.bonus == Some(square)));
        for exit in self.exits(square, side) {
            let (next, edge) = (plus(square, exit), name(square, exit));
            if crossed.contains(&edge) {
                continue;
            }
            if !Self::is_on_map(next) || self.mine == Some(next) {
                let best = found.ends.entry(next).or_insert(here);
                if here.0 < best.0 || (here.0 == best.0 && here.1 > best.1) {
                    *best = here;
                }
                continue;
            }
            crossed.push(edge);
            self.drive(next, back(exit), crossed, here, found);
            crossed.pop();
        }
    }

    /// How many squares the shortest way to `end` has if track may be used again, and the most passages of the bonus square.
    pub(crate) fn shortest_walk(&self, start: Place, end: Place) -> Option<(u8, u8)> {
        let mut seen = HashSet::new();
        // Where trains come in that have passed so many squares, and the most passages of the bonus square so far.
        let mut now = BTreeMap::from([(Self::entry(start), 0)]);
        for squares in 1.. {
            seen.extend(now.keys().copied());
            let (mut arrived, mut next) = (None, BTreeMap::new());
            for (&(square, side), &bonus) in &now {
                let bonus = bonus + u8::from(self.bonus == Some(square));
                for exit in self.exits(square, side) {
                    let (beyond, way_in) = (plus(square, exit), back(exit));
                    if beyond == end {
                        arrived = arrived.max(Some(bonus));
                    } else if Self::is_on_map(beyond) && self.mine != Some(beyond) && !seen.contains(&(beyond, way_in))
                    {
                        let best = next.entry((beyond, way_in)).or_insert(bonus);
                        *best = bonus.max(*best);
                    }
                }
            }
            if arrived.is_some() || next.is_empty() {
                return arrived.map(|it| (squares, it));
            }
            now = next;
        }
        unreachable!("there are 144 squares and sides")
    }

    /// Checks that these squares, one after the other, are a legal line from `start` to `end`.
    #[track_caller]
    pub(crate) fn assert_line(&self, start: Place, squares: &[Square], end: Place) {
        let (mut square, mut side) = Self::entry(start);
        let mut crossed = HashSet::from([name(square, side)]);
        let mut rest = squares.iter().map(|&it| place(it)).chain([end]);
        assert_eq!(rest.next(), Some(square), "the line begins at its station");
        for next in rest {
            let exit = (next.0 - square.0, next.1 - square.1);
            assert!(self.exits(square, side).contains(&exit), "no track from {square:?} to {next:?}");
            assert!(crossed.insert(name(square, exit)), "a side is crossed twice: {square:?} to {next:?}");
            assert!(self.mine != Some(square), "the mine is passed");
            (square, side) = (next, back(exit));
        }
    }
}

/// One row of the scoring table: squares, bonus, shares, and what it adds to the score.
pub(crate) type Row = (u8, u8, Option<u8>, u8);

/// The whole score, written down row by row.
#[derive(PartialEq, Debug)]
pub(crate) struct Score {
    pub(crate) rows: BTreeMap<(u8, u8), Row>,
    pub(crate) linked: Vec<u8>,
    pub(crate) total: i32,
}

/// Scores a sheet as a person would.
pub(crate) fn score(sheet: &Sheet, rules: RuleSet) -> Score {
    let map = Map::of(sheet);
    let mut res = Score { rows: BTreeMap::new(), linked: Vec::new(), total: 0 };
    let points = BTreeMap::from([((1, 2), 1), ((1, 3), 2), ((1, 4), 3), ((2, 3), 3), ((2, 4), 4), ((3, 4), 5)]);
    for from in 1..=4_u8 {
        let Some(start) = map.stations[usize::from(from) - 1] else { continue };
        let lines = map.lines(start);
        if map.mine.is_some_and(|it| lines.ends.contains_key(&it)) {
            res.linked.push(from);
        }
        for to in from + 1..=4 {
            let end = map.stations[usize::from(to) - 1];
            let Some(&(squares, passages)) = end.and_then(|it| lines.ends.get(&it)) else { continue };
            let bonus = match (rules, passages) {
                (_, 0) => 0,
                (RuleSet::Postal, 2) => 4,
                _ => 2,
            };
            let sum = points[&(from, to)] + squares + bonus;
            let row = if rules == RuleSet::Advanced {
                let stations = [from, to].map(|it| Station::new(it.into()).expect("a station"));
                let shares = sheet.shares(Pair::new(stations[0], stations[1]).expect("a pair"));
                (squares, bonus, Some(shares), sum.min(shares))
            } else {
                (squares, bonus, None, sum)
            };
            res.rows.insert((from, to), row);
        }
    }
    let mine = [0, 2, 6, 12, 20][res.linked.len()];
    res.total = mine + res.rows.values().map(|it| i32::from(it.3)).sum::<i32>();
    res
}
