//! Playouts of Village Rails and Rail Age, beside random games in the same run.

use std::{hint::black_box, time::Instant};

use bots::{RailagePlayouts, VillagePlayouts};
use fastrand::Rng;
use kernel::{Event, Game, Scratch, Seat, Turn, Viewer, playout};

/// Prints all figures.
pub(crate) fn figures() {
    for n_seats in [2, 4] {
        let setup = village::Setup::new(n_seats).expect("two or four seats");
        let (game, seat) = first_round::<village::Village>(&setup);
        let mut playouts = VillagePlayouts::of(&game.view(Viewer::Seat(seat)), seat, &mut Rng::with_seed(1));
        let playouts = playouts.as_mut().expect("its turn");
        report(&format!("village playouts, {n_seats} seats"), &game, seat, |luck| playouts.after(None, luck));
    }
    for (name, setup) in [("river", railage::Setup::river(1)), ("lake", railage::Setup::lake(1))] {
        let (game, seat) = first_round::<railage::Railage>(&setup.expect("one seat"));
        let mut playouts = RailagePlayouts::of(&game.view(Viewer::Seat(seat)), seat).expect("its own sheet");
        report(&format!("rail-age playouts, {name}"), &game, seat, |luck| playouts.after(None, luck));
    }
}

/// A game whose setup is over, and who decides.
fn first_round<G: Game>(setup: &G::Setup) -> (G, Seat) {
    let mut game = G::new(setup);
    let mut luck = Rng::with_seed(1);
    let (mut actions, mut outcomes) = (Vec::new(), Vec::new());
    let mut has_acted = false;
    loop {
        let event = match game.turn() {
            Turn::Over => unreachable!("a game has a second decision"),
            Turn::Chance => Event::Chance(game.draw(&mut luck, &mut outcomes)),
            Turn::Seats(waiting) => {
                let seat = waiting.lowest().expect("somebody");
                if has_acted {
                    return (game, seat);
                }
                has_acted = true;
                Event::Act { seat, action: game.pick(seat, &mut luck, &mut actions) }
            }
        };
        game.apply(event);
    }
}

/// Prints how many playouts a second there are, and their ratio to random games from the same position.
pub(crate) fn report<G: Game>(name: &str, start: &G, seat: Seat, mut play: impl FnMut(&mut Rng) -> i32) {
    const N: u32 = 1_000;
    let mut means = [0.0; 2];
    let mut rate = |n: usize, run: &mut dyn FnMut(&mut Rng) -> i32| {
        let mut best = f64::INFINITY;
        // The best of several runs, because a busy machine only ever makes things slower.
        for _ in 0..5 {
            let mut luck = Rng::with_seed(2);
            let begin = Instant::now();
            let sum: i32 = (0..N).map(|_| black_box(run(&mut luck))).sum();
            best = best.min(begin.elapsed().as_secs_f64());
            means[n] = f64::from(sum) / f64::from(N);
        }
        f64::from(N) / best
    };
    let searched = rate(0, &mut play);
    let (mut game, mut scratch) = (start.clone(), Scratch::default());
    let random = rate(1, &mut |luck| {
        game.clone_from(start);
        playout(&mut game, luck, &mut scratch);
        game.score(seat)
    });
    assert!(means[0] > 1.5 * means[1], "{name}: {} points, and {} at random", means[0], means[1]);
    println!("{{\"name\":\"{name}\",\"value\":{searched:.0},\"unit\":\"games/s\",\"ratio\":{:.2}}}", searched / random);
}
