//! Sets of cities, of land cells, of mines and of track spaces.

use std::fmt;

use crate::{City, Land, Mine};

kernel::bit_set! {
    /// A set of cities, in the order of their letters.
    pub struct CitySet(u32) of City, listed by Cities;
    |index| City::at(index), nth_of_u32
}

impl CitySet {
    /// The members whose letters come after that of `city`.
    #[must_use]
    pub(crate) const fn after(self, city: City) -> Self {
        Self(self.0 >> city.index() >> 1 << 1 << city.index())
    }
}

/// The letters, as in `A, C or F`.
impl fmt::Display for CitySet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("none");
        }
        for (n, city) in self.iter().enumerate() {
            let comma = if n == 0 {
                ""
            } else if n + 1 == self.len() {
                " or "
            } else {
                ", "
            };
            write!(f, "{comma}{city}")?;
        }
        Ok(())
    }
}

/// A set of land cells.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Default)]
pub struct LandSet([u64; 4]);

const _: () = assert!(Land::COUNT <= 256);

impl LandSet {
    /// No cell.
    pub const EMPTY: Self = Self([0; 4]);

    /// Whether `land` is a member.
    pub const fn contains(&self, land: Land) -> bool {
        self.0[land.index() / 64] >> (land.index() % 64) & 1 == 1
    }

    /// Adds `land`.
    pub const fn insert(&mut self, land: Land) {
        self.0[land.index() / 64] |= 1 << (land.index() % 64);
    }

    /// Takes `land` out.
    pub const fn remove(&mut self, land: Land) {
        self.0[land.index() / 64] &= !(1 << (land.index() % 64));
    }

    /// The number of members.
    pub fn len(&self) -> usize {
        self.0.iter().map(|it| it.count_ones() as usize).sum()
    }

    /// Whether there is no member.
    pub fn is_empty(&self) -> bool {
        self.0 == [0; 4]
    }

    /// The members of both.
    #[must_use]
    pub fn and(&self, other: &Self) -> Self {
        Self(std::array::from_fn(|n| self.0[n] & other.0[n]))
    }

    /// The members of either.
    #[must_use]
    pub fn or(&self, other: &Self) -> Self {
        Self(std::array::from_fn(|n| self.0[n] | other.0[n]))
    }

    /// The members of this one that are not in the other.
    #[must_use]
    pub fn minus(&self, other: &Self) -> Self {
        Self(std::array::from_fn(|n| self.0[n] & !other.0[n]))
    }

    /// The member number `n`, which must be below the length.
    pub(crate) fn nth(&self, mut n: usize) -> Land {
        let mut word = 0;
        while n >= self.0[word].count_ones() as usize {
            n -= self.0[word].count_ones() as usize;
            word += 1;
        }
        Land::at(word * 64 + kernel::bits::nth_of_u64(self.0[word], n as u32) as usize)
    }

    /// The members in order.
    pub fn iter(&self) -> impl Iterator<Item = Land> + use<> {
        let mut words = self.0;
        let mut word = 0;
        std::iter::from_fn(move || {
            while words[word] == 0 {
                if word == 3 {
                    return None;
                }
                word += 1;
            }
            let bit = words[word].trailing_zeros() as usize;
            words[word] &= words[word] - 1;
            Some(Land::at(word * 64 + bit))
        })
    }
}

impl FromIterator<Land> for LandSet {
    fn from_iter<I: IntoIterator<Item = Land>>(lands: I) -> Self {
        let mut res = Self::EMPTY;
        lands.into_iter().for_each(|it| res.insert(it));
        res
    }
}

impl fmt::Debug for LandSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

kernel::bit_set! {
    /// A set of mines.
    pub struct MineSet(u8) of Mine, listed by Mines;
    |index| Mine::ALL[index], nth_of_u8
}

/// A set of spaces of one track, by their numbers from one.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Default, Debug)]
pub struct SpaceSet(u32);

impl SpaceSet {
    /// No space.
    pub const EMPTY: Self = Self(0);

    /// The highest number of a space.
    pub const MAX: u8 = 31;

    /// Whether space `number` is a member.
    pub const fn contains(self, number: u8) -> bool {
        number <= Self::MAX && self.0 >> number & 1 == 1
    }

    /// Adds space `number`, which is at most [`SpaceSet::MAX`].
    pub(crate) const fn insert(&mut self, number: u8) {
        self.0 |= 1 << (number & Self::MAX);
    }

    /// The members of either.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The members of this one that are not in the other.
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The members up to space `number`.
    #[must_use]
    pub(crate) const fn up_to(self, number: u8) -> Self {
        Self(self.0 & ((2_u64 << number) - 1) as u32)
    }

    /// The number of members.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is no member.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The numbers in order.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        (0..=Self::MAX).filter(move |&it| self.contains(it))
    }
}

impl FromIterator<u8> for SpaceSet {
    /// Zero and numbers above [`SpaceSet::MAX`] are left out.
    fn from_iter<I: IntoIterator<Item = u8>>(numbers: I) -> Self {
        let mut res = Self::EMPTY;
        for number in numbers.into_iter().filter(|it| (1..=Self::MAX).contains(it)) {
            res.insert(number);
        }
        res
    }
}
