//! What the page knows of the table and of the game master's desk, and how it asks for changes.

use std::time::Duration;

use futures_util::future::join;
use gloo_timers::future::sleep;
use leptos::{prelude::*, task::spawn_local};
use serde::Serialize;
use wire::{api::Table as Info, desk::Desk};

use crate::{
    http::{self, Failure},
    shelf::{self, Visited},
    table::{Signal as Heard, Stream},
};

/// How long to wait before something is tried again.
const PAUSE: Duration = Duration::from_secs(2);

/// What came of something that was asked for: a word about it, or why not.
pub(super) type Outcome = RwSignal<Option<Result<String, String>>>;

/// The desk of one table. It can be copied freely.
#[derive(Copy, Clone)]
pub(super) struct Office {
    pub(super) info: RwSignal<Option<Info>>,
    pub(super) desk: RwSignal<Option<Desk>>,
    /// Why there is nothing to see.
    pub(super) missing: RwSignal<Option<String>>,
    /// Whether the server answers.
    pub(super) is_lost: RwSignal<bool>,
    id: StoredValue<String>,
    /// Counts the questions, so that an old answer does not replace a newer one.
    n_asked: StoredValue<u32>,
    stream: StoredValue<Option<Stream>, LocalStorage>,
}

impl Office {
    /// Opens the desk and keeps it up to date as long as the page shows it.
    pub(super) fn open(id: &str) -> Self {
        let this = Self {
            info: RwSignal::new(None),
            desk: RwSignal::new(None),
            missing: RwSignal::new(None),
            is_lost: RwSignal::new(false),
            id: StoredValue::new(id.to_owned()),
            n_asked: StoredValue::new(0),
            stream: StoredValue::new_local(None),
        };
        this.refresh();
        this.listen();
        this
    }

    /// The address of the table at the server.
    pub(super) fn id(self) -> String {
        self.id.try_get_value().unwrap_or_default()
    }

    /// An address of the protocol below the table: `path("/desk")`.
    pub(super) fn path(self, rest: &str) -> String {
        format!("/api/v1/tables/{}{rest}", self.id())
    }

    /// Asks for everything again.
    pub(super) fn refresh(self) {
        let Some(number) = self.next() else { return };
        spawn_local(async move {
            loop {
                let (table, desk) = (self.path(""), self.path("/desk"));
                let (info, desk) = join(http::get::<Info>(&table), http::get::<Desk>(&desk)).await;
                if self.n_asked.try_get_value() != Some(number) {
                    return;
                }
                match (info, desk) {
                    (Ok(info), _) if info.referee.is_none() => self.missing.set(Some(t!("desk-none"))),
                    (Ok(info), _) if !info.yours => self.missing.set(Some(t!("desk-not-yours"))),
                    (Ok(info), Ok(desk)) => {
                        shelf::visit(Visited::of(&info));
                        self.is_lost.set(false);
                        set(self.info, info);
                        set(self.desk, desk);
                    }
                    (Err(failure), _) | (_, Err(failure)) if failure.is_passing() => {
                        self.is_lost.set(true);
                        sleep(PAUSE).await;
                        continue;
                    }
                    (Err(failure), _) | (_, Err(failure)) => self.missing.set(Some(failure.text())),
                }
                return;
            }
        });
    }

    fn next(self) -> Option<u32> {
        self.n_asked.try_update_value(|it| {
            *it += 1;
            *it
        })
    }

    /// Whatever happens at the table may change the desk.
    fn listen(self) {
        let tell = move |signal| match signal {
            Heard::Heard(_) => self.refresh(),
            Heard::Opened | Heard::Lost => {}
            Heard::Ended { .. } => spawn_local(async move {
                sleep(PAUSE).await;
                if self.missing.try_with_untracked(Option::is_none) == Some(true) {
                    self.refresh();
                    self.listen();
                }
            }),
        };
        self.stream.try_set_value(None);
        self.stream.try_set_value(Stream::open(&self.path("/stream"), tell));
    }

    /// Does something that is answered with the desk; `done` is said, and follows, when it is done.
    pub(super) fn act(
        self,
        path: &'static str,
        body: impl Serialize + 'static,
        outcome: Outcome,
        done: String,
        then: impl FnOnce() + 'static,
    ) {
        outcome.set(None);
        spawn_local(async move {
            let answer: Result<Desk, Failure> = http::post(&self.path(path), &body).await;
            // A question that is on its way would bring back what was before.
            self.next();
            match answer {
                Ok(desk) => {
                    if self.desk.try_set(Some(desk)).is_none() {
                        then();
                        outcome.try_set(Some(Ok(done)));
                    }
                }
                Err(failure) => drop(outcome.try_set(Some(Err(told(&failure))))),
            }
            self.refresh();
        });
    }

    /// Something of the desk.
    pub(super) fn see<T>(self, look: impl FnOnce(&Desk) -> T) -> Option<T> {
        self.desk.with(|it| it.as_ref().map(look))
    }

    /// The players by their seats.
    pub(super) fn names(self) -> Memo<Vec<(u16, String)>> {
        Memo::new(move |_| {
            self.see(|it| it.seats.iter().map(|it| (it.seat, it.name.clone())).collect()).unwrap_or_default()
        })
    }
}

/// Why not, in words; where a letter cannot be read, with the line and what the server says of it.
pub(super) fn told(failure: &Failure) -> String {
    match failure {
        Failure::Refused { code, message, .. } if code == "letter" => format!("{} ({message})", failure.text()),
        _ => failure.text(),
    }
}

/// Nothing is built anew where nothing has changed.
fn set<T: PartialEq + Send + Sync + 'static>(signal: RwSignal<Option<T>>, value: T) {
    if signal.with_untracked(|it| it.as_ref() != Some(&value)) {
        signal.set(Some(value));
    }
}

/// Tells what came of something.
#[component]
pub(super) fn Told(outcome: Outcome) -> impl IntoView {
    move || {
        outcome.get().map(|it| match it {
            Ok(text) => view! { <p class="notice" role="status">"✓ "{text}</p> }.into_any(),
            Err(text) => view! { <p class="notice error" role="alert">{text}</p> }.into_any(),
        })
    }
}

/// The player with this seat.
pub(super) fn name_of(names: &[(u16, String)], seat: u16) -> String {
    let known = names.iter().find(|it| it.0 == seat).map(|it| it.1.clone());
    known.unwrap_or_else(|| t!("play-seat", number = seat + 1))
}
