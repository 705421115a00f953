//! Moves, dice and sheets in words.

use kernel::Seat;
use thirty::{Action, Chance, Grade, Mark, Override, Pair, Part, RuleSet, Ruling, Sheet, Station, View};
use track::{Kind, Piece};

use client::{
    grid::{Place, words as grid},
    table::Position,
    words::say,
};

/// How the rules write a station: a number, or a letter by post.
pub(super) fn station(station: Station, rules: RuleSet) -> String {
    match rules {
        RuleSet::Basic | RuleSet::Advanced => station.to_string(),
        RuleSet::Postal => station.letter().to_string(),
    }
}

/// `1-2`, or `A-B` by post.
pub(super) fn pair(pair: Pair, rules: RuleSet) -> String {
    let (a, b) = pair.ends();
    format!("{}-{}", station(a, rules), station(b, rules))
}

/// A piece, whichever way round.
pub(super) fn kind(kind: Kind) -> String {
    // thirty-kind-1 to thirty-kind-6, by the number on the die
    say(&format!("thirty-kind-{}", kind.die()), &[])
}

/// A piece as it lies.
pub(super) fn piece(piece: Piece) -> String {
    match piece.bridge() {
        None => t!("thirty-piece", kind = kind(piece.kind()), ways = grid::tracks(piece.joins())),
        Some(bridge) => t!("thirty-bridge", kind = kind(piece.kind()), way = grid::tracks(bridge)),
    }
}

pub(super) fn grade(grade: Grade) -> String {
    match grade {
        Grade::Okay => t!("thirty-grade-okay"),
        Grade::Good => t!("thirty-grade-good"),
        Grade::Excellent => t!("thirty-grade-excellent"),
    }
}

/// A part of the setup, as a step.
pub(super) fn part(part: Part, rules: RuleSet) -> String {
    match part {
        Part::Skip => t!("thirty-part-skip"),
        Part::Mine => t!("thirty-part-mine"),
        Part::Station(it) => a_station(it, rules),
        Part::Bonus => t!("thirty-part-bonus"),
    }
}

/// What is at a place.
pub(super) fn at(sheet: &Sheet, rules: RuleSet, place: Place) -> String {
    let what = if let Some(square) = place.square() {
        let mark = match sheet.mark(square) {
            Mark::Empty => t!("grid-empty"),
            Mark::Mountain => t!("thirty-mountain"),
            Mark::Mine => t!("thirty-mine"),
            Mark::Cross => t!("thirty-cross"),
            Mark::Track(it) => piece(it),
        };
        if sheet.bonus_square() == Some(square) { t!("thirty-with-bonus", what = mark) } else { mark }
    } else {
        let station = Station::ALL.into_iter().find(|&it| sheet.station(it).map(Place::from) == Some(place));
        station.map_or_else(|| t!("grid-empty"), |it| a_station(it, rules))
    };
    t!("grid-at", place = grid::place(place), what = what)
}

fn a_station(which: Station, rules: RuleSet) -> String {
    match rules {
        RuleSet::Basic | RuleSet::Advanced => t!("thirty-station", name = station(which, rules)),
        RuleSet::Postal => t!("thirty-town", name = station(which, rules)),
    }
}

/// A move.
pub(super) fn action(action: Action, rules: RuleSet) -> String {
    let (place, what): (Place, String) = match action {
        Action::Skip(None) => return t!("thirty-kept"),
        Action::Skip(Some(y)) => return t!("thirty-skipped", y = y),
        Action::Shares { pair: of, cross } => {
            return t!("thirty-bought", pair = pair(of, rules), square = grid::place(cross.into()));
        }
        Action::Mine(square) => (square.into(), t!("thirty-mine")),
        Action::Station(it, border) => (border.into(), a_station(it, rules)),
        Action::Bonus(square) => (square.into(), t!("thirty-bonus")),
        Action::Place { square, piece: it, with } => {
            let piece = piece(it);
            let what = match with {
                Override::Neither => piece,
                Override::White => t!("thirty-with-white", what = piece),
                Override::Colour => t!("thirty-with-colour", what = piece),
                Override::Both => t!("thirty-with-both", what = piece),
            };
            (square.into(), what)
        }
    };
    t!("grid-at", place = grid::place(place), what = what)
}

/// A line of the record.
pub(super) fn happened(position: &Position, view: &View, line: &str) -> Option<String> {
    let rules = view.setup.rules();
    let (who, what) = line.split_once(' ')?;
    if who == "." {
        return Some(chance(what.parse().ok()?, rules));
    }
    let name = |number: &str| Some(position.name(Seat::new(number.parse().ok()?)?));
    if let Some(number) = who.strip_suffix('!') {
        let name = name(number)?;
        return Some(match what.parse().ok()? {
            Ruling::Leave => t!("grid-left", name = name),
            Ruling::Missing { .. } => t!("thirty-missing", name = name),
            Ruling::Illegal { .. } => t!("thirty-illegal", name = name),
            Ruling::Draw(it) => t!("thirty-drawing", name = name, part = part(it, rules)),
        });
    }
    let what = action(what.parse().ok()?, rules);
    Some(if position.n_seats() == 1 { what } else { t!("grid-by", name = name(who)?, what = what) })
}

fn chance(chance: Chance, rules: RuleSet) -> String {
    match chance {
        Chance::Mountain(square) => t!("grid-at", place = grid::place(square.into()), what = t!("thirty-mountain")),
        Chance::Roll(roll) => {
            t!("thirty-rolled", white = roll.white(), colour = roll.colour().die(), piece = kind(roll.colour()))
        }
        Chance::Blocked(square) => t!("thirty-blocked", square = grid::place(square.into())),
        Chance::Drawn(it) => t!("thirty-drawn", what = action(it, rules)),
    }
}
