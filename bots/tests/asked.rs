//! A bot at a table thinks what a bot thinks that is asked in the notation.

use bots::{Level, dice, luck, think, think_at};
use kernel::{Turn, Viewer};

#[test]
fn a_table_and_the_notation_ask_the_same() {
    for entry in library::GAMES {
        let mut host = entry.open(None, entry.seats.0).expect("a table");
        let dice = dice(3);
        for n in 0..12 {
            host.settle(&dice);
            let Turn::Seats(waiting) = host.turn() else { break };
            let seat = waiting.lowest().expect("somebody");
            let asked = think_at(host.as_ref(), seat, Level::Easy, &mut luck(n, seat));
            let (view, actions) = (host.view(Viewer::Seat(seat)), host.actions(seat));
            assert_eq!(asked, think(&view, seat, &actions, Level::Easy, &mut luck(n, seat)), "{}", entry.name);
            host.act(seat, &asked[0].action).expect("a legal move");
        }
    }
}
