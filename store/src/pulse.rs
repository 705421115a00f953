//! The sign of life of the servers, from which a downtime and a wrong clock are known.

use sqlx::Connection as _;

use crate::{Store, StoreError, lent::Lent};

/// By how many milliseconds a sign of life may lie ahead before it is taken for that of a wrong clock, and replaced.
pub const AHEAD: i64 = 60 * 60 * 1000;

/// A sign of life.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pulse {
    /// When it was given, in milliseconds since 1970.
    pub at: i64,
    /// Since which start of which machine the steady clock runs; empty where that is not known.
    pub boot: String,
    /// When it was given by that clock, in milliseconds.
    pub steady: i64,
}

/// A moment by a clock of which nothing else is known.
impl From<i64> for Pulse {
    fn from(at: i64) -> Self {
        Self { at, boot: String::new(), steady: 0 }
    }
}

impl Store {
    /// Says that a server lives now.
    pub async fn beat(&self, now: impl Into<Pulse>) -> Result<(), StoreError> {
        let Pulse { at, boot, steady } = now.into();
        let query = sqlx::query(
            "insert into pulse (id, at, boot, steady) values (1, $1, $2, $3) on conflict (id) do update \
             set at = excluded.at, boot = excluded.boot, steady = excluded.steady \
             where pulse.at < excluded.at or pulse.at > $4",
        );
        self.pools.write.run(query.bind(at).bind(boot).bind(steady).bind(at + AHEAD)).await.map(|_| ())
    }

    /// The last sign of life, if there ever was one.
    pub async fn pulse(&self) -> Result<Option<Pulse>, StoreError> {
        let query = sqlx::query_as("select at, boot, steady from pulse where id = 1");
        let row: Option<(i64, String, i64)> = self.pools.read.one(query).await?;
        Ok(row.map(|(at, boot, steady)| Pulse { at, boot, steady }))
    }

    /// Says that a server begins now, and puts every deadline off by the time in which none lived.
    ///
    /// Gives back that time in milliseconds; up to `grace` it is none.
    /// It is less than none if the last sign of life was given by a clock that was [far ahead](AHEAD), which had put
    /// the deadlines off as well: they are brought back.
    /// Of servers that begin together, one puts the deadlines off.
    pub async fn begin(&self, now: impl Into<Pulse>, grace: i64) -> Result<i64, StoreError> {
        self.pools.write.within(self.put_off(now.into(), grace)).await
    }

    async fn put_off(&self, now: Pulse, grace: i64) -> Result<i64, StoreError> {
        let Pulse { at, boot, steady } = now;
        let mut lent = Lent::of(&self.pools.write.pool).await?;
        let mut transaction = lent.begin_with(self.place.begin()).await?;
        // Writing first makes a second server wait here, and find the new time.
        sqlx::query("insert into pulse (id, at) values (1, $1) on conflict (id) do update set at = pulse.at")
            .bind(at)
            .execute(&mut *transaction)
            .await?;
        let (last,): (i64,) = sqlx::query_as("select at from pulse where id = 1").fetch_one(&mut *transaction).await?;
        let missed = Some(at - last).filter(|it| *it > grace || *it < -AHEAD).unwrap_or(0);
        if missed != 0 {
            sqlx::query("update games set deadline_at = deadline_at + $1 where deadline_at is not null")
                .bind(missed)
                .execute(&mut *transaction)
                .await?;
        }
        let query =
            sqlx::query("update pulse set at = $1, boot = $2, steady = $3 where id = 1 and (at <= $1 or at > $4)");
        query.bind(at).bind(boot).bind(steady).bind(at + AHEAD).execute(&mut *transaction).await?;
        transaction.commit().await?;
        lent.give_back();
        Ok(missed)
    }
}
