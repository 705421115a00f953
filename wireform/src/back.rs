//! What is needed on the way back, from plain data to the view of a game.

use kernel::{BySeat, Game, Seat, SeatSet};

use crate::ViewError;

/// What was agreed before a game of `G` by the rules of this number, from its text.
pub fn setup<G: Game>(text: &str, rules: u32, contents: &[&str]) -> Result<G::Setup, ViewError> {
    if !(G::OLDEST_RULES..=G::RULES).contains(&rules) {
        let expected = format!("expected rules {} to {}, found {rules}", G::OLDEST_RULES, G::RULES);
        return Err(ViewError::new("rules", &expected));
    }
    G::read_setup(text, rules, contents).map_err(|it| ViewError::new("content", &it))
}

/// A seat of a game with so many.
pub fn seat(number: u16, n_seats: usize, field: &str) -> Result<Seat, ViewError> {
    let seat = Seat::new(number.into()).filter(|it| it.index() < n_seats);
    seat.ok_or_else(|| ViewError::new(field, &format!("expected a seat below {n_seats}, found {number}")))
}

/// Some seats of a game with so many.
pub fn seats(numbers: &[u16], n_seats: usize, field: &str) -> Result<SeatSet, ViewError> {
    let mut res = SeatSet::EMPTY;
    for &number in numbers {
        res.insert(seat(number, n_seats, field)?);
    }
    Ok(res)
}

/// Puts what was told of some seats where they belong; the others keep what they have.
pub fn fill<T, U>(
    all: &mut BySeat<T>,
    told: &[U],
    field: &str,
    owner: impl Fn(&U) -> u16,
    back: impl Fn(&U) -> Result<T, ViewError>,
) -> Result<(), ViewError> {
    for (n, it) in told.iter().enumerate() {
        let field = format!("{field}[{n}]");
        let seat = seat(owner(it), all.n_seats(), &format!("{field}.seat"))?;
        all[seat] = back(it).map_err(|error| ViewError { field: format!("{field}.{}", error.field), ..error })?;
    }
    Ok(())
}

/// A sheet or a board as a file of facts, one in a line; a text of several lines does not become several facts.
pub fn file(head: String, facts: impl Iterator<Item = String>) -> String {
    facts.fold(head, |file, fact| file + "\n" + &fact.replace(['\n', '#'], "?"))
}

/// What is wrong in a line of such a file, counted from one.
pub fn in_line(file: &str, line: usize, reason: &dyn std::fmt::Display) -> ViewError {
    let fact = line.checked_sub(1).and_then(|it| file.lines().nth(it)).unwrap_or_default();
    ViewError::new(format!("`{fact}`"), reason)
}
