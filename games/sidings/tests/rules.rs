//! The sentences of RULES.md, one test or more for each.

use kernel::{Game as _, Seat, Table, Turn, Viewer};
use sidings::{Setup, Siding, Sidings, Yard};

use crate::common::{ordered, play, seat, yard};

/// A yard with these wagons on its first siding.
fn on_a(wagons: &[u8]) -> Yard {
    let mut yard = Yard::default();
    for wagon in wagons {
        yard.put(Siding::A, *wagon);
    }
    yard
}

/// What the first siding is worth with these wagons.
#[track_caller]
fn check_worth(wagons: &[u8], expected: i32) {
    let yard = on_a(wagons);
    assert_eq!(
        (yard.worth(Siding::A), yard.total(None), yard.total(Some(Siding::A))),
        (expected, expected, 2 * expected)
    );
    assert_eq!(yard.total(Some(Siding::B)), expected, "another order changes nothing");
}

fn points(table: &Table<Sidings>) -> Vec<i32> {
    table.state().scores().as_slice().to_vec()
}

/// Twelve rounds that fill A with 1 1 1, B with 2 3 4, C with 2 2 5 and D with 6 1 4, for each of `n` seats.
fn whole(n: usize) -> String {
    let rounds = "1A 1A 1A 2B 3B 4B 2C 2C 5C 6D 1D 4D".split(' ');
    rounds.map(|it| it[..1].to_owned() + &it[1..].repeat(n) + " ").collect()
}

#[test]
fn r1_one_to_four_players_have_a_yard_each() {
    for n in 1..=4 {
        assert_eq!(ordered(&"A".repeat(n)).state().view(Viewer::Public).players.n_seats(), n);
    }
    assert_eq!((Setup::new(0), Setup::new(5)), (None, None));
    assert_eq!(yard(&play("AA", "4AB"), 1), "A B4 C D", "each has their own");
}

#[test]
fn r2_four_sidings_have_three_places_each() {
    assert_eq!(yard(&play("A", "1A 2A 3A 4B 5C 6D"), 0), "A123 B4 C5 D6");
    let mut yard = Yard::default();
    (1..=4).for_each(|it| yard.put(Siding::A, it));
    assert_eq!((yard.places(Siding::A), yard.has_room(Siding::A)), ([1, 2, 3], false));
}

#[test]
fn r3_each_draws_an_order_as_likely_as_any_other_before_the_first_round() {
    let mut table = Table::<Sidings>::new(Setup::new(2).expect("two seats"));
    for number in 0..2 {
        let mut outcomes = Vec::new();
        table.state().chances(&mut outcomes);
        let told: Vec<_> = outcomes.iter().map(|it| (it.outcome.to_string(), it.weight)).collect();
        assert_eq!(
            told,
            ["A", "B", "C", "D"].map(|it| (format!("seat {number} order {it}"), 1)),
            "whatever others have"
        );
        table.happen(outcomes[2].outcome).expect("it is due");
    }
    assert!(table.happen("seat 0 order B".parse().expect("an order")).is_err(), "one each");
}

#[test]
fn r3_the_siding_of_the_order_counts_double_only_at_the_end() {
    for (order, expected) in [("A", 23), ("B", 20), ("C", 17), ("D", 15)] {
        let (all, whole) = (play(order, &whole(1)), whole(1));
        let (before, _) = whole.trim().rsplit_once(' ').expect("twelve rounds");
        assert_eq!(points(&play(order, before)), [15], "8 + 5 + 2, and D is worth nothing whatever comes");
        assert_eq!(points(&all), [expected]);
    }
}

#[test]
fn r4_an_order_is_seen_by_nobody_else_until_the_end() {
    let seen = |table: &Table<Sidings>, viewer| {
        let view = table.state().view(viewer);
        [0, 1].map(|it| view.players[seat(it)].order)
    };
    let table = play("BD", "4AB");
    assert_eq!(seen(&table, Viewer::Seat(seat(0))), [Some(Siding::B), None]);
    assert_eq!(seen(&table, Viewer::Seat(seat(1))), [None, Some(Siding::D)]);
    assert_eq!(seen(&table, Viewer::Public), [None, None]);
    assert!((0..2).all(|n| !table.is_open(n, Viewer::Public)), "nor in the log");
    assert_eq!(seen(&play("BD", &whole(2)), Viewer::Public), [Some(Siding::B), Some(Siding::D)]);
}

#[test]
fn r5_the_game_has_twelve_rounds() {
    let table = play("A", &whole(1));
    assert_eq!((table.state().turn(), table.state().step()), (Turn::Over, 12));
    let eleven = whole(1);
    let table = play("A", eleven.trim().rsplit_once(' ').expect("twelve rounds").0);
    assert_eq!((table.state().turn(), table.state().step()), (Turn::Chance, 11));
}

#[test]
fn r6_one_die_gives_everybody_the_same_wagon() {
    let mut outcomes = Vec::new();
    ordered("AB").state().chances(&mut outcomes);
    let told: Vec<_> = outcomes.iter().map(|it| (it.outcome.to_string(), it.weight)).collect();
    assert_eq!(told, [1, 2, 3, 4, 5, 6].map(|it| (format!("wagon {it}"), 1)));
    let table = play("AB", "5CD");
    assert_eq!([yard(&table, 0), yard(&table, 1)], ["A B C5 D", "A B C D5"]);
}

#[test]
fn r7_a_siding_needs_a_free_place() {
    let mut table = play("A", "1A 2A 3A 4B");
    table.happen("wagon 1".parse().expect("a wagon")).expect("it is due");
    let refused = table.act(Seat::FIRST, "to A".parse().expect("a siding")).expect_err("it is full");
    assert_eq!(refused.to_string(), "siding A is full: `to B` is possible, for example");
    let mut legal = Vec::new();
    table.state().actions(Seat::FIRST, &mut legal);
    assert_eq!(legal.iter().map(ToString::to_string).collect::<Vec<_>>(), ["to B", "to C", "to D"]);
}

#[test]
fn r7_a_choice_is_secret_until_all_have_chosen() {
    let mut table = ordered("AB");
    table.happen("wagon 4".parse().expect("a wagon")).expect("it is due");
    table.act(seat(1), "to C".parse().expect("a siding")).expect("it is free");
    let chosen = |viewer| table.state().view(viewer).players[seat(1)].chosen;
    assert_eq!(
        [Viewer::Seat(seat(1)), Viewer::Seat(seat(0)), Viewer::Public].map(chosen),
        [Some(Siding::C), None, None]
    );
    assert_eq!(table.state().view(Viewer::Public).players[seat(1)].yard, Yard::default());
    assert!(table.act(seat(1), "to D".parse().expect("a siding")).is_err(), "once in a round");
}

#[test]
fn r8_wagons_roll_behind_those_that_are_there_and_stay() {
    let table = play("AB", "4AB 2AA 6CA");
    assert_eq!([yard(&table, 0), yard(&table, 1)], ["A42 B C6 D", "A26 B4 C D"]);
    let shown = table.state().view(Viewer::Public);
    assert_eq!(shown.players[seat(1)].yard, table.state().player(seat(1)).yard, "and all see it");
}

#[test]
fn r9_who_is_alone_on_a_letter_has_a_clear_road() {
    let n_clear = |rounds| {
        let table = play("ABC", rounds);
        [0, 1, 2].map(|it| table.state().player(seat(it)).n_clear)
    };
    assert_eq!(n_clear("1ABC"), [1, 1, 1]);
    assert_eq!(n_clear("1AAC"), [0, 0, 1]);
    assert_eq!(n_clear("1DDD"), [0, 0, 0]);
    assert_eq!(n_clear("1AAC 2ABC 3CBC"), [1, 2, 2]);
    assert_eq!(points(&play("ABC", "1AAC")), [0, 0, 1], "at once");
}

#[test]
fn r10_who_plays_alone_has_no_clear_roads() {
    assert_eq!(points(&play("A", "1A 3B 5C")), [0]);
}

#[test]
fn r11_three_equal_numbers_are_worth_eight() {
    (1..=6).for_each(|it| check_worth(&[it, it, it], 8));
}

#[test]
fn r12_three_numbers_one_apart_in_one_direction_are_worth_five() {
    for wagons in [[1, 2, 3], [4, 5, 6], [3, 2, 1], [6, 5, 4], [2, 3, 4], [4, 3, 2]] {
        check_worth(&wagons, 5);
    }
    check_worth(&[2, 1], 0);
    check_worth(&[1, 3, 2], 0);
    check_worth(&[2, 3, 2], 0);
    check_worth(&[1, 3, 5], 0);
}

#[test]
fn r13_two_equal_neighbours_are_worth_two() {
    for wagons in [&[3, 3][..], &[3, 3, 4], &[4, 3, 3], &[1, 6, 6]] {
        check_worth(wagons, 2);
    }
    check_worth(&[3, 4, 3], 0);
}

#[test]
fn r14_any_other_siding_is_worth_nothing() {
    for wagons in [&[][..], &[6], &[1, 2], &[1, 2, 4], &[6, 1, 4]] {
        check_worth(wagons, 0);
    }
    let mut n_worth = [0; 9];
    for number in 0..216_u8 {
        let yard = on_a(&[number / 36 + 1, number / 6 % 6 + 1, number % 6 + 1]);
        n_worth[usize::try_from(yard.worth(Siding::A)).expect("no siding costs points")] += 1;
    }
    // 6 triplets; 4 rising and 4 falling runs; 6 · 5 pairs in front and 6 · 5 behind.
    assert_eq!(n_worth, [216 - 6 - 8 - 60, 0, 60, 0, 0, 8, 0, 0, 6]);
}

#[test]
fn r15_sidings_orders_and_clear_roads_are_added_up() {
    // Seat 1 begins with D where seat 0 begins with A, so all its sidings are other ones: 24 clear roads in all.
    let mirrored = |it: &str| match it.split_at(1).1 {
        "A" => "D ",
        "B" => "C ",
        "C" => "B ",
        _ => "A ",
    };
    let rounds: String = whole(1).split_whitespace().map(|it| it.to_owned() + mirrored(it)).collect();
    let table = play("AA", &rounds);
    assert_eq!(yard(&table, 1), "A614 B225 C234 D111");
    assert_eq!(points(&table), [15 + 8 + 12, 15 + 12], "the order of seat 1 is worth nothing");
}

#[test]
fn r16_the_most_points_win_and_equal_ones_share() {
    let winners = |orders| play(orders, &whole(2)).state().winners().iter().map(Seat::index).collect::<Vec<_>>();
    assert_eq!(winners("AB"), [0]);
    assert_eq!(winners("DC"), [1]);
    assert_eq!(winners("BB"), [0, 1]);
}
