//! Which of a player's letters count: the latest complete one, and the changes since.

use std::collections::BTreeMap;

use crate::{Letter, Orders, Slot};

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
}

/// What counts for one player at one moment.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Standing {
    /// The orders; `None` if no letter with orders has come.
    pub orders: Option<Orders>,
    /// The number of the letter that each of them stands in.
    pub sources: BTreeMap<Slot, u32>,
    /// What became of every letter, in the order in which they came.
    pub uses: Vec<(u32, Use)>,
}

impl Standing {
    /// What counts of these letters of one player, which are numbered and in the order in which they came.
    pub fn of<'a>(letters: impl IntoIterator<Item = (u32, &'a Letter)>, is_setup: bool) -> Self {
        let mut res = Self::default();
        for (number, letter) in letters {
            let used = res.take(number, letter, is_setup);
            res.uses.push((number, used));
        }
        res
    }

    /// Whether everything is there.
    pub fn is_complete(&self, is_setup: bool) -> bool {
        self.orders.as_ref().is_some_and(|it| it.is_complete(is_setup))
    }

    /// What became of letter `number`.
    pub fn use_of(&self, number: u32) -> Option<&Use> {
        self.uses.iter().find(|it| it.0 == number).map(|it| &it.1)
    }

    fn take(&mut self, number: u32, letter: &Letter, is_setup: bool) -> Use {
        let relevant = || letter.instructions.iter().filter(|it| it.slot.is_roll() != is_setup);
        if relevant().next().is_none() {
            return Use::NoOrders;
        }
        let mut plain = Orders::default();
        plain.has_unread_removal = letter.has_unread_removal;
        relevant().filter(|it| !it.is_change).for_each(|it| plain.set(it.slot, it.choice));
        let is_only_change = plain.is_empty();
        let mut used = Use::Counts;
        if !is_only_change {
            let before = self.sources.values().max().copied();
            // A letter that changes itself is complete with its changes.
            let mut whole = plain.clone();
            relevant().filter(|it| it.is_change).for_each(|it| whole.set(it.slot, it.choice));
            match before {
                Some(before) if self.is_complete(is_setup) && !whole.is_complete(is_setup) => {
                    used = Use::Incomplete(before);
                }
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
        used
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
