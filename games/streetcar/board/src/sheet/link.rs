//! A board in an address: one letter for every square.

use streetcar::{BoardFile, Mark, Station, Tile, Tiles};
use track::{Border, Square};

use client::sheet::letters::{letter, numbers};

/// The board, as it stands behind the `#`: 36 squares row by row, four stations and the mix of tiles, counted from one,
/// with `-` for what is not there.
pub(super) fn write(file: &BoardFile) -> String {
    let board = &file.board;
    let mut res: String = Square::all()
        .map(|square| {
            letter(match board.mark(square) {
                Mark::Empty => 0,
                Mark::Zone => 1,
                Mark::Central => 2,
                Mark::Track(tile) => 4 + tile.index(),
            })
        })
        .collect();
    res.push('.');
    res.extend(board.stations().map(|it| letter(it.map_or(0, |it| it.index() + 1))));
    let mix = Tiles::built_in().iter().position(|it| it.tiles.id() == file.tiles.id());
    res.push(letter(mix.unwrap_or(0)));
    res
}

/// The text of the board; `None` if none is written there.
pub(super) fn read(link: &str) -> Option<String> {
    let mut parts = link.split('.');
    let squares = numbers(parts.next()?)?;
    let ends = numbers(parts.next()?)?;
    if squares.len() != Square::COUNT || ends.len() != 5 {
        return None;
    }
    let mut lines = vec!["30-streetcar-rails".to_owned()];
    for (square, &mark) in Square::all().zip(&squares) {
        lines.push(match mark {
            0 => continue,
            1 => format!("zone {square}"),
            2 => format!("central {square}"),
            n => format!("{square} = {}", Tile::at(n.checked_sub(4)?)?),
        });
    }
    for (station, &end) in Station::ALL.into_iter().zip(&ends) {
        if let Some(n) = end.checked_sub(1) {
            lines.push(format!("station {station} {}", Border::at(n)?));
        }
    }
    lines.push(format!("tiles {}", Tiles::built_in().get(ends[4])?.tiles.id()));
    Some(lines.join("\n"))
}

// All marks must fit the letters.
const _: () = assert!(4 + Tile::COUNT <= 64);

#[cfg(test)]
mod tests {
    use client::sheet::Sheet as _;

    use crate::Board;

    /// Links of version 0.1 keep their meaning.
    #[test]
    fn a_board_comes_back_from_its_link() {
        let text = "30-streetcar-rails\ntiles tiles-101\nzone x1/y1\ncentral x2/y1\nx3/y1 = Mb\nstation 2 x7/y1";
        let paper = Board.sketch(text).expect("a board");
        let link = Board.link(&paper);
        assert_eq!(link, "01_---------------------------------.-6--0");
        let again = Board.of_link("streetcar", &link).expect("a link");
        assert_eq!(Board.sketch(&again), Ok(paper));
        for wrong in
            ["", "01", "2-----------------------------------.-----", "------------------------------------.----z"]
        {
            assert_eq!(Board.of_link("streetcar", wrong), None, "{wrong}");
        }
    }
}
