//! One who sits alone at a table and tries whether moves are taken.

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use anyhow::{Result, bail};
use fastrand::Rng;
use proving::{
    api::{Api, Order, Reply, Ticket},
    http::HttpError,
    party::Party,
    player::{Looks, Manner},
    yard::Yard,
};
use tokio::time;

/// How long nothing may be as it should.
const PATIENCE: Duration = Duration::from_secs(40);

const ORDER: Order = Order { game: library::METAS[0].name, rules: None, seats: 1, pace: None };

const MANNER: Manner =
    Manner { think: Duration::ZERO, repeats: 0, keeps: false, looks: Looks::Actions, patience: PATIENCE };

/// A lonely player.
pub(crate) struct Probe {
    yard: Arc<Yard>,
    ticket: Ticket,
    luck: Rng,
}

/// What a move came to.
enum Trial {
    Taken,
    /// Refused with an error that a client can act on.
    Unavailable,
    /// No answer in time, or none at all.
    Silence,
    /// It was not the moment.
    Later,
}

impl Probe {
    pub(crate) async fn new(yard: &Arc<Yard>, mut luck: Rng) -> Result<Self> {
        let mut party = Party { yard: Arc::clone(yard), manner: MANNER, luck: luck.fork(), witnesses: 0 };
        let Ok(mut tickets) = party.sit(&ORDER).await else { bail!("no table for one") };
        Ok(Self { yard: Arc::clone(yard), ticket: tickets.remove(0), luck })
    }

    /// Tries until a move is refused for want of a database; says how many were taken before.
    pub(crate) async fn until_refused(&mut self) -> Result<usize> {
        let end = Instant::now() + PATIENCE;
        let mut n_taken = 0;
        while Instant::now() < end {
            match self.trial().await? {
                Trial::Taken => n_taken += 1,
                Trial::Unavailable => return Ok(n_taken),
                Trial::Silence | Trial::Later => time::sleep(Duration::from_millis(20)).await,
            }
        }
        bail!("no move was refused within {PATIENCE:?}; {n_taken} were taken")
    }

    /// Tries until a move is taken; says how long it took.
    pub(crate) async fn until_taken(&mut self) -> Result<Duration> {
        let start = Instant::now();
        while start.elapsed() < PATIENCE {
            if matches!(self.trial().await?, Trial::Taken) {
                return Ok(start.elapsed());
            }
            time::sleep(Duration::from_millis(50)).await;
        }
        bail!("no move was taken within {PATIENCE:?} after the cause was gone")
    }

    async fn trial(&mut self) -> Result<Trial> {
        let Some(address) = self.yard.address(0, 0) else { bail!("no server") };
        let mut api = Api::new(address);
        let actions = match api.actions(&self.ticket).await {
            Ok(actions) => actions,
            Err(HttpError::Status { status: 503 | 507, body }) if body.contains("\"code\"") => {
                return Ok(Trial::Unavailable);
            }
            Err(error) if error.is_unanswered() => return Ok(Trial::Silence),
            Err(error) => bail!("asked what may be done: {error}"),
        };
        if actions.actions.is_empty() {
            // The game is over: there are more tables where this came from.
            *self = Self::new(&self.yard, self.luck.fork()).await?;
            return Ok(Trial::Later);
        }
        let action = &actions.actions[self.luck.usize(..actions.actions.len())];
        match api.act(&self.ticket, action, &actions.cursor).await {
            Ok(Reply::Done(_)) => Ok(Trial::Taken),
            Ok(Reply::Unavailable(_)) => Ok(Trial::Unavailable),
            Ok(Reply::Stale) => Ok(Trial::Later),
            Ok(Reply::Refused(reason)) => bail!("`{action}` was offered and refused: {reason}"),
            Err(error) if error.is_unanswered() => Ok(Trial::Silence),
            Err(error) => bail!("a move was answered: {error}"),
        }
    }
}
