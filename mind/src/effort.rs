//! How closely a review looks.

use std::{fmt, str::FromStr};

/// How closely a review looks.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Effort {
    /// A few seconds for a game.
    Quick,
    /// Ten times as many games are played on, so costs of a point can be believed.
    Thorough,
}

impl Effort {
    /// Both, the quicker one first.
    pub const ALL: [Self; 2] = [Self::Quick, Self::Thorough];

    /// Its name in commands.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Quick => "quick",
            Self::Thorough => "thorough",
        }
    }

    /// One of two numbers, by how closely a review looks.
    pub const fn pick(self, quick: usize, thorough: usize) -> usize {
        match self {
            Self::Quick => quick,
            Self::Thorough => thorough,
        }
    }
}

impl fmt::Display for Effort {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// There is no such effort.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no review `{0}`: there are quick and thorough")]
pub struct ParseEffortError(String);

impl FromStr for Effort {
    type Err = ParseEffortError;

    fn from_str(text: &str) -> Result<Self, ParseEffortError> {
        Self::ALL.into_iter().find(|it| it.name() == text).ok_or_else(|| ParseEffortError(text.to_owned()))
    }
}
