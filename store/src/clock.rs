//! The time that all servers of one PostgreSQL agree on: its clock, and a shift where that has jumped.

use sqlx::Connection as _;

use crate::{AHEAD, Store, StoreError, lent::Lent};

/// What the clock of the database says, in milliseconds since 1970.
macro_rules! clock {
    () => {
        "cast(extract(epoch from clock_timestamp()) * 1000 as bigint)"
    };
}

/// The time of all servers, or the first value of a statement where none has begun yet.
pub(crate) const AGREED: &str = concat!("coalesce((select ", clock!(), " + shift from pulse where id = 1), $1)");

/// The time of all servers.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Agreed {
    /// What the clock of the database says, in milliseconds since 1970.
    pub clock: i64,
    /// What is added to it, because it has jumped and is not believed yet.
    pub shift: i64,
    /// By how many milliseconds deadlines were moved to get there.
    pub moved: i64,
}

impl Agreed {
    /// The time.
    pub const fn now(&self) -> i64 {
        self.clock + self.shift
    }
}

/// What a server knows before it asks for the time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Asking {
    /// By how much the clock of the database has jumped since it asked before, as its own steady clock tells.
    pub jump: i64,
    /// Up to how many milliseconds that is none, and neither is the time without a server a downtime.
    pub grace: i64,
    /// For how long a clock that has jumped must stand by it before it is believed.
    pub belief: i64,
}

impl Store {
    /// The time, where the database has a clock of its own.
    pub async fn clock(&self) -> Result<Option<Agreed>, StoreError> {
        if !self.is_shared() {
            return Ok(None);
        }
        let asked = concat!("select ", clock!(), ", coalesce((select shift from pulse where id = 1), 0)");
        let row: Option<(i64, i64)> = self.pools.read.one(sqlx::query_as(asked)).await?;
        Ok(row.map(|(clock, shift)| Agreed { clock, shift, moved: 0 }))
    }

    /// Says that a server lives now, by the clock of the database, and agrees with all others on the time.
    ///
    /// A downtime of all servers puts every deadline off by it.
    /// If the clock has jumped, time goes on as if it had not; once it has stood by that for long enough, it is believed,
    /// and deadlines move along.
    /// Whatever it comes to, one server does it, and the others find it done.
    pub async fn agree(&self, asking: Asking) -> Result<Agreed, StoreError> {
        self.pools.write.within(self.agree_now(asking)).await
    }

    async fn agree_now(&self, asking: Asking) -> Result<Agreed, StoreError> {
        let Asking { jump, grace, belief } = asking;
        let mut lent = Lent::of(&self.pools.write.pool).await?;
        let mut transaction = lent.begin_with(self.place.begin()).await?;
        // Writing first makes a second server wait here, and find what the first one did.
        let first = concat!(
            "insert into pulse (id, at) values (1, ",
            clock!(),
            ") on conflict (id) do update set at = pulse.at"
        );
        sqlx::query(first).execute(&mut *transaction).await?;
        let known = concat!("select at, shift, since, ", clock!(), " from pulse where id = 1");
        let (last, before, mut since, clock): (i64, i64, i64, i64) =
            sqlx::query_as(known).fetch_one(&mut *transaction).await?;
        let mut shift = before;
        let mut moved = 0;
        let gap = clock + shift - last;
        if jump.abs() > grace {
            // A sign of life by this clock vouches for it: another server was first, or only the asking one was away.
            if gap.abs() > grace {
                shift -= jump;
                shift = if shift.abs() <= grace { 0 } else { shift };
                since = clock + shift;
            }
        } else if gap > grace || gap < -AHEAD {
            moved = gap;
        }
        if shift != 0 && clock + shift - since >= belief {
            moved -= shift;
            shift = 0;
        }
        if moved != 0 {
            sqlx::query("update games set deadline_at = deadline_at + $1 where deadline_at is not null")
                .bind(moved)
                .execute(&mut *transaction)
                .await?;
        }
        // Nothing that has happened is still to come.
        let now = clock + shift;
        let at = if moved == 0 && shift == before { now.max(last) } else { now };
        sqlx::query("update pulse set at = $1, boot = '', steady = 0, shift = $2, since = $3 where id = 1")
            .bind(at)
            .bind(shift)
            .bind(since)
            .execute(&mut *transaction)
            .await?;
        transaction.commit().await?;
        lent.give_back();
        Ok(Agreed { clock, shift, moved })
    }
}
