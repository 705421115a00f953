//! Finds how much better the strong bot does than the games by which a review judges moves: `outlook GAME RULES SEATS GAMES`.
//!
//! It plays games of strong bots, reviews each, and compares what was expected after every move with what it came to.
//! Reviews add what `bots/src/*/outlook.rs` has already, so a second run should print differences near zero.
//! Each line is the place in those tables, how often it was met, what was expected on average, the points missing on
//! average, and the slope of the line that fits best.

use std::{
    collections::BTreeMap,
    env::args,
    error::Error,
    sync::atomic::{AtomicU64, Ordering},
    thread,
};

use bots::{Effort, Judged, Level, Review, dice, finish};
use kernel::{Seat, Viewer};
use library::{Host, View};

/// Where the correction of a decision stands in its table.
fn place(host: &dyn Host, judged: &Judged, n_turns: usize) -> usize {
    match host.at(judged.event).map(|it| it.view(Viewer::Public)) {
        Some(View::Railage(view)) if view.is_last => 99,
        Some(View::Railage(view)) => view.round.into(),
        Some(View::Village(view)) => view.round.into(),
        _ => n_turns - judged.number,
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<String> = args().skip(1).collect();
    let [game, rules, n_seats, n_games] = &args[..] else {
        return Err("expected a game, its rules, the number of seats, and of games".into());
    };
    let entry = library::find(game).ok_or("there is no such game")?;
    let (n_seats, n_games): (usize, u64) = (n_seats.parse()?, n_games.parse()?);
    let next = AtomicU64::new(0);
    let play = || {
        let mut res: Vec<(usize, f64, f64)> = Vec::new();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= n_games {
                return res;
            }
            let mut host = entry.open(Some(rules), n_seats).expect("a game");
            finish(host.as_mut(), &dice(50_000 + number), &[Level::Strong], number);
            let review = Review::of(host.as_ref(), Seat::FIRST, Effort::Quick).expect("a finished game");
            let (score, n_turns) = (f64::from(review.score()), review.n_turns());
            let judged: Vec<_> = review.collect();
            res.extend(judged.iter().map(|it| (place(host.as_ref(), it, n_turns), it.after_move, score)));
        }
    };
    let all: Vec<_> = thread::scope(|scope| {
        let others: Vec<_> = (0..2).map(|_| scope.spawn(play)).collect();
        others.into_iter().flat_map(|it| it.join().expect("a game")).collect()
    });
    let mut places: BTreeMap<usize, Vec<(f64, f64)>> = BTreeMap::new();
    for (place, expected, score) in all {
        places.entry(place).or_default().push((expected, score));
    }
    for (place, pairs) in places {
        let n = pairs.iter().fold(0.0, |n, _| n + 1.0);
        let (x, y) = pairs.iter().fold((0.0, 0.0), |sum, it| (sum.0 + it.0 / n, sum.1 + it.1 / n));
        let (xy, xx) =
            pairs.iter().fold((0.0, 0.0), |sum, it| (sum.0 + (it.0 - x) * (it.1 - y), sum.1 + (it.0 - x) * (it.0 - x)));
        println!("{place:>3} {n:>5} {x:>8.2} {:>7.2} {:>6.2}", y - x, xy / xx);
    }
    Ok(())
}
