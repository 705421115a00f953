//! Lines that cross no side twice: an exhaustive search from junction to junction.
//!
//! Between junctions a train has no choice, so the way from one junction to the next is driven once and remembered.
//! The junctions of the die pieces have a stem, which every passage crosses. So a line crosses no side twice exactly if
//! it passes no junction twice: between two passages of the same way it would pass the junction at its end twice.
//! What is left to search is small on every map, because every choice that is made at one junction needs another where
//! the ways meet again.
//!
//! Track with junctions of other shapes is left to [`route`].

use crate::{
    Border, Ends, Joins, Length, Neighbour, Network, Policy, Reached, Route, Square, route,
    state::{BEYOND, EXITS, STATES},
};

/// What the track in a square means for a train.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Shape {
    /// No choice on any heading.
    Plain,
    /// A junction, all of whose tracks begin at one side.
    Stem,
    /// Anything else.
    Other,
}

const SHAPE: [Shape; Joins::COUNT] = {
    let mut res = [Shape::Plain; Joins::COUNT];
    let mut joins = 0;
    while joins < Joins::COUNT {
        let (mut n_ends, mut n_most, mut side) = (0, 0, 0);
        while side < 4 {
            let n_ways = EXITS[joins][side].count_ones();
            n_ends += n_ways;
            n_most = if n_ways > n_most { n_ways } else { n_most };
            side += 1;
        }
        // Every track has two ends, and at a stem all tracks have one of theirs.
        res[joins] = match n_most {
            0 | 1 => Shape::Plain,
            _ if n_most * 2 == n_ends => Shape::Stem,
            _ => Shape::Other,
        };
        joins += 1;
    }
    res
};

/// The way from one junction, or from the start, to whatever comes next, in one number so that it is moved at once:
/// where it leads, the squares that it passes, and their bonus, a byte each.
#[derive(Copy, Clone, PartialEq, Eq)]
struct Way(u32);

/// What a line has passed so far: the upper bytes of a [`Way`].
type Passed = u32;

impl Way {
    const fn nothing(to: u8) -> Self {
        Self(to as u32)
    }

    /// A junction's state, or one of the numbers below.
    const fn to(self) -> u8 {
        self.0 as u8
    }

    const fn passed(self) -> Passed {
        self.0 & !0xff
    }

    const fn and_to(self, to: u8) -> Self {
        Self(self.passed() | to as u32)
    }
}

/// One square with its bonus.
fn one(bonus: u8) -> Passed {
    1 << 8 | u32::from(bonus) << 16
}

const fn length(passed: Passed) -> Length {
    Length { squares: (passed >> 8) as u8, bonus: (passed >> 16) as u8 }
}

/// Behind the states: the four stations, the inner square, nothing, and a way that was not driven yet.
const STATION: u8 = STATES as u8;
const INNER: u8 = STATION + 4;
const NOWHERE: u8 = STATION + 5;
const UNKNOWN: Way = Way::nothing(STATION + 6);
const DEAD_END: Way = Way::nothing(NOWHERE);

/// The state of a train that enters the map at a border square.
const fn entry(border: Border) -> u8 {
    (border.square().index() * 4 + border.side().opposite().index()) as u8
}

/// Searches one map, from each of its stations in turn.
struct Search<'a, N> {
    network: &'a N,
    station_at: [u8; Border::COUNT],
    inner: u8,
    ways: [Way; STATES],
    /// Whether a junction was met that has no stem.
    has_other: bool,
    /// The first station that is looked for.
    to: u8,
    /// Nothing longer than this is of use any more.
    limit: u8,
    missing: u8,
    res: Reached,
}

/// The best lines from every station.
pub(crate) fn search(network: &impl Network, ends: &Ends) -> [Reached; 4] {
    let mut search = Search::new(network, ends);
    let first = ends.stations.map(|it| it.map_or(DEAD_END, |it| search.drive(entry(it))));
    let res = [0, 1, 2, 3].map(|from| search.lines(&first, from));
    if search.has_other { search_all(network, ends) } else { res }
}

/// The same, line by line.
fn search_all(network: &impl Network, ends: &Ends) -> [Reached; 4] {
    [0, 1, 2, 3].map(|from| {
        let line = |to| ends.stations[from].and_then(|it| route(network, Policy::Once, it, to));
        let mut res = Reached::default();
        for (length, station) in res.stations.iter_mut().zip(ends.stations).skip(from + 1) {
            *length = station.and_then(|it| line(Neighbour::Border(it))).as_ref().map(Route::length);
        }
        res.inner = ends.inner.is_some_and(|it| line(Neighbour::Square(it)).is_some());
        res
    })
}

impl<'a, N: Network> Search<'a, N> {
    fn new(network: &'a N, ends: &Ends) -> Self {
        let mut station_at = [NOWHERE; Border::COUNT];
        for (border, number) in ends.stations.iter().zip(STATION..) {
            if let Some(border) = border {
                station_at[border.index()] = number;
            }
        }
        Self {
            network,
            station_at,
            inner: ends.inner.map_or(u8::MAX, |it| it.index() as u8),
            ways: [UNKNOWN; STATES],
            has_other: false,
            to: STATION,
            limit: u8::MAX,
            missing: 0,
            res: Reached::default(),
        }
    }

    /// The best lines from the station number `from`, when these are the ways from all stations.
    fn lines(&mut self, first: &[Way; 4], from: usize) -> Reached {
        self.res = Reached::default();
        self.to = STATION + from as u8 + 1;
        self.limit = u8::MAX;
        // Whatever begins with a dead end is not worth waiting for.
        let n_stations = first[from + 1..].iter().filter(|it| it.to() != NOWHERE).count();
        self.missing = n_stations as u8 + u8::from(self.inner != u8::MAX);
        if self.missing > 0 {
            self.explore(first[from], 0, 0);
        }
        self.res
    }

    /// Goes on at the end of a way, by every exit of every junction that was not passed before.
    fn explore(&mut self, mut way: Way, mut passed: Passed, mut junctions: u64) {
        loop {
            passed += way.passed();
            let to = way.to();
            let Some(square) = Square::at(usize::from(to / 4)) else {
                return self.end(to, length(passed));
            };
            let junction = 1 << (to / 4);
            if length(passed).squares >= self.limit || junctions & junction != 0 {
                return;
            }
            junctions |= junction;
            passed += one(self.network.bonus(square));
            let exits = EXITS[self.network.joins(square).index()][usize::from(to % 4)];
            let (first, others) = (exits.trailing_zeros() as usize, exits & (exits - 1));
            let leaving = usize::from(to & !3);
            // Most junctions are entered by an end with one exit: stay in this loop for one of them.
            if others != 0 {
                self.explore_others(leaving, others, passed, junctions);
            }
            way = self.way(leaving | first);
        }
    }

    /// Goes on by all of these exits.
    fn explore_others(&mut self, leaving: usize, mut exits: u8, passed: Passed, junctions: u64) {
        while exits != 0 {
            let way = self.way(leaving | exits.trailing_zeros() as usize);
            exits &= exits - 1;
            self.explore(way, passed, junctions);
        }
    }

    /// The way that begins by leaving a junction.
    fn way(&mut self, leaving: usize) -> Way {
        if self.ways[leaving] == UNKNOWN {
            self.ways[leaving] = self.drive(BEYOND[leaving]);
        }
        self.ways[leaving]
    }

    /// A line comes to an end.
    fn end(&mut self, to: u8, length: Length) {
        match to {
            INNER => {
                self.missing -= u8::from(!self.res.inner);
                self.res.inner = true;
            }
            NOWHERE.. => return,
            _ if to < self.to => return,
            _ => {
                let best = &mut self.res.stations[usize::from(to - STATION)];
                self.missing -= u8::from(best.is_none());
                if best.is_some_and(|it| (it.squares, u8::MAX - it.bonus) <= (length.squares, u8::MAX - length.bonus)) {
                    return;
                }
                *best = Some(length);
            }
        }
        if self.missing == 0 {
            // Everything was found, so only shorter lines are of use.
            self.limit = self.res.stations.iter().flatten().map(|it| it.squares).max().unwrap_or(0);
        }
    }

    /// Drives on from a state as long as there is no choice.
    fn drive(&mut self, mut state: u8) -> Way {
        let mut way = DEAD_END;
        loop {
            let Some(square) = Square::at(usize::from(state / 4)) else {
                return way.and_to(self.station_at[usize::from(state - STATION)]);
            };
            if state / 4 == self.inner {
                return way.and_to(INNER);
            }
            let joins = self.network.joins(square).index();
            let exits = EXITS[joins][usize::from(state % 4)];
            if exits == 0 {
                return DEAD_END;
            }
            match SHAPE[joins] {
                Shape::Plain => {}
                Shape::Stem => return way.and_to(state),
                Shape::Other => {
                    self.has_other = true;
                    return DEAD_END;
                }
            }
            way.0 += one(self.network.bonus(square));
            state = BEYOND[usize::from(state & !3) | exits.trailing_zeros() as usize];
        }
    }
}
