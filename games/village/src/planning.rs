//! Whether the trips of a tableau can have been planned: one in a turn (R28), on lines that were not completed (R41).

use crate::{Content, Line, Space, SpaceSet, Tableau};

/// Whether some order of the turns lets all trips be planned.
///
/// The trips of a line are planned before the turn that completes it is over, one in a turn. So after every turn the
/// completed lines may have no more trips than there were turns, and that is enough. All orders of laying the tracks
/// are tried, a set of tracks at a time.
pub(crate) fn is_possible(content: &Content, tableau: &Tableau) -> bool {
    let placed = tableau.placed();
    let n_trips = |line: Line| tableau.course(line).trips().count();
    // In the turn that has not laid its track yet one may have been planned, too.
    let n_turns = placed.len() + usize::from(placed.len() < Space::COUNT);
    if Line::all().map(n_trips).sum::<usize>() > n_turns {
        return false;
    }
    let completed: Vec<(SpaceSet, usize)> = (tableau.completed().into_iter())
        .map(|line| (tableau.route(content, line).iter().map(|it| it.space).collect(), n_trips(line)))
        .collect();
    // Which sets of tracks can lie after as many turns; a set comes after all that are parts of it.
    let mut can_lie = vec![false; usize::from(placed.bits()) + 1];
    can_lie[0] = true;
    for bits in 1..=placed.bits() {
        let laid = SpaceSet::of_bits(bits);
        if !laid.minus(placed).is_empty() {
            continue;
        }
        let due: usize = completed.iter().filter(|it| it.0.minus(laid).is_empty()).map(|it| it.1).sum();
        let is_last = |space: Space| {
            let before = laid.without(space);
            can_lie[usize::from(before.bits())] && before.reach().contains(space)
        };
        can_lie[usize::from(bits)] = due <= laid.len() && laid.into_iter().any(is_last);
    }
    can_lie[usize::from(placed.bits())]
}
