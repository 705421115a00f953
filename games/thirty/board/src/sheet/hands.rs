//! What is put on a sheet of 30 Rails by hand.

use client::{
    grid::Place,
    sheet::{
        Hands, Look, Sheet as _, Thing,
        edit::{Ground, Lines, is_free, turned},
    },
};
use draw::sheet::piece;
use library::Paper;
use thirty::{Mark, RuleSet, SheetFile, Station};
use track::{Border, Joins, Kind, Network as _, Square};

use super::{file, rules};
use crate::Board;

/// Why nothing covers the bonus square.
const COVERED: &str = "thirty-fault-bonus-covered";

/// The hands.
pub(super) struct OnSquares;

/// A thing by its code.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Named {
    Eraser,
    Mark(&'static str, Mark),
    Bonus,
    Station(Station),
    /// Track, whichever way round.
    Piece(Kind),
}

impl Named {
    fn all(rules: RuleSet) -> Vec<Self> {
        let mut res = vec![Self::Mark("mountain", Mark::Mountain), Self::Mark("mine", Mark::Mine)];
        res.extend(Station::ALL.map(Self::Station));
        res.push(Self::Bonus);
        res.extend(Kind::ALL.map(Self::Piece));
        if rules != RuleSet::Basic {
            res.push(Self::Mark("cross", Mark::Cross));
        }
        res.push(Self::Eraser);
        res
    }

    fn find(rules: RuleSet, code: &str) -> Option<Self> {
        Self::all(rules).into_iter().find(|it| it.code() == code)
    }

    fn code(self) -> String {
        match self {
            Self::Eraser => client::sheet::ERASER.to_owned(),
            Self::Mark(name, _) => name.to_owned(),
            Self::Bonus => "bonus".to_owned(),
            Self::Station(station) => format!("station-{station}"),
            Self::Piece(kind) => format!("piece-{}", kind.die()),
        }
    }

    fn thing(self, rules: RuleSet) -> Thing {
        let is_town = rules == RuleSet::Postal;
        let (name, look) = match self {
            Self::Eraser => return Thing::eraser(),
            Self::Station(it) => {
                let name = rules.station(it);
                let called = if is_town {
                    t!("thirty-town", name = name.clone())
                } else {
                    t!("thirty-station", name = name.clone())
                };
                (called, Look::Sign { name, is_town })
            }
            Self::Mark(_, mark) => {
                let name = match mark {
                    Mark::Mountain => t!("thirty-mountain"),
                    Mark::Mine => t!("thirty-mine"),
                    _ => t!("thirty-thing-cross"),
                };
                (name, Look::Scene(thirty_picture::stamp(mark)))
            }
            Self::Bonus => (t!("thirty-bonus"), Look::Scene(thirty_picture::bonus_stamp())),
            Self::Piece(kind) => (crate::words::kind(kind), Look::Scene(piece(kind.piece(0)))),
        };
        Thing { code: self.code(), name, look }
    }
}

impl Hands for OnSquares {
    fn things(&self, sheet: &str) -> Vec<Thing> {
        let rules = rules(sheet);
        Named::all(rules).into_iter().map(|it| it.thing(rules)).collect()
    }

    fn of_key(&self, sheet: &str, key: &str, is_border: bool) -> Option<String> {
        if matches!(key, "Delete" | "Backspace") {
            return Some(Named::Eraser.code());
        }
        let number = key.parse::<u8>().ok();
        let named = if is_border {
            Named::Station(number.and_then(|it| Station::new(it.into()))?)
        } else if let Some(kind) = number.and_then(Kind::from_die) {
            Named::Piece(kind)
        } else {
            let code = match key {
                "m" => "mountain",
                "i" => "mine",
                "b" => "bonus",
                "x" => "cross",
                _ => return None,
            };
            Named::find(rules(sheet), code)?
        };
        Some(named.code())
    }

    fn at(&self, paper: &Paper, place: Place) -> String {
        file(paper).map_or_else(String::new, |it| crate::words::at(&it.sheet, it.rules, place))
    }

    fn is_free(&self, paper: &Paper, place: Place) -> bool {
        file(paper).is_some_and(|it| is_free(&OnSheet(it), place, |square| it.sheet.free().contains(square)))
    }

    fn put(&self, paper: &Paper, place: Place, thing: &str) -> Result<String, String> {
        let (Some(file), Some(thing)) = (file(paper), Named::find(rules(paper.sheet), thing)) else {
            return Ok(paper.text.clone());
        };
        let lines = match (place.square(), place.border()) {
            (Some(square), _) => on_square(&file, paper, square, thing)?,
            (None, Some(border)) => on_border(paper, border, thing)?,
            (None, None) => return Ok(paper.text.clone()),
        };
        let next = Board.sketch(&lines.text()).map_err(|it| Board.fault(&it.reason))?;
        // A later line cannot put this right.
        let covered = next.doubts.iter().find(|it| it.reason.id == COVERED);
        covered.map_or(Ok(next.text), |it| Err(Board.fault(&it.reason)))
    }
}

fn on_border(paper: &Paper, border: Border, thing: Named) -> Result<Lines, String> {
    let mut lines = Lines::of(&paper.text);
    match thing {
        Named::Eraser => lines.put_station(None, border),
        Named::Station(station) => lines.put_station(Some(&station.to_string()), border),
        _ => return Err(t!("sheet-refused-border")),
    }
    Ok(lines)
}

fn on_square(file: &SheetFile, paper: &Paper, square: Square, thing: Named) -> Result<Lines, String> {
    let old = Lines::of(&paper.text);
    let mut lines = old.clone();
    let was_there = lines.clear(square, "bonus ");
    let fact = match thing {
        Named::Station(_) => return Err(t!("sheet-refused-square")),
        Named::Bonus => {
            let fact = format!("bonus {square}");
            lines = old.clone();
            lines.remove("bonus ");
            Some(fact)
        }
        Named::Eraser => {
            if !was_there {
                lines.remove(&format!("bonus {square}"));
            }
            None
        }
        Named::Mark(name, mark) => {
            if mark == Mark::Mine {
                lines.remove("mine ");
            }
            Some(format!("{name} {square}"))
        }
        Named::Piece(kind) => {
            let ways: Vec<_> = kind.pieces().map(|it| (it.to_string(), it.joins())).collect();
            let there = match file.sheet.mark(square) {
                Mark::Track(piece) => Some(piece.to_string()),
                _ => None,
            };
            Some(format!("{square} = {}", turned(&OnSheet(*file), square, there.as_deref(), &ways)))
        }
    };
    // What is there already goes away; track is turned.
    let fact = fact.filter(|it| matches!(thing, Named::Piece(_)) || !old.has(it));
    if let Some(fact) = fact {
        lines.push(fact);
    }
    Ok(lines)
}

struct OnSheet(SheetFile);

impl Ground for OnSheet {
    fn is_station(&self, border: Border) -> bool {
        self.0.sheet.stations().contains(&Some(border))
    }

    fn lying(&self, square: Square) -> (Joins, bool) {
        let sheet = &self.0.sheet;
        (sheet.joins(square), matches!(sheet.mark(square), Mark::Track(_)))
    }
}

#[cfg(test)]
mod tests {
    use client::{settings::speak, words::Language};

    use super::*;

    /// Puts things such as `mountain 31` on a blank sheet; what the file says in the end, or the last refusal.
    #[track_caller]
    fn check(rules: &str, deeds: &str, expected: Result<&str, &str>) {
        speak(Language::English);
        let mut paper = Board.sketch(&format!("30-rails {rules}")).expect("a blank sheet");
        let mut refusal = None;
        for deed in deeds.split(", ") {
            let (code, at) = deed.split_once(' ').expect("a thing and a place");
            let [x, y] = at.as_bytes() else { panic!("{at}") };
            match OnSquares.put(&paper, Place::new(x - b'0', y - b'0').expect("a place"), code) {
                Ok(text) => paper = Board.sketch(&text).expect("a sheet"),
                Err(it) => refusal = Some(it),
            }
        }
        let text: Vec<_> = paper.text.lines().skip(1).collect();
        let found = refusal.map_or_else(|| Ok(text.join(", ")), Err);
        assert_eq!(found, expected.map(ToOwned::to_owned).map_err(ToOwned::to_owned), "{deeds}");
    }

    #[test]
    fn things_are_put_moved_and_taken_away() {
        check("basic", "mountain 31, mine 21, bonus 43", Ok("mountain x3/y1, mine x2/y1, bonus x4/y3"));
        check("basic", "mountain 31, mountain 31", Ok(""));
        check("basic", "mountain 31, mine 21, mine 41", Ok("mountain x3/y1, mine x4/y1"));
        check("basic", "mine 21", Ok("mine x2/y1"));
        check("basic", "bonus 43, bonus 44", Ok("bonus x4/y4"));
        check("basic", "bonus 43, bonus 43", Ok(""));
        check("basic", "bonus 43, piece-2 43, eraser 43", Ok("bonus x4/y3"));
        check("basic", "bonus 43, eraser 43", Ok(""));
        check("basic", "station-1 04, station-1 03", Ok("station 1 x0/y3"));
        check("basic", "station-1 04, station-2 04", Ok("station 2 x0/y4"));
        check("basic", "station-1 04, station-1 04", Ok(""));
        check("basic", "mountain 31, piece-1 31", Ok("x3/y1 = 1b"));
        check("advanced", "cross 11", Ok("cross x1/y1"));
    }

    #[test]
    fn what_cannot_be_is_refused_with_the_reason() {
        check("basic", "mountain 31, mountain 41", Err("Row 1 has a mountain already, on x3/y1. Rub it out first."));
        let taken = "Station 1 is on that side already, and every side has one station.";
        check("basic", "station-1 04, station-2 05", Err(taken));
        check("postal", "station-1 04, station-2 05", Err(&taken.replace('1', "A")));
        check("basic", "bonus 31, mountain 31", Err("The bonus square x3/y1 cannot be a mountain as well."));
        check("basic", "mine 31, bonus 31", Err("The bonus square x3/y1 cannot be the mine as well."));
        check("basic", "station-1 33", Err("Stations go on the border, around the squares."));
        check("basic", "mountain 04", Err("Only stations go on the border. Take one of them in your hand first."));
    }

    #[test]
    fn track_goes_on_where_it_can_and_is_turned_by_putting_it_again() {
        // From the station in the west to the east, and on to the south.
        check("basic", "station-1 04, piece-2 14", Ok("station 1 x0/y4, x1/y4 = 2b"));
        check("basic", "piece-2 14, piece-2 14", Ok("x1/y4 = 2b"));
        check("basic", "piece-2 34, piece-2 34, piece-2 34", Ok("x3/y4 = 2a"));
    }

    #[test]
    fn keys_put_what_belongs_to_the_sheet_and_the_place() {
        let check = |sheet, key, is_border, expected: Option<&str>| {
            assert_eq!(OnSquares.of_key(sheet, key, is_border).as_deref(), expected, "{sheet} {key} {is_border}");
        };
        check("basic", "6", false, Some("piece-6"));
        check("basic", "7", false, None);
        check("basic", "x", false, None);
        check("postal", "x", false, Some("cross"));
        check("basic", "4", true, Some("station-4"));
        check("basic", "5", true, None);
        check("basic", "Delete", true, Some("eraser"));
    }

    #[test]
    fn every_thing_has_a_name_of_its_own() {
        speak(Language::English);
        for rules in RuleSet::ALL {
            let mut codes: Vec<_> = OnSquares.things(rules.name()).into_iter().map(|it| it.code).collect();
            let n_things = codes.len();
            codes.sort_unstable();
            codes.dedup();
            assert_eq!(codes.len(), n_things);
        }
    }
}
