//! Figures for whoever operates the server, in the form that Prometheus reads.

use std::{
    fmt::Write as _,
    sync::atomic::{AtomicI64, AtomicU64},
    time::Duration,
};

use prometheus_client::{
    encoding::{EncodeLabelSet, text::encode},
    metrics::{counter::Counter, family::Family, gauge::Gauge, histogram::Histogram},
    registry::Registry,
};
use wire::api::Level;

/// Upper ends of the classes of times, in seconds.
const TIMES: [f64; 10] = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1.0, 5.0];

/// The same for thoughts of bots.
const THOUGHT_TIMES: [f64; 10] = [0.0001, 0.001, 0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0, 30.0];

/// What is counted.
#[derive(Debug)]
pub(crate) struct Metrics {
    registry: Registry,
    requests: Family<Labels, Counter>,
    times: Histogram,
    pub(crate) changes: Counter,
    pub(crate) streams: Gauge,
    tables: Gauge,
    pub(crate) deadlines: Counter,
    thoughts: Family<Thoughts, Counter>,
    thought_times: Histogram,
    pub(crate) dropped_thoughts: Counter,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct Labels {
    path: String,
    status: u16,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct Thoughts {
    level: String,
}

impl Default for Metrics {
    fn default() -> Self {
        let mut registry = Registry::with_prefix("platelayer");
        let requests = Family::<Labels, Counter>::default();
        let times = Histogram::new(TIMES);
        let (changes, deadlines) = (Counter::<u64, AtomicU64>::default(), Counter::<u64, AtomicU64>::default());
        let (streams, tables) = (Gauge::<i64, AtomicI64>::default(), Gauge::<i64, AtomicI64>::default());
        registry.register("requests", "Requests by path and status", requests.clone());
        registry.register("request_seconds", "Time to answer a request", times.clone());
        registry.register("changes", "Changes of tables that were written and synced", changes.clone());
        registry.register("streams", "Open streams", streams.clone());
        registry.register("tables_in_memory", "Tables in memory", tables.clone());
        registry.register("deadlines", "Deadlines that passed and were acted on", deadlines.clone());
        let thoughts = Family::<Thoughts, Counter>::default();
        let thought_times = Histogram::new(THOUGHT_TIMES);
        let dropped_thoughts = Counter::<u64, AtomicU64>::default();
        registry.register("bot_thoughts", "Thoughts of bots by level", thoughts.clone());
        registry.register("bot_thought_seconds", "Time of a thought of a bot", thought_times.clone());
        let help = "Thoughts that were of no use because the table had moved on";
        registry.register("bot_thoughts_dropped", help, dropped_thoughts.clone());
        Self {
            registry,
            requests,
            times,
            changes,
            streams,
            tables,
            deadlines,
            thoughts,
            thought_times,
            dropped_thoughts,
        }
    }
}

impl Metrics {
    /// Counts an answer; `path` is the pattern, so that no address of a table gets out.
    pub(crate) fn answer(&self, path: &str, status: u16, elapsed: Duration) {
        self.requests.get_or_create(&Labels { path: path.to_owned(), status }).inc();
        self.times.observe(elapsed.as_secs_f64());
    }

    /// Counts a thought of a bot.
    pub(crate) fn thought(&self, level: Level, elapsed: Duration) {
        let level = format!("{level:?}").to_lowercase();
        self.thoughts.get_or_create(&Thoughts { level }).inc();
        self.thought_times.observe(elapsed.as_secs_f64());
    }

    /// All figures.
    pub(crate) fn text(&self, n_tables: usize) -> String {
        self.tables.set(i64::try_from(n_tables).unwrap_or(i64::MAX));
        let mut res = String::new();
        if encode(&mut res, &self.registry).is_err() {
            let _ = writeln!(res, "# the figures could not be written");
        }
        res
    }
}

/// A stream that is counted while it lives.
pub(crate) struct Counted(pub(crate) Gauge);

impl Counted {
    pub(crate) fn new(gauge: &Gauge) -> Self {
        gauge.inc();
        Self(gauge.clone())
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        self.0.dec();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_are_told_in_the_usual_form() {
        let metrics = Metrics::default();
        metrics.answer("/api/v1/tables/{id}", 200, Duration::from_millis(3));
        let counted = Counted::new(&metrics.streams);
        let text = metrics.text(7);
        assert!(text.contains("platelayer_requests_total{path=\"/api/v1/tables/{id}\",status=\"200\"} 1"), "{text}");
        assert!(text.contains("platelayer_tables_in_memory 7") && text.contains("platelayer_streams 1"), "{text}");
        metrics.thought(Level::Easy, Duration::from_millis(30));
        let told = metrics.text(0);
        assert!(told.contains("platelayer_bot_thoughts_total{level=\"easy\"} 1"), "{told}");
        assert!(told.contains("platelayer_bot_thought_seconds_count 1"), "{told}");
        drop(counted);
        assert!(metrics.text(0).contains("platelayer_streams 0"));
    }
}
