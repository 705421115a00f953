//! `platelayer games`, `rules`, `score`, `replay` and `verify`: files in, answers out, one line for what is wrong.

use std::process::Stdio;

use crate::common::{Desk, Done, whole_game};

/// Two stations joined by a straight row, by a shorter way than the row above it, over the bonus square.
const SHEET: &str = "30-rails basic
mountain x3/y1
mountain x1/y2
mine x2/y1
station 1 x0/y4
station 3 x7/y4
station 2 x2/y7
bonus x4/y4
x1/y4 = 2b
x2/y4 = 6h
x3/y4 = 2b
x4/y4 = 4a
x5/y4 = 2b
x6/y4 = 2b
x2/y5 = 2a
x2/y6 = 2a
";

#[test]
fn games_and_rules_are_shown() {
    let desk = Desk::new();
    let games = desk.fine(&["games"], "");
    assert!(games.contains("30-rails") && games.contains("--rules advanced"), "{games}");
    let examples = desk.fine(&["games", "--examples"], "");
    assert!(examples.contains("sidings") && !games.contains("sidings") && !examples.contains("30-rails"), "{examples}");
    let rules = desk.fine(&["rules", "30-rails"], "");
    assert!(rules.contains("R31") && !rules.contains("**"), "{rules}");
    assert!(rules.lines().all(|it| it.chars().count() <= 78), "{rules}");
    assert!(desk.fine(&["rules", "30-rails", "r31"], "").starts_with("R31  A line does not use"));
    assert_eq!(desk.fine(&["rules", "30-rails", "--markdown"], ""), thirty::RULES_TEXT);
    desk.refused(&["rules", "chess"], "", 2, "there is no game `chess`: there are 30-rails");
    desk.refused(&["rules", "30-rails", "R999"], "", 2, "30-rails has no sentence `R999`");
}

#[test]
fn help_has_examples_everywhere() {
    let desk = Desk::new();
    for command in ["rules", "play", "score", "replay", "verify"] {
        let help = desk.fine(&[command, "--help"], "");
        assert!(help.contains("Examples:\n  platelayer"), "{help}");
    }
    assert!(desk.fine(&["--help"], "").contains("Exit codes"));
    let bare = desk.run(&[], "");
    assert_eq!(bare.code, 2, "{bare:?}");
    desk.refused(&["paly"], "", 2, "unrecognized subcommand 'paly'");
}

#[test]
fn a_sheet_is_scored_line_by_line() {
    let desk = Desk::new();
    desk.write("sheet.txt", SHEET);
    let out = desk.fine(&["score", "sheet.txt"], "");
    // 1-3: 2 points, 6 squares, 2 for the bonus. 1-2: 1 point, 4 squares; 2-3 would need to reverse in x2/y4.
    assert!(out.contains("1-3        2        6      2     10"), "{out}");
    assert!(out.contains("1-2        1        4      0      5"), "{out}");
    assert!(out.contains("1-2: x1/y4 x2/y4 x2/y5 x2/y6"), "{out}");
    assert!(out.contains("total                            15"), "{out}");
    assert_eq!(desk.fine(&["score", "-"], SHEET), out.replace("sheet.txt", "standard input"));
}

#[test]
fn json_is_one_object_per_file_and_line() {
    let desk = Desk::new();
    desk.write("a.txt", SHEET);
    desk.write("b.txt", &format!("{}shares 1-3 7\ncross x6/y6\n", SHEET.replace("basic", "advanced")));
    desk.write("c.txt", "30-rails postal\n");
    let out = desk.fine(&["score", "--json", "a.txt", "b.txt", "c.txt"], "");
    let of_version_0_1 = [
        concat!(
            r#"{"lines":{"1-2":{"points":1,"squares":4,"bonus":0,"total":5,"#,
            r#""route":["x1/y4","x2/y4","x2/y5","x2/y6"]},"#,
            r#""1-3":{"points":2,"squares":6,"bonus":2,"total":10,"#,
            r#""route":["x1/y4","x2/y4","x3/y4","x4/y4","x5/y4","x6/y4"]}},"#,
            r#""mine":{"stations":[],"points":0},"total":15,"grade":null}"#
        ),
        concat!(
            r#"{"lines":{"1-2":{"points":1,"squares":4,"bonus":0,"total":5,"shares":0,"counts":0,"#,
            r#""route":["x1/y4","x2/y4","x2/y5","x2/y6"]},"#,
            r#""1-3":{"points":2,"squares":6,"bonus":2,"total":10,"shares":7,"counts":7,"#,
            r#""route":["x1/y4","x2/y4","x3/y4","x4/y4","x5/y4","x6/y4"]}},"#,
            r#""mine":{"stations":[],"points":0},"total":7,"grade":null}"#
        ),
        r#"{"lines":{},"mine":{"stations":[],"points":0},"total":0,"grade":null}"#,
    ];
    let lines: Vec<_> = out.lines().collect();
    assert_eq!(lines.len(), of_version_0_1.len());
    for (line, old) in lines.iter().zip(of_version_0_1) {
        // All keys of version 0.1 are there, as they were, and behind them what the server tells of such a game.
        let old = old.strip_suffix('}').expect("an object");
        let new = line.strip_prefix(old).unwrap_or_else(|| panic!("{line}"));
        assert!(
            new.starts_with(r#","view":{"game":"30-rails","rules":"#) && new.contains(r#""stage":"over""#),
            "{new}"
        );
    }
}

#[test]
fn a_postal_sheet_has_no_grade() {
    let desk = Desk::new();
    // A snake through the whole map between junctions: four pairs of stations over 31 squares each.
    let row = |y: u8, ends: [&str; 2]| {
        let middle = [2, 3, 4, 5].map(|x| format!("x{x}/y{y} = 2b\n")).concat();
        format!("x1/y{y} = {}\n{middle}x6/y{y} = {}\n", ends[0], ends[1])
    };
    let rows = [["6f", "1c"], ["1b", "1d"], ["1a", "1c"], ["1b", "1d"], ["1a", "1c"]];
    let track: String = rows.into_iter().zip(1..).map(|(ends, y)| row(y, ends)).collect();
    let stations = "station 1 x0/y1\nstation 2 x1/y0\nstation 3 x7/y6\nstation 4 x6/y7\n";
    for (rules, grade) in [("basic", Some("excellent")), ("postal", None)] {
        let sheet = format!("30-rails {rules}\n{stations}{track}x6/y6 = 6a\n");
        let out = desk.fine(&["score", "-"], &sheet);
        assert_eq!((out.contains("136"), out.contains("grade")), (true, grade.is_some()), "{out}");
        let json = desk.fine(&["score", "-", "--json"], &sheet);
        let grade = grade.map_or("null".to_owned(), |it| format!("\"{it}\""));
        assert!(json.contains(&format!("\"total\":136,\"grade\":{grade}")), "{json}");
    }
}

#[test]
fn a_map_is_scored_like_its_sheet_file() {
    let desk = Desk::new();
    desk.write("sheet.txt", SHEET);
    let scored = desk.fine(&["score", "sheet.txt"], "");
    let map = format!("30-rails basic\n{}", scored.split_once('\n').expect("a headline").1);
    let map: String = map.lines().take_while(|it| !it.starts_with("1-2:")).flat_map(|it| [it, "\n"]).collect();
    desk.write("map.txt", &map);
    assert_eq!(desk.fine(&["score", "map.txt", "--json"], ""), desk.fine(&["score", "sheet.txt", "--json"], ""));
    // The whole answer of the program is understood, the squares of the lines below its map included.
    desk.write("map.txt", &format!("30-rails basic\n{}", scored.split_once('\n').expect("a headline").1));
    assert_eq!(desk.fine(&["score", "map.txt", "--json"], ""), desk.fine(&["score", "sheet.txt", "--json"], ""));
    let east = SHEET.replace("station 3 x7/y4\n", "");
    let scored = desk.fine(&["score", "-"], &east);
    let answer = format!("30-rails basic\n{}", scored.split_once('\n').expect("a headline").1);
    assert_eq!(desk.fine(&["score", "-", "--json"], &answer), desk.fine(&["score", "-", "--json"], &east));
    desk.write("broken.txt", &map.replacen('║', "?", 1));
    desk.refused(&["score", "broken.txt"], "", 1, "broken.txt:5: column 6: expected `║` of the frame, found `?`");
}

#[test]
fn a_sheet_is_drawn() {
    let desk = Desk::new();
    desk.write("a.txt", SHEET);
    desk.write("b.txt", SHEET);
    desk.fine(&["score", "a.txt", "--svg", "a.svg"], "");
    assert!(desk.read("a.svg").contains("</svg>"));
    desk.refused(&["score", "a.txt", "b.txt", "--svg", "a.svg"], "", 2, "--svg: several sheets need a folder");
    desk.refused(&["score", "a.txt", "--svg", "b.txt"], "", 1, "b.txt: this file is no SVG picture");
    assert_eq!(desk.read("b.txt"), SHEET);
    desk.refused(&["score", "a.txt", "--svg", "no/such/folder/a.svg"], "", 1, "no/such/folder/a.svg: ");
    std::fs::create_dir(desk.path("out")).expect("a folder");
    desk.fine(&["score", "a.txt", "b.txt", "--svg", "out"], "");
    assert_eq!(desk.read("out/b.svg"), desk.read("a.svg"));
    desk.refused(&["score", "a.txt", "./a.txt", "--svg", "out"], "", 2, "two of the sheets would be drawn into a.svg");
}

#[test]
fn a_wrong_sheet_is_named_with_its_line_and_the_others_are_scored() {
    let desk = Desk::new();
    desk.write("good.txt", SHEET);
    desk.write("bad.txt", &format!("{SHEET}x2/y6 = 1a\n"));
    let done = desk.run(&["score", "--json", "bad.txt", "good.txt", "none.txt"], "");
    assert_eq!((done.code, done.out.lines().count()), (1, 1), "{done:?}");
    let errors: Vec<_> = done.err.lines().collect();
    assert_eq!(errors[0], "platelayer: bad.txt:17: x2/y6 is taken by line 16 already");
    assert!(errors[1].starts_with("platelayer: none.txt: ") && errors.len() == 2, "{errors:?}");
    desk.refused(&["score", "-"], "30-rails basic\nx9/y9 = 1a\n", 1, "standard input:2: expected a square");
    desk.refused(&["score"], "", 2, "required");
    desk.refused(&["score", "."], "", 1, ".: ");
    std::fs::write(desk.path("bytes.txt"), b"30-rails basic\n\xff\n").expect("a file");
    desk.refused(&["score", "bytes.txt"], "", 1, "bytes.txt:2: this is not a text file");
}

#[test]
fn a_board_of_every_game_is_scored() {
    let desk = Desk::new();
    let mut names = Vec::new();
    for entry in library::GAMES {
        let Some(reader) = &entry.paper else { continue };
        let name = format!("{}.txt", entry.name);
        desk.write(&name, reader.example);
        let out = desk.fine(&["score", &name], "");
        assert!(out.starts_with(&format!("{name}: {}", entry.title)) && out.lines().count() > 10, "{out}");
        assert!(out.lines().all(|it| it.chars().count() <= 78 + name.len()), "{out}");
        let json = desk.fine(&["score", &name, "--json"], "");
        assert!(
            json.contains("\"total\":") && json.contains(&format!("\"view\":{{\"game\":\"{}\"", entry.name)),
            "{json}"
        );
        // The file that it writes back, with a fault behind it.
        let n_lines = reader.example.lines().count();
        let wrong = format!("{}nonsense\n", reader.example);
        desk.refused(&["score", "-"], &wrong, 1, &format!("standard input:{}: expected ", n_lines + 1));
        assert!(desk.fine(&["score", "--help"], "").contains(reader.example.lines().nth(1).expect("a fact")));
        names.push(name);
    }
    assert!(names.len() >= 4, "{names:?}");
    std::fs::create_dir(desk.path("all")).expect("a folder");
    let args: Vec<_> = ["score", "--svg", "all"].into_iter().chain(names.iter().map(String::as_str)).collect();
    desk.fine(&args, "");
    for name in &names {
        assert!(desk.read(&format!("all/{}", name.replace(".txt", ".svg"))).ends_with("</svg>\n"), "{name}");
    }
}

#[test]
fn a_board_is_scored_with_content_of_its_own() {
    let desk = Desk::new();
    desk.write("map.txt", &railage::MAP_TEXTS[0].replace("map river", "map valley"));
    desk.write("sheet.txt", "rail-age valley\ncity J F\nline F J2 J\n");
    desk.refused(
        &["score", "sheet.txt"],
        "",
        1,
        "sheet.txt:1: expected the map river, lake, or one whose file is given",
    );
    let out = desk.fine(&["score", "sheet.txt", "--content", "map.txt"], "");
    assert!(out.starts_with("sheet.txt: Rail Age, valley\n") && out.contains("line F J2 J"), "{out}");
    desk.refused(&["score", "sheet.txt", "--content", "none.txt"], "", 1, "none.txt: ");
    // A map of one's own comes before the usual one of its name.
    desk.write("river.txt", &railage::MAP_TEXTS[0].replacen("map river", "map river\n# mine", 1));
    desk.write("sheet.txt", "rail-age river\ncity J F\nline F J2 J\n");
    let view = |args: &[&str]| -> serde_json::Value {
        serde_json::from_str(&desk.fine(&[&["score", "sheet.txt", "--json"], args].concat(), "")).expect("JSON")
    };
    let [usual, own] = [view(&[]), view(&["--content", "river.txt"])];
    assert_ne!(usual["view"], own["view"], "the view names the map by its hash");
    // What no game can read is never passed over.
    let typo = railage::MAP_TEXTS[0].lines().position(|it| it.starts_with("row ")).expect("a row") + 1;
    desk.write("typo.txt", &railage::MAP_TEXTS[0].replacen("\nrow ", "\nrwo ", 1));
    desk.refused(&["score", "sheet.txt", "--content", "typo.txt"], "", 1, &format!("typo.txt:{typo}: "));
    desk.write("empty.txt", "");
    desk.refused(&["score", "sheet.txt", "--content", "empty.txt"], "", 1, "empty.txt:1: ");
}

#[test]
fn a_board_is_read_by_the_rules_of_the_game_that_it_names_first() {
    let desk = Desk::new();
    for (text, reason) in [
        ("", "a.txt:1: no line names the game: 30-rails, 30-streetcar-rails, rail-age, village-rails"),
        ("city C\n", "a.txt:1: no line names the game: "),
        ("village-rails\nborder A\nrail-age river\n", "a.txt:3: "),
        ("rail-age river\ncrossed -3\n", "a.txt:2: expected how many upper spaces are crossed out, found `-3`"),
        ("rail-age river\npoints upper -5\n", "a.txt:2: expected "),
    ] {
        desk.write("a.txt", text);
        desk.refused(&["score", "a.txt"], "", 1, reason);
    }
}

#[test]
fn a_record_is_replayed_at_any_event() {
    let desk = Desk::new();
    desk.write("a.rec", &whole_game("basic", 2, "2a"));
    let end = desk.fine(&["replay", "a.rec"], "");
    assert!(end.contains("After event 108 of 108: . roll 6 1") && end.contains("Score "), "{end}");
    let early = desk.fine(&["replay", "a.rec", "--at", "6", "--seat", "1"], "");
    assert!(early.contains("After event 6 of 108: . mountain x2/y6") && early.contains("Setup: "), "{early}");
    assert!(desk.fine(&["replay", "a.rec", "--at", "0"], "").contains("After event 0 of 108\n"));
    let events = desk.fine(&["replay", "a.rec", "--events", "--at", "8"], "");
    assert_eq!(events.lines().count(), 8, "{events}");
    desk.fine(&["replay", "a.rec", "--svg", "a.svg"], "");
    assert!(desk.read("a.svg").contains("</svg>"));
    desk.refused(&["replay", "a.rec", "--at", "109"], "", 2, "--at: the record has 108 events");
    desk.refused(&["replay", "a.rec", "--seat", "2"], "", 2, "--seat: seats are 0 to 1");
    desk.refused(&["replay", "none.rec"], "", 1, "none.rec: ");
}

#[test]
fn verify_says_what_is_wrong_and_where() {
    let desk = Desk::new();
    let record = whole_game("basic", 1, "2a");
    let change = |from: &str, to: &str| {
        assert!(record.contains(from), "{from} in {record}");
        record.replacen(from, to, 1)
    };
    let seed = format!("{:064x}", 0x2a);
    let line_of = |text: &str| 1 + record.lines().position(|it| it.contains(text)).expect("that line");
    let roll = record.lines().find(|it| it.starts_with(". roll")).expect("a roll").to_owned();
    let other = if roll == ". roll 1 1" { ". roll 1 2" } else { ". roll 1 1" };
    let cases = [
        (
            change(". mountain x4/y1", ". mountain x5/y1"),
            "a.rec:4: `mountain x5/y1` is not what the dice gave".to_owned(),
        ),
        (change(&roll, other), format!("a.rec:{}: ", line_of(&roll))),
        (change(&seed, &format!("{:064x}", 0x2b)), "a.rec:3: the seed is not the one that was pledged".to_owned()),
        (change("\n= ", "\n= 1"), format!("a.rec:{}: the scores are ", record.lines().count())),
        (change("0 skip", "1 skip"), "a.rec:10: there is no seat 1: seats are 0 to 0".to_owned()),
    ];
    for (text, reason) in cases {
        desk.write("a.rec", &text);
        desk.refused(&["verify", "a.rec"], "", 1, &reason);
    }
    desk.write("a.rec", &record);
    let running: String = record.lines().take(12).flat_map(|it| [it, "\n"]).collect();
    desk.write("b.rec", &running);
    desk.write("c.rec", &running.replace(&format!("seed {seed}\n"), ""));
    desk.write(
        "d.rec",
        &running.lines().filter(|it| !it.starts_with("dice") && !it.starts_with("seed")).collect::<Vec<_>>().join("\n"),
    );
    desk.write("e.rec", &format!("{running}0 sta"));
    let torn = desk.fine(&["verify", "e.rec"], "");
    assert!(torn.contains("its last line was cut short (`0 sta`) and is left out"), "{torn}");
    assert!(desk.fine(&["replay", "e.rec"], "").contains("is left out"));
    desk.write("e.rec", &format!("{running}{}\n", "x".repeat(100_000)));
    let long = desk.run(&["verify", "e.rec"], "");
    assert!(long.code == 1 && long.err.len() < 500, "a short reason: {}", long.err.len());
    desk.write("e.rec", &running.replace("0 skip", "0  SKIP"));
    desk.refused(&["verify", "e.rec"], "", 1, "in a record this is written `0 skip ");
    let out = desk.fine(&["verify", "a.rec", "b.rec", "c.rec", "d.rec"], "");
    for text in ["a.rec: fine", "the game is not over", "the seed is not revealed yet", "the dice were not pledged"] {
        assert!(out.contains(text), "{text}: {out}");
    }
}

/// A recorded game from the tests of its rules.
fn recorded(game: &str, name: &str) -> String {
    let root = env!("CARGO_MANIFEST_DIR");
    std::fs::read_to_string(format!("{root}/../games/{game}/tests/records/{name}.rec")).expect("a record")
}

#[test]
fn replay_and_verify_say_who_has_won() {
    let desk = Desk::new();
    for (game, name, words, json) in [
        ("village", "3-seats-won-by-points", " has won with ", r#""tie":null"#),
        ("village", "2-seats-won-by-money", "; money decided the tie with seat ", r#""by":"money""#),
        ("village", "2-seats-shared", "; money is equal, too: £", r#""winners":[0,1]"#),
        ("thirty", "postal-two", " has won with ", r#""tie":null"#),
        ("streetcar", "eight-all-leave", "seat 0 has won with 11 points", r#""tie":null"#),
        ("streetcar", "two-leave-in-the-setup", "seats 0 and 1 share the win with 0 points each", r#""by":null"#),
        ("railage", "river-4-overlap", " has won with ", r#""tie":null"#),
    ] {
        desk.write("a.rec", &recorded(game, name));
        for command in ["replay", "verify"] {
            let out = desk.fine(&[command, "a.rec"], "");
            let told = out.lines().last().expect("a line");
            assert!(told.contains(words), "{name}: {told}");
            let told = desk.fine(&[command, "a.rec", "--json"], "");
            assert!(told.contains(r#""outcome":{"points":"#) && told.contains(json), "{name}: {told}");
            assert_eq!(told.lines().count(), 1, "{told}");
        }
    }
    // Who plays alone beats nobody, and who is in the middle of a game neither.
    desk.write("a.rec", &whole_game("basic", 1, "2a"));
    assert!(!desk.fine(&["verify", "a.rec"], "").contains("won"));
    assert!(!desk.fine(&["replay", "a.rec"], "").contains("won"));
    desk.write("a.rec", &whole_game("basic", 2, "2a"));
    assert!(!desk.fine(&["replay", "a.rec", "--at", "50"], "").contains("won"));
    let json = desk.fine(&["replay", "a.rec", "--at", "50", "--json"], "");
    assert!(json.contains(r#""at":50,"events":108,"#) && json.contains(r#""over":false"#), "{json}");
    assert!(json.contains(r#""outcome":null"#), "{json}");
}

#[test]
fn a_reader_that_stops_reading_is_no_error() {
    let desk = Desk::new();
    let mut child = desk.command(&["rules", "30-rails"]).stdout(Stdio::piped()).spawn().expect("it starts");
    drop(child.stdout.take());
    let done = Done::of(&child.wait_with_output().expect("it ends"));
    assert_eq!((done.code, done.err.as_str()), (0, ""));
}
