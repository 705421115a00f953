//! Hints: what the legal moves are worth, and where on the board that is.

use kibitzer::Opinion;

use crate::words::tenths;

/// What is thought of the moves of one position, the best first.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Hints {
    opinions: Vec<Opinion>,
}

/// One of the best moves.
#[derive(Clone, PartialEq, Debug)]
pub struct Hint {
    /// The move in the words of the player.
    pub words: String,
    /// The same in the notation.
    pub action: String,
    /// The points to be expected after it.
    pub expected: f64,
    /// By how many points it is behind the best.
    pub behind: f64,
}

/// The least difference that is shown: less is none.
pub const LEAST: f64 = 0.05;

/// How warm a spot of the board is.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Heat {
    /// By how many points the best move there is behind the best of all; zero for that one.
    pub behind: f64,
    /// From 4, the warmest, down to 0.
    pub warmth: u8,
}

impl Heat {
    /// What stands at the spot: a star where a move is as good as the best, else what is lost there.
    pub fn words(self) -> String {
        if self.behind < LEAST { "★".to_owned() } else { tenths(-self.behind) }
    }
}

/// Up to how many points behind the best a spot has which warmth.
const STEPS: [(f64, u8); 4] = [(LEAST, 4), (1.0, 3), (2.5, 2), (5.0, 1)];

impl Hints {
    /// These opinions, the best first.
    pub fn new(opinions: Vec<Opinion>) -> Self {
        Self { opinions }
    }

    /// Whether nothing is known.
    pub fn is_empty(&self) -> bool {
        self.opinions.is_empty()
    }

    /// The best moves that are told differently, at most `n`; the words of a move come from `tell`.
    ///
    /// Two moves may differ in what no player cares for, and nobody wants to read the same line twice.
    pub fn best(&self, n: usize, tell: impl Fn(&str) -> String) -> Vec<Hint> {
        let most = self.opinions.first().map_or(0.0, |it| it.expected);
        let mut res: Vec<Hint> = Vec::new();
        for it in &self.opinions {
            let words = tell(&it.action);
            if res.len() < n && res.iter().all(|told| told.words != words) {
                let Opinion { action, expected } = it.clone();
                res.push(Hint { words, action, expected, behind: most - expected });
            }
        }
        res
    }

    /// How warm the spot with this name is: names stand in the notation of moves as words of their own, or are all of it.
    pub fn heat(&self, spot: &str) -> Option<Heat> {
        let best = self.opinions.first()?;
        // The best move there: they stand in order.
        let first = self.opinions.iter().find(|it| is_at(&it.action, spot))?;
        let behind = best.expected - first.expected;
        let warmth = STEPS.iter().find(|it| behind <= it.0).map_or(0, |it| it.1);
        Some(Heat { behind, warmth })
    }
}

fn is_at(action: &str, spot: &str) -> bool {
    action == spot || action.split(|it: char| !it.is_alphanumeric() && it != '/' && it != '*').any(|it| it == spot)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{settings::speak, words::Language};

    fn hints(all: &[(&str, f64)]) -> Hints {
        Hints::new(all.iter().map(|&(action, expected)| Opinion { action: action.to_owned(), expected }).collect())
    }

    #[test]
    fn a_spot_is_as_warm_as_its_best_move() {
        speak(Language::English);
        let hints =
            hints(&[("x5/y2 = 1a", 60.0), ("x5/y2 = 1b", 58.0), ("x6/y2 = 1a", 59.5), ("white x1/y1 = 4a", 51.0)]);
        let warmth = |spot: &str| hints.heat(spot).map(|it| it.warmth);
        assert_eq!(["x5/y2", "x6/y2", "x1/y1", "x1/y2"].map(warmth), [Some(4), Some(3), Some(0), None]);
        assert_eq!(hints.heat("x6/y2").map(Heat::words).as_deref(), Some("−0.5"));
        assert_eq!(hints.heat("x5/y2").map(Heat::words).as_deref(), Some("★"));
        assert_eq!(hints.heat("x"), None);
        assert_eq!(hints.heat("x6/y2 = 1a").map(|it| it.warmth), Some(3), "the whole move");
        assert_eq!(Hints::default().heat("x5/y2"), None);
    }

    #[test]
    fn list_and_map_show_the_same_differences_in_order() {
        speak(Language::English);
        let hints = hints(&[("start A", 60.0), ("start B", 60.0), ("start C", 59.9), ("start D", 57.8)]);
        let list = hints.best(9, str::to_owned);
        let behind: Vec<_> = list.iter().map(|it| format!("{:.1}", it.behind)).collect();
        assert_eq!(behind, ["0.0", "0.0", "0.1", "2.2"]);
        let map: Vec<_> = ["A", "B", "C", "D"].iter().filter_map(|it| hints.heat(it)).map(Heat::words).collect();
        assert_eq!(map, ["★", "★", "−0.1", "−2.2"]);
    }

    #[test]
    fn no_line_is_told_twice() {
        let hints = hints(&[("take 3 pay 1", 9.0), ("take 3 pay 2", 9.0), ("take 2 pay 1", 8.0), ("trip", 7.5)]);
        let tell = |action: &str| action.split(" pay").next().unwrap_or_default().to_owned();
        let told: Vec<_> = hints.best(3, tell).into_iter().map(|it| it.words).collect();
        assert_eq!(told, ["take 3", "take 2", "trip"]);
    }
}
