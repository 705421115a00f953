//! A sheet in an address: one letter for every square.

use thirty::{Mark, Pair, SheetFile, Station};
use track::{Border, Piece, Square};

use client::sheet::letters::{letter, numbers};

/// The sheet, as it stands behind the `#`.
///
/// 36 squares row by row, four stations and the bonus square, and then, if there are any, the shares in pairs of letters;
/// counted from one, with `-` for what is not there.
pub(super) fn write(file: &SheetFile) -> String {
    let sheet = &file.sheet;
    let mut res: String = Square::all()
        .map(|square| {
            letter(match sheet.mark(square) {
                Mark::Empty => 0,
                Mark::Mountain => 1,
                Mark::Mine => 2,
                Mark::Cross => 3,
                Mark::Track(piece) => 4 + piece.index(),
            })
        })
        .collect();
    res.push('.');
    res.extend(sheet.stations().map(|it| letter(it.map_or(0, |it| it.index() + 1))));
    res.push(letter(sheet.bonus_square().map_or(0, |it| it.index() + 1)));
    if Pair::ALL.into_iter().any(|it| sheet.shares(it) > 0) {
        res.push('.');
        for pair in Pair::ALL {
            let shares = usize::from(sheet.shares(pair));
            res.extend([letter(shares / 64), letter(shares % 64)]);
        }
    }
    res
}

/// The text of the sheet of these rules; `None` if none is written there.
pub(super) fn read(rules: &str, link: &str) -> Option<String> {
    let mut parts = link.split('.');
    let squares = numbers(parts.next()?)?;
    let ends = numbers(parts.next()?)?;
    if squares.len() != Square::COUNT || ends.len() != 5 {
        return None;
    }
    let mut lines = vec![format!("30-rails {rules}")];
    for (square, &mark) in Square::all().zip(&squares) {
        lines.push(match mark {
            0 => continue,
            1 => format!("mountain {square}"),
            2 => format!("mine {square}"),
            3 => format!("cross {square}"),
            n => format!("{square} = {}", Piece::at(n - 4)?),
        });
    }
    for (station, &end) in Station::ALL.into_iter().zip(&ends) {
        if let Some(n) = end.checked_sub(1) {
            lines.push(format!("station {station} {}", Border::at(n)?));
        }
    }
    if let Some(n) = ends[4].checked_sub(1) {
        lines.push(format!("bonus {}", Square::at(n)?));
    }
    if let Some(shares) = parts.next() {
        for (pair, digits) in Pair::ALL.into_iter().zip(numbers(shares)?.chunks(2)) {
            let [high, low] = digits else { return None };
            lines.push(format!("shares {pair} {}", high * 64 + low));
        }
    }
    Some(lines.join("\n"))
}

// All marks must fit the letters.
const _: () = assert!(4 + Piece::COUNT <= 64);

#[cfg(test)]
mod tests {
    use client::sheet::Sheet as _;

    use crate::Board;

    /// Links of version 0.1 keep their meaning.
    #[track_caller]
    fn check(text: &str, expected: &str) {
        let paper = Board.sketch(text).expect("a sheet");
        assert_eq!(Board.link(&paper), expected);
        let again = Board.of_link(paper.sheet, expected).expect("a link");
        assert_eq!(Board.sketch(&again), Ok(paper));
    }

    #[test]
    fn a_sheet_comes_back_from_its_link() {
        check(
            "30-rails basic\nmountain x2/y1\nmine x1/y1\nstation 1 x1/y0\nstation 4 x0/y6\nbonus x3/y1\nx6/y6 = 6h",
            "10---------------------------------O.0--N2",
        );
        check(
            "30-rails advanced\ncross x1/y1\nshares 1-2 7\nshares 3-4 180",
            "2-----------------------------------.-----.-6--------1o",
        );
        check("30-rails postal", "------------------------------------.-----");
    }

    #[test]
    fn what_is_no_link_is_no_sheet() {
        for link in ["", "1.2", "!-----------------------------------.-----"] {
            assert_eq!(Board.of_link("basic", link), None, "{link}");
        }
        // Two mines, and a border square that is not there.
        let two_mines = Board.of_link("basic", "11----------------------------------.-----").expect("letters");
        assert!(Board.sketch(&two_mines).is_err());
        assert_eq!(Board.of_link("basic", "------------------------------------.z----"), None);
    }
}
