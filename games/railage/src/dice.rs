//! The three dice of a round: which die, what it shows, and two of three.

use std::fmt;

/// One of the three dice, by its place: first, second or third.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Die(u8);

impl Die {
    /// All three.
    pub const ALL: [Self; 3] = [Self(0), Self(1), Self(2)];

    /// The die of this place, from one.
    pub const fn new(place: u32) -> Option<Self> {
        if 1 <= place && place <= 3 { Some(Self(place as u8 - 1)) } else { None }
    }

    /// Its place, from zero.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Die {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0 + 1)
    }
}

/// What a die shows, 1 to 6.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Face(u8);

impl Face {
    /// All six.
    pub const ALL: [Self; 6] = [Self(1), Self(2), Self(3), Self(4), Self(5), Self(6)];

    /// A face, or `None` where dice have no such side.
    pub const fn new(number: u32) -> Option<Self> {
        if 1 <= number && number <= 6 { Some(Self(number as u8)) } else { None }
    }

    /// Its number.
    pub const fn number(self) -> u8 {
        self.0
    }
}

impl fmt::Display for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// What the three dice show, in the order of the dice.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Roll([Face; 3]);

impl Roll {
    /// How many rolls there are.
    pub const COUNT: u32 = 216;

    /// The roll of these faces.
    pub const fn new(faces: [Face; 3]) -> Self {
        Self(faces)
    }

    /// The roll number `n` of the 216, the first die first.
    pub const fn nth(n: u32) -> Self {
        Self([Face((n / 36 % 6) as u8 + 1), Face((n / 6 % 6) as u8 + 1), Face((n % 6) as u8 + 1)])
    }

    /// What `die` shows.
    pub const fn face(self, die: Die) -> Face {
        self.0[die.index()]
    }

    /// The sum of two dice.
    pub const fn sum(self, pair: Pair) -> u8 {
        self.0[0].0 + self.0[1].0 + self.0[2].0 - self.face(pair.left()).0
    }

    /// The roll with one die changed.
    #[must_use]
    pub(crate) const fn with(mut self, die: Die, face: Face) -> Self {
        self.0[die.index()] = face;
        self
    }
}

impl fmt::Display for Roll {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [first, second, third] = self.0;
        write!(f, "{first} {second} {third}")
    }
}

/// Two of the three dice, such as `1+3`; the third is left.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Pair {
    left: Die,
}

impl Pair {
    /// All three: 1+2, 1+3, 2+3.
    pub const ALL: [Self; 3] = [Self { left: Die(2) }, Self { left: Die(1) }, Self { left: Die(0) }];

    /// The pair of two different dice.
    pub fn new(one: Die, other: Die) -> Option<Self> {
        Self::ALL.into_iter().find(|it| one != other && it.left != one && it.left != other)
    }

    /// The die that is not chosen.
    pub const fn left(self) -> Die {
        self.left
    }
}

impl fmt::Display for Pair {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(["2+3", "1+3", "1+2"][self.left.index()])
    }
}

kernel::bit_set! {
    /// The dice that a seat has not chosen.
    pub struct DieSet(u8) of Die, listed by Dice;
    |index| Die::ALL[index], nth_of_u8
}

impl DieSet {
    /// All three dice.
    pub const ALL: Self = Self(7);
}
