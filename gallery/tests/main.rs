//! Every game of the list is shown to everybody who shows games.

use draw::{Caption, Value, Words, sheet::Layout};
use kernel::{Dice, Form, Seat, Seed, Viewer};
use library::View;

/// A language that says the name of every message.
struct Names;

impl Words for Names {
    fn is_english(&self) -> bool {
        false
    }

    fn find(&self, id: &str, _: &[(&'static str, Value<'_>)]) -> Option<String> {
        Some(id.to_owned())
    }
}

/// Tables of all games and rule sets, where somebody must decide.
fn views() -> impl Iterator<Item = (&'static library::Entry, View)> {
    let dice = Dice::new(Seed::new([7; 32]), "example".parse().expect("a name"));
    let open = move |(entry, rules): (&'static library::Entry, &kernel::RuleSet)| {
        let mut host = entry.open(Some(rules.name), entry.seats.0).expect("a table");
        host.settle(&dice);
        (entry, host.view(Viewer::Referee))
    };
    library::GAMES.iter().flat_map(|entry| entry.rule_sets.iter().map(move |rules| (entry, rules))).map(open)
}

#[test]
fn every_game_has_a_screen_and_a_sheet_to_keep() {
    for (entry, view) in views() {
        for text in [
            gallery::screen(&view, Seat::FIRST),
            gallery::help(&view, Seat::FIRST),
            gallery::score(&view, Seat::FIRST),
            gallery::moment(&view, Seat::FIRST, "A title"),
        ] {
            assert!(!text.is_empty(), "{}", entry.name);
        }
        let caption = Caption { title: "A title", ..Caption::default() };
        let scene = gallery::keepsake(&view, Seat::FIRST, caption, &Names).expect("nothing is hidden from the referee");
        assert!(scene.texts().contains(&"A title"), "{}", entry.name);
        let stranger = Seat::new(7).expect("a seat");
        assert!(gallery::keepsake(&view, stranger, caption, &Names).is_none(), "{}", entry.name);
        assert_eq!(gallery::moment(&view, stranger, ""), "", "{}", entry.name);
    }
}

#[test]
fn what_can_be_printed_is_what_the_game_tells_of_itself() {
    for (entry, view) in views() {
        let has_sheets = entry.prints.iter().any(|it| it.form == Form::Sheets);
        let blank = gallery::blank(&view, "A title", Layout::Below, &Names);
        assert_eq!(blank.is_some(), has_sheets, "{}", entry.name);
        let has_pieces = gallery::supplies(&view, &Names).is_some_and(|it| !it.pieces.is_empty());
        assert!(has_sheets || has_pieces, "{} has something to play with", entry.name);
        assert!(!gallery::name(&view, &Names).is_empty());
    }
}

#[test]
fn pieces_of_a_game_are_of_one_size() {
    for (entry, view) in views() {
        let Some(supplies) = gallery::supplies(&view, &Names) else { continue };
        let size = supplies.pieces[0].size();
        for it in &supplies.pieces {
            assert_eq!((it.front.width, it.front.height), (size.x, size.y), "{}", entry.name);
            assert_eq!((it.back.width, it.back.height), (size.x, size.y), "{}", entry.name);
        }
    }
}

#[test]
fn every_word_of_a_picture_has_a_message() {
    for (entry, view) in views() {
        let Some(scene) = gallery::blank(&view, "", Layout::Below, &Names) else { continue };
        let ids: Vec<_> = gallery::glossary(&view).entries().map(|it| it.1).collect();
        for text in scene.texts() {
            let is_name = text.split(|it: char| !it.is_alphabetic()).all(|it| it.chars().count() < 2);
            assert!(is_name || ids.contains(&text), "`{text}` of {} has no words in other languages", entry.name);
        }
    }
}
