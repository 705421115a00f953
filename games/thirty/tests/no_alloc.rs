//! Playouts and scores do not allocate. Alone in its file, because what counts them is the allocator of the whole program.

use allocation_counter::measure;
use kernel::Game as _;
use testing::Playouts;
use thirty::{RuleSet, Setup, Thirty};

#[test]
fn playouts_and_scores_do_not_allocate() {
    for rules in RuleSet::ALL {
        for n_seats in [1, 3, 1000] {
            let mut playouts = Playouts::new(Thirty::new(&Setup::new(rules, n_seats).expect("some seats")), 7);
            playouts.play(2);
            let mut sum = 0;
            let used = measure(|| sum = playouts.play(3000 / n_seats as u32));
            assert_eq!(used.count_total, 0, "{rules}, {n_seats} seats");
            assert!(sum > 0, "some random lines connect");
        }
    }
}
