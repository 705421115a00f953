//! Finding the bit number `n` of a set.

/// The place of the set bit number `n` of `bits`, for sets of a few members.
pub(crate) const fn nth_of_few(mut bits: u64, n: usize) -> u32 {
    let mut n = n;
    while n > 0 {
        bits &= bits - 1;
        n -= 1;
    }
    bits.trailing_zeros()
}

/// The place of the set bit number `n` of `bits`, which has more than `n` of them.
pub(crate) const fn nth(bits: u64, n: u32) -> u32 {
    const ONES: u64 = 0x0101_0101_0101_0101;
    const TOPS: u64 = ONES << 7;
    // How many bits are set in each byte and those below it.
    let pairs = bits - ((bits >> 1) & (ONES * 0x55));
    let nibbles = (pairs & (ONES * 0x33)) + ((pairs >> 2) & (ONES * 0x33));
    let sums = ((nibbles + (nibbles >> 4)) & (ONES * 0x0f)).wrapping_mul(ONES);
    // The bytes that end before the bit.
    let passed = (((n as u64 * ONES) | TOPS) - sums) & TOPS;
    let start = (passed >> 7).wrapping_mul(ONES) >> 56 << 3;
    let n_before = (sums << 8) >> start & 0xff;
    start as u32 + nth_of_few(bits >> start & 0xff, (n as u64 - n_before) as usize)
}

/// The place of the set bit number `n` of `bits`, which has more than `n` of them.
pub(crate) const fn nth_of_many(bits: u128, n: u32) -> u32 {
    let low = bits as u64;
    let n_low = low.count_ones();
    if n < n_low { nth(low, n) } else { 64 + nth((bits >> 64) as u64, n - n_low) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_ways_find_the_same_bit() {
        let mut rng = fastrand::Rng::with_seed(1);
        for _ in 0..2_000 {
            let bits = rng.u128(..) & rng.u128(..);
            let places: Vec<u32> = (0..128).filter(|it| bits >> it & 1 == 1).collect();
            for (n, &place) in (0..).zip(&places) {
                assert_eq!(nth_of_many(bits, n), place);
            }
            for (n, &place) in places.iter().enumerate().filter(|it| *it.1 < 64) {
                assert_eq!(nth_of_few(bits as u64, n), place);
                assert_eq!(nth(bits as u64, n as u32), place);
            }
        }
        for n in 0..64 {
            assert_eq!((nth(u64::MAX, n), nth_of_many(u128::MAX, n + 64)), (n, n + 64));
        }
    }
}
