//! What goes wrong, and how a client is told.

use axum::{
    Json,
    http::{HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
};
use kernel::{Citation, Cited as _, Unfair};
use library::{HostError, Objection};
use store::StoreError;
pub(crate) use wire::api::Code;
use wire::api::{ErrorAnswer, ErrorBody, Refusal, Table};

/// Why a request was not done.
#[derive(Debug)]
pub(crate) struct Fault {
    pub(crate) status: StatusCode,
    pub(crate) code: Code,
    pub(crate) message: String,
    /// Why the rules forbid it.
    pub(crate) refusal: Option<Box<Refusal>>,
    pub(crate) position: Option<Box<Table>>,
    /// Seconds after which it may be tried again.
    pub(crate) retry_after: Option<u64>,
}

impl Fault {
    pub(crate) fn new(status: StatusCode, code: Code, message: impl Into<String>) -> Self {
        Self { status, code, message: message.into(), refusal: None, position: None, retry_after: None }
    }

    /// The request itself is wrong.
    pub(crate) fn bad(code: Code, message: impl Into<String>) -> Self {
        Self::new(StatusCode::BAD_REQUEST, code, message)
    }

    /// The request is well formed, and the rules forbid it.
    pub(crate) fn unprocessable(code: Code, message: impl Into<String>) -> Self {
        Self::new(StatusCode::UNPROCESSABLE_ENTITY, code, message)
    }

    /// The request is well formed, and this is why it is not done.
    fn cited(code: Code, citation: &Citation) -> Self {
        let mut res = Self::unprocessable(code, &citation.text);
        res.refusal = Some(Box::new(citation.into()));
        res
    }

    /// The text is no move.
    pub(crate) fn unreadable(text: &str, reason: &str) -> Self {
        Self::cited(Code::Unreadable, &Objection::unreadable(text, reason).citation())
    }

    /// The move stands.
    pub(crate) fn unfair(unfair: Unfair) -> Self {
        let mut res = Self::cited(Code::Unfair, &unfair.citation());
        if let Unfair::Moved { .. } = unfair {
            // Who it was may be hidden.
            "another seat has moved since".clone_into(&mut res.message);
        }
        res
    }

    /// The table is not as the request expects it.
    pub(crate) fn conflict(code: Code, message: impl Into<String>) -> Self {
        Self::new(StatusCode::CONFLICT, code, message)
    }

    pub(crate) fn forbidden(message: impl Into<String>) -> Self {
        Self::new(StatusCode::FORBIDDEN, Code::Forbidden, message)
    }

    pub(crate) fn nobody() -> Self {
        Self::new(
            StatusCode::UNAUTHORIZED,
            Code::Unauthorized,
            "this needs a seat at the table: join it, or open your link",
        )
    }

    pub(crate) fn not_found(message: impl Into<String>) -> Self {
        Self::new(StatusCode::NOT_FOUND, Code::NotFound, message)
    }

    pub(crate) fn unavailable() -> Self {
        let message = "the database does not answer; whether this was done shows when you look again";
        let mut res = Self::new(StatusCode::SERVICE_UNAVAILABLE, Code::Unavailable, message);
        res.retry_after = Some(1);
        res
    }

    /// Too much is being worked out for others.
    pub(crate) fn busy() -> Self {
        let mut res =
            Self::new(StatusCode::SERVICE_UNAVAILABLE, Code::Busy, "the server is busy: try again in a moment");
        res.retry_after = Some(1);
        res
    }

    /// Something of ours is wrong.
    pub(crate) fn defect() -> Self {
        let message = "this is a defect of the server, and was written to its log";
        Self::new(StatusCode::INTERNAL_SERVER_ERROR, Code::Defect, message)
    }

    pub(crate) fn too_many(seconds: u64) -> Self {
        let message = format!("too many requests: try again in {seconds} s");
        let mut res = Self::new(StatusCode::TOO_MANY_REQUESTS, Code::TooManyRequests, message);
        res.retry_after = Some(seconds);
        res
    }

    /// A move that was meant for another position, with the one there is.
    pub(crate) fn stale(position: Table) -> Self {
        let message = "something has happened since: look at the position and decide again";
        let mut res = Self::conflict(Code::Stale, message);
        res.position = Some(Box::new(position));
        res
    }
}

impl From<StoreError> for Fault {
    fn from(error: StoreError) -> Self {
        tracing::error!(%error, "the store failed");
        Self::unavailable()
    }
}

impl From<HostError> for Fault {
    fn from(error: HostError) -> Self {
        let code = match error {
            HostError::Unreadable(_) => Code::Unreadable,
            HostError::Refused(_) => Code::Refused,
        };
        Self::cited(code, error.citation())
    }
}

impl From<getrandom::Error> for Fault {
    fn from(error: getrandom::Error) -> Self {
        tracing::error!(%error, "the system gives no random bytes");
        Self::unavailable()
    }
}

impl IntoResponse for Fault {
    fn into_response(self) -> Response {
        let error =
            ErrorBody { code: self.code.to_string(), message: self.message, refusal: self.refusal.map(|it| *it) };
        let mut res = (self.status, Json(ErrorAnswer { error, position: self.position })).into_response();
        if let Some(seconds) = self.retry_after {
            res.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        res
    }
}
