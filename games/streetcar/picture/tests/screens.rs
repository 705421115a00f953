//! 30 Streetcar Rails at a terminal: that screens fit, and ask every viewer at every moment for what is legal.

use crate::common::{GAME, board, full_board, look_at_every_position, seats};
use kernel::{Seat, Turn, Viewer};
use streetcar::{Board, Tile, Tiles, Unseen};
use streetcar_picture::text;
use testing::strokes::is_sound;
use track::{Square, SquareSet};

#[test]
fn screens_fit_and_tell_every_viewer_something_at_every_moment() {
    let mut n_positions = 0;
    for (n_seats, seed) in [(1, 1), (1, 2), (1, 3), (2, 4), (3, 5), (12, 6)] {
        look_at_every_position(n_seats, seed, |host| {
            let viewers = [Viewer::Public, Viewer::Referee].into_iter().chain(seats(n_seats).take(3).map(Viewer::Seat));
            for viewer in viewers {
                let view = host.view(viewer);
                for seat in seats(n_seats).take(3) {
                    for words in [gallery::screen(&view, seat), gallery::help(&view, seat), gallery::score(&view, seat)]
                    {
                        assert!(!words.is_empty());
                        assert!(words.lines().all(|it| it.chars().count() <= 78), "{words}");
                        assert!(!words.lines().any(|it| it.ends_with(' ')), "{words}");
                    }
                }
                n_positions += 1;
            }
        });
    }
    assert!(n_positions > 1000, "{n_positions}");
    let host = library::find(GAME).expect("the game").open(None, 1).expect("an open game");
    let stranger = Seat::new(1).expect("a seat");
    assert_eq!(gallery::screen(&host.view(Viewer::Public), stranger), "", "there is no such board");
}

#[test]
fn what_the_screen_offers_as_an_example_is_legal() {
    let mut n_examples = 0;
    for seed in 0..6 {
        look_at_every_position(2, seed, |host| {
            let Turn::Seats(waiting) = host.turn() else { return };
            let seat = waiting.lowest().expect("somebody is waited for");
            let view = host.view(Viewer::Seat(seat));
            for words in [gallery::screen(&view, seat), gallery::help(&view, seat)] {
                let lines = words.lines().skip_while(|it| *it != "Type for example").skip(1);
                for line in lines.take_while(|it| it.starts_with("  ")) {
                    let example = line[2..].split("   ").next().and_then(|it| it.split(" with").next());
                    let example = example.and_then(|it| it.split(" face").next()).expect("an example").trim();
                    assert!(host.actions(seat).iter().any(|it| it == example), "{example}\n{words}");
                    n_examples += 1;
                }
            }
        });
    }
    assert!(n_examples > 1000, "{n_examples}");
}

#[test]
fn who_is_asked_is_told_what_and_who_is_not_waits() {
    look_at_every_position(3, 9, |host| {
        let Turn::Seats(waiting) = host.turn() else { return };
        for seat in seats(3) {
            let view = host.view(Viewer::Seat(seat));
            let is_asked = gallery::screen(&view, seat).contains("Type for example");
            assert_eq!(is_asked, waiting.contains(seat));
            assert_eq!(gallery::help(&view, seat) != "Nothing to decide now.\n", is_asked);
        }
    });
}

/// Set `BLESS` to write the map anew after a change of how boards look.
#[test]
fn a_full_board_looks_like_this() {
    let board = full_board();
    let page = draw::text::beside(&text::map(&board, SquareSet::ALL), &table(&board));
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/common/board.map");
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(path, &page).expect("the map can be written");
    }
    assert_eq!(page, std::fs::read_to_string(path).expect("the map is there"));
}

fn table(board: &Board) -> String {
    text::table(board, &Tiles::usual(), &Unseen::all(&Tiles::usual()))
}

#[test]
fn the_text_table_says_what_the_tally_says() {
    let board = board("30-streetcar-rails\nstation 1 x0/y1\nstation 2 x2/y0\nx1/y1 = Zb\nx2/y1 = Db\n");
    let rows: Vec<Vec<String>> =
        table(&board).lines().map(|it| it.split_whitespace().map(str::to_owned).collect()).collect();
    assert_eq!(rows[0], ["line", "points", "squares", "trees", "total"]);
    assert_eq!(rows[2], ["1-2", "3", "2", "1", "6"]);
    assert_eq!(rows[3], ["1-3", "-", "-", "-", "-"]);
    let drives = text::drives(&board);
    assert!(
        drives.starts_with("1-2: 1 + 2 for the stations, 2 squares passed, 1 tree: 6\n     x1/y1 x2/y1\n"),
        "{drives}"
    );
    assert!(drives.contains("2-3: not connected"), "{drives}");
}

#[test]
fn open_squares_are_marked() {
    let legal = SquareSet::only(Square::new(2, 5).expect("on the map"));
    let (plain, open) = (text::map(&Board::BLANK, SquareSet::EMPTY), text::map(&Board::BLANK, legal));
    assert_eq!((plain.matches('□').count(), open.matches('□').count()), (0, 1));
}

#[test]
fn track_ends_at_a_side_exactly_where_the_tile_joins_it_and_strokes_inside_meet() {
    for it in Tile::all() {
        is_sound(text::tile(it), it.joins());
    }
}
