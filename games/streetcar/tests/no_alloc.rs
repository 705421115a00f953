//! Playouts and scores do not allocate. Alone in its file, because what counts them is the allocator of the whole program.

use allocation_counter::measure;
use kernel::Game as _;
use streetcar::{Setup, Streetcar, Tiles};
use testing::Playouts;

#[test]
fn playouts_and_scores_do_not_allocate() {
    for file in Tiles::built_in() {
        for n_seats in [1, 3, 1000] {
            let start = Streetcar::new(&Setup::new(file.tiles, n_seats).expect("some seats"));
            let mut playouts = Playouts::new(start, 7);
            playouts.play(2);
            let mut sum = 0;
            let used = measure(|| sum = playouts.play(6000 / n_seats as u32));
            assert_eq!(used.count_total, 0, "{}, {n_seats} seats", file.title);
            assert!(sum > 0, "some random drives connect");
        }
    }
}
