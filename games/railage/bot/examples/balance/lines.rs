//! Which lines a map of Rail Age allows.

use std::collections::BTreeMap;

use railage::{City, Drawing, LandSet, Map, Mine, Path, Sheet};

/// Over how few land cells each pair of cities can be joined.
pub(crate) fn shortest_lines(map: &Map) -> BTreeMap<(City, City), usize> {
    let mut res = BTreeMap::new();
    for line in map.all_lines() {
        let n_lands = line.path().as_slice().len();
        let shortest = res.entry((line.from(), line.to())).or_insert(n_lands);
        *shortest = n_lands.min(*shortest);
    }
    res
}

/// How many lines and special lines can leave `city` at the same time, if there is a dot and a ○ wherever one can be.
pub(crate) fn most_lines(map: &Map, city: City) -> u8 {
    let drawing = Drawing { stations: map.cities(), dots: map.lands(), ..Drawing::default() };
    let sheet = Sheet::drawn(map, &drawing).expect("all dotted and marked");
    let ring: LandSet = map.land_of(city).iter().copied().collect();
    // A line that passes a second cell beside the city could begin there.
    let is_direct = |path: &Path| path.lands().and(&ring).len() == 1;
    let mut lines: Vec<(LandSet, End)> = Vec::new();
    sheet.each_line(map, |line| {
        let end = if line.from() == city { line.to() } else { line.from() };
        if (line.from() == city || line.to() == city) && is_direct(line.path()) {
            lines.push((line.path().lands(), End::City(end)));
        }
    });
    sheet.each_special(map, |line| {
        if line.from() == city && is_direct(line.path()) {
            lines.push((line.path().lands(), End::Mine(line.to())));
        }
    });
    let from_each: Vec<Vec<_>> =
        ring.iter().map(|land| lines.iter().filter(|it| it.0.contains(land)).copied().collect()).collect();
    most_apart(&from_each, &LandSet::EMPTY, &mut Vec::new())
}

/// Where a line goes.
#[derive(Copy, Clone, PartialEq, Eq)]
enum End {
    City(City),
    Mine(Mine),
}

/// How many of these lists can give one line each, so that no two share land or their end.
fn most_apart(lists: &[Vec<(LandSet, End)>], used: &LandSet, ends: &mut Vec<End>) -> u8 {
    let Some((first, rest)) = lists.split_first() else { return 0 };
    let mut best = 0;
    for (lands, end) in first {
        if lands.and(used).is_empty() && !ends.contains(end) {
            ends.push(*end);
            best = best.max(1 + most_apart(rest, &used.or(lands), ends));
            ends.pop();
        }
        if usize::from(best) == lists.len() {
            return best;
        }
    }
    best.max(most_apart(rest, used, ends))
}
