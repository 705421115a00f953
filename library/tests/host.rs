//! Every game of the list, spoken to in text only.

use kernel::{Dice, Seat, Seed, Turn, Viewer};
use library::{Entry, GAMES, Host, HostError, OpenError, find, read, verify};

fn dice() -> Dice {
    Dice::new("2a".parse::<Seed>().expect("a seed"), "test".parse().expect("an id"))
}

/// Plays a game to its end by taking every so-manieth legal move.
fn play(host: &mut dyn Host) {
    host.settle(&dice());
    for n in 0.. {
        let Turn::Seats(waiting) = host.turn() else { return };
        let seat = waiting.lowest().expect("somebody is waited for");
        let actions = host.actions(seat);
        host.act(seat, &actions[(n * 5) % actions.len()]).expect("a listed action is legal");
        host.settle(&dice());
    }
}

/// Every rule set of every game, with the fewest seats and with one more.
fn tables() -> impl Iterator<Item = (&'static Entry, &'static str, usize)> {
    let sets = GAMES.iter().flat_map(|game| game.rule_sets.iter().map(move |rules| (game, rules.name)));
    sets.flat_map(|(game, rules)| [game.seats.0, game.seats.0 + 1].map(|n| (game, rules, n)))
}

#[test]
fn every_game_is_played_to_its_end_and_its_record_reads_back() {
    for (game, rules, n_seats) in tables() {
        let mut host = game.open(Some(rules), n_seats).expect("an open game");
        assert_eq!((host.entry().name, host.n_seats()), (game.name, n_seats));
        play(host.as_mut());
        assert_eq!(host.turn(), Turn::Over);
        let record = host.record(Some(dice().pledge()), Some(dice().seed().clone())).expect("all is kept");
        let reading = read(&record, &[]).expect("a record");
        assert_eq!(reading.host.record(reading.pledge, reading.seed).as_ref(), Some(&record), "byte for byte");
        let verdict = verify(&record, &[]).expect("a true record");
        assert_eq!(verdict.n_events, host.n_events());
        assert!(verdict.is_pledged && verdict.n_rolls.is_some_and(|it| it > 0));
        let scores: Vec<_> = Seat::first(n_seats).map(|seat| host.score(seat)).collect();
        assert_eq!(verdict.scores, Some(scores));
        assert_eq!(host.redacted(Viewer::Public), host.record(None, None), "nothing is hidden at the end");
    }
}

#[test]
fn a_table_can_be_seen_as_it_was_at_any_event() {
    for (game, rules, n_seats) in tables() {
        let mut host = game.open(Some(rules), n_seats).expect("an open game");
        play(host.as_mut());
        for n in [0, 1, host.n_events() / 2, host.n_events()] {
            let then = host.at(n).expect("all is kept");
            assert_eq!((then.first_event(), then.n_events()), (0, n));
            assert_eq!(
                (0..n).map(|it| then.event(it)).collect::<Vec<_>>(),
                (0..n).map(|it| host.event(it)).collect::<Vec<_>>()
            );
            assert_eq!(then.event(n), None);
        }
        let now = host.at(host.n_events()).expect("all is kept");
        assert_eq!(now.view(Viewer::Referee), host.view(Viewer::Referee));
        assert!(host.at(host.n_events() + 1).is_none());
    }
}

#[test]
fn a_table_grows_again_from_the_lines_of_its_record() {
    for (game, rules, n_seats) in tables() {
        let mut host = game.open(Some(rules), n_seats).expect("an open game");
        play(host.as_mut());
        let mut grown = game.open(Some(rules), n_seats).expect("an open game");
        assert_eq!(grown.head(), host.head());
        for n in 0..host.n_events() {
            let (line, step) = (host.event(n).expect("kept"), grown.step());
            for wrong in [line.to_uppercase() + " ", format!(" {line}"), format!("9{line}"), String::new()] {
                assert!(grown.push(&wrong).is_err(), "{wrong}");
            }
            grown.push(&line).expect("a line of the record");
            assert_eq!(grown.veil(n), host.veil(n));
            assert_eq!(grown.veil(n).map(|it| it.1), Some(step), "{line}");
        }
        assert_eq!((grown.veil(host.n_events()), grown.event(host.n_events())), (None, None));
        assert_eq!(grown.record(None, None), host.record(None, None));
        assert!(grown.push(&host.event(0).expect("kept")).is_err(), "it is over");
    }
}

#[test]
fn a_fork_goes_on_by_itself() {
    let mut host = find("30-rails").expect("the game").open(None, 1).expect("an open game");
    host.settle(&dice());
    let mut fork = host.fork();
    fork.push("0 skip none").expect("legal");
    assert_eq!((fork.n_events(), host.n_events()), (7, 6));
    host.push("0 skip none").expect("legal");
    assert_eq!(fork.record(None, None), host.record(None, None));
}

/// Lets all seats be absent from the start to the end; the last one of those that are waited for first.
fn leave_alone(host: &mut dyn Host) {
    host.settle(&dice());
    while let Turn::Seats(waiting) = host.turn() {
        let seat = waiting.iter().last().expect("somebody is waited for");
        host.decide_absent(seat).expect("something harmless can be decided");
        host.settle(&dice());
        assert!(host.n_events() < 100_000, "it does not end");
    }
}

#[test]
fn absent_seats_play_on_to_the_end_without_harm() {
    for (game, rules, n_seats) in tables().chain(GAMES.iter().map(|it| (it, it.rule_sets[0].name, it.seats.1.min(40))))
    {
        let mut host = game.open(Some(rules), n_seats).expect("an open game");
        leave_alone(host.as_mut());
        assert_eq!(host.turn(), Turn::Over, "{rules}");
        assert!(host.decide_absent(Seat::FIRST).is_err(), "it is over");
        let decisions: Vec<_> =
            (0..host.n_events()).filter_map(|n| host.event(n)).filter(|it| !it.starts_with('.')).collect();
        let has = |word: &str| decisions.iter().any(|it| it.contains(word));
        match (game.name, rules) {
            ("30-rails", "postal") => {
                assert!(decisions.iter().all(|it| it.contains("! missing") || it.contains("! draw ")));
            }
            ("30-rails", _) => assert!(!has("skip y") && !has("override") && !has("shares") && !has("!")),
            ("rail-age", _) => assert!(!has("city") && !has("line") && !has("dot") && !has("special")),
            ("village-rails", _) => assert!(!has("trip")),
            _ => assert!(!has("!")),
        }
        assert!(verify(&host.record(None, None).expect("all is kept"), &[]).is_ok());
    }
}

#[test]
fn what_chance_may_decide_is_listed_and_taken() {
    for (game, rules, n_seats) in tables() {
        let mut host = game.open(Some(rules), n_seats).expect("an open game");
        for _ in 0..20 {
            let chances = host.chances();
            if host.turn() == Turn::Chance {
                assert!(!chances.is_empty(), "{} {rules}", game.name);
                for line in &chances {
                    host.fork().push(line).unwrap_or_else(|it| panic!("{} takes {line}: {it}", game.name));
                }
                let before = host.n_events();
                assert!(host.roll(&dice()));
                let rolled = host.event(before).expect("the roll");
                assert!(chances.contains(&rolled), "{rolled} is among {chances:?}");
                continue;
            }
            assert!(chances.is_empty(), "{} {rules}: nothing is drawn now", game.name);
            let Turn::Seats(waiting) = host.turn() else { break };
            let seat = waiting.lowest().expect("somebody is waited for");
            let action = host.actions(seat).swap_remove(0);
            host.act(seat, &action).expect("a listed action is legal");
        }
    }
}

#[test]
fn nobody_decides_for_a_seat_that_is_not_waited_for() {
    let mut host = find("30-rails").expect("the game").open(None, 2).expect("an open game");
    assert_eq!(host.decide_absent(Seat::FIRST).expect_err("a die is due").to_string(), "nobody waits for seat 0");
    host.settle(&dice());
    let nobody = Seat::new(2).expect("a seat");
    assert_eq!(host.decide_absent(nobody).expect_err("no such seat").to_string(), "nobody waits for seat 2");
    assert_eq!(host.n_events(), 6);
}

#[test]
fn what_is_hidden_is_not_in_the_redacted_record() {
    let mut host = find("30-rails").expect("the game").open(None, 2).expect("an open game");
    host.settle(&dice());
    host.act(Seat::FIRST, "skip none").expect("legal");
    let other = Seat::new(1).expect("a seat");
    let text = |viewer| host.redacted(viewer).expect("all is kept");
    let before = text(Viewer::Public);
    assert!(!before.contains("skip") && before.lines().count() == 7, "{before}");
    assert_eq!(text(Viewer::Seat(other)), before);
    assert_eq!(text(Viewer::Seat(Seat::FIRST)), before + "0 skip none\n");
}

#[test]
fn texts_that_are_not_taken_change_nothing_and_say_why() {
    let mut host = find("30-Rails").expect("names are found in any case").open(Some("basic"), 1).expect("an open game");
    host.settle(&dice());
    let before = host.record(None, None);
    let refused = host.act(Seat::FIRST, "mine x1/y1");
    assert!(matches!(refused, Err(HostError::Refused(reason)) if reason.text.starts_with("now comes the mountain")));
    assert!(matches!(host.act(Seat::FIRST, "hello"), Err(HostError::Unreadable(_))));
    assert!(matches!(host.rule(Seat::FIRST, "missing"), Err(HostError::Refused(_))));
    assert!(matches!(host.rule(Seat::FIRST, "hello"), Err(HostError::Unreadable(_))));
    let nobody = Seat::new(9).expect("a seat");
    assert_eq!(
        host.act(nobody, "skip none").expect_err("no such seat").to_string(),
        "there is no seat 9: seats are 0 to 0"
    );
    assert!(host.rule(nobody, "leave").is_err() && host.actions(nobody).is_empty());
    assert!(host.undo(Seat::FIRST).is_err());
    assert_eq!(host.record(None, None), before);
    host.act(Seat::FIRST, "skip none").expect("legal");
    host.undo(Seat::FIRST).expect("nobody has learnt anything");
    assert_eq!(host.record(None, None), before);
}

#[test]
fn only_games_of_the_list_are_opened() {
    assert!(find("chess").is_none());
    let game = find("30-rails").expect("the game");
    let wrong = game.open(Some("hard"), 1).expect_err("no such rules");
    assert_eq!(wrong.to_string(), "30-rails has no rules `hard`: there are basic, advanced, postal");
    assert!(matches!(game.open(None, 0), Err(OpenError::Seats { n_seats: 0, .. })));
    assert!(matches!(game.open(None, game.seats.1 + 1), Err(OpenError::Seats { .. })));
    assert!(game.open(None, game.seats.1).is_ok());
    let content = game.open_with(None, 1, Some("map")).expect_err("30 Rails has no content files").to_string();
    assert_eq!(content, "30-rails has no content that could be replaced");
    for wrong in ["", "\n\n# nothing\n", "chess 1 x\n", "30-Rails 1 basic seats 1\n"] {
        assert!(read(wrong, &[]).is_err() && verify(wrong, &[]).is_err(), "{wrong}");
    }
    let names: std::collections::HashSet<_> = GAMES.iter().map(|it| it.name).collect();
    assert_eq!(names.len(), GAMES.len(), "names are unique");
    for game in GAMES {
        assert!(!game.rule_sets.is_empty() && game.rules_text.contains("**R1**"), "{}", game.name);
    }
}

#[test]
fn a_game_by_older_rules_says_so() {
    for entry in GAMES {
        let (name, newest) = (entry.name, entry.newest_rules);
        let head = entry.open(None, entry.seats.0).expect("a game").head();
        assert!(head.starts_with(&format!("{name} {newest} ")), "{head}");
        assert_eq!(library::old_rules(&head), None);
        assert_eq!(library::old_rules(&format!("{name} {} …", newest + 1)), None);
        assert_eq!(library::old_rules(&format!("{name} {} …", newest - 1)), Some(newest - 1));
    }
    assert_eq!(library::old_rules("chess 0 …"), None);
    assert_eq!(library::old_rules(""), None);
}
