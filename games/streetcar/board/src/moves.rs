//! Which of the legal moves the player wants to see on the board: tiles with their track up, or face down.

use streetcar::Action;

use client::grid::{Open, Place};

/// Where a move is made.
pub(super) fn place(action: Action) -> Place {
    match action {
        Action::Station(_, border) => border.into(),
        Action::Remove(square) | Action::Central(square) | Action::Place(square, _) | Action::Zone(square) => {
            square.into()
        }
    }
}

/// The places that are open, each with its moves; `face_down` for those that lay the tile as a zone.
pub(super) fn open(actions: &[String], face_down: bool) -> Open {
    let mut res = Open::new();
    for text in actions {
        let Ok(action) = text.parse::<Action>() else { continue };
        let fits = match action {
            Action::Place(..) => !face_down,
            Action::Zone(_) => face_down,
            Action::Station(..) | Action::Remove(_) | Action::Central(_) => true,
        };
        if fits {
            res.entry(place(action)).or_default().push(text.clone());
        }
    }
    res
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tile_is_laid_either_way_up() {
        let actions = ["x5/y2 = Ra", "x5/y2 = Rb", "zone x5/y2", "zone x1/y1"].map(ToOwned::to_owned);
        let check = |face_down: bool, expected: &[(&str, &[&str])]| {
            let open = open(&actions, face_down);
            let found: Vec<_> = open.iter().map(|(place, moves)| (place.to_string(), moves.clone())).collect();
            let expected: Vec<_> = expected
                .iter()
                .map(|(place, moves)| {
                    ((*place).to_owned(), moves.iter().map(|it| (*it).to_owned()).collect::<Vec<_>>())
                })
                .collect();
            assert_eq!(found, expected);
        };
        check(false, &[("x5/y2", &["x5/y2 = Ra", "x5/y2 = Rb"])]);
        check(true, &[("x1/y1", &["zone x1/y1"]), ("x5/y2", &["zone x5/y2"])]);
    }

    #[test]
    fn the_setup_knows_no_way_up() {
        let actions = ["station 1 x0/y4", "remove x3/y2", "central x4/y3", "nonsense"].map(ToOwned::to_owned);
        for face_down in [false, true] {
            let places: Vec<_> = open(&actions, face_down).keys().map(ToString::to_string).collect();
            assert_eq!(places, ["x3/y2", "x4/y3", "x0/y4"]);
        }
    }
}
