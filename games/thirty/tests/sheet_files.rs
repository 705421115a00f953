//! Sheet files: what is read, what is refused and where, and that a file reads back.

use proptest::{collection::vec, prelude::*};
use thirty::{SheetFile, Tally};

/// Reads a sheet file; what it is refused for, or its score.
#[track_caller]
fn check(text: &str, expected: &str) {
    let found = match text.parse::<SheetFile>() {
        Ok(it) => {
            let again: SheetFile = it.to_string().parse().expect("a written file reads back");
            assert_eq!(again, it);
            format!("score {}", Tally::of(&it.sheet, it.rules).total())
        }
        Err(error) => error.to_string(),
    };
    assert_eq!(found, expected);
}

const HEAD: &str = "30-rails basic\nmountain x3/y1\nmine x2/y1\n";

#[test]
fn the_order_of_the_lines_is_free_and_comments_are_skipped() {
    let text = "# my sheet\n\nx6/y1 = 2b # the last one\nstation 2 x7/y1\nSTATION 1 x5/y0\r\n x5 Y1=1A\n30-rails basic";
    check(text, "score 3");
    check("\u{feff}30-rails postal\ntown B x7/y1\ntown a x5/y0\n5/1 1a\nx6/y1 = 2b\ncross x1/y1", "score 3");
    check("30-rails advanced\nstation 2 x7/y1\nstation 1 x5/y0\nx5/y1 = 1a\nx6/y1 = 2b\nshares 2-1 2", "score 2");
    check("30-rails basic", "score 0");
}

#[test]
fn impossible_sheets_are_refused_with_the_line_at_fault() {
    for (text, expected) in [
        ("mountain x4/y1", "line 4: row y1 has a mountain already, on x3/y1"),
        ("mountain x2/y1", "line 4: x2/y1 is taken by line 3 already"),
        ("x3/y1 = 1a", "line 4: x3/y1 is taken by line 2 already"),
        ("x4/y4 = 1a\nx4/y4 = 1a", "line 5: x4/y4 is taken by line 4 already"),
        ("mine x4/y1", "line 4: there is a mine already, on x2/y1"),
        ("bonus x4/y4\nbonus x5/y5", "line 5: the bonus square is in line 4 already"),
        ("bonus x3/y1", "line 4: the bonus square x3/y1 cannot be a mountain"),
        ("bonus x2/y1", "line 4: the bonus square x2/y1 cannot be the mine"),
        ("station 5 x0/y1", "line 4: expected a station, 1 to 4, found `5`"),
        ("station 1 x0/y1\nstation 2 x0/y2", "line 5: station 1 is on that side of the map already"),
        ("station 1 x0/y1\nstation 1 x7/y2", "line 5: station 1 is in line 4 already"),
        ("cross x6/y6", "line 4: there are no crosses in the basic game"),
        ("shares 1-2 3", "line 4: shares belong to the advanced game"),
        ("30-rails postal", "line 4: the rules are named in line 1 already"),
        (
            "x4/y4 = 1a\nhello",
            "line 5: expected `30-rails`, mountain, mine, station, bonus, cross, shares or track like `x5/y2 = 1a`, found `hello`",
        ),
        ("x4/y4 = 1e", "line 4: expected a piece, 1a to 1d, 2a, 2b, 3a, 3b, 4a, 4b, 5a to 5d or 6a to 6h, found `1e`"),
        ("x4/y4 = 1a override white", "line 4: expected the end of the line, found `override`"),
    ] {
        let text = format!("{HEAD}{text}");
        check(&text, expected);
    }
}

#[test]
fn what_only_some_rules_have_is_refused_elsewhere() {
    check("30-rails postal\nshares 1-2 3", "line 2: shares belong to the advanced game");
    check("30-rails advanced\nshares 1-2 3\nshares 2-1 4", "line 3: the shares of 1-2 are in line 2 already");
    check("30-rails advanced\nshares 1-2 181", "line 2: expected a number of shares, 0 to 180, found `181`");
    check(
        "30-rails advanced\nshares 1-1 18",
        "line 2: expected a pair of stations, 1-2, 1-3, 1-4, 2-3, 2-4 or 3-4, found `1-1`",
    );
    check("30-rails expert", "line 1: expected basic, advanced or postal, found `expert`");
    check("30-rails", "line 1: expected basic, advanced or postal, found nothing more");
}

#[test]
fn a_mine_needs_a_mountain_wherever_its_line_stands() {
    check("30-rails basic\nmine x2/y1\nmountain x3/y1", "score 0");
    check("30-rails basic\nmine x2/y2\nmountain x3/y1", "line 2: the mine on x2/y2 touches no mountain");
    check(
        "mine x2/y1\nmountain x3/y1",
        "line 2: a line `30-rails basic`, `30-rails advanced` or `30-rails postal` is missing",
    );
    check("", "line 1: a line `30-rails basic`, `30-rails advanced` or `30-rails postal` is missing");
}

#[test]
fn the_first_of_several_faults_is_named() {
    check("30-rails basic\ncross x1/y1\nnonsense", "line 2: there are no crosses in the basic game");
}

/// Words of sheet files and nonsense, so that random files get far into the reader.
fn word() -> impl Strategy<Value = String> {
    prop_oneof![
        "[0-9]{1,3}",
        "x[0-7]/y[0-7]",
        "[1-6][a-h]",
        "(30-rails|basic|advanced|postal|mountain|mine|station|town|bonus|cross|shares|=|#|1-2|C-A)",
        "\\PC{0,6}",
    ]
}

proptest! {
    #[test]
    fn no_file_makes_the_reader_stumble(lines in vec(vec(word(), 0..6), 0..12)) {
        let text = lines.iter().map(|it| it.join(" ")).collect::<Vec<_>>().join("\n");
        match text.parse::<SheetFile>() {
            Ok(file) => prop_assert_eq!(file.to_string().parse(), Ok(file)),
            Err(error) => {
                prop_assert!((1..=text.lines().count().max(1)).contains(&error.line), "{}", error);
                prop_assert!(!error.to_string().contains('\n'));
            }
        }
    }
}

#[test]
fn a_sheet_that_is_being_typed_in_may_wait_for_what_is_missing() {
    let sketch = SheetFile::sketch("30-rails basic\nmine x2/y1\ncross x4/y4").expect("nothing is there twice");
    let doubts: Vec<_> = sketch.doubts.iter().map(ToString::to_string).collect();
    assert_eq!(
        doubts,
        ["line 2: the mine on x2/y1 touches no mountain", "line 3: there are no crosses in the basic game"]
    );
    assert_eq!(sketch.file.sheet.mine().map(|it| it.to_string()).as_deref(), Some("x2/y1"));
    let whole = SheetFile::sketch("30-rails advanced\nmine x2/y1\ncross x4/y4\nmountain x1/y1").expect("a sheet");
    assert!(whole.doubts.is_empty());
    let twice = SheetFile::sketch("30-rails basic\nmine x2/y1\nmine x3/y1").expect_err("two mines");
    assert_eq!(twice.to_string(), "line 2: the mine on x2/y1 touches no mountain");
    let twice = SheetFile::sketch("30-rails basic\nmountain x1/y1\nmine x2/y1\nmine x3/y1").expect_err("two mines");
    assert_eq!(twice.reason, thirty::SheetFault::SecondMine { other: track::Square::new(2, 1).expect("a square") });
}
