//! Sheet files: what they say, what is refused, and that a played sheet comes back from its file.

use proptest::{collection, prelude::*};
use railage::{Setup, SheetFile, Tally};

use crate::common::read;

/// A sheet of the usual river map: a city of three lines, and the mine that makes it count.
const FILE: &str = include_str!("../content/sheet.txt");

/// What the lines of a sheet on the usual river map come to: the score, or the fault.
#[track_caller]
fn check(facts: &str, expected: Result<i32, &str>) {
    let text = format!("rail-age river\n{}", facts.replace(", ", "\n"));
    let found = text.parse::<SheetFile>().map(|it| Tally::of(&it.sheet, &it.map).total()).map_err(|it| it.to_string());
    assert_eq!(found, expected.map_err(ToOwned::to_owned), "{facts}");
}

#[test]
fn facts_come_in_any_order_case_and_number() {
    let file: SheetFile = read(FILE);
    let tally = Tally::of(&file.sheet, &file.map);
    // F has three lines, and one special line has reached the first ○ of the lower track.
    assert_eq!((tally.total(), tally.branch_points()), (4, 4));
    assert_eq!((file.sheet.upper(), file.sheet.lower(), file.sheet.dots().len()), (3, 1, 5));
    let mut lines: Vec<_> = FILE.lines().collect();
    lines.reverse();
    // The lines of a sheet keep the order in which they are told, and score the same.
    let other: SheetFile = read(&format!("\u{feff}{}", lines.join("  # a comment\r\n").to_uppercase()));
    assert_eq!(Tally::of(&other.sheet, &other.map), tally);
    assert_eq!(read::<SheetFile>(&file.to_string()), file);
    // Dots under a line may be told, and so may each fact by itself.
    assert_eq!(read::<SheetFile>(&format!("{FILE}dots F1 J2, O1\n")), file);
    assert_eq!(read::<SheetFile>(&FILE.replace("city C F J O", "city C\ncities J O\ncity F")), file);
}

#[test]
fn what_no_move_draws_is_refused_with_its_rule() {
    check("city J", Ok(0));
    check("city J, city J", Err("line 3: J has its ○ by line 2 already"));
    check(
        "city X",
        Err(
            "line 2: there is no city X on this map, only A, B, C, D, E, F, G, H, I, J, K, L, N, O, P, Q, R, S, T, U, V or W",
        ),
    );
    check("city J, dot F1", Err("line 3: the area of F1 is closed until F has a ○"));
    check("city J, dot J1, dot J1", Err("line 4: J1 has its dot by line 3 already"));
    check(
        "city J C F, line C F1 F, line F F1 C",
        Err("line 4: F1 has its line already, and lines neither branch nor cross outside a city"),
    );
    check("city J F, line F J2 C", Err("line 3: C has no ○, so no line leaves it: lines join F or J"));
    check("city J C F, line C J2 F", Err("line 3: J2 does not touch the cell that comes before it"));
    check("city J F, line F M1", Err("line 3: expected a city, A to Z without M, found `M1`"));
    check("city J, special J J1 M2", Err("line 3: J1 does not touch M2, where the line would end"));
    check("city J F C, special J J1 M1, special C F1 M1", Err("line 4: M1 has its special line already"));
    check("city A", Err("line 2: the first ○ is drawn beside a mine with a number, and no ○ is there"));
}

#[test]
fn what_no_game_has_time_for_is_refused() {
    // Two ○ and nothing crossed out: one round.
    check("city J F, line F J2 J", Ok(0));
    check("city J C F, line F J2 J, line C F1 F, dots J1 F2", Ok(0));
    check(
        "city J C F, dots J1 J2 J3 F1 F2",
        Err("line 3: 5 dots are more than 4, which is all that so many ○ and crossed spaces leave time for"),
    );
    check("city J C F, crossed 1, dots J1 J2 J3 F1 F2", Ok(0));
    check(
        "city J F, special J J1 M1",
        Err("line 3: 1 special lines are more than 0, which is all that so many ○ and crossed spaces leave time for"),
    );
    check("city J F, crossed 1, special J J1 M1", Ok(0));
    check("city J F O, crossed 13", Err("line 3: the upper track has 12 spaces to cross out"));
    // A line on a track that is crossed out may be drawn and does not move it, but all lines need their rounds.
    check("city J, crossed 12, crossed 1", Err("line 4: the crossed spaces are in line 3 already"));
    let many = "city J C F O, line C F1 F, line F J2 J, line F F3 O1 O";
    check(many, Ok(0));
    check(
        &format!("{many}, points upper 5"),
        Err("line 6: space 5 of the upper track is not reached, so its points are not gained"),
    );
    check(&format!("{many}, points upper 3"), Err("line 6: space 3 of the upper track has no points"));
}

#[test]
fn maps_are_named_by_name_or_hash_or_given() {
    let lake = Setup::maps()[1].clone();
    assert_eq!(read::<SheetFile>("Rail-Age LAKE").map, lake);
    assert_eq!(read::<SheetFile>(&format!("rail-age {}", lake.id())).map, lake);
    let own = railage::MAP_TEXTS[0].replace("map river", "map valley");
    let file = SheetFile::read("rail-age valley\ncity J", &[&own]).expect("the map is given");
    assert_eq!(file.map.name(), "valley");
    assert_eq!(SheetFile::read("rail-age", &[&own]).expect("the only map that is given").map, file.map);
    // Its hash stands in the file, so that nobody takes another map for it.
    assert_eq!(SheetFile::read(&file.to_string(), &[&own]), Ok(file.clone()));
    let lost = file.to_string().parse::<SheetFile>().expect_err("the map is not given").to_string();
    assert!(
        lost.starts_with("line 1: expected the map river, lake, or one whose file is given, found `valley "),
        "{lost}"
    );
    assert_eq!(
        "city J".parse::<SheetFile>().expect_err("no map").to_string(),
        "line 1: a line `rail-age river` or `rail-age lake` is missing"
    );
    let again = "rail-age lake\n\nrail-age lake".parse::<SheetFile>().expect_err("twice");
    assert_eq!(again.to_string(), "line 3: the game is named in line 1 already");
}

#[test]
fn a_sketch_leaves_out_what_is_not_possible_yet() {
    let sketch = SheetFile::sketch("rail-age river\nline F J2 J\ncity J", &[]).expect("nothing contradicts");
    assert_eq!(sketch.doubts.len(), 1);
    assert_eq!((sketch.doubts[0].line, sketch.file.sheet.lines().len()), (2, 0));
    let sketch = SheetFile::sketch("rail-age river\nline F J2 J\ncity J F", &[]).expect("nothing contradicts");
    assert_eq!((sketch.doubts, sketch.file.sheet.lines().len()), (Vec::new(), 1));
}

/// Facts of sheets, right and wrong, many of which contradict each other.
fn facts() -> impl Strategy<Value = String> {
    let fact = prop_oneof![
        "city [A-FJO]( [A-FJO])?",
        "dots? [CFJO][0-4]( [CFJO][1-3])?",
        "line [CFJO] [CFJO][1-3]( [CFJO][1-3])? [CFJO]",
        "special [CFJO] [CFJO][1-3] M[1-6*]",
        "crossed [0-9]{1,2}",
        "points (upper|lower) [0-9]",
        "rail-age (river|lake|sea)",
        any::<String>(),
    ];
    collection::vec(fact, 0..14).prop_map(|facts| format!("rail-age river\n{}", facts.join("\n")))
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn texts_are_read_or_refused_with_a_line(text in facts()) {
        let n_lines = text.lines().count();
        match SheetFile::sketch(&text, &[]) {
            Err(error) => assert!((1..=n_lines).contains(&error.line), "{error} in {text:?}"),
            Ok(sketch) => {
                assert!(sketch.doubts.iter().all(|it| (1..=n_lines).contains(&it.line)), "{:?}", sketch.doubts);
                assert!(Tally::of(&sketch.file.sheet, &sketch.file.map).total() >= 0);
                if sketch.doubts.is_empty() {
                    assert_eq!(read::<SheetFile>(&sketch.file.to_string()), sketch.file, "{text:?}");
                }
            }
        }
    }
}
