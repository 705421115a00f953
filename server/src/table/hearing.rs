//! What those who listen to a table have not heard yet.

use std::{sync::Arc, time::Instant};

use kernel::Seat;
use store::Store;
use wire::Cursor;

use crate::{
    fault::{Code, Fault},
    table::{
        feed::Rest,
        live::{Core, LiveTable},
        read::read_whole,
    },
    token::TokenHash,
};

impl LiveTable {
    /// What a listener has not heard yet, up to what is safe.
    ///
    /// `hash` is what the listener has for `seat`: once that seat is somebody else's, there is nothing more to hear.
    pub(crate) async fn rest(
        &self,
        store: &Store,
        cursor: Cursor,
        seat: Option<Seat>,
        hash: Option<TokenHash>,
    ) -> Result<Rest, Fault> {
        {
            let mut core = self.core();
            core.used = Instant::now();
            core.expect_seat(seat, hash)?;
            let newest = core.state.feed.cursor(seat);
            if !newest.reaches(cursor) {
                // What was heard is gone from the database: the listener asks again, and is told so.
                return Err(Fault::conflict(Code::Stale, "what you have heard is gone: begin anew"));
            }
            if core.state.feed.reaches(cursor, seat) {
                return Ok(core.rest(cursor, seat, *self.durable.borrow()));
            }
        }
        let mut archive = self.archive.lock().await;
        let durable = *self.durable.borrow();
        // An archive that ends before the feed in memory begins would leave a gap.
        let is_enough = archive.as_ref().is_some_and(|it| {
            let (known, core) = (it.feed.cursor(seat), self.core());
            core.state.feed.reaches(known, seat)
        });
        if !is_enough {
            *archive = Some(Arc::new(read_whole(store, self.works(), self.id()).await?));
        }
        let state = Arc::clone(archive.as_ref().ok_or_else(Fault::unavailable)?);
        drop(archive);
        let old = state.feed.rest(cursor, seat, durable);
        // What has happened since the archive was read is at hand.
        let core = self.core();
        core.expect_seat(seat, hash)?;
        if !core.state.feed.reaches(old.cursor, seat) {
            return Ok(old);
        }
        let new = core.state.feed.rest(old.cursor, seat, *self.durable.borrow());
        let comma = if old.json.is_empty() || new.json.is_empty() { "" } else { "," };
        Ok(Rest { cursor: new.cursor, json: format!("{}{comma}{}", old.json, new.json).into() })
    }
}

impl Core {
    /// Refuses who listens for a seat that is no longer theirs.
    fn expect_seat(&self, seat: Option<Seat>, hash: Option<TokenHash>) -> Result<(), Fault> {
        let own = hash.and_then(|it| self.state.meta.seat_of(&it));
        if own == seat { Ok(()) } else { Err(Fault::conflict(Code::Moved, "your seat has changed: listen anew")) }
    }

    /// What a listener has not heard yet, up to the entry `durable`.
    fn rest(&mut self, cursor: Cursor, seat: Option<Seat>, durable: i64) -> Rest {
        if self.state.feed.has_private(cursor, seat) {
            return self.state.feed.rest(cursor, seat, durable);
        }
        let from = Cursor { private: 0, ..cursor };
        let mut rest = match &self.frame {
            Some((start, end, rest)) if (*start, *end) == (from, durable) => rest.clone(),
            _ => {
                let rest = self.state.feed.rest(from, None, durable);
                self.frame = Some((from, durable, rest.clone()));
                rest
            }
        };
        rest.cursor.private = cursor.private;
        rest
    }
}
