//! How far it is from one station to every other end, by the shortest line.
//!
//! A survey walks outwards from the start, one square at a time, over pairs of a square and the heading in which it is
//! entered, so that it finds the shortest *walk* to every end and, among equally short ones, the walk with the most
//! bonus. Where track may be used again that is the answer.
//!
//! Where no side may be crossed twice, the shortest walk need not be a legal line, and a longer legal line may exist.
//! So each walk knows whether it crosses a side twice (it is *tainted*; a shortest walk can only do so in the two
//! opposite directions). An end whose best walk is clean is settled: no line can be shorter or have more bonus.
//! For the few others an exhaustive search decides.

use crate::{Border, Joins, Neighbour, Route, Side, Square, route};

/// Track on the map, as the route finder sees it.
pub trait Network {
    /// The track in `square`; none where a line cannot pass.
    fn joins(&self, square: Square) -> Joins;

    /// What a passage through `square` is worth when lines are equally short.
    fn bonus(&self, square: Square) -> u8;
}

/// Whether a line may use the same track again.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Policy {
    /// No side of a square is crossed twice, in either direction.
    Once,
    /// Track may be used again.
    Reuse,
}

/// Where lines may end: up to four stations on the border, and one square inside.
#[derive(Clone, Debug)]
pub struct Ends {
    stations: [Option<Border>; 4],
    inner: Option<Square>,
    station_at: [u8; Border::COUNT],
}

const NO_STATION: u8 = u8::MAX;

impl Ends {
    /// These stations, and this inner square, which ends every line that enters it.
    pub fn new(stations: [Option<Border>; 4], inner: Option<Square>) -> Self {
        let mut station_at = [NO_STATION; Border::COUNT];
        for (border, number) in stations.into_iter().zip(0..) {
            if let Some(border) = border {
                station_at[border.index()] = number;
            }
        }
        Self { stations, inner, station_at }
    }
}

/// The best line to an end.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Length {
    /// The squares it passes, each passage counted.
    pub squares: u8,
    /// The bonus of those passages.
    pub bonus: u8,
}

/// What can be reached from one station.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Reached {
    /// The best line to each station that was asked for.
    pub stations: [Option<Length>; 4],
    /// Whether the inner square can be reached.
    pub inner: bool,
}

pub(crate) const STATES: usize = Square::COUNT * 4;

/// The exits, as a set of sides, of a train on its heading in a square with this track.
pub(crate) const EXITS: [[u8; 4]; Joins::COUNT] = {
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

/// The states number 0 to 143 are square and heading; behind them come the border squares.
pub(crate) const BEYOND: [u8; STATES] = {
    let mut res = [0; STATES];
    let mut state = 0;
    while state < STATES {
        let Some(square) = Square::at(state / 4) else { panic!() };
        res[state] = match square.beyond(Side::ALL[state % 4]) {
            Neighbour::Square(next) => (next.index() * 4 + state % 4) as u8,
            Neighbour::Border(border) => (STATES + border.index()) as u8,
        };
        state += 1;
    }
    res
};

/// One step of a walk.
#[derive(Copy, Clone, Default)]
struct Walk {
    state: u8,
    /// The walk that it continues; the first continues itself.
    parent: u8,
    bonus: u8,
    is_tainted: bool,
}

impl Walk {
    /// Whether `self` is worth more than another walk of the same length to the same place.
    fn beats(self, other: Self) -> bool {
        (self.bonus, !self.is_tainted) > (other.bonus, !other.is_tainted)
    }
}

/// The room a survey needs; one can be used again for the next.
#[derive(Clone)]
pub struct Surveyor {
    walks: [Walk; STATES],
    place: [u8; STATES],
}

impl Default for Surveyor {
    fn default() -> Self {
        Self { walks: [Walk::default(); STATES], place: [0; STATES] }
    }
}

impl std::fmt::Debug for Surveyor {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Surveyor")
    }
}

impl Surveyor {
    /// The best lines from station number `from` (0 to 3) to the stations behind it, and to the inner square.
    pub fn survey(&mut self, network: &impl Network, policy: Policy, ends: &Ends, from: usize) -> Reached {
        let Some(start) = ends.stations[from] else { return Reached::default() };
        let wanted = ends.stations[from + 1..].iter().flatten().count();
        let found = self.walk(network, ends, start, from, wanted);
        let is_clean = |it: Arrival| policy == Policy::Reuse || !it.walk.is_tainted;
        let exact = |to: Neighbour| route(network, policy, start, to);
        let mut res = Reached::default();
        for (number, station) in ends.stations.iter().enumerate().skip(from + 1) {
            res.stations[number] = match (found.stations[number], *station) {
                (Some(it), _) if is_clean(it) => Some(Length { squares: it.squares, bonus: it.walk.bonus }),
                (Some(_), Some(border)) => exact(Neighbour::Border(border)).as_ref().map(Route::length),
                _ => None,
            };
        }
        res.inner = match (found.inner, ends.inner) {
            (Some(it), _) if is_clean(it) => true,
            (Some(_), Some(inner)) => exact(Neighbour::Square(inner)).is_some(),
            _ => false,
        };
        res
    }

    /// The shortest walks to every end.
    fn walk(&mut self, network: &impl Network, ends: &Ends, start: Border, from: usize, wanted: usize) -> Arrivals {
        let mut res = Arrivals::default();
        let mut n_missing = wanted;
        if ends.inner == Some(start.square()) {
            res.inner = Some(Arrival::default());
            return res;
        }
        let first = start.square().index() * 4 + start.side().opposite().index();
        self.walks[0] = Walk { state: first as u8, ..Walk::default() };
        self.place[first] = 0;
        let mut seen = [0_u64; 4];
        seen[first % 4] |= 1 << (first / 4);
        let inner = ends.inner.map_or(u8::MAX, |it| it.index() as u8);
        let (mut next, mut layer_end, mut len) = (0, 1, 1);
        let mut squares = 1;
        while next < len {
            let walk = self.walks[next];
            let state = usize::from(walk.state);
            let square = Square::at(state / 4).expect("states are squares and headings");
            let mut exits = EXITS[network.joins(square).index()][state % 4];
            let bonus = walk.bonus + network.bonus(square);
            while exits != 0 {
                let exit = exits.trailing_zeros() as usize;
                exits &= exits - 1;
                let beyond = usize::from(BEYOND[state & !3 | exit]);
                let mut step = Walk { state: beyond as u8, parent: next as u8, bonus, is_tainted: walk.is_tainted };
                if beyond >= STATES {
                    // Out of the map: at a station, or nowhere.
                    let number = ends.station_at[beyond - STATES];
                    if number != NO_STATION && usize::from(number) > from {
                        let arrival = &mut res.stations[usize::from(number)];
                        let is_first = arrival.is_none();
                        n_missing -= usize::from(is_first);
                        if is_first || arrival.is_some_and(|it| it.squares == squares && step.beats(it.walk)) {
                            *arrival = Some(Arrival { squares, walk: step });
                        }
                    }
                    continue;
                }
                let back = (state & !3) | (exit ^ 2);
                if seen[back % 4] >> (back / 4) & 1 == 1 && !step.is_tainted {
                    step.is_tainted = self.continues(next, back as u8);
                }
                if (beyond / 4) as u8 == inner {
                    if res.inner.is_none_or(|it| it.walk.is_tainted && !step.is_tainted) {
                        res.inner = Some(Arrival { squares, walk: step });
                    }
                    continue;
                }
                let bit = 1 << (beyond / 4);
                if seen[exit] & bit == 0 {
                    seen[exit] |= bit;
                    self.walks[len] = step;
                    self.place[beyond] = len as u8;
                    len += 1;
                } else {
                    let place = usize::from(self.place[beyond]);
                    if place >= layer_end && step.beats(self.walks[place]) {
                        self.walks[place] = step;
                    }
                }
            }
            next += 1;
            if next == layer_end {
                if n_missing == 0 && (ends.inner.is_none() || res.inner.is_some_and(|it| !it.walk.is_tainted)) {
                    break;
                }
                layer_end = len;
                squares += 1;
            }
        }
        res
    }

    /// Whether the walk at `place` went through `state`.
    fn continues(&self, mut place: usize, state: u8) -> bool {
        loop {
            let walk = self.walks[place];
            if walk.state == state {
                return true;
            }
            if place == 0 {
                return false;
            }
            place = usize::from(walk.parent);
        }
    }
}

/// How a walk came to an end.
#[derive(Copy, Clone, Default)]
struct Arrival {
    squares: u8,
    walk: Walk,
}

#[derive(Copy, Clone, Default)]
struct Arrivals {
    stations: [Option<Arrival>; 4],
    inner: Option<Arrival>,
}
