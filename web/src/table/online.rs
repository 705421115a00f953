//! A game at the server: it keeps the record and rolls the dice; here is only what the visitor may know.

use std::{cell::RefCell, rc::Rc, time::Duration};

use gloo_timers::future::sleep;
use kernel::{Seat, SeatSet};
use leptos::{prelude::*, task::spawn_local};
use library::Host;
use wasm_bindgen::{JsCast as _, prelude::Closure};
use web_sys::{Event, EventSource, MessageEvent};
use wire::{
    Item,
    api::{Act, Actions, Done, Items, Status as TableStatus, Table as Info, Turn, Undo, ViewAnswer},
};

use super::{Fork, Position, Status, Table};
use crate::{
    http::{self, Failure},
    shelf::{self, Visited},
};

/// How the connection is.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Link {
    Connecting,
    Live,
    /// Lost; it is tried again.
    Lost,
}

/// A table at the server.
#[derive(Copy, Clone)]
pub(crate) struct OnlineTable {
    pub(crate) table: Table,
    /// Who sits where and how far the table is; `None` until the first answer.
    pub(crate) info: RwSignal<Option<Info>>,
    /// Why there is no such table.
    pub(crate) missing: RwSignal<Option<String>>,
    pub(crate) link: RwSignal<Link>,
    /// All that has happened, in order.
    pub(crate) items: RwSignal<Vec<Item>>,
    id: StoredValue<String>,
    /// The text of the content file, once it is known to be needed.
    content: StoredValue<Option<String>>,
    /// Where the position was that is shown.
    cursor: StoredValue<String>,
    /// Whether the position is being fetched, and whether it must be fetched again afterwards.
    fetching: StoredValue<(bool, bool)>,
}

impl OnlineTable {
    /// Opens the table and keeps listening as long as the page shows it.
    pub(crate) fn open(id: &str) -> Self {
        let slot = StoredValue::new(None::<Self>);
        let act = Callback::new(move |action: String| {
            if let Some(this) = slot.get_value() {
                spawn_local(this.send(Some(action)));
            }
        });
        let undo = Callback::new(move |()| {
            if let Some(this) = slot.get_value() {
                spawn_local(this.send(None));
            }
        });
        let this = Self {
            table: Table::new(act, undo),
            info: RwSignal::new(None),
            missing: RwSignal::new(None),
            link: RwSignal::new(Link::Connecting),
            items: RwSignal::new(Vec::new()),
            id: StoredValue::new(id.to_owned()),
            content: StoredValue::new(None),
            cursor: StoredValue::new(String::new()),
            fetching: StoredValue::new((false, false)),
        };
        slot.set_value(Some(this));
        this.refresh();
        this.listen();
        this
    }

    /// Its permanent address at the server.
    pub(crate) fn id(self) -> String {
        self.id.get_value()
    }

    /// An address of the protocol below this table: `path("/join")`.
    pub(crate) fn path(self, rest: &str) -> String {
        format!("/api/v1/tables/{}{rest}", self.id.get_value())
    }

    /// Copies of the game as far as this seat knows it, for plans.
    pub(crate) fn fork(self) -> Fork {
        Callback::new(move |take: Callback<Result<Box<dyn Host>, String>>| {
            spawn_local(async move {
                let record = http::get_text(&self.path("/record")).await.map_err(|it| it.text());
                let Some(content) = self.content.try_get_value() else { return };
                let contents: Vec<_> = content.as_deref().into_iter().collect();
                take.run(record.and_then(|it| Ok(library::read(&it, &contents).map_err(|it| it.to_string())?.host)));
            });
        })
    }

    /// The text of the content file, if there is one.
    pub(crate) fn content(self) -> Option<String> {
        self.content.get_value()
    }

    /// Fetches the position again; several wishes while one is on its way are one.
    pub(crate) fn refresh(self) {
        let Some((is_running, _)) = self.fetching.try_get_value() else { return };
        if is_running {
            self.fetching.set_value((true, true));
            return;
        }
        self.fetching.set_value((true, false));
        spawn_local(async move {
            loop {
                let outcome = self.fetch().await;
                let Some((_, is_wanted)) = self.fetching.try_get_value() else { return };
                self.fetching.set_value((true, false));
                match outcome {
                    Ok(()) if is_wanted => {}
                    Ok(()) => break,
                    Err(failure) if failure.is_passing() => {
                        self.link.set(Link::Lost);
                        sleep(Duration::from_secs(2)).await;
                        if self.fetching.try_get_value().is_none() {
                            return;
                        }
                    }
                    Err(failure) => {
                        self.missing.set(Some(failure.text()));
                        break;
                    }
                }
            }
            self.fetching.try_set_value((false, false));
        });
    }

    async fn fetch(self) -> Result<(), Failure> {
        let info: Info = http::get(&self.path("")).await?;
        if let (Some(content), None) = (&info.content, self.content.try_get_value().flatten()) {
            let text = http::get_text(&format!("/api/v1/contents/{content}")).await?;
            self.content.try_set_value(Some(text));
        }
        let has_begun = info.head.is_some();
        if has_begun {
            let answer: ViewAnswer = http::get(&self.path("/view")).await?;
            let actions = match info.you {
                Some(_) if info.status == TableStatus::Playing => {
                    http::get::<Actions>(&self.path("/actions")).await.map(|it| it.actions)?
                }
                _ => Vec::new(),
            };
            let position = self.position(&info, &answer, actions).ok_or(Failure::Unreadable)?;
            if self.cursor.try_set_value(answer.cursor).is_some() {
                return Ok(());
            }
            self.table.show(position);
        }
        let over = matches!(info.status, TableStatus::Over | TableStatus::Closed);
        shelf::visit(Visited { id: info.id.clone(), game: info.game.clone(), at: shelf::now(), over });
        self.info.try_set(Some(info));
        Ok(())
    }

    fn position(self, info: &Info, answer: &ViewAnswer, actions: Vec<String>) -> Option<Position> {
        let content = self.content.try_get_value().flatten();
        let view = answer.view.back(&content.iter().map(String::as_str).collect::<Vec<_>>()).ok()?;
        let seat = |it: u16| Seat::new(usize::from(it));
        let mut waiting = SeatSet::EMPTY;
        if let Turn::Seats { waiting: seats } = &info.turn {
            for it in seats.iter().filter_map(|it| seat(*it)) {
                waiting.insert(it);
            }
        }
        let mine = info.you.and_then(seat);
        let old = self.table.position.with_untracked(|it| it.as_ref().map(|it| (it.shown, it.number)));
        Some(Position {
            game: library::find(&info.game)?.name,
            rules: info.rules.clone(),
            status: match info.status {
                TableStatus::Waiting => Status::Waiting,
                TableStatus::Playing => Status::Playing,
                TableStatus::Over => Status::Over,
                TableStatus::Closed => Status::Closed,
            },
            view,
            seat: mine,
            shown: old.map(|it| it.0).or(mine).unwrap_or(Seat::FIRST),
            actions,
            waiting,
            names: info.seats.iter().map(|it| it.name.clone().unwrap_or_else(|| it.seat.to_string())).collect(),
            number: if self.cursor.get_value() == answer.cursor {
                old.map_or(0, |it| it.1)
            } else {
                old.map_or(0, |it| it.1 + 1)
            },
            can_undo: mine.is_some() && info.status == TableStatus::Playing,
            deadline: info.deadline.map(|it| it as f64),
            scores: info.scores.clone(),
            places: info.places.as_ref().map(|it| it.iter().map(|it| usize::from(*it)).collect()),
        })
    }

    /// Sends a move, or takes the last one back; after a lost connection it is sent again and never made twice.
    async fn send(self, action: Option<String>) {
        let at = Some(self.cursor.get_value());
        self.table.is_busy.set(true);
        let outcome = loop {
            let outcome: Result<Done, Failure> = match &action {
                Some(action) => {
                    http::post(&self.path("/actions"), &Act { action: action.clone(), at: at.clone() }).await
                }
                None => http::post(&self.path("/undo"), &Undo { at: at.clone() }).await,
            };
            match outcome {
                Err(failure) if failure.is_passing() => {
                    if self.link.try_set(Link::Lost).is_some() {
                        return;
                    }
                    self.table.fail(failure.text());
                    sleep(Duration::from_secs(2)).await;
                }
                outcome => break outcome,
            }
        };
        if self.table.is_busy.try_set(false).is_some() {
            return;
        }
        match outcome {
            Ok(_) => {
                self.table.notice.set(None);
                self.table.chosen.set(None);
            }
            Err(failure) => self.table.fail(failure.text()),
        }
        self.refresh();
    }

    /// Opens the stream, and opens it again whenever it ends.
    fn listen(self) {
        let open = Rc::new(RefCell::new(None::<Listener>));
        let again: Rc<RefCell<Option<Rc<dyn Fn()>>>> = Rc::default();
        let start = {
            let (open, again) = (Rc::clone(&open), Rc::clone(&again));
            Rc::new(move || {
                let again = again.borrow().clone();
                let reopen = move || {
                    if self.link.try_set(Link::Lost).is_none()
                        && let Some(again) = again.clone()
                    {
                        gloo_timers::callback::Timeout::new(1500, move || again()).forget();
                    }
                };
                if self.link.try_get_untracked().is_some() {
                    *open.borrow_mut() = Listener::new(self, &self.path("/stream"), reopen);
                }
            })
        };
        *again.borrow_mut() = Some(start.clone());
        start();
        let open = send_wrapper(open);
        on_cleanup(move || open.with_value(|it| drop(it.borrow_mut().take())));
    }

    fn hear(self, items: Items) {
        let is_news = self.items.try_update(|all| all.extend(items.items)).is_some();
        if is_news {
            self.link.set(Link::Live);
            self.refresh();
        }
    }
}

/// Keeps what belongs to this thread for the end of the page.
fn send_wrapper<T: 'static>(it: T) -> StoredValue<T, LocalStorage> {
    StoredValue::new_local(it)
}

/// An open stream; it is closed when this is dropped.
struct Listener {
    source: EventSource,
    _heard: Closure<dyn FnMut(MessageEvent)>,
    _opened: Closure<dyn FnMut(Event)>,
    _failed: Closure<dyn FnMut(Event)>,
}

impl Listener {
    fn new(table: OnlineTable, path: &str, reopen: impl Fn() + 'static) -> Option<Self> {
        let source = EventSource::new(path).ok()?;
        // A new stream begins with all that has happened.
        let is_first = std::cell::Cell::new(true);
        let heard = Closure::new(move |event: MessageEvent| {
            let text = event.data().as_string().unwrap_or_default();
            if let Ok(items) = serde_json::from_str::<Items>(&text) {
                if is_first.replace(false) {
                    table.items.try_update(Vec::clear);
                }
                table.hear(items);
            }
        });
        let opened = Closure::new(move |_: Event| drop(table.link.try_set(Link::Live)));
        let watched = source.clone();
        let failed = Closure::new(move |_: Event| {
            table.link.try_set(Link::Lost);
            if watched.ready_state() == EventSource::CLOSED {
                reopen();
            }
        });
        let _ = source.add_event_listener_with_callback("items", heard.as_ref().unchecked_ref());
        source.set_onopen(Some(opened.as_ref().unchecked_ref()));
        source.set_onerror(Some(failed.as_ref().unchecked_ref()));
        Some(Self { source, _heard: heard, _opened: opened, _failed: failed })
    }
}

impl Drop for Listener {
    fn drop(&mut self) {
        self.source.close();
    }
}
