//! How well the bots of Village Rails and Rail Age play: `strength_cards GAME LEVEL,LEVEL… GAMES [SEED]`.
//!
//! The first level is the one that is measured: in a game of several seats it sits once in each, so that the seats are
//! swapped, and the other levels sit around it. Rail Age with one level is played alone.

use std::{env, process::ExitCode, time::Instant};

use bots::{Level, Mind};
use kernel::{Event, Seat, SeatSet, Turn, Viewer};

/// What one game came to.
struct Outcome {
    scores: Vec<i32>,
    winners: SeatSet,
}

/// Plays one game, each seat with a bot of its level.
fn play<G: Mind>(setup: &G::Setup, levels: &[Level], seed: u64) -> Outcome {
    let mut game = G::new(setup);
    let mut fate = fastrand::Rng::with_seed(seed);
    let mut lucks: Vec<_> =
        (0..levels.len() as u64).map(|it| fastrand::Rng::with_seed(seed ^ (it + 1) << 32)).collect();
    let (mut actions, mut outcomes) = (Vec::new(), Vec::new());
    loop {
        let event = match game.turn() {
            Turn::Over => break,
            Turn::Chance => Event::Chance(game.draw(&mut fate, &mut outcomes)),
            Turn::Seats(waiting) => {
                let seat = waiting.lowest().expect("a game never waits for nobody");
                actions.clear();
                game.actions(seat, &mut actions);
                let view = game.view(Viewer::Seat(seat));
                let n = seat.index();
                let action = G::choose(&view, seat, &actions, levels[n], &mut lucks[n]);
                assert_eq!(game.check(seat, action), Ok(()), "{action}");
                Event::Act { seat, action }
            }
        };
        game.apply(event);
    }
    Outcome { scores: Seat::first(levels.len()).map(|it| game.score(it)).collect(), winners: game.winners() }
}

/// Plays many games and prints what the first level comes to.
fn measure<G: Mind>(setup: &G::Setup, levels: &[Level], n_games: u32, seed: u64) {
    let n_seats = levels.len();
    let (mut own, mut others, mut n_wins) = (Vec::new(), Vec::new(), 0.0);
    let start = Instant::now();
    for n in 0..n_games {
        let place = n as usize % n_seats;
        let mut seated = levels.to_vec();
        seated.rotate_right(place);
        let outcome = play::<G>(setup, &seated, seed + u64::from(n) / n_seats as u64);
        let seat = Seat::new(place).expect("a seat of the game");
        if outcome.winners.contains(seat) {
            n_wins += 1.0 / f64::from(u32::try_from(outcome.winners.len()).unwrap_or(1));
        }
        for (at, score) in outcome.scores.into_iter().enumerate() {
            if at == place { own.push(f64::from(score)) } else { others.push(f64::from(score)) }
        }
    }
    let seconds = start.elapsed().as_secs_f64() / f64::from(n_games);
    let mean = |all: &[f64]| all.iter().fold(0.0, |sum, it| sum + it) / all.iter().map(|_| 1.0).sum::<f64>().max(1.0);
    let squares: Vec<f64> = own.iter().map(|it| (it - mean(&own)).powi(2)).collect();
    let spread = mean(&squares).sqrt();
    println!(
        "{} {levels:?}: {n_games} games, mean {:.1} (spread {spread:.1}), others {:.1}, wins {n_wins:.1}, {seconds:.3} s a game",
        G::NAME,
        mean(&own),
        mean(&others),
    );
}

fn main() -> ExitCode {
    let words: Vec<String> = env::args().skip(1).collect();
    let [game, levels, n_games, rest @ ..] = &words[..] else {
        eprintln!("expected GAME LEVEL,LEVEL GAMES [SEED], with village, river or lake for GAME");
        return ExitCode::FAILURE;
    };
    let levels: Result<Vec<Level>, _> = levels.split(',').map(str::parse).collect();
    let (Ok(levels), Ok(n_games)) = (levels, n_games.parse()) else {
        eprintln!("expected levels such as strong,greedy and a number of games");
        return ExitCode::FAILURE;
    };
    let seed = rest.first().and_then(|it| it.parse().ok()).unwrap_or(1);
    match game.as_str() {
        "village" => {
            let setup = village::Setup::new(levels.len()).expect("two to four levels");
            measure::<village::Village>(&setup, &levels, n_games, seed);
        }
        "river" | "lake" => {
            let setup = if game == "river" { railage::Setup::river } else { railage::Setup::lake };
            let setup = setup(levels.len()).expect("one to four levels");
            measure::<railage::Railage>(&setup, &levels, n_games, seed);
        }
        _ => {
            eprintln!("expected village, river or lake");
            return ExitCode::FAILURE;
        }
    }
    ExitCode::SUCCESS
}
