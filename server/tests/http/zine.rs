//! A season by post at a table of the server, as a game master, writers of letters and a browser see it.

use fastrand::Rng;
use kernel::Seat;
use library::Host;
use serde_json::{Value, json};

use crate::{
    guest::{Answer, Guest},
    seating::{numbers, text},
    yard::Yard,
};

/// A table with a game master, two players who write letters, and one with a browser.
pub(crate) struct Zine {
    pub(crate) id: String,
    pub(crate) referee: Guest,
    pub(crate) guest: Guest,
}

impl Zine {
    pub(crate) async fn begin(yard: &Yard) -> Self {
        let referee = yard.guest();
        let terms = json!({
            "game": "30-rails", "rules": "postal", "seats": 5,
            "pace": { "kind": "deadline", "seconds": 864_000, "absent": "default" },
            "referee": { "title": "Rails-7", "language": "de", "zone": "Europe/Berlin" },
        });
        let made = referee.post("/api/v1/tables", terms).await.ok(201);
        assert_eq!(made["seat"], Value::Null);
        let guest = yard.guest();
        let res = Self { id: text(&made["table"]["id"]), referee, guest };
        res.writer("Anna", None).await.ok(200);
        res.writer("Jürgen", Some("en")).await.ok(200);
        res.guest.post(&res.path("/join"), json!({ "name": "Carla" })).await.ok(200);
        let table = res.referee.post(&res.path("/start"), json!({})).await.ok(200);
        assert_eq!(table["status"], "playing");
        let by_letter: Vec<_> = table["seats"].as_array().expect("seats").iter().map(|it| &it["by_letter"]).collect();
        assert_eq!(by_letter, [true, true, false]);
        res
    }

    pub(crate) fn path(&self, rest: &str) -> String {
        format!("/api/v1/tables/{}{rest}", self.id)
    }

    pub(crate) async fn writer(&self, name: &str, language: Option<&str>) -> Answer {
        self.referee.post(&self.path("/desk/writers"), json!({ "name": name, "language": language })).await
    }

    pub(crate) async fn desk(&self) -> Value {
        self.referee.get(&self.path("/desk")).await.ok(200)
    }

    pub(crate) async fn letter(&self, words: &str) -> Value {
        self.referee.post(&self.path("/desk/letters"), json!({ "text": words })).await.ok(200)
    }

    /// The game as everybody may know it: while nobody has moved in a round, that is all of it.
    pub(crate) async fn host(&self) -> Box<dyn Host> {
        let record = self.referee.get(&self.path("/record")).await.text();
        library::read(&record, &[]).expect("a record").host
    }

    /// Any legal orders of a seat for the open round, as moves.
    pub(crate) async fn moves(&self, seat: usize, luck: &mut Rng) -> Vec<String> {
        let mut host = self.host().await;
        let (step, seat) = (host.step(), Seat::new(seat).expect("a seat"));
        let mut res = Vec::new();
        while host.step() == step {
            let actions = host.actions(seat);
            let Some(action) = luck.choice(&actions) else { break };
            host.act(seat, action).expect("a legal move");
            res.push(action.clone());
        }
        res
    }

    /// Plays the seat with the browser to the end of the round.
    pub(crate) async fn play(&self, luck: &mut Rng) {
        loop {
            let table = self.guest.get(&self.path("")).await.ok(200);
            if !numbers(&table["turn"]["waiting"]).contains(&2) {
                return;
            }
            let told = self.guest.get(&self.path("/actions")).await.ok(200);
            let actions: Vec<_> = told["actions"].as_array().expect("moves").iter().map(text).collect();
            let action = luck.choice(&actions).expect("a move");
            self.guest.post(&self.path("/actions"), json!({ "action": action, "at": told["cursor"] })).await.ok(200);
        }
    }

    pub(crate) async fn adjudicate(&self, round: u64) -> Value {
        let body = json!({ "round": round, "reason": "everybody has written" });
        self.referee.post(&self.path("/desk/adjudicate"), body).await.ok(200)
    }

    pub(crate) async fn report(&self, rest: &str) -> String {
        let answer = self.referee.get(&self.path(&format!("/desk/report.{rest}"))).await;
        assert_eq!(answer.status, 200, "{}", answer.text());
        answer.text()
    }
}

/// Moves as lines of a letter.
pub(crate) fn lines(moves: &[String]) -> String {
    let mut rolls = 1..;
    let mut line = |it: &String| match it.split_once(' ') {
        Some(("station", rest)) => {
            let (number, place) = rest.split_once(' ').expect("a number and a place");
            let letter = ["A", "B", "C", "D"][number.parse::<usize>().expect("a number") - 1];
            format!("{letter} {place}\n")
        }
        Some(("skip", "none")) => String::new(),
        Some(("skip", row)) => format!("Berg weg: {row}\n"),
        Some(("mine" | "bonus", _)) => format!("{it}\n"),
        _ => format!("{}. Wurf: {it}\n", rolls.next().unwrap_or_default()),
    };
    moves.iter().map(&mut line).collect()
}
