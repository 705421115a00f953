//! All players of one table, from the first seat taken to the last word about the record.

use std::{fmt, sync::Arc, time::Duration};

use fastrand::Rng;
use tokio::{task::JoinSet, time};

use crate::{
    api::{Api, Order, Pace, Ticket},
    audit,
    board::Board,
    http::HttpError,
    journal::{Journal, Tally},
    player::{Manner, Player},
    statistics::Samples,
    yard::Yard,
};

/// How long to wait before asking again.
const PAUSE: Duration = Duration::from_millis(50);

/// How often something is asked before it is given up.
const MOST_TRIES: usize = 400;

/// Every rule set of every game, with few seats and with many.
pub fn mixed(pace: Option<Pace>) -> Vec<Order> {
    let mut numbers = [2, 4, 8, 3].into_iter().cycle();
    let mut orders = Vec::new();
    for game in library::METAS {
        for (rules, n) in game.rule_sets.iter().zip(&mut numbers) {
            let seats = usize::clamp(n, game.seats.0, game.seats.1) as u16;
            orders.push(Order { game: game.name, rules: Some(rules.name), seats, pace });
        }
    }
    orders
}

/// A game that is played by our players.
#[derive(Debug)]
pub struct Party {
    /// Where the servers are.
    pub yard: Arc<Yard>,
    /// How the players behave.
    pub manner: Manner,
    /// What they choose by.
    pub luck: Rng,
    /// One in this many streams is timed; none if zero.
    pub witnesses: usize,
}

/// What became of a game.
#[derive(Debug, Default)]
pub struct Outcome {
    /// How often what happened.
    pub tally: Tally,
    /// Times from a move to its acknowledgement.
    pub acknowledged: Samples,
    /// Times from a move to its sight on another stream.
    pub seen: Samples,
    /// How many rolls were recomputed.
    pub n_rolls: usize,
    /// What must not happen and did.
    pub complaints: Vec<String>,
}

impl Party {
    /// Takes all seats of a new table, with as many tables as it needs: a seat whose answer was lost stays taken.
    pub async fn sit(&mut self, order: &Order) -> Result<Vec<Ticket>, String> {
        let mut last = String::new();
        for n_tries in 0..MOST_TRIES {
            match self.try_to_sit(order, n_tries).await {
                Ok(tickets) => return Ok(tickets),
                Err(HttpError::Status { status: status @ 400..=499, body }) => {
                    return Err(format!("no table of {order}: {status} {body}"));
                }
                Err(error) => last = error.to_string(),
            }
            time::sleep(PAUSE).await;
        }
        Err(format!("no table of {order} after {MOST_TRIES} tries: {last}"))
    }

    async fn try_to_sit(&mut self, order: &Order, n_tries: usize) -> Result<Vec<Ticket>, HttpError> {
        let address = self.yard.address(self.luck.usize(..64), n_tries).ok_or(HttpError::Late(Duration::ZERO))?;
        let mut api = Api::new(address);
        let mut tickets = vec![api.create(order).await?];
        for number in 1..order.seats {
            let table = tickets[0].table.clone();
            tickets.push(api.join(&table, &format!("player {number}")).await?);
        }
        Ok(tickets)
    }

    /// Plays a game to its end and checks everything about it.
    pub async fn play(mut self, order: &Order) -> Outcome {
        match self.sit(order).await {
            Ok(tickets) => self.play_at(tickets).await,
            Err(complaint) => Outcome { complaints: vec![complaint], ..Outcome::default() },
        }
    }

    /// Plays on these seats, which are all of a table.
    pub async fn play_at(mut self, tickets: Vec<Ticket>) -> Outcome {
        let board = (self.witnesses > 0).then(|| Arc::new(Board::default()));
        let mut players = JoinSet::new();
        let first = tickets[0].clone();
        for (home, ticket) in tickets.into_iter().enumerate() {
            let player = Player {
                ticket,
                yard: Arc::clone(&self.yard),
                home,
                luck: self.luck.fork(),
                manner: self.manner,
                board: board.clone(),
                is_witness: home.checked_rem(self.witnesses) == Some(0),
            };
            players.spawn(player.play());
        }
        let mut journals = Vec::new();
        while let Some(ended) = players.join_next().await {
            journals.extend(ended);
        }
        let mut outcome = Outcome::default();
        for journal in &journals {
            outcome.tally.add(&journal.tally);
            outcome.acknowledged.extend(&journal.acknowledged);
            outcome.complaints.extend_from_slice(&journal.complaints);
        }
        if let Some(board) = board {
            outcome.seen = board.seen();
        }
        match self.record(&first).await {
            Ok(record) => self.check(&record, &journals, &mut outcome).await,
            Err(complaint) => outcome.complaints.push(complaint),
        }
        for complaint in &mut outcome.complaints {
            *complaint = format!("table {}: {complaint}", first.table);
        }
        outcome
    }

    async fn check(&mut self, record: &str, journals: &[Journal], outcome: &mut Outcome) {
        match audit::verified(record) {
            Ok(n_rolls) => outcome.n_rolls = n_rolls,
            Err(complaint) => outcome.complaints.push(complaint),
        }
        for journal in journals {
            let seat = journal.ticket.seat;
            outcome.complaints.extend(audit::decisions(record, seat, &journal.decisions).err());
            if self.manner.keeps {
                let told = self.ask(&journal.ticket, async |api, ticket| api.all_items(ticket).await).await;
                let checked = told.and_then(|told| audit::items(&journal.items, &told));
                let checked = checked.and_then(|()| audit::lines(&journal.items, record, seat));
                outcome.complaints.extend(checked.err().map(|it| format!("seat {seat}: {it}")));
            }
        }
    }

    /// The record as it was kept.
    pub async fn record(&mut self, ticket: &Ticket) -> Result<String, String> {
        self.ask(ticket, async |api, ticket| api.record(ticket).await).await
    }

    /// Asks, also while servers come and go.
    async fn ask<T>(
        &mut self,
        ticket: &Ticket,
        question: impl AsyncFn(&mut Api, &Ticket) -> Result<T, HttpError>,
    ) -> Result<T, String> {
        let mut last = String::new();
        for n_tries in 0..MOST_TRIES {
            let Some(address) = self.yard.address(0, n_tries) else { continue };
            match question(&mut Api::new(address), ticket).await {
                Ok(answer) => return Ok(answer),
                Err(error @ HttpError::Status { status: 400..=499, .. }) => return Err(error.to_string()),
                Err(error) => last = error.to_string(),
            }
            time::sleep(PAUSE).await;
        }
        Err(last)
    }
}

impl Outcome {
    /// Adds another game.
    pub fn add(&mut self, other: Self) {
        self.tally.add(&other.tally);
        self.acknowledged.extend(&other.acknowledged);
        self.seen.extend(&other.seen);
        self.n_rolls += other.n_rolls;
        self.complaints.extend(other.complaints);
    }
}

impl fmt::Display for Order {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}{} for {}", self.game, self.rules.map_or("", |_| " "), self.rules.unwrap_or(""), self.seats)
    }
}

#[cfg(test)]
mod tests {
    use super::mixed;

    #[test]
    fn every_rule_set_is_ordered_once_with_seats_that_it_has() {
        let orders = mixed(None);
        assert_eq!(orders.len(), library::METAS.iter().flat_map(|it| it.rule_sets).count());
        for order in &orders {
            let entry = library::find(order.game).expect("a game");
            assert!(entry.open(order.rules, order.seats.into()).is_ok(), "{order}");
        }
        assert!(orders.iter().any(|it| it.seats == 2) && orders.iter().any(|it| it.seats > 4));
    }
}
