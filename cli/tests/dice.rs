//! `docs/examples/verify.py`, as a stranger runs it: it finds nothing in games that are right, and every change in others.

use std::{
    collections::BTreeMap,
    fs,
    io::ErrorKind,
    path::{Path, PathBuf},
    process::Command,
};

use kernel::{Dice, Game as _, Record, Seat, Table, Turn};
use thirty::{Part, RuleSet, Ruling, Setup, Thirty};
use track::{Square, SquareSet};

use crate::common::{Desk, Done, whole_game_of};

const SCRIPT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/examples/verify.py");
const PAGE: &str = include_str!("../../docs/dice.md");

/// What the example says at a desk, if there is an interpreter to run it.
fn verify(desk: &Desk, args: &[&str]) -> Option<Done> {
    let output = Command::new("python3").arg(SCRIPT).args(args).current_dir(desk.path(".")).output();
    output
        .map_err(|error| {
            assert_eq!(error.kind(), ErrorKind::NotFound, "{error}");
            testing::skip("docs/examples/verify.py, because Python 3 is not installed");
        })
        .map(|it| Done::of(&it))
        .ok()
}

/// Checks files that must all be fine.
#[track_caller]
pub(crate) fn expect_fine(desk: &Desk, files: &[String]) {
    let Some(done) = verify(desk, &files.iter().map(String::as_str).collect::<Vec<_>>()) else { return };
    assert_eq!((done.code, done.err.as_str()), (0, ""), "{}", done.out);
    assert_eq!(done.out.lines().filter(|it| it.contains(": fine: all ")).count(), files.len(), "{}", done.out);
}

/// Checks one file, which must end with this code and these words.
#[track_caller]
fn expect(desk: &Desk, args: &[&str], code: i32, words: &str) {
    let Some(done) = verify(desk, args) else { return };
    assert_eq!(done.code, code, "{args:?}: {done:?}");
    assert!(done.out.contains(words), "{args:?}: expected `{words}`, found `{}`", done.out);
    assert!(!done.err.contains("Traceback"), "{args:?}: {}", done.err);
}

/// The recorded games of all crates.
fn recorded() -> Vec<PathBuf> {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../games");
    let entries = fs::read_dir(games).expect("the games").map(|it| it.expect("an entry").path());
    let folders = entries.filter(|it| it.is_dir()).map(|it| it.join("tests/records"));
    let files = folders.flat_map(|it| fs::read_dir(it).expect("records")).map(|it| it.expect("a record").path());
    let mut res: Vec<_> = files.filter(|it| it.extension().is_some_and(|it| it == "rec")).collect();
    res.sort();
    res
}

fn read(file: &Path) -> String {
    fs::read_to_string(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
}

/// A recorded game of a crate.
fn record(name: &str) -> String {
    read(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../games").join(name))
}

/// A game by post, in which letters are missing, illegal or incomplete, and some players leave.
fn by_post(n_seats: usize, seed: u64) -> String {
    let dice = Dice::new(format!("{seed:x}").parse().expect("a seed"), format!("post-{seed}").parse().expect("an id"));
    let mut luck = fastrand::Rng::with_seed(seed);
    let mut table: Table<Thirty> = Table::new(Setup::new(RuleSet::Postal, n_seats).expect("seats"));
    table.settle(&dice);
    while let Turn::Seats(waiting) = table.state().turn() {
        let seats: Vec<Seat> = waiting.iter().collect();
        let seat = seats[luck.usize(..seats.len())];
        let later: SquareSet = Square::all().filter(|_| luck.u8(..18) == 0).collect();
        let ruling = match luck.u8(..60) {
            0 if n_seats > 1 => Ruling::Leave,
            1..=8 => Ruling::MISSING,
            9..=16 => Ruling::Missing { later },
            17..=24 => Ruling::Illegal { later },
            _ => Ruling::Draw(Part::ALL[luck.usize(..Part::ALL.len())]),
        };
        if luck.bool() || table.rule(seat, ruling).is_err() {
            let mut all = Vec::new();
            table.state().actions(seat, &mut all);
            table.act(seat, all[luck.usize(..all.len())]).expect("a listed action");
        }
        table.settle(&dice);
    }
    let (pledge, seed) = (dice.pledge(), dice.seed().clone());
    Record::of(&table, Some(pledge), Some(seed)).expect("a whole log").to_string()
}

#[test]
fn recorded_games_of_all_kinds_are_fine() {
    let all: Vec<_> = recorded().iter().map(|it| it.display().to_string()).collect();
    assert!(all.len() >= 38, "{}", all.len());
    for entry in library::GAMES {
        let n = all.iter().filter(|it| read(Path::new(it)).starts_with(&format!("{} ", entry.name))).count();
        assert!(n > 5, "{}: {n}", entry.name);
    }
    expect_fine(&Desk::new(), &all);
}

#[test]
fn games_of_bots_with_any_rule_set_and_number_of_seats_are_fine() {
    let desk = Desk::new();
    let mut files = Vec::new();
    for entry in library::GAMES {
        for rules in entry.rule_sets {
            for n_seats in entry.seats.0..=entry.seats.1.min(testing::cases(4, 12)) {
                let (folder, seats) = (format!("{}-{}-{n_seats}", entry.name, rules.name), n_seats.to_string());
                let n_games: usize = testing::cases(1, 20);
                let args = ["bot", "arena", entry.name, "--rules", rules.name, "--seats", &seats];
                let more = ["--bots", "random,greedy", "--games", &n_games.to_string(), "--seed", "7"];
                // Company of one bot moves on from game to game.
                let bots: &[&str] = if n_seats == 1 { &["--bots", "random"] } else { &more[..2] };
                desk.fine(&[&args[..], bots, &more[2..], &["--records", &folder]].concat(), "");
                files.extend((7..7 + n_games).map(|seed| format!("{folder}/{}-{seed}.rec", entry.name)));
            }
        }
    }
    assert!(files.len() > 20);
    expect_fine(&desk, &files);
}

/// In a game of many trips all cards have come to the top, and those that were put under the deck come back.
#[test]
fn cards_that_come_back_are_followed() {
    let desk = Desk::new();
    let games: Vec<_> = (1..=testing::cases(6, 60))
        .map(|seed| (seed, whole_game_of("village-rails", None, 4, &format!("{seed:x}"), None)))
        .collect();
    let comes_back = |game: &str| {
        let tops: Vec<_> = game.lines().enumerate().filter(|(_, it)| it.starts_with(". top ")).map(|it| it.0).collect();
        let last = tops.last().copied().unwrap_or_default();
        tops.len() == 80 && game.lines().skip(last + 2).any(|it| it.starts_with(". track "))
    };
    assert!(games.iter().filter(|(_, game)| comes_back(game)).count() > 1, "in some games cards come back");
    let mut files = Vec::new();
    for (seed, game) in &games {
        desk.write(&format!("{seed}.rec"), game);
        files.push(format!("{seed}.rec"));
    }
    expect_fine(&desk, &files);
}

#[test]
fn games_by_post_with_missing_and_illegal_letters_are_fine() {
    let desk = Desk::new();
    let (mut files, mut all) = (Vec::new(), String::new());
    for seed in 0..testing::cases(12, 400) {
        let game = by_post([1, 2, 5, 12][seed % 4], seed as u64);
        let file = format!("{seed}.rec");
        desk.write(&file, &game);
        all.push_str(&game);
        files.push(file);
    }
    let parts = Part::ALL.map(|it| format!(". drawn {it} "));
    let rulings = ["! missing\n", "! missing later ", "! illegal later ", "! leave\n"].map(str::to_owned);
    for words in parts.iter().chain(&rulings) {
        assert!(all.contains(words), "{words}");
    }
    expect_fine(&desk, &files);
}

/// A line of chance with another outcome, of the same kind.
fn otherwise(line: &str, all: &str) -> String {
    if line.starts_with(". top ") {
        let mut tops = all.lines().filter(|it| it.starts_with(". top "));
        return tops.find(|it| *it != line).expect("another trip").to_owned();
    }
    let next = |c: char| match c {
        'A'..='C' => Some(char::from(c as u8 + 1)),
        'D' => Some('A'),
        '1' => Some('2'),
        '2'..='9' => Some(char::from(c as u8 - 1)),
        _ => None,
    };
    // The letter of a corner piece, and the first digit elsewhere; a shape of a tile stays.
    let from =
        if line.starts_with(". corner ") { 9 } else { line.find(|c: char| c.is_ascii_digit()).expect("a digit") };
    // The seat of a mine is no outcome.
    let from = if line.starts_with(". seat ") { line.len() - 1 } else { from };
    let c = line[from..].chars().next().expect("a character");
    format!("{}{}{}", &line[..from], next(c).expect("an outcome"), &line[from + 1..])
}

/// Every chance event of several games is changed, one at a time; the program and the example name the same line and lot.
#[test]
fn a_changed_roll_tile_card_or_square_is_found_in_its_line() {
    let desk = Desk::new();
    // One game of every rule set and every number of the rules.
    let kind = |game: &str| game.splitn(4, ' ').take(3).map(str::to_owned).collect::<Vec<_>>();
    let kinds: BTreeMap<_, _> = recorded().iter().map(|it| read(it)).map(|it| (kind(&it), it)).collect();
    let mut games: Vec<_> = kinds.into_values().collect();
    games.push(by_post(2, 3));
    let (mut files, mut expected) = (Vec::new(), Vec::new());
    for game in &games {
        for (n, line) in game.lines().enumerate().filter(|it| it.1.starts_with(". ")) {
            let changed: Vec<_> = game
                .lines()
                .enumerate()
                .map(|(at, it)| if at == n { otherwise(it, game) } else { it.to_owned() })
                .collect();
            let text = changed.join("\n") + "\n";
            let refused = library::verify(&text, &[]).expect_err("a changed record");
            assert_eq!(refused.line, n + 1, "{line}: {}", refused.reason);
            let file = format!("{}.rec", files.len());
            desk.write(&file, &text);
            expected.push(format!("{file}: WRONG: {refused}"));
            files.push(file);
        }
    }
    for kind in ["mountain", "roll", "blocked", "drawn", "zone", "draw", "seat", "corner", "top", "track", "terminus"] {
        assert!(games.iter().any(|it| it.contains(&format!("\n. {kind} "))), "{kind}");
    }
    let Some(done) = verify(&desk, &files.iter().map(String::as_str).collect::<Vec<_>>()) else { return };
    assert_eq!(done.code, 1);
    for (found, expected) in done.out.lines().zip(&expected) {
        assert_eq!(found, expected);
    }
    assert_eq!(done.out.lines().count(), expected.len());
}

#[test]
fn a_seed_that_does_not_fit_and_missing_events_are_found() {
    let desk = Desk::new();
    let game = record("village/tests/records/2-seats-shared.rec");
    let lines: Vec<_> = game.lines().collect();
    let check = |changed: &[String], words: &str| {
        desk.write("a.rec", &(changed.join("\n") + "\n"));
        expect(&desk, &["a.rec"], 1, words);
    };
    let owned = || lines.iter().map(|it| (*it).to_owned()).collect::<Vec<_>>();
    // Another seed; another seed with its own pledge; the same seed for a game of another name.
    let mut seed = owned();
    seed[2] = format!("{}0", &seed[2][..seed[2].len() - 1]);
    assert_ne!(seed[2], lines[2]);
    check(&seed, "a.rec: WRONG: line 3: this seed was not pledged: its SHA-256 is ");
    let other: kernel::Seed = seed[2]["seed ".len()..].parse().expect("a seed");
    seed[1] = format!("dice village-2-2651 {}", other.commitment());
    check(&seed, " is not what the dice gave: lot ");
    let mut name = owned();
    name[1] = name[1].replacen("village", "valley", 1);
    check(&name, " is not what the dice gave: lot ");
    // An event is taken away, or comes twice: at the beginning, in the middle, at the end.
    let chances: Vec<_> = (0..lines.len()).filter(|&it| lines[it].starts_with(". ")).collect();
    for at in [chances[0], chances[chances.len() / 2], chances[chances.len() - 1]] {
        let mut fewer = owned();
        fewer.remove(at);
        check(&fewer, &format!("a.rec: WRONG: line {}: ", at + 1));
        let mut more = owned();
        more.insert(at, lines[at].to_owned());
        check(&more, "a.rec: WRONG: line ");
    }
    // What is not pledged to somebody who wrote the pledge down.
    desk.write("a.rec", &game);
    expect(&desk, &["--pledge", &lines[1]["dice ".len()..], "a.rec"], 0, "a.rec: fine: ");
    expect(&desk, &["--pledge", "village-2-2651 0000", "a.rec"], 1, "line 2: the pledge is not the one that you know");
}

#[test]
fn what_cannot_be_checked_is_explained() {
    let desk = Desk::new();
    let game = record("thirty/tests/records/postal-two.rec");
    let without = |beginnings: &[&str]| {
        let lines = game.lines().filter(|line| !beginnings.iter().any(|it| line.starts_with(it)));
        lines.flat_map(|it| [it, "\n"]).collect::<String>()
    };
    let check = |text: &str, code: i32, words: &str| {
        desk.write("a.rec", text);
        expect(&desk, &["a.rec"], code, words);
    };
    check(&without(&["seed "]), 3, "a.rec: not checked: its seed is told when the game is over");
    check(&without(&["seed ", "dice ", "= "]), 3, "it has no pledge: until the game is over, a server leaves it out");
    check(&without(&["seed ", "dice "]), 3, "its dice were not pledged");
    check(&without(&["= "]), 0, "follow from the pledged seed; the game is not over");
    check(
        &game.replacen("30-rails 1 ", "31-rails 1 ", 1),
        3,
        "its game `31-rails` is not known here; known are 30-rails",
    );
    check(&game.replacen("30-rails 1 ", "30-rails 99 ", 1), 3, "it was played by rules 99 of 30-rails");
    check(&game.replacen("seats 2", "seats two", 1), 1, "line 1: expected `basic seats 1` or the like");
    check("", 1, "line 1: the record is empty");
    let n_torn = game.find(". roll 5 5").expect("a roll") + ". roll 5".len();
    check(&game[..n_torn], 1, "; the file ends in the middle of this line");
    check("<!doctype html>\n", 1, "line 1: expected a game, the number of its rules");
    desk.write("a.rec", &without(&["seed "]));
    desk.write("b.rec", &game);
    expect(&desk, &["b.rec", "a.rec"], 3, "b.rec: fine: ");
    expect(&desk, &["b.rec", "none.rec"], 2, "none.rec: cannot be read: No such file or directory");
    fs::write(desk.path("c.rec"), [0xff, 0xfe]).expect("a file");
    expect(&desk, &["c.rec"], 2, "c.rec: cannot be read: this is no text in UTF-8");
    expect(&desk, &[], 2, "");
    let help = "The exit code is 0 if all is fine, 1 if a record is wrong, 2 if";
    expect(&desk, &["--help"], 0, help);
}

#[test]
fn files_of_ones_own_are_given_with_the_record() {
    let desk = Desk::new();
    let cards = include_str!("../../games/village/content/cards.txt");
    // The same trips in other words, and one more kind of each in the place of others.
    let own = cards
        .replacen("village-rails cards reconstructed", "village-rails cards our own deck", 1)
        .replace("4 for no fields", "4 for Exactly 0 field")
        .replace("4 for exactly 2 forests", "4 for exactly 1 forests")
        .replace("10 for only straights", "10  for only straights at least 1")
        .replace("1 for each straight", "1 for each straights");
    desk.write("own.txt", &own.replace('\n', "  \r\n"));
    let tiles =
        include_str!("../../games/streetcar/content/tiles-35.txt").replacen("reconstructed\nS 7", "own\nS 9", 1);
    desk.write("tiles.txt", &tiles);
    for (game, seats, content, file) in
        [("village-rails", 3, own, "own.txt"), ("30-streetcar-rails", 2, tiles, "tiles.txt")]
    {
        desk.write("a.rec", &whole_game_of(game, None, seats, "7", Some(&content)));
        expect(&desk, &["a.rec"], 3, "are not here: give their file with --content");
        expect(&desk, &["a.rec", "--content", "own.txt", "--content", "tiles.txt"], 0, "a.rec: fine: ");
        expect(&desk, &["a.rec", "--content", "none.txt"], 2, "--content: cannot be read: ");
        assert!(desk.path(file).exists());
    }
}

/// The example of the page is a real game, and its lots are told as the page tells them.
#[test]
fn the_page_tells_a_real_game() {
    let desk = Desk::new();
    let game = record("thirty/tests/records/basic-30-squares.rec");
    let beginning: String = game.split_inclusive('\n').take(4).collect();
    assert!(PAGE.contains(&beginning), "{beginning}");
    desk.write("a.rec", &game);
    for words in ["line 4: lot 1: 4 below 6: mountain x5/y1\n", "line 17: lot 7: 15 below 36: roll 3 4\n"] {
        expect(&desk, &["--lots", "a.rec"], 0, words);
    }
    for words in ["0x163a8354 = 372933460", "0x0ff83223 = 267924003"] {
        assert!(PAGE.contains(words));
    }
    assert_eq!(
        (0x163a_8354_u32, 0x163a_8354 % 6, 0x0ff8_3223_u32, 0x0ff8_3223 % 36),
        (372_933_460, 4, 267_924_003, 15)
    );
}
