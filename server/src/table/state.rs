//! The log of a table, folded.

use kernel::{Dice, Pledge, Seat, Turn, Unfair, Veil, Viewer};
use library::Host;
use referee::Misfit;
use store::{Entry, Head, Index, Status};
use wire::{
    News,
    api::{self, Pace},
};

use crate::table::{
    LogEntry, Meta,
    desk::language,
    feed::{Feed, number},
    table_desk::TableDesk,
};

/// What a table needs besides its log.
#[derive(Clone, Debug)]
pub(crate) struct Source {
    /// What is known without the log, with the secret of the dice.
    pub(crate) head: Head,
    /// The content file, if it is not compiled in.
    pub(crate) contents: Vec<String>,
}

/// A table: everything that follows from its log up to an entry.
#[derive(Debug)]
pub(crate) struct TableState {
    pub(crate) source: Source,
    pub(crate) meta: Meta,
    pub(crate) host: Option<Box<dyn Host>>,
    pub(crate) feed: Feed,
    /// The desk of the game master, at a table that has one.
    pub(super) desk: Option<Box<TableDesk>>,
    /// The last entry.
    pub(crate) seq: i64,
    /// When the last event of the game happened.
    pub(crate) last_at: i64,
    /// When the time of those who are waited for is up.
    pub(crate) deadline: Option<i64>,
    /// Since when a bot is waited for.
    pub(crate) bot_at: Option<i64>,
    /// What was done since it was last written.
    pub(crate) fresh: Vec<Entry>,
    /// Whether others must act than before, since it was last written.
    pub(crate) has_turned: bool,
}

/// An entry of a log that does not fit what came before it.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("entry {seq} of the log does not fit: {reason}")]
pub(crate) struct Damage {
    pub(crate) seq: i64,
    pub(crate) reason: String,
}

impl TableState {
    /// A table whose log begins with `entry`.
    pub(crate) fn new(source: Source, entry: &Entry) -> Result<Self, Damage> {
        let (seq, at) = (entry.seq, entry.at);
        let damage = || Damage { seq, reason: "it is not the making of a table".to_owned() };
        let Some(LogEntry::Create(terms)) = LogEntry::read(entry) else {
            return Err(damage());
        };
        let n_seats = terms.seats.into();
        let desk = terms.referee.as_ref().map(|it| Box::new(TableDesk::new(it, dice(&source.head))));
        Ok(Self {
            desk,
            deadline: source.head.deadline_at,
            bot_at: source.head.bot_at,
            source,
            meta: Meta::new(*terms, at),
            host: None,
            feed: Feed::new(n_seats),
            seq,
            last_at: at,
            fresh: Vec::new(),
            has_turned: false,
        })
    }

    /// A table that is made now.
    pub(crate) fn create(source: Source, terms: super::Terms, at: i64) -> Self {
        let logged = LogEntry::Create(Box::new(terms));
        let mut res = Self::new(source, &logged.entry(1, at)).expect("it is the making of a table");
        res.fresh.push(logged.entry(1, at));
        res
    }

    /// A copy to be looked at where nobody waits for the table, without its feed.
    pub(crate) fn copy(&self) -> Self {
        Self {
            source: self.source.clone(),
            meta: self.meta.clone(),
            host: self.host.as_ref().map(|it| it.fork()),
            feed: Feed::new(0),
            desk: self.desk.clone(),
            fresh: Vec::new(),
            ..*self
        }
    }

    /// A copy to be changed where nobody waits for the table.
    pub(crate) fn fork(&self) -> Self {
        Self { feed: self.feed.clone(), ..self.copy() }
    }

    /// By what it is known whether something has happened here.
    pub(super) const fn moment(&self) -> (i64, Option<i64>, Option<i64>) {
        (self.seq, self.deadline, self.bot_at)
    }

    /// Folds an entry of the log in.
    pub(crate) fn replay(&mut self, entry: &Entry) -> Result<(), Damage> {
        let (seq, at) = (entry.seq, entry.at);
        let damage = |reason: &str| Damage { seq, reason: reason.to_owned() };
        if seq != self.seq + 1 {
            return Err(damage("there is a gap before it"));
        }
        let logged = LogEntry::read(entry).ok_or_else(|| damage(&format!("it is an unknown `{}`", entry.kind)))?;
        if !self.meta.fits(&logged) {
            return Err(damage("there is no such seat"));
        }
        match &logged {
            LogEntry::Create(_) => return Err(damage("the table was made before")),
            LogEntry::Start(start) => {
                let contents: Vec<_> = self.source.contents.iter().map(String::as_str).collect();
                let reading = library::read(&format!("{}\n", start.head), &contents);
                self.host = Some(reading.map_err(|it| damage(&it.reason))?.host);
                self.note(&logged, at);
            }
            LogEntry::Event { line } => {
                let host = self.host.as_mut().ok_or_else(|| damage("the game has not begun"))?;
                host.push(line).map_err(|it| damage(&it.to_string()))?;
                self.note(&logged, at);
            }
            LogEntry::Undo { seat } => self.take_back(*seat, at).map_err(|it| damage(&it.to_string()))?,
            LogEntry::Correct { seat, .. } => self.put_right(&logged, *seat, at).map_err(|it| damage(&it))?,
            _ => self.note(&logged, at),
        }
        Ok(())
    }

    /// Does something now that is neither an event nor an undo.
    pub(crate) fn add(&mut self, logged: &LogEntry, at: i64) {
        self.note(logged, at);
        self.fresh.push(logged.entry(self.seq, at));
    }

    /// Notes the event that the game has just seen.
    pub(crate) fn add_event(&mut self, at: i64) {
        let last = self.host.as_ref().and_then(|it| it.event(it.n_events().checked_sub(1)?));
        self.add(&LogEntry::Event { line: last.unwrap_or_default() }, at);
    }

    /// Takes back the last move of `seat` now, if that is fair.
    pub(crate) fn add_undo(&mut self, seat: Seat, at: i64) -> Result<(), Unfair> {
        self.take_back(seat, at)?;
        self.fresh.push(LogEntry::Undo { seat }.entry(self.seq, at));
        Ok(())
    }

    fn take_back(&mut self, seat: Seat, at: i64) -> Result<(), Unfair> {
        let host = self.host.as_mut().ok_or(Unfair::Nothing)?;
        // Others may have acted since, as long as nobody has seen anything.
        let own = format!("{} ", seat.index());
        let is_own = |it: &usize| host.event(*it).is_some_and(|line| line.starts_with(&own));
        let last = (host.first_event()..host.n_events()).rev().find(is_own);
        let is_hidden = last.and_then(|it| host.veil(it)).is_some_and(|(veil, _)| veil != Veil::None);
        if let Err(unfair) = host.undo(seat) {
            return Err(as_seen(host.as_ref(), seat, unfair));
        }
        self.seq += 1;
        self.last_at = at;
        self.feed.undo(self.seq, at, seat, is_hidden, host.as_ref());
        self.at_desk(|it| it.note(&LogEntry::Undo { seat }, None, at));
        Ok(())
    }

    /// Notes an entry in the seats and in the feed.
    fn note(&mut self, logged: &LogEntry, at: i64) {
        self.seq += 1;
        if matches!(logged, LogEntry::Event { .. }) {
            self.last_at = at;
        }
        let seq = self.seq;
        self.meta.note(logged);
        if let (LogEntry::Late { .. }, Some(host)) = (logged, &self.host) {
            self.meta.late_step = Some(host.step());
        }
        let due = self.usual_due(at);
        self.at_desk(|it| it.note(logged, due, at));
        let news = match logged {
            LogEntry::Create(_)
            | LogEntry::Token { .. }
            | LogEntry::Owner { .. }
            | LogEntry::Undo { .. }
            | LogEntry::Letter(_)
            | LogEntry::Tick { .. }
            | LogEntry::Correct { .. } => return,
            LogEntry::Event { line } => {
                if let Some(host) = &self.host {
                    self.has_turned |= self.feed.event(seq, at, host.as_ref());
                }
                self.note_round(line, at);
                return;
            }
            LogEntry::Start(start) => {
                self.feed.begin(start.seats.len());
                let tongues = Seat::first(start.seats.len()).map(|it| language(self.tongue(it)));
                let players: Vec<_> = self.names().into_iter().zip(tongues).collect();
                self.at_desk(|it| it.begin(players.into_iter(), due, at));
                let pledge = self.pledge().map(|it| it.to_string());
                self.feed.tell(seq, at, News::Start { head: start.head.clone(), pledge });
                // In some games somebody must act before anything is rolled.
                if let Some(host) = &self.host {
                    self.has_turned |= self.feed.turn(seq, at, host.as_ref());
                }
                return;
            }
            LogEntry::Sit { seat, name, .. } | LogEntry::Writer { seat, name, .. } => {
                News::Sit { seat: number(*seat), name: name.clone(), bot: None }
            }
            LogEntry::Defer { until, reason } => News::Deadline { until: *until, reason: reason.clone() },
            LogEntry::Adjudicate { round, reason, .. } => News::Adjudicate { round: *round, reason: reason.clone() },
            LogEntry::Company { seat, name, level } => {
                News::Sit { seat: number(*seat), name: name.clone(), bot: Some(*level) }
            }
            LogEntry::Name { seat, name } => News::Name { seat: number(*seat), name: name.clone() },
            LogEntry::Rise { seat } => News::Rise { seat: number(*seat) },
            LogEntry::Leave { seat } => News::Leave { seat: number(*seat) },
            LogEntry::Late { seat } => News::Late { seat: number(*seat) },
            LogEntry::Bot { seat } => News::Bot { seat: number(*seat) },
            LogEntry::Return { seat } => News::Return { seat: number(*seat) },
            LogEntry::Chat { seat, text } => News::Chat { seat: seat.map(number), text: text.clone() },
            LogEntry::Switch { on } => News::Switch { on: *on },
            LogEntry::Close { reason } => News::Close { reason: reason.clone() },
            LogEntry::Next { table } => News::Next { id: table.to_string() },
        };
        self.feed.tell(seq, at, news);
    }

    /// Notes for the game master that an event has happened, and whether it was the last one of a round.
    fn note_round(&mut self, line: &str, at: i64) {
        let Some(host) = &self.host else { return };
        let is_over = host.turn() == Turn::Over;
        let n_closed = if is_over { usize::from(referee::LAST_ROUND) + 1 } else { host.step() as usize };
        let due = self.usual_due(at).filter(|_| !is_over);
        self.at_desk(|it| it.event(line, at).and_then(|()| it.close_rounds(n_closed, due, at)));
    }

    /// Does something at the desk, if there is one.
    fn at_desk(&mut self, act: impl FnOnce(&mut TableDesk) -> Result<(), Misfit>) {
        let Some(desk) = &mut self.desk else { return };
        if let Err(misfit) = act(desk) {
            // Whatever is logged was judged by the same desk before.
            tracing::error!(table = %self.source.head.table.id, %misfit, "an entry of the log does not fit the desk");
        }
    }

    /// When the time is up for a round that begins at `at`.
    pub(super) fn usual_due(&self, at: i64) -> Option<i64> {
        match self.meta.terms.pace {
            Pace::Deadline { seconds, .. } => Some(at + i64::from(seconds) * 1000),
            Pace::Live => None,
        }
    }

    /// When the time of those who are waited for is up: what the game master has said, or the pace.
    pub(crate) fn due(&self) -> Option<i64> {
        match &self.desk {
            Some(it) => it.due().filter(|_| self.status() == Status::Playing),
            None => self.deadline,
        }
    }

    /// How far it is.
    pub(crate) fn status(&self) -> Status {
        match &self.host {
            _ if self.meta.closed.is_some() => Status::Closed,
            None => Status::Waiting,
            Some(host) if host.turn() == Turn::Over => Status::Over,
            Some(_) => Status::Playing,
        }
    }

    /// What is found in the list from now on.
    pub(crate) fn index(&self) -> Index {
        Index { status: self.status(), deadline_at: self.deadline, bot_at: self.bot_at }
    }

    /// Sets the deadline anew, if others must act than before, and notes whether a bot is waited for.
    pub(crate) fn set_deadline(&mut self, now: i64) {
        self.bot_at = self.bot_in_turn().map(|_| self.bot_at.unwrap_or(now));
        if self.status() != Status::Playing || self.meta.is_refereed() {
            // A game master decides when the time is up.
            self.deadline = None;
        } else if self.has_turned
            && let Pace::Deadline { seconds, .. } = self.meta.terms.pace
        {
            self.deadline = Some(now + i64::from(seconds) * 1000);
        }
        self.has_turned = false;
    }

    /// The dice of the table.
    pub(crate) fn dice(&self) -> Dice {
        dice(&self.source.head)
    }

    /// What is published of the dice.
    pub(crate) fn pledge(&self) -> Option<Pledge> {
        match &self.meta.terms.imported {
            Some(imported) => imported.pledge.as_ref().and_then(|it| it.parse().ok()),
            None => Some(self.dice().pledge()),
        }
    }

    /// Whether the seed of the dice may be known at `now`.
    pub(crate) fn may_tell_seed(&self, now: i64) -> bool {
        if let Some(imported) = &self.meta.terms.imported {
            return imported.has_seed;
        }
        let day_is_over = self.meta.terms.daily.as_ref().is_none_or(|day| crate::clock::day_is_over(day, now));
        // A table that was closed afterwards has ended all the same.
        self.host.as_ref().is_some_and(|it| it.turn() == Turn::Over) && day_is_over
    }

    /// The record as `viewer` may read it at `now`; `None` where there is none yet, or its beginning is not at hand.
    pub(crate) fn record(&self, viewer: Viewer, now: i64) -> Option<String> {
        let host = self.host.as_ref()?;
        if host.turn() != Turn::Over {
            return host.redacted(viewer);
        }
        let seed = self.may_tell_seed(now).then(|| self.source.head.table.seed.clone());
        host.record(self.pledge(), seed)
    }

    /// Who looks, if it is the holder of `seat`.
    pub(crate) fn viewer(seat: Option<Seat>) -> Viewer {
        seat.map_or(Viewer::Public, Viewer::Seat)
    }

    /// Who must act now.
    pub(crate) fn turn(&self) -> api::Turn {
        match self.host.as_ref().map(|it| it.turn()) {
            None | Some(Turn::Chance) => api::Turn::Waiting,
            Some(Turn::Over) => api::Turn::Over,
            Some(Turn::Seats(waiting)) => api::Turn::Seats { waiting: waiting.iter().map(number).collect() },
        }
    }
}

/// The dice of a table.
pub(super) fn dice(head: &Head) -> Dice {
    Dice::new(head.table.seed.clone(), head.table.dice.clone())
}

/// Why a move stands, by what `seat` can see: what others do in secret must not show in the reason.
///
/// Only who has moved and can no longer take it back learns that somebody else has moved since.
fn as_seen(host: &dyn Host, seat: Seat, unfair: Unfair) -> Unfair {
    let is_open = |n: &usize| {
        host.veil(*n).is_some_and(|(veil, step)| veil.is_open(Viewer::Seat(seat), step < host.step(), false))
    };
    match host.n_events().checked_sub(1) {
        Some(last) if unfair != Unfair::Over && !is_open(&last) => {
            let mut seen = (host.first_event()..last).rev().filter(is_open).filter_map(|it| host.event(it)).peekable();
            let is_chance = |line: &String| line.starts_with('.');
            match seen.peek() {
                None => Unfair::Nothing,
                Some(line) if is_chance(line) => {
                    if seen.all(|it| is_chance(&it)) {
                        Unfair::Nothing
                    } else {
                        Unfair::Rolled
                    }
                }
                Some(line) if line.split(' ').next().is_some_and(|it| it.ends_with('!')) => Unfair::Ruled,
                // Whose move it was is not told to anybody.
                Some(_) => Unfair::Moved { seat },
            }
        }
        _ => unfair,
    }
}
