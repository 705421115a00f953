//! A table as boards see it: a game being played, in this browser or at a server, behind one interface.

mod chosen;
mod hints;
mod position;

use leptos::prelude::*;

pub use chosen::Chosen;
pub use hints::{Heat, Hint, Hints, LEAST};
pub use position::{Position, Status, waiting};

/// Something to tell the player: what went wrong, and how to go on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Notice {
    /// One or two sentences in the player's language.
    pub text: String,
    /// Whether it is bad news.
    pub is_error: bool,
}

/// A table as boards and pages see it. It can be copied freely.
#[derive(Copy, Clone)]
pub struct Table {
    /// What is known; `None` until the first answer.
    pub position: RwSignal<Option<Position>>,
    /// What is chosen on the board and not made yet.
    pub chosen: RwSignal<Option<Chosen>>,
    /// What a strong bot thinks of the legal moves, for those who want to know.
    pub hints: RwSignal<Hints>,
    /// What must be told.
    pub notice: RwSignal<Option<Notice>>,
    /// What has just happened, for screen readers: the live region says it.
    pub said: RwSignal<String>,
    /// Whether a move is on its way.
    pub is_busy: RwSignal<bool>,
    act: Callback<String>,
    undo: Callback<()>,
}

impl Table {
    /// A table whose moves are made by `act` and taken back by `undo`.
    pub fn new(act: Callback<String>, undo: Callback<()>) -> Self {
        Self {
            position: RwSignal::new(None),
            chosen: RwSignal::new(None),
            hints: RwSignal::new(Hints::default()),
            notice: RwSignal::new(None),
            said: RwSignal::new(String::new()),
            is_busy: RwSignal::new(false),
            act,
            undo,
        }
    }

    /// How warm the hints make the spot with this name.
    pub fn heat(self, spot: String) -> Memo<Option<Heat>> {
        Memo::new(move |_| self.hints.with(|it| it.heat(&spot)))
    }

    /// Chooses a move on a spot, or turns to the next one if the spot is chosen already.
    pub fn choose(self, spot: &str, options: Vec<String>) {
        self.chosen.update(|chosen| {
            *chosen = match chosen.take() {
                Some(old) if old.spot == spot && old.options() == options.as_slice() => Some(old.turned(true)),
                _ => Chosen::new(spot, options),
            }
        });
    }

    /// Turns to the next move on the chosen spot, or to the one before.
    pub fn turn(self, forward: bool) {
        self.chosen.update(|chosen| *chosen = chosen.as_ref().map(|it| it.turned(forward)));
    }

    /// Chooses nothing, and lets the live region forget what was chosen or begun.
    pub fn cancel(self) {
        self.said.set(String::new());
        self.chosen.set(None);
    }

    /// Makes the chosen move.
    pub fn confirm(self) {
        if let Some(chosen) = self.chosen.get_untracked() {
            self.act(chosen.action().to_owned());
        }
    }

    /// Makes a move at once.
    pub fn act(self, action: String) {
        if !self.is_busy.get_untracked() {
            self.act.run(action);
        }
    }

    /// Takes the last move back.
    pub fn undo(self) {
        if !self.is_busy.get_untracked() {
            self.undo.run(());
        }
    }

    /// Shows a new position; what was chosen in an old one is forgotten.
    pub fn show(self, position: Position) {
        let is_new = self.position.with_untracked(|old| {
            old.as_ref().is_none_or(|old| old.number != position.number || old.actions != position.actions)
        });
        if is_new {
            self.chosen.set(None);
        }
        self.position.set(Some(position));
    }

    /// Tells bad news.
    pub fn fail(self, text: String) {
        self.notice.set(Some(Notice { text, is_error: true }));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_let_go_is_no_longer_said() {
        let owner = Owner::new();
        owner.set();
        let table = Table::new(Callback::new(|_| {}), Callback::new(|()| {}));
        table.choose("x1/y1", vec!["x1/y1 = 1a".to_owned()]);
        table.said.set("Chosen: a bend".to_owned());
        table.cancel();
        assert_eq!((table.chosen.get_untracked(), table.said.get_untracked()), (None, String::new()));
        // Something may be begun and not chosen yet.
        table.said.set("a line from A".to_owned());
        table.cancel();
        assert_eq!(table.said.get_untracked(), "");
    }
}
