//! The body of an HTTP/1.1 answer, taken apart as its bytes come in.

use super::{Framing, HttpError};

/// The longest line of a chunk's size or of a trailer.
const LONGEST_LINE: usize = 4096;

/// How far a body has been read.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Body(State);

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum State {
    /// This many bytes are still to come.
    Length(u64),
    /// A line with the size of a chunk is next.
    Size,
    /// This many bytes of a chunk are still to come.
    Chunk(u64),
    /// The end of line after a chunk is next.
    ChunkEnd,
    /// A trailer or the empty line at the end is next.
    Trailer,
    UntilClose,
    Done,
}

impl Body {
    /// A body that has not begun.
    pub const fn new(framing: Framing) -> Self {
        Self(match framing {
            Framing::Length(0) => State::Done,
            Framing::Length(length) => State::Length(length),
            Framing::Chunked => State::Size,
            Framing::UntilClose => State::UntilClose,
        })
    }

    /// Whether all of it was read.
    pub const fn is_done(self) -> bool {
        matches!(self.0, State::Done)
    }

    /// Whether it may end here because the connection did.
    pub const fn may_close(self) -> bool {
        matches!(self.0, State::Done | State::UntilClose)
    }

    /// Appends to `out` what `input` has of the body, and says how many bytes of `input` were used.
    ///
    /// Bytes that are not used are the start of a line, or come after the body.
    pub fn take(&mut self, input: &[u8], out: &mut Vec<u8>) -> Result<usize, HttpError> {
        let mut used = 0;
        loop {
            let rest = &input[used..];
            match self.0 {
                State::Done => return Ok(used),
                State::UntilClose => {
                    out.extend_from_slice(rest);
                    return Ok(input.len());
                }
                State::Length(left) | State::Chunk(left) => {
                    let n = rest.len().min(usize::try_from(left).unwrap_or(usize::MAX));
                    if n == 0 {
                        return Ok(used);
                    }
                    out.extend_from_slice(&rest[..n]);
                    used += n;
                    self.0 = self.after(left - n as u64);
                }
                State::Size | State::ChunkEnd | State::Trailer => {
                    let Some((line, n)) = line(rest)? else { return Ok(used) };
                    self.0 = self.after_line(line)?;
                    used += n;
                }
            }
        }
    }

    const fn after(self, left: u64) -> State {
        match (self.0, left) {
            (State::Chunk(_), 0) => State::ChunkEnd,
            (State::Chunk(_), left) => State::Chunk(left),
            (_, 0) => State::Done,
            (_, left) => State::Length(left),
        }
    }

    fn after_line(self, line: &[u8]) -> Result<State, HttpError> {
        match self.0 {
            State::ChunkEnd if line.is_empty() => Ok(State::Size),
            State::ChunkEnd => Err(HttpError::Malformed("a chunk is longer than it says")),
            State::Trailer => Ok(if line.is_empty() { State::Done } else { State::Trailer }),
            _ => Ok(match size(line).ok_or(HttpError::Malformed("a chunk has no size"))? {
                0 => State::Trailer,
                size => State::Chunk(size),
            }),
        }
    }
}

/// The first line without its end, and how long it is with it.
fn line(bytes: &[u8]) -> Result<Option<(&[u8], usize)>, HttpError> {
    let Some(end) = bytes.iter().take(LONGEST_LINE).position(|&it| it == b'\n') else {
        let is_endless = bytes.len() >= LONGEST_LINE;
        return if is_endless { Err(HttpError::Malformed("a line between chunks has no end")) } else { Ok(None) };
    };
    let line = bytes[..end].strip_suffix(b"\r").ok_or(HttpError::Malformed("a line between chunks ends oddly"))?;
    Ok(Some((line, end + 1)))
}

fn size(line: &[u8]) -> Option<u64> {
    let digits = line.split(|&it| it == b';').next()?.trim_ascii();
    // `from_str_radix` would take a sign.
    let is_hex = !digits.is_empty() && digits.iter().all(u8::is_ascii_hexdigit);
    u64::from_str_radix(str::from_utf8(digits).ok().filter(|_| is_hex)?, 16).ok()
}

#[cfg(test)]
mod tests {
    use super::{Body, Framing};
    use crate::http::HttpError;

    /// Reads `wire` in these pieces, as a connection would keep what was not used.
    fn read(framing: Framing, pieces: &[&[u8]]) -> Result<(Vec<u8>, Vec<u8>, bool), HttpError> {
        let (mut body, mut kept, mut out) = (Body::new(framing), Vec::new(), Vec::new());
        for piece in pieces {
            kept.extend_from_slice(piece);
            let used = body.take(&kept, &mut out)?;
            kept.drain(..used);
        }
        Ok((out, kept, body.is_done()))
    }

    #[track_caller]
    fn check(framing: Framing, wire: &[u8], expected: &[u8], left: &[u8]) {
        let expected = (expected.to_vec(), left.to_vec(), true);
        assert_eq!(read(framing, &[wire]).expect("a body"), expected);
        for cut in 0..=wire.len() {
            let (first, rest) = wire.split_at(cut);
            assert_eq!(read(framing, &[first, rest]).expect("a body"), expected, "cut at {cut}");
            for second in 0..=rest.len() {
                let (middle, last) = rest.split_at(second);
                assert_eq!(read(framing, &[first, middle, last]).expect("a body"), expected, "{cut}, {second}");
            }
        }
        let bytes: Vec<&[u8]> = wire.chunks(1).collect();
        assert_eq!(read(framing, &bytes).expect("a body"), expected, "byte by byte");
    }

    #[test]
    fn chunks_may_be_cut_anywhere() {
        check(Framing::Chunked, b"4\r\nroll\r\n3;a=b\r\n 3 \r\n0\r\n\r\n", b"roll 3 ", b"");
        check(Framing::Chunked, b"1\r\n\n\r\n2\r\n\r\n\r\n0\r\nx: y\r\n\r\nHTTP", b"\n\r\n", b"HTTP");
        check(Framing::Chunked, b"0A \r\n0123456789\r\n000\r\n\r\n", b"0123456789", b"");
    }

    #[test]
    fn a_length_ends_where_it_says() {
        check(Framing::Length(3), b"abcdef", b"abc", b"def");
        check(Framing::Length(0), b"x", b"", b"x");
    }

    #[test]
    fn only_a_body_without_a_length_ends_with_the_connection() {
        let mut body = Body::new(Framing::UntilClose);
        let mut out = Vec::new();
        assert_eq!(body.take(b"abc", &mut out).expect("a body"), 3);
        assert!(!body.is_done() && body.may_close());
        assert!(!Body::new(Framing::Chunked).may_close() && !Body::new(Framing::Length(1)).may_close());
    }

    #[test]
    fn broken_chunks_are_refused() {
        for wire in [&b"\r\n"[..], b"+4\r\n", b"g\r\n", b"4\n", b"1\r\nab\r\n", b"fffffffffffffffff\r\n", &[b'1'; 5000]]
        {
            assert!(read(Framing::Chunked, &[wire]).is_err(), "{wire:?}");
        }
    }
}
