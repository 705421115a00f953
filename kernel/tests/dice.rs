//! The dice are what their description says: vectors, a second implementation, and fair counts.

use std::{
    fs,
    io::ErrorKind,
    path::{Path, PathBuf},
    process::{self, Command, Output},
};

use kernel::{Dice, Lot, Luck, Pledge, Seat, Seed};

const VECTORS: &str = include_str!("dice_vectors.txt");

/// The vectors and the numbers of their lines.
fn vectors() -> impl Iterator<Item = (usize, &'static str)> {
    (1..).zip(VECTORS.lines()).filter(|(_, line)| !line.is_empty() && !line.starts_with('#'))
}

/// The dice of game `id`, whose seed may be written short.
fn dice(seed: &str, id: &str) -> Dice {
    Dice::new(seed.parse().expect("a seed"), id.parse().expect("an id"))
}

fn lot(text: &str) -> Lot {
    let (number, seat) = text.split_once(" seat ").map_or((text, None), |(number, seat)| (number, Some(seat)));
    let seat = seat.map(|it| Seat::new(it.parse().expect("a number")).expect("a seat"));
    Lot { number: number.parse().expect("a number"), seat }
}

/// What the vector says before `gives`, and what is right after it.
fn reproduce(vector: &str) -> Option<(&str, String)> {
    let (question, answer) = vector.split_once(" gives ")?;
    if let Some(seed) = question.strip_prefix("commitment ") {
        return Some((question, seed.parse::<Seed>().ok()?.commitment().to_string()));
    }
    let (seed, rest) = question.strip_prefix("draws ")?.split_once(' ')?;
    let (id, rest) = rest.split_once(' ')?;
    let (text, bounds) = rest.split_once(" below ")?;
    assert_eq!(lot(text).to_string(), text);
    let dice = Dice::new(seed.parse().ok()?, id.parse().ok()?);
    let mut luck = dice.lot(lot(text));
    let bounds = bounds.split(' ').map(|it| it.parse().expect("a number of 32 bits")).cycle();
    let drawn = answer.split(' ').zip(bounds).map(|(_, n)| luck.below(n).to_string());
    Some((question, drawn.collect::<Vec<_>>().join(" ")))
}

#[test]
fn every_vector_is_reproduced() {
    for (line, vector) in vectors() {
        let (question, answer) = reproduce(vector).unwrap_or_else(|| panic!("line {line} is not a vector"));
        assert_eq!(vector, format!("{question} gives {answer}"), "line {line}");
    }
}

#[test]
fn vectors_reach_the_second_block_and_every_kind_of_lot() {
    let draws: Vec<_> = vectors().filter(|(_, it)| it.starts_with("draws ")).map(|(_, it)| it).collect();
    assert!(draws.iter().all(|it| it.split_once(" gives ").expect("an answer").1.split(' ').count() >= 12));
    let parts = [" below 1 ", " below 2 ", " below 6 ", " below 36 ", " below 37 ", " below 1000 "];
    for part in
        [" below 2147483649 ", " below 4294967295 ", " seat 3 ", " seat 1023 ", " 0 below "].iter().chain(&parts)
    {
        assert!(draws.iter().filter(|it| it.contains(part)).count() >= 8, "{part}");
    }
    assert_eq!(vectors().count() - draws.len(), 4, "commitments");
}

/// Just above the half of 2^32 almost every second number is thrown away; just below 2^32 almost none is.
#[test]
fn rejection_really_happens() {
    let dice = dice("2a", "club-7");
    let (mut all, mut some) = (dice.lot(lot("5")), dice.lot(lot("5")));
    let limit = (1 << 31) + 1;
    let words: Vec<_> = (0..100).map(|_| all.below(u32::MAX)).collect();
    let kept: Vec<_> = words.iter().copied().filter(|&it| it < limit).collect();
    assert!((30..70).contains(&kept.len()), "{}", kept.len());
    assert_eq!(kept, (0..kept.len()).map(|_| some.below(limit)).collect::<Vec<_>>());
}

#[test]
fn lots_ids_and_seeds_are_independent() {
    let first = |dice: &Dice, text| dice.lot(lot(text)).below(u32::MAX);
    let base = dice("2a", "a");
    assert_eq!(first(&base, "1"), first(&base, "1"), "a lot is always the same");
    let all = [
        first(&base, "1"),
        first(&base, "2"),
        first(&base, "1 seat 0"),
        first(&base, "1 seat 1"),
        first(&dice("2a", "b"), "1"),
        first(&dice("2b", "a"), "1"),
    ];
    for (index, number) in all.iter().enumerate() {
        assert!(!all[..index].contains(number), "{all:?}");
    }
}

#[test]
fn pledges_are_texts() {
    let pledge = dice("2a", "club-7").pledge();
    let text = "club-7 0a28e9ffef0073f9a6a674cf57ee77307f38f0f1bebb087888d9011ed0eeefdf";
    assert_eq!((pledge.to_string().as_str(), text.parse()), (text, Ok(pledge)));
    let hash = &text[7..];
    let (short, long) = ("expected a commitment of 64 hexadecimal digits", "x".repeat(65));
    let bad_id = "expected a game id of 1 to 64 letters, digits, dots, hyphens or underscores";
    for (wrong, expected) in [
        ("club-7".to_owned(), "expected a game id and a commitment"),
        (format!("club/7 {hash}"), bad_id),
        (format!(" {hash}"), bad_id),
        (format!("{long} {hash}"), bad_id),
        (format!("clüb {hash}"), bad_id),
        (format!("club-7 {}", &hash[1..]), short),
        (format!("club-7 {hash}0"), short),
        (format!("club-7  {hash}"), short),
        (format!("club-7 {}", hash.to_uppercase()), short),
    ] {
        assert_eq!(wrong.parse::<Pledge>().map_err(|it| it.to_string()), Err(expected.to_owned()), "{wrong}");
    }
}

/// Runs the second implementation on `vectors`, or on its own file, if there is an interpreter to run it.
fn run(vectors: Option<&Path>) -> Option<Output> {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/dice_vectors.py");
    let done = Command::new("python3").arg(script).args(vectors).output();
    done.map_err(|reason| {
        assert_eq!(reason.kind(), ErrorKind::NotFound, "{reason}");
        testing::skip("dice by a second implementation, because Python 3 is not installed");
    })
    .ok()
}

#[test]
fn a_second_implementation_reproduces_every_vector() {
    let Some(output) = run(None) else { return };
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    assert_eq!(String::from_utf8_lossy(&output.stdout).trim_end(), format!("{} vectors reproduced", vectors().count()));
}

/// A file that is gone after the test, however it ends.
struct Draft(PathBuf);

impl Draft {
    fn new(name: &str, text: &str) -> Self {
        let res = Self(std::env::temp_dir().join(format!("dice-vectors-{}-{name}.txt", process::id())));
        fs::write(&res.0, text).expect("a writable folder for temporary files");
        res
    }
}

impl Drop for Draft {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.0);
    }
}

#[test]
fn the_second_implementation_notices_what_is_wrong() {
    let change = |line: usize, from: &str, to: &str| {
        let mut lines: Vec<_> = VECTORS.lines().map(str::to_owned).collect();
        assert!(lines[line - 1].contains(from), "line {line} has no `{from}`");
        lines[line - 1] = lines[line - 1].replacen(from, to, 1);
        lines.join("\n")
    };
    let (first, hash) = vectors().next().expect("a vector");
    let (last, draws) = vectors().last().expect("a vector");
    let (_, number) = draws.rsplit_once(' ').expect("a number");
    let hash = hash.rsplit_once(' ').expect("a hash").1;
    let wrong_hash = hash.chars().rev().collect::<String>();
    for (name, text, expected) in [
        ("hash", change(first, hash, &wrong_hash), format!("line {first}: expected\n")),
        ("draw", change(last, &format!(" {number}"), &format!(" {number}0")), format!("line {last}: ")),
        ("order", change(last, " gives ", " gives 0 "), format!("line {last}: expected\n")),
        ("kind", change(last, "draws", "throws"), format!("line {last}: not a vector")),
        ("torn", change(last, " gives ", " "), format!("line {last}: not a vector")),
        ("empty", "# nothing\n".to_owned(), "no vectors".to_owned()),
    ] {
        let draft = Draft::new(name, &text);
        let Some(output) = run(Some(&draft.0)) else { return };
        let found = String::from_utf8_lossy(&output.stderr);
        assert!(!output.status.success(), "{name}");
        assert!(found.contains(&expected), "{name}: expected `{expected}` in\n{found}");
    }
}

/// How far counts are from being equal: the sum of squared distances, each divided by the expected count.
fn chi_square(counts: &[u32]) -> f64 {
    let n_counts = u32::try_from(counts.len()).expect("few counts");
    let expected = f64::from(counts.iter().sum::<u32>()) / f64::from(n_counts);
    counts.iter().map(|&it| (f64::from(it) - expected).powi(2) / expected).sum()
}

/// The limits are passed by one fair die in a thousand; the seed is fixed, so the answer is too.
#[test]
fn faces_and_pairs_come_up_equally_often() {
    let dice = dice("5eed", "fair");
    let roll = |number, n| dice.lot(Lot { number, seat: None }).below(n);
    let (mut faces, mut pairs, mut seats, mut stream) = ([0; 6], [0; 36], [0; 6], [0; 37]);
    let mut last = 0;
    for number in 0..36_000 {
        let face = roll(number, 6);
        faces[face as usize] += 1;
        pairs[(last * 6 + face) as usize] += 1;
        last = face;
    }
    for seat in Seat::first(Seat::MAX) {
        seats[dice.lot(Lot { number: 1, seat: Some(seat) }).below(6) as usize] += 1;
    }
    let mut long = dice.lot(Lot { number: 0, seat: None });
    for _ in 0..37_000 {
        stream[long.below(37) as usize] += 1;
    }
    for (name, counts, limit) in
        [("faces", &faces[..], 20.5), ("pairs", &pairs, 66.6), ("seats", &seats, 20.5), ("stream", &stream, 68.0)]
    {
        let distance = chi_square(counts);
        assert!(distance < limit, "{name}: {distance} in {counts:?}");
        assert!(distance > 0.2, "{name}: too equal to be luck: {distance} in {counts:?}");
    }
    // The measure itself can tell: a die with a heavy six does not pass.
    assert!(chi_square(&[5900, 5900, 5900, 5900, 5900, 6500]) > 20.5);
}
