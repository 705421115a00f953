//! Finding the bit number `n` of a set.

/// Where in a byte its set bit number `n` is.
static PLACE_IN_BYTE: [[u8; 8]; 256] = {
    let mut res = [[0; 8]; 256];
    let mut byte = 0;
    while byte < 256 {
        let (mut bit, mut n) = (0_u8, 0);
        while bit < 8 {
            if byte >> bit & 1 == 1 {
                res[byte][n] = bit;
                n += 1;
            }
            bit += 1;
        }
        byte += 1;
    }
    res
};

/// The place of the set bit number `n` of a byte, which has more than `n` of them.
pub(crate) const fn nth_of_byte(bits: u8, n: u32) -> u32 {
    PLACE_IN_BYTE[bits as usize][n as usize & 7] as u32
}

/// The place of the set bit number `n` of `bits`, which has more than `n` of them.
pub(crate) const fn nth_of_short(bits: u16, n: u32) -> u32 {
    let low = bits as u8;
    let n_low = low.count_ones();
    // No branches: which way it goes cannot be foreseen.
    let (byte, start, n) = if n < n_low { (low, 0, n) } else { ((bits >> 8) as u8, 8, n - n_low) };
    start + nth_of_byte(byte, n)
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
    start as u32 + nth_of_byte((bits >> start) as u8, n - n_before as u32)
}

/// The place of the set bit number `n` of `bits`, which has more than `n` of them.
pub(crate) const fn nth_of_many(bits: u128, n: u32) -> u32 {
    let low = bits as u64;
    let n_low = low.count_ones();
    let (word, start, n) = if n < n_low { (low, 0, n) } else { ((bits >> 64) as u64, 64, n - n_low) };
    start + nth(word, n)
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
                assert_eq!(nth(bits as u64, n as u32), place);
                if place < 16 {
                    assert_eq!(nth_of_short(bits as u16, n as u32), place);
                }
                if place < 8 {
                    assert_eq!(nth_of_byte(bits as u8, n as u32), place);
                }
            }
        }
        for n in 0..64 {
            assert_eq!((nth(u64::MAX, n), nth_of_many(u128::MAX, n + 64)), (n, n + 64));
        }
    }
}
