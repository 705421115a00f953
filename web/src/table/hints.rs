//! Hints: what a strong bot thinks of the legal moves, and where on the board that is.

use kibitzer::Opinion;

/// What is thought of the moves of one position, the best first.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Hints {
    opinions: Vec<Opinion>,
}

/// How warm a spot of the board is.
#[derive(Copy, Clone, PartialEq, Debug)]
pub(crate) struct Heat {
    /// By how many points the best move there is behind the best of all; zero for that one.
    pub(crate) behind: f64,
    /// From 4, the warmest, down to 0.
    pub(crate) warmth: u8,
}

impl Heat {
    /// What stands at the spot: a star at the best, else what is lost there.
    pub(crate) fn words(self) -> String {
        if self.warmth == 4 { "★".to_owned() } else { format!("−{:.1}", self.behind) }
    }
}

/// Up to how many points behind the best a spot has which warmth.
const STEPS: [(f64, u8); 4] = [(0.0, 4), (1.0, 3), (2.5, 2), (5.0, 1)];

impl Hints {
    pub(crate) fn new(opinions: Vec<Opinion>) -> Self {
        Self { opinions }
    }

    /// The best moves, each with what is expected of it; what was dismissed early is not said to be better than the best.
    pub(crate) fn best(&self, n: usize) -> Vec<Opinion> {
        let most = self.opinions.first().map_or(0.0, |it| it.expected);
        let clamped = self.opinions.iter().map(|it| Opinion { expected: it.expected.min(most), ..it.clone() });
        clamped.take(n).collect()
    }

    /// How warm the spot with this name is: names stand in the notation of moves as words of their own, or are all of it.
    pub(crate) fn heat(&self, spot: &str) -> Option<Heat> {
        let best = self.opinions.first()?;
        let mut here = self.opinions.iter().filter(|it| is_at(&it.action, spot));
        let first = here.next()?;
        let is_best = is_at(&best.action, spot);
        let behind = if is_best { 0.0 } else { (best.expected - first.expected).max(0.05) };
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

    fn hints(all: &[(&str, f64)]) -> Hints {
        Hints::new(all.iter().map(|&(action, expected)| Opinion { action: action.to_owned(), expected }).collect())
    }

    #[test]
    fn a_spot_is_as_warm_as_its_best_move() {
        let hints =
            hints(&[("x5/y2 = 1a", 60.0), ("x5/y2 = 1b", 58.0), ("x6/y2 = 1a", 59.5), ("white x1/y1 = 4a", 51.0)]);
        let warmth = |spot: &str| hints.heat(spot).map(|it| it.warmth);
        assert_eq!(["x5/y2", "x6/y2", "x1/y1", "x1/y2"].map(warmth), [Some(4), Some(3), Some(0), None]);
        assert_eq!(hints.heat("x6/y2").map(Heat::words).as_deref(), Some("−0.5"));
        assert_eq!(hints.heat("x5/y2").map(Heat::words).as_deref(), Some("★"));
        assert_eq!(hints.heat("x"), None);
        assert_eq!(hints.heat("x6/y2 = 1a").map(|it| it.warmth), Some(3), "the whole move");
    }

    #[test]
    fn nothing_is_said_to_be_better_than_the_best() {
        let hints = hints(&[("start A", 60.0), ("start B", 61.0), ("start C", 40.0)]);
        let best: Vec<_> = hints.best(2).into_iter().map(|it| (it.action, it.expected)).collect();
        assert_eq!(best, [("start A".to_owned(), 60.0), ("start B".to_owned(), 60.0)]);
        assert_eq!(hints.heat("B").map(|it| it.warmth), Some(3));
        assert_eq!(Hints::default().heat("A"), None);
    }
}
