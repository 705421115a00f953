//! Files with tiles of one's own: read, found by their hash, and refused with line, field and reason.

use kernel::{ContentId, Game as _, Record, Table};
use streetcar::{Setup, Shape, Source, Streetcar, TileFile, Tiles};

const README: &str = include_str!("../content/README.md");

/// The example of the README.
fn example() -> &'static str {
    README.split("```text\n").nth(1).and_then(|it| it.split("```").next()).expect("an example")
}

#[test]
fn the_example_of_the_readme_is_read() {
    let file: TileFile = example().parse().expect("a good example");
    assert_eq!((file.title.as_str(), file.name), ("My copy without the rare tiles", None));
    assert_eq!(file.tiles.source(), Source::Own);
    assert_eq!(Shape::ALL.map(|it| file.tiles.count(it)), [10, 10, 5, 5, 5, 0, 0, 0, 0, 0, 0, 0]);
    assert_eq!(file.tiles.id(), ContentId::of(example()));
}

#[test]
fn the_readme_lists_the_shapes_as_they_are() {
    for shape in Shape::ALL {
        let row = README.lines().find(|it| it.starts_with(&format!("| {shape} |"))).expect("a row");
        assert_eq!(row.ends_with("| yes |"), shape.has_tree(), "{row}");
        let pairs = row.split('|').nth(3).expect("the track").split(',').filter(|it| it.trim().contains('-')).count();
        assert_eq!(pairs, shape.joins().pairs().count(), "{row}");
    }
}

#[test]
fn the_built_in_files_are_labelled() {
    for file in Tiles::built_in() {
        assert_eq!(file.tiles.source(), Source::Reconstructed);
        assert_eq!(file.tiles.source().to_string(), "reconstructed");
        let name = file.name.expect("a name");
        assert_eq!(Tiles::find(name, &[]), Ok(file.tiles));
        assert_eq!(Tiles::find(&file.tiles.id().to_string(), &[]), Ok(file.tiles));
        assert!(!file.title.is_empty());
    }
}

#[test]
fn a_record_replays_only_with_its_file() {
    let file: TileFile = example().parse().expect("a good example");
    let setup = Setup::new(file.tiles, 1).expect("a seat");
    let mut table = Table::<Streetcar>::new(setup);
    table.act(kernel::Seat::FIRST, "station 1 x0/y4".parse().expect("an action")).expect("it is legal");
    let text = Record::of(&table, None, None).expect("all is kept").to_string();
    assert!(Record::<Streetcar>::parse(&text).is_err(), "the file is not at hand");
    let record = Record::<Streetcar>::parse_with(&text, &["nonsense", example()]).expect("the file is at hand");
    assert_eq!(Table::replay(&record).expect("it replays"), table);
    // Another line end is the same file, another number is not.
    let mailed = example().replace('\n', "  \r\n");
    assert!(Record::<Streetcar>::parse_with(&text, &[&mailed]).is_ok());
    let other = example().replace("Y 5", "Y 6");
    assert!(Record::<Streetcar>::parse_with(&text, &[&other]).is_err());
}

#[test]
fn a_file_of_that_hash_that_holds_no_tiles_is_refused() {
    let text = "30-streetcar-rails tiles\ntitle Half\n";
    let setup = Streetcar::read_setup(&format!("tiles {} seats 1", ContentId::of(text)), Streetcar::RULES, &[text]);
    let reason =
        "the content file with that hash cannot be read: line 2: source: missing, write `source own` for example";
    assert_eq!(setup, Err(reason.to_owned()));
}

/// The refusal of the example with one text in the place of another.
#[track_caller]
fn check(from: &str, to: &str, expected: &str) {
    assert!(example().contains(from));
    let refused = example().replacen(from, to, 1).parse::<TileFile>().map_err(|it| it.to_string());
    assert_eq!(refused, Err(expected.to_owned()));
}

#[test]
fn bad_files_are_refused_with_line_field_and_reason() {
    check(
        "30-streetcar-rails tiles",
        "30-streetcar-rails board",
        "line 1: 30-streetcar-rails: expected `tiles`, found `board`",
    );
    check(
        "30-streetcar-rails tiles\n",
        "",
        "line 14: 30-streetcar-rails: missing, write `30-streetcar-rails tiles` for example",
    );
    check("title My copy without the rare tiles\n", "", "line 14: title: missing, write `title My copy` for example");
    check(
        "title My copy without the rare tiles",
        "title",
        "line 2: title: expected what the mix is called, found nothing",
    );
    check("title My", &format!("title {}", "long ".repeat(12)), "line 2: title: expected 60 letters at most, found 88");
    check("source own", "source memory", "line 3: source: expected reconstructed, printed or own, found `memory`");
    check("source own\n", "", "line 14: source: missing, write `source own` for example");
    check("S 10", "S many", "line 4: S: expected 0 to 255 tiles, found `many`");
    check("S 10", "S 256", "line 4: S: expected 0 to 255 tiles, found `256`");
    check("S 10", "S -1", "line 4: S: expected 0 to 255 tiles, found `-1`");
    check("S 10", "S", "line 4: S: expected 0 to 255 tiles, found ``");
    check("C 10", "S 10", "line 5: S: given twice");
    check("source own", "source own\nsource own", "line 4: source: given twice");
    check("C 10\n", "", "line 14: C: missing, write `C 0` for example");
    let fields = "expected 30-streetcar-rails, title, source or one of S C R L Y D W T O X Z M";
    check("C 10", "Q 10", &format!("line 5: Q: {fields}"));
    check("C 10", "s 10", &format!("line 5: s: {fields}"));
    check("S 10", "S 9", "line 15: M: expected 35 tiles or more in all, found 34");
    let empty = "".parse::<TileFile>().map_err(|it| it.to_string());
    assert_eq!(
        empty,
        Err("line 1: 30-streetcar-rails: missing, write `30-streetcar-rails tiles` for example".to_owned())
    );
}
