//! Playouts and scores do not allocate. Alone in its file, because what counts them is the allocator of the whole program.

use allocation_counter::measure;
use kernel::{Game as _, Scratch, Seat, playout};
use streetcar::{Setup, Streetcar, Tiles};

#[test]
fn playouts_and_scores_do_not_allocate() {
    for file in Tiles::built_in() {
        for n_seats in [1, 3, 1000] {
            let start = Streetcar::new(&Setup::new(file.tiles, n_seats).expect("some seats"));
            let mut game = start.clone();
            let mut scratch = Scratch::default();
            let mut rng = fastrand::Rng::with_seed(7);
            let mut play = |n_games: usize| {
                let mut sum = 0;
                for _ in 0..n_games {
                    game.clone_from(&start);
                    playout(&mut game, &mut rng, &mut scratch);
                    sum += Seat::first(n_seats).map(|seat| i64::from(game.score(seat))).sum::<i64>();
                }
                sum
            };
            play(2);
            let mut sum = 0;
            let used = measure(|| sum = play(6000 / n_seats));
            assert_eq!(used.count_total, 0, "{}, {n_seats} seats", file.title);
            assert!(sum > 0, "some random drives connect");
        }
    }
}
