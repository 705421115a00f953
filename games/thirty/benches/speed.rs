//! quick
use kernel::{Game, Scratch, Seat, playout};
use std::time::Instant;
use thirty::{RuleSet, Setup, Thirty};
fn main() {
    for rules in RuleSet::ALL {
        if std::env::args().nth(2).is_some_and(|it| it != rules.name()) {
            continue;
        }
        let start = Thirty::new(&Setup::new(rules, 1).unwrap());
        let mut game = start.clone();
        let mut scratch = Scratch::default();
        let mut rng = fastrand::Rng::with_seed(1);
        let n = std::env::args().nth(1).and_then(|it| it.parse().ok()).unwrap_or(500_000);
        let t = Instant::now();
        let mut sum = 0i64;
        for _ in 0..n {
            game.clone_from(&start);
            playout(&mut game, &mut rng, &mut scratch);
        }
        let a = t.elapsed();
        let t = Instant::now();
        for _ in 0..n {
            game.clone_from(&start);
            playout(&mut game, &mut rng, &mut scratch);
            sum += i64::from(game.score(Seat::FIRST));
        }
        let b = t.elapsed();
        println!(
            "{rules}: {:.0}/s without score, {:.0}/s with; mean {}",
            f64::from(n) / a.as_secs_f64(),
            f64::from(n) / b.as_secs_f64(),
            sum as f64 / f64::from(n)
        );
    }
}
