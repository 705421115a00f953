//! A sheet in an address: one letter for every square, behind the `#`, so that no server hears of it.

use library::Paper;
use streetcar::{Shape, Tile, Tiles};
use thirty::{Mark, Pair, Station};
use track::{Border, Piece, Square};

use super::form::Form;

/// Letters that need no escape in an address.
const LETTERS: &[u8; 64] = b"-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz";

fn letter(number: usize) -> char {
    char::from(LETTERS[number % LETTERS.len()])
}

fn number(letter: char) -> Option<usize> {
    LETTERS.iter().position(|&it| char::from(it) == letter)
}

/// The sheet, as it stands behind the `#`.
///
/// The form, 36 squares row by row, four stations and the bonus square or the mix of tiles, and then, if there are any,
/// the shares in pairs of letters; counted from one, with `-` for what is not there.
pub(super) fn write(paper: &Paper) -> String {
    let mut res = format!("{}.", Form::of(paper).code());
    match paper {
        Paper::Thirty(file) => {
            let sheet = &file.sheet;
            res.extend(Square::all().map(|square| {
                letter(match sheet.mark(square) {
                    Mark::Empty => 0,
                    Mark::Mountain => 1,
                    Mark::Mine => 2,
                    Mark::Cross => 3,
                    Mark::Track(piece) => 4 + piece.index(),
                })
            }));
            res.push('.');
            res.extend(sheet.stations().map(|it| letter(it.map_or(0, |it| it.index() + 1))));
            res.push(letter(sheet.bonus_square().map_or(0, |it| it.index() + 1)));
            if Pair::ALL.into_iter().any(|it| sheet.shares(it) > 0) {
                res.push('.');
                for pair in Pair::ALL {
                    let shares = usize::from(sheet.shares(pair));
                    res.extend([letter(shares / LETTERS.len()), letter(shares % LETTERS.len())]);
                }
            }
        }
        Paper::Streetcar(file) => {
            let board = &file.board;
            res.extend(Square::all().map(|square| {
                letter(match board.mark(square) {
                    streetcar::Mark::Empty => 0,
                    streetcar::Mark::Zone => 1,
                    streetcar::Mark::Central => 2,
                    streetcar::Mark::Track(tile) => 4 + tile.index(),
                })
            }));
            res.push('.');
            res.extend(board.stations().map(|it| letter(it.map_or(0, |it| it.index() + 1))));
            let mix = Tiles::built_in().iter().position(|it| it.tiles.id() == file.tiles.id());
            res.push(letter(mix.unwrap_or(0)));
        }
    }
    res
}

/// The sheet behind a `#`; `None` if none is written there.
pub(super) fn read(text: &str) -> Option<Paper> {
    let mut parts = text.trim_start_matches('#').split('.');
    let form = Form::find(parts.next()?)?;
    let squares: Vec<_> = parts.next()?.chars().map(number).collect::<Option<_>>()?;
    let ends: Vec<_> = parts.next()?.chars().map(number).collect::<Option<_>>()?;
    if squares.len() != Square::COUNT || ends.len() != 5 {
        return None;
    }
    let mut lines = vec![form.head()];
    for (square, &mark) in Square::all().zip(&squares) {
        lines.push(fact(form, square, mark)?);
    }
    for (station, &end) in Station::ALL.into_iter().zip(&ends) {
        if let Some(n) = end.checked_sub(1) {
            lines.push(format!("station {station} {}", Border::at(n)?));
        }
    }
    if form == Form::Streetcar {
        let tiles = Tiles::built_in().get(ends[4])?;
        lines.push(format!("tiles {}", tiles.tiles.id()));
    } else if let Some(n) = ends[4].checked_sub(1) {
        lines.push(format!("bonus {}", Square::at(n)?));
    }
    if let Some(shares) = parts.next() {
        let numbers: Vec<_> = shares.chars().map(number).collect::<Option<_>>()?;
        for (pair, digits) in Pair::ALL.into_iter().zip(numbers.chunks(2)) {
            let [high, low] = digits else { return None };
            lines.push(format!("shares {pair} {}", high * LETTERS.len() + low));
        }
    }
    Paper::sketch(&lines.join("\n"), &[]).ok().map(|it| it.paper)
}

/// The line of a sheet file for a square, empty for an empty one; `None` for a letter that means nothing.
fn fact(form: Form, square: Square, mark: usize) -> Option<String> {
    let is_streetcar = form == Form::Streetcar;
    Some(match (mark, is_streetcar) {
        (0, _) => String::new(),
        (1, false) => format!("mountain {square}"),
        (2, false) => format!("mine {square}"),
        (3, false) => format!("cross {square}"),
        (1, true) => format!("zone {square}"),
        (2, true) => format!("central {square}"),
        (3, true) => return None,
        (n, false) => format!("{square} = {}", Piece::at(n - 4)?),
        (n, true) => format!("{square} = {}", Tile::at(n - 4)?),
    })
}

// All marks must fit the letters.
const _: () = assert!(4 + Piece::COUNT <= 64 && 4 + Tile::COUNT <= 64 && Shape::COUNT <= 64);

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, expected: &str) {
        let paper = Paper::sketch(text, &[]).expect("a sheet").paper;
        let link = write(&paper);
        assert_eq!(link, expected);
        assert_eq!(read(&format!("#{link}")), Some(paper));
    }

    #[test]
    fn a_sheet_comes_back_from_its_link() {
        check(
            "30-rails basic\nmountain x2/y1\nmine x1/y1\nstation 1 x1/y0\nstation 4 x0/y6\nbonus x3/y1\nx6/y6 = 6h",
            "basic.10---------------------------------O.0--N2",
        );
        check(
            "30-rails advanced\ncross x1/y1\nshares 1-2 7\nshares 3-4 180",
            "advanced.2-----------------------------------.-----.-6--------1o",
        );
        check("30-rails postal", "postal.------------------------------------.-----");
        check(
            "30-streetcar-rails\ntiles tiles-101\nzone x1/y1\ncentral x2/y1\nx3/y1 = Mb\nstation 2 x7/y1",
            "streetcar.01_---------------------------------.-6--0",
        );
    }

    #[test]
    fn what_is_no_link_is_no_sheet() {
        for text in ["", "#", "#main", "#basic", "#basic.1.2", "#basic.!-----------------------------------.-----"] {
            assert_eq!(read(text), None, "{text}");
        }
        // Two mines, and a border square that is not there.
        assert_eq!(read("basic.11----------------------------------.-----"), None);
        assert_eq!(read("basic.------------------------------------.z----"), None);
    }
}
