//! Characters in rows, written at any place.

/// A rectangle of characters.
pub(super) struct Page(Vec<Vec<char>>);

impl Page {
    pub(super) fn new(width: usize, height: usize) -> Self {
        Self(vec![vec![' '; width]; height])
    }

    /// Writes from (x, y) to the right; what does not fit is left out.
    pub(super) fn write(&mut self, (x, y): (usize, usize), text: &str) {
        for (place, c) in self.0[y][x..].iter_mut().zip(text.chars()) {
            *place = c;
        }
    }

    /// Writes with the middle at x.
    pub(super) fn centre(&mut self, (x, y): (usize, usize), text: &str) {
        self.write((x.saturating_sub(text.chars().count() / 2), y), text);
    }

    /// Writes one character.
    pub(super) fn put(&mut self, (x, y): (usize, usize), c: char) {
        self.0[y][x] = c;
    }

    /// The rows, without blanks at their ends.
    pub(super) fn text(&self) -> String {
        self.0.iter().map(|row| row.iter().collect::<String>().trim_end().to_owned() + "\n").collect()
    }
}
