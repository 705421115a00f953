//! Reading requests, with errors in our form.

use std::{sync::Arc, time::Duration};

use axum::{
    body::{Body, Bytes},
    extract::{FromRequest, FromRequestParts, Path, Query, Request},
    http::{StatusCode, header, request::Parts},
    response::Response,
};
use kernel::{Seat, TableId};
use serde::de::DeserializeOwned;
use tokio::time::timeout;
use wire::{Cursor, CursorError};

use crate::{
    api::MOST_BODY,
    app::App,
    fault::{Code, Fault},
    table::TableState,
    token::TokenHash,
};

/// The address of a table, from the path.
pub(crate) struct Id(pub(crate) TableId);

impl<S: Send + Sync> FromRequestParts<S> for Id {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Fault> {
        let Part(text) = Part::from_request_parts(parts, state).await?;
        text.parse().map(Self).map_err(|_| Fault::not_found("there is no such table"))
    }
}

/// The one variable part of a path.
pub(crate) struct Part(pub(crate) String);

impl<S: Send + Sync> FromRequestParts<S> for Part {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Fault> {
        let read = Path::<Vec<(String, String)>>::from_request_parts(parts, state).await;
        let first = read.ok().and_then(|Path(all)| all.into_iter().next());
        first.map(|it| Self(it.1)).ok_or_else(|| Fault::not_found("there is nothing at this address"))
    }
}

/// The second variable part of a path, a number.
pub(crate) struct Number(pub(crate) usize);

impl<S: Send + Sync> FromRequestParts<S> for Number {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Fault> {
        let read = Path::<Vec<(String, String)>>::from_request_parts(parts, state).await;
        let second = read.ok().and_then(|Path(all)| all.into_iter().nth(1));
        let number = second.and_then(|it| it.1.parse().ok());
        number.map(Self).ok_or_else(|| Fault::not_found("expected a number at the end of the address"))
    }
}

/// The part of an address after `?`.
pub(crate) struct Ask<T>(pub(crate) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for Ask<T> {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Fault> {
        let read = Query::from_request_parts(parts, state).await;
        read.map(|Query(it)| Self(it)).map_err(|it| Fault::bad(Code::Query, it.body_text()))
    }
}

/// A body of JSON, at most `N` times as long as usual.
pub(crate) struct Read<T, const N: usize = 1>(pub(crate) T);

impl<T: DeserializeOwned, const N: usize> FromRequest<Arc<App>> for Read<T, N> {
    type Rejection = Fault;

    async fn from_request(request: Request, app: &Arc<App>) -> Result<Self, Fault> {
        let kind = request.headers().get(header::CONTENT_TYPE).and_then(|it| it.to_str().ok()).unwrap_or_default();
        // Other sites can make a browser send anything but this.
        if kind.split(';').next().unwrap_or_default().trim() != "application/json" {
            let message = "expected a body of `Content-Type: application/json`";
            return Err(Fault::new(StatusCode::UNSUPPORTED_MEDIA_TYPE, Code::UnsupportedMediaType, message));
        }
        let most = MOST_BODY * N;
        let bytes = read_body(request.into_body(), most, app.settings.patience.body).await?;
        // A body that is left out is an empty one.
        let bytes = if bytes.is_empty() { Bytes::from_static(b"{}") } else { bytes };
        // A list of the fields in their order would be read, too.
        if bytes.trim_ascii_start().first() != Some(&b'{') {
            return Err(Fault::bad(Code::Json, "expected an object of JSON"));
        }
        serde_json::from_slice(&bytes).map(Self).map_err(|it| Fault::bad(Code::Json, it.to_string()))
    }
}

async fn read_body(body: Body, most: usize, patience: Duration) -> Result<Bytes, Fault> {
    let read = timeout(patience, axum::body::to_bytes(body, most)).await.map_err(|_| {
        let message = format!("the body did not come within {} s", patience.as_secs());
        Fault::new(StatusCode::REQUEST_TIMEOUT, Code::Slow, message)
    })?;
    read.map_err(|error| {
        if std::error::Error::source(&error).is_some_and(|it| it.to_string().contains("limit")) {
            let message = format!("the body is longer than {most} bytes");
            Fault::new(StatusCode::PAYLOAD_TOO_LARGE, Code::TooLong, message)
        } else {
            Fault::bad(Code::Body, "the body was not received whole")
        }
    })
}

/// A position in the stream that was told before.
pub(crate) fn cursor(text: &str, state: &TableState, seat: Option<Seat>) -> Result<Cursor, Fault> {
    let wrong = || Fault::bad(Code::Cursor, CursorError.to_string());
    let mut cursor: Cursor = text.parse().map_err(|_: CursorError| wrong())?;
    if seat.is_none() {
        // Whoever has given up a seat goes on listening as a watcher.
        cursor.private = 0;
    }
    let newest = state.feed.cursor(seat);
    if newest.reaches(cursor) { Ok(cursor) } else { Err(wrong()) }
}

/// The seat of a caller; a caller without one is refused.
pub(crate) fn seated(state: &TableState, hash: Option<TokenHash>) -> Result<Seat, Fault> {
    hash.and_then(|it| state.meta.seat_of(&it)).ok_or_else(Fault::nobody)
}

/// The seat of a caller who may look; strangers may not look at a challenge before its day is over.
pub(crate) fn looking(state: &TableState, hash: Option<TokenHash>, now: i64) -> Result<Option<Seat>, Fault> {
    let seat = hash.and_then(|it| state.meta.seat_of(&it));
    let day = state.meta.terms.daily.as_ref();
    if seat.is_none() && day.is_some_and(|it| !crate::clock::day_is_over(it, now)) {
        return Err(Fault::forbidden("others can see this game when its day is over"));
    }
    Ok(seat)
}

/// A name as people choose them: no more than 40 characters, none of which plays tricks.
pub(crate) fn name(text: &str) -> Result<String, Fault> {
    line(text, 40).ok_or_else(|| Fault::bad(Code::Name, "a name has 1 to 40 visible characters"))
}

/// Words of a chat.
pub(crate) fn words(text: &str) -> Result<String, Fault> {
    line(text, 500).ok_or_else(|| Fault::bad(Code::Text, "a message has 1 to 500 visible characters"))
}

/// A line of text without characters that hide, reorder or break it.
fn line(text: &str, most: usize) -> Option<String> {
    // Counted as it was sent, as the description says.
    let is_short = text.chars().count() <= most;
    let text = text.trim();
    let chars: Vec<char> = text.chars().collect();
    let is_fine = |n: usize| !is_tricky(chars[n]) || is_in_emoji(&chars, n);
    (is_short && !text.is_empty() && (0..chars.len()).all(is_fine)).then(|| text.to_owned())
}

/// Whether a character shows nothing, or changes what stands around it: those that Unicode says to ignore where they
/// mean nothing, controls of direction, of music and of hieroglyphs, and blanks that look like none.
fn is_tricky(it: char) -> bool {
    it.is_control()
        || matches!(
            it,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
                | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
                | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}'
                | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{13430}'..='\u{13455}' | '\u{1bca0}'..='\u{1bca3}'
                | '\u{1d159}' | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}'
        )
}

/// Whether a character joins emoji to one, or says that a sign is shown as one.
fn is_in_emoji(chars: &[char], n: usize) -> bool {
    let before = n.checked_sub(1).map(|it| chars[it]);
    let after = chars.get(n + 1).copied();
    match chars[n] {
        // As in a keycap, or behind a sign that is also an emoji.
        '\u{fe0f}' => match before {
            Some('0'..='9' | '#' | '*') => after == Some('\u{20e3}'),
            before => before.is_some_and(is_pictograph),
        },
        '\u{200d}' => {
            let is_joined = |it: char| is_pictograph(it) || matches!(it, '\u{fe0f}' | '\u{1f3fb}'..='\u{1f3ff}');
            before.is_some_and(is_joined) && after.is_some_and(is_pictograph)
        }
        _ => false,
    }
}

/// Whether a character is, or can be shown as, a picture.
fn is_pictograph(it: char) -> bool {
    matches!(
        it,
        '\u{a9}' | '\u{ae}' | '\u{203c}' | '\u{2049}' | '\u{2122}' | '\u{2139}' | '\u{2194}'..='\u{21aa}'
            | '\u{231a}'..='\u{23ff}' | '\u{24c2}' | '\u{25aa}'..='\u{25fe}' | '\u{2600}'..='\u{27bf}'
            | '\u{2934}' | '\u{2935}' | '\u{2b05}'..='\u{2b55}' | '\u{3030}' | '\u{303d}' | '\u{3297}' | '\u{3299}'
            | '\u{1f000}'..='\u{1faff}'
    )
}

/// An answer with a cookie, if there is a new one.
pub(crate) fn with_cookie(mut answer: Response, cookie: Option<String>) -> Response {
    if let Some(value) = cookie.and_then(|it| it.try_into().ok()) {
        answer.headers_mut().insert(header::SET_COOKIE, value);
    }
    answer
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_lines_that_show_what_they_are() {
        assert_eq!(name("  Zoë 山 <b>  ").expect("a name"), "Zoë 山 <b>");
        for wrong in ["", "  ", "a\nb", "a\u{202e}b", "\u{200b}", "\u{3164}", "\u{2800}", "\u{ad}", &"x".repeat(41)] {
            assert!(name(wrong).is_err(), "{wrong:?}");
        }
        for odd in [
            "\u{34f}",
            "\u{fe0f}",
            "\u{1d173}",
            "\u{13430}",
            "a\u{fe0f}",
            "1\u{fe0f}",
            "a\u{200d}b",
            "\u{200d}🚂",
            "🚂\u{200d}",
        ] {
            assert!(name(odd).is_err() && name(&format!("Anna{odd}")).is_err(), "{odd:?}");
        }
        for fine in
            ["👩\u{200d}🚒", "👩🏽\u{200d}🚀", "❤\u{fe0f}\u{200d}🔥", "☀\u{fe0f} Anna", "1\u{fe0f}\u{20e3}", "🇩🇪", "🚂"]
        {
            assert_eq!(name(fine).expect("a name"), fine);
        }
        assert!(words(&"é".repeat(500)).is_ok() && words(&"é".repeat(501)).is_err());
    }
}
