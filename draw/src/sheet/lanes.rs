//! Which lane each line takes, so that lines which share track run side by side.
//!
//! A lane is an offset to the left of a line's own direction. Two lines collide where they cross the same side of a
//! square in the same lane. The best lanes have no collisions, few crossings where lines part, and keep to the middle.

use std::cmp::Ordering;

use track::Side;

use super::{course::Course, way::Way};

/// The lanes to choose from, the middle first.
const LANES: [i32; 11] = [0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5];
/// What it costs to leave the middle: a track is about three lanes wide on either side.
const DISTANCE: [i32; 6] = [0, 1, 3, 8, 40, 60];
const COLLISION: i32 = 1000;
const CROSSING: i32 = 6;

/// Two lines at a side that both cross.
#[derive(Copy, Clone, Debug)]
struct Meeting {
    /// The lines, and 1 or -1: what their lanes count, seen by whoever enters the square by that side.
    first: (usize, i32),
    second: (usize, i32),
    /// How the first line's lane should compare to the second's, because they part in that square.
    wish: Option<Ordering>,
}

impl Meeting {
    /// What it costs if the lines are in these lanes.
    fn cost(self, first: i32, second: i32) -> i32 {
        match ((first * self.first.1).cmp(&(second * self.second.1)), self.wish) {
            (Ordering::Equal, _) => COLLISION,
            (order, Some(wish)) if order != wish => CROSSING,
            _ => 0,
        }
    }
}

/// The exit of a way that is entered by `side`, and 1 if the way runs so, -1 if it runs the other way round.
fn seen_from(way: Way, side: Side) -> Option<(Side, i32)> {
    match way {
        Way { from, to } if from == side => Some((to, 1)),
        Way { from, to } if to == side => Some((from, -1)),
        _ => None,
    }
}

/// How far to the left an exit lies for whoever enters by `side`.
fn leftness(side: Side, exit: Side) -> u8 {
    // Going in by the south, north is ahead and west, a quarter clockwise of the south, is on the left.
    3 - (1..4).find(|&quarters| side.turned(quarters) == exit).unwrap_or(3)
}

fn meetings(lines: &[&Course]) -> Vec<Meeting> {
    let mut res = Vec::new();
    for (b, second) in lines.iter().enumerate() {
        // A line that uses track again, the other way round, meets itself.
        for (a, first) in lines[..=b].iter().enumerate() {
            for (n, p) in first.passages.iter().enumerate() {
                let n_before = if a == b { n + 1 } else { 0 };
                for q in second.passages.iter().skip(n_before).filter(|q| q.square == p.square) {
                    let both = Side::ALL.into_iter().filter_map(|side| {
                        let (to_p, sign_p) = seen_from(p.way, side)?;
                        let (to_q, sign_q) = seen_from(q.way, side)?;
                        let order = leftness(side, to_p).cmp(&leftness(side, to_q));
                        let wish = Some(order).filter(|it| it.is_ne());
                        Some(Meeting { first: (a, sign_p), second: (b, sign_q), wish })
                    });
                    res.extend(both);
                }
            }
        }
    }
    res
}

/// What all meetings of two lines cost together, by their lanes' places in [`LANES`].
type Costs = [[i32; LANES.len()]; LANES.len()];

/// The lanes of `lines`, beside `fixed` lines that all keep to the middle.
pub(super) fn assign(lines: &[&Course], fixed: &[&Course]) -> Vec<i32> {
    let all: Vec<_> = fixed.iter().chain(lines).copied().collect();
    let n_fixed = fixed.len();
    let mut costs: Vec<Vec<Costs>> = (1..=all.len()).map(|n| vec![Costs::default(); n]).collect();
    for it in meetings(&all).into_iter().filter(|it| it.second.0 >= n_fixed) {
        for (row, first) in costs[it.second.0][it.first.0].iter_mut().zip(LANES) {
            for (cost, second) in row.iter_mut().zip(LANES) {
                *cost += it.cost(first, second);
            }
        }
    }
    let places = vec![0; all.len()];
    let mut search = Search { costs: &costs, best: places.clone(), places, best_cost: i32::MAX, n_left: MOST_TRIES };
    search.choose(n_fixed, 0);
    search.best[n_fixed..].iter().map(|&it| LANES[it]).collect()
}

/// How many lanes are tried before the best ones so far are taken, so that no map takes long.
const MOST_TRIES: u32 = 2_000_000;

struct Search<'a> {
    /// What each line's meetings cost: with those before it, and with itself.
    costs: &'a [Vec<Costs>],
    /// The places of the lanes in [`LANES`].
    places: Vec<usize>,
    best: Vec<usize>,
    best_cost: i32,
    n_left: u32,
}

impl Search<'_> {
    fn choose(&mut self, line: usize, cost: i32) {
        if cost >= self.best_cost {
            return;
        }
        if line == self.places.len() {
            self.best_cost = cost;
            self.best.clone_from(&self.places);
            return;
        }
        for (place, lane) in LANES.into_iter().enumerate() {
            if self.n_left == 0 {
                return;
            }
            self.n_left -= 1;
            self.places[line] = place;
            let meetings = self.costs[line].iter().zip(&self.places).map(|(it, &first)| it[first][place]).sum::<i32>();
            self.choose(line + 1, cost + DISTANCE[lane.unsigned_abs() as usize] + meetings);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        scene::Point,
        sheet::{
            course::corner,
            sketch::{BUSY, courses},
        },
    };

    /// The lanes of the lines of a map, and whether no two lines cross a side at the same point.
    fn check(map: &str) -> (Vec<i32>, bool) {
        let courses: Vec<_> = courses(map).into_iter().map(|it| it.2).collect();
        let lanes = assign(&courses.iter().collect::<Vec<_>>(), &[]);
        let ends = |(course, lane): (&Course, &i32)| -> Vec<Point> {
            let offset = f64::from(*lane) * 5.0;
            let both = course
                .passages
                .iter()
                .flat_map(|it| [it.way.start(offset), it.way.end(offset)].map(|p| corner(it.square) + p));
            both.collect()
        };
        let points: Vec<_> = courses.iter().zip(&lanes).map(ends).collect();
        let is_apart = points.iter().enumerate().all(|(n, of_one)| {
            points[..n].iter().all(|other| !of_one.iter().any(|p| other.iter().any(|q| (*p - *q).length() < 0.1)))
        });
        (lanes, is_apart)
    }

    #[test]
    fn lines_that_share_track_run_in_different_lanes() {
        let (lanes, is_apart) = check(BUSY);
        assert_eq!(lanes.len(), 5);
        assert!(is_apart, "{lanes:?}");
        assert!(lanes.iter().all(|it| it.abs() <= 3), "{lanes:?}");
    }

    #[test]
    fn a_line_alone_keeps_to_the_middle() {
        let (lanes, _) = check("1/0 1/7\n1/1 2a, 1/2 2a, 1/3 2a, 1/4 2a, 1/5 2a, 1/6 2a");
        assert_eq!(lanes, [0]);
    }

    #[test]
    fn lines_that_meet_head_on_do_not_collide() {
        // 1-2 comes down the left column and turns into 2; 2-3 comes out of 2 and turns down: at 2 they are opposed.
        let map = "1/0 0/3 1/7\n1/1 2a, 1/2 2a, 1/3 5d, 1/4 2a, 1/5 2a, 1/6 2a";
        let (lanes, is_apart) = check(map);
        assert_eq!(lanes.len(), 2);
        assert!(is_apart, "{lanes:?}");
        // 1-2 turns right into 2 and 2-3 right out of 2: with both in lanes on their right, neither crosses the other.
        assert!(lanes[0] + lanes[1] < 0, "{lanes:?}");
    }
}
