//! The sign of life of the servers, from which a downtime is known.

use sqlx::Connection as _;

use crate::{Store, StoreError, lent::Lent};

impl Store {
    /// Says that a server lives now.
    pub async fn beat(&self, now: i64) -> Result<(), StoreError> {
        let query = sqlx::query(
            "insert into pulse (id, at) values (1, $1) on conflict (id) do update set at = excluded.at \
             where pulse.at < excluded.at",
        );
        self.pools.write.run(query.bind(now)).await.map(|_| ())
    }

    /// Says that a server begins now, and puts every deadline off by the time in which none lived.
    ///
    /// Gives back that time in milliseconds; up to `grace` it is none.
    /// Of servers that begin together, one puts the deadlines off.
    pub async fn begin(&self, now: i64, grace: i64) -> Result<i64, StoreError> {
        self.pools.write.within(self.put_off(now, grace)).await
    }

    async fn put_off(&self, now: i64, grace: i64) -> Result<i64, StoreError> {
        let mut lent = Lent::of(&self.pools.write.pool).await?;
        let mut transaction = lent.begin_with(self.place.begin()).await?;
        // Writing first makes a second server wait here, and find the new time.
        sqlx::query("insert into pulse (id, at) values (1, $1) on conflict (id) do update set at = pulse.at")
            .bind(now)
            .execute(&mut *transaction)
            .await?;
        let (last,): (i64,) = sqlx::query_as("select at from pulse where id = 1").fetch_one(&mut *transaction).await?;
        let missed = now - last;
        let missed = if missed > grace { missed } else { 0 };
        if missed > 0 {
            sqlx::query("update games set deadline_at = deadline_at + $1 where deadline_at is not null")
                .bind(missed)
                .execute(&mut *transaction)
                .await?;
        }
        sqlx::query("update pulse set at = $1 where id = 1 and at < $1").bind(now).execute(&mut *transaction).await?;
        transaction.commit().await?;
        lent.give_back();
        Ok(missed)
    }
}
