//! Connections that are lent for one question, and given up if its answer does not come.

use std::{
    ops::{Deref, DerefMut},
    time::Duration,
};

use sqlx::{
    Any, AnyConnection, AnyPool, FromRow,
    any::{AnyArguments, AnyRow},
    pool::PoolConnection,
    query::{Query, QueryAs},
};
use tokio::time::timeout;

use crate::StoreError;

/// A connection that goes back to its pool only when it is given back.
///
/// Whoever stops waiting for an answer leaves a connection on which that answer may still come, or never.
pub(crate) struct Lent {
    connection: PoolConnection<Any>,
    is_sound: bool,
}

impl Lent {
    pub(crate) async fn of(pool: &AnyPool) -> Result<Self, sqlx::Error> {
        Ok(Self { connection: pool.acquire().await?, is_sound: false })
    }

    /// Everything that was asked is answered.
    pub(crate) fn give_back(mut self) {
        self.is_sound = true;
    }
}

impl Drop for Lent {
    fn drop(&mut self) {
        if !self.is_sound {
            self.connection.close_on_drop();
        }
    }
}

impl Deref for Lent {
    type Target = AnyConnection;

    fn deref(&self) -> &AnyConnection {
        &self.connection
    }
}

impl DerefMut for Lent {
    fn deref_mut(&mut self) -> &mut AnyConnection {
        &mut self.connection
    }
}

/// A pool that is asked, and how long its answers may take.
#[derive(Clone, Debug)]
pub(crate) struct Pool {
    pub(crate) pool: AnyPool,
    pub(crate) patience: Duration,
}

impl Pool {
    /// What something came to, unless it takes too long.
    pub(crate) async fn within<T>(&self, asked: impl Future<Output = Result<T, StoreError>>) -> Result<T, StoreError> {
        timeout(self.patience, asked).await.unwrap_or(Err(StoreError::Silent(self.patience)))
    }

    /// All rows of an answer.
    pub(crate) async fn all<T>(&self, query: QueryAs<'_, Any, T, AnyArguments>) -> Result<Vec<T>, StoreError>
    where
        T: for<'a> FromRow<'a, AnyRow> + Send + Unpin,
    {
        self.within(async {
            let mut lent = Lent::of(&self.pool).await?;
            let rows = query.fetch_all(&mut *lent).await?;
            lent.give_back();
            Ok(rows)
        })
        .await
    }

    /// The row of an answer, if there is one.
    pub(crate) async fn one<T>(&self, query: QueryAs<'_, Any, T, AnyArguments>) -> Result<Option<T>, StoreError>
    where
        T: for<'a> FromRow<'a, AnyRow> + Send + Unpin,
    {
        self.within(async {
            let mut lent = Lent::of(&self.pool).await?;
            let row = query.fetch_optional(&mut *lent).await?;
            lent.give_back();
            Ok(row)
        })
        .await
    }

    /// How many rows a change has met.
    pub(crate) async fn run(&self, query: Query<'_, Any, AnyArguments>) -> Result<u64, StoreError> {
        self.within(async {
            let mut lent = Lent::of(&self.pool).await?;
            let done = query.execute(&mut *lent).await?;
            lent.give_back();
            Ok(done.rows_affected())
        })
        .await
    }
}
