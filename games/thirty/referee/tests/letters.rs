//! Letters as people write them, each with what a careful referee would read in it.

use std::{env, fs, path::Path};

use crate::reading::shown;
use referee::{Letter, Roster};

/// Every letter in `tests/letters` is read as the file beside it says.
///
/// `BLESS=1` writes those files anew; look at them before you commit them.
#[test]
fn letters_are_read_as_they_are_meant() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/letters");
    let roster = Roster { game: "Rails-7", players: &["Anna", "Bernd", "Karl-Heinz"], writer: None };
    let mut names: Vec<_> = fs::read_dir(&folder).expect("a folder").map(|it| it.expect("a file").path()).collect();
    names.retain(|it| it.extension().is_some_and(|it| it == "txt"));
    names.sort();
    assert!(names.len() >= 25, "{} letters", names.len());
    for name in names {
        let text = fs::read_to_string(&name).expect("a letter");
        let read = shown(&Letter::read(&text, &roster));
        let expected = name.with_extension("expected");
        if env::var_os("BLESS").is_some() {
            fs::write(&expected, &read).expect("a writable folder");
        }
        assert_eq!(fs::read_to_string(&expected).expect("what is expected"), read, "{}", name.display());
    }
}
