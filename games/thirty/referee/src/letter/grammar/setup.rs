//! Orders for the setup: towns, the mountain to remove, the mine and the bonus square.

use thirty::Station;
use track::Side;

use super::{Cursor, Item};
use crate::letter::{
    Choice, Slot,
    lexicon::{self, has},
    tokens::Kind,
};

/// Whether something is set on this side of the map.
fn is_on(side: Side, item: &Item) -> bool {
    let Item::Instruction { choice: Choice::At(spot), .. } = item else { return false };
    spot.border().is_some_and(|it| it.side() == side)
}

impl Cursor<'_> {
    pub(super) fn town(&mut self) -> Option<Item> {
        self.eat_word(lexicon::TOWN);
        let letter = self.word().filter(|it| it.len() == 1)?.chars().next()?.to_ascii_uppercase();
        let station = Station::ALL.into_iter().find(|it| it.letter() == letter)?;
        self.at += 1;
        self.eat_marks(":=->.)|");
        let side = lexicon::SIDES.iter().find(|it| self.eat_word(it.0)).map(|it| it.1);
        let item = self.at_spot(Slot::Town(station))?;
        // A town on the left that is told to be on the right is nowhere.
        side.is_none_or(|side| is_on(side, &item)).then_some(item)
    }

    pub(super) fn place(&mut self, list: &[&str], slot: Slot) -> Option<Item> {
        self.eat_word(list).then_some(())?;
        self.at_spot(slot)
    }

    /// The place of something that was just named.
    pub(super) fn at_spot(&mut self, slot: Slot) -> Option<Item> {
        self.eat_marks(":=->.)|");
        self.eat_words(&[
            "auf", "in", "at", "on", "feld", "square", "bei", "nach", "to", "das", "the", "kommt", "is", "ist",
            "liegt", "steht", "soll", "bitte", "goes", "sits", "stands", "lies", "please", "baue", "ich", "setze",
            "lege", "i", "put", "build", "place", "will", "be",
        ]);
        self.eat_marks(":=->");
        let choice = Choice::At(self.spot()?);
        Some(Item::Instruction { slot: Some(slot), choice, dice: None })
    }

    /// The mountain that goes, with the word that says so before or behind its place.
    pub(super) fn removal(&mut self) -> Option<Item> {
        if self.attempt(Self::no_removal).is_some() || self.attempt(Self::keep).is_some() {
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
            } else if (is_said || is_named) && self.eat_word(lexicon::GOING) {
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
            } else if choice == Some(Choice::Keep) && !is_named && self.eat_word(lexicon::MOUNTAINS) {
                is_named = true;
            } else {
                break;
            }
        }
        let slot = Some(Slot::Removal);
        choice.filter(|_| is_said).map(|choice| Item::Instruction { slot, choice, dice: None })
    }

    /// `No mountain removed`, with the words in this order.
    pub(super) fn no_removal(&mut self) -> Option<()> {
        let is_named = self.eat_word(lexicon::NONE) && self.eat_word(lexicon::MOUNTAIN);
        self.eat_words(lexicon::GOING);
        (is_named && self.eat_word(lexicon::REMOVE)).then_some(())
    }

    /// `All six mountains stay`, or `keep all mountains`.
    fn keep(&mut self) -> Option<()> {
        let is_kept = self.eat_word(lexicon::KEEP);
        self.eat_word(&["all", "alle"]).then_some(())?;
        self.eat_words(&["the", "die", "of"]);
        if !self.eat_word(&["six", "sechs"]) && matches!(self.peek(), Some(Kind::Number(_))) {
            self.number(6).filter(|&it| it == 6)?;
        }
        self.eat_word(lexicon::MOUNTAINS).then_some(())?;
        let has_stayed = self.eat_word(lexicon::STAY);
        self.eat_words(&["stehen", "standing", "there", "da", "dort", "in", "place", "erhalten"]);
        (is_kept || has_stayed).then_some(())
    }

    pub(super) fn mountain(&mut self) -> Option<Choice> {
        if self.eat_word(lexicon::NONE) {
            return Some(Choice::Keep);
        }
        if let Some(spot) = self.attempt(Self::spot) {
            return Some(Choice::At(spot));
        }
        if let Some((y, _)) = (1..).zip(lexicon::ROWS).find(|it| self.word().is_some_and(|word| has(it.1, word))) {
            self.at += 1;
            return self.eat_word(lexicon::ROW).then_some(Choice::Row(y));
        }
        self.axis(lexicon::ROW).then(|| self.digit())?.map(Choice::Row)
    }
}
