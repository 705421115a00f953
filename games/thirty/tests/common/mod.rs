//! Shared by the tests: tables that are driven by the lines of a record, and boards that are built from pictures.

use kernel::{Game, Reader, Seat, Table};
pub(crate) use testing::{actions, legal, not_your_turn, read, rule, say, seat, waiting};
use thirty::{RuleSet, Setup, Sheet, Tally, Thirty};
use track::{Border, Square, SquareSet};

pub(crate) type Said = testing::Said<Thirty>;

#[track_caller]
pub(crate) fn square(text: &str) -> Square {
    Square::read(&mut Reader::new(text)).expect("a square")
}

#[track_caller]
pub(crate) fn border(text: &str) -> Border {
    Border::read(&mut Reader::new(text)).expect("a border square")
}

/// The squares of a list such as `x1/y2 x3/y4`.
#[track_caller]
pub(crate) fn squares(text: &str) -> SquareSet {
    text.split_whitespace().map(square).collect()
}

/// Lets lines happen one after the other, all of which are allowed; they are split at commas and line ends.
///
/// `mountains 3 2 6 2 2 4` stands for the six rolls of the mountains.
#[track_caller]
pub(crate) fn go_on(table: &mut Table<Thirty>, lines: &str) {
    for line in lines.split([',', '\n']).map(str::trim).filter(|it| !it.is_empty()) {
        if let Some(columns) = line.strip_prefix("mountains ") {
            for (x, y) in columns.split_whitespace().zip(1..) {
                let mountain = format!(". mountain x{x}/y{y}");
                say(table, &mountain).unwrap_or_else(|it| panic!("`{mountain}`: {it}"));
            }
        } else {
            say(table, line).unwrap_or_else(|it| panic!("`{line}`: {it}"));
        }
    }
}

/// A table where these lines happened; the first is what was agreed, such as `basic seats 2`.
#[track_caller]
pub(crate) fn play(lines: &str) -> Table<Thirty> {
    let (setup, lines) = lines.trim().split_once([',', '\n']).unwrap_or((lines.trim(), ""));
    let mut table = Table::new(read::<Setup>(setup.trim()));
    go_on(&mut table, lines);
    table
}

/// What the table says to `line` after `lines`; what it refuses must change nothing.
#[track_caller]
pub(crate) fn check(lines: &str, line: &str, expected: &Said) {
    assert_eq!(legal(&play(lines), line), *expected, "`{line}`");
}

/// Every outcome of the chance that is due, as text; all must be equally likely.
#[track_caller]
pub(crate) fn chances(table: &Table<Thirty>) -> Vec<String> {
    let mut chances = Vec::new();
    table.state().chances(&mut chances);
    assert!(chances.iter().all(|it| it.weight == 1), "each as likely as the other");
    chances.iter().map(|it| it.outcome.to_string()).collect()
}

pub(crate) const RULES: [RuleSet; 3] = RuleSet::ALL;

/// The sheet of a picture, built through a table: see [`lines_of`].
#[track_caller]
pub(crate) fn board(rules: RuleSet, picture: &str, shares: &str) -> Sheet {
    *play(&lines_of(rules, picture, shares)).state().sheet(Seat::FIRST)
}

/// The lines that draw a picture.
///
/// A picture has the border squares around the map and the squares in it, split by white space: `.` an empty border
/// square, `1` to `4` a station, `..` an empty square, `^^` a mountain, `MM` the mine, `XX` a cross, `2a` track; the
/// bonus square has a star, as in `2a*`. A row without a mountain is the one that was left out.
/// In the advanced game every cross belongs to a purchase of `shares`, such as `1-2 5, 1-2 6`.
#[track_caller]
pub(crate) fn lines_of(rules: RuleSet, picture: &str, shares: &str) -> String {
    let tokens: Vec<_> = picture.split_whitespace().collect();
    assert_eq!(tokens.len(), 6 + 6 * 8 + 6, "a picture has six rows of eight, and six squares above and below");
    let (mut mountains, mut skip) = ([1; 6], "none".to_owned());
    let mut stations = [const { String::new() }; 4];
    let (mut mine, mut bonus) = (String::new(), String::new());
    let mut turns = Vec::new();
    let mut shares = shares.split(',').map(str::trim).filter(|it| !it.is_empty());
    for (n, &token) in tokens.iter().enumerate() {
        let (x, y) = match n {
            0..6 => (n + 1, 0),
            6..54 => ((n - 6) % 8, (n - 6) / 8 + 1),
            _ => (n - 53, 7),
        };
        let place = format!("x{x}/y{y}");
        if matches!(x, 0 | 7) || matches!(y, 0 | 7) {
            if token != "." {
                stations[read::<usize>(token) - 1] = place;
            }
            continue;
        }
        if token.ends_with('*') {
            bonus.clone_from(&place);
        }
        match token.trim_end_matches('*') {
            ".." => {}
            "^^" => mountains[y - 1] = x,
            "MM" => mine = place,
            "XX" if rules == RuleSet::Postal => {
                turns.push(("1 1".to_owned(), format!("0! missing, . blocked {place}")));
            }
            "XX" => {
                let (pair, die) = shares.next().and_then(|it| it.split_once(' ')).expect("a purchase for each cross");
                turns.push((format!("1 {die}"), format!("0 shares {pair} cross {place}")));
            }
            piece => turns.push((format!("{x} {}", &piece[..1]), format!("0 {place} = {piece}"))),
        }
        if x == 6 && tokens[n - 5..=n].iter().all(|it| *it != "^^") {
            skip = format!("y{y}");
        }
    }
    assert_eq!(shares.next(), None, "a cross for each purchase");
    let columns = mountains.map(|x| x.to_string()).join(" ");
    let mut lines = vec![format!("{rules} seats 1"), format!("mountains {columns}"), format!("0 skip {skip}")];
    lines.push(format!("0 mine {mine}"));
    lines.extend(stations.iter().zip(1..).map(|(place, number)| format!("0 station {number} {place}")));
    lines.push(format!("0 bonus {bonus}"));
    let n_rolls = rules.rolls_per_step().into();
    for step in turns.chunks(n_rolls) {
        let rolls = step.iter().map(|it| it.0.as_str()).chain(["1 1"; 3]).take(n_rolls);
        lines.extend(rolls.map(|roll| format!(". roll {roll}")));
        lines.extend(step.iter().map(|it| it.1.clone()));
    }
    lines.join("\n")
}

/// A score as a person would write it: `1-2 1+3=4, 1-3 2+6+2=10, mine 3=2, total 16`.
pub(crate) fn told(tally: &Tally) -> String {
    let mut parts = Vec::new();
    for line in tally.lines() {
        let bonus = if line.bonus > 0 { format!("+{}", line.bonus) } else { String::new() };
        let shares = line.shares.map_or(String::new(), |it| format!(" shares {it} scores {}", line.total()));
        parts.push(format!(
            "{} {}+{}{bonus}={}{shares}",
            line.pair,
            thirty::points(line.pair),
            line.squares,
            line.sum()
        ));
    }
    let linked: Vec<_> = tally.linked().map(|it| it.to_string()).collect();
    if !linked.is_empty() {
        parts.push(format!("mine {}={}", linked.join(" "), tally.mine()));
    }
    parts.push(format!("total {}", tally.total()));
    parts.join(", ")
}

/// What the sheet of a picture comes to.
#[track_caller]
pub(crate) fn check_score(rules: RuleSet, picture: &str, shares: &str, expected: &str) {
    let sheet = board(rules, picture, shares);
    assert_eq!(told(&Tally::of(&sheet, rules)), expected, "{picture}");
}
