//! A second scorer, written from RULES.md alone: it reads a record line by line and knows nothing of the rules crate.

use std::collections::BTreeMap;

/// What the seats come to by the lines of a record of a finished game.
pub(crate) fn scores(record: &str) -> Vec<i32> {
    let n_seats: usize =
        record.lines().next().and_then(|it| it.split(' ').nth(4)).expect("seats").parse().expect("a number");
    let mut orders = vec![String::new(); n_seats];
    let mut yards: Vec<BTreeMap<String, Vec<i32>>> = vec![BTreeMap::new(); n_seats];
    let (mut clear, mut number, mut chosen) = (vec![0; n_seats], 0, BTreeMap::new());
    for line in record.lines().skip(1) {
        match *line.split(' ').collect::<Vec<_>>() {
            [".", "seat", seat, "order", letter] => {
                letter.clone_into(&mut orders[seat.parse::<usize>().expect("a seat")]);
            }
            [".", "wagon", it] => number = it.parse().expect("a number"),
            [seat, "to", letter] => {
                chosen.insert(seat.parse::<usize>().expect("a seat"), letter.to_owned());
            }
            _ => {}
        }
        if chosen.len() == n_seats {
            for (&seat, letter) in &chosen {
                yards[seat].entry(letter.clone()).or_default().push(number);
                let is_shared = chosen.iter().any(|(&other, it)| other != seat && it == letter);
                clear[seat] += i32::from(n_seats > 1 && !is_shared);
            }
            chosen.clear();
        }
    }
    let total = |seat: usize| -> i32 {
        let worth =
            |(letter, wagons): (&String, &Vec<i32>)| siding(wagons) * if *letter == orders[seat] { 2 } else { 1 };
        yards[seat].iter().map(worth).sum::<i32>() + clear[seat]
    };
    (0..n_seats).map(total).collect()
}

/// What three wagons are worth, from the differences between them.
fn siding(wagons: &[i32]) -> i32 {
    let steps: Vec<i32> = wagons.windows(2).map(|it| it[1] - it[0]).collect();
    match steps.as_slice() {
        [0, 0] => 8,
        [1, 1] | [-1, -1] => 5,
        steps if steps.contains(&0) => 2,
        _ => 0,
    }
}
