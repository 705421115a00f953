//! The ear of a player: a stream that is opened again, where it was, as often as it breaks.

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};

use serde::Deserialize;
use serde_json::Value;
use tokio::{sync::Notify, time};

use crate::{
    api::Ticket,
    board::{Board, Witness},
    glance::Glance,
    http::{HttpError, Message, Stream},
    yard::Yard,
};

/// How long a stream that broke is left alone.
const PAUSE: Duration = Duration::from_millis(20);

/// How the listener wakes its player.
#[derive(Debug, Default)]
pub struct Bell {
    is_over: AtomicBool,
    call: Notify,
}

impl Bell {
    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.is_over.load(Ordering::Acquire)
    }

    /// Waits until there is something to look at; a call that came before is not lost.
    pub async fn called(&self) {
        self.call.notified().await;
    }

    fn end(&self) {
        self.is_over.store(true, Ordering::Release);
        self.call.notify_one();
    }
}

/// Listens for one seat until the game is over.
#[derive(Debug)]
pub struct Listener {
    /// The seat.
    pub ticket: Ticket,
    /// Where the servers are.
    pub yard: Arc<Yard>,
    /// Which of them it tries first.
    pub home: usize,
    /// How the player is woken.
    pub bell: Arc<Bell>,
    /// Whether everything that is told is kept.
    pub keeps: bool,
    /// Where the times of other seats' moves are kept, if it looks at them.
    pub board: Option<Arc<Board>>,
}

/// What a listener has heard.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Heard {
    /// Every item, in order, if they were kept.
    pub items: Vec<Value>,
    /// How often the stream was opened after the first time.
    pub n_reopened: usize,
    /// What must not happen and did.
    pub complaints: Vec<String>,
}

#[derive(Deserialize)]
struct Batch {
    cursor: String,
    items: Vec<Value>,
}

impl Listener {
    /// Listens to the end.
    pub async fn listen(self) -> Heard {
        let mut heard = Heard::default();
        let mut witness = Witness::new(self.ticket.seat);
        let mut last: Option<String> = None;
        let mut n_tries = 0;
        let mut was_open = false;
        loop {
            match self.open(n_tries, last.as_deref()).await {
                Ok(mut stream) => {
                    heard.n_reopened += usize::from(was_open);
                    was_open = true;
                    while let Ok(Some(message)) = stream.next().await {
                        let now = Instant::now();
                        if let Some(board) = &self.board {
                            witness.look(board, &message.data, now);
                        }
                        if self.take(&mut heard, &message) {
                            self.bell.end();
                            return heard;
                        }
                        last = Some(message.id);
                    }
                }
                // A table that was there and a seat that was ours must stay so.
                Err(HttpError::Status { status: status @ (400..=404 | 410), body }) => {
                    heard.complaints.push(format!("the stream is refused with {status}: {body}"));
                    self.bell.end();
                    return heard;
                }
                Err(_) => {}
            }
            n_tries += 1;
            time::sleep(PAUSE).await;
        }
    }

    async fn open(&self, n_tries: usize, after: Option<&str>) -> Result<Stream, HttpError> {
        let address = self.yard.address(self.home, n_tries).ok_or(HttpError::Late(Duration::ZERO))?;
        let path = format!("/api/v1/tables/{}/stream", self.ticket.table);
        Stream::open(address, &path, Some(&self.ticket.token), after).await
    }

    /// Takes in a message, and calls the player if it should look; says whether the game is over.
    fn take(&self, heard: &mut Heard, message: &Message) -> bool {
        let glance = Glance::at(&message.data, self.ticket.seat);
        if self.keeps {
            match serde_json::from_str::<Batch>(&message.data) {
                Ok(batch) => {
                    if batch.cursor != message.id {
                        let (cursor, id) = (&batch.cursor, &message.id);
                        heard.complaints.push(format!("a message with the id `{id}` has the cursor `{cursor}`"));
                    }
                    heard.items.extend(batch.items);
                }
                Err(error) => heard.complaints.push(format!("a message cannot be read: {error}: {}", message.data)),
            }
        }
        if glance.turn.unwrap_or(glance.has_news) {
            self.bell.call.notify_one();
        }
        glance.is_over
    }
}
