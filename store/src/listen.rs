//! Hearing of what other servers wrote.

use std::time::Duration;

use kernel::TableId;
use sqlx::postgres::PgListener;
use tokio::sync::mpsc;

use crate::{Place, Store};

/// The channel of our notifications.
pub(crate) const CHANNEL: &str = "platelayer";

/// How long to wait before a lost connection is tried again.
const PAUSE: Duration = Duration::from_millis(500);

/// What is heard from the database.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Word {
    /// Another server wrote to this table.
    Written(TableId),
    /// Words may have been missed: look at every table.
    Missed,
}

impl Store {
    /// Tells of what other servers write, for as long as the receiver listens. A file has no other servers.
    pub fn listen(&self) -> mpsc::UnboundedReceiver<Word> {
        let (words, receiver) = mpsc::unbounded_channel();
        if let Place::Postgres(address) = &self.place {
            tokio::spawn(listen(address.clone(), format!("{} ", self.server), words));
        }
        receiver
    }
}

async fn listen(address: String, own: String, words: mpsc::UnboundedSender<Word>) {
    while !words.is_closed() {
        if let Err(error) = hear(&address, &own, &words).await {
            tracing::warn!(%error, "the database does not tell of other servers");
        }
        tokio::time::sleep(PAUSE).await;
    }
}

/// Listens until the connection is lost or nobody wants to know.
async fn hear(address: &str, own: &str, words: &mpsc::UnboundedSender<Word>) -> Result<(), sqlx::Error> {
    let mut listener = PgListener::connect(address).await?;
    listener.listen(CHANNEL).await?;
    // What was written before we listened, we did not hear.
    let _ = words.send(Word::Missed);
    loop {
        let notice = tokio::select! {
            notice = listener.try_recv() => notice?,
            () = words.closed() => return Ok(()),
        };
        let Some(notice) = notice else {
            return Ok(());
        };
        if notice.payload().starts_with(own) {
            continue;
        }
        for game in notice.payload().split(' ').skip(1).filter_map(|it| it.parse().ok()) {
            let _ = words.send(Word::Written(game));
        }
    }
}
