//! What the results of a tournament come to: means, spreads, percentiles, wins with their confidence.

use std::collections::BTreeMap;

use bots::Level;

use super::ledger::{Ledger, Line};

/// The percentiles that are told.
const PERCENTS: [usize; 5] = [5, 25, 50, 75, 95];

/// What a bot has reached.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Figures {
    pub(crate) level: Level,
    /// The points of all its games, the fewest first.
    pub(crate) points: Vec<i32>,
    pub(crate) mean: f64,
    /// The standard deviation.
    pub(crate) spread: f64,
    /// How often it won, shared wins by their share, and between what the truth lies 95 times of 100.
    pub(crate) wins: f64,
    pub(crate) between: (f64, f64),
}

impl Figures {
    /// The figures of every level that has played, in the order of the levels.
    pub(crate) fn all(ledger: &Ledger) -> Vec<Self> {
        Level::ALL.into_iter().filter_map(|it| Self::of(ledger, it)).collect()
    }

    fn of(ledger: &Ledger, level: Level) -> Option<Self> {
        let (mut points, mut wins) = (Vec::new(), 0.0);
        for lines in ledger.games.values() {
            let n_winners = lines.iter().filter(|it| it.place == 1).count();
            for line in lines.iter().filter(|it| it.level == level) {
                points.push(line.points);
                wins += if line.place == 1 { 1.0 / count(n_winners) } else { 0.0 };
            }
        }
        if points.is_empty() {
            return None;
        }
        points.sort_unstable();
        let n = count(points.len());
        let mean = points.iter().copied().map(f64::from).sum::<f64>() / n;
        let squares = points.iter().map(|&it| (f64::from(it) - mean) * (f64::from(it) - mean)).sum::<f64>();
        let spread = if points.len() > 1 { (squares / (n - 1.0)).sqrt() } else { 0.0 };
        Some(Self { level, points, mean, spread, wins: wins / n, between: wilson(wins / n, n) })
    }

    /// The fewest points of all its games.
    pub(crate) fn worst(&self) -> i32 {
        self.points[0]
    }

    /// The points that so many of 100 games do not exceed.
    pub(crate) fn percentile(&self, percent: usize) -> i32 {
        self.points[(self.points.len() - 1) * percent / 100]
    }

    /// One line of the table.
    pub(crate) fn line(&self, is_solo: bool) -> String {
        let Self { level, mean, spread, .. } = self;
        let few = PERCENTS.map(|it| format!("{:>5}", self.percentile(it))).concat();
        let (low, high) = self.between;
        let wins = if is_solo {
            String::new()
        } else {
            format!("  {:>5.1} % ({:.1} to {:.1})", 100.0 * self.wins, 100.0 * low, 100.0 * high)
        };
        format!("{:<8}{:>7}{mean:>8.1}{spread:>7.1}{:>6} {few}{wins}", level.name(), self.points.len(), self.worst())
    }

    /// The heading above such lines.
    pub(crate) fn head(is_solo: bool) -> String {
        let few = PERCENTS.map(|it| format!("{:>5}", format!("p{it}"))).concat();
        let wins = if is_solo { "" } else { "  wins (95 %)" };
        format!("{:<8}{:>7}{:>8}{:>7}{:>6} {few}{wins}", "bot", "games", "mean", "spread", "worst")
    }

    /// The same for programs.
    pub(crate) fn json(&self) -> serde_json::Value {
        let percentiles = PERCENTS.map(|it| (it.to_string(), self.percentile(it)));
        let percentiles: BTreeMap<_, _> = percentiles.into_iter().collect();
        serde_json::json!({
            "bot": self.level.name(), "games": self.points.len(), "mean": self.mean, "spread": self.spread,
            "worst": self.worst(), "percentiles": percentiles,
            "wins": self.wins, "wins_between": [self.between.0, self.between.1],
        })
    }
}

/// The interval of Wilson for a share of `n` tries, at 95 of 100.
fn wilson(share: f64, n: f64) -> (f64, f64) {
    const Z: f64 = 1.96;
    let middle = share + Z * Z / (2.0 * n);
    let half = Z * (share * (1.0 - share) / n + Z * Z / (4.0 * n * n)).sqrt();
    let below = 1.0 + Z * Z / n;
    (((middle - half) / below).max(0.0), ((middle + half) / below).min(1.0))
}

#[expect(clippy::cast_precision_loss, reason = "nobody plays that many games")]
const fn count(n: usize) -> f64 {
    n as f64
}

/// The lines of a finished game.
pub(crate) fn lines(host: &dyn library::Host, levels: &[Level]) -> Vec<Line> {
    let places = host.places();
    let line = |seat: kernel::Seat| Line {
        level: levels[seat.index() % levels.len()],
        points: host.score(seat),
        place: places[seat],
    };
    kernel::Seat::first(host.n_seats()).map(line).collect()
}

#[cfg(test)]
mod tests {
    use bots::Level;

    use super::{Figures, wilson};
    use crate::bot::ledger::{Ledger, Line};

    #[test]
    fn figures_are_those_of_a_table_made_by_hand() {
        let mut ledger = Ledger::default();
        let line = |level, points, place| Line { level, points, place };
        ledger.add(0, vec![line(Level::Strong, 10, 1), line(Level::Greedy, 4, 2)]).expect("no file");
        ledger.add(1, vec![line(Level::Greedy, 8, 1), line(Level::Strong, 8, 1)]).expect("no file");
        ledger.add(2, vec![line(Level::Strong, 12, 1), line(Level::Greedy, 3, 2)]).expect("no file");
        let all = Figures::all(&ledger);
        assert_eq!(all.iter().map(|it| it.level).collect::<Vec<_>>(), [Level::Greedy, Level::Strong]);
        let strong = &all[1];
        assert_eq!((strong.points.as_slice(), strong.mean, strong.spread), ([8, 10, 12].as_slice(), 10.0, 2.0));
        assert_eq!((strong.wins * 6.0).round() as i32, 5);
        assert_eq!((strong.percentile(5), strong.percentile(50), strong.percentile(95)), (8, 10, 10));
        assert_eq!((strong.worst(), strong.json()["worst"].as_i64()), (8, Some(8)));
        // A column stands below its heading.
        assert_eq!(
            Figures::head(true).find("worst").map(|it| it + "worst".len()),
            strong.line(true).find(" 8 ").map(|it| it + 2)
        );
    }

    #[test]
    fn the_interval_of_a_share_is_that_of_wilson() {
        // 80 of 100: 0.711 to 0.867, as tables of statistics have it.
        let (low, high) = wilson(0.8, 100.0);
        assert!((low - 0.711).abs() < 0.001 && (high - 0.867).abs() < 0.001, "{low} {high}");
        assert!((wilson(1.0, 10.0).1 - 1.0).abs() < 1e-9);
    }
}
