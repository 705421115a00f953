//! The pictures of the games on the start page of the browser client: finished positions, the map alone.

use draw::{
    railage, streetcar, svg,
    thirty::{self, Layout},
    village,
};
use kernel::{Seat, Viewer};
use library::View;

/// Compares a picture with its file; set `BLESS` to write it anew after a change of how games look.
#[track_caller]
fn check(name: &str, text: &str) {
    let path = format!("{}/../web/static/covers/cover-{name}.svg", env!("CARGO_MANIFEST_DIR"));
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(&path, text).expect("the picture can be written");
    }
    assert!(std::fs::read_to_string(&path).expect("the picture is there") == text, "{path} is out of date");
    assert!(text.len() < 160_000, "{path} is long for a cover");
}

/// The end of a recorded game, as everybody sees it.
fn end(record: &str) -> View {
    library::read(record, &[]).unwrap_or_else(|error| panic!("{error}")).host.view(Viewer::Referee)
}

#[test]
fn thirty_rails() {
    let file: ::thirty::SheetFile = include_str!("common/sheet.txt").parse().expect("a sheet file");
    let picture = thirty::Picture::new(&file.sheet, file.rules);
    check("30-rails", &svg::sheet(&thirty::Picture { layout: Layout::MapOnly, ..picture }));
}

#[test]
fn thirty_rails_by_post() {
    let file: ::thirty::SheetFile = include_str!("covers/30-rails-by-post.txt").parse().expect("a sheet file");
    let picture = thirty::Picture::new(&file.sheet, file.rules);
    check("30-rails-by-post", &svg::sheet(&thirty::Picture { layout: Layout::MapOnly, ..picture }));
}

#[test]
fn streetcars() {
    let file: ::streetcar::BoardFile = include_str!("covers/30-streetcar-rails.txt").parse().expect("a board file");
    let picture = streetcar::Picture { layout: Layout::MapOnly, ..streetcar::Picture::new(&file.board) };
    check("30-streetcar-rails", &svg::scene(&picture.scene(), "cover"));
}

#[test]
fn rail_age() {
    let View::Railage(view) = end(include_str!("covers/rail-age.rec")) else { panic!("a record of Rail Age") };
    let sheet = view.sheets[Seat::FIRST].as_ref().expect("nothing is hidden at the end");
    let picture = railage::Picture { layout: Layout::MapOnly, ..railage::Picture::new(&view.map, &sheet.sheet) };
    check("rail-age", &svg::scene(&picture.scene(), "cover"));
}

#[test]
fn village_rails() {
    let View::Village(view) = end(include_str!("covers/village-rails.rec")) else {
        panic!("a record of Village Rails")
    };
    let picture = village::Picture { layout: village::Layout::Below, ..village::Picture::new(&view, Seat::FIRST) };
    let mut scene = picture.scene();
    // The tableau is at the top; what stands below it is cut off.
    scene.height = scene.width;
    check("village-rails", &svg::scene(&scene, "cover"));
}
