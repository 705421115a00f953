//! Requests without a browser: one connection, one request, the whole answer.

use std::{
    io::{self, Read as _, Write as _},
    net::{SocketAddr, TcpStream},
    time::Duration,
};

/// How long a part of an answer may take.
const PATIENCE: Duration = Duration::from_secs(30);

/// An answer with its head.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer {
    /// The status code.
    pub status: u16,
    /// Names in lower case, and values.
    pub headers: Vec<(String, String)>,
    /// The body as it came, packed or not.
    pub body: Vec<u8>,
}

impl Answer {
    /// The value of a header.
    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|it| it.0 == name).map(|it| it.1.as_str())
    }

    /// The body as text.
    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }

    /// Whether all of the body has come, as far as the head tells.
    fn is_whole(&self, method: &str) -> bool {
        let length = self.header("content-length").and_then(|it| it.parse().ok());
        method == "HEAD" || self.status == 304 || length.is_some_and(|it: usize| self.body.len() >= it)
    }

    fn read(bytes: &[u8]) -> Option<Self> {
        let end = bytes.windows(4).position(|it| it == b"\r\n\r\n")?;
        let mut lines = std::str::from_utf8(&bytes[..end]).ok()?.split("\r\n");
        let status = lines.next()?.split(' ').nth(1)?.parse().ok()?;
        let header = |it: &str| it.split_once(':').map(|(name, value)| (name.to_lowercase(), value.trim().to_owned()));
        Some(Self { status, headers: lines.filter_map(header).collect(), body: bytes[end + 4..].to_vec() })
    }
}

/// Sends a request and reads the whole answer.
pub(crate) fn ask(address: SocketAddr, method: &str, path: &str, headers: &[(&str, &str)]) -> io::Result<Answer> {
    let mut stream = TcpStream::connect(address)?;
    stream.set_read_timeout(Some(PATIENCE))?;
    stream.set_write_timeout(Some(PATIENCE))?;
    let mut head = format!("{method} {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n");
    for (name, value) in headers {
        head.extend([name, ": ", value, "\r\n"]);
    }
    head.push_str("\r\n");
    stream.write_all(head.as_bytes())?;
    let mut bytes = Vec::new();
    let mut piece = [0; 16 * 1024];
    loop {
        let n = stream.read(&mut piece)?;
        bytes.extend_from_slice(&piece[..n]);
        // Not every server closes the connection when it is asked to, so the length counts where it is told.
        let answer = Answer::read(&bytes);
        let is_whole = answer.as_ref().is_some_and(|it| it.is_whole(method));
        if n == 0 || is_whole {
            let no_http = || io::Error::other(format!("{method} {path} is answered with no HTTP"));
            return answer.ok_or_else(no_http);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Answer;

    #[test]
    fn an_answer_is_taken_apart() {
        let answer =
            Answer::read(b"HTTP/1.1 304 Not Modified\r\nETag: \"a\"\r\nVary:x\r\n\r\nbody").expect("an answer");
        assert_eq!((answer.status, answer.header("etag"), answer.header("vary")), (304, Some("\"a\""), Some("x")));
        assert_eq!((answer.header("x"), answer.text().as_str()), (None, "body"));
        assert_eq!(Answer::read(b"HTTP/1.1 200 OK\r\n"), None);
    }

    #[test]
    fn an_answer_is_whole_when_its_length_has_come() {
        for (text, method, expected) in [
            ("HTTP/1.1 200 OK\r\nContent-Length: 3\r\n\r\nab", "GET", false),
            ("HTTP/1.1 200 OK\r\nContent-Length: 3\r\n\r\nabc", "GET", true),
            ("HTTP/1.1 200 OK\r\nContent-Length: 3\r\n\r\n", "HEAD", true),
            ("HTTP/1.1 304 Not Modified\r\n\r\n", "GET", true),
            ("HTTP/1.1 200 OK\r\n\r\nabc", "GET", false),
        ] {
            let answer = Answer::read(text.as_bytes()).expect("an answer");
            assert_eq!(answer.is_whole(method), expected, "{text}");
        }
    }
}
