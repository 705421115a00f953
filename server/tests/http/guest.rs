//! Somebody who talks to a server, and looks at the form of every answer.

use std::{
    net::SocketAddr,
    sync::{Mutex, OnceLock},
    time::Duration,
};

use serde_json::Value;
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::TcpStream,
    time::timeout,
};

/// How long an answer may take on a busy machine.
pub(crate) const PATIENCE: Duration = Duration::from_secs(30);

/// What the server says of its own addresses.
static ROUTES: OnceLock<Value> = OnceLock::new();

/// Somebody with a browser, or with the secret of a seat.
#[derive(Debug)]
pub(crate) struct Guest {
    address: SocketAddr,
    /// The name of the cookie and its value.
    cookie: Mutex<Option<(String, String)>>,
    bearer: Option<String>,
}

/// An answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    /// Names in lower case.
    pub(crate) headers: Vec<(String, String)>,
    pub(crate) body: Vec<u8>,
}

impl Answer {
    /// Takes an answer apart; `None` if it is not whole.
    pub(crate) fn read(bytes: &[u8]) -> Option<Self> {
        let end = bytes.windows(4).position(|it| it == b"\r\n\r\n")?;
        let head = std::str::from_utf8(&bytes[..end]).ok()?;
        let mut lines = head.split("\r\n");
        let status = lines.next()?.split(' ').nth(1)?.parse().ok()?;
        let header = |it: &str| it.split_once(':').map(|(name, value)| (name.to_lowercase(), value.trim().to_owned()));
        let headers: Vec<_> = lines.filter_map(header).collect();
        let body = &bytes[end + 4..];
        let is_chunked = headers.iter().any(|(name, value)| name == "transfer-encoding" && value == "chunked");
        let body = if is_chunked { chunks(body) } else { body.to_vec() };
        Some(Self { status, headers, body })
    }

    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|it| it.0 == name).map(|it| it.1.as_str())
    }

    pub(crate) fn text(&self) -> String {
        String::from_utf8(self.body.clone()).expect("the body is text")
    }

    pub(crate) fn json(&self) -> Value {
        serde_json::from_slice(&self.body)
            .unwrap_or_else(|it| panic!("{it}: {:?}", String::from_utf8_lossy(&self.body)))
    }

    /// The body of an answer that must have this status.
    #[track_caller]
    pub(crate) fn ok(&self, status: u16) -> Value {
        assert_eq!(self.status, status, "{}", String::from_utf8_lossy(&self.body));
        self.json()
    }

    /// Fails unless it is an error with this status and code.
    #[track_caller]
    pub(crate) fn fails(&self, status: u16, code: &str) {
        assert_eq!(self.status, status, "{}", String::from_utf8_lossy(&self.body));
        assert_eq!(self.json()["error"]["code"], code, "{}", self.text());
    }

    /// The rules forbid it, for a reason that is told as data too.
    #[track_caller]
    pub(crate) fn is_refused(&self, code: &str, refusal: &Value) {
        self.fails(422, code);
        assert_eq!(self.json()["error"]["refusal"], *refusal, "{}", self.text());
    }
}

/// A body that came in pieces.
fn chunks(mut bytes: &[u8]) -> Vec<u8> {
    let mut res = Vec::new();
    while let Some(end) = bytes.windows(2).position(|it| it == b"\r\n") {
        let size = std::str::from_utf8(&bytes[..end]).ok().and_then(|it| usize::from_str_radix(it, 16).ok());
        let size = size.expect("a piece has a size");
        let rest = &bytes[end + 2..];
        res.extend_from_slice(&rest[..size.min(rest.len())]);
        bytes = rest.get(size + 2..).unwrap_or_default();
    }
    res
}

impl Guest {
    /// Somebody with a new browser.
    pub(crate) const fn new(address: SocketAddr) -> Self {
        Self { address, cookie: Mutex::new(None), bearer: None }
    }

    /// Somebody with a secret of a seat or a key, and without a browser.
    pub(crate) fn with(address: SocketAddr, bearer: &str) -> Self {
        Self { address, cookie: Mutex::new(None), bearer: Some(bearer.to_owned()) }
    }

    /// The same person at another server.
    pub(crate) fn at(&self, address: SocketAddr) -> Self {
        let cookie = Mutex::new(self.cookie.lock().expect("a cookie").clone());
        Self { address, cookie, bearer: self.bearer.clone() }
    }

    /// The value of the cookie.
    pub(crate) fn cookie(&self) -> Option<String> {
        self.cookie.lock().expect("a cookie").clone().map(|it| it.1)
    }

    pub(crate) async fn get(&self, path: &str) -> Answer {
        self.ask("GET", path, None).await
    }

    pub(crate) async fn post(&self, path: &str, body: Value) -> Answer {
        self.ask("POST", path, Some(body)).await
    }

    pub(crate) async fn put(&self, path: &str, body: Value) -> Answer {
        self.ask("PUT", path, Some(body)).await
    }

    pub(crate) async fn ask(&self, method: &str, path: &str, body: Option<Value>) -> Answer {
        let body = body.map(|it| it.to_string()).unwrap_or_default();
        let kind = if body.is_empty() { "" } else { "Content-Type: application/json\r\n" };
        self.send(method, path, kind, body.as_bytes()).await
    }

    /// Sends any body with these header lines.
    pub(crate) async fn send(&self, method: &str, path: &str, headers: &str, body: &[u8]) -> Answer {
        let mut bytes =
            self.head(method, path, &format!("{headers}Connection: close\r\nContent-Length: {}\r\n", body.len()));
        bytes.extend_from_slice(body);
        let bytes = timeout(PATIENCE, exchange(self.address, &bytes)).await.expect("an answer in time");
        let answer =
            Answer::read(&bytes).unwrap_or_else(|| panic!("{method} {path}: {:?}", String::from_utf8_lossy(&bytes)));
        check(method, path, &answer);
        if let Some(cookie) = answer.header("set-cookie") {
            let (name, value) = cookie.split(';').next().and_then(|it| it.split_once('=')).expect("a cookie");
            assert!(matches!(name, "platelayer-issued" | "__Host-platelayer"), "{cookie}");
            *self.cookie.lock().expect("a cookie") = Some((name.to_owned(), value.to_owned()));
        }
        answer
    }

    /// The bytes of a request before its body.
    pub(crate) fn head(&self, method: &str, path: &str, headers: &str) -> Vec<u8> {
        let mut res = format!("{method} {path} HTTP/1.1\r\nHost: {}\r\n{headers}", self.address);
        if let Some(cookie) = self.cookie.lock().expect("a cookie").as_ref() {
            res.extend(["Cookie: other=1; ", &cookie.0, "=", &cookie.1, "\r\n"]);
        }
        if let Some(bearer) = &self.bearer {
            res.extend(["Authorization: Bearer ", bearer, "\r\n"]);
        }
        res.push_str("\r\n");
        res.into_bytes()
    }

    pub(crate) const fn address(&self) -> SocketAddr {
        self.address
    }
}

/// Sends bytes, and reads until the server closes the connection.
pub(crate) async fn exchange(address: SocketAddr, bytes: &[u8]) -> Vec<u8> {
    let mut stream = TcpStream::connect(address).await.expect("a connection");
    // Who sends too much may be cut off while sending: what counts is the answer.
    let _ = stream.write_all(bytes).await;
    let mut res = Vec::new();
    let _ = stream.read_to_end(&mut res).await;
    res
}

/// Asks the server which addresses it has, once.
pub(crate) async fn learn_routes(address: SocketAddr) {
    if ROUTES.get().is_some() {
        return;
    }
    let head = Guest::new(address).head("GET", "/api/v1/openapi.json", "Connection: close\r\n");
    let answer = Answer::read(&exchange(address, &head).await).expect("a description");
    let _ = ROUTES.set(answer.json());
}

/// What the server says of its own addresses.
pub(crate) fn routes() -> &'static Value {
    ROUTES.get().expect("a server was opened")
}

/// What the description says of an address.
pub(crate) fn described(path: &str) -> Option<&'static Value> {
    let path = path.split('?').next().unwrap_or_default();
    let fits = |pattern: &str| {
        let (pattern, path): (Vec<_>, Vec<_>) = (pattern.split('/').collect(), path.split('/').collect());
        pattern.len() == path.len() && pattern.iter().zip(&path).all(|(one, two)| one.starts_with('{') || one == two)
    };
    let all = routes()["paths"].as_object().expect("addresses");
    all.iter().find(|(pattern, _)| fits(pattern)).map(|(_, it)| it)
}

/// Fails if an answer has not the form that all have.
#[track_caller]
fn check(method: &str, path: &str, answer: &Answer) {
    let what = format!("{method} {path}: {} {}", answer.status, String::from_utf8_lossy(&answer.body));
    assert!(answer.status < 500 || answer.status == 503, "{what}");
    for (name, value) in
        [("x-content-type-options", "nosniff"), ("x-frame-options", "DENY"), ("referrer-policy", "no-referrer")]
    {
        assert_eq!(answer.header(name), Some(value), "{what}");
    }
    // What the client is made of may be kept; what the protocol tells may not.
    let is_told = path.starts_with("/api") || answer.status >= 400;
    let keeping = answer.header("cache-control").unwrap_or_default();
    assert!(keeping.contains("no-store") || !is_told && !keeping.is_empty(), "{what}");
    let policy = answer.header("content-security-policy").expect("a policy");
    assert!(policy.contains("default-src 'none'") && policy.contains("frame-ancestors 'none'"), "{what}");
    if answer.status >= 400 && method != "HEAD" {
        assert_eq!(answer.header("content-type"), Some("application/json"), "{what}");
        let error = &answer.json()["error"];
        assert!(error["code"].as_str().is_some_and(|it| !it.is_empty()), "{what}");
        assert!(error["message"].as_str().is_some_and(|it| !it.is_empty()), "{what}");
    }
    if let Some(cookie) = answer.header("set-cookie") {
        assert!(cookie.contains("; HttpOnly") && cookie.contains("; SameSite=Strict"), "{cookie}");
    }
    if path.starts_with("/api/v1/") && !path.starts_with("/api/v1/openapi.json") && method != "HEAD" {
        match described(path).map(|it| &it[method.to_lowercase()]) {
            None => assert_eq!(answer.status, 404, "{what}"),
            Some(Value::Null) => assert!(matches!(answer.status, 403 | 405 | 429), "{what}"),
            Some(told) => {
                let status = answer.status.to_string();
                let told = &told["responses"][&status];
                assert!(told.is_object(), "the description of {what} does not know {status}");
                let kind = answer.header("content-type").and_then(|it| it.split(';').next()).unwrap_or_default();
                assert!(told["content"][kind].is_object(), "the description of {what} does not know {kind}");
            }
        }
    }
}
