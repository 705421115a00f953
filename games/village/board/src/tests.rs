//! Whole games in words: every move, every line of the record, in every language.

use kernel::{Game as _, Seat, Table, Turn, Viewer};
use village::{Action, Setup, Taken, View, Village};

use super::{hand, tell};
use client::{
    settings,
    table::{Position, Status},
    words::Language,
};

/// What somebody at the table knows.
fn position(table: &Table<Village>, seat: Seat) -> Position {
    let state = table.state();
    let mut actions = Vec::new();
    let is_waited_for = matches!(state.turn(), Turn::Seats(waiting) if waiting.contains(seat));
    if is_waited_for {
        state.actions(seat, &mut actions);
    }
    let view = state.view(Viewer::Seat(seat));
    Position {
        game: "village-rails",
        rules: String::new(),
        status: Status::Playing,
        waiting: view.waiting.clone(),
        view: library::View::Village(view),
        seat: Some(seat),
        shown: seat,
        actions: actions.iter().map(ToString::to_string).collect(),
        names: vec!["Ann".to_owned(), "Bob".to_owned()],
        number: 0,
        can_undo: false,
        deadline: None,
        scores: None,
        places: None,
        outcome: None,
    }
}

fn view_of(position: &Position) -> &View {
    match &position.view {
        library::View::Village(view) => view,
        _ => panic!("a view of this game"),
    }
}

/// Plays a random game by all rules that are played, and lets `see` look at every decision: who decides, what, and the table afterwards.
fn play(seed: u64, mut see: impl FnMut(&Table<Village>, Seat, Action)) {
    for rules in Village::OLDEST_RULES..=Village::RULES {
        play_by(rules, seed, &mut see);
    }
}

fn play_by(rules: u32, seed: u64, see: &mut impl FnMut(&Table<Village>, Seat, Action)) {
    let mut state = seed;
    let mut luck = move |n: u32| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((state >> 33) % u64::from(n)) as u32
    };
    let mut table = Table::<Village>::new(Setup::by_rules(rules, 2).expect("two seats"));
    loop {
        let seat = match table.state().turn() {
            Turn::Over => break,
            Turn::Chance => None,
            Turn::Seats(waiting) => waiting.lowest(),
        };
        if let Some(seat) = seat {
            let action = table.state().pick(seat, &mut luck, &mut Vec::new());
            see(&table, seat, action);
            table.act(seat, action).expect("what is picked is legal");
        } else {
            let chance = table.state().draw(&mut luck, &mut Vec::new());
            table.happen(chance).expect("what is drawn is possible");
        }
    }
}

#[track_caller]
fn check_words(words: &str, what: &str) {
    assert!(!words.is_empty() && words != what, "`{what}` is told as `{words}`");
    assert!(!words.contains("village-") && !words.contains('{'), "`{what}` is told as `{words}`");
}

#[test]
fn every_move_and_every_prompt_has_words_in_every_language() {
    for language in Language::ALL {
        settings::speak(language);
        play(11, |table, seat, _| {
            let position = position(table, seat);
            let view = view_of(&position);
            check_words(&tell::prompt(&position, view), "");
            for action in &position.actions {
                check_words(&tell::describe(view, action), action);
            }
        });
    }
}

#[test]
fn every_line_of_a_record_has_words_in_every_language() {
    for language in Language::ALL {
        settings::speak(language);
        play(12, |table, seat, action| {
            let mut after = table.clone();
            after.act(seat, action).expect("a legal action");
            let position = position(&after, seat);
            let line = format!("{seat} {action}");
            check_words(&tell::happened(&position, view_of(&position), &line), &line);
        });
        let table = Table::<Village>::new(Setup::new(2).expect("two seats"));
        let position = position(&table, Seat::FIRST);
        for line in [". corner B for 1", ". top 8 for only bends at least 3", ". track 77", ". terminus 10 for 0"] {
            check_words(&tell::happened(&position, view_of(&position), line), line);
        }
    }
}

#[test]
fn a_gain_is_what_the_dial_shows_when_all_completed_lines_are_resolved() {
    settings::speak(Language::English);
    let (mut n_lines, mut due) = (0, None);
    let dial = |table: &Table<Village>, seat| table.state().tableau(seat).map(|it| i32::from(it.points()));
    play(13, |table, seat, action| {
        let view = table.state().view(Viewer::Seat(seat));
        if table.state().n_turns() == 0 {
            due = None;
        }
        // By then all lines that were completed are resolved.
        if matches!(view.stage, village::Stage::Build { .. } | village::Stage::Plan)
            && let Some((builder, points)) = due.take()
        {
            assert_eq!(dial(table, builder), Some(points));
            n_lines += 1;
        }
        let gain = tell::gain(&view, seat, &action.to_string());
        match action {
            Action::Lay { .. } | Action::TakeAndLay { .. } => {
                due = gain.zip(dial(table, seat)).map(|(gain, points)| (seat, points + gain));
            }
            Action::Resolve { .. } => {
                let mut after = table.clone();
                after.act(seat, action).expect("a legal action");
                assert_eq!(gain.zip(dial(table, seat)).map(|(gain, points)| points + gain), dial(&after, seat));
            }
            _ => assert_eq!(gain, None),
        }
    });
    assert!(n_lines >= 5, "{n_lines}");
}

#[test]
fn what_came_into_the_market_is_told_while_the_card_that_was_taken_waits() {
    settings::speak(Language::English);
    let (mut before, mut n_told) = (Vec::new(), 0);
    play_by(Village::RULES, 14, &mut |table, seat, action| {
        let view = table.state().view(Viewer::Seat(seat));
        if let Some(taken @ Taken::Track(_)) = view.taken {
            let content = view.setup.content();
            let new = view.tracks.iter().find(|it| !before.contains(&it.card));
            assert_eq!(hand::refill(&view, taken), new.map(|it| super::words::kind(content.card(it.card))));
            n_told += usize::from(new.is_some());
        }
        if let Action::Take(_) = action {
            before = view.tracks.iter().map(|it| it.card).collect();
        }
    });
    assert!(n_told >= 20, "{n_told}");
}

#[test]
fn english_words_read_well() {
    settings::speak(Language::English);
    let trip = |text: &str| super::words::trip(text.parse().expect("a trip"));
    assert_eq!(trip("3 for exactly 4 tracks"), "exactly 4 tracks (3 points)");
    assert_eq!(trip("4 for no lakes"), "no lakes (4 points)");
    assert_eq!(trip("1 for each straight"), "1 point for each straight");
    assert_eq!(trip("8 for only bends at least 3"), "only bends, at least 3 (8 points)");
    settings::speak(Language::German);
    assert_eq!(trip("6 for at least 6 tracks"), "mindestens 6 Gleise (6 Punkte)");
    assert_eq!(trip("2 for each bend"), "2 Punkte für jeden Bogen");
    settings::speak(Language::Japanese);
    assert_eq!(trip("5 for exactly 4 terrains"), "地形がちょうど4種類（5点）");
    assert_eq!(trip("5 for at most 3 tracks"), "線路3つ以下（5点）");
    assert_eq!(trip("2 for each bend"), "カーブ1つごとに2点");
}
