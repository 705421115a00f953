//! Which of a player's letters count: the latest complete one, and the changes since.

use std::collections::{BTreeMap, BTreeSet};

use crate::{Doubt, Letter, Matter, Opens, Orders, Slot};

/// What became of a letter.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Use {
    /// It counts, alone.
    Counts,
    /// It counts in the place of the one of this number.
    Replaces(u32),
    /// It changes these things in the earlier letters.
    Changes(Vec<Slot>),
    /// It is incomplete, so the complete one of this number goes on counting.
    Incomplete(u32),
    /// It orders nothing for this round.
    NoOrders,
    /// All that it orders waits for the game master.
    Held,
}

/// A letter, and what the game master has said about it.
#[derive(Copy, Clone, Debug)]
pub struct Heard<'a> {
    /// Its number.
    pub number: u32,
    /// The letter.
    pub letter: &'a Letter,
    /// The game master lets it count as it was read, whatever is doubtful in it.
    pub is_entered: bool,
    /// The game master has seen what is to be seen in it.
    pub is_ticked: bool,
}

impl<'a> From<(u32, &'a Letter)> for Heard<'a> {
    fn from((number, letter): (u32, &'a Letter)) -> Self {
        Self { number, letter, is_entered: false, is_ticked: false }
    }
}

/// What counts for one player at one moment.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Standing {
    /// The orders that count; `None` if there are none.
    pub orders: Option<Orders>,
    /// The orders that were read and wait, because something that was written may change them.
    pub held: Orders,
    /// What is open: nothing that was written counts for it until the game master has decided, or the player has written anew.
    pub open: BTreeSet<Slot>,
    /// The number of the letter that each order stands in, held ones among them.
    pub sources: BTreeMap<Slot, u32>,
    /// What became of every letter, in the order in which they came.
    pub uses: Vec<(u32, Use)>,
    /// What the game master should look at, in the order of the letters.
    pub matters: Vec<Matter>,
}

impl Standing {
    /// What counts of these letters of one player, which are numbered and in the order in which they came.
    pub fn of<'a, T: Into<Heard<'a>>>(letters: impl IntoIterator<Item = T>, is_setup: bool) -> Self {
        let mut res = Self::default();
        for heard in letters {
            let heard = heard.into();
            let used = res.take(&heard, is_setup);
            let is_answered = used.1 && (heard.is_entered || !heard.letter.is_doubtful());
            if is_answered {
                // What could not be read before was written again.
                res.matters.retain(|it| !it.is_slip());
            }
            res.matters.extend(Matter::of(&heard));
            res.matters.extend(res.passed_over(&heard, &used.0, is_setup));
            res.uses.push((heard.number, used.0));
        }
        res.hold();
        res
    }

    /// What a letter orders by itself, whether it counts or waits.
    pub fn alone(letter: &Letter, is_setup: bool) -> Orders {
        let heard = Heard { number: 0, letter, is_entered: true, is_ticked: true };
        Self::of([heard], is_setup).orders.unwrap_or_default()
    }

    /// An incomplete letter that orders something else than what goes on counting: perhaps a change that does not say so.
    fn passed_over(&self, heard: &Heard<'_>, used: &Use, is_setup: bool) -> Option<Matter> {
        let is_seen = heard.is_entered || heard.is_ticked;
        let counted =
            self.orders.as_ref().filter(|_| matches!(used, Use::Incomplete(_) | Use::Changes(_)) && !is_seen)?;
        let mut ordered = heard.letter.instructions.iter().filter(|it| it.slot.is_roll() != is_setup && !it.is_change);
        let other = ordered.find(|it| counted.of(it.slot) != Some(it.choice))?;
        let mut text = Orders::default();
        text.set(other.slot, other.choice);
        Some(Matter {
            letter: heard.number,
            lines: vec![other.line],
            text: text.to_string(),
            doubt: Some(Doubt::Bearing),
            opens: Opens::Nothing,
        })
    }

    /// Whether everything is there, and nothing is open.
    pub fn is_complete(&self, is_setup: bool) -> bool {
        self.open.is_empty() && self.orders.as_ref().is_some_and(|it| it.is_complete(is_setup))
    }

    /// What became of letter `number`.
    pub fn use_of(&self, number: u32) -> Option<&Use> {
        self.uses.iter().find(|it| it.0 == number).map(|it| &it.1)
    }

    /// What became of a letter, and whether it says everything anew.
    fn take(&mut self, heard: &Heard<'_>, is_setup: bool) -> (Use, bool) {
        let Heard { number, letter, is_entered, .. } = *heard;
        let relevant = || letter.instructions.iter().filter(|it| it.slot.is_roll() != is_setup);
        let mut used = Use::NoOrders;
        let mut is_whole = false;
        if relevant().next().is_some() {
            (used, is_whole) = self.take_orders(number, letter, is_setup);
            let is_said = |it: &&Slot| is_whole || relevant().any(|said| said.slot == **it && said.is_change);
            let answered: Vec<_> = self.open.iter().filter(is_said).copied().collect();
            for slot in answered {
                self.open.remove(&slot);
            }
            if is_whole {
                self.open.clear();
            }
        }
        if !is_entered {
            let all = if is_setup { &Slot::SETUP[..] } else { &Slot::ROLLS[..] };
            for puzzle in &letter.puzzles {
                match &puzzle.opens {
                    Opens::Nothing => {}
                    // What it names is not of this round, so nobody knows what it is about.
                    Opens::Slots(slots) if slots.iter().any(|it| it.is_roll() == is_setup) => self.open.extend(all),
                    Opens::Slots(slots) => self.open.extend(slots),
                    Opens::All => {
                        self.open.extend(all);
                        self.open.extend(is_setup.then_some(Slot::Removal));
                    }
                }
            }
            let mut slots = relevant().map(|it| it.slot).peekable();
            if slots.peek().is_some() && slots.all(|it| self.open.contains(&it)) {
                used = Use::Held;
            }
        }
        (used, is_whole)
    }

    fn take_orders(&mut self, number: u32, letter: &Letter, is_setup: bool) -> (Use, bool) {
        let relevant = || letter.instructions.iter().filter(|it| it.slot.is_roll() != is_setup);
        let mut plain = Orders::default();
        plain.has_unread_removal = letter.has_unread_removal;
        relevant().filter(|it| !it.is_change).for_each(|it| plain.set(it.slot, it.choice));
        let is_only_change = plain.is_empty();
        let mut used = Use::Counts;
        let mut is_whole = false;
        if !is_only_change {
            let before = self.sources.values().max().copied();
            // A letter that changes itself is complete with its changes.
            let mut whole = plain.clone();
            relevant().filter(|it| it.is_change).for_each(|it| whole.set(it.slot, it.choice));
            is_whole = whole.is_complete(is_setup);
            let was_complete = self.orders.as_ref().is_some_and(|it| it.is_complete(is_setup));
            match before {
                Some(before) if was_complete && !is_whole => used = Use::Incomplete(before),
                _ => {
                    self.sources = plain.iter().map(|(slot, _)| (slot, number)).collect();
                    self.orders = Some(plain);
                    used = before.map_or(Use::Counts, Use::Replaces);
                }
            }
        }
        let changed: Vec<_> = relevant().filter(|it| it.is_change).collect();
        if !changed.is_empty() {
            let orders = self.orders.get_or_insert_default();
            for it in &changed {
                orders.set(it.slot, it.choice);
                orders.has_unread_removal &= it.slot != Slot::Removal;
                self.sources.insert(it.slot, number);
            }
            if is_only_change || matches!(used, Use::Incomplete(_)) {
                used = Use::Changes(changed.iter().map(|it| it.slot).collect());
            }
        }
        (used, is_whole)
    }

    /// Takes what is open out of what counts.
    fn hold(&mut self) {
        let Some(all) = self.orders.take() else { return };
        let mut counted = Orders::default();
        counted.has_unread_removal = all.has_unread_removal || self.open.contains(&Slot::Removal);
        for (slot, choice) in all.iter() {
            if self.open.contains(&slot) {
                self.held.set(slot, choice);
            } else {
                counted.set(slot, choice);
            }
        }
        self.orders = (!counted.is_empty()).then_some(counted);
    }
}

#[cfg(test)]
mod tests {
    use super::{Standing, Use};
    use crate::{Letter, Roster, Slot};

    const WHOLE: &str = "1. x5/y2 = 1a\n2. x6/y3 = 4a\n3. x1/y6 = 6d\n";

    /// Checks what counts after these letters, and what became of the last.
    #[track_caller]
    fn check(letters: &[&str], expected: &str, last: &Use) {
        let read: Vec<_> = letters.iter().map(|it| Letter::read(it, &Roster::default())).collect();
        let standing = Standing::of((1..).zip(&read), false);
        assert_eq!(standing.orders.map_or("nothing".to_owned(), |it| it.to_string()), expected);
        assert_eq!(standing.uses.last().map(|it| &it.1), Some(last));
    }

    #[test]
    fn the_latest_complete_letter_counts() {
        let whole = "1 x5/y2 = 1a; 2 x6/y3 = 4a; 3 x1/y6 = 6d";
        check(&[WHOLE], whole, &Use::Counts);
        check(&["1. x1/y1 = 1a", WHOLE], whole, &Use::Replaces(1));
        check(&[WHOLE, "1. x1/y1 = 1a"], whole, &Use::Incomplete(1));
        check(&[WHOLE, "Danke!"], whole, &Use::NoOrders);
        check(
            &[WHOLE, "1. x1/y1 = 1a 2. x2/y2 = 2a 3. x3/y3 = 3a"],
            "1 x1/y1 = 1a; 2 x2/y2 = 2a; 3 x3/y3 = 3a",
            &Use::Replaces(1),
        );
        check(&["1. x1/y1 = 1a", "2. x2/y2 = 2a"], "2 x2/y2 = 2a", &Use::Replaces(1));
        check(&["Mine x2/y2"], "nothing", &Use::NoOrders);
    }

    #[test]
    fn a_change_replaces_what_it_names() {
        let changed = Use::Changes(vec![Slot::Roll(2)]);
        check(&[WHOLE, "Änderung: 2. x6/y1 = 4b"], "1 x5/y2 = 1a; 2 x6/y1 = 4b; 3 x1/y6 = 6d", &changed);
        check(&["Änderung: 2. x6/y1 = 4b"], "2 x6/y1 = 4b", &changed);
        check(&[WHOLE, "1. x1/y1 = 1a\nÄnderung: 2. x6/y1 = 4b"], "1 x5/y2 = 1a; 2 x6/y1 = 4b; 3 x1/y6 = 6d", &changed);
        let itself = format!("{WHOLE}Korrektur: 1. x5/y4 = 1d");
        check(&[&itself], "1 x5/y4 = 1d; 2 x6/y3 = 4a; 3 x1/y6 = 6d", &Use::Counts);
        check(
            &["1. x1/y1 = 1a\n2. x2/y2 = 2a\n3. x3/y3 = 3a", &itself],
            "1 x5/y4 = 1d; 2 x6/y3 = 4a; 3 x1/y6 = 6d",
            &Use::Replaces(1),
        );
        // What is ordered twice is not understood, and the letter before goes on counting.
        check(
            &[WHOLE, "1. x1/y1 = 1a 1. x1/y2 = 1a 2. x2/y2 = 2a 3. x3/y3 = 3a"],
            "1 x5/y2 = 1a; 2 x6/y3 = 4a; 3 x1/y6 = 6d",
            &Use::Incomplete(1),
        );
    }
}
