//! Questions about all games are answered with legal moves; what cannot be answered says why.

use kernel::{Dice, Seat, Seed, Turn, Viewer};
use kibitzer::{Answer, Question, answer};
use library::Host;

fn asked(question: &str) -> Answer {
    let mut answers = Vec::new();
    answer(question, &mut |it| answers.push(it));
    assert_eq!(answers.len(), 1, "a question about a move has one answer");
    serde_json::from_str(&answers[0]).expect("an answer is JSON")
}

fn question(host: &dyn Host, seat: Seat, luck: u64) -> Question {
    Question::Move {
        view: Box::new(wire::View::new(&host.view(Viewer::Seat(seat)), &|_| true)),
        content: None,
        seat: seat.index() as u16,
        actions: host.actions(seat),
        level: "normal".to_owned(),
        luck,
    }
}

#[test]
fn a_whole_game_of_each_is_played_through_json_as_without_it() {
    for (game, rules, n_seats) in [
        ("30-rails", "advanced", 2),
        ("30-streetcar-rails", "standard", 1),
        ("rail-age", "river", 2),
        ("village-rails", "standard", 2),
    ] {
        let entry = library::find(game).expect("a game of the list");
        let rules = entry.rule_sets.iter().find(|it| it.name == rules).map(|it| it.name);
        let mut host = entry.open(rules, n_seats).expect("a table");
        let dice = Dice::new(Seed::new([7; 32]), "kibitzer".parse().expect("a name"));
        let mut luck = 0;
        loop {
            host.settle(&dice);
            let Turn::Seats(waiting) = host.turn() else { break };
            let seat = waiting.lowest().expect("somebody");
            luck += 1;
            // Every tenth move through JSON and without it, so that the game does not take long.
            let level = if luck % 10 == 0 { bots::Level::Normal } else { bots::Level::Greedy };
            let direct = bots::think_at(host.as_ref(), seat, level, &mut fastrand::Rng::with_seed(luck));
            if luck % 10 == 0 {
                let text = serde_json::to_string(&question(host.as_ref(), seat, luck)).expect("JSON");
                let Answer::Opinions(told) = asked(&text) else { panic!("no opinions of {game}") };
                assert_eq!(told.len(), direct.len(), "{game}, move {luck}");
                for (told, known) in told.iter().zip(&direct) {
                    assert_eq!(told.action, known.action, "{game}, move {luck}");
                    // Numbers lose a last bit on their way through JSON.
                    assert!((told.expected - known.expected).abs() < 1e-9, "{told:?} {known:?}");
                }
            }
            host.act(seat, &direct[0].action).expect("a legal move");
        }
        assert!(luck >= 20, "{game} had {luck} moves");
    }
}

#[test]
fn what_cannot_be_answered_says_why() {
    assert!(matches!(asked("no JSON"), Answer::Failed(_)));
    let host = library::find("30-rails").expect("a game").open(None, 1).expect("a table");
    let Question::Move { view, content, actions, luck, .. } = question(host.as_ref(), Seat::FIRST, 1) else {
        panic!("a question about a move")
    };
    let odd = Question::Move { view, content, seat: 0, actions, level: "godlike".to_owned(), luck };
    let Answer::Failed(reason) = asked(&serde_json::to_string(&odd).expect("JSON")) else { panic!("no such level") };
    assert!(reason.contains("godlike"), "{reason}");
}

#[test]
fn a_finished_game_is_reviewed_turn_by_turn() {
    let dice = Dice::new(Seed::new([9; 32]), "kibitzer".parse().expect("a name"));
    let mut host = library::find("30-rails").expect("a game").open(None, 1).expect("a table");
    bots::finish(host.as_mut(), &dice, &[bots::Level::Greedy], 3);
    let record = host.record(None, None).expect("it is kept");
    let question = Question::Review { record: record.clone(), content: None, seat: 0 };
    let mut answers: Vec<Answer> = Vec::new();
    let text = serde_json::to_string(&question).expect("JSON");
    answer(&text, &mut |it| answers.push(serde_json::from_str(&it).expect("an answer is JSON")));
    let Some(Answer::Reviewed { start, luck, cost, score }) = answers.pop() else { panic!("the sums come last") };
    assert_eq!(score, host.score(Seat::FIRST));
    // Whole tenths, as they are shown.
    let shown = |it: f64| format!("{it:.1}").replace('.', "").parse::<i32>().expect("a number");
    assert_eq!(shown(start) + shown(luck) - shown(cost), 10 * score);
    let of = answers.len();
    assert!(of > 30, "{of} turns");
    let (mut last, mut lucks, mut costs, mut later) = (None, 0, 0, 0);
    for (n, it) in answers.into_iter().enumerate() {
        let Answer::Turn(turn) = it else { panic!("a turn, not {it:?}") };
        match last {
            None => assert_eq!(shown(turn.before), shown(start)),
            // What a move came to in the end beside what was said of it.
            Some(after_move) => later += shown(turn.before) - shown(after_move),
        }
        last = Some(turn.after_move);
        lucks += shown(turn.luck());
        costs += shown(turn.cost());
        assert_eq!(turn.turn, (n >= 7).then(|| n as u32 - 6), "the setup has seven parts");
        assert_eq!(turn.of, of);
        assert!(turn.cost() >= 0.0 && turn.luck().is_finite(), "{turn:?}");
        assert_eq!(host.event(turn.event), Some(format!("0 {}", turn.action)));
    }
    assert_eq!(last.map(shown), Some(10 * score), "a lonely game ends with its last move");
    assert_eq!((lucks, costs - later), (shown(luck), shown(cost)), "the sums are those of the turns");
    let running =
        Question::Review { record: record.lines().take(9).collect::<Vec<_>>().join("\n"), content: None, seat: 0 };
    assert!(matches!(asked(&serde_json::to_string(&running).expect("JSON")), Answer::Failed(_)), "it is not over");
}
