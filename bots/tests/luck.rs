//! Luck is what dice, cards and others did: nothing where they did nothing, and nothing on average.

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
        assert!(!together.is_empty() || name == "village-rails", "{name} {rules}: a setup at least");
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
    assert_eq!(Account::of_review(&turns, 0).lucks, [0.0; 3]);
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

/// What the best move of a decision is said to come to if this is rolled before it.
fn after_roll(host: &dyn Host, event: usize, n: usize, chance: &str) -> f64 {
    let mut other = host.at(event - 1).expect("the log is kept");
    other.push(chance).expect("a possible roll");
    finish(other.as_mut(), &dice(99), &[Level::Greedy], 1);
    in_brief(other.as_ref()).judge(n).expect("a turn").after_roll
}

/// The mean luck of what can be rolled or drawn before a decision of a game of one seat: of all, or of a part in which
/// all numbers and colours, or tiles, come up.
fn mean_luck(host: &dyn Host, n: usize) -> f64 {
    let review = in_brief(host);
    let (last, turn) = (review.judge(n - 1).expect("a turn"), review.judge(n).expect("a turn"));
    let before = host.at(turn.event - 1).expect("the log is kept");
    let chances = before.chances();
    assert!(chances.len() >= 30, "{chances:?}");
    let (mut sum, mut weights) = (0.0, 0.0);
    for it in 0..chances.len().min(testing::cases(12, usize::MAX)) {
        let chance = &chances[7 * it % chances.len()];
        let weight = weight(before.as_ref(), chance);
        sum += weight * (after_roll(host, turn.event, n, chance) - last.after_move);
        weights += weight;
    }
    sum / weights
}

/// Early, in the middle and late in a game.
fn over_all_rolls(name: &str, rules: &str) {
    let mut lucks = Vec::new();
    for seed in 0..testing::cases(1, 10) {
        let host = game(name, rules, 1, seed, &[Level::Greedy]);
        let n = quick(host.as_ref(), Seat::FIRST).n_turns();
        lucks.extend([n - 25, n - 15, n - 5].map(|it| mean_luck(host.as_ref(), it)));
    }
    let mean = lucks.iter().sum::<f64>() / f64::from(lucks.len() as u32);
    assert!(lucks.iter().any(|it| it.abs() > 0.05), "some rolls are better than others: {lucks:?}");
    assert!(mean.abs() < 1.9, "{name} {rules}: {mean}, {lucks:?}");
}

#[test]
fn over_all_that_can_be_rolled_in_30_rails_luck_is_about_zero() {
    over_all_rolls("30-rails", "basic");
}

#[test]
fn over_all_that_can_be_drawn_in_30_streetcar_rails_luck_is_about_zero() {
    over_all_rolls("30-streetcar-rails", "tiles-35");
}

/// The mean luck of greedy players, whose luck spreads by so many points.
fn luck_on_average(name: &str, rules: &str, n_games: u64, spread: f64) {
    let mut lucks = Vec::new();
    for seed in 0..n_games {
        let host = game(name, rules, 1, seed, &[Level::Greedy]);
        let review = in_brief(host.as_ref());
        let turns: Vec<_> = (0..review.n_turns()).filter_map(|it| review.judge(it)).collect();
        lucks.push(Account::of_review(&turns, review.score()).luck);
    }
    let n = f64::from(lucks.len() as u32);
    let mean = lucks.iter().sum::<f64>() / n;
    assert!(mean.abs() < 3.0 + 2.5 * spread / n.sqrt(), "{name} {rules}: {mean}, {lucks:?}");
}

#[test]
fn luck_is_nothing_on_average_however_somebody_plays() {
    luck_on_average("30-rails", "advanced", testing::cases(8, 40), 18.0);
    if testing::in_full() {
        luck_on_average("30-rails", "basic", 40, 26.0);
        luck_on_average("30-rails", "postal", 40, 32.0);
        luck_on_average("rail-age", "river", 40, 23.0);
    }
}

#[test]
fn hints_of_a_game_by_post_are_in_the_range_of_its_scores() {
    for level in [Level::Random, Level::Greedy] {
        let host = game("30-rails", "postal", 1, 72, &[level]);
        let review = quick(host.as_ref(), Seat::FIRST);
        for n in [0, review.n_turns() / 2, review.n_turns() - 2] {
            let event = review.judge(n).expect("a turn").event;
            let hints = evaluate_at(host.at(event).expect("the log is kept").as_ref(), Seat::FIRST, Effort::Quick);
            assert!(hints.iter().all(|it| (0.0..160.0).contains(&it.expected)), "{level}, turn {n}: {hints:?}");
        }
    }
}
