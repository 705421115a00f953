//! A yard: four sidings of three places each, and what they are worth.

use std::fmt;

use kernel::{NotationError, Reader};
use serde::{Deserialize, Serialize};

/// One of the sidings of a yard (R2).
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[expect(missing_docs, reason = "they are called by their letters")]
pub enum Siding {
    A,
    B,
    C,
    D,
}

impl Siding {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::A, Self::B, Self::C, Self::D];

    /// Its place in the yard, counted from 0.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The siding of this letter.
    pub fn find(letter: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|it| it.to_string().eq_ignore_ascii_case(letter))
    }

    /// Reads a siding and leaves the reader behind it.
    pub fn read(reader: &mut Reader<'_>) -> Result<Self, NotationError> {
        reader.word(Self::find).ok_or_else(|| reader.error("a siding, A to D"))
    }
}

impl fmt::Display for Siding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

/// The wagons of one player, siding by siding in the order in which they came; 0 is a free place.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Yard([[u8; Yard::PLACES]; Siding::ALL.len()]);

const _: () = assert!(size_of::<Yard>() <= 12);

impl Yard {
    /// The places of a siding (R2).
    pub const PLACES: usize = 3;

    /// Whether no wagon stands behind a gap or has a number that no die has.
    pub fn is_sound(&self) -> bool {
        self.0.iter().all(|it| it.iter().all(|it| *it <= 6) && it.is_sorted_by_key(|it| *it == 0))
    }

    /// The places of a siding from the buffer stop on; 0 is a free one.
    pub const fn places(&self, siding: Siding) -> [u8; Self::PLACES] {
        self.0[siding.index()]
    }

    /// The wagons on a siding.
    pub fn wagons(&self, siding: Siding) -> impl Iterator<Item = u8> {
        self.places(siding).into_iter().filter(|it| *it > 0)
    }

    /// The sidings that have a free place.
    pub fn open(&self) -> impl Iterator<Item = Siding> {
        Siding::ALL.into_iter().filter(|it| self.has_room(*it))
    }

    /// Whether a siding has a free place.
    pub const fn has_room(&self, siding: Siding) -> bool {
        self.places(siding)[Self::PLACES - 1] == 0
    }

    /// Puts a wagon on the first free place, if there is one (R8).
    pub fn put(&mut self, siding: Siding, wagon: u8) {
        if let Some(place) = self.0[siding.index()].iter_mut().find(|it| **it == 0) {
            *place = wagon;
        }
    }

    /// What a siding is worth, full or not (R11 to R14).
    pub const fn worth(&self, siding: Siding) -> i32 {
        let [a, b, c] = self.places(siding);
        let is_run = c > 0 && (a + 1 == b && b + 1 == c || a == b + 1 && b == c + 1);
        match (a > 0 && a == b, b > 0 && b == c) {
            (true, true) => 8,
            _ if is_run => 5,
            (true, false) | (false, true) => 2,
            (false, false) => 0,
        }
    }

    /// What all sidings are worth, with that of an order twice (R3).
    pub fn total(&self, order: Option<Siding>) -> i32 {
        Siding::ALL.into_iter().chain(order).map(|it| self.worth(it)).sum()
    }
}
