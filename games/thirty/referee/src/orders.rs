//! What counts for one player in one round, as text that a log can keep.

use std::{collections::BTreeMap, fmt, str::FromStr};

use kernel::{NotationError, Reader};
use thirty::Station;

use crate::{Choice, Order, Slot, Spot, Tile};

/// The orders of one player for one round: legal or not, and perhaps with gaps.
///
/// As text: `1 x5/y2 = 1a; 3 x1/y6 = 6d`, or `A x0/y4; remove x1/y5; mine x2/y1; bonus x4/y3`.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Orders {
    choices: BTreeMap<Slot, Choice>,
    /// The mountain to remove was written about and not understood: `remove ?`.
    pub has_unread_removal: bool,
}

impl Orders {
    /// What is chosen for `slot`.
    pub fn of(&self, slot: Slot) -> Option<Choice> {
        self.choices.get(&slot).copied()
    }

    /// The order for roll `number`, 1 to 3.
    pub fn roll(&self, number: u8) -> Option<Order> {
        if let Some(Choice::Track(order)) = self.of(Slot::Roll(number)) { Some(order) } else { None }
    }

    /// Puts a choice in the place of what was there.
    pub fn set(&mut self, slot: Slot, choice: Choice) {
        self.choices.insert(slot, choice);
    }

    /// All choices, in the order of the slots.
    pub fn iter(&self) -> impl Iterator<Item = (Slot, Choice)> {
        self.choices.iter().map(|(&slot, &choice)| (slot, choice))
    }

    /// Whether nothing is chosen.
    pub fn is_empty(&self) -> bool {
        self.choices.is_empty()
    }

    /// Whether there is an order for every roll, or a place for all that a setup needs.
    pub fn is_complete(&self, is_setup: bool) -> bool {
        let needed: &[Slot] = if is_setup { &Slot::SETUP } else { &Slot::ROLLS };
        needed.iter().all(|it| self.choices.contains_key(it))
    }
}

impl fmt::Display for Orders {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut gap = "";
        for (slot, choice) in self.iter() {
            f.write_str(gap)?;
            match slot {
                Slot::Roll(number) => write!(f, "{number}")?,
                Slot::Town(station) => write!(f, "{}", station.letter())?,
                Slot::Removal => f.write_str("remove")?,
                Slot::Mine => f.write_str("mine")?,
                Slot::Bonus => f.write_str("bonus")?,
            }
            match choice {
                Choice::Track(order) => write!(f, " {order}")?,
                Choice::At(spot) => write!(f, " {spot}")?,
                Choice::Row(y) => write!(f, " y{y}")?,
                Choice::Keep => f.write_str(" none")?,
            }
            gap = "; ";
        }
        if self.has_unread_removal { write!(f, "{gap}remove ?") } else { Ok(()) }
    }
}

impl FromStr for Orders {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let mut res = Self::default();
        for item in text.split(';').map(str::trim).filter(|it| !it.is_empty()) {
            let mut reader = Reader::new(item);
            if reader.eat_word("remove") {
                if reader.eat('?') {
                    res.has_unread_removal = true;
                } else {
                    res.set(Slot::Removal, read_removal(&mut reader)?);
                }
            } else if reader.eat_word("mine") {
                res.set(Slot::Mine, Choice::At(read_spot(&mut reader)?));
            } else if reader.eat_word("bonus") {
                res.set(Slot::Bonus, Choice::At(read_spot(&mut reader)?));
            } else if let Some(town) =
                Station::ALL.into_iter().find(|it| reader.eat_word(it.letter().encode_utf8(&mut [0; 4])))
            {
                res.set(Slot::Town(town), Choice::At(read_spot(&mut reader)?));
            } else {
                let before = reader.clone();
                let number = reader.number().filter(|it| (1..=3).contains(it)).and_then(|it| u8::try_from(it).ok());
                let number = number.ok_or_else(|| before.error("a roll, a town, remove, mine or bonus"))?;
                res.set(Slot::Roll(number), Choice::Track(read_order(&mut reader)?));
            }
            reader.end()?;
        }
        Ok(res)
    }
}

fn digit(reader: &mut Reader<'_>) -> Option<u8> {
    reader.number().filter(|&it| it < 10).and_then(|it| u8::try_from(it).ok())
}

fn read_spot(reader: &mut Reader<'_>) -> Result<Spot, NotationError> {
    let before = reader.clone();
    let x = reader.eat('x').then(|| digit(reader)).flatten();
    let y = (reader.eat('/') && reader.eat('y')).then(|| digit(reader)).flatten();
    x.zip(y).map(|(x, y)| Spot { x, y }).ok_or_else(|| before.error("a place like `x5/y2`"))
}

fn read_order(reader: &mut Reader<'_>) -> Result<Order, NotationError> {
    let spot = read_spot(reader)?;
    reader.eat('=');
    let before = reader.clone();
    let die = digit(reader);
    let letter = reader.rest().chars().next().filter(char::is_ascii_lowercase);
    let tile = die.zip(letter).map(|(die, letter)| Tile { die, letter });
    let tile = tile.filter(|it| reader.eat(it.letter)).ok_or_else(|| before.error("a piece like `1a`"))?;
    Ok(Order { spot, tile })
}

fn read_removal(reader: &mut Reader<'_>) -> Result<Choice, NotationError> {
    if reader.eat_word("none") {
        return Ok(Choice::Keep);
    }
    let before = reader.clone();
    if reader.eat('y') {
        return digit(reader).map(Choice::Row).ok_or_else(|| before.error("a row like `y5`"));
    }
    read_spot(reader).map(Choice::At)
}

#[cfg(test)]
mod tests {
    use super::Orders;

    #[test]
    fn orders_are_written_as_they_are_read() {
        for text in [
            "",
            "1 x5/y2 = 1a; 3 x1/y6 = 6d",
            "2 x9/y0 = 9z",
            "A x0/y4; B x2/y7; C x7/y5; D x4/y0; remove x1/y5; mine x2/y1; bonus x4/y3",
            "remove y5",
            "remove none; mine x2/y1",
            "mine x2/y1; remove ?",
        ] {
            assert_eq!(text.parse::<Orders>().map(|it| it.to_string()), Ok(text.to_owned()));
        }
        for wrong in ["4 x5/y2 = 1a", "1 x5/y2", "E x0/y4", "mine", "1 x5/y2 = 1a 2 x5/y2 = 1a", "x5/y2 = 1a"] {
            assert!(wrong.parse::<Orders>().is_err(), "{wrong}");
        }
    }
}
