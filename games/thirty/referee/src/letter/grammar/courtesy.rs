//! What people say around their orders and that says nothing else: greetings, thanks, wishes, names.

use super::{
    Cursor,
    manners::{ADDRESS, BEHIND_NAME, BESIDES, COLUMNS, DEVICE, GREETING, HEART, LAST, MONTHS, YOURS},
};
use crate::letter::{
    cues::cue,
    lexicon::{COLUMN, ROW, has},
    tokens::Kind,
};

impl Cursor<'_> {
    /// A greeting up to a comma or the end of the sentence, and whom it greets.
    pub(super) fn greeting(&mut self) -> Option<Vec<String>> {
        self.eat_word(GREETING).then_some(())?;
        let mut names = Vec::new();
        let mut n_names = 0;
        while !self.is_end() && !self.eat_mark(",!.:") {
            if self.attempt(Self::known_player).is_some() || self.eat_word(ADDRESS) {
                continue;
            }
            if self.attempt(Self::initial).is_some() {
                continue;
            }
            // `hallo michael hier meine züge`
            if !names.is_empty() && self.word().is_some_and(|it| has(BEHIND_NAME, it)) {
                break;
            }
            // Whoever types without capitals greets with one word.
            let is_name = self.is_name() || n_names == 0 && self.is_plain_word() && self.ends_after_one();
            n_names += 1;
            (is_name && n_names <= 2).then_some(())?;
            names.extend(self.tokens.get(self.at).map(|it| self.text[it.start..it.end].to_owned()));
            self.at += 1;
            self.attempt(|it| (it.eat_mark("-") && it.is_name()).then(|| it.at += 1));
        }
        Some(names)
    }

    /// `M.`
    fn initial(&mut self) -> Option<()> {
        let token = self.tokens.get(self.at)?;
        let mut letters = self.text[token.start..token.end].chars();
        (letters.next().is_some_and(char::is_uppercase) && letters.next().is_none()).then_some(())?;
        self.at += 1;
        self.eat_mark(".").then_some(())
    }

    /// Whether a farewell may begin behind an order.
    pub(super) fn is_before_farewell(&self) -> bool {
        self.word().is_some_and(|it| has(LAST, it))
    }

    fn ends_after_one(&self) -> bool {
        match self.tokens.get(self.at + 1).map(|it| &it.kind) {
            None | Some(Kind::Mark(',' | '!')) => true,
            Some(Kind::Word(word)) => has(BEHIND_NAME, word),
            _ => false,
        }
    }

    /// Whether a word with a capital comes that bears on nothing.
    pub(super) fn is_name(&self) -> bool {
        let Some(token) = self.tokens.get(self.at) else { return false };
        self.is_plain_word() && self.text[token.start..token.end].chars().next().is_some_and(char::is_uppercase)
    }

    fn is_plain_word(&self) -> bool {
        self.word().is_some_and(|it| it.chars().count() > 1 && cue(it).is_none())
    }

    /// `Von meinem iPhone gesendet`.
    pub(super) fn device(&mut self) -> Option<()> {
        let is_said = self.any_word(&["gesendet", "sent", "verschickt", "get"]);
        (is_said && self.at == 0).then_some(())?;
        while self.eat_word(DEVICE) || self.eat_mark("-.") {}
        (self.is_end() && self.at > 1).then_some(())
    }

    /// Thanks, wishes and farewells: `Viele Grüße, Anna`, `Danke!`, `Schönes Wochenende und bis bald`. Names behind them
    /// are read for themselves.
    pub(super) fn farewell(&mut self) -> Option<()> {
        let (mut has_heart, mut is_yours) = (false, false);
        while let Some(word) = self.word().filter(|it| has(HEART, it) || has(BESIDES, it) || has(YOURS, it)) {
            has_heart |= has(HEART, word);
            is_yours = has(YOURS, word);
            self.at += 1;
            // `Gruß an Bernd und Karl-Heinz`
            if has_heart && has(&["an", "to"], word) {
                let to_player = |it: &mut Self| {
                    it.eat_words(&["und", "and"]);
                    it.known_player()
                };
                while self.attempt(to_player).is_some() {}
            }
            if word == "gez" {
                self.eat_mark(".");
            }
            // `Grüße aus Ulm`, `aus dem Schwarzwald`
            if has_heart && has(&["aus", "from", "us"], word) {
                self.eat_words(&["dem", "der", "the"]);
                // `aus dem verschneiten Ulm`
                let is_described = {
                    let mut ahead = self.clone();
                    ahead.at += 1;
                    !self.is_name() && self.is_plain_word() && ahead.is_name()
                };
                self.at += usize::from(is_described);
                self.at += usize::from(self.is_name());
            }
        }
        let is_before_name = self.is_name() || self.clone().attempt(Self::known_player).is_some();
        let is_whole =
            has_heart && (self.is_end() || self.eat_mark(",!.:")) || (has_heart || is_yours) && is_before_name;
        is_whole.then_some(())
    }

    /// The date above or below a letter, and all that stands in its line: `Ulm, den 4.3.2027`.
    pub(super) fn date(&mut self) -> Option<()> {
        let is_player = self.clone().attempt(Self::known_player).is_some();
        let has_place = self.is_name() && !is_player;
        self.at += usize::from(has_place);
        self.eat_mark(",");
        let is_said = self.eat_word(&["den", "am"]) || has_place;
        self.number(31).filter(|&it| it > 0)?;
        self.eat_mark(".");
        let has_month = self.eat_word(MONTHS);
        if !has_month {
            self.number(12)?;
            self.eat_mark(".").then_some(())?;
        }
        let has_year = matches!(self.peek(), Some(Kind::Number(2000..2100)));
        self.at += usize::from(has_year);
        (self.is_end() && (is_said || has_month || has_year)).then_some(())
    }

    /// What stands above the columns of a table of orders; rows before columns would be read the wrong way round.
    pub(super) fn head_of_table(&mut self) -> Option<()> {
        let mut words = Vec::new();
        while let Some(kind) = self.peek() {
            match kind {
                Kind::Word(word) if has(COLUMNS, word) || has(COLUMN, word) || has(ROW, word) => {
                    words.push(word.as_str());
                }
                Kind::Mark('|' | '.' | ':' | '-' | '/') => {}
                _ => return None,
            }
            self.at += 1;
        }
        let of = |list: &[&str]| words.iter().position(|it| has(list, it));
        let is_in_order = match (of(COLUMN), of(ROW)) {
            (Some(x), Some(y)) => x < y && self.tokens.iter().any(|it| it.kind == Kind::Mark('|')),
            (None, None) => true,
            _ => false,
        };
        (words.len() > 1 && is_in_order && of(&COLUMNS[..10]).is_some()).then_some(())
    }

    /// A name that nobody knows, below or behind a farewell: up to three words to the end.
    pub(super) fn stranger(&mut self) -> Option<String> {
        let from = self.tokens.get(self.at)?.start;
        let mut to = from;
        for _ in 0..3 {
            if self.is_name() {
                to = self.tokens.get(self.at)?.end;
                self.at += 1;
                self.eat_mark("-");
            }
        }
        (to > from && (self.is_end() || self.eat_mark(".!") && self.is_end())).then(|| self.text[from..to].to_owned())
    }
}
