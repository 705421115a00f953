//! What is asked of a server, and what it answers, as far as a player needs it.

use std::net::SocketAddr;

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::{
    http::{Connection, HttpError},
    player::Looks,
};

/// How often clients of version 1 ask for a screen while things happen between their requests.
const MOST_LOOKS: usize = 4;

/// A table to be made.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Order {
    /// The game.
    pub game: &'static str,
    /// The rule set; the usual one if it is left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rules: Option<&'static str>,
    /// How many seats there are.
    pub seats: u16,
    /// How much time there is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pace: Option<Pace>,
}

/// A deadline for every move.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "kind", rename = "deadline")]
pub struct Pace {
    /// How long it is.
    pub seconds: u32,
    /// What happens to those who miss it.
    pub absent: &'static str,
}

/// The right to sit on one seat of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ticket {
    /// The table.
    pub table: String,
    /// The seat.
    pub seat: u16,
    /// Its secret.
    pub token: String,
}

/// What a seat may do now.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct Actions {
    /// The position that they are for.
    pub cursor: String,
    /// Every legal move.
    pub actions: Vec<String>,
}

/// Who must act now.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct Turn {
    /// Whether anybody must.
    pub kind: String,
    /// Who must.
    #[serde(default)]
    pub waiting: Vec<u16>,
}

/// What happened since a cursor.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub struct Items {
    /// Where the stream is now.
    pub cursor: String,
    /// What happened.
    pub items: Vec<Value>,
}

/// What became of a move that was sent.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reply {
    /// It was made and synced.
    Done(Turn),
    /// Something has happened since the position it was meant for.
    Stale,
    /// The rules forbid it.
    Refused(String),
    /// The server cannot say now whether it was made.
    Unavailable(String),
}

#[derive(Deserialize)]
struct Seated {
    table: Table,
    seat: Option<u16>,
    token: String,
}

#[derive(Deserialize)]
struct Table {
    id: String,
}

/// Where an answer was.
#[derive(Deserialize)]
struct At {
    cursor: String,
}

#[derive(Deserialize)]
struct Done {
    turn: Turn,
}

/// One who asks, over one connection.
#[derive(Debug)]
pub struct Api(Connection);

impl Api {
    /// Asks the server at this address.
    pub const fn new(address: SocketAddr) -> Self {
        Self(Connection::new(address))
    }

    /// Makes a table and takes its first seat.
    pub async fn create(&mut self, order: &Order) -> Result<Ticket, HttpError> {
        let answer = self.0.post("/api/v1/tables", None, &serde_json::to_string(order)?).await?;
        ticket(answer.expect(201)?.json()?)
    }

    /// Takes the next seat of a table.
    pub async fn join(&mut self, table: &str, name: &str) -> Result<Ticket, HttpError> {
        let body = json!({ "name": name }).to_string();
        let answer = self.0.post(&format!("/api/v1/tables/{table}/join"), None, &body).await?;
        ticket(answer.expect(200)?.json()?)
    }

    /// What a seat may do now.
    pub async fn actions(&mut self, ticket: &Ticket) -> Result<Actions, HttpError> {
        self.read(ticket, "actions").await
    }

    /// What a seat may do now, asked in one way or another.
    pub async fn look(&mut self, ticket: &Ticket, looks: Looks) -> Result<Actions, HttpError> {
        match looks {
            Looks::Actions => self.actions(ticket).await,
            Looks::Position => self.read(ticket, "position").await,
            Looks::Three => {
                for _ in 1..MOST_LOOKS {
                    if let (actions, true) = self.look_thrice(ticket).await? {
                        return Ok(actions);
                    }
                }
                Ok(self.look_thrice(ticket).await?.0)
            }
        }
    }

    /// What clients of version 1 ask for a screen, and whether the three answers are of one position.
    async fn look_thrice(&mut self, ticket: &Ticket) -> Result<(Actions, bool), HttpError> {
        let table: At = self.read(ticket, "").await?;
        let view: At = self.read(ticket, "view").await?;
        let actions = self.actions(ticket).await?;
        let fits = table.cursor == view.cursor && view.cursor == actions.cursor;
        Ok((actions, fits))
    }

    /// Makes a move in the position `at`.
    pub async fn act(&mut self, ticket: &Ticket, action: &str, at: &str) -> Result<Reply, HttpError> {
        let body = json!({ "action": action, "at": at }).to_string();
        let path = format!("/api/v1/tables/{}/actions", ticket.table);
        let answer = self.0.post(&path, Some(&ticket.token), &body).await?;
        match answer.status {
            200 => Ok(Reply::Done(answer.json::<Done>()?.turn)),
            // Another server was faster again and again: the move is not made, and may be sent again.
            409 if answer.code() == Some("busy") => Ok(Reply::Unavailable(answer.text())),
            // The position has changed, or the game has even ended with a move that is sent once more.
            409 if answer.code().is_some() => Ok(Reply::Stale),
            422 => Ok(Reply::Refused(answer.text())),
            // A refusal without a code would not be one that a client can act on.
            429 | 503 | 507 if answer.code().is_some() => Ok(Reply::Unavailable(answer.text())),
            status => Err(HttpError::Status { status, body: answer.text() }),
        }
    }

    /// What happened since a cursor, or since the beginning.
    pub async fn items(&mut self, ticket: &Ticket, after: Option<&str>) -> Result<Items, HttpError> {
        let what = after.map_or_else(|| "items".to_owned(), |it| format!("items?after={it}"));
        self.read(ticket, &what).await
    }

    /// Everything that happened.
    pub async fn all_items(&mut self, ticket: &Ticket) -> Result<Vec<Value>, HttpError> {
        let mut res = self.items(ticket, None).await?;
        loop {
            // Long lists may come in parts.
            let more = self.items(ticket, Some(&res.cursor)).await?;
            if more.items.is_empty() {
                return Ok(res.items);
            }
            res.items.extend(more.items);
            res.cursor = more.cursor;
        }
    }

    /// The record, as this seat may read it.
    pub async fn record(&mut self, ticket: &Ticket) -> Result<String, HttpError> {
        let path = format!("/api/v1/tables/{}/record", ticket.table);
        Ok(self.0.get(&path, Some(&ticket.token)).await?.expect(200)?.text())
    }

    /// Whether the server can say that it is well.
    pub async fn is_well(&mut self) -> Result<(), HttpError> {
        self.0.get("/healthz", None).await?.expect(200).map(|_| ())
    }

    /// Gives a record to be kept; says which table it became.
    pub async fn import(&mut self, record: &str) -> Result<String, HttpError> {
        let body = json!({ "record": record }).to_string();
        let answer = self.0.post("/api/v1/records", None, &body).await?;
        if !matches!(answer.status, 200 | 201) {
            return Err(HttpError::Status { status: answer.status, body: answer.text() });
        }
        Ok(answer.text())
    }

    async fn read<T: for<'a> Deserialize<'a>>(&mut self, ticket: &Ticket, what: &str) -> Result<T, HttpError> {
        let path = format!("/api/v1/tables/{}/{what}", ticket.table);
        self.0.get(path.trim_end_matches('/'), Some(&ticket.token)).await?.expect(200)?.json()
    }
}

fn ticket(seated: Seated) -> Result<Ticket, HttpError> {
    let seat = seated.seat.ok_or(HttpError::Malformed("no seat was given"))?;
    Ok(Ticket { table: seated.table.id, seat, token: seated.token })
}

#[cfg(test)]
mod tests {
    use super::{Order, Pace};

    #[test]
    fn orders_say_only_what_differs() {
        let order = Order { game: "a-game", rules: None, seats: 2, pace: None };
        assert_eq!(serde_json::to_string(&order).expect("JSON"), r#"{"game":"a-game","seats":2}"#);
        let pace = Some(Pace { seconds: 2, absent: "default" });
        assert_eq!(
            serde_json::to_string(&Order { rules: Some("postal"), pace, ..order }).expect("JSON"),
            r#"{"game":"a-game","rules":"postal","seats":2,"pace":{"kind":"deadline","seconds":2,"absent":"default"}}"#
        );
    }
}
