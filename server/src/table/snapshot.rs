//! A state as bytes, so that its log need not be read from the start.

use serde::{Deserialize, Serialize};
use store::{Entry, Snapshot};

use crate::table::{
    Meta, Source, TableState,
    feed::{self, Feed},
    state::{Damage, dice},
    table_desk::{SavedDesk, TableDesk},
};

/// Raised whenever what is below changes its meaning.
const VERSION: u32 = 8;

/// All of a state but the game itself.
#[derive(Serialize, Deserialize)]
struct Kept {
    version: u32,
    last_at: i64,
    meta: Meta,
    #[serde(rename = "story")]
    feed: feed::Place,
    /// Only where there is a game master.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    desk: Option<SavedDesk>,
}

impl TableState {
    /// The state as bytes, without what was not written yet.
    pub(crate) fn snapshot(&self) -> Snapshot {
        let desk = self.desk.as_ref().map(|it| it.save());
        let (last_at, meta, feed) = (self.last_at, self.meta.clone(), self.feed.place());
        let kept = Kept { version: VERSION, last_at, meta, feed, desk };
        let kept = serde_json::to_vec(&kept).expect("plain data is JSON");
        let mut bytes = (kept.len() as u32).to_le_bytes().to_vec();
        bytes.extend(kept);
        bytes.extend(self.host.as_ref().map(|it| it.snapshot()).unwrap_or_default());
        Snapshot { seq: self.seq, bytes }
    }

    /// The state of a snapshot; `None` if it is damaged or of another version.
    fn restore(source: Source, snapshot: &Snapshot) -> Option<Self> {
        let (len, rest) = snapshot.bytes.split_first_chunk::<4>()?;
        let (kept, game) = rest.split_at_checked(u32::from_le_bytes(*len) as usize)?;
        let kept: Kept = serde_json::from_slice(kept).ok().filter(|it: &Kept| it.version == VERSION)?;
        let contents: Vec<_> = source.contents.iter().map(String::as_str).collect();
        let host = match &kept.meta.head {
            None => None,
            Some(head) => Some(library::restore(head, &contents, game).ok()?),
        };
        let desk = match (&kept.meta.terms.referee, kept.desk) {
            (None, _) => None,
            (Some(agreed), saved) => Some(Box::new(TableDesk::restore(agreed, dice(&source.head), saved?)?)),
        };
        Some(Self {
            desk,
            deadline: source.head.deadline_at,
            bot_at: source.head.bot_at,
            source,
            meta: kept.meta.with_tokens(),
            host,
            feed: Feed::resume(kept.feed),
            seq: snapshot.seq,
            last_at: kept.last_at,
            fresh: Vec::new(),
            has_turned: false,
        })
    }

    /// The state of a snapshot, if there is a sound one, and of the entries after it.
    pub(crate) fn read(source: Source, snapshot: Option<&Snapshot>, tail: &[Entry]) -> Result<Self, Damage> {
        let mut tail = tail.iter();
        let mut res = if let Some(snapshot) = snapshot {
            let damage = || Damage { seq: snapshot.seq, reason: "the snapshot is damaged".to_owned() };
            Self::restore(source, snapshot).ok_or_else(damage)?
        } else {
            let damage = || Damage { seq: 1, reason: "the log is empty".to_owned() };
            Self::new(source, tail.next().ok_or_else(damage)?)?
        };
        for entry in tail {
            res.replay(entry)?;
        }
        res.has_turned = false;
        Ok(res)
    }
}

#[cfg(test)]
mod tests {
    use wire::{
        api::Pace,
        desk::{Adjudication, NewLetter, Tongue},
    };

    use super::*;
    use crate::table::LogEntry;

    #[test]
    fn names_in_snapshots_are_those_of_the_first_version() {
        let meta = Meta::new(crate::table::Terms::plain(&library::GAMES[0], 1), 0);
        let kept = Kept { version: VERSION, last_at: 0, meta, feed: Feed::new(1).place(), desk: None };
        let kept = serde_json::to_value(kept).expect("plain data is JSON");
        let names: Vec<_> = kept.as_object().expect("an object").keys().map(String::as_str).collect();
        assert_eq!(names, ["version", "last_at", "meta", "story"]);
    }

    /// What a table needs besides its log.
    fn source() -> Source {
        let id: kernel::TableId = "aaaaaaaaaaaaaaaa".parse().expect("an address");
        let table = store::NewTable {
            id: id.clone(),
            kind: library::GAMES[0].name.to_owned(),
            listed: false,
            seed: kernel::Seed::new([7; 32]),
            dice: id,
            content: None,
            daily: None,
        };
        let status = store::Status::Waiting;
        let head = store::Head { table, status, created_at: 0, deadline_at: None, bot_at: None, close_reason: None };
        Source { head, contents: Vec::new() }
    }

    /// Two players who write letters, in the round after the setup, with all entries so far.
    fn refereed() -> (TableState, Vec<Entry>) {
        let (game, rules) = library::METAS.iter().find_map(|it| Some((it.name, it.refereed?))).expect("a game by post");
        let entry = library::find(game).expect("it is in the library");
        let agreed = wire::desk::Referee { title: "Rails-7".to_owned(), language: Tongue::En, zone: None };
        let pace = Pace::Deadline { seconds: 1000, absent: wire::api::Absent::Default };
        let terms = crate::table::Terms {
            rules: rules.to_owned(),
            referee: Some(agreed),
            pace,
            ..crate::table::Terms::plain(entry, 2)
        };
        let mut state = TableState::create(source(), terms, 0);
        for (n, name) in ["Anna", "Ben"].into_iter().enumerate() {
            let seat = kernel::Seat::new(n).expect("a seat");
            state.add(&LogEntry::Writer { seat, name: name.to_owned(), language: None }, 1);
        }
        state.start(2).expect("two players");
        let letter = |text: &str, late| NewLetter { text: text.to_owned(), seat: Some(0), late };
        state.keep_letter(&letter("Mine x1/y1\nThe weather is fine.", false), 3).expect("a letter");
        let adjudication = Adjudication { round: 0, reason: Some("all is there".to_owned()), anyway: true };
        state.adjudicate(&adjudication, 4).expect("a round");
        state.keep_letter(&letter("1. x9/y9 = 1a", false), 5).expect("a letter");
        state.keep_letter(&letter("2. x9/y9 = 1a", true), 6).expect("a letter");
        let log = std::mem::take(&mut state.fresh);
        (state, log)
    }

    fn at_desk(state: &TableState) -> serde_json::Value {
        let desk = state.refereed().expect("a game master").1;
        serde_json::to_value(desk.save()).expect("plain data is JSON")
    }

    #[test]
    fn the_desk_of_a_snapshot_is_that_of_the_log() {
        let (state, log) = refereed();
        let whole = TableState::read(source(), None, &log).expect("a log");
        assert_eq!(at_desk(&whole), at_desk(&state));
        let mut again = TableState::restore(source(), &state.snapshot()).expect("a snapshot");
        assert_eq!(at_desk(&again), at_desk(&state));
        let desk = again.refereed().expect("a game master").1.desk();
        let orders = desk.orders(kernel::Seat::FIRST).expect("letters").map(|it| it.to_string());
        assert_eq!((desk.round(), orders.as_deref()), (Some(1), Some("1 x9/y9 = 1a")));
        let asked = Adjudication { round: 1, reason: Some("all is there".to_owned()), anyway: false };
        again.adjudicate(&asked, 7).expect("a round");
        assert_eq!(again.refereed().expect("a game master").1.desk().round(), Some(2));
    }

    /// What was added to entries since is left out where nothing is to be said.
    #[test]
    fn a_log_of_the_first_version_goes_on() {
        let (state, mut log) = refereed();
        for entry in log.iter_mut().filter(|it| ["letter", "adjudicate"].contains(&it.kind.as_str())) {
            let mut body: serde_json::Value = serde_json::from_str(&entry.body).expect("JSON");
            let body = body.as_object_mut().expect("an object");
            body.remove("others");
            body.remove("anyway");
            entry.body = serde_json::to_string(body).expect("JSON");
        }
        let old = TableState::read(source(), None, &log).expect("a log");
        let counts = |it: &TableState| it.refereed().expect("a game master").1.desk().round_orders();
        assert_eq!(counts(&old), counts(&state));
        assert_eq!(old.record(kernel::Viewer::Referee, 9), state.record(kernel::Viewer::Referee, 9));
    }

    #[test]
    fn tables_of_other_games_know_of_no_desk() {
        let state = TableState::create(source(), crate::table::Terms::plain(&library::GAMES[0], 1), 0);
        let bytes = state.snapshot().bytes;
        let text = String::from_utf8_lossy(&bytes);
        assert!(!["desk", "papers", "letters"].iter().any(|it| text.contains(it)), "{text}");
        assert!(state.refereed().is_err());
    }

    /// Version 0.1 kept less of a seat: its tables are read from their logs.
    #[test]
    fn a_snapshot_of_an_earlier_version_is_not_taken_for_one_of_this() {
        let terms = crate::table::Terms::plain(&library::GAMES[0], 1);
        let snapshot = TableState::create(source(), terms, 0).snapshot();
        assert!(TableState::restore(source(), &snapshot).is_some());
        let text = snapshot.bytes.iter().map(|it| char::from(*it)).collect::<String>();
        let now = format!("\"version\":{VERSION}");
        let earlier = text.replacen(&now, "\"version\":7", 1);
        assert!(earlier != text && VERSION < 10, "the bytes are as many");
        let bytes = earlier.chars().map(|it| it as u8).collect();
        assert!(TableState::restore(source(), &Snapshot { seq: snapshot.seq, bytes }).is_none());
    }
}
