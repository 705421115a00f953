//! What one line says: headings and instructions from its first to its last word, or nothing that may be used.

mod cursor;
mod heading;
mod roll;
mod setup;

use self::cursor::Cursor;
pub(super) use self::cursor::Names;
use super::{
    Choice, Slot,
    lexicon::{self, has},
    tokens::{Kind, fold, tokens},
};

/// A thing that a line says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Item {
    Game(String),
    Player(String),
    /// The name of a player alone, as under a letter.
    Signed(String),
    Round(u8),
    /// What follows changes an earlier letter.
    Change,
    /// The number of a roll whose order follows in the next line.
    Label(u8),
    /// An instruction; for an order that does not say its roll there is no slot.
    Instruction {
        slot: Option<Slot>,
        choice: Choice,
        dice: Option<(u8, u8)>,
    },
}

/// What a line is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Line {
    /// It says these things and nothing else.
    Items(Vec<Item>),
    /// It looks like an order and is none.
    Unclear { is_conditional: bool, is_removal: bool },
    /// Words; perhaps such that an order depends on them.
    Words { is_conditional: bool },
}

/// Reads a line.
pub(super) fn line(text: &str, names: &Names<'_>) -> Line {
    let tokens = tokens(text);
    let mut cursor = Cursor { text, tokens: &tokens, at: 0, names };
    match cursor.items() {
        Some(items) if !items.is_empty() => Line::Items(items),
        _ if cursor.looks_like_order() => {
            let is_removal = cursor.any_word(lexicon::MOUNTAIN) || cursor.any_word(lexicon::MOUNTAINS);
            Line::Unclear { is_conditional: cursor.is_conditional(), is_removal }
        }
        _ => Line::Words { is_conditional: cursor.any_word(lexicon::STIPULATION) },
    }
}

impl Cursor<'_> {
    /// Whether there is something in the line that orders are made of.
    fn looks_like_order(&self) -> bool {
        let mut cursor = self.clone();
        let has_number = self.tokens.iter().any(|it| matches!(it.kind, Kind::Number(_)));
        let names = [lexicon::MINE, lexicon::BONUS, lexicon::TOWN, lexicon::MOUNTAIN, lexicon::ROLL, lexicon::REMOVE];
        if has_number && names.iter().any(|it| self.any_word(it)) {
            return true;
        }
        let has_mountain = self.any_word(lexicon::MOUNTAIN) || self.any_word(lexicon::MOUNTAINS);
        if has_mountain && self.any_word(lexicon::REMOVE) || self.any_word(lexicon::CHANGE) {
            return true;
        }
        (0..self.tokens.len()).any(|at| {
            cursor.at = at;
            let is_axis = |it: &mut Self| {
                let is_there = it.eat_word(lexicon::COLUMN) || it.eat_word(lexicon::ROW);
                is_there.then(|| it.digit())?
            };
            cursor.attempt(Self::spot).is_some()
                || cursor.attempt(Self::tile).is_some()
                || cursor.attempt(is_axis).is_some()
        })
    }

    /// Everything that the line says, or `None` where some of it is not understood.
    fn items(&mut self) -> Option<Vec<Item>> {
        let mut res = Vec::new();
        self.attempt(Self::greeting);
        while !self.is_end() {
            if let Some(item) = self.attempt(Self::item) {
                res.push(item);
            } else if !self.eat_noise() {
                return None;
            }
        }
        Some(res)
    }

    /// `Hi,` or `Hello Anna!` before an order in the same line: up to three words and a mark behind them.
    fn greeting(&mut self) -> Option<()> {
        self.word().filter(|it| has(lexicon::GREETING, it) && !has(lexicon::CONDITIONAL, it))?;
        self.at += 1;
        for _ in 0..3 {
            if self.eat_mark(",!") {
                return Some(());
            }
            self.word().filter(|it| !has(lexicon::CONDITIONAL, it) && !has(lexicon::CHANGE, it))?;
            self.at += 1;
        }
        self.eat_mark(",!").then_some(())
    }

    fn eat_noise(&mut self) -> bool {
        self.eat_mark(",;.:-!|>/") || self.attempt(Self::remark).is_some() || self.eat_word(lexicon::NOISE)
    }

    /// Words in brackets that say nothing about orders.
    fn remark(&mut self) -> Option<()> {
        if !self.eat_mark("([") {
            return None;
        }
        while !self.eat_mark(")]") {
            match self.peek()? {
                Kind::Word(word) if !has(lexicon::CONDITIONAL, word) && !has(lexicon::CHANGE, word) => self.at += 1,
                Kind::Mark(mark) if !"?(".contains(*mark) => self.at += 1,
                _ => return None,
            }
        }
        Some(())
    }

    fn item(&mut self) -> Option<Item> {
        if self.eat_word(lexicon::CHANGE) {
            return Some(Item::Change);
        }
        self.attempt(Self::tag)
            .or_else(|| self.attempt(Self::game))
            .or_else(|| self.attempt(Self::player))
            .or_else(|| self.attempt(Self::labelled))
            .or_else(|| self.attempt(|it| it.order(None)))
            .or_else(|| self.attempt(Self::round))
            .or_else(|| self.attempt(Self::town))
            .or_else(|| self.attempt(Self::removal))
            .or_else(|| self.attempt(|it| it.place(lexicon::MINE, Slot::Mine)))
            .or_else(|| self.attempt(|it| it.place(lexicon::BONUS, Slot::Bonus)))
            .or_else(|| self.attempt(Self::label).map(Item::Label))
    }
}

/// Whether the folded text begins with one of these words, or has it as its second.
pub(super) fn opens_with(text: &str, list: &[&str]) -> bool {
    let folded = fold(text);
    let mut words = folded.split(|c: char| !c.is_alphanumeric()).filter(|it| !it.is_empty());
    words.by_ref().take(2).any(|it| has(list, it))
}
