//! Group commit: what arrives together is written in one transaction and shares one sync.

use std::{
    collections::{BTreeMap, BTreeSet, HashMap, HashSet},
    fmt::Write as _,
    sync::Arc,
};

use kernel::TableId;
use sqlx::{Any, AnyConnection, AssertSqlSafe, Connection as _, Transaction};
use tokio::{
    sync::{mpsc, oneshot},
    time::timeout,
};

use crate::{
    Append, Entry, Place, Refusal,
    lent::{Lent, Pool},
    listen::CHANNEL,
};

/// The most appends that share a transaction.
const MOST: usize = 2000;

/// From how many entries on an append is written by itself, after the others.
const LONG: usize = 200;

/// The most entries in one statement; a statement of SQLite has at most 32,766 values.
const MOST_ROWS: usize = 1000;

/// The most bytes of a notification, which PostgreSQL limits to 8,000.
const MOST_NOTICE: usize = 7000;

/// An answer that is still to come: whether entries were written.
pub type Pending = oneshot::Receiver<Result<(), Refusal>>;

/// What is handed to the writer, and who waits for it.
pub(crate) struct WriteRequest {
    /// Nothing, if somebody only asks whether anything can be written.
    pub(crate) append: Option<Append>,
    pub(crate) answer: oneshot::Sender<Result<(), Refusal>>,
}

impl WriteRequest {
    pub(crate) fn refuse(self, refusal: Refusal) {
        let _ = self.answer.send(Err(refusal));
    }
}

/// An append, and who waits for it.
type Order = (Append, oneshot::Sender<Result<(), Refusal>>);

/// The one task that writes entries.
pub(crate) struct Writer {
    pub(crate) place: Place,
    pub(crate) pool: Pool,
    /// Tells our own notifications from those of other servers.
    pub(crate) server: Arc<str>,
}

/// Why a batch was not written.
enum Failure {
    /// It failed before the end: nothing of it was written.
    Undone(sqlx::Error),
    /// It failed at the end: whether it was written is not known.
    Unknown(sqlx::Error),
    /// The log of a table ends before the entry that is to be added: nothing was written.
    Gap,
}

impl From<sqlx::Error> for Failure {
    fn from(error: sqlx::Error) -> Self {
        Self::Undone(error)
    }
}

impl Writer {
    /// Writes until nobody can send any more.
    pub(crate) async fn run(self, mut requests: mpsc::UnboundedReceiver<WriteRequest>) {
        let mut batch = Vec::new();
        while requests.recv_many(&mut batch, MOST).await > 0 {
            // Whatever failed before these, they were built on it.
            let (mut alive, mut asking) = (Vec::new(), Vec::new());
            for WriteRequest { append, answer } in batch.drain(..) {
                match append {
                    None => asking.push(answer),
                    Some(append) if append.epoch.has_ended() => drop(answer.send(Err(Refusal::Late))),
                    Some(append) => alive.push((append, answer)),
                }
            }
            // Two servers that write the same tables in the same order cannot wait for each other.
            alive.sort_by(|(one, _), (two, _)| one.table.as_str().cmp(two.table.as_str()));
            // Whoever brings a whole game does not let those wait who make a move; the order at a table is kept.
            let is_long = |it: &&Order| it.0.entries.len() > LONG;
            let long: HashSet<_> = alive.iter().filter(is_long).map(|it| it.0.table.clone()).collect();
            let (short, rest): (Vec<_>, Vec<_>) = alive.into_iter().partition(|it| !long.contains(&it.0.table));
            if !short.is_empty() {
                self.write(short).await;
            }
            for request in rest {
                if request.0.epoch.has_ended() {
                    let _ = request.1.send(Err(Refusal::Late));
                } else {
                    self.write(vec![request]).await;
                }
            }
            if !asking.is_empty() {
                let outcome = self.touch().await;
                for answer in asking {
                    let _ = answer.send(outcome.clone());
                }
            }
        }
    }

    /// Writes something that changes nothing.
    async fn touch(&self) -> Result<(), Refusal> {
        let done = self.pool.run(sqlx::query("update pulse set at = at where id = 1")).await;
        done.map(|_| ()).map_err(|it| Refusal::Unknown(it.to_string()))
    }

    async fn write(&self, orders: Vec<Order>) {
        let (appends, answers): (Vec<_>, Vec<_>) = orders.into_iter().unzip();
        // Whether it was written shows when the database answers again.
        let outcomes = timeout(self.pool.patience, self.outcomes(&appends)).await.unwrap_or_else(|_| {
            let reason = "the database took too long";
            tracing::error!(reason, n_appends = appends.len(), "the database did not take entries");
            vec![Err(Refusal::Unknown(reason.to_owned())); appends.len()]
        });
        for ((append, answer), outcome) in appends.into_iter().zip(answers).zip(outcomes) {
            if outcome.is_err() {
                append.epoch.end();
            }
            let _ = answer.send(outcome);
        }
    }

    async fn outcomes(&self, appends: &[Append]) -> Vec<Result<(), Refusal>> {
        match self.write_all(appends).await {
            Ok(()) => vec![Ok(()); appends.len()],
            Err(Failure::Gap) => self.write_each(appends).await.unwrap_or_else(|it| lost(appends, &it)),
            // The database answers, and dislikes something.
            Err(Failure::Undone(error)) if error.as_database_error().is_some() => {
                self.write_each(appends).await.unwrap_or_else(|it| lost(appends, &it))
            }
            // What may have been written is not written again: it would look as if others had been faster.
            Err(Failure::Undone(error) | Failure::Unknown(error)) => lost(appends, &error),
        }
    }

    /// The usual case: nothing is taken, few statements.
    async fn write_all(&self, appends: &[Append]) -> Result<(), Failure> {
        let mut lent = Lent::of(&self.pool.pool).await?;
        let done = self.write_all_to(&mut lent, appends).await;
        match &done {
            Err(Failure::Undone(error) | Failure::Unknown(error)) if !is_taken(error) => {}
            _ => lent.give_back(),
        }
        done
    }

    async fn write_all_to(&self, connection: &mut AnyConnection, appends: &[Append]) -> Result<(), Failure> {
        let mut transaction = connection.begin_with(self.place.begin()).await?;
        for (id, text) in contents(appends) {
            keep_content(&mut transaction, id, text).await?;
        }
        for append in appends {
            create(&mut transaction, append).await?;
        }
        if !has_predecessors(&mut transaction, appends).await? {
            transaction.rollback().await?;
            return Err(Failure::Gap);
        }
        let rows: Vec<_> = appends.iter().flat_map(|it| it.entries.iter().map(|entry| (&it.table, entry))).collect();
        for rows in rows.chunks(MOST_ROWS) {
            insert(&mut transaction, rows).await?;
        }
        for append in latest(appends, |it| it.index.is_some()) {
            update(&mut transaction, append).await?;
        }
        for append in latest(appends, |it| it.snapshot.is_some()) {
            keep(&mut transaction, append).await?;
        }
        self.notify(&mut transaction, appends.iter().map(|it| &it.table)).await?;
        transaction.commit().await.map_err(Failure::Unknown)
    }

    /// Something is taken or wrong: each append for itself, so that one lost race does not spoil the others.
    async fn write_each(&self, appends: &[Append]) -> Result<Vec<Result<(), Refusal>>, sqlx::Error> {
        let mut lent = Lent::of(&self.pool.pool).await?;
        let done = self.write_each_to(&mut lent, appends).await;
        if done.is_ok() {
            lent.give_back();
        }
        done
    }

    async fn write_each_to(
        &self,
        connection: &mut AnyConnection,
        appends: &[Append],
    ) -> Result<Vec<Result<(), Refusal>>, sqlx::Error> {
        let mut transaction = connection.begin_with(self.place.begin()).await?;
        let mut res = Vec::with_capacity(appends.len());
        let mut written = Vec::new();
        for append in appends {
            if append.epoch.has_ended() {
                res.push(Err(Refusal::Late));
                continue;
            }
            let mut point = transaction.begin().await?;
            let done = async {
                for (id, text) in contents(std::slice::from_ref(append)) {
                    keep_content(&mut point, id, text).await?;
                }
                create(&mut point, append).await?;
                if !has_predecessors(&mut point, std::slice::from_ref(append)).await? {
                    return Ok(false);
                }
                let rows: Vec<_> = append.entries.iter().map(|entry| (&append.table, entry)).collect();
                for rows in rows.chunks(MOST_ROWS) {
                    insert(&mut point, rows).await?;
                }
                update(&mut point, append).await?;
                keep(&mut point, append).await.map(|()| true)
            };
            match done.await {
                Ok(false) => {
                    point.rollback().await?;
                    append.epoch.end();
                    let seq = append.entries.first().map_or(0, |it| it.seq);
                    tracing::error!(table = %append.table, seq, "an entry was refused: those before it are gone");
                    res.push(Err(Refusal::Late));
                }
                Ok(true) => {
                    point.commit().await?;
                    written.push(&append.table);
                    res.push(Ok(()));
                }
                Err(error) if error.as_database_error().is_some() => {
                    // If the whole transaction is gone, as with a full disk, this fails.
                    point.rollback().await?;
                    append.epoch.end();
                    res.push(Err(if is_taken(&error) {
                        Refusal::Late
                    } else {
                        tracing::error!(%error, table = %append.table, "the database did not take an entry");
                        Refusal::Unknown(error.to_string())
                    }));
                }
                Err(error) => return Err(error),
            }
        }
        self.notify(&mut transaction, written.into_iter()).await?;
        transaction.commit().await?;
        Ok(res)
    }

    /// Wakes the other servers, when the transaction is safe.
    async fn notify(
        &self,
        transaction: &mut Transaction<'_, Any>,
        tables: impl Iterator<Item = &TableId>,
    ) -> Result<(), sqlx::Error> {
        if !self.place.is_shared() {
            return Ok(());
        }
        let mut notice = self.server.to_string();
        let mut last: Option<&TableId> = None;
        for table in tables {
            // They are sorted, so the same ones stand together.
            if last.replace(table) == Some(table) {
                continue;
            }
            if notice.len() + 1 + table.as_str().len() > MOST_NOTICE {
                send(transaction, &notice).await?;
                notice = self.server.to_string();
            }
            notice.push(' ');
            notice.push_str(table.as_str());
        }
        if last.is_some() { send(transaction, &notice).await } else { Ok(()) }
    }
}

/// The contents of new tables, in an order that is the same for all servers, so that two cannot wait for each other.
fn contents(appends: &[Append]) -> BTreeMap<&str, &str> {
    let new = appends.iter().filter_map(|it| it.new.as_ref()?.content.as_ref());
    new.map(|(id, text)| (id.as_str(), text.as_str())).collect()
}

/// The last append of every game that has something; the others need not be written.
fn latest(appends: &[Append], has: impl Fn(&Append) -> bool) -> impl Iterator<Item = &Append> {
    let latest: BTreeMap<_, _> = appends.iter().filter(|it| has(it)).map(|it| (it.table.as_str(), it)).collect();
    latest.into_values()
}

fn is_taken(error: &sqlx::Error) -> bool {
    error.as_database_error().is_some_and(sqlx::error::DatabaseError::is_unique_violation)
}

/// Whether the log of every table is there up to what is to be added; a database that was wound back has lost some.
///
/// Asked in the transaction that adds: what it has seen stays, for entries are only ever added.
async fn has_predecessors(transaction: &mut Transaction<'_, Any>, appends: &[Append]) -> Result<bool, sqlx::Error> {
    let mut last: HashMap<&TableId, i64> = HashMap::new();
    let mut wanted = BTreeSet::new();
    for append in appends {
        for entry in &append.entries {
            let before = last.insert(&append.table, entry.seq);
            if entry.seq > 1 && before != Some(entry.seq - 1) {
                wanted.insert((append.table.as_str(), entry.seq - 1));
            }
        }
    }
    if wanted.is_empty() {
        return Ok(true);
    }
    let is_numbered = transaction.backend_name() != "SQLite";
    let mut statement = "select count(*) from entries where (game, seq) in (values ".to_owned();
    for n in 0..wanted.len() {
        let comma = if n == 0 { "" } else { ", " };
        let _ = if is_numbered {
            write!(statement, "{comma}(${}, ${})", 2 * n + 1, 2 * n + 2)
        } else {
            write!(statement, "{comma}(?, ?)")
        };
    }
    statement.push(')');
    let mut query = sqlx::query_as(AssertSqlSafe(statement));
    for (table, seq) in &wanted {
        query = query.bind(table.to_string()).bind(*seq);
    }
    let (found,): (i64,) = query.persistent(wanted.len() <= 4).fetch_one(&mut **transaction).await?;
    Ok(usize::try_from(found) == Ok(wanted.len()))
}

fn lost(appends: &[Append], error: &sqlx::Error) -> Vec<Result<(), Refusal>> {
    tracing::error!(%error, n_appends = appends.len(), "the database did not take entries");
    vec![Err(Refusal::Unknown(error.to_string())); appends.len()]
}

async fn send(transaction: &mut Transaction<'_, Any>, notice: &str) -> Result<(), sqlx::Error> {
    let query = sqlx::query("select pg_notify($1, $2)").bind(CHANNEL).bind(notice.to_owned());
    query.execute(&mut **transaction).await.map(|_| ())
}

async fn keep_content(transaction: &mut Transaction<'_, Any>, id: &str, text: &str) -> Result<(), sqlx::Error> {
    let query = sqlx::query("insert into contents (id, body) values ($1, $2) on conflict do nothing");
    query.bind(id.to_owned()).bind(text.to_owned()).execute(&mut **transaction).await.map(|_| ())
}

async fn create(transaction: &mut Transaction<'_, Any>, append: &Append) -> Result<(), sqlx::Error> {
    let Some(new) = &append.new else {
        return Ok(());
    };
    let index = append.index.expect("a new table has a status");
    sqlx::query(
        "insert into games (game, kind, status, listed, seed, dice, content, daily, created_at, deadline_at, bot_at) \
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)",
    )
    .bind(new.id.to_string())
    .bind(new.kind.clone())
    .bind(index.status.name())
    .bind(i64::from(new.listed))
    .bind(new.seed.bytes().to_vec())
    .bind(new.dice.to_string())
    .bind(new.content.as_ref().map(|it| it.0.clone()))
    .bind(new.daily.clone())
    .bind(append.entries.first().map_or(0, |it| it.at))
    .bind(index.deadline_at)
    .bind(index.bot_at)
    .execute(&mut **transaction)
    .await
    .map(|_| ())
}

async fn insert(transaction: &mut Transaction<'_, Any>, rows: &[(&TableId, &Entry)]) -> Result<(), sqlx::Error> {
    // Not by a `QueryBuilder`, which writes `?` for a value whatever the database.
    let mut statement = "insert into entries (game, seq, at, kind, seat, body) values ".to_owned();
    for n in 0..rows.len() {
        let comma = if n == 0 { "" } else { ", " };
        let [game, seq, at, kind, seat, body] = std::array::from_fn(|it| n * 6 + it + 1);
        let _ = match transaction.backend_name() {
            // PostgreSQL knows only numbered values; to SQLite those are names, which it looks up one by one.
            "SQLite" => write!(statement, "{comma}(?, ?, ?, ?, ?, ?)"),
            _ => write!(statement, "{comma}(${game}, ${seq}, ${at}, ${kind}, ${seat}, ${body})"),
        };
    }
    let mut query = sqlx::query(AssertSqlSafe(statement));
    for (table, entry) in rows {
        query = query.bind(table.to_string()).bind(entry.seq).bind(entry.at);
        query = query.bind(entry.kind.clone()).bind(entry.seat).bind(entry.body.clone());
    }
    // A cache of statements of every length would only grow.
    query.persistent(rows.len() <= 4).execute(&mut **transaction).await.map(|_| ())
}

async fn update(transaction: &mut Transaction<'_, Any>, append: &Append) -> Result<(), sqlx::Error> {
    let Some(index) = append.index.filter(|_| append.new.is_none()) else {
        return Ok(());
    };
    sqlx::query("update games set status = $2, deadline_at = $3, bot_at = $4 where game = $1")
        .bind(append.table.to_string())
        .bind(index.status.name())
        .bind(index.deadline_at)
        .bind(index.bot_at)
        .execute(&mut **transaction)
        .await
        .map(|_| ())
}

/// Keeps the snapshot of an append, unless a newer one is there.
async fn keep(transaction: &mut Transaction<'_, Any>, append: &Append) -> Result<(), sqlx::Error> {
    let Some(snapshot) = &append.snapshot else {
        return Ok(());
    };
    sqlx::query(
        "insert into snapshots (game, seq, bytes) values ($1, $2, $3) \
         on conflict (game) do update set seq = excluded.seq, bytes = excluded.bytes \
         where snapshots.seq < excluded.seq",
    )
    .bind(append.table.to_string())
    .bind(snapshot.seq)
    .bind(snapshot.bytes.clone())
    .execute(&mut **transaction)
    .await
    .map(|_| ())
}
