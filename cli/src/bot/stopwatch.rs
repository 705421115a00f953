//! How long a core was busy with something, whatever else the machine does.

/// A stopwatch for the thread that starts it.
#[derive(Debug)]
pub(super) struct Stopwatch {
    #[cfg(unix)]
    start: f64,
    #[cfg(not(unix))]
    start: std::time::Instant,
}

#[cfg(unix)]
impl Stopwatch {
    pub(super) fn start() -> Self {
        Self { start: Self::now() }
    }

    /// The seconds that a core has worked for this thread since the start.
    pub(super) fn seconds(&self) -> f64 {
        Self::now() - self.start
    }

    #[expect(clippy::cast_precision_loss, reason = "nobody plays for so many seconds")]
    fn now() -> f64 {
        let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
        time.tv_sec as f64 + time.tv_nsec as f64 / 1e9
    }
}

/// Where threads have no clocks of their own, the one on the wall.
#[cfg(not(unix))]
impl Stopwatch {
    pub(super) fn start() -> Self {
        Self { start: std::time::Instant::now() }
    }

    pub(super) fn seconds(&self) -> f64 {
        self.start.elapsed().as_secs_f64()
    }
}

#[cfg(all(test, unix))]
mod tests {
    use std::{thread, time::Duration};

    use super::Stopwatch;

    #[test]
    fn sleep_is_no_work() {
        let watch = Stopwatch::start();
        thread::sleep(Duration::from_millis(300));
        let asleep = watch.seconds();
        assert!((0.0..0.2).contains(&asleep), "{asleep}");
        let mut sum = 0_u64;
        while watch.seconds() < asleep + 0.02 {
            sum = std::hint::black_box(sum + 1);
        }
        assert!(sum > 0);
    }
}
