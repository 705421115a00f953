//! What a game tells of itself to whoever lists games, and what it owes to whoever hosts them.

use std::fmt;

use crate::{BoardFile, Event, EventOf, Game, Luck, Seat};

/// The constants of a game. They are data and nothing else, so that a page can show them without the rules.
#[derive(PartialEq, Eq, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each answers a question of its own")]
pub struct Meta {
    /// Its name in records, addresses and commands.
    pub name: &'static str,
    /// Its name on a page, in English.
    pub title: &'static str,
    /// What it is, in one sentence.
    pub summary: &'static str,
    /// Its rule sets, the usual one first.
    pub rule_sets: &'static [RuleSet],
    /// The fewest and the most seats.
    pub seats: (usize, usize),
    /// The games that visitors are offered, the usual one first.
    pub offers: &'static [Offer],
    /// Who moves when.
    pub pace: Pace,
    /// Whether players hide something from each other, so that they must not look at one screen together.
    pub has_secrets: bool,
    /// Whether there is a challenge of the day; such a game can be played alone.
    pub has_daily: bool,
    /// Whether its content (a map, a deck) can be replaced by a file of one's own.
    pub has_content: bool,
    /// Whether it is there for those who write games: it is played like any other, but offered only to those who ask for
    /// examples.
    pub is_example: bool,
    /// The rule set by which a game master runs it by post; `None` where nobody does.
    pub refereed: Option<&'static str>,
    /// What tells seats of equal points apart; `None` where they share.
    pub tie_break: Option<TieBreak>,
    /// What can be printed for a game on paper.
    pub prints: &'static [Print],
    /// The sheets that can be typed in and scored; none where the score does not follow from a finished board.
    pub sheets: &'static [Sheet],
}

/// One rule set of a game, or one of the contents that are compiled in.
#[derive(PartialEq, Eq, Debug)]
pub struct RuleSet {
    /// Its name in setups and commands.
    pub name: &'static str,
    /// What is different about it, in one sentence.
    pub summary: &'static str,
}

/// A game as visitors meet it: one of its rule sets may be a game of its own to them.
#[derive(PartialEq, Eq, Debug)]
pub struct Offer {
    /// Its name in classes and messages.
    pub key: &'static str,
    /// The rule set that it begins with.
    pub rules: &'static str,
    /// How long it takes somebody alone, in minutes.
    pub minutes: u32,
}

/// Who moves when.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Pace {
    /// All seats decide at the same time; whoever has decided is ready.
    Together,
    /// One seat after the other.
    InTurn,
}

/// What tells seats of equal points apart.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum TieBreak {
    /// The columns in which two tracks overlap.
    Overlap,
    /// Money.
    Money,
}

/// Something to print for a game on paper.
#[derive(PartialEq, Eq, Debug)]
pub struct Print {
    /// Its name in classes, messages and addresses.
    pub key: &'static str,
    /// The rule set that it belongs to.
    pub rules: &'static str,
    /// What comes out of the printer.
    pub form: Form,
}

/// A kind of sheet that can be typed in and scored.
#[derive(PartialEq, Eq, Debug)]
pub struct Sheet {
    /// Its name in links and messages: it keeps its meaning for ever.
    pub key: &'static str,
    /// The first line of a file of such a sheet, which begins with the name of the game; alone it is a blank sheet.
    pub head: &'static str,
}

/// What comes out of the printer.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Form {
    /// Blank sheets, of which several fit on a page.
    Sheets,
    /// Cards to be cut out.
    Cards,
}

impl TieBreak {
    /// All of them.
    pub const ALL: [Self; 2] = [Self::Overlap, Self::Money];

    /// Its name for programs.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Overlap => "overlap",
            Self::Money => "money",
        }
    }
}

/// Why a game cannot begin with this content.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {reason}")]
pub struct ContentFault {
    /// The line at fault, counted from one.
    pub line: usize,
    /// What is wrong with it.
    pub reason: String,
}

impl ContentFault {
    /// A field in a line is wrong.
    pub fn in_field(line: usize, field: impl fmt::Display, reason: impl fmt::Display) -> Self {
        Self { line, reason: format!("{field}: {reason}") }
    }
}

/// A game that can be listed and hosted.
pub trait Listed: Game {
    /// Its constants.
    const META: &'static Meta;

    /// Its rules, numbered sentence by sentence, in Markdown.
    const RULES_TEXT: &'static str;

    /// How a board that was filled in on paper is read; `None` where the score does not follow from a finished board.
    const BOARD_FILE: Option<BoardFile<Self>> = None;

    /// A game of one of its rule sets with so many seats, perhaps with the text of a content file in the place of what
    /// is compiled in; `None` where there is no such game.
    fn agree(rules: &str, n_seats: usize, content: Option<&str>) -> Result<Option<Self::Setup>, ContentFault>;

    /// A harmless decision for `seat`, which is waited for and does not answer; `None` where the game has none.
    ///
    /// Repeated for every seat that is waited for, it leads to the end of the game.
    fn in_absence(&self, seat: Seat) -> Option<EventOf<Self>> {
        first_action(self, seat, |_| true)
    }

    /// A game at which `seat` sees what `view` shows and has the same legal moves; what it cannot see is guessed.
    ///
    /// `None` if `seat` does not decide now, and in games whose secrets never decide what comes next: a copy of what the
    /// seat knows of them is enough.
    fn guess(_view: &Self::View, _seat: Seat, _luck: &mut impl Luck) -> Option<(Self::Setup, Self)> {
        None
    }
}

/// The first legal action of `seat` that is `fine`, or the first of all, as an event.
pub fn first_action<G: Game>(state: &G, seat: Seat, fine: impl Fn(G::Action) -> bool) -> Option<EventOf<G>> {
    let mut actions = Vec::new();
    state.actions(seat, &mut actions);
    let first = actions.iter().find(|it| fine(**it)).or(actions.first());
    first.map(|&action| Event::Act { seat, action })
}
