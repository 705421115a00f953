//! The head of an HTTP/1.1 answer: its status, and how its body ends.

use super::HttpError;

/// The longest head that is read.
const MOST: usize = 64 * 1024;

/// The head of an answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Head {
    /// The status code.
    pub status: u16,
    /// How the body ends.
    pub framing: Framing,
    /// Whether another request may follow on the same connection.
    pub keeps_alive: bool,
}

/// How a body ends.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Framing {
    /// After this many bytes.
    Length(u64),
    /// After the chunk of length zero and its trailers.
    Chunked,
    /// With the connection.
    UntilClose,
}

impl Head {
    /// Reads a head and says how many bytes it has; `None` while its end has not come.
    pub fn parse(bytes: &[u8]) -> Result<Option<(Self, usize)>, HttpError> {
        let Some(end) = bytes.windows(4).position(|it| it == b"\r\n\r\n") else {
            return if bytes.len() > MOST {
                Err(HttpError::Malformed("the head of the answer has no end"))
            } else {
                Ok(None)
            };
        };
        let text = str::from_utf8(&bytes[..end]).map_err(|_| HttpError::Malformed("the head is not text"))?;
        let mut lines = text.split("\r\n");
        let status = status(lines.next().unwrap_or_default())?;
        let mut res = Self { status, framing: Framing::UntilClose, keeps_alive: true };
        let mut is_chunked = false;
        for line in lines {
            let (name, value) = line.split_once(':').ok_or(HttpError::Malformed("a header has no colon"))?;
            let value = value.trim();
            if name.eq_ignore_ascii_case("content-length") {
                let length = value.parse().map_err(|_| HttpError::Malformed("the content-length is no number"))?;
                res.framing = Framing::Length(length);
            } else if name.eq_ignore_ascii_case("transfer-encoding") {
                is_chunked |= has_word(value, "chunked");
            } else if name.eq_ignore_ascii_case("connection") && has_word(value, "close") {
                res.keeps_alive = false;
            }
        }
        // The standard lets the encoding win over a length that a confused server sends beside it.
        if is_chunked {
            res.framing = Framing::Chunked;
        }
        if status < 200 || status == 204 || status == 304 {
            res.framing = Framing::Length(0);
        }
        res.keeps_alive &= res.framing != Framing::UntilClose;
        Ok(Some((res, end + 4)))
    }
}

fn status(line: &str) -> Result<u16, HttpError> {
    let rest = line.strip_prefix("HTTP/1.1 ").ok_or(HttpError::Malformed("the answer is not HTTP/1.1"))?;
    let digits = rest.get(..3).filter(|it| it.bytes().all(|byte| byte.is_ascii_digit()));
    digits.and_then(|it| it.parse().ok()).ok_or(HttpError::Malformed("the answer has no status"))
}

fn has_word(value: &str, word: &str) -> bool {
    value.split(',').any(|it| it.trim().eq_ignore_ascii_case(word))
}

#[cfg(test)]
mod tests {
    use super::{Framing, Head, MOST};

    #[track_caller]
    fn check(text: &str, status: u16, framing: Framing, keeps_alive: bool) {
        let head = Head { status, framing, keeps_alive };
        assert_eq!(Head::parse(text.as_bytes()).expect("a head"), Some((head, text.len())));
        for cut in 0..text.len() {
            assert_eq!(Head::parse(&text.as_bytes()[..cut]).expect("the start of a head"), None, "{cut}");
        }
    }

    #[test]
    fn the_body_ends_as_the_head_says() {
        check("HTTP/1.1 200 OK\r\nContent-Length: 12\r\n\r\n", 200, Framing::Length(12), true);
        check("HTTP/1.1 409 \r\nx:\r\ntransfer-encoding:  gzip, Chunked\r\n\r\n", 409, Framing::Chunked, true);
        check(
            "HTTP/1.1 200 OK\r\ncontent-length: 3\r\ntransfer-encoding: chunked\r\n\r\n",
            200,
            Framing::Chunked,
            true,
        );
        check("HTTP/1.1 200 OK\r\nconnection: Close\r\ncontent-length: 0\r\n\r\n", 200, Framing::Length(0), false);
        check("HTTP/1.1 500 Oh\r\n\r\n", 500, Framing::UntilClose, false);
        check("HTTP/1.1 204 No Content\r\n\r\n", 204, Framing::Length(0), true);
        check("HTTP/1.1 100 Continue\r\n\r\n", 100, Framing::Length(0), true);
    }

    #[test]
    fn nonsense_is_refused() {
        for text in [
            "SSH-2.0-OpenSSH\r\n\r\n",
            "HTTP/1.1 20\r\n\r\n",
            "HTTP/1.1 2é0 OK\r\n\r\n",
            "HTTP/1.1 200 OK\r\ncontent-length: -1\r\n\r\n",
            "HTTP/1.1 200 OK\r\nno colon\r\n\r\n",
            "POST /api HTTP/1.1\r\nhost: a\r\n\r\n",
        ] {
            assert!(Head::parse(text.as_bytes()).is_err(), "{text:?}");
        }
        assert!(Head::parse(&vec![b'a'; MOST + 1]).is_err());
    }
}
