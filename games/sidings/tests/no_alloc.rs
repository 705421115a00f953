//! Playouts and scores do not allocate. Alone in its file, because what counts them is the allocator of the whole program.

use allocation_counter::measure;
use kernel::Game as _;
use sidings::{Setup, Sidings};
use testing::Playouts;

#[test]
fn playouts_and_scores_do_not_allocate() {
    for n_seats in 1..=4 {
        let mut playouts = Playouts::new(Sidings::new(&Setup::new(n_seats).expect("some seats")), 7);
        playouts.play(2);
        let mut sum = 0;
        let used = measure(|| sum = playouts.play(1000));
        assert_eq!(used.count_total, 0, "{n_seats} seats");
        assert!(sum > 0, "some random sidings are worth something");
    }
}
