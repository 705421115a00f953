//! The way back: from plain data to the view of a game, which can be drawn.

mod railage;
mod streetcar;
mod thirty;
mod village;

use kernel::{BySeat, Game, Seat, SeatSet};

use crate::View;

/// Why plain data are no view of a game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{field}: {reason}")]
pub struct ViewError {
    /// The field at fault.
    pub field: String,
    /// What is wrong with it.
    pub reason: String,
}

impl ViewError {
    fn new(field: impl Into<String>, reason: &(impl ToString + ?Sized)) -> Self {
        Self { field: field.into(), reason: reason.to_string() }
    }
}

impl View {
    /// The view that this was made of, when the content of the game is compiled in or among `contents`.
    ///
    /// Sheets, boards and tableaus that were left out come back blank, or hidden where the game knows hidden ones.
    /// Scores and what else follows from the rest are not read but found anew.
    pub fn back(&self, contents: &[&str]) -> Result<library::View, ViewError> {
        match self {
            Self::Thirty(view) => view.back().map(library::View::Thirty),
            Self::Streetcar(view) => view.back(contents).map(library::View::Streetcar),
            Self::Railage(view) => view.back(contents).map(library::View::Railage),
            Self::Village(view) => view.back(contents).map(library::View::Village),
        }
    }
}

/// What was agreed before a game of `G` by the rules of this number, from its text.
fn setup<G: Game>(text: &str, rules: u32, contents: &[&str]) -> Result<G::Setup, ViewError> {
    if !(G::OLDEST_RULES..=G::RULES).contains(&rules) {
        let expected = format!("expected rules {} to {}, found {rules}", G::OLDEST_RULES, G::RULES);
        return Err(ViewError::new("rules", &expected));
    }
    G::read_setup(text, rules, contents).map_err(|it| ViewError::new("content", &it))
}

/// A seat of a game with so many.
fn seat(number: u16, n_seats: usize, field: &str) -> Result<Seat, ViewError> {
    let seat = Seat::new(number.into()).filter(|it| it.index() < n_seats);
    seat.ok_or_else(|| ViewError::new(field, &format!("expected a seat below {n_seats}, found {number}")))
}

fn seats(numbers: &[u16], n_seats: usize, field: &str) -> Result<SeatSet, ViewError> {
    let mut res = SeatSet::EMPTY;
    for &number in numbers {
        res.insert(seat(number, n_seats, field)?);
    }
    Ok(res)
}

/// Puts what was told of some seats where they belong; the others keep what they have.
fn fill<T, U>(
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
fn file(head: String, facts: impl Iterator<Item = String>) -> String {
    facts.fold(head, |file, fact| file + "\n" + &fact.replace(['\n', '#'], "?"))
}

/// What is wrong in a line of such a file, counted from one.
fn in_line(file: &str, line: usize, reason: &dyn std::fmt::Display) -> ViewError {
    let fact = line.checked_sub(1).and_then(|it| file.lines().nth(it)).unwrap_or_default();
    ViewError::new(format!("`{fact}`"), reason)
}
