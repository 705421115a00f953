//! Whatever is written in a record, reading it never panics, and says where it is wrong.

use kernel::{Game, Record, Table, Turn};
use proptest::{collection::vec, prelude::*, sample::Index};

use crate::toy::{Quick, Sidings, dice, seat, seats};

/// The text of a game that was played to its end, with luck from `seed` and rulings now and then.
fn played(n_seats: usize, seed: u64) -> String {
    let mut luck = fastrand::Rng::with_seed(seed);
    let dice = dice(&format!("{seed:x}"), "noise");
    let mut table = Table::<Sidings>::new(seats(n_seats));
    loop {
        table.settle(&dice);
        if luck.u8(..8) == 0 {
            let ruling = if luck.bool() { "leave" } else { "fine 1" };
            // A refused ruling is no event.
            let _ = table.rule(seat(luck.usize(..n_seats)), ruling.parse().expect("a ruling"));
            continue;
        }
        let Turn::Seats(waiting) = table.state().turn() else { break };
        let waiting: Vec<_> = waiting.iter().collect();
        let seat = waiting[luck.usize(..waiting.len())];
        let mut actions = Vec::new();
        table.state().actions(seat, &mut actions);
        table.act(seat, actions[luck.usize(..actions.len())]).expect("a listed action");
    }
    Record::of(&table, Some(dice.pledge()), Some(dice.seed().clone())).expect("all is kept").to_string()
}

/// One slip of the pen.
#[derive(Clone, Debug)]
enum Slip {
    Lose(Index),
    Write(Index, char),
    Tear(Index),
    LoseLine(Index),
    Repeat(Index, Index),
    Swap(Index, Index),
}

fn slip() -> impl Strategy<Value = Slip> {
    let at = any::<Index>;
    let key = prop_oneof![
        4 => proptest::char::range(' ', '~'),
        2 => proptest::sample::select("0123 abc.!=?#-+\n\r".chars().collect::<Vec<_>>()),
        1 => any::<char>(),
    ];
    prop_oneof![
        at().prop_map(Slip::Lose),
        (at(), key).prop_map(|(at, key)| Slip::Write(at, key)),
        at().prop_map(Slip::Tear),
        at().prop_map(Slip::LoseLine),
        (at(), at()).prop_map(|(from, to)| Slip::Repeat(from, to)),
        (at(), at()).prop_map(|(one, two)| Slip::Swap(one, two)),
    ]
}

fn spoil(text: &str, slip: &Slip) -> String {
    let mut chars: Vec<_> = text.chars().collect();
    let mut lines: Vec<_> = text.split_inclusive('\n').collect();
    let n = |len: usize| len + 1;
    match slip {
        Slip::Lose(at) if !chars.is_empty() => drop(chars.remove(at.index(chars.len()))),
        Slip::Write(at, key) => chars.insert(at.index(n(chars.len())), *key),
        Slip::Tear(at) => chars.truncate(at.index(n(chars.len()))),
        Slip::LoseLine(at) if !lines.is_empty() => {
            lines.remove(at.index(lines.len()));
            return lines.concat();
        }
        Slip::Repeat(from, to) if !lines.is_empty() => {
            lines.insert(to.index(n(lines.len())), lines[from.index(lines.len())]);
            return lines.concat();
        }
        Slip::Swap(one, two) if !lines.is_empty() => {
            let (one, two) = (one.index(lines.len()), two.index(lines.len()));
            lines.swap(one, two);
            return lines.concat();
        }
        _ => {}
    }
    chars.into_iter().collect()
}

/// Reads and verifies any text; checks what must hold whatever it is.
fn read(text: &str) -> Result<(), TestCaseError> {
    let n_lines = text.lines().count().max(1);
    let record = match Record::<Sidings>::parse(text) {
        Ok(record) => record,
        Err(reason) => {
            prop_assert!((1..=n_lines).contains(&reason.line), "{reason} of {n_lines} lines");
            return Ok(());
        }
    };
    prop_assert!(record.entries.iter().all(|it| (1..=n_lines).contains(&it.line)));
    let printed = record.to_string();
    let again = Record::<Sidings>::parse(&printed).expect("what was printed can be read");
    prop_assert_eq!(again.to_string(), printed);
    let (verified, reverified) = (record.verify(), again.verify());
    match (verified, reverified) {
        (Ok(verified), Ok(again)) => {
            prop_assert_eq!(&verified, &again);
            prop_assert_eq!(Table::replay(&record), Ok(verified.0));
        }
        (Err(reason), Err(again)) => {
            prop_assert!((1..=n_lines).contains(&reason.line), "{reason} of {n_lines} lines");
            prop_assert_eq!(reason.reason, again.reason);
        }
        (verified, again) => prop_assert!(false, "{verified:?} is not {again:?}"),
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(150) })]

    #[test]
    fn any_bytes(bytes in vec(any::<u8>(), 0..200)) {
        let text = String::from_utf8_lossy(&bytes);
        read(&text)?;
        read(&format!("sidings 1 2\n{text}"))?;
        prop_assert!(Record::<Quick>::parse(&text).is_err());
    }

    #[test]
    fn any_words(words in vec("[0-9]{1,5}!?|[.=?#]|dice|seed|goal|row|leave|fine|[a-d][0-4]|[ \n\r]{1,2}|\\PC", 0..80)) {
        read(&words.join(" "))?;
        read(&format!("sidings 1 2\n{}", words.concat()))?;
    }

    #[test]
    fn any_event_lines(lines in vec("([01]|0!|1!|\\.) ([a-c][1-3]|goal [a-c]|row [1-3]|leave|fine [12]|\\?)", 0..30)) {
        read(&format!("sidings 1 2\n{}\n", lines.join("\n")))?;
    }

    #[test]
    fn slips_of_the_pen(n_seats in 1_usize..5, seed in 0_u64..1000, slips in vec(slip(), 0..4)) {
        let text = played(n_seats, seed);
        prop_assert_eq!(Record::<Sidings>::parse(&text).expect("a record").to_string(), text.as_str());
        read(&slips.iter().fold(text, |text, slip| spoil(&text, slip)))?;
    }

    /// Without a slip every roll is verified; its goals and rows are all the chances there were.
    #[test]
    fn honest_games_verify(n_seats in 1_usize..5, seed in 0_u64..1000) {
        let text = played(n_seats, seed);
        let n_chances = text.lines().filter(|it| it.starts_with(". ")).count();
        let verified = Record::<Sidings>::parse(&text).expect("a record").verify().expect("honest dice");
        prop_assert_eq!(verified.1, Some(n_chances));
    }
}
