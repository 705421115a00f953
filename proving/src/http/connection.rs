//! Requests and answers, one after the other on a connection that stays open.

use std::{fmt::Write as _, io, net::SocketAddr, time::Duration};

use serde::Deserialize;
use tokio::time::timeout;

use super::{Body, HttpError, link::Link};

/// How long an answer may take.
const PATIENCE: Duration = Duration::from_secs(30);

/// How much of an unexpected body is told.
const EXCERPT: usize = 300;

/// What is asked for.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Method {
    /// Something to read.
    Get,
    /// Something to do.
    Post,
}

/// An answer with its whole body.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer {
    /// The status code.
    pub status: u16,
    /// The body.
    pub body: Vec<u8>,
}

#[derive(Deserialize)]
struct Complaint<'a> {
    #[serde(borrow)]
    error: Code<'a>,
}

#[derive(Deserialize)]
struct Code<'a> {
    code: &'a str,
}

impl Answer {
    /// The body as JSON, whatever the status.
    pub fn json<'a, T: Deserialize<'a>>(&'a self) -> Result<T, HttpError> {
        Ok(serde_json::from_slice(&self.body)?)
    }

    /// The answer if it has this status.
    pub fn expect(self, status: u16) -> Result<Self, HttpError> {
        if self.status == status { Ok(self) } else { Err(self.into_error()) }
    }

    /// The code of a refusal, if the body is one.
    pub fn code(&self) -> Option<&str> {
        serde_json::from_slice::<Complaint>(&self.body).ok().map(|it| it.error.code)
    }

    /// The body as text.
    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }

    pub(super) fn into_error(self) -> HttpError {
        let body = self.text().chars().take(EXCERPT).collect();
        HttpError::Status { status: self.status, body }
    }
}

/// A connection that is opened when it is needed.
#[derive(Debug)]
pub struct Connection {
    address: SocketAddr,
    link: Option<Link>,
}

impl Connection {
    /// A connection to this address, not open yet.
    pub const fn new(address: SocketAddr) -> Self {
        Self { address, link: None }
    }

    /// Where it leads.
    pub const fn address(&self) -> SocketAddr {
        self.address
    }

    /// Asks for something to read.
    pub async fn get(&mut self, path: &str, bearer: Option<&str>) -> Result<Answer, HttpError> {
        let is_used = self.link.is_some();
        match self.request(Method::Get, path, bearer, None).await {
            // A server may close a connection that nobody uses; reading once more does no harm.
            Err(HttpError::Lost(_)) if is_used => self.request(Method::Get, path, bearer, None).await,
            res => res,
        }
    }

    /// Asks for something to be done, with a body of JSON.
    pub async fn post(&mut self, path: &str, bearer: Option<&str>, body: &str) -> Result<Answer, HttpError> {
        self.request(Method::Post, path, bearer, Some(body)).await
    }

    /// Sends a request and waits for the whole answer.
    pub async fn request(
        &mut self,
        method: Method,
        path: &str,
        bearer: Option<&str>,
        body: Option<&str>,
    ) -> Result<Answer, HttpError> {
        let link = self.link.take();
        let exchange = async {
            let mut link = match link {
                Some(link) => link,
                None => Link::open(self.address).await?,
            };
            link.send(&request(self.address, method, path, bearer, &[], body)).await?;
            let head = link.head().await?;
            let mut rest = Body::new(head.framing);
            let mut body = Vec::new();
            while link.body(&mut rest, &mut body).await? {}
            let answer = Answer { status: head.status, body };
            Ok::<_, HttpError>((answer, head.keeps_alive.then_some(link)))
        };
        let (answer, link) = timeout(PATIENCE, exchange).await.map_err(|_| HttpError::Late(PATIENCE))??;
        self.link = link;
        Ok(answer)
    }

    /// Ends the connection; the next request opens another.
    pub fn hang_up(&mut self) {
        self.link = None;
    }
}

/// The bytes of a request.
pub(super) fn request(
    address: SocketAddr,
    method: Method,
    path: &str,
    bearer: Option<&str>,
    headers: &[(&str, &str)],
    body: Option<&str>,
) -> Vec<u8> {
    let verb = match method {
        Method::Get => "GET",
        Method::Post => "POST",
    };
    let mut text = format!("{verb} {path} HTTP/1.1\r\nhost: {address}\r\n");
    let mut header = |name: &str, value: &str| text.extend([name, ": ", value, "\r\n"]);
    if let Some(bearer) = bearer {
        header("authorization", &format!("Bearer {bearer}"));
    }
    for (name, value) in headers {
        header(name, value);
    }
    if let Some(body) = body {
        header("content-type", "application/json");
        let _ = write!(text, "content-length: {}\r\n", body.len());
    }
    text.push_str("\r\n");
    text.push_str(body.unwrap_or_default());
    text.into_bytes()
}

impl HttpError {
    /// Whether the server may have acted although no answer came.
    pub const fn is_unanswered(&self) -> bool {
        matches!(self, Self::Lost(_) | Self::Late(_))
    }

    /// Whether nothing was sent because nobody listens there.
    pub fn is_nobody(&self) -> bool {
        matches!(self, Self::Lost(error) if error.kind() == io::ErrorKind::ConnectionRefused)
    }
}
