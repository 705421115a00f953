//! The score table of a sheet.

use std::fmt::Write as _;

use ::thirty::{Pair, RuleSet, Sheet, Tally};

use super::map::name;

/// How wide each column is; numbers stand at its right end.
type Column = (&'static str, usize);

/// The head of the table, for rules with and without shares; 36 columns at most.
const PLAIN: &[Column] = &[("line", 4), ("points", 8), ("squares", 9), ("bonus", 7), ("total", 7)];
const SHARES: &[Column] = &[("line", 4), ("pts", 4), ("squares", 8), ("★", 3), ("sum", 4), ("shares", 7), ("total", 6)];

/// Numbers of a line in the order of the columns; `None` where the line has none.
type Numbers = Vec<Option<u8>>;

/// The score table: every line, the mine, the total and the grade, and the overrides that are left.
pub fn table(tally: &Tally, sheet: &Sheet, rules: RuleSet) -> String {
    let columns = if rules == RuleSet::Advanced { SHARES } else { PLAIN };
    let width = columns.iter().map(|it| it.1).sum::<usize>();
    let mut res = String::new();
    // Writing to a string cannot fail.
    let mut line = |text: String| {
        let _ = writeln!(res, "{}", text.trim_end());
    };
    let heads: Vec<_> = columns.iter().map(|&(head, width)| format!("{head:>width$}")).collect();
    line(heads.concat());
    line("─".repeat(width));
    for pair in Pair::ALL {
        let (a, b) = pair.ends();
        let numbers = columns[1..].iter().zip(numbers(tally, sheet, rules, pair));
        let cells = numbers.map(|(&(_, width), number)| {
            let number = number.map_or("-".to_owned(), |it| it.to_string());
            format!("{number:>width$}")
        });
        let label = format!("{}-{}", name(a, rules), name(b, rules));
        line(format!("{label:<4}") + &cells.collect::<String>());
    }
    let linked: Vec<_> = tally.linked().map(|it| name(it, rules)).collect();
    let mut sum = |label: &str, value: &str| {
        line(format!("{label}{value:>rest$}", rest = width - label.chars().count()));
    };
    sum(&format!("mine {}", linked.join(" ")), &tally.mine().to_string());
    sum(&"─".repeat(width), "");
    sum("total", &tally.total().to_string());
    if let Some(grade) = tally.grade() {
        sum("grade", &grade.to_string());
    }
    // A sheet that was typed in does not tell which overrides were used.
    if rules == RuleSet::Basic && (sheet.n_turns() > 0 || sheet.track().next().is_none()) {
        let left = match (sheet.can_override_white(), sheet.can_override_colour()) {
            (true, true) => "white, colour",
            (true, false) => "white",
            (false, true) => "colour",
            (false, false) => "none",
        };
        sum("overrides left", left);
    }
    res
}

fn numbers(tally: &Tally, sheet: &Sheet, rules: RuleSet, pair: Pair) -> Numbers {
    let line = tally.line(pair);
    let mut res = vec![line.map(|_| pair.points()), line.map(|it| it.squares), line.map(|it| it.bonus)];
    if rules == RuleSet::Advanced {
        let shares = sheet.shares(pair);
        res.extend([line.map(::thirty::Line::sum), (shares > 0).then_some(shares)]);
    }
    res.push(line.map(::thirty::Line::total));
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
        let _ = writeln!(res, "{}-{}: {}", name(a, rules), name(b, rules), squares.join(" "));
    }
    res
}
