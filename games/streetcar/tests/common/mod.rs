//! Shared by the tests: tables that are driven by the lines of a record, and boards that are built from pictures.

pub(crate) mod greedy;

use kernel::{ContentId, Game, Reader, Table};
use streetcar::{Board, BoardError, BoardFile, Setup, Streetcar, Tally};
pub(crate) use testing::{actions, legal, read, rule, say, seat, waiting};
use track::{Square, SquareSet};

pub(crate) type Said = testing::Said<Streetcar>;

#[track_caller]
pub(crate) fn square(text: &str) -> Square {
    Square::read(&mut Reader::new(text)).expect("a square")
}

/// The squares of a list such as `x1/y2 x3/y4`.
#[track_caller]
pub(crate) fn squares(text: &str) -> SquareSet {
    text.split_whitespace().map(square).collect()
}

/// The usual game for so many seats.
#[track_caller]
pub(crate) fn seats(n_seats: usize) -> Setup {
    read(&format!("tiles tiles-35 seats {n_seats}"))
}

/// Lets lines happen one after the other, all of which are allowed; they are split at commas and line ends.
///
/// `zones 3 2 6 2 2 4` stands for the six dice of the zones, and `0 stations x0/y4 x2/y7 x7/y5 x4/y0` for four stations.
#[track_caller]
pub(crate) fn go_on(table: &mut Table<Streetcar>, lines: &str) {
    for line in lines.split([',', '\n']).map(str::trim).filter(|it| !it.is_empty()) {
        let each: Vec<String> = if let Some(columns) = line.strip_prefix("zones ") {
            columns.split_whitespace().zip(1..).map(|(x, y)| format!(". zone x{x}/y{y}")).collect()
        } else if let Some((who, places)) = line.split_once(" stations ") {
            places.split_whitespace().zip(1..).map(|(place, n)| format!("{who} station {n} {place}")).collect()
        } else {
            vec![line.to_owned()]
        };
        for line in each {
            say(table, &line).unwrap_or_else(|it| panic!("`{line}`: {it}"));
        }
    }
}

/// A table where these lines happened; the first is what was agreed, such as `seats 2` or `tiles tiles-101 seats 2`.
#[track_caller]
pub(crate) fn play(lines: &str) -> Table<Streetcar> {
    let (setup, lines) = lines.trim().split_once([',', '\n']).unwrap_or((lines.trim(), ""));
    let setup = setup.trim();
    let mut table = match setup.strip_prefix("seats ") {
        Some(n_seats) => Table::new(seats(read(n_seats))),
        None => Table::new(read::<Setup>(setup)),
    };
    go_on(&mut table, lines);
    table
}

/// Stations left y4, bottom x2, right y5, top x4; the squares in front of them are x1/y4, x2/y6, x6/y5 and x4/y1.
pub(crate) const STATIONS: &str = "x0/y4 x2/y7 x7/y5 x4/y0";

/// One seat that has set up: zones x3/y1 to x3/y5, the central station x2/y1, and 30 empty squares.
pub(crate) const READY: &str =
    "seats 1, 0 stations x0/y4 x2/y7 x7/y5 x4/y0, zones 3 3 3 3 3 3, 0 remove x3/y6, 0 central x2/y1";

/// What the table says to `line` after `lines`; what it refuses must change nothing.
#[track_caller]
pub(crate) fn check(lines: &str, line: &str, expected: &Said) {
    assert_eq!(legal(&play(lines), line), *expected, "`{line}`");
}

/// Every outcome of the chance that is due and its weight, as text.
pub(crate) fn chances(table: &Table<Streetcar>) -> Vec<(String, u32)> {
    let mut chances = Vec::new();
    table.state().chances(&mut chances);
    chances.iter().map(|it| (it.outcome.to_string(), it.weight)).collect()
}

/// So many tiles that every picture can be laid.
pub(crate) const PLENTY: &str = "30-streetcar-rails tiles
    title Plenty\nsource own
    S 255\nC 255\nR 255\nL 255\nY 255\nD 255\nW 255\nT 255\nO 255\nX 255\nZ 255\nM 255";

/// The file of a picture.
///
/// A picture has the border squares around the map and the squares in it, split by white space: `.` an empty border
/// square, `1` to `4` a station, `..` an empty square, `##` a zone, `55` the central station, `Rb` a tile.
#[track_caller]
pub(crate) fn file_of(picture: &str) -> String {
    let tokens: Vec<_> = picture.split_whitespace().collect();
    assert_eq!(tokens.len(), 6 + 6 * 8 + 6, "a picture has six rows of eight, and six squares above and below");
    let mut lines = vec!["30-streetcar-rails".to_owned(), format!("tiles {}", ContentId::of(PLENTY))];
    for (n, &token) in tokens.iter().enumerate() {
        let (x, y) = match n {
            0..6 => (n + 1, 0),
            6..54 => ((n - 6) % 8, (n - 6) / 8 + 1),
            _ => (n - 53, 7),
        };
        match token {
            "." | ".." => {}
            "##" => lines.push(format!("zone x{x}/y{y}")),
            "55" => lines.push(format!("central x{x}/y{y}")),
            "1" | "2" | "3" | "4" => lines.push(format!("station {token} x{x}/y{y}")),
            tile => lines.push(format!("x{x}/y{y} = {tile}")),
        }
    }
    lines.join("\n")
}

pub(crate) fn try_board(picture: &str) -> Result<Board, BoardError> {
    BoardFile::read(&file_of(picture), &[PLENTY]).map(|it| it.board)
}

/// The board of a picture.
#[track_caller]
pub(crate) fn board(picture: &str) -> Board {
    try_board(picture).unwrap_or_else(|it| panic!("{it} in\n{picture}"))
}

/// A score as a person would write it: `1-2 3+6+1=10, central 3=2, total 12`; the trees are left out if there are none.
pub(crate) fn told(tally: &Tally) -> String {
    let mut parts = Vec::new();
    for line in tally.lines() {
        let trees = if line.trees > 0 { format!("+{}", line.trees) } else { String::new() };
        parts.push(format!("{} {}+{}{trees}={}", line.pair, streetcar::points(line.pair), line.squares, line.total()));
    }
    let linked: Vec<_> = tally.linked().map(|it| it.to_string()).collect();
    if !linked.is_empty() {
        parts.push(format!("central {}={}", linked.join(" "), tally.central()));
    }
    parts.push(format!("total {}", tally.total()));
    parts.join(", ")
}

/// What the board of a picture comes to.
#[track_caller]
pub(crate) fn check_score(picture: &str, expected: &str) {
    assert_eq!(told(&Tally::of(&board(picture))), expected, "{picture}");
}
