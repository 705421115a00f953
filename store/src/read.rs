//! Opening the store, reading tables, and handing entries to the writer.

use std::{path::Path, sync::Arc, time::Duration};

use kernel::{Seed, TableId};
use sqlx::{AnyConnection, AssertSqlSafe, Connection as _};
use tokio::{
    sync::{Mutex, mpsc, oneshot},
    task::JoinHandle,
};

use crate::{
    Append, Entry, Head, Listing, NewTable, Pending, Place, Refusal, Snapshot, Status, StoreError, Stored,
    lent::Lent,
    place::{Pools, private},
    writer::{WriteRequest, Writer},
};

/// How long an answer of the database may take.
const PATIENCE: Duration = Duration::from_secs(10);

/// The same for an operator, who has time.
const LONG_PATIENCE: Duration = Duration::from_mins(10);

/// An open database.
#[derive(Debug)]
pub struct Store {
    pub(crate) place: Place,
    pub(crate) pools: Pools,
    pub(crate) server: Arc<str>,
    requests: std::sync::Mutex<Option<mpsc::UnboundedSender<WriteRequest>>>,
    writer: Mutex<Option<JoinHandle<()>>>,
}

/// The columns of a head, in the order of [`HeadRow`].
const HEAD: &str =
    "game, kind, status, listed, seed, dice, content, daily, created_at, deadline_at, bot_at, close_reason";

type HeadRow = (
    String,
    String,
    String,
    i64,
    Vec<u8>,
    String,
    Option<String>,
    Option<String>,
    i64,
    Option<i64>,
    Option<i64>,
    Option<String>,
);

type EntryRow = (i64, i64, String, Option<i64>, String);

impl Store {
    /// Opens a database for a server, and brings it to the shape of this version; a file is locked against others.
    pub async fn open(place: Place) -> Result<Self, StoreError> {
        Self::open_with(place, PATIENCE).await
    }

    /// The same, with how long an answer of the database may take.
    pub async fn open_with(place: Place, patience: Duration) -> Result<Self, StoreError> {
        Self::connect(place, true, patience).await
    }

    /// Opens a database beside a server that may be running.
    pub async fn open_beside(place: Place) -> Result<Self, StoreError> {
        Self::connect(place, false, LONG_PATIENCE).await
    }

    async fn connect(place: Place, alone: bool, patience: Duration) -> Result<Self, StoreError> {
        let pools = place.connect(alone, patience).await?;
        let (sender, requests) = mpsc::unbounded_channel();
        let mut name = [0; 8];
        getrandom::fill(&mut name).map_err(|it| sqlx::Error::Io(std::io::Error::other(it)))?;
        let server: Arc<str> = u64::from_le_bytes(name).to_string().into();
        let writer = Writer { place: place.clone(), pool: pools.write.clone(), server: Arc::clone(&server) };
        let writer = tokio::spawn(writer.run(requests));
        let requests = std::sync::Mutex::new(Some(sender));
        Ok(Self { place, pools, server, requests, writer: Mutex::new(Some(writer)) })
    }

    /// Where the database is.
    pub const fn place(&self) -> &Place {
        &self.place
    }

    /// Whether other servers may write to the same database.
    pub const fn is_shared(&self) -> bool {
        self.place.is_shared()
    }

    /// Hands entries to the writer; the order of calls is the order of writing. The answer comes when they are synced.
    pub fn append(&self, append: Append) -> Pending {
        let (answer, pending) = oneshot::channel();
        self.hand_over(WriteRequest { append: Some(append), answer });
        pending
    }

    fn hand_over(&self, request: WriteRequest) {
        let requests = self.requests.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        let unsent = match requests.as_ref() {
            None => Some(request),
            Some(requests) => requests.send(request).err().map(|it| it.0),
        };
        if let Some(request) = unsent {
            request.refuse(Refusal::Unknown(StoreError::Closed.to_string()));
        }
    }

    /// Writes what was handed over, and closes the database.
    pub async fn close(&self) {
        drop(self.requests.lock().unwrap_or_else(std::sync::PoisonError::into_inner).take());
        if let Some(writer) = self.writer.lock().await.take() {
            let _ = writer.await;
        }
        self.pools.read.pool.close().await;
        self.pools.write.pool.close().await;
        // Another server may use the file from now on, even if somebody still holds this one.
        drop(self.pools.lock.lock().unwrap_or_else(std::sync::PoisonError::into_inner).take());
    }

    /// Whether the database answers, and takes what is written, behind all that waits to be.
    pub async fn ping(&self) -> Result<(), StoreError> {
        let (answer, pending) = oneshot::channel();
        self.hand_over(WriteRequest { append: None, answer });
        let written = async {
            let outcome = pending.await.unwrap_or_else(|_| Err(Refusal::Unknown(StoreError::Closed.to_string())));
            outcome.map_err(|it| StoreError::Unwritable(it.to_string()))
        };
        self.pools.write.within(written).await?;
        self.pools.read.run(sqlx::query("select 1")).await.map(|_| ())
    }

    /// A table: its head, its newest snapshot and the entries since.
    pub async fn load(&self, id: &TableId) -> Result<Option<Stored>, StoreError> {
        self.pools.read.within(self.load_now(id)).await
    }

    async fn load_now(&self, id: &TableId) -> Result<Option<Stored>, StoreError> {
        let mut lent = Lent::of(&self.pools.read.pool).await?;
        let mut moment = lent.begin_with(self.place.begin_reading()).await?;
        let Some(head) = head(&mut moment, id).await? else {
            moment.commit().await?;
            lent.give_back();
            return Ok(None);
        };
        let snapshot: Option<(i64, Vec<u8>)> = sqlx::query_as("select seq, bytes from snapshots where game = $1")
            .bind(id.to_string())
            .fetch_optional(&mut *moment)
            .await?;
        let snapshot = snapshot.map(|(seq, bytes)| Snapshot { seq, bytes });
        // With the entry that the snapshot ends with: a log that ends before it has lost something.
        let after = snapshot.as_ref().map_or(0, |it| it.seq);
        let mut tail = entries(&mut moment, id, (after - 1).max(0)).await?;
        moment.commit().await?;
        lent.give_back();
        let Some(last) = tail.last().cloned() else {
            let reason = match after {
                0 => "the log is empty".to_owned(),
                seq => format!("the log ends before its snapshot, which is at entry {seq}"),
            };
            return Err(StoreError::Damaged { table: id.to_string(), reason });
        };
        if after > 0 {
            tail.remove(0);
        }
        Ok(Some(Stored { head, snapshot, tail, last }))
    }

    /// A table without its log.
    pub async fn head(&self, id: &TableId) -> Result<Option<Head>, StoreError> {
        self.pools
            .read
            .within(async {
                let mut lent = Lent::of(&self.pools.read.pool).await?;
                let head = head(&mut lent, id).await?;
                lent.give_back();
                Ok(head)
            })
            .await
    }

    /// The entries of a table after number `after`.
    pub async fn entries(&self, id: &TableId, after: i64) -> Result<Vec<Entry>, StoreError> {
        self.pools
            .read
            .within(async {
                let mut lent = Lent::of(&self.pools.read.pool).await?;
                let entries = entries(&mut lent, id, after).await?;
                lent.give_back();
                Ok(entries)
            })
            .await
    }

    /// How many entries a table has, and when the last one was written, without reading them.
    pub async fn extent(&self, id: &TableId) -> Result<(i64, Option<i64>), StoreError> {
        let query = sqlx::query_as("select count(*), max(at) from entries where game = $1").bind(id.to_string());
        let row: Option<(i64, Option<i64>)> = self.pools.read.one(query).await?;
        Ok(row.unwrap_or_default())
    }

    /// Forgets the snapshot of a table.
    pub async fn forget(&self, id: &TableId) -> Result<(), StoreError> {
        let query = sqlx::query("delete from snapshots where game = $1").bind(id.to_string());
        self.pools.write.run(query).await.map(|_| ())
    }

    /// Tables, the newest first.
    pub async fn list(&self, listing: &Listing) -> Result<Vec<Head>, StoreError> {
        let statement = format!(
            "select {HEAD} from games where created_at < $1{}{}{} order by created_at desc, game limit $2",
            if listing.only_listed { " and listed = 1" } else { "" },
            listing.status.map(|it| format!(" and status = '{}'", it.name())).unwrap_or_default(),
            if listing.kind.is_some() { " and kind = $3" } else { "" },
        );
        let mut query = sqlx::query_as(AssertSqlSafe(statement));
        query = query.bind(listing.before.unwrap_or(i64::MAX)).bind(listing.limit);
        if let Some(kind) = &listing.kind {
            query = query.bind(kind.clone());
        }
        let rows: Vec<HeadRow> = self.pools.read.all(query).await?;
        rows.into_iter().map(from_row).collect()
    }

    /// How many tables there are of each status.
    pub async fn count(&self) -> Result<Vec<(Status, i64)>, StoreError> {
        let query = sqlx::query_as("select status, count(*) from games group by status");
        let rows: Vec<(String, i64)> = self.pools.read.all(query).await?;
        Ok(rows.into_iter().filter_map(|(status, n)| Some((Status::named(&status)?, n))).collect())
    }

    /// Tables whose time is up, or that an operator wants closed.
    ///
    /// Where servers agree on the time by the database, it is not up before they do: another may just have moved it.
    pub async fn due(&self, now: i64, limit: i64) -> Result<Vec<TableId>, StoreError> {
        let now_agreed = if self.is_shared() { crate::clock::AGREED } else { "$1" };
        let query = sqlx::query_as(AssertSqlSafe(format!(
            "select game, deadline_at as due_at from games where deadline_at <= $1 and deadline_at <= {now_agreed} \
             union select game, 0 as due_at from games where close_reason is not null and status <> 'closed' \
             order by due_at limit $2"
        )))
        .bind(now)
        .bind(limit);
        let rows: Vec<(String, i64)> = self.pools.read.all(query).await?;
        Ok(rows.into_iter().filter_map(|(game, _)| game.parse().ok()).collect())
    }

    /// Tables that have been waiting for a bot since `then` or longer, the longest first.
    pub async fn waiting_for_bots(&self, then: i64, limit: i64) -> Result<Vec<TableId>, StoreError> {
        let query = sqlx::query_as("select game from games where bot_at <= $1 order by bot_at limit $2");
        let rows: Vec<(String,)> = self.pools.read.all(query.bind(then).bind(limit)).await?;
        Ok(rows.into_iter().filter_map(|(game,)| game.parse().ok()).collect())
    }

    /// Asks whichever server runs to close a table. Says whether there is such a table that is not closed yet.
    pub async fn ask_to_close(&self, id: &TableId, reason: &str) -> Result<bool, StoreError> {
        let query = sqlx::query("update games set close_reason = $2 where game = $1 and status <> 'closed'");
        Ok(self.pools.write.run(query.bind(id.to_string()).bind(reason.to_owned())).await? > 0)
    }

    /// Tables of this status at which nothing has happened since `then`, the oldest first, with when something last did.
    pub async fn untouched(&self, status: Status, then: i64) -> Result<Vec<(TableId, i64)>, StoreError> {
        let query = sqlx::query_as(
            "select games.game, max(entries.at) from games join entries on entries.game = games.game \
             where status = $1 and created_at < $2 group by games.game having max(entries.at) < $2 \
             order by max(entries.at), games.game",
        )
        .bind(status.name())
        .bind(then);
        let rows: Vec<(String, i64)> = self.pools.read.all(query).await?;
        Ok(rows.into_iter().filter_map(|(game, at)| Some((game.parse().ok()?, at))).collect())
    }

    /// Forgets a table with all that belongs to it. Says whether there was one.
    ///
    /// A server that has it in memory finds out when it writes to it, or looks at it the next time.
    pub async fn delete(&self, id: &TableId) -> Result<bool, StoreError> {
        self.pools.write.within(self.delete_now(id)).await
    }

    async fn delete_now(&self, id: &TableId) -> Result<bool, StoreError> {
        let mut lent = Lent::of(&self.pools.write.pool).await?;
        let mut transaction = lent.begin_with(self.place.begin()).await?;
        for statement in [
            "delete from daily_entries where game = $1",
            "delete from snapshots where game = $1",
            "delete from entries where game = $1",
        ] {
            sqlx::query(statement).bind(id.to_string()).execute(&mut *transaction).await?;
        }
        let query = sqlx::query("delete from games where game = $1").bind(id.to_string());
        let done = query.execute(&mut *transaction).await?;
        transaction.commit().await?;
        lent.give_back();
        Ok(done.rows_affected() > 0)
    }

    /// The text of a content file.
    pub async fn content(&self, id: &str) -> Result<Option<String>, StoreError> {
        let query = sqlx::query_as("select body from contents where id = $1").bind(id.to_owned());
        let row: Option<(String,)> = self.pools.read.one(query).await?;
        Ok(row.map(|it| it.0))
    }

    /// Copies an SQLite database into a new file while it is used.
    pub async fn back_up(&self, file: &Path) -> Result<(), StoreError> {
        // SQLite would make it for everybody to read; an empty file it takes as it is.
        private(file)?;
        let query = sqlx::query("vacuum into $1").bind(file.to_string_lossy().into_owned());
        query.execute(&self.pools.write.pool).await?;
        Ok(())
    }
}

async fn head(connection: &mut AnyConnection, id: &TableId) -> Result<Option<Head>, StoreError> {
    let query = sqlx::query_as(AssertSqlSafe(format!("select {HEAD} from games where game = $1")));
    let row: Option<HeadRow> = query.bind(id.to_string()).fetch_optional(connection).await?;
    row.map(from_row).transpose()
}

async fn entries(connection: &mut AnyConnection, id: &TableId, after: i64) -> Result<Vec<Entry>, StoreError> {
    let rows: Vec<EntryRow> =
        sqlx::query_as("select seq, at, kind, seat, body from entries where game = $1 and seq > $2 order by seq")
            .bind(id.to_string())
            .bind(after)
            .fetch_all(connection)
            .await?;
    let res: Vec<_> = rows.into_iter().map(|(seq, at, kind, seat, body)| Entry { seq, at, kind, seat, body }).collect();
    match res.iter().zip(after + 1..).find(|(entry, seq)| entry.seq != *seq) {
        None => Ok(res),
        Some((_, seq)) => Err(StoreError::Damaged { table: id.to_string(), reason: format!("entry {seq} is missing") }),
    }
}

fn from_row(row: HeadRow) -> Result<Head, StoreError> {
    let (game, kind, status, listed, seed, dice, content, daily, created_at, deadline_at, bot_at, close_reason) = row;
    let damaged = |reason: &str| StoreError::Damaged { table: game.clone(), reason: reason.to_owned() };
    let seed = <[u8; 32]>::try_from(seed).map_err(|_| damaged("the seed has not 32 bytes"))?;
    let table = NewTable {
        id: game.parse().map_err(|_| damaged("the address is none"))?,
        kind,
        listed: listed != 0,
        seed: Seed::new(seed),
        dice: dice.parse().map_err(|_| damaged("the name of the dice is none"))?,
        content: content.map(|id| (id, String::new())),
        daily,
    };
    let status = Status::named(&status).ok_or_else(|| damaged("the status is none"))?;
    Ok(Head { table, status, created_at, deadline_at, bot_at, close_reason })
}
