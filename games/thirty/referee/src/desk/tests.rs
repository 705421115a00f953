//! Desks at work.

use std::sync::Arc;

use jiff::{Timestamp, tz::TimeZone};
use kernel::{Dice, Seat};

use super::{Act, Arrived, Deadline, Desk, Effect, Misfit, Player, Stage, Terms, Timing, Words};
use crate::Language;

const WHOLE: &str = "1. x5/y2 = 1a\n2. x6/y3 = 4a\n3. x1/y6 = 6d\n";

fn terms() -> Terms {
    let dice = Dice::new("1234abcd".parse().expect("a seed"), "Rails-7".parse().expect("an id"));
    Terms { game: "Rails-7".to_owned(), zone: (TimeZone::UTC, "UTC".to_owned()), dice }
}

fn at(minutes: i64) -> Timestamp {
    Timestamp::from_second(1_800_000_000 + 60 * minutes).expect("a moment")
}

fn due(minutes: i64) -> Deadline {
    Deadline::at(at(minutes), &TimeZone::UTC)
}

fn seat(n: usize) -> Seat {
    Seat::new(n).expect("a seat")
}

/// A desk of Anna and Ben whose setup is open for a hundred minutes.
fn begun() -> Desk {
    let mut res = Desk::new(terms());
    for (name, language) in [("Anna", Language::German), ("Ben", Language::English)] {
        let player = Player { name: name.to_owned(), language, addresses: Vec::new() };
        assert_eq!(res.apply(&Act::Join(player), at(0), ""), Ok(Vec::new()));
    }
    let effects = res.apply(&Act::Begin { due: Some(due(100)) }, at(0), "").expect("players");
    assert_eq!(effects, [Effect::Report { stage: Stage::Opened, revision: 1 }]);
    res
}

/// The letter of a player that comes so many minutes after the beginning.
fn letter(desk: &mut Desk, n: usize, text: &str, minutes: i64, timing: Timing) -> Vec<Effect> {
    let words = Words::typed(text.to_owned(), desk.names());
    let read = desk.read(words.clone(), Some(seat(n)));
    let round = desk.sort(&read, seat(n), at(minutes), None).expect("a round");
    let arrived = Arrived {
        number: desk.next_letter(),
        owner: Some((seat(n), round)),
        from: String::new(),
        received: at(minutes),
        timing,
        words: Some(Arc::new(words)),
    };
    desk.apply(&Act::Receive(arrived), at(minutes), "").expect("a letter")
}

fn adjudicate(desk: &mut Desk, minutes: i64) -> Vec<Effect> {
    let act = desk.adjudication(Some(due(minutes + 100)), true).expect("an open round");
    desk.apply(&act, at(minutes), "").expect("an adjudication")
}

#[test]
fn what_is_to_be_sent_follows_from_acts() {
    let mut desk = begun();
    let [anna, ben] = [seat(0), seat(1)];
    assert_eq!(letter(&mut desk, 0, "Mine x2/y1", 5, Timing::Clock), [Effect::Confirm { seat: anna, letter: 1 }]);
    let (remind, n_before) = desk.reminding().expect("letters");
    let remind = remind.expect("both lack something");
    assert_eq!(n_before, 0);
    let effects = desk.apply(&remind, at(50), "").expect("a reminder");
    assert_eq!(effects, [Effect::Remind { seat: anna }, Effect::Remind { seat: ben }]);
    assert_eq!(desk.reminding(), Ok((None, 2)));
    // Whoever comes late is told so, and told again when there is more time.
    let late = letter(&mut desk, 1, "Mine x1/y1", 101, Timing::Clock);
    assert_eq!(late, [Effect::Confirm { seat: ben, letter: 2 }]);
    assert_eq!(desk.orders(ben), Ok(None));
    let told = desk.confirmation(2, false).expect("it was read").expect("a letter").text;
    let effects = desk.apply(&Act::Extend { due: due(200) }, at(102), "a strike").expect("more time");
    let report = Effect::Report { stage: Stage::Opened, revision: 2 };
    assert_eq!(effects, [report, Effect::ConfirmAgain { seat: ben, letter: 2 }]);
    assert_eq!(desk.orders(ben).expect("letters").map(|it| it.to_string()).as_deref(), Some("mine x1/y1"));
    assert_ne!(desk.confirmation(2, true).expect("it was read").expect("a letter").text, told);
    assert!(desk.edition(|it| it.for_player(ben, Language::English)).expect("it has begun").text.contains("a strike"));
    let effects = adjudicate(&mut desk, 150);
    assert_eq!(effects[0], Effect::Report { stage: Stage::Adjudicated(0), revision: 1 });
    assert_eq!(desk.owed().len(), 1, "letters of a round that is over were confirmed");
}

#[test]
fn late_by_word_holds_until_the_deadline_is_put_off() {
    let mut desk = begun();
    letter(&mut desk, 0, "Mine x2/y1", 5, Timing::Word { is_late: true });
    letter(&mut desk, 1, "Mine x1/y1", 500, Timing::Word { is_late: false });
    assert_eq!(desk.orders(seat(0)), Ok(None));
    assert!(desk.orders(seat(1)).expect("letters").is_some(), "the game master says that it came in time");
    desk.apply(&Act::Pause, at(6), "holidays").expect("a rest");
    assert_eq!(desk.orders(seat(0)), Ok(None));
    assert!(desk.due().is_none() && desk.is_early(at(1000)));
    desk.apply(&Act::Extend { due: due(200) }, at(7), "we are back").expect("more time");
    assert!(desk.orders(seat(0)).expect("letters").is_some());
}

#[test]
fn a_round_waits_until_all_is_seen() {
    let mut desk = begun();
    letter(&mut desk, 0, "Mine x2/y1\nDas Wetter ist schön.", 5, Timing::Clock);
    letter(&mut desk, 1, "Round 3\n1. x5/y2 = 1a", 6, Timing::Clock);
    assert_eq!(desk.adjudication(None, false), Err(Misfit::Questions(2)));
    let waiting = desk.waiting().expect("letters");
    assert_eq!(waiting.iter().map(|it| it.letter).collect::<Vec<_>>(), [1, 2]);
    assert_eq!(waiting[1].lines, ["Ben: letter 2 is for round 3, which is not open"]);
    desk.apply(&Act::Tick { letters: vec![1, 2], counts: false }, at(7), "").expect("letters");
    assert!(
        matches!(desk.adjudication(None, false), Ok(Act::Adjudicate { round: 0, anyway, .. }) if anyway.is_empty())
    );
    assert!(matches!(desk.adjudication(None, true), Ok(Act::Adjudicate { due: None, .. })));
}

#[test]
fn a_letter_that_counts_settles_what_was_open_before() {
    let mut desk = begun();
    adjudicate(&mut desk, 10);
    letter(&mut desk, 0, "1. x5/y2 = 1a or x5/y3 = 1a", 11, Timing::Clock);
    let words = Words::typed(WHOLE.to_owned(), desk.names());
    let act = desk.entering(2, seat(0), at(12), Some(words.clone())).expect("an open round");
    assert!(matches!(&act, Act::Enter { settles, round: 1, .. } if *settles == [1]), "{act:?}");
    desk.apply(&act, at(12), "by telephone").expect("a letter");
    assert_eq!(desk.orders(seat(0)), Err(Misfit::Unread(2)));
    assert_eq!(desk.unread().map(super::Kept::number).collect::<Vec<_>>(), [2]);
    desk.hear(2, words);
    assert!(desk.adjudication(None, false).is_ok());
    // It counts whenever it came.
    desk.apply(&Act::Extend { due: due(11) }, at(12), "a mistake").expect("a deadline");
    let counted = desk.orders(seat(0)).expect("letters").map(|it| it.to_string());
    assert_eq!(counted.as_deref(), Some("1 x5/y2 = 1a; 2 x6/y3 = 4a; 3 x1/y6 = 6d"));
}

#[test]
fn moves_at_the_table_stand_before_letters() {
    let mut desk = begun();
    let close =
        |desk: &mut Desk, n_closed| desk.apply(&Act::Close { n_closed, due: None }, at(20), "").expect("a round");
    let mine = Act::Play { seat: seat(0), action: "mine x2/y1".parse().expect("a move") };
    desk.apply(&mine, at(1), "").expect("a move");
    letter(&mut desk, 0, "Mine x1/y1\nBonus x4/y3", 5, Timing::Word { is_late: false });
    let counts = |desk: &Desk| desk.orders(seat(0)).expect("letters").map(|it| it.to_string());
    assert_eq!(counts(&desk).as_deref(), Some("mine x2/y1"));
    let effects = adjudicate(&mut desk, 10);
    let Some(Effect::Enter { lines }) = effects.last() else { panic!("{effects:?}") };
    assert!(
        lines.iter().any(|it| it.starts_with("0! draw")) && !lines.contains(&"0 mine x2/y1".to_owned()),
        "{lines:?}"
    );
    // What is entered there is no move of the next round.
    desk.apply(&Act::Play { seat: seat(0), action: "mine x2/y1".parse().expect("a move") }, at(10), "")
        .expect("a move");
    close(&mut desk, 1);
    assert_eq!((desk.moves().len(), desk.round()), (0, Some(1)));
    // A round that all have moved in is over without an adjudication.
    desk.apply(&Act::Play { seat: seat(1), action: "x5/y2 = 1a".parse().expect("a move") }, at(11), "")
        .expect("a move");
    desk.apply(&Act::Play { seat: seat(1), action: "x6/y3 = 4a".parse().expect("a move") }, at(11), "")
        .expect("a move");
    desk.apply(&Act::TakeBack { seat: seat(1) }, at(11), "").expect("a move");
    close(&mut desk, 2);
    assert_eq!((desk.round(), desk.last_orders(seat(0))), (Some(2), None));
    assert_eq!(desk.last_orders(seat(1)).map(ToString::to_string).as_deref(), Some("1 x5/y2 = 1a"));
}

#[test]
fn a_correction_changes_the_last_round_for_one_player() {
    let mut desk = begun();
    adjudicate(&mut desk, 10);
    let before = desk.season().expect("a season");
    let words = |text: &str| Words::typed(text.to_owned(), Vec::new());
    assert!(desk.correction(seat(0), words("Mine x1/y1 or x2/y2")).is_err());
    assert!(desk.correction(seat(0), words(WHOLE)).is_err(), "there are no rolls in the setup");
    let act = desk.correction(seat(0), words("Mine x1/y2")).expect("an order").expect("it is new");
    desk.apply(&act, at(11), "misread").expect("a correction");
    assert_eq!(desk.correction(seat(0), words("Mine x1/y2")), Ok(None));
    let after = desk.season().expect("a season");
    assert_ne!(before.sheet(seat(0)), after.sheet(seat(0)));
    assert_eq!(before.sheet(seat(1)), after.sheet(seat(1)));
    adjudicate(&mut desk, 12);
    assert_eq!(desk.fold(&act, at(13), ""), Err(Misfit::NotLast(0)));
}

#[test]
fn a_machine_that_answers_is_not_answered_for_ever() {
    let mut desk = begun();
    let confirmed: Vec<_> =
        (0..25).map(|n| letter(&mut desk, 0, &format!("Mine x1/y{}", n % 6 + 1), n, Timing::Clock).len()).collect();
    assert_eq!(confirmed.iter().filter(|it| **it == 1).count(), 20, "{confirmed:?}");
    assert_eq!(letter(&mut desk, 1, "Mine x1/y1", 30, Timing::Clock).len(), 1);
    assert_eq!(letter(&mut desk, 0, "Mine x1/y1", 90, Timing::Clock).len(), 1, "an hour later");
}

#[test]
fn a_desk_goes_on_from_what_was_saved() {
    let mut desk = begun();
    letter(&mut desk, 0, "Mine x2/y1\nIst das richtig?", 5, Timing::Clock);
    letter(&mut desk, 1, "Mine x2/y2", 105, Timing::Word { is_late: true });
    desk.apply(&desk.reminding().expect("letters").0.expect("a reminder"), at(6), "").expect("a reminder");
    for n in 0..3 {
        adjudicate(&mut desk, 110 + n);
        letter(&mut desk, 0, WHOLE, 111 + n, Timing::Clock);
    }
    let action = "x5/y2 = 1a".parse().expect("a move");
    desk.apply(&Act::Close { n_closed: 3, due: None }, at(114), "").expect("rounds");
    desk.apply(&Act::Play { seat: seat(1), action }, at(115), "").expect("a move");
    let act = desk.correction(seat(1), Words::typed("3. x1/y1 = 1a".to_owned(), Vec::new())).expect("an order");
    desk.apply(&act.expect("it is new"), at(116), "misread").expect("a correction");
    let again = Desk::restore(terms(), desk.save()).expect("a desk");
    assert_eq!(again.save(), desk.save());
    assert_eq!((again.owed(), again.round_orders()), (desk.owed(), desk.round_orders()));
    let report = |it: &Desk| it.edition(|it| it.for_zine(Language::German)).expect("it has begun");
    assert_eq!(report(&again), report(&desk));
    assert_eq!(again.adjudication(Some(due(300)), true), desk.adjudication(Some(due(300)), true));
}

#[test]
fn what_does_not_fit_is_refused() {
    let mut desk = Desk::new(terms());
    assert_eq!(desk.fold(&Act::Begin { due: None }, at(0), ""), Err(Misfit::Players));
    assert_eq!(desk.adjudication(None, true), Err(Misfit::Waiting));
    let mut desk = begun();
    let act = desk.adjudication(None, true).expect("an open round");
    desk.fold(&act, at(1), "").expect("it fits");
    assert_eq!(desk.fold(&act, at(1), ""), Err(Misfit::Round(0)));
    let player = Player { name: "Cleo".to_owned(), language: Language::German, addresses: Vec::new() };
    assert_eq!(desk.fold(&Act::Join(player), at(1), ""), Err(Misfit::Begun));
    let rename = Act::Rename { seat: seat(5), name: "Cleo".to_owned() };
    assert_eq!(desk.fold(&rename, at(1), ""), Err(Misfit::Seat(seat(5))));
    for n in 1..=10 {
        adjudicate(&mut desk, 10 * n);
    }
    assert_eq!((desk.adjudication(None, true), desk.stage()), (Err(Misfit::Over), None));
    let effects = desk.apply(&Act::Finish, at(200), "").expect("an end");
    assert_eq!(effects, [Effect::Report { stage: Stage::Final, revision: 1 }]);
}
