//! How likely three dice offer a sum that some city still takes.

use std::sync::LazyLock;

use railage::{CitySet, Map, Pair, Roll};

/// The sums of two dice, 0 to 12.
const N_SUMS: usize = 13;

/// For every set of sums, in how many of the 216 rolls two of the three dice have one of them.
static N_ROLLS: LazyLock<Vec<u8>> = LazyLock::new(|| {
    let mut res = vec![0; 1 << (N_SUMS - 2)];
    for roll in (0..Roll::COUNT).map(Roll::nth) {
        let sums = Pair::ALL.iter().fold(0, |bits, &pair| bits | 1 << (roll.sum(pair) - 2));
        (0_usize..).zip(&mut res).filter(|it| it.0 & sums > 0).for_each(|it| *it.1 += 1);
    }
    res
});

/// What the sums of two dice are good for on a map.
#[derive(Debug)]
pub(super) struct Sums {
    n_rolls: &'static [u8],
    takers: [CitySet; N_SUMS],
}

impl Sums {
    pub(super) fn of(map: &Map) -> Self {
        let mut takers = [CitySet::EMPTY; N_SUMS];
        (0..).zip(&mut takers).for_each(|(sum, cities)| *cities = map.takers(sum));
        Self { n_rolls: &N_ROLLS, takers }
    }

    /// In how many of the 216 rolls a ○ can be drawn when these cities have one.
    pub(super) fn n_rolls(&self, stations: CitySet) -> i32 {
        let open = |sum: usize| usize::from(!self.takers[sum].minus(stations).is_empty());
        let sums = (2..N_SUMS).fold(0, |bits, sum| bits | open(sum) << (sum - 2));
        self.n_rolls[sums].into()
    }
}

#[cfg(test)]
mod tests {
    use railage::Setup;

    use super::*;

    #[test]
    fn few_cities_left_are_met_by_few_rolls() {
        let map = &Setup::maps()[1];
        let sums = Sums::of(map);
        let all_but = |value: u8| map.cities().iter().filter(|&it| map.value(it) != Some(value)).collect::<CitySet>();
        // A 2 needs two ones among three dice: 3 × 5 rolls with two of them, and one with three.
        assert_eq!((sums.n_rolls(all_but(2)), sums.n_rolls(all_but(12))), (16, 16));
        assert_eq!(sums.n_rolls(map.cities()), 0);
        assert_eq!(sums.n_rolls(CitySet::EMPTY), 216);
    }
}
