//! What goes wrong, and how a client is told.

use axum::{
    Json,
    http::{HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
};
use store::StoreError;
use wire::api::{ErrorAnswer, ErrorBody, Table};

/// Why a request was not done.
#[derive(Debug)]
pub(crate) struct Fault {
    pub(crate) status: StatusCode,
    pub(crate) code: &'static str,
    pub(crate) message: String,
    pub(crate) position: Option<Box<Table>>,
    /// Seconds after which it may be tried again.
    pub(crate) retry_after: Option<u64>,
}

impl Fault {
    pub(crate) fn new(status: StatusCode, code: &'static str, message: impl Into<String>) -> Self {
        Self { status, code, message: message.into(), position: None, retry_after: None }
    }

    /// The request itself is wrong.
    pub(crate) fn bad(code: &'static str, message: impl Into<String>) -> Self {
        Self::new(StatusCode::BAD_REQUEST, code, message)
    }

    /// The request is well formed, and the rules forbid it.
    pub(crate) fn unprocessable(code: &'static str, message: impl Into<String>) -> Self {
        Self::new(StatusCode::UNPROCESSABLE_ENTITY, code, message)
    }

    /// The table is not as the request expects it.
    pub(crate) fn conflict(code: &'static str, message: impl Into<String>) -> Self {
        Self::new(StatusCode::CONFLICT, code, message)
    }

    pub(crate) fn forbidden(message: impl Into<String>) -> Self {
        Self::new(StatusCode::FORBIDDEN, "forbidden", message)
    }

    pub(crate) fn nobody() -> Self {
        Self::new(
            StatusCode::UNAUTHORIZED,
            "unauthorized",
            "this needs a seat at the table: join it, or open your link",
        )
    }

    pub(crate) fn not_found(message: impl Into<String>) -> Self {
        Self::new(StatusCode::NOT_FOUND, "not_found", message)
    }

    pub(crate) fn unavailable() -> Self {
        let message = "the database does not answer; whether this was done shows when you look again";
        let mut res = Self::new(StatusCode::SERVICE_UNAVAILABLE, "unavailable", message);
        res.retry_after = Some(1);
        res
    }

    pub(crate) fn too_many(seconds: u64) -> Self {
        let message = format!("too many requests: try again in {seconds} s");
        let mut res = Self::new(StatusCode::TOO_MANY_REQUESTS, "too_many_requests", message);
        res.retry_after = Some(seconds);
        res
    }

    /// A move that was meant for another position, with the one there is.
    pub(crate) fn stale(position: Table) -> Self {
        let message = "something has happened since: look at the position and decide again";
        let mut res = Self::conflict("stale", message);
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

impl From<getrandom::Error> for Fault {
    fn from(error: getrandom::Error) -> Self {
        tracing::error!(%error, "the system gives no random bytes");
        Self::unavailable()
    }
}

impl IntoResponse for Fault {
    fn into_response(self) -> Response {
        let error = ErrorBody { code: self.code.to_owned(), message: self.message };
        let mut res = (self.status, Json(ErrorAnswer { error, position: self.position })).into_response();
        if let Some(seconds) = self.retry_after {
            res.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        res
    }
}
