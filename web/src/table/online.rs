//! A game at the server: it keeps the record and rolls the dice; here is only what the visitor may know.

use std::time::Duration;

use gloo_timers::future::sleep;
use kernel::{Seat, SeatSet};
use leptos::{prelude::*, task::spawn_local};
use library::Host;
use wire::{
    Cursor, Item,
    api::{Act, Done, Items, Status as TableStatus, Table as Info, Turn, Undo, VERSION},
};

use super::{
    Fork, Position, Status, Table, news,
    stream::{Signal, Stream},
};
use crate::{
    http::{self, Failure},
    shelf::{self, Order, Visited},
    worker,
};

/// How long to wait before something is tried again.
const PAUSE: Duration = Duration::from_secs(2);

/// Up to how many seats the server tells all sheets without being asked.
const FEW: usize = 8;

/// How the connection is.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Link {
    Connecting,
    Live,
    /// Lost; it is tried again.
    Lost,
}

/// Whether the position is being asked for.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Asking {
    No,
    Yes,
    /// Yes, and it must be asked for again afterwards, unless the answer knows what was heard since.
    Again,
    /// Yes, and it must be asked for again in any case: the visitor is somebody else now.
    Anew,
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
    /// Where the position was that is shown: a move is meant for this one.
    cursor: StoredValue<String>,
    /// Up to where the stream was heard; nowhere yet if it is to be heard from the beginning.
    heard: StoredValue<Option<Cursor>>,
    /// Where the table was after the visitor's last move: no older position is good enough.
    moved: StoredValue<Cursor>,
    /// How many moves are on their way.
    n_orders: StoredValue<u32>,
    asking: StoredValue<Asking>,
    stream: StoredValue<Option<Stream>, LocalStorage>,
    /// Counts the streams, so that an old one is not listened to.
    n_streams: StoredValue<u32>,
}

impl OnlineTable {
    /// Opens the table and keeps listening as long as the page shows it.
    pub(crate) fn open(id: &str) -> Self {
        let slot = StoredValue::new(None::<Self>);
        let order = move |action: Option<String>| {
            if let Some(this) = slot.get_value() {
                let order = Order { action, at: this.cursor.get_value() };
                spawn_local(this.send(order, false));
            }
        };
        let act = Callback::new(move |action: String| order(Some(action)));
        let undo = Callback::new(move |()| order(None));
        let this = Self {
            table: Table::new(act, undo),
            info: RwSignal::new(None),
            missing: RwSignal::new(None),
            link: RwSignal::new(Link::Connecting),
            items: RwSignal::new(Vec::new()),
            id: StoredValue::new(id.to_owned()),
            content: StoredValue::new(None),
            cursor: StoredValue::new(String::new()),
            heard: StoredValue::new(None),
            moved: StoredValue::new(Cursor::default()),
            n_orders: StoredValue::new(0),
            asking: StoredValue::new(Asking::No),
            stream: StoredValue::new_local(None),
            n_streams: StoredValue::new(0),
        };
        slot.set_value(Some(this));
        this.refresh();
        this.listen();
        // A phone that slept, or a network that came back: what the stream says about that comes late.
        let online = window_event_listener_untyped("online", move |_| this.wake());
        let waking = window_event_listener_untyped("visibilitychange", move |_| this.wake());
        on_cleanup(move || {
            online.remove();
            waking.remove();
        });
        // At a large table only some sheets are told: whoever looks at another one asks for it.
        let shown = Memo::new(move |_| this.table.position.with(|it| it.as_ref().map(|it| (it.shown, it.n_seats()))));
        Effect::watch(
            move || shown.get(),
            move |now, _, _| {
                if now.is_some_and(|it| it.1 > FEW) {
                    this.refresh();
                }
            },
            false,
        );
        // A move that was on its way when the page was closed.
        if let Some(order) = shelf::order(id) {
            spawn_local(this.send(order, true));
        }
        this
    }

    /// Its permanent address at the server.
    pub(crate) fn id(self) -> String {
        self.id.try_get_value().unwrap_or_default()
    }

    /// An address of the protocol below this table: `path("/join")`.
    pub(crate) fn path(self, rest: &str) -> String {
        format!("/api/v1/tables/{}{rest}", self.id())
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

    /// Whether the page still shows it.
    fn is_open(self) -> bool {
        self.link.try_get_untracked().is_some()
    }

    /// The visitor is somebody else now: has taken a seat, or given it up.
    pub(crate) fn reopen(self) {
        self.listen();
        self.refresh();
        // An answer that is on its way was meant for whom the visitor was before.
        if self.asking.try_get_value() == Some(Asking::Again) {
            self.asking.set_value(Asking::Anew);
        }
    }

    fn wake(self) {
        let is_shown = !document().hidden();
        if is_shown && self.link.try_get_untracked().is_some_and(|it| it != Link::Live) {
            self.reopen();
        } else if is_shown {
            self.refresh();
        }
    }

    /// Asks for the position again; several wishes while one is on its way are one.
    pub(crate) fn refresh(self) {
        match self.asking.try_get_value() {
            None | Some(Asking::Anew) => {}
            Some(Asking::Yes | Asking::Again) => self.asking.set_value(Asking::Again),
            Some(Asking::No) => {
                self.asking.set_value(Asking::Yes);
                spawn_local(self.ask());
            }
        }
    }

    async fn ask(self) {
        loop {
            let outcome = self.fetch().await;
            let Some(asking) = self.asking.try_get_value() else { return };
            self.asking.set_value(Asking::Yes);
            match outcome {
                Ok(()) if asking == Asking::Anew => {}
                Ok(()) if asking == Asking::Again && !self.is_up_to_date() => {}
                Ok(()) => break,
                Err(failure) if failure.is_passing() => {
                    self.link.set(Link::Lost);
                    sleep(PAUSE).await;
                    if !self.is_open() {
                        return;
                    }
                }
                Err(failure) if self.info.with_untracked(Option::is_some) => {
                    self.table.fail(failure.text());
                    break;
                }
                Err(failure) => {
                    self.missing.set(Some(failure.text()));
                    break;
                }
            }
        }
        self.asking.try_set_value(Asking::No);
        // Until now the position before the move was shown, in which nothing more must be chosen.
        if self.n_orders.try_get_value() == Some(0) {
            self.table.is_busy.try_set(false);
        }
    }

    /// Whether what is known of the table is no older than what was heard, and than the visitor's last move.
    fn is_up_to_date(self) -> bool {
        let heard = self.heard.try_get_value().flatten().unwrap_or_default();
        let moved = self.moved.try_get_value().unwrap_or_default();
        let is_new = |it: &Info| cursor(&it.cursor).reaches(heard) && cursor(&it.cursor).reaches(moved);
        self.info.with_untracked(|it| it.as_ref().is_some_and(is_new))
    }

    async fn fetch(self) -> Result<(), Failure> {
        let answer: wire::Position = http::get(&self.path(&self.sheets())).await?;
        if !self.is_open() {
            return Ok(());
        }
        if answer.table.version > VERSION {
            worker::look_for_newer();
        }
        let info = &answer.table;
        if let Some(view) = &answer.view {
            self.learn_content(info).await?;
            let position = self.position(info, view, answer.actions).ok_or(Failure::Unreadable)?;
            if self.cursor.try_set_value(answer.cursor).is_some() {
                return Ok(());
            }
            self.table.show(position);
        }
        shelf::visit(Visited::of(info));
        self.info.try_set(Some(answer.table));
        Ok(())
    }

    async fn learn_content(self, info: &Info) -> Result<(), Failure> {
        if let (Some(content), None) = (&info.content, self.content.try_get_value().flatten()) {
            let text = http::get_text(&format!("/api/v1/contents/{content}")).await?;
            self.content.try_set_value(Some(text));
        }
        Ok(())
    }

    /// Where the position is asked for: at a large table only with one's own sheet and the one that is looked at.
    fn sheets(self) -> String {
        let of = |it: &Position| (it.n_seats(), it.seat, it.shown);
        let known = self.table.position.try_with_untracked(|it| it.as_ref().map(of)).flatten();
        let Some((_, own, shown)) = known.filter(|it| it.0 > FEW) else { return "/position".to_owned() };
        let mut wanted: Vec<_> = own.into_iter().chain([shown]).map(|it| it.index().to_string()).collect();
        wanted.dedup();
        format!("/position?sheets={}", wanted.join(","))
    }

    fn position(self, info: &Info, view: &wire::View, actions: Vec<String>) -> Option<Position> {
        let content = self.content.try_get_value().flatten();
        let view = view.back(&content.iter().map(String::as_str).collect::<Vec<_>>()).ok()?;
        let mine = info.you.and_then(seat);
        let old = self.table.position.get_untracked();
        let is_same = old.as_ref().is_some_and(|it| it.view == view && it.actions == actions && it.seat == mine);
        let shown = old.as_ref().filter(|it| it.seat == mine).map(|it| it.shown);
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
            shown: shown.or(mine).unwrap_or(Seat::FIRST),
            actions,
            waiting: waiting(info),
            names: names(info),
            number: old.map_or(0, |it| it.number) + usize::from(!is_same),
            can_undo: self.can_undo(info),
            deadline: info.deadline.map(shelf::moment),
            scores: info.scores.clone(),
            places: info.places.as_ref().map(|it| it.iter().map(|it| usize::from(*it)).collect()),
            outcome: info.outcome.as_ref().and_then(wire::Outcome::back),
        })
    }

    fn can_undo(self, info: &Info) -> bool {
        let may = |you| self.items.with_untracked(|items| news::may_undo(items, you));
        info.status == TableStatus::Playing && info.you.is_some_and(may)
    }

    /// Sends a move, or takes the last one back; after a lost connection it is sent again and never made twice.
    async fn send(self, order: Order, mut is_repeated: bool) {
        let id = self.id();
        self.table.is_busy.set(true);
        self.n_orders.update_value(|it| *it += 1);
        shelf::set_order(&id, Some(&order));
        let outcome = loop {
            let at = Some(order.at.clone());
            let outcome: Result<Done, Failure> = match &order.action {
                Some(action) => http::post(&self.path("/actions"), &Act { action: action.clone(), at }).await,
                None => http::post(&self.path("/undo"), &Undo { at }).await,
            };
            match outcome {
                Err(failure) if failure.is_passing() => {
                    if self.link.try_set(Link::Lost).is_some() {
                        return;
                    }
                    self.table.fail(failure.text());
                    is_repeated = true;
                    sleep(PAUSE).await;
                    if !self.is_open() {
                        return;
                    }
                }
                outcome => break outcome,
            }
        };
        shelf::set_order(&id, None);
        if self.n_orders.try_update_value(|it| *it -= 1).is_none() {
            return;
        }
        if let Ok(done) = &outcome {
            self.moved.set_value(cursor(&done.cursor));
        }
        match outcome {
            // What is stale at the second try may be so because the first one was made: the position tells.
            Err(failure) if !(is_repeated && failure.is_stale()) => self.table.fail(failure.text()),
            _ => self.table.notice.set(None),
        }
        self.refresh();
    }

    /// Opens the stream behind what was heard already.
    fn listen(self) {
        let Some(number) = self.n_streams.try_update_value(|it| {
            *it += 1;
            *it
        }) else {
            return;
        };
        let path = match self.heard.try_get_value().flatten() {
            None => self.path("/stream"),
            Some(heard) => self.path(&format!("/stream?after={heard}")),
        };
        let tell = move |signal| {
            if self.n_streams.try_get_value() == Some(number) {
                self.take(signal);
            }
        };
        // The old one is closed first.
        self.stream.try_set_value(None);
        self.stream.try_set_value(Stream::open(&path, tell));
    }

    fn take(self, signal: Signal) {
        match signal {
            Signal::Opened => {
                self.link.try_set(Link::Live);
            }
            Signal::Heard(items) => self.hear(items),
            Signal::Lost => {
                self.link.try_set(Link::Lost);
            }
            Signal::Ended { was_open } => {
                self.link.try_set(Link::Lost);
                if !was_open {
                    // Perhaps the server does not know the cursor any more: from the beginning, then.
                    self.heard.try_set_value(None);
                }
                spawn_local(async move {
                    sleep(PAUSE).await;
                    if self.is_open() && self.missing.with_untracked(Option::is_none) {
                        self.listen();
                    }
                });
            }
        }
    }

    fn hear(self, items: Items) {
        let Some(before) = self.heard.try_get_value() else { return };
        let now = cursor(&items.cursor);
        self.heard.set_value(Some(now));
        let mut is_another = false;
        self.info.update(|info| {
            let Some(info) = info else { return };
            let known = cursor(&info.cursor);
            if known.reaches(now) {
                // It was asked for after this happened.
            } else if before.is_some_and(|it| it.reaches(known)) {
                for item in &items.items {
                    is_another |= news::note(info, &item.news);
                }
                info.cursor.clone_from(&items.cursor);
            } else {
                is_another = true;
            }
        });
        self.items.update(|all| {
            if before.is_none() {
                all.clear();
            }
            all.extend(items.items);
        });
        self.link.set(Link::Live);
        self.refit();
        if is_another {
            self.refresh();
        }
    }

    /// Puts into the position what the news have told of people.
    fn refit(self) {
        let Some(Some(info)) = self.info.try_get_untracked() else { return };
        let (waiting, names, can_undo) = (waiting(&info), names(&info), self.can_undo(&info));
        let is_same = |it: &Position| it.waiting == waiting && it.names == names && it.can_undo == can_undo;
        let is_old = self.table.position.with_untracked(|it| it.as_ref().is_some_and(|it| !is_same(it)));
        if is_old {
            self.table.position.update(|it| {
                if let Some(it) = it.as_mut().filter(|it| it.n_seats() == names.len()) {
                    (it.waiting, it.names, it.can_undo) = (waiting, names, can_undo);
                }
            });
        }
    }
}

/// A cursor that the server told.
fn cursor(text: &str) -> Cursor {
    text.parse().unwrap_or_default()
}

fn seat(number: u16) -> Option<Seat> {
    Seat::new(usize::from(number))
}

fn waiting(info: &Info) -> SeatSet {
    let mut res = SeatSet::EMPTY;
    if let Turn::Seats { waiting } = &info.turn {
        waiting.iter().filter_map(|it| seat(*it)).for_each(|it| _ = res.insert(it));
    }
    res
}

fn names(info: &Info) -> Vec<String> {
    let name = |it: &wire::api::Seat| it.name.clone().unwrap_or_else(|| t!("play-seat", number = it.seat + 1));
    info.seats.iter().map(name).collect()
}
