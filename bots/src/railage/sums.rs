//! How likely three dice offer a sum that some city still takes.

use railage::{CitySet, Die, Map, Pair, Roll};

/// The sums of two dice, 0 to 12.
const N_SUMS: usize = 13;

/// For every set of sums, in how many of the 216 rolls two of the three dice have one of them.
#[derive(Debug)]
pub(super) struct Sums {
    n_rolls: Vec<u8>,
    takers: [CitySet; N_SUMS],
}

impl Sums {
    pub(super) fn of(map: &Map) -> Self {
        let mut n_rolls = vec![0; 1 << (N_SUMS - 2)];
        for roll in (0..Roll::COUNT).map(Roll::nth) {
            let sums = Pair::ALL.iter().fold(0, |bits, &pair| bits | 1 << (roll.sum(pair) - 2));
            (0_usize..).zip(&mut n_rolls).filter(|it| it.0 & sums > 0).for_each(|it| *it.1 += 1);
        }
        debug_assert_eq!(Die::ALL.len(), 3);
        let mut takers = [CitySet::EMPTY; N_SUMS];
        (0..).zip(&mut takers).for_each(|(sum, cities)| *cities = map.takers(sum));
        Self { n_rolls, takers }
    }

    /// In how many of the 216 rolls a ○ can be drawn when these cities have one.
    pub(super) fn n_rolls(&self, stations: CitySet) -> i32 {
        let open = |sum: usize| usize::from(!self.takers[sum].minus(stations).is_empty());
        let sums = (2..N_SUMS).fold(0, |bits, sum| bits | open(sum) << (sum - 2));
        self.n_rolls[sums].into()
    }
}
