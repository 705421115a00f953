//! What a sentence says: headings, instructions and courtesies from its first to its last word, or nothing that may be
//! used.

mod courtesy;
mod cursor;
mod heading;
mod judge;
mod roll;
mod setup;

use std::ops::Range;

use self::cursor::Cursor;
pub(super) use self::{
    cursor::Names,
    judge::{bears, takes_back},
};
use super::{
    Choice, Doubt, Opens, Slot,
    lexicon::{self, INTRODUCTION, has},
    tokens::{Kind, Token, tokens},
};

/// A thing that a line says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Item {
    Game(String),
    Player(String),
    /// The name of a player alone, as under a letter.
    Signed(String),
    /// Below a letter a name that is no player's.
    Stranger(String),
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

/// What is known before a sentence is read.
#[derive(Copy, Clone, Default, Debug)]
pub(super) struct Place {
    /// Nothing was ordered yet, so that somebody may be greeted.
    pub(super) may_greet: bool,
    /// The letter has said farewell, so that names may follow.
    pub(super) is_closed: bool,
}

/// What a sentence is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Sense {
    /// It says these things and nothing else; a courtesy says none.
    Items { items: Vec<Item>, is_closed: bool },
    /// It is not understood, and may bear on orders.
    Question { doubt: Doubt, opens: Opens, is_removal: bool },
    /// It is not understood, and nothing in it seems to bear on orders.
    Words,
}

/// Reads a line: as a whole, or else sentence by sentence.
pub(super) fn line(text: &str, names: &Names<'_>, mut place: Place) -> Vec<Sense> {
    let tokens = tokens(text);
    let read = |tokens: &[Token], place: Place| {
        let mut cursor = Cursor { text, tokens, at: 0, names, place, is_odd: false };
        cursor.items().map(|items| Sense::Items { items, is_closed: cursor.place.is_closed })
    };
    if let Some(whole) = read(&tokens, place) {
        return vec![whole];
    }
    let mut res = Vec::new();
    for range in sentences(&tokens) {
        let tokens = &tokens[range];
        let sense = read(tokens, place).unwrap_or_else(|| judge::judge(text, tokens, names));
        if let Sense::Items { items, is_closed } = &sense {
            place.is_closed = *is_closed;
            place.may_greet &= items.is_empty();
        }
        res.push(sense);
    }
    res
}

/// Where the sentences of a line are.
fn sentences(tokens: &[Token]) -> Vec<Range<usize>> {
    let mut res = Vec::new();
    let mut start = 0;
    for n in 0..tokens.len() {
        let Kind::Mark(mark @ ('.' | '!' | '?' | ';')) = tokens[n].kind else { continue };
        let is_apart = tokens.get(n + 1).is_none_or(|it| it.start > tokens[n].end);
        if is_apart && (mark != '.' || !is_abbreviation(&tokens[..n])) {
            res.push(start..n + 1);
            start = n + 1;
        }
    }
    if start < tokens.len() {
        res.push(start..tokens.len());
    }
    res
}

/// Whether a full stop behind these tokens ends a number or an abbreviation, and no sentence.
fn is_abbreviation(before: &[Token]) -> bool {
    let joined = |n: usize| {
        let at = before.len().checked_sub(n)?;
        let is_joined = before.get(at + 1).is_none_or(|next| next.start == before[at].end);
        is_joined.then_some(&before[at].kind)
    };
    match joined(1) {
        // `1. Wurf`, and not `x1/y6.`
        Some(Kind::Number(_)) => !matches!(joined(2), Some(Kind::Word(_) | Kind::Mark('/'))),
        // `z. B.`, and not `6d.`
        Some(Kind::Word(word)) if word.len() == 1 => !matches!(joined(2), Some(Kind::Number(_))),
        Some(Kind::Word(word)) => has(&["nr", "no", "tel", "st", "str", "dr", "ca", "bzw", "evtl", "ggf"], word),
        _ => false,
    }
}

impl Cursor<'_> {
    /// Everything that the sentence says, or `None` where some of it is not understood.
    fn items(&mut self) -> Option<Vec<Item>> {
        let mut res = Vec::new();
        let mut is_start = true;
        while !self.is_end() {
            if is_start && self.courtesy(&mut res) {
                continue;
            }
            if let Some(item) = self.attempt(Self::item) {
                res.push(item);
                is_start = false;
                continue;
            }
            is_start = matches!(self.peek(), Some(Kind::Mark(',' | '.' | '!' | ':' | ';' | '-')));
            if !self.eat_noise() {
                return None;
            }
        }
        // Words that are harmless around an order may say anything where there is none.
        let has_order = res.iter().any(|it| matches!(it, Item::Instruction { .. } | Item::Label(_) | Item::Change));
        (has_order || !self.is_odd).then_some(res)
    }

    /// Words that say nothing else; a name that nobody knows is an item.
    fn courtesy(&mut self, items: &mut Vec<Item>) -> bool {
        if self.place.may_greet && items.is_empty() && self.attempt(Self::greeting).is_some() {
            return true;
        }
        if self.attempt(Self::device).is_some() {
            return true;
        }
        if self.attempt(Self::farewell).is_some() {
            self.place.is_closed = true;
            return true;
        }
        if !self.place.is_closed || self.clone().attempt(Self::known_player).is_some() {
            return false;
        }
        let stranger = self.attempt(Self::stranger);
        let is_there = stranger.is_some();
        items.extend(stranger.map(Item::Stranger));
        is_there
    }

    fn eat_noise(&mut self) -> bool {
        if self.eat_mark(",;.:-!|>/") || self.attempt(Self::bracket).is_some() || self.eat_word(INTRODUCTION) {
            return true;
        }
        // `soll x2/y4 sein`
        let is_last = !matches!(self.tokens.get(self.at + 1).map(|it| &it.kind), Some(Kind::Word(_) | Kind::Number(_)));
        let is_noise = self.eat_word(lexicon::NOISE) || is_last && self.eat_word(&["sein"]);
        self.is_odd |= is_noise;
        is_noise
    }

    /// Words in brackets that say nothing.
    fn bracket(&mut self) -> Option<()> {
        self.eat_mark("([").then_some(())?;
        while self.eat_word(INTRODUCTION) || self.eat_mark(",.!") {}
        self.eat_mark(")]").then_some(())
    }

    fn item(&mut self) -> Option<Item> {
        if self.eat_word(lexicon::CHANGE) {
            return Some(Item::Change);
        }
        self.attempt(Self::tag)
            .or_else(|| self.attempt(Self::game))
            .or_else(|| self.attempt(Self::player))
            .or_else(|| self.attempt(Self::player_in_brackets))
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
