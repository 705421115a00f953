//! Playouts of a search do not allocate. Alone in its file, because what counts them is the allocator of the whole program.

use allocation_counter::measure;
use fastrand::Rng;
use kernel::{Event, Game, Seat, Turn, Viewer};
use streetcar::{Setup, Streetcar, Tiles};
use streetcar_bot::Playouts;

#[test]
fn playouts_do_not_allocate() {
    let mut game = Streetcar::new(&Setup::new(Tiles::usual(), 1).expect("one seat"));
    let mut fate = Rng::with_seed(1);
    while game.view(Viewer::Public).draw.is_none() {
        game.apply(match game.turn() {
            Turn::Chance => Event::Chance(game.draw(&mut fate, &mut Vec::new())),
            _ => Event::Act { seat: Seat::FIRST, action: game.pick(Seat::FIRST, &mut fate, &mut Vec::new()) },
        });
    }
    let mut actions = Vec::new();
    game.actions(Seat::FIRST, &mut actions);
    let view = game.view(Viewer::Seat(Seat::FIRST));
    let mut playouts = Playouts::of(&view, Seat::FIRST).expect("its setup is done");
    let mut luck = Rng::with_seed(2);
    let mut sum: i32 = 0;
    let used = measure(|| sum = (0..500).map(|n| playouts.after(Some(actions[n % actions.len()]), &mut luck)).sum());
    assert_eq!(used.count_total, 0);
    assert!(sum > 500 * 20, "{sum} points in 500 games");
}
