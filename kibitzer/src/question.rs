//! What the page asks, and what it hears.

use serde::{Deserialize, Serialize};

/// What the page asks.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Question {
    /// What a bot would do at a position.
    Move {
        /// What the seat may know.
        view: Box<wire::View>,
        /// The text of the content file of the game, if that is not compiled in.
        content: Option<String>,
        /// The number of the seat, from 0.
        seat: u16,
        /// Its legal moves, in the notation.
        actions: Vec<String>,
        /// How well it plays: the name of a level.
        level: String,
        /// Where the luck of the thoughts begins.
        luck: u64,
    },
    /// What the moves of a position are worth to whoever makes them.
    Hints {
        /// What the seat may know.
        view: Box<wire::View>,
        /// The text of the content file of the game, if that is not compiled in.
        content: Option<String>,
        /// The number of the seat, from 0.
        seat: u16,
        /// Its legal moves, in the notation.
        actions: Vec<String>,
    },
    /// What every turn of a finished game brought a seat.
    Review {
        /// The record of the game.
        record: String,
        /// The text of its content file, if that is not compiled in.
        content: Option<String>,
        /// The number of the seat, from 0.
        seat: u16,
    },
}

/// What the page hears.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Answer {
    /// The legal moves, the best first; those that were dismissed early may be missing.
    Opinions(Vec<Opinion>),
    /// One turn of a review; more answers follow.
    Turn(Turn),
    /// The review is done. The start and luck, less what moves cost, are the score; all are in whole tenths.
    Reviewed {
        /// The points that could be expected at the first decision.
        start: f64,
        /// What came to the seat that was not its doing.
        luck: f64,
        /// What its moves cost, with what showed only later; below zero if they came to more than was said of them.
        cost: f64,
        /// What the seat has scored.
        score: i32,
    },
    /// The question could not be answered, and why, in English.
    Failed(String),
}

/// One turn of a finished game: the points that could be expected in the end.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Turn {
    /// How many turns there are.
    pub of: usize,
    /// The number of the turn as players count; none in the setup.
    pub turn: Option<u32>,
    /// The number of the event of the move in the log, from zero.
    pub event: usize,
    /// The move, in the notation of the game.
    pub action: String,
    /// Before what luck brought since the move before it, which that move turned out to come to.
    pub before: f64,
    /// After the roll, if the best move is made.
    pub after_roll: f64,
    /// After the move that was made.
    pub after_move: f64,
    /// The best moves that were found, the best first.
    pub best: Vec<Opinion>,
}

impl Turn {
    /// What the move cost.
    pub fn cost(&self) -> f64 {
        self.after_roll - self.after_move
    }

    /// What came to the seat since its move before.
    pub fn luck(&self) -> f64 {
        self.after_roll - self.before
    }
}

/// What a bot thinks of one legal move.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Opinion {
    /// The move, in the notation of the game.
    pub action: String,
    /// The points that its seat may expect at the end of the game after it.
    pub expected: f64,
}

impl From<bots::Opinion> for Opinion {
    fn from(bots::Opinion { action, expected }: bots::Opinion) -> Self {
        Self { action, expected }
    }
}
