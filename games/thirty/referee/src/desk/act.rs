//! What happens at a desk: acts, with all that they need to be done again in the same way.

use std::sync::Arc;

use jiff::{Timestamp, civil::DateTime, tz::TimeZone};
use kernel::Seat;
use serde::{Deserialize, Serialize};
use thirty::Action;

use crate::{Language, Mail, Orders, Post, RoundOrders};

/// A player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Player {
    /// The name.
    pub name: String,
    /// The language of reports.
    pub language: Language,
    /// The addresses that letters may come from; the last one is written to.
    pub addresses: Vec<String>,
}

/// Until when orders are taken.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Deadline {
    pub(super) at: Timestamp,
    pub(super) civil: DateTime,
}

impl Deadline {
    /// A moment, as the clocks of a time zone show it.
    pub fn at(at: Timestamp, zone: &TimeZone) -> Self {
        Self { at, civil: zone.to_datetime(at) }
    }

    /// What the clocks of a time zone show then; `None` beyond all times.
    pub fn civil(civil: DateTime, zone: &TimeZone) -> Option<Self> {
        let at = zone.to_timestamp(civil).ok()?;
        Some(Self { at, civil })
    }

    /// The moment.
    pub const fn moment(self) -> Timestamp {
        self.at
    }

    /// What clocks show then.
    pub const fn shown(self) -> DateTime {
        self.civil
    }
}

/// What somebody wrote, and by which names it is to be read.
#[derive(Clone, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
pub struct Words {
    /// The subject above it.
    pub subject: Option<String>,
    /// The text.
    pub text: String,
    /// The round of the mail of ours that it answers.
    pub answers: Option<u8>,
    /// What hangs on it.
    pub attachments: Vec<String>,
    /// The names of all players.
    pub names: Vec<String>,
    /// What its writer is called among them; the name of its owner if it is left out.
    pub writer: Option<String>,
    /// Whether a machine wrote it, so that nobody asks what it orders.
    pub is_by_machine: bool,
}

impl Words {
    /// What stands in a mail that answers the one about this round.
    pub fn of_mail(mail: &Mail, answers: Option<u8>, names: Vec<String>) -> Self {
        Self {
            subject: Some(mail.subject.clone()),
            text: mail.text.clone(),
            answers,
            attachments: mail.attachments.clone(),
            names,
            writer: None,
            is_by_machine: mail.post != Post::Letter,
        }
    }

    /// What was typed in.
    pub fn typed(text: String, names: Vec<String>) -> Self {
        Self { text, names, ..Self::default() }
    }

    pub(super) fn n_bytes(&self) -> usize {
        self.text.len() + self.names.iter().map(String::len).sum::<usize>()
    }
}

/// Who says whether a letter came in time.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Timing {
    /// The clock: it is late if it came after the deadline.
    Clock,
    /// The game master, who kept it by hand, and knows whether it was late.
    Word {
        /// Whether it was.
        is_late: bool,
    },
}

/// A letter that has come.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Arrived {
    /// Its number.
    pub number: u32,
    /// Whose it is, and for which round; `None` for one that is put aside, for the reason of the act.
    pub owner: Option<(Seat, u8)>,
    /// The address that it came from, for one that is put aside.
    pub from: String,
    /// When it came.
    pub received: Timestamp,
    /// Who says whether that was in time.
    pub timing: Timing,
    /// What it says, if that is at hand; otherwise [`Desk::hear`](super::Desk::hear) tells it when it is needed.
    pub words: Option<Arc<Words>>,
}

/// Something that happens at a desk.
#[derive(Clone, PartialEq, Debug)]
pub enum Act {
    /// Somebody will play.
    Join(Player),
    /// A player goes by another name.
    Rename {
        /// Whose.
        seat: Seat,
        /// The name.
        name: String,
    },
    /// A player wants reports in another language.
    Translate {
        /// Whose.
        seat: Seat,
        /// The language.
        language: Language,
    },
    /// A player has another address.
    Move {
        /// Whose.
        seat: Seat,
        /// The address.
        address: String,
    },
    /// The mountains are rolled, and the setup is open.
    Begin {
        /// Until when.
        due: Option<Deadline>,
    },
    /// A letter has come.
    Receive(Arrived),
    /// The game master lets a letter count, whoever sent it and whenever it came, or enters what was said by telephone.
    Enter {
        /// Its number; a new one, or that of a letter that is kept.
        letter: u32,
        /// For whom.
        seat: Seat,
        /// For which round.
        round: u8,
        /// When it came.
        received: Timestamp,
        /// Letters of the player that are settled by it.
        settles: Vec<u32>,
    },
    /// The game master has seen what is to be seen in these letters.
    Tick {
        /// Their numbers.
        letters: Vec<u32>,
        /// Whether they count as they were read.
        counts: bool,
    },
    /// The open round has another deadline.
    Extend {
        /// Until when.
        due: Deadline,
    },
    /// The game rests.
    Pause,
    /// Players are reminded of the open round.
    Remind {
        /// The round.
        round: u8,
        /// Its deadline.
        due: Deadline,
        /// Who.
        seats: Vec<Seat>,
    },
    /// The open round is adjudicated.
    Adjudicate {
        /// The round.
        round: u8,
        /// By these orders.
        orders: Arc<RoundOrders>,
        /// Until when orders for the next one are taken.
        due: Option<Deadline>,
        /// Letters in which something was to be seen, and that were passed over.
        anyway: Vec<u32>,
        /// Whether a game that rests goes on resting: it did so in folders of before.
        rests: bool,
    },
    /// The round that was adjudicated last is put right for one player.
    Correct {
        /// The round.
        round: u8,
        /// For whom.
        seat: Seat,
        /// What counts now.
        orders: Orders,
    },
    /// The game is over, and is told to all.
    Finish,
    /// A player with a browser has moved at the table.
    Play {
        /// Who.
        seat: Seat,
        /// The move.
        action: Action,
    },
    /// A player with a browser has taken the last move back.
    TakeBack {
        /// Who.
        seat: Seat,
    },
    /// So many rounds are over at the table: all have moved there, or were ruled for.
    Close {
        /// How many.
        n_closed: usize,
        /// Until when orders for the next one are taken.
        due: Option<Deadline>,
    },
}

/// Why something cannot happen at a desk.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Misfit {
    /// There is no such seat.
    #[error("there is no seat {0}")]
    Seat(Seat),
    /// Nobody plays.
    #[error("there are no players")]
    Players,
    /// It has not begun.
    #[error("the game has not begun")]
    Waiting,
    /// The game has begun.
    #[error("the game has begun")]
    Begun,
    /// It is over.
    #[error("the game is over")]
    Over,
    /// Another round is open.
    #[error("round {0} is not the open round")]
    Round(u8),
    /// The round was not adjudicated last.
    #[error("round {0} was not the last one to be adjudicated")]
    NotLast(u8),
    /// The orders are not those of all players.
    #[error("there are orders for {0} players, and {1} play")]
    Orders(usize, usize),
    /// Orders are not written as orders are.
    #[error("the orders for round {0} cannot be read")]
    Unreadable(u8),
    /// Something is to be looked at before.
    #[error("there are remarks and open questions in {0} letters: tick them off first")]
    Questions(usize),
    /// What a letter says was not told.
    #[error("letter {0} was not read")]
    Unread(u32),
}
