//! The sentences about turns and overrides, R11 to R27, but for what the pieces join.

use crate::common::{
    self, RULES, actions, chances, check, go_on, not_your_turn, play, rule, say, seat, square, waiting,
};
use kernel::{Game as _, Refused, Seat, Turn};
use thirty::{Refusal, Roll, RuleSet};
use track::{Kind, Piece, Square};

/// Mountains in column 6 but for the top right corner, where the mine is: column 6 is full, row 6 is not.
const READY: &str = "basic seats 1, mountains 6 6 6 6 6 6, 0 skip y1, 0 mine x6/y1, 0 station 1 x0/y1,
    0 station 2 x1/y0, 0 station 3 x7/y1, 0 station 4 x1/y7, 0 bonus x4/y3";

/// The same setup for some seats.
fn ready(rules: &str, n_seats: usize) -> String {
    let mut lines = format!("{rules} seats {n_seats}, mountains 6 6 6 6 6 6");
    for n in 0..n_seats {
        lines = format!(
            "{lines}, {n} skip y1, {n} mine x6/y1, {n} station 1 x0/y1, {n} station 2 x1/y0, {n} station 3 x7/y1,
            {n} station 4 x1/y7, {n} bonus x4/y3"
        );
    }
    lines
}

fn roll(white: u8, colour: u8) -> Roll {
    Roll::new(white, colour).expect("a roll")
}

fn off_the_roll(white: u8, colour: u8, can_override: bool) -> common::Said {
    rule(Refusal::OffTheRoll { roll: roll(white, colour), can_override })
}

fn wrong_piece(die: u8, can_override: bool) -> common::Said {
    rule(Refusal::WrongPiece { colour: Kind::from_die(die).expect("a die"), can_override })
}

/// Plays a whole game with always the first legal action, and counts the rolls.
fn play_on(lines: &str) -> (kernel::Table<thirty::Thirty>, usize) {
    let (mut table, mut n_rolls) = (play(lines), 0);
    while table.state().turn() != Turn::Over {
        if table.state().turn() == Turn::Chance {
            n_rolls += 1;
            say(&mut table, &format!(". roll {} {}", n_rolls % 6 + 1, n_rolls % 5 + 1)).expect("a roll is due");
        } else {
            let n = waiting(&table)[0];
            let first = actions(&table, n)[0].clone();
            say(&mut table, &format!("{n} {first}")).expect("it is listed");
        }
    }
    (table, n_rolls)
}

#[test]
fn r11_the_game_has_thirty_turns_and_every_player_lays_one_piece_in_each() {
    for rules in ["basic", "advanced"] {
        for n_seats in [1, 2] {
            let (table, n_rolls) = play_on(&ready(rules, n_seats));
            assert_eq!(n_rolls, 30);
            for n in 0..n_seats {
                let sheet = table.state().sheet(seat(n));
                assert_eq!((sheet.n_turns(), sheet.free().len(), sheet.track().count()), (30, 0, 30));
            }
            let mut table = table;
            assert_eq!(say(&mut table, ". roll 1 1"), Err(Refused::GameOver));
            assert_eq!(say(&mut table, "0 x1/y1 = 1a"), Err(Refused::GameOver));
        }
    }
}

#[test]
fn r11_both_dice_are_rolled_and_then_one_piece_is_laid() {
    let all: Vec<_> = (1..=6).flat_map(|white| (1..=6).map(move |colour| format!("roll {white} {colour}"))).collect();
    assert_eq!(chances(&play(READY)), all);
    check(READY, "0 x1/y1 = 1a", &not_your_turn(0));
    let rolled = format!("{READY}, . roll 1 1");
    // The piece is a must: no second roll before it, and there is no way to pass.
    check(&rolled, ". roll 1 1", &Err(Refused::NoChanceDue));
    assert!(actions(&play(&rolled), 0).iter().all(|it| it.contains('=')));
    check(&rolled, "0 x1/y1 = 1a", &Ok(()));
    check(&format!("{rolled}, 0 x1/y1 = 1a"), "0 x1/y2 = 1a", &not_your_turn(0));
    check(&format!("{rolled}, 0 x1/y1 = 1a"), ". roll 6 6", &Ok(()));
}

#[test]
fn r12_the_piece_goes_on_an_empty_square_in_the_rolled_row_or_column() {
    let lines = format!("{READY}, . roll 4 2, 0 x3/y4 = 2a, . roll 4 2");
    for target in Square::all() {
        let is_taken = target.x() == 6 || target == square("x3/y4");
        let expected = match () {
            () if is_taken => rule(Refusal::NotEmpty { square: target }),
            () if target.x() == 4 || target.y() == 4 => Ok(()),
            () => off_the_roll(4, 2, true),
        };
        check(&lines, &format!("0 {target} = 2b"), &expected);
    }
    // The same in the other rule sets, where no override is offered.
    for rules in ["advanced", "postal"] {
        let rolls = if rules == "postal" { ". roll 4 2, . roll 1 1, . roll 1 1" } else { ". roll 4 2" };
        let lines = format!("{}, {rolls}", ready(rules, 1));
        check(&lines, "0 x4/y6 = 2b", &Ok(()));
        check(&lines, "0 x1/y4 = 2b", &Ok(()));
        check(&lines, "0 x3/y3 = 2b", &off_the_roll(4, 2, false));
        check(&lines, "0 x6/y4 = 2b", &rule(Refusal::NotEmpty { square: square("x6/y4") }));
    }
}

#[test]
fn r13_when_row_and_column_are_full_any_empty_square_may_be_chosen() {
    // Column 6 is full of mountains and the mine; row 6 has five empty squares and a mountain.
    let mut lines = READY.to_owned();
    for x in 1..=5 {
        lines += ", . roll 6 1";
        check(&lines, "0 x3/y3 = 1a", &off_the_roll(6, 1, true));
        check(&lines, &format!("0 x{x}/y6 = 1a"), &Ok(()));
        lines = format!("{lines}, 0 x{x}/y6 = 1a");
    }
    lines += ", . roll 6 1";
    check(&lines, "0 x3/y3 = 1a", &Ok(()));
    check(&lines, "0 x1/y1 = 1b", &Ok(()));
    check(&lines, "0 x3/y6 = 1a", &rule(Refusal::NotEmpty { square: square("x3/y6") }));
    check(&lines, "0 x6/y3 = 1a", &rule(Refusal::NotEmpty { square: square("x6/y3") }));
    check(&lines, "0 x3/y3 = 2a", &wrong_piece(1, true));
    // The white die was not in the way.
    check(&lines, "0 x3/y3 = 1a override white", &rule(Refusal::NeedlessOverride { die: "white" }));
    assert_eq!(actions(&play(&lines), 0).iter().filter(|it| it.ends_with("override white")).count(), 0);
}

#[test]
fn r13_a_cross_fills_a_square_too() {
    let advanced = READY.replace("basic", "advanced");
    let mut lines = advanced.clone();
    for x in 1..=4 {
        lines = format!("{lines}, . roll 6 1, 0 x{x}/y6 = 1a");
    }
    check(&format!("{lines}, . roll 6 1"), "0 x3/y3 = 1a", &off_the_roll(6, 1, false));
    lines += ", . roll 1 1, 0 shares 1-2 cross x5/y6, . roll 6 1";
    check(&lines, "0 x3/y3 = 1a", &Ok(()));
    check(&lines, "0 x5/y6 = 1a", &rule(Refusal::NotEmpty { square: square("x5/y6") }));
}

#[test]
fn r13_a_blocked_square_is_full_by_post_too() {
    let mut lines = ready("postal", 1);
    lines += ", . roll 6 1, . roll 6 1, . roll 6 1, 0 x1/y6 = 1a, 0 x2/y6 = 1a, 0 x3/y6 = 1a
        . roll 6 1, . roll 1 1, . roll 6 1, 0 x4/y6 = 1a";
    check(&format!("{lines}, 0 x1/y1 = 1a"), "0 x3/y3 = 1a", &off_the_roll(6, 1, false));
    check(&format!("{lines}, 0! missing, . blocked x5/y6"), "0 x3/y3 = 1a", &Ok(()));
}

#[test]
fn r14_the_coloured_die_says_which_piece_in_any_orientation() {
    let letters = ["abcd", "ab", "ab", "ab", "abcd", "abcdefgh"];
    for rules in RULES {
        for die in 1..=6_u8 {
            let more = ", . roll 1 1".repeat(usize::from(rules.rolls_per_step()) - 1);
            let lines = format!("{}, . roll 2 {die}{more}", ready(rules.name(), 1));
            for piece in Piece::all() {
                let (code_die, letter) = (piece.to_string()[..1].to_owned(), piece.to_string()[1..].to_owned());
                let fits = code_die == die.to_string() && letters[usize::from(die) - 1].contains(&letter);
                let expected = if fits { Ok(()) } else { wrong_piece(die, rules == RuleSet::Basic) };
                check(&lines, &format!("0 x2/y2 = {piece}"), &expected);
            }
        }
    }
    assert_eq!(letters.concat().len(), Piece::all().len());
    let names = ["curve", "straight", "double curve", "crossover", "Y junction", "junction"];
    assert_eq!(Kind::ALL.map(Kind::name), names);
    for wrong in ["x2/y2 = 1e", "x2/y2 = 2c", "x2/y2 = 3c", "x2/y2 = 4c", "x2/y2 = 5e", "x2/y2 = 6i", "x2/y2 = 7a"] {
        assert!(wrong.parse::<thirty::Action>().is_err(), "{wrong}");
    }
}

#[test]
fn r21_track_need_not_fit_and_may_lead_off_the_map_or_into_a_mountain() {
    // Up and off the map; beside it one that faces it with a bare side; two into mountains; one into the mine.
    let moves = ["x3/y1 = 2a", "x3/y2 = 2b", "x5/y3 = 2b", "x5/y6 = 2b", "x5/y1 = 2b", "x1/y3 = 2b"];
    for rules in RULES {
        let mut table = play(&ready(rules.name(), 1));
        for step in moves.chunks(rules.rolls_per_step().into()) {
            for line in step {
                go_on(&mut table, &format!(". roll {} 2", &line[1..2]));
            }
            for line in step {
                go_on(&mut table, &format!("0 {line}"));
            }
        }
        assert_eq!(table.state().sheet(Seat::FIRST).track().count(), 6);
    }
}

#[test]
fn r22_with_six_mountains_there_is_nothing_to_do_on_turn_thirty() {
    for rules in ["basic", "advanced"] {
        let six = ready(rules, 1).replace("skip y1", "skip none").replace("mine x6/y1", "mine x5/y1");
        let (table, n_rolls) = play_on(&six);
        let sheet = table.state().sheet(Seat::FIRST);
        assert_eq!((n_rolls, sheet.n_turns(), sheet.track().count(), sheet.free().len()), (30, 29, 29, 0));
        // With somebody else who left one mountain out, only that one is waited for.
        let two = ready(rules, 2).replace("0 skip y1, 0 mine x6/y1", "0 skip none, 0 mine x5/y1");
        let mut table = play(&two);
        for turn in 1..=29 {
            go_on(&mut table, &format!(". roll {} 1", turn % 6 + 1));
            assert_eq!(waiting(&table), [0, 1]);
            for n in [0, 1] {
                let first = actions(&table, n)[0].clone();
                go_on(&mut table, &format!("{n} {first}"));
            }
        }
        go_on(&mut table, ". roll 1 1");
        assert_eq!(waiting(&table), [1]);
        assert_eq!(say(&mut table.clone(), "0 x1/y1 = 1a"), not_your_turn(0));
        let last = actions(&table, 1)[0].clone();
        go_on(&mut table, &format!("1 {last}"));
        assert_eq!(table.state().turn(), Turn::Over);
    }
}

#[test]
fn r25_each_die_is_overridden_once_with_any_value() {
    let rolled = format!("{READY}, . roll 4 2");
    for target in Square::all().filter(|it| it.x() != 6 && it.x() != 4 && it.y() != 4) {
        check(&rolled, &format!("0 {target} = 2a override white"), &Ok(()));
    }
    for piece in Piece::all().filter(|it| it.kind() != Kind::Straight) {
        check(&rolled, &format!("0 x4/y4 = {piece} override colour"), &Ok(()));
    }
    let white = format!("{rolled}, 0 x3/y3 = 2a override white, . roll 4 2");
    check(&white, "0 x2/y2 = 2a override white", &rule(Refusal::OverrideSpent { die: "white" }));
    check(&white, "0 x2/y2 = 2a", &off_the_roll(4, 2, false));
    let colour = format!("{rolled}, 0 x4/y3 = 6d override colour, . roll 4 2");
    check(&colour, "0 x4/y4 = 1a override colour", &rule(Refusal::OverrideSpent { die: "coloured" }));
    check(&colour, "0 x4/y4 = 1a", &wrong_piece(2, false));
    // An override lets nobody build on a square that is not empty.
    let taken = rule(Refusal::NotEmpty { square: square("x3/y3") });
    check(&format!("{rolled}, 0 x3/y3 = 2a override white, . roll 4 2"), "0 x3/y3 = 1a override colour", &taken);
}

#[test]
fn r26_both_overrides_in_one_turn_or_each_in_its_own() {
    let rolled = format!("{READY}, . roll 4 2");
    check(&rolled, "0 x3/y3 = 6d override both", &Ok(()));
    let both = format!("{rolled}, 0 x3/y3 = 6d override both, . roll 4 2");
    check(&both, "0 x2/y2 = 2a override white", &rule(Refusal::OverrideSpent { die: "white" }));
    check(&both, "0 x4/y4 = 1a override colour", &rule(Refusal::OverrideSpent { die: "coloured" }));
    let white = format!("{rolled}, 0 x3/y3 = 2a override white, . roll 4 2");
    check(&white, "0 x4/y4 = 1a override colour", &Ok(()));
    check(&white, "0 x2/y2 = 1a override both", &rule(Refusal::OverrideSpent { die: "white" }));
    let colour = format!("{rolled}, 0 x4/y3 = 6d override colour, . roll 4 2");
    check(&colour, "0 x3/y3 = 2a override white", &Ok(()));
    check(&colour, "0 x3/y3 = 1a override both", &rule(Refusal::OverrideSpent { die: "coloured" }));
    let sheet = *play(&format!("{colour}, 0 x3/y3 = 2a override white")).state().sheet(Seat::FIRST);
    assert!(!sheet.can_override_white() && !sheet.can_override_colour());
}

#[test]
fn r27_an_override_is_written_and_a_needless_one_is_refused() {
    let rolled = format!("{READY}, . roll 4 2");
    check(&rolled, "0 x3/y3 = 2a", &off_the_roll(4, 2, true));
    check(&rolled, "0 x4/y4 = 1a", &wrong_piece(2, true));
    check(&rolled, "0 x4/y4 = 2a override white", &rule(Refusal::NeedlessOverride { die: "white" }));
    check(&rolled, "0 x4/y4 = 2a override colour", &rule(Refusal::NeedlessOverride { die: "coloured" }));
    check(&rolled, "0 x4/y4 = 2a override both", &rule(Refusal::NeedlessOverride { die: "white" }));
    check(&rolled, "0 x3/y3 = 2a override both", &rule(Refusal::NeedlessOverride { die: "coloured" }));
    check(&rolled, "0 x4/y4 = 1a override both", &rule(Refusal::NeedlessOverride { die: "white" }));
    // One override does not do for the other die.
    check(&rolled, "0 x3/y3 = 2a override colour", &off_the_roll(4, 2, true));
    check(&rolled, "0 x4/y4 = 1a override white", &wrong_piece(2, true));
    check(&rolled, "0 x3/y3 = 1a override white", &wrong_piece(2, true));
    // Nothing was spent by any of these.
    check(&rolled, "0 x3/y3 = 1a override both", &Ok(()));
}
