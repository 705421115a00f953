//! Changing the lines of a sheet file of a board of squares.

use track::{Border, Joins, Neighbour, Side, Square};

use crate::grid::Place;

/// The lines of a sheet file, to be changed.
#[derive(Clone, Debug)]
pub struct Lines(Vec<String>);

impl Lines {
    /// The lines of a text.
    pub fn of(text: &str) -> Self {
        Self(text.lines().map(ToOwned::to_owned).collect())
    }

    /// The text again.
    pub fn text(&self) -> String {
        self.0.join("\n")
    }

    /// Whether this fact is told.
    pub fn has(&self, fact: &str) -> bool {
        self.0.iter().any(|it| it == fact)
    }

    /// Takes all facts away that begin so.
    pub fn remove(&mut self, beginning: &str) {
        self.0.retain(|it| !it.starts_with(beginning));
    }

    /// One more fact.
    pub fn push(&mut self, fact: String) {
        self.0.push(fact);
    }

    /// The first line in the place of the one that there is.
    pub fn set_head(&mut self, head: &str) {
        if let Some(first) = self.0.first_mut() {
            head.clone_into(first);
        }
    }

    /// Takes away what lies in a square, but for the facts that begin so; says whether something did.
    pub fn clear(&mut self, square: Square, but: &str) -> bool {
        let n_lines = self.0.len();
        let (track, name) = (format!("{square} ="), square.to_string());
        self.0.retain(|it| !it.starts_with(&track) && (it.starts_with(but) || last_word(it) != name));
        self.0.len() < n_lines
    }

    /// Puts a station on a border square, or takes away the same one; `None` only takes away what is there.
    pub fn put_station(&mut self, station: Option<&str>, border: Border) {
        let name = border.to_string();
        let is_there = |it: &String| it.starts_with("station ") && last_word(it) == name;
        let old = self.0.iter().find(|it| is_there(it)).cloned();
        self.0.retain(|it| !is_there(it));
        if let Some(station) = station {
            let new = format!("station {station} {border}");
            self.remove(&format!("station {station} "));
            if old.as_ref() != Some(&new) {
                self.0.push(new);
            }
        }
    }
}

fn last_word(line: &str) -> &str {
    line.split(' ').next_back().unwrap_or_default()
}

/// What lies on a board of squares, for track that shall fit.
pub trait Ground {
    /// Whether a station is on a border square.
    fn is_station(&self, border: Border) -> bool;

    /// The track in a square, and whether there is any.
    fn lying(&self, square: Square) -> (Joins, bool);
}

/// The track that comes next: the next way round of what is there, or the one that fits best on another square.
pub fn turned(ground: &dyn Ground, square: Square, old: Option<&str>, ways: &[(String, Joins)]) -> String {
    if let Some(n) = old.and_then(|old| ways.iter().position(|it| it.0 == old)) {
        return ways[(n + 1) % ways.len()].0.clone();
    }
    // Of those that fit equally well the first.
    let best = ways.iter().rev().max_by_key(|it| fit(ground, square, it.1));
    best.map_or_else(String::new, |it| it.0.clone())
}

/// On how many sides track would go on, less those where it would not.
fn fit(ground: &dyn Ground, square: Square, joins: Joins) -> i32 {
    let has_end = |joins: Joins, side: Side| joins.pairs().any(|(a, b)| a == side || b == side);
    let one = |side: Side| {
        let (is_joined, is_laid) = match square.beyond(side) {
            Neighbour::Border(border) => (ground.is_station(border), true),
            Neighbour::Square(next) => {
                let (other, is_laid) = ground.lying(next);
                (has_end(other, side.opposite()), is_laid)
            }
        };
        match (has_end(joins, side), is_joined, is_laid) {
            (true, true, _) => 2,
            (true, false, true) | (false, true, _) => -1,
            _ => 0,
        }
    };
    Side::ALL.into_iter().map(one).sum()
}

/// Whether a place is free, of a board with these free squares.
pub fn is_free(ground: &dyn Ground, place: Place, is_free: impl Fn(Square) -> bool) -> bool {
    place.square().is_some_and(is_free) || place.border().is_some_and(|it| !ground.is_station(it))
}
