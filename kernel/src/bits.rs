//! Sets as the bits of one word, and finding the set bit number `n`.

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
pub const fn nth_of_u8(bits: u8, n: u32) -> u32 {
    PLACE_IN_BYTE[bits as usize][n as usize & 7] as u32
}

/// The place of the set bit number `n` of `bits`, which has more than `n` of them.
pub const fn nth_of_u16(bits: u16, n: u32) -> u32 {
    let low = bits as u8;
    let n_low = low.count_ones();
    // No branches: which way it goes cannot be foreseen.
    let (byte, start, n) = if n < n_low { (low, 0, n) } else { ((bits >> 8) as u8, 8, n - n_low) };
    start + nth_of_u8(byte, n)
}

/// The place of the set bit number `n` of `bits`, which has more than `n` of them.
pub const fn nth_of_u32(bits: u32, n: u32) -> u32 {
    nth_of_u64(bits as u64, n)
}

/// The place of the set bit number `n` of `bits`, which has more than `n` of them.
///
/// Without branches, because a large part of a random game is spent here: the bytes are counted side by side, their sums
/// tell in which byte the bit is, and a table tells where in that byte.
pub const fn nth_of_u64(bits: u64, n: u32) -> u32 {
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
    start as u32 + nth_of_u8((bits >> start) as u8, n - n_before as u32)
}

/// The place of the set bit number `n` of `bits`, which has more than `n` of them.
pub const fn nth_of_u128(bits: u128, n: u32) -> u32 {
    let low = bits as u64;
    let n_low = low.count_ones();
    let (word, start, n) = if n < n_low { (low, 0, n) } else { ((bits >> 64) as u64, 64, n - n_low) };
    start + nth_of_u64(word, n)
}

/// A set of things that are numbered by `index()`, as the bits of one word, and the iterator over its members.
///
/// The last two name how a number becomes a member again, and which function of [`bits`](crate::bits) finds the member
/// number `n`.
///
/// ```
/// #[derive(Copy, Clone, PartialEq, Debug)]
/// struct Key(u8);
///
/// impl Key {
///     const fn index(self) -> usize {
///         self.0 as usize
///     }
/// }
///
/// kernel::bit_set! {
///     /// A set of keys.
///     struct KeySet(u16) of Key, listed by Keys;
///     |index| Key(index as u8), nth_of_u16
/// }
///
/// let keys: KeySet = [Key(9), Key(3)].into_iter().collect();
/// assert_eq!((keys.len(), keys.first(), keys.nth(1)), (2, Some(Key(3)), Key(9)));
/// assert_eq!(keys.without(Key(3)), KeySet::only(Key(9)));
/// ```
#[macro_export]
macro_rules! bit_set {
    (
        $(#[$meta:meta])*
        $vis:vis struct $Set:ident($Word:ty) of $Item:ty, listed by $Iter:ident;
        |$index:ident| $at:expr, $nth:ident
    ) => {
        $(#[$meta])*
        #[derive(Copy, Clone, PartialEq, Eq, Hash, Default)]
        $vis struct $Set($Word);

        #[allow(dead_code, reason = "a set of one's own crate may not need them all")]
        impl $Set {
            /// No member.
            $vis const EMPTY: Self = Self(0);

            /// One member.
            $vis const fn only(member: $Item) -> Self {
                Self(1 << member.index())
            }

            /// Whether it is a member.
            $vis const fn contains(self, member: $Item) -> bool {
                self.0 >> member.index() & 1 == 1
            }

            /// Adds a member.
            $vis const fn insert(&mut self, member: $Item) {
                self.0 |= 1 << member.index();
            }

            /// Takes a member out.
            $vis const fn remove(&mut self, member: $Item) {
                self.0 &= !(1 << member.index());
            }

            /// This set and one more member.
            #[must_use]
            $vis const fn with(self, member: $Item) -> Self {
                Self(self.0 | 1 << member.index())
            }

            /// This set but for one member.
            #[must_use]
            $vis const fn without(self, member: $Item) -> Self {
                Self(self.0 & !(1 << member.index()))
            }

            /// The members of both.
            #[must_use]
            $vis const fn and(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }

            /// The members of either.
            #[must_use]
            $vis const fn or(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }

            /// The members of this one that are not in the other.
            #[must_use]
            $vis const fn minus(self, other: Self) -> Self {
                Self(self.0 & !other.0)
            }

            /// The number of members.
            $vis const fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            /// Whether there is no member.
            $vis const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// The first member.
            $vis const fn first(self) -> Option<$Item> {
                if self.0 == 0 {
                    return None;
                }
                let $index = self.0.trailing_zeros() as usize;
                Some($at)
            }

            /// The member with `n` members before it. There must be one.
            $vis const fn nth(self, n: usize) -> $Item {
                assert!(n < self.len(), "fewer members than that");
                let $index = $crate::bits::$nth(self.0, n as u32) as usize;
                $at
            }

            /// The members in order.
            $vis const fn iter(self) -> $Iter {
                $Iter(self)
            }
        }

        impl ::std::fmt::Debug for $Set {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.debug_set().entries(*self).finish()
            }
        }

        impl FromIterator<$Item> for $Set {
            fn from_iter<I: IntoIterator<Item = $Item>>(members: I) -> Self {
                members.into_iter().fold(Self::EMPTY, Self::with)
            }
        }

        impl IntoIterator for $Set {
            type Item = $Item;
            type IntoIter = $Iter;

            fn into_iter(self) -> $Iter {
                self.iter()
            }
        }

        /// The members of a set, in order.
        #[derive(Clone, Debug)]
        $vis struct $Iter($Set);

        impl Iterator for $Iter {
            type Item = $Item;

            fn next(&mut self) -> Option<$Item> {
                let res = self.0.first();
                self.0.0 &= self.0.0.wrapping_sub(1);
                res
            }

            fn size_hint(&self) -> (usize, Option<usize>) {
                (self.0.len(), Some(self.0.len()))
            }
        }

        impl ExactSizeIterator for $Iter {}
    };
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
                assert_eq!(nth_of_u128(bits, n), place);
                if place < 64 {
                    assert_eq!(nth_of_u64(bits as u64, n), place);
                }
                if place < 32 {
                    assert_eq!(nth_of_u32(bits as u32, n), place);
                }
                if place < 16 {
                    assert_eq!(nth_of_u16(bits as u16, n), place);
                }
                if place < 8 {
                    assert_eq!(nth_of_u8(bits as u8, n), place);
                }
            }
        }
        for n in 0..64 {
            assert_eq!((nth_of_u64(u64::MAX, n), nth_of_u128(u128::MAX, n + 64)), (n, n + 64));
        }
    }

    #[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
    struct Key(u8);

    impl Key {
        const fn index(self) -> usize {
            self.0 as usize
        }
    }

    bit_set! {
        /// A set of keys.
        struct KeySet(u32) of Key, listed by Keys;
        |index| Key(index as u8), nth_of_u32
    }

    #[test]
    fn a_set_does_what_a_tree_does() {
        use std::collections::BTreeSet;
        let mut rng = fastrand::Rng::with_seed(2);
        for _ in 0..500 {
            let mut keys = || -> BTreeSet<Key> { (0..rng.u8(..40)).map(|_| Key(rng.u8(..32))).collect() };
            let (one, other) = (keys(), keys());
            let [first, second] = [&one, &other].map(|it| it.iter().copied().collect::<KeySet>());
            let check = |set: KeySet, expected: BTreeSet<Key>| {
                assert_eq!(set.iter().collect::<Vec<_>>(), expected.iter().copied().collect::<Vec<_>>());
                assert_eq!((set.len(), set.is_empty()), (expected.len(), expected.is_empty()));
                assert_eq!((set.first(), set.iter().len()), (expected.first().copied(), expected.len()));
                assert!(expected.iter().enumerate().all(|(n, &it)| set.nth(n) == it));
                assert!((0..32).map(Key).all(|it| set.contains(it) == expected.contains(&it)));
            };
            check(first.and(second), &one & &other);
            check(first.or(second), &one | &other);
            check(first.minus(second), &one - &other);
            let key = Key(rng.u8(..32));
            check(first.with(key), &one | &BTreeSet::from([key]));
            check(first.without(key), &one - &BTreeSet::from([key]));
            let mut changed = first;
            changed.insert(key);
            assert_eq!(changed, first.with(key));
            changed.remove(key);
            assert_eq!(changed, first.without(key));
        }
        assert_eq!(format!("{:?}", KeySet::only(Key(3))), "{Key(3)}");
        assert_eq!(KeySet::default(), KeySet::EMPTY);
    }
}
