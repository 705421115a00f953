//! How many ways there are, counted by hand or by a small program of its own, and by the game.

use std::collections::BTreeSet;

use crate::common::{self, Cards, Play, chances};
use kernel::{Game as _, Table, perft};
use village::{Action, Chance, Content, Setup, Shape, Space, Village};

/// The number of sequences of so many events after a play.
#[track_caller]
fn check(play: &Play, depth: u32, expected: u64) {
    assert_eq!(perft(play.table.state(), depth), expected, "{depth} events on");
}

#[test]
fn the_corners_come_in_as_many_ways_as_letters_are_left() {
    for (n_seats, n_ways) in [(2, 4 * 3), (3, 4 * 3 * 2), (4, 4 * 3 * 2)] {
        let start = Village::new(&Setup::new(n_seats).expect("seats"));
        assert_eq!(perft(&start, n_seats as u32), n_ways);
        // Then one of 23 trips comes to the top, and the card is one of the three or four that carry it: 80 in all.
        assert_eq!(perft(&start, n_seats as u32 + 1), n_ways * 23);
        assert_eq!(perft(&start, n_seats as u32 + 2), n_ways * 80);
    }
}

#[test]
fn two_cards_of_the_deck_come_in_as_many_ways_as_pairs_of_cards_and_trips() {
    // After the first card 23 trips are left, because a twin is still in the deck.
    let start = Village::new(&Setup::new(2).expect("seats"));
    assert_eq!(perft(&start, 5), 12 * 80 * 23);
    // The second card: any of the other 79.
    assert_eq!(perft(&start, 6), 12 * 80 * 79);
}

#[test]
fn the_terminus_cards_are_dealt_from_thirty_eight() {
    let play = Play::built_in("A B");
    let before = play.table.at(play.table.log().len() - 6).expect("all is kept");
    assert_eq!(perft(before.state(), 1), 38);
    assert_eq!(perft(before.state(), 3), 38 * 37 * 36);
    assert_eq!(chances(&play.table), []);
}

#[test]
fn the_first_turn() {
    let play = Play::built_in("A B");
    // £5 pay for the first six tracks, and for three trips, £3 to £5.
    assert_eq!(play.listed("take"), ["take 1", "take 2", "take 3", "take 4", "take 5", "take 6"]);
    assert_eq!(play.listed("trip"), ["trip 1", "trip 2", "trip 3"]);
    check(&play, 1, 6 + 3);
    // After a track comes the flip of the top card, which is one of the cards with its trip that were never flipped; after
    // a trip the next card comes to the top. The deck is in the order of the numbers, so cards 1 to 7 were flipped, and
    // cards 8 to 12 show their trips.
    let content = Content::built_in();
    let top = content.card(common::card(12)).trip;
    let n_flips = (8..=80).filter(|&it| content.card(common::card(it)).trip == top).count() as u64;
    let n_tops =
        (13..=80).map(|it| content.card(common::card(it)).trip.to_string()).collect::<BTreeSet<_>>().len() as u64;
    check(&play, 2, 6 * n_flips + 3 * n_tops);
    // After the flip comes the next card to the top, and after a trip's top one of seven lines is chosen.
    let flipped = |number: u8| {
        let mut table = play.table.clone();
        table.act(common::seat(0), common::read("take 1")).expect("it is listed");
        table.happen(Chance::Track(common::card(number))).expect("it may come up");
        chances(&table).len() as u64
    };
    let groups = (8..=80).filter(|&it| content.card(common::card(it)).trip == top).map(flipped);
    check(&play, 3, 6 * groups.sum::<u64>() + 3 * n_tops * 7);
}

#[test]
fn a_track_that_was_taken_goes_to_as_many_places_as_are_in_reach() {
    let content = Content::built_in();
    for number in 1..=6 {
        let mut play = Play::built_in("A B");
        play.go(&format!("0 take {number}"));
        // Six spaces beside the border; a bend with two different sides lies there in two ways.
        let card = content.card(common::card(number));
        let is_turnable = card.shape == Shape::Bend && card.from_above != card.from_left;
        check(&play, 1, if is_turnable { 12 } else { 6 });
    }
    let mut play = Play::built_in("A B");
    play.go("0 trip 1");
    check(&play, 1, 7);
}

#[test]
fn the_first_turn_by_the_first_rules() {
    let play = Play::by_rules(1, "A B");
    // £5 pay for the first six tracks, in six spaces beside the border, turned or not: 72; and for three trips, £3 to £5,
    // on seven lines: 21.
    assert_eq!(play.listed("take").len(), 6 * 6 * 2);
    assert_eq!(play.listed("trip").len(), 3 * 7);
    check(&play, 1, 72 + 21);
}

#[test]
fn a_second_turn_after_a_trip() {
    let mut play = Play::built_in("A B");
    play.go("0 trip 1, 0 t1");
    // £2 are left: three tracks, and no second trip.
    check(&play, 1, 3);
    play.go("0 take 3, 0 r2c1");
    // The other player has £5: as in the first turn.
    check(&play, 1, 6 + 3);
    play.go("1 take 1, 1 r1c1");
    // £1 lay on the free track: £6 are left, which pay for £3 to £6: four trips; or the turn ends.
    assert_eq!(play.money(1), 6);
    check(&play, 1, 4 + 1);
    play.go("1 done");
    // The first has no money: one track, in r1c1, r1c2, r1c3, r2c2 (beside r2c1), r3c1 or r4c1.
    assert_eq!(play.money(0), 0);
    check(&play, 1, 1);
    play.go("0 take 1");
    assert_eq!(play.tableau(0).reach().len(), 6);
    let turnable = Content::built_in().card(common::card(2)).is_turnable();
    check(&play, 1, if turnable { 6 * 2 } else { 6 });
}

/// The orders in which twelve spaces can be filled, each next to the border or a track, by the number of tracks laid.
///
/// A program of its own: it counts sets of spaces level by level.
fn count_fillings() -> Vec<u64> {
    let spaces: Vec<(i32, i32)> = (1..=4).flat_map(|row| (1..=3).map(move |column| (row, column))).collect();
    let mut ways = std::collections::BTreeMap::from([(BTreeSet::<(i32, i32)>::new(), 1_u64)]);
    let mut res = Vec::new();
    for _ in 0..12 {
        let mut next = std::collections::BTreeMap::new();
        for (laid, n) in &ways {
            for &(row, column) in spaces.iter().filter(|it| !laid.contains(it)) {
                let beside = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)];
                if row == 1 || column == 1 || beside.iter().any(|it| laid.contains(it)) {
                    let mut with = laid.clone();
                    with.insert((row, column));
                    *next.entry(with).or_insert(0) += n;
                }
            }
        }
        res.push(next.values().sum());
        ways = next;
    }
    res
}

/// The same by the game: all ways to build with the free card only.
fn count_by_the_game(play: &Play, n_tracks: usize) -> u64 {
    if n_tracks == 0 {
        return 1;
    }
    let mut res = 0;
    for space in play.tableau(0).reach() {
        let mut next = play.clone();
        next.go(&format!("0 take 1, 0 {space}"));
        next.idle_until(0);
        res += count_by_the_game(&next, n_tracks - 1);
    }
    res
}

#[test]
fn the_ways_to_fill_a_tableau() {
    let fillings = count_fillings();
    // By hand: six spaces beside the border; then, of the 6 first ones, r1c1 leaves 5 (r2c2 is not beside it), r1c2 6 (five
    // and r2c2), r1c3 6 (five and r2c3), r2c1 6, r3c1 6 and r4c1 6: 5 + 5 * 6 = 35.
    assert_eq!(fillings[..2], [6, 35]);
    let play = Play::new("A B", Cards::plain().content());
    for (n, &expected) in (1..=4).zip(&fillings) {
        assert_eq!(count_by_the_game(&play, n), expected, "{n} tracks");
    }
    assert!(fillings[11] > 0 && fillings[11] == fillings[10], "the last space is always in reach");
}

#[test]
fn a_line_to_resolve_has_as_many_choices_as_the_hand_has_cards() {
    let mut play = Play::new("A B", Cards::plain().track(1, "bend field - -").content());
    play.go("0 take 1, 0 r4c1");
    check(&play, 1, 3);
    // After each of them one of the 38 - 6 other cards is drawn.
    check(&play, 2, 3 * 32);
    // Two lines at once: two times three.
    let mut play = Play::new("A B", Cards::plain().content());
    for space in ["r1c3", "r2c3", "r3c3", "r4c1", "r4c2", "r4c3"] {
        play.idle_until(0);
        play.go(&format!("0 take 1, 0 {space}"));
    }
    check(&play, 1, 2 * 3);
}

#[test]
fn every_game_has_the_same_number_of_tracks_and_lines() {
    let mut rng = fastrand::Rng::with_seed(9);
    for n_seats in [2, 3, 4] {
        let mut table = Table::<Village>::new(Setup::new(n_seats).expect("seats"));
        loop {
            table.settle_with(&mut rng);
            let kernel::Turn::Seats(waiting) = table.state().turn() else { break };
            let seat = waiting.lowest().expect("a seat");
            let action = table.state().pick(seat, &mut rng, &mut Vec::new());
            table.act(seat, action).expect("it is listed");
        }
        let count = |is: fn(&Action) -> bool| {
            let acts = table
                .log()
                .iter()
                .filter_map(|it| if let kernel::Event::Act { action, .. } = it { Some(action) } else { None });
            acts.filter(|it| is(it)).count()
        };
        assert_eq!(count(|it| matches!(it, Action::Take(_))), Space::COUNT * n_seats);
        assert_eq!(count(|it| matches!(it, Action::Lay { .. })), Space::COUNT * n_seats);
        assert_eq!(count(|it| matches!(it, Action::Trip(_))), count(|it| matches!(it, Action::Assign(_))));
        assert_eq!(count(|it| matches!(it, Action::Resolve { .. })), 7 * n_seats);
    }
}
