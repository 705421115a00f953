//! Two servers watch the same deadlines, and nobody moves: every deadline fires once.

use std::{collections::HashMap, sync::Arc, time::Duration};

use anyhow::{Context as _, Result};
use fastrand::Rng;
use proving::{
    api::{Api, Pace, Ticket},
    audit,
    party::{Party, mixed},
    player::{Looks, Manner},
    yard::Yard,
};
use serde_json::Value;
use tokio::time;

use super::Finding;
use crate::ground::{self, Database, Ground};

/// How long a deadline is, in seconds.
const SECONDS: u32 = 1;

/// How long the games may take: a game of 30 Rails has some forty deadlines.
const PATIENCE: Duration = Duration::from_mins(2);

const PACE: Option<Pace> = Some(Pace { seconds: SECONDS, absent: "default" });

const MANNER: Manner =
    Manner { think: Duration::ZERO, repeats: 0, keeps: false, looks: Looks::Actions, patience: PATIENCE };

pub(crate) async fn run(ground: &Ground, mut luck: Rng, finding: &mut Finding) -> Result<()> {
    let mut first = ground.launch(Database::Postgres)?.context("no database")?;
    first.options.push("--short-deadlines".to_owned());
    let mut second = ground.launch_with(first.database.clone());
    second.options.clone_from(&first.options);
    let yard = Arc::new(Yard::default());
    let servers = [ground::start(&first, &yard, 0).await?, ground::start(&second, &yard, 1).await?];
    let mut party = Party { yard: Arc::clone(&yard), manner: MANNER, luck: luck.fork(), witnesses: 0 };
    let mut tickets = Vec::new();
    // Twice, so that each server has made some of the tables.
    let orders = mixed(PACE);
    for order in orders.iter().chain(&orders) {
        tickets.extend(party.sit(order).await.map_err(anyhow::Error::msg)?.into_iter().next());
    }
    finding.progress(&format!("{} tables, and nobody moves", tickets.len()));
    let end = time::Instant::now() + PATIENCE;
    let mut n_late = 0;
    for (number, ticket) in tickets.iter().enumerate() {
        let mut api = Api::new(servers[number % 2].address());
        let Some(items) = until_over(&mut api, ticket, end).await? else {
            let order = orders[number % orders.len()];
            finding.complain(format!("table {}: {order}: the game is not over after {PATIENCE:?}", ticket.table));
            continue;
        };
        let record = api.record(ticket).await?;
        match audit::verified(&record) {
            Ok(n_rolls) => (finding.n_games, finding.n_rolls) = (finding.n_games + 1, finding.n_rolls + n_rolls),
            Err(complaint) => finding.complain(format!("table {}: {complaint}", ticket.table)),
        }
        let mut other = Api::new(servers[1 - number % 2].address());
        let same = audit::items(&other.all_items(ticket).await?, &items);
        let checked = same.and_then(|()| audit::lines(&items, &record, ticket.seat)).and_then(|()| check_late(&items));
        match checked {
            Ok(n) => n_late += n,
            Err(complaint) => finding.complain(format!("table {}: {complaint}", ticket.table)),
        }
        finding.progress(&format!("{} of {} games have ended", number + 1, tickets.len()));
    }
    finding.done = format!("{n_late} deadlines on 2 servers");
    if n_late == 0 {
        finding.complain("no deadline was missed although nobody moved");
    }
    for server in servers {
        server.stop()?;
    }
    Ok(())
}

/// Everything that happened at a table, once the game is over.
async fn until_over(api: &mut Api, ticket: &Ticket, end: time::Instant) -> Result<Option<Vec<Value>>> {
    loop {
        let items = api.all_items(ticket).await?;
        if items.iter().any(|it| it["kind"] == "over") {
            return Ok(Some(items));
        }
        if time::Instant::now() > end {
            return Ok(None);
        }
        time::sleep(Duration::from_secs(2)).await;
    }
}

/// Checks that no deadline of a seat was missed twice: the next one cannot be missed before its time has passed.
fn check_late(items: &[Value]) -> Result<usize, String> {
    let shortest = i64::from(SECONDS) * 1000 * 9 / 10;
    let mut last: HashMap<u64, i64> = HashMap::new();
    let mut n_late = 0;
    for item in items.iter().filter(|it| it["kind"] == "late") {
        let (Some(seat), Some(at)) = (item["seat"].as_u64(), item["at"].as_i64()) else {
            return Err(format!("an item that cannot be read: {item}"));
        };
        n_late += 1;
        if let Some(before) = last.insert(seat, at)
            && at - before < shortest
        {
            return Err(format!("seat {seat} missed two deadlines within {} ms", at - before));
        }
    }
    Ok(n_late)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::check_late;

    #[test]
    fn a_deadline_is_missed_once() {
        let late = |seat: u16, at: i64| json!({ "kind": "late", "seat": seat, "at": at });
        assert_eq!(check_late(&[late(0, 1000), late(1, 1001), late(0, 2000), late(1, 2050)]), Ok(4));
        assert!(check_late(&[late(0, 1000), late(1, 1001), late(0, 1002)]).is_err());
        assert!(check_late(&[json!({ "kind": "late", "seat": 0 })]).is_err());
    }
}
