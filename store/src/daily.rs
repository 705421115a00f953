//! The challenge of a day: one seed for all, one entry for each player.

use kernel::{Seed, TableId};

use crate::{Store, StoreError};

/// Which challenge: a game and a day.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DailyKey {
    /// The game, by its name in the library.
    pub kind: String,
    /// The day, as `2026-11-15`.
    pub day: String,
}

/// What one player made of a challenge.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DailyEntry {
    /// What tells players apart; not their token.
    pub player: Vec<u8>,
    /// The table.
    pub table: TableId,
    /// The player's name.
    pub name: String,
    /// The points, once the game is over and its record was checked.
    pub score: Option<i64>,
    /// When that was, in milliseconds since 1970.
    pub finished_at: Option<i64>,
}

type EntryRow = (Vec<u8>, String, String, Option<i64>, Option<i64>);

impl Store {
    /// The seed of a challenge: `fresh` if nobody asked before.
    pub async fn daily_seed(&self, key: &DailyKey, fresh: &Seed) -> Result<Seed, StoreError> {
        let enter = sqlx::query("insert into daily_dice (kind, day, seed) values ($1, $2, $3) on conflict do nothing")
            .bind(key.kind.clone())
            .bind(key.day.clone())
            .bind(fresh.bytes().to_vec());
        self.pools.write.run(enter).await?;
        let find = sqlx::query_as("select seed from daily_dice where kind = $1 and day = $2")
            .bind(key.kind.clone())
            .bind(key.day.clone());
        let seed: Option<(Vec<u8>,)> = self.pools.write.one(find).await?;
        let damaged = |reason| StoreError::DamagedDaily { kind: key.kind.clone(), day: key.day.clone(), reason };
        let (seed,) = seed.ok_or_else(|| damaged("its seed is gone"))?;
        <[u8; 32]>::try_from(seed).map(Seed::new).map_err(|_| damaged("its seed has not 32 bytes"))
    }

    /// Enters a player with a table that exists. Gives back the table of the player, which may be an earlier one.
    pub async fn enter_daily(&self, key: &DailyKey, entry: &DailyEntry) -> Result<TableId, StoreError> {
        let query = sqlx::query(
            "insert into daily_entries (kind, day, player, game, name) values ($1, $2, $3, $4, $5) \
             on conflict do nothing",
        )
        .bind(key.kind.clone())
        .bind(key.day.clone())
        .bind(entry.player.clone())
        .bind(entry.table.to_string())
        .bind(entry.name.clone());
        self.pools.write.run(query).await?;
        let found = self.daily_table(key, &entry.player).await?;
        Ok(found.unwrap_or_else(|| entry.table.clone()))
    }

    /// The table at which a player plays a challenge.
    pub async fn daily_table(&self, key: &DailyKey, player: &[u8]) -> Result<Option<TableId>, StoreError> {
        let query = sqlx::query_as("select game from daily_entries where kind = $1 and day = $2 and player = $3")
            .bind(key.kind.clone())
            .bind(key.day.clone())
            .bind(player.to_vec());
        let row: Option<(String,)> = self.pools.write.one(query).await?;
        Ok(row.and_then(|(game,)| game.parse().ok()))
    }

    /// The table of a challenge that was made first.
    pub async fn first_daily(&self, key: &DailyKey) -> Result<Option<TableId>, StoreError> {
        let query = sqlx::query_as(
            "select games.game from daily_entries join games on games.game = daily_entries.game \
             where daily_entries.kind = $1 and day = $2 order by created_at, games.game limit 1",
        )
        .bind(key.kind.clone())
        .bind(key.day.clone());
        let row: Option<(String,)> = self.pools.write.one(query).await?;
        Ok(row.and_then(|(game,)| game.parse().ok()))
    }

    /// Notes the points of a table, once.
    pub async fn finish_daily(&self, id: &TableId, score: i64, at: i64) -> Result<bool, StoreError> {
        let query =
            sqlx::query("update daily_entries set score = $2, finished_at = $3 where game = $1 and score is null")
                .bind(id.to_string())
                .bind(score)
                .bind(at);
        Ok(self.pools.write.run(query).await? > 0)
    }

    /// The tables of a day that are over and whose points were not noted.
    pub async fn unfinished_dailies(&self, day: &str) -> Result<Vec<TableId>, StoreError> {
        let query = sqlx::query_as(
            "select games.game from daily_entries join games on games.game = daily_entries.game \
             where day = $1 and score is null and status = 'over'",
        )
        .bind(day.to_owned());
        let rows: Vec<(String,)> = self.pools.read.all(query).await?;
        Ok(rows.into_iter().filter_map(|(game,)| game.parse().ok()).collect())
    }

    /// Everybody who has finished a challenge, the best first, and of equal ones the earliest.
    pub async fn daily_board(&self, key: &DailyKey, limit: i64) -> Result<Vec<DailyEntry>, StoreError> {
        let query = sqlx::query_as(
            "select player, game, name, score, finished_at from daily_entries \
             where kind = $1 and day = $2 and score is not null order by score desc, finished_at, game limit $3",
        )
        .bind(key.kind.clone())
        .bind(key.day.clone())
        .bind(limit);
        let rows: Vec<EntryRow> = self.pools.read.all(query).await?;
        let entry = |(player, game, name, score, finished_at): EntryRow| {
            Some(DailyEntry { player, table: game.parse().ok()?, name, score, finished_at })
        };
        Ok(rows.into_iter().filter_map(entry).collect())
    }
}
