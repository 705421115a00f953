//! A game by post in a folder and at a table of the server, with the same players, dice and name.

use fastrand::Rng;
use kernel::{Seat, Seed, TableId};
use proving::http::{Connection, Method};
use referee::Orders;
use serde_json::{Value, json};
use store::{Append, Epoch, Index, Place, Status, Store};
use tokio::runtime::Runtime;

use crate::{
    house::{House, Serving},
    postal::twin::{GAME, SEED},
};

pub(super) const ZONE: &str = "Europe/Berlin";
pub(super) const NAMES: [&str; 3] = ["Anna", "Ben", "Carla"];

/// Both games, and the game master of both.
pub(super) struct Both {
    house: House,
    _serving: Serving,
    runtime: Runtime,
    api: Connection,
    token: String,
}

/// Makes a table of the id and the dice of the folder, like one that the server has made.
///
/// The server draws both, and tells the dice when the game is over.
async fn copy_table(place: Place, made: &TableId) {
    let store = Store::open(place).await.expect("a database");
    let head = store.head(made).await.expect("an answer").expect("a table");
    let entries = store.entries(made, 0).await.expect("a log");
    let id: TableId = GAME.parse().expect("an id");
    let mut table = head.table.clone();
    (table.id, table.dice, table.seed) = (id.clone(), id.clone(), SEED.parse::<Seed>().expect("a seed"));
    assert_eq!(entries.iter().map(|it| it.kind.as_str()).collect::<Vec<_>>(), ["create"]);
    let (new, epoch) = (Some(Box::new(table)), Epoch::default());
    let index = Some(Index { status: Status::Waiting, deadline_at: None, bot_at: None });
    let append = Append { table: id, epoch, entries, index, new, snapshot: None };
    store.append(append).await.expect("a writer").expect("a table");
    store.close().await;
}

impl Both {
    pub(super) fn begin() -> Self {
        let house = House::new();
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
        let serving = house.serve_here(&[]);
        let terms = json!({
            "game": "30-rails", "rules": "postal", "seats": 3,
            "pace": { "kind": "deadline", "seconds": 864_000, "absent": "default" },
            "referee": { "title": GAME, "language": "de", "zone": ZONE },
        });
        let mut api = Connection::new(serving.address());
        let made = runtime.block_on(api.post("/api/v1/tables", None, &terms.to_string())).expect("an answer");
        let made: Value = made.expect(201).expect("a table").json().expect("JSON");
        let token = made["token"].as_str().expect("a token").to_owned();
        let id = made["table"]["id"].as_str().and_then(|it| it.parse().ok()).expect("an id");
        assert!(serving.stop().success());
        runtime.block_on(copy_table(Place::Sqlite(house.path("games.db")), &id));
        let serving = house.serve_here(&[]);
        let api = Connection::new(serving.address());
        let mut res = Self { house, _serving: serving, runtime, api, token };
        res.run(&["postal", "new", "game", "--name", GAME, "--seed", SEED, "--zone", ZONE, "--language", "de"]);
        for (name, language) in NAMES.iter().zip(["de", "en", "de"]) {
            res.fine("writers", &json!({ "name": name, "language": language }));
            res.postal(&["players", "add", name, "--language", language]);
        }
        res.post("/start", &json!({}));
        let due = res.at_desk()["deadline"].as_i64().expect("a deadline");
        res.postal(&["roll", "--deadline", &super::shown(super::civil(due))]);
        res
    }

    fn run(&self, args: &[&str]) -> String {
        let (code, out, err) = self.house.run(args, &[]);
        assert_eq!((code, err.as_str()), (0, ""), "{args:?}: {out}");
        out
    }

    /// Runs a command on the folder, in the minute in which it is run: letters are told by the minute, too.
    pub(super) fn postal(&self, args: &[&str]) -> String {
        let now = super::shown(super::civil(super::in_days(0)));
        self.run(&[&["postal", "-C", "game", "--now", &now], args].concat())
    }

    pub(super) fn log(&self) -> String {
        self.house.read("game/log")
    }

    /// Asks the server as the game master, as often as it is too often.
    fn ask(&mut self, method: Method, path: &str, body: Option<&Value>) -> Vec<u8> {
        let path = format!("/api/v1/tables/{GAME}{path}");
        let body = body.map(ToString::to_string);
        for _ in 0..100 {
            let asked = self.api.request(method, &path, Some(&self.token), body.as_deref());
            let answer = self.runtime.block_on(asked).expect("an answer");
            if answer.status != 429 {
                return answer.expect(200).expect("what was asked for").body;
            }
            std::thread::sleep(std::time::Duration::from_millis(100));
        }
        panic!("{path} is asked too often for ever");
    }

    fn post(&mut self, path: &str, body: &Value) -> Value {
        serde_json::from_slice(&self.ask(Method::Post, path, Some(body))).expect("JSON")
    }

    /// Does something at the desk of the server.
    pub(super) fn fine(&mut self, what: &str, body: &Value) -> Value {
        self.post(&format!("/desk/{what}"), body)
    }

    pub(super) fn at_desk(&mut self) -> Value {
        serde_json::from_slice(&self.ask(Method::Get, "/desk", None)).expect("JSON")
    }

    pub(super) fn report(&mut self, form: &str, seat: Option<usize>) -> String {
        let whose = seat.map_or_else(String::new, |it| format!("?seat={it}"));
        String::from_utf8(self.ask(Method::Get, &format!("/desk/report.{form}{whose}"), None)).expect("text")
    }

    /// Keeps a letter at the server.
    pub(super) fn keep(&mut self, seat: usize, words: &str, is_late: bool) -> Value {
        self.fine("letters", &json!({ "text": words, "seat": seat, "late": is_late }))
    }

    /// Takes the same letter into the folder.
    pub(super) fn take(&self, seat: usize, number: u64, words: &str, received: &str) {
        let file = format!("letter-{number}.txt");
        self.house.write(&file, words);
        let told = self.postal(&["take", &file, "--from", NAMES[seat], "--received", received]);
        assert!(told.contains(&format!("letter {number} from {}", NAMES[seat])), "{told}");
    }

    /// A letter as it lies on the desk of the server.
    pub(super) fn letter_of(&mut self, seat: usize, number: u64) -> Value {
        let desk = self.at_desk();
        let letters = desk["seats"][seat]["letters"].as_array().expect("letters");
        letters.iter().find(|it| it["number"] == number).expect("the letter").clone()
    }

    /// The confirmation of a letter in the folder.
    pub(super) fn confirmation(&self, number: u64, seat: usize) -> String {
        let name = NAMES[seat].to_lowercase();
        self.house.read(&format!("game/outbox/letter-{number:04}-{:02}-{name}/text.txt", seat + 1))
    }

    fn record(&mut self) -> String {
        String::from_utf8(self.ask(Method::Get, "/record", None)).expect("text")
    }

    /// Any legal orders of a seat for the open round, as moves.
    pub(super) fn moves(&mut self, seat: usize, luck: &mut Rng) -> Vec<String> {
        let mut host = library::read(&self.record(), &[]).expect("a record").host;
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

    /// The game as it was, move by move, with the seed that is told at the end, and the last report on paper.
    pub(super) fn expect_the_same_end(&mut self) {
        let theirs = self.ask(Method::Get, "/desk/report.pdf", None);
        let ours = std::fs::read(self.house.path("game/reports/12-final.1-zine.de.pdf")).expect("a report");
        assert!(ours == theirs, "the zine on paper");
        let (ours, theirs) = (self.house.read("game/records/final.rec"), self.record());
        assert_eq!(ours, theirs);
        library::verify(&theirs, &[]).expect("a true record");
    }
}

/// Moves as lines of a letter.
pub(super) fn lines(moves: &[String]) -> String {
    let orders = Orders::of_moves(moves.iter().map(|it| it.parse().expect("a move"))).to_string();
    let line = |it: &str| match it.split_once(' ') {
        Some((roll @ ("1" | "2" | "3"), order)) => format!("{roll}. Wurf: {order}\n"),
        Some(("remove", "none")) => String::new(),
        _ => format!("{it}\n"),
    };
    orders.split("; ").map(line).collect()
}
