//! Dice that can be checked: committed to before the game, recomputed after it.
//!
//! - The commitment is SHA-256 of the 32 bytes of the seed.
//! - A lot is a stream of numbers: block `k` (from 0) is HMAC-SHA-256 with the seed as key over the ASCII text
//!   `{game id} {lot} {k}`, read as eight big-endian numbers of 32 bits.
//! - A number below `n` is the next one of the stream that is below the largest multiple of `n` up to 2^32, modulo `n`.
//!
//! The text of a lot is its number, or `{number} seat {seat}` for a lot that concerns one seat alone.
//!
//! `docs/dice.md` tells this to strangers, with the lots of every game, and `docs/examples/verify.py` does it again.

use std::{fmt, str::FromStr};

use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};

use crate::{Lot, Luck};

/// The secret from which all lots of a game follow.
#[derive(Clone, PartialEq, Eq)]
pub struct Seed([u8; 32]);

/// SHA-256 of a seed, published before the first roll.
#[derive(Copy, Clone, PartialEq, Eq, Hash)]
pub struct Commitment([u8; 32]);

/// The public name of a table: 1 to 64 letters, digits, dots, hyphens or underscores.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct TableId(String);

/// What is published before the first roll.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pledge {
    /// Which game it is for.
    pub id: TableId,
    /// The hash of its seed.
    pub commitment: Commitment,
}

/// The text is not a seed, a commitment or a game id.
#[derive(Copy, Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("expected {expected}")]
pub struct ParseHexError {
    pub(crate) expected: &'static str,
}

/// The dice of one game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Dice {
    seed: Seed,
    id: TableId,
}

impl Dice {
    /// The dice of game `id` under `seed`.
    pub const fn new(seed: Seed, id: TableId) -> Self {
        Self { seed, id }
    }

    /// The secret; only for whoever keeps it.
    pub const fn seed(&self) -> &Seed {
        &self.seed
    }

    /// What to publish before the first roll.
    pub fn pledge(&self) -> Pledge {
        Pledge { id: self.id.clone(), commitment: self.seed.commitment() }
    }

    /// The luck of one lot, always the same.
    pub fn lot(&self, lot: Lot) -> DrawnLot<'_> {
        DrawnLot { dice: self, lot, block: 0, words: [0; 8], n_used: 8 }
    }
}

/// The luck of one lot.
#[derive(Clone, Debug)]
pub struct DrawnLot<'a> {
    dice: &'a Dice,
    lot: Lot,
    block: u64,
    words: [u32; 8],
    n_used: usize,
}

impl DrawnLot<'_> {
    fn word(&mut self) -> u32 {
        if self.n_used == self.words.len() {
            let mut mac = Hmac::<Sha256>::new_from_slice(&self.dice.seed.0).expect("a key of any length is fine");
            mac.update(format!("{} {} {}", self.dice.id, self.lot, self.block).as_bytes());
            let bytes = mac.finalize().into_bytes();
            for (word, chunk) in self.words.iter_mut().zip(bytes.chunks_exact(4)) {
                *word = chunk.iter().fold(0, |word, &byte| word << 8 | u32::from(byte));
            }
            self.block += 1;
            self.n_used = 0;
        }
        self.n_used += 1;
        self.words[self.n_used - 1]
    }
}

impl Luck for DrawnLot<'_> {
    fn below(&mut self, n: u32) -> u32 {
        let limit = (1 << 32) / u64::from(n) * u64::from(n);
        loop {
            let word = self.word();
            if u64::from(word) < limit {
                return word % n;
            }
        }
    }
}

impl Seed {
    /// A seed of these bytes.
    pub const fn new(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// The hash to publish.
    pub fn commitment(&self) -> Commitment {
        Commitment(Sha256::digest(self.0).into())
    }

    /// Its bytes, for whoever keeps it.
    pub const fn bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// The seed as 64 digits, for whoever may know it.
    pub fn to_hex(&self) -> String {
        to_hex(&self.0)
    }
}

/// Keeps the secret out of logs.
impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(secret)")
    }
}

/// Reads 1 to 64 hexadecimal digits; a shorter number is filled up with zeros on its left.
impl FromStr for Seed {
    type Err = ParseHexError;

    fn from_str(text: &str) -> Result<Self, ParseHexError> {
        let error = ParseHexError { expected: "a seed of 1 to 64 hexadecimal digits" };
        if text.is_empty() {
            return Err(error);
        }
        from_hex(&format!("{text:0>64}")).map(Self).ok_or(error)
    }
}

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&to_hex(&self.0))
    }
}

impl fmt::Debug for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Commitment({self})")
    }
}

impl FromStr for Commitment {
    type Err = ParseHexError;

    fn from_str(text: &str) -> Result<Self, ParseHexError> {
        from_hex(text).map(Self).ok_or(ParseHexError { expected: "a commitment of 64 hexadecimal digits" })
    }
}

impl TableId {
    /// The id as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl FromStr for TableId {
    type Err = ParseHexError;

    fn from_str(text: &str) -> Result<Self, ParseHexError> {
        let is_fine = |c: char| c.is_ascii_alphanumeric() || "-_.".contains(c);
        if (1..=64).contains(&text.len()) && text.chars().all(is_fine) {
            Ok(Self(text.to_owned()))
        } else {
            Err(ParseHexError { expected: "a game id of 1 to 64 letters, digits, dots, hyphens or underscores" })
        }
    }
}

impl fmt::Display for Pledge {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.id, self.commitment)
    }
}

impl FromStr for Pledge {
    type Err = ParseHexError;

    fn from_str(text: &str) -> Result<Self, ParseHexError> {
        let (id, commitment) = text.split_once(' ').ok_or(ParseHexError { expected: "a game id and a commitment" })?;
        Ok(Self { id: id.parse()?, commitment: commitment.parse()? })
    }
}

fn to_hex(bytes: &[u8; 32]) -> String {
    bytes.iter().flat_map(|byte| [byte >> 4, byte & 15]).filter_map(|it| char::from_digit(it.into(), 16)).collect()
}

/// Lower-case digits only, so that a text has one form.
fn from_hex(text: &str) -> Option<[u8; 32]> {
    let digit = |byte: u8| match byte {
        b'0'..=b'9' => Some(byte - b'0'),
        b'a'..=b'f' => Some(byte - b'a' + 10),
        _ => None,
    };
    let mut res = [0; 32];
    if text.len() != 64 {
        return None;
    }
    for (byte, pair) in res.iter_mut().zip(text.as_bytes().chunks_exact(2)) {
        *byte = digit(pair[0])? << 4 | digit(pair[1])?;
    }
    Some(res)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn dice(seed: &str) -> Dice {
        Dice::new(seed.parse().expect("a seed"), "test".parse().expect("an id"))
    }

    #[test]
    fn short_seeds_are_filled_up_and_secrets_stay_out_of_logs() {
        let seed: Seed = "2a".parse().expect("a seed");
        assert_eq!(seed.to_hex(), format!("{:0>64}", "2a"));
        assert_eq!(format!("{seed:?}"), "Seed(secret)");
        let whole = "0123456789abcdef".repeat(4);
        assert_eq!(whole.parse::<Seed>().map(|it| it.to_hex()), Ok(whole));
        for wrong in ["", "g", "2A", &"0".repeat(65), "é", &"é".repeat(32), &"0".repeat(1_000)] {
            assert!(wrong.parse::<Seed>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn hashes_and_ids_are_shown_as_they_are_written() {
        let dice = dice("2a");
        let hash = dice.pledge().commitment.to_string();
        assert_eq!(format!("{:?}", dice.pledge().commitment), format!("Commitment({hash})"));
        assert_eq!((dice.pledge().id.as_str(), dice.pledge().id.to_string()), ("test", "test".to_owned()));
        assert_eq!(dice.seed().bytes()[31], 0x2a);
    }

    #[test]
    fn numbers_are_below_n_and_all_come_up() {
        let dice = dice("1");
        let mut seen = [0_u32; 6];
        for number in 0..600 {
            seen[dice.lot(Lot { number, seat: None }).below(6) as usize] += 1;
        }
        assert!(seen.iter().all(|&n| (60..150).contains(&n)), "{seen:?}");
    }

    #[test]
    fn a_stream_goes_on_past_its_first_block() {
        let dice = dice("1");
        let mut lot = dice.lot(Lot { number: 1, seat: None });
        let drawn: Vec<_> = (0..20).map(|_| lot.below(u32::MAX)).collect();
        let mut unique = drawn.clone();
        unique.sort_unstable();
        unique.dedup();
        assert_eq!(unique.len(), 20);
    }
}
