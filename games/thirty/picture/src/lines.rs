//! The scored lines and the links to the mine.

use thirty::{Pair, Station};
use track::Neighbour;

use super::{Picture, words};
use draw::sheet::{
    course::Course,
    lines::{Line, Lines},
    palette::LIVERIES,
};

/// The lines of a sheet.
pub(super) fn of(picture: &Picture<'_>) -> Lines {
    let sheet = picture.sheet;
    let scored = |pair: Pair| {
        let (start, end) = (sheet.station(pair.ends().0)?, sheet.station(pair.ends().1)?);
        Some(Line {
            name: pair.to_string(),
            label: words::line(picture, pair),
            livery: LIVERIES[pair.index()],
            course: Course::new(&sheet.route(pair)?, start, Neighbour::Border(end)),
        })
    };
    let link = |station: Station| {
        let end = Neighbour::Square(sheet.mine()?);
        Some(Course::new(&sheet.mine_route(station)?, sheet.station(station)?, end))
    };
    Lines::new(Pair::ALL.into_iter().filter_map(scored).collect(), Station::ALL.into_iter().filter_map(link).collect())
}
