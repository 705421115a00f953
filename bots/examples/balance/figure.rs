//! A figure with its aim, and the games from which it comes.

use std::{
    ops::RangeInclusive,
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicU64, Ordering},
    },
    thread,
};

/// The seed of the first game; those after it count on.
const SEED: u64 = 30_000;

/// Prints one figure; an aim without an end is infinite there.
pub(crate) fn report(game: &str, name: &str, value: f64, aim: RangeInclusive<f64>) {
    let bound = |it: f64| if it.is_finite() { it.to_string() } else { "null".to_owned() };
    let (least, most) = (bound(*aim.start()), bound(*aim.end()));
    println!("{{\"game\":\"{game}\",\"name\":\"{name}\",\"value\":{value:.3},\"least\":{least},\"most\":{most}}}");
}

/// What `play` makes of so many seeds, on all cores, in the order of the seeds.
pub(crate) fn games<T: Send>(n_games: u64, play: impl Fn(u64) -> T + Sync) -> Vec<T> {
    let next = AtomicU64::new(0);
    let done = Mutex::new(Vec::new());
    let work = || {
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= n_games {
                return;
            }
            let played = play(SEED + number);
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
