//! Lines that cross no side twice: an exhaustive search from junction to junction.
//!
//! Between junctions a train has no choice, so the way from one junction to the next is driven once and remembered.
//! What is left to search is small on every map, because no line passes a junction twice: its stem can be crossed only
//! once, and every choice that is made at one junction needs another where the ways meet again.

use crate::{Border, Ends, Joins, Length, Neighbour, Network, Reached, Side, Square};

/// A train in a square: its square and the heading on which it entered.
const STATES: usize = Square::COUNT * 4;

/// The exits, as a set of sides, of a train on its heading in a square with this track.
const EXITS: [[u8; 4]; Joins::COUNT] = {
    let mut res = [[0; 4]; Joins::COUNT];
    let mut joins = 0;
    while joins < Joins::COUNT {
        let mut heading = 0;
        while heading < 4 {
            let mut exit = 0;
            while exit < 4 {
                if Joins::at(joins).joins(Side::ALL[heading].opposite(), Side::ALL[exit]) {
                    res[joins][heading] |= 1 << exit;
                }
                exit += 1;
            }
            heading += 1;
        }
        joins += 1;
    }
    res
};

/// Whether a train has a choice in a square with this track, on this or another heading.
const IS_JUNCTION: [bool; Joins::COUNT] = {
    let mut res = [false; Joins::COUNT];
    let mut joins = 0;
    while joins < Joins::COUNT {
        let mut heading = 0;
        while heading < 4 {
            res[joins] |= EXITS[joins][heading].count_ones() > 1;
            heading += 1;
        }
        joins += 1;
    }
    res
};

/// Where a train is that leaves a square by a side: the next state, or behind all states a border square.
const BEYOND: [u8; STATES] = {
    let mut res = [0; STATES];
    let mut state = 0;
    while state < STATES {
        let Some(square) = Square::at(state / 4) else { unreachable!() };
        res[state] = match square.beyond(Side::ALL[state % 4]) {
            Neighbour::Square(next) => (next.index() * 4 + state % 4) as u8,
            Neighbour::Border(border) => (STATES + border.index()) as u8,
        };
        state += 1;
    }
    res
};

/// The side that a train crosses when it leaves a square, as a bit; the same from both of its squares.
static SIDE: [u128; STATES] = {
    let mut res = [0; STATES];
    let mut state = 0;
    while state < STATES {
        let Some(square) = Square::at(state / 4) else { unreachable!() };
        let place = square.y() * 8 + square.x();
        res[state] = 1
            << match Side::ALL[state % 4] {
                Side::North => 2 * place,
                Side::South => 2 * (place + 8),
                Side::West => 2 * place + 1,
                Side::East => 2 * (place + 1) + 1,
            };
        state += 1;
    }
    res
};

/// The way from one junction, or from the start, to whatever comes next.
#[derive(Copy, Clone)]
struct Way {
    /// A junction's state, or one of the numbers below.
    to: u8,
    squares: u8,
    bonus: u8,
    /// The square and exit by which its last side is crossed.
    last: u8,
}

/// Behind the states: the four stations, the inner square, nothing, and a way that was not driven yet.
const STATION: u8 = STATES as u8;
const INNER: u8 = STATION + 4;
const NOWHERE: u8 = STATION + 5;
const UNKNOWN: Way = Way { to: STATION + 6, squares: 0, bonus: 0, last: 0 };

const DEAD_END: Way = Way { to: NOWHERE, ..UNKNOWN };

/// The state of a train that enters the map at a border square.
const fn entry(border: Border) -> u8 {
    (border.square().index() * 4 + border.side().opposite().index()) as u8
}

/// Searches one map, from each of its stations in turn.
pub(crate) struct Search<'a, N> {
    network: &'a N,
    station_at: [u8; Border::COUNT],
    inner: u8,
    ways: [Way; STATES],
    /// The ways from the four stations.
    first: [Way; 4],
    /// The station from which the search began; those before it are no ends.
    from: u8,
    /// Nothing longer than this is of use any more.
    limit: u8,
    missing: u8,
    res: Reached,
}

impl<'a, N: Network> Search<'a, N> {
    pub(crate) fn new(network: &'a N, ends: &Ends) -> Self {
        let mut station_at = [NOWHERE; Border::COUNT];
        for (border, number) in ends.stations.iter().zip(STATION..) {
            if let Some(border) = border {
                station_at[border.index()] = number;
            }
        }
        let mut res = Self {
            network,
            station_at,
            inner: ends.inner.map_or(u8::MAX, |it| it.index() as u8),
            ways: [UNKNOWN; STATES],
            first: [UNKNOWN; 4],
            from: 0,
            limit: u8::MAX,
            missing: 0,
            res: Reached::default(),
        };
        // No line comes back to where it began, so the first side need not be remembered.
        res.first = ends.stations.map(|it| it.map_or(DEAD_END, |it| res.drive(entry(it), 0)));
        res
    }

    /// The best lines from the station number `from`.
    pub(crate) fn search(&mut self, from: usize) -> Reached {
        self.res = Reached::default();
        self.from = STATION + from as u8;
        self.limit = u8::MAX;
        // Whatever begins with a dead end is not worth waiting for.
        let is_open = |way: &&Way| way.to != NOWHERE;
        let n_stations = self.first[from + 1..].iter().filter(is_open).count();
        self.missing = n_stations as u8 + u8::from(self.inner != u8::MAX);
        if self.missing > 0 {
            self.explore(self.first[from], Length { squares: 0, bonus: 0 }, 0);
        }
        self.res
    }

    /// Goes on at the end of a way, by every exit of every junction.
    fn explore(&mut self, mut way: Way, mut so_far: Length, mut crossed: u128) {
        loop {
            so_far.squares += way.squares;
            so_far.bonus += way.bonus;
            if way.to >= STATION {
                return self.end(way.to, so_far);
            }
            if so_far.squares >= self.limit {
                return;
            }
            let state = usize::from(way.to);
            let Some(square) = Square::at(state / 4) else { return };
            let mut exits = EXITS[self.network.joins(square).index()][state % 4];
            so_far.squares += 1;
            so_far.bonus += self.network.bonus(square);
            // Most junctions are entered by an end with one exit: stay in this loop for the last one.
            while exits & (exits - 1) != 0 {
                let leaving = state & !3 | exits.trailing_zeros() as usize;
                exits &= exits - 1;
                if crossed & SIDE[leaving] == 0 {
                    let way = self.way(leaving);
                    self.explore(way, so_far, crossed | SIDE[leaving] | SIDE[usize::from(way.last)]);
                }
            }
            let leaving = state & !3 | exits.trailing_zeros() as usize;
            if crossed & SIDE[leaving] != 0 {
                return;
            }
            way = self.way(leaving);
            crossed |= SIDE[leaving] | SIDE[usize::from(way.last)];
        }
    }

    /// The way that begins by leaving a junction.
    fn way(&mut self, leaving: usize) -> Way {
        if self.ways[leaving].to == UNKNOWN.to {
            self.ways[leaving] = self.drive(BEYOND[leaving], leaving as u8);
        }
        self.ways[leaving]
    }

    /// A line comes to an end.
    fn end(&mut self, to: u8, length: Length) {
        match to {
            INNER if !self.res.inner => {
                self.res.inner = true;
                self.found_one();
            }
            INNER.. => {}
            station if station > self.from => self.arrive(usize::from(station - STATION), length),
            _ => {}
        }
    }

    fn arrive(&mut self, station: usize, length: Length) {
        let best = &mut self.res.stations[station];
        let is_first = best.is_none();
        if best.is_none_or(|it| (length.squares, u8::MAX - length.bonus) < (it.squares, u8::MAX - it.bonus)) {
            *best = Some(length);
            if is_first {
                self.found_one();
            } else if self.missing == 0 {
                self.tighten();
            }
        }
    }

    fn found_one(&mut self) {
        self.missing -= 1;
        if self.missing == 0 {
            self.tighten();
        }
    }

    /// Once everything was found, only shorter lines are of use.
    fn tighten(&mut self) {
        self.limit = self.res.stations.iter().flatten().map(|it| it.squares).max().unwrap_or(0);
    }

    /// Drives on from a state that was entered by `last`, as long as there is no choice.
    fn drive(&self, mut state: u8, mut last: u8) -> Way {
        let (mut squares, mut bonus) = (0, 0);
        let to = loop {
            if state >= STATION {
                break self.station_at[usize::from(state - STATION)];
            }
            if state / 4 == self.inner {
                break INNER;
            }
            let Some(square) = Square::at(usize::from(state / 4)) else { break NOWHERE };
            let joins = self.network.joins(square).index();
            if IS_JUNCTION[joins] {
                break if EXITS[joins][usize::from(state % 4)] == 0 { NOWHERE } else { state };
            }
            let exits = EXITS[joins][usize::from(state % 4)];
            if exits == 0 {
                break NOWHERE;
            }
            squares += 1;
            bonus += self.network.bonus(square);
            last = state & !3 | exits.trailing_zeros() as u8;
            state = BEYOND[usize::from(last)];
        };
        Way { to, squares, bonus, last }
    }
}
