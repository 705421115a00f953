//! The sentences about the pile and the turns, R20 to R32.

use crate::common::{
    self, READY, actions, chances, check, check_score, play, read, rule, seat, square, squares, waiting,
};
use kernel::{Game as _, Refused, Table, Turn, Viewer};
use streetcar::{Draw, Mark, Refusal, Shape, Streetcar};
use track::SquareSet;

/// The weight of each shape in the next draw, in the order of the rules; the same for each side of the die.
#[track_caller]
fn weights(table: &Table<Streetcar>) -> [u32; 12] {
    let chances = chances(table);
    let weight = |shape: Shape, die: u32| {
        let text = format!("draw {shape} {die}");
        chances.iter().find(|it| it.0 == text).map_or(0, |it| it.1)
    };
    let res = Shape::ALL.map(|it| weight(it, 1));
    assert!((2..=6).all(|die| Shape::ALL.map(|it| weight(it, die)) == res), "the die does not ask the tile");
    res
}

#[test]
fn r20_every_tile_that_was_not_seen_is_as_likely_as_any_other() {
    // All 35 at first, though six lie face down: nobody has seen which.
    assert_eq!(weights(&play(READY)), [7, 7, 4, 4, 3, 2, 2, 2, 1, 1, 1, 1]);
    let lines = format!("{READY}, . draw R 4, 0 x4/y4 = Ra, . draw R 6, 0 x6/y6 = Rb, . draw X 1, 0 x1/y1 = Xa");
    assert_eq!(weights(&play(&lines)), [7, 7, 2, 4, 3, 2, 2, 2, 1, 0, 1, 1]);
    check(&lines, ". draw X 1", &Err(Refused::Impossible("draw X 1".to_owned())));
    let all = READY.replacen("seats 1", "tiles tiles-101 seats 1", 1);
    assert_eq!(weights(&play(&all)), [21, 20, 10, 10, 10, 6, 6, 6, 4, 4, 2, 2]);
}

#[test]
fn r20_in_the_end_six_tiles_are_left_that_nobody_has_seen() {
    // The last draw is from the tile in the pile and the five under the zones, which look alike from above.
    let mut lines = READY.to_owned();
    let mut squares = play(READY).state().board(seat(0)).free().into_iter();
    for shape in "S S S S S S S C C C C C C C R R R R L L L L Y Y Y D D W W".split(' ') {
        let square = squares.next().expect("an empty square");
        lines = format!("{lines}, . draw {shape} {}, 0 {square} = {shape}a", square.x());
    }
    let table = play(&lines);
    assert_eq!(weights(&table), [0, 0, 0, 0, 0, 0, 0, 2, 1, 1, 1, 1]);
    assert_eq!(table.state().view(Viewer::Public).unseen.total(), 6);
}

#[test]
fn r21_the_zone_that_was_taken_back_does_not_change_the_draws() {
    let one = play(READY);
    let other = play(&READY.replace("remove x3/y6", "remove x3/y3"));
    assert_eq!(weights(&one), weights(&other));
}

#[test]
fn r21_a_tile_that_is_laid_face_down_was_seen() {
    let table = play(&format!("{READY}, . draw O 4, 0 zone x4/y4"));
    assert_eq!(weights(&table), [7, 7, 4, 4, 3, 2, 2, 2, 0, 1, 1, 1]);
}

/// All thirty turns: straights for column 1, and so on, or zones.
fn thirty_turns(start: &str, shape: impl Fn(usize) -> &'static str) -> String {
    let mut lines = start.to_owned();
    let free = play(start).state().board(seat(0)).free();
    for (n, square) in free.into_iter().enumerate() {
        lines = format!("{lines}, . draw {} {}, 0 zone {square}", shape(n), square.x());
    }
    lines
}

#[test]
fn r22_the_game_has_thirty_turns_whatever_the_pile() {
    let few = "S S S S S S S C C C C C C C R R R R L L L L Y Y Y D D W W T";
    let few: Vec<_> = few.split(' ').collect();
    for (start, total) in [(READY.to_owned(), 35), (READY.replacen("seats 1", "tiles tiles-101 seats 1", 1), 101)] {
        let lines = thirty_turns(&start, |n| few[n]);
        let table = play(&lines);
        assert_eq!(table.state().turn(), Turn::Over);
        let view = table.state().view(Viewer::Public);
        assert_eq!((view.n_draws, view.unseen.total()), (30, total - 30));
        check(&lines, ". draw T 1", &Err(Refused::GameOver));
        let before = play(lines.rsplit_once(", . ").expect("a draw").0);
        assert_eq!(before.state().turn(), Turn::Chance, "after 29 turns it is not over");
    }
}

#[test]
fn r22_each_turn_has_one_tile_and_one_roll() {
    check(READY, ". zone x1/y1", &Err(Refused::Impossible("zone x1/y1".to_owned())));
    let drawn = format!("{READY}, . draw R 4");
    check(&drawn, ". draw R 4", &Err(Refused::NoChanceDue));
    // Another tile than the one that was drawn will not do.
    for tile in ["La", "Sa", "Xa"] {
        check(&drawn, &format!("0 x4/y4 = {tile}"), &rule(Refusal::WrongTile { drawn: Shape::Clockwise }));
    }
    check(&drawn, "0 x4/y4 = Rb", &Ok(()));
    let table = play(&format!("{drawn}, 0 x4/y4 = Rb"));
    assert_eq!(table.state().turn(), Turn::Chance);
}

#[test]
fn r23_the_tile_goes_in_the_row_or_the_column_of_the_roll() {
    // Zones x3/y1 to x3/y5 and the central station x2/y1 are not empty.
    let drawn = format!("{READY}, . draw O 4");
    let table = play(&drawn);
    let near = "x1/y4 x2/y4 x4/y4 x5/y4 x6/y4 x4/y1 x4/y2 x4/y3 x4/y5 x4/y6";
    let listed: Vec<_> = actions(&table, 0).into_iter().filter(|it| it.contains('=')).collect();
    let expected: Vec<_> = squares(near).into_iter().map(|it| format!("{it} = Oa")).collect();
    assert_eq!(listed, expected);
    let draw = Draw::new(Shape::Ring, 4).expect("a die");
    for text in ["x1/y1", "x5/y3", "x6/y6"] {
        let refusal = rule(Refusal::OffTheRoll { draw, example: square("x4/y1") });
        check(&drawn, &format!("0 {text} = Oa"), &refusal);
    }
    for text in ["x3/y4", "x3/y1", "x2/y1"] {
        let refusal = rule(Refusal::NotEmpty { square: square(text), example: square("x4/y1") });
        check(&drawn, &format!("0 {text} = Oa"), &refusal);
    }
}

#[test]
fn r24_in_any_orientation() {
    for (shape, letters) in [("S", "ab"), ("C", "abcd"), ("R", "abcd"), ("W", "abcd"), ("O", "a"), ("Z", "ab")] {
        let table = play(&format!("{READY}, . draw {shape} 6"));
        let here: Vec<_> = actions(&table, 0).into_iter().filter(|it| it.starts_with("x6/y6")).collect();
        let expected: Vec<_> = letters.chars().map(|it| format!("x6/y6 = {shape}{it}")).collect();
        assert_eq!(here, expected);
    }
}

/// Row and column 3 are full: five zones, and the six empty squares x3/y6, x1/y3, x2/y3, x4/y3, x5/y3 and x6/y3 filled.
fn full_lines() -> String {
    let turns = ["x3/y6", "x1/y3", "x2/y3", "x4/y3", "x5/y3", "x6/y3"];
    turns.iter().fold(READY.to_owned(), |lines, it| format!("{lines}, . draw S 3, 0 {it} = Sa"))
}

#[test]
fn r25_if_row_and_column_are_full_any_empty_square_will_do() {
    let table = play(&format!("{}, . draw O 3", full_lines()));
    let free = table.state().board(seat(0)).free();
    assert_eq!(free.len(), 24);
    let listed: Vec<_> = actions(&table, 0).into_iter().filter(|it| it.contains('=')).collect();
    assert_eq!(listed, free.into_iter().map(|it| format!("{it} = Oa")).collect::<Vec<_>>());
    // One square earlier it is the last one of the lines that must be taken.
    let lines = full_lines();
    let earlier = format!("{}, . draw O 3", lines.rsplit_once(", . ").expect("a draw").0);
    let listed: Vec<_> = actions(&play(&earlier), 0).into_iter().filter(|it| it.contains('=')).collect();
    assert_eq!(listed, ["x6/y3 = Oa"]);
}

#[test]
fn r25_zones_and_the_central_station_fill_their_squares() {
    // Row and column 2: the central station x2/y1, the zone x3/y2, and nine squares that are filled face down.
    let nine = ["x1/y2", "x2/y2", "x4/y2", "x5/y2", "x6/y2", "x2/y3", "x2/y4", "x2/y5", "x2/y6"];
    let lines = nine.iter().fold(READY.to_owned(), |lines, it| {
        let shape = if it.starts_with("x2") { "S" } else { "C" };
        format!("{lines}, . draw {shape} 5, 0 zone {it}")
    });
    check(&format!("{lines}, . draw O 2"), "0 x6/y6 = Oa", &Ok(()));
}

#[test]
fn r26_the_tile_may_be_laid_face_down_on_any_empty_square() {
    let drawn = format!("{READY}, . draw O 4");
    let table = play(&drawn);
    let zones: Vec<_> = actions(&table, 0).into_iter().filter(|it| it.starts_with("zone")).collect();
    assert_eq!(zones.len(), 30);
    let free = table.state().board(seat(0)).free();
    assert_eq!(zones, free.into_iter().map(|it| format!("zone {it}")).collect::<Vec<_>>());
    // Even in front of a station, which is the rule of the setup only.
    check(&drawn, "0 zone x1/y4", &Ok(()));
    check(&drawn, "0 zone x6/y6", &Ok(()));
    let refusal = rule(Refusal::NotEmpty { square: square("x3/y4"), example: square("x4/y1") });
    check(&drawn, "0 zone x3/y4", &refusal);
}

#[test]
fn r27_a_zone_scores_nothing() {
    let few = "S S S S S S S C C C C C C C R R R R L L L L Y Y Y D D W W T";
    let few: Vec<_> = few.split(' ').collect();
    let table = play(&thirty_turns(READY, |n| few[n]));
    let board = table.state().board(seat(0));
    assert_eq!((board.zones().len(), board.track().count()), (35, 0));
    assert_eq!(table.state().score(seat(0)), 0);
}

#[test]
fn r28_track_need_not_fit_and_may_lead_anywhere() {
    // Off the board at the corner, into the zone x3/y1, against a straight, and to a dead end in the middle.
    let table = play(&format!(
        "{READY}, . draw C 1, 0 x1/y1 = Cd, . draw S 1, 0 x4/y1 = Sb, . draw S 1, 0 x5/y1 = Sa, . draw R 5, 0 x5/y5 = Rd"
    ));
    assert_eq!(table.state().board(seat(0)).track().count(), 4);
    // Every orientation of every shape is legal on every empty square of the rolled lines, whatever lies beside it.
    for (shape, n_ways) in [("S", 2), ("W", 4), ("D", 2)] {
        let mut next = table.clone();
        common::go_on(&mut next, &format!(". draw {shape} 5"));
        let placed = actions(&next, 0).into_iter().filter(|it| it.contains('=')).count();
        // Row 5: x1, x2, x4, x6; column 5: y2, y3, y4, y6.
        assert_eq!(placed, 8 * n_ways);
    }
}

#[test]
fn r29_nothing_is_laid_on_a_zone_and_no_streetcar_passes_it() {
    let lines = format!("{READY}, . draw S 4, 0 zone x4/y4, . draw S 4");
    let refusal = rule(Refusal::NotEmpty { square: square("x4/y4"), example: square("x4/y1") });
    check(&lines, "0 x4/y4 = Sa", &refusal);
    check(&lines, "0 zone x4/y4", &refusal);
    let row = |tile: &str| {
        "     .  .  .  .  .  .
        1   Sb Sb Sb @@ Sb Sb  2
        .   .. .. .. .. .. ..  .
        .   .. .. .. .. .. ..  .
        .   .. .. .. .. .. ..  .
        .   .. .. .. .. .. ..  .
        .   .. .. .. .. .. ..  .
             .  .  .  .  .  .     "
            .replace("@@", tile)
    };
    check_score(&row("Sb"), "1-2 3+6=9, total 9");
    check_score(&row("##"), "total 0");
}

#[test]
fn r30_thirty_squares_are_empty_after_the_setup_and_none_in_the_end() {
    let table = play(&format!("{READY}, . draw S 2"));
    let board = table.state().board(seat(0));
    assert_eq!((board.free().len(), board.mark(square("x2/y1"))), (36 - 5 - 1, Mark::Central));
    let refusal = rule(Refusal::NotEmpty { square: square("x2/y1"), example: square("x1/y2") });
    for line in ["0 x2/y1 = Sa", "0 zone x2/y1"] {
        check(&format!("{READY}, . draw S 2"), line, &refusal);
    }
    let few = "S S S S S S S C C C C C C C R R R R L L L L Y Y Y D D W W T";
    let few: Vec<_> = few.split(' ').collect();
    let table = play(&thirty_turns(READY, |n| few[n]));
    assert_eq!(table.state().board(seat(0)).free(), SquareSet::EMPTY);
}

const TWO_READY: &str =
    "seats 2, 0 stations x0/y4 x2/y7 x7/y5 x4/y0, 1 stations x0/y4 x2/y7 x7/y5 x4/y0, zones 3 3 3 3 3 3,
    0 remove x3/y6, 0 central x2/y1, 1 remove x3/y6, 1 central x2/y1";

#[test]
fn r31_decisions_are_shown_when_all_are_in() {
    let sees = |table: &Table<Streetcar>, viewer: usize, owner: usize| {
        let view = table.state().view(Viewer::Seat(seat(viewer)));
        view.boards[seat(owner)] == *table.state().board(seat(owner))
    };
    // The stations,
    let table = play("seats 2, 0 stations x0/y4 x2/y7 x7/y5 x4/y0, 1 station 1 x0/y3");
    assert!(sees(&table, 0, 0) && sees(&table, 1, 1) && !sees(&table, 1, 0) && !sees(&table, 0, 1));
    let table = play("seats 2, 0 stations x0/y4 x2/y7 x7/y5 x4/y0, 1 stations x0/y4 x2/y7 x7/y5 x4/y0");
    assert!(sees(&table, 0, 1) && sees(&table, 1, 0));
    // the zone that goes back and the central station,
    let table = play(TWO_READY.rsplit_once(", 1 remove").expect("a line").0);
    assert!(sees(&table, 0, 1) && !sees(&table, 1, 0));
    assert_eq!(waiting(&table), [1]);
    // and the tiles.
    let table = play(&format!("{TWO_READY}, . draw S 4, 1 x4/y4 = Sa"));
    assert!(sees(&table, 1, 1) && !sees(&table, 0, 1));
    let hidden = table.redacted_text(Viewer::Seat(seat(0))).expect("all is kept");
    assert!(hidden.ends_with(". draw S 4\n"), "{hidden}");
    let table = play(&format!("{TWO_READY}, . draw S 4, 1 x4/y4 = Sa, 0 zone x1/y1"));
    assert!(sees(&table, 0, 1) && sees(&table, 1, 0));
    assert!(table.redacted_text(Viewer::Public).expect("all is kept").ends_with("1 x4/y4 = Sa\n0 zone x1/y1\n"));
}

#[test]
fn r31_alone_there_is_nothing_to_hide() {
    let table = play("seats 1, 0 station 1 x0/y4");
    assert_eq!(table.state().view(Viewer::Public).boards[seat(0)], *table.state().board(seat(0)));
}

#[test]
fn r32_who_leaves_does_not_hold_up_the_others() {
    // During the stations, the choices and a turn.
    let table = play("seats 2, 0 stations x0/y4 x2/y7 x7/y5 x4/y0, 1! leave");
    assert_eq!(table.state().turn(), Turn::Chance);
    let table = play(&format!("{}, 1! leave", TWO_READY.rsplit_once(", 1 remove").expect("a line").0));
    assert_eq!(table.state().turn(), Turn::Chance);
    let lines = format!("{TWO_READY}, . draw S 4, 0 x4/y4 = Sa, 1! leave, . draw S 4");
    assert_eq!(waiting(&play(&lines)), [0]);
    check(&lines, "1 x4/y4 = Sa", &Err(Refused::NotYourTurn { seat: seat(1) }));
    check(&lines, "1! leave", &rule(Refusal::Gone));
    // Between the decisions too.
    assert_eq!(waiting(&play(&format!("{TWO_READY}, 0! leave, . draw S 4"))), [1]);
    let early =
        "seats 2, 0 stations x0/y4 x2/y7 x7/y5 x4/y0, 1 stations x0/y4 x2/y7 x7/y5 x4/y0, . zone x3/y1, 1! leave";
    let table = play(&format!("{early}, . zone x3/y2"));
    assert_eq!(table.state().board(seat(1)).zones(), squares("x3/y1"), "the board stays as it is");
}

#[test]
fn r32_the_board_of_who_left_scores_as_it_stands() {
    // The central station x1/y4 lies beside station 1 and beside the zone x1/y3.
    let lines = "seats 2, 0 stations x0/y4 x2/y7 x7/y5 x4/y0, 1 stations x0/y4 x2/y7 x7/y5 x4/y0, zones 3 3 1 3 3 3,
        0 remove x3/y6, 0 central x1/y4, 1 remove x3/y6, 1 central x2/y1, 0! leave";
    let table = play(lines);
    assert_eq!(table.state().scores().as_slice(), [2, 0]);
    let table = play(&format!("{lines}, 1! leave"));
    assert_eq!(table.state().turn(), Turn::Over, "nobody is left");
    assert_eq!(table.state().scores().as_slice(), [2, 0]);
    assert_eq!(read::<streetcar::Ruling>("Leave").to_string(), "leave");
}
