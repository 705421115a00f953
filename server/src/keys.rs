//! Keys for programs, remembered for a while so that not every request asks the database.

use std::{
    collections::HashMap,
    sync::{Mutex, PoisonError},
    time::{Duration, Instant},
};

use store::{Store, StoreError};

use crate::token::TokenHash;

/// How long a key is remembered; one that was taken away is good for no longer than this.
const MEMORY: Duration = Duration::from_secs(30);

/// The most keys that are remembered.
const MOST: usize = 10_000;

/// The keys that were seen just now.
#[derive(Debug, Default)]
pub(crate) struct Keys {
    seen: Mutex<HashMap<TokenHash, Instant>>,
}

impl Keys {
    /// Whether there is such a key.
    pub(crate) async fn has(&self, store: &Store, hash: TokenHash) -> Result<bool, StoreError> {
        let seen = || self.seen.lock().unwrap_or_else(PoisonError::into_inner);
        if seen().get(&hash).is_some_and(|it| it.elapsed() < MEMORY) {
            return Ok(true);
        }
        let is_there = store.key(hash.bytes()).await?.is_some();
        if is_there {
            let mut seen = seen();
            if seen.len() >= MOST {
                seen.clear();
            }
            seen.insert(hash, Instant::now());
        }
        Ok(is_there)
    }
}
