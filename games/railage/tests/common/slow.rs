//! A second, slow and obvious referee: it reads the log, counts by hand, and tries every choice for the score.

use kernel::{Event, EventOf};
use railage::{Action, City, Map, Railage};

/// What one seat has drawn, as read from the log.
#[derive(Clone, Debug, Default)]
pub(crate) struct Drawing {
    stations: Vec<City>,
    lines: Vec<(City, City)>,
    spurs: Vec<City>,
    upper: u8,
    crossed: u8,
    lower: u8,
    is_in_phase_one: bool,
    /// The round in which each upper and each lower space was reached.
    reached: (Vec<u32>, Vec<u32>),
}

/// The score of every seat and its overlap, from the log alone.
pub(crate) fn scores(map: &Map, n_seats: usize, log: &[EventOf<Railage>]) -> Vec<(i32, u8)> {
    let columns = map.tracks().columns();
    let mut all = vec![Drawing::default(); n_seats];
    let mut round = 0;
    for event in log {
        match *event {
            Event::Chance(chance) => {
                if chance.to_string().starts_with("roll") {
                    round += 1;
                    for it in &mut all {
                        it.is_in_phase_one = true;
                    }
                }
            }
            Event::Act { seat, action } => all[seat.index()].take(action, round, map.tracks().upper_spaces()),
            Event::Ruling { .. } => unreachable!("there are no rulings"),
        }
    }
    let firsts = |track: fn(&Drawing) -> &Vec<u32>, space: usize| {
        all.iter().filter_map(|it| track(it).get(space - 1).copied()).min()
    };
    all.iter()
        .map(|it| {
            let mut points = 0;
            for space in 1..=usize::from(columns) {
                let (upper, lower) = (it.reached.0.get(space - 1), it.reached.1.get(space - 1));
                if upper.is_some() && upper.copied() == firsts(|it| &it.reached.0, space) {
                    points += i32::from(map.tracks().upper_points(space as u8).unwrap_or(0));
                }
                if lower.is_some() && lower.copied() == firsts(|it| &it.reached.1, space) {
                    points += i32::from(map.tracks().lower_points(space as u8).unwrap_or(0));
                }
            }
            let overlap = (it.upper + it.lower).saturating_sub(columns);
            (points + it.best(map), overlap)
        })
        .collect()
}

impl Drawing {
    fn take(&mut self, action: Action, round: u32, n_spaces: u8) {
        match action {
            Action::Start(city) | Action::City(_, city) => {
                self.stations.push(city);
                self.is_in_phase_one = false;
            }
            Action::Pass if self.is_in_phase_one => {
                self.is_in_phase_one = false;
                if self.upper + self.crossed < n_spaces {
                    self.crossed += 1;
                }
            }
            Action::Special { line, .. } => {
                self.spurs.push(line.from());
                self.lower += 1;
                self.reached.1.push(round);
            }
            Action::Line(line) => {
                self.lines.push((line.from(), line.to()));
                if self.upper + self.crossed < n_spaces {
                    self.upper += 1;
                    self.reached.0.push(round);
                }
            }
            Action::Dots(..) | Action::Dot(_) | Action::Pass | Action::Done(_) => {}
        }
    }

    fn neighbours(&self, city: City) -> Vec<City> {
        let ends = self.lines.iter().flat_map(|&(from, to)| [(from, to), (to, from)]);
        ends.filter(|it| it.0 == city).map(|it| it.1).collect()
    }

    /// The best of all networks, with the best of all strokes and the best of all choices of branches.
    fn best(&self, map: &Map) -> i32 {
        let factor = (1..=self.upper).filter_map(|it| map.tracks().factor_on(it)).next_back().map_or(0, i32::from);
        let n_branches = (1..=self.lower).filter(|&it| map.tracks().is_branch(it)).count();
        let of_network = |&city: &City| {
            let network = self.network(city);
            let longest = network.iter().map(|&it| self.longest(&mut vec![it])).max().unwrap_or(0);
            let worths: Vec<_> = network.iter().map(|&it| self.worth(it)).filter(|&it| it > 0).collect();
            longest * factor + most(&worths, n_branches)
        };
        self.stations.iter().map(of_network).max().unwrap_or(0)
    }

    fn network(&self, city: City) -> Vec<City> {
        let mut res = vec![city];
        let mut n = 0;
        while n < res.len() {
            for next in self.neighbours(res[n]) {
                if !res.contains(&next) {
                    res.push(next);
                }
            }
            n += 1;
        }
        res
    }

    /// The most cities of a stroke that begins like this one, by trying every way on.
    fn longest(&self, stroke: &mut Vec<City>) -> i32 {
        let mut res = i32::try_from(stroke.len()).expect("a few cities");
        for next in self.neighbours(stroke[stroke.len() - 1]) {
            if !stroke.contains(&next) {
                stroke.push(next);
                res = res.max(self.longest(stroke));
                stroke.pop();
            }
        }
        res
    }

    fn worth(&self, city: City) -> i32 {
        let n_lines = self.neighbours(city).len() + self.spurs.iter().filter(|&&it| it == city).count();
        match n_lines {
            3 => 4,
            4 => 9,
            5 => 16,
            6 => 25,
            _ => 0,
        }
    }
}

/// The most that a choice of at most `n` of these is worth, by trying every one.
fn most(worths: &[i32], n: usize) -> i32 {
    match worths {
        [first, rest @ ..] if n > 0 => most(rest, n).max(first + most(rest, n - 1)),
        _ => 0,
    }
}
