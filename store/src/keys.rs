//! Keys for programs that play.

use crate::{Store, StoreError};

/// A key for programs, as far as it is known: only its hash is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ApiKey {
    /// The SHA-256 of the key.
    pub hash: Vec<u8>,
    /// What its owner calls it.
    pub name: String,
    /// When it was made, in milliseconds since 1970.
    pub created_at: i64,
}

impl Store {
    /// Keeps a new key.
    pub async fn add_key(&self, key: &ApiKey) -> Result<(), StoreError> {
        let query = sqlx::query("insert into api_keys (hash, name, created_at) values ($1, $2, $3)")
            .bind(key.hash.clone())
            .bind(key.name.clone())
            .bind(key.created_at);
        self.pools.write.run(query).await.map(|_| ())
    }

    /// What marks the cookies that servers of this database issue: the same secret for all of them, made by the first.
    pub async fn issuer(&self) -> Result<Vec<u8>, StoreError> {
        let mut fresh = [0; 32];
        getrandom::fill(&mut fresh).map_err(|it| sqlx::Error::Io(std::io::Error::other(it)))?;
        let query = sqlx::query("insert into issuer (id, secret) values (1, $1) on conflict (id) do nothing");
        self.pools.write.run(query.bind(fresh.to_vec())).await?;
        let query = sqlx::query_as("select secret from issuer where id = 1");
        let row: Option<(Vec<u8>,)> = self.pools.write.one(query).await?;
        row.map(|it| it.0).ok_or(StoreError::Database(sqlx::Error::RowNotFound))
    }

    /// The key of this hash.
    pub async fn key(&self, hash: &[u8]) -> Result<Option<ApiKey>, StoreError> {
        let query = sqlx::query_as("select name, created_at from api_keys where hash = $1").bind(hash.to_vec());
        let row: Option<(String, i64)> = self.pools.read.one(query).await?;
        Ok(row.map(|(name, created_at)| ApiKey { hash: hash.to_vec(), name, created_at }))
    }
}
