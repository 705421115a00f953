//! What to do, what a move does, and what has happened, in words and points.

use kernel::Seat;
use village::{Action, Chance, Counted, Line, Stage, Taken, View};

use super::{tableau_of, words};
use client::table::Position;

/// What the player at this screen should do now.
pub(crate) fn prompt(position: &Position, view: &View) -> String {
    match view.stage {
        Stage::Deal => t!("village-prompt-deal"),
        Stage::Over => position.ended(),
        _ if !position.is_mine() => {
            let name = view.in_turn.map(|it| position.name(it)).unwrap_or_default();
            t!("village-prompt-other", name = name, round = view.round)
        }
        Stage::Build { has_planned } => {
            let can_plan = position.actions.iter().any(|it| it.starts_with("trip "));
            match (can_plan, has_planned) {
                (true, _) => t!("village-prompt-build", round = view.round),
                (false, true) => t!("village-prompt-build-planned", round = view.round),
                (false, false) => t!("village-prompt-build-only", round = view.round),
            }
        }
        Stage::Lay { .. } | Stage::Assign => match view.taken {
            Some(Taken::Track(card)) => {
                t!("village-prompt-lay", track = words::kind(view.setup.content().card(card)))
            }
            Some(Taken::Trip(trip)) => t!("village-prompt-assign", trip = words::trip(trip)),
            None => t!("village-prompt-draw"),
        },
        Stage::Resolve { lines } => {
            t!("village-prompt-resolve", n = lines.len(), lines = words::lines(lines))
        }
        Stage::Under { line } => t!("village-prompt-under", line = line.to_string()),
        Stage::Plan => t!("village-prompt-plan"),
        Stage::Draw => t!("village-prompt-draw"),
    }
}

/// The points that an action brings at once: those of the lines that it completes or resolves.
pub(crate) fn gain(view: &View, seat: Seat, action: &str) -> Option<i32> {
    let action = action.parse().ok()?;
    let content = view.setup.content();
    let (before, after) = (tableau_of(view, seat)?, view.tried(seat, action)?.tableau?);
    let lines: Vec<Line> = match action {
        Action::Lay { .. } | Action::TakeAndLay { .. } => {
            Line::all().filter(|it| after.completed().contains(*it) && !before.completed().contains(*it)).collect()
        }
        Action::Resolve { line, .. } => vec![line],
        Action::Take(_)
        | Action::Trip(_)
        | Action::Assign(_)
        | Action::TripAndAssign { .. }
        | Action::Under(_)
        | Action::Done => Vec::new(),
    };
    let points = lines.iter().map(|it| i32::from(after.course(*it).score(content).points()));
    (!lines.is_empty()).then(|| points.sum())
}

/// A legal move in words.
pub(crate) fn describe(view: &View, action: &str) -> String {
    let words = action.parse().ok().and_then(|it| words::action(view, it));
    words.unwrap_or_else(|| action.to_owned())
}

/// A line of the record in words, as far as the tableaus of now tell; empty where there is nothing to tell.
pub(crate) fn happened(position: &Position, view: &View, line: &str) -> String {
    let Some((who, what)) = line.split_once(' ') else { return String::new() };
    if who == "." {
        return what.parse().ok().map_or_else(String::new, |it| chance(position, view, it));
    }
    let seat = who.parse().ok().and_then(Seat::new);
    let Some((seat, action)) = seat.zip(what.parse().ok()) else { return line.to_owned() };
    deed(position, view, seat, action).unwrap_or_else(|| line.to_owned())
}

fn deed(position: &Position, view: &View, seat: Seat, action: Action) -> Option<String> {
    let (name, content) = (position.name(seat), view.setup.content());
    let tableau = tableau_of(view, seat)?;
    Some(match action {
        Action::Take(place) => {
            let price = words::price(usize::from(place.price()));
            t!("village-did-take-card", name = name, n = place.number(), price = price)
        }
        Action::Lay { space, .. } => {
            let track = words::kind(content.card(tableau.laid(space)?.card));
            t!("village-did-lay", name = name, track = track, space = space.to_string())
        }
        Action::TakeAndLay { place, space, .. } => {
            let card = content.card(tableau.laid(space)?.card);
            let (track, price) = (words::kind(card), words::price(usize::from(place.price())));
            t!("village-did-take", name = name, track = track, space = space.to_string(), price = price)
        }
        Action::Trip(place) => {
            let price = words::pounds(words::PLANNING + place.price());
            t!("village-did-trip-card", name = name, n = place.number(), price = price)
        }
        Action::Assign(line) => match only_trip(tableau, line) {
            Some(trip) => t!("village-did-assign-named", name = name, line = line.to_string(), trip = trip),
            None => t!("village-did-assign", name = name, line = line.to_string()),
        },
        Action::TripAndAssign { place, line } => {
            let price = words::pounds(words::PLANNING + place.price());
            match only_trip(tableau, line) {
                Some(trip) => {
                    t!("village-did-trip-named", name = name, line = line.to_string(), trip = trip, price = price)
                }
                None => t!("village-did-trip", name = name, line = line.to_string(), price = price),
            }
        }
        Action::Resolve { line, terminus } => {
            let course = tableau.course(line);
            let points = words::points(course.score(content).points());
            let pay = words::pounds(content.terminus(terminus).pay(&course.facts()));
            t!("village-did-resolve", name = name, line = line.to_string(), points = points, pay = pay)
        }
        Action::Under(_) => t!("village-did-under", name = name),
        Action::Done => t!("village-did-done", name = name),
    })
}

/// The trip of a line in words; of two trips it cannot be told which one was meant.
fn only_trip(tableau: &village::Tableau, line: Line) -> Option<String> {
    let mut trips = tableau.course(line).trips();
    match (trips.next(), trips.next()) {
        (Some(it), None) => Some(words::trip(it)),
        _ => None,
    }
}

fn chance(position: &Position, view: &View, chance: Chance) -> String {
    let content = view.setup.content();
    match chance {
        Chance::Corner { letter, seat } => {
            t!("village-did-corner", name = position.name(seat), letter = letter.to_string())
        }
        Chance::Top(trip) => t!("village-did-top", trip = words::trip(trip)),
        Chance::Track(card) => t!("village-did-track", track = words::track(content.card(card), false)),
        Chance::Terminus { card, seat } => {
            let terminus = words::terminus(content.terminus(card));
            t!("village-did-terminus", name = position.name(seat), terminus = terminus)
        }
    }
}

/// What a line is like so far: `4 tracks, 7 points so far`.
pub(super) fn line_so_far(view: &View, tableau: &village::Tableau, line: Line) -> String {
    let course = tableau.course(line);
    let tracks = words::many(Counted::Track, course.facts().length().into());
    let points = words::points(course.score(view.setup.content()).points());
    match course.terminus() {
        Some(_) => t!("village-line-done", tracks = tracks, points = points),
        None if tableau.completed().contains(line) => t!("village-line-completed", tracks = tracks, points = points),
        None => t!("village-line-open", tracks = tracks, points = points),
    }
}
