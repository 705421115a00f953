//! Whether maps and cards are balanced, measured with games of bots and fixed seeds: `balance [--seed N]`.
//!
//! The examples `balance` of the crates of bots print one JSON object per line and figure, with the least and the most
//! that is aimed at, and where it is a mean with its standard error and the number of games; `cargo xtask balance` runs
//! them and shows a table. With another seed the games are others.

use std::{
    env,
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

/// Lets the games begin with the seed that the arguments of the program name, if they do, and says how long they will
/// take, which is so many minutes of one core.
pub fn begin(game: &str, core_minutes: f64) {
    let arguments: Vec<String> = env::args().skip(1).collect();
    match &arguments[..] {
        [] => {}
        [option, seed] if option == "--seed" => {
            let seed = seed.parse().expect("a number after --seed");
            FIRST.get_or_init(|| seed);
        }
        _ => panic!("expected `--seed N`, found {arguments:?}"),
    }
    let n_cores = n_cores();
    eprintln!("{game}: about {:.0} minutes on {n_cores} cores", (core_minutes / f64::from(n_cores)).max(1.0));
}

fn n_cores() -> u32 {
    thread::available_parallelism().map_or(1, |it| it.get().try_into().unwrap_or(u32::MAX))
}

/// Prints one figure; an aim without an end is infinite there.
pub fn report(game: &str, name: &str, value: f64, aim: RangeInclusive<f64>) {
    print(game, name, value, "", &aim);
}

/// Prints the mean of some games, with its error.
pub fn report_mean(game: &str, name: &str, mean: Mean, aim: RangeInclusive<f64>) {
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
#[derive(Copy, Clone, Debug)]
pub struct Mean {
    value: f64,
    error: f64,
    n_games: usize,
}

impl Mean {
    /// The mean of one number of each of some games, at least two.
    pub fn of(values: &[f64]) -> Self {
        let value = mean(values.iter().copied());
        let squares: f64 = values.iter().map(|it| (it - value).powi(2)).sum();
        let n_others: f64 = values.iter().skip(1).map(|_| 1.0).sum();
        Self { value, error: (squares / n_others / (n_others + 1.0)).sqrt(), n_games: values.len() }
    }

    /// Which part of some games is so.
    pub fn share<T>(all: &[T], is_so: impl Fn(&T) -> bool) -> Self {
        Self::of(&all.iter().map(|it| f64::from(u8::from(is_so(it)))).collect::<Vec<_>>())
    }

    /// By how much it is above another mean, of other games.
    #[must_use]
    pub fn above(self, other: Self) -> Self {
        Self {
            value: self.value - other.value,
            error: self.error.hypot(other.error),
            n_games: self.n_games + other.n_games,
        }
    }
}

/// What `play` makes of so many seeds, on all cores, in the order of the seeds.
pub fn games<T: Send>(n_games: u64, play: impl Fn(u64) -> T + Sync) -> Vec<T> {
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
        (0..n_cores()).for_each(|_| {
            scope.spawn(work);
        });
    });
    let mut done = done.into_inner().unwrap_or_else(PoisonError::into_inner);
    done.sort_by_key(|it| it.0);
    done.into_iter().map(|it| it.1).collect()
}

/// The mean of some numbers, at least one.
pub fn mean(values: impl IntoIterator<Item = f64>) -> f64 {
    let (sum, n) = values.into_iter().fold((0.0, 0.0), |(sum, n), it| (sum + it, n + 1.0));
    sum / n
}

/// Which part of some things is so, of at least one.
pub fn share<T>(all: &[T], is_so: impl Fn(&T) -> bool) -> f64 {
    mean(all.iter().map(|it| f64::from(u8::from(is_so(it)))))
}

#[cfg(test)]
mod tests {
    use super::{Mean, games, mean, share};

    #[track_caller]
    fn check(found: Mean, value: f64, error: f64, n_games: usize) {
        assert!((found.value - value).abs() < 1e-12 && (found.error - error).abs() < 1e-12, "{found:?}");
        assert_eq!(found.n_games, n_games);
    }

    #[test]
    fn the_error_of_a_mean_is_its_spread_by_the_root_of_the_number() {
        // Squares of 9, 1, 1 and 9 by three are 20/3; the root of their fourth part.
        check(Mean::of(&[1.0, 3.0, 5.0, 7.0]), 4.0, (5.0_f64 / 3.0).sqrt(), 4);
        check(Mean::of(&[2.0, 2.0]), 2.0, 0.0, 2);
        check(Mean::share(&[1, 2, 3, 4], |it| it % 4 == 0), 0.25, 0.25, 4);
        let (one, other) = (Mean::of(&[1.0, 3.0]), Mean::of(&[10.0, 11.0]));
        check(other.above(one), 8.5, 1.25_f64.sqrt(), 4);
        assert!((mean([1.0, 2.0, 6.0]) - 3.0).abs() < 1e-12);
        assert!((share(&[1, 2, 3, 4, 5], |it| *it > 3) - 0.4).abs() < 1e-12);
    }

    #[test]
    fn games_come_in_the_order_of_their_seeds_whichever_ends_first() {
        let seeds = games(50, |seed| seed);
        assert!(seeds.len() == 50 && seeds.windows(2).all(|it| it[0] + 1 == it[1]), "{seeds:?}");
    }
}
