//! A figure with its aim, and the games from which it comes.

use std::{
    ops::RangeInclusive,
    sync::{
        Mutex, OnceLock, PoisonError,
        atomic::{AtomicU64, Ordering},
    },
    thread,
};

/// The seed of the first game, if none is given; those after it count on.
const SEED: u64 = 30_000;

static FIRST: OnceLock<u64> = OnceLock::new();

/// Lets the games begin with this seed.
pub(crate) fn begin_with(seed: u64) {
    FIRST.get_or_init(|| seed);
}

/// Prints one figure; an aim without an end is infinite there.
pub(crate) fn report(game: &str, name: &str, value: f64, aim: RangeInclusive<f64>) {
    print(game, name, value, "", &aim);
}

/// Prints the mean of some games, with its error.
pub(crate) fn report_mean(game: &str, name: &str, mean: Mean, aim: RangeInclusive<f64>) {
    let more = format!("\"error\":{:.3},\"games\":{},", mean.error, mean.n_games);
    print(game, name, mean.value, &more, &aim);
}

fn print(game: &str, name: &str, value: f64, more: &str, aim: &RangeInclusive<f64>) {
    let bound = |it: f64| if it.is_finite() { it.to_string() } else { "null".to_owned() };
    let (least, most) = (bound(*aim.start()), bound(*aim.end()));
    println!(
        "{{\"game\":\"{game}\",\"name\":\"{name}\",\"value\":{value:.3},{more}\"least\":{least},\"most\":{most}}}"
    );
}

/// The mean of some games, with its standard error.
#[derive(Copy, Clone)]
pub(crate) struct Mean {
    value: f64,
    error: f64,
    n_games: usize,
}

impl Mean {
    /// The mean of one number of each of some games, at least two.
    pub(crate) fn of(values: &[f64]) -> Self {
        let value = mean(values.iter().copied());
        let squares: f64 = values.iter().map(|it| (it - value).powi(2)).sum();
        let n_others: f64 = values.iter().skip(1).map(|_| 1.0).sum();
        Self { value, error: (squares / n_others / (n_others + 1.0)).sqrt(), n_games: values.len() }
    }

    /// Which part of some games is so.
    pub(crate) fn share<T>(all: &[T], is_so: impl Fn(&T) -> bool) -> Self {
        Self::of(&all.iter().map(|it| f64::from(u8::from(is_so(it)))).collect::<Vec<_>>())
    }

    /// By how much it is above another mean, of other games.
    pub(crate) fn above(self, other: Self) -> Self {
        Self {
            value: self.value - other.value,
            error: self.error.hypot(other.error),
            n_games: self.n_games + other.n_games,
        }
    }
}

/// What `play` makes of so many seeds, on all cores, in the order of the seeds.
pub(crate) fn games<T: Send>(n_games: u64, play: impl Fn(u64) -> T + Sync) -> Vec<T> {
    let first = *FIRST.get_or_init(|| SEED);
    let next = AtomicU64::new(0);
    let done = Mutex::new(Vec::new());
    let work = || {
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= n_games {
                return;
            }
            let played = play(first + number);
            done.lock().unwrap_or_else(PoisonError::into_inner).push((number, played));
        }
    };
    thread::scope(|scope| {
        (0..thread::available_parallelism().map_or(1, Into::into)).for_each(|_| {
            scope.spawn(work);
        });
    });
    let mut done = done.into_inner().unwrap_or_else(PoisonError::into_inner);
    done.sort_by_key(|it| it.0);
    done.into_iter().map(|it| it.1).collect()
}

/// The mean of some numbers, at least one.
pub(crate) fn mean(values: impl IntoIterator<Item = f64>) -> f64 {
    let (sum, n) = values.into_iter().fold((0.0, 0.0), |(sum, n), it| (sum + it, n + 1.0));
    sum / n
}

/// Which part of some things is so, of at least one.
pub(crate) fn share<T>(all: &[T], is_so: impl Fn(&T) -> bool) -> f64 {
    mean(all.iter().map(|it| f64::from(u8::from(is_so(it)))))
}
