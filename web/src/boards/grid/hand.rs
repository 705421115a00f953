//! The hand over the board: which places are open, which of them is looked at, and how the piece in it is turned.

use std::collections::BTreeMap;

use leptos::prelude::*;

use super::Place;
use crate::{
    boards,
    table::{Chosen, Table},
};

/// The places that are open, each with its moves in the order in which they are turned through.
pub(crate) type Open = BTreeMap<Place, Vec<String>>;

/// What a player does with the mouse, a finger or the keys, before a move is made.
#[derive(Copy, Clone)]
pub(crate) struct Hand {
    pub(crate) table: Table,
    pub(crate) open: Memo<Open>,
    /// Where the mouse is.
    pub(crate) hovered: RwSignal<Option<Place>>,
    /// Which of the moves of a place is tried first: a piece keeps the way round from square to square.
    turned: RwSignal<usize>,
}

impl Hand {
    /// A hand over a board where these places are open.
    pub(crate) fn new(table: Table, open: Memo<Open>) -> Self {
        let res = Self { table, open, hovered: RwSignal::new(None), turned: RwSignal::new(0) };
        Effect::new(move |_| res.follow());
        Effect::new(move |_| res.say());
        res
    }

    /// The move that is looked at: the chosen one, or one at the place under the mouse. It may belong to no place.
    pub(crate) fn tried(self) -> Option<(Option<Place>, String)> {
        if let Some(chosen) = self.table.chosen.get() {
            return Some((Place::find(&chosen.spot), chosen.action().to_owned()));
        }
        let place = self.hovered.get()?;
        let turned = self.turned.get();
        self.open.with(|open| {
            let options = open.get(&place)?;
            Some((Some(place), options.get(turned % options.len().max(1))?.clone()))
        })
    }

    /// The place of the chosen move.
    pub(crate) fn chosen(self) -> Option<Place> {
        self.table.chosen.with(|it| it.as_ref().and_then(|it| Place::find(&it.spot)))
    }

    /// Chooses a move at a place; turns it if that place is chosen already.
    pub(crate) fn choose(self, place: Place) {
        let options = self.open.with_untracked(|it| it.get(&place).cloned()).unwrap_or_default();
        if options.is_empty() {
            return;
        }
        let is_again = self.table.chosen.with_untracked(|it| {
            it.as_ref().is_some_and(|it| it.spot == place.to_string() && it.options() == options.as_slice())
        });
        if is_again {
            self.table.turn(true);
        } else {
            self.table.chosen.set(first(place, options, self.turned.get_untracked()));
        }
    }

    /// Turns the chosen piece, or the one under the mouse.
    pub(crate) fn turn(self, forward: bool) {
        if self.table.chosen.with_untracked(Option::is_some) {
            return self.table.turn(forward);
        }
        let place = self.hovered.get_untracked();
        let n = self.open.with_untracked(|open| place.and_then(|it| open.get(&it)).map_or(0, Vec::len));
        if n > 0 {
            self.turned.update(|it| *it = if forward { *it + 1 } else { *it + n - 1 } % n);
        }
    }

    /// The place where the keys should begin: the chosen one, or else the first that is open.
    pub(crate) fn entrance(self) -> Option<Place> {
        self.chosen().or_else(|| self.open.with(|it| it.keys().next().copied()))
    }

    /// The next open place in the order of reading, round the end, or the one before.
    pub(crate) fn next_open(self, from: Place, forward: bool) -> Option<Place> {
        self.open.with_untracked(|open| beyond(open, from, forward))
    }

    /// Keeps what is chosen in step with what is open: a switch may change the moves of a place, or close it.
    fn follow(self) {
        let chosen = self.table.chosen.get();
        let Some(chosen) = chosen else { return };
        let place = Place::find(&chosen.spot);
        self.open.with(|open| {
            let Some(place) = place else { return };
            match open.get(&place) {
                Some(options) if options.as_slice() == chosen.options() => {
                    let index = options.iter().position(|it| it == chosen.action()).unwrap_or(0);
                    self.turned.set(index);
                }
                Some(options) => self.table.chosen.set(first(place, options.clone(), 0)),
                None => self.table.cancel(),
            }
        });
    }

    /// Tells those who cannot see it what is chosen now, and what it would bring.
    fn say(self) {
        let Some(chosen) = self.table.chosen.get() else { return };
        let words = self.table.position.with_untracked(|position| {
            let position = position.as_ref()?;
            let what = boards::describe(position, chosen.action());
            Some(match boards::gain(position, chosen.action()) {
                Some(points) => t!("grid-chosen-gain", what = what, points = points),
                None => t!("grid-chosen", what = what),
            })
        });
        if let Some(words) = words {
            self.table.said.set(words);
        }
    }
}

/// The moves of a place, beginning with the one of this number.
fn first(place: Place, options: Vec<String>, turned: usize) -> Option<Chosen> {
    let wanted = options.get(turned % options.len().max(1)).cloned()?;
    Chosen::new(place.to_string(), options).map(|it| it.from(|action| action == wanted))
}

fn beyond(open: &Open, from: Place, forward: bool) -> Option<Place> {
    let mut places = open.keys().copied();
    if forward {
        places.clone().find(|&it| it > from).or_else(|| places.next())
    } else {
        places.clone().rfind(|&it| it < from).or_else(|| places.next_back())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn place(name: &str) -> Place {
        Place::find(name).expect("a place")
    }

    #[test]
    fn the_next_open_place_is_found_round_the_end() {
        let open: Open = ["x2/y2", "x5/y2", "x0/y4"].map(|it| (place(it), vec![String::new()])).into();
        let check = |from: &str, forward: bool, expected: &str| {
            assert_eq!(beyond(&open, place(from), forward), Some(place(expected)), "{from} {forward}");
        };
        check("x1/y1", true, "x2/y2");
        check("x2/y2", true, "x5/y2");
        check("x5/y2", true, "x0/y4");
        check("x6/y6", true, "x2/y2");
        check("x5/y2", false, "x2/y2");
        check("x2/y2", false, "x0/y4");
        assert_eq!(beyond(&Open::new(), place("x1/y1"), true), None);
    }

    #[test]
    fn a_piece_keeps_the_way_round_from_place_to_place() {
        let options = || ["a", "b", "c"].map(ToOwned::to_owned).to_vec();
        let action = |turned: usize| first(place("x1/y1"), options(), turned).map(|it| it.action().to_owned());
        assert_eq!(action(1).as_deref(), Some("b"));
        assert_eq!(action(5).as_deref(), Some("c"));
        assert_eq!(first(place("x1/y1"), Vec::new(), 1), None);
    }
}
