//! What is agreed before a game: the rule set and the number of seats.

use std::{fmt, str::FromStr};

use kernel::Seat;

use crate::Grade;

/// Which of the three rule sets is played.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum RuleSet {
    /// Two overrides.
    Basic,
    /// Shares instead of overrides.
    Advanced,
    /// By post: towns, rounds of three rolls, blocked squares.
    Postal,
}

impl RuleSet {
    /// All three.
    pub const ALL: [Self; 3] = [Self::Basic, Self::Advanced, Self::Postal];

    /// How it is called.
    pub const fn name(self) -> &'static str {
        ["basic", "advanced", "postal"][self as usize]
    }

    /// How many rolls are made before the seats place.
    pub const fn rolls_per_step(self) -> u8 {
        match self {
            Self::Basic | Self::Advanced => 1,
            Self::Postal => 3,
        }
    }

    /// The grades of a score, the lowest first; by post there are none.
    pub const fn grades(self) -> &'static [Grade] {
        match self {
            Self::Basic | Self::Advanced => &Grade::ALL,
            Self::Postal => &[],
        }
    }
}

impl fmt::Display for RuleSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for RuleSet {
    type Err = ParseSetupError;

    fn from_str(text: &str) -> Result<Self, ParseSetupError> {
        let found = Self::ALL.into_iter().find(|it| it.name().eq_ignore_ascii_case(text));
        found.ok_or_else(|| ParseSetupError(format!("expected basic, advanced or postal, found `{text}`")))
    }
}

/// What is agreed before a game, as `basic seats 2`.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Setup {
    rules: RuleSet,
    n_seats: u16,
}

impl Setup {
    /// A game of 1 to [`Seat::MAX`] seats.
    pub const fn new(rules: RuleSet, n_seats: usize) -> Option<Self> {
        if 1 <= n_seats && n_seats <= Seat::MAX { Some(Self { rules, n_seats: n_seats as u16 }) } else { None }
    }

    /// The rule set.
    pub const fn rules(self) -> RuleSet {
        self.rules
    }

    /// The number of seats.
    pub const fn n_seats(self) -> usize {
        self.n_seats as usize
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} seats {}", self.rules, self.n_seats)
    }
}

impl FromStr for Setup {
    type Err = ParseSetupError;

    fn from_str(text: &str) -> Result<Self, ParseSetupError> {
        let (rules, n_seats) = text
            .split_once(" seats ")
            .ok_or_else(|| ParseSetupError(format!("expected `basic seats 1`, found `{text}`")))?;
        let rules = rules.parse()?;
        let setup = n_seats.parse().ok().and_then(|it| Self::new(rules, it));
        setup.ok_or_else(|| ParseSetupError(format!("expected 1 to {} seats, found `{n_seats}`", Seat::MAX)))
    }
}

/// The text names no game of 30 Rails.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0}")]
pub struct ParseSetupError(String);
