//! Random games of every rule set, looked at from every side.

use kernel::{Dice, Seat, Turn, Viewer};
use library::{Entry, GAMES, Host, View};

/// Every rule set of every game, with one, two and three seats where the game has so many.
pub(crate) fn tables() -> impl Iterator<Item = (&'static Entry, &'static str, usize)> {
    let sets = GAMES.iter().flat_map(|game| game.rule_sets.iter().map(move |rules| (game, rules.name)));
    sets.flat_map(|(game, rules)| (game.seats.0..=3).map(move |n_seats| (game, rules, n_seats)))
}

/// Plays a game at random to its end, with a referee who meddles where the game has one, and looks at every position.
pub(crate) fn play(host: &mut dyn Host, seed: u64, mut look: impl FnMut(&dyn Host)) {
    let mut luck = fastrand::Rng::with_seed(seed);
    let dice = Dice::new(format!("{seed:x}").parse().expect("a seed"), "wire".parse().expect("an id"));
    loop {
        look(host);
        host.settle(&dice);
        look(host);
        let Turn::Seats(waiting) = host.turn() else { return };
        let waiting: Vec<_> = waiting.iter().collect();
        let seat = waiting[luck.usize(..waiting.len())];
        let ruling = match luck.u32(..200) {
            0 => "leave",
            1..15 => "missing",
            15..30 => ["draw skip", "draw mine", "draw station 2", "draw bonus"][luck.usize(..4)],
            _ => "",
        };
        if host.rule(seat, ruling).is_err() {
            let actions = host.actions(seat);
            host.act(seat, &actions[luck.usize(..actions.len())]).expect("a listed action is legal");
        }
    }
}

/// What everybody at the table, anybody else and the referee see.
pub(crate) fn views(host: &dyn Host) -> impl Iterator<Item = View> {
    let seats = Seat::first(host.n_seats()).map(Viewer::Seat);
    [Viewer::Public, Viewer::Referee].into_iter().chain(seats).map(|it| host.view(it))
}

/// Plays every rule set of every game once with each number of seats, and looks at a sample of the positions.
pub(crate) fn look_around(one_in: u32, mut look: impl FnMut(&dyn Host, View)) {
    for (seed, (game, rules, n_seats)) in (1..).zip(tables()) {
        let mut host = game.open(Some(rules), n_seats).expect("an open game");
        let mut luck = fastrand::Rng::with_seed(seed);
        play(host.as_mut(), seed, |host| {
            if luck.u32(..one_in) == 0 || host.turn() == Turn::Over {
                views(host).for_each(|it| look(host, it));
            }
        });
    }
}
