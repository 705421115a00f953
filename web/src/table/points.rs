//! What a view tells of every seat, whatever the game: the points so far, and whether its sheet can be looked at.

use kernel::Seat;
use library::View;

/// The points of a seat so far; `None` while they are hidden.
pub(crate) fn points(view: &View, seat: Seat) -> Option<i32> {
    match view {
        View::Thirty(view) => {
            let sheet = view.sheets.get(seat)?;
            Some(thirty::Tally::of(sheet, view.setup.rules()).total())
        }
        View::Streetcar(view) => view.boards.get(seat).map(|it| streetcar::Tally::of(it).total()),
        View::Railage(view) => view.tally(seat).map(|it| it.total()),
        View::Village(view) => view.players.get(seat).map(|it| it.score),
    }
}

/// Whether the viewer may look at the sheet of a seat.
pub(crate) fn is_shown(view: &View, seat: Seat) -> bool {
    match view {
        View::Thirty(view) => view.sheets.get(seat).is_some(),
        View::Streetcar(view) => view.boards.get(seat).is_some(),
        View::Railage(view) => view.sheets.get(seat).is_some_and(Option::is_some),
        View::Village(view) => view.players.get(seat).is_some_and(|it| it.tableau.is_some()),
    }
}

#[cfg(test)]
mod tests {
    use kernel::{Dice, Seat, Turn, Viewer};

    use super::{is_shown, points};

    /// Plays harmless moves for everybody.
    fn finished(game: &str) -> Box<dyn library::Host> {
        let mut host = library::find(game).expect("the game").open(None, 2).expect("a table");
        let dice = Dice::new("2a".parse().expect("a seed"), "points".parse().expect("a name"));
        loop {
            host.settle(&dice);
            let waiting = match host.turn() {
                Turn::Seats(waiting) => waiting.lowest(),
                Turn::Chance | Turn::Over => None,
            };
            let Some(seat) = waiting else { return host };
            host.decide_absent(seat).expect("somebody is waited for");
        }
    }

    #[test]
    fn at_the_end_everybody_sees_the_points_of_all() {
        for entry in library::GAMES {
            let host = finished(entry.name);
            let view = host.view(Viewer::Seat(Seat::FIRST));
            for seat in Seat::first(2) {
                assert!(is_shown(&view, seat), "{} {seat}", entry.name);
                assert_eq!(points(&view, seat), Some(host.score(seat)), "{} {seat}", entry.name);
            }
        }
    }

    #[test]
    fn hidden_sheets_are_not_shown() {
        let host = library::find("rail-age").expect("the game").open(None, 2).expect("a table");
        let view = host.view(Viewer::Seat(Seat::FIRST));
        let other = Seat::new(1).expect("the second seat");
        assert!(is_shown(&view, Seat::FIRST) && !is_shown(&view, other));
        assert_eq!(points(&view, other), None);
    }
}
