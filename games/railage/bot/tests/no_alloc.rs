//! Playouts of a search do not allocate. Alone in its file, because what counts them is the allocator of the whole program.

use kernel::Game;
use railage::{Railage, Setup};
use railage_bot::Playouts;

#[test]
fn playouts_do_not_allocate() {
    for setup in [Setup::river(1), Setup::lake(2)] {
        let (game, seat) = testing::decision(Railage::new(&setup.expect("one or two seats")), 1);
        let mut actions = Vec::new();
        game.actions(seat, &mut actions);
        let mut playouts = Playouts::of(&game.view(kernel::Viewer::Seat(seat)), seat).expect("its own sheet");
        let mut luck = fastrand::Rng::with_seed(2);
        playouts.after(Some(actions[0]), &mut luck);
        let mut sum: i32 = 0;
        let used = allocation_counter::measure(|| {
            sum = (0..200).map(|_| playouts.after(Some(actions[0]), &mut luck)).sum();
        });
        assert_eq!(used.count_total, 0);
        assert!(sum > 200 * 20, "{sum} points in 200 games");
    }
}
