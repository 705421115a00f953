//! Requests to the server that the page came from, and what can go wrong with them.

use std::time::Duration;

use gloo_net::http::{Method, RequestBuilder};
use leptos::{prelude::*, task::spawn_local};
use serde::{Serialize, de::DeserializeOwned};
use wire::api::{ErrorAnswer, ErrorBody, Refusal};

use crate::words;

/// Why there is no good answer.
#[derive(Clone, Debug)]
pub(crate) enum Failure {
    /// The server does not answer: it is switched off, or there is no connection.
    Unreachable,
    /// The server said no.
    Refused {
        /// The status of the answer.
        status: u16,
        /// One word for programs.
        code: String,
        /// One sentence in English.
        message: String,
        /// Why the rules forbid it.
        refusal: Option<Refusal>,
    },
    /// The answer was not what it should be.
    Unreadable,
}

impl Failure {
    /// What happened and how to go on, in the player's language.
    pub(crate) fn text(&self) -> String {
        match self {
            Self::Unreachable => t!("server-unreachable"),
            Self::Unreadable => t!("server-unreadable"),
            Self::Refused { code, message, refusal, .. } => {
                let told = refusal.as_ref().and_then(|it| {
                    words::told(&it.id, it.arguments.iter().map(|(name, value)| (name.as_str(), value.as_str())))
                });
                let known = || words::find(crate::settings::language(), &format!("error-{code}"), &[]);
                told.or_else(known).unwrap_or_else(|| message.clone())
            }
        }
    }

    /// Whether something has happened since that the request did not know of.
    pub(crate) fn is_stale(&self) -> bool {
        matches!(self, Self::Refused { status: 409, code, .. } if code == "stale")
    }

    /// Whether the same request may work later.
    pub(crate) fn is_passing(&self) -> bool {
        match self {
            Self::Unreachable => true,
            Self::Refused { status, .. } => matches!(status, 429 | 502..=504),
            Self::Unreadable => false,
        }
    }
}

/// Asks for something.
pub(crate) async fn get<A: DeserializeOwned>(path: &str) -> Result<A, Failure> {
    read(&send(Method::GET, path, None).await?)
}

/// Asks for something for a page: nothing until the answer is there.
pub(crate) fn asked<A>(path: String) -> RwSignal<Option<Result<A, Failure>>>
where
    A: DeserializeOwned + Send + Sync + 'static,
{
    let answer = RwSignal::new(None);
    spawn_local(async move {
        let got = get(&path).await;
        answer.try_set(Some(got));
    });
    answer
}

/// Asks for something for a page, and again every now and then while the page is looked at.
///
/// What comes again as it was changes nothing on the page.
pub(crate) fn asked_again<A>(path: String) -> RwSignal<Option<Result<A, Failure>>>
where
    A: DeserializeOwned + Send + Sync + 'static,
{
    let (answer, last) = (RwSignal::new(None), StoredValue::new(None::<String>));
    now_and_then(move || {
        let path = path.clone();
        spawn_local(async move {
            match get_text(&path).await {
                Ok(text) if last.try_with_value(|last| last.as_deref() == Some(&text)) == Some(true) => {}
                Ok(text) => {
                    answer.try_set(Some(read(&text)));
                    last.try_set_value(Some(text));
                }
                Err(failure) => {
                    answer.try_set(Some(Err(failure)));
                    last.try_set_value(None);
                }
            }
        });
    });
    answer
}

/// How long what a page shows of the server may be old.
const STALE: Duration = Duration::from_secs(15);

/// Does something now and again while the page is looked at, and when somebody comes back to it.
pub(crate) fn now_and_then(act: impl Fn() + Clone + 'static) {
    act();
    let is_seen = || !document().hidden();
    let tick = set_interval_with_handle(
        {
            let act = act.clone();
            move || {
                if is_seen() {
                    act();
                }
            }
        },
        STALE,
    )
    .ok();
    let back = window_event_listener_untyped("visibilitychange", move |_| {
        if is_seen() {
            act();
        }
    });
    on_cleanup(move || {
        back.remove();
        if let Some(tick) = tick {
            tick.clear();
        }
    });
}

/// Asks for something that is text.
pub(crate) async fn get_text(path: &str) -> Result<String, Failure> {
    send(Method::GET, path, None).await
}

/// Sends something.
pub(crate) async fn post<A: DeserializeOwned>(path: &str, body: &impl Serialize) -> Result<A, Failure> {
    let body = serde_json::to_string(body).map_err(|_| Failure::Unreadable)?;
    read(&send(Method::POST, path, Some(body)).await?)
}

/// Sends something that has its effect once, however often it is sent with the same key.
pub(crate) async fn post_once<A: DeserializeOwned>(path: &str, key: &str, body: &impl Serialize) -> Result<A, Failure> {
    let body = serde_json::to_string(body).map_err(|_| Failure::Unreadable)?;
    let builder = RequestBuilder::new(path).method(Method::POST).header("Idempotency-Key", key);
    read(&answer(builder, Some(body)).await?)
}

/// Sets something.
pub(crate) async fn put<A: DeserializeOwned>(path: &str, body: &impl Serialize) -> Result<A, Failure> {
    let body = serde_json::to_string(body).map_err(|_| Failure::Unreadable)?;
    read(&send(Method::PUT, path, Some(body)).await?)
}

/// Takes something away.
pub(crate) async fn delete<A: DeserializeOwned>(path: &str) -> Result<A, Failure> {
    read(&send(Method::DELETE, path, None).await?)
}

fn read<A: DeserializeOwned>(text: &str) -> Result<A, Failure> {
    // An answer without content reads as null.
    let text = if text.is_empty() { "null" } else { text };
    serde_json::from_str(text).map_err(|_| Failure::Unreadable)
}

async fn send(method: Method, path: &str, body: Option<String>) -> Result<String, Failure> {
    answer(RequestBuilder::new(path).method(method), body).await
}

async fn answer(builder: RequestBuilder, body: Option<String>) -> Result<String, Failure> {
    let request = match body {
        Some(body) => builder.header("Content-Type", "application/json").body(body),
        None => builder.build(),
    };
    let response = request.map_err(|_| Failure::Unreadable)?.send().await.map_err(|_| Failure::Unreachable)?;
    let status = response.status();
    let text = response.text().await.map_err(|_| Failure::Unreachable)?;
    if (200..300).contains(&status) {
        return Ok(text);
    }
    match serde_json::from_str::<ErrorAnswer>(&text) {
        Ok(ErrorAnswer { error: ErrorBody { code, message, refusal }, .. }) => {
            Err(Failure::Refused { status, code, message, refusal })
        }
        // Something between us and the server has answered.
        Err(_) => Err(Failure::Unreachable),
    }
}
