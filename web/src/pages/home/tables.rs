//! How far the visited tables are: asked when the start page is opened, and again while it is looked at.

use std::collections::HashMap;

use leptos::{prelude::*, task::spawn_local};
use wire::api::{Status, Table as Info, Turn};

use crate::{
    http::{self, Failure},
    shelf::{self, Visited},
};

/// The most tables that are asked about.
const MOST: usize = 12;

/// How far a visited table is.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum State {
    /// Seats are being taken.
    Gathering,
    YourMove,
    OthersMove,
    Over,
    /// It was closed, or is no longer there.
    Gone,
}

impl State {
    fn of(info: &Info) -> Self {
        match (info.status, &info.turn) {
            (Status::Closed, _) => Self::Gone,
            (Status::Over, _) | (_, Turn::Over) => Self::Over,
            (Status::Waiting, _) | (_, Turn::Waiting) => Self::Gathering,
            (Status::Playing, Turn::Seats { waiting }) => {
                let is_yours = info.you.is_some_and(|it| waiting.contains(&it));
                if is_yours { Self::YourMove } else { Self::OthersMove }
            }
        }
    }
}

/// The visited tables, with what the server says about them.
#[derive(Copy, Clone)]
pub(super) struct Tables {
    pub(super) states: RwSignal<HashMap<String, State>>,
    /// Whether the server did not answer.
    pub(super) is_away: RwSignal<bool>,
}

impl Tables {
    /// Asks about those that were visited and not over.
    pub(super) fn visited() -> Self {
        let this = Self { states: RwSignal::new(HashMap::new()), is_away: RwSignal::new(false) };
        http::now_and_then(move || this.ask());
        this
    }

    fn ask(self) {
        let this = self;
        let open: Vec<_> = shelf::visited().into_iter().filter(|it| !it.over).take(MOST).collect();
        spawn_local(async move {
            for table in open {
                match http::get::<Info>(&format!("/api/v1/tables/{}", table.id)).await {
                    Ok(info) => {
                        let state = State::of(&info);
                        this.is_away.try_set(false);
                        this.learn(&table.id, state);
                        if matches!(state, State::Over | State::Gone) {
                            shelf::visit(Visited { at: table.at, ..Visited::of(&info) });
                        }
                    }
                    Err(Failure::Refused { status: 404, .. }) => {
                        this.learn(&table.id, State::Gone);
                        shelf::visit(Visited { over: true, ..table });
                    }
                    Err(failure) if failure.is_passing() => {
                        this.is_away.try_set(true);
                        return;
                    }
                    Err(_) => {}
                }
            }
        });
    }

    /// Takes note of a table; what was known already changes nothing on the page.
    fn learn(self, id: &str, state: State) {
        if self.states.try_with_untracked(|it| it.get(id) == Some(&state)) == Some(false) {
            self.states.try_update(|it| it.insert(id.to_owned(), state));
        }
    }

    /// How far a table is, as far as that is known.
    pub(super) fn state(self, table: &Visited) -> Option<State> {
        let asked = self.states.with(|it| it.get(&table.id).copied());
        asked.or_else(|| table.over.then_some(State::Over))
    }
}
