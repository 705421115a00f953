//! Letters: what a player wrote, read line by line, and what could not be read.

mod chaff;
mod cues;
mod grammar;
mod head;
mod lexicon;
mod order;
mod read;
mod subject;
mod tokens;

use std::fmt;

use thirty::Station;

pub use self::{
    head::sender,
    order::{Order, Spot, Tile},
};

/// The number by which letters name the round of the setup.
pub const ROUND_OF_SETUP: u8 = 0;

/// The names that a reader of letters knows beforehand.
#[derive(Copy, Clone, Default, Debug)]
pub struct Roster<'a> {
    /// The name of the game.
    pub game: &'a str,
    /// The names of the players.
    pub players: &'a [&'a str],
    /// Who wrote the letter, if that is known: whoever else is named in it makes it doubtful.
    pub writer: Option<&'a str>,
}

/// Whether two names are the same but for case, blanks, and how umlauts are written.
pub fn same_name(one: &str, other: &str) -> bool {
    tokens::fold(one).split_whitespace().eq(tokens::fold(other).split_whitespace())
}

/// What an instruction is about.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Slot {
    /// A roll of the round, 1 to 3.
    Roll(u8),
    /// Where a town is.
    Town(Station),
    /// Which mountain is removed.
    Removal,
    /// Where the mine is.
    Mine,
    /// Which square is the bonus square.
    Bonus,
}

impl Slot {
    /// The three rolls of a round.
    pub const ROLLS: [Self; 3] = [Self::Roll(1), Self::Roll(2), Self::Roll(3)];

    /// What a setup needs to be whole; the mountain may be left out.
    pub const SETUP: [Self; 6] = {
        let [a, b, c, d] = Station::ALL;
        [Self::Town(a), Self::Town(b), Self::Town(c), Self::Town(d), Self::Mine, Self::Bonus]
    };

    /// Whether it belongs to a round of three rolls, and not to the setup.
    pub const fn is_roll(self) -> bool {
        matches!(self, Self::Roll(_))
    }
}

/// As game masters call it: `roll 2`, `town A`, `removal`.
impl fmt::Display for Slot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Roll(number) => write!(f, "roll {number}"),
            Self::Town(station) => write!(f, "town {}", station.letter()),
            Self::Removal => f.write_str("removal"),
            Self::Mine => f.write_str("mine"),
            Self::Bonus => f.write_str("bonus"),
        }
    }
}

/// What is chosen for a slot, as written: whether it is legal is another question.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Choice {
    /// Track for a roll.
    Track(Order),
    /// A place for a town, the mine or the bonus square, or the place of the mountain to remove.
    At(Spot),
    /// The mountain of this row goes.
    Row(u8),
    /// All mountains stay.
    Keep,
}

/// Something that stands in a letter, with its line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Found<T> {
    /// The line, counted from one; 0 is the subject.
    pub line: usize,
    /// What stands there.
    pub value: T,
}

/// One instruction of a letter.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Instruction {
    /// The line, counted from one.
    pub line: usize,
    /// What it is about.
    pub slot: Slot,
    /// What is chosen.
    pub choice: Choice,
    /// Whether it is marked as a change of an earlier letter.
    pub is_change: bool,
    /// The dice that the player wrote beside it, the white one first.
    pub dice: Option<(u8, u8)>,
}

/// Why something was not understood.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Doubt {
    /// It looks like an order, and is none that the reader knows.
    Unclear,
    /// It depends on something, or offers a choice.
    Conditional,
    /// The same thing is ordered twice and differently, and neither is marked as a change.
    Twice(Slot),
    /// It does not say which roll it is for.
    WhichRoll,
    /// An order below a signature.
    InSignature,
    /// An order below a quotation that does not show where it ends.
    InQuotation,
    /// The letter, or this line, is too long to be read.
    TooLong,
    /// The orders are called a draft, or are to wait.
    Draft,
    /// Something is taken back.
    Withdrawn,
    /// Somebody else's orders, or somebody else's name.
    SomebodyElse,
    /// Two different rounds are named.
    TwoRounds(u8, u8),
    /// Another game is named.
    OtherGame,
    /// Other dice are cited for this roll than were rolled.
    OtherDice(u8),
    /// It is not understood, and may change an order.
    Bearing,
    /// A file hangs on the letter, which is not read.
    Attachment,
}

/// Which orders an open question leaves open.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Opens {
    /// None: something could not be read, and is missing.
    Nothing,
    /// Those for these slots, in this letter and in those before it.
    Slots(Vec<Slot>),
    /// All, in this letter and in those before it.
    All,
}

impl Doubt {
    /// The same in one word, for programs.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Unclear => "unclear",
            Self::Conditional => "conditional",
            Self::Twice(_) => "twice",
            Self::WhichRoll => "roll",
            Self::InSignature => "signature",
            Self::InQuotation => "quotation",
            Self::TooLong => "long",
            Self::Draft => "draft",
            Self::Withdrawn => "withdrawn",
            Self::SomebodyElse => "other",
            Self::TwoRounds(..) => "rounds",
            Self::OtherGame => "game",
            Self::OtherDice(_) => "dice",
            Self::Bearing => "bearing",
            Self::Attachment => "attachment",
        }
    }
}

/// Why, in a few words for game masters.
impl fmt::Display for Doubt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unclear => f.write_str("no order that could be read"),
            Self::Conditional => f.write_str("a condition or a choice"),
            Self::Twice(slot) => write!(f, "{slot} is ordered twice and differently"),
            Self::WhichRoll => f.write_str("it does not say which roll it is for"),
            Self::InSignature => f.write_str("an order in the signature"),
            Self::InQuotation => f.write_str("an order below a quotation"),
            Self::TooLong => f.write_str("too long"),
            Self::Draft => f.write_str("perhaps a draft"),
            Self::Withdrawn => f.write_str("perhaps taken back"),
            Self::SomebodyElse => f.write_str("perhaps somebody else's"),
            Self::TwoRounds(one, other) => write!(f, "rounds {one} and {other} are named"),
            Self::OtherGame => f.write_str("another game is named"),
            Self::OtherDice(number) => write!(f, "other dice than those of roll {number}"),
            Self::Bearing => f.write_str("it may change an order"),
            Self::Attachment => f.write_str("an attachment, which is not read"),
        }
    }
}

/// An open question: something that was not understood and looks like an order, or may bear on one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Puzzle {
    /// The lines, counted from one; 0 is the subject.
    pub lines: Vec<usize>,
    /// What stands in the first of them.
    pub text: String,
    /// Why it was not understood.
    pub doubt: Doubt,
    /// What it leaves open.
    pub opens: Opens,
}

/// A letter that was read.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Letter {
    /// The game that it names.
    pub game: Option<Found<String>>,
    /// The player that it names.
    pub player: Option<Found<String>>,
    /// The player whose name stands alone in a line, the last one.
    pub signed: Option<Found<String>>,
    /// The round that it names; [`ROUND_OF_SETUP`] is the setup.
    pub round: Option<Found<u8>>,
    /// What was understood, in the order of the slots: for each slot at most one change and one that is none.
    pub instructions: Vec<Instruction>,
    /// Whether it says something of a mountain to remove that was not understood.
    pub has_unread_removal: bool,
    /// All rounds that it names, each once.
    pub rounds: Vec<u8>,
    /// The open questions, in the order of the lines.
    pub puzzles: Vec<Puzzle>,
    /// Sentences that are not understood and do not seem to bear on orders.
    pub remarks: Vec<Found<String>>,
}

impl Letter {
    /// Reads a letter. Any text is read; what is not understood is among the puzzles.
    pub fn read(text: &str, roster: &Roster<'_>) -> Self {
        read::read(text, None, roster)
    }

    /// Reads a letter that came under a subject, which may name game and round and mark a change; whatever else it says is
    /// asked about.
    pub fn read_under(subject: &str, text: &str, roster: &Roster<'_>) -> Self {
        read::read(text, Some(subject), roster)
    }

    /// The round that it is for while `open` is the open one: that one, if it is among those that are named.
    pub fn round_for(&self, open: u8) -> Option<u8> {
        if self.rounds.contains(&open) { Some(open) } else { self.rounds.first().copied() }
    }

    /// Compares it with the round of the mail that it answers.
    pub fn answers_round(&mut self, round: u8) {
        if let Some(&named) = self.rounds.iter().find(|it| **it != round) {
            let line = self.round.as_ref().map_or(0, |it| it.line);
            self.question(line, Doubt::TwoRounds(round, named), Opens::All);
        }
    }

    /// Compares the dice that it cites with those that were rolled.
    pub fn compare_dice(&mut self, rolls: &[thirty::Roll]) {
        for it in self.instructions.clone() {
            let Slot::Roll(number) = it.slot else { continue };
            let (Some(cited), Some(roll)) = (it.dice, rolls.get(usize::from(number) - 1)) else { continue };
            if cited != (roll.white(), roll.colour().die()) {
                self.question(it.line, Doubt::OtherDice(number), Opens::Slots(vec![it.slot]));
            }
        }
    }

    /// Notes a file that hangs on it.
    pub fn has_attachment(&mut self, name: &str) {
        let text = read::quoted(name);
        self.puzzles.push(Puzzle { lines: Vec::new(), text, doubt: Doubt::Attachment, opens: Opens::Nothing });
    }

    fn question(&mut self, line: usize, doubt: Doubt, opens: Opens) {
        self.puzzles.push(Puzzle { lines: vec![line], text: String::new(), doubt, opens });
    }

    /// Whether it holds orders open.
    pub fn is_doubtful(&self) -> bool {
        self.puzzles.iter().any(|it| it.opens != Opens::Nothing)
    }

    /// What is said for `slot`, the change before what it changes.
    pub fn of(&self, slot: Slot) -> Option<&Instruction> {
        let mut all = self.instructions.iter().filter(|it| it.slot == slot);
        let first = all.next();
        all.next().or(first)
    }

    /// Whether the letter orders anything for a round of this kind.
    pub fn has_orders(&self, is_setup: bool) -> bool {
        self.instructions.iter().any(|it| it.slot.is_roll() != is_setup)
    }
}
