//! What is put on a board of 30 Streetcar Rails by hand.

use client::{
    grid::Place,
    sheet::{
        Hands, Look, Sheet as _, Thing,
        edit::{Ground, Lines, is_free, turned},
    },
};
use library::Paper;
use streetcar::{BoardFile, Mark, Shape, Station, Tile};
use track::{Border, Joins, Network as _, Square};

use super::file;
use crate::Board;

/// The hands.
pub(super) struct OnSquares;

/// A thing by its code.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Named {
    Eraser,
    Station(Station),
    Zone,
    Central,
    /// A tile, whichever way round.
    Tile(Shape),
}

impl Named {
    fn all() -> Vec<Self> {
        let mut res = Station::ALL.map(Self::Station).to_vec();
        res.extend([Self::Zone, Self::Central]);
        res.extend(Shape::ALL.map(Self::Tile));
        res.push(Self::Eraser);
        res
    }

    fn find(code: &str) -> Option<Self> {
        Self::all().into_iter().find(|it| it.code() == code)
    }

    fn code(self) -> String {
        match self {
            Self::Eraser => client::sheet::ERASER.to_owned(),
            Self::Station(station) => format!("station-{station}"),
            Self::Zone => "zone".to_owned(),
            Self::Central => "central".to_owned(),
            Self::Tile(shape) => format!("tile-{}", shape.letter().to_ascii_lowercase()),
        }
    }

    fn thing(self) -> Thing {
        let (name, look) = match self {
            Self::Eraser => return Thing::eraser(),
            Self::Station(it) => {
                let name = it.to_string();
                (t!("streetcar-station", name = name.clone()), Look::Sign { name, is_town: false })
            }
            Self::Zone => (t!("streetcar-zone"), Look::Scene(streetcar_picture::zone())),
            Self::Central => (t!("streetcar-central"), Look::Scene(streetcar_picture::central())),
            Self::Tile(shape) => {
                (crate::words::shape(shape), Look::Scene(streetcar_picture::tile(Tile::new(shape, 0))))
            }
        };
        Thing { code: self.code(), name, look }
    }
}

impl Hands for OnSquares {
    fn things(&self, _sheet: &str) -> Vec<Thing> {
        Named::all().into_iter().map(Named::thing).collect()
    }

    fn of_key(&self, _sheet: &str, key: &str, is_border: bool) -> Option<String> {
        if matches!(key, "Delete" | "Backspace") {
            return Some(Named::Eraser.code());
        }
        if is_border {
            return key.parse().ok().and_then(Station::new).map(|it| Named::Station(it).code());
        }
        let shape = Shape::ALL.into_iter().find(|it| key.eq_ignore_ascii_case(&it.letter().to_string()))?;
        Some(Named::Tile(shape).code())
    }

    fn at(&self, paper: &Paper, place: Place) -> String {
        file(paper).map_or_else(String::new, |it| crate::words::at(&it.board, place))
    }

    fn is_free(&self, paper: &Paper, place: Place) -> bool {
        file(paper).is_some_and(|it| is_free(&OnBoard(it), place, |square| it.board.free().contains(square)))
    }

    fn put(&self, paper: &Paper, place: Place, thing: &str) -> Result<String, String> {
        let (Some(file), Some(thing)) = (file(paper), Named::find(thing)) else { return Ok(paper.text.clone()) };
        let old = Lines::of(&paper.text);
        let mut lines = old.clone();
        match (place.square(), place.border(), thing) {
            (Some(_), _, Named::Station(_)) => return Err(t!("sheet-refused-square")),
            (Some(square), ..) => {
                lines.clear(square, "bonus ");
                if let Some(fact) = fact(&file, &old, &mut lines, square, thing) {
                    lines.push(fact);
                }
            }
            (None, Some(border), Named::Eraser) => lines.put_station(None, border),
            (None, Some(border), Named::Station(station)) => lines.put_station(Some(&station.to_string()), border),
            (None, Some(_), _) => return Err(t!("sheet-refused-border")),
            (None, None, _) => {}
        }
        Board.sketch(&lines.text()).map(|it| it.text).map_err(|it| Board.fault(&it.reason))
    }
}

/// What is to be told of a square; what is there already goes away, and a tile is turned.
fn fact(file: &BoardFile, old: &Lines, lines: &mut Lines, square: Square, thing: Named) -> Option<String> {
    let fact = match thing {
        Named::Zone => format!("zone {square}"),
        Named::Central => {
            lines.remove("central ");
            format!("central {square}")
        }
        Named::Tile(shape) => {
            let ways: Vec<_> = Tile::of(shape).map(|it| (it.to_string(), it.joins())).collect();
            let there = match file.board.mark(square) {
                Mark::Track(tile) => Some(tile.to_string()),
                _ => None,
            };
            return Some(format!("{square} = {}", turned(&OnBoard(*file), square, there.as_deref(), &ways)));
        }
        Named::Eraser | Named::Station(_) => return None,
    };
    (!old.has(&fact)).then_some(fact)
}

struct OnBoard(BoardFile);

impl Ground for OnBoard {
    fn is_station(&self, border: Border) -> bool {
        self.0.board.stations().contains(&Some(border))
    }

    fn lying(&self, square: Square) -> (Joins, bool) {
        let board = &self.0.board;
        (board.joins(square), matches!(board.mark(square), Mark::Track(_)))
    }
}

#[cfg(test)]
mod tests {
    use client::{settings::speak, words::Language};

    use super::*;

    /// Puts things such as `zone 33` on a blank board; what the file says in the end.
    #[track_caller]
    fn check(deeds: &str, expected: &str) {
        let mut paper = Board.sketch("30-streetcar-rails").expect("a blank board");
        for deed in deeds.split(", ") {
            let (code, at) = deed.split_once(' ').expect("a thing and a place");
            let [x, y] = at.as_bytes() else { panic!("{at}") };
            let place = Place::new(x - b'0', y - b'0').expect("a place");
            paper = Board.sketch(&OnSquares.put(&paper, place, code).expect("a possible board")).expect("a board");
        }
        let text: Vec<_> = paper.text.lines().skip(2).collect();
        assert_eq!(text.join(", "), expected, "{deeds}");
    }

    #[test]
    fn things_are_put_turned_and_taken_away() {
        check("zone 33, central 34, tile-x 11", "zone x3/y3, central x3/y4, x1/y1 = Xa");
        check("station-1 04, tile-s 14, tile-s 24", "station 1 x0/y4, x1/y4 = Sb, x2/y4 = Sb");
        check("zone 33, zone 33", "");
        check("tile-r 33, eraser 33, station-2 04, eraser 04", "");
    }

    #[test]
    fn keys_and_things_go_together() {
        speak(Language::English);
        let check = |key, is_border, expected: Option<&str>| {
            assert_eq!(OnSquares.of_key("streetcar", key, is_border).as_deref(), expected, "{key} {is_border}");
        };
        check("r", false, Some("tile-r"));
        check("Enter", false, None);
        check("3", true, Some("station-3"));
        check("Delete", true, Some("eraser"));
        let codes: std::collections::BTreeSet<_> =
            OnSquares.things("streetcar").into_iter().map(|it| it.code).collect();
        assert_eq!(codes.len(), Named::all().len());
    }
}
