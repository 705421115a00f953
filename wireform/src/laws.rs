//! What tests of a game's plain data need.

use kernel::{Dice, Event, Game as _, Listed, Lot, Luck as _, Record, Seat, Seed, Table, Turn, Viewer};

use crate::WireForm;

/// What `viewer` is told after the events of a record; of the seats, those that are `shown`.
///
/// Panics where it is no record of the game, and where the way back does not lead to the same.
#[track_caller]
pub fn told<W: WireForm>(record: &str, viewer: Viewer, shown: &dyn Fn(Seat) -> bool) -> W {
    let record = Record::<W::Game>::parse_with(record, &[]).unwrap_or_else(|error| panic!("{error}"));
    let table = Table::replay(&record).unwrap_or_else(|error| panic!("{error}"));
    let view = table.state().view(viewer);
    let back = W::new(&view, &|_| true).back(&[]).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(back, view, "the way back leads elsewhere");
    W::new(&view, shown)
}

/// Plays a random game of every rule set with each number of seats up to three, and looks at every position.
pub fn watch<G: Listed>(mut look: impl FnMut(&G)) {
    let dice = Dice::new(Seed::new([5; 32]), "wire".parse().expect("a name"));
    let (least, most) = G::META.seats;
    let games = G::META.rule_sets.iter().flat_map(|rules| (least..=most.min(3)).map(move |n| (rules.name, n)));
    for (number, (rules, n_seats)) in (0..).zip(games) {
        let setup = G::agree(rules, n_seats, None).expect("no content is given").expect("a game of the list");
        let (mut game, mut luck) = (G::new(&setup), dice.lot(Lot { number, seat: None }));
        let (mut actions, mut chances) = (Vec::new(), Vec::new());
        loop {
            look(&game);
            let event = match game.turn() {
                Turn::Over => break,
                Turn::Chance => Event::Chance(game.draw(&mut luck, &mut chances)),
                Turn::Seats(waiting) => {
                    let waiting: Vec<_> = waiting.iter().collect();
                    let seat = waiting[luck.below(waiting.len() as u32) as usize];
                    Event::Act { seat, action: game.pick(seat, &mut luck, &mut actions) }
                }
            };
            game.apply(event);
        }
    }
}
