//! Playouts of a search do not allocate. Alone in its file, because what counts them is the allocator of the whole program.

use kernel::Game;
use village::{Setup, Village};
use village_bot::Playouts;

#[test]
fn playouts_do_not_allocate() {
    for n_seats in [2, 4] {
        let start = Village::new(&Setup::new(n_seats).expect("two or four seats"));
        let (game, seat) = testing::decision(start, 1);
        let view = game.view(kernel::Viewer::Seat(seat));
        let mut playouts = Playouts::of(&view, seat, &mut fastrand::Rng::with_seed(1)).expect("its turn");
        let mut luck = fastrand::Rng::with_seed(2);
        playouts.after(None, &mut luck);
        let mut sum: i32 = 0;
        let used = allocation_counter::measure(|| sum = (0..200).map(|_| playouts.after(None, &mut luck)).sum());
        assert_eq!(used.count_total, 0);
        assert!(sum > 200 * 20, "{sum} points in 200 games");
    }
}
