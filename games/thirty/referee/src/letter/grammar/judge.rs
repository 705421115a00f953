//! What a sentence that is not understood may do to orders.

use std::collections::BTreeSet;

use thirty::Station;

use super::{
    Cursor, Sense,
    cursor::{Name, Names},
};
use crate::letter::{
    Doubt, Opens, Slot,
    cues::{Cue, cue},
    lexicon::{self, has},
    tokens::{Kind, Token, tokens},
};

/// Words by which more than one order may be meant.
const WIDE: &[&str] = &[
    "all",
    "alle",
    "allen",
    "aller",
    "alles",
    "ander",
    "andere",
    "anderen",
    "anderer",
    "anderes",
    "beide",
    "beiden",
    "both",
    "brief",
    "everything",
    "ganze",
    "ganzen",
    "last",
    "letter",
    "letzte",
    "letzten",
    "letzter",
    "letztes",
    "mail",
    "moves",
    "orders",
    "other",
    "others",
    "remaining",
    "rest",
    "round",
    "runde",
    "them",
    "these",
    "those",
    "uebrigen",
    "zuege",
    "zuegen",
];

/// Words by which somebody asks about what stands before.
const THAT: &[&str] = &["das", "dies", "es", "it", "ok", "okay", "so", "that", "these", "this", "those"];

/// What a sentence that is not understood may do.
pub(super) fn judge(text: &str, tokens: &[Token], names: &Names<'_>) -> Sense {
    let cursor = Cursor { text, tokens, at: 0, names, place: super::Place::default(), is_odd: false };
    let words =
        || tokens.iter().filter_map(|it| if let Kind::Word(word) = &it.kind { Some(word.as_str()) } else { None });
    let is_question = tokens.iter().any(|it| it.kind == Kind::Mark('?'));
    let has_strange_mark =
        tokens.iter().any(|it| matches!(it.kind, Kind::Mark(mark) if !mark.is_ascii() || mark == '~'));
    let is_removal = cursor.any_word(lexicon::MOUNTAIN) || cursor.any_word(lexicon::MOUNTAINS);
    let looks_like_order = cursor.looks_like_order();
    let gravest = words().filter_map(cue).min();
    let names_other = names.others().any(|it| mentions(tokens, it));
    if looks_like_order && !is_question && !has_strange_mark && !names_other && cursor.is_plain(is_removal) {
        // Two numbers without a piece may be dice.
        let names = Some(cursor.opens()).filter(|it| *it != Opens::All || cursor.has_piece());
        return Sense::Slip { names: names.unwrap_or(Opens::Nothing), is_removal };
    }
    let asks = is_question && (words().any(|it| has(THAT, it)) || words().next().is_none());
    if !looks_like_order && gravest.is_none() && !names_other && !asks && !has_strange_mark {
        return Sense::Words;
    }
    let doubt = match gravest {
        Some(Cue::Draft) => Doubt::Draft,
        _ if names_other => Doubt::SomebodyElse,
        Some(Cue::Withdrawal) if !is_removal => Doubt::Withdrawn,
        Some(Cue::Person) => Doubt::SomebodyElse,
        Some(Cue::Condition) => Doubt::Conditional,
        _ if is_question => Doubt::Conditional,
        _ if looks_like_order => Doubt::Unclear,
        _ => Doubt::Bearing,
    };
    Sense::Question { doubt, opens: cursor.opens(), is_removal }
}

/// Words by which something is taken back or called a draft, and that stand in no report of ours.
const TAKING_BACK: [&str; 20] = [
    "zurueck",
    "widerruf",
    "storn",
    "annull",
    "vergiss",
    "vergess",
    "ignor",
    "ungueltig",
    "entwurf",
    "draft",
    "withdr",
    "retract",
    "revok",
    "cancel",
    "forget",
    "disregard",
    "scrap",
    "undo",
    "back",
    "versehentlich",
];

/// Whether a line takes something back or calls it a draft, whoever wrote it.
pub(in crate::letter) fn takes_back(text: &str) -> bool {
    let is_grave =
        |it: &Token| matches!(&it.kind, Kind::Word(word) if TAKING_BACK.iter().any(|stem| word.starts_with(stem)));
    tokens(text).iter().any(is_grave)
}

/// Whether a line of an address says more than a street and a telephone; streets are old and new.
pub(in crate::letter) fn bears(text: &str) -> bool {
    let is_street = |word: &str| ["alt", "neu", "old", "new"].iter().any(|it| word.starts_with(it));
    let is_cue = |it: &Token| matches!(&it.kind, Kind::Word(word) if !is_street(word) && cue(word).is_some_and(|it| it < Cue::Thing));
    tokens(text).iter().any(is_cue)
}

/// Whether a name stands among these tokens.
fn mentions(tokens: &[Token], name: &Name<'_>) -> bool {
    let is_same = |here: &[Token]| here.iter().zip(&name.tokens).all(|(a, b)| is_word_of(&a.kind, &b.kind));
    !name.tokens.is_empty() && tokens.windows(name.tokens.len()).any(is_same)
}

/// Whether a word is that of a name, or its genitive.
fn is_word_of(word: &Kind, name: &Kind) -> bool {
    match (word, name) {
        (Kind::Word(word), Kind::Word(name)) => word == name || word.strip_suffix('s') == Some(name),
        _ => word == name,
    }
}

impl Cursor<'_> {
    /// Whether there is something in the sentence that orders are made of.
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

    fn has_piece(&self) -> bool {
        let mut cursor = self.clone();
        (0..self.tokens.len()).any(|at| {
            cursor.at = at;
            cursor.attempt(Self::tile).is_some()
        })
    }

    /// Whether the sentence has no other words than orders are written with, so that it is an order with a slip in it.
    fn is_plain(&self, is_removal: bool) -> bool {
        let lists = [
            lexicon::NOISE,
            lexicon::INTRODUCTION,
            lexicon::ROLL,
            lexicon::ENDINGS,
            lexicon::TOWN,
            lexicon::MINE,
            lexicon::BONUS,
            lexicon::COLUMN,
            lexicon::ROW,
            lexicon::MOUNTAIN,
            lexicon::DICE,
            lexicon::UPRIGHT,
            lexicon::FLAT,
        ];
        let is_known = |word: &str| {
            lists.iter().any(|it| has(it, word))
                || lexicon::ORDINALS.iter().chain(&lexicon::NUMBERS).any(|it| has(it, word))
                || lexicon::SIDES.iter().any(|it| has(it.0, word))
                || lexicon::PIECES.iter().any(|it| it.0 == word)
                || is_removal && (has(lexicon::REMOVE, word) || has(lexicon::GOING, word))
                || word.len() == 1
        };
        self.tokens.iter().enumerate().all(|(n, token)| {
            let Kind::Word(word) = &token.kind else { return true };
            // A slip of the pen in a square or a piece: `xl/y6`, `yy3`.
            let is_joined = |other: Option<&Token>, at: fn(&Token) -> usize, here: usize| {
                other.is_some_and(|it| at(it) == here && matches!(it.kind, Kind::Number(_) | Kind::Mark('/')))
            };
            let is_slip = word.len() <= 2
                && (is_joined(self.tokens.get(n + 1), |it| it.start, token.end)
                    || n > 0 && is_joined(self.tokens.get(n - 1), |it| it.end, token.start));
            is_slip || is_known(word)
        })
    }

    /// Which orders a sentence may change: the only one that it names, or else all.
    fn opens(&self) -> Opens {
        let mut slots = BTreeSet::new();
        let mut cursor = self.clone();
        for at in 0..self.tokens.len() {
            cursor.at = at;
            let town = |it: &mut Self| {
                it.eat_word(lexicon::TOWN).then_some(())?;
                let letter = it.word().filter(|it| it.len() == 1)?.to_ascii_uppercase();
                Station::ALL.into_iter().find(|it| letter == it.letter().to_string())
            };
            slots.extend(cursor.attempt(Self::named_roll).map(Slot::Roll));
            slots.extend(cursor.attempt(town).map(Slot::Town));
        }
        slots.extend(self.first_town());
        // `2. x6/y3 …` at the beginning of a line.
        cursor.at = 0;
        cursor.eat_words(lexicon::INTRODUCTION);
        cursor.eat_marks(":.,-");
        slots.extend(cursor.attempt(Self::label).map(Slot::Roll));
        let things = [(lexicon::MINE, Slot::Mine), (lexicon::BONUS, Slot::Bonus), (lexicon::MOUNTAIN, Slot::Removal)];
        slots.extend(things.iter().filter(|it| self.any_word(it.0)).map(|it| it.1));
        let other_ordinal = |(n, list): (u8, &&[&str])| self.any_word(list) && !slots.contains(&Slot::Roll(n));
        let is_wide =
            self.any_word(WIDE) || (1..).zip(&lexicon::ORDINALS).any(other_ordinal) || self.has_stray_number();
        if slots.len() == 1 && !is_wide { Opens::Slots(slots.into_iter().collect()) } else { Opens::All }
    }

    /// Whether a number of another roll may stand there: `Wurf 1 und 3`.
    fn has_stray_number(&self) -> bool {
        let mut cursor = self.clone();
        cursor.eat_words(lexicon::INTRODUCTION);
        cursor.eat_marks(":.,-");
        let _ = cursor.attempt(Self::label);
        while !cursor.is_end() {
            if cursor.attempt(Self::named_roll).is_some()
                || cursor.attempt(Self::spot).is_some()
                || cursor.attempt(Self::tile).is_some()
            {
                continue;
            }
            // The digits of a square or a piece with a slip in it are no numbers of rolls.
            let is_joined = |a: usize, b: usize| {
                self.tokens.get(a).zip(self.tokens.get(b)).is_some_and(|(a, b)| {
                    let is_part = |it: &Kind| matches!(it, Kind::Word(_) | Kind::Mark('/'));
                    a.end == b.start && (is_part(&a.kind) || is_part(&b.kind))
                })
            };
            let at = cursor.at;
            let is_alone = !is_joined(at.wrapping_sub(1), at) && !is_joined(at, at + 1);
            let is_stray = is_alone && matches!(cursor.peek(), Some(Kind::Number(1..=3)))
                || cursor.word().is_some_and(|it| has(&["eins", "zwei", "drei", "two", "three"], it));
            if is_stray {
                return true;
            }
            cursor.at += 1;
        }
        false
    }

    /// `C rechts`, `D: oben`.
    fn first_town(&self) -> Option<Slot> {
        let letter = self.text[self.tokens.first()?.start..self.tokens.first()?.end].chars();
        let station = Station::ALL.into_iter().find(|it| letter.clone().eq([it.letter()]))?;
        let is_town = match &self.tokens.get(1)?.kind {
            Kind::Mark(mark) => ":=-.".contains(*mark),
            Kind::Word(word) => {
                lexicon::SIDES.iter().any(|it| has(it.0, word)) || has(lexicon::COLUMN, word) || has(lexicon::ROW, word)
            }
            Kind::Number(_) => false,
        };
        is_town.then_some(Slot::Town(station))
    }

    /// `2. Wurf`, `roll 2`, `zweiten Wurf`.
    fn named_roll(&mut self) -> Option<u8> {
        if self.eat_word(lexicon::ROLL) {
            self.eat_marks("#.:");
            let in_words = (1..).zip(lexicon::NUMBERS).find(|it| self.eat_word(it.1)).map(|it| it.0);
            return in_words.or_else(|| self.number(3).filter(|&it| it > 0));
        }
        let in_words = (1..).zip(lexicon::ORDINALS).find(|it| self.eat_word(it.1)).map(|it| it.0);
        let number = in_words.or_else(|| self.number(3).filter(|&it| it > 0))?;
        self.eat_mark(".");
        self.eat_word(lexicon::ENDINGS);
        self.eat_word(lexicon::ROLL).then_some(number)
    }
}
