//! What can go wrong, in one word for programs.

use std::fmt;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

macro_rules! codes {
    ($($(#[$meta:meta])* $code:ident = $word:literal),* $(,)?) => {
        /// What went wrong, in one word that keeps its meaning for ever; there may be more of them some day.
        #[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, ToSchema)]
        #[serde(rename_all = "snake_case")]
        pub enum Code {
            $($(#[$meta])* $code,)*
        }

        impl Code {
            /// All of them, in the order of their words.
            pub const ALL: &'static [Self] = &[$(Self::$code),*];

            /// The word.
            pub const fn word(self) -> &'static str {
                match self {
                    $(Self::$code => $word,)*
                }
            }
        }
    };
}

codes! {
    /// This table has no rematch.
    Alone = "alone",
    /// The game has begun, and this comes before it.
    Begun = "begun",
    /// The body of the request was not received whole.
    Body = "body",
    /// Too many changes came at once.
    Busy = "busy",
    /// The table was closed.
    Closed = "closed",
    /// A content file is not text.
    Content = "content",
    /// The cursor is none that was told.
    Cursor = "cursor",
    /// The day cannot be read.
    Day = "day",
    /// The server has a defect, and wrote it to its log.
    Defect = "defect",
    /// The seat is open on as many devices as a seat may have.
    Devices = "devices",
    /// As much was said at this table as a table can hold.
    Enough = "enough",
    /// The record does not follow from the rules and the dice.
    False = "false",
    /// It is not the caller's to do or to see.
    Forbidden = "forbidden",
    /// No seat is free.
    Full = "full",
    /// There is no such game.
    Game = "game",
    /// The body is no JSON of the form that is expected.
    Json = "json",
    /// The letter is empty or too long, or orders nothing that could be done.
    Letter = "letter",
    /// So many cannot be asked for at once.
    Limit = "limit",
    /// That cannot be done with this address.
    MethodNotAllowed = "method_not_allowed",
    /// The seat of the listener has changed.
    Moved = "moved",
    /// The name is empty, too long or not visible.
    Name = "name",
    /// There are more or fewer names than seats.
    Names = "names",
    /// There is no such thing.
    NotFound = "not_found",
    /// The game is over.
    Over = "over",
    /// The deadline is too short or too long.
    Pace = "pace",
    /// No bot acts for this seat.
    Present = "present",
    /// The address has a part after `?` that cannot be read.
    Query = "query",
    /// There are remarks and open questions in letters, which the game master has not ticked off.
    Questions = "questions",
    /// The record cannot be read, or its game is not over.
    Record = "record",
    /// The rules forbid the move; `refusal` says which one.
    Refused = "refused",
    /// Another round is open, or this one can no longer be corrected.
    Round = "round",
    /// A rule set and a content file were given at once.
    Rules = "rules",
    /// The game is not over, and this comes after it.
    Running = "running",
    /// There is no such seat.
    Seat = "seat",
    /// The caller has a seat at this table already.
    Seated = "seated",
    /// The game cannot begin with so many seats.
    Seats = "seats",
    /// There is no such seat among the sheets that were asked for.
    Sheets = "sheets",
    /// The chat of this table is switched off.
    Silent = "silent",
    /// The body of the request came too slowly.
    Slow = "slow",
    /// Something has happened since what the move was meant for.
    Stale = "stale",
    /// A table cannot be made like this.
    Table = "table",
    /// Somebody else was quicker: the seat or the address is taken.
    Taken = "taken",
    /// The message is empty, too long or not visible.
    Text = "text",
    /// The personal link cannot be read.
    Token = "token",
    /// The body of the request is too long.
    TooLong = "too_long",
    /// Too many requests came; `Retry-After` says when to try again.
    TooManyRequests = "too_many_requests",
    /// This needs a seat at the table.
    Unauthorized = "unauthorized",
    /// The database does not answer; whether the change was made is not known.
    Unavailable = "unavailable",
    /// The move stands; `refusal` says why.
    Unfair = "unfair",
    /// The move is not in the notation of the game.
    Unreadable = "unreadable",
    /// The body is not `application/json`.
    UnsupportedMediaType = "unsupported_media_type",
    /// The game has not begun.
    Waiting = "waiting",
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}
