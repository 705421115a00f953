//! Compares what players were told with the record that the server kept.

use std::collections::BTreeMap;

use serde_json::Value;

use crate::journal::{Decision, Fate};

/// The lines of what happened in a record: no header, no dice, no scores.
pub fn events(record: &str) -> impl Iterator<Item = &str> {
    let is_event = |line: &&str| {
        let who = line.split(' ').next().unwrap_or_default();
        !line.is_empty() && !line.starts_with('#') && !matches!(who, "dice" | "seed" | "=")
    };
    record.lines().filter(|line| !line.is_empty() && !line.starts_with('#')).skip(1).filter(is_event)
}

/// Replays the record of a finished game and recomputes its dice; says how many rolls.
pub fn verified(record: &str) -> Result<usize, String> {
    let verdict = library::verify(record, &[]).map_err(|error| format!("the record is wrong: {error}"))?;
    verdict.scores.ok_or("the record ends before the game does")?;
    verdict.n_rolls.ok_or_else(|| "the record does not tell the seed of its dice".to_owned())
}

/// Checks that a seat's moves in the record are its decisions: every acknowledged one once, in order, and no other.
pub fn decisions(record: &str, seat: u16, decisions: &[Decision]) -> Result<(), String> {
    let prefix = format!("{seat} ");
    let moves: Vec<&str> = events(record).filter_map(|it| it.strip_prefix(&prefix)).collect();
    // How many moves of the record may be explained by the decisions so far; several, as the fate of some is unknown.
    let mut explained = vec![0];
    for (index, decision) in decisions.iter().enumerate() {
        let is_next = |n: usize| moves.get(n) == Some(&decision.action.as_str());
        let mut next: Vec<usize> = Vec::new();
        for &n in &explained {
            if decision.fate != Fate::Acknowledged {
                next.push(n);
            }
            if decision.fate != Fate::Rejected && is_next(n) {
                next.push(n + 1);
            }
        }
        next.sort_unstable();
        next.dedup();
        if next.is_empty() {
            let Decision { action, fate } = decision;
            let found = explained.last().and_then(|&n| moves.get(n)).unwrap_or(&"nothing");
            return Err(format!("seat {seat}: decision {index} `{action}` ({fate:?}) meets `{found}` in the record"));
        }
        explained = next;
    }
    if explained.contains(&moves.len()) {
        return Ok(());
    }
    let extra = explained.last().and_then(|&n| moves.get(n)).unwrap_or(&"");
    Err(format!("seat {seat}: the record has `{extra}`, which was not decided at that place or is there twice"))
}

/// Checks that a stream, with all its interruptions, told the same as the whole list told afterwards.
pub fn items(heard: &[Value], told: &[Value]) -> Result<(), String> {
    let same = heard.iter().zip(told).take_while(|(a, b)| a == b).count();
    let shown = |list: &[Value]| list.get(same).map_or("nothing".to_owned(), ToString::to_string);
    if same < heard.len().max(told.len()) {
        let (heard, told) = (shown(heard), shown(told));
        return Err(format!("the stream tells {heard} as item {same}, the list afterwards {told}"));
    }
    Ok(())
}

/// Checks that the lines that the stream of `seat` told are those of the record.
///
/// Moves of others are told once, open or when they are shown.
/// A seat is told of its own moves when it makes them, and of those that are hidden once more when they are shown to all.
/// So it is with what a draw gave to one seat only, which the line itself does not say.
pub fn lines(items: &[Value], record: &str, seat: u16) -> Result<(), String> {
    let mut counts: BTreeMap<&str, Count> = BTreeMap::new();
    for item in items {
        match item["kind"].as_str() {
            Some("event") => counts.entry(item["line"].as_str().unwrap_or_default()).or_default().told += 1,
            Some("reveal") => {
                for line in item["lines"].as_array().into_iter().flatten() {
                    counts.entry(line.as_str().unwrap_or_default()).or_default().shown += 1;
                }
            }
            _ => {}
        }
    }
    for line in events(record) {
        counts.entry(line).or_default().kept += 1;
    }
    let own = seat.to_string();
    for (line, count) in counts {
        let Count { told, shown, kept } = count;
        // A ruling for a seat is its own as well: `3! leave`.
        let who = line.split(' ').next().unwrap_or_default().trim_end_matches('!');
        let is_right = match who {
            "." => told <= kept && shown <= kept && told + shown >= kept,
            _ if who == own => told == kept && shown <= kept,
            _ => told + shown == kept,
        };
        if !is_right {
            return Err(format!("`{line}` is told {told} and shown {shown} times, and {kept} times in the record"));
        }
    }
    Ok(())
}

/// How often a line is where.
#[derive(Default)]
struct Count {
    told: usize,
    shown: usize,
    kept: usize,
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::{decisions, events, items, lines, verified};
    use crate::journal::{Decision, Fate};

    const RECORD: &str =
        "a-game 1 basic seats 12\ndice a 00\nseed 11\n. roll 1 2\n# word\n1 a\n11 b\n1 b\n1 b\n= 1 2\n";

    #[track_caller]
    fn check(decided: &str, expected: Result<(), &str>) {
        let decided: Vec<Decision> = decided
            .split_whitespace()
            .map(|word| {
                let (action, mark) = word.split_at(1);
                let fate = match mark {
                    "" => Fate::Acknowledged,
                    "?" => Fate::Unknown,
                    _ => Fate::Rejected,
                };
                Decision { action: action.to_owned(), fate }
            })
            .collect();
        assert_eq!(decisions(RECORD, 1, &decided), expected.map_err(|it| format!("seat 1: {it}")));
    }

    #[test]
    fn only_events_are_events() {
        assert_eq!(events(RECORD).collect::<Vec<_>>(), [". roll 1 2", "1 a", "11 b", "1 b", "1 b"]);
    }

    #[test]
    fn what_was_acknowledged_is_there_once_and_in_order() {
        check("a b b", Ok(()));
        check("a b", Err("the record has `b`, which was not decided at that place or is there twice"));
        check("a b b b", Err("decision 3 `b` (Acknowledged) meets `nothing` in the record"));
        check("b a b", Err("decision 0 `b` (Acknowledged) meets `a` in the record"));
    }

    #[test]
    fn what_is_unknown_may_be_there_or_not() {
        check("c? a b? b", Ok(()));
        check("a b? b? b? b", Ok(()));
        check("a? b? b?", Ok(()));
        check("c? b?", Err("the record has `a`, which was not decided at that place or is there twice"));
    }

    #[test]
    fn what_was_rejected_is_not_there() {
        check("a c! b! b b", Ok(()));
        check("a b! b", Err("the record has `b`, which was not decided at that place or is there twice"));
    }

    fn list(words: &[&str]) -> Vec<Value> {
        words.iter().map(|it| json!({ "kind": "event", "line": it })).collect()
    }

    #[test]
    fn a_stream_has_no_gap_and_no_double() {
        assert_eq!(items(&list(&["a", "b"]), &list(&["a", "b"])), Ok(()));
        for heard in [&["a"][..], &["a", "a", "b"], &["b"], &["a", "b", "b"], &["b", "a"]] {
            assert!(items(&list(heard), &list(&["a", "b"])).is_err(), "{heard:?}");
        }
    }

    #[test]
    fn a_stream_tells_every_line_of_the_record_once() {
        let reveal = |line: &str| json!({ "kind": "reveal", "lines": [line] });
        let mut told = list(&[". roll 1 2", "11 b", "1 b", "1 b"]);
        assert!(lines(&told, RECORD, 11).is_err(), "a move of another seat is missing");
        told.push(reveal("1 a"));
        told.push(json!({ "kind": "ready", "seat": 1 }));
        assert_eq!(lines(&told, RECORD, 11), Ok(()));
        assert!(lines(&told, RECORD, 1).is_err(), "its own move was only shown");
        told.push(reveal("11 b"));
        assert_eq!(lines(&told, RECORD, 11), Ok(()), "its own move was also shown");
        assert!(lines(&[&told[..], &[reveal("11 b")]].concat(), RECORD, 11).is_err(), "shown twice");
        assert!(lines(&[&told[..], &[reveal("1 b")]].concat(), RECORD, 11).is_err(), "told and shown");
        let (ruled, leave) = (RECORD.replace("11 b", "11! b"), [list(&["11! b"]), vec![reveal("11! b")]].concat());
        let is_other = |it: &&Value| it["line"] != "11 b" && it["lines"][0] != "11 b";
        let others: Vec<Value> = told.iter().filter(is_other).cloned().collect();
        assert_eq!(lines(&[others, leave].concat(), &ruled, 11), Ok(()), "a ruling for this seat, hidden and shown");
        told.push(reveal(". roll 1 2"));
        assert_eq!(lines(&told, RECORD, 11), Ok(()), "a draw for this seat, shown at the end");
        assert!(lines(&[&told[..], &list(&[". roll 1 2"])].concat(), RECORD, 11).is_err(), "told twice");
        assert!(lines(&[&told[..], &list(&[". roll 3 3"])].concat(), RECORD, 11).is_err(), "not in the record");
    }

    /// The record of a game in which somebody alone took the first move that there was.
    fn finished() -> String {
        let dice = kernel::Dice::new(kernel::Seed::new([7; 32]), "solo".parse().expect("a name"));
        let mut host = library::GAMES[0].open(None, 1).expect("a table");
        host.settle(&dice);
        while host.turn() != kernel::Turn::Over {
            let legal = host.actions(kernel::Seat::FIRST);
            host.act(kernel::Seat::FIRST, &legal[0]).expect("a legal move");
            host.settle(&dice);
        }
        host.record(Some(dice.pledge()), Some(dice.seed().clone())).expect("the whole game")
    }

    #[test]
    fn a_record_must_be_finished_and_tell_its_seed() {
        assert!(verified(RECORD).is_err());
        let solo = &finished();
        assert!(verified(solo).expect("a good record") > 30);
        let (cut, _) = solo.trim_end().rsplit_once('\n').expect("lines");
        let (cut, _) = cut.rsplit_once('\n').expect("lines");
        assert_eq!(verified(cut), Err("the record ends before the game does".to_owned()));
        let seedless: Vec<&str> = solo.lines().filter(|it| !it.starts_with("seed")).collect();
        assert_eq!(verified(&seedless.join("\n")), Err("the record does not tell the seed of its dice".to_owned()));
    }
}
