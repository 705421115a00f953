//! Figures, the aims beside them, and the table of both.

use std::{
    io,
    time::{Duration, Instant},
};

use proving::{
    columns,
    party::Outcome,
    process::{Memory, own_processor_time},
    server::Server,
    statistics::Samples,
};
use serde_json::json;

/// The aim for the time of all but one in a hundred.
const MOST_TIME: f64 = 100.0;

/// What it should at most be.
#[derive(Copy, Clone, PartialEq, Debug)]
pub(crate) enum Aim {
    /// There is none.
    None,
    /// Below this.
    Below(f64),
}

#[derive(Debug)]
struct Figure {
    name: String,
    value: f64,
    unit: &'static str,
    aim: Aim,
}

/// What games have cost.
pub(crate) struct Effort {
    elapsed: Duration,
    server: Duration,
    players: Duration,
    memory: Memory,
}

/// A look at the clocks before games are played.
pub(crate) struct Clocks {
    start: Instant,
    server: Duration,
    players: Duration,
}

impl Clocks {
    pub(crate) fn look(server: &Server) -> io::Result<Self> {
        let (own, other) = (own_processor_time()?, server.processor_time()?);
        Ok(Self { start: Instant::now(), server: other, players: own })
    }

    /// What was used since.
    pub(crate) fn effort(&self, server: &Server) -> io::Result<Effort> {
        Ok(Effort {
            elapsed: self.start.elapsed(),
            server: server.processor_time()?.saturating_sub(self.server),
            players: own_processor_time()?.saturating_sub(self.players),
            memory: server.memory()?,
        })
    }
}

/// All that was measured.
#[derive(Debug)]
pub(crate) struct Figures {
    json: bool,
    list: Vec<Figure>,
    complaints: Vec<String>,
}

impl Figures {
    pub(crate) const fn new(json: bool) -> Self {
        Self { json, list: Vec::new(), complaints: Vec::new() }
    }

    /// Says on standard error what is being done.
    pub(crate) fn progress(text: &str) {
        eprintln!("{text}");
    }

    pub(crate) fn add(&mut self, name: impl Into<String>, value: f64, unit: &'static str, aim: Aim) {
        self.list.push(Figure { name: name.into(), value, unit, aim });
    }

    /// Adds a time in milliseconds.
    pub(crate) fn add_time(&mut self, name: impl Into<String>, time: Duration, aim: Aim) {
        self.add(name, time.as_secs_f64() * 1000.0, "ms", aim);
    }

    /// Adds an amount of memory, given in bytes.
    pub(crate) fn add_memory(&mut self, name: impl Into<String>, bytes: u64, aim: Aim) {
        self.add(name, kibibytes(bytes) / 1024.0, "MiB", aim);
    }

    /// Adds the middle, the hundredth from the end and the end of some times.
    pub(crate) fn add_samples(&mut self, name: &str, samples: &Samples) {
        let shares = [("p50", 500, Aim::None), ("p99", 990, Aim::Below(MOST_TIME)), ("longest", 1000, Aim::None)];
        for (share, per_mille, aim) in shares {
            if let Some(time) = samples.per_mille(per_mille) {
                self.add_time(format!("{name}, {share}"), time, aim);
            }
        }
    }

    /// Adds what is to be said about games that were played.
    pub(crate) fn add_games(&mut self, name: &str, outcome: &Outcome, effort: &Effort) {
        let Effort { elapsed, server, players, memory } = *effort;
        let n_moves = number(outcome.tally.n_acknowledged);
        self.add(format!("{name}: moves"), n_moves, "moves", Aim::None);
        self.add(format!("{name}: speed"), n_moves / elapsed.as_secs_f64(), "moves/s", Aim::None);
        self.add_samples(&format!("{name}: move to acknowledgement"), &outcome.acknowledged);
        self.add_samples(&format!("{name}: move to other players"), &outcome.seen);
        // Both share the processors: what the players take is missing to the server.
        let each = |time: Duration| time.as_secs_f64() * 1e6 / n_moves;
        self.add(format!("{name}: processor time of the server"), each(server), "µs/move", Aim::None);
        self.add(format!("{name}: processor time of the players"), each(players), "µs/move", Aim::None);
        self.add_memory(format!("{name}: memory at most"), memory.peak, Aim::None);
        let n_uncalled = outcome.tally.n_uncalled;
        if n_uncalled > 0 {
            self.add(format!("{name}: turns without a call"), number(n_uncalled), "turns", Aim::None);
        }
        self.complaints.extend_from_slice(&outcome.complaints);
    }

    /// Whether nothing was wrong; an aim that was missed is not wrong.
    pub(crate) const fn is_fine(&self) -> bool {
        self.complaints.is_empty()
    }

    pub(crate) fn print(&self) {
        if self.json {
            self.list.iter().for_each(|it| println!("{}", it.json()));
        } else {
            let mut rows = vec![["figure", "value", "unit", "aim", ""].map(str::to_owned).to_vec()];
            rows.extend(self.list.iter().map(Figure::row));
            print!("\n{}", columns::align(&rows, &[1]));
        }
        for complaint in &self.complaints {
            eprintln!("VIOLATION: {complaint}");
        }
    }
}

/// A count as a figure; none of ours is anywhere near the end of the smaller type.
fn number(count: usize) -> f64 {
    f64::from(u32::try_from(count).unwrap_or(u32::MAX))
}

/// Bytes as kibibytes.
pub(crate) fn kibibytes(bytes: u64) -> f64 {
    f64::from(u32::try_from(bytes / 1024).unwrap_or(u32::MAX))
}

impl Figure {
    fn json(&self) -> String {
        let aim = match self.aim {
            Aim::None => None,
            Aim::Below(most) => Some(most),
        };
        json!({ "name": self.name, "value": self.value, "unit": self.unit, "below": aim }).to_string()
    }

    fn row(&self) -> Vec<String> {
        let (aim, verdict) = match self.aim {
            Aim::None => (String::new(), ""),
            Aim::Below(most) => (format!("< {most}"), if self.value < most { "ok" } else { "MISSED" }),
        };
        let decimals = if self.value < 10.0 { 2 } else { 0 };
        vec![self.name.clone(), format!("{:.decimals$}", self.value), self.unit.to_owned(), aim, verdict.to_owned()]
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::{Aim, Figures};

    #[test]
    fn an_aim_stands_beside_its_figure() {
        let mut figures = Figures::new(false);
        figures.add_time("start", Duration::from_micros(99_900), Aim::Below(100.0));
        figures.add_memory("all", 100 << 20, Aim::Below(100.0));
        figures.add("speed", 2.5, "moves/s", Aim::None);
        let rows: Vec<Vec<String>> = figures.list.iter().map(super::Figure::row).collect();
        assert_eq!(rows[0], ["start", "100", "ms", "< 100", "ok"]);
        assert_eq!(rows[1], ["all", "100", "MiB", "< 100", "MISSED"]);
        assert_eq!(rows[2], ["speed", "2.50", "moves/s", "", ""]);
        assert_eq!(figures.list[2].json(), r#"{"name":"speed","value":2.5,"unit":"moves/s","below":null}"#);
    }
}
