//! Boards that are typed in: read, written again, scored, and refused with the line at fault.

use crate::common::{self, READY, play, seat, told};
use kernel::{Scratch, playout};
use streetcar::{BoardFile, Streetcar, Tally, Tiles};

/// A board that nobody has finished: 1-2 along row 4, and 3 beside the central station.
const FILE: &str = "\
# A board from the table.
30-streetcar-rails
tiles tiles-35

station 1 x0/y4
Station 2 X7/Y4
station 3 x4/y0
zone x3/y1
central x4/y1   # beside station 3
x1/y4 = Sb
x2 y4 = s b
3/4 Xa
x4/y4 = Sb
x5/y4 = Sb
x6/y4 = SB
";

#[test]
fn a_board_is_read_scored_and_written() {
    let file: BoardFile = common::read(FILE);
    // 1 + 2, six squares, one tree; one station at the central station.
    assert_eq!(told(&Tally::of(&file.board)), "1-2 3+6+1=10, central 3=2, total 12");
    let expected = format!(
        "30-streetcar-rails\ntiles {}\nstation 1 x0/y4\nstation 2 x7/y4\nstation 3 x4/y0\nzone x3/y1\ncentral x4/y1\n\
        x1/y4 = Sb\nx2/y4 = Sb\nx3/y4 = Xa\nx4/y4 = Sb\nx5/y4 = Sb\nx6/y4 = Sb\n",
        Tiles::usual().id()
    );
    assert_eq!(file.to_string(), expected);
    assert_eq!(common::read::<BoardFile>(&expected), file);
    // Line ends and a byte order mark as other machines have them.
    assert_eq!(common::read::<BoardFile>(&format!("\u{feff}{}", FILE.replace('\n', "\r\n"))), file);
    // The tiles may be left out.
    assert_eq!(common::read::<BoardFile>(&FILE.replace("tiles tiles-35\n", "")), file);
}

#[test]
fn every_board_of_a_game_reads_back() {
    let mut rng = fastrand::Rng::with_seed(4);
    let mut scratch = Scratch::default();
    for file in Tiles::built_in() {
        for _ in 0..300 {
            let mut game = <Streetcar as kernel::Game>::new(&streetcar::Setup::new(file.tiles, 1).expect("a seat"));
            playout(&mut game, &mut rng, &mut scratch);
            let written = BoardFile { tiles: file.tiles, board: *game.board(seat(0)) };
            assert_eq!(common::read::<BoardFile>(&written.to_string()), written);
        }
    }
    let board = *play(READY).state().board(seat(0));
    let written = BoardFile { tiles: Tiles::usual(), board };
    assert_eq!(common::read::<BoardFile>(&written.to_string()), written, "an unfinished board");
}

/// The refusal of these lines after `30-streetcar-rails`, which is line 1; they are split at semicolons.
#[track_caller]
fn check(lines: &str, expected: &str) {
    let text = format!("30-streetcar-rails\n{}", lines.split(';').map(str::trim).collect::<Vec<_>>().join("\n"));
    let refused = text.parse::<BoardFile>().map(|it| it.to_string()).map_err(|it| it.to_string());
    assert_eq!(refused, Err(expected.to_owned()), "{text}");
}

#[test]
fn impossible_boards_are_refused_with_their_line() {
    check("zone x1/y1; x1/y1 = Sa", "line 3: x1/y1 is taken by line 2 already");
    check("zone x2/y1; central x1/y1; zone x1/y1", "line 4: x1/y1 is taken by line 3 already");
    check("x1/y1 = Sa; x1/y1 = Sa", "line 3: x1/y1 is taken by line 2 already");
    check("zone x1/y1; central x2/y1; central x1/y2", "line 4: there is a central station already, on x2/y1");
    check("zone x1/y1; central x3/y1", "line 3: the central station on x3/y1 touches no zone");
    check("central x3/y1; zone x2/y2", "line 2: the central station on x3/y1 touches no zone");
    check("station 1 x0/y1; station 1 x1/y0", "line 3: station 1 is in line 2 already");
    check("station 1 x0/y1; station 2 x0/y4", "line 3: station 1 is on that side of the map already");
    check("30-streetcar-rails", "line 2: the game is named in line 1 already");
    check("tiles tiles-35; tiles tiles-101", "line 3: the tiles are named in line 2 already");
    check("x1/y1 = Xa; x2/y1 = Xa", "line 3: more tiles X than there are, which is 1");
    check(
        "zone x1/y4; station 1 x0/y4",
        "line 3: a zone in front of station 1 comes after the five of the setup, which are not all here",
    );
    // With five others it is a zone of a turn.
    let five =
        "30-streetcar-rails\nstation 1 x0/y4\nzone x1/y4\nzone x3/y1\nzone x3/y2\nzone x3/y3\nzone x3/y4\nzone x3/y5";
    assert!(five.parse::<BoardFile>().is_ok());
}

#[test]
fn a_shape_that_the_mix_lacks_is_refused() {
    let mix = common::PLENTY.replace("X 255", "X 0");
    let id = kernel::ContentId::of(&mix);
    let text = format!("30-streetcar-rails\nx1/y1 = Xa\ntiles {id}");
    let refused = BoardFile::read(&text, &[&mix]).map_err(|it| it.to_string());
    assert_eq!(refused, Err("line 2: there is no tile X among the tiles".to_owned()));
    let unknown = BoardFile::read(&text, &[]).map_err(|it| it.to_string());
    let reason = format!(
        "line 3: expected the tiles tiles-35, tiles-101 or the hash of a content file that is at hand, found `{id}`"
    );
    assert_eq!(unknown, Err(reason));
}

#[test]
fn too_many_tiles_are_refused() {
    let all: Vec<_> = (1..=6).flat_map(|y| (1..=6).map(move |x| format!("x{x}/y{y}"))).collect();
    let tiles: String = all[..31].iter().fold(String::new(), |text, it| format!("{text}{it} = Ca\n"));
    let id = kernel::ContentId::of(common::PLENTY);
    let read = |text: String| BoardFile::read(&text, &[common::PLENTY]).map_err(|it| it.to_string());
    assert_eq!(
        read(format!("30-streetcar-rails\ntiles {id}\n{tiles}")),
        Err("line 33: more than 30 tiles with track: the game has as many turns".to_owned())
    );
    let zones: String = all.iter().fold(String::new(), |text, it| format!("{text}zone {it}\n"));
    assert_eq!(
        read(format!("{zones}30-streetcar-rails")),
        Err("line 36: no square is left for the central station".to_owned())
    );
}

#[test]
fn what_cannot_be_read_is_refused_with_what_would_be_understood() {
    let any = "expected `30-streetcar-rails`, tiles, station, zone, central or a tile like `x5/y2 = Rb`";
    check("mine x1/y1", &format!("line 2: {any}, found `mine`"));
    check("remove x1/y1", &format!("line 2: {any}, found `remove`"));
    check("zone x7/y1", "line 2: expected a square, x1/y1 to x6/y6, found `x7/y1`");
    check("station 5 x0/y1", "line 2: expected a station, 1 to 4, found `5`");
    check("x1/y1 = Sc", "line 2: expected a straight, one of Sa, Sb, found `Sc`");
    check("x1/y1 = Sa b", "line 2: expected the end of the line, found `b`");
    let error = "zone x1/y1\n\n".parse::<BoardFile>().expect_err("no head");
    assert_eq!(error.to_string(), "line 2: a line `30-streetcar-rails` is missing");
    let error = "".parse::<BoardFile>().expect_err("no head");
    assert_eq!(error.line, 1);
    // The first line at fault is told, though the second is found earlier.
    check("zone x1/y1; central x3/y1; nonsense", "line 3: the central station on x3/y1 touches no zone");
}

#[test]
fn a_board_that_is_being_typed_in_may_wait_for_what_is_missing() {
    let text = "30-streetcar-rails\nstation 1 x0/y4\nzone x1/y4\ncentral x5/y5\nx1/y1 = Xa\nx2/y1 = Xa";
    let sketch = BoardFile::sketch(text, &[]).expect("nothing is there twice");
    let doubts: Vec<_> = sketch.doubts.iter().map(ToString::to_string).collect();
    assert_eq!(
        doubts,
        [
            "line 3: a zone in front of station 1 comes after the five of the setup, which are not all here",
            "line 4: the central station on x5/y5 touches no zone",
            "line 6: more tiles X than there are, which is 1",
        ]
    );
    assert_eq!(sketch.file.board.track().count(), 2);
    assert_eq!(BoardFile::read(text, &[]).expect_err("doubts").line, 3);
    let twice = BoardFile::sketch("30-streetcar-rails\nx1/y1 = Xa\nx1/y1 = Sa", &[]).expect_err("taken");
    assert_eq!(twice.to_string(), "line 3: x1/y1 is taken by line 2 already");
}
