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

    /// The key of this hash.
    pub async fn key(&self, hash: &[u8]) -> Result<Option<ApiKey>, StoreError> {
        let query = sqlx::query_as("select name, created_at from api_keys where hash = $1").bind(hash.to_vec());
        let row: Option<(String, i64)> = self.pools.read.one(query).await?;
        Ok(row.map(|(name, created_at)| ApiKey { hash: hash.to_vec(), name, created_at }))
    }
}
