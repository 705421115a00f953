//! Moves, rolls and yards in words.

use client::{table::Position, words::list};
use kernel::Seat;
use sidings::{Action, Chance, Siding, Yard};

pub(super) fn siding(siding: Siding) -> String {
    t!("sidings-siding", siding = siding.to_string())
}

/// A siding with its wagons, for those who do not see it.
pub(super) fn wagons(yard: &Yard, it: Siding) -> String {
    let wagons: Vec<_> = yard.wagons(it).map(|it| it.to_string()).collect();
    let n = wagons.len();
    t!("sidings-wagons", siding = it.to_string(), n = n, wagons = list(wagons), points = yard.worth(it))
}

/// A line of the record.
pub(super) fn happened(position: &Position, line: &str) -> Option<String> {
    let (who, what) = line.split_once(' ')?;
    if who == "." {
        return Some(match what.parse().ok()? {
            Chance::Order(seat, it) => t!("sidings-ordered", name = position.name(seat), siding = it.to_string()),
            Chance::Wagon(number) => t!("sidings-rolled", wagon = number),
        });
    }
    let Action(to) = what.parse().ok()?;
    let seat = Seat::new(who.parse().ok()?)?;
    Some(if position.n_seats() == 1 {
        siding(to)
    } else {
        t!("grid-by", name = position.name(seat), what = siding(to))
    })
}
