//! What the player's hand does on the board: touching cells and dice until a move is chosen.

use leptos::prelude::*;
use railage::{Action, Die, Face, SheetView};

use super::{
    moves::{Draft, Moves},
    now::Now,
    spot::Spot,
};
use client::{
    Board as _,
    table::{Chosen, Table},
};

use crate::Board;

/// The hand over the board. It can be copied freely.
#[derive(Copy, Clone)]
pub(super) struct Hand {
    pub(super) table: Table,
    pub(super) now: Memo<Option<Now>>,
    /// What is touched so far in this position.
    pub(super) draft: Memo<Draft>,
    /// The same with the number of the position that it was touched in: in another one it means nothing.
    held: RwSignal<(usize, Draft)>,
    /// The cell under the mouse or the keyboard.
    pub(super) hovered: RwSignal<Option<Spot>>,
}

impl Hand {
    pub(super) fn new(table: Table) -> Self {
        let now = Memo::new(move |_| table.position.with(|it| it.as_ref().and_then(Now::of)));
        let held = RwSignal::new((0, Draft::default()));
        let draft = Memo::new(move |_| {
            let number = now.with(|it| it.as_ref().map(|it| it.number));
            held.with(|(of, draft)| if number == Some(*of) { draft.clone() } else { Draft::default() })
        });
        let res = Self { table, now, draft, held, hovered: RwSignal::new(None) };
        res.follow();
        res
    }

    fn put(self, draft: Draft) {
        let number = self.now.with_untracked(|it| it.as_ref().map(|it| it.number)).unwrap_or_default();
        self.held.set((number, draft));
    }

    /// Forgets what was touched when it was cancelled or when the game went on, and tells what is chosen.
    fn follow(self) {
        let number = Memo::new(move |_| self.now.with(|it| it.as_ref().map(|it| it.number)));
        Effect::new(move |_| {
            // Otherwise it would be there again when the move is taken back.
            if number.get().is_some_and(|it| self.held.with_untracked(|held| held.0 != it)) {
                self.put(Draft::default());
            }
        });
        Effect::new(move |_| match self.table.chosen.get() {
            None => {
                let draft = self.draft.get_untracked();
                if self.with_moves(|it| !it.options(&draft).is_empty()) {
                    self.put(Draft::default());
                }
            }
            Some(chosen) => {
                let words = self.table.position.with_untracked(|it| {
                    let position = it.as_ref()?;
                    let view = Board::view(position)?;
                    let what = Board::describe(view, chosen.action());
                    let gain = position.seat.and_then(|it| Board::gain(view, it, chosen.action()));
                    let gain = gain.filter(|&it| it != 0);
                    Some(gain.map_or(what.clone(), |it| t!("railage-said-gain", what = what, points = it)))
                });
                self.table.said.set(words.unwrap_or_default());
            }
        });
    }

    fn with_moves<T: Default>(self, look: impl FnOnce(&Moves) -> T) -> T {
        self.now.with_untracked(|it| it.as_ref().map(|it| look(&it.moves))).unwrap_or_default()
    }

    /// Takes up a draft and chooses the move that it is, if it is one.
    fn hold(self, draft: Draft, spot: &str) {
        let options = self.with_moves(|it| it.options(&draft));
        let before = self.table.chosen.get_untracked();
        // Another die for the same line: the way that was turned to stays.
        let way = before.and_then(|it| it.action().split_once(" die ").map(|it| it.0.to_owned()));
        let chosen = Chosen::new(spot, options);
        let chosen = chosen.map(|it| it.from(|it| way.as_deref().is_some_and(|way| it.starts_with(way))));
        if chosen.is_none() && !draft.is_empty() {
            let n = self.with_moves(|it| it.uses(&draft).len());
            let name = draft.spots.last().map(|it| it.name()).unwrap_or_default();
            self.table.said.set(t!("railage-said-line", name = name, n = n));
        }
        self.put(draft);
        self.table.chosen.set(chosen);
    }

    /// A cell was touched: it is chosen, or turned if it is chosen already.
    pub(super) fn touch(self, spot: Spot) {
        let draft = self.draft.get_untracked();
        match self.with_moves(|it| it.touched(&draft, spot)) {
            Some(draft) => self.hold(draft, &spot.name()),
            None => {
                if draft.end == Some(spot) || draft.spots.contains(&spot) {
                    self.table.turn(true);
                }
            }
        }
    }

    /// Enter on a cell: the move is made if the cell belongs to it, and chosen otherwise.
    pub(super) fn enter(self, spot: Spot) {
        let draft = self.draft.get_untracked();
        let is_part = draft.end == Some(spot) || draft.spots.contains(&spot);
        if is_part && self.table.chosen.with_untracked(Option::is_some) {
            self.table.confirm();
        } else {
            self.touch(spot);
        }
    }

    /// A die was touched.
    pub(super) fn press(self, die: Die) {
        let draft = self.draft.get_untracked();
        let draft = self.with_moves(|it| Some(it.with_die(&draft, die))).unwrap_or(draft);
        let spot = draft.spots.last().map(|it| it.name()).unwrap_or_default();
        self.hold(draft, &spot);
    }

    /// A number for the wild mine.
    pub(super) fn give(self, face: Face) {
        let draft = Draft { face: Some(face), ..self.draft.get_untracked() };
        let spot = draft.spots.last().map(|it| it.name()).unwrap_or_default();
        self.hold(draft, &spot);
    }

    /// Lets go of everything.
    pub(super) fn clear(self) {
        self.put(Draft::default());
        self.table.cancel();
    }

    /// Chooses a move that touches no cell.
    pub(super) fn choose_plain(self, text: String) {
        self.put(Draft::default());
        self.table.chosen.set(Chosen::new("", vec![text]));
    }

    /// The move that is chosen.
    pub(super) fn chosen(self) -> Option<Action> {
        self.table.chosen.with(|it| it.as_ref().and_then(|it| it.action().parse().ok()))
    }

    /// The move that a touch of the hovered cell would choose.
    pub(super) fn hovering(self) -> Option<Action> {
        let spot = self.hovered.get()?;
        self.draft.with(|draft| {
            self.now.with(|now| {
                let moves = &now.as_ref()?.moves;
                let draft = moves.touched(draft, spot)?;
                moves.options(&draft).first()?.parse().ok()
            })
        })
    }

    /// The sheet with what is chosen, as a preview.
    pub(super) fn sheet(self) -> Option<SheetView> {
        self.now.with(|now| {
            let now = now.as_ref()?;
            self.table.chosen.with(|chosen| now.with(chosen.as_ref().map(Chosen::action)))
        })
    }
}
