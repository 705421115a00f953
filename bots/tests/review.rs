//! Reviews add up, are fair, and tell luck from skill.

use bots::{Account, Effort, Judged, Level, Review, Unfinished, dice, evaluate, evaluate_at, finish};
use kernel::Seat;
use library::Host;

/// A whole game of bots.
pub(crate) fn game(name: &str, rules: &str, n_seats: usize, seed: u64, levels: &[Level]) -> Box<dyn Host> {
    let entry = library::find(name).expect("the game");
    let mut host = entry.open(Some(rules), n_seats).expect("a table");
    finish(host.as_mut(), &dice(seed), levels, seed);
    host
}

pub(crate) fn quick(host: &dyn Host, seat: Seat) -> Review {
    Review::of(host, seat, Effort::Quick).expect("a finished game")
}

/// What must hold for every turn of every game.
#[track_caller]
pub(crate) fn check(turn: &Judged) {
    assert!(turn.cost() >= 0.0, "{turn:?}");
    assert!(turn.best.len() <= 3 && !turn.best.is_empty(), "{turn:?}");
    assert!((turn.best[0].expected - turn.after_roll).abs() < 1e-9, "{turn:?}");
    assert!(turn.best.windows(2).all(|it| it[0].expected >= it[1].expected), "{turn:?}");
    if turn.best[0].action == turn.action {
        assert!(turn.cost() < 1e-9, "the best move costs nothing: {turn:?}");
    }
}

/// A number as it is shown, in tenths.
#[track_caller]
pub(crate) fn shown(value: f64) -> i64 {
    let text = format!("{value:.1}");
    assert!((text.parse::<f64>().expect("a number") - value).abs() < 1e-6, "{value} is shown as {text}");
    text.replace('.', "").parse().expect("a number")
}

/// Every rule set of every game that bots can finish, with fewest seats and with two.
pub(crate) fn every_rule_set() -> Vec<(&'static str, &'static str, usize)> {
    let mut res = Vec::new();
    for entry in library::GAMES {
        for rules in entry.rule_sets {
            let mut seats = vec![entry.seats.0, 2];
            seats.dedup();
            res.extend(seats.into_iter().map(|n| (entry.name, rules.name, n)));
        }
    }
    res
}

#[test]
fn start_and_luck_less_cost_are_the_score_as_they_are_shown_in_every_review_of_every_rule_set() {
    for (name, rules, n_seats) in every_rule_set() {
        for seed in 0..testing::cases(1_u64, 20) {
            let host = game(name, rules, n_seats, seed, &[Level::Greedy, Level::Random]);
            let seat = Seat::new(seed as usize % n_seats).expect("a seat");
            let review = quick(host.as_ref(), seat);
            let score = review.score();
            // All of an ordinary run would take long: a few turns stand for the game.
            let n = review.n_turns();
            let some = testing::cases(3, 1_000);
            let turns: Vec<_> =
                (0..n).filter(|it| it % (n / some).max(1) == 0).filter_map(|it| review.judge(it)).collect();
            turns.iter().for_each(check);
            let account = Account::of(&turns, score);
            assert_eq!(
                shown(account.start) + shown(account.luck) - shown(account.cost),
                10 * i64::from(score),
                "{name} {rules}, seed {seed}: {account:?}"
            );
            let (lucks, costs): (i64, i64) = (
                account.lucks.iter().map(|it| shown(*it)).sum::<i64>() + shown(account.rest),
                turns.iter().map(|it| shown(it.after_roll) - shown(it.after_move)).sum::<i64>()
                    - account.laters.iter().map(|it| shown(*it)).sum::<i64>(),
            );
            assert_eq!((lucks, costs), (shown(account.luck), shown(account.cost)), "{name} {rules}: turn by turn, too");
            for (n, pair) in turns.windows(2).enumerate() {
                let now = shown(pair[0].after_move) + shown(account.laters[n]) + shown(account.lucks[n + 1]);
                assert_eq!(now, shown(pair[1].after_roll), "{name} {rules}, seed {seed}, decision {n}: {account:?}");
            }
        }
    }
}

#[test]
fn hints_and_review_of_a_position_say_the_same() {
    for (name, rules, n_seats) in every_rule_set() {
        let host = game(name, rules, n_seats, 2, &[Level::Greedy]);
        let review = quick(host.as_ref(), Seat::FIRST);
        for n in [1, review.n_turns() * 3 / 4] {
            let turn = review.judge(n).expect("a turn");
            let before = host.at(turn.event).expect("the log is kept");
            let hints = evaluate_at(before.as_ref(), Seat::FIRST, Effort::Quick);
            assert!(hints.windows(2).all(|it| it[0].expected >= it[1].expected), "{name}: {hints:?}");
            // Where there was no luck before, a review goes on from the move before, and moves all values by the same.
            assert!(turn.basis.goes_on || turn.carried == 0.0, "{name} {rules}, turn {n}: {turn:?}");
            let carried = shown(turn.carried);
            assert_eq!(shown(hints[0].expected) + carried, shown(turn.after_roll), "{name} {rules}, turn {n}");
            for it in turn.best.iter().filter(|it| it.action != turn.action) {
                let hint = hints.iter().find(|hint| hint.action == it.action).expect("what a review tells is hinted");
                assert_eq!(shown(hint.expected) + carried, shown(it.expected), "{name} {rules}, turn {n}");
            }
            if let Some(made) = hints.iter().find(|it| it.action == turn.action) {
                assert_eq!(shown(made.expected) + carried, shown(turn.after_move), "{name} {rules}, turn {n}");
            }
            // A move that nobody can choose otherwise is expected to come to as much as the best of many.
            let forced = hints[0].action.clone();
            let view = before.view(kernel::Viewer::Seat(Seat::FIRST));
            let alone = evaluate(&view, Seat::FIRST, std::slice::from_ref(&forced), Effort::Quick);
            assert_eq!(alone.len(), 1);
            assert!((alone[0].expected - hints[0].expected).abs() < 8.0, "{name} {rules}: {alone:?} {hints:?}");
        }
    }
}

#[test]
fn turns_are_numbered_as_players_count_them() {
    let turns = |name: &str, rules: &str, n_seats| {
        let host = game(name, rules, n_seats, 3, &[Level::Greedy]);
        let review = quick(host.as_ref(), Seat::FIRST);
        let n = review.n_turns();
        [0, 8, n - 1].map(|it| review.judge(it).expect("a turn").turn)
    };
    // The ninth decision of 30 Rails is the second turn: seven parts of the setup come before.
    assert_eq!(turns("30-rails", "basic", 1), [None, Some(2), Some(30)]);
    let [first, .., last] = turns("30-streetcar-rails", "tiles-35", 1);
    assert_eq!((first, last), (None, Some(30)));
    let [first, .., last] = turns("rail-age", "river", 1);
    assert_eq!(first, None);
    assert!(last.is_some_and(|it| it > 5), "{last:?}");
    assert_eq!(turns("village-rails", "cards", 2).map(|it| it.is_some()), [true; 3]);
}

#[test]
fn the_last_turns_of_a_lonely_game_end_in_its_score() {
    for (name, rules) in
        [("30-rails", "basic"), ("30-rails", "advanced"), ("30-rails", "postal"), ("30-streetcar-rails", "tiles-35")]
    {
        let host = game(name, rules, 1, 3, &[Level::Greedy]);
        let review = quick(host.as_ref(), Seat::FIRST);
        let n = review.n_turns();
        for number in [n - 3, n - 1] {
            let turn = review.judge(number).expect("a turn");
            check(&turn);
            assert_eq!((turn.number, host.event(turn.event)), (number + 1, Some(format!("0 {}", turn.action))));
        }
        let last = review.judge(n - 1).expect("a turn");
        assert!((last.after_move - f64::from(host.score(Seat::FIRST))).abs() < 1e-9, "{name} {rules}: {last:?}");
        assert_eq!(review.judge(n), None);
    }
}

#[test]
fn all_games_are_reviewed_from_any_seat() {
    for (name, rules, n_seats) in [("rail-age", "river", 2), ("village-rails", "cards", 2), ("30-rails", "basic", 2)] {
        let host = game(name, rules, n_seats, 4, &[Level::Greedy, Level::Random]);
        let seat = Seat::new(1).expect("a seat");
        let review = quick(host.as_ref(), seat);
        let n = review.n_turns();
        let turns: Vec<Judged> = [0, 1, n / 2, n / 2 + 1, n - 2].iter().filter_map(|&it| review.judge(it)).collect();
        turns.iter().for_each(check);
        assert!(turns.iter().any(|it| !it.rolled.is_empty()), "{name}: some turns have a roll");
        assert_eq!(review.score(), host.score(seat));
    }
}

#[test]
fn what_comes_later_changes_no_judgement() {
    let host = game("30-rails", "basic", 1, 6, &[Level::Greedy]);
    let turn = quick(host.as_ref(), Seat::FIRST).judge(30).expect("a turn");
    let mut other = host.at(turn.event + 1).expect("the log is kept");
    finish(other.as_mut(), &dice(77), &[Level::Random], 1);
    assert_ne!(other.score(Seat::FIRST), host.score(Seat::FIRST), "it went on differently");
    assert_eq!(quick(other.as_ref(), Seat::FIRST).judge(30), Some(turn));
}

/// A game of Village Rails in which seat 0 begins, with the first card of seat 1 that differs; both play on alike.
fn with_other_hand(seed: u64, other: Option<&str>) -> Option<(Box<dyn Host>, String)> {
    let mut host = library::find("village-rails").expect("the game").open(None, 2).expect("a table");
    let whole = game("village-rails", "cards", 2, seed, &[Level::Greedy]);
    let mut hidden = String::new();
    for line in (0..).map_while(|it| whole.event(it)).take_while(|it| it.starts_with('.')) {
        let is_hidden = line.contains("terminus") && line.ends_with("for 1") && hidden.is_empty();
        let line = if is_hidden {
            hidden = host.chances().into_iter().find(|it| Some(it.as_str()) != other).expect("several cards");
            hidden.clone()
        } else {
            line
        };
        host.push(&line).ok()?;
    }
    let first = host.actions(Seat::FIRST).first()?.clone();
    host.act(Seat::FIRST, &first).ok()?;
    finish(host.as_mut(), &dice(seed), &[Level::Random], 1);
    Some((host, hidden))
}

#[test]
fn what_others_hide_changes_no_judgement() {
    let both = (0..20).find_map(|seed| {
        let (one, card) = with_other_hand(seed, None).filter(|it| !it.1.is_empty())?;
        let (other, other_card) = with_other_hand(seed, Some(&card))?;
        (card != other_card).then_some((one, other))
    });
    let (one, other) = both.expect("some game begins with seat 0");
    let judge = |host: &dyn Host| quick(host, Seat::FIRST).judge(0).expect("a turn");
    assert_ne!(one.record(None, None), other.record(None, None));
    assert_eq!(judge(one.as_ref()), judge(other.as_ref()));
}

#[test]
fn a_review_is_an_iterator_that_knows_its_length() {
    let host = game("village-rails", "cards", 2, 8, &[Level::Random]);
    let mut review = quick(host.as_ref(), Seat::FIRST);
    let n = review.len();
    let first = review.next().expect("a turn");
    assert_eq!((first.number, review.len()), (1, n - 1));
    assert_eq!(review.judge(0), Some(first));
}

#[test]
fn games_that_are_not_over_are_not_reviewed() {
    let host = library::find("30-rails").expect("the game").open(None, 1).expect("a table");
    let refused =
        |seat| Review::of(host.as_ref(), Seat::new(seat).expect("a seat"), Effort::Quick).expect_err("refused");
    assert_eq!(refused(0), Unfinished::NotOver);
    assert_eq!(refused(1).to_string(), "there is no seat 1: seats are 0 to 0");
}
