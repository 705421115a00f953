//! Games of every kind that are played, one after the other, until it is enough.

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use fastrand::Rng;
use proving::{
    api::Order,
    party::{Outcome, Party, mixed},
    player::{Looks, Manner},
    yard::Yard,
};
use tokio::{task::JoinSet, time};

use super::Finding;

/// How the players behave: they think so briefly that a game takes some seconds.
const MANNER: Manner = Manner {
    think: Duration::from_millis(60),
    repeats: 12,
    keeps: true,
    looks: Looks::Actions,
    patience: Duration::from_secs(90),
};

/// How long the last games may take.
const PATIENCE: Duration = Duration::from_mins(5);

/// Everybody who plays in a scenario.
pub(crate) struct Crowd {
    games: JoinSet<Vec<Outcome>>,
    is_enough: Arc<AtomicBool>,
}

impl Crowd {
    /// Starts one game of every kind; when one ends, another of its kind begins.
    pub(crate) fn start(yard: &Arc<Yard>, luck: &mut Rng) -> Self {
        let is_enough = Arc::new(AtomicBool::new(false));
        let mut games = JoinSet::new();
        for order in mixed(None) {
            games.spawn(play(order, Arc::clone(yard), luck.fork(), Arc::clone(&is_enough)));
        }
        Self { games, is_enough }
    }

    /// Lets the games that are being played come to their end, and takes them in.
    pub(crate) async fn finish(mut self, finding: &mut Finding) {
        self.is_enough.store(true, Ordering::Release);
        finding.progress("no new games; the last ones are played to their end");
        let end = time::Instant::now() + PATIENCE;
        loop {
            match time::timeout_at(end, self.games.join_next()).await {
                Ok(None) => return,
                Ok(Some(Ok(outcomes))) => outcomes.into_iter().for_each(|it| finding.add(it)),
                Ok(Some(Err(error))) => finding.complain(format!("a player broke off: {error}")),
                Err(_) => return finding.complain(format!("games are not finished after {PATIENCE:?}")),
            }
        }
    }
}

async fn play(order: Order, yard: Arc<Yard>, mut luck: Rng, is_enough: Arc<AtomicBool>) -> Vec<Outcome> {
    let mut outcomes = Vec::new();
    loop {
        let party = Party { yard: Arc::clone(&yard), manner: MANNER, luck: luck.fork(), witnesses: 0 };
        let outcome = party.play(&order).await;
        // A server that is wrong is wrong often; the first time is enough to know.
        let is_wrong = !outcome.complaints.is_empty();
        outcomes.push(outcome);
        if is_wrong || is_enough.load(Ordering::Acquire) {
            return outcomes;
        }
    }
}
