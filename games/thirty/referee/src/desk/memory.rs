//! What was made of acts and need not be made again: letters that were read, and the rounds as they were played.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use kernel::Dice;

use crate::{Letter, Roll, RoundOrders, Season};

use super::Words;

/// Letters that are read and not kept are remembered up to so many bytes.
const MOST_BYTES: usize = 2 * 1024 * 1024;

/// What counted in each round.
pub(super) type Rounds = Vec<Arc<RoundOrders>>;

/// What reading a letter depends on: its words, the name of its writer, and the rolls of its round.
type Key = (Arc<Words>, Option<String>, Vec<Roll>);

/// A cache that copies of a desk share; it follows from the acts.
#[derive(Clone, Debug, Default)]
pub(super) struct Memory(Arc<Mutex<Inside>>);

#[derive(Debug, Default)]
struct Inside {
    letters: HashMap<Key, Arc<Letter>>,
    n_bytes: usize,
    season: Option<(Rounds, Arc<Season>)>,
}

impl Memory {
    fn inside(&self) -> MutexGuard<'_, Inside> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What a letter says, read once; so many bytes of letters are kept, for which there is always room.
    pub(super) fn letter(
        &self,
        key: Key,
        n_kept: impl FnOnce() -> usize,
        read: impl FnOnce() -> Letter,
    ) -> Arc<Letter> {
        if let Some(known) = self.inside().letters.get(&key) {
            return Arc::clone(known);
        }
        // Reading takes long, and others want to look meanwhile.
        let letter = Arc::new(read());
        let n_kept = n_kept();
        let mut inside = self.inside();
        if inside.n_bytes > MOST_BYTES + n_kept {
            (inside.letters, inside.n_bytes) = (HashMap::new(), 0);
        }
        inside.n_bytes += key.0.n_bytes();
        inside.letters.insert(key, Arc::clone(&letter));
        letter
    }

    /// The rounds as they were played, each played once.
    pub(super) fn season(&self, rounds: &Rounds, n_seats: usize, dice: &Dice) -> Option<Arc<Season>> {
        let known = self.inside().season.clone().filter(|it| rounds.starts_with(&it.0) && it.1.n_seats() == n_seats);
        let (n_played, mut season) = match known {
            Some((played, season)) if played.len() == rounds.len() => return Some(season),
            Some((played, season)) => (played.len(), season),
            None => (0, Arc::new(Season::open(n_seats, dice.clone())?)),
        };
        let played = Arc::make_mut(&mut season);
        rounds[n_played..].iter().for_each(|it| played.adjudicate(it));
        self.inside().season = Some((rounds.clone(), Arc::clone(&season)));
        Some(season)
    }
}

#[cfg(test)]
mod tests {
    use std::{cell::Cell, sync::Arc};

    use super::{MOST_BYTES, Memory};
    use crate::{Letter, desk::Words};

    #[test]
    fn a_letter_is_read_once_whoever_looks_at_a_copy() {
        let memory = Memory::default();
        let n_read = Cell::new(0);
        let read = |memory: &Memory, text: &str, writer: &str| {
            let words = Arc::new(Words::typed(text.to_owned(), Vec::new()));
            memory.letter(
                (words, Some(writer.to_owned()), Vec::new()),
                || 0,
                || {
                    n_read.set(n_read.get() + 1);
                    Letter::default()
                },
            )
        };
        for _ in 0..3 {
            read(&memory, "Mine x1/y1", "Anna");
            read(&memory.clone(), "Mine x1/y1", "Anna");
        }
        assert_eq!(n_read.get(), 1);
        read(&memory, "Mine x1/y1", "Ben");
        assert_eq!(n_read.get(), 2, "what it says depends on its writer");
        // Whoever has letters read without end fills no memory.
        let long = "x".repeat(MOST_BYTES / 2);
        (0..5).for_each(|n| drop(read(&memory, &format!("{n}{long}"), "Anna")));
        assert!(memory.inside().n_bytes <= 2 * MOST_BYTES);
    }
}
