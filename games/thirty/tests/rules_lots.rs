//! The sentences about missing and illegal moves by post, R61 to R66.

use crate::common::{chances, check, go_on, not_your_turn, play, read, rule, say, seat, square, squares, waiting};
use kernel::{Dice, Event, Game as _, Lot, Luck as _, Refused, Seat, Seed, Table, Turn};
use thirty::{Chance, Mark, Part, Refusal, Ruling, Station, Thirty};
use track::Square;

/// Mountains in column 6 but for the top right corner, where the mine is.
fn setup_of(n: usize) -> String {
    format!(
        "{n} skip y1, {n} mine x6/y1, {n} town A x0/y1, {n} town B x1/y0, {n} town C x7/y2, {n} town D x1/y7,
        {n} bonus x4/y3"
    )
}

fn ready(n_seats: usize) -> String {
    let setups: Vec<_> = (0..n_seats).map(setup_of).collect();
    format!("postal seats {n_seats}, mountains 6 6 6 6 6 6\n{}", setups.join("\n"))
}

fn rolled(n_seats: usize) -> String {
    format!("{}, . roll 1 1, . roll 2 2, . roll 3 3", ready(n_seats))
}

fn dice(seed: &str) -> Dice {
    Dice::new(read::<Seed>(seed), read("test"))
}

/// The squares that a lot may hit.
#[track_caller]
fn lots(table: &Table<Thirty>) -> Vec<String> {
    let drawn: Option<Vec<_>> =
        chances(table).iter().map(|it| it.strip_prefix("blocked ").map(str::to_owned)).collect();
    drawn.expect("a square that stays empty is drawn")
}

/// All empty squares of a sheet but for some.
fn free_but(table: &Table<Thirty>, spared: &str) -> Vec<String> {
    let spared = if spared.is_empty() { track::SquareSet::EMPTY } else { squares(spared) };
    let sheet = table.state().sheet(Seat::FIRST);
    let empty = Square::all().filter(|&it| sheet.mark(it) == Mark::Empty && !spared.contains(it));
    empty.map(|it| it.to_string()).collect()
}

#[test]
fn r61_for_a_missing_or_illegal_move_a_square_is_drawn_that_stays_empty() {
    for ruling in ["missing", "illegal"] {
        let lines = format!("{}, 0! {ruling}", rolled(1));
        let table = play(&lines);
        assert_eq!((table.state().turn(), lots(&table).len()), (Turn::Chance, 30));
        // Until it is drawn nothing else happens.
        check(&lines, "0 x1/y1 = 1a", &not_your_turn(0));
        check(&lines, "0! missing", &rule(Refusal::DiceFirst));
        check(&lines, "0! leave", &rule(Refusal::DiceFirst));
        check(&lines, ". roll 1 1", &Err(Refused::Impossible("roll 1 1".to_owned())));
        // Not a mountain, not the mine; the free bonus square may be hit.
        check(&lines, ". blocked x6/y3", &Err(Refused::Impossible("blocked x6/y3".to_owned())));
        check(&lines, ". blocked x6/y1", &Err(Refused::Impossible("blocked x6/y1".to_owned())));
        check(&lines, ". blocked x4/y3", &Ok(()));
        // It need not lie in the rolled row or column, and uses up the roll.
        let drawn = format!("{lines}, . blocked x5/y5");
        let table = play(&drawn);
        assert_eq!(table.state().sheet(Seat::FIRST).mark(square("x5/y5")), Mark::Cross);
        assert_eq!(table.state().sheet(Seat::FIRST).n_turns(), 1);
        check(&drawn, "0 x2/y2 = 2a", &Ok(()));
        // No track on it for the rest of the game.
        let later = format!("{drawn}, 0 x2/y2 = 2a, 0 x3/y3 = 3a, . roll 5 1, . roll 5 1, . roll 5 1");
        check(&later, "0 x5/y5 = 1a", &rule(Refusal::NotEmpty { square: square("x5/y5") }));
        check(&later, "0 x5/y4 = 1a", &Ok(()));
    }
}

#[test]
fn r61_moves_are_missing_by_post_only_and_only_when_one_is_due() {
    for rules in ["basic", "advanced"] {
        let lines = format!("{}, . roll 1 1", ready(1).replace("postal", rules));
        check(&lines, "0! missing", &rule(Refusal::OnlyByPost));
        check(&lines, "0! illegal later x1/y1", &rule(Refusal::OnlyByPost));
        check(&format!("{rules} seats 1, mountains 6 6 6 6 6 6"), "0! draw mine", &rule(Refusal::OnlyByPost));
    }
    // Not in the setup, not before all three rolls, not after three placements.
    check("postal seats 1, mountains 6 6 6 6 6 6", "0! missing", &rule(Refusal::NotWaiting));
    check(&ready(1), "0! missing", &rule(Refusal::NotWaiting));
    check(&format!("{}, . roll 1 1, . roll 2 2", ready(1)), "0! illegal", &rule(Refusal::NotWaiting));
    check(
        &format!("{}, 0 x1/y1 = 1a, 0 x2/y2 = 2a, 0 x3/y3 = 3a", rolled(1)),
        "0! missing",
        &rule(Refusal::NotWaiting),
    );
    let second = format!("{}, 0 x1/y1 = 1a, 0 x2/y2 = 2a, 0 x3/y3 = 3a", rolled(2));
    check(&second, "0! missing", &rule(Refusal::NotWaiting));
    check(&second, "1! missing", &Ok(()));
    check(&second, "2! missing", &Err(Refused::NoSuchSeat { seat: seat(2), n_seats: 2 }));
}

#[test]
fn r62_the_square_is_drawn_from_those_that_no_later_order_names() {
    // The orders for the second and third roll name x2/y2 and x3/y3.
    let table = play(&format!("{}, 0! missing later x2/y2 x3/y3", rolled(1)));
    assert_eq!(lots(&table), free_but(&table, "x2/y2 x3/y3"));
    assert_eq!(lots(&table).len(), 28);
    // At that point of the order: the square of the first placement is gone, the third order is spared.
    let table = play(&format!("{}, 0 x1/y5 = 1a, 0! illegal later x3/y3", rolled(1)));
    assert_eq!(lots(&table), free_but(&table, "x3/y3"));
    assert!(!lots(&table).contains(&"x1/y5".to_owned()));
    assert_eq!(lots(&table).len(), 28);
    // A square that is taken already is spared for nothing.
    let table = play(&format!("{}, 0 x1/y5 = 1a, 0! illegal later x1/y5 x6/y6", rolled(1)));
    assert_eq!(lots(&table).len(), 29);
    // The other placements of the round stand, before and after it.
    let table = play(&format!("{}, 0 x1/y5 = 1a, 0! missing later x3/y3, . blocked x2/y2, 0 x3/y3 = 3a", rolled(1)));
    let sheet = table.state().sheet(Seat::FIRST);
    assert_eq!(sheet.track().map(|it| it.0).collect::<Vec<_>>(), [square("x3/y3"), square("x1/y5")]);
    assert_eq!(sheet.crosses(), squares("x2/y2"));
    assert_eq!(table.state().turn(), Turn::Chance);
}

#[test]
fn r62_if_later_orders_name_all_empty_squares_it_is_drawn_from_all_of_them() {
    // Nine rounds are missing, and in the tenth the later orders name both of the squares that would be left.
    let mut table = play(&ready(1));
    for round in 1..=9 {
        go_on(&mut table, ". roll 1 1, . roll 1 1, . roll 1 1");
        for n in 0..3 {
            go_on(&mut table, "0! missing");
            assert_eq!(lots(&table).len(), 30 - 3 * (round - 1) - n);
            let first = lots(&table)[0].clone();
            go_on(&mut table, &format!(". blocked {first}"));
        }
    }
    go_on(&mut table, ". roll 1 1, . roll 1 1, . roll 1 1");
    assert_eq!(free_but(&table, ""), ["x3/y6", "x4/y6", "x5/y6"]);
    let mut named = table.clone();
    go_on(&mut named, "0! missing later x3/y6 x4/y6 x5/y6");
    assert_eq!(lots(&named), ["x3/y6", "x4/y6", "x5/y6"]);
    let mut spared = table.clone();
    go_on(&mut spared, "0! missing later x3/y6 x5/y6");
    assert_eq!(lots(&spared), ["x4/y6"]);
    // If the square of a later order is hit, that order is illegal in its turn.
    go_on(&mut named, ". blocked x4/y6");
    assert_eq!(say(&mut named, "0 x4/y6 = 1a"), rule(Refusal::NotEmpty { square: square("x4/y6") }));
}

#[test]
fn r63_the_lot_depends_on_the_player_and_the_roll_alone() {
    let lot = |lines: &str| play(lines).lot();
    let expected = |number, n| Some(Lot { number, seat: Some(seat(n)) });
    // Rolls 1 to 30 are the lots 7 to 36, whatever happened to the others and before.
    for others in ["", ", 1! missing, . blocked x1/y1", ", 1! missing, . blocked x1/y1, 1! illegal, . blocked x2/y2"] {
        assert_eq!(lot(&format!("{}{others}, 0! missing", rolled(3))), expected(7, 0));
        assert_eq!(lot(&format!("{}{others}, 2! illegal", rolled(3))), expected(7, 2));
        assert_eq!(lot(&format!("{}{others}, 2 x1/y1 = 1a, 2! illegal", rolled(3))), expected(8, 2));
        let second = "2! missing, . blocked x5/y5, 2! missing, . blocked x5/y4, 2! missing later x1/y1";
        assert_eq!(lot(&format!("{}{others}, {second}", rolled(3))), expected(9, 2));
    }
    // Real dice draw the same square for a player, whether others miss their moves or not, and in any order.
    let dice = dice("c0ffee");
    let drawn = |before: &str| {
        let mut table = play(&rolled(2));
        for line in before.split(',').map(str::trim).filter(|it| !it.is_empty()).chain(["1! missing"]) {
            go_on(&mut table, line);
            table.settle(&dice);
        }
        let last = table.log().iter().rev().find_map(|it| match it {
            Event::Chance(Chance::Blocked(square)) => Some(*square),
            _ => None,
        });
        last.expect("a square was drawn")
    };
    let square = drawn("");
    for before in ["0! missing", "0 x1/y1 = 1a", "0! missing, 0! illegal", "0 x1/y3 = 1b, 0! illegal later x3/y3"] {
        assert_eq!(drawn(before), square, "{before}");
    }
    // Other rolls of the player, and the same roll of other players, are other lots.
    let numbers = |number, n| {
        let mut luck = dice.lot(Lot { number, seat: Some(seat(n)) });
        [(); 4].map(|()| luck.below(1 << 30))
    };
    assert_ne!(numbers(7, 1), numbers(8, 1));
    assert_ne!(numbers(7, 1), numbers(7, 0));
}

#[test]
fn r63_the_parts_of_the_setup_have_lots_of_their_own() {
    let rolled = "postal seats 2, mountains 6 6 6 6 6 6";
    for (number, part) in (0..).zip(Part::ALL) {
        for before in ["", ", 0 bonus x3/y3", ", 0! draw bonus, . drawn bonus x1/y1"] {
            let table = play(&format!("{rolled}{before}, 1! draw {part}"));
            assert_eq!(table.lot(), Some(Lot { number, seat: Some(seat(1)) }));
        }
    }
    // Mountains and rolls are lots of everybody.
    assert_eq!(play("postal seats 2").lot(), Some(Lot { number: 1, seat: None }));
    assert_eq!(play(&ready(2)).lot(), Some(Lot { number: 7, seat: None }));
    assert_eq!(play(&format!("{}, . roll 1 1", ready(2))).lot(), Some(Lot { number: 8, seat: None }));
}

#[test]
fn r64_a_missing_and_an_illegal_move_are_recorded_as_different_things() {
    let missing = play(&format!("{}, 0! missing later x3/y3, . blocked x5/y5", rolled(1)));
    let illegal = play(&format!("{}, 0! illegal later x3/y3, . blocked x5/y5", rolled(1)));
    assert_ne!(missing.log(), illegal.log());
    assert_eq!(missing.state(), illegal.state());
    for (table, line) in [(missing, "0! missing later x3/y3"), (illegal, "0! illegal later x3/y3")] {
        let text = kernel::Record::of(&table, None, None).expect("all is kept").to_string();
        assert!(text.lines().any(|it| it == line), "{text}");
    }
    for (text, written) in [
        ("missing", "missing"),
        ("Illegal", "illegal"),
        ("missing later X3/y3 1/2", "missing later x1/y2 x3/y3"),
        ("leave", "leave"),
        ("draw town B", "draw station 2"),
    ] {
        assert_eq!(read::<Ruling>(text).to_string(), written);
    }
    for wrong in ["", "late", "missing x1/y1", "missing later", "draw", "draw mountain", "leave now"] {
        assert!(wrong.parse::<Ruling>().is_err(), "{wrong}");
    }
}

#[test]
fn r65_a_part_of_the_setup_is_drawn_from_what_is_still_legal() {
    let start = "postal seats 1, mountains 6 6 6 6 6 6";
    let drawn = |lines: &str| chances(&play(&format!("{start}{lines}")));
    let rows = |rows: &[u8]| rows.iter().map(|y| format!("drawn skip y{y}")).collect::<Vec<_>>();
    // Of the mountains one is removed, but not the only one beside the mine.
    assert_eq!(drawn(", 0! draw skip"), rows(&[1, 2, 3, 4, 5, 6]));
    assert_eq!(drawn(", 0 mine x5/y3, 0! draw skip"), rows(&[1, 2, 4, 5, 6]));
    // The mine: six squares beside column 6; with the corner removed the corner, and no longer x5/y1; not the bonus.
    let mines = |places: &str| places.split(' ').map(|it| format!("drawn mine {it}")).collect::<Vec<_>>();
    assert_eq!(drawn(", 0! draw mine"), mines("x5/y1 x5/y2 x5/y3 x5/y4 x5/y5 x5/y6"));
    assert_eq!(drawn(", 0 skip y1, 0! draw mine"), mines("x6/y1 x5/y2 x5/y3 x5/y4 x5/y5 x5/y6"));
    assert_eq!(drawn(", 0 bonus x5/y2, 0! draw mine"), mines("x5/y1 x5/y3 x5/y4 x5/y5 x5/y6"));
    // A town: any of six squares on any side that has none; the bonus: any of the free squares.
    assert_eq!(drawn(", 0! draw town C").len(), 24);
    assert_eq!(drawn(", 0 town A x0/y1, 0 town D x7/y1, 0! draw town C").len(), 12);
    assert!(drawn(", 0 town A x0/y1, 0! draw town C").iter().all(|it| !it.contains("x0/")));
    assert_eq!(drawn(", 0! draw bonus").len(), 30);
    assert_eq!(drawn(", 0 skip y1, 0 mine x6/y1, 0! draw bonus").len(), 30);
    assert_eq!(drawn(", 0 mine x5/y3, 0! draw bonus").len(), 29);
}

#[test]
fn r65_parts_are_drawn_in_any_order_and_legal_parts_stand() {
    let start = "postal seats 1, mountains 6 6 6 6 6 6";
    let station = |number| Part::Station(Station::new(number).expect("a station"));
    // What was decided or drawn is not drawn again.
    check(&format!("{start}, 0 mine x5/y3"), "0! draw mine", &rule(Refusal::PartDone { part: Part::Mine }));
    let town = format!("{start}, 0! draw town B, . drawn station 2 x3/y0");
    check(&town, "0! draw town B", &rule(Refusal::PartDone { part: station(2) }));
    check(&town, "0 town B x0/y1", &rule(Refusal::PartDone { part: station(2) }));
    check(&format!("{start}, 0! draw mine"), "0! draw bonus", &rule(Refusal::DiceFirst));
    check(&ready(1), "0! draw bonus", &rule(Refusal::NotWaiting));
    // A removal is drawn, never `none`; a letter that names no mountain is an act.
    let skip = format!("{start}, 0! draw skip");
    check(&skip, ". drawn skip none", &Err(Refused::Impossible("drawn skip none".to_owned())));
    check(&skip, ". drawn skip y4", &Ok(()));
    check(&skip, ". drawn mine x5/y3", &Err(Refused::Impossible("drawn mine x5/y3".to_owned())));
    // Everything is drawn with real dice, forwards and backwards.
    for seed in ["1", "2", "3", "4", "5", "6"] {
        for backwards in [false, true] {
            let mut table = play(start);
            let mut parts = Part::ALL;
            if backwards {
                parts.reverse();
            }
            for part in parts {
                assert_eq!(waiting(&table), [0]);
                go_on(&mut table, &format!("0! draw {part}"));
                // Not on: the last lot would roll the next dice.
                let lot = table.lot().expect("a lot is due");
                let chance = table.state().draw(&mut dice(seed).lot(lot), &mut Vec::new());
                table.happen(chance).expect("it is possible");
            }
            let sheet = table.state().sheet(Seat::FIRST);
            assert_eq!((sheet.mountains().len(), sheet.free().len()), (5, 30));
            assert_eq!(sheet.missing_part(), None);
            let mine = sheet.mine().expect("a mine");
            assert!(sheet.mountains().neighbours().contains(mine) && sheet.bonus_square() != Some(mine));
        }
    }
}

#[test]
fn r66_with_six_mountains_the_third_roll_of_the_tenth_round_is_void() {
    let six = ready(2).replace("0 skip y1, 0 mine x6/y1", "0 skip none, 0 mine x5/y1");
    let mut table = play(&six);
    for round in 1..=10 {
        go_on(&mut table, ". roll 1 1, . roll 1 1, . roll 1 1");
        for n in 1..=3 {
            if (round, n) == (10, 3) {
                break;
            }
            go_on(&mut table, "0! missing");
            let first = lots(&table)[0].clone();
            go_on(&mut table, &format!(". blocked {first}"));
        }
        if round == 10 {
            // Two placements were due; a third is neither waited for nor missing.
            assert_eq!(waiting(&table), [1]);
            assert_eq!(say(&mut table.clone(), "0! missing"), rule(Refusal::NotWaiting));
            assert_eq!(say(&mut table.clone(), "0 x1/y1 = 1a"), not_your_turn(0));
        }
        for _ in 1..=3 {
            go_on(&mut table, "1! illegal");
            let first = lots(&table)[0].clone();
            go_on(&mut table, &format!(". blocked {first}"));
        }
    }
    assert_eq!(table.state().turn(), Turn::Over);
    let [first, second] = [0, 1].map(|n| *table.state().sheet(seat(n)));
    assert_eq!((first.n_turns(), first.crosses().len()), (29, 29));
    assert_eq!((second.n_turns(), second.crosses().len()), (30, 30));
}
