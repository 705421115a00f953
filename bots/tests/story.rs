//! Whole games of bots that think with numbers with a point, told move by move.

use bots::{Level, dice, finish};
use kernel::Seat;

/// What is played: a game, its rules, a level and a seed.
const GAMES: [(&str, &str, Level, u64); 8] = [
    ("30-rails", "basic", Level::Easy, 1),
    ("30-rails", "basic", Level::Normal, 2),
    ("30-rails", "advanced", Level::Greedy, 3),
    ("30-rails", "advanced", Level::Normal, 4),
    ("30-rails", "postal", Level::Normal, 5),
    ("30-streetcar-rails", "tiles-35", Level::Easy, 6),
    ("rail-age", "river", Level::Easy, 7),
    ("village-rails", "cards", Level::Easy, 8),
];

/// The events of all games, one a line, and what hints say of a position in the middle of each.
pub(crate) fn story() -> String {
    let mut lines = Vec::new();
    for (name, rules, level, seed) in GAMES {
        let entry = library::find(name).expect("the game");
        let mut host = entry.open(Some(rules), entry.seats.0).expect("a table");
        finish(host.as_mut(), &dice(seed), &[level], seed);
        lines.push(format!("{name} {rules} {level} {seed}: {}", host.score(Seat::FIRST)));
        lines.extend((0..).map_while(|it| host.event(it)));
        let middle = host.at(40).expect("the log is kept");
        let hints = bots::evaluate_at(middle.as_ref(), Seat::FIRST, bots::Effort::Quick);
        lines.extend(hints.iter().map(|it| format!("{} {}", it.action, it.expected)));
    }
    lines.join("\n")
}
