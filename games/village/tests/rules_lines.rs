//! The sentences about completing and resolving lines, R47, R50, R51, R68, R70, R71, R73 and R74.

use crate::common::{Cards, Play, line, read, rule, seat};
use kernel::{Event, Game as _, Veil, Viewer};
use village::{Chance, LineSet, Refusal, Stage, TerminusCard};

fn lines(names: &str) -> LineSet {
    names.split_whitespace().map(line).collect()
}

/// How many cards a seat has in hand.
fn n_hand(play: &Play, index: usize) -> usize {
    play.table.state().view(Viewer::Public).players[seat(index)].n_hand
}

/// Plays the spaces of a list, one in each turn of the first seat, while the other does the simplest thing.
#[track_caller]
fn lay(play: &mut Play, spaces: &str) {
    for space in spaces.split_whitespace() {
        play.idle_until(0);
        play.go(&format!("0 take 1, 0 {space}"));
    }
}

#[test]
fn r47_a_line_is_completed_when_track_runs_from_its_border_piece_to_an_edge_without_a_gap() {
    let mut play = Play::new("A B", Cards::plain().content());
    // The third row from both ends: with the gap in the middle nothing is completed.
    lay(&mut play, "r3c1 r2c1 r1c1 r1c2 r1c3");
    assert_eq!(play.tableau(0).completed(), lines("l1"), "only the first row runs through");
    lay(&mut play, "r2c3 r3c3");
    assert_eq!(play.tableau(0).completed(), lines("l1"), "r3c3 reaches the edge, but not the border piece");
    lay(&mut play, "r3c2");
    assert_eq!(play.tableau(0).completed(), lines("l1 l3"));
    // A line that ends at an empty space is not completed, however long it is.
    assert_eq!(play.tableau(0).course(line("t1")).facts().length(), 4);
    lay(&mut play, "r4c1");
    assert_eq!(play.tableau(0).completed(), lines("t1 l1 l3"));
}

#[test]
fn r50_of_two_lines_the_player_chooses_and_the_first_is_resolved_to_its_end() {
    let mut play = Play::new("A B", Cards::plain().content());
    lay(&mut play, "r1c3 r2c3 r3c3 r4c1 r4c2 r4c3");
    let both = lines("t3 l4");
    assert_eq!(play.tableau(0).completed(), both);
    assert_eq!(play.table.state().view(Viewer::Public).stage, Stage::Resolve { lines: both });
    assert_eq!(play.listed("resolve t3").len(), 3);
    assert_eq!(play.listed("resolve l4").len(), 3);
    for (first, second) in [("t3", "l4"), ("l4", "t3")] {
        let mut play = play.clone();
        play.resolve(first);
        // The first is over, with a new card in hand, before the second begins.
        assert_eq!((n_hand(&play, 0), play.listed("resolve").len()), (3, 3));
        assert!(matches!(play.table.log().last(), Some(Event::Chance(Chance::Terminus { .. }))));
        let again = play.listed("resolve")[0].replace(second, first);
        let refused = Refusal::NotCompleted { line: line(first), lines: lines(second) };
        play.check(&format!("0 {again}"), &rule(refused));
        play.resolve(second);
        assert_eq!(play.listed("resolve").len(), 0);
    }
}

#[test]
fn r50_both_of_two_last_lines_count_as_completed_so_that_no_card_is_drawn() {
    let mut play = Play::new("A B", Cards::plain().content());
    while play.tableau(0).placed().len() < 11 {
        play.idle();
    }
    play.idle_until(0);
    play.go("0 take 1, 0 r4c3");
    assert_eq!((play.tableau(0).completed(), n_hand(&play, 0)), (LineSet::ALL, 3));
    play.resolve("l4");
    assert_eq!(n_hand(&play, 0), 2, "the other one counts already");
    play.resolve("t3");
    assert_eq!(n_hand(&play, 0), 1);
}

#[test]
fn r51_points_are_added_at_once_and_open_to_all() {
    let cards = Cards::plain().track(1, "bend field - halt-4");
    let mut play = Play::new("A B", cards.content());
    play.go("0 take 1, 0 r4c1");
    assert_eq!(play.points(0), 0, "the line is not resolved");
    play.resolve("l4");
    assert_eq!((play.points(0), play.table.state().score(seat(0))), (4, 4));
    for viewer in [Viewer::Public, Viewer::Seat(seat(0)), Viewer::Seat(seat(1)), Viewer::Referee] {
        let view = play.table.state().view(viewer);
        assert_eq!((view.players[seat(0)].score, view.players[seat(1)].score), (4, 0));
    }
}

#[test]
fn r68_the_player_plays_a_terminus_card_of_choice_from_the_hand() {
    let cards =
        Cards::plain().track(1, "bend lake - -").terminus(1, "4 + 0 for each trip").terminus(2, "5 + 1 for each lake");
    let mut play = Play::new("A B", cards.content());
    play.go("0 take 1, 0 r4c1");
    let listed = ["resolve l4 terminus 1", "resolve l4 terminus 2", "resolve l4 terminus 3"];
    assert_eq!(play.listed(""), listed);
    for (number, pay) in [(1, 4), (2, 6), (3, 3)] {
        let mut play = play.clone();
        play.go(&format!("0 resolve l4 terminus {number}"));
        assert_eq!(play.money(0), 5 + pay);
        assert_eq!(play.tableau(0).course(line("l4")).terminus(), TerminusCard::new(number));
    }
    // Neither a card of the other hand nor one of the deck.
    for number in [4, 30] {
        let terminus = TerminusCard::new(number).expect("a card");
        play.check(&format!("0 resolve l4 terminus {number}"), &rule(Refusal::NotInHand { terminus }));
    }
    play.check("0 resolve l3 terminus 1", &rule(Refusal::NotCompleted { line: line("l3"), lines: lines("l4") }));
    for wrong in [
        "resolve l4",
        "resolve l4 terminus",
        "resolve l4 terminus 0",
        "resolve l4 terminus 39",
        "resolve l5 terminus 1",
    ] {
        assert!(wrong.parse::<village::Action>().is_err(), "{wrong}");
    }
}

#[test]
fn r70_a_played_terminus_card_is_shown_and_marks_the_line_as_completed() {
    let cards = Cards::plain().track(1, "bend lake - -");
    let mut play = Play::new("A B", cards.content());
    play.go("0 take 1, 0 r4c1");
    let event = Event::Act { seat: seat(0), action: read("resolve l4 terminus 2") };
    assert_eq!(play.table.state().veil(&event), Veil::None);
    let step = play.table.state().step();
    play.go("0 resolve l4 terminus 2");
    assert!(play.table.state().step() > step, "what was shown is not taken back");
    for viewer in [Viewer::Public, Viewer::Seat(seat(1))] {
        let view = play.table.state().view(viewer);
        let tableau = view.players[seat(0)].tableau.expect("a tableau");
        assert_eq!(tableau.course(line("l4")).terminus(), TerminusCard::new(2));
        assert_eq!(tableau.course(line("l1")).terminus(), None);
        assert!(view.players[seat(0)].hand.is_none());
    }
    play.go("0 trip 1");
    play.check("0 l4", &rule(Refusal::LineCompleted { line: line("l4"), open: lines("t1 t2 t3 l1 l2 l3") }));
}

/// Two trips on l4, and the bend that completes it: the player is rich enough for the second after l3.
fn two_trips(first: &str, second: &str) -> Play {
    let mut cards = Cards::plain().trip(8, first).trip(9, second);
    for number in [3, 5] {
        cards = cards.track(number, "bend field - -");
    }
    let mut play = Play::new("A B", cards.terminus(1, "20 + 0 for each trip").content());
    // The bend in r3c1 leads l3 down into r4c1, and the bridge there leads it out.
    play.go("0 trip 1, 0 l4, 0 take 1, 0 r4c1");
    play.idle_until(0);
    play.go("0 take 1, 0 r3c1, 0 resolve l3 terminus 1, 0 trip 1, 0 l4");
    play.idle_until(0);
    play.go("0 take 1, 0 r4c2");
    assert_eq!(play.tableau(0).completed(), lines("l3 l4"));
    play
}

#[test]
fn r71_the_trips_go_under_the_deck_in_the_order_of_choice() {
    let (first, second) = ("4 for no lakes", "9 for most lakes");
    let play = two_trips(first, second);
    let under = |play: &Play| {
        let view = play.table.state().view(Viewer::Public);
        view.under.iter().map(ToString::to_string).collect::<Vec<_>>()
    };
    for (order, expected) in [("under 1 2", [first, second]), ("under 2 1", [second, first])] {
        let mut play = play.clone();
        let n_deck = play.table.state().view(Viewer::Public).n_deck;
        let resolve = play.listed("resolve l4")[0].clone();
        play.go(&format!("0 {resolve}"));
        // The second trip scored nothing, and goes too.
        assert_eq!((play.points(0), under(&play)), (4, vec![]));
        assert_eq!(play.table.state().view(Viewer::Public).stage, Stage::Under { line: line("l4") });
        play.check("0 done", &rule(Refusal::OrderFirst { line: line("l4") }));
        play.check("0 take 1", &rule(Refusal::OrderFirst { line: line("l4") }));
        assert_eq!(play.listed(""), ["under 1 2", "under 2 1"]);
        play.go(&format!("0 {order}"));
        assert_eq!(under(&play), expected);
        assert_eq!(play.table.state().view(Viewer::Public).n_deck, n_deck + 2);
    }
    for wrong in ["under", "under 1", "under 1 1", "under 2 2", "under 1 2 3", "under 3 1"] {
        assert!(wrong.parse::<village::Action>().is_err(), "{wrong}");
    }
    // Two equal trips leave nothing to choose, and one neither.
    let mut play = two_trips(first, first);
    play.resolve("l4");
    assert_eq!(under(&play), [first, first]);
    assert!(!play.table.log().iter().any(|it| it.to_string().contains("under")));
}

#[test]
fn r73_a_terminus_card_is_drawn_unless_all_seven_lines_are_completed() {
    let mut play = Play::new("A B", Cards::plain().content());
    let mut hands = Vec::new();
    while play.waiting().is_some() {
        let index = play.waiting().expect("a seat");
        let was_resolving = index == 0 && !play.listed("resolve").is_empty();
        play.idle();
        if was_resolving {
            hands.push(n_hand(&play, 0));
        }
    }
    // Row by row: l1, l2 and l3 one by one, t1, then t2, and t3 with l4 at once.
    assert_eq!(hands, [3, 3, 3, 3, 3, 2, 1]);
}

#[test]
fn r74_the_money_can_be_used_in_the_same_turn() {
    let cards = Cards::plain().track(1, "bend lake - -").track(2, "bend lake - -");
    let mut play = Play::new("A B", cards.content());
    play.go("0 take 6, 0 r1c1, 1 take 1, 1 r1c1, 1 done");
    // The first has nothing; the bend that pays £3 is at the end of the row.
    assert_eq!(play.money(0), 0);
    play.go("0 take 1, 0 r4c1");
    assert_eq!(play.money(0), 1, "it lay on the card");
    play.go("0 resolve l4 terminus 1");
    assert_eq!(play.money(0), 1 + 3);
    play.check("0 trip 1", &Ok(()));
    play.go("0 trip 2, 0 t1");
    assert_eq!((play.money(0), play.waiting()), (0, Some(1)));
}
