//! A stream of server-sent events over HTTP.

use std::{net::SocketAddr, time::Duration};

use tokio::time::timeout;

use super::{Answer, Body, Events, HttpError, Message, Method, connection::request, link::Link};

/// How long the head of the answer may take.
const PATIENCE: Duration = Duration::from_secs(30);

/// An open stream.
#[derive(Debug)]
pub struct Stream {
    link: Link,
    body: Body,
    events: Events,
    room: Vec<u8>,
}

impl Stream {
    /// Opens a stream, after the message with this id if one is given.
    pub async fn open(
        address: SocketAddr,
        path: &str,
        bearer: Option<&str>,
        after: Option<&str>,
    ) -> Result<Self, HttpError> {
        timeout(PATIENCE, Self::open_patiently(address, path, bearer, after))
            .await
            .map_err(|_| HttpError::Late(PATIENCE))?
    }

    async fn open_patiently(
        address: SocketAddr,
        path: &str,
        bearer: Option<&str>,
        after: Option<&str>,
    ) -> Result<Self, HttpError> {
        let mut link = Link::open(address).await?;
        let mut headers = vec![("accept", "text/event-stream")];
        headers.extend(after.map(|it| ("last-event-id", it)));
        link.send(&request(address, Method::Get, path, bearer, &headers, None)).await?;
        let head = link.head().await?;
        let mut body = Body::new(head.framing);
        if head.status != 200 {
            let mut answer = Answer { status: head.status, body: Vec::new() };
            while link.body(&mut body, &mut answer.body).await? {}
            return Err(answer.into_error());
        }
        Ok(Self { link, body, events: Events::default(), room: Vec::new() })
    }

    /// Waits for the next message; `None` when the server has ended the stream.
    ///
    /// Giving up the wait loses nothing: what came is kept.
    pub async fn next(&mut self) -> Result<Option<Message>, HttpError> {
        loop {
            if let Some(message) = self.events.pop() {
                return Ok(Some(message));
            }
            self.room.clear();
            let goes_on = self.link.body(&mut self.body, &mut self.room).await?;
            self.events.feed(&self.room);
            if !goes_on {
                return Ok(self.events.pop());
            }
        }
    }
}
