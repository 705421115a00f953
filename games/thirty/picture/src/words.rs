//! The picture in words, for labels and for those who cannot see it.

use thirty::{Mark, Pair, RuleSet, Sheet, Station, Tally};
use track::Square;

use super::Picture;

/// `1-2`, or `A-B` by post.
pub(super) fn pair(pair: Pair, rules: RuleSet) -> String {
    let (a, b) = pair.ends();
    format!("{}-{}", rules.station(a), rules.station(b))
}

/// How many turns were played. They are counted on the map, because a sheet that was typed in has no other memory.
pub(super) fn n_turns(sheet: &Sheet) -> usize {
    sheet.track().count() + sheet.crosses().len()
}

/// What is in a square.
pub(super) fn square(sheet: &Sheet, square: Square) -> String {
    let what = match sheet.mark(square) {
        Mark::Empty => "empty".to_owned(),
        Mark::Mountain => "mountain".to_owned(),
        Mark::Mine => "mine".to_owned(),
        Mark::Cross => "crossed out".to_owned(),
        Mark::Track(piece) => format!("{} {piece}", piece.kind()),
    };
    let bonus = if sheet.bonus_square() == Some(square) { ", bonus square" } else { "" };
    format!("{square}: {what}{bonus}")
}

/// What a connected pair is worth.
pub(super) fn line(picture: &Picture<'_>, of: Pair) -> String {
    let tally = Tally::of(picture.sheet, picture.rules);
    let label = pair(of, picture.rules);
    let Some(line) = tally.line(of) else { return format!("{label}: not connected") };
    let sum = format!("{label}: {} + {} + {} = {}", thirty::points(of), line.squares, line.bonus, line.sum());
    match line.shares {
        None => sum,
        Some(shares) => format!("{sum}, shares {shares}, total {}", line.total()),
    }
}

/// The whole picture.
pub(super) fn description(picture: &Picture<'_>) -> String {
    let Picture { sheet, rules, .. } = *picture;
    let tally = Tally::of(sheet, rules);
    let mut res = vec![format!("A sheet of 30 Rails, {rules} rules, after {} turns", n_turns(sheet))];
    let stations: Vec<_> = Station::ALL
        .into_iter()
        .filter_map(|it| Some(format!("{} at {}", rules.station(it), sheet.station(it)?)))
        .collect();
    if !stations.is_empty() {
        let word = if rules == RuleSet::Postal { "Towns" } else { "Stations" };
        res.push(format!("{word}: {}", stations.join(", ")));
    }
    let mountains: Vec<_> = sheet.mountains().into_iter().map(|it| it.to_string()).collect();
    if !mountains.is_empty() {
        res.push(format!("Mountains: {}", mountains.join(", ")));
    }
    res.extend(sheet.mine().map(|it| format!("Mine: {it}")));
    res.extend(sheet.bonus_square().map(|it| format!("Bonus square: {it}")));
    let lines: Vec<_> = tally.lines().map(|it| line(picture, it.pair)).collect();
    if !lines.is_empty() {
        res.push(format!("Lines: {}", lines.join("; ")));
    }
    let linked: Vec<_> = tally.linked().map(|it| rules.station(it)).collect();
    if !linked.is_empty() {
        res.push(format!("Connected to the mine: {}, {} points", linked.join(", "), tally.mine()));
    }
    let grade = tally.grade().map_or(String::new(), |it| format!(", {it}"));
    res.push(format!("Total: {}{grade}", tally.total()));
    res.join(". ") + "."
}
