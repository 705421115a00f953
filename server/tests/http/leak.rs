//! The law of leaks: who may not know something is told the same whatever it is.

use kernel::{Dice, Seed, Turn};
use library::Host;
use serde_json::json;

use crate::{
    seating::{Seating, text},
    twins::{Origin, Twins, seat, timeless},
    yard::Yard,
};

fn is_waited_for(host: &dyn Host, number: usize) -> bool {
    matches!(host.turn(), Turn::Seats(waiting) if waiting.contains(seat(number)))
}

/// Any moves of a seat until it is waited for no more; its lines.
fn any_moves(host: &mut dyn Host, number: usize, luck: &mut fastrand::Rng) -> Vec<String> {
    let mut res = Vec::new();
    let step = host.step();
    while is_waited_for(host, number) && host.step() == step {
        let actions = host.actions(seat(number));
        let action = luck.choice(&actions).expect("a move");
        host.act(seat(number), action).expect("it is legal");
        res.push(action.clone());
    }
    res
}

/// What one's own eyes tell must differ, or the comparison would prove nothing.
async fn expect_different(twins: &Twins, seat: usize) {
    let viewers = twins.viewer(Some(seat));
    let path = twins.seating.path("/items");
    let [one, two] = [viewers[0].get(&path).await, viewers[1].get(&path).await].map(timeless);
    assert_ne!(one, two, "the games are the same");
    assert!(!one.contains(&twins.seed) && !two.contains(&twins.seed), "the seed is told");
}

/// Everybody but the first seat does the same at both servers, and is answered the same.
async fn act_alike(twins: &Twins, number: usize) {
    let viewers = twins.viewer(Some(number));
    let told = viewers[0].get(&twins.seating.path("/actions")).await.ok(200);
    let mut asked = vec![("/undo", json!({})), ("/actions", json!({ "action": "nonsense" }))];
    if let Some(action) = told["actions"].as_array().and_then(|it| it.first()) {
        let act = json!({ "action": action, "at": told["cursor"] });
        asked.extend([("/actions", act.clone()), ("/actions", act), ("/undo", json!({})), ("/undo", json!({}))]);
    }
    for (path, body) in asked {
        let path = twins.seating.path(path);
        let [one, two] = [0, 1].map(|it| viewers[it].post(&path, body.clone()));
        assert_eq!(timeless(one.await), timeless(two.await), "{path} {body}");
    }
}

#[tokio::test]
async fn rail_age_does_not_tell_what_is_on_a_sheet_nor_how_much() {
    let origin = Origin::new("rail-age", "river", 2).await;
    let mut luck = fastrand::Rng::with_seed(8);
    let (mut one, mut two) = (origin.host.fork(), origin.host.fork());
    let mut n_rounds = 0;
    'rounds: for _ in 0..6 {
        for host in [&mut one, &mut two] {
            host.settle(&origin.dice);
        }
        let (mut next_one, mut next_two) = (one.fork(), two.fork());
        let lines = any_moves(next_one.as_mut(), 0, &mut luck);
        // What is announced at the end of the round is shown, so it must be the same; how they got there need not be.
        for n_tries in 0.. {
            if n_tries == 300 {
                break 'rounds;
            }
            let other = any_moves(next_two.as_mut(), 0, &mut luck);
            if other.last() == lines.last() && (other.len() != lines.len() || n_tries > 100 || n_rounds == 0) {
                break;
            }
            next_two = two.fork();
        }
        for line in any_moves(next_one.as_mut(), 1, &mut luck) {
            next_two.act(seat(1), &line).expect("it is legal there, too");
        }
        (one, two) = (next_one, next_two);
        n_rounds += 1;
    }
    assert!(n_rounds >= 3, "the games part too early: after {n_rounds} rounds");
    // In the round that is being played, one has drawn something and the other nothing.
    for host in [&mut one, &mut two] {
        host.settle(&origin.dice);
    }
    let action = one.actions(seat(0)).into_iter().find(|it| !it.starts_with("done")).expect("something to draw");
    one.act(seat(0), &action).expect("it is legal");
    assert_ne!(one.n_events(), two.n_events());
    let twins = origin.part([one.as_ref(), two.as_ref()]).await;
    expect_different(&twins, 0).await;
    for viewer in [None, Some(1)] {
        twins.expect_same(viewer).await;
    }
    act_alike(&twins, 1).await;
    for viewer in [None, Some(1)] {
        twins.expect_same(viewer).await;
    }
}

/// All terminus cards that come up in some games.
fn termini(origin: &Origin) -> Vec<String> {
    let mut res: Vec<String> = Vec::new();
    for number in 0..40_u8 {
        let mut host = origin.host.fork();
        host.settle(&Dice::new(Seed::new([number; 32]), "x".parse().expect("a name")));
        let cards = (0..host.n_events()).filter_map(|it| card(&host.event(it)?).map(str::to_owned));
        res.extend(cards.collect::<Vec<_>>());
    }
    res.sort_unstable();
    res.dedup();
    res
}

/// The terminus card that the first seat draws in this event.
fn card(line: &str) -> Option<&str> {
    line.strip_prefix(". terminus ")?.strip_suffix(" for 0")
}

/// Two games with the same moves in which the first seat has other cards; `None` if they part too early.
fn other_hands(origin: &Origin, cards: &[String], dice: &Dice) -> Option<[Box<dyn Host>; 2]> {
    let mut luck = fastrand::Rng::with_seed(11);
    let (mut one, mut two) = (origin.host.fork(), origin.host.fork());
    let (mut n_acts, mut n_hidden) = (0, 0);
    while n_acts < 40 {
        match one.turn() {
            Turn::Over => break,
            Turn::Chance => {
                let mut next = one.fork();
                assert!(next.roll(dice));
                let line = next.event(next.n_events() - 1).expect("an event");
                if let Some(drawn) = card(&line) {
                    // Another card that nobody has yet at the other server.
                    let others = cards.iter().filter(|it| *it != drawn);
                    let other = others.map(|it| format!(". terminus {it} for 0")).find(|it| two.push(it).is_ok());
                    other.expect("another card is left");
                    one = next;
                    n_hidden += 1;
                } else if two.push(&line).is_ok() {
                    one = next;
                } else {
                    // The first seat has that card there: a third one for both.
                    let (_, whose) = line.rsplit_once(' ').expect("a seat");
                    let mut lines = cards.iter().map(|it| format!(". terminus {it} for {whose}"));
                    let free = lines.find(|it| one.fork().push(it).is_ok() && two.push(it).is_ok());
                    one.push(&free.expect("a card is left")).expect("it is possible");
                }
            }
            Turn::Seats(waiting) => {
                let number = waiting.iter().next().expect("somebody");
                let both = one.actions(number).into_iter().filter(|it| two.actions(number).contains(it));
                let Some(action) = luck.choice(both.collect::<Vec<_>>()) else {
                    break;
                };
                one.act(number, &action).expect("it is legal");
                two.act(number, &action).expect("it is legal there, too");
                n_acts += 1;
            }
        }
    }
    (n_acts > 10 && n_hidden >= 2).then_some([one, two])
}

#[tokio::test]
async fn village_rails_does_not_tell_what_is_in_a_hand() {
    let origin = Origin::new("village-rails", "cards", 3).await;
    let cards = termini(&origin);
    assert!(cards.len() > 5, "{cards:?}");
    let dice = |number: u8| Dice::new(Seed::new([number; 32]), "x".parse().expect("a name"));
    let [one, two] = (0..40).find_map(|it| other_hands(&origin, &cards, &dice(it))).expect("two games");
    let twins = origin.part([one.as_ref(), two.as_ref()]).await;
    expect_different(&twins, 0).await;
    for viewer in [None, Some(1), Some(2)] {
        twins.expect_same(viewer).await;
    }
}

/// A game in which the first seat decides otherwise in the step that is being played.
async fn check_step(game: &str, rules: &str, n_steps: u32) {
    let origin = Origin::new(game, rules, 3).await;
    let mut luck = fastrand::Rng::with_seed(u64::from(n_steps) + 3);
    let mut one = origin.host.fork();
    one.settle(&origin.dice);
    let begin = one.step();
    while one.step() < begin + n_steps {
        let Turn::Seats(waiting) = one.turn() else { panic!("the game is over") };
        let number = waiting.iter().next().expect("somebody").index();
        let action = luck.choice(one.actions(seat(number))).expect("a move");
        one.act(seat(number), &action).expect("it is legal");
        one.settle(&origin.dice);
    }
    let mut two = one.fork();
    let (first, last) = {
        let actions = one.actions(seat(0));
        (actions.first().expect("a move").clone(), actions.last().expect("a move").clone())
    };
    assert_ne!(first, last);
    one.act(seat(0), &first).expect("it is legal");
    two.act(seat(0), &last).expect("it is legal");
    if is_waited_for(one.as_ref(), 0) && is_waited_for(two.as_ref(), 0) {
        // Several decisions in one step: not even their number is told.
        let more = two.actions(seat(0)).into_iter().find(|it| {
            let mut next = two.fork();
            next.act(seat(0), it).is_ok() && is_waited_for(next.as_ref(), 0)
        });
        if let Some(more) = more {
            two.act(seat(0), &more).expect("it is legal");
        }
    }
    assert_eq!(is_waited_for(one.as_ref(), 0), is_waited_for(two.as_ref(), 0), "who is ready is told");
    let twins = origin.part([one.as_ref(), two.as_ref()]).await;
    expect_different(&twins, 0).await;
    for viewer in [None, Some(1), Some(2)] {
        twins.expect_same(viewer).await;
    }
    act_alike(&twins, 1).await;
    for viewer in [None, Some(1), Some(2)] {
        twins.expect_same(viewer).await;
    }
}

#[tokio::test]
async fn what_is_decided_at_the_same_time_is_not_told_before_the_step_is_over() {
    check_step("30-rails", "basic", 0).await;
    check_step("30-rails", "basic", 4).await;
    check_step("30-rails", "postal", 0).await;
    check_step("30-streetcar-rails", "tiles-35", 3).await;
}

#[tokio::test]
async fn the_seed_is_told_when_the_game_is_over_and_not_before() {
    let yard = Yard::open().await;
    let seating = Seating::begin(&yard, json!({ "game": "30-rails", "rules": "basic" }), 1).await;
    let id = seating.id.parse().expect("an address");
    let seed = yard.store().await.head(&id).await.expect("a head").expect("a table").table.seed.to_hex();
    let stranger = yard.guest();
    let mut luck = fastrand::Rng::with_seed(5);
    let paths = [
        "",
        "/view",
        "/position?after=0.0",
        "/items",
        "/record",
        "/screen",
        "/picture",
        "/content",
        "/verify",
        "/replay/3",
    ];
    loop {
        for path in paths {
            for guest in [&seating.guests[0], &stranger] {
                let answer = guest.get(&seating.path(path)).await;
                assert!(!timeless(answer).contains(&seed), "{path} tells the seed of a running game");
            }
        }
        if seating.play(&mut luck, 12).await < 12 {
            break;
        }
    }
    let table = stranger.get(&seating.path("")).await.ok(200);
    assert_eq!(table["status"], "over");
    let record = stranger.get(&seating.path("/record")).await.text();
    assert!(record.contains(&seed), "{record}");
    let pledge = text(&table["pledge"]);
    let commitment = kernel::Seed::new(*seed.parse::<kernel::Seed>().expect("a seed").bytes()).commitment();
    assert_eq!(pledge, format!("{} {commitment}", seating.id));
    yard.expect_no_fault().await;
}
