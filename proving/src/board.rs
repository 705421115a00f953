//! When moves were sent, and when others saw them, at one table.

use std::{
    sync::{Mutex, MutexGuard, PoisonError},
    time::Instant,
};

use serde::Deserialize;

use crate::statistics::Samples;

/// The times of one table.
#[derive(Debug, Default)]
pub struct Board(Mutex<Times>);

#[derive(Debug, Default)]
struct Times {
    /// The number and the time of the last move of every seat.
    sent: Vec<(u32, Option<Instant>)>,
    seen: Samples,
}

/// One who looks at a stream and remembers whose moves it has seen.
#[derive(Debug)]
pub struct Witness {
    seat: u16,
    seen: Vec<u32>,
}

#[derive(Deserialize)]
struct Batch<'a> {
    #[serde(borrow)]
    items: Vec<Sight<'a>>,
}

#[derive(Deserialize)]
struct Sight<'a> {
    kind: &'a str,
    seat: Option<u16>,
    line: Option<&'a str>,
}

impl Board {
    /// A seat sends a move now.
    pub fn send(&self, seat: u16) {
        let mut times = self.times();
        let index = usize::from(seat);
        if times.sent.len() <= index {
            times.sent.resize(index + 1, (0, None));
        }
        times.sent[index] = (times.sent[index].0 + 1, Some(Instant::now()));
    }

    /// The times from a move to its sight on another seat's stream.
    pub fn seen(&self) -> Samples {
        self.times().seen.clone()
    }

    fn times(&self) -> MutexGuard<'_, Times> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Witness {
    /// A witness on the stream of this seat.
    pub const fn new(seat: u16) -> Self {
        Self { seat, seen: Vec::new() }
    }

    /// Takes in a message that came at this time; what cannot be read is no sight.
    pub fn look(&mut self, board: &Board, data: &str, now: Instant) {
        let Ok(batch) = serde_json::from_str::<Batch>(data) else { return };
        let mut times = board.times();
        for seat in batch.items.iter().filter_map(Sight::mover).filter(|&it| it != self.seat) {
            let index = usize::from(seat);
            let Some(&(number, Some(sent))) = times.sent.get(index) else { continue };
            if self.seen.len() <= index {
                self.seen.resize(index + 1, 0);
            }
            // A move that was hidden is seen when its seat is ready; that it is shown later is no second sight.
            if self.seen[index] < number {
                self.seen[index] = number;
                times.seen.add(now.saturating_duration_since(sent));
            }
        }
    }
}

impl Sight<'_> {
    /// Whose move this tells of.
    fn mover(&self) -> Option<u16> {
        match self.kind {
            "ready" => self.seat,
            "event" => self.line?.split(' ').next()?.parse().ok(),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::{Duration, Instant};

    use super::{Board, Witness};

    #[test]
    fn a_move_of_another_seat_is_seen_once() {
        let (board, mut witness) = (Board::default(), Witness::new(1));
        let mut look = |items: &str| {
            witness.look(&board, &format!("{{\"cursor\":\"1\",\"items\":[{items}]}}"), Instant::now());
            board.seen().len()
        };
        assert_eq!(look(r#"{"kind":"ready","seat":2}"#), 0, "not sent by us");
        board.send(1);
        board.send(2);
        assert_eq!(look(r#"{"kind":"ready","seat":1}"#), 0, "its own");
        assert_eq!(look(r#"{"at":1,"kind":"event","line":". roll 2 2"},{"kind":"ready","seat":2}"#), 1);
        assert_eq!(look(r#"{"kind":"reveal","lines":["2 x1/y2 = 3a"]}"#), 1, "seen already");
        board.send(2);
        assert_eq!(look(r#"{"at":1,"kind":"event","line":"2 pass"}"#), 2);
        assert_eq!(look("nonsense"), 2);
        assert!(board.seen().longest() < Some(Duration::from_mins(1)));
    }
}
