//! Times that were measured, and what stands in their middle and near their end.

use std::time::Duration;

/// Many times, in microseconds.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Samples(Vec<u32>);

impl Samples {
    /// Adds one.
    pub fn add(&mut self, time: Duration) {
        self.0.push(u32::try_from(time.as_micros()).unwrap_or(u32::MAX));
    }

    /// Adds all of another.
    pub fn extend(&mut self, other: &Self) {
        self.0.extend_from_slice(&other.0);
    }

    /// How many there are.
    pub const fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there are none.
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The time that this many of a thousand do not exceed: the smallest that is enough.
    pub fn per_mille(&self, share: usize) -> Option<Duration> {
        let mut sorted = self.0.clone();
        let rank = (sorted.len() * share).div_ceil(1000).max(1);
        if rank > sorted.len() {
            return None;
        }
        let (_, time, _) = sorted.select_nth_unstable(rank - 1);
        Some(Duration::from_micros(u64::from(*time)))
    }

    /// The time that half of them do not exceed.
    pub fn median(&self) -> Option<Duration> {
        self.per_mille(500)
    }

    /// The longest.
    pub fn longest(&self) -> Option<Duration> {
        self.per_mille(1000)
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::Samples;

    fn samples(times: impl IntoIterator<Item = u64>) -> Samples {
        let mut res = Samples::default();
        times.into_iter().for_each(|it| res.add(Duration::from_micros(it)));
        res
    }

    #[track_caller]
    fn check(samples: &Samples, share: usize, expected: Option<u64>) {
        assert_eq!(samples.per_mille(share), expected.map(Duration::from_micros));
    }

    #[test]
    fn a_share_is_the_smallest_time_that_is_enough() {
        let hundred = samples((1..=100).rev());
        check(&hundred, 500, Some(50));
        check(&hundred, 990, Some(99));
        check(&hundred, 991, Some(100));
        check(&hundred, 1000, Some(100));
        check(&hundred, 0, Some(1));
        check(&samples([7, 3]), 500, Some(3));
        check(&samples([7]), 990, Some(7));
        check(&samples([]), 500, None);
    }

    #[test]
    fn samples_are_put_together() {
        let mut both = samples([1, 2]);
        both.extend(&samples([9]));
        assert_eq!((both.len(), both.longest()), (3, Some(Duration::from_micros(9))));
        assert_eq!(both.median(), Some(Duration::from_micros(2)));
    }

    #[test]
    fn a_time_beyond_all_measure_is_the_longest() {
        assert_eq!(samples([u64::MAX / 2, 1]).longest(), Some(Duration::from_micros(u64::from(u32::MAX))));
    }
}
