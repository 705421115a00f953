//! Playouts of a search do not allocate. Alone in its file, because what counts them is the allocator of the whole program.

use allocation_counter::measure;
use bots::{RailagePlayouts, VillagePlayouts};
use kernel::{Event, Game, Seat, Turn, Viewer};
use railage::Railage;
use village::Village;

/// The first decision of a game.
fn first_decision<G: Game>(setup: &G::Setup) -> (G::View, Seat) {
    let mut game = G::new(setup);
    let mut fate = fastrand::Rng::with_seed(1);
    let mut outcomes = Vec::new();
    loop {
        if let Turn::Seats(waiting) = game.turn() {
            let seat = waiting.lowest().expect("somebody");
            return (game.view(Viewer::Seat(seat)), seat);
        }
        let chance = game.draw(&mut fate, &mut outcomes);
        game.apply(Event::Chance(chance));
    }
}

fn check(mut playout: impl FnMut(&mut fastrand::Rng) -> i32) {
    let mut luck = fastrand::Rng::with_seed(2);
    playout(&mut luck);
    let mut sum: i32 = 0;
    let used = measure(|| sum = (0..200).map(|_| playout(&mut luck)).sum());
    assert_eq!(used.count_total, 0);
    assert!(sum > 200 * 20, "{sum} points in 200 games");
}

#[test]
fn playouts_do_not_allocate() {
    for n_seats in [2, 4] {
        let (view, seat) = first_decision::<Village>(&village::Setup::new(n_seats).expect("two or four seats"));
        let mut playouts = VillagePlayouts::of(&view, seat, &mut fastrand::Rng::with_seed(1)).expect("its turn");
        check(|luck| playouts.after(None, luck));
    }
    for setup in [railage::Setup::river(1), railage::Setup::lake(2)] {
        let (view, seat) = first_decision::<Railage>(&setup.expect("one or two seats"));
        let mut actions = Vec::new();
        let mines = view.mines[seat].expect("it has rolled");
        let mine = railage::Mine::new(mines.number()).expect("a mine");
        actions.extend(view.map.beside(mine).iter().map(railage::Action::Start));
        let mut playouts = RailagePlayouts::of(&view, seat).expect("its own sheet");
        check(|luck| playouts.after(Some(actions[0]), luck));
    }
}
