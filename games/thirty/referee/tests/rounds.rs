//! Rounds as a referee adjudicates them: what is legal stands, the rest is drawn, and nobody suffers for another.

use kernel::{BySeat, Dice, Game as _, Seat, Table, Turn};
use referee::{Fate, Objection, Orders, PartFate, RoundOrders, Season, SeatVerdict};
use thirty::{Action, Mark, Part, Refusal, Thirty};
use track::Square;

fn dice() -> Dice {
    Dice::new("7".parse().expect("a seed"), "Rails-7".parse().expect("an id"))
}

fn orders(texts: &[&str]) -> RoundOrders {
    BySeat::new(texts.len(), |seat| match texts[seat.index()] {
        "-" => None,
        text => Some(text.parse::<Orders>().unwrap_or_else(|error| panic!("{text}: {error}"))),
    })
}

fn seat(n: usize) -> Seat {
    Seat::new(n).expect("a seat")
}

fn parts(season: &Season, n: usize) -> Vec<(Part, PartFate)> {
    match &season.verdicts()[0].seats[seat(n)] {
        SeatVerdict::Setup(parts) => parts.clone(),
        SeatVerdict::Round(_) => panic!("the setup is first"),
    }
}

fn fates(season: &Season, round: usize, n: usize) -> Vec<Fate> {
    match &season.verdicts()[round].seats[seat(n)] {
        SeatVerdict::Round(fates) => fates.clone(),
        SeatVerdict::Setup(_) => panic!("the setup is over"),
    }
}

/// A legal setup for these dice, made by taking the first of everything.
fn any_setup(season: &Season) -> String {
    let mountain = season.sheet(seat(0)).mountains().nth(0);
    let mut sheet_orders = vec![format!("remove {mountain}")];
    let others = season.sheet(seat(0)).mountains().without(mountain);
    let free = season.sheet(seat(0)).free();
    let mine = others.neighbours().and(free).nth(0);
    let bonus = free.without(mine).nth(0);
    sheet_orders.extend(["A x0/y1", "B x1/y0", "C x7/y2", "D x3/y7"].map(str::to_owned));
    sheet_orders.extend([format!("mine {mine}"), format!("bonus {bonus}")]);
    sheet_orders.join("; ")
}

/// Legal orders for the open round, the first square and the last piece for each roll.
fn any_orders(season: &Season, n: usize) -> String {
    let mut sheet = *season.sheet(seat(n));
    let mut table = season.table().clone();
    let mut res = Vec::new();
    for (roll, number) in season.rolls().into_iter().zip(1..) {
        let mut actions = Vec::new();
        table.state().actions(seat(n), &mut actions);
        let Turn::Seats(waiting) = table.state().turn() else { break };
        if !waiting.contains(seat(n)) {
            break;
        }
        assert!(sheet.reach(roll).len() <= actions.len());
        let action = actions[actions.len() / 2];
        table.act(seat(n), action).expect("a listed action");
        sheet = *table.state().sheet(seat(n));
        res.push(format!("{number} {action}"));
    }
    res.join("; ")
}

#[test]
fn the_legal_parts_of_a_setup_stand_and_the_rest_is_drawn() {
    let mut season = Season::open(5, dice()).expect("five seats");
    let whole = any_setup(&season);
    let mountain = season.sheet(seat(0)).mountains().nth(0);
    let no_mountain = season.sheet(seat(0)).free().nth(0);
    let six = whole.replace(&format!("remove {mountain}; "), "");
    // The last one has an unreadable removal, two towns on one side, and a bonus square on a mountain.
    let last = season.sheet(seat(0)).mountains().nth(5);
    let wrong = format!("A x0/y1; B x0/y2; remove {no_mountain}; bonus {last}");
    season.adjudicate(&orders(&[&whole, &six, "-", &wrong, "mine x9/y9; remove ?"]));
    assert!(parts(&season, 0).iter().all(|it| matches!(it.1, PartFate::Chosen(_))), "{:?}", parts(&season, 0));
    assert_eq!(season.sheet(seat(0)).mountains().len(), 5);
    assert_eq!(season.sheet(seat(1)).mountains().len(), 6, "who names no mountain keeps six");
    assert!(parts(&season, 2).iter().all(|it| matches!(it.1, PartFate::Missing { .. })));
    assert_eq!(season.sheet(seat(2)).mountains().len(), 5, "without a letter one goes");
    let fates = parts(&season, 3);
    let objection = |part: Part| match fates[part.index()].1 {
        PartFate::Illegal { objection, .. } => Some(objection),
        _ => None,
    };
    let [a, b, c, _] = thirty::Station::ALL;
    assert!(matches!(fates[Part::Station(a).index()].1, PartFate::Chosen(_)));
    assert_eq!(objection(Part::Station(b)), Some(Objection::Rule(Refusal::SideTaken)));
    assert!(matches!(fates[Part::Station(c).index()].1, PartFate::Missing { .. }));
    assert!(matches!(objection(Part::Skip), Some(Objection::NoMountain(_))));
    assert_eq!(objection(Part::Bonus), Some(Objection::Rule(Refusal::NotEmpty { square: last })));
    let unread = parts(&season, 4);
    assert!(matches!(unread[Part::Skip.index()].1, PartFate::Missing { drawn: Action::Skip(Some(_)) }));
    assert!(matches!(unread[Part::Mine.index()].1, PartFate::Illegal { objection: Objection::NoSquare(_), .. }));
    assert_eq!(season.round(), Some(1));
    assert_eq!(season.rolls().len(), 3);
}

#[test]
fn missing_and_illegal_are_kept_apart_and_both_block_a_square() {
    let mut season = Season::open(4, dice()).expect("four seats");
    let whole = any_setup(&season);
    season.adjudicate(&orders(&[whole.as_str(); 4]));
    let good = any_orders(&season, 0);
    let by_roll: Vec<_> = good.split("; ").collect();
    let gap = format!("{}; {}", by_roll[0], by_roll[2]);
    let wrong = format!("{}; 2 x7/y1 = 1a; {}", by_roll[0], by_roll[2]);
    season.adjudicate(&orders(&[&good, &gap, &wrong, "-"]));
    assert!(fates(&season, 1, 0).iter().all(|it| matches!(it, Fate::Placed(_))));
    let third: Orders = by_roll[2].parse().expect("an order");
    let spared = third.roll(3).and_then(|it| it.spot.square()).expect("a square");
    let (missing, illegal) = (fates(&season, 1, 1), fates(&season, 1, 2));
    let Fate::Missing { blocked } = missing[1] else { panic!("{missing:?}") };
    assert_ne!(blocked, spared, "a square that a later order names is spared");
    assert_eq!(season.sheet(seat(1)).mark(blocked), Mark::Cross);
    let Fate::Illegal { blocked: other, objection: Objection::NoSquare(_), .. } = illegal[1] else {
        panic!("{illegal:?}")
    };
    assert_ne!(other, spared);
    assert!(matches!(missing[2], Fate::Placed(_)) && matches!(illegal[2], Fate::Placed(_)));
    assert!(fates(&season, 1, 3).iter().all(|it| matches!(it, Fate::Missing { .. })));
    let record = season.record().to_string();
    assert!(record.contains("\n1! missing later") && record.contains("\n2! illegal later"), "{record}");
    assert!(!record.contains("seed"), "the seed is secret until the end");
}

#[test]
fn a_correction_for_one_player_changes_nobody_elses_squares() {
    let mut without = Season::open(3, dice()).expect("three seats");
    let whole = any_setup(&without);
    without.adjudicate(&orders(&[&whole, "-", &whole]));
    let mut corrected = without.clone();
    without.adjudicate(&orders(&["-", "-", "-"]));
    let good = any_orders(&corrected, 2);
    corrected.adjudicate(&orders(&["-", "-", &good]));
    for n in [0, 1] {
        assert_eq!(without.sheet(seat(n)), corrected.sheet(seat(n)));
    }
    assert_ne!(without.sheet(seat(2)), corrected.sheet(seat(2)));
    assert_eq!(without.rolls(), corrected.rolls());
}

#[test]
fn a_whole_season_can_be_verified_and_six_mountains_make_the_last_roll_void() {
    let mut season = Season::open(2, dice()).expect("two seats");
    let whole = any_setup(&season);
    let mountain = season.sheet(seat(0)).mountains().nth(0);
    let six = whole.replace(&format!("remove {mountain}; "), "");
    season.adjudicate(&orders(&[&whole, &six]));
    while let Some(round) = season.round() {
        assert!(round <= referee::LAST_ROUND);
        let texts = [any_orders(&season, 0), any_orders(&season, 1)];
        season.adjudicate(&orders(&[&texts[0], &texts[1]]));
    }
    assert_eq!(season.verdicts().len(), 11);
    assert_eq!(fates(&season, 10, 1)[2], Fate::Void);
    assert!(matches!(fates(&season, 10, 0)[2], Fate::Placed(_)));
    // The same game, checked by the rules and the dice alone.
    let text = season.record().to_string();
    let record = kernel::Record::<Thirty>::parse(&text).expect("a record");
    let (table, n_rolls): (Table<Thirty>, _) = record.verify().expect("a true record");
    assert_eq!(n_rolls, Some(36));
    assert_eq!(table.state().scores(), season.verdicts()[10].scores);
    assert!(Square::all().all(|it| table.state().sheet(seat(0)).mark(it) == season.sheet(seat(0)).mark(it)));
}

/// Servers keep orders and find the rounds again from them: what is adjudicated differently some day would change games
/// that are over, so whoever gets another hash here raises `RULES`.
#[test]
fn the_same_orders_are_adjudicated_alike_for_ever() {
    let mut season = Season::open(3, dice()).expect("three seats");
    let mut n = 0_u32;
    let mut next = |most: u32| {
        n = n.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (n >> 16) % most
    };
    season.adjudicate(&orders(&[&any_setup(&season), "mine x1/y1; A x0/y1; B x0/y2; remove ?", "-"]));
    while season.round().is_some() {
        // Some are legal, most are not, a few are missing.
        let mut texts = Vec::new();
        for _ in 0..3 {
            let order = |number: u32, next: &mut dyn FnMut(u32) -> u32| {
                let letter = char::from(b'a' + next(4) as u8);
                format!("{number} x{}/y{} = {}{letter}", 1 + next(6), 1 + next(6), 1 + next(6))
            };
            let numbers = (1..=3).filter(|_| next(6) > 0).collect::<Vec<_>>();
            let written: Vec<_> = numbers.into_iter().map(|it| order(it, &mut next)).collect();
            texts.push(if written.is_empty() { "-".to_owned() } else { written.join("; ") });
        }
        season.adjudicate(&orders(&texts.iter().map(String::as_str).collect::<Vec<_>>()));
    }
    let record = season.record().to_string();
    for ruling in ["! illegal", "! missing", "! draw mine", "later"] {
        assert!(record.contains(ruling), "{record}");
    }
    assert_eq!(kernel::ContentId::of(&record).to_string(), "f7f2e046045b6e12", "{record}");
}

/// With six mountains the last roll is void, so nobody asks for an order for it.
#[test]
fn nothing_is_missing_where_no_square_is_left() {
    let mut season = Season::open(1, dice()).expect("a seat");
    let all = ["A", "B", "C", "D"].len() + 2;
    assert_eq!(season.lacks(seat(0), None).len(), all);
    season.adjudicate(&orders(&["remove none; mine x9/y9"]));
    while season.round().is_some_and(|it| it < 10) {
        assert_eq!(season.lacks(seat(0), None).len(), 3);
        season.adjudicate(&orders(&["-"]));
    }
    assert_eq!(season.lacks(seat(0), None), [referee::Slot::Roll(1), referee::Slot::Roll(2)]);
    let two: Orders = "1 x1/y1 = 1a; 2 x1/y2 = 1a".parse().expect("orders");
    assert!(season.lacks(seat(0), Some(&two)).is_empty());
    season.adjudicate(&orders(&["-"]));
    assert!(season.lacks(seat(0), None).is_empty());
}
