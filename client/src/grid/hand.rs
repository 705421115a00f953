//! The hand over the board: which places are open, which of them is looked at, and how the piece in it is turned.

use std::collections::BTreeMap;

use leptos::prelude::*;

use super::Place;
use crate::{
    Board,
    table::{Chosen, Position, Table},
};

/// The places that are open, each with its moves in the order in which they are turned through.
pub type Open = BTreeMap<Place, Vec<String>>;

/// What a player does with the mouse, a finger or the keys, before a move is made.
#[derive(Copy, Clone)]
pub struct Hand {
    /// The table whose moves are chosen.
    pub table: Table,
    /// The places that are open.
    pub open: Memo<Open>,
    /// Where the mouse is.
    pub hovered: RwSignal<Option<Place>>,
    /// Which of the moves of a place is tried first: a piece keeps the way round from square to square.
    turned: RwSignal<usize>,
    /// Tells a move, and what it would bring.
    tell: Tell,
}

/// Tells a move in words, and by how much it changes the score; nothing of another game.
type Tell = fn(&Position, &str) -> Option<(String, Option<i32>)>;

/// A move of a game in words, and by how much it changes the score.
fn told<B: Board>(position: &Position, action: &str) -> Option<(String, Option<i32>)> {
    let view = B::view(position)?;
    let gain = position.seat.and_then(|it| B::gain(view, it, action));
    Some((B::describe(view, action), gain))
}

impl Hand {
    /// A hand over the board of a game where these places are open.
    pub fn new<B: Board>(table: Table, open: Memo<Open>) -> Self {
        let res = Self { table, open, hovered: RwSignal::new(None), turned: RwSignal::new(0), tell: told::<B> };
        Effect::new(move |_| res.follow());
        Effect::new(move |_| res.say());
        res
    }

    /// The move that is looked at: the chosen one, or one at the place under the mouse. It may belong to no place.
    pub fn tried(self) -> Option<(Option<Place>, String)> {
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
    pub fn chosen(self) -> Option<Place> {
        self.table.chosen.with(|it| it.as_ref().and_then(|it| Place::find(&it.spot)))
    }

    /// Chooses a move at a place; turns it if that place is chosen already.
    pub fn choose(self, place: Place) {
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
    pub fn turn(self, forward: bool) {
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
    pub fn entrance(self) -> Option<Place> {
        self.chosen().or_else(|| self.open.with(|it| it.keys().next().copied()))
    }

    /// By how much a move would change the score at once.
    pub fn gain(self, action: &str) -> Option<i32> {
        self.table.position.with(|it| (self.tell)(it.as_ref()?, action)?.1)
    }

    /// The next open place in the order of reading, round the end, or the one before.
    pub fn next_open(self, from: Place, forward: bool) -> Option<Place> {
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
        let told = self.table.position.with_untracked(|it| (self.tell)(it.as_ref()?, chosen.action()));
        let words = told.map(|(what, gain)| match gain {
            Some(points) => t!("grid-chosen-gain", what = what, points = points),
            None => t!("grid-chosen", what = what),
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
