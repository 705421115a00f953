//! What every request passes: limits, the check of its origin, and headers that browsers obey.

use std::{sync::Arc, time::Instant};

use axum::{
    extract::{MatchedPath, Request, State},
    http::{HeaderName, HeaderValue, Method, Uri, header, request::Parts, uri::Authority},
    middleware::Next,
    response::{IntoResponse as _, Response},
};
use tokio::time::timeout;

use crate::{app::App, caller, client, fault::Fault, limits::network, places::ASKING};

/// Nothing is loaded, framed or sent anywhere by what an address of the API answers.
const API_POLICY: &str = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/// A page loads only what we serve, and nothing in it is run that does not come from a file of ours.
pub(crate) const PAGE_POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
     img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; \
     frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/// Lets a request through, or says why not; counts and logs it.
pub(crate) async fn guard(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let begun = Instant::now();
    // The pattern and not the path: an address of a table is known to those who have the link only.
    let path = request.extensions().get::<MatchedPath>().map_or("none", |it| it.as_str()).to_owned();
    let method = request.method().clone();
    let (parts, body) = request.into_parts();
    let asked = parts.uri.path();
    // Who opens a page asks for all of its files at once, and they are at hand.
    let is_free = matches!(asked, "/healthz" | "/metrics") || client::is_beside(asked);
    let address = caller::address(&app, &parts);
    let may_pass = if is_free { Ok(()) } else { app.limits.address(address) };
    let mut answer = match may_pass.and_then(|()| check_origin(&app, &parts)) {
        Ok(()) => {
            let answer = ASKING.scope(network(address), next.run(Request::from_parts(parts, body)));
            let answer = timeout(app.settings.patience.request, answer).await;
            answer.unwrap_or_else(|_| Fault::unavailable().into_response())
        }
        Err(fault) => fault.into_response(),
    };
    set_headers(&mut answer);
    let (status, elapsed) = (answer.status().as_u16(), begun.elapsed());
    app.metrics.answer(&path, status, elapsed);
    let millis = elapsed.as_secs_f64() * 1000.0;
    if status >= 500 {
        tracing::warn!(%method, path, status, millis, "request");
    } else {
        tracing::debug!(%method, path, status, millis, "request");
    }
    answer
}

/// Refuses changes that another site makes a browser send.
fn check_origin(app: &App, parts: &Parts) -> Result<(), Fault> {
    if matches!(parts.method, Method::GET | Method::HEAD | Method::OPTIONS) {
        return Ok(());
    }
    let foreign = || Fault::forbidden("this change comes from another site");
    let text = |name: HeaderName| parts.headers.get(name).map(|it| it.to_str().unwrap_or("?"));
    if text(HeaderName::from_static("sec-fetch-site")).is_some_and(|it| !matches!(it, "same-origin" | "none")) {
        return Err(foreign());
    }
    // Programs that are no browsers send none, and have no cookies of other people.
    let Some(origin) = text(header::ORIGIN) else {
        return Ok(());
    };
    if let Some(public) = &app.settings.public_url {
        return if origin == public.trim_end_matches('/') { Ok(()) } else { Err(foreign()) };
    }
    let asked: Option<Uri> = origin.parse().ok();
    let asked = asked.as_ref().and_then(|it| it.authority()).map(Authority::as_str);
    let host = text(header::HOST).or_else(|| parts.uri.authority().map(Authority::as_str));
    if asked.is_some() && asked == host { Ok(()) } else { Err(foreign()) }
}

fn set_headers(answer: &mut Response) {
    let headers = answer.headers_mut();
    let mut set = |name: HeaderName, value: &'static str| {
        headers.entry(name).or_insert(HeaderValue::from_static(value));
    };
    set(header::CONTENT_SECURITY_POLICY, API_POLICY);
    set(header::X_CONTENT_TYPE_OPTIONS, "nosniff");
    set(header::REFERRER_POLICY, "no-referrer");
    set(header::X_FRAME_OPTIONS, "DENY");
    set(header::CACHE_CONTROL, "no-store");
    set(HeaderName::from_static("cross-origin-opener-policy"), "same-origin");
    set(HeaderName::from_static("cross-origin-resource-policy"), "same-origin");
}
