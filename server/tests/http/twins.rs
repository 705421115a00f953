//! Two servers whose tables have the same address, seats, secrets and times, and whose games took other ways.

use kernel::{Dice, Seat, Seed, TableId};
use library::Host;
use serde_json::{Value, json};
use store::{Append, Entry, Epoch, Index, NewTable, Status, Store};

use crate::{
    guest::{Answer, Guest},
    seating::Seating,
    yard::{Yard, folder, place},
};

/// The moment at which everything happened, in milliseconds since 1970.
const THEN: i64 = 1_763_164_800_000;

/// What the dice of both follow from.
const SEED: u8 = 6;

/// A table whose game has just begun, taken out of its server.
pub(crate) struct Origin {
    table: NewTable,
    /// What happened before the game.
    before: Vec<Entry>,
    pub(crate) seating: Seating,
    /// The game before its first event.
    pub(crate) host: Box<dyn Host>,
    pub(crate) dice: Dice,
}

/// The same table at two servers.
pub(crate) struct Twins {
    pub(crate) yards: [Yard; 2],
    pub(crate) seating: Seating,
    pub(crate) seed: String,
}

impl Origin {
    pub(crate) async fn new(game: &str, rules: &str, n_seats: usize) -> Self {
        Self::agreed(json!({ "game": game, "rules": rules }), n_seats).await
    }

    pub(crate) async fn agreed(terms: Value, n_seats: usize) -> Self {
        let yard = Yard::open().await;
        let seating = Seating::begin(&yard, terms.clone(), n_seats).await;
        let id: TableId = seating.id.parse().expect("an address");
        let folder = yard.close().await;
        let store = Store::open(place(folder.path())).await.expect("a database");
        let head = store.head(&id).await.expect("a head").expect("a table");
        let mut before = store.entries(&id, 0).await.expect("a log");
        before.retain(|it| it.kind != "event");
        assert!(before.last().is_some_and(|it| it.kind == "start"), "{before:?}");
        for entry in &mut before {
            entry.at = THEN;
        }
        store.close().await;
        let entry = library::find(terms["game"].as_str().expect("a name")).expect("a game");
        let host = entry.open(terms["rules"].as_str(), n_seats).expect("a table");
        // Dice of the test's own, so that the games take the same ways every time.
        let dice = Dice::new(Seed::new([SEED; 32]), "twins".parse().expect("a name"));
        let table = NewTable { seed: dice.seed().clone(), dice: dice.pledge().id, ..head.table };
        Self { table, before, seating, host, dice }
    }

    /// The table at two servers, after the games of these two.
    pub(crate) async fn part(self, games: [&dyn Host; 2]) -> Twins {
        let seed = self.table.seed.to_hex();
        let one = self.server(games[0], None, None).await;
        let two = self.server(games[1], None, None).await;
        Twins { yards: [one, two], seating: self.seating, seed }
    }

    /// A server with the table after this game, perhaps with a deadline, and perhaps after a server that died then.
    pub(crate) async fn server(&self, game: &dyn Host, deadline_at: Option<i64>, died_at: Option<i64>) -> Yard {
        let folder = folder();
        let store = Store::open(place(folder.path())).await.expect("a database");
        let lines = (0..game.n_events()).map(|it| game.event(it).expect("an event"));
        let first = self.before.last().map_or(1, |it| it.seq + 1);
        let after = lines.zip(first..);
        let event = |(body, seq)| Entry { seq, at: THEN, kind: "event".to_owned(), seat: None, body };
        let append = Append {
            table: self.table.id.clone(),
            epoch: Epoch::default(),
            entries: self.before.iter().cloned().chain(after.map(event)).collect(),
            index: Some(Index { status: Status::Playing, deadline_at, bot_at: None }),
            new: Some(Box::new(self.table.clone())),
            snapshot: None,
        };
        store.append(append).await.expect("an answer").expect("it is written");
        if let Some(died_at) = died_at {
            store.beat(died_at).await.expect("it is written");
        }
        store.close().await;
        Yard::again(folder, |_| {}).await
    }
}

impl Twins {
    /// Somebody at both servers: the holder of a seat, or somebody without one.
    pub(crate) fn viewer(&self, seat: Option<usize>) -> [Guest; 2] {
        [0, 1].map(|it| {
            let address = self.yards[it].address;
            seat.map_or_else(|| Guest::new(address), |seat| Guest::with(address, &self.seating.tokens[seat]))
        })
    }

    /// All that can be asked about the table.
    pub(crate) fn paths(&self) -> Vec<String> {
        let mut res: Vec<_> = [
            "",
            "/view",
            "/view?sheets=all",
            "/view?sheets=own",
            "/view?sheets=0",
            "/position",
            "/position?sheets=all&after=0.0",
            "/content",
            "/actions",
            "/link",
            "/items",
            "/record",
            "/screen",
            "/picture",
            "/sheet.pdf",
            "/replay/0",
            "/replay/5",
            "/replay/5?seat=0",
            "/replay/99999",
            "/verify",
        ]
        .map(|it| self.seating.path(it))
        .into();
        for seat in 0..self.seating.tokens.len() {
            res.push(self.seating.path(&format!("/screen?seat={seat}")));
            res.push(self.seating.path(&format!("/picture?seat={seat}")));
            res.push(self.seating.path(&format!("/sheet.pdf?seat={seat}")));
        }
        res
    }

    /// Fails unless both servers tell a viewer the same, byte for byte.
    pub(crate) async fn expect_same(&self, seat: Option<usize>) {
        let viewers = self.viewer(seat);
        for path in self.paths() {
            let [one, two] = [viewers[0].get(&path).await, viewers[1].get(&path).await].map(timeless);
            assert_eq!(one, two, "{path} for {seat:?}");
            assert!(!one.contains(&self.seed), "{path} tells the seed");
        }
    }
}

/// An answer without the moments and addresses that must differ.
pub(crate) fn timeless(mut answer: Answer) -> String {
    let mut headers = std::mem::take(&mut answer.headers);
    headers.retain(|(name, _)| name != "date");
    let is_pdf = headers.iter().any(|(name, value)| name == "content-type" && value == "application/pdf");
    // Not every byte of a PDF is text, but every byte tells something.
    let body = if is_pdf { answer.body.iter().map(|it| char::from(*it)).collect() } else { answer.text() };
    let text = format!("{} {headers:?} {body}", answer.status);
    let mut res = String::new();
    for word in text.split_inclusive(|it: char| !it.is_ascii_digit()) {
        let digits = word.trim_end_matches(|it: char| !it.is_ascii_digit());
        res.push_str(if digits.len() == 13 { "NOW" } else { digits });
        res.push_str(&word[digits.len()..]);
    }
    res
}

/// A seat.
pub(crate) fn seat(number: usize) -> Seat {
    Seat::new(number).expect("a seat")
}
