//! Boards that are typed in: of every game that is scored from paper, whatever it is.

use std::collections::BTreeSet;

use library::{GAMES, Paper};

#[test]
fn the_example_of_every_game_is_read_and_reads_back() {
    for entry in GAMES {
        assert_eq!(entry.paper.is_some(), !entry.sheets.is_empty(), "{}", entry.name);
        let Some(reader) = &entry.paper else { continue };
        let paper = Paper::read(reader.example, &[]).unwrap_or_else(|it| panic!("{}: {it}", entry.name));
        assert_eq!(paper.game.name, entry.name);
        assert!(entry.sheets.iter().any(|it| it.key == paper.sheet), "{}: {}", entry.name, paper.sheet);
        assert_eq!(Paper::read(&paper.to_string(), &[]).as_ref(), Ok(&paper), "{}", entry.name);
        // Case, order, comments and line ends do not matter.
        let mut lines: Vec<_> = reader.example.lines().collect();
        lines.reverse();
        let other = format!("\u{feff}# mine\r\n{}", lines.join(" # mine\r\n"));
        let again = Paper::read(&other, &[]).unwrap_or_else(|it| panic!("{}: {it}", entry.name));
        assert_eq!((again.game.name, again.sheet), (entry.name, paper.sheet));
    }
}

#[test]
fn every_first_line_is_a_blank_sheet_of_its_kind() {
    let mut keys = BTreeSet::new();
    for entry in GAMES {
        for sheet in entry.sheets {
            let paper = Paper::sketch(sheet.head, &[]).unwrap_or_else(|it| panic!("{}: {it}", sheet.head));
            assert_eq!((paper.game.name, paper.sheet), (entry.name, sheet.key));
            assert!(paper.text.to_ascii_lowercase().starts_with(sheet.head), "{}", paper.text);
            assert_eq!(library::sheet(sheet.key).map(|it| it.0.name), Some(entry.name));
            assert!(keys.insert(sheet.key), "two sheets are called {}", sheet.key);
        }
    }
    assert!(library::sheet("nothing").is_none());
}

#[test]
fn a_comment_names_no_game_and_an_unknown_one_is_told() {
    let [first, other] = [0, 1].map(|n| GAMES.iter().filter(|it| it.paper.is_some()).nth(n).expect("a game"));
    let text = format!("# {}\n{}", other.name, first.sheets[0].head);
    assert_eq!(Paper::sketch(&text, &[]).map(|it| it.game.name), Ok(first.name));
    assert!(Paper::read("", &[]).is_err() && Paper::read("chess\n", &[]).is_err());
    for entry in GAMES.iter().filter(|it| it.paper.is_some()) {
        let head = entry.sheets[0].head;
        let twice = Paper::read(&format!("{head}\n\n{head}"), &[]).expect_err("the game is named twice");
        assert_eq!(twice.line, 3, "{}: {twice}", entry.name);
        let nonsense = Paper::read(&format!("{head}\nnonsense"), &[]).expect_err("nonsense");
        assert_eq!(nonsense.line, 2, "{}: {nonsense}", entry.name);
        assert!(nonsense.to_string().contains("found `nonsense`"), "{nonsense}");
    }
}
