//! Orders for rolls: the number of the roll, a square and a piece.

use super::{Cursor, Item};
use crate::letter::{
    Choice, Order, Slot, Spot, Tile,
    lexicon::{self, has},
    tokens::Kind,
};

impl Cursor<'_> {
    /// The number of a roll, in one of the ways in which people write it.
    pub(super) fn label(&mut self) -> Option<u8> {
        for (list, number) in lexicon::ORDINALS.iter().zip(1..) {
            if self.eat_word(list) {
                let _ = self.eat_word(lexicon::ROLL) || self.eat_word(&["zug", "order", "move"]);
                self.eat_marks(":.=)->|");
                return Some(number);
            }
        }
        // `no 2` may say that there is none.
        let is_number = self.attempt(|it| (it.eat_word(&["no"]) && it.eat_mark(".#")).then_some(())).is_some();
        if is_number || self.eat_word(lexicon::ROLL) || self.eat_word(&["w", "zug", "order", "move", "nr"]) {
            self.eat_marks("#.");
            self.eat_word(&["nr", "no"]);
            self.eat_mark(".");
            let in_words = (1..).zip(lexicon::NUMBERS).find(|it| self.eat_word(it.1)).map(|it| it.0);
            let number = in_words.or_else(|| self.number(3).filter(|&it| it > 0))?;
            self.eat_marks(":.=)->|");
            return Some(number);
        }
        let roman = (1..).zip(["i", "ii", "iii"]).find(|it| self.eat_word(&[it.1]));
        if let Some((number, _)) = roman {
            self.eat_mark(":.)=").then_some(())?;
            return Some(number);
        }
        let is_open = self.eat_mark("(");
        let has_sign = !is_open && self.eat_mark("#");
        let is_joined =
            self.at == 0 || self.tokens.get(self.at).is_some_and(|it| it.start == self.tokens[self.at - 1].end);
        let number = self.number(3).filter(|&it| it > 0 && (!has_sign || is_joined))?;
        let has_mark = self.eat_mark(if is_open { "." } else { ".):|" });
        let has_ending = self.eat_word(lexicon::ENDINGS);
        let has_word = self.eat_word(lexicon::ROLL) || self.eat_word(&["zug", "order", "move"]);
        // `(1)` is a number, `(1. Wurf: x5/y2 = 1a)` an aside.
        let is_closed = is_open && self.eat_mark(")");
        (is_closed || !is_open && (has_sign || has_mark || has_ending || has_word)).then_some(())?;
        self.eat_marks(":.=)->|");
        Some(number)
    }

    /// A heading of all three orders, which follow in their order: `Wurf 1-3:`, `Rolls 1, 2 and 3`, `1. bis 3. Wurf:`.
    pub(super) fn all_rolls(&mut self) -> Option<()> {
        let rolls = [lexicon::ROLL, &["wuerfe", "rolls", "zuege", "orders", "moves"]];
        let mut is_named = rolls.iter().any(|it| self.eat_word(it));
        (self.number(1)? == 1).then_some(())?;
        self.eat_mark(".");
        if !self.eat_mark("-") && !self.eat_word(&["bis", "to", "through"]) {
            self.eat_mark(",");
            (self.number(2)? == 2).then_some(())?;
            self.eat_mark(".");
            (self.eat_mark(",&+") || self.eat_word(&["und", "and"])).then_some(())?;
            self.eat_word(&["und", "and"]);
        }
        (self.number(3)? == 3).then_some(())?;
        self.eat_mark(".");
        is_named |= rolls.iter().any(|it| self.eat_word(it));
        (is_named && (self.is_end() || self.eat_mark(":"))).then_some(())
    }

    pub(super) fn labelled(&mut self) -> Option<Item> {
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
    pub(super) fn order(&mut self, number: Option<u8>) -> Option<Item> {
        let with_dice = |it: &mut Self| {
            let dice = it.cited_dice()?;
            Some((it.square_and_piece()?, Some(dice)))
        };
        // Two numbers in brackets are dice where a square follows, and else the square.
        let read = self.attempt(with_dice).or_else(|| Some((self.square_and_piece()?, None)));
        let ((spot, tile), dice) = read?;
        self.piece_name(tile)?;
        self.direction(tile)?;
        let number = number.or_else(|| self.attempt(Self::label_behind));
        let choice = Choice::Track(Order { spot, tile });
        Some(Item::Instruction { slot: number.map(Slot::Roll), choice, dice })
    }

    fn square_and_piece(&mut self) -> Option<(Spot, Tile)> {
        self.eat_marks(":=->");
        self.eat_words(&["geht", "goes"]);
        self.eat_words(lexicon::NOISE);
        self.attempt(Self::spot_and_tile).or_else(|| self.attempt(Self::tile_and_spot))
    }

    /// The number of a roll behind its order, where nothing else can be meant: `(1. Wurf)`, `for roll 1`.
    fn label_behind(&mut self) -> Option<u8> {
        let has_bracket = self.eat_mark("(");
        let has_word = self.eat_word(&["fuer", "for", "beim", "zum"]);
        self.eat_words(&["den", "the"]);
        let number = self.label()?;
        // The bracket may count as a mark behind the number.
        let is_behind = || self.tokens.get(self.at.wrapping_sub(1)).is_some_and(|it| it.kind == Kind::Mark(')'));
        let is_whole = if has_bracket { is_behind() || self.eat_mark(")") } else { has_word };
        is_whole.then_some(number)
    }

    pub(super) fn spot_and_tile(&mut self) -> Option<(Spot, Tile)> {
        let spot = self.spot()?;
        self.eat_marks(":=->,|");
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
            "die",
            "den",
        ]);
        self.eat_marks(":=->(");
        let tile = self.named_tile()?;
        self.eat_mark(")");
        Some((spot, tile))
    }

    pub(super) fn tile_and_spot(&mut self) -> Option<(Spot, Tile)> {
        let tile = self.named_tile()?;
        self.eat_marks(":=->,(|");
        self.eat_words(&["auf", "feld", "at", "on", "to", "in", "nach", "square", "the", "das"]);
        let spot = self.spot()?;
        self.eat_mark(")");
        Some((spot, tile))
    }

    /// A piece, perhaps with what it is called before its code; another name than that of its number is a contradiction.
    fn named_tile(&mut self) -> Option<Tile> {
        let is_y = self.attempt(|it| (it.eat_word(&["y"]) && it.eat_mark("-")).then_some(())).is_some();
        let named = self.word().and_then(|word| lexicon::PIECES.iter().find(|it| it.0 == word)).map(|it| it.1);
        if is_y || named.is_some() {
            named?;
            self.at += 1;
        }
        let is_double = named.is_some() && self.eat_word(&["curve"]);
        // `Kurve (1a)`
        let has_bracket = named.is_some() && self.eat_mark("(");
        let tile = self.tile()?;
        if has_bracket {
            self.eat_mark(")").then_some(())?;
        }
        let die = if is_y { Some(5) } else { named };
        (die.is_none_or(|it| it == tile.die) && (!is_double || tile.die == 3)).then_some(tile)
    }

    /// What the piece is called, where that is said; another name than that of its number is a contradiction.
    pub(super) fn piece_name(&mut self, tile: Tile) -> Option<()> {
        let mut ahead = self.clone();
        let has_bracket = ahead.eat_mark("([");
        ahead.eat_words(&["die", "das", "der", "eine", "ein", "the", "a"]);
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

    /// How a straight lies, where that is said; of other pieces it cannot be told.
    fn direction(&mut self, tile: Tile) -> Option<()> {
        let mut ahead = self.clone();
        let has_bracket = ahead.eat_mark("([,");
        let is_upright = ahead.eat_word(lexicon::UPRIGHT);
        if !is_upright && !ahead.eat_word(lexicon::FLAT) {
            return Some(());
        }
        if has_bracket {
            ahead.eat_mark(")]");
        }
        let joins = tile.piece().filter(|it| it.kind() == track::Kind::Straight)?.joins();
        let is_so = joins == track::Joins::new(track::Side::North, track::Side::South);
        (is_so == is_upright).then_some(())?;
        self.at = ahead.at;
        Some(())
    }

    /// The dice of a roll in brackets, the white one first.
    pub(super) fn cited_dice(&mut self) -> Option<(u8, u8)> {
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

    pub(super) fn digit(&mut self) -> Option<u8> {
        self.number(9)
    }

    pub(super) fn spot(&mut self) -> Option<Spot> {
        let has_bracket = self.eat_mark("(");
        let spot = self.attempt(Self::column_and_row).or_else(|| self.attempt(Self::row_and_column))?;
        if has_bracket {
            self.eat_mark(")").then_some(())?;
        }
        // `5/2/1` or `5/23` would be something else.
        let goes_on = matches!(self.peek(), Some(Kind::Mark('/')));
        (!goes_on).then_some(spot)
    }

    pub(super) fn axis(&mut self, list: &[&str]) -> bool {
        let is_there = self.eat_word(list);
        if is_there {
            // `Spalte x5`
            self.eat_word(&list[..1]);
            self.eat_mark(":=");
        }
        is_there
    }

    pub(super) fn column_and_row(&mut self) -> Option<Spot> {
        let has_x = self.axis(lexicon::COLUMN);
        let x = self.digit()?;
        let has_slash = self.eat_mark("/|");
        let has_comma = !has_slash && self.eat_mark(",;");
        if has_x {
            self.eat_mark("-");
        }
        // `5.2`, `5-2`
        let is_joined = |it: &Self| {
            let [before, mark, behind] = it.tokens.get(it.at.checked_sub(1)?..it.at + 2)? else { return None };
            (before.end == mark.start && mark.end == behind.start).then_some(())
        };
        let has_dot = !has_x && !has_slash && !has_comma && is_joined(self).is_some() && self.eat_mark(".-:");
        let has_y = self.axis(lexicon::ROW);
        let y = self.digit()?;
        if has_dot {
            return (!has_y && self.is_before_piece()).then_some(Spot { x, y });
        }
        let is_clear = has_slash || has_y && has_x || has_comma && !has_x && !has_y && self.is_before_piece();
        is_clear.then_some(Spot { x, y })
    }

    pub(super) fn row_and_column(&mut self) -> Option<Spot> {
        self.axis(lexicon::ROW).then_some(())?;
        let y = self.digit()?;
        self.eat_mark("/|,;-");
        self.axis(lexicon::COLUMN).then_some(())?;
        let x = self.digit()?;
        Some(Spot { x, y })
    }

    /// Whether a piece follows, so that two numbers with a comma between them are a square.
    pub(super) fn is_before_piece(&self) -> bool {
        let mut ahead = self.clone();
        ahead.eat_mark(")");
        ahead.eat_marks(":=->,");
        ahead.tile().is_some()
    }

    pub(super) fn tile(&mut self) -> Option<Tile> {
        let die = self.digit()?;
        let letter = self.word()?.chars().next()?;
        // A column or a row is meant by these two.
        (self.word()?.len() == 1 && letter.is_ascii_lowercase() && !matches!(letter, 'x' | 'y')).then_some(())?;
        self.at += 1;
        Some(Tile { die, letter })
    }
}
