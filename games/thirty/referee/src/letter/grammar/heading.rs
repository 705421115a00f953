//! Headings: the game, the player and the round.

use super::{Cursor, Item, cursor::Name};
use crate::{
    LAST_ROUND,
    letter::{
        ROUND_OF_SETUP,
        lexicon::{self, has},
        tokens::Kind,
    },
};

impl Cursor<'_> {
    /// `[Rails-7 R4]`, as subjects have it.
    pub(super) fn tag(&mut self) -> Option<Item> {
        self.eat_mark("[").then_some(())?;
        let game = self.attempt(Self::known_game)?;
        // The round is an item of its own; the bracket behind it is a mark like others.
        if self.eat_mark("]") {
            return Some(Item::Game(game));
        }
        let mut ahead = self.clone();
        let is_tag = ahead.eat_word(&["r", "runde", "round"]) && ahead.number(99).is_some() && ahead.eat_mark("]");
        is_tag.then_some(Item::Game(game))
    }

    /// The name of the game, as it is known.
    pub(super) fn known_game(&mut self) -> Option<String> {
        self.name(&self.names.game)
    }

    /// This name and nothing that could be a part of a longer one.
    pub(super) fn name(&mut self, name: &Name<'_>) -> Option<String> {
        let wanted = &name.tokens;
        let here = self.tokens.get(self.at..self.at + wanted.len())?;
        let is_same = !wanted.is_empty() && wanted.iter().zip(here).all(|(a, b)| a.kind == b.kind);
        is_same.then(|| {
            self.at += wanted.len();
            name.text.to_owned()
        })
    }

    pub(super) fn game(&mut self) -> Option<Item> {
        if self.eat_word(lexicon::GAME) {
            if self.eat_mark(":=") {
                return self.value().map(Item::Game);
            }
            return self.known_game().map(Item::Game);
        }
        self.known_game().or_else(|| self.attempt(Self::any_game)).map(Item::Game)
    }

    /// `30 Rails`, which every game of the kind is called; a number behind it would make it another.
    fn any_game(&mut self) -> Option<String> {
        (self.number(30)? == 30 && self.eat_word(&["rails"])).then_some(())?;
        let mut ahead = self.clone();
        ahead.eat_marks("-#");
        let goes_on = matches!(ahead.peek(), Some(Kind::Number(_)));
        let is_numbered = self.word().is_some_and(|it| has(&["nr", "no"], it));
        (!goes_on && !is_numbered).then(|| "30 Rails".to_owned())
    }

    pub(super) fn player(&mut self) -> Option<Item> {
        // A player may be called `Spieler 3`.
        let Some(name) = self.attempt(Self::known_player) else {
            (self.eat_word(lexicon::PLAYER) && self.eat_mark(":=")).then_some(())?;
            return self.value().map(Item::Player);
        };
        // `Anna M.`
        let is_initial = |it: &mut Self| {
            let letter = it.word().filter(|it| it.len() == 1)?;
            it.at += 1;
            (letter != "x" && letter != "y" && it.eat_mark(".") && it.is_end()).then_some(())
        };
        self.attempt(is_initial);
        // `Anna Müller`
        for _ in 0..2 {
            let is_other = self.clone().attempt(Self::known_player).is_some();
            self.at += usize::from(!is_other && self.is_name());
        }
        Some(Item::Signed(name))
    }

    /// `(Anna)`.
    pub(super) fn player_in_brackets(&mut self) -> Option<Item> {
        self.eat_mark("(").then_some(())?;
        let name = self.known_player()?;
        self.eat_mark(")").then_some(Item::Signed(name))
    }

    /// The name of a player.
    pub(super) fn known_player(&mut self) -> Option<String> {
        self.names.players.iter().find_map(|it| self.attempt(|cursor| cursor.name(it)))
    }

    /// What stands behind a heading: up to a comma, the next heading or the end.
    pub(super) fn value(&mut self) -> Option<String> {
        let first = self.tokens.get(self.at)?.start;
        let mut end = first;
        while let Some(token) = self.tokens.get(self.at) {
            let is_heading = [lexicon::GAME, lexicon::PLAYER, lexicon::ROUND].iter().any(|list| {
                matches!(&token.kind, Kind::Word(word) if has(list, word))
                    && matches!(self.tokens.get(self.at + 1).map(|it| &it.kind), Some(Kind::Mark(':' | '=')))
            });
            if is_heading || matches!(token.kind, Kind::Mark(',' | ';' | '|' | '(' | ')')) {
                break;
            }
            end = token.end;
            self.at += 1;
        }
        let res = self.text[first..end].trim().trim_end_matches(['/', '-']).trim_end();
        (!res.is_empty()).then(|| res.to_owned())
    }

    pub(super) fn round(&mut self) -> Option<Item> {
        if self.eat_word(lexicon::SETUP) {
            return Some(Item::Round(ROUND_OF_SETUP));
        }
        let in_words = |it: &mut Self| (1..).zip(lexicon::ROUNDS).find(|word| it.eat_word(word.1)).map(|it| it.0);
        if let Some(number) = self.number(99).or_else(|| in_words(self)) {
            self.eat_mark(".");
            self.eat_word(&["st", "nd", "rd", "th"]);
            return self.eat_word(lexicon::ROUND).then_some(Item::Round(number));
        }
        let is_behind_game = self.is_behind_game();
        let is_short = self.eat_word(&["r"]);
        if !is_short && !self.eat_word(lexicon::ROUND) {
            return None;
        }
        self.eat_marks(":=#.");
        self.eat_word(&["nr", "no"]);
        self.eat_mark(".");
        if self.eat_word(lexicon::SETUP) {
            return Some(Item::Round(ROUND_OF_SETUP));
        }
        let roman = |it: &mut Self| {
            let number = (1..).zip(lexicon::ROMAN).find(|roman| it.eat_word(&[roman.1])).map(|it| it.0);
            number.filter(|_| !matches!(it.peek(), Some(Kind::Number(_))))
        };
        let number = self.number(99).or_else(|| in_words(self)).or_else(|| roman(self))?;
        // `Runde 4 von 10`, and not `Runde 4/5`
        self.attempt(|it| {
            (it.eat_mark("/") || it.eat_word(&["von", "of"])).then_some(())?;
            (it.eat_word(&["zehn", "ten"]) || it.number(99) == Some(LAST_ROUND)).then_some(())
        });
        let is_range = |it: &mut Self| (it.eat_mark("/") && it.number(99).is_some()).then_some(());
        if self.clone().attempt(is_range).is_some() {
            return None;
        }
        // `R2` could as well be a roll.
        let is_tag = self.eat_mark("]");
        (!is_short || is_tag || is_behind_game || number > 3).then_some(Item::Round(number))
    }

    /// Whether the name of the game stands before this place: `Rails-7 R2`.
    fn is_behind_game(&self) -> bool {
        let wanted = &self.names.game.tokens;
        let before = self.tokens.get(..self.at).unwrap_or_default();
        let before = match before.split_last() {
            Some((last, rest)) if matches!(last.kind, Kind::Mark(',' | '-' | '/' | ':')) => rest,
            _ => before,
        };
        let at = before.len().checked_sub(wanted.len());
        !wanted.is_empty() && at.is_some_and(|at| wanted.iter().zip(&before[at..]).all(|(a, b)| a.kind == b.kind))
    }
}
