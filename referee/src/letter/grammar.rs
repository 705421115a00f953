//! What one line says: headings and instructions from its first to its last word, or nothing that may be used.

use thirty::Station;

use super::{
    Choice, Order, ROUND_OF_SETUP, Roster, Slot, Spot, Tile,
    lexicon::{self, has},
    tokens::{Kind, Token, fold, tokens},
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
pub(super) fn line(text: &str, roster: &Roster<'_>) -> Line {
    let tokens = tokens(text);
    let mut cursor = Cursor { text, tokens: &tokens, at: 0, roster };
    match cursor.items() {
        Some(items) if !items.is_empty() => Line::Items(items),
        _ if cursor.looks_like_order() => {
            let is_removal = cursor.any_word(lexicon::MOUNTAIN);
            Line::Unclear { is_conditional: cursor.is_conditional(), is_removal }
        }
        _ => Line::Words { is_conditional: cursor.any_word(lexicon::STIPULATION) },
    }
}

/// A place in a line.
#[derive(Clone)]
struct Cursor<'a> {
    text: &'a str,
    tokens: &'a [Token],
    at: usize,
    roster: &'a Roster<'a>,
}

impl<'a> Cursor<'a> {
    fn peek(&self) -> Option<&'a Kind> {
        self.tokens.get(self.at).map(|it| &it.kind)
    }

    fn word(&self) -> Option<&'a str> {
        if let Some(Kind::Word(word)) = self.peek() { Some(word) } else { None }
    }

    fn is_end(&self) -> bool {
        self.at == self.tokens.len()
    }

    fn eat_word(&mut self, list: &[&str]) -> bool {
        let is_there = self.word().is_some_and(|it| has(list, it));
        self.at += usize::from(is_there);
        is_there
    }

    fn eat_mark(&mut self, marks: &str) -> bool {
        let is_there = matches!(self.peek(), Some(Kind::Mark(mark)) if marks.contains(*mark));
        self.at += usize::from(is_there);
        is_there
    }

    fn eat_marks(&mut self, marks: &str) {
        while self.eat_mark(marks) {}
    }

    /// A number up to `most`.
    fn number(&mut self, most: u32) -> Option<u8> {
        let Some(&Kind::Number(number)) = self.peek() else { return None };
        let number = u8::try_from(number).ok().filter(|&it| u32::from(it) <= most)?;
        self.at += 1;
        Some(number)
    }

    /// Tries to read something, and goes back where that fails.
    fn attempt<T>(&mut self, read: impl FnOnce(&mut Self) -> Option<T>) -> Option<T> {
        let before = self.at;
        let res = read(self);
        if res.is_none() {
            self.at = before;
        }
        res
    }

    fn any_word(&self, list: &[&str]) -> bool {
        self.tokens.iter().any(|it| matches!(&it.kind, Kind::Word(word) if has(list, word)))
    }

    fn is_conditional(&self) -> bool {
        self.any_word(lexicon::CONDITIONAL) || self.tokens.iter().any(|it| it.kind == Kind::Mark('?'))
    }

    /// Whether there is something in the line that orders are made of.
    fn looks_like_order(&self) -> bool {
        let mut cursor = self.clone();
        let has_number = self.tokens.iter().any(|it| matches!(it.kind, Kind::Number(_)));
        let names = [lexicon::MINE, lexicon::BONUS, lexicon::TOWN, lexicon::MOUNTAIN, lexicon::ROLL, lexicon::REMOVE];
        if has_number && names.iter().any(|it| self.any_word(it)) {
            return true;
        }
        if self.any_word(lexicon::MOUNTAIN) && self.any_word(lexicon::REMOVE) || self.any_word(lexicon::CHANGE) {
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
        while !self.is_end() {
            if let Some(item) = self.attempt(Self::item) {
                res.push(item);
            } else if !self.eat_noise() {
                return None;
            }
        }
        Some(res)
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

    /// `[Rails-7 R4]`, as subjects have it.
    fn tag(&mut self) -> Option<Item> {
        self.eat_mark("[").then_some(())?;
        let game = self.attempt(Self::known_game)?;
        // The round is an item of its own; the bracket behind it is a mark like others.
        let mut ahead = self.clone();
        let is_tag = ahead.eat_mark("]")
            || (ahead.eat_word(&["r", "runde", "round"]) && ahead.number(99).is_some() && ahead.eat_mark("]"));
        is_tag.then_some(Item::Game(game))
    }

    /// The name of the game, as it is known.
    fn known_game(&mut self) -> Option<String> {
        self.name(self.roster.game)
    }

    /// This name and nothing that could be a part of a longer one.
    fn name(&mut self, name: &str) -> Option<String> {
        let wanted = tokens(name);
        let here = self.tokens.get(self.at..self.at + wanted.len())?;
        let is_same = !wanted.is_empty() && wanted.iter().zip(here).all(|(a, b)| a.kind == b.kind);
        is_same.then(|| {
            self.at += wanted.len();
            name.to_owned()
        })
    }

    fn game(&mut self) -> Option<Item> {
        if self.eat_word(lexicon::GAME) {
            if self.eat_mark(":=") {
                return self.value().map(Item::Game);
            }
            return self.known_game().map(Item::Game);
        }
        self.known_game().map(Item::Game)
    }

    fn player(&mut self) -> Option<Item> {
        if self.eat_word(lexicon::PLAYER) {
            self.eat_mark(":=").then_some(())?;
            return self.value().map(Item::Player);
        }
        self.roster.players.iter().find_map(|it| self.attempt(|cursor| cursor.name(it))).map(Item::Signed)
    }

    /// What stands behind a heading: up to a comma, the next heading or the end.
    fn value(&mut self) -> Option<String> {
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

    fn round(&mut self) -> Option<Item> {
        if self.eat_word(lexicon::SETUP) {
            return Some(Item::Round(ROUND_OF_SETUP));
        }
        if let Some(number) = self.number(99) {
            self.eat_mark(".");
            self.eat_word(&["st", "nd", "rd", "th"]);
            return self.eat_word(lexicon::ROUND).then_some(Item::Round(number));
        }
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
        let number = self.number(99)?;
        // `Runde 4 von 10`
        self.attempt(|it| (it.eat_mark("/") || it.eat_word(&["von", "of"])).then(|| it.number(99))?);
        // `R2` could as well be a roll.
        let is_tag = self.eat_mark("]");
        (!is_short || is_tag || number > 3).then_some(Item::Round(number))
    }

    /// The number of a roll, in one of the ways in which people write it.
    fn label(&mut self) -> Option<u8> {
        for (list, number) in lexicon::ORDINALS.iter().zip(1..) {
            if self.eat_word(list) {
                let _ = self.eat_word(lexicon::ROLL) || self.eat_word(&["zug", "order", "move"]);
                self.eat_marks(":.=)->");
                return Some(number);
            }
        }
        if self.eat_word(lexicon::ROLL) || self.eat_word(&["w", "zug", "order", "move", "nr", "no"]) {
            self.eat_marks("#.");
            self.eat_word(&["nr", "no"]);
            self.eat_mark(".");
            let number = self.number(3).filter(|&it| it > 0)?;
            self.eat_marks(":.=)->");
            return Some(number);
        }
        let roman = (1..).zip(["i", "ii", "iii"]).find(|it| self.eat_word(&[it.1]));
        if let Some((number, _)) = roman {
            self.eat_mark(":.)=").then_some(())?;
            return Some(number);
        }
        let has_bracket = self.eat_mark("(#");
        let number = self.number(3).filter(|&it| it > 0)?;
        let has_mark = self.eat_mark(".):");
        let has_ending = self.eat_word(lexicon::ENDINGS);
        let has_word = self.eat_word(lexicon::ROLL) || self.eat_word(&["zug", "order", "move"]);
        (has_bracket || has_mark || has_ending || has_word).then_some(())?;
        self.eat_marks(":.=)->");
        Some(number)
    }

    fn labelled(&mut self) -> Option<Item> {
        // `R1:` is a roll where its order follows at once, and `1 x5/y2` needs no mark.
        let number = self
            .attempt(Self::label)
            .or_else(|| {
                self.attempt(|it| {
                    let has_letter = it.eat_word(&["r"]);
                    let number = it.number(3).filter(|&it| it > 0)?;
                    (!has_letter || it.eat_mark(":.)=")).then_some(number)
                })
            })
            .filter(|_| !self.is_end())?;
        self.order(Some(number))
    }

    /// An order, with the dice that may be cited before it.
    fn order(&mut self, number: Option<u8>) -> Option<Item> {
        let dice = self.attempt(Self::cited_dice);
        self.eat_marks(":=->");
        self.eat_words(lexicon::NOISE);
        let (spot, tile) = self.attempt(Self::spot_and_tile).or_else(|| self.attempt(Self::tile_and_spot))?;
        self.piece_name(tile)?;
        let choice = Choice::Track(Order { spot, tile });
        Some(Item::Instruction { slot: number.map(Slot::Roll), choice, dice })
    }

    fn eat_words(&mut self, list: &[&str]) {
        while self.eat_word(list) {}
    }

    fn spot_and_tile(&mut self) -> Option<(Spot, Tile)> {
        let spot = self.spot()?;
        self.eat_marks(":=->,");
        self.eat_words(&[
            "mit",
            "with",
            "plaettchen",
            "tile",
            "piece",
            "teil",
            "gleis",
            "track",
            "als",
            "as",
            "the",
            "das",
            "ein",
            "eine",
        ]);
        self.eat_marks(":=->(");
        let tile = self.tile()?;
        self.eat_mark(")");
        Some((spot, tile))
    }

    fn tile_and_spot(&mut self) -> Option<(Spot, Tile)> {
        let tile = self.tile()?;
        self.eat_marks(":=->,(");
        self.eat_words(&["auf", "feld", "at", "on", "to", "in", "nach", "square", "the", "das"]);
        let spot = self.spot()?;
        self.eat_mark(")");
        Some((spot, tile))
    }

    /// What the piece is called, where that is said; another name than that of its number is a contradiction.
    fn piece_name(&mut self, tile: Tile) -> Option<()> {
        let mut ahead = self.clone();
        let has_bracket = ahead.eat_mark("([");
        let is_y = ahead.eat_word(&["y"]);
        ahead.eat_mark("-");
        let Some(&(_, die)) = ahead.word().and_then(|word| lexicon::PIECES.iter().find(|it| it.0 == word)) else {
            return Some(());
        };
        ahead.at += 1;
        let is_double = ahead.eat_word(&["curve"]);
        ahead.eat_words(&["links", "rechts", "left", "right"]);
        if has_bracket {
            ahead.eat_mark(")]").then_some(())?;
        }
        let die = if is_y { 5 } else { die };
        (die == tile.die && (!is_double || die == 3)).then_some(())?;
        self.at = ahead.at;
        Some(())
    }

    /// The dice of a roll in brackets, the white one first.
    fn cited_dice(&mut self) -> Option<(u8, u8)> {
        self.eat_mark("([").then_some(())?;
        let mut dice = Vec::new();
        while !self.eat_mark(")]") {
            match self.peek()? {
                Kind::Number(_) => dice.push(self.number(6).filter(|&it| it > 0)?),
                Kind::Word(word) if has(lexicon::DICE, word) => self.at += 1,
                Kind::Mark('/' | ',' | '-' | '+' | ':' | '=' | '|') => self.at += 1,
                _ => return None,
            }
        }
        // A letter before the second number would make the first the column of a square.
        if let [white, colour] = dice[..] { Some((white, colour)) } else { None }
    }

    fn digit(&mut self) -> Option<u8> {
        self.number(9)
    }

    fn spot(&mut self) -> Option<Spot> {
        let has_bracket = self.eat_mark("(");
        let spot = self.attempt(Self::column_and_row).or_else(|| self.attempt(Self::row_and_column))?;
        if has_bracket {
            self.eat_mark(")").then_some(())?;
        }
        // `5/2/1` or `5/23` would be something else.
        let goes_on = matches!(self.peek(), Some(Kind::Mark('/')));
        (!goes_on).then_some(spot)
    }

    fn axis(&mut self, list: &[&str]) -> bool {
        let is_there = self.eat_word(list);
        if is_there {
            // `Spalte x5`
            self.eat_word(&list[..1]);
            self.eat_mark(":=");
        }
        is_there
    }

    fn column_and_row(&mut self) -> Option<Spot> {
        let has_x = self.axis(lexicon::COLUMN);
        let x = self.digit()?;
        let has_slash = self.eat_mark("/|");
        let has_comma = !has_slash && self.eat_mark(",;");
        if has_x {
            self.eat_mark("-");
        }
        let has_y = self.axis(lexicon::ROW);
        let y = self.digit()?;
        let is_clear = has_slash || has_y && has_x || has_comma && !has_x && !has_y && self.is_before_piece();
        is_clear.then_some(Spot { x, y })
    }

    fn row_and_column(&mut self) -> Option<Spot> {
        self.axis(lexicon::ROW).then_some(())?;
        let y = self.digit()?;
        self.eat_mark("/|,;-");
        self.axis(lexicon::COLUMN).then_some(())?;
        let x = self.digit()?;
        Some(Spot { x, y })
    }

    /// Whether a piece follows, so that two numbers with a comma between them are a square.
    fn is_before_piece(&self) -> bool {
        let mut ahead = self.clone();
        ahead.eat_mark(")");
        ahead.eat_marks(":=->");
        ahead.tile().is_some()
    }

    fn tile(&mut self) -> Option<Tile> {
        let die = self.digit()?;
        let letter = self.word()?.chars().next()?;
        // A column or a row is meant by these two.
        (self.word()?.len() == 1 && letter.is_ascii_lowercase() && !matches!(letter, 'x' | 'y')).then_some(())?;
        self.at += 1;
        Some(Tile { die, letter })
    }

    fn town(&mut self) -> Option<Item> {
        self.eat_word(lexicon::TOWN);
        let letter = self.word().filter(|it| it.len() == 1)?.chars().next()?.to_ascii_uppercase();
        let station = Station::ALL.into_iter().find(|it| it.letter() == letter)?;
        self.at += 1;
        self.at_spot(Slot::Town(station))
    }

    fn place(&mut self, list: &[&str], slot: Slot) -> Option<Item> {
        self.eat_word(list).then_some(())?;
        self.at_spot(slot)
    }

    /// The place of something that was just named.
    fn at_spot(&mut self, slot: Slot) -> Option<Item> {
        self.eat_marks(":=->.)");
        self.eat_words(&[
            "auf", "in", "at", "on", "feld", "square", "bei", "nach", "to", "das", "the", "kommt", "is", "ist",
        ]);
        self.eat_marks(":=->");
        let choice = Choice::At(self.spot()?);
        Some(Item::Instruction { slot: Some(slot), choice, dice: None })
    }

    /// The mountain that goes, with the word that says so before or behind its place.
    fn removal(&mut self) -> Option<Item> {
        if self.attempt(Self::no_removal).is_some() {
            return Some(Item::Instruction { slot: Some(Slot::Removal), choice: Choice::Keep, dice: None });
        }
        let mut is_said = false;
        let mut is_named = false;
        let mut choice = None;
        loop {
            if self.eat_word(lexicon::REMOVE) {
                is_said = true;
            } else if self.eat_word(lexicon::MOUNTAIN) {
                is_named = true;
            } else if (is_said || is_named) && self.eat_word(&["to", "zu", "the", "den", "der"]) {
                // Words between the others.
            } else if choice.is_none() && (is_said || is_named) {
                self.eat_marks(":=->");
                self.eat_words(&["auf", "in", "at", "on", "der", "den", "the", "from", "aus", "von", "bei"]);
                choice = self.attempt(Self::mountain);
                if choice.is_none()
                    && !self.word().is_some_and(|it| has(lexicon::REMOVE, it) || has(lexicon::MOUNTAIN, it))
                {
                    return None;
                }
            } else if choice == Some(Choice::Keep) && !is_named && self.eat_word(&["berge", "mountains"]) {
                is_named = true;
            } else {
                break;
            }
        }
        let slot = Some(Slot::Removal);
        choice.filter(|_| is_said).map(|choice| Item::Instruction { slot, choice, dice: None })
    }

    /// `No mountain removed`, with the words in this order.
    fn no_removal(&mut self) -> Option<()> {
        let is_named = self.eat_word(lexicon::NONE) && self.eat_word(lexicon::MOUNTAIN);
        (is_named && self.eat_word(lexicon::REMOVE)).then_some(())
    }

    fn mountain(&mut self) -> Option<Choice> {
        if self.eat_word(lexicon::NONE) {
            return Some(Choice::Keep);
        }
        if let Some(spot) = self.attempt(Self::spot) {
            return Some(Choice::At(spot));
        }
        self.axis(lexicon::ROW).then(|| self.digit())?.map(Choice::Row)
    }
}

/// Whether the folded text begins with one of these words, or has it as its second.
pub(super) fn opens_with(text: &str, list: &[&str]) -> bool {
    let folded = fold(text);
    let mut words = folded.split(|c: char| !c.is_alphanumeric()).filter(|it| !it.is_empty());
    words.by_ref().take(2).any(|it| has(list, it))
}
