//! The cards: railway cards with a track side and a trip side, and terminus cards.

use std::{fmt, num::NonZeroU8};

use kernel::{NotationError, Reader};

use crate::{Counted, Facts, Feature, Terrain, Trip};

/// How the two lines of a track run.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Shape {
    /// Straight on: from above to below, and from the left to the right.
    Bridge,
    /// From above to the right, and from the left to below.
    Bend,
}

impl Shape {
    /// How it is called.
    pub const fn name(self) -> &'static str {
        ["bridge", "bend"][self as usize]
    }
}

impl fmt::Display for Shape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A railway card, both of its sides.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct RailwayCard {
    /// How its lines run.
    pub shape: Shape,
    /// The terrain of both lines.
    pub terrain: Terrain,
    /// Beside the line that comes from above, when the card is not turned.
    pub from_above: Option<Feature>,
    /// Beside the line that comes from the left, when the card is not turned.
    pub from_left: Option<Feature>,
    /// The other side.
    pub trip: Trip,
}

impl RailwayCard {
    /// Whether the card lies differently when it is turned.
    pub fn is_turnable(&self) -> bool {
        self.features(true) != self.features(false)
    }

    /// The features beside the line from above and the line from the left, as the card lies.
    ///
    /// Half a turn swaps the two lines of a bend, and leaves each line of a bridge where it was.
    pub const fn features(&self, turned: bool) -> [Option<Feature>; 2] {
        match (self.shape, turned) {
            (Shape::Bend, true) => [self.from_left, self.from_above],
            _ => [self.from_above, self.from_left],
        }
    }
}

/// Cards of one kind by their numbers, counted from one.
macro_rules! numbered {
    ($(#[$meta:meta])* $Card:ident, $count:literal, $expected:literal) => {
        $(#[$meta])*
        #[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub struct $Card(NonZeroU8);

        impl $Card {
            /// How many cards of this kind there are.
            pub const COUNT: usize = $count;

            /// The card with this number.
            pub const fn new(number: u8) -> Option<Self> {
                match NonZeroU8::new(number) {
                    Some(it) if number as usize <= Self::COUNT => Some(Self(it)),
                    _ => None,
                }
            }

            /// All cards.
            pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
                (1..=Self::COUNT as u8).filter_map(Self::new)
            }

            /// Its number, counted from one.
            pub const fn number(self) -> u8 {
                self.0.get()
            }

            pub(crate) const fn index(self) -> usize {
                self.0.get() as usize - 1
            }

            pub(crate) fn read(reader: &mut Reader<'_>) -> Result<Self, NotationError> {
                let before = reader.clone();
                let card = reader.number().and_then(|it| u8::try_from(it).ok()).and_then(Self::new);
                card.ok_or_else(|| before.error($expected))
            }
        }

        impl fmt::Display for $Card {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }
    };
}

numbered! {
    /// The number of a railway card, 1 to 80.
    Card, 80, "a railway card, 1 to 80"
}

numbered! {
    /// The number of a terminus card, 1 to 38.
    TerminusCard, 38, "a terminus card, 1 to 38"
}

/// A track in a tableau: a railway card and how it lies.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Laid {
    /// Which card.
    pub card: Card,
    /// Whether it lies upside down.
    pub turned: bool,
}

const _: () = assert!(size_of::<Option<Laid>>() == 2);

/// What a terminus card pays: `3 + 1 for each lake`.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Terminus {
    base: u8,
    rate: u8,
    what: Counted,
}

impl Terminus {
    /// What it pays in any case.
    pub const fn base(self) -> u8 {
        self.base
    }

    /// What it pays for each of [`Terminus::what`].
    pub const fn rate(self) -> u8 {
        self.rate
    }

    /// What it counts.
    pub const fn what(self) -> Counted {
        self.what
    }

    /// What it pays for a completed line.
    #[inline]
    pub fn pay(self, line: &Facts) -> u16 {
        u16::from(self.base) + u16::from(self.rate) * u16::from(line.count(self.what))
    }

    pub(crate) fn read(reader: &mut Reader<'_>) -> Result<Self, NotationError> {
        let base = read_pounds(reader)?;
        if !reader.eat('+') {
            return Err(reader.error("`+` and what is paid for each"));
        }
        let rate = read_pounds(reader)?;
        if !(reader.eat_word("for") && reader.eat_word("each")) {
            return Err(reader.error("`for each` and what is counted"));
        }
        Ok(Self { base, rate, what: Counted::read(reader)? })
    }
}

fn read_pounds(reader: &mut Reader<'_>) -> Result<u8, NotationError> {
    let before = reader.clone();
    let pounds = reader.number().and_then(|it| u8::try_from(it).ok()).filter(|&it| it <= 99);
    pounds.ok_or_else(|| before.error("an amount, 0 to 99"))
}

impl fmt::Display for Terminus {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} + {} for each {}", self.base, self.rate, self.what)
    }
}

kernel::bit_set! {
    /// Some terminus cards: a hand, or those that nobody has drawn.
    pub(crate) struct Termini(u64) of TerminusCard, listed by TerminusCards;
    |index| TerminusCard::new(index as u8 + 1).expect("a card of the set"), nth_of_u64
}

impl Termini {
    pub(crate) const ALL: Self = Self((1 << TerminusCard::COUNT) - 1);

    /// The cards of these bits, or `None` where there are fewer cards.
    pub(crate) const fn new(bits: u64) -> Option<Self> {
        if bits & !Self::ALL.0 == 0 { Some(Self(bits)) } else { None }
    }

    /// A bit for every card.
    pub(crate) const fn bits(self) -> u64 {
        self.0
    }
}
