//! Somebody who listens to a table.

use serde_json::Value;
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::TcpStream,
    time::timeout,
};

use crate::{
    guest::{Answer, Guest, PATIENCE},
    seating::text,
};

/// An open stream of server-sent events.
pub(crate) struct Listener {
    stream: TcpStream,
    /// Bytes that are no whole piece yet.
    raw: Vec<u8>,
    /// Text that is no whole event yet.
    text: String,
    pub(crate) head: Answer,
}

/// What was heard together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Heard {
    /// The id of the event.
    pub(crate) cursor: String,
    pub(crate) items: Vec<Value>,
}

impl Listener {
    /// Listens from a cursor on, or from the beginning.
    pub(crate) async fn open(guest: &Guest, table: &str, last: Option<&str>) -> Self {
        let path = format!("/api/v1/tables/{table}/stream");
        let last = last.map(|it| format!("Last-Event-ID: {it}\r\n")).unwrap_or_default();
        let mut stream = TcpStream::connect(guest.address()).await.expect("a connection");
        stream.write_all(&guest.head("GET", &path, &last)).await.expect("it is sent");
        let mut raw = Vec::new();
        let end = loop {
            if let Some(end) = raw.windows(4).position(|it| it == b"\r\n\r\n") {
                break end + 4;
            }
            assert!(more(&mut stream, &mut raw).await, "{}", String::from_utf8_lossy(&raw));
        };
        let head = Answer::read(&raw[..end]).expect("a head");
        raw.drain(..end);
        Self { stream, raw, text: String::new(), head }
    }

    /// The next event; `None` when the stream has ended.
    pub(crate) async fn next(&mut self) -> Option<Heard> {
        loop {
            while let Some(end) = self.text.find("\n\n") {
                let event: String = self.text.drain(..end + 2).collect();
                if let Some(heard) = read_event(&event) {
                    return Some(heard);
                }
            }
            loop {
                match piece(&mut self.raw) {
                    Piece::Whole(bytes) => self.text.push_str(&String::from_utf8(bytes).expect("text")),
                    Piece::End if !self.text.contains("\n\n") => return None,
                    Piece::Part | Piece::End => break,
                }
            }
            if !self.text.contains("\n\n") && !more(&mut self.stream, &mut self.raw).await {
                return None;
            }
        }
    }

    /// All events up to the one that ends at a cursor.
    pub(crate) async fn until(&mut self, cursor: &str) -> Vec<Heard> {
        let mut res = Vec::new();
        while res.last().is_none_or(|it: &Heard| it.cursor != cursor) {
            let next = timeout(PATIENCE, self.next()).await;
            let next = next.unwrap_or_else(|_| panic!("{cursor} is not heard after {:?}", res.last()));
            res.push(next.unwrap_or_else(|| panic!("the stream ended before {cursor}")));
        }
        res
    }
}

async fn more(stream: &mut TcpStream, raw: &mut Vec<u8>) -> bool {
    timeout(PATIENCE, stream.read_buf(raw)).await.expect("something in time").is_ok_and(|it| it > 0)
}

/// What came of a body that is sent piece by piece.
enum Piece {
    Whole(Vec<u8>),
    Part,
    End,
}

/// Takes the next whole piece.
fn piece(raw: &mut Vec<u8>) -> Piece {
    let Some(end) = raw.windows(2).position(|it| it == b"\r\n") else {
        return Piece::Part;
    };
    let size = std::str::from_utf8(&raw[..end]).ok().and_then(|it| usize::from_str_radix(it, 16).ok());
    let size = size.expect("a piece has a size");
    if size == 0 {
        return Piece::End;
    }
    if raw.len() < end + 4 + size {
        return Piece::Part;
    }
    let piece = raw[end + 2..end + 2 + size].to_vec();
    raw.drain(..end + 4 + size);
    Piece::Whole(piece)
}

/// An event, if it is one of ours.
fn read_event(text: &str) -> Option<Heard> {
    let field = |name: &str| text.lines().find_map(|it| it.strip_prefix(name)?.strip_prefix(": "));
    let data = field("data")?;
    assert_eq!(field("event"), Some("items"), "{text}");
    let data: Value = serde_json::from_str(data).expect("JSON");
    let cursor = field("id").expect("an id").to_owned();
    assert_eq!(text_of(&data), cursor);
    Some(Heard { cursor, items: data["items"].as_array().expect("items").clone() })
}

fn text_of(data: &Value) -> String {
    text(&data["cursor"])
}
