//! A line on the terminal that tells how far something is.

use std::{
    fmt::Write as _,
    io::{self, IsTerminal as _},
    time::Instant,
};

/// How many blocks the line of progress has.
const WIDTH: u64 = 30;

/// A line on the terminal that tells how far it is.
pub(crate) struct Progress {
    is_shown: bool,
    before: usize,
    n_all: u64,
    start: Instant,
    told: Instant,
}

impl Progress {
    pub(crate) fn new(before: usize, n_all: u64) -> Self {
        let now = Instant::now();
        Self { is_shown: io::stderr().is_terminal(), before, n_all, start: now, told: now }
    }

    pub(crate) fn show(&mut self, done: usize) {
        if !self.is_shown || self.told.elapsed().as_millis() < 200 {
            return;
        }
        self.told = Instant::now();
        let full = usize::try_from(WIDTH * done as u64 / self.n_all.max(1)).unwrap_or_default();
        let mut line = String::new();
        let _ = write!(line, "\r{:░<30} {done} of {}", "█".repeat(full), self.n_all);
        #[expect(clippy::cast_precision_loss, reason = "a guess")]
        let left = self.start.elapsed().as_secs_f64() * (self.n_all - done as u64) as f64 / (done - self.before) as f64;
        let _ = write!(line, ", about {left:.0} s left   ");
        eprint!("{line}");
    }

    pub(crate) fn end(&self) {
        if self.is_shown {
            eprint!("\r{:60}\r", "");
        }
    }
}
