//! What a table takes, refuses, takes back and tells.

use kernel::{Event, Game, Lot, Refused, Scratch, Seat, Table, Turn, Unfair, Veil, Viewer, draw, perft, playout};

use crate::toy::{Cell, Draw, Quick, Refusal, Row, Ruling, Sidings, dice, seat, seats, table};

/// Two seats with goals a and b; row 2 was rolled and nobody has marked.
const START: &str = "sidings 1 2\n. goal a\n. goal b\n. row 2\n";

/// The last round of one seat, which has not marked yet.
const LAST: &str = "sidings 1 1\n. goal a\n. row 1\n0 a1\n. row 2\n0 a2\n. row 3\n";

/// Lets a line of a record happen at `table` by the door that is meant for it.
fn happen(table: &mut Table<Sidings>, line: &str) -> Result<(), Refused<Refusal>> {
    let (who, what) = line.split_once(' ').expect("who and what");
    match who.strip_suffix('!') {
        Some(who) => table.rule(seat(who.parse().expect("a seat")), what.parse().expect("a ruling")),
        None if who == "." => table.happen(what.parse().expect("a chance")),
        None => table.act(seat(who.parse().expect("a seat")), what.parse().expect("an action")),
    }
}

/// Plays `record`, lets `line` happen, and compares the answer; a refused line must leave no trace.
#[track_caller]
fn check(record: &str, line: &str, expected: &str) {
    let before = table::<Sidings>(record);
    let mut after = before.clone();
    match happen(&mut after, line) {
        Ok(()) => {
            assert_eq!(expected, "ok");
            assert_eq!(after.log().len(), before.log().len() + 1);
            assert_eq!(after.log().last().map(ToString::to_string).as_deref(), Some(line));
            assert_eq!(after.at(before.log().len()).expect("all is kept"), before);
        }
        Err(reason) => {
            assert_eq!(reason.to_string(), expected);
            assert_eq!(after, before, "a refused event changes nothing");
        }
    }
}

#[test]
fn actions_are_taken_or_refused() {
    check(START, "0 a2", "ok");
    check(START, "1 c2", "ok");
    check(START, "0 a1", "the cell must lie in row 2");
    check(START, "2 a2", "there is no seat 2: seats are 0 to 1");
    check(START, "1023 a2", "there is no seat 1023: seats are 0 to 1");
    check(&format!("{START}0 a2\n"), "0 b2", "it is not the turn of seat 0");
    check(&format!("{START}0 a2\n"), "1 a2", "ok");
    check(&format!("{START}0 a2\n1 a2\n"), "0 b2", "it is not the turn of seat 0");
    check(&format!("{START}0 a2\n1 a2\n"), "2 b2", "there is no seat 2: seats are 0 to 1");
    check(&format!("{START}0 a2\n1 a2\n. row 2\n"), "0 a2", "the cell is already marked");
    check(&format!("{START}0 a2\n1 b2\n. row 2\n"), "1 a2", "ok");
    check(&format!("{LAST}0 a3\n"), "0 b3", "the game is over");
    check(&format!("{LAST}0 a3\n"), "7 b3", "the game is over");
}

#[test]
fn chances_are_taken_or_refused() {
    check("sidings 1 1\n", ". goal c", "ok");
    check("sidings 1 1\n", ". row 1", "`row 1` cannot come up now");
    check("sidings 1 2\n. goal a\n", ". row 1", "`row 1` cannot come up now");
    check("sidings 1 1\n. goal a\n", ". goal b", "`goal b` cannot come up now");
    check("sidings 1 1\n", "0 a1", "it is not the turn of seat 0");
    check(START, ". row 1", "no die is rolled and nothing is drawn now");
    check(&format!("{LAST}0 a3\n"), ". row 1", "the game is over");
}

#[test]
fn rulings_are_taken_or_refused() {
    // The referee may decide for any seat, whoever is waited for, even while a die is due.
    check(START, "1! leave", "ok");
    check("sidings 1 2\n", "1! leave", "ok");
    check(&format!("{START}1 a2\n"), "1! fine 2", "ok");
    check(START, "2! leave", "there is no seat 2: seats are 0 to 1");
    check("sidings 1 2\n", "2! leave", "there is no seat 2: seats are 0 to 1");
    check(&format!("{START}1! leave\n"), "1! leave", "the seat has left the game");
    check(&format!("{START}1! leave\n"), "1 a2", "it is not the turn of seat 1");
    check(&format!("{START}1! fine 1\n"), "1! fine 1", "a seat is fined once, by 1 or 2 points");
    check(&format!("{LAST}0 a3\n"), "0! fine 1", "the game is over");
    check("sidings 1 1\n0! leave\n", "0! leave", "the game is over");
}

#[test]
fn refusals_are_values_too() {
    let mut table = table::<Sidings>(START);
    let a1: Cell = "a1".parse().expect("a cell");
    let row = Row::all().nth(1).expect("row 2");
    assert_eq!(table.act(seat(0), a1), Err(Refused::Rule(Refusal::WrongRow(row))));
    assert_eq!(table.act(seat(5), a1), Err(Refused::NoSuchSeat { seat: seat(5), n_seats: 2 }));
    assert_eq!(table.happen(Draw::Row(row)), Err(Refused::NoChanceDue));
    table.rule(seat(0), Ruling::Leave).expect("a ruling");
    assert_eq!(table.act(seat(0), a1), Err(Refused::NotYourTurn { seat: seat(0) }));
    table.rule(seat(1), Ruling::Leave).expect("a ruling");
    assert_eq!(table.rule(seat(1), Ruling::Leave), Err(Refused::GameOver));
}

/// Plays `record`, takes back as `seat`, and compares: the event that was taken back, or why none was.
#[track_caller]
fn check_undo(record: &str, index: usize, expected: Result<&str, Unfair>) {
    let before = table::<Sidings>(record);
    let mut after = before.clone();
    let res = after.undo(seat(index));
    assert_eq!(res.map(|it| it.to_string()), expected.map(str::to_owned));
    let n_left = before.log().len() - usize::from(res.is_ok());
    assert_eq!(
        after,
        before.at(n_left).expect("all is kept"),
        "exactly the position before, and nothing after a refusal"
    );
    if let Ok(Event::Act { seat, action }) = res {
        after.act(seat, action).expect("what was taken back can be done again");
        assert_eq!(after, before);
    }
}

#[test]
fn a_move_is_taken_back_as_long_as_it_is_fair() {
    check_undo(&format!("{START}0 a2\n"), 0, Ok("0 a2"));
    check_undo(&format!("{START}1 c2\n"), 1, Ok("1 c2"));
    check_undo(&format!("{START}0! fine 1\n1 c2\n"), 1, Ok("1 c2"));
    check_undo(&format!("{START}0 a2\n1 a2\n. row 1\n1 b1\n"), 1, Ok("1 b1"));

    check_undo("sidings 1 2\n", 0, Err(Unfair::Nothing));
    check_undo(START, 0, Err(Unfair::Nothing));
    check_undo(&format!("{START}0 a2\n1 a2\n. row 1\n"), 1, Err(Unfair::Rolled));
    check_undo(&format!("{START}0 a2\n1! fine 1\n"), 0, Err(Unfair::Ruled));
    check_undo(&format!("{START}0 a2\n1 a2\n. row 1\n1 b1\n"), 0, Err(Unfair::Moved { seat: seat(1) }));
    check_undo(&format!("{START}0 a2\n1 a2\n"), 1, Err(Unfair::Revealed));
    check_undo(&format!("{START}0 a2\n1 a2\n"), 0, Err(Unfair::Moved { seat: seat(1) }));
    check_undo(&format!("{LAST}0 a3\n"), 0, Err(Unfair::Over));
    check_undo("sidings 1 1\n0! leave\n", 0, Err(Unfair::Over));
}

#[test]
fn hidden_moves_are_taken_back_in_any_order_in_the_middle_of_a_step() {
    let start = table::<Sidings>("sidings 1 3\n. goal a\n. goal b\n. goal c\n. row 3\n");
    let mut played = start.clone();
    happen(&mut played, "2 a3").expect("legal");
    let one = played.clone();
    happen(&mut played, "0 b3").expect("legal");
    let mut other = played.clone();
    other.undo(seat(2)).expect("nobody has seen it");
    let mut alone = start.clone();
    happen(&mut alone, "0 b3").expect("legal");
    assert_eq!(other, alone, "as if it had never been");
    happen(&mut other, "2 c3").expect("legal");
    assert_eq!(other.undo(seat(1)), Err(Unfair::Moved { seat: seat(2) }), "nothing of one's own");
    played.undo(seat(0)).expect("fair");
    assert_eq!(played, one);
    played.undo(seat(2)).expect("fair");
    assert_eq!(played, start);
    assert_eq!(played.undo(seat(2)), Err(Unfair::Nothing));
}

/// A table of so many seats in its first round, where `n_marked` of them have marked.
fn crowd(n_seats: usize, n_marked: usize) -> Table<Sidings> {
    let mut table = Table::<Sidings>::new(seats(n_seats));
    table.settle_with(&mut |_| 0);
    for it in Seat::first(n_marked) {
        table.act(it, "b1".parse().expect("a cell")).expect("legal");
    }
    table
}

#[test]
fn taking_back_is_exact_around_every_copy_of_the_position() {
    for n_marked in 1..140 {
        let (mut played, before) = (crowd(150, n_marked), crowd(150, n_marked - 1));
        played.undo(seat(n_marked - 1)).expect("fair");
        assert_eq!(played, before);
        played.act(seat(n_marked - 1), "b1".parse().expect("a cell")).expect("legal");
        assert_eq!(played, crowd(150, n_marked));
    }
}

#[test]
fn equal_scores_share_a_place_and_the_win_but_only_at_the_end() {
    let played = "sidings 1 4\n. goal a\n. goal b\n. goal c\n. goal a\n. row 2\n0 a2\n1 b2\n2 a2\n3 b2\n3! fine 1\n";
    let going = table::<Sidings>(played);
    assert_eq!(going.state().scores().as_slice(), [1, 1, 0, -1]);
    assert_eq!(going.state().places().as_slice(), [1, 1, 3, 4]);
    assert!(going.state().winners().is_empty(), "nobody has won a game that goes on");
    let over = table::<Sidings>(&format!("{played}0! leave\n1! leave\n2! leave\n3! leave\n"));
    let winners: Vec<_> = over.state().winners().iter().map(Seat::index).collect();
    assert_eq!((winners, over.state().places().as_slice()), (vec![0, 1], &[1, 1, 3, 4][..]));
}

#[test]
fn many_moves_are_taken_back_but_not_all_of_a_crowd() {
    // 300 goals, a row and 250 marks: 551 events. Copies are kept at 448 and 512, so 103 events can be taken back.
    let mut played = crowd(300, 250);
    let (n_back, reason) =
        (0..250).find_map(|n| played.undo(seat(249 - n)).err().map(|reason| (n, reason))).expect("it ends");
    assert_eq!((n_back, reason), (103, Unfair::LongAgo));
    assert_eq!(played, crowd(300, 147), "a refusal changes nothing");
    // It goes on from there.
    played.act(seat(147), "b1".parse().expect("a cell")).expect("legal");
    assert_eq!(played, crowd(300, 148));
    played.undo(seat(147)).expect("fair");
    assert_eq!(played.undo(seat(146)), Err(Unfair::LongAgo));
}

#[test]
fn unfairness_is_told_in_a_sentence() {
    for (reason, expected) in [
        (Unfair::Nothing, "there is nothing to take back"),
        (Unfair::Over, "the game is over, nothing can be taken back"),
        (Unfair::Rolled, "the next roll or card has been seen, so the move before it stands"),
        (Unfair::Ruled, "the game master has decided since, so the move before it stands"),
        (Unfair::Moved { seat: seat(3) }, "seat 3 has moved since"),
        (Unfair::Revealed, "all moves of the turn have been shown, so they stand"),
        (Unfair::LongAgo, "that is too many moves ago to be taken back"),
    ] {
        assert_eq!(reason.to_string(), expected);
    }
}

#[test]
fn every_moment_of_a_game_can_be_looked_at() {
    let whole = table::<Sidings>(&format!("{LAST}0 a3\n"));
    let mut grown = Table::<Sidings>::new(seats(1));
    for (n, event) in whole.log().iter().enumerate() {
        assert_eq!(whole.at(n).expect("all is kept"), grown);
        happen(&mut grown, &event.to_string()).expect("legal");
    }
    assert_eq!((whole.at(7), whole.at(8), whole.at(usize::MAX)), (Some(grown), None, None));
    assert_eq!((whole.first_event(), whole.n_events()), (0, 7));
    assert_eq!(whole.state().scores().as_slice(), [3]);
    assert_eq!(whole.setup(), &seats(1));
}

#[test]
fn settling_rolls_until_somebody_must_act() {
    let dice = dice("2a", "club-7");
    let mut settled = Table::<Sidings>::new(seats(2));
    assert_eq!(settled.lot(), Some(Lot { number: 0, seat: None }));
    settled.settle(&dice);
    assert_eq!(settled.log().len(), 3, "two goals and a row");
    assert!(matches!(settled.state().turn(), Turn::Seats(waiting) if waiting.len() == 2));
    assert_eq!(settled.lot(), None);
    let before = settled.clone();
    settled.settle(&dice);
    assert_eq!(settled, before, "nothing is due");

    // Each roll is that of its lot: the same as drawing from the list of outcomes by hand.
    let mut by_hand = Table::<Sidings>::new(seats(2));
    while let Some(lot) = by_hand.lot() {
        let mut outcomes = Vec::new();
        by_hand.state().chances(&mut outcomes);
        by_hand.happen(draw(&outcomes, &mut dice.lot(lot))).expect("possible");
    }
    assert_eq!(by_hand, settled);
    // An undone game rolls the same again.
    let mut again = settled.at(1).expect("all is kept");
    assert_eq!(again.lot(), Some(Lot { number: 1, seat: None }));
    again.settle(&dice);
    assert_eq!(again, settled);
}

#[test]
fn a_game_may_name_its_lots_itself() {
    let mut table = Table::<Quick>::new(seats(2));
    assert_eq!(table.lot(), Some(Lot { number: 0, seat: Some(seat(0)) }));
    table.happen("goal a".parse().expect("a goal")).expect("possible");
    assert_eq!(table.lot().map(|it| it.to_string()).as_deref(), Some("0 seat 1"));
    table.happen("goal a".parse().expect("a goal")).expect("possible");
    assert_eq!(table.lot().map(|it| it.to_string()).as_deref(), Some("1"));
}

#[test]
fn settling_takes_any_luck() {
    let mut table = Table::<Sidings>::new(seats(2));
    table.settle_with(&mut |n| n - 1);
    let log: Vec<_> = table.log().iter().map(ToString::to_string).collect();
    assert_eq!(log, [". goal c", ". goal c", ". row 3"]);
}

#[track_caller]
fn check_text(record: &str, viewer: Viewer, expected: &str) {
    assert_eq!(table::<Sidings>(record).redacted_text(viewer).expect("all is kept"), expected, "{viewer:?}");
}

#[test]
fn every_viewer_reads_a_record_of_its_own() {
    let played = format!("{START}0 a2\n1 a2\n1! fine 2\n. row 3\n0 b3\n");
    let row = ". row 2\n0 a2\n1 a2\n";
    check_text(&played, Viewer::Referee, &played);
    let zero = format!("sidings 1 2\n. goal a\n{row}. row 3\n0 b3\n");
    check_text(&played, Viewer::Seat(seat(0)), &zero);
    let one = format!("sidings 1 2\n. goal b\n{row}1! fine 2\n. row 3\n");
    check_text(&played, Viewer::Seat(seat(1)), &one);
    let public = format!("sidings 1 2\n{row}. row 3\n");
    check_text(&played, Viewer::Public, &public);

    // Who leaves is told at once, and the end tells everything, with the scores.
    let ended = format!("{played}0! leave\n1! leave\n");
    for viewer in [Viewer::Public, Viewer::Referee, Viewer::Seat(seat(0)), Viewer::Seat(seat(1))] {
        check_text(&ended, viewer, &format!("{ended}= 1 -2\n"));
    }
}

#[test]
fn veils_lift_with_the_step_and_with_the_game() {
    let played = table::<Sidings>(&format!("{START}0 a2\n1 a2\n"));
    let open = |n: usize| {
        let then = played.at(n).expect("all is kept");
        (0..n).map(|it| then.is_open(it, Viewer::Public)).collect::<Vec<_>>()
    };
    assert_eq!(open(4), [false, false, true, false]);
    assert_eq!(open(5), [false, false, true, true, true]);
    assert!(!played.is_open(5, Viewer::Referee), "there is no such event");
    let goals = [seat(0), seat(1)].map(|it| Some((Veil::Game(it), 0)));
    let marks = [seat(0), seat(1)].map(|it| Some((Veil::Step(it), 0)));
    let expected = [goals[0], goals[1], Some((Veil::None, 0)), marks[0], marks[1], None];
    assert_eq!([0, 1, 2, 3, 4, 5].map(|it| played.veil(it)), expected);
    assert_eq!(played.state().step(), 1);
}

/// One seat. A goal: 3. A row: 3 outcomes, whatever their weights. A mark: 3, so 27 ways to a marked cell.
/// Round two has 2 free cells in the same row and 3 in each of the other two: 8 marks, times 27.
/// Round three, after the same row twice: 1 + 3 + 3; after two different rows: 2 + 2 + 3. Both are 7, times 216.
/// Then the game is over and nothing follows.
#[test]
fn one_seat_has_as_many_games_as_counted_by_hand() {
    let counts = [1, 3, 3 * 3, 27, 27 * 3, 27 * 8, 216 * 3, 216 * 7, 0, 0];
    for (depth, expected) in (0..).zip(counts) {
        assert_eq!(perft(&Sidings::new(&seats(1)), depth), expected, "depth {depth}");
    }
}

/// Two seats. Goals: 3 and 3. A row: 3. Either seat marks first: 2 × 3 ways; then the other: 3.
/// So 27 × 18 = 486 ways into round two, where both sheets have one mark, in the same row.
/// There the first mark is one of 2 × 2 in that row and one of 2 × 3 in each other row: 4 + 6 + 6 = 16;
/// and both marks are 4 × 2 + 6 × 3 + 6 × 3 = 44.
#[test]
fn two_seats_have_as_many_games_as_counted_by_hand() {
    let counts = [1, 3, 9, 27, 27 * 6, 27 * 18, 486 * 3, 486 * 16, 486 * 44];
    for (depth, expected) in (0..).zip(counts) {
        assert_eq!(perft(&Quick::new(&seats(2)), depth), expected, "depth {depth}");
    }
}

#[test]
fn a_playout_tells_how_many_events_it_was() {
    let mut scratch = Scratch::default();
    for n_seats in [1, 2, 4, 100, Seat::MAX] {
        let mut game = Sidings::new(&seats(n_seats));
        let n_events = playout(&mut game, &mut fastrand::Rng::with_seed(3), &mut scratch);
        assert_eq!(n_events, n_seats + 3 * (1 + n_seats), "a goal each, and three rounds of a row and a mark each");
        assert_eq!(game.turn(), Turn::Over);
        assert_eq!(playout(&mut game, &mut |_| 0, &mut scratch), 0, "it is over already");
        assert_eq!(game.view(Viewer::Public), game.view(Viewer::Referee), "the end tells everything");
    }
}

#[test]
fn quick_doors_lead_to_the_same_game() {
    let (mut slow, mut quick) = (Table::<Sidings>::new(seats(3)), Table::<Quick>::new(seats(3)));
    let (mut luck, mut twin) = (fastrand::Rng::with_seed(9), fastrand::Rng::with_seed(9));
    loop {
        slow.settle_with(&mut luck);
        quick.settle_with(&mut twin);
        assert_eq!(slow.log(), quick.log());
        let Turn::Seats(waiting) = slow.state().turn() else { break };
        let seat = waiting.lowest().expect("somebody");
        let action = slow.state().pick(seat, &mut luck, &mut Vec::new());
        assert_eq!(action, quick.state().pick(seat, &mut twin, &mut Vec::new()));
        slow.act(seat, action).expect("legal");
        quick.act(seat, action).expect("legal");
    }
    assert_eq!(slow.state().scores(), quick.state().scores());
}
