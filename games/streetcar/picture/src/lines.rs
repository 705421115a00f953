//! The scored drives and those to the central station.

use streetcar::{Board, Pair, Station};
use track::Neighbour;

use super::words;
use draw::sheet::{
    course::Course,
    lines::{Line, Lines},
    palette::LIVERIES,
};

/// The drives of a board.
pub(super) fn of(board: &Board) -> Lines {
    let scored = |pair: Pair| {
        let (start, end) = (board.station(pair.ends().0)?, board.station(pair.ends().1)?);
        Some(Line {
            name: pair.to_string(),
            label: words::line(board, pair),
            livery: LIVERIES[pair.index()],
            course: Course::new(&board.route(pair)?, start, Neighbour::Border(end)),
        })
    };
    let link = |station: Station| {
        let end = Neighbour::Square(board.central()?);
        Some(Course::new(&board.central_route(station)?, board.station(station)?, end))
    };
    Lines::new(Pair::ALL.into_iter().filter_map(scored).collect(), Station::ALL.into_iter().filter_map(link).collect())
}
