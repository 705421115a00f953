//! Examples of answers: legal for the player who gets them.

use kernel::{Game as _, Seat, Table};
use thirty::{Action, Part, Thirty};
use track::SquareSet;

use crate::{Language, ROUND_OF_SETUP, Season, words};

/// Lines that a player could write now.
pub(super) fn lines(season: &Season, seat: Seat, language: Language) -> Vec<String> {
    match season.round() {
        None => Vec::new(),
        Some(ROUND_OF_SETUP) => setup(season, seat, language),
        Some(_) => round(season, seat, language),
    }
}

/// The actions that are open to a seat.
fn actions(table: &Table<Thirty>, seat: Seat) -> Vec<Action> {
    let mut res = Vec::new();
    table.state().actions(seat, &mut res);
    res
}

fn round(season: &Season, seat: Seat, language: Language) -> Vec<String> {
    let mut table = season.table().clone();
    let mut res = Vec::new();
    for number in 1..=3 {
        let all = actions(&table, seat);
        // Anything legal will do; the middle of the list looks less like advice than its beginning.
        let Some(&action) = all.get(all.len() / 2).filter(|&&it| table.act(seat, it).is_ok()) else { break };
        res.push(format!("{}: {action}", words::slot(crate::Slot::Roll(number), language)));
    }
    res
}

fn setup(season: &Season, seat: Seat, language: Language) -> Vec<String> {
    let mut table = season.table().clone();
    let mut res = Vec::new();
    for part in Part::ALL {
        let is_part = |it: &Action| match it {
            Action::Skip(row) => part == Part::Skip && row.is_some(),
            Action::Mine(_) => part == Part::Mine,
            Action::Station(station, _) => part == Part::Station(*station),
            Action::Bonus(_) => part == Part::Bonus,
            Action::Place { .. } | Action::Shares { .. } => false,
        };
        let all: Vec<_> = actions(&table, seat).into_iter().filter(is_part).collect();
        let mountains = table.state().sheet(seat).mountains();
        let Some(&action) = all.get(all.len() / 2).filter(|&&it| table.act(seat, it).is_ok()) else { continue };
        let place = match action {
            Action::Skip(Some(y)) => mountains.and(SquareSet::row(y)).nth(0).to_string(),
            action => words::action(action, language),
        };
        res.push(format!("{}: {place}", words::part(part, language)));
    }
    // Towns first, as the rules name them; the bonus square stays the last.
    let n_before = res.len().saturating_sub(1);
    res[..n_before].rotate_left(2.min(n_before));
    res
}
