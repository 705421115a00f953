//! Playouts and scores do not allocate. Alone in its file, because what counts them is the allocator of the whole program.

use allocation_counter::measure;
use kernel::Game as _;
use railage::{Railage, Setup};
use testing::Playouts;

#[test]
fn playouts_and_scores_do_not_allocate() {
    for n_seats in 1..=4 {
        for setup in [Setup::river(n_seats), Setup::lake(n_seats)] {
            let mut playouts = Playouts::new(Railage::new(&setup.expect("some seats")), 7);
            // The same games twice: once to warm up, once to count.
            playouts.play(500);
            playouts.reseed(7);
            let mut sum = 0;
            let used = measure(|| sum = playouts.play(500));
            assert_eq!(used.count_total, 0, "{n_seats} seats");
            assert!(sum > 0, "some random games score");
        }
    }
}
