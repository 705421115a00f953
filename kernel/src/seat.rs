//! Seats at the table, sets of seats, and values kept per seat.

use std::{
    fmt,
    ops::{Index, IndexMut},
};

use serde::{Deserialize, Serialize};

/// A place at the table, counted from zero.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u16", into = "u16")]
pub struct Seat(u16);

impl Seat {
    /// The most seats one game can have.
    pub const MAX: usize = 1024;

    /// The first seat.
    pub const FIRST: Self = Self(0);

    /// The seat with this index, or `None` past [`Seat::MAX`].
    pub const fn new(index: usize) -> Option<Self> {
        if index < Self::MAX { Some(Self(index as u16)) } else { None }
    }

    /// This seat's index, always below [`Seat::MAX`].
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The first `n` seats in order; at most [`Seat::MAX`].
    pub fn first(n: usize) -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..n.min(Self::MAX) as u16).map(Self)
    }
}

impl From<Seat> for u16 {
    fn from(seat: Seat) -> Self {
        seat.0
    }
}

impl TryFrom<u16> for Seat {
    type Error = NoSuchSeat;

    fn try_from(index: u16) -> Result<Self, NoSuchSeat> {
        Self::new(index.into()).ok_or(NoSuchSeat)
    }
}

/// No game has a seat of this number.
#[derive(Copy, Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("seats are below {}", Seat::MAX)]
pub struct NoSuchSeat;

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

const WORDS: usize = Seat::MAX / 64;

/// A set of seats.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(from = "[u64; WORDS]", into = "[u64; WORDS]")]
pub struct SeatSet {
    words: [u64; WORDS],
    len: u16,
}

impl SeatSet {
    /// No seat.
    pub const EMPTY: Self = Self { words: [0; WORDS], len: 0 };

    /// The first `n` seats; at most [`Seat::MAX`].
    pub fn first(n: usize) -> Self {
        let mut res = Self::EMPTY;
        res.reset(n);
        res
    }

    /// Becomes the set of the first `n` seats.
    pub fn reset(&mut self, n: usize) {
        let n = n.min(Seat::MAX);
        if self.len > 0 {
            self.words = [0; WORDS];
        }
        for word in &mut self.words[..n / 64] {
            *word = u64::MAX;
        }
        if let Some(word) = self.words.get_mut(n / 64) {
            *word = (1 << (n % 64)) - 1;
        }
        self.len = n as u16;
    }

    /// The number of members.
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Whether no seat is left.
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Whether `seat` is a member.
    pub const fn contains(&self, seat: Seat) -> bool {
        self.words[seat.index() / 64] >> (seat.index() % 64) & 1 == 1
    }

    /// Adds `seat`; says whether it was new.
    pub fn insert(&mut self, seat: Seat) -> bool {
        let is_new = !self.contains(seat);
        self.words[seat.index() / 64] |= 1 << (seat.index() % 64);
        self.len += u16::from(is_new);
        is_new
    }

    /// Takes `seat` out; says whether it was there.
    pub fn remove(&mut self, seat: Seat) -> bool {
        let was_there = self.contains(seat);
        self.words[seat.index() / 64] &= !(1 << (seat.index() % 64));
        self.len -= u16::from(was_there);
        was_there
    }

    /// Whether all members are among the first `n` seats.
    pub fn is_within(&self, n: usize) -> bool {
        self.iter().all(|it| it.index() < n)
    }

    /// The first member.
    pub fn lowest(&self) -> Option<Seat> {
        self.iter().next()
    }

    /// The members in order.
    pub fn iter(&self) -> Seats<'_> {
        Seats { set: self, word: 0, bits: self.words[0] }
    }
}

impl From<SeatSet> for [u64; WORDS] {
    fn from(set: SeatSet) -> Self {
        set.words
    }
}

impl From<[u64; WORDS]> for SeatSet {
    fn from(words: [u64; WORDS]) -> Self {
        Self { words, len: words.iter().map(|it| it.count_ones() as u16).sum() }
    }
}

impl<'a> IntoIterator for &'a SeatSet {
    type Item = Seat;
    type IntoIter = Seats<'a>;

    fn into_iter(self) -> Seats<'a> {
        self.iter()
    }
}

/// The members of a [`SeatSet`], in order.
#[derive(Clone, Debug)]
pub struct Seats<'a> {
    set: &'a SeatSet,
    word: usize,
    bits: u64,
}

impl Iterator for Seats<'_> {
    type Item = Seat;

    fn next(&mut self) -> Option<Seat> {
        while self.bits == 0 {
            self.word += 1;
            self.bits = *self.set.words.get(self.word)?;
        }
        let bit = self.bits.trailing_zeros() as usize;
        self.bits &= self.bits - 1;
        Seat::new(self.word * 64 + bit)
    }
}

/// One value per seat.
#[derive(PartialEq, Eq, Hash, Debug, Default)]
pub struct BySeat<T>(Vec<T>);

impl<T> BySeat<T> {
    /// `n` values, each from `init`.
    pub fn new(n: usize, init: impl FnMut(Seat) -> T) -> Self {
        Self(Seat::first(n).map(init).collect())
    }

    /// The number of seats.
    pub fn n_seats(&self) -> usize {
        self.0.len()
    }

    /// The value of `seat`, if there is such a seat.
    pub fn get(&self, seat: Seat) -> Option<&T> {
        self.0.get(seat.index())
    }

    /// The values in the order of the seats.
    pub fn as_slice(&self) -> &[T] {
        &self.0
    }

    /// Seats and values in order.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &T)> {
        Seat::first(self.0.len()).zip(&self.0)
    }
}

impl<T: Clone> Clone for BySeat<T> {
    fn clone(&self) -> Self {
        Self(self.0.clone())
    }

    /// Reuses the room of `self`, so that a search can copy positions without allocating.
    fn clone_from(&mut self, source: &Self) {
        self.0.clone_from(&source.0);
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;

    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_hold_the_first_and_the_last_of_a_thousand_seats() {
        for n in [0, 1, 2, 63, 64, 65, 1000, Seat::MAX] {
            let mut set = SeatSet::first(n);
            assert_eq!(set.len(), n);
            assert_eq!(set.iter().count(), n);
            assert_eq!(set.iter().map(Seat::index).collect::<Vec<_>>(), (0..n).collect::<Vec<_>>());
            for seat in Seat::first(n) {
                assert!(set.remove(seat) && !set.remove(seat));
            }
            assert_eq!(set, SeatSet::EMPTY);
        }
    }

    #[test]
    fn inserting_twice_counts_once() {
        let mut set = SeatSet::EMPTY;
        let last = Seat::new(Seat::MAX - 1).expect("the last seat");
        assert!(set.insert(last) && !set.insert(last));
        assert_eq!((set.len(), set.lowest()), (1, Some(last)));
        assert_eq!(Seat::new(Seat::MAX), None);
    }
}
