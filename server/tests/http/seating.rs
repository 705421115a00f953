//! Tables with people at them.

use serde_json::{Value, json};

use crate::{
    guest::{Answer, Guest},
    yard::Yard,
};

/// A table, and who sits there, by seat.
pub(crate) struct Seating {
    pub(crate) id: String,
    pub(crate) guests: Vec<Guest>,
    /// The secret of every seat.
    pub(crate) tokens: Vec<String>,
}

impl Seating {
    /// A table that begins when the last one sits down.
    pub(crate) async fn begin(yard: &Yard, mut terms: Value, n_seats: usize) -> Self {
        terms["seats"] = json!(n_seats);
        let maker = yard.guest();
        let made = maker.post("/api/v1/tables", terms).await.ok(201);
        let mut res = Self { id: text(&made["table"]["id"]), guests: vec![maker], tokens: vec![text(&made["token"])] };
        for seat in 1..n_seats {
            let guest = yard.guest();
            let seated = guest.post(&res.path("/join"), json!({ "name": format!("Guest {seat}") })).await.ok(200);
            assert_eq!(seated["seat"], seat);
            res.tokens.push(text(&seated["token"]));
            res.guests.push(guest);
        }
        res
    }

    /// An address of the table.
    pub(crate) fn path(&self, rest: &str) -> String {
        format!("/api/v1/tables/{}{rest}", self.id)
    }

    /// What `seat` may do now, and the cursor to send with it.
    pub(crate) async fn actions(&self, seat: usize) -> (Vec<String>, String) {
        let told = self.guests[seat].get(&self.path("/actions")).await.ok(200);
        let actions = told["actions"].as_array().expect("moves").iter().map(text).collect();
        (actions, text(&told["cursor"]))
    }

    pub(crate) async fn act(&self, seat: usize, action: &str, at: Option<&str>) -> Answer {
        let body = match at {
            Some(at) => json!({ "action": action, "at": at }),
            None => json!({ "action": action }),
        };
        self.guests[seat].post(&self.path("/actions"), body).await
    }

    /// Who is waited for; nobody when the game is over.
    pub(crate) async fn waiting(&self) -> Vec<usize> {
        let table = self.guests[0].get(&self.path("")).await.ok(200);
        numbers(&table["turn"]["waiting"])
    }

    /// Any legal moves of whoever must act, up to so many; fewer if the game ends.
    pub(crate) async fn play(&self, luck: &mut fastrand::Rng, most: usize) -> usize {
        let mut waiting = self.waiting().await;
        for n in 0..most {
            let Some(&seat) = luck.choice(&waiting) else {
                return n;
            };
            let (actions, at) = self.actions(seat).await;
            let action = luck.choice(&actions).expect("somebody who is waited for can do something");
            let done = self.act(seat, action, Some(&at)).await.ok(200);
            waiting = numbers(&done["turn"]["waiting"]);
        }
        most
    }
}

/// A text of an answer.
#[track_caller]
pub(crate) fn text(value: &Value) -> String {
    value.as_str().unwrap_or_else(|| panic!("{value} is no text")).to_owned()
}

/// Numbers of an answer; none if they are left out.
pub(crate) fn numbers(value: &Value) -> Vec<usize> {
    value.as_array().into_iter().flatten().filter_map(Value::as_u64).map(|it| it as usize).collect()
}
