//! The score table of a board, the tiles that were not seen yet, and the drives in words.

use std::fmt::Write as _;

use streetcar::{Board, Pair, Shape, Tally, Tiles, Unseen};
use track::Route;

use draw::text::{Column, Ledger};

const COLUMNS: &[Column] = &[("line", 4), ("points", 8), ("squares", 9), ("trees", 7), ("total", 7)];

/// How many tile counts stand in a row.
const PER_ROW: usize = 6;
/// How many squares of a drive stand in a line of text.
const SQUARES_PER_LINE: usize = 10;

/// The score table: every line, the central station and the total.
pub fn scores(board: &Board) -> String {
    ledger(board).text()
}

fn ledger(board: &Board) -> Ledger {
    let tally = Tally::of(board);
    let mut ledger = Ledger::new(COLUMNS);
    for pair in Pair::ALL {
        let line = tally.line(pair);
        let numbers = line.map(|it| [streetcar::points(pair).into(), it.squares.into(), it.trees.into(), it.total()]);
        ledger.row(&pair.to_string(), &numbers.map_or([None; 4], |it| it.map(Some)));
    }
    let linked: Vec<_> = tally.linked().map(|it| it.to_string()).collect();
    ledger.sum(&format!("central {}", linked.join(" ")), &tally.central().to_string());
    ledger.rule();
    ledger.sum("total", &tally.total().to_string());
    ledger
}

/// The score table; then the tiles that nobody has seen and what the signs of the map mean.
pub fn table(board: &Board, tiles: &Tiles, unseen: &Unseen) -> String {
    let mut ledger = ledger(board);
    ledger.words("");
    ledger.sum("tiles not seen yet", &format!("{} of {}", unseen.total(), tiles.total()));
    ledger.rule();
    for shapes in Shape::ALL.chunks(PER_ROW) {
        let counts = shapes.iter().map(|&it| format!("{:<6}", format!("{it} {}", unseen.count(it))));
        ledger.words(counts.collect::<String>());
    }
    let lot = if tiles.is_drawn_by_lot() { ", 35 by lot" } else { "" };
    ledger.sum("", &format!("({} mix{lot})", tiles.source()));
    ledger.words("(1) station   5 central station");
    ledger.words("░ pedestrian zone   ♣ tree   □ open");
    ledger.text()
}

/// Every drive that scores, and what it is worth, and every station that reaches the central one.
pub fn drives(board: &Board) -> String {
    let tally = Tally::of(board);
    let mut res = String::new();
    // Writing to a string cannot fail.
    for pair in Pair::ALL {
        let (from, to) = pair.ends();
        let _ = match tally.line(pair) {
            None => writeln!(res, "{pair}: not connected"),
            Some(line) => writeln!(
                res,
                "{pair}: {from} + {to} for the stations, {} passed, {}: {}",
                counted(line.squares, "square"),
                counted(line.trees, "tree"),
                line.total()
            ),
        };
        write_route(&mut res, board.route(pair).as_ref());
    }
    let linked: Vec<_> = tally.linked().collect();
    let n_linked = counted(u8::try_from(linked.len()).unwrap_or(u8::MAX), "station");
    let _ = writeln!(res, "central station: {n_linked} connected: {}", tally.central());
    for station in linked {
        let route = board.central_route(station);
        let is_beside = route.as_ref().is_some_and(|it| it.squares().is_empty());
        let _ = writeln!(res, "  from {station}{}", if is_beside { ", which lies beside it" } else { "" });
        write_route(&mut res, route.as_ref());
    }
    res
}

fn counted(n: u8, what: &str) -> String {
    format!("{n} {what}{}", if n == 1 { "" } else { "s" })
}

fn write_route(res: &mut String, route: Option<&Route>) {
    for squares in route.iter().flat_map(|it| it.squares().chunks(SQUARES_PER_LINE)) {
        let squares: Vec<_> = squares.iter().map(ToString::to_string).collect();
        let _ = writeln!(res, "     {}", squares.join(" "));
    }
}
