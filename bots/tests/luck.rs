//! Luck is what dice, cards and others did: nothing where they did nothing, and nothing on average.

use std::ops::Range;

use bots::{Account, Effort, Level, Review, dice, evaluate_at, finish};
use kernel::Seat;
use library::Host;

use crate::review::{check, every_rule_set, game, quick, shown};

fn in_brief(host: &dyn Host) -> Review {
    Review::in_brief(host, Seat::FIRST, Effort::Quick).expect("a finished game")
}

/// Whether an event is a move of the first seat.
fn is_own(host: &dyn Host, event: usize) -> bool {
    host.event(event).is_some_and(|it| it.starts_with("0 "))
}

#[test]
fn without_dice_cards_or_others_there_is_no_luck_in_any_rule_set() {
    for (name, rules, n_seats) in every_rule_set() {
        let host = game(name, rules, n_seats, 9, &[Level::Greedy]);
        let review = in_brief(host.as_ref());
        let own: Vec<usize> = (0..host.n_events()).filter(|&it| is_own(host.as_ref(), it)).collect();
        assert_eq!(own.len(), review.n_turns());
        let together: Vec<usize> = (1..own.len()).filter(|&it| own[it] == own[it - 1] + 1).collect();
        // In an ordinary run the one in the middle: in the setup, or among the moves of a round.
        let every = together.len().div_ceil(testing::cases(1, 1_000)).max(1);
        for &n in together.iter().skip(every / 2).step_by(every) {
            let [one, other] = [n - 1, n].map(|it| review.judge(it).expect("a turn"));
            check(&other);
            assert_eq!(shown(one.after_move), shown(other.after_roll), "{name} {rules}: {one:?} {other:?}");
        }
        assert!(
            !together.is_empty() || ["village-rails", "sidings"].contains(&name),
            "{name} {rules}: a setup at least"
        );
        if host.n_events() == own[own.len() - 1] + 1 {
            let last = review.judge(own.len() - 1).expect("a turn");
            assert_eq!(shown(last.after_move), 10 * i64::from(review.score()), "{name} {rules}: {last:?}");
        }
    }
}

#[test]
fn who_sets_up_at_the_same_time_brings_no_luck() {
    let mut host = library::find("30-rails").expect("the game").open(Some("basic"), 2).expect("a table");
    host.settle(&dice(9));
    for seat in [0, 1, 0, 1, 0].map(|it| Seat::new(it).expect("a seat")) {
        let first = host.actions(seat)[0].clone();
        host.act(seat, &first).expect("a legal move");
    }
    finish(host.as_mut(), &dice(9), &[Level::Greedy], 9);
    let review = quick(host.as_ref(), Seat::FIRST);
    let turns: Vec<_> = (0..3).filter_map(|it| review.judge(it)).collect();
    assert!(turns[1].event > turns[0].event + 1, "others come between");
    assert_eq!(Account::of(&turns, 0).lucks, [0.0; 3]);
}

/// How likely a roll or a draw is, among those that are possible before an event.
fn weight(before: &dyn Host, chance: &str) -> f64 {
    match before.view(kernel::Viewer::Public) {
        // Of a tile there may be several.
        library::View::Streetcar(view) => {
            let shape = chance.split(' ').nth(2).expect("a tile");
            let shape = streetcar::Shape::ALL.into_iter().find(|it| it.to_string() == shape).expect("a shape");
            view.unseen.count(shape).into()
        }
        _ => 1.0,
    }
}

/// What luck is said to have brought if this is drawn before a decision.
fn drawn_luck(host: &dyn Host, event: usize, n: usize, chance: &str) -> f64 {
    let mut other = host.at(event - 1).expect("the log is kept");
    other.push(chance).expect("a possible draw");
    finish(other.as_mut(), &dice(99), &[Level::Greedy], 1);
    in_brief(other.as_ref()).luck(n).expect("luck is known")
}

#[test]
fn over_all_that_can_be_rolled_in_30_rails_luck_is_nothing() {
    for seed in 0..testing::cases(1, 10) {
        let host = game("30-rails", "basic", 1, seed, &[Level::Greedy]);
        let own: Vec<usize> = (0..host.n_events()).filter(|&it| is_own(host.as_ref(), it)).collect();
        for n in [own.len() - 25, own.len() - 5] {
            let chances = host.at(own[n] - 1).expect("the log is kept").chances();
            assert_eq!(chances.len(), 36, "{chances:?}");
            let lucks: Vec<f64> = chances.iter().map(|it| drawn_luck(host.as_ref(), own[n], n, it)).collect();
            assert!(lucks.iter().any(|it| it.abs() > 0.3), "some rolls are better than others: {lucks:?}");
            // Each of them is in whole tenths.
            assert!((lucks.iter().sum::<f64>() / 36.0).abs() < 0.05, "seed {seed}, decision {n}: {lucks:?}");
        }
    }
}

#[test]
fn over_all_that_can_be_drawn_in_30_streetcar_rails_luck_is_about_zero() {
    let mut lucks = Vec::new();
    for seed in 0..testing::cases(1, 10) {
        let host = game("30-streetcar-rails", "tiles-35", 1, seed, &[Level::Greedy]);
        let own: Vec<usize> = (0..host.n_events()).filter(|&it| is_own(host.as_ref(), it)).collect();
        for n in [own.len() - 25, own.len() - 15] {
            let before = host.at(own[n] - 1).expect("the log is kept");
            let chances = before.chances();
            let (mut sum, mut squares, mut weights) = (0.0, 0.0, 0.0);
            for chance in chances.iter().step_by(testing::cases(5, 1)) {
                let (weight, luck) = (weight(before.as_ref(), chance), drawn_luck(host.as_ref(), own[n], n, chance));
                sum += weight * luck;
                squares += weight * luck * luck;
                weights += weight;
            }
            let (mean, spread) = (sum / weights, (squares / weights).sqrt());
            lucks.push((mean, spread));
        }
    }
    let sum = |value: fn(&(f64, f64)) -> f64| lucks.iter().map(value).sum::<f64>();
    let (mean, spread) = (sum(|it| it.0), sum(|it| it.1));
    assert!(spread > 1.0, "some draws are better than others: {lucks:?}");
    // Of so many draws, and in so few games, some of the spread is left.
    assert!(mean.abs() < 0.5 * spread, "{lucks:?}");
}

/// The mean luck of the first seats, where luck is told without all else, and how far it may be from nothing.
#[track_caller]
fn luck_alone(name: &str, rules: &str, n_seats: usize, level: Level, seeds: Range<u64>) {
    let luck = |seed: u64| {
        let host = game(name, rules, n_seats, seed, &[level]);
        let review = in_brief(host.as_ref());
        let n = review.n_turns();
        let last = review.judge(n - 1).expect("a turn");
        let known: f64 = (0..n)
            .map(|it| review.luck(it).unwrap_or_else(|| panic!("{name} {rules}, decision {it}: luck is not known")))
            .sum();
        known + Account::of(&[last], review.score()).rest
    };
    let lucks: Vec<f64> = seeds.map(luck).collect();
    let n = f64::from(lucks.len() as u32);
    let mean = lucks.iter().sum::<f64>() / n;
    let spread = (lucks.iter().map(|it| (it - mean).powi(2)).sum::<f64>() / (n - 1.0)).sqrt();
    assert!(spread > 1.0, "{name} {rules} {level}: games differ in luck: {lucks:?}");
    // Of the many means in a run, one may well be two standard errors away, and four games tell little of their spread: by
    // Student's distribution one mean in a hundred is 5.8 away there.
    let most = if n < 30.0 { 5.8 } else { 3.0 } * spread / n.sqrt();
    assert!(mean.abs() < most, "{name} {rules} {level}: {mean}, at most {most}: {lucks:?}");
}

#[test]
fn cards_draws_and_rolls_bring_nothing_on_average_to_good_players_and_bad_ones() {
    for (name, rules, n_seats) in every_rule_set() {
        let ordinary = [
            ("30-rails", "postal", 1),
            ("30-streetcar-rails", "tiles-35", 1),
            ("rail-age", "river", 2),
            ("village-rails", "cards", 2),
        ];
        if !testing::in_full() && !ordinary.contains(&(name, rules, n_seats)) {
            continue;
        }
        luck_alone(name, rules, n_seats, Level::Greedy, 0..testing::cases(4, 60));
        if testing::in_full() {
            luck_alone(name, rules, n_seats, Level::Normal, 0..60);
        }
    }
}

#[test]
fn what_is_expected_of_a_game_by_post_is_never_absurd() {
    // Nobody has less than nothing, and none of many thousands of games had as much as this.
    let sane = 0.0..=160.0;
    for (level, seeds) in [(Level::Random, 0..testing::cases(1, 20)), (Level::Greedy, 0..testing::cases(2, 40))] {
        for seed in seeds {
            let host = game("30-rails", "postal", 1, 72 + seed, &[level]);
            let review = in_brief(host.as_ref());
            let turns: Vec<_> = (0..review.n_turns()).filter_map(|it| review.judge(it)).collect();
            assert!(turns.len() >= 35, "a setup and 29 or 30 rolls: {}", turns.len());
            for it in &turns {
                let all = it.best.iter().map(|it| it.expected).chain([it.after_roll, it.after_move]);
                assert!(all.clone().all(|it| sane.contains(&it)), "{level}, seed {seed}: {it:?}");
            }
            for n in [0, 7 + 15, turns.len() - 2] {
                let event = turns[n].event;
                let hints = evaluate_at(host.at(event).expect("the log is kept").as_ref(), Seat::FIRST, Effort::Quick);
                assert!(
                    !hints.is_empty() && hints.iter().all(|it| sane.contains(&it.expected)),
                    "{level}, turn {n}: {hints:?}"
                );
            }
        }
    }
}
