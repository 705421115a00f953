//! The six pieces of track that a die can demand, in all their orientations.

use std::fmt;

use crate::{Joins, Side};

/// A piece of track as the coloured die demands it.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Kind {
    Curve,
    Straight,
    DoubleCurve,
    Crossover,
    YJunction,
    Junction,
}

impl Kind {
    /// All kinds, in the order of the die.
    pub const ALL: [Self; 6] =
        [Self::Curve, Self::Straight, Self::DoubleCurve, Self::Crossover, Self::YJunction, Self::Junction];

    /// The kind that a die demands; `None` where a die has no such side.
    pub const fn from_die(die: u8) -> Option<Self> {
        if 1 <= die && die <= 6 { Some(Self::ALL[die as usize - 1]) } else { None }
    }

    /// The number on the die.
    pub const fn die(self) -> u8 {
        self as u8 + 1
    }

    /// How many orientations the piece has.
    pub const fn n_pieces(self) -> usize {
        [4, 2, 2, 2, 4, 8][self as usize]
    }

    /// The piece in every orientation.
    pub fn pieces(self) -> impl DoubleEndedIterator<Item = Piece> + ExactSizeIterator + Clone {
        (FIRST[self as usize]..FIRST[self as usize + 1]).map(Piece)
    }

    /// The piece in its orientation number `n`, which must be below [`Kind::n_pieces`].
    pub const fn piece(self, n: usize) -> Piece {
        assert!(n < self.n_pieces(), "the piece has fewer orientations");
        Piece(FIRST[self as usize] + n as u8)
    }

    /// What the piece is called.
    pub const fn name(self) -> &'static str {
        ["curve", "straight", "double curve", "crossover", "Y junction", "junction"][self as usize]
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Where the orientations of each kind begin among all pieces.
const FIRST: [u8; 7] = [0, 4, 6, 8, 10, 14, 22];

/// The track of every piece, in the order of their codes.
const JOINS: [Joins; Piece::COUNT] = {
    let curve = Joins::new(Side::North, Side::East);
    let straight = Joins::new(Side::North, Side::South);
    let double = curve.and(curve.turned(2));
    let crossover = straight.and(straight.turned(1));
    let y = curve.and(curve.turned(3));
    let clockwise = straight.and(curve);
    let anticlockwise = straight.and(curve.turned(3));
    let mut res = [Joins::NONE; Piece::COUNT];
    let mut n = 0;
    while n < 4 {
        res[n] = curve.turned(n as u8);
        res[10 + n] = y.turned(n as u8);
        res[14 + n] = clockwise.turned(n as u8);
        res[18 + n] = anticlockwise.turned(n as u8);
        n += 1;
    }
    let mut n = 0;
    while n < 2 {
        res[4 + n] = straight.turned(n as u8);
        res[6 + n] = double.turned(n as u8);
        res[8 + n] = crossover;
        n += 1;
    }
    res
};

/// A piece of track in one orientation, `1a` to `6h`.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Piece(u8);

impl Piece {
    /// The number of pieces.
    pub const COUNT: usize = 22;

    /// The piece with this place in the order of the codes.
    pub const fn at(index: usize) -> Option<Self> {
        if index < Self::COUNT { Some(Self(index as u8)) } else { None }
    }

    /// The piece of this code, in lower case.
    pub const fn new(die: u8, letter: char) -> Option<Self> {
        let Some(kind) = Kind::from_die(die) else { return None };
        let n = (letter as u32).wrapping_sub('a' as u32) as usize;
        if n < kind.n_pieces() { Some(kind.piece(n)) } else { None }
    }

    /// All pieces, in the order of their codes.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (0..Self::COUNT as u8).map(Self)
    }

    /// What die it belongs to.
    pub const fn kind(self) -> Kind {
        let mut n = 5;
        while FIRST[n] > self.0 {
            n -= 1;
        }
        Kind::ALL[n]
    }

    /// The letter of its orientation.
    pub const fn letter(self) -> char {
        (b'a' + self.0 - FIRST[self.kind() as usize]) as char
    }

    /// Its track.
    pub const fn joins(self) -> Joins {
        JOINS[self.0 as usize]
    }

    /// The sides that the bridge of a crossover joins; `None` for the other pieces.
    pub const fn bridge(self) -> Option<Joins> {
        match self.0 - FIRST[self.kind() as usize] {
            n if matches!(self.kind(), Kind::Crossover) => Some(Joins::new(Side::North, Side::South).turned(n)),
            _ => None,
        }
    }

    /// Its place in the order of the codes, below [`Piece::COUNT`].
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.kind().die(), self.letter())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The track of a code, as its pairs of sides.
    #[track_caller]
    fn check(code: &str, expected: &str) {
        let piece = Piece::all().find(|it| it.to_string() == code).expect("a code");
        let pairs: Vec<_> = piece.joins().pairs().map(|(a, b)| format!("{a}{b}")).collect();
        assert_eq!(pairs.join(" "), expected, "{code}");
    }

    #[test]
    fn codes_are_those_of_the_table() {
        for (code, pairs) in [
            ("1a", "NE"),
            ("1b", "ES"),
            ("1c", "SW"),
            ("1d", "NW"),
            ("2a", "NS"),
            ("2b", "EW"),
            ("3a", "NE SW"),
            ("3b", "NW ES"),
            ("4a", "NS EW"),
            ("4b", "NS EW"),
            ("5a", "NE NW"),
            ("5b", "NE ES"),
            ("5c", "ES SW"),
            ("5d", "NW SW"),
            ("6a", "NE NS"),
            ("6b", "ES EW"),
            ("6c", "NS SW"),
            ("6d", "NW EW"),
            ("6e", "NS NW"),
            ("6f", "NE EW"),
            ("6g", "NS ES"),
            ("6h", "EW SW"),
        ] {
            check(code, pairs);
        }
    }

    #[test]
    fn every_piece_has_one_code() {
        for kind in Kind::ALL {
            assert_eq!(Kind::from_die(kind.die()), Some(kind));
            assert_eq!(kind.pieces().len(), kind.n_pieces());
            for (n, piece) in kind.pieces().enumerate() {
                assert_eq!((piece.kind(), kind.piece(n)), (kind, piece));
                assert_eq!(Piece::new(kind.die(), piece.letter()), Some(piece));
                assert_eq!(piece.bridge().is_some(), kind == Kind::Crossover);
            }
        }
        assert_eq!(Piece::all().len(), 22);
        for wrong in [(0, 'a'), (7, 'a'), (1, 'e'), (2, 'c'), (6, 'i'), (1, 'A'), (1, '`')] {
            assert_eq!(Piece::new(wrong.0, wrong.1), None, "{wrong:?}");
        }
    }
}
