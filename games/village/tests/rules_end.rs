//! The sentences about the end of the game and about secrets, R75 to R82.

use crate::common::{Cards, Play, line, read, seat};
use kernel::{Event, Game as _, Seat, Turn, Veil, Viewer};
use village::{Action, Stage, Tally, TerminusCard};

/// The seats that have won.
fn winners(play: &Play) -> Vec<usize> {
    play.table.state().winners().iter().map(Seat::index).collect()
}

/// Plain cards, terminus cards that pay £5 each: at the end everybody has £40, which is 13 points.
fn fives() -> Cards {
    (1..=38).fold(Cards::plain(), |it, number| it.terminus(number, "5 + 0 for each trip"))
}

#[test]
fn r75_the_game_ends_after_twelve_turns_each() {
    for corners in ["A B", "B C A", "D C B A"] {
        let mut play = Play::built_in(corners);
        let n_seats = corners.split(' ').count();
        let mut n_tracks = 0;
        while play.waiting().is_some() {
            let view = play.table.state().view(Viewer::Public);
            if matches!(view.stage, Stage::Build { .. }) {
                assert_eq!(usize::from(view.round), n_tracks / n_seats + 1);
            }
            let index = play.waiting().expect("a seat");
            let before = play.tableau(index).placed().len();
            play.idle();
            n_tracks += play.tableau(index).placed().len() - before;
        }
        assert_eq!((play.table.state().turn(), n_tracks), (Turn::Over, 12 * n_seats));
        assert!((0..n_seats).all(|it| play.tableau(it).placed().len() == 12));
        assert_eq!(play.table.act(seat(0), Action::Done), Err(kernel::Refused::GameOver));
        assert_eq!(play.table.state().view(Viewer::Public).stage, Stage::Over);
    }
}

#[test]
fn r76_lines_with_a_siding_score_at_the_end() {
    let names = ["t1", "t2", "t3", "l1", "l2", "l3", "l4"];
    for (n_lines, points) in [0, 1, 3, 6, 10, 15, 21, 28].into_iter().enumerate() {
        let mut cards = Cards::plain();
        for name in &names[..n_lines] {
            cards = cards.start(name, "field siding");
        }
        let mut play = Play::new("A B", cards.content());
        while play.waiting().is_some() {
            assert_eq!(play.table.state().scores().as_slice(), [0, 0], "not before the end");
            play.idle();
        }
        // £5 and seven times £3 make £26, which is 8 points.
        assert_eq!(play.table.state().scores().as_slice(), [points + 8, points + 8], "{n_lines} lines");
        let tally = Tally::of(play.content(), play.tableau(0));
        assert_eq!((tally.n_siding_lines, i32::from(tally.sidings)), (n_lines, points));
    }
    // More sidings on one line count once: both lines of r1c1, and t1 has one already.
    let cards = Cards::plain().start("t1", "field siding").track(1, "bridge field siding siding");
    let mut play = Play::new("A B", cards.content());
    play.idle_to_the_end();
    assert_eq!(play.table.state().scores().as_slice(), [3 + 8, 1 + 8]);
}

#[test]
fn r77_three_pounds_are_a_point_and_are_not_spent() {
    for (pay, points) in [(0, 1), (1, 4), (3, 8), (5, 13), (10, 25)] {
        let cards =
            (1..=38).fold(Cards::plain(), |it, number| it.terminus(number, &format!("{pay} + 0 for each trip")));
        let mut play = Play::new("A B", cards.content());
        play.idle_to_the_end();
        assert_eq!(play.table.state().scores().as_slice(), [points; 2], "£{}", 5 + 7 * pay);
        assert_eq!(play.money(0), 5 + 7 * pay);
    }
}

#[test]
fn r78_the_most_points_win() {
    let mut play = Play::new("A B", fives().track(1, "bridge field halt-9 -").content());
    play.idle_to_the_end();
    assert_eq!(play.table.state().scores().as_slice(), [13 + 9, 13]);
    assert_eq!(winners(&play), [0]);
    let mut play = Play::new("A B C", fives().track(3, "bridge field halt-1 -").content());
    assert_eq!(winners(&play), [], "nobody before the end");
    play.idle_to_the_end();
    assert_eq!((play.table.state().scores().as_slice(), winners(&play)), (&[13, 13, 14][..], vec![2]));
}

#[test]
fn r79_of_equal_points_the_most_money_wins() {
    let mut play = Play::new("A B", fives().content());
    // The first lays £1 on the furthest track, and the second takes it.
    play.go("0 take 2, 0 r1c1, 0 done, 1 take 1, 1 r1c1");
    play.idle_to_the_end();
    assert_eq!((play.money(0), play.money(1)), (39, 41));
    assert_eq!(play.table.state().scores().as_slice(), [13, 13]);
    assert_eq!(winners(&play), [1]);
    assert_eq!(play.table.state().view(Viewer::Public).winners.iter().map(Seat::index).collect::<Vec<_>>(), [1]);
}

#[test]
fn r80_of_equal_money_too_the_victory_is_shared() {
    let mut play =
        Play::new("A B C", fives().track(2, "bridge field halt-1 -").track(3, "bridge field halt-1 -").content());
    play.idle_to_the_end();
    assert_eq!((play.table.state().scores().as_slice(), winners(&play)), (&[13, 14, 14][..], vec![1, 2]));
    let mut play = Play::new("A B", fives().content());
    play.idle_to_the_end();
    assert_eq!(winners(&play), [0, 1]);
}

#[test]
fn r81_hands_are_secret_until_the_end() {
    let mut play = Play::with_decks("A B", Cards::plain().content(), &[], &[7, 8, 9, 20, 21, 22]);
    let hands = |play: &Play, viewer| {
        let view = play.table.state().view(viewer);
        [0, 1]
            .map(|it| view.players[seat(it)].hand.clone().map(|it| it.iter().map(|it| it.number()).collect::<Vec<_>>()))
    };
    let (first, second) = (Some(vec![7, 8, 9]), Some(vec![20, 21, 22]));
    assert_eq!(hands(&play, Viewer::Public), [None, None]);
    assert_eq!(hands(&play, Viewer::Seat(seat(0))), [first.clone(), None]);
    assert_eq!(hands(&play, Viewer::Seat(seat(1))), [None, second.clone()]);
    assert_eq!(hands(&play, Viewer::Referee), [first, second]);
    let view = play.table.state().view(Viewer::Public);
    assert_eq!([0, 1].map(|it| view.players[seat(it)].n_hand), [3, 3]);
    // In the log, too.
    let hidden = |play: &Play, viewer| play.table.n_events() - play.table.redact(viewer).count();
    assert_eq!(hidden(&play, Viewer::Public), 6);
    assert_eq!(hidden(&play, Viewer::Seat(seat(0))), 3);
    let text = play.table.redacted_text(Viewer::Seat(seat(0))).expect("all is kept");
    assert!(text.ends_with(". terminus 7 for 0\n. terminus 8 for 0\n. terminus 9 for 0\n"), "{text}");
    let event = Event::Chance(read("terminus 30 for 1"));
    assert_eq!(play.table.state().veil(&event), Veil::Game(seat(1)));
    // With other cards in the other hand a seat sees the same.
    let other = Play::with_decks("A B", Cards::plain().content(), &[], &[7, 8, 9, 30, 31, 32]);
    let view = |play: &Play| play.table.state().view(Viewer::Seat(seat(0)));
    assert_eq!(view(&play), view(&other));
    // At the end everything is open.
    play.idle_to_the_end();
    assert!(hands(&play, Viewer::Public).iter().all(Option::is_some));
    assert_eq!(hidden(&play, Viewer::Public), 0);
}

#[test]
fn r82_terminus_cards_are_played_by_their_numbers() {
    let action: Action = read("resolve t3 terminus 2");
    assert_eq!(action, Action::Resolve { line: line("t3"), terminus: TerminusCard::new(2).expect("a card") });
    for text in ["Resolve T3 Terminus 2", " resolve  t3  terminus 2 ", "resolve t3 terminus 02"] {
        assert_eq!(read::<Action>(text), action);
        assert_eq!(read::<Action>(text).to_string(), "resolve t3 terminus 2");
    }
    assert_eq!((TerminusCard::new(0), TerminusCard::new(39)), (None, None));
    assert_eq!(TerminusCard::all().map(TerminusCard::number).collect::<Vec<_>>(), (1..=38).collect::<Vec<_>>());
}
