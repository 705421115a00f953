//! The referee of 30 Rails by post: reads letters as people write them, adjudicates rounds, and writes reports.
//!
//! Nothing here reads a clock, a file or the network: whoever runs a game hands letters and times in and carries reports
//! out.

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
