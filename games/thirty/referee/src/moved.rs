//! Orders that did not come as a letter: moves at a table, and what a referee puts right.

use thirty::{Action, Part};

use crate::{Choice, Language, Letter, Objection, Order, Orders, Slot, Spot, Tile, season, words};

impl Orders {
    /// The orders of a player who has made these moves for one round, in this order.
    pub fn of_moves(moves: impl IntoIterator<Item = Action>) -> Self {
        let mut res = Self::default();
        let mut rolls = Slot::ROLLS.into_iter();
        for action in moves {
            let choice = match action {
                Action::Skip(None) => Some((Slot::Removal, Choice::Keep)),
                Action::Skip(Some(y)) => Some((Slot::Removal, Choice::Row(y))),
                Action::Mine(square) => Some((Slot::Mine, Choice::At(spot(square)))),
                Action::Bonus(square) => Some((Slot::Bonus, Choice::At(spot(square)))),
                Action::Station(station, border) => {
                    Some((Slot::Town(station), Choice::At(Spot { x: border.x(), y: border.y() })))
                }
                Action::Place { square, piece, .. } => {
                    let tile = Tile { die: piece.kind().die(), letter: piece.letter() };
                    rolls.next().map(|it| (it, Choice::Track(Order { spot: spot(square), tile })))
                }
                // There are no other moves by post.
                Action::Shares { .. } => None,
            };
            if let Some((slot, choice)) = choice {
                res.set(slot, choice);
            }
        }
        res
    }

    /// These orders, or none, with what a letter says in their place; what it does not name stays.
    pub fn put_right(before: Option<&Self>, letter: &Letter, is_setup: bool) -> Self {
        let mut res = before.cloned().unwrap_or_default();
        for it in letter.instructions.iter().filter(|it| it.slot.is_roll() != is_setup) {
            res.set(it.slot, it.choice);
            res.has_unread_removal &= it.slot != Slot::Removal;
        }
        // Without a letter a mountain was drawn; with one that names none all six stay, which is a choice to be made.
        if is_setup && before.is_none() && res.of(Slot::Removal).is_none() {
            res.set(Slot::Removal, Choice::Keep);
        }
        res
    }
}

/// The slot of letters for a part of the setup.
impl From<Part> for Slot {
    fn from(part: Part) -> Self {
        season::slot(part)
    }
}

fn spot(square: track::Square) -> Spot {
    Spot { x: square.x(), y: square.y() }
}

impl Objection {
    /// The same in a language of reports.
    pub fn told(self, language: Language) -> String {
        words::objection(self, language)
    }
}

#[cfg(test)]
mod tests {
    use crate::{Letter, Orders, Roster};

    #[test]
    fn moves_are_the_orders_that_a_letter_would_have_had() {
        let read = |moves: &[&str]| {
            let moves = moves.iter().map(|it| it.parse().expect("a move"));
            Orders::of_moves(moves).to_string()
        };
        assert_eq!(read(&[]), "");
        assert_eq!(read(&["x5/y2 = 1a", "x1/y6 = 6d"]), "1 x5/y2 = 1a; 2 x1/y6 = 6d");
        assert_eq!(
            read(&["bonus x4/y3", "skip y5", "station 1 x0/y4", "station 4 x4/y0", "mine x2/y1"]),
            "A x0/y4; D x4/y0; remove y5; mine x2/y1; bonus x4/y3"
        );
        assert_eq!(read(&["skip none"]), "remove none");
    }

    #[test]
    fn what_is_put_right_replaces_what_it_names() {
        let put_right = |before: Option<&str>, letter: &str, is_setup: bool| {
            let before = before.map(|it| it.parse::<Orders>().expect("orders"));
            Orders::put_right(before.as_ref(), &Letter::read(letter, &Roster::default()), is_setup).to_string()
        };
        let before = Some("1 x5/y2 = 1a; 2 x6/y3 = 4a; 3 x1/y6 = 6d");
        assert_eq!(put_right(before, "2. x6/y1 = 4b", false), "1 x5/y2 = 1a; 2 x6/y1 = 4b; 3 x1/y6 = 6d");
        assert_eq!(put_right(None, "2. x6/y1 = 4b", false), "2 x6/y1 = 4b");
        assert_eq!(put_right(None, "Mine x2/y1", true), "remove none; mine x2/y1");
        assert_eq!(put_right(Some("mine x1/y1; remove ?"), "Berg weg: x1/y5", true), "remove x1/y5; mine x1/y1");
    }
}
