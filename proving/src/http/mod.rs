//! A lean HTTP/1.1 client: the one who measures shares the processors with the one who is measured.

mod body;
mod connection;
mod events;
mod head;
mod link;
mod stream;

pub use body::Body;
pub use connection::{Answer, Connection, Method};
pub use events::{Events, Message};
pub use head::{Framing, Head};
pub use stream::Stream;

/// Why there is no answer, or none that can be used.
#[derive(Debug, thiserror::Error)]
pub enum HttpError {
    /// The connection cannot be opened, or broke; whether the server acted on a request is not known.
    #[error("the connection is lost: {0}")]
    Lost(#[from] std::io::Error),
    /// Nothing came in time; whether the server acted on a request is not known.
    #[error("no answer within {0:?}")]
    Late(std::time::Duration),
    /// What came is not HTTP/1.1 as this client knows it.
    #[error("the answer cannot be read: {0}")]
    Malformed(&'static str),
    /// The server gave a status that was not asked for.
    #[error("the server answers {status}: {body}")]
    Status {
        /// The status code.
        status: u16,
        /// The start of the body.
        body: String,
    },
    /// The body is not the JSON that was expected.
    #[error("the answer is not what was expected: {0}")]
    Json(#[from] serde_json::Error),
}
