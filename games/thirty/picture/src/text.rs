//! The score table of a sheet as text.

use std::fmt::Write as _;

use draw::text::{Column, Ledger};
use thirty::{Line, Pair, RuleSet, Sheet, Tally};

/// The head of the table, for rules with and without shares; 36 columns at most.
const PLAIN: &[Column] = &[("line", 4), ("points", 8), ("squares", 9), ("bonus", 7), ("total", 7)];
const SHARES: &[Column] = &[("line", 4), ("pts", 4), ("squares", 8), ("★", 3), ("sum", 4), ("shares", 7), ("total", 6)];

/// The score table: every line, the mine, the total and the grade, and the overrides that are left.
pub fn table(tally: &Tally, sheet: &Sheet, rules: RuleSet) -> String {
    let mut ledger = Ledger::new(if rules == RuleSet::Advanced { SHARES } else { PLAIN });
    for pair in Pair::ALL {
        let (a, b) = pair.ends();
        let label = format!("{}-{}", rules.station(a), rules.station(b));
        ledger.row(&label, &numbers(tally, sheet, rules, pair));
    }
    let linked: Vec<_> = tally.linked().map(|it| rules.station(it)).collect();
    ledger.sum(&format!("mine {}", linked.join(" ")), &tally.mine().to_string());
    ledger.rule();
    ledger.sum("total", &tally.total().to_string());
    if let Some(grade) = tally.grade() {
        ledger.sum("grade", &grade.to_string());
    }
    // A sheet that was typed in does not tell which overrides were used.
    if rules == RuleSet::Basic && (sheet.n_turns() > 0 || sheet.track().next().is_none()) {
        let left = match (sheet.can_override_white(), sheet.can_override_colour()) {
            (true, true) => "white, colour",
            (true, false) => "white",
            (false, true) => "colour",
            (false, false) => "none",
        };
        ledger.sum("overrides left", left);
    }
    ledger.text()
}

/// The numbers of a line in the order of the columns; `None` where it has none.
fn numbers(tally: &Tally, sheet: &Sheet, rules: RuleSet, pair: Pair) -> Vec<Option<u8>> {
    let line = tally.line(pair);
    let mut res = vec![line.map(|_| thirty::points(pair)), line.map(|it| it.squares), line.map(|it| it.bonus)];
    if rules == RuleSet::Advanced {
        let shares = sheet.shares(pair);
        res.extend([line.map(Line::sum), (shares > 0).then_some(shares)]);
    }
    res.push(line.map(Line::total));
    res
}

/// The squares of every line that scores, a line of text each.
pub fn routes(sheet: &Sheet, rules: RuleSet) -> String {
    let mut res = String::new();
    for line in Tally::of(sheet, rules).lines() {
        let (a, b) = line.pair.ends();
        let route = sheet.route(line.pair);
        let squares: Vec<_> = route.iter().flat_map(track::Route::squares).map(ToString::to_string).collect();
        // Writing to a string cannot fail.
        let _ = writeln!(res, "{}-{}: {}", rules.station(a), rules.station(b), squares.join(" "));
    }
    res
}
