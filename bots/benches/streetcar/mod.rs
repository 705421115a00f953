//! Playouts of 30 Streetcar Rails, beside random games in the same run.

use ::streetcar::{Setup, Streetcar, Tiles};
use bots::StreetcarPlayouts;
use fastrand::Rng;
use kernel::{Event, Game, Seat, Turn, Viewer};

use crate::cards::report;

/// Prints all figures.
pub(crate) fn figures() {
    let mut game = Streetcar::new(&Setup::new(Tiles::usual(), 1).expect("one seat"));
    let mut luck = Rng::with_seed(1);
    while game.view(Viewer::Public).draw.is_none() {
        game.apply(match game.turn() {
            Turn::Chance => Event::Chance(game.draw(&mut luck, &mut Vec::new())),
            _ => Event::Act { seat: Seat::FIRST, action: game.pick(Seat::FIRST, &mut luck, &mut Vec::new()) },
        });
    }
    let mut playouts = StreetcarPlayouts::of(&game.view(Viewer::Seat(Seat::FIRST)), Seat::FIRST);
    let playouts = playouts.as_mut().expect("its setup is done");
    let action = game.pick(Seat::FIRST, &mut luck, &mut Vec::new());
    report("streetcar playouts", &game, Seat::FIRST, |luck| playouts.after(Some(action), luck));
}
