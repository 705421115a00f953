//! The referee of 30 Rails by post: reads letters as people write them, adjudicates rounds, and writes reports.
//!
//! Nothing here reads a clock, a file or the network: whoever runs a game keeps the acts at a [`Desk`] with their moments,
//! and carries out what follows from them.
//!
//! A game of two, a letter, a round that is adjudicated, and a report:
//!
//! ```
//! use std::{error::Error, sync::Arc};
//!
//! use jiff::{Timestamp, tz::TimeZone};
//! use kernel::{Dice, Seat};
//! use referee::{Act, Arrived, Deadline, Desk, Effect, Language, Player, Terms, Timing, Words};
//!
//! # fn main() -> Result<(), Box<dyn Error>> {
//! let dice = Dice::new("1234abcd".parse()?, "Rails-7".parse()?);
//! let mut desk = Desk::new(Terms { game: "Rails-7".to_owned(), zone: (TimeZone::UTC, "UTC".to_owned()), dice });
//! let now: Timestamp = "2026-12-01T20:00:00Z".parse()?;
//! for name in ["Anna", "Ben"] {
//!     let player = Player { name: name.to_owned(), language: Language::English, addresses: Vec::new() };
//!     desk.apply(&Act::Join(player), now, "")?;
//! }
//! let due = Deadline::at("2026-12-15T20:00:00Z".parse()?, &TimeZone::UTC);
//! desk.apply(&Act::Begin { due: Some(due) }, now, "")?;
//!
//! // A letter is read as its writer meant it, and confirmed.
//! let words = Words::typed("Town A x0/y4, B x2/y7, C x7/y5, D x4/y0\nMine x2/y1\n".to_owned(), desk.names());
//! let arrived = Arrived {
//!     number: desk.next_letter(),
//!     owner: Some((Seat::FIRST, 0)),
//!     from: String::new(),
//!     received: now,
//!     timing: Timing::Clock,
//!     words: Some(Arc::new(words)),
//! };
//! let effects = desk.apply(&Act::Receive(arrived), now, "")?;
//! assert_eq!(effects, [Effect::Confirm { seat: Seat::FIRST, letter: 1 }]);
//! assert!(desk.confirmation(1, false)?.is_some_and(|it| it.text.contains("x2/y1")));
//!
//! // The dice decide what nobody has written, and everybody is told.
//! let act = desk.adjudication(Some(due), false)?;
//! desk.apply(&act, now, "everybody has written")?;
//! assert_eq!(desk.round(), Some(1));
//! let report = desk.edition(|it| it.for_player(Seat::FIRST, Language::English))?;
//! assert!(report.subject.starts_with("[Rails-7 R1]"));
//! # Ok(())
//! # }
//! ```

mod desk;
mod letter;
mod mail;
mod matter;
mod moved;
mod orders;
mod report;
mod season;
mod standing;
mod verdict;
mod words;

pub use desk::{
    Act, Arrived, Deadline, Desk, Effect, Kept, Misfit, Player, Saved, Stage, Terms, Timing, Unclear, Waiting, Words,
    expect_clear, names_no_game, round_in_english, same_game,
};
pub use letter::{
    Choice, Doubt, Found, Instruction, Letter, Opens, Order, Puzzle, ROUND_OF_SETUP, Roster, Slot, Spot, Tile,
    same_name, sender,
};
pub use mail::{MOST_BYTES as BIGGEST_MAIL, Mail, MailError, Post};
pub use matter::Matter;
pub use orders::Orders;
pub use report::{Arrival, Due, Edition, Receipt, Report};
pub use season::{LAST_ROUND, RoundOrders, Season};
pub use standing::{Heard, Standing, Use};
pub use verdict::{Fate, Objection, PartFate, SeatVerdict, Verdict};
pub use words::{Language, ParseLanguageError};

pub use thirty::{Action, Roll};
