//! What a sentence says: headings, instructions and courtesies from its first to its last word, or nothing that may be
//! used.

mod courtesy;
mod cursor;
mod heading;
mod judge;
mod manners;
mod phrases;
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
    /// Who is greeted, and is no player.
    Greeted(String),
    /// Below a letter a name that is no player's.
    Stranger(String),
    Round(u8),
    /// What follows changes an earlier letter.
    Change,
    /// Whether the letter has come, or how somebody is; beside orders the confirmation answers that.
    Asked,
    /// Earlier letters are replaced by this one.
    Renewal,
    /// What a change does not name stays.
    Rest,
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
    /// It is an order with a slip in it, for what it names, if it names that.
    Slip { names: Opens, is_removal: bool },
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
            place.may_greet &= items.iter().all(|it| matches!(it, Item::Greeted(_)));
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
        if self.attempt(Self::date).is_some() || self.attempt(Self::head_of_table).is_some() {
            return Some(res);
        }
        self.begins_as_statement()?;
        // `Betreff: Rails-7, Runde 4`
        self.attempt(|it| {
            (it.eat_word(&["betr", "betreff", "betrifft", "subject"]) && it.eat_mark(".:")).then_some(())
        });
        while !self.is_end() {
            if is_start && (self.attempt(Self::all_rolls).is_some() || self.courtesy(&mut res)) {
                continue;
            }
            let from = self.at;
            if let Some(item) = self.attempt(Self::item) {
                // `x6/y3 = 4a (1)` has a note.
                let is_ordered = res.iter().any(|it| matches!(it, Item::Instruction { .. }));
                let has_word = self.tokens[from..self.at].iter().any(|it| matches!(it.kind, Kind::Word(_)));
                if matches!(item, Item::Label(_)) && is_ordered && !has_word {
                    return None;
                }
                res.push(item);
                is_start = self.is_before_farewell();
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
        if self.place.may_greet
            && items.is_empty()
            && let Some(names) = self.attempt(Self::greeting)
        {
            items.extend(names.into_iter().map(Item::Greeted));
            return true;
        }
        if self.attempt(Self::device).is_some() {
            return true;
        }
        if let Some(said) = self.phrase() {
            items.extend(said);
            // `Thanks for the game, Michael`
            let is_behind_comma = self.tokens.get(self.at.wrapping_sub(1)).is_some_and(|it| it.kind == Kind::Mark(','));
            let is_other = self.clone().known_player().is_some() || self.clone().farewell().is_some();
            let addressed = if is_behind_comma && !is_other { self.attempt(Self::stranger) } else { None };
            items.extend(addressed.filter(|_| !self.place.may_greet).map(Item::Stranger));
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
        if self.eat_mark(",;.:-!|>/") || self.attempt(Self::bracket).is_some() || self.opening() {
            return true;
        }
        if self.eat_word(INTRODUCTION) || self.attempt(Self::slipped).is_some() {
            return true;
        }
        // `soll x2/y4 sein`
        let is_last = !matches!(self.tokens.get(self.at + 1).map(|it| &it.kind), Some(Kind::Word(_) | Kind::Number(_)));
        let is_noise = self.eat_word(lexicon::NOISE) || is_last && self.eat_word(&["sein"]);
        self.is_odd |= is_noise;
        is_noise
    }

    /// A word of an introduction with two letters exchanged: `heir`.
    fn slipped(&mut self) -> Option<()> {
        let word = self.word().filter(|it| it.len() > 3 && it.is_ascii())?;
        let is_slip = |known: &&&str| {
            let at = known.bytes().zip(word.bytes()).position(|(a, b)| a != b);
            let is_swapped = |at: usize| {
                let (a, b) = (known.as_bytes(), word.as_bytes());
                at > 0 && a.get(at) == b.get(at + 1) && a.get(at + 1) == b.get(at) && a.get(at + 2..) == b.get(at + 2..)
            };
            known.len() == word.len() && at.is_some_and(is_swapped)
        };
        INTRODUCTION.iter().find(is_slip)?;
        self.at += 1;
        Some(())
    }

    /// `Lege ich …` asks, or names a condition.
    fn begins_as_statement(&self) -> Option<()> {
        let verbs =
            ["lege", "legen", "baue", "bauen", "setze", "setzen", "nehme", "zeichne", "moechte", "moechten", "place"];
        let is_verb = self.word().is_some_and(|it| has(&verbs, it));
        let next = self.tokens.get(self.at + 1).map(|it| &it.kind);
        let is_asking = is_verb && matches!(next, Some(Kind::Word(word)) if has(&["ich", "wir", "i"], word));
        (!is_asking).then_some(())
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
            .or_else(|| self.attempt(|it| it.eat_mark("(").then(|| it.round())?.filter(|_| it.eat_mark(")"))))
            .or_else(|| self.attempt(Self::town))
            .or_else(|| self.attempt(Self::removal))
            .or_else(|| self.attempt(|it| it.place(lexicon::MINE, Slot::Mine)))
            .or_else(|| self.attempt(|it| it.place(lexicon::BONUS, Slot::Bonus)))
            .or_else(|| self.attempt(Self::label).map(Item::Label))
    }
}
