//! Nonsense of every kind: it is refused with a reason, changes nothing, and never panics.

use crate::common::{RULES, play, read, seat};
use kernel::{Dice, Event, Game as _, Record, RecordError, Seat, Seed, Table, Turn};
use proptest::{prelude::*, sample::select, test_runner::RngSeed};
use thirty::{Action, Chance, Override, Pair, Part, Roll, RuleSet, Ruling, Setup, Station, Thirty};
use track::{Border, Piece, Square, SquareSet};

fn config(cases: u32) -> ProptestConfig {
    ProptestConfig { cases, failure_persistence: None, rng_seed: RngSeed::Fixed(30), ..ProptestConfig::default() }
}

/// Pieces of the notation, right and wrong.
const WORDS: &[&str] = &[
    "skip",
    "none",
    "y3",
    "y0",
    "y7",
    "mine",
    "station",
    "town",
    "bonus",
    "shares",
    "cross",
    "override",
    "white",
    "colour",
    "both",
    "roll",
    "mountain",
    "blocked",
    "drawn",
    "missing",
    "illegal",
    "later",
    "leave",
    "draw",
    "x5/y2",
    "x0/y4",
    "x7/y7",
    "X1y1",
    "5/2",
    "=",
    "1a",
    "6h",
    "6i",
    "7a",
    "0a",
    "A",
    "D",
    "E",
    "2-4",
    "4-4",
    "B-C",
    "4",
    "0",
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
    "seats",
    "basic",
    "postal",
    "1024",
    "1025",
    "?",
    "0!",
    ".",
    "#",
];

/// Any text, any text of the alphabet of the notation, and words of the notation in any order.
fn texts() -> impl Strategy<Value = String> {
    prop_oneof![
        any::<String>(),
        "[xXyY0-9/= a-hA-H!.-]{0,16}",
        (proptest::collection::vec(select(WORDS), 0..7), select(vec![" ", "", "  "]))
            .prop_map(|(words, space)| words.join(space)),
    ]
}

/// What can be read is written in one way, and read again from that.
fn check<T: Copy + PartialEq + std::fmt::Debug + std::fmt::Display + std::str::FromStr>(text: &str) {
    if let Ok(value) = text.parse::<T>() {
        let written = value.to_string();
        assert_eq!(written.parse::<T>().ok(), Some(value), "`{text}` is written as `{written}`");
    }
}

/// An error names a line of the text.
fn check_error(text: &str, error: &RecordError) {
    let n_lines = text.lines().count().max(1);
    assert!((1..=n_lines).contains(&error.line), "{error} in a text of {n_lines} lines:\n{text}");
    assert!(!error.reason.is_empty());
}

/// Reads, replays and verifies a text that need not be a record.
fn check_record(text: &str) {
    match Record::<Thirty>::parse(text) {
        Err(error) => check_error(text, &error),
        Ok(record) => {
            let written = record.to_string();
            let again = Record::<Thirty>::parse(&written).unwrap_or_else(|it| panic!("{it} in\n{written}"));
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

fn dice(seed: u64) -> Dice {
    Dice::new(read::<Seed>(&format!("{seed:x}")), read("bad-input"))
}

/// One ruling in so many is tried instead of an action.
const RULINGS: &[&str] =
    &["missing", "illegal later x1/y1 x2/y2", "draw mine", "draw skip", "draw bonus", "draw town C"];

/// A game that was played at random for so many events, with real dice.
fn position(rules: RuleSet, n_seats: usize, seed: u64, n_events: usize) -> Table<Thirty> {
    let mut rng = fastrand::Rng::with_seed(seed);
    let mut table = Table::<Thirty>::new(Setup::new(rules, n_seats).expect("some seats"));
    while table.log().len() < n_events {
        if let Some(lot) = table.lot() {
            let chance = table.state().draw(&mut dice(seed).lot(lot), &mut Vec::new());
            table.happen(chance).expect("the dice show what is possible");
            continue;
        }
        let Turn::Seats(waiting) = table.state().turn() else { break };
        let waiting: Vec<_> = waiting.iter().collect();
        let seat = waiting[rng.usize(..waiting.len())];
        if rng.u8(..6) > 0 || table.rule(seat, read(RULINGS[rng.usize(..RULINGS.len())])).is_err() {
            let action = table.state().pick(seat, &mut rng, &mut Vec::new());
            table.act(seat, action).expect("it is listed");
        }
    }
    table
}

/// Some positions, and the seed of their dice.
fn positions() -> impl Strategy<Value = (Table<Thirty>, u64)> {
    let n_events = prop_oneof![0..60_usize, 0..240_usize];
    (select(RULES.to_vec()), 1..4_usize, 0..50_u64, n_events)
        .prop_map(|(rules, n_seats, seed, n_events)| (position(rules, n_seats, seed, n_events), seed))
}

fn actions() -> impl Strategy<Value = Action> {
    let square = || (0..36_usize).prop_map(|it| Square::at(it).expect("a square"));
    let border = (0..24_usize).prop_map(|it| Border::at(it).expect("a border square"));
    let piece = (0..22_usize).prop_map(|it| Piece::at(it).expect("a piece"));
    let with = select(vec![Override::Neither, Override::White, Override::Colour, Override::Both]);
    prop_oneof![
        1 => proptest::option::of(1..=6_u8).prop_map(Action::Skip),
        1 => square().prop_map(Action::Mine),
        2 => (select(Station::ALL.to_vec()), border).prop_map(|(station, border)| Action::Station(station, border)),
        1 => square().prop_map(Action::Bonus),
        6 => (square(), piece, with).prop_map(|(square, piece, with)| Action::Place { square, piece, with }),
        2 => (select(Pair::ALL.to_vec()), square()).prop_map(|(pair, cross)| Action::Shares { pair, cross }),
    ]
}

fn rulings() -> impl Strategy<Value = Ruling> {
    let later = || {
        proptest::collection::vec(0..36_usize, 0..4)
            .prop_map(|it| it.into_iter().filter_map(Square::at).collect::<SquareSet>())
    };
    prop_oneof![
        Just(Ruling::Leave),
        later().prop_map(|later| Ruling::Missing { later }),
        later().prop_map(|later| Ruling::Illegal { later }),
        select(Part::ALL.to_vec()).prop_map(Ruling::Draw),
    ]
}

fn chances() -> impl Strategy<Value = Chance> {
    let square = || (0..36_usize).prop_map(|it| Square::at(it).expect("a square"));
    prop_oneof![
        square().prop_map(Chance::Mountain),
        (1..=6_u8, 1..=6_u8).prop_map(|(white, colour)| Chance::Roll(Roll::new(white, colour).expect("a roll"))),
        square().prop_map(Chance::Blocked),
        actions().prop_map(Chance::Drawn),
    ]
}

/// One change of a list of lines.
#[derive(Clone, Debug)]
enum Change {
    Delete(usize),
    Double(usize),
    Swap(usize, usize),
    Copy(usize, usize),
    Replace(usize, String),
    Letter(usize, usize, char),
    Cut(usize),
}

fn changes() -> impl Strategy<Value = Change> {
    let n = || any::<usize>();
    prop_oneof![
        n().prop_map(Change::Delete),
        n().prop_map(Change::Double),
        (n(), n()).prop_map(|(a, b)| Change::Swap(a, b)),
        (n(), n()).prop_map(|(a, b)| Change::Copy(a, b)),
        (n(), texts()).prop_map(|(a, text)| Change::Replace(a, text)),
        (n(), n(), prop_oneof![any::<char>(), select(vec!['0', '7', 'x', ' ', '!', '.', '=', '#'])])
            .prop_map(|(a, b, letter)| Change::Letter(a, b, letter)),
        n().prop_map(Change::Cut),
    ]
}

fn change(lines: &mut Vec<String>, change: Change) {
    let n = lines.len();
    if n == 0 {
        return;
    }
    match change {
        Change::Delete(a) => _ = lines.remove(a % n),
        Change::Double(a) => lines.insert(a % n, lines[a % n].clone()),
        Change::Swap(a, b) => lines.swap(a % n, b % n),
        Change::Copy(a, b) => {
            let line = lines[b % n].clone();
            lines[a % n] = line;
        }
        Change::Replace(a, text) => lines[a % n] = text,
        Change::Letter(a, b, letter) => {
            let mut letters: Vec<_> = lines[a % n].chars().collect();
            if !letters.is_empty() {
                let b = b % letters.len();
                letters[b] = letter;
            }
            lines[a % n] = letters.into_iter().collect();
        }
        Change::Cut(a) => lines.truncate(a % n),
    }
}

proptest! {
    #![proptest_config(config(4_000))]

    #[test]
    fn any_text_is_read_or_refused(text in texts()) {
        check::<Action>(&text);
        check::<Chance>(&text);
        check::<Ruling>(&text);
        check::<Setup>(&text);
        check::<RuleSet>(&text);
        check_record(&text);
    }
}

proptest! {
    #![proptest_config(config(600))]

    #[test]
    fn spoilt_records_are_refused_with_the_line(
        (table, seed) in positions(),
        with_dice in any::<bool>(),
        list in proptest::collection::vec(changes(), 0..4),
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
    fn what_is_refused_changes_nothing(
        (table, _) in positions(),
        tries in proptest::collection::vec((0..5_usize, actions(), rulings(), chances()), 40),
    ) {
        for (index, action, ruling, chance) in tries {
            let mut after = table.clone();
            let mut listed = Vec::new();
            if let Turn::Seats(waiting) = table.state().turn() && waiting.contains(seat(index)) {
                table.state().actions(seat(index), &mut listed);
            }
            let acted = after.act(seat(index), action);
            prop_assert_eq!(acted.is_ok(), listed.contains(&action));
            prop_assert!(acted.is_ok() || after == table);
            let mut after = table.clone();
            let ruled = after.rule(seat(index), ruling);
            prop_assert!(ruled.is_ok() || after == table);
            let mut after = table.clone();
            let happened = after.happen(chance);
            prop_assert!(happened.is_ok() || after == table);
            let mut after = table.clone();
            match after.undo(seat(index)) {
                Ok(event) => {
                    let is_own = matches!(event, Event::Act { seat: it, .. } if it == seat(index));
                    prop_assert!(is_own);
                    // The rest is as if it had never been.
                    let mut rest = table.log().to_vec();
                    let n = rest.iter().rposition(|it| *it == event).expect("it was there");
                    rest.remove(n);
                    let mut expected = table.at(0).expect("all is kept");
                    for it in rest {
                        match it {
                            Event::Act { seat, action } => expected.act(seat, action).expect("legal without it"),
                            Event::Ruling { seat, ruling } => expected.rule(seat, ruling).expect("legal without it"),
                            Event::Chance(chance) => expected.happen(chance).expect("possible without it"),
                        }
                    }
                    prop_assert_eq!(after, expected);
                }
                Err(_) => prop_assert!(after == table),
            }
        }
    }
}

#[test]
fn a_row_that_is_not_on_the_map_is_refused() {
    for rules in RULES {
        for y in [0, 7, 8, 44, 200, 255] {
            let mut table = play(&format!("{rules} seats 1, mountains 1 2 3 4 5 6"));
            let before = table.clone();
            assert!(table.act(Seat::FIRST, Action::Skip(Some(y))).is_err(), "{y}");
            assert_eq!(table, before);
        }
    }
}
