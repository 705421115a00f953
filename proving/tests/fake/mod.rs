//! A tiny server with one table that keeps its promises, or breaks one of them.

use std::{
    io::{BufRead as _, BufReader, Read as _, Write as _},
    net::{SocketAddr, TcpListener, TcpStream},
    sync::{Arc, Condvar, Mutex},
    thread,
};

use kernel::{Dice, Seat, Seed, Turn};
use library::Host;
use serde_json::{Value, json};

/// What is wrong with the server.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Trick {
    /// Nothing.
    None,
    /// It makes moves without answering, and streams break: bad luck, but no promise is broken.
    Breaks,
    /// It acknowledges moves that it does not make.
    Forgets,
    /// It makes a move again that is sent again.
    Doubles,
    /// A stream that is opened again begins one item too late.
    Skips,
    /// A stream that is opened again begins one item too early.
    Stutters,
    /// It refuses what it has offered.
    Refuses,
}

/// One game of 30 Rails on a port of its own.
pub(crate) struct Fake {
    table: Mutex<Table>,
    bell: Condvar,
    trick: Trick,
    n_seats: u16,
}

struct Table {
    host: Box<dyn Host>,
    dice: Dice,
    items: Vec<Value>,
    n_events: usize,
    n_sitting: u16,
    n_posts: usize,
}

impl Fake {
    /// Serves for as long as the test runs.
    pub(crate) fn start(n_seats: u16, trick: Trick) -> SocketAddr {
        let entry = library::find("30-rails").expect("a game");
        let host = entry.open(None, n_seats.into()).expect("a table");
        let dice = Dice::new(Seed::new([7; 32]), "fake".parse().expect("an id"));
        let table = Table { host, dice, items: Vec::new(), n_events: 0, n_sitting: 0, n_posts: 0 };
        let fake = Arc::new(Self { table: Mutex::new(table), bell: Condvar::new(), trick, n_seats });
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
        let address = listener.local_addr().expect("an address");
        thread::spawn(move || {
            for socket in listener.incoming().flatten() {
                let fake = Arc::clone(&fake);
                thread::spawn(move || fake.serve(&socket));
            }
        });
        address
    }

    /// Answers the requests of one connection until it breaks.
    fn serve(&self, socket: &TcpStream) -> Option<()> {
        let mut input = BufReader::new(socket);
        loop {
            let (mut line, mut seat, mut length, mut after) = (String::new(), 0, 0, None);
            input.read_line(&mut line).ok().filter(|it| *it > 0)?;
            let mut words = line.split(' ').map(str::to_owned);
            let (method, path) = (words.next()?, words.next()?);
            loop {
                let mut header = String::new();
                input.read_line(&mut header).ok()?;
                let Some((name, value)) = header.trim_end().split_once(": ") else { break };
                match name {
                    "authorization" => seat = value.strip_prefix("Bearer seat-")?.parse().ok()?,
                    "content-length" => length = value.parse().ok()?,
                    "last-event-id" => after = value.parse().ok(),
                    _ => {}
                }
            }
            let mut body = vec![0; length];
            input.read_exact(&mut body).ok()?;
            let (path, query) = path.split_once('?').unwrap_or((&path, ""));
            let (status, answer) = match (method.as_str(), path.rsplit('/').next()?) {
                ("POST", "tables") => (201, self.sit()),
                ("POST", "join") => (200, self.sit()),
                ("GET", "actions") => (200, self.actions(seat)),
                ("POST", "actions") => self.act(seat, &serde_json::from_slice(&body).ok()?)?,
                ("GET", "items") => {
                    (200, self.items(query.strip_prefix("after=").map_or(0, |it| it.parse().unwrap_or(0))))
                }
                ("GET", "record") => (200, self.record()),
                ("GET", "stream") => return self.stream(socket, after),
                _ => (404, json!({ "error": { "code": "not_found", "message": "" } }).to_string()),
            };
            let head = format!("HTTP/1.1 {status} -\r\ncontent-length: {}\r\n\r\n", answer.len());
            (&mut &*socket).write_all((head + &answer).as_bytes()).ok()?;
        }
    }

    fn sit(&self) -> String {
        let mut table = self.table.lock().expect("a table");
        let seat = table.n_sitting;
        table.n_sitting += 1;
        if table.n_sitting == self.n_seats {
            table.go_on();
            self.bell.notify_all();
        }
        json!({ "table": { "id": "t" }, "seat": seat, "token": format!("seat-{seat}") }).to_string()
    }

    fn actions(&self, seat: usize) -> String {
        let table = self.table.lock().expect("a table");
        let has_begun = table.n_sitting == self.n_seats;
        let actions = if has_begun { table.host.actions(Seat::new(seat).expect("a seat")) } else { Vec::new() };
        json!({ "cursor": table.items.len().to_string(), "seat": seat, "actions": actions }).to_string()
    }

    /// Makes a move; no answer if the connection shall break.
    fn act(&self, seat: usize, body: &Value) -> Option<(u16, String)> {
        let mut table = self.table.lock().expect("a table");
        table.n_posts += 1;
        let is_odd = table.n_posts.is_multiple_of(7);
        let at: usize = body["at"].as_str()?.parse().ok()?;
        let is_stale = at != table.items.len();
        if is_stale && self.trick != Trick::Doubles {
            return Some((409, json!({ "error": { "code": "stale", "message": "" } }).to_string()));
        }
        let action = body["action"].as_str()?;
        if is_odd && self.trick == Trick::Refuses {
            return Some((422, json!({ "error": { "code": "refused", "message": "" } }).to_string()));
        }
        let is_forgotten = is_odd && self.trick == Trick::Forgets;
        let mover = Seat::new(seat)?;
        if !is_forgotten && table.host.act(mover, action).is_err() {
            // Only who doubles moves comes here: it makes another move of the seat, if there is one.
            let Some(other) = table.host.actions(mover).into_iter().next() else {
                return Some((409, json!({ "error": { "code": "stale", "message": "" } }).to_string()));
            };
            table.host.act(mover, &other).ok()?;
        }
        table.go_on();
        self.bell.notify_all();
        if is_odd && self.trick == Trick::Breaks {
            return None;
        }
        Some((200, json!({ "cursor": table.items.len().to_string(), "turn": table.turn() }).to_string()))
    }

    fn items(&self, after: usize) -> String {
        let table = self.table.lock().expect("a table");
        json!({ "cursor": table.items.len().to_string(), "items": &table.items[after..] }).to_string()
    }

    fn record(&self) -> String {
        let table = self.table.lock().expect("a table");
        table.host.record(Some(table.dice.pledge()), Some(table.dice.seed().clone())).expect("a record")
    }

    fn stream(&self, mut socket: &TcpStream, after: Option<usize>) -> Option<()> {
        socket.write_all(b"HTTP/1.1 200 -\r\ntransfer-encoding: chunked\r\n\r\n").ok()?;
        let breaks = !matches!(self.trick, Trick::None | Trick::Forgets | Trick::Doubles | Trick::Refuses);
        let mut told = match (after, self.trick) {
            (Some(after), Trick::Skips) => after + 1,
            (Some(after), Trick::Stutters) => after - 1,
            (after, _) => after.unwrap_or(0),
        };
        for n_messages in 1.. {
            let mut table = self.table.lock().expect("a table");
            while table.items.len() <= told {
                table = self.bell.wait(table).expect("a table");
            }
            let cursor = table.items.len();
            let data = json!({ "cursor": cursor.to_string(), "items": &table.items[told..] });
            drop(table);
            told = cursor;
            let message = format!(": hello\nid: {cursor}\nevent: items\ndata: {data}\n\n");
            // In two chunks, so that no client may count on getting a message at once.
            let (one, two) = message.split_at(message.len() / 2);
            for chunk in [one, two] {
                socket.write_all(format!("{:x}\r\n{chunk}\r\n", chunk.len()).as_bytes()).ok()?;
            }
            if breaks && n_messages == 5 {
                return None;
            }
        }
        Some(())
    }
}

impl Table {
    fn go_on(&mut self) {
        self.host.settle(&self.dice);
        for n in self.n_events..self.host.n_events() {
            self.items.push(json!({ "at": 0, "kind": "event", "line": self.host.event(n) }));
        }
        self.n_events = self.host.n_events();
        let mut turn = self.turn();
        turn["kind"] = if turn["kind"] == "seats" { "turn" } else { "over" }.into();
        self.items.push(turn);
    }

    fn turn(&self) -> Value {
        match self.host.turn() {
            Turn::Seats(waiting) => {
                json!({ "kind": "seats", "waiting": waiting.iter().map(Seat::index).collect::<Vec<_>>() })
            }
            Turn::Chance | Turn::Over => json!({ "kind": "over" }),
        }
    }
}
