//! The browser client: its page at every address that a person may open, and the files that the page loads.

mod files;

pub use files::Client;

use std::{fmt::Write as _, path::Path, sync::Arc};

use axum::{
    Router,
    body::Body,
    extract::State,
    http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, Uri, header},
    response::{IntoResponse as _, Response},
    routing::get,
};

use crate::{app::App, fault::Fault, guard::PAGE_POLICY};

/// The page that starts the client.
const INDEX: &str = "index.html";

/// Files with a hash of their content in their name: what has been loaded once is good for ever.
const ASSETS: &str = "/assets/";

/// The page for those who come with a browser where there is no client.
const EXPLANATION: &str = include_str!("page.html");
const EXPLANATION_STYLE: &str = include_str!("page.css");

pub(crate) fn routes() -> Router<Arc<App>> {
    Router::new()
        .route("/", get(page))
        .route("/t/{id}", get(page))
        .route("/page.css", get(style))
        .route("/assets/{*path}", get(any))
        .fallback(any)
}

/// Whether a path is that of a file that is loaded beside the page, so that it does not count as a request.
pub(crate) fn is_beside(path: &str) -> bool {
    path.starts_with(ASSETS) || matches!(path, "/sw.js" | "/manifest.webmanifest" | "/page.css")
}

/// The page, or why there is none.
async fn page(State(app): State<Arc<App>>, headers: HeaderMap) -> Response {
    let explanation = || {
        let kind = (header::CONTENT_TYPE, "text/html; charset=utf-8");
        ([kind, (header::CONTENT_SECURITY_POLICY, PAGE_POLICY)], EXPLANATION).into_response()
    };
    file(&app.settings.client, INDEX, &headers).unwrap_or_else(explanation)
}

async fn style() -> Response {
    ([(header::CONTENT_TYPE, "text/css; charset=utf-8")], EXPLANATION_STYLE).into_response()
}

/// A file, or the page at an address that the client itself knows what to do with.
async fn any(State(app): State<Arc<App>>, method: Method, uri: Uri, headers: HeaderMap) -> Response {
    let path = uri.path();
    let found = if matches!(method, Method::GET | Method::HEAD) && !is_reserved(path) {
        let name = path.trim_start_matches('/');
        let is_file = path.starts_with(ASSETS) || name.rsplit('/').next().is_some_and(|it| it.contains('.'));
        file(&app.settings.client, if is_file { name } else { INDEX }, &headers)
    } else {
        None
    };
    found.unwrap_or_else(|| Fault::not_found("there is nothing at this address").into_response())
}

/// Whether a path belongs to programs, which are not answered with a page.
fn is_reserved(path: &str) -> bool {
    let first = path.trim_start_matches('/').split('/').next();
    matches!(first, Some("api" | "healthz" | "metrics"))
}

/// A file as the browser likes it best: packed as it can unpack it, or not at all if it has it already.
fn file(client: &Client, path: &str, headers: &HeaderMap) -> Option<Response> {
    if Path::new(path).extension().is_some_and(|it| it == "br" || it == "gz") {
        return None;
    }
    let packed = |(coding, ending): (&'static str, &str)| {
        let file = accepts(headers, coding).then(|| client.file(&format!("{path}.{ending}")))??;
        Some((file, Some(coding)))
    };
    let (file, coding) =
        [("br", "br"), ("gzip", "gz")].into_iter().find_map(packed).or_else(|| Some((client.file(path)?, None)))?;
    let tag = tag(&file.hash);
    let is_known = headers.get_all(header::IF_NONE_MATCH).iter().any(|it| names(it, &tag));
    let mut answer = Response::new(Body::empty());
    let mut set = |name: HeaderName, value: &str| {
        if let Ok(value) = HeaderValue::from_str(value) {
            answer.headers_mut().insert(name, value);
        }
    };
    let is_asset = format!("/{path}").starts_with(ASSETS);
    set(header::CACHE_CONTROL, if is_asset { "public, max-age=31536000, immutable" } else { "no-cache" });
    set(header::ETAG, &tag);
    set(header::VARY, "Accept-Encoding");
    set(header::CONTENT_TYPE, kind(path));
    // A worker obeys the policy that comes with its script, and a page keeps the one of a later "not modified".
    if path.rsplit('.').next().is_some_and(|it| matches!(it, "html" | "js")) {
        set(header::CONTENT_SECURITY_POLICY, PAGE_POLICY);
    }
    if is_known {
        *answer.status_mut() = StatusCode::NOT_MODIFIED;
        return Some(answer);
    }
    if let Some(coding) = coding {
        set(header::CONTENT_ENCODING, coding);
    }
    *answer.body_mut() = Body::from(file.bytes);
    Some(answer)
}

/// Whether a browser can unpack this coding.
fn accepts(headers: &HeaderMap, coding: &str) -> bool {
    let lists = headers.get_all(header::ACCEPT_ENCODING).iter().filter_map(|it| it.to_str().ok());
    lists.flat_map(|it| it.split(',')).any(|item| {
        let mut parts = item.split(';').map(str::trim);
        let is_named = parts.next().is_some_and(|it| it.eq_ignore_ascii_case(coding));
        let is_refused = |it: &str| it.strip_prefix("q=").is_some_and(|it| it.parse() == Ok(0.0));
        is_named && !parts.any(is_refused)
    })
}

/// A name for this content and no other.
fn tag(hash: &[u8; 32]) -> String {
    let mut tag = String::from("\"");
    for byte in &hash[..12] {
        let _ = write!(tag, "{byte:02x}");
    }
    tag.push('"');
    tag
}

/// Whether the tags that a browser knows have this one among them.
fn names(known: &HeaderValue, tag: &str) -> bool {
    let is_tag = |it: &str| it.trim() == "*" || it.trim().trim_start_matches("W/") == tag;
    known.to_str().is_ok_and(|it| it.split(',').any(is_tag))
}

/// What a file is, by the ending of its name.
fn kind(path: &str) -> &'static str {
    match path.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "json" => "application/json",
        "webmanifest" => "application/manifest+json",
        "wasm" => "application/wasm",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "woff2" => "font/woff2",
        "txt" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check_accepts(list: &'static str, coding: &str, expected: bool) {
        let mut headers = HeaderMap::new();
        headers.insert(header::ACCEPT_ENCODING, HeaderValue::from_static(list));
        assert_eq!(accepts(&headers, coding), expected, "{list}: {coding}");
    }

    #[test]
    fn a_coding_is_used_by_those_who_name_it() {
        check_accepts("gzip, deflate, br, zstd", "br", true);
        check_accepts("GZIP;q=0.5", "gzip", true);
        check_accepts("br;q=0, gzip", "br", false);
        check_accepts("br; q=0.000", "br", false);
        check_accepts("brotli", "br", false);
        check_accepts("", "gzip", false);
    }

    #[test]
    fn a_tag_is_known_in_every_form() {
        let tag = tag(&[1; 32]);
        assert_eq!(tag.len(), 26);
        for (known, expected) in [(tag.clone(), true), (format!("\"x\", W/{tag}"), true), ("*".to_owned(), true)] {
            assert_eq!(names(&HeaderValue::from_str(&known).expect("a header"), &tag), expected, "{known}");
        }
        assert!(!names(&HeaderValue::from_static("\"01\""), &tag));
    }

    #[test]
    fn programs_get_no_page() {
        for path in ["/api", "/api/v1/x", "//api/x", "/healthz/x", "/metrics"] {
            assert!(is_reserved(path), "{path}");
        }
        for path in ["/", "/apiary", "/t/abc", "/rules/a-game"] {
            assert!(!is_reserved(path), "{path}");
        }
    }
}
