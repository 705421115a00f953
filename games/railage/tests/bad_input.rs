//! Nonsense of every kind: it is refused with a reason, changes nothing, and never panics.

use crate::common::{player, read, seat};
use kernel::{Event, Game as _, Record, Seat, Table, Turn};
use proptest::{prelude::*, sample::select};
use railage::{
    Action, Announcement, Chance, City, Die, Face, Land, Line, MAP_TEXTS, Map, Mine, Pair, Path, Railage, Setup,
    SpaceSet, SpecialLine, check_map,
};

fn config(cases: u32) -> ProptestConfig {
    ProptestConfig { cases, failure_persistence: None, ..ProptestConfig::default() }
}

/// Pieces of the notation, right and wrong.
#[rustfmt::skip]
const WORDS: &[&str] = &[
    "start", "city", "special", "dots", "dot", "line", "pass", "done", "upper", "lower", "end", "die", "as", "seat",
    "mine", "roll", "A", "C", "M", "Z", "c4", "C4", "D1", "C0", "C10", "C11", "M3", "M*", "M0", "M7", "*", "1", "2", "3",
    "4", "6", "7", "31", "32", "0", "99999999999", "1+3", "1+1", "+", "-", ",", "ä", "駅", "\u{301}", "\u{0}", "\t", "",
    "river", "lake", "seats", "?", ".", "=", "#",
];

fn texts() -> impl Strategy<Value = String> {
    prop_oneof![
        any::<String>(),
        "[a-dA-DMm0-9*+, -]{0,20}",
        (proptest::collection::vec(select(WORDS), 0..9), select(vec![" ", "", "  ", "-"]))
            .prop_map(|(words, space)| words.join(space)),
    ]
}

/// What can be read is written in one way, and read again from that.
fn check<T: Clone + PartialEq + std::fmt::Debug + std::fmt::Display + std::str::FromStr>(text: &str) {
    if let Ok(value) = text.parse::<T>() {
        let written = value.to_string();
        assert_eq!(written.parse::<T>().ok(), Some(value), "`{text}` is written as `{written}`");
    }
}

fn cities() -> impl Strategy<Value = City> {
    select(('A'..='Z').filter_map(City::new).collect::<Vec<_>>())
}

fn lands() -> impl Strategy<Value = Land> {
    (cities(), 1..=10_u8).prop_map(|(city, number)| Land::new(city, number).expect("a land cell"))
}

fn paths() -> impl Strategy<Value = Path> {
    proptest::collection::vec(lands(), 0..=Path::MOST).prop_map(Path::from_iter)
}

fn announcements() -> impl Strategy<Value = Announcement> {
    let spaces = || proptest::collection::vec(1..=SpaceSet::MAX, 0..4).prop_map(SpaceSet::from_iter);
    (spaces(), spaces(), any::<bool>()).prop_map(|(upper, lower, end)| Announcement { upper, lower, end })
}

fn any_action() -> impl Strategy<Value = Action> {
    let die = || select(&Die::ALL[..]);
    let face = || proptest::option::of(select(&Face::ALL[..]));
    prop_oneof![
        cities().prop_map(Action::Start),
        (select(&Pair::ALL[..]), cities()).prop_map(|(pair, city)| Action::City(pair, city)),
        (cities(), paths(), select(&Mine::ALL[..]), die(), face()).prop_map(|(from, path, to, die, face)| {
            Action::Special { line: SpecialLine::new(from, path, to), die, face }
        }),
        (die(), lands(), proptest::option::of(lands())).prop_map(|(die, one, other)| Action::dots(die, one, other)),
        lands().prop_map(Action::Dot),
        (cities(), paths(), cities()).prop_map(|(from, path, to)| Action::Line(Line::new(from, path, to))),
        Just(Action::Pass),
        announcements().prop_map(Action::Done),
    ]
}

/// A table some way into a game of sensible or of random players.
fn table(n_seats: usize, seed: u64, n_events: usize) -> Table<Railage> {
    let setup = if seed.is_multiple_of(2) { Setup::river(n_seats) } else { Setup::lake(n_seats) };
    let mut table = Table::<Railage>::new(setup.expect("some seats"));
    let mut luck = fastrand::Rng::with_seed(seed);
    for _ in 0..n_events {
        table.settle_with(&mut luck);
        let Turn::Seats(waiting) = table.state().turn() else { break };
        let seat = waiting.lowest().expect("somebody");
        let action = if seed.is_multiple_of(3) {
            player::choose(table.state(), seat)
        } else {
            table.state().pick(seat, &mut luck, &mut Vec::new())
        };
        table.act(seat, action).expect("a legal action");
    }
    table
}

proptest! {
    #![proptest_config(config(3000))]

    #[test]
    fn any_text_is_read_or_refused(text in texts()) {
        check::<Action>(&text);
        check::<Chance>(&text);
        check::<Setup>(&text);
        let _ = Railage::read_setup(&text, Railage::RULES, &[MAP_TEXTS[0], &text]);
        let _ = Record::<Railage>::parse(&text);
        let _ = Record::<Railage>::parse(&format!("rail-age 1 river seats 1\n{text}"));
    }

    #[test]
    fn every_action_is_its_text(action in any_action()) {
        prop_assert_eq!(action.to_string().parse::<Action>(), Ok(action));
        prop_assert_eq!(action.to_string().to_lowercase().replace(' ', "  ").parse::<Action>(), Ok(action));
    }
}

proptest! {
    #![proptest_config(config(400))]

    #[test]
    fn a_map_with_a_changed_word_is_read_or_refused(at in 0..300_usize, word in select(WORDS), other in texts(), lake in any::<bool>()) {
        let text = MAP_TEXTS[usize::from(lake)];
        let words: Vec<_> = text.split(' ').collect();
        let at = at % words.len();
        for new in [word, other.as_str()] {
            let changed = [&words[..at], &[new], &words[at + 1..]].concat().join(" ");
            match (Map::read(&changed), check_map(&changed)) {
                (Err(error), Err(_)) => {
                    prop_assert!((1..=changed.lines().count().max(1)).contains(&error.line));
                    prop_assert!(!error.reason.is_empty());
                }
                (Ok(map), _) => prop_assert!(map.lands().len() <= 250),
                (Err(error), Ok(_)) => prop_assert!(false, "{}", error),
            }
        }
    }

    #[test]
    fn refused_acts_change_nothing(n_seats in 1..=4_usize, seed in any::<u64>(), n_events in 0..120_usize,
                                   index in 0..6_usize, action in any_action()) {
        let mut table = table(n_seats, seed, n_events);
        let before = table.clone();
        let said = table.act(seat(index), action);
        prop_assert_eq!(said.is_err(), table == before);
        if let Err(reason) = said {
            prop_assert!(!reason.to_string().is_empty());
        }
        // Every listed action is taken, and its text too.
        let mut actions = Vec::new();
        if let Turn::Seats(waiting) = before.state().turn() {
            before.state().actions(waiting.lowest().expect("somebody"), &mut actions);
        }
        for &action in actions.iter().step_by(7) {
            let mut table = before.clone();
            let seat = table.state().turn();
            let Turn::Seats(waiting) = seat else { unreachable!("somebody acts") };
            let seat: Seat = waiting.lowest().expect("somebody");
            prop_assert_eq!(table.act(seat, read(&action.to_string())), Ok(()));
            prop_assert_eq!(table.log().last(), Some(&Event::Act { seat, action }));
        }
    }
}

#[test]
fn messages_say_what_would_have_been_allowed() {
    for (text, expected) in [
        ("", "expected start, city, special, dots, dot, line, pass or done, found nothing more"),
        ("fly", "expected start, city, special, dots, dot, line, pass or done, found `fly`"),
        ("start M", "expected a city, A to Z without M, found `M`"),
        ("city 1+1 C", "expected two different dice by their places, as in `1+3`, found `1+1`"),
        ("city 4 C", "expected a die by its place, 1 to 3, found `4`"),
        ("dots 2", "expected a land cell such as C4, found nothing more"),
        ("line C C4 D1", "expected a city, A to Z without M, found nothing more"),
        ("line C C4 D1 D E", "expected the end of the line, found `E`"),
        ("special C C4 D", "expected land cells and then a mine, M1 to M6 or M*, found `D`"),
        ("special C C4 M3", "expected `die` and the place of the die that is changed, found nothing more"),
        ("special C C4 M* die 2 as 7", "expected a number of a die, 1 to 6, found `7`"),
        ("done upper", "expected the number of a space, 1 to 31, found nothing more"),
        ("line A B1 B2 B3 B4 B5 B6 B7 B8 B9 C1 C2 C3 C4 D", "expected at most 12 land cells, found `C4`"),
    ] {
        assert_eq!(text.parse::<Action>().map_err(|it| it.to_string()), Err(expected.to_owned()), "{text}");
    }
    for (text, expected) in [
        ("roll 1 2", "expected a number of a die, 1 to 6, found nothing more"),
        ("seat 0 3", "expected `mine` and a number of a die, found `3`"),
        ("rain", "expected seat or roll, found `rain`"),
    ] {
        assert_eq!(text.parse::<Chance>().map_err(|it| it.to_string()), Err(expected.to_owned()), "{text}");
    }
    for (text, expected) in [
        ("river", "expected `river seats 1`, found `river`"),
        ("river seats 0", "expected 1 to 4 seats"),
        ("sea seats 2", "expected a map (river, lake), or one whose file is given, found `sea`"),
    ] {
        assert_eq!(text.parse::<Setup>().map_err(|it| it.to_string()), Err(expected.to_owned()), "{text}");
    }
}

#[test]
fn people_write_as_they_like() {
    for (text, expected) in [
        ("CITY 3 + 1 c", "city 1+3 C"),
        ("dots 2 d1, c4", "dots 2 C4 D1"),
        ("line d-d1-c4-c", "line C C4 D1 D"),
        ("special c c4 m* DIE 2 AS 5", "special C C4 M* die 2 as 5"),
        ("  Done  upper 10 5 ", "done upper 5 10"),
    ] {
        assert_eq!(read::<Action>(text).to_string(), expected);
    }
    assert_eq!(read::<Setup>("river seats 2"), Setup::river(2).expect("two seats"));
    let setup = Setup::lake(3).expect("three seats");
    assert_eq!(read::<Setup>(&format!("{} seats 3", setup.map().id())), setup);
    assert_eq!(read::<Setup>(&setup.to_string()), setup);
}
