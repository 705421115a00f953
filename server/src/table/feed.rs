//! What listeners hear of a table: public items, and for each seat those of its own that are still hidden.
//!
//! Both lists only grow, and follow from the log alone.
//! So a listener who says how many items of each it has heard gets exactly the rest, from any server.

use std::sync::Arc;

use kernel::{Seat, SeatSet, Turn, Veil};
use library::Host;
use serde::{Deserialize, Serialize};
use wire::{Cursor, Item, News, Outcome};

/// What was told so far.
#[derive(Clone, Debug)]
pub(crate) struct Feed {
    public: Telling,
    private: Vec<Telling>,
    /// What happened and is still hidden.
    veiled: Vec<Veiled>,
    /// Who was said to be waited for.
    told: SeatSet,
    /// In which step that was.
    step: u32,
}

/// What must be kept of a feed to go on with it.
#[derive(Serialize, Deserialize)]
pub(crate) struct Place {
    public: u64,
    private: Vec<u64>,
    veiled: Vec<Veiled>,
    told: Vec<u16>,
    step: u32,
}

/// Items in order, perhaps without the first ones.
#[derive(Clone, Debug, Default)]
struct Telling {
    n_before: u64,
    items: Vec<Told>,
}

/// An item that was told.
#[derive(Clone, Debug)]
struct Told {
    /// The entry of the log that brought it.
    seq: i64,
    /// Whether a move that was meant for the position before it is stale.
    matters: bool,
    json: Box<str>,
}

/// An event that is hidden from all but its owner.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct Veiled {
    owner: u16,
    /// The step after which it is shown; at the end of the game if there is none.
    step: Option<u32>,
    line: String,
}

/// What a listener has not heard yet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Rest {
    pub(crate) cursor: Cursor,
    /// The items, as the inside of a JSON list.
    pub(crate) json: Arc<str>,
}

impl Feed {
    pub(crate) fn new(n_seats: usize) -> Self {
        let private = vec![Telling::default(); n_seats];
        Self { public: Telling::default(), private, veiled: Vec::new(), told: SeatSet::EMPTY, step: 0 }
    }

    /// Goes on with a feed whose items are not at hand.
    pub(crate) fn resume(place: Place) -> Self {
        let telling = |n_before| Telling { n_before, items: Vec::new() };
        let mut told = SeatSet::EMPTY;
        place.told.iter().filter_map(|it| Seat::new((*it).into())).for_each(|it| _ = told.insert(it));
        Self {
            public: telling(place.public),
            private: place.private.into_iter().map(telling).collect(),
            veiled: place.veiled,
            told,
            step: place.step,
        }
    }

    pub(crate) fn place(&self) -> Place {
        Place {
            public: self.public.len(),
            private: self.private.iter().map(Telling::len).collect(),
            veiled: self.veiled.clone(),
            told: self.told.iter().map(number).collect(),
            step: self.step,
        }
    }

    /// Where a listener is who has heard everything.
    pub(crate) fn cursor(&self, seat: Option<Seat>) -> Cursor {
        Cursor { public: self.public.len(), private: self.own(seat).map_or(0, Telling::len) }
    }

    /// Whether all items since `cursor` are at hand.
    pub(crate) fn reaches(&self, cursor: Cursor, seat: Option<Seat>) -> bool {
        cursor.public >= self.public.n_before && self.own(seat).is_none_or(|it| cursor.private >= it.n_before)
    }

    /// Whether something happened since `cursor` that matters for a move of `seat`.
    pub(crate) fn is_stale(&self, cursor: Cursor, seat: Seat) -> bool {
        !self.reaches(cursor, Some(seat))
            || self.public.since(cursor.public).any(|it| it.matters)
            || self.own(Some(seat)).is_some_and(|it| it.len() > cursor.private)
    }

    /// Whether a listener at `cursor` has not heard something that is for its seat only.
    pub(crate) fn has_private(&self, cursor: Cursor, seat: Option<Seat>) -> bool {
        self.own(seat).is_some_and(|it| it.len() > cursor.private)
    }

    /// What a listener at `cursor` has not heard, up to the entry `durable` of the log.
    pub(crate) fn rest(&self, cursor: Cursor, seat: Option<Seat>, durable: i64) -> Rest {
        let mut public = self.public.since(cursor.public).take_while(|it| it.seq <= durable).peekable();
        let empty = Telling::default();
        let own = self.own(seat).unwrap_or(&empty);
        let mut private = own.since(cursor.private).take_while(|it| it.seq <= durable).peekable();
        let (mut cursor, mut json) = (cursor, String::new());
        loop {
            // What is one's own is heard first, as it happened first.
            let own_is_next = match (private.peek(), public.peek()) {
                (None, None) => return Rest { cursor, json: json.into() },
                (Some(own), Some(other)) => own.seq <= other.seq,
                (own, _) => own.is_some(),
            };
            let next = if own_is_next { private.next() } else { public.next() };
            cursor.private += u64::from(own_is_next);
            cursor.public += u64::from(!own_is_next);
            if !json.is_empty() {
                json.push(',');
            }
            json.push_str(next.map_or("", |it| &it.json));
        }
    }

    /// Tells everybody.
    pub(crate) fn tell(&mut self, seq: i64, at: i64, news: News) {
        self.public.push(seq, at, news);
    }

    /// The game has begun, perhaps with other seats than before.
    pub(crate) fn begin(&mut self, n_seats: usize) {
        self.private.resize(n_seats, Telling::default());
    }

    /// Tells of the event that the game has just seen, of what it shows, and of who must act now.
    ///
    /// Says whether somebody must act who was not waited for before, or was in an earlier step.
    pub(crate) fn event(&mut self, seq: i64, at: i64, host: &dyn Host) -> bool {
        let last = host.n_events().saturating_sub(1);
        let line = host.event(last).unwrap_or_default();
        match host.veil(last).unwrap_or((Veil::None, 0)) {
            (Veil::None, _) => self.tell(seq, at, News::Event { line }),
            (Veil::Step(owner), step) => self.hide(seq, at, owner, Some(step), line),
            (Veil::Game(owner), _) => self.hide(seq, at, owner, None, line),
        }
        let is_over = host.turn() == Turn::Over;
        let step = host.step();
        let is_open = |it: &mut Veiled| is_over || it.step.is_some_and(|then| then < step);
        let shown: Vec<_> = self.veiled.extract_if(.., is_open).collect();
        if !shown.is_empty() {
            self.tell(seq, at, News::Reveal { lines: shown.into_iter().map(|it| it.line).collect() });
        }
        self.turn(seq, at, host)
    }

    /// Tells that `seat` has taken back its last event, which only it knew of if it was hidden.
    pub(crate) fn undo(&mut self, seq: i64, at: i64, seat: Seat, was_hidden: bool, host: &dyn Host) {
        if was_hidden {
            if let Some(last) = self.veiled.iter().rposition(|it| usize::from(it.owner) == seat.index()) {
                self.veiled.remove(last);
            }
            self.private[seat.index()].push(seq, at, News::Undo { seat: number(seat) });
        } else {
            self.tell(seq, at, News::Undo { seat: number(seat) });
        }
        if let Turn::Seats(waiting) = host.turn()
            && waiting.contains(seat)
            && self.told.insert(seat)
        {
            self.tell(seq, at, News::Unready { seat: number(seat) });
        }
        self.turn(seq, at, host);
    }

    /// Tells that the last adjudication was put right for `seat`, whose moves since are void.
    pub(crate) fn correct(&mut self, seq: i64, at: i64, seat: Seat, news: News, host: &dyn Host) {
        self.veiled.retain(|it| usize::from(it.owner) != seat.index());
        self.tell(seq, at, news);
        if let Turn::Seats(waiting) = host.turn()
            && waiting.contains(seat)
            && self.told.insert(seat)
        {
            self.tell(seq, at, News::Unready { seat: number(seat) });
        }
        self.turn(seq, at, host);
    }

    fn hide(&mut self, seq: i64, at: i64, owner: Seat, step: Option<u32>, line: String) {
        if let Some(own) = self.private.get_mut(owner.index()) {
            own.push(seq, at, News::Event { line: line.clone() });
        }
        self.veiled.push(Veiled { owner: number(owner), step, line });
    }

    /// Tells who must act, or who no longer must.
    ///
    /// Says whether somebody must act who was not waited for before.
    pub(crate) fn turn(&mut self, seq: i64, at: i64, host: &dyn Host) -> bool {
        match host.turn() {
            // More is to come before anybody must act.
            Turn::Chance => false,
            Turn::Seats(waiting) => {
                // Whoever plays alone is waited for again and again.
                let others = host.step() > self.step || waiting.iter().any(|it| !self.told.contains(it));
                if others {
                    self.tell(seq, at, News::Turn { waiting: waiting.iter().map(number).collect() });
                } else {
                    let ready: Vec<_> = self.told.iter().filter(|it| !waiting.contains(*it)).collect();
                    for seat in ready {
                        self.tell(seq, at, News::Ready { seat: number(seat) });
                    }
                }
                (self.told, self.step) = (waiting.clone(), host.step());
                others
            }
            Turn::Over => {
                let scores = Seat::first(host.n_seats()).map(|it| host.score(it)).collect();
                let places = host.places().as_slice().iter().map(|it| *it as u16).collect();
                let outcome = host.outcome().as_ref().map(Outcome::new);
                self.tell(seq, at, News::Over { scores, places, outcome });
                self.told = SeatSet::EMPTY;
                false
            }
        }
    }

    fn own(&self, seat: Option<Seat>) -> Option<&Telling> {
        self.private.get(seat?.index())
    }
}

impl Telling {
    fn len(&self) -> u64 {
        self.n_before + self.items.len() as u64
    }

    fn since(&self, n: u64) -> impl Iterator<Item = &Told> {
        self.items.iter().skip(usize::try_from(n.saturating_sub(self.n_before)).unwrap_or(usize::MAX))
    }

    fn push(&mut self, seq: i64, at: i64, news: News) {
        let matters = news.changes_position();
        let is_brief =
            matches!(news, News::Ready { .. } | News::Unready { .. } | News::Turn { .. } | News::Reveal { .. });
        let at = Some(at).filter(|_| !is_brief);
        let json = serde_json::to_string(&Item { at, news }).expect("plain data is JSON");
        self.items.push(Told { seq, matters, json: json.into() });
    }
}

/// The number of a seat.
pub(crate) const fn number(seat: Seat) -> u16 {
    seat.index() as u16
}
