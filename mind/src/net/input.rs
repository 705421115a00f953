//! The features of a position, as a network takes them.

/// How many numbers of the whole there may be.
const MOST_GLOBALS: usize = 192;
/// How many items there may be.
const MOST_ITEMS: usize = 192;
/// How many rows all items may have together.
const MOST_ROWS: usize = 4096;
/// How many kinds of items there may be.
const MOST_KINDS: usize = 4;

/// The features of a position; filled anew for every position, without allocating.
///
/// What does not fit any more is left out, which no position of a game comes near.
#[derive(Clone, Debug)]
pub struct Input {
    globals: [(u16, f32); MOST_GLOBALS],
    n_globals: usize,
    rows: [u16; MOST_ROWS],
    n_rows: usize,
    /// Where the rows of each item end.
    ends: [u16; MOST_ITEMS],
    n_items: usize,
    /// Where the items of each kind end.
    kinds: [usize; MOST_KINDS],
    n_kinds: usize,
    /// The stage of the game.
    pub stage: usize,
    /// The points as they stand, to which the network adds.
    pub base: f32,
}

impl Default for Input {
    fn default() -> Self {
        Self {
            globals: [(0, 0.0); MOST_GLOBALS],
            n_globals: 0,
            rows: [0; MOST_ROWS],
            n_rows: 0,
            ends: [0; MOST_ITEMS],
            n_items: 0,
            kinds: [0; MOST_KINDS],
            n_kinds: 0,
            stage: 0,
            base: 0.0,
        }
    }
}

impl Input {
    /// Begins with a position at a stage, with these points as they stand.
    pub fn begin(&mut self, stage: usize, base: f32) {
        (self.n_globals, self.n_rows, self.n_items, self.n_kinds) = (0, 0, 0, 0);
        (self.stage, self.base) = (stage, base);
    }

    /// A number of the whole position.
    pub fn global(&mut self, n: usize, value: f32) {
        if let Some(it) = self.globals.get_mut(self.n_globals) {
            *it = (n as u16, value);
            self.n_globals += 1;
        }
    }

    /// A row of the item that is described.
    pub fn row(&mut self, n: usize) {
        if let Some(it) = self.rows.get_mut(self.n_rows) {
            *it = n as u16;
            self.n_rows += 1;
        }
    }

    /// The item is described.
    pub fn end_item(&mut self) {
        if let Some(it) = self.ends.get_mut(self.n_items) {
            *it = self.n_rows as u16;
            self.n_items += 1;
        }
    }

    /// All items of a kind are described.
    pub fn end_kind(&mut self) {
        if let Some(it) = self.kinds.get_mut(self.n_kinds) {
            *it = self.n_items;
            self.n_kinds += 1;
        }
    }

    /// The numbers of the whole.
    pub(super) fn globals(&self) -> &[(u16, f32)] {
        &self.globals[..self.n_globals]
    }

    /// The items of every kind, each by its rows.
    pub(super) fn kinds(&self) -> impl Iterator<Item = impl Iterator<Item = &[u16]>> {
        (0..self.n_kinds).map(|kind| {
            let first = if kind == 0 { 0 } else { self.kinds[kind - 1] };
            (first..self.kinds[kind]).map(|item| {
                let from = if item == 0 { 0 } else { self.ends[item - 1] };
                &self.rows[from.into()..self.ends[item].into()]
            })
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn items_come_out_by_kind_as_they_were_described() {
        let mut input = Input::default();
        for _ in 0..2 {
            input.begin(1, 7.0);
            input.global(3, 0.5);
            for rows in [&[1, 2][..], &[], &[3]] {
                for &it in rows {
                    input.row(it);
                }
                input.end_item();
            }
            input.end_kind();
            input.end_kind();
            input.row(9);
            input.end_item();
            input.end_kind();
        }
        let kinds: Vec<Vec<&[u16]>> = input.kinds().map(Iterator::collect).collect();
        assert_eq!(kinds, [vec![&[1, 2][..], &[], &[3]], vec![], vec![&[9][..]]]);
        assert_eq!(input.globals(), [(3, 0.5)]);
    }

    #[test]
    fn what_does_not_fit_is_left_out() {
        let mut input = Input::default();
        input.begin(0, 0.0);
        for n in 0..2 * MOST_ROWS {
            input.global(n, 1.0);
            input.row(n);
            input.end_item();
            input.end_kind();
        }
        assert_eq!(input.globals().len(), MOST_GLOBALS);
        assert_eq!(input.kinds().map(Iterator::count).sum::<usize>(), MOST_KINDS);
    }
}
