//! The sentences about several players, R23, R24 and R45.

use crate::common::{self, actions, check, go_on, not_your_turn, play, rule, say, seat, square, told, waiting};
use kernel::{Game as _, Refused, Table, Turn, Veil, Viewer};
use thirty::{Mark, Refusal, RuleSet, Sheet, Stage, Tally, Thirty};

/// Mountains in column 6 but for the top right corner, where the mine is; stations 1 and 2 at the top left corner.
fn setup_of(n: usize) -> String {
    format!(
        "{n} skip y1, {n} mine x6/y1, {n} station 1 x0/y1, {n} station 2 x1/y0, {n} station 3 x7/y2,
        {n} station 4 x1/y7, {n} bonus x4/y3"
    )
}

fn ready(rules: &str, n_seats: usize) -> String {
    let setups: Vec<_> = (0..n_seats).map(setup_of).collect();
    format!("{rules} seats {n_seats}, mountains 6 6 6 6 6 6\n{}", setups.join("\n"))
}

/// The sheet of `owner` as `viewer` sees it.
fn seen(table: &Table<Thirty>, viewer: Viewer, owner: usize) -> Sheet {
    table.state().view(viewer).sheets[seat(owner)]
}

/// Who sees the true sheet of `owner`: the public, seats 0 and 1, and the referee.
fn who_sees(table: &Table<Thirty>, owner: usize) -> [bool; 4] {
    [Viewer::Public, Viewer::Seat(seat(0)), Viewer::Seat(seat(1)), Viewer::Referee]
        .map(|viewer| seen(table, viewer, owner) == *table.state().sheet(seat(owner)))
}

#[track_caller]
fn check_log(table: &Table<Thirty>, viewer: Viewer, expected: &[&str]) {
    let text = table.redacted_text(viewer).expect("all is kept");
    let last: Vec<_> = text.lines().skip(text.lines().count() - expected.len()).collect();
    assert_eq!(last, expected, "{viewer:?}");
}

#[test]
fn r23_the_setup_is_shown_when_all_are_in() {
    for rules in ["basic", "advanced", "postal"] {
        let mut table = play(&format!("{rules} seats 2, mountains 6 6 6 6 6 6"));
        let rolled = *table.state().sheet(seat(0));
        assert_eq!(who_sees(&table, 0), [true; 4]);
        go_on(&mut table, &setup_of(0));
        assert_eq!(who_sees(&table, 0), [false, true, false, true]);
        assert_eq!(seen(&table, Viewer::Public, 0), rolled);
        assert_eq!(seen(&table, Viewer::Seat(seat(1)), 0), rolled);
        assert_eq!(table.state().view(Viewer::Public).stage, Stage::Setup);
        check_log(&table, Viewer::Seat(seat(1)), &[". mountain x6/y6"]);
        check_log(&table, Viewer::Seat(seat(0)), &["0 station 4 x1/y7", "0 bonus x4/y3"]);
        // One missing choice of the other keeps it hidden.
        let (most, last) = (setup_of(1).replace(", 1 bonus x4/y3", ""), "1 bonus x4/y3");
        go_on(&mut table, &most);
        assert_eq!(who_sees(&table, 0), [false, true, false, true]);
        assert_eq!(waiting(&table), [1]);
        go_on(&mut table, last);
        assert_eq!((who_sees(&table, 0), who_sees(&table, 1)), ([true; 4], [true; 4]));
        check_log(&table, Viewer::Public, &["1 station 4 x1/y7", "1 bonus x4/y3"]);
        assert_eq!(table.state().turn(), Turn::Chance);
    }
}

#[test]
fn r23_the_placements_are_shown_when_all_are_in_and_then_comes_the_next_roll() {
    for order in [[0, 1, 2], [2, 0, 1], [1, 2, 0]] {
        let mut table = play(&format!("{}, . roll 1 1", ready("basic", 3)));
        let before = *table.state().sheet(seat(0));
        let mut left = vec![0, 1, 2];
        for n in order {
            assert_eq!(waiting(&table), left);
            for owner in 0..3 {
                assert_eq!(seen(&table, Viewer::Public, owner), before);
                assert_eq!(seen(&table, Viewer::Seat(seat((owner + 1) % 3)), owner), before);
                assert_eq!(seen(&table, Viewer::Seat(seat(owner)), owner), *table.state().sheet(seat(owner)));
            }
            assert_eq!(say(&mut table.clone(), ". roll 2 2"), Err(Refused::NoChanceDue));
            go_on(&mut table, &format!("{n} x1/y{} = 1a", n + 2));
            assert!(left == [n] || say(&mut table.clone(), &format!("{n} x1/y6 = 1a")) == not_your_turn(n));
            left.retain(|&it| it != n);
        }
        for owner in 0..3 {
            assert_eq!(seen(&table, Viewer::Public, owner), *table.state().sheet(seat(owner)));
        }
        assert_eq!(table.state().turn(), Turn::Chance);
        go_on(&mut table, ". roll 2 2");
        assert_eq!(waiting(&table), [0, 1, 2]);
    }
}

#[test]
fn r23_nothing_is_shown_early_in_any_turn() {
    let mut table = play(&ready("advanced", 2));
    for turn in 1..=30 {
        go_on(&mut table, &format!(". roll {} {}", turn % 6 + 1, turn % 5 + 1));
        for n in [turn % 2, 1 - turn % 2] {
            let before = [0, 1].map(|owner| seen(&table, Viewer::Public, owner));
            assert_eq!(before.map(|it| it.n_turns()), [turn as u8 - 1; 2]);
            let action = actions(&table, n)[turn % 4].clone();
            go_on(&mut table, &format!("{n} {action}"));
        }
        let after = [0, 1].map(|owner| seen(&table, Viewer::Public, owner));
        assert_eq!(after.map(|it| it.n_turns()), [turn as u8; 2]);
    }
    assert_eq!(table.state().turn(), Turn::Over);
}

#[test]
fn r23_the_log_hides_what_is_not_shown_yet() {
    let mut table = play(&format!("{}, . roll 1 1, 1 x1/y3 = 1d", ready("basic", 2)));
    check_log(&table, Viewer::Public, &[". roll 1 1"]);
    check_log(&table, Viewer::Seat(seat(0)), &[". roll 1 1"]);
    check_log(&table, Viewer::Seat(seat(1)), &[". roll 1 1", "1 x1/y3 = 1d"]);
    check_log(&table, Viewer::Referee, &[". roll 1 1", "1 x1/y3 = 1d"]);
    go_on(&mut table, "0 x1/y1 = 1a");
    check_log(&table, Viewer::Public, &[". roll 1 1", "1 x1/y3 = 1d", "0 x1/y1 = 1a"]);
    let alone = play(&format!("{}, . roll 1 1", ready("basic", 1)));
    let act = kernel::Event::Act { seat: seat(0), action: common::read("x1/y1 = 1a") };
    assert_eq!(alone.state().veil(&act), Veil::None);
}

#[test]
fn r23_by_post_the_round_is_shown_when_all_are_in() {
    let lines = format!("{}, . roll 1 1, . roll 2 2, . roll 3 3", ready("postal", 2));
    let mut table = play(&format!("{lines}, 0 x1/y1 = 1a, 0! missing, . blocked x5/y5"));
    check_log(&table, Viewer::Seat(seat(1)), &[". roll 3 3"]);
    check_log(&table, Viewer::Seat(seat(0)), &["0 x1/y1 = 1a", "0! missing", ". blocked x5/y5"]);
    assert_eq!(seen(&table, Viewer::Seat(seat(1)), 0).mark(square("x5/y5")), Mark::Empty);
    go_on(&mut table, "0 x3/y3 = 3a, 1 x1/y1 = 1a, 1 x2/y2 = 2a");
    assert_eq!(seen(&table, Viewer::Seat(seat(1)), 0).mark(square("x1/y1")), Mark::Empty);
    go_on(&mut table, "1 x3/y3 = 3a");
    assert_eq!(seen(&table, Viewer::Seat(seat(1)), 0).mark(square("x5/y5")), Mark::Cross);
    check_log(&table, Viewer::Public, &["1 x2/y2 = 2a", "1 x3/y3 = 3a"]);
}

#[test]
fn r24_whoever_leaves_in_the_setup_is_not_waited_for() {
    for rules in ["basic", "advanced", "postal"] {
        // Before the mountains are rolled, in the middle of the setup, and as the last one who is waited for.
        let early = format!("{rules} seats 2, 1! leave, mountains 6 6 6 6 6 6");
        assert_eq!(waiting(&play(&early)), [0]);
        let middle = format!("{rules} seats 2, mountains 6 6 6 6 6 6, 1 skip y1, 1! leave");
        assert_eq!(waiting(&play(&middle)), [0]);
        assert_eq!(play(&format!("{middle}\n{}", setup_of(0))).state().turn(), Turn::Chance);
        check(&middle, "1 mine x6/y1", &not_your_turn(1));
        let mut last = play(&format!("{rules} seats 2, mountains 6 6 6 6 6 6\n{}", setup_of(0)));
        assert_eq!(waiting(&last), [1]);
        go_on(&mut last, "1! leave");
        assert_eq!(last.state().turn(), Turn::Chance);
        assert_eq!(who_sees(&last, 0), [true; 4]);
        // The half of a sheet scores: nothing.
        assert_eq!(last.state().score(seat(1)), 0);
    }
}

#[test]
fn r24_whoever_leaves_in_a_turn_is_not_waited_for() {
    let rolled = format!("{}, . roll 1 1", ready("basic", 3));
    let mut table = play(&format!("{rolled}, 1 x1/y1 = 1d, 1! leave"));
    assert_eq!(waiting(&table), [0, 2]);
    assert!(table.state().view(Viewer::Public).gone.contains(seat(1)));
    go_on(&mut table, "0! leave, 2 x1/y2 = 1a");
    assert_eq!(table.state().turn(), Turn::Chance);
    go_on(&mut table, ". roll 2 2");
    assert_eq!(waiting(&table), [2]);
    // A roll that waited for the leaver alone is over at once.
    let mut table = play(&format!("{rolled}, 1 x1/y1 = 1d, 2 x1/y1 = 1d"));
    assert_eq!(waiting(&table), [0]);
    go_on(&mut table, "0! leave");
    assert_eq!(table.state().turn(), Turn::Chance);
    assert_eq!(who_sees(&table, 1), [true; 4]);
    // Between two rolls somebody may leave too.
    go_on(&mut table, "1! leave, . roll 1 1");
    assert_eq!(waiting(&table), [2]);
    assert_eq!(say(&mut table, "1! leave"), rule(Refusal::Gone));
    assert_eq!(say(&mut table, "3! leave"), Err(Refused::NoSuchSeat { seat: seat(3), n_seats: 3 }));
    // A leave is open to all.
    check_log(&table, Viewer::Public, &["0! leave", "1! leave", ". roll 1 1"]);
}

#[test]
fn r24_by_post_whoever_leaves_in_a_round_is_not_waited_for() {
    let rolled = format!("{}, . roll 1 1, . roll 1 1, . roll 1 1", ready("postal", 2));
    let mut table = play(&format!("{rolled}, 0 x1/y1 = 1d, 0! leave, 1 x1/y1 = 1d, 1 x1/y2 = 1a"));
    assert_eq!(waiting(&table), [1]);
    assert_eq!(say(&mut table, "0! missing"), rule(Refusal::Gone));
    go_on(&mut table, "1 x1/y3 = 1a, . roll 1 1");
    // Between the rolls of a round, and as the last of all.
    go_on(&mut table, "1! leave");
    assert_eq!(table.state().turn(), Turn::Over);
    assert_eq!(table.state().scores().as_slice(), [2, 2]);
}

#[test]
fn r24_the_sheet_of_a_leaver_scores_as_it_stands() {
    // The curve in the corner connects stations 1 and 2: one point, and one for the square.
    let mut table = play(&format!("{}, . roll 1 1, 0 x1/y1 = 1d, 0! leave, 1 x1/y2 = 1a", ready("basic", 2)));
    assert_eq!(table.state().scores().as_slice(), [2, 0]);
    for turn in 2..=30 {
        go_on(&mut table, &format!(". roll {} 2", turn % 6 + 1));
        assert_eq!(waiting(&table), [1]);
        let first = actions(&table, 1)[0].clone();
        go_on(&mut table, &format!("1 {first}"));
    }
    assert_eq!(table.state().turn(), Turn::Over);
    assert_eq!(table.state().score(seat(0)), 2);
    assert_eq!(table.state().sheet(seat(0)).track().count(), 1);
}

#[test]
fn r24_when_the_last_player_leaves_the_game_is_over() {
    for rules in ["basic", "advanced", "postal"] {
        for lines in ["", ", mountains 6 6 6 6 6 6", ", mountains 6 6 6 6 6 6, 0 skip y1"] {
            let table = play(&format!("{rules} seats 2{lines}, 1! leave, 0! leave"));
            assert_eq!(table.state().turn(), Turn::Over);
            assert_eq!(table.state().scores().as_slice(), [0, 0]);
            let mut table = table;
            assert_eq!(say(&mut table, "0! leave"), Err(Refused::GameOver));
        }
    }
    let table = play(&format!("{}, . roll 1 1, 0 x1/y1 = 1d, 0! leave", ready("basic", 1)));
    assert_eq!(table.state().turn(), Turn::Over);
    assert_eq!(told(&Tally::of(table.state().sheet(seat(0)), RuleSet::Basic)), "1-2 1+1=2, total 2");
}

#[test]
fn r45_the_highest_score_wins_and_equal_scores_share_the_win() {
    let lines = format!("{}, . roll 1 1, 0 x1/y1 = 1d, 1 x1/y2 = 1a, 2 x1/y1 = 1d", ready("basic", 3));
    let table = play(&format!("{lines}, 0! leave, 1! leave, 2! leave"));
    // Seats 0 and 2 have connected stations 1 and 2 over one square, seat 1 has nothing: the first and last share.
    assert_eq!(table.state().scores().as_slice(), [2, 0, 2]);
    assert_eq!(table.state().places().as_slice(), [1, 3, 1]);
    assert!(table.redacted_text(Viewer::Public).expect("all is kept").ends_with("= 2 0 2\n"));
}
