//! Games of Rail Age for the tests, with as many lines as luck allows.

use kernel::{Game as _, Luck as _, Table, Turn};
use railage::{Action, Railage, Setup};

/// Plays the next event; lines are drawn whenever luck allows, because they are what there is to see.
pub(crate) fn step(table: &mut Table<Railage>, luck: &mut fastrand::Rng) -> bool {
    let seat = match table.state().turn() {
        Turn::Over => return false,
        Turn::Chance => {
            let chance = table.state().draw(luck, &mut Vec::new());
            table.happen(chance).expect("what is drawn is possible");
            return true;
        }
        Turn::Seats(waiting) => waiting.lowest().expect("somebody is waited for"),
    };
    let mut all = Vec::new();
    table.state().actions(seat, &mut all);
    let is_wanted = |it: &&Action| match it {
        Action::Line(_) => true,
        Action::Special { .. } | Action::City(..) | Action::Dots(_, _, Some(_)) => luck.below(2) == 0,
        _ => false,
    };
    let wanted: Vec<_> = all.iter().filter(is_wanted).copied().collect();
    let from = if wanted.is_empty() { &all } else { &wanted };
    let action = from[luck.below(from.len() as u32) as usize];
    table.act(seat, action).expect("what is listed is legal");
    true
}

pub(crate) fn setup(n: usize, n_seats: usize) -> Setup {
    if n.is_multiple_of(2) { Setup::river(n_seats) } else { Setup::lake(n_seats) }.expect("1 to 4 seats")
}

/// A whole game.
pub(crate) fn played(n: usize, n_seats: usize) -> Table<Railage> {
    let mut luck = fastrand::Rng::with_seed(n as u64);
    let mut table = Table::new(setup(n, n_seats));
    while step(&mut table, &mut luck) {}
    table
}
