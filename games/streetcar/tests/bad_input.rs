//! Nonsense of every kind: it is refused with a reason, changes nothing, and never panics.

use crate::common::{self, read, seat};
use kernel::{Dice, Event, Game as _, Record, RecordError, Seed, Table, Turn};
use proptest::{prelude::*, sample::select};
use streetcar::{
    Action, BoardFile, Chance, Draw, Mark, Ruling, Setup, Shape, Station, Streetcar, Tally, Tile, TileFile, Tiles,
};
use track::{Border, Square};

fn config(cases: u32) -> ProptestConfig {
    ProptestConfig { cases, failure_persistence: None, ..ProptestConfig::default() }
}

/// Pieces of the notation, right and wrong.
const WORDS: &[&str] = &[
    "station",
    "remove",
    "central",
    "zone",
    "draw",
    "leave",
    "tiles",
    "seats",
    "title",
    "source",
    "own",
    "printed",
    "30-streetcar-rails",
    "tiles-35",
    "tiles-101",
    "0123456789abcdef",
    "x5/y2",
    "x0/y4",
    "x7/y7",
    "X1y1",
    "5/2",
    "=",
    "Sa",
    "Rb",
    "r d",
    "Xa",
    "X",
    "Oa",
    "Ob",
    "Sc",
    "Z",
    "S",
    "C",
    "R",
    "L",
    "Y",
    "D",
    "W",
    "T",
    "O",
    "M",
    "Q",
    "4",
    "0",
    "7",
    "255",
    "256",
    "99999999999",
    "-",
    "/",
    "x",
    "y",
    "ä",
    "日本",
    "\u{301}",
    "\u{0}",
    "\t",
    "  ",
    "1",
    "1024",
    "1025",
    "?",
    "0!",
    ".",
    "#",
    "\n",
    "\u{feff}",
];

/// Any text, any text of the alphabet of the notation, and words of the notation in any order.
fn texts() -> impl Strategy<Value = String> {
    prop_oneof![
        any::<String>(),
        "[xXyY0-9/= a-dSCRLYDWTOXZM!.-]{0,16}",
        (proptest::collection::vec(select(WORDS), 0..9), select(vec![" ", "", "  ", "\n"]))
            .prop_map(|(words, space)| words.join(space)),
    ]
}

/// What can be read is written in one way, and read again from that.
fn check<T: PartialEq + std::fmt::Debug + std::fmt::Display + std::str::FromStr>(text: &str) {
    if let Ok(value) = text.parse::<T>() {
        let written = value.to_string();
        assert_eq!(written.parse::<T>().ok(), Some(value), "`{text}` is written as `{written}`");
    }
}

/// A line that an error names is one of the text.
fn check_line(text: &str, line: usize, reason: &str) {
    let n_lines = text.lines().count().max(1);
    assert!((1..=n_lines).contains(&line), "line {line}: {reason} in a text of {n_lines} lines:\n{text}");
    assert!(!reason.is_empty());
}

fn check_error(text: &str, error: &RecordError) {
    check_line(text, error.line, &error.reason);
}

/// Reads, replays and verifies a text that need not be a record.
fn check_record(text: &str) {
    match Record::<Streetcar>::parse(text) {
        Err(error) => check_error(text, &error),
        Ok(record) => {
            let written = record.to_string();
            let again = Record::<Streetcar>::parse(&written).unwrap_or_else(|it| panic!("{it} in\n{written}"));
            assert_eq!(again.to_string(), written);
            let replayed = Table::replay(&record);
            match (&replayed, record.verify()) {
                (Ok(table), Ok((verified, _))) => assert_eq!(*table, verified),
                (_, Err(error)) => check_error(text, &error),
                (Err(error), Ok(_)) => panic!("verified what cannot be replayed: {error}"),
            }
            if let Err(error) = replayed {
                check_error(text, &error);
            }
        }
    }
}

/// Reads and scores a text that need not be a board, and reads one that need not be a mix of tiles.
fn check_files(text: &str) {
    match text.parse::<BoardFile>() {
        Err(error) => check_line(text, error.line, &error.reason.to_string()),
        Ok(file) => {
            assert_eq!(read::<BoardFile>(&file.to_string()), file);
            assert!(Tally::of(&file.board).total() >= 0);
        }
    }
    match text.parse::<TileFile>() {
        Err(error) => check_line(text, error.line, &error.reason),
        Ok(file) => assert!(file.tiles.total() >= Tiles::FEWEST),
    }
}

fn dice(seed: u64) -> Dice {
    Dice::new(read::<Seed>(&format!("{seed:x}")), read("bad-input"))
}

/// A game that was played at random for so many events, with real dice.
fn position(n_seats: usize, seed: u64, n_events: usize) -> Table<Streetcar> {
    let mut rng = fastrand::Rng::with_seed(seed);
    let mut table = Table::<Streetcar>::new(common::seats(n_seats));
    while table.log().len() < n_events {
        if let Some(lot) = table.lot() {
            let chance = table.state().draw(&mut dice(seed).lot(lot), &mut Vec::new());
            table.happen(chance).expect("the dice show what is possible");
            continue;
        }
        let Turn::Seats(waiting) = table.state().turn() else { break };
        let waiting: Vec<_> = waiting.iter().collect();
        let seat = waiting[rng.usize(..waiting.len())];
        if rng.u8(..40) == 0 {
            table.rule(seat, Ruling::Leave).expect("who is waited for has not left");
        } else {
            let action = table.state().pick(seat, &mut rng, &mut Vec::new());
            table.act(seat, action).expect("it is listed");
        }
    }
    table
}

/// Some positions, and the seed of their dice.
fn positions() -> impl Strategy<Value = (Table<Streetcar>, u64)> {
    let n_events = prop_oneof![0..40_usize, 0..150_usize];
    (1..4_usize, 0..50_u64, n_events).prop_map(|(n_seats, seed, n_events)| (position(n_seats, seed, n_events), seed))
}

fn squares() -> impl Strategy<Value = Square> {
    (0..36_usize).prop_map(|it| Square::at(it).expect("a square"))
}

fn tiles() -> impl Strategy<Value = Tile> {
    (0..Tile::COUNT).prop_map(|it| Tile::at(it).expect("a tile"))
}

fn actions() -> impl Strategy<Value = Action> {
    let border = (0..24_usize).prop_map(|it| Border::at(it).expect("a border square"));
    prop_oneof![
        2 => (select(Station::ALL.to_vec()), border).prop_map(|(station, border)| Action::Station(station, border)),
        1 => squares().prop_map(Action::Remove),
        1 => squares().prop_map(Action::Central),
        1 => squares().prop_map(Action::Zone),
        4 => (squares(), tiles()).prop_map(|(square, tile)| Action::Place(square, tile)),
    ]
}

fn chances() -> impl Strategy<Value = Chance> {
    prop_oneof![
        squares().prop_map(Chance::Zone),
        (select(Shape::ALL.to_vec()), 1..=6_u8)
            .prop_map(|(shape, die)| Chance::Draw(Draw::new(shape, die).expect("a die"))),
    ]
}

/// Changes one line of a list of lines: takes it out, doubles it, writes another in its place, or spoils a letter.
fn change(lines: &mut Vec<String>, (kind, a, b, text): (u8, usize, usize, String)) {
    let n = lines.len();
    if n == 0 {
        return;
    }
    let (a, b) = (a % n, b % n);
    match kind {
        0 => _ = lines.remove(a),
        1 => lines.insert(a, lines[a].clone()),
        2 => lines.swap(a, b),
        3 => {
            let line = lines[b].clone();
            lines[a] = line;
        }
        4 => lines[a] = text,
        5 => lines.truncate(a),
        _ => {
            let mut letters: Vec<_> = lines[a].chars().collect();
            if let Some(letter) = text.chars().next().filter(|_| !letters.is_empty()) {
                let place = b % letters.len();
                letters[place] = letter;
            }
            lines[a] = letters.into_iter().collect();
        }
    }
}

fn changes() -> impl Strategy<Value = Vec<(u8, usize, usize, String)>> {
    proptest::collection::vec((0..8_u8, any::<usize>(), any::<usize>(), texts()), 0..4)
}

proptest! {
    #![proptest_config(config(4_000))]

    #[test]
    fn any_text_is_read_or_refused(text in texts()) {
        check::<Action>(&text);
        check::<Chance>(&text);
        check::<Ruling>(&text);
        check::<Setup>(&text);
        check_record(&text);
        check_files(&text);
        let _ = Setup::read(&text, &[&text]);
        let _ = Setup::read(&format!("tiles {} seats 1", kernel::ContentId::of(&text)), &[&text]);
    }
}

proptest! {
    #![proptest_config(config(600))]

    #[test]
    fn spoilt_records_are_refused_with_the_line(
        (table, seed) in positions(),
        with_dice in any::<bool>(),
        list in changes(),
    ) {
        let dice = dice(seed);
        let (pledge, seed) = if with_dice { (Some(dice.pledge()), Some(dice.seed().clone())) } else { (None, None) };
        let record = Record::of(&table, pledge, seed).expect("all is kept");
        let n_rolls = table.log().iter().filter(|it| matches!(it, Event::Chance(_))).count();
        prop_assert_eq!(record.verify(), Ok((table, with_dice.then_some(n_rolls))));
        let text = record.to_string();
        let mut lines: Vec<_> = text.lines().map(str::to_owned).collect();
        for it in list {
            change(&mut lines, it);
        }
        check_record(&lines.join("\n"));
    }

    #[test]
    fn spoilt_files_are_refused_with_the_line((table, _) in positions(), list in changes()) {
        let board = *table.state().board(seat(0));
        for text in [BoardFile { tiles: Tiles::usual(), board }.to_string(), common::PLENTY.to_owned()] {
            let mut lines: Vec<_> = text.lines().map(str::to_owned).collect();
            for it in list.clone() {
                change(&mut lines, it);
            }
            check_files(&lines.join("\n"));
        }
    }

    #[test]
    fn any_board_of_any_tiles_is_scored_or_refused(cells in proptest::collection::vec((0..4_u8, tiles()), 36)) {
        let mut text = format!("30-streetcar-rails\ntiles {}\n", kernel::ContentId::of(common::PLENTY));
        text += "station 1 x0/y3\nstation 2 x4/y0\nstation 3 x7/y2\nstation 4 x1/y7\n";
        for (square, (kind, tile)) in Square::all().zip(cells) {
            text = match kind {
                0 => format!("{text}zone {square}\n"),
                _ => format!("{text}{square} = {tile}\n"),
            };
        }
        if let Ok(file) = BoardFile::read(&text, &[common::PLENTY]) {
            let tally = Tally::of(&file.board);
            prop_assert!(tally.total() >= 0);
            let marks = Square::all().filter(|&it| file.board.mark(it) != Mark::Empty).count();
            prop_assert_eq!(marks, 36 - file.board.free().len());
        }
    }

    #[test]
    fn what_is_refused_changes_nothing(
        (table, _) in positions(),
        tries in proptest::collection::vec((0..5_usize, actions(), chances()), 40),
    ) {
        for (index, action, chance) in tries {
            let mut after = table.clone();
            let mut listed = Vec::new();
            if let Turn::Seats(waiting) = table.state().turn() && waiting.contains(seat(index)) {
                table.state().actions(seat(index), &mut listed);
            }
            let acted = after.act(seat(index), action);
            prop_assert_eq!(acted.is_ok(), listed.contains(&action));
            prop_assert!(acted.is_ok() || after == table);
            let mut after = table.clone();
            let ruled = after.rule(seat(index), Ruling::Leave);
            prop_assert!(ruled.is_ok() || after == table);
            let mut after = table.clone();
            let happened = after.happen(chance);
            prop_assert!(happened.is_ok() || after == table);
        }
    }
}
