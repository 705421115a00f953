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
    use super::*;

    #[test]
    fn names_in_snapshots_are_those_of_the_first_version() {
        let meta = Meta::new(crate::table::Terms::plain(&library::GAMES[0], 1), 0);
        let kept = Kept { version: VERSION, last_at: 0, meta, feed: Feed::new(1).place(), desk: None };
        let kept = serde_json::to_value(kept).expect("plain data is JSON");
        let names: Vec<_> = kept.as_object().expect("an object").keys().map(String::as_str).collect();
        assert_eq!(names, ["version", "last_at", "meta", "story"]);
    }

    /// Version 0.1 kept less of a seat: its tables are read from their logs.
    #[test]
    fn a_snapshot_of_an_earlier_version_is_not_taken_for_one_of_this() {
        let source = || {
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
            let head =
                store::Head { table, status, created_at: 0, deadline_at: None, bot_at: None, close_reason: None };
            Source { head, contents: Vec::new() }
        };
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
