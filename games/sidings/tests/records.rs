//! Recorded games, for every way to end: replayed, their dice checked, scored twice, and written byte for byte.

use kernel::{Event, Game as _, Record, Table, Turn};
use sidings::Sidings;

use crate::slow;

/// Records with their scores: alone, won by one, and shared.
const RECORDS: [(&str, &[i32]); 6] = [
    (include_str!("records/alone.rec"), &[29]),
    (include_str!("records/alone-by-chance.rec"), &[6]),
    (include_str!("records/two.rec"), &[27, 25]),
    (include_str!("records/two-shared.rec"), &[24, 24]),
    (include_str!("records/three.rec"), &[21, 21, 17]),
    (include_str!("records/four.rec"), &[33, 17, 29, 23]),
];

#[test]
fn records_replay_and_their_dice_are_right() {
    for (text, scores) in RECORDS {
        let record = Record::<Sidings>::parse(text).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(record.to_string(), text, "byte for byte");
        let (table, n_rolls) = record.verify().unwrap_or_else(|error| panic!("{error}"));
        let n_chances = table.log().iter().filter(|it| matches!(it, Event::Chance(_))).count();
        assert_eq!((n_rolls, n_chances), (Some(n_chances), scores.len() + 12), "an order for each, and twelve dice");
        assert_eq!((table.state().turn(), table.state().scores().as_slice()), (Turn::Over, scores));
        assert_eq!(slow::scores(text), scores, "by the slow scorer");
    }
}

#[test]
fn random_games_score_as_the_slow_scorer_says() {
    let mut luck = fastrand::Rng::with_seed(8);
    let mut n_points = 0;
    for number in 0..testing::cases(200, 20_000) {
        let mut table = Table::<Sidings>::new(format!("yard seats {}", number % 4 + 1).parse().expect("a setup"));
        while table.state().turn() != Turn::Over {
            table.settle_with(&mut luck);
            let Turn::Seats(waiting) = table.state().turn() else { break };
            let seat = waiting.lowest().expect("somebody");
            let action = table.state().pick(seat, &mut luck, &mut Vec::new());
            table.act(seat, action).expect("what is picked is legal");
        }
        let text = Record::of(&table, None, None).expect("all is kept").to_string();
        assert_eq!(slow::scores(&text), table.state().scores().as_slice(), "{text}");
        n_points += table.state().scores().iter().map(|it| it.1).sum::<i32>();
    }
    assert!(n_points > 1_000, "{n_points} points are few");
}

#[test]
fn a_record_with_another_roll_or_other_scores_is_found_out() {
    let (text, _) = RECORDS[0];
    let wagon = text.lines().find(|it| it.starts_with(". wagon")).expect("a wagon");
    let other = if wagon.ends_with('1') { ". wagon 2" } else { ". wagon 1" };
    let record = Record::<Sidings>::parse(&text.replacen(wagon, other, 1)).expect("a record");
    let error = record.verify().expect_err("another roll").to_string();
    let expected = format!("`{}` is not what the dice gave: lot 1 is `{}`", &other[2..], &wagon[2..]);
    assert!(error.ends_with(&expected), "{error}");
    let text = text.replacen("\n= ", "\n= 1", 1);
    assert!(Table::replay(&Record::<Sidings>::parse(&text).expect("a record")).is_err(), "other scores");
}
